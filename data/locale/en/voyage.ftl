## The voyage

refusal-voyage-hint = No hints on a voyage: everyone crosses the seas without help. **Rules** is under **More**.
refusal-voyage-move = You can't take moves back on a voyage. Your hand is below.

voyage-title = { $kind ->
    [practice] **Voyage for practice**
    [late] **Voyage of an earlier week**: it no longer counts.
    [over] **Voyage of the week**: your try is over. The next voyage begins on <t:{ $at }:f>.
   *[week] **Voyage of the week**: one try, until <t:{ $at }:f>.
}
voyage-state = Sea { $sea } of 7, { $masts ->
    [one] { $masts } mast
   *[other] { $masts } masts
}
voyage-first = -# Each sea is one short game. Come first, and you sail on. If not, a mast breaks, and you try the sea again with other cards. Without masts the voyage is over.
voyage-ahead = Next: **{ $game }** · { $rivals }
voyage-rival = { $sign } { $rival } ({ $level })
# the wind is what is special about the game in this sea
voyage-wind = -# 💨 { $wind ->
    [escort] Escort: the Mate opposite is your partner. You share a chest and a ship.
    [calm] Calm: the last to capture takes the rest of the display.
    [trade] Trade wind: for the booty, gold, crystal and rum from 1 to 7 count their own strength, 8 to 10 only 1.
    [squall] Squall: for the booty, gold, crystal and rum from 1 to 7 count their own strength, 8 to 10 only 1. The last to capture takes the rest.
    [tail] Tailwind: you begin.
    [head] Headwind: a rival begins.
    [steady] Steady wind: more sevens and fewer ones in the deck.
    [gale] Gale: your last card must make a Seven, or you draw.
   *[undertow] Undertow: the saboteur starts at 5 penalty points.
}
voyage-landed = { $end ->
    [crossed] You crossed sea { $sea }
    [lost] Sea { $sea } broke a mast: try it again with other cards
    [sunk] The last mast broke in sea { $sea }
   *[home] You crossed all seven seas!
}
voyage-result = **{ $seas } of 7 seas crossed**, { $masts ->
    [0] no mast left
    [one] { $masts } mast left
   *[other] { $masts } masts left
}. Your points less the best rival's, over all games: { $margin }.
voyage-crew = **{ $crew }** of a crew of 100 computers came as far or farther.
voyage-sail-button = { $way ->
    [first] Set sail
    [on] Sail on
   *[again] Sail again for practice
}
voyage-week-button = This week's voyage instead
voyage-shared-by = { $name } sailed the voyage of the week
voyage-share-line = { $seas } of 7 seas, { $masts ->
    [0] no mast left
    [one] { $masts } mast left
   *[other] { $masts } masts left
}. { $crew } of a crew of 100 computers came as far or farther.
profile-voyage = ⛵ Best voyage: { $seas } of 7 seas
voyage-best-title = ⛵ **Last week's voyage**, its best until now
voyage-best-line = { $place }. { $name }: { $seas } of 7 seas

## The rivals of the voyages

rival-is = -# { $sign } { $rival ->
    [Bram] { $rival } counts every coin twice.
    [Juno] { $rival } never leaves a barrel behind.
    [Silas] { $rival } knocks on wood at every curse.
    [Rook] { $rival } waits for big game.
    [Ines] { $rival } trusts in fog, not in cannons.
    [Calico] { $rival } can't resist a fat prize.
    [Odo] { $rival } builds high from the first card.
    [Tamsin] { $rival } sets out slowly.
    [Fitch] { $rival } sweeps up the crumbs first.
    [Vesper] { $rival } loves red above all.
    [Lorne] { $rival } likes to be noticed.
   *[Petra] { $rival } prunes what others grow.
}
# a move of the habit: the sentence must be true of every choice that has one
rival-does = -# { $sign } { $rival ->
    [Bram] { $rival } lays gold only if nothing else is possible.
    [Juno] { $rival } takes rum whenever possible.
    [Silas] { $rival } captures with a curse only if nothing else is possible.
    [Rook] { $rival } attacks treasures below 5 only if nothing else is possible.
    [Ines] { $rival } sends treasures of 3 and 4 out defenceless, given the choice.
    [Calico] { $rival } attacks a 7 whenever possible.
    [Odo] { $rival } starts each pile with the highest number in hand.
    [Tamsin] { $rival } starts each pile with the lowest number in hand.
    [Fitch] { $rival } places a 1 whenever possible.
    [Vesper] { $rival } leads red whenever possible.
    [Lorne] { $rival } leads the highest number in hand.
   *[Petra] { $rival } trumps whenever possible.
}{ $others ->
    [0] {""}
   *[other] {" "}A Mate without this habit does otherwise { $others } times in 100.
}
rival-robs = { $sign } { $rival }: “{ $rival ->
    [Bram] Every coin counts, and I count mine.
    [Juno] The rum is on you.
    [Silas] No curse, no trouble.
    [Rook] The small ships I leave to you.
    [Ines] You never looked behind the fog.
    [Calico] That prize was too fat to pass.
    [Odo] High is where I begin.
    [Tamsin] Slow and steady, sailor.
    [Fitch] Crumbs make a loaf.
    [Vesper] Red suits me.
    [Lorne] You may bow now.
   *[Petra] Snip.
}”
rival-beaten = { $sign } { $rival }: “{ $rival ->
    [Bram] Take it. But count it.
    [Juno] Then let me have the last cup.
    [Silas] I knew that curse was mine.
    [Rook] So you were the big game.
    [Ines] The fog lifted too early.
    [Calico] Next time I pounce first.
    [Odo] Tall towers come down hard.
    [Tamsin] I was about to start.
    [Fitch] Not a crumb left for me.
    [Vesper] Even red runs out.
    [Lorne] The crown is yours today.
   *[Petra] I cut too short.
}”
