## For the people who run the bot

owner-only = Only the people who run me can do that. `/about` says whom to ask.
owner-no-tables = No table is open.
owner-tables-title = { $servers ->
    [one] Tables in { $servers } server
   *[other] Tables in { $servers } servers
}: { $tables }
owner-tables-game = **{ $game }**: { $states }
owner-state = { $state ->
    [lobby] { $count } in the lobby
    [paused] { $count } paused
    [suspended] { $count } out of reach
   *[running] { $count } running
}
owner-tables-oldest = The oldest table was opened { $opened }: { $game }.
owner-tables-moves = The last move was made { $last }. { $fresh ->
    [0] No game
    [one] { $fresh } game
   *[other] { $fresh } games
} moved in the last ten minutes.
owner-tables-servers = In each server, the most first: { $counts }
owner-shards = My { $shards } connections to Discord: { $told }
owner-shard = { $online ->
    [true] shard { $shard }
   *[false] shard { $shard }, which is lost,
} with { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}
owner-announce-ask = This would be posted in { $channels ->
    [one] { $channels } channel
   *[other] { $channels } channels
} with an open table, without a mention. Nothing is sent yet: the same command with `sure: True` sends it.
owner-announce-none = No table is open that I can reach, so nobody would read it.
owner-announced = { $channels ->
    [one] Posted in { $channels } channel
   *[other] Posted in { $channels } channels
}{ $missed ->
    [0] .
    [one] ; { $missed } could not be reached.
   *[other] ; { $missed } could not be reached.
}
owner-announcement = 📣 From the people who run me: { $text }
owner-drain-on = No new tables open now, and no rematches. Running games go on, and their boards say why. `/owner drain on: False` takes it back, and so does a restart.
owner-drain-off = New tables can be opened again.
owner-drain-running = { $running ->
    [one] { $running } game is running
   *[other] { $running } games are running
}; { $fresh ->
    [0] none
   *[other] { $fresh }
} moved in the last ten minutes. I write to you when a restart interrupts nobody.
owner-drained-empty = No game is running. Restart me whenever you like.
owner-drained-idle = Nobody has moved for ten minutes, at { $running ->
    [one] { $running } running game
   *[other] { $running } running games
}. A restart interrupts nobody now.
board-draining = I'm about to restart, so no new tables open. This game goes on.

commands-owner = For the people who run me
commands-owner-tables = How many tables are open, by game and state
commands-owner-announce = Post one message in every channel with an open table
commands-owner-announce-text = Its text
commands-owner-announce-sure = Send it; without this I only say where it would go
commands-owner-drain = Open no new tables before a restart
commands-owner-drain-on = False takes it back
