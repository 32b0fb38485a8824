## A club night: its announcement

club-title = 🌙 Club night: { $game }
club-rounds = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
club-facts = { club-rounds } · { $seats } at a table · { clock-time } a turn{ $rated ->
    [yes] {" "}· rated
   *[no] {""}
}
club-length = A round takes at most { $minutes } minutes.
club-when = **Start:** { $now ->
    [yes] now
   *[no] { $at }
}
club-how = In each round everybody plays the same cards. Your result is how well you do with your hand, compared with everybody who holds the same one at another table.
club-coming = { $count ->
    [0] Nobody has answered yet.
   *[other] **Coming: { $count }** · { $names }
}{ $others ->
    [0] {""}
   *[other] {" "}and { $others } more
}
club-open = { $late ->
    [yes] **Check-in is open.** Two people must be here, or I call the night off { $at }.
   *[no] **Check-in is open.** The first round begins { $at }.
}
club-here = { $count ->
    [0] Nobody is here yet.
   *[other] **Here: { $count }** · { $names }
}{ $others ->
    [0] {""}
   *[other] {" "}and { $others } more
}
club-missing = **Expected: { $count }** · { $names }{ $others ->
    [0] {""}
   *[other] {" "}and { $others } more
}
club-round = { $tables ->
    [one] **Round { $round } of { $rounds }** is under way at { $tables } table. Computers finish at { $until } what is still open then.
   *[other] **Round { $round } of { $rounds }** is under way at { $tables } tables. Computers finish at { $until } what is still open then.
}
club-next = { $soon ->
    [yes] **Round { $round } of { $rounds }** is being dealt.
   *[no] **Round { $round } of { $rounds }** begins { $at }.
}
club-waits = The night waits: I need { $names } in this channel. A moderator can grant it.
club-paused = The night is paused. **Round { $round } of { $rounds }** begins when the organiser goes on.
club-won = 🌙 { $count ->
    [one] { $names } wins the club night!
   *[other] { $names } share the club night!
}
club-over = 🌙 { $early ->
    [yes] The club night ended early: nobody was left to play
   *[no] The club night is over
}
club-cancelled = This club night was called off.
club-after = { $rounds ->
    [one] **After { $rounds } round**
   *[other] **After { $rounds } rounds**
}
club-percent = { number-tenths }%
club-others = { $count ->
    [one] and { $count } more place, under **Standings**
   *[other] and { $count } more places, under **Standings**
}
club-hands = Look at a table's hands
club-no-places = The first round isn't over yet, so there are no places.
club-counting = 50% is as good as the others with your hand: people at other tables, and 24 tables of computers. The night counts the mean of its rounds. A round that you left counts 40%; the first one that you missed 50%, each further one 40%. The share says how many you beat, the points by how much.
club-legend = The second number is points above all who held the same hands. Without a place (–) is who played less than two thirds of the rounds. **More** explains the rest.
club-deal = { $what ->
    [places] 🃏 **The deal of the night**, round { $round }: in the same seat { $results }; on average { $mean }. The numbers are places.
   *[points] 🃏 **The deal of the night**, round { $round }: with the same cards { $results }; on average { $mean }. The numbers are points above the others at one's table.
}
club-coming-button = I'm coming
club-absent-button = I can't
club-here-button = I'm here
club-table-button = My table
club-places-button = Standings
club-leave-button = Leave the night
club-seals-button = Proof of the cards
club-history-button = My nights
club-league-button = League
club-open-button = Open check-in now
club-begin-button = Begin now
club-go-on-button = Next round now
club-pause-button = Pause
club-resume-button = Go on
club-cancel-button = Call it off
club-weekly-button = Every week

## Its plan

club-now = now
club-seats = { $seats } at a table
club-step = { $way ->
    [later] { $unit ->
        [days] { $count ->
            [one] { $count } day later
           *[other] { $count } days later
        }
        [hours] { $count ->
            [one] { $count } hour later
           *[other] { $count } hours later
        }
       *[minutes] { $count } minutes later
    }
   *[earlier] { $unit ->
        [days] { $count ->
            [one] { $count } day earlier
           *[other] { $count } days earlier
        }
        [hours] { $count ->
            [one] { $count } hour earlier
           *[other] { $count } hours earlier
        }
       *[minutes] { $count } minutes earlier
    }
}
club-group = { $group ->
    [game] Game
    [rounds] Rounds
    [seats] Seats at a table
    [clock] Turn time
   *[start] Start
}
club-event = I add it to the server's events, so that Discord reminds people.
club-event-name = Club night: { $game }
club-announce-button = Announce
club-announced = { $open ->
    [yes] The club night is announced, and check-in is open.
   *[no] The club night is announced. Check-in opens 15 minutes before { $at }.
}
club-none = No club night is planned in this channel. Somebody who may manage events can announce one here with `/night`.
club-not-yours = Only the organiser, and who may manage this server's events, can do that. Ask one of them.
club-no-threads = A club night needs a text channel, where its tables get private threads. Choose one and use `/night` there.

## Answers to its people

club-coming-done = { $without ->
    [unwanted] You're coming. Check-in opens { $at }; I don't mention you then, as `/preferences` says.
    [quiet] You're coming. Check-in opens { $at }; you have quiet hours then, so I don't mention you.
    [unseen] You're coming. Check-in opens { $at }; I can't mention you here, since you can't see this channel.
   *[nothing] You're coming. Check-in opens { $at }, and I mention you then. Press **I'm here** to get a seat.
}
club-absent-done = You're not coming. You can change your mind until the start.
club-here-done = You have a seat. The announcement says when the first round begins, and a mention leads you to your table. You can cut the decks until then.
club-late-done = You have a seat from round { $round } on. A mention leads you to your table.
club-cut = You cut the decks of the night with **{ $word }**. You can change the word until the start.
club-table = Your table is { $thread }.
club-table-over = This table is done. Once all tables are, the standings are in the channel of the club night.
club-no-table = { $why ->
    [over] Your table is done. When the others are, the standings come, and then the next round.
    [break] You have a seat in the next round. A mention leads you to your table.
   *[stranger] You have no seat in this club night. **I'm here** gives you one in the next round.
}
club-sure = { $act ->
    [leave] Leave the club night? A computer plays on for you, and a round that you leave counts 40%. **I'm here** lets you back in later.
   *[cancel] Call the night off for everybody? Tables that are being played are closed, and nothing counts.
}
club-done = { $act ->
    [leave] You have left the night. **I'm here** lets you back in.
    [begin] The night goes on, as its announcement says.
    [pause] The night pauses after this round.
    [resume] The night goes on.
   *[cancel] The night is called off.
}
club-seals = Each seal is fixed before check-in ends. After its round, **Check the shuffle** under a replay shows that the cards fit it.
club-seal = Round { $round }: `{ $seal }`
club-thread-name = 🌙 Round { $round } · Table { $table }
club-thread = { $deal ->
    [0] { $names }: your table for round { $round } of the club night, table { $table }. You play one whole game. Others hold the same cards, so keep yours to yourselves. Only you and the server's moderators can see this thread.
    [one] { $names }: your table for round { $round } of the club night, table { $table }. You play { $deal } round of the game. Others hold the same cards, so keep yours to yourselves. Only you and the server's moderators can see this thread.
   *[other] { $names }: your table for round { $round } of the club night, table { $table }. You play { $deal } rounds of the game. Others hold the same cards, so keep yours to yourselves. Only you and the server's moderators can see this thread.
}
club-check-in = { $names }: the club night begins at { $at }. Press **I'm here** to get a seat.

## What stays of it

club-nights-title = 🌙 Your club nights in this server
club-nights-pick = Look at the places of a night
club-night = { $ranked ->
    [yes] { $date } · **{ $game }** · { club-percent }, place { $place } of { $among }
   *[no] { $date } · **{ $game }** · { club-percent }, without a place
}
club-night-option = { $game } · { club-percent }
club-no-nights = You haven't played at a club night here yet. `/night` shows whether one is planned.
club-league-title = 🏆 The league of club nights
club-league-line = { $nights ->
    [one] { $name } { club-percent } from { $nights } night
   *[other] { $name } { club-percent } from { $nights } nights
}
club-league-how = The sum of your { $best } best results of this server's last { $nights } nights.
club-no-league = No club night in this server has ended yet. `/night` plans one.
club-profile = 🌙 Club nights: { $count }, best { club-percent }
