## Das Tagesspiel

refusal-day-hint = Im Tagesspiel gibt es keine Tipps: Alle spielen mit denselben Karten und ohne Hilfe. **Regeln** findest du unter **Mehr**.
refusal-day-move = Im Tagesspiel kannst du keinen Zug zurücknehmen: Alle haben nur einen Versuch. Deine Hand siehst du unten.
refusal-day-played = Du hast das heutige Tagesspiel schon gespielt. Deine Daten sind gelöscht, deshalb kann ich es nicht noch einmal zeigen. Das nächste gibt es um Mitternacht (UTC).

daily-title = { $game }, Tagesspiel { $day }
daily-hand = Tagesspiel { $day }: { $game }
daily-intro = Heute bekommen alle auf der Welt diese Karten, gegen dieselben drei Maate.
    - **Ein Versuch**, etwa drei Minuten. Keine Tipps, kein Zurücknehmen.
    - **Was zählt**: dein Ergebnis nach { $rounds ->
        [one] einer Runde
       *[other] { $rounds } Runden
    }, verglichen mit dem von 100 Computern.
    - **Zeit**: Beende es bis <t:{ $at }:t>, Pausen sind erlaubt.
    - **Serie**: { $days ->
        [0] Sie beginnt mit diesem Spiel.
        [one] bisher { $days } Tagesspiel.
       *[other] bisher { $days } Tagesspiele in Folge.
    }
daily-begin-button = Beginnen
daily-until = -# Ein Versuch: Beende es bis <t:{ $at }:t>.
daily-grace-note = Das ist das Tagesspiel von gestern. Wenn du es bis <t:{ $at }:t> beendest, zählt es für gestern.
daily-yesterday = -# Gestern: { $crew ->
    [yes] besser als { $score } von 100 Computern,{" "}
   *[no] {""}
}{ $where ->
    [here] hier Platz { $place } von { $played } Leuten.
   *[everywhere] überall Platz { $place } von { $played } Leuten.
}
daily-late-note = Der Tag dieses Spiels ist vorbei. Du kannst es beenden, aber es zählt nicht mehr. Das heutige findest du mit `/daily`.
daily-score = Ergebnis: **{ $points }**.
daily-crew = Besser als **{ $score }** von 100 Computern.
daily-captain = -# { $end ->
    [level] Der Kapitän kommt auch auf { $own }.
    [won] Du schlägst den Kapitän, { $own } zu { $best }.
   *[lost] Der Kapitän schlägt dich, { $best } zu { $own }.
}
daily-first = -# { $by ->
    [you] Dein Beginn: { $move } { $members ->
        [0] So begann sonst niemand.
       *[other] So auch { $members }, Ø vor { $percent }.
    }
    [captain] Der Kapitän: { $move } Mit Glück oder Pech kam er vor { $percent } der 100.
   *[crew] Meistens: { $move } { $members } der 100, Ø vor { $percent }.
}
daily-crew-plays = Die 100 Computer spielen dieses Tagesspiel noch. Deine Wertung kommt, sobald alle fertig sind.
# ein Histogramm, darunter die Marke des eigenen Platzes
daily-crew-drawn =
    ```
    { $blocks }
    ```
    -# Computer: { $low } bis { $high } (beste), im Schnitt { $mean }.
# dasselbe für Screenreader
daily-crew-listed = Die Computer: { $bars }, im Schnitt { $mean }. Du hast { $points }.
daily-crew-bar = { $members ->
    [one] { $members } Computer
   *[other] { $members } Computer
} mit { $ends ->
    [1] { $most }
   *[2] { $least } bis { $most }
}
daily-here = -# Hier: Platz { $place } von { $played } Leuten{ $percent ->
    [none] {""}
   *[other] , vor { $percent } %
}
daily-everywhere = -# Überall: Platz { $place } von { $played } Leuten{ $percent ->
    [none] {""}
   *[other] , vor { $percent } %
}
daily-alone = { $over ->
    [yes] Sonst hat niemand dieses Spiel zu Ende gespielt.
   *[no] Vor dir war noch niemand fertig.
}
daily-streak = -# 🔥 { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
} in Folge.{ $forgiven ->
    [yes] {" "}Gestern verziehen.
   *[no] {""}
}
waits-next = { $sea ->
    [0] {""}
   *[other] -# { $practice ->
            [yes] Zur Übung wartet:
           *[no] { $sea ->
                [1] Eine Reise wartet:
               *[other] Deine Reise wartet:
            }
        }{" "}{ voyage-state }, gegen { $rivals }.
        {""}
}-# 🃏 **Als Nächstes, um <t:{ $at }:t>: { $game }**, neue Karten für alle{ $voyage ->
    [yes] , die neue Wochenreise
   *[no] {""}
}{ $puzzles ->
    [0] {""}
    [one] , { $puzzles } Rätsel
   *[other] , { $puzzles } Rätsel
}{ $own ->
    [0] {""}
    [review] {""} (**Was hab ich verpasst?** bringt deine Momente)
   *[other] {""} ({ $own } aus deinen Partien)
}.{ $days ->
    [0] {""}
    [one] {" "}Deine Serie: { $days } Tag.
   *[other] {" "}Deine Serie: 🔥 { $days } Tage.
}
daily-late = Du bist zu spät fertig geworden, also zählt dieses Spiel nicht. Das nächste zählt wieder.
daily-given-up = Du hast dieses Spiel vor dem Ende abgebrochen, also zählt es nicht. Für jedes Tagesspiel hast du nur einen Versuch.
daily-share-button = Teilen
daily-others-button = Die anderen
daily-replay-button = Mein Spiel noch einmal ansehen
daily-play-button = { $done ->
    [yes] Tagesspiel: dein Ergebnis
   *[no] Tagesspiel spielen
}
daily-share-line = { $deal }: besser als { $score } von 100 Computern { $squares } (25 Computer je grünes Kästchen){ $days ->
    [0] {""}
   *[other] , 🔥 { $days } Tage
}
    .words = { $deal }: besser als { $score } von 100 Computern{ $days ->
        [0] {""}
       *[other] , { $days } Tage in Folge
    }
daily-scoring-button = Wertung
daily-remind-button = Erinnern
daily-unremind-button = Nicht erinnern
daily-reminded = { $without ->
    [nothing] Der Beitrag am Morgen in { $channel } erwähnt dich ab jetzt jeden Tag.
    [unwanted] Der Beitrag am Morgen in { $channel } würde dich erwähnen, aber in `/preferences` willst du keine Erwähnung.
    [quiet] Der Beitrag am Morgen in { $channel } kommt in deiner Ruhezeit, also erwähnt er dich nicht.
    [unseen] Du siehst { $channel } nicht, also erwähnt dich der Beitrag dort nicht.
   *[unasked] Der Beitrag am Morgen erwähnt dich nicht.
}
daily-shared-by = { $name } hat das Tagesspiel gespielt
daily-shared = Geteilt.
daily-other = { $place }. { $name }: { $points }
daily-best = -# Bestes Ergebnis aller Server: { $name }, { $points }
daily-crew-is = -# Die 100 Computer: 50 Schiffsjungen und 50 Maate spielen mit deinen Karten gegen dieselben drei Maate. Sie sind verschieden stark.
daily-you = Du
daily-watch-option = { $name } zusehen
daily-watch-placeholder = Beim Spielen zusehen
daily-others-title = So haben andere gespielt
daily-others-none = Noch kannst du niemandem zusehen. Schau später noch einmal vorbei.
daily-others-wait = Spiel erst selbst zu Ende, damit dir niemand etwas verrät. Mit `/daily` geht es weiter.
daily-gone = Dieses Tagesspiel gibt es nicht mehr. Das heutige findest du mit `/daily`.
daily-export-later = Sobald sein Tag oder seine Woche vorbei ist, kannst du dieses Spiel speichern, prüfen oder zeigen. Noch spielen andere mit diesen Karten.
profile-daily = 🃏 Tagesspiele: { $count } gespielt, längste Serie { $longest }{ $mark ->
    [0] {""}
   *[other] {" "}· 🏅 { $mark } Tage in Folge
}

commands-daily = Das Tagesspiel: für alle dieselben Karten, ein Versuch

daily-morning-today = Das heutige Tagesspiel ist da: für alle dieselben Karten, ein Versuch.
daily-morning = { $deal }: { $played ->
    [0] Hier hat es niemand zu Ende gespielt.
    [one] Hier hat es eine Person zu Ende gespielt.
   *[other] Hier haben es { $played } Leute zu Ende gespielt.
}
daily-week-title = { $when ->
    [now] **Die Tagesspiele dieser Woche**
   *[last] **Die Tabelle der letzten Woche**
}, von allen die fünf besten Wertungen
daily-week-line = { $place }. { $name }: { $total } ({ $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
})
daily-week-own = 🗓️ In den Tagesspielen dieser Woche geschlagene Computer, von je 100: { $days }. Die besten fünf zusammen: { $total }.
daily-week-day = { $day ->
    [1] Mo
    [2] Di
    [3] Mi
    [4] Do
    [5] Fr
    [6] Sa
   *[7] So
} { $score }
    .words = { $day ->
        [1] Montag
        [2] Dienstag
        [3] Mittwoch
        [4] Donnerstag
        [5] Freitag
        [6] Samstag
       *[7] Sonntag
    } { $score }
daily-morning-called = 📣 { $mentions }

## A duel: the same cards for a friend

duel-button = Duell
refusal-duel-hint = Im Duell gibt es keine Tipps: Ihr spielt beide dieselben Karten ohne Hilfe. **Regeln** findest du unter **Mehr**.
refusal-duel-move = Im Duell kannst du keinen Zug zurücknehmen. Deine Hand siehst du unten.
duel-asked = ⚔️ { $to ->
    [none] {""}
   *[other] **{ $to }**,{" "}
}{ $kind ->
    [day] **{ $name }** fordert zum Duell im Tagesspiel, { $game }. Du spielst dieselben Karten, ohne Tipps.
    [again] **{ $name }** möchte Revanche in { $game }, mit anderen Karten. Du spielst dieselben, ohne Tipps.
   *[first] **{ $name }** fordert zum Duell in { $game }. Du spielst dieselben Karten, ohne Tipps.
} Nimm das Duell innerhalb einer Woche an, und das Ergebnis kommt hierher.{ $to ->
    [none] {""}
   *[other] {" "}Nur **{ $to }** kann es annehmen.
}
duel-whom = Wer spielt deine Karten? Lass alle hier das Duell annehmen, oder wähl eine Person.
duel-anybody-button = Alle hier
duel-one = Oder eine Person
duel-posted = Das Duell steht jetzt im Kanal. Hat jemand deine Karten gespielt, zeigt jene Nachricht das Ergebnis. Du siehst es auch, wenn du das nächste Mal hier etwas drückst.
duel-before = { $kind ->
    [again] 🔁 Eine Revanche ist ein ganzes Spiel { $game } mit anderen Karten. Du spielst sie zuerst, gegen Computer.
   *[game] ⚔️ **{ $name }** fordert dich in { $game } heraus. Du spielst dieselben Karten gegen Computer. Du gewinnst, wenn dein Ergebnis besser ist als das deines Gegenübers.
} Es gibt keine Tipps, und kein Zug lässt sich zurücknehmen.{ $kind ->
    [again] {""}
    [today]
        {""}
        {""}**Es ist dein einziger Versuch im heutigen Tagesspiel**, und er zählt. Das dauert etwa drei Minuten.
    [deal]
        {""}
        Es ist das Tagesspiel eines vergangenen Tages. Das dauert etwa drei Minuten.
   *[game]
        {""}
        Es ist ein ganzes Spiel, nur für das Duell.
}
duel-begun = Das sind die Karten von { $name }. Sobald ihr beide fertig seid, siehst du das Ergebnis hier und in der Nachricht des Duells.
duel-refused = { $why ->
    [own] Das sind deine eigenen Karten. Andere können sie hier spielen.
    [named] Dieses Duell ist für jemand anderen.
    [whom] Wähl jemand anderen. Mit dir selbst oder einem Bot gibt es kein Duell.
    [late] Dieses Duell ist vorbei: Es war eine Woche lang offen.
    [played] Du hast diese Karten schon gespielt.
    [first] Es zählt dein erster Versuch mit diesen Karten: Biete das Duell unter seinem Ende an.
    [others] Diese Revanche ist für die beiden, die das Duell gespielt haben.
    [again] Die Revanche läuft schon: Ihre Nachricht steht weiter unten.
    [asked] Dieses Duell steht hier schon. Scroll nach oben, um es zu sehen.
    [alone] Ein Duell braucht andere: Drück **Duell** in einem Kanal oder Gruppenchat.
   *[gone] Diese Karten sind nicht mehr gespeichert.
}
duel-told = { $end ->
    [won] ⚔️ Du gewinnst das Duell mit **{ $name }** in { $game }{ $tie ->
        [yes] {""} nach Gleichstand, je { $own }.
       *[no] , { $own } zu { $other }.
    }
    [lost] ⚔️ **{ $name }** gewinnt euer Duell in { $game }{ $tie ->
        [yes] {""} nach Gleichstand, je { $own }.
       *[no] , { $other } zu { $own }.
    }
    [level] ⚔️ Dein Duell mit **{ $name }** in { $game } endet unentschieden: je { $own }.
    [wins] ⚔️ **{ $winner }** gewinnt das Duell mit **{ $name }** in { $game }{ $tie ->
        [yes] {""} nach Gleichstand, je { $own }.
       *[no] , { $own } zu { $other }.
    }
    [draws] ⚔️ Das Duell von **{ $winner }** und **{ $name }** in { $game } endet unentschieden: je { $own }.
   *[void] ⚔️ Dein Duell in { $game } hat kein Ergebnis: Einer von euch hat das Spiel abgebrochen, oder es ist nicht mehr gespeichert.
}
duel-game = -# Spiel von { $name }: { $seats }
duel-seat = { $name } { $points }
duel-again-button = Revanche
duel-again-begun = Du spielst die Karten der Revanche zuerst, ohne Tipps. Dein Gegenüber bekommt sie mit der neuen Nachricht im Kanal.
