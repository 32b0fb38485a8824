## The deal of the day

refusal-day-hint = No hints in a daily deal: everyone plays the same cards without help. **Rules** is under **More**.
refusal-day-move = You can't take moves back in a daily deal: everyone has one try. Your hand is below.
refusal-day-played = You've played today's deal and deleted your data since, so I can't show it again. The next one is dealt at midnight UTC.

daily-title = { $game }, daily deal { $day }
daily-hand = Daily deal { $day }: { $game }
daily-intro = Everyone in the world gets these cards today, against the same three Mates.
    - **One try**, about three minutes. No hints, and no move can be taken back.
    - **What counts**: your result after { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }. Then you see how many of 100 computers you beat.
    - **Time**: finish it by <t:{ $at }:t>. You can pause.
    - **Streak**: { $days ->
        [0] it begins with this deal.
        [one] { $days } daily deal so far.
       *[other] { $days } daily deals in a row so far.
    }
daily-begin-button = Begin
daily-until = -# One try: finish it by <t:{ $at }:t>.
daily-grace-note = This is yesterday's deal. If you finish it by <t:{ $at }:t>, it counts for yesterday.
daily-yesterday = -# Yesterday: { $crew ->
    [yes] better than { $score } of 100 computers,{" "}
   *[no] {""}
}{ $where ->
    [here] place { $place } of { $played } people here.
   *[everywhere] place { $place } of { $played } people everywhere.
}
daily-late-note = This deal's day is over. You can finish it, but it won't count. `/daily` has today's deal.
daily-score = Your result: **{ $points }**.
daily-crew = Better than **{ $score }** of 100 computers.
daily-captain = -# { $end ->
    [level] The Captain made { $own }, too.
    [won] You beat the Captain, who made { $best }.
   *[lost] The Captain beat you, making { $best }.
}
daily-first = -# { $by ->
    [you] Your first choice: { $move } { $members ->
        [0] None of the 100 chose it.
       *[other] { $members } of the 100 chose it, too, and beat { $percent } on average.
    }
    [captain] The Captain: { $move } This one game, luck included, beat { $percent } of the 100.
   *[crew] Favourite: { $move } { $members } of the 100, who beat { $percent } on average.
}
daily-crew-plays = The 100 computers are still playing this deal. Your score comes when they have finished.
# a histogram, and below it the mark of one's own place
daily-crew-drawn =
    ```
    { $blocks }
    ```
    -# Computers: { $low } to { $high } (best), { $mean } on average.
# the same for a screen reader
daily-crew-listed = The computers: { $bars }, { $mean } on average. Yours is { $points }.
daily-crew-bar = { $members ->
    [one] { $members } computer
   *[other] { $members } computers
} with { $ends ->
    [1] { $most }
   *[2] { $least } to { $most }
}
daily-here = -# Here: place { $place } of { $played } people{ $percent ->
    [none] {""}
   *[other] , above { $percent }%
}
daily-everywhere = -# Everywhere: place { $place } of { $played } people{ $percent ->
    [none] {""}
   *[other] , above { $percent }%
}
daily-alone = { $over ->
    [yes] Nobody else finished this deal.
   *[no] You're the first to finish.
}
daily-streak = -# 🔥 { $days ->
    [one] { $days } day
   *[other] { $days } days
} in a row.{ $forgiven ->
    [yes] {" "}Yesterday is forgiven.
   *[no] {""}
}
waits-next = { $sea ->
    [0] {""}
   *[other] -# { $practice ->
            [yes] Practice waits:
           *[no] { $sea ->
                [1] A voyage waits:
               *[other] Your voyage waits:
            }
        }{" "}{ voyage-state }, against { $rivals }.
        {""}
}-# 🃏 **Next, at <t:{ $at }:t>: { $game }**, new cards for everyone{ $voyage ->
    [yes] , a new voyage of the week
   *[no] {""}
}{ $puzzles ->
    [0] {""}
    [one] , { $puzzles } puzzle
   *[other] , { $puzzles } puzzles
}{ $own ->
    [0] {""}
    [review] {""} (**What did I miss?** adds your own moments)
   *[other] {""} ({ $own } of your own moments)
}.{ $days ->
    [0] {""}
    [one] {" "}Your streak: { $days } day.
   *[other] {" "}Your streak: 🔥 { $days } days.
}
daily-late = You finished this deal after its day, so it doesn't count. The next one does.
daily-given-up = You ended this deal before the scoring, so it doesn't count. You get one try at each deal.
daily-share-button = Share
daily-others-button = How others did
daily-replay-button = Watch mine again
daily-play-button = { $done ->
    [yes] Today's deal: your result
   *[no] Play today's deal
}
daily-share-line = { $deal }: better than { $score } of 100 computers { $squares } (25 computers for each green square){ $days ->
    [0] {""}
   *[other] , 🔥 { $days } days
}
    .words = { $deal }: better than { $score } of 100 computers{ $days ->
        [0] {""}
       *[other] , { $days } days in a row
    }
daily-scoring-button = Last round
daily-remind-button = Remind me
daily-unremind-button = Stop reminding me
daily-reminded = { $without ->
    [nothing] The morning post in { $channel } will mention you each day.
    [unwanted] The morning post in { $channel } would mention you, but `/preferences` says never to.
    [quiet] The morning post in { $channel } comes in your quiet hours, so it won't mention you.
    [unseen] You can't see { $channel }, so the morning post there won't mention you.
   *[unasked] The morning post doesn't mention you.
}
daily-shared-by = { $name } played the daily deal
daily-shared = Shared.
daily-other = { $place }. { $name }: { $points }
daily-best = -# Best across all servers: { $name }, { $points }
daily-crew-is = -# The 100 computers are 50 Deckhands and 50 Mates, a crew of mixed strength. They have your cards, against the same three Mates.
daily-you = You
daily-watch-option = Watch { $name }
daily-watch-placeholder = Watch somebody play it
daily-others-title = How others played it
daily-others-none = There's nobody else to watch yet. Try again later.
daily-others-wait = Finish your own deal first, so nobody spoils it for you. `/daily` opens it.
daily-gone = That daily deal is gone. `/daily` has today's.
daily-export-later = You can save, check or show this game once its day or week is over. Others are still playing its cards.
profile-daily = 🃏 Daily deals: { $count } played, longest streak { $longest }{ $mark ->
    [0] {""}
   *[other] {" "}· 🏅 { $mark } days in a row
}

commands-daily = Play today's deal: the same cards for everyone, one try

daily-morning-today = Today's daily deal is open: the same cards for everyone, one try.
daily-morning = { $deal }: { $played ->
    [0] nobody here has finished it.
    [one] one player finished it here.
   *[other] { $played } players finished it here.
}
daily-week-title = { $when ->
    [now] **This week's daily deals**
   *[last] **Last week's table**
}, the best five scores of each
daily-week-line = { $place }. { $name }: { $total } ({ $days ->
    [one] { $days } day
   *[other] { $days } days
})
daily-week-own = 🗓️ Computers beaten in this week's daily deals, of 100 each: { $days }. Best five together: { $total }.
daily-week-day = { $day ->
    [1] Mon
    [2] Tue
    [3] Wed
    [4] Thu
    [5] Fri
    [6] Sat
   *[7] Sun
} { $score }
    .words = { $day ->
        [1] Monday
        [2] Tuesday
        [3] Wednesday
        [4] Thursday
        [5] Friday
        [6] Saturday
       *[7] Sunday
    } { $score }
daily-morning-called = 📣 { $mentions }

## A duel: the same cards for a friend

duel-button = Duel
refusal-duel-hint = No hints in a duel: you both play the same cards without help. **Rules** is under **More**.
refusal-duel-move = You can't take moves back in a duel. Your hand is below.
duel-asked = ⚔️ { $to ->
    [none] {""}
   *[other] **{ $to }**,{" "}
}{ $kind ->
    [day] **{ $name }** asks for a duel in the daily deal, { $game }. You play the same cards, without hints.
    [again] **{ $name }** wants a rematch in { $game }, with other cards. You play the same ones, without hints.
   *[first] **{ $name }** asks for a duel in { $game }. You play the same cards, without hints.
} Take the duel within a week, and the result comes here.{ $to ->
    [none] {""}
   *[other] {" "}Only **{ $to }** can take it.
}
duel-whom = Who plays your cards? Let anybody here take the duel, or pick one person.
duel-anybody-button = Anybody here
duel-one = Or one person
duel-posted = The duel is in the channel now. Once a friend has played your cards, that message shows the result. You also see it the next time you press a button here.
duel-before = { $kind ->
    [again] 🔁 A rematch is a whole game of { $game } with other cards. You play them first, against computers.
   *[game] ⚔️ **{ $name }** challenges you in { $game }. You play the same cards against computers. You win if your result is better than { $name }'s.
} There are no hints, and no move can be taken back.{ $kind ->
    [again] {""}
    [today]
        {""}
        {""}**It's your one try at today's daily deal**, and it counts. It takes about three minutes.
    [deal]
        {""}
        It's the daily deal of a past day. It takes about three minutes.
   *[game]
        {""}
        It's a whole game, for the duel alone.
}
duel-begun = These are the cards of { $name }. Once you're both done, you see the result here and in the message of the duel.
duel-refused = { $why ->
    [own] These are your own cards. Somebody else can play them here.
    [named] This duel is for somebody else.
    [whom] Pick another person. You can't duel with yourself or with a bot.
    [late] This duel is over: it was open for a week.
    [played] You've played these cards already.
    [first] Your first try with these cards is what counts: offer a duel from its end.
    [others] This rematch is for the two who played the duel.
    [again] A rematch has begun already: its message is further down.
    [asked] You've already posted this duel here. Scroll up to see it.
    [alone] A duel needs others: press **Duel** in a channel or in a group chat.
   *[gone] These cards aren't stored any more.
}
duel-told = { $end ->
    [won] ⚔️ You win the duel with **{ $name }** in { $game }{ $tie ->
        [yes] {""} after a tie, { $own } each.
       *[no] , { $own } to { $other }.
    }
    [lost] ⚔️ **{ $name }** wins your duel in { $game }{ $tie ->
        [yes] {""} after a tie, { $own } each.
       *[no] , { $other } to { $own }.
    }
    [level] ⚔️ Your duel with **{ $name }** in { $game } is a draw: { $own } each.
    [wins] ⚔️ **{ $winner }** wins the duel with **{ $name }** in { $game }{ $tie ->
        [yes] {""} after a tie, { $own } each.
       *[no] , { $own } to { $other }.
    }
    [draws] ⚔️ The duel of **{ $winner }** and **{ $name }** in { $game } is a draw: { $own } each.
   *[void] ⚔️ Your duel in { $game } has no result: one of you ended the game early, or it isn't stored any more.
}
duel-game = -# { $name }'s game: { $seats }
duel-seat = { $name } { $points }
duel-again-button = Rematch
duel-again-begun = You play the cards of the rematch first, without hints. The new message in the channel has them for your friend.
