## Its name

game-seven = 7
choice-seven = 7 · 2-7 players

## 7: the lobby and its house rules

game-seven-play = Shed your cards onto a pile whose sum may never fall, nor pass seven.
game-seven-wins = The most chips win. The sooner your cards are gone, the more you get.
game-seven-lasts = Alone, it takes about 8 minutes.
game-seven-brief = Shed your cards on a pile up to seven
game-seven-pitch = { game-seven-play } Two to seven players.
game-seven-lobby = 🎴 { game-seven }: who plays?
game-seven-over = 🎴 { game-seven }: the end, in chips
game-seven-thread = 🎴 { game-seven }
game-seven-praise = The pile never had a chance.
rule-seven-deck = Numbers in the deck
rule-seven-deck-meaning = How many cards carry each number: many ones and few sevens, or almost the same number of each. The printed counts are not published, so both are our guess.
rule-seven-deck-tapered = few sevens
rule-seven-deck-mild = almost even
rule-seven-strict_finish = Strict finish
rule-seven-strict_finish-meaning = Your last card must make a Seven, or you draw. With nothing left to draw, any last card will do.

## The rules

rules-seven =
    - Be the first to get rid of your **seven cards**. Each card has a **number** from 1 to 7.
    - The pile shows **two numbers**. Your card covers one of them, and the other stays. The sum of the two may stay equal or rise, but never pass **7**. Then draw a card.
    - A sum of exactly 7 is a **Seven!** You draw nothing, the pile is put aside, and you start the next one at once.

    { "**" }For example:** the pile shows 2 and 3: sum 5. A 4 that covers the 2 makes 4 + 3 = 7, a Seven. A 4 that covers the 3 makes 4 + 2 = 6. That fits too, and you draw.
rules-seven-course =
    { "**" }The pile.** Half of each card is a **hole**. A card **on the hole** of the newest card covers that card's number. A card **on the number** lets it show through, beside its own, and covers the other number. The sum of both must stay equal or rise, and may never pass 7. The first card of a pile counts alone.

    { "**" }Your turn.** If any card fits, you must place one.
    - Sum below 7: draw a card, and the turn is over. A card just drawn waits a turn.
    - Sum exactly 7, a **Seven!** Draw nothing, and start a new pile at once with any card, again without drawing. A 7 there is another Seven.
    - Nothing fits: you draw a penalty card automatically.

    { "**" }No cards left.** With no cards left, you take the best place still open.{ $strict ->
        [yes] {" "}**Strict finish:** a last card must make a Seven, or it costs a draw; with nothing left to draw, any card will do.
       *[no] {""}
    } The round ends when only one player still has cards. When the draw pile is empty, the cards put aside become a new one; if there are none, nobody draws. If everybody is blocked, the pile becomes the draw pile, and the next player starts a new one.
rules-seven-scoring =
    At the end of a round the first gets as many **chips** as there are players. Each later place gets one fewer, down to one chip for the last.

    { $rounds ->
        [0] Two to four players play seven rounds. With more, you play until the 80 chips are gone, and the last chips go by place.
       *[other] You play { $rounds } rounds.
    } The first starter is drawn; then the next seat begins each round. Most chips win; ties share.

    { "**" }The deck**, how many cards have each number from 1 to 7: { $deck }.
rules-seven-sources =
    { "**" }7** by Klaudia Bollwerk, Nürnberger-Spielkarten-Verlag 2008.

    -# HOUSE, our choice where the printed rules are silent: the first starter; when the cards put aside are shuffled; a table where nobody can draw or place. Also how the last chips are shared, and strict finish for a last card that starts a pile. RECONSTRUCTED, since the printed counts are not published: how many cards carry each number.

## The board

seven-title-of = 🎴 7{ $rounds ->
    [0] {" "}· round { $round }
    [1] {""}
   *[other] {" "}· round { $round } of { $rounds }
}
seven-title = 🎴 7 · round { $round } · { $bank } chips left
seven-pile = **Pile**, { $cards ->
    [0] empty
    [one] one card
   *[other] { $cards } cards
}
seven-fields = ┃ { $newest } ┃ { $other ->
    [0] ○
   *[other] { $other }
} ┃ = { $sum }
    .words = { $newest } and { $other ->
        [0] no other number
       *[other] { $other }
    }, sum { $sum }
seven-fields-empty = ┃ ○ ┃ ○ ┃
    .words = Two holes
seven-pile-fields = The newest number, the other one, and their sum. A sum of 7 ends the pile.
seven-pile-empty = Any card may start it
seven-small-pile = ┃ { $newest } ┃ { $other ->
    [0] ○
   *[other] { $other }
} ┃ = { $sum }
    .words = Pile: { $other ->
        [0] { $newest } alone
       *[other] { $newest } and { $other }
    }, sum { $sum }
seven-small-pile-empty = Pile: empty
seven-stock = Draw pile { $draw } · put aside { $aside }
seven-seat = { $name } ✋ { $cards } 🪙 { $chips }
    .words = { $name }: { $cards ->
        [one] one card
       *[other] { $cards } cards
    }, { $chips ->
        [one] one chip
       *[other] { $chips } chips
    }
seven-out = { $name } ✋ 0 🏁 { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} 🪙 { $chips }
    .words = { $name }: no cards left, place { $place }, { $chips ->
        [one] one chip
       *[other] { $chips } chips
    }

## The hand

seven-hand-again = Start the new pile with any card; you draw nothing
seven-hand-out = You have no cards left: { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} in this round.
seven-sizes = Cards left: { $sizes }
seven-size = { $you ->
    [yes] you
   *[no] { $name }
} { $cards ->
    [0] none
   *[other] **{ $cards }**
}
seven-sum = { $number } → { $sum }{ $seven ->
    [yes] {" "}✨
   *[no] {""}
}
    .words = { $way ->
        [start] { $number } starts the pile
        [alone] { $number } alone
       *[beside] { $number } and { $other } make { $sum }
    }{ $seven ->
        [yes] , a Seven!
       *[no] {""}
    }
seven-several = Your cards: { $numbers }
seven-hint = { $draws ->
    [yes] Below 7 you draw; at 7 you play again.
   *[no] Nothing is left to draw; at 7 you play again.
}
seven-hint-start = { $draws ->
    [yes] Start with any card, then draw.
   *[no] Start with any card. Nothing is left to draw.
} ✨ A 7 is a Seven: play again.
seven-hint-buttons = Card → new sum.
    .words = Card, then new sum.
seven-hint-strict = Start the new pile. Strict finish: a last card that isn't a 7 costs you a draw
seven-hint-last = Your last card must make a Seven. Otherwise you draw another.

## What happened

seven-told-dealt = Round { $round }: seven cards each. { $you ->
    [yes] You begin.
   *[no] { $name } begins.
}
seven-told-placed = { $way ->
    [seven] **✨ { $you ->
        [yes] You made a Seven with { $number }!
        [clock] Time was up: a computer made a Seven with { $number } for you!
        [computer] A computer made a Seven with { $number } for you!
       *[no] { $name } played { $number }: a Seven!
    }**
    [start] { $you ->
        [yes] You started the pile with { $number }.
        [clock] Time was up: a computer played { $number } for you.
        [computer] A computer played { $number } for you.
       *[no] { $name } started the pile with { $number }.
    }
   *[other] { $you ->
        [yes] You played { $number }: sum { $sum }.
        [clock] Time was up: a computer played { $number } for you.
        [computer] A computer played { $number } for you.
       *[no] { $name } played { $number }: sum { $sum }.
    }
}
seven-told-no-draw = { $you ->
    [yes] Nothing is left for you to draw.
   *[no] Nothing is left for { $name } to draw.
}
seven-told-penalty = { $count ->
    [0] { $you ->
        [yes] You couldn't place a card, and there was none to draw.
       *[no] { $name } couldn't place a card, and there was none to draw.
    }
   *[other] { $you ->
        [yes] You couldn't place a card, so you drew a penalty card.
        [several] { $name } couldn't place a card and drew a penalty card each.
       *[no] { $name } couldn't place a card and drew a penalty card.
    }
}
seven-told-drew = You drew a { $number }.
seven-told-out = { $place ->
    [1] **🏁 { $you ->
        [yes] You have no cards left and win the round!
       *[no] { $name } has no cards left and wins the round!
    }**
   *[other] { $you ->
        [yes] You have no cards left
       *[no] { $name } has no cards left
    }: { $place ->
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    } in this round.
}
seven-told-last = { $you ->
    [yes] { $cards ->
        [one] You are last, with one card left.
       *[other] You are last, with { $cards } cards left.
    }
   *[no] { $cards ->
        [one] { $name } is last, with one card left.
       *[other] { $name } is last, with { $cards } cards left.
    }
}
seven-told-renewed = The { $cards } cards put aside become the new draw pile.
seven-told-blocked = Nobody could place or draw: the pile is put aside, and { $you ->
    [yes] you start a new one.
   *[no] { $name } starts a new one.
}

## Scoring

seven-scoring-title = ⚖️ 7: { $rounds ->
    [0] round { $round }
    [1] scoring
   *[other] round { $round } of { $rounds }
}
seven-scored = { $place }\. { $name }: { $chips ->
    [one] +1 chip
   *[other] +{ $chips } chips
}
seven-round-own = { $cards ->
    [0] { $place ->
        [1] You won the round.
        [2] You came second.
        [3] You came third.
       *[other] You came { $place }th.
    }
    [one] You came last, with one card left.
   *[other] You came last, with { $cards } cards left.
}
seven-standing-title = Chips so far
seven-standing = { $name } 🪙 **{ $total }**
    .words = { $name }: **{ $total }**
points-seven = { $points ->
    [0] no chips
    [one] one chip
   *[other] { $points } chips
}
review-points-seven = Your choice cost at least { $points } places in the round.
seven-most-sevens = { $each ->
    [yes] ✨ Most Sevens: { $name }, { $count } each
   *[no] ✨ Most Sevens: { $name }, { $count }
}
seven-most-first = { $each ->
    [yes] 🏁 Most rounds won: { $name }, { $count } each
   *[no] 🏁 Most rounds won: { $name }, { $count }
}
seven-most-drawn = { $each ->
    [yes] ✋ Most penalty cards: { $name }, { $count } each
   *[no] ✋ Most penalty cards: { $name }, { $count }
}
distinction-seven = 🗼 { $count ->
    [1] Tallest pile: { $size } cards, finished by { $name } with a Seven
   *[other] Tallest pile: { $name } each finished one of { $size } cards with a Seven
}
seven-tall-pile = 🗼 Tallest pile: { $you ->
    [yes] { $cards } cards, finished by you with a Seven
   *[no] { $cards } cards, finished by { $name } with a Seven
}
seven-own-place = 🏁 { $you ->
    [yes] Your best round
   *[no] { $name }'s best round
}: { $place ->
    [1] first place
    [2] second place
    [3] third place
   *[other] { $place }th place
} in round { $round }
seven-own-last = ✋ { $you ->
    [yes] Your closest round
   *[no] { $name }'s closest round
}: { $cards ->
    [one] one card
   *[other] { $cards } cards
} left in round { $round }
seven-no-cards = no cards
seven-decided = 🏆 What decided it: in round { $round }, { $you ->
    [first] you got rid of all cards
   *[other] { $first } got rid of all cards
} while { $you ->
    [second] you still had
   *[other] { $second } still had
} { $cards ->
    [one] one card
   *[other] { $cards } cards
}
seven-finale = 🏁 { $you ->
    [first] You got rid of your last card, { $number }
   *[other] { $first } got rid of their last card, { $number }
}; { $you ->
    [second] you're left with
   *[other] { $second } is left with
} { $cards ->
    [one] one card
   *[other] { $cards } cards
}.

## What is wrong

seven-refusal-too-high = The sum may never pass 7, and it is { $sum } now. Pick a lower card.
seven-refusal-too-low = The sum may not fall, and it is { $sum } now. Pick a higher card, or the other field.
seven-refusal-not-in-hand = You don't hold that number. Pick one of yours.
seven-refusal-pile-is-empty = The pile is empty: any card starts it.
seven-refusal-pile-has-begun = There is a pile already. Type `h` to cover the newest number, or `n` to play beside it.
seven-refusal-same-as-hole = Both ways give the same here. Type the number alone.
seven-refusal-not-your-turn = It's not your turn. You can look at your hand while you wait.
seven-refusal-game-over = This game is over. You can go on with the buttons below its result.

## Hints: what a computer would do, as a sentence

seven-move = { $way ->
    [start] Start the pile with { $number }
    [alone] Cover the pile with { $number }, sum { $sum }
   *[beside] Play { $number } beside the { $other }, sum { $sum }
}.

## Hints: why, as a sentence after the move

# against a move, by the name of the reason for a better one; $way: the kind of the move, $count: its own figure, $best: the better one's
lacks-seven = { $why ->
    [again] { $way ->
        [Gain] That leaves you no 7 for the next Seven.
       *[other] {" "}
    }
    [waits] { $way ->
        [Gain] Then you must start the next pile at once, without drawing.
       *[other] That plays the very card that could make a Seven.
    }
    [lonely] { $way ->
        [Gain] That makes a Seven now.
       *[other] {" "}
    }
    [starts] { $way ->
        [Gain] That makes a Seven now.
       *[other] {" "}
    }
    [higher] { $way ->
        [PlaceCard] That gives up a higher card.
       *[other] {" "}
    }
    [plans] { $way ->
        [PlaceCard] You keep fewer cards that could make a Seven with it.
       *[other] {" "}
    }
    [finishes] { $way ->
        [PlaceCard] You keep fewer cards that could make a Seven with it.
       *[other] {" "}
    }
   *[other] {" "}
}
why-seven-only = Nothing else can be placed.
why-seven-out = That makes a Seven with your last card.
why-seven-seven = That makes a Seven, and you start the next pile without drawing.
why-seven-again = You keep your 7, which makes the next Seven at once.
why-seven-safe = All cards that could make a Seven with it are in your hand or already played.
why-seven-lonely = A Seven now would leave you one card, and you shed that only if it makes a Seven.
why-seven-starts = { $count ->
    [one] After a Seven now, you start a pile, and then at least one unseen card can make a Seven. After this move, none can.
   *[other] After a Seven now, you start a pile, and then at least { $count } unseen cards can make a Seven. After this move, fewer can.
}
why-seven-finishes = You keep the { $kept }, which makes a Seven with it, so you could shed your last card on your next turn.
why-seven-plans = You keep the { $kept }, which could make a Seven with it on your next turn.
why-seven-waits = { $draws ->
    [yes] You keep the { $kept } for a Seven on a later turn, and draw a card for this one.
   *[no] You keep the { $kept } for a Seven on a later turn.
}
why-seven-fewest = { $count ->
    [one] This leaves the next player the fewest ways to a Seven: only one unseen card.
   *[other] This leaves the next player the fewest ways to a Seven: only { $count } unseen cards.
}
why-seven-higher = { $higher ->
    [one] You keep your { $highest }, and high cards make Sevens more easily.
   *[other] You keep your higher cards, up to the { $highest }, and high cards make Sevens more easily.
}
why-seven-more = { $count ->
    [one] One unseen card can then make a Seven. After the other move, none can.
   *[other] { $count } unseen cards can then make a Seven. After the other move, fewer can.
}
why-seven-passes = { $count ->
    [0] That passes up a Seven.
    [one] That passes up a Seven, and one unseen card makes one then.
   *[other] That passes up a Seven, and { $count } unseen cards make one then.
}

game-seven-unit = chips
game-seven-gained = { $count ->
    [one] one chip
   *[other] { $count } chips
}

## The game's own words, in the first hand of somebody who has never finished a game of it

first-words-seven = { $stage ->
    [start] The pile will show two numbers. Each card covers one, and their sum may stay or rise, up to 7.
   *[cover] Cover one of the pile's two numbers. The sum may stay or rise, up to 7.
}
seven-first-hand = { $levels ->
    [none] { $rounds ->
        [0] Get rid of your cards. The most chips win.
       *[other] Get rid of your cards. The most chips after { $rounds } rounds win.
    }
   *[other] { game-seven }, level { $levels }: { $rounds ->
        [0] get rid of your cards. The most chips win.
       *[other] get rid of your cards. The most chips after { $rounds } rounds win.
    }
}

## The lesson

lesson-seven-1 = Be the first to get rid of your seven cards. Lay 6 beside Pip's 1: exactly 7 is a Seven!
lesson-seven-1-wrong = Look for exactly 7: 6 + 1.
lesson-seven-2 = After a Seven you draw nothing, and you start the next pile at once. Any card may start it: lay 3.
lesson-seven-2-wrong = Keep your 4s for later. Start with 3.
lesson-seven-3 = Each card has a number and a hole. Pip's 3 lets your 3 show through its hole. Lay 4 on top: 4 + 3 = 7.
lesson-seven-3-wrong = That makes 6. The 4 makes exactly 7.
lesson-seven-4 = Another Seven, and another pile to start. Lay 3.
lesson-seven-4-wrong = Keep your 4s for later. Start with 3.
lesson-seven-5 = You can cover either number. Cover the newest, 1, and the 3 stays: 4 + 3 = 7. Cover the 3, and it's only 5.
lesson-seven-5-wrong = That fits too, but only 4 + 3 makes 7.
lesson-seven-6 = Start the next pile with your last 3.
lesson-seven-6-wrong = Keep your 4. Start with 3.
lesson-seven-7 = Pip made a Seven too and started with 1. Your 4 can't make 7, so you'll draw a card. Cover the 1 with the 4.
lesson-seven-7-wrong = That fits too. This time cover the 1: 4 alone.
lesson-seven-8 = You drew a 1, and it didn't fit: Pip's sum was 6, and the sum may never fall. So you drew a penalty card. Lay 1 beside Pip's 1.
lesson-seven-8-wrong = That fits too. This time lay 1 beside the 1: sum 2.
lesson-seven-9 = The 5 you drew had to wait a turn. Now lay it beside Pip's 2 for a Seven.
lesson-seven-9-wrong = Look for exactly 7: 5 + 2.
lesson-seven-10 = A card that starts a pile after your own Seven costs no draw. Lay your last card, and you win the round.
lesson-seven-10-wrong = You hold one card only: 2.
lesson-seven-end = You got rid of all cards first, so you get as many chips as there are players. Each later place gets one chip fewer, and the last gets one.
    Two to four players play seven rounds. With more, you play until the 80 chips are gone. Most chips win.
    When the draw pile runs out, the cards put aside become the new one.

daily-finer-seven = Equal results are ordered by the cards that others hold when you have none left, then by turns.
duel-finer-seven = { $by ->
    [0] The tie goes to more cards left with the others, less one's own
   *[1] The tie goes to fewer turns, as the cards left are equal
}: { $own } to { $other }.

help-typing-seven = - 🎴 **7:** `/play 3h` covers the newest number with a 3, `/play 3n` the other one.

mark-seven-sevens = Made four Sevens in one round
mark-seven-tall = Made a Seven with eight cards
mark-seven-no-penalty = Won without a penalty card

# what a player says across the table
remark-seven-1 = Who needs luck?
remark-seven-2 = That was close.
remark-seven-3 = Not again.
remark-seven-4 = The next Seven is mine.
