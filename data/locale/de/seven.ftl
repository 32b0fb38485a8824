## Der Name

game-seven = 7
choice-seven = 7 · 2 bis 7 Spieler

## 7: vor dem Start, Hausregeln

game-seven-play = Werde deine Karten los: Die Summe des Stapels darf nie sinken und nie über sieben steigen.
game-seven-wins = Die meisten Siegchips gewinnen. Je früher deine Karten weg sind, desto mehr bekommst du.
game-seven-lasts = Allein dauert es etwa 8 Minuten.
game-seven-brief = Leg Karten ab, in Summe bis sieben
game-seven-pitch = { game-seven-play } Für zwei bis sieben Spieler.
game-seven-lobby = 🎴 { game-seven }: Wer spielt mit?
game-seven-over = 🎴 { game-seven }: das Ende, in Siegchips
game-seven-thread = 🎴 { game-seven }
game-seven-praise = Der Stapel hatte keine Chance.
rule-seven-deck = Zahlen im Spiel
rule-seven-deck-meaning = Wie viele Karten jede Zahl tragen: viele Einsen und wenige Siebenen, oder fast gleich viele von jeder. Die Verteilung im gedruckten Spiel ist nicht veröffentlicht; beides ist also geschätzt.
rule-seven-deck-tapered = wenige Siebenen
rule-seven-deck-mild = fast gleich viele
rule-seven-strict_finish = Strenges Ende
rule-seven-strict_finish-meaning = Die letzte Karte muss die Summe sieben ergeben, sonst ziehst du eine. Gibt es nichts mehr zu ziehen, reicht jede Karte.

## Die Regeln

rules-seven =
    - Werde als Erster deine **sieben Karten** los. Jede Karte hat eine **Zahl** von 1 bis 7.
    - Der Stapel zeigt **zwei Zahlen**. Deine Karte deckt eine davon ab, die andere bleibt. Die Summe der beiden darf gleich bleiben oder steigen, aber nie über **7**. Dann zieh eine Karte.
    - Eine Summe von genau 7 ist ein **Siebener!** Du ziehst nichts, der Stapel kommt weg, und du beginnst sofort den nächsten.

    { "**" }Zum Beispiel:** Der Stapel zeigt 2 und 3: Summe 5. Deckt eine 4 die 2 ab, sind es 4 + 3 = 7, ein Siebener. Deckt die 4 die 3 ab, sind es 4 + 2 = 6. Das passt auch, und du ziehst.
rules-seven-course =
    { "**" }Der Stapel.** Die Hälfte jeder Karte ist ein **Loch**. **Loch auf Loch:** Deine Zahl deckt die neueste ab. **Loch auf Zahl:** Die neueste Zahl ist durch dein Loch zu sehen, und deine Zahl deckt die andere ab. Die Summe beider muss gleich bleiben oder steigen und darf nie über 7 gehen. Die erste Karte eines Stapels zählt allein.

    { "**" }Dein Zug.** Passt eine Karte, musst du eine legen.
    - Summe unter 7: Zieh eine Karte, und der Zug ist vorbei. Eine gezogene Karte wartet einen Zug.
    - Summe genau 7, ein **Siebener!** Zieh nichts und beginn sofort einen neuen Stapel mit einer beliebigen Karte, wieder ohne zu ziehen. Ist es eine 7, ist es wieder ein Siebener.
    - Nichts passt: Zieh eine Strafkarte. Das geschieht von selbst.

    { "**" }Keine Karten mehr.** Wer keine Karten mehr hat, bekommt den besten Platz, der noch frei ist.{ $strict ->
        [yes] {" "}**Strenges Ende:** Die letzte Karte muss ein Siebener sein, sonst ziehst du eine; gibt es nichts zu ziehen, reicht jede Karte.
       *[no] {""}
    } Die Runde endet, wenn nur noch einer Karten hat. Ist der Nachziehstapel leer, werden die abgelegten Karten zum neuen; gibt es keine, zieht niemand. Geht bei niemandem mehr etwas, wird der Stapel zum Nachziehstapel, und der Nächste beginnt einen neuen.
rules-seven-scoring =
    Am Ende einer Runde bekommt der Erste so viele **Siegchips**, wie Leute mitspielen, jeder weitere Platz einen weniger, der letzte einen.

    { $rounds ->
        [0] Zu zweit, zu dritt oder zu viert spielt ihr sieben Runden. Seid ihr mehr, spielt ihr, bis die 80 Siegchips weg sind; die letzten gehen nach Platz.
       *[other] Ihr spielt { $rounds } Runden.
    } Wer zuerst beginnt, wird ausgelost, dann beginnt jede Runde der nächste Platz. Wer die meisten Siegchips hat, gewinnt; bei Gleichstand teilt ihr euch den Platz.

    { "**" }Das Spiel**, wie viele Karten jede Zahl von 1 bis 7 haben: { $deck }.
rules-seven-sources =
    { "**" }7** von Klaudia Bollwerk, Nürnberger-Spielkarten-Verlag 2008.

    -# HAUS, unsere Wahl, wo die gedruckten Regeln schweigen: wer zuerst beginnt; wann die abgelegten Karten gemischt werden; ein Tisch, an dem niemand ziehen oder legen kann. Auch wie die letzten Siegchips geteilt werden, und das strenge Ende bei einer letzten Karte, die einen Stapel beginnt. NACHGEBAUT, weil die gedruckte Verteilung nicht veröffentlicht ist: wie viele Karten jede Zahl tragen.

## Der Tisch

seven-title-of = 🎴 7{ $rounds ->
    [0] {" "}· Runde { $round }
    [1] {""}
   *[other] {" "}· Runde { $round } von { $rounds }
}
seven-title = 🎴 7 · Runde { $round } · { $bank } Siegchips übrig
seven-pile = **Stapel**: { $cards ->
    [0] leer
    [one] eine Karte
   *[other] { $cards } Karten
}
seven-fields = ┃ { $newest } ┃ { $other ->
    [0] ○
   *[other] { $other }
} ┃ = { $sum }
    .words = { $newest } und { $other ->
        [0] keine andere Zahl
       *[other] { $other }
    }, Summe { $sum }
seven-fields-empty = ┃ ○ ┃ ○ ┃
    .words = Zwei Löcher
seven-pile-fields = Die neueste Zahl, die andere und ihre Summe. Summe 7 beendet den Stapel.
seven-pile-empty = Jede Karte darf ihn beginnen
seven-small-pile = ┃ { $newest } ┃ { $other ->
    [0] ○
   *[other] { $other }
} ┃ = { $sum }
    .words = Stapel: { $other ->
        [0] { $newest } allein
       *[other] { $newest } und { $other }
    }, Summe { $sum }
seven-small-pile-empty = Stapel: leer
seven-stock = Nachziehstapel { $draw } · abgelegt { $aside }
seven-seat = { $name } ✋ { $cards } 🪙 { $chips }
    .words = { $name }: { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    }, { $chips ->
        [one] ein Siegchip
       *[other] { $chips } Siegchips
    }
seven-out = { $name } ✋ 0 🏁 Platz { $place } 🪙 { $chips }
    .words = { $name }: keine Karten mehr, Platz { $place }, { $chips ->
        [one] ein Siegchip
       *[other] { $chips } Siegchips
    }

## Die Hand

seven-hand-again = Beginne den neuen Stapel mit einer beliebigen Karte; du ziehst nichts
seven-hand-out = Du hast keine Karten mehr: Platz { $place } in dieser Runde.
seven-sizes = Karten übrig: { $sizes }
seven-size = { $you ->
    [yes] du
   *[no] { $name }
} { $cards ->
    [0] keine
   *[other] **{ $cards }**
}
seven-sum = { $number } → { $sum }{ $seven ->
    [yes] {" "}✨
   *[no] {""}
}
    .words = { $way ->
        [start] { $number } beginnt den Stapel
        [alone] { $number } allein
       *[beside] { $number } und { $other } ergeben { $sum }
    }{ $seven ->
        [yes] , ein Siebener!
       *[no] {""}
    }
seven-several = Deine Karten: { $numbers }
seven-hint = { $draws ->
    [yes] Unter 7 ziehst du; bei 7 spielst du weiter.
   *[no] Zu ziehen ist nichts mehr da; bei 7 spielst du weiter.
}
seven-hint-start = { $draws ->
    [yes] Beginne mit einer Karte, dann zieh eine.
   *[no] Beginne mit einer Karte. Zu ziehen ist nichts mehr da.
} ✨ Nach einer 7 spielst du weiter.
seven-hint-buttons = Karte → neue Summe.
    .words = Karte, dann neue Summe.
seven-hint-strict = Beginne den neuen Stapel. Strenges Ende: Ist deine letzte Karte keine 7, ziehst du eine neue
seven-hint-last = Deine letzte Karte muss einen Siebener ergeben. Sonst ziehst du eine.

## Was geschehen ist

seven-told-dealt = Runde { $round }: sieben Karten für alle. { $you ->
    [yes] Du beginnst.
   *[no] { $name } beginnt.
}
seven-told-placed = { $way ->
    [seven] **✨ { $you ->
        [yes] Du hast mit einer { $number } einen Siebener gemacht!
        [clock] Die Zeit war um: Ein Computer hat mit einer { $number } einen Siebener für dich gemacht!
        [computer] Ein Computer hat mit einer { $number } einen Siebener für dich gemacht!
       *[no] { $name } legt eine { $number }: Siebener!
    }**
    [start] { $you ->
        [yes] Du hast den Stapel mit einer { $number } begonnen.
        [clock] Die Zeit war um: Ein Computer hat eine { $number } für dich gespielt.
        [computer] Ein Computer hat eine { $number } für dich gespielt.
       *[no] { $name } beginnt den Stapel mit einer { $number }.
    }
   *[other] { $you ->
        [yes] Du hast eine { $number } gelegt: Summe { $sum }.
        [clock] Die Zeit war um: Ein Computer hat eine { $number } für dich gespielt.
        [computer] Ein Computer hat eine { $number } für dich gespielt.
       *[no] { $name } legt eine { $number }: Summe { $sum }.
    }
}
seven-told-no-draw = { $you ->
    [yes] Für dich gibt es nichts mehr zu ziehen.
   *[no] Für { $name } gibt es nichts mehr zu ziehen.
}
seven-told-penalty = { $count ->
    [0] { $you ->
        [yes] Du konntest keine Karte legen, und es gab keine zu ziehen.
        [several] { $name } konnten keine Karte legen, und es gab keine zu ziehen.
       *[no] { $name } konnte keine Karte legen, und es gab keine zu ziehen.
    }
   *[other] { $you ->
        [yes] Du konntest keine Karte legen, also hast du eine Strafkarte gezogen.
        [several] { $name } konnten keine Karte legen und ziehen je eine Strafkarte.
       *[no] { $name } konnte keine Karte legen und zieht eine Strafkarte.
    }
}
seven-told-drew = Du hast eine { $number } gezogen.
seven-told-out = { $place ->
    [1] **🏁 { $you ->
        [yes] Du hast keine Karten mehr und gewinnst die Runde!
       *[no] { $name } hat keine Karten mehr und gewinnt die Runde!
    }**
   *[other] { $you ->
        [yes] Du hast keine Karten mehr
       *[no] { $name } hat keine Karten mehr
    }: Platz { $place } in dieser Runde.
}
seven-told-last = { $you ->
    [yes] { $cards ->
        [one] Letzter Platz für dich, mit einer Karte.
       *[other] Letzter Platz für dich, mit { $cards } Karten.
    }
   *[no] { $cards ->
        [one] Letzter Platz für { $name }, mit einer Karte.
       *[other] Letzter Platz für { $name }, mit { $cards } Karten.
    }
}
seven-told-renewed = Die { $cards } abgelegten Karten sind der neue Nachziehstapel.
seven-told-blocked = Niemand konnte legen oder ziehen: Der Stapel kommt weg, und { $you ->
    [yes] du beginnst einen neuen.
   *[no] { $name } beginnt einen neuen.
}

## Wertung

seven-scoring-title = ⚖️ 7: { $rounds ->
    [0] Runde { $round }
    [1] Wertung
   *[other] Runde { $round } von { $rounds }
}
seven-scored = { $place }\. { $name }: { $chips ->
    [one] +1 Siegchip
   *[other] +{ $chips } Siegchips
}
seven-round-own = { $cards ->
    [0] { $place ->
        [1] Du hast die Runde gewonnen.
       *[other] Du bist auf Platz { $place } gelandet.
    }
    [one] Dir ist eine Karte geblieben.
   *[other] Dir sind { $cards } Karten geblieben.
}
seven-standing-title = Siegchips bisher
seven-standing = { $name } 🪙 **{ $total }**
    .words = { $name }: **{ $total }**
points-seven = { $points ->
    [0] 0 Siegchips
    [one] 1 Siegchip
   *[other] { $points } Siegchips
}
review-points-seven = Deine Wahl hat dich in der Runde mindestens { $points } Plätze gekostet.
seven-most-sevens = { $each ->
    [yes] ✨ Die meisten Siebener: { $name }, je { $count }
   *[no] ✨ Die meisten Siebener: { $name }, { $count }
}
seven-most-first = { $each ->
    [yes] 🏁 Die meisten Runden gewonnen: { $name }, je { $count }
   *[no] 🏁 Die meisten Runden gewonnen: { $name }, { $count }
}
seven-most-drawn = { $each ->
    [yes] ✋ Die meisten Strafkarten: { $name }, je { $count }
   *[no] ✋ Die meisten Strafkarten: { $name }, { $count }
}
distinction-seven = 🗼 { $count ->
    [1] Höchster Stapel: { $size } Karten, von { $name } mit einem Siebener beendet
   *[other] Höchste Stapel: je { $size } Karten, mit einem Siebener beendet von { $name }
}
seven-tall-pile = 🗼 Höchster Stapel: { $you ->
    [yes] { $cards } Karten, von dir mit einem Siebener beendet
   *[no] { $cards } Karten, von { $name } mit einem Siebener beendet
}
seven-own-place = 🏁 { $you ->
    [yes] Deine beste Runde
   *[no] Beste Runde von { $name }
}: Platz { $place } in Runde { $round }
seven-own-last = ✋ { $you ->
    [yes] Deine knappste Runde
   *[no] Knappste Runde von { $name }
}: { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} übrig in Runde { $round }
seven-no-cards = keine Karten
seven-decided = 🏆 Die Entscheidung: In Runde { $round } { $you ->
    [first] wurdest du
   *[other] wurde { $first }
} alle Karten los, als { $you ->
    [second] du noch { $cards ->
        [one] eine Karte hattest
       *[other] { $cards } Karten hattest
    }
   *[other] { $second } noch { $cards ->
        [one] eine Karte hatte
       *[other] { $cards } Karten hatte
    }
}
seven-finale = 🏁 { $you ->
    [first] Du bist deine letzte Karte los, eine { $number }
   *[other] { $first } ist die letzte eigene Karte los, eine { $number }
}; { $you ->
    [second] du behältst
   *[other] { $second } behält
} { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}.

## Was nicht geht

seven-refusal-too-high = Die Summe darf nie über 7 steigen, und jetzt ist sie { $sum }. Nimm eine niedrigere Karte.
seven-refusal-too-low = Die Summe darf nicht sinken, und jetzt ist sie { $sum }. Nimm eine höhere Karte oder das andere Feld.
seven-refusal-not-in-hand = Diese Zahl hast du nicht. Nimm eine von deinen.
seven-refusal-pile-is-empty = Der Stapel ist leer: Jede Karte darf ihn beginnen.
seven-refusal-pile-has-begun = Es gibt schon einen Stapel. Tippe `h` für Loch auf Loch (die neueste Zahl wird abgedeckt) oder `n` für Loch auf Zahl (deine kommt daneben).
seven-refusal-same-as-hole = Hier ergibt beides dasselbe. Tippe nur die Zahl.
seven-refusal-not-your-turn = Du bist nicht am Zug. Solange kannst du dir deine Hand ansehen.
seven-refusal-game-over = Dieses Spiel ist vorbei. Weiter geht es mit den Knöpfen unter seinem Ergebnis.

## Tipps: der Zug als Satz

seven-move = { $way ->
    [start] Beginne den Stapel mit einer { $number }
    [alone] Deck den Stapel mit einer { $number } ab, Summe { $sum }
   *[beside] Leg eine { $number } neben die { $other }, Summe { $sum }
}.

## Tipps: warum, als Satz danach

lacks-seven = { $why ->
    [again] { $way ->
        [Gain] Dir bleibt keine 7 für den nächsten Siebener.
       *[other] {" "}
    }
    [waits] { $way ->
        [Gain] Dann musst du sofort den nächsten Stapel beginnen, ohne zu ziehen.
       *[other] Damit spielst du gerade die Karte, die einen Siebener machen könnte.
    }
    [lonely] { $way ->
        [Gain] Das ist so ein Siebener.
       *[other] {" "}
    }
    [starts] { $way ->
        [Gain] Das ist so ein Siebener.
       *[other] {" "}
    }
    [higher] { $way ->
        [PlaceCard] Damit gibst du eine höhere Karte her.
       *[other] {" "}
    }
    [plans] { $way ->
        [PlaceCard] Du behältst weniger Karten, die daraus einen Siebener machen könnten.
       *[other] {" "}
    }
    [finishes] { $way ->
        [PlaceCard] Du behältst weniger Karten, die daraus einen Siebener machen könnten.
       *[other] {" "}
    }
   *[other] {" "}
}
why-seven-only = Etwas anderes passt nicht.
why-seven-out = Das ist ein Siebener mit deiner letzten Karte.
why-seven-seven = Das ist ein Siebener, und du beginnst den nächsten Stapel, ohne zu ziehen.
why-seven-again = Du behältst eine 7, und die macht gleich den nächsten Siebener.
why-seven-safe = Alle Karten, die daraus einen Siebener machen könnten, sind auf deiner Hand oder schon gespielt.
why-seven-lonely = Nach einem Siebener hättest du nur noch eine Karte, und die wirst du nur mit einem Siebener los.
why-seven-starts = Nach einem Siebener beginnst du einen Stapel. { $count ->
    [one] Dann macht mindestens eine Karte, die du nicht gesehen hast, einen Siebener. Nach diesem Zug macht keine einen.
   *[other] Dann machen mindestens { $count } Karten, die du nicht gesehen hast, einen Siebener. Nach diesem Zug sind es weniger.
}
why-seven-finishes = Du behältst die { $kept }, die daraus einen Siebener macht; damit könntest du im nächsten Zug deine letzte Karte loswerden.
why-seven-plans = Du behältst die { $kept }, die daraus in deinem nächsten Zug einen Siebener machen könnte.
why-seven-waits = { $draws ->
    [yes] Du behältst die { $kept } für einen späteren Siebener und ziehst für diese eine neue Karte.
   *[no] Du behältst die { $kept } für einen späteren Siebener.
}
why-seven-fewest = { $count ->
    [one] So bleiben dem nächsten Spieler die wenigsten Möglichkeiten für einen Siebener: nur eine Karte, die du nicht gesehen hast.
   *[other] So bleiben dem nächsten Spieler die wenigsten Möglichkeiten für einen Siebener: nur { $count } Karten, die du nicht gesehen hast.
}
why-seven-higher = { $higher ->
    [one] Du behältst deine { $highest }, und mit hohen Karten macht man leichter Siebener.
   *[other] Du behältst deine höheren Karten, bis zur { $highest }, und mit hohen macht man leichter Siebener.
}
why-seven-more = { $count ->
    [one] Eine Karte, die du nicht gesehen hast, macht dann einen Siebener. Nach dem anderen Zug macht keine einen.
   *[other] { $count } Karten, die du nicht gesehen hast, machen dann einen Siebener. Nach dem anderen Zug sind es weniger.
}
why-seven-passes = { $count ->
    [0] Damit lässt du einen Siebener aus.
    [one] Damit lässt du einen Siebener aus, und eine Karte, die du nicht gesehen hast, macht dann einen.
   *[other] Damit lässt du einen Siebener aus, und { $count } Karten, die du nicht gesehen hast, machen dann einen.
}

game-seven-unit = Siegchips
game-seven-gained = { $count ->
    [one] ein Siegchip
   *[other] { $count } Siegchips
}

## Die eigenen Wörter des Spiels, in der ersten Hand

first-words-seven = { $stage ->
    [start] Spätere Karten decken eine von zwei Zahlen ab. Die Summe darf bleiben oder steigen, bis 7.
   *[cover] Deck eine Zahl ab. Die Summe darf bleiben oder steigen, bis 7.
}
seven-first-hand = { $levels ->
    [none] { $rounds ->
        [0] Werde deine Karten los. Die meisten Siegchips gewinnen.
       *[other] Werde deine Karten los. Nach { $rounds } Runden gewinnen die meisten Siegchips.
    }
   *[other] { game-seven }, Stufe { $levels }: { $rounds ->
        [0] Werde deine Karten los. Die meisten Siegchips gewinnen.
       *[other] Werde deine Karten los. Nach { $rounds } Runden gewinnen die meisten Siegchips.
    }
}

## Die Lektion

lesson-seven-1 = Werde vor allen anderen deine sieben Karten los. Leg die 6 neben Pips 1: genau 7 ist ein Siebener!
lesson-seven-1-wrong = Such eine Summe von genau 7: 6 + 1.
lesson-seven-2 = Nach einem Siebener ziehst du nichts und beginnst sofort den nächsten Stapel. Jede Karte darf ihn beginnen: Leg die 3.
lesson-seven-2-wrong = Heb dir deine Vieren auf. Beginne mit der 3.
lesson-seven-3 = Jede Karte hat eine Zahl und ein Loch. Durch das Loch von Pips 3 ist deine 3 noch zu sehen. Leg die 4 darauf: 4 + 3 = 7.
lesson-seven-3-wrong = Das ergibt 6. Die 4 ergibt genau 7.
lesson-seven-4 = Noch ein Siebener, und wieder beginnst du einen Stapel. Leg die 3.
lesson-seven-4-wrong = Heb dir deine Vieren auf. Beginne mit der 3.
lesson-seven-5 = Du kannst beide Zahlen abdecken. Deck die neueste ab, die 1, dann bleibt die 3: 4 + 3 = 7. Deckst du die 3 ab, ist es nur 5.
lesson-seven-5-wrong = Das passt auch, aber nur 4 + 3 ergibt 7.
lesson-seven-6 = Beginne den nächsten Stapel mit deiner letzten 3.
lesson-seven-6-wrong = Behalt deine 4. Beginne mit der 3.
lesson-seven-7 = Auch Pip hat einen Siebener gemacht und mit 1 begonnen. Mit deiner 4 kommst du nicht auf 7, also ziehst du danach eine Karte. Deck mit der 4 die 1 ab.
lesson-seven-7-wrong = Das passt auch. Deck diesmal die 1 ab: 4 allein.
lesson-seven-8 = Die gezogene 1 passte nicht: Pips Summe war 6, und sie darf nie sinken. Darum die Strafkarte. Leg die 1 neben Pips 1.
lesson-seven-8-wrong = Das passt auch. Leg diesmal die 1 neben die 1: Summe 2.
lesson-seven-9 = Die gezogene 5 musste einen Zug warten. Leg sie jetzt neben Pips 2 für einen Siebener.
lesson-seven-9-wrong = Such eine Summe von genau 7: 5 + 2.
lesson-seven-10 = Wer nach dem eigenen Siebener einen Stapel beginnt, zieht nichts. Leg deine letzte Karte, dann gewinnst du die Runde.
lesson-seven-10-wrong = Du hast nur noch eine Karte: 2.
lesson-seven-end = Du warst zuerst alle Karten los, also bekommst du so viele Siegchips, wie Leute mitspielen. Jeder weitere Platz bekommt einen weniger, der letzte einen.
    Zu zweit, zu dritt oder zu viert spielt ihr sieben Runden. Seid ihr mehr, spielt ihr, bis die 80 Siegchips weg sind. Wer die meisten Siegchips hat, gewinnt.
    Ist der Nachziehstapel leer, werden die abgelegten Karten zum neuen.

daily-finer-seven = Gleichstand lösen die Karten, die den anderen bleiben, dann die Züge.
duel-finer-seven = { $by ->
    [0] Bei Gleichstand entscheiden mehr Karten, die den anderen bleiben, ohne die eigenen
   *[1] Bei Gleichstand auch in den Karten entscheiden weniger Züge
}: { $own } zu { $other }.

help-typing-seven = - 🎴 **7:** `/play 3h` deckt mit einer 3 die neueste Zahl ab, `/play 3n` die andere.

mark-seven-sevens = Vier Siebener in einer Runde gemacht
mark-seven-tall = Einen Siebener mit acht Karten gemacht
mark-seven-no-penalty = Ohne Strafkarte gewonnen

# what a player says across the table
remark-seven-1 = Wer braucht schon Glück?
remark-seven-2 = Das war knapp.
remark-seven-3 = Nicht schon wieder.
remark-seven-4 = Die nächste Sieben ist meine.
