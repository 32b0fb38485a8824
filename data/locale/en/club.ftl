## A club night: its announcement

club-title = 🌙 Club night: { $game }
club-rounds = { $rounds ->
    [one] { $rounds } deal
   *[other] { $rounds } deals
}
club-length = about { $minutes } minutes
club-facts = { club-rounds }, { club-length } · { $seats } at a table, computers on empty seats · { clock-time } a turn{ $rated ->
    [yes] {" "}· rated
   *[no] {""}
}
club-when = **Start:** { $now ->
    [yes] { $minutes } minutes after two people are here. Without two in { $late } minutes, I call it off.
    [waits] { $minutes } minutes after two people are here. If there aren't two by { $at }, I call the night off.
   *[no] { $at }{ $weekly ->
        [yes] , then every week
       *[no] {""}
    }
}
club-host = Planned by { $host }.
club-how = Every table gets the same cards, and so do { $field } tables of computers. You're compared with everybody who holds yours at another table. { $deal ->
    [0] A deal is a whole game.
    [one] A deal has { $deal } round.
   *[other] A deal has { $deal } rounds.
}
club-asked = Press **I'm coming** now, and **I'm here** from { $opens } on.
club-coming = { $count ->
    [0] Nobody is coming yet.
   *[other] **Coming: { $count }** · { $names }
}{ $others ->
    [0] {""}
   *[other] {" "}and { $others } more
}
club-open = { $when ->
    [none] **Press I'm here** to get a seat.
   *[start] **Press I'm here** before the start.
}
club-here = { $count ->
    [0] Nobody is here yet.
   *[other] **Here: { $count }** · { $names }
}{ $others ->
    [0] {""}
   *[other] {" "}and { $others } more
}{ $tables ->
    [0] {""}
    [one] {" "}· Now that makes { $tables } table{ $computers ->
        [0] {" "}without computers
        [one] {" "}with { $computers } computer
       *[other] {" "}with { $computers } computers
    }
   *[other] {" "}· Now that makes { $tables } tables{ $computers ->
        [0] {" "}without computers
        [one] {" "}with { $computers } computer
       *[other] {" "}with { $computers } computers
    }
}
club-missing = **Expected: { $count }** · { $names }{ $others ->
    [0] {""}
   *[other] {" "}and { $others } more
}
club-absent = **Can't: { $count }**
club-round = { $tables ->
    [one] **Deal { $round } of { $rounds }** is under way at { $tables } table. It usually takes { $minutes } minutes. Computers finish what is still open at { $until } ({ $left }).
   *[other] **Deal { $round } of { $rounds }** is under way at { $tables } tables. It usually takes { $minutes } minutes. Computers finish what is still open at { $until } ({ $left }).
}
club-next = **Next:** deal { $round } of { $rounds } at { $at }.
club-break = Read in peace: your hand then waits { clock-time }, and **{ club-places-button }** stays.{ $way ->
    [more] {" "}The organiser can pause: **{ board-more-button }**.
    [night] {" "}The organiser can pause: `/night`.
   *[none] {""}
}
club-waits = **Deal { $round } of { $rounds } waits** until each table has a thread, and then goes on by itself. { $why ->
    [full] This server has as many open threads as Discord allows: a moderator can close some.
    [rights] I need { $names } in this channel: a moderator can grant it.
   *[later] Discord doesn't let me make one now. I try again every half minute.
}
club-paused = { $now ->
    [yes] The organiser has paused the night. **Deal { $round } of { $rounds }** begins when they go on.
   *[no] Then the night pauses, until the organiser starts **deal { $round } of { $rounds }**.
}
club-leads = { $count ->
    [0] After { $round } of { $rounds } deals, nobody can be ranked any more: nobody can still play two thirds of them.
    [one] **{ $names } leads** after { $round } of { $rounds } deals, with { club-percent }.
   *[other] **{ $names } share the lead** after { $round } of { $rounds } deals, with { club-percent }.
}
club-won = 🌙 { $game }: { $count ->
    [one] { $names } wins the club night with { club-percent }!
   *[other] { $names } share the club night with { club-percent } each!
}
club-over = 🌙 { $game }: { $early ->
    [yes] the club night ended early, since nobody was left to play
    [rooms] the club night ended early, since its tables had no threads any more
   *[no] the club night is over
}
club-cancelled = { $count ->
    [0] { $begun ->
        [yes] The club night { $game } on { $at } was called off: its tables had no threads here.
       *[no] The club night { $game } on { $at } was called off, since fewer than two people were here.
    }
   *[other] { $names } called off the club night { $game } on { $at }.
}
club-closed = This club night is over: [all places and the deal of the night]({ $link }).
club-after = **Next:** { $at }, then every week.
club-percent = { number-tenths }%
club-place = place { $points }
club-lead = { $way ->
    [place] place { number-tenths }
    [ahead] { $long ->
        [yes] { number-tenths } ahead of the average at the table
       *[no] { number-tenths } ahead
    }
    [behind] { $long ->
        [yes] { number-tenths } behind the average at the table
       *[no] { number-tenths } behind
    }
   *[level] { $long ->
        [yes] level with the average at the table
       *[no] level
    }
}
club-others = { $count ->
    [one] and { $count } more place: **My result**, then **All places**
   *[other] and { $count } more places: **My result**, then **All places**
}
club-round-button = Deal { $round }
club-hands = Other deals and tables
club-games = Replays of your games
club-no-places = Places come when the first deal has been counted.
club-counting =
    -# **A deal:** { $what ->
        [places] your place is compared with that
       *[points] your lead over the others at your table (their average) is compared with that
    } of everybody who holds your cards, computers too. 62% means that 62 of 100 did worse. { $what ->
        [places] The same place counts half.
       *[points] With an equal lead, the tie-break of the game decides. A tie in that counts half.
    }
    -# **The night** is the mean of its deals. Equal percents are decided by the lead against the same cards. To be ranked, play { $rounds ->
        [1] its deal
        [2] both deals
       *[other] { $needed } of { $rounds } deals
    }.
    -# { $rounds ->
        [1] {""}
        [2] {""}
       *[other] **A missed deal** counts 50%, each further one 40%.{" "}
    }If the computer makes more than half of your moves, the deal counts 40%, a little below average. The others at that table then get at least 60%.
club-legend = 62% means: better than 62 of 100 with the same cards.
club-note = { $why ->
    [alone] { $names }: 60%, since somebody left their table.
    [left] { $names }: 40%, since a computer made more than half of their moves.
   *[missed] { $names }: missed, for 50% the first time, then 40%.
}
club-line = { $ranked ->
    [yes] { $place }\. { $name } { club-percent }{ $by ->
        [margin] , the same as { $above }, who was { $less } further ahead per deal
        [cards] , the same as { $above }, who was better with the same cards
       *[score] {""}
    }
   *[no] Not ranked: { $name } ({ $played } of { $round } played)
}
club-deal = 🃏 **The deal of the night: deal { $round }**{ $count ->
    [one] , with the best result: { $best } got { $most } ({ $share }).
   *[other] . The same cards gave results from { $least } to { $most }. The best with them: { $best } ({ $share }).
}
club-outdone = 🃏 **Deal { $round }:** { $best } got { $most } with your cards ({ $share }). You got { $least } ({ $lower }).
club-own-deal = { $why ->
    [missed] **Deal { $round }:** you had no seat{ $counts ->
        [yes] , so it counts { $share }
       *[no] {""}
    }.
    [left] **Deal { $round }: { $share }**, a little less than the average of 50%, because a computer made more than half of your moves.
    [alone] **Deal { $round }: { $share }**, a little more than the average of 50%, because somebody left your table. Otherwise it would be { $real }.
   *[own] **Deal { $round }: { $share }** · { $among ->
        [0] Nobody else had your cards.
       *[other] You beat { $beaten } of { $who ->
            [short] { $among }
           *[other] the { $among } who held your cards{ $who ->
                [named] {" "}({ $names } and { $computers } computers)
                [many] {" "}({ $people } people and { $computers } computers)
               *[none] , all computers
            }
        }{ $level ->
            [0] .
           *[other] ; you tied with { $level }.
        }
    }
}
club-own-table = **Your table:** { $results }
club-compared = { $what ->
    [places] Place at the table:
   *[points] Lead over the average of the others at the same table:
} { $results }
club-tied = { $ahead ->
    [yes] You come before { $name }, with the same lead.
   *[no] { $name } comes before you, with the same lead.
}
club-middle = the middle of all { $count }
club-reach = 🎯 { $deals ->
    [0] { $own ->
        [1] **Your lead:** { $name } needed { $gap }% more, all deals together, to catch you.
       *[other] **To catch { $name } (place { $place })**, you needed { $gap }% more, all deals together.
    }
   *[other] { $own ->
        [1] **Place 1 isn't safe yet:** { $gap }% more { $deals ->
            [one] in the last deal
           *[other] in the last { $deals } deals together
        } is enough for { $name } to catch you.
       *[other] **Place { $place } is still open:** you catch { $name } with { $gap }% more { $deals ->
            [one] in the last deal
           *[other] in the last { $deals } deals together
        }.
    }
}
club-best = 🎯 **Your best:** deal { $round }, { $way ->
    [over] { number-tenths } better than the average of everybody with your cards.
    [short] { number-tenths } away from the average of everybody with your cards.
   *[share] better than { $share } of those with your cards.
}
club-own-place = { $ranked ->
    [yes] Place { $place } of { $among }{ $over ->
        [yes] {""}
       *[no] {" "}so far
    }, with { club-percent }{ $played ->
        [1] {""}
       *[other] {" "}on average
    }
   *[no] { $played ->
        [0] Ranked after { $needed } of { $rounds } deals that you play to the end
        [one] { club-percent } in { $played } deal; ranked after { $needed } of { $rounds }
       *[other] { club-percent } in { $played } deals; ranked after { $needed } of { $rounds }
    }
}
club-coming-button = I'm coming
club-absent-button = I can't
club-here-button = I'm here
club-table-button = My table
club-places-button = My result
club-leave-button = Leave
club-back-button = I'm back
club-now-button = Show the night
club-seals-button = Proof of the cards
club-history-button = My nights
club-how-button = How it was counted
club-all-button = All places
club-deal-button = { $name }'s game
club-league-button = League
club-next-button = Next night
club-night-button = Club night
club-open-button = Open check-in now
club-begin-button = Begin now
club-go-on-button = Next deal now
club-pause-button = Pause
club-resume-button = Go on
club-change-button = Change
club-cancel-button = Call it off
club-weekly-button = Repeat every week
club-weekly = { $at ->
    [off] It doesn't come again: **Repeat every week** is off.
   *[other] **Next:** { $at }, then every week, until a night with nobody here.
}
club-every-week = I announce each later one a day before, until nobody comes.

## Its plan

club-gathered = when two are here
club-choices =
    {""}**Deals:** { club-rounds }, { club-length }{ $rated ->
        [yes] {" "}· rated
       *[no] {""}
    }
    {""}**Seats:** { $seats } at a table, computers on empty seats
    {""}**Turn time:** { clock-time }
club-deal-length = about { $minutes } minutes a deal
club-change-title = ✏️ Change the club night: { $game }
club-seats = { $seats } at a table
club-step = 15 minutes later
club-day = { $weekday ->
    [0] Mon
    [1] Tue
    [2] Wed
    [3] Thu
    [4] Fri
    [5] Sat
   *[other] Sun
}, { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Oct
    [11] Nov
   *[other] Dec
} { $day }
club-at = { club-day }, { $time }
club-zone = { $zoned ->
    [no] Times are UTC: press **{ club-zone-button }** for yours.
   *[yes] Days and times: { $zone }.
}
club-latecomers = { $rounds ->
    [1] Nobody can join after the start.
    [2] People who miss the first deal can play the second one, but aren't ranked.
   *[other] People who come late are ranked if they play { $needed } of the { $rounds } deals.
}
club-changing = **Save** mentions nobody. With another start, everybody checks in again.
club-rated = Rated: games between people alone change their ratings (`/leaderboard`).
club-group = { $group ->
    [game] Game
    [rounds] Deals
    [seats] Seats
    [clock] Turn time
    [start] Start
    [day] Day
   *[hour] Time
}
club-event-name = Club night: { $game }
club-announce-button = Announce
club-save-button = Save
club-settings-button = More settings
club-zone-button = Time zone
club-announced = { $new ->
    [yes] The club night is announced.
   *[no] The club night is changed. Everybody who was coming stays on its list.
}{ $weekly ->
    [yes] {" "}It comes again { $weekday ->
        [0] every Monday
        [1] every Tuesday
        [2] every Wednesday
        [3] every Thursday
        [4] every Friday
        [5] every Saturday
       *[other] every Sunday
    } at { $time }, until a night with nobody here: then I mention you. To end the series, press **{ board-more-button }** under the announcement, then **{ club-weekly-button }**.
   *[no] {""}
} { $open ->
    [yes] You can check in until it starts. **{ club-begin-button }** starts it early with two people or more, and checks you in unless you pressed **{ club-absent-button }**.
   *[no] Check-in opens { $at }.
}
club-none = No club night is planned in this channel. If you want one, ask { $names }. Until then, **{ open-button }** invites everybody here to play.
club-series = **The next club night:** { $at }, then every week. I announce it here a day before.
club-another-button = Another night
club-not-yours = Only the organiser and people who may plan club nights here can do that. Ask one of them.
club-no-threads = A club night needs a text channel, where its tables get private threads. Choose one and use `/night` there.

## Answers to its people

club-coming-done = { $without ->
    [unwanted] You're coming. Check-in opens { $at }; I don't mention you then, as `/preferences` says.
    [quiet] You're coming. Check-in opens { $at }; you have quiet hours then, so I don't mention you.
    [unseen] You're coming. Check-in opens { $at }; I can't mention you here, since you can't see this channel.
   *[nothing] You're coming. Check-in opens { $at }, and I mention you. Press **{ club-here-button }** then to get a seat.
}
club-absent-done = Noted: you can't come. If that changes, press { $open ->
    [yes] **I'm here**
   *[no] **I'm coming**
}.
club-here-done = You've checked in. When a deal begins, a mention leads you to your table, a private thread of this channel.
club-late-done = { $when ->
    [later] You have a seat from deal { $round } on. A mention leads you to your table.
    [soon] Deal { $round } begins at { $at }. A mention leads you to your table.
   *[waits] Deal { $round } begins when the night goes on. A mention leads you to your table.
}{ $late ->
    [yes] {" "}You came too late to be ranked: that takes { $needed } of { $rounds } deals.
   *[no] { $came ->
        [yes] {" "}You can still be ranked: that takes { $needed } of { $rounds } deals.
       *[no] {""}
    }
}
club-cut = You cut the decks of the night with **{ $word }**. You can change the word until the start.
club-table = { $left ->
    [yes] Deal { $round }: you left, and a computer plays your seat in { $thread }. **I'm back** gives it back to you. If the computer makes more than half of your moves, the deal counts 40%, a little less than the average.
   *[no] Deal { $round }: your table is { $thread }.
}
club-table-over = This table is done. { $still ->
    [0] All others are, too: **My result** compares them in a moment.
    [one] As of { $at }, one table still plays. Then **My result** compares yours with the others.
   *[other] As of { $at }, { $still } tables still play. Then **My result** compares yours with the others.
}
club-table-title = **Deal { $round } of { $rounds } is over.** Each of you is compared with all who held the same cards, not with this table:
club-table-line = **{ $name } { $share }**{ $why ->
    [own] { $among ->
        [0] {""}
       *[other] : beat { $beaten } of { $among }{ $level ->
            [0] {""}
           *[other] , level with { $level }
        }
    }
   *[other] {""}
} · { $ranked ->
    [yes] place { $place } of the night
   *[no] not ranked
}
club-table-done = { $still ->
    [0] **Deal { $round } of { $rounds }:** all tables are done. I'm counting.
   *[other] **Deal { $round } of { $rounds }**, as of { $at }: { $still ->
        [one] one table is
       *[other] { $still } tables are
    } still playing, until { $until } at the latest ({ $left }). Then computers finish. { $last ->
        [yes] When all are done, the final standings come.
        [pause] When all are done, the standings come.
       *[no] When all are done, the standings come, and then the next deal.
    }
}
club-no-table = { $can ->
    [yes] { $gone ->
        [yes] You left. **I'm back** gives you a seat from deal { $round } on.
       *[no] { $late ->
            [yes] You have no seat. **I'm here** gives you one from deal { $round } on. It's too late to be ranked: that takes { $needed } of { $rounds } deals.
           *[no] You have no seat. **I'm here** gives you one from deal { $round } on.
        }
    }
   *[no] { $gone ->
        [yes] You left, and it's too late to come back: the last deal is under way. `/solo` lets you play right now.
       *[no] You have no seat, and it's too late for one: newcomers can join until half of the deals have begun. `/solo` lets you play right now.
    }
}
club-seated = Table { $table }: { $names }
club-sure = { $act ->
    [seat] Leave your seat? A computer plays for you, and **I'm back** gives you the seat again. If the computer makes more than half of your moves, the deal counts 40%, a little less than the average.{ $late ->
        [yes] {" "}Then you aren't ranked: that takes { $needed } of { $rounds } deals.
       *[no] {""}
    }{ $last ->
        [yes] {""}
       *[no] {" "}If you're still away at its end, you have no seat in the next one.
    }
    [leave] Leave the club night? The first deal that you miss counts 50%, each further one 40%. **I'm back** lets you in again.{ $late ->
        [yes] {" "}Then you aren't ranked: that takes { $needed } of { $rounds } deals.
       *[no] {""}
    }
    [begin] { $names }{ $others ->
        [0] {""}
       *[other] {" "}and { $others } more
    }{ $count ->
        [one] {" "}isn't here yet
       *[other] {" "}aren't here yet
    }. Begin without them?
   *[cancel] Call the night off for everybody?{ $tables ->
        [open] {" "}Tables that are being played are closed, and nothing counts.
        [over] {" "}Its deals don't count then.
       *[none] {""}
    }{ $weekly ->
        [yes] {" "}Next week's stays; **Repeat every week** under **More** ends it.
       *[no] {""}
    }
}
club-done = { $act ->
    [seat] A computer plays for you. **I'm back** gives you your seat again. If the computer makes more than half of your moves, the deal counts 40%, a little less than the average.
    [leave] You have left the night. **I'm back** lets you in again.
    [open] You opened check-in.
    [begin] { $came ->
        [yes] You're checked in, and deal { $round } begins. A mention leads you to your table.
       *[no] You started deal { $round }.
    }
    [pause] { $now ->
        [yes] The night is paused: the next deal waits for **{ club-resume-button }**.
       *[no] The night pauses after this deal.
    }
   *[resume] The night goes on.
}
club-watch = Nobody can watch a deal. Afterwards all its hands and games are open: **How it was counted**.
club-seals = Each seal is fixed before check-in ends. After its deal, **Check the shuffle** under a replay shows that the cards fit it.
club-seal = Deal { $round }: `{ $seal }`
club-thread-name = 🌙 Deal { $round } · Table { $table }
club-thread = { $names }: { $mate ->
    [none] deal { $round } of { $rounds } begins.
   *[other] you play on for the computer { $mate }, with { $amount } so far.
} Press **My hand** below.{ $computers ->
    [yes] {" "}🤖 is a computer.
   *[no] {""}
}
    -# Others hold the same cards, so don't talk about yours. Only your table and the server's moderators can see this thread.
club-check-in = { $names }: the club night begins at { $at }. Press **I'm here** before that to be sure of a seat in the first deal.

## Its past nights

club-nights-title = 🌙 Your club nights in this server
club-nights-pick = Places of a night
club-night = { $ranked ->
    [yes] { $date } · **{ $game }** · { club-percent }, place { $place } of { $among }
   *[no] { $date } · **{ $game }** · not ranked
}
club-past = 🌙 **Your last club night:** { club-night }
club-night-option = { club-day } · { $game } · { club-percent }
club-no-records = { $act ->
    [league] Nobody has been ranked at a club night of this server yet. **Club night** shows whether one is planned, or who can plan one.
   *[nights] You haven't played at a club night here yet. **Club night** shows whether one is planned, or who can plan one.
}
club-league-title = 🏆 The league of club nights
club-league-line = { $nights ->
    [one] { $name } { number-tenths } points from { $nights } night
   *[other] { $name } { number-tenths } points from { $nights } nights
}
club-league-how = One ranked night is enough to be in. Your points are the sum of your { $best } best percentages at this server's last { $nights } nights. With equal sums, the better places at those nights decide.
club-league-need = { $way ->
    [out] You aren't in it yet: finish a club night here with a place.
    [full] For place { $place }, you need { number-tenths } more points. A night brings some if it beats the lowest of your { $best }.
   *[more] For place { $place }, you need { number-tenths } more points. Your next ranked night counts in full.
}
club-league-leads = 🏆 Club nights have a league of their own: press **League**.
club-profile = 🌙 Club nights: { $ranked ->
    [yes] { $count } played, { $won } won. Best place: { $place }. Best score: { club-percent }
   *[no] { $count } played, none with a place yet
}
