## Das Tagesspiel

refusal-day-hint = Im Tagesspiel gibt es keine Tipps: Alle spielen mit denselben Karten und ohne Hilfe. **Regeln** findest du unter **Mehr**.
refusal-day-move = Im Tagesspiel kannst du keinen Zug zurücknehmen: Alle haben nur einen Versuch. Deine Hand siehst du unten.

daily-title = { $game }, Tag { $day }
daily-hand = Tagesspiel: { $game }, Tag { $day }
daily-begin = Heute bekommen alle dieselben Karten. Du hast eine Runde und einen Versuch, ohne Tipps und ohne Zurücknehmen.
daily-late-note = Der Tag dieses Spiels ist vorbei. Du kannst es beenden, aber es zählt nicht mehr. Das heutige findest du mit `/daily`.
daily-score = Dein Ergebnis: **{ $points }**.
daily-par = Par: **{ $par }**, das Ergebnis eines Maats mit denselben Karten. { $how ->
    [level] Du hast es erreicht.
    [better] Du warst um { $by } besser.
   *[worse] Du warst um { $by } schlechter.
}
daily-beaten = Du warst besser als **{ $percent } %** { $others ->
    [one] der anderen (bisher eine Person).
   *[other] der { $others } anderen.
}
daily-alone = { $over ->
    [yes] Sonst hat niemand dieses Spiel zu Ende gespielt.
   *[no] Vor dir war noch niemand fertig. Tippe später noch einmal `/daily`, dann siehst du, wie andere abgeschnitten haben.
}
daily-streak = 🔥 { $days } Tage in Folge.
daily-forgiven = Gestern hast du ausgesetzt. Einen Tag in zwei Wochen verzeihe ich: Deine Serie läuft weiter.
daily-next = Als Nächstes kommt { $game }. Es beginnt <t:{ $at }:R>.
daily-late = Du bist zu spät fertig geworden, also zählt dieses Spiel nicht. Das nächste zählt wieder.
daily-given-up = Du hast dieses Spiel vor dem Ende abgebrochen, also zählt es nicht. Für jedes Tagesspiel hast du nur einen Versuch.
daily-share-button = Teilen
daily-others-button = So haben andere gespielt
daily-replay-button = Mein Spiel noch einmal ansehen
daily-play-button = Tagesspiel spielen
daily-share-par = { $squares } { $difference } gegenüber Par{ $fewer ->
    [yes] {" "}(weniger ist besser)
   *[no] {""}
}
daily-share-beaten = besser als { $percent } %
daily-share-streak = 🔥 { $days } Tage
    .words = { $days } Tage in Folge
daily-shared-by = { $name } hat das Tagesspiel gespielt
daily-shared = Geteilt.
daily-shared-already = Das hast du hier schon geteilt.
daily-copy = { $who ->
        [writer] Du darfst hier nicht schreiben. Zum Kopieren:
       *[bot] Ich darf hier nichts schreiben. Zum Kopieren:
    }
daily-other = { $place }. { $name }: { $points }
daily-best = -# Bestes Ergebnis aller Server: { $name }, { $points }
daily-other-captain = -# Zum Vergleich: Kapitän { $name }, { $points }
daily-other-par = -# Zum Vergleich: Par (ein Maat), { $points }
daily-you = Du
daily-watch-option = { $name } zusehen
daily-watch-placeholder = Sieh jemandem beim Spielen zu
daily-others-title = { $deal }: So haben andere gespielt
daily-others-none = Noch kannst du niemandem zusehen. Schau später noch einmal vorbei.
daily-others-wait = Spiel erst selbst zu Ende, damit dir niemand etwas verrät. Mit `/daily` geht es weiter.
daily-gone = Dieses Tagesspiel gibt es nicht mehr. Das heutige findest du mit `/daily`.
daily-export-later = Morgen kannst du dieses Spiel speichern, prüfen oder zeigen. Heute spielen andere noch mit denselben Karten.
profile-daily = 🃏 Tagesspiele: { $count } gespielt, längste Serie { $longest }{ $mark ->
    [0] {""}
   *[other] {" "}· 🏅 { $mark } Tage in Folge
}

commands-daily = Das Tagesspiel: für alle dieselben Karten, eine Runde, ein Versuch

daily-morning-today = Das heutige Tagesspiel ist da: für alle dieselben Karten, eine Runde, ein Versuch.
daily-morning = { $deal }: { $played ->
    [0] Hier hat es niemand zu Ende gespielt.
    [one] Hier hat es eine Person zu Ende gespielt.
   *[other] Hier haben es { $played } Leute zu Ende gespielt.
}
daily-morning-called = 📣 { $mentions }
