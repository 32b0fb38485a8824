## Die Reise

refusal-voyage-hint = Auf der Reise gibt es keine Tipps: Alle fahren ohne Hilfe über die Meere. **Regeln** findest du unter **Mehr**.
refusal-voyage-move = Auf der Reise kannst du keinen Zug zurücknehmen. Deine Hand siehst du unten.

voyage-title = { $kind ->
    [practice] **Reise zur Übung**
    [late] **Reise einer früheren Woche**: Sie zählt nicht mehr.
    [over] **Reise der Woche**: Dein Versuch ist vorbei. Die nächste Reise beginnt am <t:{ $at }:f>.
   *[week] **Reise der Woche**: ein Versuch, bis <t:{ $at }:f>.
}
voyage-state = Meer { $sea } von 7, { $masts ->
    [one] { $masts } Mast
   *[other] { $masts } Masten
}
voyage-first = -# Jedes Meer ist ein kurzes Spiel. Als Erster segelst du weiter. Sonst bricht ein Mast, und du versuchst das Meer noch einmal mit anderen Karten. Ohne Mast ist die Reise zu Ende.
voyage-ahead = Als Nächstes: **{ $game }** · { $rivals }
voyage-rival = { $sign } { $rival } ({ $level })
# der Wind ist die Besonderheit des Spiels auf diesem Meer
voyage-wind = -# 💨 { $wind ->
    [escort] Geleit: Der Maat gegenüber ist dein Partner. Ihr teilt euch Schatztruhe und Schiff.
    [calm] Flaute: Wer zuletzt erbeutet, bekommt den Rest der Auslage.
    [trade] Passat: Für die Beute zählen Gold, Kristall und Rum von 1 bis 7 ihre Stärke, 8 bis 10 nur 1.
    [squall] Bö: Für die Beute zählen Gold, Kristall und Rum von 1 bis 7 ihre Stärke, 8 bis 10 nur 1. Wer zuletzt erbeutet, bekommt den Rest.
    [tail] Rückenwind: Du fängst an.
    [head] Gegenwind: Ein Gegner fängt an.
    [steady] Steter Wind: mehr Siebenen und weniger Einsen im Stapel.
    [gale] Sturm: Deine letzte Karte muss eine Sieben ergeben, sonst ziehst du nach.
   *[undertow] Sog: Der Saboteur beginnt bei 5 Strafpunkten.
}
voyage-landed = { $end ->
    [crossed] Meer { $sea } liegt hinter dir
    [lost] Meer { $sea } hat einen Mast gebrochen: noch einmal, mit anderen Karten
    [sunk] Auf Meer { $sea } brach der letzte Mast
   *[home] Alle sieben Meere liegen hinter dir!
}
voyage-result = **{ $seas } von 7 Meeren überquert**, { $masts ->
    [0] kein Mast übrig
    [one] { $masts } Mast übrig
   *[other] { $masts } Masten übrig
}. Deine Punkte minus die des besten Gegners, über alle Spiele: { $margin }.
voyage-crew = **{ $crew }** von 100 Computern der Mannschaft kamen so weit oder weiter.
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
}. { $crew } von 100 Computern der Mannschaft kamen so weit oder weiter.
profile-voyage = ⛵ Beste Reise: { $seas } von 7 Meeren
voyage-best-title = ⛵ **Die Reise der letzten Woche**, die Besten bis jetzt
voyage-best-line = { $place }. { $name }: { $seas } von 7 Meeren

## Die Gegner der Reisen

rival-is = -# { $sign } { $rival ->
    [Bram] { $rival } zählt jede Münze zweimal.
    [Juno] { $rival } lässt kein Fass zurück.
    [Silas] { $rival } klopft bei jedem Fluch auf Holz.
    [Rook] { $rival } wartet auf große Beute.
    [Ines] { $rival } vertraut dem Nebel, nicht den Kanonen.
    [Calico] { $rival } lässt keinen fetten Fang ziehen.
    [Odo] { $rival } baut von der ersten Karte an hoch.
    [Tamsin] { $rival } beginnt ganz gemächlich.
    [Fitch] { $rival } kehrt zuerst die Krümel weg.
    [Vesper] { $rival } liebt Rot über alles.
    [Lorne] { $rival } mag den großen Auftritt.
   *[Petra] { $rival } stutzt, was andere pflanzen.
}
# die Gewohnheit: Der Satz muss für jede Wahl stimmen, die es dabei gibt
rival-does = -# { $sign } { $rival ->
    [Bram] { $rival } legt Gold nur ab, wenn kein anderer Zug möglich ist.
    [Juno] { $rival } nimmt Rum, wann immer es geht.
    [Silas] { $rival } erbeutet mit einem Fluch nur, wenn kein anderer Zug möglich ist.
    [Rook] { $rival } greift Schätze unter 5 nur an, wenn kein anderer Zug möglich ist.
    [Ines] { $rival } schickt Schätze von 3 und 4 wehrlos aufs Meer, solange die Wahl bleibt.
    [Calico] { $rival } greift eine 7 an, wann immer es geht.
    [Odo] { $rival } beginnt jeden Stapel mit der höchsten Zahl der Hand.
    [Tamsin] { $rival } beginnt jeden Stapel mit der niedrigsten Zahl der Hand.
    [Fitch] { $rival } legt eine 1, wann immer es geht.
    [Vesper] { $rival } spielt Rot aus, wann immer es geht.
    [Lorne] { $rival } spielt die höchste Zahl der Hand aus.
   *[Petra] { $rival } trumpft, wann immer es geht.
}{ $others ->
    [0] {""}
   *[other] {" "}Ein Maat ohne diese Gewohnheit entscheidet in { $others } von 100 Fällen anders.
}
rival-robs = { $sign } { $rival }: „{ $rival ->
    [Bram] Jede Münze zählt, und ich zähle meine.
    [Juno] Der Rum geht auf dich.
    [Silas] Kein Fluch, kein Ärger.
    [Rook] Die kleinen Schiffe lasse ich dir.
    [Ines] Hinter den Nebel hast du nie geschaut.
    [Calico] So einen fetten Fang lasse ich nicht ziehen.
    [Odo] Ich fange eben oben an.
    [Tamsin] Immer mit der Ruhe.
    [Fitch] Aus Krümeln wird ein Brot.
    [Vesper] Rot steht mir.
    [Lorne] Du darfst dich jetzt verneigen.
   *[Petra] Schnipp.
}“
rival-beaten = { $sign } { $rival }: „{ $rival ->
    [Bram] Nimm es. Aber zähl nach.
    [Juno] Dann schenk mir den letzten ein.
    [Silas] Ich wusste, dass der Fluch mir galt.
    [Rook] Die große Beute warst also du.
    [Ines] Der Nebel hat sich zu früh gelichtet.
    [Calico] Nächstes Mal springe ich zuerst.
    [Odo] Ein hoher Turm fällt tief.
    [Tamsin] Ich wollte gerade anfangen.
    [Fitch] Kein Krümel bleibt für mich.
    [Vesper] Auch Rot geht einmal aus.
    [Lorne] Heute gehört die Krone dir.
   *[Petra] Ich habe zu kurz geschnitten.
}“
