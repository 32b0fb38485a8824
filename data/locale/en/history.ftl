## Games that are over: lists, profiles, marks

history-title = 📜 { $name ->
    [you] Your games here
   *[other] { $name }'s games here
}{ $leaves ->
    [1] {""}
   *[other] {" "}· page { $leaf } of { $leaves }
}
history-game = { $won ->
    [yes] 🥇 **{ $game }** · first
   *[no] **{ $game }** · place { $place }
} of { $seats }
history-points = { $points ->
    [one] one point
   *[other] { $points } points
}
history-other = { $mate ->
    [yes] with { $name }
   *[no] { $place }. { $name } ({ $points })
}
    .words = { $mate ->
        [yes] together with { $name }
       *[no] { $name } at place { $place } with { $points ->
            [one] one point
           *[other] { $points } points
        }
    }
history-length = { $moves } moves in { $time } · <t:{ $date }:d>
history-time = { $unit ->
    [days] { $count } days
    [hours] { $count } hours
   *[minutes] { $count ->
        [one] a minute
       *[other] { $count } minutes
    }
}
history-somebody = somebody
history-signs = somebody with a name of symbols
history-pick = Replay one of them
history-option = No. { $table } · { $game } · place { $place } of { $seats }
    .words = Table { $table }, { $game }, place { $place } of { $seats }
history-newer-button = ◀ Newer
history-older-button = Older ▶
history-none = { $name ->
    [you] { $what ->
        [all] You haven't finished a game in this server yet.
       *[game] You haven't finished a game of this kind in this server yet.
    }
   *[other] { $what ->
        [all] { $name } hasn't finished a game in this server yet.
       *[game] { $name } hasn't finished a game of this kind in this server yet.
    }
} `/table open` starts one. A game that is ended early doesn't count.
history-unlisted = { $name } doesn't want to be listed. `/history` and `/profile` by themselves show yours.
history-computer = { $name } is a bot and has no games. `/history` by itself shows yours.
history-left = That person isn't in this server, so I don't show their games. Games that you played together are in your own `/history`.
history-practice-button = Practice
history-no-practice = You have finished no practice game in the last 30 days. `/solo` opens one.
history-not-yours = That list is gone. `/history` shows yours.

profile-title = ⚓ { $name ->
    [you] You in this server
   *[other] { $name } in this server
}
profile-count = { $games ->
    [one] one game
   *[other] { $games } games
}, { $won } won
profile-game = **{ $game }**: { $count }
profile-points = best { $best }, worst { $worst } points
profile-seats = with { $seats }: { $won } of { $games } won
profile-streak = 🔥 Longest run: { $count } wins in a row
profile-favourite = 🤝 Met most often: { $name }, in { $games ->
    [one] one game
   *[other] { $games } games
}
profile-together = ⚔️ You and { $name }: { $games ->
    [one] one game
   *[other] { $games } games
} against each other, you ahead in { $ahead }, behind in { $behind }
profile-never-met = ⚔️ You and { $name } haven't played against each other here yet.
profile-marks = **Marks**
profile-mark = 🏷️ { $mark }{ $count ->
    [one] {""}
   *[other] {" "}× { $count }
}
    .words = { $mark }{ $count ->
        [one] {""}
       *[other] , { $count } times
    }
profile-post-button = Post it here
profile-posted = Your profile is in this channel now.
profile-not-posted = Discord didn't let me post it here.

mark-captain = Robbed the captain
mark-finish = Won by a single point
mark-comeback = Was last at half time, and won
mark-seven-seas-clearings = Swept the sea thrice in one round
mark-seven-seas-pirate = Nicked a pirate unnoticed
mark-seven-seas-sweep = Took all five categories of a round
mark-seven-seas-clean-hands = Could have nicked, and kept clean hands
mark-letter-of-marque-seven-home = Brought the seven home unarmed
mark-letter-of-marque-guns = Was attacked four times, always armed
mark-letter-of-marque-no-shot = Won without firing a shot
mark-seven-sevens = Made four Sevens in one round
mark-seven-tall = Made a Seven of eight cards
mark-seven-no-penalty = Won without a penalty card
mark-seven-seals-nothing = Predicted nothing and meant it
mark-seven-seals-sharp = Predicted five tricks to the colour
mark-seven-seals-robber = Took two seals from others in one round
mark-seven-seals-sabotage = Sabotaged without a scratch

commands-history = Look at finished games and replay one; only you can see this
commands-history-member = Whose; your own if you don't say
commands-history-game = Only this game
commands-profile = Look at what somebody's games here add up to; only you can see this
commands-profile-member = Whose; your own if you don't say
