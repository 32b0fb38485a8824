## Games that are over: lists, profiles, marks

history-title = 📜 { $name ->
    [outside] Your games alone and in chats
    [you] Your games here
   *[other] { $name }'s games here
}{ $leaves ->
    [1] {""}
   *[other] {" "}· page { $leaf } of { $leaves }
}
history-game = { $won ->
    [yes] 🥇 **{ $game }** · 1st
   *[no] **{ $game }** · { $place ->
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
} of { $seats }
history-gone = **{ $game }** · left early; a computer came { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $seats }
history-other = { $mate ->
    [yes] with { $name }
   *[no] { $place }. { $name } ({ $points })
}
    .words = { $mate ->
        [yes] together with { $name }
       *[no] { $name } { $place ->
            [1] 1st
            [2] 2nd
            [3] 3rd
           *[other] { $place }th
        }: { $amount }
    }
history-length = { $moves } moves · <t:{ $date }:d>
history-rated = 📈 rated
# below a list of games
history-numbers = First your place and points, then the others: place, name and points.
    .words = First your place and points, then the others: name, place and points.
history-somebody = somebody
history-signs = somebody whose name is all symbols
history-pick = Replay one of them
history-option = Table { $table } · { $game } · { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $seats }
    .words = Table { $table }, { $game }, { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    } of { $seats }
history-deal = { $sea ->
    [0] daily deal { $day }
   *[other] { $practice ->
        [yes] practice sea { $sea }
       *[no] sea { $sea }
    } of 7, { $won ->
        [yes] crossed
       *[no] lost
    }
}
history-deal-game = { $sea ->
    [0] 🃏
   *[other] ⛵
} **{ $game }** · { history-deal }
    -# { $points }{ $sea ->
        [0] {""}
       *[other] {" "}· 💨 { voyage-named }
    } · <t:{ $date }:d>
history-deal-option = Table { $table } · { $game } · { history-deal }
    .words = Table { $table }, { $game }, { history-deal }
history-none = { $name ->
    [you] { $what ->
        [all] You haven't finished a game in this server yet.
       *[game] You haven't finished a game of this kind in this server yet.
    }
   *[other] { $what ->
        [all] { $name } hasn't finished a game in this server yet.
       *[game] { $name } hasn't finished a game of this kind in this server yet.
    }
} { $alone ->
    [0] `/table open` starts one. A game that is ended early doesn't count.
    [one] You finished { $alone } game alone or in a chat: press **Alone and in chats**.
   *[other] You finished { $alone } games alone or in chats: press **Alone and in chats**.
}
history-unseen = { $count ->
    [one] { $count } game on this page was played where you can't look.
   *[other] { $count } games on this page were played where you can't look.
}
history-unlisted = { $name } keeps their games private. `/history` and `/profile` without a name show yours.
history-computer = { $name } is a bot and has no games. `/history` without a name shows yours.
history-left = That person isn't in this server, so I don't show their games. The games you played together are in your own `/history`.
history-evenings-title = 🌙 { $name ->
    [you] Your evenings here
   *[other] { $name }'s evenings here
}{ $leaves ->
    [1] {""}
   *[other] {" "}· page { $leaf } of { $leaves }
}
history-evening = { $seats ->
    [1] **{ $game }**
   *[other] { history-game }
} · { $games } games
history-evening-score = Players beaten: { $lead ->
    [several] **{ $leaders }, { $points } each**
   *[one] **{ $leaders } { $points }**
}{ $rest ->
    [none] {""}
   *[other] {" "}· { $rest }
}
history-evenings-pick = Look at an evening
history-evenings-button = Evenings
history-games-button = Games
history-outside-button = Alone and in chats
history-none-outside = You haven't finished a game alone or in a chat in the last 30 days. `/solo` starts one.
history-not-yours = That list is gone. `/history` shows yours.

profile-title = ⚓ { $name ->
    [you] { $where ->
        [server] You in this server
       *[chat] You alone
    }
   *[other] { $name } in this server
}
profile-count = { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $won } won
profile-game = **{ $game }**: { profile-count }
profile-favourite = 🤝 With { $name }: { $games ->
    [one] one game
   *[other] { $games } games
}, ahead in { $ahead } and behind in { $behind }
profile-evenings = 🌙 Evenings won: { $won } of { $count }
profile-together = ⚔️ You and { $name }: { $games ->
    [one] one game
   *[other] { $games } games
} against each other. You finished ahead in { $ahead } and behind in { $behind }.
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

mark-of-game = { $mark ->
    [win] first win
    [captain] a Captain beaten
    [sea] a sea crossed with all masts
   *[voyage] a voyage finished
}
mark-new = -# 🏅 New in your `/profile`: { $marks } ({ $game })
profile-firsts = 🏅 **{ $game }**: { $marks }
profile-next = 🎯 Next mark: { $mark ->
    [win] win a whole game of { $game }{ $sailed ->
        [yes] {" "}outside a voyage
       *[no] {""}
    }
    [captain] beat a Captain at { $game }
    [sea] cross a sea of { $game } with all masts
   *[voyage] finish a voyage whose last sea is { $game }
}.
mark-captain = Robbed the captain
mark-finish = Won by a single point
mark-comeback = Won from last place at half time

commands-history = See finished games and replay one; only you can see this
commands-history-member = Whose games (default: yours)
commands-history-game = Only this game
commands-profile = See what somebody's games here add up to; only you can see this
commands-profile-member = Whose profile (default: yours)
