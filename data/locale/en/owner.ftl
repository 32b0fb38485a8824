## For the people who run the bot

owner-only = Only the people who run me can do that. `/about` says who to ask.
owner-announce-ask = This would go to { $channels ->
    [one] { $channels } channel
   *[other] { $channels } channels
} with an open table, and mention nobody. I haven't sent it yet. To send it, type the command again with `sure: True`.
owner-announce-none = I can't reach any open table, so nobody would read it.
owner-announced = { $channels ->
    [one] Posted in { $channels } channel
   *[other] Posted in { $channels } channels
}{ $missed ->
    [0] .
    [one] ; { $missed } could not be reached.
   *[other] ; { $missed } could not be reached.
}
owner-announcement = 📣 From the people who run me: { $text }
owner-drain-on = I open no new tables or rematches now. Running games go on, and their boards say why. `/owner drain on: False` undoes this, and so does a restart.
owner-drain-off = New tables can be opened again.
owner-drain-running = { $running ->
    [one] { $running } game is running
   *[other] { $running } games are running
}; { $fresh ->
    [0] none
   *[other] { $fresh }
} moved in the last ten minutes. Type this again to see when a restart would interrupt nobody.
owner-drained-empty = No game is running. Restart me whenever you like.
owner-drained-idle = Nobody has moved for ten minutes in { $running ->
    [one] { $running } running game
   *[other] { $running } running games
}. A restart would interrupt nobody now.
board-draining = I'm about to restart, so I open no new tables now. This game goes on.

commands-owner = For the people who run me
commands-owner-announce = Post one message in every channel with an open table
commands-owner-announce-text = The text
commands-owner-announce-sure = Send it; without this I only say where it would go
commands-owner-drain = Stop opening new tables before a restart
commands-owner-drain-on = False lets tables open again
