## The deal of the day

refusal-day-hint = No hints in a daily deal: everyone plays the same cards without help. **Rules** is under **More**.
refusal-day-move = You can't take moves back in a daily deal: everyone has one try. Your hand is below.

daily-title = { $game }, day { $day }
daily-hand = Daily deal: { $game }, day { $day }
daily-begin = Everyone gets the same cards today. You have one round and one try, without hints or taking moves back.
daily-late-note = This deal's day is over. You can finish it, but it won't count. `/daily` has today's deal.
daily-score = Your result: **{ $points }**.
daily-par = Par: **{ $par }**, a Mate's result with the same cards. { $how ->
    [level] You matched it.
    [better] You beat it by { $by }.
   *[worse] You missed it by { $by }.
}
daily-beaten = You did better than **{ $percent }%** of { $others ->
    [one] one other player.
   *[other] { $others } other players.
}
daily-alone = { $over ->
    [yes] Nobody else finished this deal.
   *[no] You're the first to finish. Type `/daily` again later to see how others did.
}
daily-streak = 🔥 { $days } days in a row.
daily-forgiven = You missed yesterday. I forgive one missed day a fortnight, so your streak goes on.
daily-next = The next deal is { $game }. It opens <t:{ $at }:R>.
daily-late = You finished this deal after its day, so it doesn't count. The next one does.
daily-given-up = You ended this deal before the scoring, so it doesn't count. You get one try at each deal.
daily-share-button = Share
daily-others-button = How others played it
daily-replay-button = Watch mine again
daily-play-button = Play today's deal
daily-share-par = { $squares } { $difference } against par{ $fewer ->
    [yes] {" "}(fewer is better)
   *[no] {""}
}
daily-share-beaten = better than { $percent }%
daily-share-streak = 🔥 { $days } days
    .words = { $days } days in a row
daily-shared-by = { $name } played the daily deal
daily-shared = Shared.
daily-shared-already = You've already shared it here.
daily-copy = { $who ->
        [writer] You can't post here. Copy this:
       *[bot] I can't post here. Copy this:
    }
daily-other = { $place }. { $name }: { $points }
daily-best = -# Best across all servers: { $name }, { $points }
daily-other-captain = -# For comparison: Captain { $name }, { $points }
daily-other-par = -# For comparison: par (a Mate), { $points }
daily-you = You
daily-watch-option = Watch { $name }
daily-watch-placeholder = Watch somebody play it
daily-others-title = { $deal }: how others played it
daily-others-none = There's nobody else to watch yet. Try again later.
daily-others-wait = Finish your own deal first, so nobody spoils it for you. `/daily` opens it.
daily-gone = That daily deal is gone. `/daily` has today's.
daily-export-later = You can save, check or show this game tomorrow. Others are still playing its cards today.
profile-daily = 🃏 Daily deals: { $count } played, longest streak { $longest }{ $mark ->
    [0] {""}
   *[other] {" "}· 🏅 { $mark } days in a row
}

commands-daily = Play today's deal: the same cards for everyone, one round, one try

daily-morning-today = Today's daily deal is open: the same cards for everyone, one round, one try.
daily-morning = { $deal }: { $played ->
    [0] nobody here has finished it.
    [one] one player finished it here.
   *[other] { $played } players finished it here.
}
daily-morning-called = 📣 { $mentions }
