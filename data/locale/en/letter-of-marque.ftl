## Its name

game-letter-of-marque = Letter of Marque
choice-letter-of-marque = Letter of Marque · 2-6 players

## Letter of Marque: the lobby and its house rules

game-letter-of-marque-play = Send treasures to sea on two armed and three defenceless ships, and guess who's bluffing.
game-letter-of-marque-wins = The most points win.
game-letter-of-marque-lasts = Alone, it takes about 3 minutes.
game-letter-of-marque-brief = Send treasures to sea, and bluff
game-letter-of-marque-pitch = { game-letter-of-marque-play } Three to six players, or two unofficially.
game-letter-of-marque-lobby = ⛵ { game-letter-of-marque }: who comes aboard?
game-letter-of-marque-over = ⚓ { game-letter-of-marque }: the end, in points
game-letter-of-marque-thread = ⛵ { game-letter-of-marque }
game-letter-of-marque-praise = Every convoy will steer clear of that flag.
rule-letter-of-marque-series = Series
rule-letter-of-marque-series-meaning = As many games as there are players. The next player begins each, and points add up.

## The rules

rules-letter-of-marque =
    - You have **treasures** of 3 to 7 in a face-down pile, two **armed** and three **defenceless** ships, and three **cannons**. Only you know which of your ships is which.
    - On your turn **set sail**, **enter port** or **attack**. A treasure goes to sea on a ship of your choice, a ship brings its treasure home, or you fire a cannon at somebody's ship.
    - A defenceless ship loses its treasure to the attacker. An armed one keeps it, and the cannon is a point for its owner. Most points win.

    { "**" }For example:** Anna turns up a treasure of 7 and puts a ship on it. Ben attacks. If it is defenceless, the 7 is his; if it is armed, the 7 stays hers, and Ben's cannon is 1 point for Anna.
rules-letter-of-marque-course =
    { "**" }Set-up.** Everybody's first treasure is turned up for all to see. Then everyone secretly puts a ship on their own, all at once; only its type stays hidden. The first player is drawn{ $series ->
        [yes] , and the next player begins each later game
       *[no] {""}
    }.

    { "**" }A turn** is one of these:
    ⛵ **Set sail.** Turn up your next treasure for all to see, then choose a ship for it in secret.
    ⚓ **Enter port.** A ship of yours brings its treasure home to your score pile. Its type is not shown.
    💣 **Attack.** Name somebody's ship and spend a cannon. Defenceless: its treasure is yours, and ship and cannon are gone. Armed: it stays at sea, known as armed, and your cannon goes to its owner's score pile.
    💤 **Pass**, only with an empty pile and no ship at sea. It happens by itself if you can't do anything else.

    { "**" }The end** comes at once when no ship is at sea and every pile is empty.
rules-letter-of-marque-scoring =
    Your score is the value of the treasures you brought home or took, plus 1 for each enemy cannon. Your own cannons count for nothing.

    On equal points, more enemy cannons win; after that the place is shared.{ $series ->
        [yes] {" "}The points of all games in the series are added up. On equal totals, more enemy cannons in all of them win.
       *[no] {""}
    }
rules-letter-of-marque-sources =
    { "**" }Letter of Marque** by Bruno Faidutti, Fantasy Flight / Heidelberger 2009.

    -# HOUSE, our choice where the printed rules are silent: the first player is drawn; a series is as many games as players, and on equal totals, more enemy cannons in all its games win. Two players are possible, though the printed game is for three to six.

## The board

letter-of-marque-treasure = 💰{ $value }
    .words = treasure { $value }
letter-of-marque-title = 🏴‍☠️ Letter of Marque
letter-of-marque-title-of = 🏴‍☠️ Letter of Marque · game { $round } of { $rounds }
letter-of-marque-unofficial = Two players: unofficial
letter-of-marque-setting-up = The first treasures are face up. Everyone secretly puts a ship on their own.
letter-of-marque-first-treasure = { $you ->
    [yes] You
   *[no] { $name }
} { $treasure }
    .words = { $you ->
        [yes] You
       *[no] { $name }
    }: { $treasure }
letter-of-marque-turned-up = ⛵ { $name } turns up { $treasure }
letter-of-marque-chooses = **← still choosing**
    .words = (still choosing)
letter-of-marque-ready = ✅ has chosen
letter-of-marque-choosing-ship = **← choosing a ship**
    .words = (choosing a ship)
letter-of-marque-ship = { $treasure }{ $kind ->
    [shown] ⚔️
    [armed] ⚔️
    [defenceless] 🏳️
   *[unknown] ❔
}{"\u00A0"}{ $ship }
    .words = ship **{ $ship }**, { $treasure }, { $kind ->
        [shown] armed, and everyone knows
        [armed] armed, only you know
        [defenceless] defenceless, only you know
       *[unknown] not shown
    }
letter-of-marque-row = { $mark }{"\u00A0"}{ $you ->
    [yes] **You**
   *[no] **{ $name }**
} { $ships }
    .words = { $you ->
        [yes] You
       *[no] { $name }
    }: { $ships }
letter-of-marque-no-ship = *No ship at sea*
letter-of-marque-legend = ⛵ Ships and 💣 cannons left · ⚔️ shown
letter-of-marque-fleet = { $mark }{"\u00A0"}**{ $name }: { $points }** { $ships }
    .words = { $name }: score **{ $points }**{ $afloat ->
        [0] , no ship at sea
       *[other] ; { $ships }
    }
letter-of-marque-stock = ⛵ { $supply } · 💣 { $cannons }{ $seen ->
    [0] {""}
   *[other] {" "}· ⚔️ { $seen }
}
    .words = { $supply ->
        [one] One ship left
       *[other] { $supply } ships left
    }, { $cannons ->
        [one] one cannon
       *[other] { $cannons } cannons
    }{ $seen ->
        [0] {""}
       *[other] , { $seen } shown armed
    }
letter-of-marque-total = { $total } from earlier games

## The hand

letter-of-marque-hand-stock = Pile: { $treasures } · ships: { $armed } armed, { $defenceless } defenceless
    .words = Your pile: { $treasures }. Your ships to come: { $armed } armed, { $defenceless } defenceless.
letter-of-marque-turned-up-now = { $name } turned up { $treasure } and is choosing a ship for it.
letter-of-marque-danger = { $cannons ->
    [0] { $name } has no cannon left and can't attack you.
    [one] { $name } has one cannon and can attack { $ships }.
   *[other] { $name } has { $cannons } cannons and can attack { $ships }.
}
letter-of-marque-first-next = Everyone sees the treasure, but only you see the ship.
letter-of-marque-which = Which ship carries { $treasure }?
letter-of-marque-chosen-next = { $armed ->
    [yes] An armed ship carries your { $treasure }.
   *[no] A defenceless ship carries your { $treasure }.
} { $count ->
    [one] { $names } is still choosing.
   *[other] { $names } are still choosing.
}
letter-of-marque-type = { $kind ->
    [armed] { $left ->
        [0] ⚔️ **Armed**: none left in your supply.
       *[other] ⚔️ **Armed** ({ $left } left){ $threat ->
            [yes] : an attack fails, and the cannon is 1 point for you.
           *[no] {""}
        }
    }
   *[defenceless] { $left ->
        [0] 🏳️ **Defenceless**: none left in your supply.
       *[other] 🏳️ **Defenceless** ({ $left } left){ $threat ->
            [yes] : an attack takes the { $treasure }; only your bluff protects it.
            [bare] : an attack takes the { $treasure }, and everyone knows that it's defenceless.
           *[no] {""}
        }
    }
}
letter-of-marque-no-threat = No enemy has a cannon left, so both types are safe.
letter-of-marque-port-gain = { $ship } +{ $points }
    .words = { $ship }, { $points ->
        [one] one point
       *[other] { $points } points
    }
letter-of-marque-line-port = **Port** { $gains }
letter-of-marque-cannons = Cannons left: { $cannons }
letter-of-marque-cannons-each = { $count ->
    [0] No cannon is left.
   *[other] Cannons left: { $count } each
}
letter-of-marque-cannons-of = { $you ->
    [yes] you
   *[no] { $name }
} **{ $count }**
letter-of-marque-cannons-others = others **{ $count }**
letter-of-marque-naming = { $ship }: { $you ->
    [yes] your
   *[no] { $name }'s
} ship, number { $number } to put to sea.
letter-of-marque-line-attack = 💣 **Attack { $ships }**: { $odds ->
    [armed] armed, as everyone knows. Give 1 point away.
    [none] defenceless for sure, since both armed ships are known. Win { $stake }.
   *[open] { $percent }% chance of being armed, by count alone. Win { $stake } or give 1 point.
}
    .words = **Attack { $ships }**: { $odds ->
        [armed] armed, as everyone knows. Give 1 point away.
        [none] defenceless for sure, since both armed ships are known. Win { $stake }.
       *[open] { $percent } percent chance of being armed, by count alone. Win { $stake } or give 1 point.
    }
letter-of-marque-line-attacks = { $stakes ->
    [yes] 💣 **Attack** (chance of being armed, by count alone): { $risks }. Win the treasure or give 1 point.
   *[no] 💣 **Attack** (chance of being armed, by count alone): { $risks }.
}
letter-of-marque-chance = **{ $ships }** { $percent }%
letter-of-marque-line-pass = 💤 **Pass**: attack nobody this turn.
letter-of-marque-no-pile = Your pile is empty.
letter-of-marque-risk = { $odds ->
    [armed] armed, as everyone knows. Give 1 point away.
    [none] defenceless for sure, since both armed ships are known. Win { $stake }.
   *[open] { $percent }% chance of being armed, by count alone. Win { $stake } or give 1 point.
}
letter-of-marque-stake = { $least }–{ $most }
    .words = { $least } to { $most }
letter-of-marque-sail-button = Set sail
letter-of-marque-port-button = { $way ->
    [short] { $ship }
   *[whole] Port { $ship } +{ $points }
}
    .words = Port { $ship }
letter-of-marque-attack-button = Attack { $ship }
letter-of-marque-pass-button = Pass
letter-of-marque-type-button = { $kind ->
    [armed] Armed
   *[defenceless] Defenceless
}
letter-of-marque-attack-note = { $name }'s { $treasure } · { letter-of-marque-risk }
    .words = { $name }'s { $treasure }; { letter-of-marque-risk }
letter-of-marque-choose = 💣 Attack which ship?

## What happened

letter-of-marque-told-began = { $rounds ->
    [1] {""}
   *[other] Game { $round } of { $rounds }.{" "}
}Everyone chooses a first ship; then { $you ->
    [yes] you begin.
   *[no] { $name } begins.
}
letter-of-marque-told-first = The first treasures: { $treasures }.
letter-of-marque-told-ready = { $you ->
    [yes] You have chosen.
    [clock] Time was up: a computer has chosen for you.
    [computer] A computer has chosen for you.
    [several] { $name } have chosen.
   *[no] { $name } has chosen.
}
letter-of-marque-told-set-up = Everyone has chosen, and the first ships are at sea.
letter-of-marque-told-sail = { $you ->
    [yes] You turned up { $treasure }.
    [clock] Time was up: a computer turned up { $treasure } for you.
    [computer] A computer turned up { $treasure } for you.
   *[no] { $name } turned up { $treasure }.
}
letter-of-marque-told-ship = { $what ->
    [placed] { $you ->
        [yes] You set sail with { $treasure } on **{ $ship }**.
        [clock] Time was up: a computer set sail for you with { $treasure } on **{ $ship }**.
        [computer] A computer set sail for you with { $treasure } on **{ $ship }**.
       *[no] { $name } set sail with { $treasure } on **{ $ship }**.
    }
    [port] { $you ->
        [yes] You brought **{ $ship }** home with { $treasure }.
        [clock] Time was up: a computer brought **{ $ship }** home for you with { $treasure }.
        [computer] A computer brought **{ $ship }** home for you with { $treasure }.
       *[no] { $name } brought **{ $ship }** home with { $treasure }.
    }
    [attack] 💣 { $you ->
        [yes] You attack **{ $ship }** ({ $owner }, { $treasure }).
        [clock] Time was up: a computer attacks **{ $ship }** ({ $owner }, { $treasure }) for you.
        [computer] A computer attacks **{ $ship }** ({ $owner }, { $treasure }) for you.
       *[no] { $yours ->
            [yes] { $name } attacks your **{ $ship }** ({ $treasure }).
           *[no] { $name } attacks **{ $ship }** ({ $owner }, { $treasure }).
        }
    }
    [armed] **⚔️ { $ship } is armed!**
        { $you ->
        [yes] Your attack fails: { $owner } keeps { $treasure } and gets the cannon, +1.
        [clock] { $owner } keeps { $treasure } and gets your cannon, +1. Time was up, so a computer attacked for you.
        [computer] { $owner } keeps { $treasure } and gets your cannon, +1. A computer attacked for you.
       *[no] { $yours ->
            [yes] { $name }'s attack fails: you keep { $treasure } and get the cannon, +1.
           *[no] { $name }'s attack fails: { $owner } keeps { $treasure } and gets the cannon, +1.
        }
    }
   *[defenceless] **🏳️ { $ship } was defenceless.**
        { $you ->
        [yes] You take { $treasure } from { $owner }.
        [clock] Time was up: a computer took { $treasure } from { $owner } for you.
        [computer] A computer took { $treasure } from { $owner } for you.
       *[no] { $yours ->
            [yes] { $name } takes { $treasure } from you.
           *[no] { $name } takes { $treasure } from { $owner }.
        }
    }
}
letter-of-marque-told-passed = { $you ->
    [yes] You passed.
    [clock] Time was up: a computer passed for you.
    [computer] A computer passed for you.
   *[no] { $name } passed.
}
letter-of-marque-told-idle = { $you ->
    [yes] You have nothing left to do.
    [several] { $name } have nothing left to do.
   *[no] { $name } has nothing left to do.
}

## Scoring

letter-of-marque-scoring-title = ⚖️ Letter of Marque: scoring
letter-of-marque-scoring-title-of = ⚖️ Letter of Marque: game { $round } of { $rounds }
letter-of-marque-scored = { $name } { $treasures }{ $cannons ->
    [0] {""}
   *[other] {" "}+ 💣{ $cannons }
} = **{ $points }**
    .words = { $name }: treasures { $treasures }; { $cannons ->
        [one] one enemy cannon
       *[other] { $cannons } enemy cannons
    }; together **{ $points }**
letter-of-marque-scored-how = 💰 Treasures brought home or taken · 💣 enemy cannons, 1 each
letter-of-marque-scored-tie = On equal points, more enemy cannons win.
letter-of-marque-series-title = After { $round } games
letter-of-marque-series-line = { $name } **{ $total }**
    .words = { $name }: **{ $total }**
letter-of-marque-series-line-tied = { $name } **{ $total }** · 💣{ $cannons }
    .words = { $name }: **{ $total }**, { $cannons ->
        [one] one enemy cannon
       *[other] { $cannons } enemy cannons
    }
letter-of-marque-series-tie = On equal points, more enemy cannons (💣) in the whole series win.
    .words = On equal points, more enemy cannons in the whole series win.
points-letter-of-marque = { $points ->
    [0] no points
    [one] one point
   *[other] { $points } points
}
review-points-letter-of-marque = Your choice cost at least { $points } points, compared with your best rival.
letter-of-marque-decided = 🏆 What decided it: { $way ->
    [prize] { $yours ->
        [yes] { $name } took { $treasure } from you
       *[no] { $you ->
            [yes] you took { $treasure } from { $owner }
           *[no] { $name } took { $treasure } from { $owner }
        }
    }
   *[cannons] { $you ->
        [yes] you
       *[no] { $name }
    } collected { $cannons ->
        [one] one enemy cannon
       *[other] { $cannons } enemy cannons
    }
}
distinction-letter-of-marque = 🎭 Boldest homecoming: { $name }, treasure { $size } without a cannon
letter-of-marque-bluff = 🎭 { $you ->
    [yes] Your bluff
   *[no] { $name }'s bluff
}: { $treasure } came home without a cannon
letter-of-marque-prize = 🏳️ { $yours ->
    [yes] { $name }'s prize: { $treasure } from you
   *[no] { $you ->
        [yes] Your prize: { $treasure } from { $owner }
       *[no] { $name }'s prize: { $treasure } from { $owner }
    }
}
letter-of-marque-traps = ⚔️ { $you ->
    [yes] Your trap
   *[no] { $name }'s trap
}: { $count ->
    [one] one attack
   *[other] { $count } attacks
} repelled
letter-of-marque-home = ⚓ { $you ->
    [yes] Your best voyage
   *[no] { $name }'s best voyage
}: { $treasure } came home
letter-of-marque-led = { $moves ->
    [1] { $you ->
        [yes] You led until the last move.
       *[no] { $name } led until the last move.
    }
   *[other] { $you ->
        [yes] You led until { $moves } moves before the end.
       *[no] { $name } led until { $moves } moves before the end.
    }
}
letter-of-marque-open-ship = `{ $ship }` { $armed ->
    [yes] ⚔️
   *[no] 🏳️
}
    .words = `{ $ship }` { $armed ->
        [yes] armed
       *[no] defenceless
    }
letter-of-marque-open-supply = supply ⚔️ { $armed } 🏳️ { $defenceless }
    .words = still to come: { $armed } armed and { $defenceless } defenceless
tie-letter-of-marque = { $count ->
    [one] one enemy cannon
   *[other] { $count } enemy cannons
}

## What is wrong, and what to do

letter-of-marque-refusal-game-over = This game is over. You can go on with the buttons below its result.
letter-of-marque-refusal-not-your-turn = It's not your turn. You can look at your ships while you wait.
letter-of-marque-refusal-already-chosen = Your first ship is final. The game goes on when everyone has chosen.
letter-of-marque-refusal-not-in-set-up = First put a ship on your treasure: armed or defenceless.
letter-of-marque-refusal-set-up-is-over = The ships are at sea already. Set sail, enter port or attack.
letter-of-marque-refusal-choose-a-ship-first = Your treasure needs a ship: armed or defenceless.
letter-of-marque-refusal-no-treasure-turned-up = Set sail first. You choose the ship once the treasure is turned up.
letter-of-marque-refusal-none-left = You have no such ship left. This is what you have.
letter-of-marque-refusal-pile-empty = Your pile is empty, so there is nothing to set sail with. Enter port or attack.
letter-of-marque-refusal-no-such-ship = No ship with that name is at sea. Pick one from the board, such as `A1`.
letter-of-marque-refusal-not-your-ship = You can't bring home somebody else's ship. You can attack it.
letter-of-marque-refusal-own-ship = You can't attack your own ship. You can bring it home.
letter-of-marque-refusal-no-cannon = You have no cannon left, so you can't attack. Set sail or enter port.
letter-of-marque-refusal-treasures-left = You can't pass while you have treasures in your pile. Set sail, enter port or attack.
letter-of-marque-refusal-ship-at-sea = You can't pass while you have a ship at sea. Bring it home, or attack.

## Hints: what a computer would do, as a sentence

letter-of-marque-move-sail = Set sail.
letter-of-marque-move-port = Bring ship { $ship } home with { $treasure }.
letter-of-marque-move-attack = Attack ship { $ship } for its { $treasure }.
letter-of-marque-move-ship = Put { $kind ->
    [armed] an armed ship
   *[defenceless] a defenceless ship
} on your { $treasure }.
letter-of-marque-move-pass = Pass.

## Hints: why, as a sentence after the move

# against a move, by the name of the reason for a better one; $way: the kind of the move, $count: its own figure, $best: the better one's
lacks-letter-of-marque = { $why ->
    [sails] That sends no treasure to sea.
    [sails_alone] That sends no treasure to sea.
    [rescues] That leaves the treasure of { $best } unguarded at sea.
    [known] That leaves the treasure of { $best } at sea.
    [lands] { $way ->
        [EnterPort] That brings home only { $count }.
       *[other] That leaves the treasure of { $best } at sea.
    }
    [sure] { $way ->
        [Attack] {" "}
        [Gain] {" "}
       *[other] That attacks nobody, so the treasure may still come home.
    }
    [avoids] { $way ->
        [Attack] {" "}
        [Gain] {" "}
       *[other] That attacks nobody, so the treasure may still come home.
    }
    [judged] { $way ->
        [Attack] {" "}
        [Gain] {" "}
       *[other] That attacks nobody, so the treasure may still come home.
    }
    [odds] { $way ->
        [Attack] {" "}
        [Gain] {" "}
       *[other] That attacks nobody, so the treasure may still come home.
    }
    [guards] On a defenceless ship, any attack takes it.
    [traps] On a defenceless ship, any attack takes it.
    [highest] On a defenceless ship, any attack takes it.
    [little] That spends one of your armed ships on it.
    [bluffs] That spends one of your armed ships on it.
    [saves] That spends one of your armed ships on it.
   *[other] {" "}
}
why-letter-of-marque-only = Nothing else is possible.
why-letter-of-marque-guards = A treasure of { $count } tempts attackers, and an armed ship keeps it.
why-letter-of-marque-traps = Nobody else can see that your { $count } sails on an armed ship, and a failed attack is a point for you.
why-letter-of-marque-little = Little is lost if somebody takes a treasure of { $count }.
why-letter-of-marque-bluffs = Nobody else can see that your { $count } sails on a defenceless ship.
why-letter-of-marque-saves = An armed ship is better kept for a higher treasure, up to the { $count } that is still to come.
why-letter-of-marque-highest = None of your treasures still to come is higher than { $count }, so this one deserves an armed ship.
why-letter-of-marque-sails = { $count ->
    [one] A treasure still waits in your pile, where it is worth nothing
   *[other] { $count } treasures still wait in your pile, where they are worth nothing
}.
why-letter-of-marque-sails_alone = You have no ship at sea, and { $count ->
    [one] a treasure waits in your pile
   *[other] { $count } treasures wait in your pile
}.
why-letter-of-marque-rescues = Nothing guards its treasure of { $count } while enemies have cannons.
why-letter-of-marque-known = Everybody knows it's armed by now, so it won't lure anyone.
why-letter-of-marque-lands = Its treasure of { $count } counts only at home.
why-letter-of-marque-sure = Both of { $name }'s armed ships are known, so this one can't shoot back: you win { $treasure }.
why-letter-of-marque-avoids = The chance that it's armed is { $count }%. { $turns ->
    [0] { $other } carries more, but judging by { $name }'s moves, it is likelier to be armed.
    [one] { $other } carries more, but has been within reach of cannons for one turn, so it is likelier to be armed.
   *[other] { $other } carries more, but has been within reach of cannons for { $turns } turns, so it is likelier to be armed.
}
    .words = The chance that it's armed is { $count } percent. { $turns ->
        [0] { $other } carries more, but judging by { $name }'s moves, it is likelier to be armed.
        [one] { $other } carries more, but has been within reach of cannons for one turn, so it is likelier to be armed.
       *[other] { $other } carries more, but has been within reach of cannons for { $turns } turns, so it is likelier to be armed.
    }
why-letter-of-marque-judged = Judging by { $name }'s moves, the chance that it's armed is { $count }%, not { $percent }%: you win { $treasure }, or give 1 point.
    .words = Judging by { $name }'s moves, the chance that it's armed is { $count } percent, not { $percent } percent: you win { $treasure }, or give 1 point.
why-letter-of-marque-odds = The chance that it's armed is { $percent }%: you win { $treasure }, or give 1 point.
    .words = The chance that it's armed is { $percent } percent: you win { $treasure }, or give 1 point.
why-letter-of-marque-all_armed = Every ship that you could attack is armed.
why-letter-of-marque-wary = Judging by their moves, for each ship that you could attack, the chance that it's armed is at least { $count }%.
    .words = Judging by their moves, for each ship that you could attack, the chance that it's armed is at least { $count } percent.
why-letter-of-marque-later = { $count ->
    [one] Your enemies still have a treasure to bring out, and your cannon can wait for it
   *[other] Your enemies still have { $count } treasures to bring out, and your cannon can wait for one
}.
why-letter-of-marque-costs = A failed attack gives the ship's owner a point.
why-letter-of-marque-risks = { $count ->
    [100] Everybody knows that it's armed, so you give { $name } a point.
   *[other] { $turns ->
        [0] Judging by { $name }'s moves, the chance that it's armed is { $count }%, and then you give a point away.
        [one] { $name } has left it within reach of cannons for one turn, so the chance that it's armed is { $count }%, not { $percent }%.
       *[other] { $name } has left it within reach of cannons for { $turns } turns, so the chance that it's armed is { $count }%, not { $percent }%.
    }
}
    .words = { $count ->
        [100] Everybody knows that it's armed, so you give { $name } a point.
       *[other] { $turns ->
            [0] Judging by { $name }'s moves, the chance that it's armed is { $count } percent, and then you give a point away.
            [one] { $name } has left it within reach of cannons for one turn, so the chance that it's armed is { $count } percent, not { $percent } percent.
           *[other] { $name } has left it within reach of cannons for { $turns } turns, so the chance that it's armed is { $count } percent, not { $percent } percent.
        }
    }
letter-of-marque-why-not = { $lot ->
    [sure] { $ship } with { $treasure } is defenceless for sure as well, and stays a target.
    [calm] { $ship } can wait with its { $treasure }: no enemy has a cannon left.
    [armed] { $ship } can wait with its { $treasure }: it's armed, and an attack on it would be a point for you.
    [bluff] { $ship } stays at sea with its { $treasure }: an attacker must reckon with a chance of { $percent }% that it's armed.
   *[bare] { $ship } stays in danger with its { $treasure }: everyone knows that it's defenceless.
}
    .words = { $lot ->
        [sure] { $ship } with { $treasure } is defenceless for sure as well, and stays a target.
        [calm] { $ship } can wait with its { $treasure }: no enemy has a cannon left.
        [armed] { $ship } can wait with its { $treasure }: it's armed, and an attack on it would be a point for you.
        [bluff] { $ship } stays at sea with its { $treasure }: an attacker must reckon with a chance of { $percent } percent that it's armed.
       *[bare] { $ship } stays in danger with its { $treasure }: everyone knows that it's defenceless.
    }

game-letter-of-marque-unit = points
game-letter-of-marque-gained = { $count ->
    [one] one point
   *[other] { $count } points
}

## The game's own words, in the first hand of somebody who has never finished a game of it

first-words-letter-of-marque = { $stage ->
    [set_up] Choose a ship for your first treasure: armed or defenceless.
   *[turn] Set sail with a treasure, bring one home, or attack a ship.
}
letter-of-marque-gift = { $ship } is known to be armed: give { $name } a point?
letter-of-marque-first-hand = { $levels ->
    [none] The player with the most points wins.
   *[other] { game-letter-of-marque }, level { $levels }: { $rounds ->
        [1] the most points win.
       *[other] the most points in { $rounds } games win.
    }
}

## The lesson

lesson-letter-of-marque-1 = Bring the most points home: treasures, and cannons that others waste on you. Everyone sends a first treasure to sea at once, on a secret ship. Choose **Defenceless**: only your bluff protects the 5.
lesson-letter-of-marque-1-wrong = Save your two armed ships for now. Choose **Defenceless**.
lesson-letter-of-marque-2 = Wren attacked at once, and your bluff failed: treasure and ship are gone. **Set sail** with the next treasure.
lesson-letter-of-marque-2-wrong = You'll attack soon. First **Set sail** with another treasure.
lesson-letter-of-marque-3 = Everybody sees that you turned up a 3, but nobody sees your ship. Choose **Armed** this time.
lesson-letter-of-marque-3-wrong = Try the other kind this time: **Armed**.
lesson-letter-of-marque-4 = You can also attack on your turn. It costs you one of your three cannons. Attack Wren's ship with the 5.
lesson-letter-of-marque-4-wrong = Another time. Attack Wren's ship with the 5 and see what it is.
lesson-letter-of-marque-5 = Wren's ship was armed. It stays at sea with its 5, and your cannon is 1 point for Wren. **Set sail** again.
lesson-letter-of-marque-5-wrong = You'll come to that. **Set sail** now.
lesson-letter-of-marque-6 = Nobody knows what your ship at sea is, so they can't be sure of this one either. Bluff: choose **Defenceless**.
lesson-letter-of-marque-6-wrong = Save your last armed ship. Bluff: choose **Defenceless**.
lesson-letter-of-marque-7 = Nobody attacked: your bluff worked. Enter **Port** with the 6. It's yours for good, and nobody learns what the ship was.
lesson-letter-of-marque-7-wrong = The 6 is in danger at sea. Bring that ship to **Port** first.
lesson-letter-of-marque-8 = That's 6 points. Wren has more: treasures brought home and treasures taken both count. **Set sail** again.
lesson-letter-of-marque-8-wrong = There's more to put to sea. **Set sail** now.
lesson-letter-of-marque-9 = A 7 will tempt somebody to attack. Choose **Armed**.
lesson-letter-of-marque-9-wrong = Everybody wants a 7. Guard it: choose **Armed**.
lesson-letter-of-marque-10 = Pip attacked and lost a cannon to you: 1 point. Everyone now knows that this ship is armed. Bring its 7 to **Port**.
lesson-letter-of-marque-10-wrong = That one can wait. Bring the 7 to **Port**.
lesson-letter-of-marque-11 = Cannons you keep are worth nothing at the end. Attack Pip's ship with the 5.
lesson-letter-of-marque-11-wrong = Not that one. Attack Pip's ship with the 5.
lesson-letter-of-marque-12 = Pip's ship was defenceless, so the 5 is yours, and Pip lost that ship. From here on you choose, until every pile is empty and no ship is at sea.
lesson-letter-of-marque-13 = Your choice again. You can pass only with an empty pile and no ship at sea.
lesson-letter-of-marque-end = The game ends when every pile is empty and no ship is at sea.
    Your score is every treasure you brought home or took, plus 1 for each enemy cannon.
    Most points win; on equal points, more enemy cannons win.

daily-finer-letter-of-marque = Equal results are ordered by treasure, then cannons.
duel-finer-letter-of-marque = { $by ->
    [0] The tie goes to more treasure
   *[1] The tie goes to more captured cannons, as the treasure is equal
}: { $own } to { $other }.

help-typing-letter-of-marque = - 🏴‍☠️ **Letter of Marque:** `/play A1` brings ship A1 home, `/play B2` attacks ship B2.

mark-letter-of-marque-seven-home = Brought the seven home unarmed
mark-letter-of-marque-guns = Attacked four times, armed every time
mark-letter-of-marque-no-shot = Won without firing a shot

# what a player says across the table
remark-letter-of-marque-1 = I'm armed. Try me.
remark-letter-of-marque-2 = Me, bluffing? Never.
remark-letter-of-marque-3 = I have my eye on you.
remark-letter-of-marque-4 = You'll pay for that.
