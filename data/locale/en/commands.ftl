## Descriptions of the commands, at most 100 characters each

commands-table = Tables in this channel
commands-table-open = Open a table in this channel
commands-table-open-game = The game to play (default: 7 Seas)
commands-table-open-clock = Time for each turn
commands-table-open-thread = Give the table its own thread
commands-table-open-rated = Play for ratings: needs a limited turn time, and allows no computers or hints
commands-table-show = Post the table again at the bottom of this channel
commands-table-end = End the table in this channel; I ask you to confirm
commands-play = Play a card, or make any other move
commands-play-card = The card or move; the suggestions list everything you can do now
commands-play-take = The cards to take with it, if there is a choice
commands-mytables = List your tables here (in a direct message: everywhere), and whose turn it is
commands-night = Plan a club night, or look at the one in this channel
commands-hand = See your hand and any choice that waits for you; only you can see this
commands-hint = Ask a computer what to do now, and why
commands-solo = Play alone against the computer, anywhere; only you can see this
commands-solo-game = The game (default: 7 Seas)
commands-solo-level = How well the computers play (default: Deckhand)
commands-solo-seats = How many players, you included (default: 2 in 7 Seas, else 3)
commands-rules = Read the rules of a game in a minute
commands-rules-game = The game (default: the one in this channel)
commands-help = How to open a table and play

menu-challenge = Challenge
menu-profile = Profile

choice-deckhand = Deckhand
choice-mate = Mate
choice-captain = Captain
