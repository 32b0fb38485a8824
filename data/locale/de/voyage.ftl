## Die Reise

refusal-voyage-hint = Auf der Reise gibt es keine Tipps: Alle fahren ohne Hilfe über die Meere. **Regeln** findest du unter **Mehr**.
refusal-voyage-move = Auf der Reise kannst du keinen Zug zurücknehmen. Deine Hand siehst du unten.

voyage-title = { $kind ->
    [practice] **Reise zur Übung**
    [late] **Reise einer früheren Woche**: Sie zählt nicht mehr.
   *[week] **Reise der Woche**: ein Versuch, bis <t:{ $at }:f>.
}
voyage-state = Meer { $sea } von 7, { $masts ->
    [one] { $masts } Mast
   *[other] { $masts } Masten
}
voyage-ahead = Als Nächstes: **{ $game }** · { $seats } Spieler · { $levels }
# der Wind ist die Besonderheit des Spiels auf diesem Meer
voyage-wind = -# 💨 { $wind ->
    [escort] Geleit: Der Maat gegenüber ist dein Partner. Ihr teilt euch Schatztruhe und Schiff.
    [calm] Flaute: Wer zuletzt erbeutet, bekommt den Rest der Auslage.
    [trade] Passat: Für die Beute zählt jede Karte ihre eigene Stärke, höchstens 7.
    [squall] Bö: Für die Beute zählt jede Karte ihre eigene Stärke. Wer zuletzt erbeutet, bekommt den Rest.
    [tail] Rückenwind: Du fängst an.
    [head] Gegenwind: Ein Gegner fängt an.
    [steady] Steter Wind: mehr Siebenen und weniger Einsen im Stapel.
    [gale] Sturm: Deine letzte Karte muss eine Sieben ergeben, sonst ziehst du nach.
   *[undertow] Sog: Der Saboteur beginnt bei 5 Strafpunkten.
}
voyage-landed = { $end ->
    [crossed] Meer { $sea } liegt hinter dir
    [lost] Meer { $sea } hat einen Mast gebrochen
    [sunk] Auf Meer { $sea } brach der letzte Mast
   *[home] Alle sieben Meere liegen hinter dir!
}
voyage-result = **{ $seas } von 7 Meeren überquert**, { $masts ->
    [0] kein Mast übrig
    [one] { $masts } Mast übrig
   *[other] { $masts } Masten übrig
}. Punkte Vorsprung vor den besten Gegnern: { $margin }.
voyage-crew = **{ $crew }** der 100 in der Mannschaft kamen so weit.
voyage-sail-button = { $way ->
    [first] Segel setzen
    [on] Weitersegeln
   *[again] Zur Übung noch einmal
}
voyage-week-button = Lieber die Reise dieser Woche
voyage-shared-by = { $name } war auf der Reise der Woche
voyage-share-line = { $seas } von 7 Meeren, { $masts ->
    [0] kein Mast übrig
    [one] { $masts } Mast übrig
   *[other] { $masts } Masten übrig
}. { $crew } der 100 in der Mannschaft kamen so weit.
profile-voyage = ⛵ Beste Reise: { $seas } von 7 Meeren
