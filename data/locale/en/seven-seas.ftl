## Its name

game-seven-seas = 7 Seas
choice-seven-seas = 7 Seas · 2-4 players
game-seven-seas-play = Play a card to take one of the same strength, or several that add up to it; a 1 also takes a 10. Points sail your ship.
game-seven-seas-wins = The ship farthest ahead wins.
game-seven-seas-lasts = Alone, it takes about 5 minutes.
game-seven-seas-brief = Take cards that add up to your own
game-seven-seas-pitch = { game-seven-seas-play } Be the first to reach the island. Two to four players.
game-seven-seas-lobby = ⛵ { game-seven-seas }: who comes aboard?
game-seven-seas-over = ⚓ { game-seven-seas }: back in port
game-seven-seas-thread = ⛵ { game-seven-seas }
game-seven-seas-praise = A haul that any captain would envy.

## House rules of 7 Seas

rule-seven-seas-target = Space to reach
rule-seven-seas-target-meaning = How far the island is: 7 makes a short game, 14 a long voyage. Beyond 14 a ship goes round again.
rule-seven-seas-booty = Booty values
rule-seven-seas-booty-primiera = 7 counts most
rule-seven-seas-booty-linear = 1 to 7 their number, 8 to 10 only 1
rule-seven-seas-booty-meaning = How much each card counts for the best booty: 7 the most, then 6 and 1; or 1 to 7 their own strength, and 8 to 10 only 1.
rule-seven-seas-last_clears = Last one clears
rule-seven-seas-last_clears-meaning = The last to capture takes the rest of the display, without a nick. If nobody captured, it stays.
rule-seven-seas-teams = Teams
rule-seven-seas-teams-meaning = Four players: partners sit opposite and share a chest and a ship.
rule-seven-seas-ultimate_teams = Ultimate teams
rule-seven-seas-ultimate_teams-meaning = As teams, but all forty cards are dealt, with no harbour and an empty display.

## Cards

seven-seas-word = { $card ->
    [kraken] kraken
    [lady] pirate lady
    [king] pirate king
    [gold] gold
    [crystal] crystal
    [rum] rum
   *[curse] curse
}
# A card in screen-reader text.
seven-seas-card = { $named ->
    [yes] { $name } ({ $suit } { $strength })
   *[no] { $suit } { $strength }
}
# A card in a sentence: its name, and its sign with the strength.
seven-seas-called = { $sign } { $name }
seven-seas-plus = +
    .words = plus
seven-seas-short = { $card ->
    [lady] lady
   *[king] king
}
seven-seas-values-of = { $suits }:
seven-seas-counts = { $strengths }→{ $value }
    .words = { $count ->
        [one] { $strengths } counts { $value }
       *[other] { $strengths } count { $value }
    }

## The board

seven-seas-title = 7 Seas · round { $round }{ $rounds ->
    [0] {" "}· to { $target }
   *[other] {" "}of { $rounds }
}
    .words = 7 Seas, round { $round }{ $rounds ->
        [0] , to space { $target }
       *[other] {" "}of { $rounds }
    }
# A row of the chart in screen-reader text.
seven-seas-row = { $name }: space { $place } of { $target }, { $way ->
    [lead] in the lead
    [level] level with { $others }
   *[behind] { $behind } behind { $others }
}{ $compass ->
    [yes] , with the compass
   *[no] {""}
}
seven-seas-side = { $mark } { $hands } 🧰 { $cards }
    .words = { $hands }, { $cards } in the chest
seven-seas-hand = { $name } ✋ { $cards }
    .words = { $name }: { $cards ->
        [one] one card
       *[other] { $cards } cards
    } in hand
seven-seas-display = { $cards ->
    [0] The display is empty
    [one] Display: one card
   *[other] Display: { $cards } cards
}
# While a nick is under way.
seven-seas-searching = { $name } is searching { $place ->
    [harbour] the harbour.
    [shared] your chest.
    [yours] your chest.
   *[chest] { $whose }'s chest.
}
seven-seas-harbour = Harbour { $cards }
    .words = Harbour: { $cards ->
        [one] one card
       *[other] { $cards } cards
    }
# Small, below the display of a hand.
seven-seas-chests = 🧰 { $chests }
    .words = Chests: { $chests }
seven-seas-chest = { $you ->
    [yes] You { $cards }
   *[no] { $name } { $cards }
}
    .words = { $you ->
        [yes] { $cards ->
            [one] You: one card
           *[other] You: { $cards } cards
        }
       *[no] { $cards ->
            [one] { $name }: one card
           *[other] { $name }: { $cards } cards
        }
    }
# Two players get these cards once both hands are empty.
seven-seas-aside = still to deal: { $cards }
    .words = { $cards } cards still to deal
seven-seas-signs = ✋ hand, 🧰 chest
seven-seas-compass = 🧭 First: { $name }
seven-seas-turn = **← { $shared ->
    [yes] { $name }{" "}
   *[no] {""}
}{ $phase ->
    [play] to play
    [nick] 🪝 may nick
   *[keep] 🪝 is nicking
}**
    .words = ({ $shared ->
        [yes] { $name }{" "}
       *[no] {""}
    }{ $phase ->
        [play] to play
        [nick] 🪝 may nick
       *[keep] 🪝 is nicking
    })

## The hand: what each card would do

seven-seas-hand-empty = You have no cards left.
seven-seas-hold = You hold { $cards }.
seven-seas-lay-any = { $way ->
    [start] { $count ->
        [one] Your card starts a new display.
       *[other] Any card starts a new display.
    }
   *[lay] { $count ->
        [one] Nothing matches your card: lay it.
       *[other] Nothing matches: lay any card.
    }
}
# Small, below the cards that take something.
seven-seas-lay-others = { $count ->
    [one] Your other card can only be laid.
   *[other] Your other cards can only be laid.
}
seven-seas-by = { $what } by { $cards }
    .words = { $cards } takes { $what }
# Below the best captures, if not all have room.
seven-seas-ways = More: press { $cards }.
seven-seas-everything = Everything
    .words = everything
seven-seas-values = { $booty ->
    [primiera] Best booty scores 2. Your best gold, crystal and rum count for it: a 7 most, then 6, 1, 5, 4, 3, 2; 8 to 10 nothing. Your mildest curse costs.
    [linear] Best booty scores 2. Your best gold, crystal and rum count for it: 1 to 7 as they are, 8 to 10 only 1. Your mildest curse costs.
   *[own] Best booty scores 2. Your best gold, crystal and rum count for it, by this table's rules. Your mildest curse costs.
}
seven-seas-clears-plain = clears the display

## Choices

seven-seas-choose = { $card }: which way?
seven-seas-choose-why = { $why ->
    [same-strength] You must take one card of the same strength. Sums come second.
    [sum] You must take one of these: they add up.
    [one-takes-ten] You may lay { $card }, or take one 10 with it.
   *[kraken] You may lay the kraken, or take with it. If it takes, your curses count **-7** together, instead of only the mildest one. Beside each way is the change for you, with what it takes. Even a clear display then brings no card of another chest.
}
seven-seas-choose-placeholder = Take which cards?
seven-seas-back = Back
seven-seas-lay-button = Lay it
seven-seas-take-all-button = Take all

## The nick

seven-seas-nick-title = Nick a card?
seven-seas-nick-text = The display is clear, so you may nick: search **one** place and keep one of its cards. You can't see the cards first. Once you look, you must keep one.
seven-seas-nick-decline = No, thanks
seven-seas-source-harbour = ⚓ Harbour { $cards }
    .words = Harbour, { $cards ->
        [one] one card
       *[other] { $cards } cards
    }
seven-seas-source-chest = { $mark } { $name } { $cards }
    .words = Chest of { $name }, { $cards ->
        [one] one card
       *[other] { $cards } cards
    }
seven-seas-opened-title = { $place ->
    [harbour] The harbour
   *[chest] { $whose }'s chest
}: { $cards ->
    [one] keep its only card
   *[other] keep one of { $cards } cards
}
seven-seas-keep-placeholder = Keep which card?
seven-seas-opened-text = { $cards ->
    [one] It was the only one there.
   *[other] The others go back. Nobody learns which one you keep.
}

## What a card brings, as far as its player can know

seven-seas-brings = { $what }: { $gain }
    .words = { $what }; gain: { $gain }
seven-seas-gain-nick = **🪝 nick: steal a hidden card**
    .words = nick: steal a hidden card
# The lady and the king, a point each.
seven-seas-gain-points = { $count ->
    [one] +1 point unless stolen
   *[other] +{ $count } points unless stolen
}
seven-seas-gain-coins = { $count ->
    [one] +1 coin
   *[other] +{ $count } coins
}
seven-seas-gain-booty = { $way ->
    [more] +{ $most } booty
    [less] { $least } booty
   *[between] { $least } to { $most } booty
}
seven-seas-gain-nothing = just one card more

## What happened

seven-seas-told-dealt = Round { $round }: { $you ->
    [yes] you begin (🧭 compass).
   *[no] { $name } begins (🧭 compass).
}
seven-seas-told-redealt = A third 10 came up in the display, so all cards were shuffled again.
seven-seas-told-laid = { $you ->
    [yes] You laid { $card }.
    [clock] Time was up: a computer played { $card } for you.
    [computer] A computer played { $card } for you.
   *[no] { $name } laid { $card }.
}
seven-seas-told-captured = { $rule ->
    [take-all] **🐙 { $you ->
        [yes] You let the kraken loose: it took { $taken }.
        [clock] Time was up: a computer let the kraken loose for you: it took { $taken }.
        [computer] A computer let the kraken loose for you: it took { $taken }.
       *[no] { $name } let the kraken loose: it took { $taken }.
    }**
   *[other] { $you ->
        [yes] You played { $card } and took { $taken }.
        [clock] Time was up: a computer played { $card } for you and took { $taken }.
        [computer] A computer played { $card } for you and took { $taken }.
       *[no] { $name } played { $card } and took { $taken }.
    }
}
# Behind a capture that brings the lady or the king.
seven-seas-told-points = **{ seven-seas-gain-points }.**
seven-seas-told-cleared = **🌊 { $you ->
    [yes] You cleared the display!
   *[no] { $name } cleared the display!
}**
seven-seas-told-second = Both hands were empty: { $cards } more cards each.
seven-seas-told-last = { $you ->
    [yes] You captured last and take the rest: { $taken }.
   *[no] { $name } captured last and takes the rest: { $taken }.
}
seven-seas-told-nicked = **🪝 { $you ->
    [yes] You nicked a card from
    [clock] Time was up: a computer nicked a card for you from
    [computer] A computer nicked a card for you from
   *[no] { $name } nicked a card from
} { $place ->
    [harbour] the harbour.
    [shared] your chest.
    [yours] your chest.
   *[chest] { $whose }'s chest.
}**
seven-seas-told-kept = { $you ->
    [yes] You kept { $card }. Nobody else knows.
    [clock] Time was up: a computer kept { $card } for you. Nobody else knows.
    [computer] A computer kept { $card } for you. Nobody else knows.
   *[no] { $name } kept { $card }. Nobody else knows.
}
seven-seas-told-declined = { $you ->
    [yes] You left every chest alone.
    [clock] Time was up: a computer left every chest alone for you.
    [computer] A computer left every chest alone for you.
   *[no] { $name } left every chest alone.
}

## Scoring

seven-seas-reckoning = Round { $round }: scoring
seven-seas-round-for = { $you ->
    [team] You two
    [yes] You
   *[no] { $name }
}: { $what }.
seven-seas-award = { $category ->
    [cards] { $tied ->
        [short] most cards
        [yes] a tie for most cards ({ $own } each)
       *[no] most cards ({ $own } to { $next })
    }
    [coins] { $tied ->
        [short] most gold
        [yes] a tie for most gold ({ $own } each)
       *[no] most gold ({ $own } to { $next })
    }
    [lady] the lady
    [king] the king
   *[booty] { $tied ->
        [short] the best booty
        [yes] a tie for the best booty ({ $own } each)
       *[no] the best booty ({ $own } to { $next })
    }
}
seven-seas-round-nearest = { $category ->
    [none] { $you ->
        [team] You two scored nothing.
       *[yes] You scored nothing.
    }
    [cards] { $you ->
        [team] You two scored nothing. You came closest in cards: { $own } to { $best }.
       *[yes] You scored nothing. You came closest in cards: { $own } to { $best }.
    }
    [coins] { $you ->
        [team] You two scored nothing. You came closest in gold: { $own } to { $best }.
       *[yes] You scored nothing. You came closest in gold: { $own } to { $best }.
    }
   *[booty] { $you ->
        [team] You two scored nothing. You came closest in booty: { $own } to { $best }.
       *[yes] You scored nothing. You came closest in booty: { $own } to { $best }.
    }
}
# Small, below what each side won; $figures: the names, with their figures. The booty has lines of its own.
seven-seas-category = { $category ->
    [cards] 🃏 Most cards
    [coins] 🪙 Most gold
    [lady] 👸 Pirate lady
   *[king] 🤴 Pirate king
}{ $count ->
    [0] : { $category ->
        [lady] nobody, she stayed behind
        [king] nobody, he stayed behind
       *[other] nobody has any
    }
   *[other] {" "}(+{ $points }): { $figures }
}
    .words = { $category ->
        [cards] Most cards
        [coins] Most gold
        [lady] Pirate lady
       *[king] Pirate king
    }: { $count ->
        [0] { $category ->
            [lady] nobody, she stayed behind
            [king] nobody, he stayed behind
           *[other] nobody has any
        }
       *[other] { $points ->
            [one] one point
           *[other] { $points } points
        }; { $figures }
    }
seven-seas-booty-line = { $name } { $suits } = **{ $total }**
    .words = { $name }: { $suits }; together **{ $total }**
# The best card of a suit and its value.
seven-seas-booty-best = { $way ->
    [none] { $sign }–
    [counts] { $sign }{ $strength } ({ $value })
   *[same] { $sign }{ $value }
}
    .words = { seven-seas-word } { $way ->
        [none] none
        [counts] { $strength } counts { $value }
       *[same] { $value }
    }
seven-seas-booty-title = 🧰 Best booty (+2): best card of each suit (its value)
    .words = Best booty, 2 points: best card of each suit and its value
# $name may be two partners.
seven-seas-nothing = { $category ->
    [none] { $name }: nothing.
    [cards] { $name }: nothing, but close in cards: { $own } to { $best }.
    [coins] { $name }: nothing, but close in gold: { $own } to { $best }.
   *[booty] { $name }: nothing, but close in booty: { $own } to { $best }.
}
seven-seas-ship = { $name } **+{ points-seven-seas }** ({ $old } → { $new }): { $what }
    .words = { $name }: from space { $old } to **{ $new }**; { $what }
points-seven-seas = { $points ->
    [one] { $points } space
   *[other] { $points } spaces
}
review-points-seven-seas = Your choice cost at least { $points } spaces, compared with your best rival.
seven-seas-finale = 🏝️ { $you ->
    [yes] Your ship reaches the island!
    [team] The ship of you two reaches the island!
   *[no] { $count ->
        [one] { $name }'s ship reaches the island!
       *[other] The ships of { $name } reach the island!
    }
}
distinction-seven-seas = 🌊 { $count ->
    [1] Cleanest sweep: { $name } cleared the display of { $size } cards at once
   *[other] Cleanest sweep: { $name } each cleared the display of { $size } cards at once
}
seven-seas-most-cleared = { $each ->
    [yes] 🌊 Cleanest sweep: { $name } cleared the display { $count } times each
   *[no] 🌊 Cleanest sweep: { $name } cleared the display { $count } times
}
seven-seas-most-nicked = { $each ->
    [yes] 🪝 Lightest fingers: { $name } nicked { $count } cards each
   *[no] 🪝 Lightest fingers: { $name } nicked { $count } cards
}
seven-seas-own-catch = 🎣 { $you ->
    [yes] Your biggest catch
   *[no] { $name }'s biggest catch
}: { $count ->
    [one] one card
   *[other] { $count } cards
} with { $card }
# $name may be two partners.
seven-seas-decided = 🏆 What decided it: in round { $round }, { $category ->
    [booty] the best booty
    [cards] the most cards
    [coins] the most gold
    [lady] the pirate lady
   *[king] the pirate king
} put { $you ->
    [first] you ahead of { $second }
    [first-team] you two ahead of { $second }
    [second] { $first } ahead of you
    [second-team] { $first } ahead of you two
   *[no] { $first } ahead of { $second }
} for good
seven-seas-own-won = { $category ->
    [booty] 🧰 Best booty of round { $round }: { $name } with { $figure }{ $tied ->
        [yes] {" "}each
       *[no] {""}
    }
    [cards] 🃏 Most cards of round { $round }: { $name } with { $figure }{ $tied ->
        [yes] {" "}each
       *[no] {""}
    }
    [coins] 🪙 Most gold of round { $round }: { $name } with { $figure }{ $tied ->
        [yes] {" "}each
       *[no] {""}
    }
    [lady] 👸 The pirate lady of round { $round }: { $name }
   *[king] 🤴 The pirate king of round { $round }: { $name }
}
seven-seas-no-cards = no cards
seven-seas-hand-and-opened = { $cards ->
    [0] no cards
   *[other] { $hand }
}; to choose from: { $opened }

## What is wrong

seven-seas-refusal-game-over = This game is over. You can go on with the buttons below its result.
seven-seas-refusal-not-your-turn = It's not your turn. You can look at your hand while you wait.
seven-seas-refusal-not-in-hand = You don't hold that card. Pick one of yours.
seven-seas-refusal-not-in-display = That card isn't in the display. Take only cards that are.
seven-seas-refusal-must-take = That card must take cards that add up to it. Pick one of its captures.
seven-seas-refusal-must-take-same-strength = That card takes exactly one card of the same strength; that comes before any sum.
seven-seas-refusal-does-not-add-up = Those cards don't add up to it. Pick one of its captures.
seven-seas-refusal-no-nick = There is nothing to nick now. Play a card.
seven-seas-refusal-choose-source-first = The display is clear. First nick a card, or press **No, thanks**.
seven-seas-refusal-keep-first = You opened a chest. Keep one of its cards first.
seven-seas-refusal-no-such-source = You can't nick from there. Pick a place below.
seven-seas-refusal-empty-source = There is nothing left there. Pick another place.
seven-seas-refusal-own-chest = Your own chest stays shut, even for you. Pick another place.
seven-seas-refusal-team-chest = That is your team's own chest, and it stays shut. Pick another place.
seven-seas-refusal-not-in-source = That card isn't there. Keep one of the cards below.

## The rules, a minute of reading

rules-seven-seas =
    - On your turn play **one card**. It takes one card of the same strength from the display, or else two or more that add up to it. All go into your chest. If nothing matches, it stays, or a 1 takes a 10.
    - **Clear the display** and you may 🪝 **nick**: search another chest{ $harbour ->
        [yes] {" "}or the harbour
       *[no] {""}
    }, and keep one card.
    - After each round the chests score, and points sail your ship. Your best gold, crystal and rum count, and your mildest curse costs some of that. Most cards, and most **gold coins**, score too. { $rounds ->
        [0] Once a ship reaches space **{ $target }**, the furthest wins.
       *[other] It ends after { $rounds } rounds.
    }

    { "**" }For example:** { $gold }, { $crystal } and { $rum } are in the display. Your { $curse } must take the { $rum }: the same strength comes first. With only { $gold } and { $crystal } there, it takes both, which add up to 8. The display is clear: a nick for you.
rules-seven-seas-course =
    { "**" }Play one card.** **1.** If the display has cards of the same strength, take exactly one of them. **2.** Otherwise, if two or more cards add up to it, take one such set. **3.** Otherwise lay it. Capturing is compulsory in 1 and 2; which card or set is your choice.

    { "**" }Special cards.** A **1** may take a **10** instead. The 🐙 **kraken** (curse 1) may take a 10, or everything there.

    🪝 **The nick.** If your capture clears the display, you may search one other chest{ $harbour ->
        [yes] {" "}or the harbour
       *[no] {""}
    } and keep one of its cards. You may decline until you look; then you must keep one. Clearing with the kraken brings no nick.

    { "**" }Chests stay shut**, your own too, until the round ends. Cards left in the display then { $last ->
        [yes] go to the last to capture, without a nick
       *[no] belong to nobody
    }.

    { $teams ->
        [yes] **Teams.** Partners sit opposite and share a chest and a ship.
       *[no] **Two players** get eight more cards each once both hands are empty.
    } If the opening display shows a third 10, all cards are dealt again. The first player is drawn; then the 🧭 compass passes on each round.
rules-seven-seas-scoring =
    After each round, for every chest:
    - most cards: 1 point
    - most gold coins: 1 (gold 1 counts as three coins)
    - 👸 pirate lady (crystal 1): 1
    - 🤴 pirate king (rum 1): 1
    - best booty: 2

    Tied players all score, but no cards or no coins score nothing. Each point sails one space. { $rounds ->
        [0] Once a ship reaches space **{ $target }**, the furthest wins.
       *[other] It ends after { $rounds } rounds.
    }

    { "**" }Booty** is your best value in gold, crystal and rum, plus your mildest curse, or -7 with the kraken. Each strength and its value{ $own ->
        [yes] , the host's own table
       *[no] {""}
    }:
    { $values }
rules-seven-seas-sources =
    { "**" }7 Seas** by Arve D. Fühler, ABACUSSPIELE 2021.

    -# HOUSE, our choice where the printed rules are silent: the first player is drawn; a nick may be declined until you look. No nick after the kraken took a single card; zero cards or coins score nothing; if nobody captured, the display stays. RECONSTRUCTED, since the printed table could not be read: the booty values, except the kraken's.

## Hints: what a computer would do, as a sentence

seven-seas-move-lay = Lay { $card }.
seven-seas-move-take = { $costs ->
    [yes] Play { $card } and take { $taken }, although your curses then count { $value } in the booty.
   *[no] Play { $card } and take { $taken }.
}
seven-seas-move-harbour = Search the harbour.
seven-seas-move-chest = Search { $name }'s chest.
seven-seas-move-keep = Keep { $card }.
seven-seas-move-decline = Leave every chest alone.

## Hints: why, as a sentence after the move

# against a move, by the name of the reason for a better one; $way: the kind of the move, $count: its own figure, $best: the better one's
lacks-seven-seas = { $why ->
    [lady] That doesn't bring you the pirate lady.
    [king] That doesn't bring you the pirate king.
    [pirates] That doesn't bring you both pirates.
    [nick] That earns no nick.
    [clears] That leaves cards in the display for the next player.
    [coins] { $way ->
        [PlayCard] That brings you no gold now.
       *[other] { $count ->
            [0] That brings you less gold.
            [one] That brings you one gold coin.
           *[other] That brings you { $count } gold coins.
        }
    }
    [cards] { $way ->
        [PlayCard] That brings you no cards now.
       *[other] { $count ->
            [0] That brings you fewer cards.
           *[other] That brings you { $count } cards.
        }
    }
    [booty] { $count ->
        [0] That brings you no such card.
        [one] That brings you one such card.
       *[other] That brings you { $count } such cards.
    }
    [guarded] { $way ->
        [PlayCard] Then the display adds up to ten or less, and a card may clear it.
       *[other] {" "}
    }
    [cheapest] { $way ->
        [PlayCard] That card is worth more to you.
       *[other] {" "}
    }
    [cheap] { $way ->
        [PlayCard] That card is worth more to you.
       *[other] {" "}
    }
    [returns] { $way ->
        [PlayCard] You keep no card whose number could take that one on your next turn.
       *[other] {" "}
    }
    [plans] { $way ->
        [PlayCard] After that, no number in your hand could take more cards than now.
       *[other] That brings you fewer cards.
    }
    [holds] That brings you neither gold nor a pirate.
    [waits] { $way ->
        [PlayCard] That lays the very card that could capture something.
       *[other] {" "}
    }
    [sheds] { $way ->
        [PlayCard] The kraken stays in your hand then.
       *[other] Then the kraken stays with you, in your hand or in your chest.
    }
    [spares] That takes with the kraken.
    [inside] { $way ->
        [DeclineNick] That takes no card.
       *[other] {" "}
    }
    [went] { $way ->
        [DeclineNick] That takes no card.
       *[other] {" "}
    }
    [unseen] { $way ->
        [DeclineNick] That takes no card.
       *[other] {" "}
    }
    [fullest] { $way ->
        [DeclineNick] That takes no card.
       *[other] {" "}
    }
    [hopes] { $way ->
        [DeclineNick] That takes no card.
       *[other] {" "}
    }
    [dearest] Its booty value is lower.
   *[other] {" "}
}
why-seven-seas-only = Nothing else is allowed.
why-seven-seas-lady = The pirate lady alone is worth a point, unless she is nicked.
why-seven-seas-king = The pirate king alone is worth a point, unless he is nicked.
why-seven-seas-pirates = The pirate lady and the pirate king are worth a point each, unless somebody nicks them.
why-seven-seas-nick = That clears the display and earns a nick.
why-seven-seas-clears = That clears the display and leaves nothing for the next player.
why-seven-seas-coins = That brings you { $count ->
    [one] a gold coin
   *[other] { $count } gold coins
}.
why-seven-seas-cards = That brings you { $count ->
    [2] two cards, and having the most cards scores a point
   *[other] { $count } cards at once
}.
why-seven-seas-booty = That brings you { $count ->
    [one] a card with the best booty value of its suit
   *[other] { $count } cards with the best booty value of their suits
}.
why-seven-seas-guarded = The display then adds up to more than ten, so no sum can clear it.
why-seven-seas-cheapest = You can't take anything now, and no card in your hand is worth less (booty { $count }).
why-seven-seas-least = { $count ->
    [one] Only one unseen card can clear what you leave and earn a nick.
   *[other] Only { $count } unseen cards can clear what you leave and earn a nick.
} No other move leaves fewer.
why-seven-seas-fewest = { $count ->
    [0] You've seen every card that could take something then: each { $numbers }, and the kraken.
    [one] Only one unseen card can take something then. None of your other cards leaves fewer.
   *[other] Only { $count } unseen cards can take something then. None of your other cards leaves fewer.
}
why-seven-seas-spares = Only the kraken could take something now, and in your chest it would spoil your booty.
why-seven-seas-holds = The most you can take now is { $count } cards, and none of them is gold or a pirate.
why-seven-seas-cheap = No card in your hand is worth less (booty { $count }), so you lose the least by it.
why-seven-seas-returns = Your { $card } could take { $taken } on your next turn, if nobody else is quicker.
why-seven-seas-waits = You keep your { $card } for a capture on a later turn.
why-seven-seas-plans = Your { $card } could then take { $taken }, which is more cards than you can take now.
why-seven-seas-sheds = The kraken in your chest would spoil your booty.
why-seven-seas-inside = { $place ->
    [harbour] You saw { $card } in there, and nobody has nicked from it since.
   *[chest] { $card } went in there, and nobody has nicked from it since.
} { $worth ->
    [point] That card is worth a point.
   *[booty] That card would raise your booty.
}
why-seven-seas-went = { $place ->
    [harbour] You saw { $card } in there, though somebody may have nicked it since.
   *[chest] { $card } went in there, though somebody may have nicked it since.
} { $worth ->
    [point] That card is worth a point.
   *[booty] That card would raise your booty.
}
why-seven-seas-unseen = You haven't seen { $card } in this round. That card may be in there, and it is worth a point.
why-seven-seas-fullest = { $count ->
    [one] It holds one card, and no other place you can nick from holds more.
   *[other] It holds { $count } cards, and no other place you can nick from holds more. You see them all and keep one.
}
why-seven-seas-hopes = { $place ->
    [harbour] { $count ->
        [one] It holds one card, and you keep it.
       *[other] It holds { $count } cards. You see them all and keep one.
    }
   *[chest] You gain a card from there, and a rival loses one.
}
why-seven-seas-opens = { $count ->
    [8] An 8
   *[other] A { $count }
} can clear what that leaves, and that earns a nick.
why-seven-seas-gives = That leaves { $card } in the display, and a card that you haven't seen can take it.
why-seven-seas-more = { $count ->
    [one] One unseen card can then take something. After the other move, none can.
   *[other] { $count } unseen cards can then take something. After the other move, fewer can.
}
why-seven-seas-costs = That lowers your booty by { $count }.
why-seven-seas-curse = That brings you { $card }, which may lower your booty.
why-seven-seas-can_wait = That can wait: your { $card } can still do it on your next turn, unless somebody else is quicker.
why-seven-seas-uses = Either move leaves the same display, but this one takes your { $card } out of your hand.
why-seven-seas-declines = You've seen no card go in there that would surely help you.
why-seven-seas-raises = It raises your booty by at least { $count }.
why-seven-seas-dearest = Its booty value, { $count }, is the highest in there.

game-seven-seas-unit = spaces
game-seven-seas-gained = { $count ->
    [one] one space
   *[other] { $count } spaces
}

## The game's own words, in the first hand of somebody who has never finished a game of it

first-words-seven-seas = Take an equal card from the display, or several adding up to it. Most cards, most gold, { $stage ->
    [pirate] pirates (lady, king)
   *[other] pirates
} and booty move your ship. Booty: your best gold, crystal and rum, minus a curse.{ $stage ->
    [kraken] {" "}The kraken takes a 10 or everything, but counts -7.
   *[other] {""}
}
seven-seas-gift = { $card } is worth a point. Lay this card all the same?
seven-seas-first-hand = { $levels ->
    [none] { $rounds ->
        [0] The first ship on space { $target } wins.
       *[other] The ship farthest ahead after { $rounds } rounds wins.
    }
   *[other] { game-seven-seas }, level { $levels }: { $rounds ->
        [0] the first ship on space { $target } wins.
       *[other] the ship farthest ahead after { $rounds } rounds wins.
    }
}

## The lesson

lesson-seven-seas-1 = Points sail your ship to the island: 1 for most cards, 1 for most gold, 1 for each of two pirates, 2 for the best booty. You play one card each turn. Your 💎7 matches the 🪙7 in the display. Press 💎7, and both go into your chest.
    .words = Points sail your ship to the island: 1 for most cards, 1 for most gold, 1 for each of two pirates, 2 for the best booty. You play one card each turn. Your crystal 7 matches the gold 7 in the display. Press crystal 7, and both go into your chest.
lesson-seven-seas-1-wrong = That card comes later. The two 7s match, so 💎7 takes a card now.
    .words = That card comes later. The two 7s match, so crystal 7 takes a card now.
lesson-seven-seas-2 = You have no curse yet, and taking 💀3 would lower your booty. Lay 💀10 instead: it costs you nothing.
    .words = You have no curse yet, and taking curse 3 would lower your booty. Lay curse 10 instead: it costs you nothing.
lesson-seven-seas-2-wrong = Keep that card for now. Lay 💀10: it costs you nothing.
    .words = Keep that card for now. Lay curse 10: it costs you nothing.
lesson-seven-seas-3 = A 1 may take a 10, as Pip just did. Leave 💀3 for now and lay 🥃2.
    .words = A 1 may take a 10, as Pip just did. Leave curse 3 for now and lay rum 2.
lesson-seven-seas-3-wrong = Not yet. Lay 🥃2 and see what Pip leaves.
    .words = Not yet. Lay rum 2 and see what Pip leaves.
lesson-seven-seas-4 = Pip's 10 took 2 and 8: cards that add up. Only 💀3 is left. Take it with 🪙3, because clearing the display earns a nick.
    .words = Pip's 10 took 2 and 8: cards that add up. Only curse 3 is left. Take it with gold 3, because clearing the display earns a nick.
lesson-seven-seas-4-wrong = That would leave 💀3 to Pip. Take it with 🪙3 and clear the display.
    .words = That would leave curse 3 to Pip. Take it with gold 3 and clear the display.
lesson-seven-seas-5 = A nick lets you search one place and keep one card. Pip has just won the pirate king, so search Pip's chest.
lesson-seven-seas-5-wrong = The pirate king is in Pip's chest. Search there.
lesson-seven-seas-6 = The pirate king is worth 1 point by himself. Keep him. Pip won't learn which card is gone.
lesson-seven-seas-6-wrong = The pirate king is worth more than that card. Keep him.
lesson-seven-seas-7 = Nothing fits 💎3. Lay 💀7, and Pip may win the curse.
    .words = Nothing fits crystal 3. Lay curse 7, and Pip may win the curse.
lesson-seven-seas-7-wrong = Keep that card. The curse is the one to part with.
lesson-seven-seas-8 = From here on you choose: any card goes. Only your mildest curse counts, and you have 💀3 already. 🪙1 counts as three coins.
    .words = From here on you choose: any card goes. Only your mildest curse counts, and you have curse 3 already. Gold 1 counts as three coins.
lesson-seven-seas-9 = Your choice again. Beware of the kraken (💀1). It can take the whole display, but it takes 7 off your booty.
    .words = Your choice again. Beware of the kraken (curse 1). It can take the whole display, but it takes 7 off your booty.
lesson-seven-seas-10 = Any card goes. Chests stay shut until every card is played. Then each chest is scored, and cards left in the display belong to nobody.
lesson-seven-seas-end = One point each goes to the most cards, the most gold (counted in coins), the pirate lady (💎1) and the pirate king (🥃1). Tied players all score.
    Two points go to the best booty: your best gold, crystal and rum together, less your mildest curse. Of those three, a 7 is worth most, and 8, 9 and 10 are worth nothing. Curse 7 costs least, 1; curses 8, 9 and 10 cost 7, as the kraken does.
    Each point sails your ship one space. Once a ship reaches space 7, the furthest ship wins. With two players you get a second hand each round.
    .words = One point each goes to the most cards, the most gold (counted in coins), the pirate lady (crystal 1) and the pirate king (rum 1). Tied players all score.
        Two points go to the best booty: your best gold, crystal and rum together, less your mildest curse. Of those three, a 7 is worth most, and 8, 9 and 10 are worth nothing. Curse 7 costs least, 1; curses 8, 9 and 10 cost 7, as the kraken does.
        Each point sails your ship one space. Once a ship reaches space 7, the furthest ship wins. With two players you get a second hand each round.

daily-finer-seven-seas = Equal results are ordered by the booty of all rounds, then gold coins, then cards.
duel-finer-seven-seas = { $by ->
    [0] The tie goes to the more valuable booty of all rounds
    [1] The tie goes to more coins of all rounds, as the booty is equal
   *[2] The tie goes to more cards of all rounds, as booty and coins are equal
}: { $own } to { $other }.

help-typing-seven-seas = - 🗺️ **7 Seas:** `/play gold 8` takes or lays a card.

mark-seven-seas-clearings = Swept the sea three times in one round
mark-seven-seas-pirate = Nicked a pirate unnoticed
mark-seven-seas-sweep = Took all five categories of a round
mark-seven-seas-clean-hands = Could have nicked, but kept clean hands

# what a player says across the table
remark-seven-seas-1 = Was that all?
remark-seven-seas-2 = Leave some for me.
remark-seven-seas-3 = I needed that one.
remark-seven-seas-4 = Fair winds to you.
