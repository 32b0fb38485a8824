## Die Reise

refusal-voyage-hint = Auf der Reise gibt es keine Tipps, auch nicht zur Übung: Meere, Auszeichnungen und deine Bilanz gegen jeden Rivalen zählen ohne Hilfe. **Regeln** findest du unter **Mehr**.
refusal-voyage-move = Auf der Reise kannst du keinen Zug zurücknehmen. Deine Hand siehst du unten.

voyage-title = { $over ->
    [yes] { voyage-result }{" "}
   *[no] {""}
}{ $kind ->
    [practice] **Reise zur Übung** auf eigenen Meeren. Die nächste Reise der Woche beginnt am <t:{ $at }:D>.
    [late] **Reise einer früheren Woche**: Sie zählt nicht mehr.
    [over] Nächste **Reise der Woche**: <t:{ $at }:D>.
    [new] **Reise der Woche**: ein Versuch. Beginn sie bis <t:{ $at }:f>, und beende sie bis <t:{ $end }:f>.
   *[week] **Reise der Woche**: Beende sie bis <t:{ $end }:F>.
}
voyage-state = Meer { $sea } von 7, { $masts ->
    [one] { $masts } Mast
   *[other] { $masts } Masten
}
voyage-when = { $when ->
    [now] Gerade
    [then] Danach
    [again] Noch einmal, andere Karten
   *[next] Als Nächstes
}
voyage-short = { $when ->
    [again] **Andere Meere zur Übung:** { $game } · 💨 { voyage-named }
   *[other] -# { voyage-state }. { voyage-when }: { $game } · { $rivals }
}
voyage-named = { $wind ->
    [escort] Geleit
    [calm] Flaute
    [trade] Passat
    [squall] Bö
    [tail] Rückenwind
    [head] Gegenwind
    [steady] Steter Wind
    [gale] Sturm
   *[undertow] Sog
}
voyage-hand = { $practice ->
    [yes] Übung ·{" "}
   *[no] {""}
}{ voyage-state } · 💨 { voyage-named }
voyage-first = -# Jedes Meer ist ein Spiel von 3 bis 5 Minuten, ohne Tipps und ohne Zurücknehmen. Als Erster, auch geteilt, segelst du weiter. Sonst bricht ein Mast. Ohne Mast ist Schluss.
voyage-habits = -# Rivalen folgen ihrer Gewohnheit, auch zum Schaden: Nutz das.
voyage-ahead = { voyage-when }: **{ $game }** · { $rivals ->
    [none] Stufe { $levels }
   *[other] { $rivals }
}{ $partner ->
    [none] {""}
   *[other] . Dein Partner: { $partner }
}
# der Wind ist die Besonderheit des Spiels auf diesem Meer
voyage-wind = -# 💨 { $wind ->
    [escort] Geleit: Du teilst Schatztruhe und Schiff mit deinem Partner gegenüber.
    [calm] Flaute: Wer zuletzt nimmt, bekommt den Rest.
    [trade] Passat: Für die Beute zählen Gold, Kristall und Rum von 1 bis 7 ihre Zahl, 8 bis 10 nur 1.
    [squall] Bö: Wer zuletzt nimmt, bekommt den Rest. Beute von 1 bis 7 zählt ihre Zahl, 8 bis 10 nur 1.
    [tail] Rückenwind: Du ziehst zuerst. Sonst wird das gelost.
    [head] Gegenwind: Ein Gegner zieht zuerst. Sonst wird das gelost.
    [steady] Steter Wind: mehr Siebenen und weniger Einsen im Stapel.
    [gale] Sturm: Üblich darf die letzte Karte einen neuen Stapel beginnen. Hier muss sie genau 7 ergeben, sonst ziehst du eine.
   *[undertow] Sog: Der Saboteur nimmt keine Siegel und beginnt bei 5 statt 4 Strafpunkten.
}
voyage-landed = { $end ->
    [crossed] Meer { $sea } liegt hinter dir
    [lost] Meer { $sea } hat einen Mast gebrochen
    [sunk] Auf Meer { $sea } brach der letzte Mast
   *[home] Alle sieben Meere liegen hinter dir!
}
voyage-tie = -# Ein geteilter erster Platz zählt als erster.
voyage-result = **{ $seas } von 7 Meeren überquert**, { $masts ->
    [0] kein Mast übrig
    [one] { $masts } Mast übrig
   *[other] { $masts } Masten übrig
}.
voyage-crew = -# Weiter als **{ $crew }** von 100 Computern.
voyage-crew-ahead = -# **{ $crew }** von 100 Computern { $crew ->
    [one] kam
   *[other] kamen
} in bis zu drei Versuchen durch Meer { $sea }.
voyage-sail-button = { $way ->
    [first] Segel setzen
    [on] Weiter: Meer { $sea }
    [retry] Noch mal: Meer { $sea }
    [look] Die Reise der Woche segeln
   *[again] Andere Meere
}
voyage-week-button = Lieber die Reise dieser Woche
voyage-shared-by = { $name } war auf der Reise der Woche
profile-voyage = ⛵ Beste Reise einer Woche: { $seas } von 7 Meeren
profile-alone = 🎲{ $solos ->
    [0] {""}
   *[other] {" "}Allein gewonnen: { $solowon } von { $solos } Spielen.
}{ $duels ->
    [0] {""}
   *[other] {" "}Duelle gewonnen: { $duelwon } von { $duels }{ $draws ->
        [0] {""}
        [one] , 1 Unentschieden
       *[other] , { $draws } Unentschieden
    }.
}{ $puzzles ->
    [0] {""}
   *[other] {" "}Rätsel gelöst: { $solved } von { $puzzles }{ $row ->
        [0] {""}
       *[other] , die letzten { $row } in Folge
    }.
}
voyage-best-title = ⛵ { $when ->
    [now] **Die Reise dieser Woche**
   *[last] **Die Reise der letzten Woche**
}, die Besten bis jetzt
voyage-best-line = { $place }. { $name }: { $seas } von 7 Meeren

## Die Gegner der Reisen

lobby-rival = Rivalen mit Gewohnheit
rival-is = -# { $sign } { $rival ->
    [Bram] { $rival } zählt jede Münze einzeln.
    [Juno] { $rival } singt mit jedem Becher lauter.
    [Silas] { $rival } klopft auf Holz und fürchtet schwarze Katzen.
    [Rook] { $rival } wartet auf große Beute.
    [Ines] { $rival } vertraut dem Nebel, nicht den Kanonen.
    [Calico] { $rival } lässt keinen fetten Fang ziehen.
    [Odo] { $rival } schläft im Krähennest.
    [Tamsin] { $rival } hatte es noch nie eilig.
    [Fitch] { $rival } kehrt zuerst die Krümel weg.
    [Vesper] { $rival } trägt eine Blume hinter dem Ohr.
    [Lorne] { $rival } muss immer obenauf sein.
   *[Petra] { $rival } stutzt, was andere pflanzen.
}
habits-known = -# Bekannte Gewohnheiten: { $known } von { $all } Rivalen.{ $left ->
    [0] { $rivals ->
        [none] {""}
       *[other] {" "}Noch nicht besiegt: { $rivals }.
    }
    [one] {" "}Als Nächstes: { $rivals }, noch { $left } Spiel.
   *[other] {" "}Als Nächstes: { $rivals }, noch { $left } Spiele.
}
rival-unmet = -# { $rivals }: Nach einem Spiel sag ich, was darin geschah, nach drei die Gewohnheit.
rival-did = { $count ->
    [0] { rival-is }
   *[other] -# { $sign } { $rival ->
        [Bram] { $rival } nahm keine Summe
        [Juno] { $rival } nahm Rum
        [Silas] { $rival } ließ Karten in der Auslage
        [Rook] { $rival } verschonte Schätze unter 5
        [Ines] { $rival } schickte 3, 4 oder 5 wehrlos aufs Meer
        [Calico] { $rival } griff eine 6 oder 7 an
        [Odo] { $rival } machte die höchste Summe
        [Tamsin] { $rival } machte die niedrigste Summe
        [Fitch] { $rival } legte eine 1
        [Vesper] { $rival } spielte Rot aus
        [Lorne] { $rival } schlug die beste Karte im Stich
       *[Petra] { $rival } sparte Rot für fremde Stiche
    }: bei { $done } von { $count ->
        [one] { $count } Gelegenheit
       *[other] { $count } Gelegenheiten
    } im letzten Spiel.
}{ $games ->
    [0] {""}
   *[other] {" "}In { $won } von { $games } warst du vorn.
}
# die Gewohnheit: Der Satz muss für jede Wahl stimmen, die es dabei gibt
rival-does = -# { $sign } { $rival ->
    [Bram] { $rival } nimmt mehrere Karten nur aus Not: Summen bleiben dir.
    [Juno] { $rival } nimmt Rum, wann immer es geht: ein guter Köder.
    [Silas] { $rival } leert die Auslage nur aus Not: Lass eine Karte.
    [Rook] { $rival } greift keinen Schatz unter 5 an: Schick solche wehrlos.
    [Ines] { $rival } schickt 3, 4 und 5 wehrlos aufs Meer, solange es geht: Greif an.
    [Calico] { $rival } greift 6 und 7 an, wann immer es geht: Bewaffne deine.
    [Odo] { $rival } macht die höchste Summe, die geht: Dann passt wenig.
    [Tamsin] { $rival } macht die niedrigste Summe, die geht: Dann passt viel.
    [Fitch] { $rival } legt eine 1, wann immer es geht: Sonst passt keine 1 aus der Hand.
    [Vesper] { $rival } spielt Rot aus, wann immer es geht: Kommt eine andere Farbe, fehlt Rot auf der Hand.
    [Lorne] { $rival } schlägt die beste Karte im Stich, wann immer es geht: Spiel niedrig aus, um den Stich abzugeben.
   *[Petra] { $rival } trumpft, wann immer es geht, und spielt Rot nur aus, wenn die ganze Hand rot ist.
}{ $games ->
    [0] {""}
   *[other] {" "}Andere Maate handeln in { $others } % solcher Fälle anders. In { $won } von { $games } warst du vorn.
}
rival-robs = { $sign } { $rival }: „{ $said ->
    [Bram0] Jede Münze zählt, und ich zähle meine.
    [Bram1] Mit vollem Beutel schlafe ich besser.
    [Bram2] Zähl ruhig nach.
    [Juno0] Der Rum geht auf dich.
    [Juno1] Noch eine Runde, auf deine Rechnung.
    [Juno2] Mein Becher ist voll, danke.
    [Silas0] Kein Fluch, kein Ärger.
    [Silas1] Ich habe die Daumen gedrückt. Das hilft.
    [Silas2] Das Glück mag die Vorsichtigen.
    [Rook0] Die kleinen Schiffe lasse ich dir.
    [Rook1] Geduld füllt den Laderaum.
    [Rook2] Kleine Fische lasse ich schwimmen.
    [Ines0] Hinter den Nebel hast du nie geschaut.
    [Ines1] Was du nicht siehst, hält mich nicht auf.
    [Ines2] Nebel kostet nichts.
    [Calico0] So einen fetten Fang lasse ich nicht ziehen.
    [Calico1] Die dicken Fische zuerst.
    [Calico2] Gesehen, gewollt, genommen.
    [Odo0] Ich fange eben oben an.
    [Odo1] Hier oben ist die Aussicht besser.
    [Odo2] Schau mal nach oben.
    [Tamsin0] Immer mit der Ruhe.
    [Tamsin1] Ich hatte alle Zeit der Welt.
    [Tamsin2] Früh aufstehen ist etwas für Hähne.
    [Fitch0] Aus Krümeln wird ein Brot.
    [Fitch1] Klein, kleiner, meins.
    [Fitch2] Ich habe das Deck gefegt.
    [Vesper0] Rot steht mir.
    [Vesper1] Rosen haben Dornen.
    [Vesper2] Abendrot, Schönwetterbot.
    [Lorne0] Du darfst dich jetzt verneigen.
    [Lorne1] So etwas mache ich jeden Tag.
    [Lorne2] Beifall, bitte.
    [Petra0] Schnipp.
    [Petra1] Ich schneide nur, was zu hoch wächst.
   *[Petra2] Ein sauberer Schnitt tut kaum weh.
}“
rival-beaten = { $sign } { $rival }: „{ $said ->
    [Bram0] Nimm es. Aber zähl nach.
    [Bram1] Das zähle ich die ganze Nacht nach.
    [Bram2] Mein Beutel fühlt sich leicht an.
    [Juno0] Dann schenk mir den letzten ein.
    [Juno1] Darauf trinke ich.
    [Juno2] Jemand hat mein Fass geleert.
    [Silas0] Ich wusste, dass der Fluch mir galt.
    [Silas1] Wäre ich bloß im Hafen geblieben.
    [Silas2] Die schwarze Katze ist schuld.
    [Rook0] Die große Beute warst also du.
    [Rook1] Ich habe zu lange gewartet.
    [Rook2] Ein schöner Fang. Leider deiner.
    [Ines0] Der Nebel hat sich zu früh gelichtet.
    [Ines1] Du siehst gut im Nebel.
    [Ines2] Nächstes Mal nehme ich dichteren Nebel.
    [Calico0] Nächstes Mal springe ich zuerst.
    [Calico1] Du warst hungriger.
    [Calico2] Meine Augen waren größer als mein Laderaum.
    [Odo0] Ein hoher Turm fällt tief.
    [Odo1] Es geht tief hinunter.
    [Odo2] Ich baue niedriger. Ach, doch nicht.
    [Tamsin0] Ich wollte gerade anfangen.
    [Tamsin1] Du hast es immer so eilig.
    [Tamsin2] Morgen hätte ich dich eingeholt.
    [Fitch0] Kein Krümel bleibt für mich.
    [Fitch1] Du warst mit dem Besen schneller.
    [Fitch2] Behalt deine Krümel.
    [Vesper0] Auch Rot geht einmal aus.
    [Vesper1] Jetzt werde ich rot.
    [Vesper2] Dir steht es besser.
    [Lorne0] Heute gehört die Krone dir.
    [Lorne1] Hoffentlich hat das niemand gesehen.
    [Lorne2] Ich habe dich gewinnen lassen. Beinahe.
    [Petra0] Ich habe zu kurz geschnitten.
    [Petra1] Meine Schere muss zum Schleifen.
   *[Petra2] Du wächst schnell nach.
}“
