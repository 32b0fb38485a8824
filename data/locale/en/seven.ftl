## 7: house rules

game-seven-pitch = Shed your cards on a pile whose sum may only rise, never beyond seven. Two to seven players.
rule-seven-deck = Numbers in the deck
rule-seven-deck-meaning = how many cards carry each number. RECONSTRUCTED, since the printed counts are not published.
rule-seven-deck-tapered = tapered (many ones, few sevens)
rule-seven-deck-mild = mild (almost even)
rule-seven-strict_finish = Strict finish
rule-seven-strict_finish-meaning = a last card must make a sum of seven, or it costs a draw.

## The board

seven-title-of = 7 · round { $round } of { $rounds }
seven-title = 7 · round { $round } · { $bank } chips left
seven-pile = Pile
seven-pile-empty = empty: any card may start it
seven-pile-caption = newest { $newest }, { $cards ->
    [one] one card
   *[other] { $cards } cards
}
seven-small-pile = Pile: newest { $newest }, other { $other }, sum { $sum }
seven-stock = Draw pile { $draw } · put aside { $aside }
seven-out = out, place { $place }

## The hand

seven-hand = Your turn
seven-hand-again = A Seven! Start the new pile
seven-way = { $way ->
    [start] starts the pile with { $sum }
    [hole] hole on hole makes { $sum }
   *[number] hole on number makes { $sum }
}
seven-way-seven = { $way ->
    [start] starts with **7, a Seven!**
    [hole] hole on hole makes **7, a Seven!**
   *[number] hole on number makes **7, a Seven!**
}
seven-way-not = { $way ->
    [start] cannot start
    [hole] hole on hole would make { $sum }
   *[number] hole on number would make { $sum }
}, { $reason ->
    [high] too high
   *[low] too low
}
seven-offer = { $number }{ $way ->
    [start] {""}
    [hole] {" "}on hole
   *[number] {" "}on number
} → { $sum }{ $seven ->
    [yes] {" "}Seven!
   *[no] {""}
}

## What happened

seven-told-dealt = Round { $round }: seven cards each. { $name } begins.
seven-told-start = { $name } started a pile with { $number }.
seven-told-hole = { $name } laid { $number } hole on hole: { $sum }.
seven-told-number = { $name } laid { $number } hole on number: { $sum }.
seven-told-seven = A Seven by { $name }!
seven-told-penalty = { $name } could not place and { $count ->
    [0] had nothing to draw.
   *[other] drew a penalty card.
}
seven-told-out = { $name } is out, place { $place }.
seven-told-last = { $name } is last with { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
seven-told-renewed = The { $cards } cards put aside are the new draw pile.
seven-told-blocked = Nobody could place. { $name } starts a new pile.

## Scoring

seven-scoring-title = ⚖️ 7 · round { $round }
seven-scored = { $place }. { $name }: { $chips ->
    [one] one chip
   *[other] { $chips } chips
}
seven-standing = { $name } 🪙 { $total }
standing-seven = { $rank } { $name }: { $points ->
    [one] one chip
   *[other] { $points } chips
}

## What is wrong

seven-refusal-too-high = The sum may never pass 7; it stands at { $sum }.
seven-refusal-too-low = The sum may not fall; it stands at { $sum }.
seven-refusal-not-in-hand = You don't hold that number.
seven-refusal-pile-is-empty = The pile is empty: any card starts it.
seven-refusal-pile-has-begun = A pile lies there already. Say on hole (h) or on number (n).
seven-refusal-same-as-hole = Both sides give the same; play it hole on hole.
seven-refusal-not-to-move = It's not your turn.
seven-refusal-over = This game is over.
seven-unclear = I read numbers from 1 to 7, with h (hole on hole) or n (hole on number): `3n`. Or pick a suggestion.
seven-not-in-hand = You hold no { $number }. This is what you have.
seven-cannot = The { $number } fits nowhere on a sum of { $sum }. This is what does.
