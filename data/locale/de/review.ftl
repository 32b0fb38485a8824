## Was hab ich verpasst? Der Rückblick auf die Entscheidungen einer Person.

review-nothing = { $end ->
    [cards] Die Karten haben entschieden: Keine deiner Entscheidungen hat dich sicher etwas gekostet, und Stufe Maat schneidet mit diesen Karten nicht besser ab.
    [moves] Keine deiner Entscheidungen hat dich sicher etwas gekostet. Aber Stufe Maat schneidet mit diesen Karten besser ab.{ $hint ->
        [no] {""}
       *[yes] {" "}Wenn du allein spielst und zögerst, vergleiche deine Wahl mit **Tipp**.
    }
   *[won] Keine deiner Entscheidungen hat dich sicher etwas gekostet.
}
review-played = { $number ->
    [0] Deine Wahl:
   *[other] Zug { $number }, deine Wahl:
}
review-captain = Die Wahl eines Kapitäns:
# after review-played, where nothing else speaks against the move
review-not-so = Ein Kapitän hat beide Züge oft weitergespielt, und dieser schnitt schlechter ab.
review-cost = { $sure ->
    [no] { $of ->
        [round] Chance auf die Runde: wohl etwa { $percent } % weniger.
       *[game] Gewinnchance: wohl etwa { $percent } % weniger.
    }
   *[yes] { $of ->
        [round] Chance auf die Runde: mindestens { $percent } % weniger.
       *[game] Gewinnchance: mindestens { $percent } % weniger.
    }
}
review-luck = Dein Ergebnis: { $points }. Stufe Maat mit denselben Karten: im Schnitt { $worth }.
review-well-done = Stark gespielt in Zug { $number }. Das war die beste Wahl:
review-mate = Die Wahl eines Computers, der nicht vorausdenkt:

review-button = Was hab ich verpasst?
review-heading = 🔍 Was hab ich verpasst?
review-progress = { $look ->
    [second] Ein Kapitän sieht sich die Entscheidungen noch einmal an, die dich am meisten gekostet haben könnten: { $done } von höchstens { $total }.
   *[first] Ein Kapitän sieht sich deine Entscheidungen an: { $done } von { $total }.
} Meist dauert das ein bis zwei Minuten, höchstens { $minutes }. Dann siehst du hier, was er gefunden hat.
review-cut = { $look ->
    [second] Beim zweiten Durchgang war nach { $done } von { $total } Entscheidungen die Zeit um.
   *[first] Nach { $done } von { $total } Entscheidungen war die Zeit um.
} Drück **Den Rest ansehen**, dann geht es weiter. { $moments ->
    [0] Sicher ist noch nichts.
   *[other] So viel ist schon sicher:
}
review-waits = Ein Kapitän sieht sich andere Spiele an: { $before ->
    [one] 1 Spiel ist
   *[other] { $before } Spiele sind
} vor deinem dran. Nach höchstens { $minutes } Minuten ist deins dran.
review-other = Ein Kapitän sieht sich gerade ein anderes Spiel von dir an, höchstens noch { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
}. Danach kannst du nach diesem fragen.
review-failed = Gerade konnte ich mir dieses Spiel nicht ansehen. Versuch es später noch einmal.
review-again-button = { $way ->
    [rest] Den Rest ansehen
    [there] Das andere zeigen
   *[again] Noch einmal ansehen
}
review-choices = { $game }{ $won ->
    [yes] , gewonnen
    [no] , nicht gewonnen
   *[open] {""}
}: { $choices ->
    [one] eine echte Entscheidung, beurteilt nach deinem damaligen Wissen
   *[other] { $choices } echte Entscheidungen, beurteilt nach deinem damaligen Wissen
}
review-course = { $of ->
    [round] Deine Chance, Runde { $round } zu gewinnen, lag am Anfang bei { $first } Prozent.
   *[game] Deine Gewinnchance lag am Anfang bei { $first } Prozent.
}
review-course-low = { $again ->
    [0] Am tiefsten lag sie nach Zug { $move } von { $moves }, bei { $low } Prozent.
    [won] Am tiefsten lag sie nach Zug { $move } von { $moves }, bei { $low } Prozent, und am Ende warst du trotzdem ganz vorn.
   *[other] Am tiefsten lag sie nach Zug { $move } von { $moves }, bei { $low } Prozent, und stieg dann vor Zug { $again } auf { $back } Prozent.
}
review-course-luck = { $own ->
    [0] Das lag an den Karten und den anderen, nicht an deinen Zügen.
   *[other] Deine Züge kosteten zusammen etwa { $own } Prozent, den Rest die Karten und die anderen.
}
# $of is "result" if the move cost points or spaces, and hardly any chance to win
review-moment = **{ $place }.** { $of ->
        [close] Knapp in Zug { $move }
       *[other] Besser in Zug { $move }
    }: „{ $better }“
    -# { $of ->
        [close] Dein Zug war etwa so gut.
        [result] Dein Zug senkte nur das Ergebnis.
        [unsure] Dein Zug senkte vielleicht das Ergebnis.
        [likely] Dein Zug kostete wohl etwa { $percent } % { $span ->
            [round] Chance auf die Runde
           *[game] Gewinnchance
        }.
       *[chance] Dein Zug kostete mindestens { $percent } % { $span ->
            [round] Chance auf die Runde
           *[game] Gewinnchance
        }.
    }
review-puzzles = 🧩 Klare Momente kommen am nächsten Tag als Rätsel wieder: `/solo`.
review-best = ⭐ Deine beste Wahl, in Zug { $move }: „{ $best }“
review-later = -# Du musst hier nicht warten. { $listed ->
    [none] Drück später am Ende dieses Spiels noch einmal auf **Was hab ich verpasst?**.
    [outside] Später steht alles in `/history`, bei deinen Spielen allein und in Chats, hinter **Mehr** bei diesem Spiel.
   *[here] Später steht alles in `/history`, hinter **Mehr** bei diesem Spiel.
}
review-puzzle-button = Ein Rätsel lösen
review-moment-button = № { $place }
    .words = Moment { $place }
review-low-button = Zug { $move }
review-well-button = Starker Zug
review-back-button = ◀ Momente
review-next-button = Nächster Moment
review-stood = Deine Karten und der Tisch damals:
review-not-yours = Du hast in diesem Spiel nicht mitgespielt. Jeder kann sich nur die eigenen Entscheidungen ansehen.
review-not-finished = Dieses Spiel wurde abgebrochen, also gibt es nichts anzusehen.

## Rätsel: die Momente aus "Was hab ich verpasst?" noch einmal, als Fragen

puzzle-button = { $count ->
    [one] Rätsel: { $count } wartet
   *[other] Rätsel: { $count } warten
}
puzzle-question = 🧩 Was würdest du jetzt spielen?
puzzle-of = { $own ->
    [yes] { $game }, eines deiner Spiele
   *[no] { $game }, ein Spiel unter Computern
}
puzzle-choose = Wähle deine Vorhersage
puzzle-unseen = Ungesehen: { $cards }
puzzle-learn-button = Lernen
puzzle-end = { $end ->
    [best] 🧩 Gelöst.
    [alike] 🧩 Gelöst: Das ist etwa so gut.
    [near] 🧩 Gelöst, doch ein anderer Zug ist besser.
   *[missed] 🧩 Diesmal nicht gelöst.
}
puzzle-figures = { $of ->
    [round] Chance auf die Runde: etwa { $best } % nach der Wahl des Kapitäns, { $own } % nach deiner.
   *[game] Gewinnchance: etwa { $best } % nach der Wahl des Kapitäns, { $own } % nach deiner.
}
puzzle-late = Dieses Rätsel hast du schon beantwortet. Deine erste Antwort zählt.
puzzle-next-button = Nächstes Rätsel
puzzle-later = { $more ->
    [yes] 🧩 Für heute ist kein Rätsel mehr da.
   *[no] 🧩 Es ist kein Rätsel mehr da. Drück nach einem Spiel **Was hab ich verpasst?**: Aus seinen Momenten werden neue.
}
puzzle-count = Gelöste Rätsel: { $solved } von { $tried }{ $streak ->
    [no] {""}
   *[yes] , die letzten { $row } in Folge
}.{ $done ->
    [no] {""}
   *[yes] {" "}Neue um <t:{ $at }:t>{ $own ->
        [0] {""}
       *[other] , zuerst { $own } aus deinen Partien
    }.
}
puzzle-gone = Dieses Rätsel ist gerade nicht offen. Deine stehen in `/solo`.
