## Das Tagesspiel

refusal-day-hint = Im Tagesspiel gibt es keine Tipps: Alle spielen dieselben Karten ohne Hilfe. **Regeln** findest du unter **Mehr**.
refusal-day-move = Im Tagesspiel kannst du keinen Zug zurücknehmen: Alle haben einen Versuch. Deine Hand ist unten.

daily-title = { $game }, Tag { $day }
daily-hand = Tagesspiel: { $game }, Tag { $day }, gegen { $names } ({ $level })
daily-begin = Heute bekommen alle dieselben Karten. Du hast eine Runde und einen Versuch, ohne Tipps und ohne Zurücknehmen.
daily-late-note = Der Tag dieses Spiels ist vorbei. Du kannst es beenden, aber es zählt nicht mehr. Das heutige findest du mit `/daily`.
daily-score = Dein Ergebnis: **{ $points }**.
daily-par = Par: **{ $par }**, das Ergebnis eines Maats mit denselben Karten. { $how ->
    [level] Du hast es erreicht.
    [better] Du warst um { $by } besser.
   *[worse] Du warst um { $by } schlechter.
}
daily-beaten = Du warst besser als **{ $percent } %** { $others ->
    [one] von einer anderen Person.
   *[other] von { $others } anderen.
}
daily-alone = { $over ->
    [yes] Niemand sonst hat dieses Spiel beendet.
   *[no] Du bist als Erstes fertig. Tipp später noch einmal `/daily`, dann siehst du, wie andere abgeschnitten haben.
}
daily-streak = 🔥 { $days } Tage in Folge.
daily-forgiven = Gestern hast du ausgelassen. Einen Tag in zwei Wochen verzeihe ich, also läuft deine Serie weiter.
daily-next = Als Nächstes kommt { $game }. Es beginnt <t:{ $at }:R>.
daily-late = Du warst erst nach dem Tag fertig, also zählt dieses Spiel nicht. Das nächste zählt wieder.
daily-given-up = Du hast dieses Spiel vor der Wertung beendet, also zählt es nicht. Für jedes hast du einen Versuch.
daily-share-button = Teilen
daily-others-button = So spielten es andere
daily-replay-button = Meins noch einmal ansehen
daily-play-button = Tagesspiel spielen
daily-share-par = { $squares } { $difference } gegen Par{ $fewer ->
    [yes] {" "}(weniger ist besser)
   *[no] {""}
}
daily-share-beaten = besser als { $percent } %
daily-share-streak = 🔥 { $days } Tage
    .words = { $days } Tage in Folge
daily-shared-by = { $name } hat das Tagesspiel gespielt
daily-shared = Geteilt.
daily-shared-already = Das hast du hier schon geteilt.
daily-copy = Ich darf hier nichts schreiben. Kopier dir das:
daily-other = { $place }. { $name }: { $points }
daily-best = -# Das Beste von allen Servern: { $name }, { $points }
daily-other-captain = -# Zum Vergleich: Kapitän { $name }, { $points }
daily-other-par = -# Zum Vergleich: Par (ein Maat), { $points }
daily-you = du
daily-watch-option = { $name } zusehen
daily-watch-placeholder = Sieh jemandem dabei zu
daily-others-title = { $deal }: So spielten es andere
daily-others-none = Noch gibt es niemanden zum Zusehen. Schau später wieder herein.
daily-others-wait = Spiel erst selbst zu Ende, damit dir niemand etwas verrät. Mit `/daily` geht es weiter.
daily-gone = Dieses Tagesspiel gibt es nicht mehr. Das heutige findest du mit `/daily`.
daily-export-later = Morgen kannst du dieses Spiel speichern, prüfen oder zeigen. Heute spielen andere noch dieselben Karten.
profile-daily = 🃏 Tagesspiele: { $count } gespielt, längste Serie { $longest }{ $mark ->
    [0] {""}
   *[other] {" "}· 🏅 { $mark } Tage in Folge
}

commands-daily = Das Tagesspiel: für alle dieselben Karten, eine Runde, ein Versuch

daily-morning-today = Das heutige Tagesspiel ist da: für alle dieselben Karten, eine Runde, ein Versuch.
daily-morning = { $deal }: { $played ->
    [0] Hier hat es niemand beendet.
    [one] Hier hat es eine Person beendet.
   *[other] Hier haben es { $played } Leute beendet.
}
daily-morning-called = 📣 { $mentions }
