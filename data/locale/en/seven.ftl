## Its name, and its house rules as options of /table open

game-seven = 7
choice-seven = 7
choice-tapered = tapered
choice-mild = mild
commands-table-open-deck = 7: how many cards carry each number
commands-table-open-strict_finish = 7: the last card must make a sum of seven

## 7: the lobby and its house rules

game-seven-pitch = Shed your cards on a pile whose sum may only rise, never beyond seven. Two to seven players.
rule-seven-deck = Numbers in the deck
rule-seven-deck-meaning = how many cards carry each number. RECONSTRUCTED, since the printed counts are not published.
rule-seven-deck-tapered = tapered (many ones, few sevens)
rule-seven-deck-mild = mild (almost even)
rule-seven-strict_finish = Strict finish
rule-seven-strict_finish-meaning = a last card must make a sum of seven, or it costs a draw (HOUSE). With nothing left to draw it ends the hand all the same (HOUSE).

## The rules

rules-seven =
    { "**The aim.**" } Be the first without cards. Each card has a number from 1 to 7 in one half and a hole in the other; you hold seven.

    { "**The pile**" } shows two fields. A new card lies with its hole **on the hole** of the newest card: then it covers that card’s number, and the other field stays. Or with its hole **on the number**: then that number shows through beside the new one. The sum of both fields must stay equal or rise with every card, and may never pass 7. The first card of a pile counts alone.

    { "**Your turn.**" } If any card fits, you must place one.
    - Sum below 7: draw a card, and the turn is over.
    - Sum exactly 7: a **Seven!** Draw nothing. The pile is put aside, and you start a new one at once with any card, again without drawing. If it is a 7, it is a Seven again.
    - Nothing fits: draw a penalty card. That happens by itself.

    A card just drawn waits a turn.

    { "**Out.**" } Who has no card left takes the best place still open. The last one with cards ends the round. An empty draw pile is made anew from the cards aside, not before; if none are left, nobody draws; if all are blocked, the pile becomes the draw pile and the next player starts a new one (all HOUSE).

    { "**Chips.**" } As many as there are players for the first, one less for each place, one for the last. Two to four players play seven rounds, more play until the 80 chips are gone; short chips go by place (HOUSE). Who starts first is drawn, then the next seat each round (HOUSE). Most chips win, ties share.

    { "**The deck.**" } How many cards carry each number is RECONSTRUCTED; the host may change it. **Strict finish**: a last card that starts a new pile must be a 7, or it costs a draw; with none left it is out anyway (HOUSE).

## The board

seven-title-of = 🎴 7 · round { $round } of { $rounds }
seven-title = 🎴 7 · round { $round } · { $bank } chips left
seven-pile = **Pile**, { $cards ->
    [0] empty
    [one] one card
   *[other] { $cards } cards
}
seven-pile-fields = newest number, other field, sum
seven-pile-empty = any card may start it
seven-small-pile = { $other ->
    [0] Pile: { $newest } and a hole, sum { $sum }
   *[other] Pile: newest { $newest }, other { $other }, sum { $sum }
}
seven-small-pile-empty = The pile is empty: any card may start it
seven-stock = draw pile { $draw } · put aside { $aside }
seven-out = out, place { $place }

## The hand

seven-hand-again = A Seven! Start the new pile
seven-hand-out = You are out of this round. Your place is { $place }.
seven-way = { $way ->
    [start] starts the pile with
    [either] either way
    [hole] on hole
   *[number] on number
} { $other ->
    [0] { $way ->
        [start] {""}
       *[hole] ={" "}
    }
   *[other] { $number } + { $other } ={" "}
}{ $verdict ->
    [seven] **{ $sum }, a Seven!**
   *[fits] **{ $sum }**
}
seven-hold = You hold { $numbers }.
seven-not-now = Not now: { $numbers }
seven-not-now-why = { $numbers } ({ $way ->
    [high] the sum would pass 7
    [low] the sum would fall below { $sum }
   *[both] past 7 one way, below { $sum } the other
})
seven-hint = The sum may stay or rise, up to 7. Below 7 you draw a card; a Seven draws none, and you start the next pile.
seven-hint-again = Start with any card; you draw nothing. A 7 is a Seven again.
seven-hint-strict = Strict finish: a last card that is no 7 costs you a draw.
seven-offer = { $way ->
    [start] Start with { $number }
    [either] { $number } either way = { $sum }
    [hole] { $number } on hole = { $sum }
   *[number] { $number } on number = { $sum }
}{ $verdict ->
    [seven] , a Seven!
   *[fits] {""}
}

## Behind "More"

seven-numbers-button = Numbers in the deck
seven-numbers-title = The deck: { $cards } cards
seven-numbers-line = **{ $number }** on { $count ->
    [one] one card
   *[other] { $count } cards
}
seven-numbers-reconstructed = RECONSTRUCTED: the printed counts are not published.

## What happened

seven-told-dealt = Round { $round }: seven cards each. { $name } begins.
seven-told-start = { $name } started a pile with { $number }.
seven-told-hole = { $name } laid { $number } on the hole: sum { $sum }.
seven-told-number = { $name } laid { $number } on the number: sum { $sum }.
seven-told-seven = ✨ A Seven by { $name }! { $cards ->
    [one] One card is put aside.
   *[other] { $cards } cards are put aside.
}
seven-told-no-draw = Nothing is left to draw for { $name }.
seven-told-penalty = { $name } could place nothing and { $count ->
    [0] had nothing to draw.
   *[other] drew a penalty card.
}
seven-told-out = { $name } is out, place { $place }.
seven-told-last = { $name } is last with { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
seven-told-renewed = The { $cards } cards put aside are the new draw pile.
seven-told-blocked = Nobody could place or draw: the pile is put aside, and { $name } starts a new one.

## Scoring

seven-scoring-title = ⚖️ 7: round { $round }
seven-scored = { $place }. { $name }: { $chips ->
    [one] +1 chip
   *[other] +{ $chips } chips
}
seven-standing-title = Chips so far
seven-standing = { $name } 🪙 **{ $total }**
points-seven = { $points ->
    [0] no chips
    [one] one chip
   *[other] { $points } chips
}
standing-seven = { $rank } { $name }: { $points ->
    [one] one chip
   *[other] { $points } chips
}

## What is wrong

seven-refusal-too-high = The sum may never pass 7; it stands at { $sum }. Lay a lower number.
seven-refusal-too-low = The sum may not fall; it stands at { $sum }. Lay a higher number.
seven-refusal-not-in-hand = You don't hold that number. These are yours.
seven-refusal-pile-is-empty = The pile is empty: any card starts it.
seven-refusal-pile-has-begun = A pile lies there already. Say on hole (`h`) or on number (`n`).
seven-refusal-same-as-hole = Both ways give the same here; lay it on the hole.
seven-refusal-not-your-turn = It's not your turn. You can look at your hand meanwhile.
seven-refusal-game-over = This game is over. `/table open` starts a new one.
seven-unclear = I read numbers from 1 to 7, with `h` (on the hole) or `n` (on the number): `3n`. Or pick a suggestion.
seven-not-in-hand = You hold no { $number }. This is what you have.
seven-cannot = The { $number } fits nowhere on a sum of { $sum }. This is what does.

## Hints: what a mate would do ("A mate would …")

seven-deed = { $way ->
    [start] start the pile with { $number }
    [either] lay { $number } on the pile, sum { $sum }
    [hole] lay { $number } on the hole, sum { $sum }
   *[number] lay { $number } on the number, sum { $sum }
}

## Why mate plays what it plays: completes "A mate would play this: …"

why-seven-only = nothing else can be placed
why-seven-out = that makes a Seven with your last card
why-seven-seven = that makes a Seven, and you start the next pile without drawing
why-seven-safe = all cards that could make a Seven of it are in your hand or already played
why-seven-fewest = nothing else leaves the others fewer ways to a Seven: { $count ->
    [one] a single card that you have not seen makes one
   *[other] { $count } cards that you have not seen make one
}
why-seven-higher = you keep your higher cards, up to the { $highest }, and high cards make Sevens more easily
why-seven-spare = you hold another { $number }, so this one can go
why-seven-keeps = you keep your { $highest }, and { $count ->
    [one] only one card that you have not seen makes
   *[other] { $count } of the cards that you have not seen make
} a Seven of this
