## Der Name

game-letter-of-marque = Letter of Marque
choice-letter-of-marque = Letter of Marque · 2 bis 6 Spieler

## Letter of Marque: vor dem Start, Hausregeln

game-letter-of-marque-play = Schick Schätze auf See, auf zwei bewaffneten und drei wehrlosen Schiffen, und errate, wer blufft.
game-letter-of-marque-wins = Die meisten Punkte gewinnen.
game-letter-of-marque-lasts = Allein dauert es etwa 3 Minuten.
game-letter-of-marque-brief = Schick Schätze auf See und bluffe
game-letter-of-marque-pitch = { game-letter-of-marque-play } Für drei bis sechs Spieler, inoffiziell auch für zwei.
game-letter-of-marque-lobby = ⛵ { game-letter-of-marque }: Wer kommt an Bord?
game-letter-of-marque-over = ⚓ { game-letter-of-marque }: das Ende, in Punkten
game-letter-of-marque-thread = ⛵ { game-letter-of-marque }
game-letter-of-marque-praise = Um diese Flagge macht jeder Geleitzug einen Bogen.
rule-letter-of-marque-series = Serie
rule-letter-of-marque-series-meaning = So viele Spiele, wie Leute mitspielen. Jedes beginnt der Nächste, und die Punkte werden zusammengezählt.

## Die Regeln

rules-letter-of-marque =
    - Du hast einen verdeckten Stapel **Schätze** im Wert von 3 bis 7, zwei **bewaffnete** und drei **wehrlose** Schiffe und drei **Kanonen**. Nur du weißt, welches Schiff welches ist.
    - In deinem Zug **läufst du aus**, **läufst ein** oder **greifst an**: Du schickst einen Schatz auf einem Schiff deiner Wahl auf See, bringst einen in den Hafen oder feuerst eine Kanone auf ein fremdes Schiff.
    - Ein wehrloses Schiff verliert seinen Schatz an den Angreifer. Ein bewaffnetes behält ihn, und die Kanone ist ein Punkt für seinen Besitzer. Wer die meisten Punkte hat, gewinnt.

    { "**" }Zum Beispiel:** Anna deckt einen Schatz im Wert von 7 auf und legt ein Schiff darunter. Ben greift an. Ist es wehrlos, gehört der Schatz ihm; ist es bewaffnet, bleibt er bei ihr, und Bens Kanone ist 1 Punkt für Anna.
rules-letter-of-marque-course =
    { "**" }Aufbau.** Alle decken ihren ersten Schatz auf. Dann legen alle gleichzeitig und heimlich ein Schiff dazu; nur seine Art bleibt verborgen. Wer beginnt, wird ausgelost{ $series ->
        [yes] , und jedes weitere Spiel beginnt der Nächste
       *[no] {""}
    }.

    { "**" }In deinem Zug** tust du eins davon:
    ⛵ **Auslaufen.** Deck deinen nächsten Schatz auf, dann wähl heimlich ein Schiff dafür.
    ⚓ **Einlaufen.** Eins deiner Schiffe bringt seinen Schatz heim zu deinen Punkten. Seine Art wird nicht gezeigt.
    💣 **Angreifen.** Nenn ein fremdes Schiff und setz eine Kanone ein. Wehrlos: Der Schatz gehört dir, Schiff und Kanone sind weg. Bewaffnet: Es bleibt auf See, seine Art ist nun bekannt, und deine Kanone wird ein Punkt für seinen Besitzer.
    💤 **Passen**, nur mit leerem Stapel und ohne Schiff auf See. Es geschieht von selbst, wenn nichts anderes geht.

    { "**" }Das Spiel endet** sofort, wenn kein Schiff mehr auf See ist und alle Stapel leer sind.
rules-letter-of-marque-scoring =
    Es zählen die Werte der Schätze, die du heimgebracht oder gekapert hast, dazu 1 Punkt für jede feindliche Kanone. Eigene Kanonen zählen nichts.

    Bei Gleichstand gewinnt, wer mehr feindliche Kanonen hat; sonst teilt ihr euch den Platz.{ $series ->
        [yes] {" "}Die Punkte aller Spiele der Serie werden zusammengezählt. Bei gleicher Summe gewinnt, wer in allen Spielen mehr feindliche Kanonen erobert hat.
       *[no] {""}
    }
rules-letter-of-marque-sources =
    { "**" }Letter of Marque** von Bruno Faidutti, Fantasy Flight / Heidelberger 2009.

    -# HAUS, unsere Wahl, wo die gedruckten Regeln schweigen: Wer beginnt, wird ausgelost; eine Serie hat so viele Spiele, wie Leute mitspielen. Bei gleicher Summe gewinnt, wer in allen Spielen mehr feindliche Kanonen erobert hat. Zu zweit geht es auch, obwohl das gedruckte Spiel für drei bis sechs ist.

## Der Tisch

letter-of-marque-treasure = 💰{ $value }
    .words = Schatz { $value }
letter-of-marque-title = 🏴‍☠️ Letter of Marque
letter-of-marque-title-of = 🏴‍☠️ Letter of Marque · Spiel { $round } von { $rounds }
letter-of-marque-unofficial = Zu zweit: inoffiziell
letter-of-marque-setting-up = Die ersten Schätze liegen offen. Alle legen heimlich ein Schiff zu ihrem.
letter-of-marque-first-treasure = { $you ->
    [yes] Du
   *[no] { $name }
} { $treasure }
    .words = { $you ->
        [yes] Du
       *[no] { $name }
    }: { $treasure }
letter-of-marque-turned-up = ⛵ { $name } deckt { $treasure } auf
letter-of-marque-chooses = **← wählt noch**
    .words = (wählt noch)
letter-of-marque-ready = ✅ hat gewählt
letter-of-marque-choosing-ship = **← wählt ein Schiff**
    .words = (wählt ein Schiff)
letter-of-marque-ship = { $treasure }{ $kind ->
    [shown] ⚔️
    [armed] ⚔️
    [defenceless] 🏳️
   *[unknown] ❔
}{"\u00A0"}{ $ship }
    .words = Schiff **{ $ship }**, { $treasure }, { $kind ->
        [shown] bewaffnet, und alle wissen es
        [armed] bewaffnet, nur du weißt es
        [defenceless] wehrlos, nur du weißt es
       *[unknown] verdeckt
    }
letter-of-marque-row = { $mark }{"\u00A0"}{ $you ->
    [yes] **Du**
   *[no] **{ $name }**
} { $ships }
    .words = { $you ->
        [yes] Du
       *[no] { $name }
    }: { $ships }
letter-of-marque-no-ship = *Kein Schiff auf See*
letter-of-marque-legend = ⛵ Schiffe und 💣 Kanonen übrig · ⚔️ gezeigt
letter-of-marque-fleet = { $mark }{"\u00A0"}**{ $name }: { $points }** { $ships }
    .words = { $name }: Punkte **{ $points }**{ $afloat ->
        [0] , kein Schiff auf See
       *[other] ; { $ships }
    }
letter-of-marque-stock = ⛵ { $supply } · 💣 { $cannons }{ $seen ->
    [0] {""}
   *[other] {" "}· ⚔️ { $seen }
}
    .words = { $supply ->
        [one] Ein Schiff übrig
       *[other] { $supply } Schiffe übrig
    }, { $cannons ->
        [one] eine Kanone
       *[other] { $cannons } Kanonen
    }{ $seen ->
        [0] {""}
       *[other] , { $seen } bewaffnet gezeigt
    }
letter-of-marque-total = { $total } aus früheren Spielen

## Die Hand

letter-of-marque-hand-stock = Stapel: { $treasures } · Schiffe: { $armed } bewaffnet, { $defenceless } wehrlos
    .words = Dein Stapel: { $treasures }. Schiffe im Vorrat: { $armed } bewaffnet, { $defenceless } wehrlos.
letter-of-marque-turned-up-now = { $name } deckt { $treasure } auf und wählt ein Schiff dafür.
letter-of-marque-danger = { $cannons ->
    [0] { $name } hat keine Kanone mehr und kann dich nicht angreifen.
    [one] { $name } hat eine Kanone und kann { $ships } angreifen.
   *[other] { $name } hat { $cannons } Kanonen und kann { $ships } angreifen.
}
letter-of-marque-first-next = Den Schatz sehen alle, das Schiff nur du.
letter-of-marque-which = Welches Schiff trägt den { $treasure }?
letter-of-marque-chosen-next = { $armed ->
    [yes] Ein bewaffnetes Schiff trägt deinen { $treasure }.
   *[no] Ein wehrloses Schiff trägt deinen { $treasure }.
} { $count ->
    [one] { $names } wählt noch.
   *[other] { $names } wählen noch.
}
letter-of-marque-type = { $kind ->
    [armed] { $left ->
        [0] ⚔️ **Bewaffnet**: keins mehr in deinem Vorrat.
       *[other] ⚔️ **Bewaffnet** (noch { $left }){ $threat ->
            [yes] : Ein Angriff misslingt, und die Kanone ist 1 Punkt für dich.
           *[no] {""}
        }
    }
   *[defenceless] { $left ->
        [0] 🏳️ **Wehrlos**: keins mehr in deinem Vorrat.
       *[other] 🏳️ **Wehrlos** (noch { $left }){ $threat ->
            [yes] : Ein Angriff kostet dich den { $treasure }; nur dein Bluff schützt ihn.
            [bare] : Ein Angriff kostet dich den { $treasure }, und alle wissen, dass es wehrlos ist.
           *[no] {""}
        }
    }
}
letter-of-marque-no-threat = Kein Gegner hat noch eine Kanone, also sind beide Arten sicher.
letter-of-marque-port-gain = { $ship } +{ $points }
    .words = { $ship }, { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
letter-of-marque-line-port = **Hafen** { $gains }
letter-of-marque-cannons = Kanonen übrig: { $cannons }
letter-of-marque-cannons-each = { $count ->
    [0] Niemand hat mehr eine Kanone.
   *[other] Kanonen übrig: je { $count }
}
letter-of-marque-cannons-of = { $you ->
    [yes] du
   *[no] { $name }
} **{ $count }**
letter-of-marque-cannons-others = sonst **{ $count }**
letter-of-marque-naming = { $ship }: { $you ->
    [yes] dein Schiff, Nummer { $number } auf See.
   *[no] Schiff von { $name }, Nummer { $number } auf See.
}
letter-of-marque-line-attack = 💣 **{ $ships } angreifen**: { $odds ->
    [armed] bewaffnet, wie alle wissen. Verschenkt 1 Punkt.
    [none] sicher wehrlos, denn beide bewaffneten sind bekannt. Bringt { $stake }.
   *[open] rein gezählt mit { $percent } % Wahrscheinlichkeit bewaffnet. Bringt { $stake } oder verschenkt 1 Punkt.
}
    .words = **{ $ships } angreifen**: { $odds ->
        [armed] bewaffnet, wie alle wissen. Verschenkt 1 Punkt.
        [none] sicher wehrlos, denn beide bewaffneten sind bekannt. Bringt { $stake }.
       *[open] rein gezählt mit { $percent } Prozent Wahrscheinlichkeit bewaffnet. Bringt { $stake } oder verschenkt 1 Punkt.
    }
letter-of-marque-line-attacks = { $stakes ->
    [yes] 💣 **Angriff** (rein gezählte Wahrscheinlichkeit, dass es bewaffnet ist): { $risks }. Bringt den Schatz oder verschenkt 1 Punkt.
   *[no] 💣 **Angriff** (rein gezählte Wahrscheinlichkeit, dass es bewaffnet ist): { $risks }.
}
letter-of-marque-chance = **{ $ships }** { $percent } %
letter-of-marque-line-pass = 💤 **Passen**: Greif in diesem Zug niemanden an.
letter-of-marque-no-pile = Dein Stapel ist leer.
letter-of-marque-risk = { $odds ->
    [armed] bewaffnet, wie alle wissen. Verschenkt 1 Punkt.
    [none] sicher wehrlos, denn beide bewaffneten sind bekannt. Bringt { $stake }.
   *[open] rein gezählt mit { $percent } % Wahrscheinlichkeit bewaffnet. Bringt { $stake } oder verschenkt 1 Punkt.
}
letter-of-marque-stake = { $least }–{ $most }
    .words = { $least } bis { $most }
letter-of-marque-sail-button = Auslaufen
letter-of-marque-port-button = { $way ->
    [short] { $ship }
   *[whole] Hafen { $ship } +{ $points }
}
    .words = Hafen { $ship }
letter-of-marque-attack-button = { $ship } angreifen
letter-of-marque-pass-button = Passen
letter-of-marque-type-button = { $kind ->
    [armed] Bewaffnet
   *[defenceless] Wehrlos
}
letter-of-marque-attack-note = { $treasure } von { $name } · { letter-of-marque-risk }
    .words = { $treasure } von { $name }; { letter-of-marque-risk }
letter-of-marque-choose = 💣 Welches Schiff angreifen?

## Was geschehen ist

letter-of-marque-told-began = { $rounds ->
    [1] {""}
   *[other] Spiel { $round } von { $rounds }.{" "}
}Alle wählen ihr erstes Schiff; dann { $you ->
    [yes] beginnst du.
   *[no] beginnt { $name }.
}
letter-of-marque-told-first = Die ersten Schätze: { $treasures }.
letter-of-marque-told-ready = { $you ->
    [yes] Du hast gewählt.
    [clock] Die Zeit war um: Ein Computer hat für dich gewählt.
    [computer] Ein Computer hat für dich gewählt.
    [several] { $name } haben gewählt.
   *[no] { $name } hat gewählt.
}
letter-of-marque-told-set-up = Alle haben gewählt, und die ersten Schiffe sind auf See.
letter-of-marque-told-sail = { $you ->
    [yes] Du deckst { $treasure } auf.
    [clock] Die Zeit war um: Ein Computer hat { $treasure } für dich aufgedeckt.
    [computer] Ein Computer hat { $treasure } für dich aufgedeckt.
   *[no] { $name } deckt { $treasure } auf.
}
letter-of-marque-told-ship = { $what ->
    [placed] { $you ->
        [yes] Du läufst mit { $treasure } auf **{ $ship }** aus.
        [clock] Die Zeit war um: Ein Computer ist für dich mit { $treasure } auf **{ $ship }** ausgelaufen.
        [computer] Ein Computer ist für dich mit { $treasure } auf **{ $ship }** ausgelaufen.
       *[no] { $name } läuft mit { $treasure } auf **{ $ship }** aus.
    }
    [port] { $you ->
        [yes] Du bringst **{ $ship }** mit { $treasure } heim.
        [clock] Die Zeit war um: Ein Computer hat **{ $ship }** mit { $treasure } für dich heimgebracht.
        [computer] Ein Computer hat **{ $ship }** mit { $treasure } für dich heimgebracht.
       *[no] { $name } bringt **{ $ship }** mit { $treasure } heim.
    }
    [attack] 💣 { $you ->
        [yes] Du greifst **{ $ship }** an ({ $owner }, { $treasure }).
        [clock] Die Zeit war um: Ein Computer greift für dich **{ $ship }** an ({ $owner }, { $treasure }).
        [computer] Ein Computer greift für dich **{ $ship }** an ({ $owner }, { $treasure }).
       *[no] { $yours ->
            [yes] { $name } greift dein **{ $ship }** an ({ $treasure }).
           *[no] { $name } greift **{ $ship }** an ({ $owner }, { $treasure }).
        }
    }
    [armed] **⚔️ { $ship } ist bewaffnet!**
        { $you ->
        [yes] Dein Angriff scheitert: { $owner } behält { $treasure } und gewinnt die Kanone, +1.
        [clock] { $owner } behält { $treasure } und bekommt deine Kanone, +1. Die Zeit war um, und ein Computer hat für dich angegriffen.
        [computer] { $owner } behält { $treasure } und bekommt deine Kanone, +1. Ein Computer hat für dich angegriffen.
       *[no] { $yours ->
            [yes] { $name } greift vergeblich an: Du behältst { $treasure } und gewinnst die Kanone, +1.
           *[no] { $name } greift vergeblich an: { $owner } behält { $treasure } und gewinnt die Kanone, +1.
        }
    }
   *[defenceless] **🏳️ { $ship } war wehrlos.**
        { $you ->
        [yes] Du kaperst { $treasure } von { $owner }.
        [clock] Die Zeit war um: Ein Computer hat für dich { $treasure } von { $owner } gekapert.
        [computer] Ein Computer hat für dich { $treasure } von { $owner } gekapert.
       *[no] { $yours ->
            [yes] { $name } kapert deinen { $treasure }.
           *[no] { $name } kapert { $treasure } von { $owner }.
        }
    }
}
letter-of-marque-told-passed = { $you ->
    [yes] Du hast gepasst.
    [clock] Die Zeit war um: Ein Computer hat für dich gepasst.
    [computer] Ein Computer hat für dich gepasst.
    [several] { $name } passen.
   *[no] { $name } passt.
}
letter-of-marque-told-idle = { $you ->
    [yes] Du kannst nichts mehr tun.
    [several] { $name } können nichts mehr tun.
   *[no] { $name } kann nichts mehr tun.
}

## Wertung

letter-of-marque-scoring-title = ⚖️ Letter of Marque: Wertung
letter-of-marque-scoring-title-of = ⚖️ Letter of Marque: Spiel { $round } von { $rounds }
letter-of-marque-scored = { $name } { $treasures }{ $cannons ->
    [0] {""}
   *[other] {" "}+ 💣{ $cannons }
} = **{ $points }**
    .words = { $name }: Schätze { $treasures }; { $cannons ->
        [one] eine feindliche Kanone
       *[other] { $cannons } feindliche Kanonen
    }; zusammen **{ $points }**
letter-of-marque-scored-how = 💰 Heimgebrachte oder gekaperte Schätze · 💣 feindliche Kanonen, je 1
letter-of-marque-scored-tie = Bei Gleichstand gewinnt, wer mehr feindliche Kanonen hat.
letter-of-marque-series-title = Nach { $round } Spielen
letter-of-marque-series-line = { $name } **{ $total }**
    .words = { $name }: **{ $total }**
letter-of-marque-series-line-tied = { $name } **{ $total }** · 💣{ $cannons }
    .words = { $name }: **{ $total }**, { $cannons ->
        [one] eine feindliche Kanone
       *[other] { $cannons } feindliche Kanonen
    }
letter-of-marque-series-tie = Bei Gleichstand gewinnt, wer in der ganzen Serie mehr feindliche Kanonen (💣) hat.
    .words = Bei Gleichstand gewinnt, wer in der ganzen Serie mehr feindliche Kanonen hat.
points-letter-of-marque = { $points ->
    [0] 0 Punkte
    [one] 1 Punkt
   *[other] { $points } Punkte
}
review-points-letter-of-marque = Deine Wahl hat dich gegenüber dem besten Gegner mindestens { $points } Punkte gekostet.
letter-of-marque-decided = 🏆 Die Entscheidung: { $way ->
    [prize] { $yours ->
        [yes] { $name } hat { $treasure } von dir gekapert
       *[no] { $you ->
            [yes] Du hast { $treasure } von { $owner } gekapert
           *[no] { $name } hat { $treasure } von { $owner } gekapert
        }
    }
   *[cannons] { $you ->
        [yes] Du bekamst
       *[no] { $name } bekam
    } { $cannons ->
        [one] eine feindliche Kanone
       *[other] { $cannons } feindliche Kanonen
    }
}
distinction-letter-of-marque = 🎭 Kühnste Heimkehr: { $name }, Schatz { $size } auf wehrlosem Schiff
letter-of-marque-bluff = 🎭 { $you ->
    [yes] Dein Bluff
   *[no] Bluff von { $name }
}: { $treasure } kam wehrlos heim
letter-of-marque-prize = 🏳️ { $yours ->
    [yes] Prise von { $name }: { $treasure } von dir
   *[no] { $you ->
        [yes] Deine Prise: { $treasure } von { $owner }
       *[no] Prise von { $name }: { $treasure } von { $owner }
    }
}
letter-of-marque-traps = ⚔️ { $you ->
    [yes] Deine Falle
   *[no] Falle von { $name }
}: { $count ->
    [one] ein Angriff
   *[other] { $count } Angriffe
} abgewehrt
letter-of-marque-home = ⚓ { $you ->
    [yes] Deine beste Fahrt
   *[no] Beste Fahrt von { $name }
}: { $treasure } kam heim
letter-of-marque-led = { $moves ->
    [1] { $you ->
        [yes] Du hast bis zum letzten Zug geführt.
       *[no] { $name } hat bis zum letzten Zug geführt.
    }
   *[other] { $you ->
        [yes] Du hast bis { $moves } Züge vor Schluss geführt.
       *[no] { $name } hat bis { $moves } Züge vor Schluss geführt.
    }
}
letter-of-marque-open-ship = `{ $ship }` { $armed ->
    [yes] ⚔️
   *[no] 🏳️
}
    .words = `{ $ship }` { $armed ->
        [yes] bewaffnet
       *[no] wehrlos
    }
letter-of-marque-open-supply = Vorrat ⚔️ { $armed } 🏳️ { $defenceless }
    .words = noch im Vorrat: { $armed } bewaffnet, { $defenceless } wehrlos
tie-letter-of-marque = { $count ->
    [one] eine feindliche Kanone
   *[other] { $count } feindliche Kanonen
}

## Was nicht geht, und was stattdessen

letter-of-marque-refusal-game-over = Dieses Spiel ist vorbei. Weiter geht es mit den Knöpfen unter seinem Ergebnis.
letter-of-marque-refusal-not-your-turn = Du bist nicht am Zug. Solange kannst du dir deine Schiffe ansehen.
letter-of-marque-refusal-already-chosen = Dein erstes Schiff steht fest. Es geht weiter, wenn alle gewählt haben.
letter-of-marque-refusal-not-in-set-up = Leg erst ein Schiff zu deinem Schatz: bewaffnet oder wehrlos.
letter-of-marque-refusal-set-up-is-over = Die Schiffe sind schon auf See. Lauf aus, lauf ein oder greif an.
letter-of-marque-refusal-choose-a-ship-first = Dein Schatz braucht ein Schiff: bewaffnet oder wehrlos.
letter-of-marque-refusal-no-treasure-turned-up = Lauf erst aus. Das Schiff wählst du, sobald der Schatz aufgedeckt ist.
letter-of-marque-refusal-none-left = So ein Schiff hast du nicht mehr. Diese hast du noch.
letter-of-marque-refusal-pile-empty = Dein Stapel ist leer, also kannst du nicht auslaufen. Lauf ein oder greif an.
letter-of-marque-refusal-no-such-ship = Kein Schiff mit diesem Namen ist auf See. Nimm eins vom Tisch, zum Beispiel `A1`.
letter-of-marque-refusal-not-your-ship = Ein fremdes Schiff kannst du nicht heimbringen. Du kannst es angreifen.
letter-of-marque-refusal-own-ship = Dein eigenes Schiff kannst du nicht angreifen. Du kannst es heimbringen.
letter-of-marque-refusal-no-cannon = Du hast keine Kanone mehr, also kannst du nicht angreifen. Lauf aus oder lauf ein.
letter-of-marque-refusal-treasures-left = Solange du Schätze im Stapel hast, kannst du nicht passen. Lauf aus, lauf ein oder greif an.
letter-of-marque-refusal-ship-at-sea = Solange du ein Schiff auf See hast, kannst du nicht passen. Bring es heim oder greif an.

## Tipps: der Zug als Satz

letter-of-marque-move-sail = Lauf aus.
letter-of-marque-move-port = Bring Schiff { $ship } mit { $treasure } heim.
letter-of-marque-move-attack = Greif Schiff { $ship } an, es trägt { $treasure }.
letter-of-marque-move-ship = Leg { $kind ->
    [armed] ein bewaffnetes Schiff
   *[defenceless] ein wehrloses Schiff
} zu deinem { $treasure }.
letter-of-marque-move-pass = Passe.

## Tipps: warum, als Satz danach

lacks-letter-of-marque = { $why ->
    [sails] Das schickt keinen Schatz auf See.
    [sails_alone] Das schickt keinen Schatz auf See.
    [rescues] Das lässt den { $best }er-Schatz ungeschützt auf See.
    [known] Das lässt den { $best }er-Schatz auf See.
    [lands] { $way ->
        [EnterPort] Das bringt nur { $count } nach Hause.
       *[other] Das lässt den { $best }er-Schatz auf See.
    }
    [sure] { $way ->
        [Attack] {" "}
        [Gain] {" "}
       *[other] Das greift niemanden an, und der Schatz kann noch heimkommen.
    }
    [avoids] { $way ->
        [Attack] {" "}
        [Gain] {" "}
       *[other] Das greift niemanden an, und der Schatz kann noch heimkommen.
    }
    [judged] { $way ->
        [Attack] {" "}
        [Gain] {" "}
       *[other] Das greift niemanden an, und der Schatz kann noch heimkommen.
    }
    [odds] { $way ->
        [Attack] {" "}
        [Gain] {" "}
       *[other] Das greift niemanden an, und der Schatz kann noch heimkommen.
    }
    [guards] Auf einem wehrlosen Schiff gewinnt ihn jeder Angriff.
    [traps] Auf einem wehrlosen Schiff gewinnt ihn jeder Angriff.
    [highest] Auf einem wehrlosen Schiff gewinnt ihn jeder Angriff.
    [little] Das verbraucht eins deiner bewaffneten Schiffe dafür.
    [bluffs] Das verbraucht eins deiner bewaffneten Schiffe dafür.
    [saves] Das verbraucht eins deiner bewaffneten Schiffe dafür.
   *[other] {" "}
}
why-letter-of-marque-only = Etwas anderes geht nicht.
why-letter-of-marque-guards = Ein { $count }er-Schatz lockt Angreifer, und ein bewaffnetes Schiff behält ihn.
why-letter-of-marque-traps = Niemand sonst sieht, dass dein { $count }er-Schatz auf einem bewaffneten Schiff fährt, und ein misslungener Angriff ist ein Punkt für dich.
why-letter-of-marque-little = Kapert jemand einen { $count }er-Schatz, ist wenig verloren.
why-letter-of-marque-bluffs = Niemand sonst sieht, dass dein { $count }er-Schatz auf einem wehrlosen Schiff fährt.
why-letter-of-marque-saves = Ein bewaffnetes Schiff hebst du besser für einen höheren Schatz auf, bis hin zum { $count }er, der noch kommt.
why-letter-of-marque-highest = Höher als { $count } ist kein Schatz, der bei dir noch kommt, also verdient dieser ein bewaffnetes Schiff.
why-letter-of-marque-sails = { $count ->
    [one] Ein Schatz wartet noch in deinem Stapel, wo er nichts wert ist
   *[other] { $count } Schätze warten noch in deinem Stapel, wo sie nichts wert sind
}.
why-letter-of-marque-sails_alone = Du hast kein Schiff auf See, und { $count ->
    [one] ein Schatz wartet in deinem Stapel
   *[other] { $count } Schätze warten in deinem Stapel
}.
why-letter-of-marque-rescues = Nichts schützt seinen { $count }er-Schatz, solange Gegner Kanonen haben.
why-letter-of-marque-known = Inzwischen wissen alle, dass es bewaffnet ist, also lockt es niemanden mehr.
why-letter-of-marque-lands = Sein { $count }er-Schatz zählt erst daheim.
why-letter-of-marque-sure = Beide bewaffneten Schiffe von { $name } sind bekannt, also wehrt sich dieses nicht: Du gewinnst { $treasure }.
why-letter-of-marque-avoids = Es ist mit { $count } % Wahrscheinlichkeit bewaffnet. { $turns ->
    [0] { $other } trägt mehr, ist aber nach den Zügen von { $name } eher bewaffnet.
    [one] { $other } trägt mehr, ist aber seit einem Zug in Reichweite von Kanonen, also eher bewaffnet.
   *[other] { $other } trägt mehr, ist aber seit { $turns } Zügen in Reichweite von Kanonen, also eher bewaffnet.
}
    .words = Es ist mit { $count } Prozent Wahrscheinlichkeit bewaffnet. { $turns ->
        [0] { $other } trägt mehr, ist aber nach den Zügen von { $name } eher bewaffnet.
        [one] { $other } trägt mehr, ist aber seit einem Zug in Reichweite von Kanonen, also eher bewaffnet.
       *[other] { $other } trägt mehr, ist aber seit { $turns } Zügen in Reichweite von Kanonen, also eher bewaffnet.
    }
why-letter-of-marque-judged = Nach den Zügen von { $name } ist es mit { $count } % Wahrscheinlichkeit bewaffnet, nicht mit { $percent } %: Du gewinnst { $treasure } oder verschenkst 1 Punkt.
    .words = Nach den Zügen von { $name } ist es mit { $count } Prozent Wahrscheinlichkeit bewaffnet, nicht mit { $percent } Prozent: Du gewinnst { $treasure } oder verschenkst 1 Punkt.
why-letter-of-marque-odds = Es ist mit { $percent } % Wahrscheinlichkeit bewaffnet: Du gewinnst { $treasure } oder verschenkst 1 Punkt.
    .words = Es ist mit { $percent } Prozent Wahrscheinlichkeit bewaffnet: Du gewinnst { $treasure } oder verschenkst 1 Punkt.
why-letter-of-marque-all_armed = Jedes Schiff, das du angreifen könntest, ist bewaffnet.
why-letter-of-marque-wary = Nach den bisherigen Zügen ist jedes Schiff, das du angreifen könntest, mit mindestens { $count } % Wahrscheinlichkeit bewaffnet.
    .words = Nach den bisherigen Zügen ist jedes Schiff, das du angreifen könntest, mit mindestens { $count } Prozent Wahrscheinlichkeit bewaffnet.
why-letter-of-marque-later = { $count ->
    [one] Deine Gegner schicken noch einen Schatz auf See, und deine Kanone kann auf ihn warten
   *[other] Deine Gegner schicken noch { $count } Schätze auf See, und deine Kanone kann auf einen warten
}.
why-letter-of-marque-costs = Ein misslungener Angriff gibt dem Besitzer des Schiffs einen Punkt.
why-letter-of-marque-risks = { $count ->
    [100] Das Schiff ist sicher bewaffnet, also bringt der Angriff { $name } einen Punkt.
   *[other] { $turns ->
        [0] Nach den Zügen von { $name } ist es mit { $count } % Wahrscheinlichkeit bewaffnet, und dann verschenkst du einen Punkt.
        [one] { $name } lässt es seit einem Zug in Reichweite von Kanonen. Das Risiko ist also { $count } %, nicht { $percent } %.
       *[other] { $name } lässt es seit { $turns } Zügen in Reichweite von Kanonen. Das Risiko ist also { $count } %, nicht { $percent } %.
    }
}
    .words = { $count ->
        [100] Das Schiff ist sicher bewaffnet, also bringt der Angriff { $name } einen Punkt.
       *[other] { $turns ->
            [0] Nach den Zügen von { $name } ist es mit { $count } Prozent Wahrscheinlichkeit bewaffnet, und dann verschenkst du einen Punkt.
            [one] { $name } lässt es seit einem Zug in Reichweite von Kanonen. Das Risiko ist also { $count } Prozent, nicht { $percent } Prozent.
           *[other] { $name } lässt es seit { $turns } Zügen in Reichweite von Kanonen. Das Risiko ist also { $count } Prozent, nicht { $percent } Prozent.
        }
    }
letter-of-marque-why-not = { $lot ->
    [sure] Auch { $ship } mit { $treasure } ist sicher wehrlos und bleibt ein Ziel.
    [calm] { $ship } kann mit { $treasure } warten: Kein Gegner hat noch eine Kanone.
    [armed] { $ship } kann mit { $treasure } warten: Es ist bewaffnet, und ein Angriff darauf wäre ein Punkt für dich.
    [bluff] { $ship } bleibt mit { $treasure } auf See: Für Angreifer ist es mit { $percent } % Wahrscheinlichkeit bewaffnet.
   *[bare] { $ship } bleibt mit { $treasure } in Gefahr: Alle wissen, dass es wehrlos ist.
}
    .words = { $lot ->
        [sure] Auch { $ship } mit { $treasure } ist sicher wehrlos und bleibt ein Ziel.
        [calm] { $ship } kann mit { $treasure } warten: Kein Gegner hat noch eine Kanone.
        [armed] { $ship } kann mit { $treasure } warten: Es ist bewaffnet, und ein Angriff darauf wäre ein Punkt für dich.
        [bluff] { $ship } bleibt mit { $treasure } auf See: Für Angreifer ist es mit { $percent } Prozent Wahrscheinlichkeit bewaffnet.
       *[bare] { $ship } bleibt mit { $treasure } in Gefahr: Alle wissen, dass es wehrlos ist.
    }

game-letter-of-marque-unit = Punkte
game-letter-of-marque-gained = { $count ->
    [one] ein Punkt
   *[other] { $count } Punkte
}

## Die eigenen Wörter des Spiels, in der ersten Hand

first-words-letter-of-marque = { $stage ->
    [set_up] Wähl ein Schiff für deinen ersten Schatz: bewaffnet oder wehrlos.
   *[turn] Lauf mit einem Schatz aus, bring einen heim oder greif ein Schiff an.
}
letter-of-marque-gift = { $ship } ist bekanntlich bewaffnet. { $name } einen Punkt schenken?
letter-of-marque-first-hand = { $levels ->
    [none] Die meisten Punkte gewinnen.
   *[other] { game-letter-of-marque }, Stufe { $levels }: { $rounds ->
        [1] Die meisten Punkte gewinnen.
       *[other] In { $rounds } Spielen gewinnen die meisten Punkte.
    }
}

## Die Lektion

lesson-letter-of-marque-1 = Bring die meisten Punkte heim: Schätze, und Kanonen, die andere an dich verlieren. Alle schicken gleichzeitig einen ersten Schatz auf See, auf einem geheimen Schiff. Wähl **Wehrlos**: Nur dein Bluff schützt den 5er.
lesson-letter-of-marque-1-wrong = Heb dir deine zwei bewaffneten Schiffe noch auf. Wähl **Wehrlos**.
lesson-letter-of-marque-2 = Wren hat sofort angegriffen, und dein Bluff ging schief: Schatz und Schiff sind weg. Drück **Auslaufen** für den nächsten Schatz.
lesson-letter-of-marque-2-wrong = Bald greifst du an. Drück erst **Auslaufen** für einen weiteren Schatz.
lesson-letter-of-marque-3 = Alle sehen, dass du einen 3er aufgedeckt hast, aber niemand sieht dein Schiff. Wähl diesmal **Bewaffnet**.
lesson-letter-of-marque-3-wrong = Nimm diesmal die andere Art: **Bewaffnet**.
lesson-letter-of-marque-4 = In deinem Zug kannst du auch angreifen. Das kostet eine deiner drei Kanonen. Greif das Schiff mit Wrens 5er an.
lesson-letter-of-marque-4-wrong = Ein andermal. Greif das Schiff mit Wrens 5er an und sieh, was es ist.
lesson-letter-of-marque-5 = Wrens Schiff war bewaffnet. Es bleibt mit seinem 5er auf See, und deine Kanone ist 1 Punkt für Wren. Drück noch einmal **Auslaufen**.
lesson-letter-of-marque-5-wrong = Dazu kommst du noch. Drück jetzt **Auslaufen**.
lesson-letter-of-marque-6 = Niemand weiß, was für ein Schiff du auf See hast, also ist sich auch bei diesem niemand sicher. Bluffe: Wähl **Wehrlos**.
lesson-letter-of-marque-6-wrong = Heb dir dein letztes bewaffnetes Schiff auf. Bluffe: Wähl **Wehrlos**.
lesson-letter-of-marque-7 = Niemand hat angegriffen: Dein Bluff hat geklappt. Lauf mit dem 6er in den **Hafen** ein. Er gehört endgültig dir, und niemand erfährt, was für ein Schiff es war.
lesson-letter-of-marque-7-wrong = Der 6er ist auf See in Gefahr. Bring erst dieses Schiff in den **Hafen**.
lesson-letter-of-marque-8 = Das sind 6 Punkte. Wren hat mehr: Heimgebrachte und gekaperte Schätze zählen beide. Drück noch einmal **Auslaufen**.
lesson-letter-of-marque-8-wrong = Du kannst noch mehr auf See schicken. Drück jetzt **Auslaufen**.
lesson-letter-of-marque-9 = Ein 7er reizt zum Angriff. Wähl **Bewaffnet**.
lesson-letter-of-marque-9-wrong = Einen 7er wollen alle. Schütze ihn: Wähl **Bewaffnet**.
lesson-letter-of-marque-10 = Pip hat angegriffen und eine Kanone an dich verloren: 1 Punkt. Nun wissen alle, dass dieses Schiff bewaffnet ist. Bring seinen 7er in den **Hafen**.
lesson-letter-of-marque-10-wrong = Das hat Zeit. Bring den 7er in den **Hafen**.
lesson-letter-of-marque-11 = Kanonen, die du behältst, sind am Ende nichts wert. Greif das Schiff mit Pips 5er an.
lesson-letter-of-marque-11-wrong = Das nicht. Greif das Schiff mit Pips 5er an.
lesson-letter-of-marque-12 = Pips Schiff war wehrlos, also gehört der 5er dir, und Pip hat das Schiff verloren. Ab hier entscheidest du, bis alle Stapel leer sind und kein Schiff mehr auf See ist.
lesson-letter-of-marque-13 = Wieder entscheidest du. Passen kannst du nur mit leerem Stapel und ohne Schiff auf See.
lesson-letter-of-marque-end = Das Spiel endet, wenn alle Stapel leer sind und kein Schiff mehr auf See ist.
    Es zählen die Werte aller heimgebrachten und gekaperten Schätze, dazu 1 Punkt für jede feindliche Kanone.
    Wer die meisten Punkte hat, gewinnt; bei Gleichstand, wer mehr feindliche Kanonen hat.

daily-finer-letter-of-marque = Gleichstand lösen die Schätze, dann die Kanonen.
duel-finer-letter-of-marque = { $by ->
    [0] Bei Gleichstand entscheiden mehr Schätze
   *[1] Bei Gleichstand auch in den Schätzen entscheiden mehr erbeutete Kanonen
}: { $own } zu { $other }.

help-typing-letter-of-marque = - 🏴‍☠️ **Letter of Marque:** `/play A1` läuft ein, `/play B2` greift an.

mark-letter-of-marque-seven-home = Die Sieben wehrlos heimgebracht
mark-letter-of-marque-guns = Viermal angegriffen worden, jedes Mal bewaffnet
mark-letter-of-marque-no-shot = Gewonnen, ohne einen Schuss abzugeben

# what a player says across the table
remark-letter-of-marque-1 = Ich bin bewaffnet. Versuch's doch.
remark-letter-of-marque-2 = Ich und bluffen? Niemals.
remark-letter-of-marque-3 = Dich behalte ich im Auge.
remark-letter-of-marque-4 = Das zahle ich dir heim.
