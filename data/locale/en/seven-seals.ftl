## The Seven Seals: one line in the lobby, house rules

game-seven-seals-pitch = Predict how many of fifteen tricks you will win, and in which colours; every seal left over costs. Three to five players.
rule-seven-seals-saboteur_start = Saboteur starts at
rule-seven-seals-saboteur_start-meaning = penalty points of the saboteur before black seals lower them. 5 is the published option for three players.
rule-seven-seals-rising_saboteur = Rising saboteur
rule-seven-seals-rising_saboteur-meaning = each further time the same player is the saboteur, they start one point higher.

## Colours and seals

# The kinds of seals, the five colours of the cards among them.
seals-kind = { $kind ->
    [red] red
    [yellow] yellow
    [green] green
    [blue] blue
    [purple] purple
    [white] white
   *[black] black
}
# One letter for each colour, different from one another, as players type it.
seals-letter = { $kind ->
    [red] R
    [yellow] Y
    [green] G
    [blue] B
   *[purple] P
}
# White and black seals are said by name, the coloured ones by their letter.
seals-counted = { $kind ->
    [white] white
    [black] black
   *[other] { $letter }
}×{ $count }
seals-none = none

## The board

seals-title = 🕯️ The Seven Seals · round { $round } of { $rounds }
seals-title-trick = 🕯️ The Seven Seals · round { $round } of { $rounds } · trick { $trick } of { $tricks }
seals-middle = **In the middle** { $rest }{ $saboteur ->
    [free] {" "}· 🗡️ saboteur
    [taken] {""}
   *[other] {""}
}
seals-middle-empty = no coloured seal
seals-trick-lead = **Trick** { $name } leads
seals-trick = **Trick** { $colour } led{ $colour ->
    [red] , and red is trump
   *[other] , red is trump
} · { $name } is winning it
seals-trick-return = **Trick** { $name } took it with { $card } and returns a seal
seals-order-now = **{ $name } { $phase ->
    [predict] predicts
    [return] returns a seal
   *[play] to play
}**
seals-last-line = Last trick: { $cards }; { $name }'s, with { $card }
seals-seat-waits = { $name }{ $turn ->
    [yes] {" "}← to predict
   *[no] {""}
}{ $total ->
    [0] {""}
   *[other] {" "}· { $total } so far
}
seals-seat = { $name } { $won }/{ $predicted } · { $seals } · **{ $points }**{ $total ->
    [0] {""}
   *[other] {" "}+ { $total }
}{ $turn ->
    [yes] {" "}← { $phase ->
        [predict] to predict
        [return] returns a seal
       *[play] to play
    }
   *[no] {""}
}
seals-seat-saboteur = { $name } 🗡️ saboteur, { $won } won · **{ $points }**{ $total ->
    [0] {""}
   *[other] {" "}+ { $total }
}{ $turn ->
    [yes] {" "}← to play
   *[no] {""}
}
seals-legend = won/predicted · seals left · **penalty** now{ $totals ->
    [yes] {" "}+ rounds before
   *[no] {""}
}
seals-predicted = Predicted: **{ $predicted } of { $tricks }** tricks{ $black ->
    [-1] {""}
    [0] . No black seal is left
   *[other] . Black seals left: { $black }
}

## The last trick, behind More

seals-last-button = Last trick
seals-last-title = The last trick
seals-last-none = No trick is over yet in this round.
seals-last-card = { $name } { $card }{ $way ->
    [lead] {" "}led
    [trump] {" "}trumped
    [off] {" "}threw off
   *[follow] {" "}followed
}{ $won ->
    [yes] {" "}and **won**
   *[no] {""}
}

## The hand

seals-hand = Your turn
seals-hand-leads = You lead. Any card may be led; red is trump.
seals-hand-trick = Trick: { $cards }. { $name } is winning it.
seals-hand-between = { $name } leads the next card.
seals-hand-predictions = The predictions come first; { $name } is choosing.
seals-yours = Your seals: { $seals }, which would cost { $points ->
    [one] 1 point
   *[other] { $points } points
} now. Tricks won: { $won } of { $predicted } predicted.
seals-yours-saboteur = You are the saboteur: { $points ->
    [one] 1 point
   *[other] { $points } points
} now, one less for every black seal the others take.
seals-line = { $colour } { $cards }
seals-way-lead = each trick it wins
seals-way-all = { $count ->
    [one] takes the trick as it lies
   *[other] each takes the trick as it lies
}
seals-way-some = { $from } { $more ->
    [yes] and up take
   *[no] takes
} the trick as it lies
seals-way-low = too low to take it
seals-way-off = thrown off, cannot win
seals-way-not = not now: you hold { $colour }
seals-fate = { $fate ->
    [return] {" "}→ returns { $seal }
    [choose] {" "}→ returns { $seal }, as you choose
    [black] {" "}→ costs a ⬛ black seal
    [none] {" "}→ no seal fits, and all black ones are out
   *[saboteur] {""}
}
seals-or = { $one } or { $other }

## Returning a seal

seals-return-title = You won the trick with { $card }. Which seal goes back?
seals-return-why = { $colour } was led, so a { $colour } or a white seal fits{ $trumped ->
    [yes] , and a red one because red won
   *[no] {""}
}. A white one left over costs 4 points, a coloured one 2.
seals-return-button = Return { $kind } (you have { $count })
seals-return-offer = return a { $kind } seal (you have { $count })

## Composing a prediction

seals-compose-title = Your prediction
seals-compose-hand = Your cards ({ $lowest } to { $highest } of each colour are in play; red is trump)
seals-compose-table = In the middle: { $middle } · ⬜ white×{ $white }
seals-compose-others = Predicted before you: { $predicted } of { $tricks }
seals-compose-help = Take a seal for every trick you expect to win, in the colour that will be led, or red where you will trump.
seals-draft-none = No seal yet
seals-draft = { $seals } = { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
}
seals-sum = With yours: **{ $all } of { $tricks }** tricks, { $open ->
    [0] exactly all there are.
   *[other] { $way ->
        [over] { $open } more than there are.
       *[under] { $open } that nobody has planned.
    }
}
seals-taking = { $colour } from { $name }, who gets a ⬜ white seal for it.
seals-add-button = + { $letter }
seals-remove-button = − { $letter }
seals-confirm-button = Confirm: { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
}
seals-confirm-none-button = Confirm: no tricks
seals-over-button = Start over
seals-back-button = Back
seals-saboteur-button = Saboteur
seals-none-such = Every { $colour } seal is in your draft already, or none is to be had.
seals-no-white = The middle has no { $colour } seal, and no white one is left to give for another player's. (HOUSE)
seals-take-title = Take a { $colour } seal from whom?
seals-take-why = The middle has none left. Whoever you take it from loses that { $colour } seal and gets a ⬜ white one: 4 points if it stays, but it goes back after any trick they win.
seals-take-seat = { $name }: { $colour } ×{ $count } → ×{ $less }, ⬜ white ×{ $white } → ×{ $more }
seals-take-button = From { $name } ({ $count })
seals-give-title = Whose { $colour } seal goes back?
seals-give-button = To { $name }
seals-zero-title = Predict no trick at all?
seals-zero-why = You take no seal. Every trick you win then costs a ⬛ black seal, 3 points, while there are any.
seals-zero-button = Yes, no tricks
seals-saboteur-title = 🗡️ Be the saboteur?
seals-saboteur-why = The saboteur takes no seals and predicts nothing; tricks won or lost cost nothing. You count { $start } points at the end of the round, less one for every black seal the others then hold, and never below 0.
seals-saboteur-hint = So spoil their plans: give them tricks they did not ask for. Only one player a round may do it.
seals-saboteur-take-button = Take the saboteur

## What happened

seals-told-dealt = Round { $round }: fifteen cards each. { $name } predicts and leads first.
seals-told-predicted = { $name } predicts { $tricks ->
    [0] no trick at all.
    [one] one trick: { $seals }.
   *[other] { $tricks } tricks: { $seals }.
}
seals-told-taken = { $name } took { $colour } from { $victim }, who gets a ⬜ white seal for it.
seals-told-saboteur = { $name } is the 🗡️ saboteur, starting at { $start } points.
seals-told-complete = All have predicted: { $predicted } of { $tricks } tricks. { $name } leads.
seals-told-played = { $name } played { $card }.
seals-told-trumped = { $name } trumped with { $card }.
seals-told-off = { $name } threw off { $card }.
seals-told-won = { $name } won the trick with { $card }.
seals-told-returned = { $name } returned { $seal }.
seals-told-black = { $name } had no seal for it and took a ⬛ black one; { $left ->
    [0] that was the last.
    [one] one is left.
   *[other] { $left } are left.
}
seals-told-no-black = { $name } had no seal for it, but the black ones are all out.

## Scoring

seals-scoring-title = ⚖️ The Seven Seals · round { $round }
seals-scored-none = { $name } no seal left = **0**
seals-scored = { $name } { $parts } = **{ $points }**
seals-scored-coloured = { $count } coloured ×2
seals-scored-white = { $count } ⬜ white ×4
seals-scored-black = { $count } ⬛ black ×3
seals-scored-saboteur = { $name } 🗡️ { $start }{ $black ->
    [0] {""}
    [one] {" "}− 1 black seal of the others
   *[other] {" "}− { $black } black seals of the others
} = **{ $points }**
seals-scored-total = { $name } { $before } → **{ $total }**
seals-scored-caption = Penalty points; the lowest total wins
standing-seven-seals = { $rank } { $name }: { $points ->
    [one] one penalty point
   *[other] { $points } penalty points
}

## Typed plays

# Words that players may type; separated by spaces.
seals-words-none = none nothing zero 0
seals-words-saboteur = saboteur sabotage
seals-words-filler = and seals seal tricks trick cards card play predict return a an the x
seals-words-take = take from
seals-offer-card = { $colour } { $rank }: { $what }
seals-offer-lead = lead it
seals-offer-takes = takes the trick as it lies
seals-offer-low = follows, too low to take it
seals-offer-off = thrown off
seals-offer-saboteur = saboteur: no seals; { $start } points less one per black seal of the others
seals-offer-none = none: predict no trick at all
seals-offer-predict = { $seals }: { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
}, { $all } of { $of } with the others{ $taken ->
    [none] {""}
   *[other] {" "}({ $taken })
}
seals-offer-count = { $count } { $kind }
seals-offer-taking = { $kind } from { $name }

## What is wrong

seals-refusal-game-over = This game is over. `/table open` starts a new one.
seals-refusal-not-your-turn = It's not your turn. You can look at your hand meanwhile.
seals-refusal-predict-first = Cards are played once all have predicted. Compose your prediction first.
seals-refusal-predictions-over = Predictions are open and final. Play a card.
seals-refusal-return-first = The trick is yours; first choose the seal that goes back.
seals-refusal-nothing-to-return = There is no seal to return now. Play a card.
seals-refusal-not-in-hand = You don't hold that card. These are yours.
seals-refusal-must-follow = You hold { $colour }: follow it.
seals-refusal-seal-not-held = You have no such seal. These are the ones that fit.
seals-refusal-seal-does-not-fit = That seal does not fit this trick. These do.
seals-refusal-saboteur-taken = The saboteur is taken this round. Predict your tricks instead.
seals-refusal-not-in-middle = The middle has not that many. Say from whom the rest is taken.
seals-refusal-middle-first = Nothing is taken from a player while the middle has the colour.
seals-refusal-no-such-seal = That player has not so many seals of the colour. Choose again.
seals-refusal-no-white-seal = No white seal is left to give for another player's seal. (HOUSE)
seals-refusal-not-a-prediction = That is no prediction. Compose it by presses, or type `2 red 1 blue`.
seals-unclear-card = I read a colour and a number: `green 7` or `g7`. Or pick a suggestion.
seals-not-in-hand = You don't hold { $card }. These are your cards.
seals-unclear-predict = I read numbers and colours: `2 red 1 blue`, or `none`, or `saboteur`. Or press.
seals-too-many = There are not enough { $colour } seals to be had for { $count }.
seals-too-few-white = That takes more from other players than there are white seals to give ({ $white }).
seals-unclear-take = Those seals cannot be taken that way. Choose below from whom.
seals-unclear-return = Say which seal goes back: { $kinds }.

## The rules

rules-seven-seals =
    🎯 **Aim.** Fewest penalty points. Every round has fifteen tricks; predict which you will win.

    🃏 **Cards.** Red, yellow, green, blue, purple: 1-9 with three players, 1-12 with four, 1-15 with five. **Red is always trump.** The first dealer is drawn *(HOUSE)*.

    🕯️ **Prediction.** From the dealer's left, each takes one coloured seal for every trick they expect to win: in the colour led, or red where red wins it. None is fine too. There are five red, three of each other colour. Is a colour gone from the middle, take it from a player; they get a white seal for it. No white seal left: not possible *(HOUSE)*. A confirmed prediction is final.

    ♻️ **Tricks.** Any card may be led. Follow its colour if you can, else play anything. The highest red card wins, else the highest of the colour led. The winner leads next.

    ⬜ **Seals.** The winner of a trick must return one fitting seal: the colour led, or white, or red if a red card won. No fitting seal: take a black one, while the six last.

    🗡️ **Saboteur.** Instead of seals one player may take the saboteur 🗡️: tricks mean nothing to them. They count 4 points, less one for every black seal of the others.

    ⚖️ **Scoring.** Each coloured seal left 2 points, white 4, black 3. Lowest total after 6 rounds (three players), 4 (four) or 5 (five) wins; ties share *(HOUSE)*.

    🏠 **House rules.** The saboteur may start at 5, or one higher each further time.
