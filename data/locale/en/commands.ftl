## Descriptions of the commands, at most 100 characters each

commands-table = Tables in this channel
commands-table-open = Open a table in this channel
commands-table-open-game = Which game to play (7 Seas if you don't say)
commands-table-open-clock = Time for each turn
commands-table-open-thread = Play in a thread of its own
commands-table-open-rated = Make it count for your ratings: with a clock, without computers or hints
commands-table-join = Take a seat at the table in this channel
commands-table-leave = Leave the table in this channel
commands-table-start = Deal the cards (the host)
commands-table-show = Post the table again at the bottom of this channel
commands-table-computer = Seat a computer player (the host)
commands-table-computer-level = How well it plays
commands-table-kick = Remove somebody from the table (the host); a computer plays on
commands-table-kick-member = The player; the suggestions are the people at this table
commands-table-clock = Set the time for each turn (the host), or propose it while a game runs
commands-table-clock-clock = Time for each turn, from now on
commands-table-host = Make somebody else at the table its host (the host)
commands-table-host-member = The new host; the suggestions are the people at this table
commands-table-seat = Give a free seat of a running game to somebody new (the host)
commands-table-seat-member = The new player; those who left get their own seat back
commands-table-end = End the table in this channel; asks once more
commands-play = Play a card, or make any other move of your game
commands-play-card = The card or move; the suggestions are all you may do now
commands-play-take = The cards to take with it, where there is a choice
commands-mytables = List your tables here (in private with me: everywhere), and whose turn it is
commands-hand = Look at your hand, and at any choice that waits for you; only you can see this
commands-hint = Ask a computer what to do now, and why
commands-solo = Play alone against the computer, anywhere; only you can see this
commands-solo-game = Which game (the one you left off if you choose nothing, else 7 Seas)
commands-solo-level = How well the computers play (Deckhand if you don't say)
commands-solo-seats = How many play, you included (as few as the game allows if you don't say)
commands-rules = Read the rules of a game in a minute
commands-rules-game = Which game (the one in this channel if you don't say)
commands-verify = Check that a game's cards were dealt as promised, when it is over
commands-verify-table = The number of a table (the last one in this channel if you don't say)
commands-help = How to open a table and play

menu-challenge = Challenge
menu-profile = Profile

choice-deckhand = Deckhand
choice-mate = Mate
choice-captain = Captain
