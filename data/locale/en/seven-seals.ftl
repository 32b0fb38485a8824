## Its name

game-seven-seals = The Seven Seals
choice-seven-seals = The Seven Seals · 3-5 players

## The Seven Seals: one line in the lobby, house rules

game-seven-seals-play = Predict how many of fifteen tricks you will win, and in which colours. Every seal left over costs points.
game-seven-seals-wins = The fewest penalty points win.
game-seven-seals-lasts = Alone, it takes about 10 minutes.
game-seven-seals-brief = Predict the tricks you'll win
game-seven-seals-pitch = { game-seven-seals-play } Three to five players.
game-seven-seals-lobby = 🕯️ { game-seven-seals }: who plays?
game-seven-seals-over = 🕯️ { game-seven-seals }: the end, in penalty points
game-seven-seals-thread = 🕯️ { game-seven-seals }
game-seven-seals-praise = The seals had no secrets left.
rule-seven-seals-saboteur_start = Saboteur starts at
rule-seven-seals-saboteur_start-meaning = Penalty points of the saboteur before black seals lower them. The published value for three players is 5.
rule-seven-seals-rising_saboteur = Rising saboteur
rule-seven-seals-rising_saboteur-meaning = Each time the same player is the saboteur again, they start one point higher. The designer's variant for longer games: 9, 8 or 10 rounds with three, four or five players.
rule-seven-seals-rounds = Rounds
rule-seven-seals-rounds-meaning = How many you play. As usual: 6 with three players, 4 with four, 5 with five; the printed rules leave it to you.

## Colours and seals

# The kinds of seals, the five colours of the cards among them.
seven-seals-kind = { $kind ->
    [red] red
    [yellow] yellow
    [green] green
    [blue] blue
    [purple] purple
    [white] white
   *[black] black
}
seven-seals-card = { $colour } { $rank }
# One letter for each colour, all different; players type them too.
seven-seals-none = nothing
seven-seals-counted = { $seal }×{ $count }
    .words = { $count } { seven-seals-kind }
# The cards of one colour.
seven-seals-ranks = **{ $colour }** { $ranks }
    .words = **{ $colour }**: { $ranks }
# Who plays after whom, in screen-reader text.
seven-seals-order = In order: { $names }

## The board

seven-seals-title = 🕯️ The Seven Seals{ $rounds ->
    [0] {" "}· round { $round }
    [1] {""}
   *[other] {" "}· round { $round } of { $rounds }
}
seven-seals-title-trick = 🕯️ The Seven Seals{ $rounds ->
    [0] {" "}· round { $round }
    [1] {""}
   *[other] {" "}· round { $round } of { $rounds }
} · trick { $trick } of { $tricks }
seven-seals-middle = **In the middle** { $rest }{ $saboteur ->
    [free] {" "}🗡️ saboteur
   *[taken] {""}
}
    .words = **In the middle**: { $rest }{ $saboteur ->
        [free] , and the saboteur
       *[taken] {""}
    }
seven-seals-trick-lead = **{ $name }** leads the trick; red is trump
seven-seals-trick = Led: **{ $colour }**; **{ $name }** is winning
seven-seals-trick-return = **{ $name }** won it with { $card } and is choosing a seal to return
seven-seals-trick-last = **{ $name }** won the last trick with { $card }
seven-seals-seat-waits = { $name }{ $total ->
    [0] {""}
   *[other] {" "}· { $total } so far
}
    .words = { $name }{ $total ->
        [0] {""}
       *[other] : { $total } so far
    }
seven-seals-not-yet = not yet
    .words = has yet to predict
seven-seals-seat = { $name } { $won }/{ $predicted } · { $seals }{ $over ->
    [yes] {" "}· **{ $total }** in all
   *[no] { $total ->
        [0] {""}
       *[other] {" "}· **{ $total }**
    }
}
    .words = { $name }: { $won } of { $predicted } tricks won, seals left: { $seals }{ $over ->
        [yes] ; **{ $total }** penalty points in all
       *[no] { $total ->
            [0] {""}
           *[other] ; **{ $total }** penalty points so far
        }
    }
seven-seals-seat-saboteur = { $name } { $won } won · 🗡️ saboteur, { $points ->
    [one] 1 point
   *[other] { $points } points
} now{ $over ->
    [yes] {" "}· **{ $total }** in all
   *[no] { $total ->
        [0] {""}
       *[other] {" "}· **{ $total }**
    }
}
    .words = { $name }: { $won } tricks won, saboteur with { $points ->
        [one] 1 penalty point
       *[other] { $points } penalty points
    } now{ $over ->
        [yes] ; **{ $total }** in all
       *[no] { $total ->
            [0] {""}
           *[other] ; **{ $total }** so far
        }
    }
seven-seals-doing = **← { $phase ->
    [predict] predicts
    [return] returns a seal
   *[play] to play
}**
    .words = ({ $phase ->
        [predict] predicts
        [return] returns a seal
       *[play] to play
    })
seven-seals-legend = Won/predicted · seals left{ $totals ->
    [yes] {" "}· penalties
   *[no] {""}
}
    .words = Seals left cost penalty points when the round ends{ $totals ->
        [yes] . Points so far are those of earlier rounds
       *[no] {""}
    }
seven-seals-predicted = Predicted: **{ $predicted } of { $tricks }**{ $black ->
    [hidden] {""}
   *[other] {" "}· ⬛ black left: { $black }
}
    .words = Predicted: **{ $predicted } of { $tricks }** tricks.{ $black ->
        [hidden] {""}
        [0] {" "}No black seal is left.
        [one] {" "}One black seal is left.
       *[other] {" "}{ $black } black seals are left.
    }

## The hand

seven-seals-hand-leads = Trick { $trick } of { $tricks }: { $you ->
    [yes] you lead.
   *[no] { $name } leads.
}{ $round ->
    [1] {" "}Any card may be led; red is trump.
   *[other] {""}
}
seven-seals-hand-winning = Trick { $trick } of { $tricks }: { $colour } led{ $led ->
    [red] ; that is trump. { $you ->
        [yes] You are winning so far.
       *[no] { $name } is winning so far.
    }
    [first] ; red is trump. { $you ->
        [yes] You are winning so far.
       *[no] { $name } is winning so far.
    }
   *[other] . { $you ->
        [yes] You are winning so far.
       *[no] { $name } is winning so far.
    }
}
# A player's tricks and seals.
seven-seals-hand-seat = { $you ->
    [yes] **You** won { $won }{ $predicted ->
        [0] , predicted none
       *[other] , predicted { $predicted }
    }{ $seals ->
        [none] {""}
       *[some] {" "}· left { $seals }
    }
    [brief] **You** { $won }/{ $predicted }{ $seals ->
        [none] {""}
       *[some] {" "}{ $seals }
    }
   *[no] **{ $name }** { $won }/{ $predicted }{ $seals ->
        [none] {""}
       *[some] {" "}{ $seals }
    }
}
    .words = { $you ->
        [yes] You won { $won }
       *[no] Tricks won by { $name }: { $won }
    }{ $predicted ->
        [0] , predicted none
       *[other] , predicted { $predicted }
    }{ $seals ->
        [none] .
       *[some] ; seals left: { $seals }.
    }
seven-seals-hand-saboteur = **{ $name }** 🗡️ saboteur, { $points ->
    [one] 1 point
   *[other] { $points } points
} now
    .words = { $name } is the saboteur: { $points ->
        [one] 1 point
       *[other] { $points } points
    } now.
seven-seals-hand-last = Last trick: { $cards }
seven-seals-hand-played = You { $card }
seven-seals-hand-predictions = Everyone predicts first; then play begins.
seven-seals-threat-seal = { $name } can take a seal from you that the middle lacks: { $seals }. You would get a ⬜ white one.
seven-seals-threat-card = { $way ->
    [none] Nobody can beat your card.
    [red] Only a higher red card beats yours.
    [trump] Only a red card beats yours.
   *[both] Only a higher card of its colour or a red one beats yours.
}
seven-seals-won-too-many = { $way ->
    [seal] Each trick you win without its seal costs a ⬛ black one, 3 points.
    [none] You have no seal to return: each trick you win now costs 3 points, while ⬛ black ones last.
   *[free] No ⬛ black seal is left, so more tricks cost nothing.
}
seven-seals-yours-saboteur = You are the 🗡️ saboteur, { $points ->
    [0] 0 points now, and it never goes below 0.
    [one] 1 point now: one less for every ⬛ black seal the others take.
   *[other] { $points } points now: one less for every ⬛ black seal the others take.
}
# One line of the hand: cards of one effect, and what winning the trick with them would bring.
seven-seals-line = { $way ->
    [loses] With **{ $cards }** you can't win this trick.
    [lead] { $then ->
        [own] Lead **{ $cards }**: a win returns its seal.
        [seal] Lead **{ $cards }**: a win returns your { $seal } seal.
        [black] Lead **{ $cards }**: a win costs 3 points.
       *[free] Lead **{ $cards }**: a win costs nothing. No ⬛ black seal is left.
    }
    [last] { $then ->
        [none] With **{ $cards }** you win.
        [seal] With **{ $cards }** you win and return your { $seal } seal.
        [black] With **{ $cards }** you win: that costs 3 points.
       *[free] With **{ $cards }** you win: that costs nothing. No ⬛ black seal is left.
    }
   *[ahead] { $then ->
        [none] With **{ $cards }** you beat the cards so far.
        [seal] With **{ $cards }** you beat the cards so far: a win returns your { $seal } seal.
        [black] With **{ $cards }** you beat the cards so far: a win costs 3 points.
       *[free] With **{ $cards }** you beat the cards so far: a win costs nothing. No ⬛ black seal is left.
    }
}
seven-seals-takers = { $way ->
    [single] { $card }
    [some] { $card } and up
   *[all] { $colour }
}
seven-seals-line-follow = You must follow { $colour }. The rest of your hand:
seven-seals-line-free = You have no { $colour }: play any card.

## Returning a seal

seven-seals-return-title = You won the trick with { $card }. Which seal goes back?
seven-seals-return-why = The colour led ({ $colour }) fits{ $trumped ->
    [yes] , and red because a red card won
   *[no] {""}
}{ $white ->
    [yes] , and white always. Left at the end of the round, white costs 4 points, coloured 2
   *[no] {""}
}.
seven-seals-return-button = Return { $kind }

## Composing a prediction

seven-seals-compose-title = How many tricks will you win?
# A prediction that is made: the reader's own, or another player's.
seven-seals-compose-seat = **{ $you ->
    [yes] You
   *[no] { $name }
}** { $tricks ->
    [saboteur] 🗡️ saboteur
    [0] no trick
   *[other] { $tricks }: { $seals }
}{ $taken ->
    [none] {""}
   *[other] {" "}(−{"\u2060"}{ $taken } +{"\u2060"}{ $white })
}
    .words = { $you ->
        [yes] { $tricks ->
            [saboteur] You are the saboteur.
            [0] You predict no tricks.
            [one] You predict 1 trick: { $seals }.
           *[other] You predict { $tricks } tricks: { $seals }.
        }
       *[no] { $tricks ->
            [saboteur] { $name } is the saboteur.
            [0] { $name } predicts no tricks.
            [one] { $name } predicts 1 trick: { $seals }.
           *[other] { $name } predicts { $tricks } tricks: { $seals }.
        }
    }{ $taken ->
        [none] {""}
       *[other] {" "}You take { $taken }.
    }
seven-seals-compose-middle = { $middle ->
    [none] Middle: nothing
   *[other] Middle: { $middle }
}
seven-seals-compose-costs = Red is trump, up to { $highest }. Each seal left costs 2, each trick without one 3.
# Colours that the middle has no seal of: "player": whose seals others hold; "gone": which nobody
# else holds; "white": which cannot be taken for want of a white seal.
seven-seals-compose-gone = No more { $colours }: { $way ->
    [white] no ⬜ white seal is left.
   *[gone] no other player has such a seal.
}
seven-seals-sum = { $guess ->
    [yes] Quick guess: **{ $own }**
   *[no] You predict **{ $own }**
}; all players: **{ $together } of { $tricks }** tricks{ $way ->
    [even] , exactly the tricks there are.
    [over] , { $apart } more than there are.
   *[under] .
}
    .words = { $guess ->
        [yes] Quick guess, { $own } tricks: { $seals }
       *[no] You predict { $own }: { $seals }
    }; all players: { $together } of { $tricks } tricks{ $way ->
        [even] , exactly the tricks there are.
        [over] , { $apart } more than there are.
       *[under] .
    }
seven-seals-compose-takings = { $count ->
    [one] 1 of these comes from another player, who gets a ⬜ white seal for it.
   *[other] { $count } of these come from others, who get ⬜ white seals for them.
}
seven-seals-add-button = { $sign } { $count }
    .words = { $way ->
        [middle] Add { $colour }, { $count } so far
        [player] Take { $colour } from somebody, { $count } so far
       *[gone] No { $colour } left, { $count } so far
    }
seven-seals-less-button = − One less
    .words = Take off the last seal
seven-seals-confirm-button = Confirm: { $tricks }
    .words = Confirm { $tricks ->
        [0] no tricks
        [one] 1 trick
       *[other] { $tricks } tricks
    }
seven-seals-back-button = Back
seven-seals-saboteur-button = Saboteur
seven-seals-take-title = Take a { $colour } seal from whom?
seven-seals-take-why = The middle has none left. The player you choose gets a ⬜ white seal for a { $colour } one. It costs them 4 points, unless they return it with a trick they win.
seven-seals-take-seat = { $name }: { $before } → { $after }
    .words = { $name }: now { $before }; then { $after }
seven-seals-take-button = From { $name }
seven-seals-saboteur-title = 🗡️ Be the saboteur?
seven-seals-saboteur-why = The saboteur predicts nothing and takes no seals; tricks won or lost cost nothing. The round costs you { $start } penalty points. Every ⬛ black seal the others hold takes one off, but never below 0.
seven-seals-saboteur-hint = So spoil their plans: give them tricks they didn't ask for. Only one player a round may do it, and it is final.
seven-seals-saboteur-take-button = Be the saboteur

## What happened

seven-seals-told-dealt = Round { $round }: { $you ->
    [yes] you begin.
   *[no] { $name } begins.
}
seven-seals-told-predicted = { $you ->
    [yes] You predict
    [clock] Time was up: a computer predicts for you:
    [computer] A computer predicts for you:
   *[no] { $name } predicts
} { $tricks ->
    [0] no trick at all.
    [one] one trick: { $seals }.
   *[other] { $tricks } tricks: { $seals }.
}
seven-seals-told-taken = **🪝 { $you ->
    [yes] You took a { $seal } seal from { $victim }, who got a ⬜ white one.
    [clock] Time was up: a computer took a { $seal } seal from { $victim } for you.
    [computer] A computer took a { $seal } seal from { $victim } for you.
   *[no] { $yours ->
        [yes] { $name } took a { $seal } seal from you; you got a ⬜ white one.
       *[no] { $name } took a { $seal } seal from { $victim }.
    }
}**
seven-seals-told-saboteur = { $you ->
    [yes] You are the 🗡️ saboteur: { $start } penalty points, less one for every ⬛ black seal the others take.
    [clock] Time was up: a computer made you the 🗡️ saboteur: { $start } penalty points, less one for every ⬛ black seal the others take.
    [computer] A computer made you the 🗡️ saboteur: { $start } penalty points, less one for every ⬛ black seal the others take.
   *[no] { $name } is the 🗡️ saboteur: { $start } penalty points, less one for every ⬛ black seal the others take.
}
seven-seals-told-complete = { $fits ->
    [yes] { $predicted } of { $tricks } tricks are predicted.
   *[no] { $predicted } tricks are predicted, but there are only { $tricks }.
}
seven-seals-told-played = { $you ->
    [yes] { $way ->
        [trump] You trumped with { $card }.
        [off] You threw off { $card }.
       *[plain] You played { $card }.
    }
    [clock] Time was up: a computer played { $card } for you.
    [computer] A computer played { $card } for you.
   *[no] { $way ->
        [trump] { $name } trumped with { $card }.
        [off] { $name } threw off { $card }.
       *[plain] { $name } played { $card }.
    }
}
seven-seals-told-won = { $you ->
    [yes] You won
   *[no] { $name } won
} { $last ->
    [yes] the last trick
   *[no] the trick
} with { $card }{ $way ->
    [trump] , which trumps { $colour }
   *[high] {""}
}.
seven-seals-told-returned = { $you ->
    [yes] You returned { $seal }.
    [clock] Time was up: a computer returned { $seal } for you.
    [computer] A computer returned { $seal } for you.
   *[no] { $name } returned { $seal }.
}
    .words = { $you ->
        [yes] You returned a { $seal } seal for the trick.
        [clock] Time was up: a computer returned a { $seal } seal for you for the trick.
        [computer] A computer returned a { $seal } seal for you for the trick.
       *[no] { $name } returned a { $seal } seal for the trick.
    }
seven-seals-told-black = **⬛ { $you ->
    [yes] { $left ->
        [0] You had no seal for the trick and took the last black one: 3 points.
       *[other] You had no seal for the trick and took a black one: 3 points ({ $left } left).
    }
   *[no] { $left ->
        [0] { $name } had no seal for the trick and took the last black one: 3 points.
       *[other] { $name } had no seal for the trick and took a black one: 3 points ({ $left } left).
    }
}**
seven-seals-told-no-black = **⬛ { $you ->
    [yes] You had no seal for the trick, but no black one is left.
   *[no] { $name } had no seal for the trick, but no black one is left.
}**

## Scoring

seven-seals-scoring-title = ⚖️ The Seven Seals · { $rounds ->
    [0] round { $round }
    [1] scoring
   *[other] round { $round } of { $rounds }
}
seven-seals-scored = { $you ->
    [yes] You
   *[no] { $name }
}: **{ $points }**{ $points ->
    [0] {" "}· every seal returned
   *[other] { $coloured ->
        [0] {""}
       *[other] {" "}· { $coloured } coloured ×2
    }{ $white ->
        [0] {""}
       *[other] {" "}· { $white } ⬜ white ×4
    }{ $black ->
        [0] {""}
       *[other] {" "}· { $black } ⬛ black ×3
    }
}
    .words = { $you ->
        [yes] You
       *[no] { $name }
    }: **{ $points }**{ $points ->
        [0] ; every seal returned
       *[other] { $coloured ->
            [0] {""}
           *[other] ; { $coloured } coloured at 2
        }{ $white ->
            [0] {""}
           *[other] ; { $white } white at 4
        }{ $black ->
            [0] {""}
           *[other] ; { $black } black at 3
        }
    }
# The dearest part of the reader's cost of a round.
seven-seals-round-dearest = { $kind ->
    [black] { $count ->
        [one] Black cost you most: one trick that you had no seal for.
       *[other] Black cost you most: { $count } tricks that you had no seal for.
    }
    [white] White cost you most, though any trick returns one.
   *[other] Coloured seals cost you most: { $count ->
        [one] one was left over.
       *[other] { $count } were left over.
    }
}
seven-seals-round-colours = You won as many tricks as you predicted, but in wrong colours.
seven-seals-scored-saboteur = { $you ->
    [yes] You
   *[no] { $name }
}: **{ $points }** · 🗡️ saboteur, { $start } − { $black } ⬛ black of the others{ $capped ->
    [yes] , never below 0
   *[no] {""}
}
    .words = { $you ->
        [yes] You
       *[no] { $name }
    }: **{ $points }**; saboteur, { $start } less { $black } black of the others{ $capped ->
        [yes] , never below 0
       *[no] {""}
    }
seven-seals-scored-tricks = Tricks won/predicted: { $tricks }
    .words = Tricks won: { $tricks }
seven-seals-scored-won = { $name } { $won }/{ $predicted }
    .words = { $name } { $won } of { $predicted } predicted
seven-seals-scored-totals = Penalty points, the fewest first
seven-seals-scored-total = { $name } { $before } → **{ $total }**
    .words = { $name }: from { $before } to **{ $total }**
points-seven-seals = { $points ->
    [0] no penalty points
    [one] 1 penalty point
   *[other] { $points } penalty points
}
review-points-seven-seals = Your choice cost at least { $points } penalty points, compared with the others' average.
seven-seals-finale = 🎯 { $you ->
    [yes] Your prediction came true to the trick: { $tricks }!
   *[no] { $name }'s prediction came true to the trick: { $tricks }!
}
distinction-seven-seals = 🎯 Truest prediction: { $name }, { $size } tricks, right down to the colour
seven-seals-ending = You predicted { $predicted } and won { $won }{ $exact ->
    [yes] , but in wrong colours
   *[no] {""}
}: { $points ->
    [0] every seal returned.
   *[other] left with { $seals }, { $points } penalty points.
}
# The reader's penalty points of a whole game, and the seals left over in its rounds.
seven-seals-ending-all = Penalty points of all { $rounds } rounds: **{ $points }**. { $coloured } coloured ×2, { $white } ⬜ white ×4. { $black } ⬛ black ×3, for tricks without a seal.{ $saboteur ->
    [0] {""}
   *[other] {" "}{ $saboteur } as 🗡️ saboteur.
}
    .words = Penalty points of all { $rounds } rounds: **{ $points }**. { $coloured } coloured at 2, { $white } white at 4. { $black } black at 3, for tricks without a seal.{ $saboteur ->
        [0] {""}
       *[other] {" "}{ $saboteur } as the saboteur.
    }
seven-seals-own-true = 🎯 { $you ->
    [yes] { $rounds ->
        [1] Your prediction
       *[other] Your sharpest prediction
    }
   *[no] { $rounds ->
        [1] { $name }'s prediction
       *[other] { $name }'s sharpest prediction
    }
}: { $tricks ->
    [0] no trick
    [one] one trick
   *[other] { $tricks } tricks
}{ $rounds ->
    [1] {""}
   *[other] {" "}in round { $round }
}, { $way ->
    [clean] with no seal left
   *[counted] with as many won, but in wrong colours: { $points } penalty points
}
seven-seals-own-round = 🕯️ { $you ->
    [yes] Your best round
   *[no] { $name }'s best round
}: { $points ->
    [0] no penalty points
    [one] one penalty point
   *[other] { $points } penalty points
} in round { $round }
seven-seals-most-robbed = { $each ->
    [yes] 🪝 Busiest robber: { $name }, { $count } seals each
   *[no] 🪝 Busiest robber: { $name }, { $count } seals
}
seven-seals-decided = 🏆 What decided it: in round { $round }, { $you ->
    [first] you got
   *[other] { $first } got
} { $own ->
    [one] one penalty point
   *[other] { $own } penalty points
}, { $you ->
    [second] you
   *[other] { $second }
} { $next }
seven-seals-sabotage = 🗡️ Best sabotage: { $you ->
    [yes] you
   *[no] { $name }
} shed { $saved ->
    [one] one penalty point
   *[other] { $saved } penalty points
}
seven-seals-black-seals = ⬛ Tricks nobody wanted: { $count ->
    [one] one black seal
   *[other] { $count } black seals
}
seven-seals-no-cards = no cards

## Typed plays

# Lists of words that players may type, separated by spaces. The first is the one that is sent.

## What is wrong

seven-seals-refusal-game-over = This game is over. You can go on with the buttons below its result.
seven-seals-refusal-not-your-turn = It's not your turn. You can look at your hand while you wait.
seven-seals-refusal-predict-first = You can play cards once everyone has predicted. Compose your prediction first.
seven-seals-refusal-predictions-over = Predictions are open and final. Play a card.
seven-seals-refusal-return-first = You won the trick; first choose a seal to return.
seven-seals-refusal-nothing-to-return = There is no seal to return now. Play a card.
seven-seals-refusal-not-in-hand = You don't hold that card. These are yours.
seven-seals-refusal-must-follow = You hold { $colour }: follow it.
seven-seals-refusal-seal-not-held = You have no such seal. These are the ones that fit.
seven-seals-refusal-seal-does-not-fit = That seal doesn't fit this trick. These do.
seven-seals-refusal-saboteur-taken = The saboteur is taken this round. Predict your tricks instead.
seven-seals-refusal-not-in-middle = The middle doesn't have that many. Say who you take the rest from.
seven-seals-refusal-middle-first = You can't take a seal from a player while the middle has that colour. Leave `take` empty.
seven-seals-refusal-no-such-seal = That player doesn't have that many seals of that colour. Choose again.
seven-seals-refusal-no-white-seal = No white seal is left to trade for another player's. Predict with what the middle has.
seven-seals-refusal-not-a-prediction = That isn't a prediction. Compose one with the buttons, or type `2 red 1 blue`.

## The rules

rules-seven-seals =
    - Before each round, **predict**: take one seal for every trick you expect to win, in the colour that will be led, or red where red will win it.
    - Then fifteen **tricks**: follow the colour led if you can; **red is always trump**. The winner of a trick returns one seal that fits it.
    - Seals left at the end cost **penalty points**: coloured 2, white 4, black 3. The fewest points win.

    { "**" }For example:** you take 🔺 red and 🔷 blue, so you predict two tricks. You win a trick led with blue and return the 🔷 blue seal. Then you win a green one with a green card: no seal of yours fits, so you take a ⬛ black one. If no more tricks come, 🔺 red 2 + ⬛ black 3 = 5 points.
rules-seven-seals-course =
    🃏 **Cards.** Red, yellow, green, blue and purple: 1-9 with three players, 1-12 with four, 1-15 with five. The first dealer is drawn.

    🔮 **Prediction.** From the dealer's left, each takes one coloured seal for every trick they expect to win. None is fine too. There are five red ones and three of each other colour. If a colour is gone from the middle, take it from a player, who gets a white seal for it. With no white seal left, you can't. A confirmed prediction is final.

    ♻️ **Tricks.** Any card may be led. Follow its colour if you can, else play anything. The highest red card wins, else the highest of the colour led. The winner leads next.

    ⬜ **Seals.** The winner of a trick must return one fitting seal: the colour led, or white, or red if a red card won. No fitting seal: take a black one, while the six last.

    🗡️ **Saboteur.** One player may be the saboteur instead of taking seals. Tricks mean nothing to them.
rules-seven-seals-scoring =
    - each coloured seal left: 2 points
    - each white seal: 4
    - each black seal: 3
    - the saboteur: { $start }, less one for every black seal of the others, never below 0{ $rising ->
        [yes] . Each time the same player is the saboteur again, they start one point higher
       *[no] {""}
    }

    The lowest total wins after { $rounds ->
        [0] 6 rounds with three players, 4 with four, 5 with five
        [one] one round
       *[other] { $rounds } rounds
    }; ties share.
rules-seven-seals-sources =
    { "**" }The Seven Seals** by Stefan Dorra, Amigo 2003. The rising saboteur is the designer's variant for longer games: 9, 8 or 10 rounds with three, four or five players.

    -# HOUSE, our choice where the printed rules are silent: the first dealer is drawn; without a white seal nobody is robbed; ties share; a saboteur who starts at 5 with more than three players.

## Hints: what a computer would do, as a sentence

seven-seals-move-play = Play { $card }.
seven-seals-move-predict = Predict { $tricks ->
    [0] no trick at all
    [one] one trick with { $seals }
   *[other] { $tricks } tricks with { $seals }
}.
seven-seals-move-taking = Take a { $colour } seal from { $name }.
seven-seals-move-return = Return the { $seal } seal.
seven-seals-move-saboteur = Be the 🗡️ saboteur.

## Hints: why, as a sentence after the move

# against a move, by the name of the reason for a better one; $way: the kind of the move, $count: its own figure, $best: the better one's
lacks-seven-seals = { $why ->
    [spoils] { $count ->
        [-1] That can't win the trick, so somebody else may return a seal for it.
       *[other] {" "}
    }
    [yields] { $count ->
        [-2] {" "}
        [-1] {" "}
       *[other] That may win the trick.
    }
    [ducks] { $count ->
        [-2] {" "}
        [-1] {" "}
       *[other] That may win the trick.
    }
    [keeps] { $count ->
        [-2] {" "}
        [-1] {" "}
       *[other] That may win the trick.
    }
    [waits] { $count ->
        [-2] {" "}
        [-1] {" "}
       *[other] That may win the trick.
    }
    [sure] { $count ->
        [-2] {" "}
        [-1] That can't win the trick.
        [0] A red card may still take it.
        [one] One higher card of its colour is still out.
       *[other] { $count } higher cards of its colour are still out.
    }
    [high] { $count ->
        [-2] {" "}
        [-1] That can't win the trick.
        [0] {" "}
        [one] One higher card of its colour is still out.
       *[other] { $count } higher cards of its colour are still out.
    }
    [leads] { $count ->
        [-2] {" "}
        [-1] That can't win the trick.
        [0] {" "}
        [one] One higher card of its colour is still out.
       *[other] { $count } higher cards of its colour are still out.
    }
    [wins] { $count ->
        [-1] That can't win the trick.
       *[other] {" "}
    }
    [lowest] { $count ->
        [-1] That can't win the trick.
       *[other] {" "}
    }
    [ahead] { $count ->
        [-1] That can't win the trick.
       *[other] {" "}
    }
    [lets_go] { $count ->
        [-2] {" "}
        [-1] {" "}
        [0] No higher card of its colour is out, so you may win and lead again.
        [one] Only one higher card of its colour is out, so you may win and lead again.
       *[other] Only { $count } higher cards of its colour are out, so you may win and lead again.
    }
    [higher] { $count ->
        [-2] {" "}
        [-1] {" "}
        [0] No higher card of its colour is out, so it may well win, and then you lead next.
        [one] Only one higher card of its colour is out, so it may well win, and then you lead next.
       *[other] Only { $count } higher cards of its colour are out, so it may well win, and then you lead next.
    }
    [anyway] Then you still hold that sure winner.
    [threat] Then that card stays in your hand, and may win later.
    [sheds] Then that card stays in your hand.
    [bare] { $way ->
        [Predict] Each trick more or less than that costs points.
       *[other] {" "}
    }
    [nothing] { $way ->
        [Predict] Each trick more or less than that costs points.
       *[other] {" "}
    }
    [many_red] { $way ->
        [Predict] Each trick more or less than that costs points.
       *[other] {" "}
    }
    [trumped] { $way ->
        [Predict] Each trick more or less than that costs points.
       *[other] {" "}
    }
    [middling] { $way ->
        [Predict] Each trick more or less than that costs points.
       *[other] {" "}
    }
    [cheap] { $way ->
        [Predict] Each trick more or less than that costs points.
       *[other] {" "}
    }
    [dear] That keeps the white seal.
    [keeps_white] That spends the white seal.
    [keeps_red] That spends the red seal.
    [spends_red] That keeps the red seal.
   *[other] {" "}
}
why-seven-seals-only = Nothing else is allowed.
why-seven-seals-promise = { $way ->
    [both] You can win with { $best }, and trump other colours with { $ruffs }.
    [best] You can win with { $best }.
    [ruffs] You can trump other colours with { $ruffs }.
   *[none] None of your cards in these colours is high, but { $count ->
        [one] one trick
       *[other] { $count } tricks
    } may still come to you.
}{ $way ->
    [none] {""}
   *[some] { $more ->
        [0] {""}
        [one] {" "}Your other cards may win one more.
       *[other] {" "}Your other cards may win { $more } more.
    }
}
why-seven-seals-nothing = With { $trumps ->
    [0] no red card
    [one] one red card
   *[other] { $trumps } red cards
} and { $high ->
    [0] no high card
    [one] one high card
   *[other] { $high } high cards
} of the other colours, you can let every trick pass.
why-seven-seals-bare = A seal left over costs 2 points, and this takes none.
why-seven-seals-many_red = You hold { $count } red cards, and nobody can say which colours they will trump.
why-seven-seals-trumped = { $high ->
    [one] Your high card of the other colours wins
   *[other] Your { $high } high cards of the other colours win
} only if nobody trumps, and the others hold { $count } red cards.
why-seven-seals-middling = { $count } of your cards are neither high nor low: they may win or lose, and the saboteur need not say which.
why-seven-seals-cheap = It costs { $count ->
    [one] one point
   *[other] { $count } points
} at most, and { $seals ->
    [one] one seal left over costs
   *[other] { $seals } seals left over cost
} no less.
why-seven-seals-spoils = Tricks cost the saboteur nothing, and nobody else can return a seal for a trick you win.
why-seven-seals-yields = Tricks mean nothing to the saboteur, and somebody else must find a seal for this one.
why-seven-seals-wins = It wins the trick, and you have a seal for it.
why-seven-seals-lowest = You have a seal for the trick, and no lower card that you hold can win it.
why-seven-seals-sure = Nobody can beat it any more, and you have a seal for the trick.
why-seven-seals-high = Nobody else has a higher card of the colour, and you have a seal for the trick.
why-seven-seals-leads = { $count ->
    [one] You have a seal for such a trick, and only one higher card of the colour is out.
    [2] You have a seal for such a trick, and only two higher cards of the colour are out.
   *[other] You have a seal for such a trick. { $count } higher cards of the colour are out, but more lower ones.
}
why-seven-seals-lets_go = { $count ->
    [one] One higher card of the colour is out
   *[other] { $count } higher cards of the colour are out
}, so somebody else will probably win the trick and lead next.
why-seven-seals-ahead = It is ahead in this trick for now, and you have a seal for it.
why-seven-seals-free = You have no seal for such a trick, but no ⬛ black one is left: it costs nothing.
why-seven-seals-higher = { $count ->
    [one] One higher card of the colour is still out
   *[other] { $count } higher cards of the colour are still out
}, so somebody else may take this trick, for which you have no seal.
why-seven-seals-too_high = You have no seal for this trick. No higher card of its colour is out, so it might win a later one as well.
why-seven-seals-ruffed = You have no seal for such a trick. Nobody else has a higher card of the colour, but a red card can still take it.
why-seven-seals-anyway = You have no seal for such a trick, but this card wins whenever you lead it, now or later.
why-seven-seals-later = That card can wait: even if you lead it later, nobody can beat it.
why-seven-seals-no_seal = Then you lead with no seal left, and each further trick you win costs 3 points while ⬛ black ones last.
why-seven-seals-on_lead = Then you lead the next trick, and everybody else plays after you.
why-seven-seals-unpaid = You have no seal for such a trick: if this card wins it, that costs 3 points.
why-seven-seals-rids = You have no seal for this trick, so it costs 3 points, but { $kept } is easier to lose with later.
why-seven-seals-ducks = You have no seal for this trick, and this card doesn't win it.
why-seven-seals-waits = You need only { $wanted ->
    [one] one more trick, { $later ->
        [one] one follows
       *[other] { $later } follow
    }, and you keep a good card for it.
   *[other] { $wanted } more tricks, { $later ->
        [one] one follows
       *[other] { $later } follow
    }, and you keep good cards for them.
}
why-seven-seals-keeps = You keep { $kept }, which could win here, for a later trick.
why-seven-seals-threat = It can't win this trick. { $count ->
    [0] Nobody else has a higher card of its colour, so later it might win one that you have no seal for.
    [one] Only one higher card of its colour is out, so later it might win one that you have no seal for.
    [2] Only two higher cards of its colour are out, so later it might win one that you have no seal for.
   *[other] Even with { $count } higher cards of its colour out, later it might win one that you have no seal for.
}
why-seven-seals-spares = No card that you may play can win this trick, so the lowest of the colour goes.
why-seven-seals-sheds = No card that you may play can win this trick, so throw away the highest of the colour: it might win a later one that you have no seal for.
why-seven-seals-dear = You hold { $wanted ->
    [one] one seal
   *[other] { $wanted } seals
} and { $cards ->
    [one] one card
   *[other] { $cards } cards
}, and a white seal left over costs the most.
why-seven-seals-keeps_white = The white seal fits every trick, so it can wait.
why-seven-seals-keeps_red = The red seal fits every trick that a red card wins, so it can wait.
why-seven-seals-spends_red = You hold { $trumps ->
    [0] no red card
    [one] one red card
   *[other] { $trumps } red cards
} more, and the other seal fits every trick in which its colour is led.

game-seven-seals-unit = penalty points
game-seven-seals-gained = { $count ->
    [one] one penalty point
   *[other] { $count } penalty points
}

## The game's own words, in the first hand of somebody who has never finished a game of it

first-words-seven-seals = Take a seal per trick you plan to win, in the winning colour.
seven-seals-gift-none = You take no seal. Each trick you win costs a ⬛ black seal, 3 points, while any are left. Predict no trick at all?
seven-seals-gift = You can't win this trick, and you need every red card for red seals. Throw { $card } away?
seven-seals-first-hand = { $levels ->
    [none] { $rounds ->
        [one] The fewest penalty points after { $rounds } round win.
       *[other] The fewest penalty points after { $rounds } rounds win.
    }
   *[other] { game-seven-seals }, { $levels }, { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }: the fewest penalty points win.
}

## The lesson
lesson-seven-seals-1 = Seals left over cost points, and the fewest points win. Red 8 and blue 9 should win a trick each. Take a red seal and a blue seal, then confirm.
lesson-seven-seals-1-wrong = Two tricks will do: one red seal and one blue seal.
lesson-seven-seals-2 = The middle ran out of blue, so Wren took yours and you got a white seal. You lead, and any card may be led. Lead yellow 6, which somebody will beat.
lesson-seven-seals-2-wrong = Keep that card. Lead yellow 6 now.
lesson-seven-seals-3 = The highest card of the colour led won. The winner of a trick returns a seal for it and leads the next one. You must follow: play green 3.
lesson-seven-seals-3-wrong = You must follow green. Play green 3.
lesson-seven-seals-4 = You have no purple, so you may play anything. Red is trump. You play last, and any red wins: spend the dangerous one, red 8.
lesson-seven-seals-4-wrong = Win this trick with red 8. Red 2 is easier to lose with later.
lesson-seven-seals-5 = Now you return a seal. Red fits because a red card won. White fits any trick, so keep it: return red.
lesson-seven-seals-5-wrong = White will fit any trick you win later. Return red.
lesson-seven-seals-6 = The winner leads. Nobody has a higher blue, so lead blue 9. The white seal goes back by itself.
lesson-seven-seals-6-wrong = You still need one trick. Lead blue 9.
lesson-seven-seals-7 = Both tricks are won and both seals are returned. Win no more: somebody should beat your red 2.
lesson-seven-seals-7-wrong = You hold one card only: red 2.
lesson-seven-seals-8 = You kept no seal: 0 points. Pip had no seal that fits red for the last trick, so Pip took a black one. With this fresh hand you predict for yourself. Or become the saboteur, who starts with 4 points and loses one for each black seal of the others.
lesson-seven-seals-9 = Now play your hand: any card goes. A trick that you didn't predict costs a black seal.
lesson-seven-seals-end = Predict what you will win, then win just that. After a round, each seal left costs penalty points: coloured 2, white 4, black 3.
    Follow the colour led if you can; red is trump. The six black seals can run out. After that, extra tricks cost nothing.
    A real round has fifteen tricks. The lowest total wins after 6 rounds with three players, 4 with four, 5 with five.

daily-finer-seven-seals = Equal results are ordered by tricks off the prediction, then by the others' penalties.
duel-finer-seven-seals = { $by ->
    [0] The tie goes to fewer tricks off the predictions
   *[1] The tie goes to more penalties for the others, as the predictions were equally far off
}: { $own } to { $other }.

help-typing-seven-seals = - 🕯️ **The Seven Seals:** `/play 2 red 1 blue` predicts your tricks.

mark-seven-seals-nothing = Predicted nothing and meant it
mark-seven-seals-sharp = Predicted five tricks, right down to the colour
mark-seven-seals-robber = Took two seals from others in one round
mark-seven-seals-sabotage = Sabotaged without a scratch

# what a player says across the table
remark-seven-seals-1 = Just as I predicted.
remark-seven-seals-2 = I didn't want that one.
remark-seven-seals-3 = That trick is yours.
remark-seven-seals-4 = Are you sure about your seals?
