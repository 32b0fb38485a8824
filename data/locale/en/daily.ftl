## The deal of the day

refusal-day-hint = No hints in a daily deal: everyone plays the same cards without help. **Rules** is behind **More**.
refusal-day-move = No move is taken back in a daily deal: everyone has one try. Your hand is below.

daily-title = { $game }, day { $day }
daily-hand = Daily deal: { $game }, day { $day }, against { $names } ({ $level })
daily-begin = The same cards for everyone today. One round, one try; no hints, and no move is taken back.
daily-late-note = The day of this deal is over. You can finish it, but it no longer counts; `/daily` has today's.
daily-score = Your result: **{ $points }**.
daily-par = Par: **{ $par }**, a Mate's result with the same cards. { $how ->
    [level] You are level with par.
    [better] You are { $by } better.
   *[worse] You are { $by } worse.
}
daily-beaten = You did better than **{ $percent } %** of { $others ->
    [one] one other player.
   *[other] { $others } other players.
}
daily-alone = { $over ->
    [yes] Nobody else finished this deal.
   *[no] You are the first to finish. `/daily` shows later how you did against others.
}
daily-streak = 🔥 { $days } days in a row.
daily-forgiven = You missed yesterday. One day a fortnight is forgiven, so your streak goes on.
daily-next = The next deal is { $game }. It opens <t:{ $at }:R>.
daily-late = You finished this deal after its day, so it doesn't count. The next one does.
daily-given-up = You ended this deal before its scoring, so it doesn't count. Each deal has one try.
daily-share-button = Share
daily-others-button = How others played it
daily-replay-button = Watch mine again
daily-play-button = Play today's deal
daily-share-par = { $squares } { $difference } on par{ $fewer ->
    [yes] {" "}(fewer is better)
   *[no] {""}
}
daily-share-beaten = better than { $percent } %
daily-share-streak = 🔥 { $days } days
    .words = { $days } days in a row
daily-shared-by = { $name } played the daily deal
daily-shared = Shared.
daily-shared-already = You have shared it here already.
daily-copy = I can't post here. Copy this:
daily-other = { $place }. { $name }: { $points }
daily-best = -# Best of all servers: { $name }: { $points }
daily-other-captain = -# By a Captain, { $name }: { $points }
daily-other-par = -# Par, by a Mate: { $points }
daily-you = you
daily-watch-option = Watch { $name }
daily-watch-placeholder = Watch somebody play it
daily-others-title = { $deal }: how others played it
daily-others-none = There is nobody else to watch yet. Look again later.
daily-others-wait = Finish your own deal first, so that nobody spoils it for you. `/daily` shows it.
daily-gone = That daily deal is gone. `/daily` has today's.
daily-export-later = You can save, check or show this game tomorrow: others still play its cards today.
profile-daily = 🃏 Daily deals: { $count } played, longest streak { $longest }{ $mark ->
    [0] {""}
   *[other] {" "}· 🏅 { $mark } days in a row
}

commands-daily = Play today's deal: the same cards for everyone, one round, one try

daily-morning-today = Today's daily deal is open: the same cards for everyone, one round, one try.
daily-morning = { $deal }: { $played ->
    [0] nobody here finished it.
    [one] one player finished it here.
   *[other] { $played } players finished it here.
}
daily-morning-called = 📣 { $mentions }
