## The voyage

refusal-voyage-hint = No hints on a voyage: everyone crosses the seas without help. **Rules** is under **More**.
refusal-voyage-move = You can't take moves back on a voyage. Your hand is below.

voyage-title = { $kind ->
    [practice] **Voyage for practice**
    [late] **Voyage of an earlier week**: it no longer counts.
   *[week] **Voyage of the week**: one try, until <t:{ $at }:f>.
}
voyage-state = Sea { $sea } of 7, { $masts ->
    [one] { $masts } mast
   *[other] { $masts } masts
}
voyage-ahead = Next: **{ $game }** · { $seats } players · { $levels }
# the wind is what is special about the game in this sea
voyage-wind = -# 💨 { $wind ->
    [escort] Escort: the Mate opposite is your partner. You share a chest and a ship.
    [calm] Calm: the last to capture takes the rest of the display.
    [trade] Trade wind: for the booty, each card counts its own strength, up to 7.
    [squall] Squall: for the booty, each card counts its own strength. The last to capture takes the rest.
    [tail] Tailwind: you begin.
    [head] Headwind: a rival begins.
    [steady] Steady wind: more sevens and fewer ones in the deck.
    [gale] Gale: your last card must make a Seven, or you draw.
   *[undertow] Undertow: the saboteur starts at 5 penalty points.
}
voyage-landed = { $end ->
    [crossed] You crossed sea { $sea }
    [lost] Sea { $sea } broke a mast
    [sunk] The last mast broke in sea { $sea }
   *[home] You crossed all seven seas!
}
voyage-result = **{ $seas } of 7 seas crossed**, { $masts ->
    [0] no mast left
    [one] { $masts } mast left
   *[other] { $masts } masts left
}. Points ahead of your best rivals: { $margin }.
voyage-crew = **{ $crew }** of the crew of 100 came as far.
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
}. { $crew } of the crew of 100 came as far.
profile-voyage = ⛵ Best voyage: { $seas } of 7 seas
