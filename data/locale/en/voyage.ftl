## The voyage

refusal-voyage-hint = No hints on a voyage, in practice either: the seas, your marks and your record against each rival count without help. **Rules** is under **More**.
refusal-voyage-move = You can't take moves back on a voyage. Your hand is below.

voyage-title = { $over ->
    [yes] { voyage-result }{" "}
   *[no] {""}
}{ $kind ->
    [practice] **Voyage for practice**, with seas of its own. The next voyage of the week begins on <t:{ $at }:D>.
    [late] **Voyage of an earlier week**: it no longer counts.
    [over] The next **voyage of the week** begins on <t:{ $at }:D>.
    [new] **Voyage of the week**: one try. Begin it by <t:{ $at }:f>, and finish it by <t:{ $end }:f>.
   *[week] **Voyage of the week**: finish it by <t:{ $end }:F>.
}
voyage-state = Sea { $sea } of 7, { $masts ->
    [one] { $masts } mast
   *[other] { $masts } masts
}
voyage-when = { $when ->
    [now] In play
    [then] Then
    [again] Again, with other cards
   *[next] Next
}
voyage-short = { $when ->
    [again] **Other seas for practice:** { $game } · 💨 { voyage-named }
   *[other] -# { voyage-state }. { voyage-when }: { $game } · { $rivals }
}
voyage-named = { $wind ->
    [escort] Escort
    [calm] Calm
    [trade] Trade wind
    [squall] Squall
    [tail] Tailwind
    [head] Headwind
    [steady] Steady wind
    [gale] Gale
   *[undertow] Undertow
}
voyage-hand = { $practice ->
    [yes] Practice ·{" "}
   *[no] {""}
}{ voyage-state } · 💨 { voyage-named }
voyage-first = -# Each sea is a game of 3 to 5 minutes, without hints and without taking moves back. Come first, even tied, and you sail on. If not, a mast breaks. Without masts it's over.
voyage-habits = -# Rivals keep to a habit even when it costs them: use that.
voyage-ahead = { voyage-when }: **{ $game }** · { $rivals ->
    [none] level { $levels }
   *[other] { $rivals }
}{ $partner ->
    [none] {""}
   *[other] . Your partner: { $partner }
}
# the wind is what is special about the game in this sea
voyage-wind = -# 💨 { $wind ->
    [escort] Escort: you share a chest and a ship with your partner opposite.
    [calm] Calm: the last to take in a round gets the rest.
    [trade] Trade wind: for the booty, gold, crystal and rum from 1 to 7 count their number, 8 to 10 only 1.
    [squall] Squall: the last to take gets the rest. Booty from 1 to 7 counts its number, the rest 1.
    [tail] Tailwind: you move first. Usually that is drawn by lot.
    [head] Headwind: a rival moves first. Usually that is drawn by lot.
    [steady] Steady wind: more sevens and fewer ones in the deck.
    [gale] Gale: usually the last card may start a new pile. Here it must make exactly 7, or you draw one.
   *[undertow] Undertow: the saboteur takes no seals, and starts at 5 penalty points instead of 4.
}
voyage-landed = { $end ->
    [crossed] You crossed sea { $sea }
    [lost] Sea { $sea } broke a mast
    [sunk] The last mast broke in sea { $sea }
   *[home] You crossed all seven seas!
}
voyage-tie = -# A tie for first counts as first.
voyage-result = **{ $seas } of 7 seas crossed**, { $masts ->
    [0] no mast left
    [one] { $masts } mast left
   *[other] { $masts } masts left
}.
voyage-crew = -# Farther than **{ $crew }** of 100 computers.
voyage-crew-ahead = -# Of 100 computers, **{ $crew }** crossed sea { $sea } in up to three tries.
voyage-sail-button = { $way ->
    [first] Set sail
    [on] Sail on: sea { $sea }
    [retry] Sail sea { $sea } again
    [look] Sail the week's voyage
   *[again] Sail other seas
}
voyage-week-button = This week's voyage instead
voyage-shared-by = { $name } sailed the voyage of the week
profile-voyage = ⛵ Best voyage of a week: { $seas } of 7 seas
profile-alone = 🎲{ $solos ->
    [0] {""}
   *[other] {" "}Won alone: { $solowon } of { $solos } games.
}{ $duels ->
    [0] {""}
   *[other] {" "}Duels won: { $duelwon } of { $duels }{ $draws ->
        [0] {""}
        [one] , 1 draw
       *[other] , { $draws } draws
    }.
}{ $puzzles ->
    [0] {""}
   *[other] {" "}Puzzles solved: { $solved } of { $puzzles }{ $row ->
        [0] {""}
       *[other] , the last { $row } in a row
    }.
}
voyage-best-title = ⛵ { $when ->
    [now] **This week's voyage**
   *[last] **Last week's voyage**
}, its best until now
voyage-best-line = { $place }. { $name }: { $seas } of 7 seas

## The rivals of the voyages

lobby-rival = Rivals: Mates with a habit
rival-is = -# { $sign } { $rival ->
    [Bram] { $rival } counts every coin one by one.
    [Juno] { $rival } sings louder with every cup.
    [Silas] { $rival } knocks on wood and fears black cats.
    [Rook] { $rival } waits for big game.
    [Ines] { $rival } trusts in fog, not in cannons.
    [Calico] { $rival } can't resist a fat prize.
    [Odo] { $rival } sleeps in the crow's nest.
    [Tamsin] { $rival } has never been in a hurry.
    [Fitch] { $rival } sweeps up the crumbs first.
    [Vesper] { $rival } wears a rose behind one ear.
    [Lorne] { $rival } must be on top.
   *[Petra] { $rival } prunes what others grow.
}
habits-known = -# Habits known: { $known } of { $all } rivals.{ $left ->
    [0] { $rivals ->
        [none] {""}
       *[other] {" "}Not beaten yet: { $rivals }.
    }
    [one] {" "}Next: { $rivals }, { $left } game to go.
   *[other] {" "}Next: { $rivals }, { $left } games to go.
}
rival-unmet = -# { $rivals }: after one game I tell what happened in it, after three the habit.
rival-did = { $count ->
    [0] { rival-is }
   *[other] -# { $sign } { $rival ->
        [Bram] { $rival } took no sum of cards
        [Juno] { $rival } took rum
        [Silas] { $rival } left cards in the display
        [Rook] { $rival } spared treasures below 5
        [Ines] { $rival } sent a 3, 4 or 5 out defenceless
        [Calico] { $rival } attacked a 6 or a 7
        [Odo] { $rival } made the highest sum
        [Tamsin] { $rival } made the lowest sum
        [Fitch] { $rival } placed a 1
        [Vesper] { $rival } led red
        [Lorne] { $rival } beat the trick's best card
       *[Petra] { $rival } kept red for others' tricks
    }, given the choice: { $done } of { $count } in your last game.
}{ $games ->
    [0] {""}
   *[other] {" "}You came first in { $won } of { $games }.
}
# a move of the habit: the sentence must be true of every choice that has one
rival-does = -# { $sign } { $rival ->
    [Bram] { $rival } takes several cards at once only if forced: sums wait for you.
    [Juno] { $rival } takes rum whenever possible: use it as bait.
    [Silas] { $rival } clears the display only if forced: leave one card.
    [Rook] { $rival } attacks no treasure below 5: send those defenceless.
    [Ines] { $rival } sends a 3, 4 or 5 out defenceless, given the choice: attack it.
    [Calico] { $rival } attacks a 6 or a 7 whenever possible: arm yours.
    [Odo] { $rival } makes the highest sum possible: then few cards fit.
    [Tamsin] { $rival } makes the lowest sum possible: then many cards fit.
    [Fitch] { $rival } places a 1 whenever possible: otherwise no 1 in hand fits.
    [Vesper] { $rival } leads red whenever possible: a lead in another colour means no red in hand.
    [Lorne] { $rival } beats a trick's best card whenever possible: lead low, and { $rival } may take it.
   *[Petra] { $rival } trumps whenever possible, and leads red only with nothing but red in hand.
}{ $games ->
    [0] {""}
   *[other] {" "}Other Mates do otherwise in { $others }%. You came first in { $won } of { $games }.
}
rival-robs = { $sign } { $rival }: “{ $said ->
    [Bram0] Every coin counts, and I count mine.
    [Bram1] I sleep better on a full purse.
    [Bram2] Count it again, if you like.
    [Juno0] The rum is on you.
    [Juno1] Another round, on your tab.
    [Juno2] My cup is full, thank you.
    [Silas0] No curse, no trouble.
    [Silas1] I crossed my fingers. It helps.
    [Silas2] Luck likes the careful.
    [Rook0] The small ships I leave to you.
    [Rook1] Patience fills the hold.
    [Rook2] I don't chase minnows.
    [Ines0] You never looked behind the fog.
    [Ines1] What you don't see can't stop me.
    [Ines2] Fog costs nothing.
    [Calico0] That prize was too fat to pass.
    [Calico1] Big fish first.
    [Calico2] I saw it, I wanted it.
    [Odo0] High is where I begin.
    [Odo1] The view is better up here.
    [Odo2] Look up.
    [Tamsin0] Slow and steady, sailor.
    [Tamsin1] I had all the time in the world.
    [Tamsin2] Early is for roosters.
    [Fitch0] Crumbs make a loaf.
    [Fitch1] Small, smaller, mine.
    [Fitch2] I swept the deck.
    [Vesper0] Red suits me.
    [Vesper1] Roses have thorns.
    [Vesper2] Red sky at night, my delight.
    [Lorne0] You may bow now.
    [Lorne1] I do this every day.
    [Lorne2] Applause, please.
    [Petra0] Snip.
    [Petra1] I only cut what grows too tall.
   *[Petra2] A clean cut hardly hurts.
}”
rival-beaten = { $sign } { $rival }: “{ $said ->
    [Bram0] Take it. But count it.
    [Bram1] I'll be counting that all night.
    [Bram2] My purse feels light.
    [Juno0] Then let me have the last cup.
    [Juno1] I'll drink to that.
    [Juno2] Somebody emptied my barrel.
    [Silas0] I knew that curse was mine.
    [Silas1] I should have stayed in port.
    [Silas2] It's the black cat's fault.
    [Rook0] So you were the big game.
    [Rook1] I waited too long.
    [Rook2] A fine catch. Yours, alas.
    [Ines0] The fog lifted too early.
    [Ines1] You see well in fog.
    [Ines2] Next time, a thicker fog.
    [Calico0] Next time I pounce first.
    [Calico1] You were hungrier.
    [Calico2] My eyes were bigger than my hold.
    [Odo0] Tall towers come down hard.
    [Odo1] It's a long way down.
    [Odo2] I'll build lower. No, I won't.
    [Tamsin0] I was about to start.
    [Tamsin1] You're in such a hurry.
    [Tamsin2] I'd have caught up tomorrow.
    [Fitch0] Not a crumb left for me.
    [Fitch1] You swept before me.
    [Fitch2] Keep your crumbs.
    [Vesper0] Even red runs out.
    [Vesper1] I blush.
    [Vesper2] You wear it better.
    [Lorne0] The crown is yours today.
    [Lorne1] Nobody saw that, I hope.
    [Lorne2] I let you have it. Nearly.
    [Petra0] I cut too short.
    [Petra1] My scissors need sharpening.
   *[Petra2] You grow back fast.
}”
