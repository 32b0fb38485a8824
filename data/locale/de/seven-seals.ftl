## Der Name

game-seven-seals = Die sieben Siegel
choice-seven-seals = Die sieben Siegel · 3 bis 5 Spieler

## Die sieben Siegel: vor dem Start, Hausregeln

game-seven-seals-play = Sag vorher, wie viele von fünfzehn Stichen du gewinnst, und in welchen Farben; jedes übrige Siegel kostet Punkte.
game-seven-seals-wins = Die wenigsten Strafpunkte gewinnen.
game-seven-seals-lasts = Allein dauert es etwa 10 Minuten.
game-seven-seals-brief = Sag deine Stiche voraus
game-seven-seals-pitch = { game-seven-seals-play } Für drei bis fünf Spieler.
game-seven-seals-lobby = 🕯️ { game-seven-seals }: Wer spielt mit?
game-seven-seals-over = 🕯️ { game-seven-seals }: das Ende, in Strafpunkten
game-seven-seals-thread = 🕯️ { game-seven-seals }
game-seven-seals-praise = Die Siegel hatten keine Geheimnisse mehr.
rule-seven-seals-saboteur_start = Saboteur beginnt mit
rule-seven-seals-saboteur_start-meaning = Strafpunkte des Saboteurs, bevor schwarze Siegel sie senken. Für drei Spieler ist 5 der veröffentlichte Wert.
rule-seven-seals-rising_saboteur = Steigender Saboteur
rule-seven-seals-rising_saboteur-meaning = Wer noch einmal Saboteur wird, beginnt jedes Mal mit einem Punkt mehr. Die Variante des Autors für lange Spiele: 9, 8 oder 10 Runden zu dritt, zu viert oder zu fünft.
rule-seven-seals-rounds = Runden
rule-seven-seals-rounds-meaning = Wie viele gespielt werden. Üblich: 6 zu dritt, 4 zu viert, 5 zu fünft; die gedruckten Regeln überlassen es euch.

## Farben und Siegel

# The kinds of seals, the five colours of the cards among them.
seven-seals-kind = { $kind ->
    [red] Rot
    [yellow] Gelb
    [green] Grün
    [blue] Blau
    [purple] Lila
    [white] Weiß
   *[black] Schwarz
}
seven-seals-card = { $colour } { $rank }
# One letter for each colour, all different; players type them too. They are those of the pictures.
seven-seals-none = nichts
seven-seals-counted = { $seal }×{ $count }
    .words = { $count } { seven-seals-kind }
# The cards of one colour.
seven-seals-ranks = **{ $colour }** { $ranks }
    .words = **{ $colour }**: { $ranks }
# Who plays after whom, in screen-reader text.
seven-seals-order = Reihenfolge: { $names }

## Der Tisch

seven-seals-title = 🕯️ Die sieben Siegel{ $rounds ->
    [0] {" "}· Runde { $round }
    [1] {""}
   *[other] {" "}· Runde { $round } von { $rounds }
}
seven-seals-title-trick = 🕯️ Die sieben Siegel{ $rounds ->
    [0] {" "}· Runde { $round }
    [1] {""}
   *[other] {" "}· Runde { $round } von { $rounds }
} · Stich { $trick } von { $tricks }
seven-seals-middle = **In der Mitte** { $rest }{ $saboteur ->
    [free] {" "}🗡️ Saboteur
   *[taken] {""}
}
    .words = **In der Mitte**: { $rest }{ $saboteur ->
        [free] , und der Saboteur
       *[taken] {""}
    }
seven-seals-trick-lead = **{ $name }** spielt aus; Rot ist Trumpf
seven-seals-trick = Ausgespielt: **{ $colour }**; **{ $name }** liegt vorn
seven-seals-trick-return = **{ $name }** hat ihn mit { $card } gewonnen und gibt ein Siegel zurück
seven-seals-trick-last = **{ $name }** hat den letzten Stich mit { $card } gewonnen
seven-seals-seat-waits = { $name }{ $total ->
    [0] {""}
   *[other] {" "}· bisher { $total }
}
    .words = { $name }{ $total ->
        [0] {""}
       *[other] : bisher { $total }
    }
seven-seals-not-yet = noch nicht
    .words = muss noch vorhersagen
seven-seals-seat = { $name } { $won }/{ $predicted } · { $seals }{ $over ->
    [yes] {" "}· insgesamt **{ $total }**
   *[no] { $total ->
        [0] {""}
       *[other] {" "}· **{ $total }**
    }
}
    .words = { $name }: { $won } von { $predicted } Stichen gewonnen, Siegel übrig: { $seals }{ $over ->
        [yes] ; insgesamt **{ $total }** Strafpunkte
       *[no] { $total ->
            [0] {""}
           *[other] ; bisher **{ $total }** Strafpunkte
        }
    }
seven-seals-seat-saboteur = { $name } { $won } Stiche · 🗡️ Saboteur, jetzt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}{ $over ->
    [yes] {" "}· insgesamt **{ $total }**
   *[no] { $total ->
        [0] {""}
       *[other] {" "}· **{ $total }**
    }
}
    .words = { $name }: { $won } Stiche gewonnen, Saboteur mit jetzt { $points ->
        [one] 1 Strafpunkt
       *[other] { $points } Strafpunkten
    }{ $over ->
        [yes] ; insgesamt **{ $total }**
       *[no] { $total ->
            [0] {""}
           *[other] ; bisher **{ $total }**
        }
    }
seven-seals-doing = **← { $phase ->
    [predict] sagt vorher
    [return] gibt ein Siegel zurück
   *[play] am Zug
}**
    .words = ({ $phase ->
        [predict] sagt vorher
        [return] gibt ein Siegel zurück
       *[play] am Zug
    })
seven-seals-legend = Stiche/Vorhersage · Siegel{ $totals ->
    [yes] {" "}· Strafen
   *[no] {""}
}
    .words = Übrige Siegel kosten am Ende der Runde Strafpunkte{ $totals ->
        [yes] . Die bisherigen Punkte sind die früherer Runden
       *[no] {""}
    }
seven-seals-predicted = Vorhergesagt: **{ $predicted } von { $tricks }**{ $black ->
    [hidden] {""}
   *[other] {" "}· ⬛ schwarze: { $black }
}
    .words = Vorhergesagt: **{ $predicted } von { $tricks }** Stichen.{ $black ->
        [hidden] {""}
        [0] {" "}Kein schwarzes Siegel ist mehr da.
        [one] {" "}Ein schwarzes Siegel ist übrig.
       *[other] {" "}{ $black } schwarze Siegel sind übrig.
    }

## Die Hand

seven-seals-hand-leads = Stich { $trick } von { $tricks }: { $you ->
    [yes] Du spielst aus.
   *[no] { $name } spielt aus.
}{ $round ->
    [1] {" "}Jede Karte ist erlaubt; Rot ist Trumpf.
   *[other] {""}
}
seven-seals-hand-winning = Stich { $trick } von { $tricks }: { $colour } ausgespielt{ $led ->
    [red] ; das ist Trumpf. { $you ->
        [yes] Bisher liegst du vorn.
       *[no] Bisher liegt { $name } vorn.
    }
    [first] ; Rot ist Trumpf. { $you ->
        [yes] Bisher liegst du vorn.
       *[no] Bisher liegt { $name } vorn.
    }
   *[other] . { $you ->
        [yes] Bisher liegst du vorn.
       *[no] Bisher liegt { $name } vorn.
    }
}
# A player's tricks and seals.
seven-seals-hand-seat = { $you ->
    [yes] **Du** { $won } gewonnen{ $predicted ->
        [0] , keinen vorhergesagt
       *[other] , { $predicted } vorhergesagt
    }{ $seals ->
        [none] {""}
       *[some] {" "}· übrig { $seals }
    }
    [brief] **Du** { $won }/{ $predicted }{ $seals ->
        [none] {""}
       *[some] {" "}{ $seals }
    }
   *[no] **{ $name }** { $won }/{ $predicted }{ $seals ->
        [none] {""}
       *[some] {" "}{ $seals }
    }
}
    .words = { $you ->
        [yes] Du hast { $won } gewonnen
       *[no] Stiche von { $name }: { $won }
    }{ $predicted ->
        [0] , keinen vorhergesagt
       *[other] , { $predicted } vorhergesagt
    }{ $seals ->
        [none] .
       *[some] ; Siegel übrig: { $seals }.
    }
seven-seals-hand-saboteur = **{ $name }** 🗡️ Saboteur, jetzt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
    .words = Der Saboteur ist { $name }: jetzt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
seven-seals-hand-last = Letzter Stich: { $cards }
seven-seals-hand-played = Du { $card }
seven-seals-hand-predictions = Erst sagen alle ihre Stiche vorher, dann wird gespielt.
seven-seals-threat-seal = { $name } kann dir ein Siegel nehmen, das in der Mitte fehlt: { $seals }. Du bekämst dafür ein ⬜ weißes.
seven-seals-threat-card = { $way ->
    [none] Niemand kann deine Karte schlagen.
    [red] Nur eine höhere rote Karte schlägt deine.
    [trump] Nur eine rote Karte schlägt deine.
   *[both] Nur eine höhere Karte derselben Farbe oder eine rote schlägt deine.
}
seven-seals-won-too-many = { $way ->
    [seal] Jeder Stich ohne passendes Siegel bringt ein ⬛ schwarzes, 3 Punkte.
    [none] Du hast kein Siegel zum Zurückgeben: Jeder weitere Stich kostet 3 Punkte, solange es ⬛ schwarze gibt.
   *[free] Kein ⬛ schwarzes Siegel ist mehr da, also kosten weitere Stiche nichts.
}
seven-seals-yours-saboteur = Du bist der 🗡️ Saboteur, jetzt { $points ->
    [0] 0 Punkte, und darunter geht es nicht.
    [one] 1 Punkt: einer weniger für jedes ⬛ schwarze Siegel der anderen.
   *[other] { $points } Punkte: einer weniger für jedes ⬛ schwarze Siegel der anderen.
}
# One line of the hand: cards of one effect, and what winning the trick with them would bring.
seven-seals-line = { $way ->
    [loses] Mit **{ $cards }** kannst du diesen Stich nicht gewinnen.
    [lead] { $then ->
        [own] Gewinnst du mit **{ $cards }**, geht das passende Siegel zurück.
        [seal] Gewinnst du mit **{ $cards }**, geht { $seal } zurück.
        [black] Gewinnst du mit **{ $cards }**, kostet es 3 Punkte.
       *[free] Gewinnst du mit **{ $cards }**, kostet es nichts. Kein ⬛ schwarzes Siegel ist mehr da.
    }
    [last] { $then ->
        [none] Mit **{ $cards }** gewinnst du.
        [seal] Mit **{ $cards }** gewinnst du: { $seal } geht zurück.
        [black] Mit **{ $cards }** gewinnst du: Das kostet 3 Punkte.
       *[free] Mit **{ $cards }** gewinnst du: Das kostet nichts. Kein ⬛ schwarzes Siegel ist mehr da.
    }
   *[ahead] { $then ->
        [none] Mit **{ $cards }** liegst du im Stich vorn.
        [seal] Mit **{ $cards }** liegst du im Stich vorn: Gewinnst du, geht { $seal } zurück.
        [black] Mit **{ $cards }** liegst du im Stich vorn: Gewinnst du, kostet es 3 Punkte.
       *[free] Mit **{ $cards }** liegst du im Stich vorn: Gewinnst du, kostet es nichts. Kein ⬛ schwarzes Siegel ist mehr da.
    }
}
seven-seals-takers = { $way ->
    [single] { $card }
    [some] { $card } und höher
   *[all] { $colour }
}
seven-seals-line-follow = Du musst { $colour } bedienen. Der Rest deiner Hand:
seven-seals-line-free = Du hast nichts in { $colour }: Spiel eine beliebige Karte.

## Ein Siegel zurückgeben

seven-seals-return-title = Du hast den Stich mit { $card } gewonnen. Welches Siegel gibst du zurück?
seven-seals-return-why = Die ausgespielte Farbe ({ $colour }) passt{ $trumped ->
    [yes] , ebenso Rot, weil eine rote Karte gewann
   *[no] {""}
}{ $white ->
    [yes] , und Weiß passt immer. Bleibt ein weißes übrig, kostet es 4 Punkte, ein farbiges 2
   *[no] {""}
}.
seven-seals-return-button = { $kind } zurückgeben

## Vorhersagen

seven-seals-compose-title = Wie viele Stiche gewinnst du?
# A prediction that is made: the reader's own, or another player's.
seven-seals-compose-seat = **{ $you ->
    [yes] Du
   *[no] { $name }
}** { $tricks ->
    [saboteur] 🗡️ Saboteur
    [0] kein Stich
   *[other] { $tricks }: { $seals }
}{ $taken ->
    [none] {""}
   *[other] {" "}(−{"\u2060"}{ $taken } +{"\u2060"}{ $white })
}
    .words = { $you ->
        [yes] { $tricks ->
            [saboteur] Du bist der Saboteur.
            [0] Du sagst keinen Stich vorher.
            [one] Deine Vorhersage, 1 Stich: { $seals }.
           *[other] Deine Vorhersage, { $tricks } Stiche: { $seals }.
        }
       *[no] { $tricks ->
            [saboteur] Der Saboteur ist { $name }.
            [0] { $name } sagt keinen Stich vorher.
            [one] Vorhersage von { $name }, 1 Stich: { $seals }.
           *[other] Vorhersage von { $name }, { $tricks } Stiche: { $seals }.
        }
    }{ $taken ->
        [none] {""}
       *[other] {" "}Du nimmst { $taken }.
    }
seven-seals-compose-middle = { $middle ->
    [none] Mitte: nichts
   *[other] Mitte: { $middle }
}
seven-seals-compose-costs = Rot ist Trumpf, bis { $highest }. Nach der Runde kostet jedes übrige Siegel 2, jeder Stich ohne Siegel 3.
# Colours that the middle has no seal of: "player": whose seals others hold; "gone": which nobody
# else holds; "white": which cannot be taken for want of a white seal.
seven-seals-compose-gone = Kein { $colours } mehr: { $way ->
    [white] Kein ⬜ weißes Siegel ist übrig.
   *[gone] Niemand sonst hat so ein Siegel.
}
seven-seals-sum = { $guess ->
    [yes] Schnell geschätzt: **{ $own }**
   *[no] Du sagst **{ $own }** vorher
}; alle Spieler: **{ $together } von { $tricks }** Stichen{ $way ->
    [even] , genau so viele, wie es gibt.
    [over] , { $apart } mehr, als es gibt.
   *[under] .
}
    .words = { $guess ->
        [yes] Schnell geschätzt, Stiche { $own }: { $seals }
       *[no] Du sagst { $own } vorher: { $seals }
    }; alle Spieler: { $together } von { $tricks } Stichen{ $way ->
        [even] , genau so viele, wie es gibt.
        [over] , { $apart } mehr, als es gibt.
       *[under] .
    }
seven-seals-compose-takings = { $count ->
    [one] 1 davon von anderen, im Tausch gegen ein ⬜ weißes.
   *[other] { $count } davon von anderen, im Tausch gegen ⬜ weiße.
}
seven-seals-add-button = { $sign } { $count }
    .words = { $way ->
        [middle] { $colour } dazu, bisher { $count }
        [player] { $colour } von jemandem nehmen, bisher { $count }
       *[gone] Kein { $colour } mehr, bisher { $count }
    }
seven-seals-less-button = − Eins weniger
    .words = Das letzte Siegel weglegen
seven-seals-confirm-button = Bestätigen: { $tricks }
    .words = Bestätigen: { $tricks ->
        [0] kein Stich
        [one] 1 Stich
       *[other] { $tricks } Stiche
    }
seven-seals-back-button = Zurück
seven-seals-saboteur-button = Saboteur
seven-seals-take-title = Von wem nimmst du ein Siegel in { $colour }?
seven-seals-take-why = In der Mitte ist keins mehr. Wer seins in { $colour } abgibt, bekommt dafür ein ⬜ weißes. Das kostet 4 Punkte, wenn es nicht mit einem gewonnenen Stich zurückgeht.
seven-seals-take-seat = { $name }: { $before } → { $after }
    .words = { $name }: jetzt { $before }; dann { $after }
seven-seals-take-button = Von { $name }
seven-seals-saboteur-title = 🗡️ Saboteur werden?
seven-seals-saboteur-why = Der Saboteur sagt nichts vorher und nimmt keine Siegel; gewonnene und verlorene Stiche kosten nichts. Die Runde kostet dich { $start } Strafpunkte. Jedes ⬛ schwarze Siegel der anderen zieht einen ab, nie unter 0.
seven-seals-saboteur-hint = Also durchkreuze die Pläne der anderen: Häng ihnen Stiche an, die sie nicht wollten. Das darf nur einer pro Runde, und es ist endgültig.
seven-seals-saboteur-take-button = Saboteur werden

## Was geschehen ist

seven-seals-told-dealt = Runde { $round }: { $you ->
    [yes] Du beginnst.
   *[no] { $name } beginnt.
}
seven-seals-told-predicted = { $you ->
    [yes] Du sagst
    [clock] Die Zeit war um: Ein Computer sagt für dich
    [computer] Ein Computer sagt für dich
   *[no] { $name } sagt
} { $tricks ->
    [0] keinen einzigen Stich vorher.
    [one] einen Stich vorher: { $seals }.
   *[other] { $tricks } Stiche vorher: { $seals }.
}
seven-seals-told-taken = **🪝 { $you ->
    [yes] Du hast { $victim } ein Siegel in { $seal } abgenommen; dafür gab es ein ⬜ weißes.
    [clock] Die Zeit war um: Ein Computer hat { $victim } für dich ein Siegel in { $seal } abgenommen; dafür gab es ein ⬜ weißes.
    [computer] Ein Computer hat { $victim } für dich ein Siegel in { $seal } abgenommen; dafür gab es ein ⬜ weißes.
   *[no] { $yours ->
        [yes] { $name } nahm dir ein Siegel in { $seal } ab; du hast ein ⬜ weißes bekommen.
       *[no] { $name } nahm { $victim } ein Siegel in { $seal } ab.
    }
}**
seven-seals-told-saboteur = { $you ->
    [yes] Du bist der 🗡️ Saboteur: { $start } Strafpunkte, einer weniger für jedes ⬛ schwarze Siegel der anderen.
    [clock] Die Zeit war um: Ein Computer hat dich zum 🗡️ Saboteur gemacht: { $start } Strafpunkte, einer weniger für jedes ⬛ schwarze Siegel der anderen.
    [computer] Ein Computer hat dich zum 🗡️ Saboteur gemacht: { $start } Strafpunkte, einer weniger für jedes ⬛ schwarze Siegel der anderen.
   *[no] { $name } ist der 🗡️ Saboteur: { $start } Strafpunkte, einer weniger für jedes ⬛ schwarze Siegel der anderen.
}
seven-seals-told-complete = { $fits ->
    [yes] { $predicted } von { $tricks } Stichen sind vorhergesagt.
   *[no] { $predicted } Stiche sind vorhergesagt, aber es gibt nur { $tricks }.
}
seven-seals-told-played = { $you ->
    [yes] { $way ->
        [trump] Du hast mit { $card } getrumpft.
        [off] Du hast { $card } abgeworfen.
       *[plain] Du hast { $card } gespielt.
    }
    [clock] Die Zeit war um: Ein Computer hat { $card } für dich gespielt.
    [computer] Ein Computer hat { $card } für dich gespielt.
   *[no] { $way ->
        [trump] { $name } trumpft mit { $card }.
        [off] { $name } wirft { $card } ab.
       *[plain] { $name } spielt { $card }.
    }
}
seven-seals-told-won = { $you ->
    [yes] Du hast { $last ->
        [yes] den letzten Stich
       *[no] den Stich
    } mit { $card } gewonnen
   *[no] { $name } gewinnt { $last ->
        [yes] den letzten Stich
       *[no] den Stich
    } mit { $card }
}{ $way ->
    [trump] , als Trumpf gegen { $colour }
   *[high] {""}
}.
seven-seals-told-returned = { $you ->
    [yes] Du hast { $seal } zurückgegeben.
    [clock] Die Zeit war um: Ein Computer gibt für dich { $seal } zurück.
    [computer] Ein Computer gibt für dich { $seal } zurück.
   *[no] { $name } gibt { $seal } zurück.
}
    .words = { $you ->
        [yes] Du hast dafür ein Siegel in { $seal } zurückgegeben.
        [clock] Die Zeit war um: Ein Computer hat dafür für dich ein Siegel in { $seal } zurückgegeben.
        [computer] Ein Computer hat dafür für dich ein Siegel in { $seal } zurückgegeben.
       *[no] { $name } gibt dafür ein Siegel in { $seal } zurück.
    }
seven-seals-told-black = **⬛ { $you ->
    [yes] { $left ->
        [0] Kein passendes Siegel: Du nimmst das letzte schwarze, 3 Punkte.
       *[other] Kein passendes Siegel: Du nimmst ein schwarzes, 3 Punkte (noch { $left } da).
    }
   *[no] { $left ->
        [0] { $name } hat kein passendes Siegel und nimmt das letzte schwarze: 3 Punkte.
       *[other] { $name } hat kein passendes Siegel und nimmt ein schwarzes: 3 Punkte (noch { $left } da).
    }
}**
seven-seals-told-no-black = **⬛ { $you ->
    [yes] Du hattest kein Siegel für den Stich, aber es gibt kein schwarzes mehr.
   *[no] { $name } hatte kein Siegel für den Stich, aber es gibt kein schwarzes mehr.
}**

## Wertung

seven-seals-scoring-title = ⚖️ Die sieben Siegel · { $rounds ->
    [0] Runde { $round }
    [1] Wertung
   *[other] Runde { $round } von { $rounds }
}
seven-seals-scored = { $you ->
    [yes] Du
   *[no] { $name }
}: **{ $points }**{ $points ->
    [0] {" "}· alle Siegel zurückgegeben
   *[other] { $coloured ->
        [0] {""}
       *[other] {" "}· { $coloured } farbig ×2
    }{ $white ->
        [0] {""}
       *[other] {" "}· { $white } ⬜ weiß ×4
    }{ $black ->
        [0] {""}
       *[other] {" "}· { $black } ⬛ schwarz ×3
    }
}
    .words = { $you ->
        [yes] Du
       *[no] { $name }
    }: **{ $points }**{ $points ->
        [0] ; alle Siegel zurückgegeben
       *[other] { $coloured ->
            [0] {""}
            [one] ; ein farbiges zu 2
           *[other] ; { $coloured } farbige zu 2
        }{ $white ->
            [0] {""}
            [one] ; ein weißes zu 4
           *[other] ; { $white } weiße zu 4
        }{ $black ->
            [0] {""}
            [one] ; ein schwarzes zu 3
           *[other] ; { $black } schwarze zu 3
        }
    }
# The dearest part of the reader's cost of a round.
seven-seals-round-dearest = { $kind ->
    [black] { $count ->
        [one] Am teuersten: ein Stich ohne passendes Siegel.
       *[other] Am teuersten: { $count } Stiche ohne passendes Siegel.
    }
    [white] Am teuersten war Weiß, obwohl es zu jedem Stich passt.
   *[other] Am teuersten waren farbige Siegel: { $count ->
        [one] Eins blieb übrig.
       *[other] { $count } blieben übrig.
    }
}
seven-seals-round-colours = Du hast so viele Stiche gewonnen wie vorhergesagt, aber in falschen Farben.
seven-seals-scored-saboteur = { $you ->
    [yes] Du
   *[no] { $name }
}: **{ $points }** · 🗡️ Saboteur, { $start } − { $black } ⬛ schwarze der anderen{ $capped ->
    [yes] , nie unter 0
   *[no] {""}
}
    .words = { $you ->
        [yes] Du
       *[no] { $name }
    }: **{ $points }**; Saboteur, { $start } minus { $black } schwarze der anderen{ $capped ->
        [yes] , nie unter 0
       *[no] {""}
    }
seven-seals-scored-tricks = Stiche gewonnen/vorhergesagt: { $tricks }
    .words = Gewonnene Stiche: { $tricks }
seven-seals-scored-won = { $name } { $won }/{ $predicted }
    .words = { $name } { $won } von { $predicted } vorhergesagten
seven-seals-scored-totals = Strafpunkte, die wenigsten zuerst
seven-seals-scored-total = { $name } { $before } → **{ $total }**
    .words = { $name }: von { $before } auf **{ $total }**
points-seven-seals = { $points ->
    [0] 0 Strafpunkte
    [one] 1 Strafpunkt
   *[other] { $points } Strafpunkte
}
review-points-seven-seals = Deine Wahl hat dich, verglichen mit dem Schnitt der anderen, mindestens { $points } Strafpunkte gekostet.
seven-seals-finale = 🎯 { $you ->
    [yes] Deine Vorhersage stimmte auf den Stich genau: { $tricks }!
   *[no] Die Vorhersage von { $name } stimmte auf den Stich genau: { $tricks }!
}
distinction-seven-seals = 🎯 Genaueste Vorhersage: { $name }, { $size } Stiche, jede Farbe richtig
seven-seals-ending = Du hast { $predicted } vorhergesagt und { $won } gewonnen{ $exact ->
    [yes] , aber in falschen Farben
   *[no] {""}
}: { $points ->
    [0] alle Siegel zurückgegeben.
   *[other] übrig { $seals }, { $points } Strafpunkte.
}
# The reader's penalty points of a whole game, and the seals left over in its rounds.
seven-seals-ending-all = Strafpunkte aller { $rounds } Runden: **{ $points }**. { $coloured } farbig ×2, { $white } ⬜ weiß ×4. { $black } ⬛ schwarz ×3, für Stiche ohne Siegel.{ $saboteur ->
    [0] {""}
   *[other] {" "}{ $saboteur } als 🗡️ Saboteur.
}
    .words = Strafpunkte aller { $rounds } Runden: **{ $points }**. { $coloured } farbige zu 2, { $white } weiße zu 4. { $black } schwarze zu 3, für Stiche ohne Siegel.{ $saboteur ->
        [0] {""}
       *[other] {" "}{ $saboteur } als Saboteur.
    }
seven-seals-own-true = 🎯 { $you ->
    [yes] { $rounds ->
        [1] Deine Vorhersage
       *[other] Deine treffsicherste Vorhersage
    }
   *[no] { $rounds ->
        [1] Vorhersage von { $name }
       *[other] Treffsicherste Vorhersage von { $name }
    }
}: { $tricks ->
    [0] kein Stich
    [one] ein Stich
   *[other] { $tricks } Stiche
}{ $rounds ->
    [1] {""}
   *[other] {" "}in Runde { $round }
}, { $way ->
    [clean] und kein Siegel blieb übrig
   *[counted] genau so viele gewonnen, aber in falschen Farben: { $points } Strafpunkte
}
seven-seals-own-round = 🕯️ { $you ->
    [yes] Deine beste Runde
   *[no] Beste Runde von { $name }
}: { $points ->
    [0] keine Strafpunkte
    [one] ein Strafpunkt
   *[other] { $points } Strafpunkte
} in Runde { $round }
seven-seals-most-robbed = { $each ->
    [yes] 🪝 Fleißigste Räuber: { $name }, je { $count } Siegel
   *[no] 🪝 Fleißigster Räuber: { $name }, { $count } Siegel
}
seven-seals-decided = 🏆 Die Entscheidung: In Runde { $round } { $you ->
    [first] bekamst du
   *[other] bekam { $first }
} { $own ->
    [one] einen Strafpunkt
   *[other] { $own } Strafpunkte
}, { $you ->
    [second] du
   *[other] { $second }
} { $next }
seven-seals-sabotage = 🗡️ Beste Sabotage: { $you ->
    [yes] Du wurdest
   *[no] { $name } wurde
} { $saved ->
    [one] einen Strafpunkt
   *[other] { $saved } Strafpunkte
} los
seven-seals-black-seals = ⬛ Stiche, die niemand wollte: { $count ->
    [one] ein schwarzes Siegel
   *[other] { $count } schwarze Siegel
}
seven-seals-no-cards = keine Karten

## Getippte Züge

# Lists of words that players may type, separated by spaces. The first is the one that is sent.

## Was nicht geht

seven-seals-refusal-game-over = Dieses Spiel ist vorbei. Weiter geht es mit den Knöpfen unter seinem Ergebnis.
seven-seals-refusal-not-your-turn = Du bist nicht am Zug. Solange kannst du dir deine Hand ansehen.
seven-seals-refusal-predict-first = Gespielt wird erst, wenn alle vorhergesagt haben. Stell erst deine Vorhersage zusammen.
seven-seals-refusal-predictions-over = Die Vorhersagen sind offen und endgültig. Spiel eine Karte.
seven-seals-refusal-return-first = Der Stich gehört dir; wähl erst das Siegel, das zurückgeht.
seven-seals-refusal-nothing-to-return = Jetzt geht kein Siegel zurück. Spiel eine Karte.
seven-seals-refusal-not-in-hand = Diese Karte hast du nicht. Das sind deine.
seven-seals-refusal-must-follow = Du hast { $colour } auf der Hand und musst bedienen.
seven-seals-refusal-seal-not-held = So ein Siegel hast du nicht. Diese passen.
seven-seals-refusal-seal-does-not-fit = Dieses Siegel passt nicht zu diesem Stich. Diese passen.
seven-seals-refusal-saboteur-taken = Den Saboteur gibt es in dieser Runde schon. Sag lieber Stiche vorher.
seven-seals-refusal-not-in-middle = So viele liegen nicht in der Mitte. Sag, von wem du den Rest nimmst.
seven-seals-refusal-middle-first = Solange die Farbe in der Mitte liegt, darfst du sie niemandem abnehmen. Lass `take` leer.
seven-seals-refusal-no-such-seal = Dort gibt es nicht so viele Siegel dieser Farbe. Wähl noch einmal.
seven-seals-refusal-no-white-seal = Es gibt kein weißes Siegel mehr, das du für ein fremdes geben könntest. Nimm, was in der Mitte liegt.
seven-seals-refusal-not-a-prediction = Das ist keine Vorhersage. Stell sie mit den Knöpfen zusammen, oder tippe `2 rot 1 blau`.

## Die Regeln

rules-seven-seals =
    - Vor jeder Runde **sagst du vorher**: Nimm für jeden Stich, den du erwartest, ein Siegel in der Farbe, die dabei ausgespielt wird, oder ein rotes, wenn Rot gewinnt.
    - Dann spielt ihr fünfzehn **Stiche**: Bediene die ausgespielte Farbe, wenn du kannst; **Rot ist immer Trumpf**. Wer einen Stich gewinnt, gibt ein passendes Siegel zurück.
    - Was am Ende übrig ist, kostet **Strafpunkte**: farbige Siegel 2, weiße 4, schwarze 3. Wer die wenigsten hat, gewinnt.

    { "**" }Zum Beispiel:** Du nimmst 🔺 Rot und 🔷 Blau, sagst also zwei Stiche vorher. Du gewinnst einen Stich, in dem Blau ausgespielt wurde, und gibst 🔷 Blau zurück. Dann gewinnst du einen in Grün mit einer grünen Karte: Kein Siegel passt, also nimmst du ein ⬛ schwarzes. Kommt kein Stich mehr, macht das 🔺 Rot 2 + ⬛ Schwarz 3 = 5 Punkte.
rules-seven-seals-course =
    🃏 **Karten.** Rot, Gelb, Grün, Blau und Lila: 1-9 zu dritt, 1-12 zu viert, 1-15 zu fünft. Wer zuerst gibt, wird ausgelost.

    🔮 **Vorhersage.** Links vom Geber beginnend nimmt jeder ein farbiges Siegel für jeden erwarteten Stich. Auch keins ist erlaubt. Es gibt fünf rote und drei von jeder anderen Farbe. Fehlt eine Farbe in der Mitte, nimm sie von jemandem, der dafür ein weißes Siegel bekommt. Ist kein weißes übrig, geht es nicht. Eine bestätigte Vorhersage ist endgültig.

    ♻️ **Stiche.** Jede Karte darf ausgespielt werden. Bediene die Farbe, wenn du kannst, sonst spiel irgendetwas. Die höchste rote Karte gewinnt, sonst die höchste der ausgespielten Farbe. Wer gewinnt, spielt als Nächstes aus.

    ⬜ **Siegel.** Wer den Stich gewinnt, muss ein passendes Siegel zurückgeben: die ausgespielte Farbe, Weiß, oder Rot, wenn eine rote Karte gewann. Passt keins, kommt ein schwarzes dazu, solange die sechs reichen.

    🗡️ **Saboteur.** Einer darf Saboteur werden, statt Siegel zu nehmen. Stiche bedeuten ihm nichts.
rules-seven-seals-scoring =
    - jedes farbige Siegel: 2 Punkte
    - jedes weiße: 4
    - jedes schwarze: 3
    - der Saboteur: { $start }, einer weniger für jedes schwarze Siegel der anderen, nie unter 0{ $rising ->
        [yes] . Wer noch einmal Saboteur wird, beginnt jedes Mal mit einem mehr
       *[no] {""}
    }

    Die kleinste Summe gewinnt nach { $rounds ->
        [0] 6 Runden zu dritt, 4 zu viert, 5 zu fünft
        [one] einer Runde
       *[other] { $rounds } Runden
    }; bei Gleichstand teilt ihr euch den Platz.
rules-seven-seals-sources =
    { "**" }Die sieben Siegel** von Stefan Dorra, Amigo 2003. Der steigende Saboteur ist die Variante des Autors für lange Spiele: 9, 8 oder 10 Runden zu dritt, zu viert oder zu fünft.

    -# HAUS, unsere Wahl, wo die gedruckten Regeln schweigen: Wer zuerst gibt, wird ausgelost; ohne weißes Siegel wird niemand beraubt; bei Gleichstand wird der Platz geteilt. Der Saboteur darf auch zu viert oder zu fünft mit 5 beginnen.

## Tipps: der Zug als Satz

seven-seals-move-play = Spiel { $card }.
seven-seals-move-predict = Sag { $tricks ->
    [0] gar keinen Stich vorher
    [one] einen Stich mit { $seals } vorher
   *[other] { $tricks } Stiche mit { $seals } vorher
}.
seven-seals-move-taking = Nimm { $name } ein Siegel in { $colour } ab.
seven-seals-move-return = Gib ein Siegel in { $seal } zurück.
seven-seals-move-saboteur = Werde 🗡️ Saboteur.

## Tipps: warum, als Satz danach

lacks-seven-seals = { $why ->
    [spoils] { $count ->
        [-1] Sie kann den Stich nicht gewinnen, also kann jemand anderes ein Siegel dafür zurückgeben.
       *[other] {" "}
    }
    [yields] { $count ->
        [-2] {" "}
        [-1] {" "}
       *[other] Sie könnte den Stich gewinnen.
    }
    [ducks] { $count ->
        [-2] {" "}
        [-1] {" "}
       *[other] Sie könnte den Stich gewinnen.
    }
    [keeps] { $count ->
        [-2] {" "}
        [-1] {" "}
       *[other] Sie könnte den Stich gewinnen.
    }
    [waits] { $count ->
        [-2] {" "}
        [-1] {" "}
       *[other] Sie könnte den Stich gewinnen.
    }
    [sure] { $count ->
        [-2] {" "}
        [-1] Sie kann den Stich nicht gewinnen.
        [0] Eine rote Karte kann ihn dir noch nehmen.
        [one] Eine höhere Karte der Farbe ist noch da.
       *[other] { $count } höhere Karten der Farbe sind noch da.
    }
    [high] { $count ->
        [-2] {" "}
        [-1] Sie kann den Stich nicht gewinnen.
        [0] {" "}
        [one] Eine höhere Karte der Farbe ist noch da.
       *[other] { $count } höhere Karten der Farbe sind noch da.
    }
    [leads] { $count ->
        [-2] {" "}
        [-1] Sie kann den Stich nicht gewinnen.
        [0] {" "}
        [one] Eine höhere Karte der Farbe ist noch da.
       *[other] { $count } höhere Karten der Farbe sind noch da.
    }
    [wins] { $count ->
        [-1] Sie kann den Stich nicht gewinnen.
       *[other] {" "}
    }
    [lowest] { $count ->
        [-1] Sie kann den Stich nicht gewinnen.
       *[other] {" "}
    }
    [ahead] { $count ->
        [-1] Sie kann den Stich nicht gewinnen.
       *[other] {" "}
    }
    [lets_go] { $count ->
        [-2] {" "}
        [-1] {" "}
        [0] Keine höhere Karte der Farbe ist noch da, also gewinnst du vielleicht und spielst wieder aus.
        [one] Nur eine höhere Karte der Farbe ist noch da, also gewinnst du vielleicht und spielst wieder aus.
       *[other] Nur { $count } höhere Karten der Farbe sind noch da, also gewinnst du vielleicht und spielst wieder aus.
    }
    [higher] { $count ->
        [-2] {" "}
        [-1] {" "}
        [0] Keine höhere Karte der Farbe ist noch da, also gewinnt sie leicht, und dann spielst du wieder aus.
        [one] Nur eine höhere Karte der Farbe ist noch da, also gewinnt sie leicht, und dann spielst du wieder aus.
       *[other] Nur { $count } höhere Karten der Farbe sind noch da, also gewinnt sie leicht, und dann spielst du wieder aus.
    }
    [anyway] Dann behältst du die Karte, die sicher gewinnt.
    [threat] Dann bleibt jene Karte auf deiner Hand und gewinnt vielleicht später.
    [sheds] Dann bleibt jene Karte auf deiner Hand.
    [bare] { $way ->
        [Predict] Jeder Stich mehr oder weniger kostet Punkte.
       *[other] {" "}
    }
    [nothing] { $way ->
        [Predict] Jeder Stich mehr oder weniger kostet Punkte.
       *[other] {" "}
    }
    [many_red] { $way ->
        [Predict] Jeder Stich mehr oder weniger kostet Punkte.
       *[other] {" "}
    }
    [trumped] { $way ->
        [Predict] Jeder Stich mehr oder weniger kostet Punkte.
       *[other] {" "}
    }
    [middling] { $way ->
        [Predict] Jeder Stich mehr oder weniger kostet Punkte.
       *[other] {" "}
    }
    [cheap] { $way ->
        [Predict] Jeder Stich mehr oder weniger kostet Punkte.
       *[other] {" "}
    }
    [dear] Das behält das weiße Siegel.
    [keeps_white] Das gibt das weiße Siegel aus.
    [keeps_red] Das gibt das rote Siegel aus.
    [spends_red] Das behält das rote Siegel.
   *[other] {" "}
}
why-seven-seals-only = Etwas anderes ist nicht erlaubt.
why-seven-seals-promise = { $way ->
    [both] Gewinnen kannst du mit { $best }, und andere Farben trumpfen mit { $ruffs }.
    [best] Gewinnen kannst du mit { $best }.
    [ruffs] Andere Farben kannst du trumpfen mit { $ruffs }.
   *[none] Keine deiner Karten in diesen Farben ist hoch, aber { $count ->
        [one] ein Stich kann
       *[other] { $count } Stiche können
    } trotzdem zu dir kommen.
}{ $way ->
    [none] {""}
   *[some] { $more ->
        [0] {""}
        [one] {" "}Deine anderen Karten können noch einen Stich holen.
       *[other] {" "}Deine anderen Karten können noch { $more } Stiche holen.
    }
}
why-seven-seals-nothing = Mit { $trumps ->
    [0] keiner roten Karte
    [one] einer roten Karte
   *[other] { $trumps } roten Karten
} und { $high ->
    [0] keiner hohen
    [one] einer hohen
   *[other] { $high } hohen
} in den anderen Farben kannst du jeden Stich auslassen.
why-seven-seals-bare = Ein übriges Siegel kostet 2 Punkte, und so nimmst du keins.
why-seven-seals-many_red = Du hast { $count } rote Karten, und niemand weiß, welche Farben sie trumpfen werden.
why-seven-seals-trumped = { $high ->
    [one] Deine hohe Karte der anderen Farben gewinnt
   *[other] Deine { $high } hohen Karten der anderen Farben gewinnen
} nur, wenn niemand trumpft, und die anderen haben { $count } rote Karten.
why-seven-seals-middling = { $count } deiner Karten sind weder hoch noch niedrig: Sie können gewinnen oder verlieren, und der Saboteur muss nicht sagen, welche.
why-seven-seals-cheap = Das kostet höchstens { $count ->
    [one] einen Punkt
   *[other] { $count } Punkte
}, und { $seals ->
    [one] ein übriges Siegel kostet
   *[other] { $seals } übrige Siegel kosten
} nicht weniger.
why-seven-seals-spoils = Stiche kosten den Saboteur nichts, und für jeden, den du gewinnst, gibt niemand sonst ein Siegel zurück.
why-seven-seals-yields = Stiche bedeuten dem Saboteur nichts, und für diesen muss jemand anderes ein Siegel finden.
why-seven-seals-wins = Sie gewinnt den Stich, und du hast ein Siegel dafür.
why-seven-seals-lowest = Du hast ein Siegel für den Stich, und mit keiner niedrigeren Karte könntest du ihn gewinnen.
why-seven-seals-sure = Niemand kann sie mehr schlagen, und du hast ein Siegel für den Stich.
why-seven-seals-high = Niemand sonst hat eine höhere Karte der Farbe, und du hast ein Siegel für den Stich.
why-seven-seals-leads = { $count ->
    [one] Du hast ein Siegel für so einen Stich, und nur eine höhere Karte der Farbe ist noch da.
    [2] Du hast ein Siegel für so einen Stich, und nur zwei höhere Karten der Farbe sind noch da.
   *[other] Du hast ein Siegel für so einen Stich. Noch sind { $count } höhere Karten der Farbe da, aber mehr niedrigere.
}
why-seven-seals-lets_go = { $count ->
    [one] Eine höhere Karte der Farbe ist noch da
   *[other] Noch sind { $count } höhere Karten der Farbe da
}, also gewinnt den Stich wohl jemand anderes und spielt dann aus.
why-seven-seals-ahead = Sie liegt in diesem Stich bisher vorn, und du hast ein Siegel dafür.
why-seven-seals-free = Du hast kein Siegel für so einen Stich, aber es gibt kein ⬛ schwarzes mehr: Er kostet nichts.
why-seven-seals-higher = { $count ->
    [one] Eine höhere Karte der Farbe ist noch da
   *[other] { $count } höhere Karten der Farbe sind noch da
}, also kann jemand anders den Stich nehmen, für den du kein Siegel hast.
why-seven-seals-too_high = Du hast kein Siegel für diesen Stich. Keine höhere Karte der Farbe ist noch da, also könnte sie auch einen späteren gewinnen.
why-seven-seals-ruffed = Du hast kein Siegel für so einen Stich. Niemand sonst hat eine höhere Karte der Farbe, aber eine rote kann ihn dir noch nehmen.
why-seven-seals-anyway = Du hast kein Siegel für so einen Stich, aber diese Karte gewinnt, wann immer du sie ausspielst, jetzt oder später.
why-seven-seals-later = Diese Karte kann warten: Auch wenn du sie später ausspielst, kann niemand sie schlagen.
why-seven-seals-no_seal = Dann spielst du ohne Siegel aus, und jeder weitere Stich, den du gewinnst, kostet 3 Punkte, solange es ⬛ schwarze gibt.
why-seven-seals-on_lead = Dann spielst du zum nächsten Stich aus, und alle anderen kommen nach dir dran.
why-seven-seals-unpaid = Du hast kein Siegel für so einen Stich: Gewinnt diese Karte ihn, kostet er 3 Punkte.
why-seven-seals-rids = Du hast kein Siegel für diesen Stich, also kostet er 3 Punkte, aber mit { $kept } verlierst du später leichter.
why-seven-seals-ducks = Du hast kein Siegel für diesen Stich, und diese Karte gewinnt ihn nicht.
why-seven-seals-waits = Du brauchst nur noch { $wanted ->
    [one] einen Stich, { $later ->
        [one] einer folgt
       *[other] { $later } folgen
    }, und eine gute Karte dafür behältst du.
   *[other] { $wanted } Stiche, { $later ->
        [one] einer folgt
       *[other] { $later } folgen
    }, und gute Karten dafür behältst du.
}
why-seven-seals-keeps = Mit { $kept } könntest du hier gewinnen, aber das hebst du dir für einen späteren Stich auf.
why-seven-seals-threat = Sie kann diesen Stich nicht gewinnen. { $count ->
    [0] Niemand sonst hat eine höhere Karte der Farbe, also könnte sie später einen gewinnen, für den du kein Siegel hast.
    [one] Nur eine höhere Karte der Farbe ist noch da, also könnte sie später einen gewinnen, für den du kein Siegel hast.
    [2] Nur zwei höhere Karten der Farbe sind noch da, also könnte sie später einen gewinnen, für den du kein Siegel hast.
   *[other] Noch sind { $count } höhere Karten der Farbe da, aber sie könnte später einen gewinnen, für den du kein Siegel hast.
}
why-seven-seals-spares = Keine Karte, die du spielen darfst, kann diesen Stich gewinnen, also gib die niedrigste der Farbe.
why-seven-seals-sheds = Keine Karte, die du spielen darfst, kann diesen Stich gewinnen, also gib die höchste der Farbe: Sie könnte später einen gewinnen, für den du kein Siegel hast.
why-seven-seals-dear = Du hast { $wanted ->
    [one] ein Siegel
   *[other] { $wanted } Siegel
} und { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}, und am meisten kostet ein übriges weißes.
why-seven-seals-keeps_white = Das weiße Siegel passt zu jedem Stich, also kann es warten.
why-seven-seals-keeps_red = Das rote Siegel passt zu jedem Stich, den eine rote Karte gewinnt, also kann es warten.
why-seven-seals-spends_red = Du hast noch { $trumps ->
    [0] keine rote Karte
    [one] eine rote Karte
   *[other] { $trumps } rote Karten
}, und das andere Siegel passt zu jedem Stich, in dem seine Farbe ausgespielt wird.

game-seven-seals-unit = Strafpunkte
game-seven-seals-gained = { $count ->
    [one] ein Strafpunkt
   *[other] { $count } Strafpunkte
}

## Die eigenen Wörter des Spiels, in der ersten Hand

first-words-seven-seals = Nimm für jeden Stich, den du gewinnen willst, ein Siegel in der Farbe, die ihn gewinnt.
seven-seals-gift-none = Du nimmst kein Siegel. Jeder gewonnene Stich bringt ein ⬛ schwarzes, 3 Punkte, solange es welche gibt. Gar keinen Stich vorhersagen?
seven-seals-gift = Diesen Stich gewinnst du nicht, und für rote Siegel brauchst du jede rote Karte. { $card } abwerfen?
seven-seals-first-hand = { $levels ->
    [none] { $rounds ->
        [one] Nach { $rounds } Runde gewinnen die wenigsten Strafpunkte.
       *[other] Nach { $rounds } Runden gewinnen die wenigsten Strafpunkte.
    }
   *[other] { game-seven-seals }, { $levels }, { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }: Die wenigsten Strafpunkte gewinnen.
}

## Die Lektion
lesson-seven-seals-1 = Übrige Siegel kosten Strafpunkte, und wer die wenigsten hat, gewinnt. Rot 8 und Blau 9 sollten je einen Stich gewinnen. Nimm ein Siegel in Rot und eins in Blau, dann bestätige.
lesson-seven-seals-1-wrong = Zwei Stiche genügen: ein Siegel in Rot und eins in Blau.
lesson-seven-seals-2 = In der Mitte war kein Blau mehr: Wren nahm deins, und du bekamst ein weißes. Du darfst jede Karte ausspielen. Spiel Gelb 6 aus; die schlägt bestimmt jemand.
lesson-seven-seals-2-wrong = Behalt diese Karte. Spiel jetzt Gelb 6 aus.
lesson-seven-seals-3 = Die höchste Karte der ausgespielten Farbe hat gewonnen. Wer einen Stich gewinnt, gibt dafür ein Siegel zurück und spielt zum nächsten aus. Du musst bedienen: Spiel Grün 3.
lesson-seven-seals-3-wrong = Du musst Grün bedienen. Spiel Grün 3.
lesson-seven-seals-4 = Du hast kein Lila, also darfst du alles spielen. Rot ist Trumpf. Die anderen haben schon gespielt, und jedes Rot gewinnt: Gib die gefährliche Karte her, Rot 8.
lesson-seven-seals-4-wrong = Gewinne diesen Stich mit Rot 8. Mit Rot 2 verlierst du später leichter.
lesson-seven-seals-5 = Jetzt gibst du ein Siegel zurück. Rot passt, weil eine rote Karte gewonnen hat. Weiß passt zu jedem Stich, also behalt es: Gib Rot zurück.
lesson-seven-seals-5-wrong = Weiß passt zu jedem Stich, den du später gewinnst. Gib Rot zurück.
lesson-seven-seals-6 = Wer gewonnen hat, spielt aus. Höheres Blau hat niemand, also spiel Blau 9 aus. Das weiße Siegel geht von selbst zurück.
lesson-seven-seals-6-wrong = Ein Stich fehlt dir noch. Spiel Blau 9 aus.
lesson-seven-seals-7 = Beide Stiche sind gewonnen, beide Siegel zurückgegeben. Gewinne keinen mehr: Deine Rot 2 wird wohl jemand schlagen.
lesson-seven-seals-7-wrong = Du hast nur noch eine Karte: Rot 2.
lesson-seven-seals-8 = Du hast kein Siegel übrig: 0 Punkte. Pip hatte kein Siegel, das zum letzten, roten Stich passt, und nahm ein schwarzes. Mit dieser neuen Hand sagst du selbst vorher, oder du wirst der Saboteur: Er beginnt mit 4 Punkten und verliert einen für jedes schwarze Siegel der anderen.
lesson-seven-seals-9 = Spiel jetzt deine Hand: Jede Karte geht. Ein Stich, den du nicht vorhergesagt hast, bringt dir ein schwarzes Siegel: 3 Strafpunkte.
lesson-seven-seals-end = Sag vorher, was du gewinnst, und gewinne genau das. Nach einer Runde kostet jedes übrige Siegel Strafpunkte: farbige 2, weiße 4, schwarze 3.
    Bediene die ausgespielte Farbe, wenn du kannst; Rot ist Trumpf. Die sechs schwarzen Siegel können ausgehen. Danach kosten weitere Stiche nichts.
    Eine echte Runde hat fünfzehn Stiche. Wer am Ende die wenigsten Strafpunkte hat, gewinnt: zu dritt nach 6 Runden, zu viert nach 4, zu fünft nach 5.

daily-finer-seven-seals = Gleichstand lösen die Stiche neben der Vorhersage, dann die Strafpunkte der anderen.
duel-finer-seven-seals = { $by ->
    [0] Bei Gleichstand entscheiden weniger Stiche neben den Vorhersagen
   *[1] Bei Gleichstand auch in den Vorhersagen entscheiden mehr Strafpunkte der anderen
}: { $own } zu { $other }.

help-typing-seven-seals = - 🕯️ **Die sieben Siegel:** `/play 2 rot 1 blau` sagt deine Stiche vorher.

mark-seven-seals-nothing = Nichts vorhergesagt und recht behalten
mark-seven-seals-sharp = Fünf Stiche bis auf die Farbe genau vorhergesagt
mark-seven-seals-robber = In einer Runde zwei Siegel von anderen genommen
mark-seven-seals-sabotage = Sabotiert ohne einen Kratzer

# what a player says across the table
remark-seven-seals-1 = Genau wie vorhergesagt.
remark-seven-seals-2 = Den wollte ich gar nicht.
remark-seven-seals-3 = Dieser Stich gehört dir.
remark-seven-seals-4 = Bist du dir bei deinen Siegeln sicher?
