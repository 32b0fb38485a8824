## Der Name

game-seven-seas = 7 Seas
choice-seven-seas = 7 Seas · 2 bis 4 Spieler
game-seven-seas-play = Spiel eine Karte und nimm damit eine derselben Stärke oder mehrere, die zusammen so viel ergeben; eine 1 nimmt auch eine 10. Navigationspunkte bringen dein Schiff voran.
game-seven-seas-wins = Das vorderste Schiff gewinnt.
game-seven-seas-lasts = Allein dauert es etwa 5 Minuten.
game-seven-seas-brief = Nimm Karten, deren Summe deine ergibt
game-seven-seas-pitch = { game-seven-seas-play } Sei als Erster bei der Insel. Für zwei bis vier Spieler.
game-seven-seas-lobby = ⛵ { game-seven-seas }: Wer kommt an Bord?
game-seven-seas-over = ⚓ { game-seven-seas }: zurück im Hafen
game-seven-seas-thread = ⛵ { game-seven-seas }
game-seven-seas-praise = Eine Beute, die jeden Kapitän neidisch macht.

## Hausregeln von 7 Seas

rule-seven-seas-target = Zielfeld
rule-seven-seas-target-meaning = Wie weit die Insel ist: 7 für ein kurzes Spiel, 14 für eine lange Reise. Hinter 14 beginnt ein Schiff von vorn.
rule-seven-seas-booty = Beutewerte
rule-seven-seas-booty-primiera = 7 zählt am meisten
rule-seven-seas-booty-linear = 1 bis 7 ihre Zahl, 8 bis 10 nur 1
rule-seven-seas-booty-meaning = Welchen Beutewert jede Karte hat: 7 am meisten, dann 6 und 1; oder 1 bis 7 ihre Stärke und 8 bis 10 nur 1.
rule-seven-seas-last_clears = Rest an den Letzten
rule-seven-seas-last_clears-meaning = Wer zuletzt etwas genommen hat, bekommt den Rest der Auslage, ohne zu klauen. Hat niemand etwas genommen, bleibt er liegen.
rule-seven-seas-teams = Teams
rule-seven-seas-teams-meaning = Zu viert: Partner sitzen sich gegenüber und teilen Schatztruhe und Schiff.
rule-seven-seas-ultimate_teams = Teams mit allen Karten
rule-seven-seas-ultimate_teams-meaning = Wie Teams, aber alle vierzig Karten werden ausgeteilt, ohne Hafen und mit leerer Auslage.

## Karten

seven-seas-word = { $card ->
    [kraken] Krake
    [lady] Piratenbraut
    [king] Piratenkönig
    [gold] Gold
    [crystal] Kristall
    [rum] Rum
   *[curse] Fluch
}
    .accusative = { $card ->
        [kraken] den Kraken
        [lady] die Piratenbraut
        [king] den Piratenkönig
        [gold] Gold
        [crystal] Kristall
        [rum] Rum
       *[curse] Fluch
    }
# A card in screen-reader text.
seven-seas-card = { $named ->
    [yes] { $name } ({ $suit } { $strength })
   *[no] { $suit } { $strength }
}
# A card in a sentence: its name, and its sign with the strength.
seven-seas-called = { $name } { $sign }
seven-seas-plus = +
    .words = plus
seven-seas-short = { $card ->
    [lady] Braut
   *[king] König
}
seven-seas-values-of = { $suits }:
seven-seas-counts = { $strengths }→{ $value }
    .words = { $count ->
        [one] { $strengths } zählt { $value }
       *[other] { $strengths } zählen { $value }
    }

## Der Tisch

seven-seas-title = 7 Seas · Runde { $round }{ $rounds ->
    [0] {" "}· bis { $target }
   *[other] {" "}von { $rounds }
}
    .words = 7 Seas, Runde { $round }{ $rounds ->
        [0] , bis Feld { $target }
       *[other] {" "}von { $rounds }
    }
# A row of the chart in screen-reader text.
seven-seas-row = { $name }: Feld { $place } von { $target }, { $way ->
    [lead] vorn
    [level] gleichauf mit { $others }
   *[behind] { $behind } hinter { $others }
}{ $compass ->
    [yes] , mit dem Kompass
   *[no] {""}
}
seven-seas-side = { $mark } { $hands } 🧰 { $cards }
    .words = { $hands }, { $cards } in der Schatztruhe
seven-seas-hand = { $name } ✋ { $cards }
    .words = { $name }: { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    } auf der Hand
seven-seas-display = { $cards ->
    [0] Die Auslage ist leer
    [one] Auslage: eine Karte
   *[other] Auslage: { $cards } Karten
}
# While a nick is under way.
seven-seas-searching = { $name } durchsucht { $place ->
    [harbour] den Hafen.
    [shared] eure Schatztruhe.
    [yours] deine Schatztruhe.
   *[chest] die Schatztruhe von { $whose }.
}
seven-seas-harbour = Hafen { $cards }
    .words = Hafen: { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    }
# Small, below the display of a hand.
seven-seas-chests = 🧰 { $chests }
    .words = Schatztruhen: { $chests }
seven-seas-chest = { $you ->
    [yes] Du { $cards }
   *[no] { $name } { $cards }
}
    .words = { $you ->
        [yes] { $cards ->
            [one] Du: eine Karte
           *[other] Du: { $cards } Karten
        }
       *[no] { $cards ->
            [one] { $name }: eine Karte
           *[other] { $name }: { $cards } Karten
        }
    }
# Two players get these cards once both hands are empty.
seven-seas-aside = noch { $cards } Karten auszuteilen
    .words = noch { $cards } Karten auszuteilen
seven-seas-signs = ✋ Hand, 🧰 Schatztruhe
seven-seas-compass = 🧭 Zuerst: { $name }
seven-seas-turn = **← { $shared ->
    [yes] { $name }{" "}
   *[no] {""}
}{ $phase ->
    [play] am Zug
    [nick] 🪝 darf klauen
   *[keep] 🪝 klaut
}**
    .words = ({ $shared ->
        [yes] { $name }{" "}
       *[no] {""}
    }{ $phase ->
        [play] am Zug
        [nick] 🪝 darf klauen
       *[keep] 🪝 klaut
    })

## Die Hand: was jede Karte täte

seven-seas-hand-empty = Du hast keine Karten mehr.
seven-seas-hold = Du hast { $cards }.
seven-seas-lay-any = { $way ->
    [start] { $count ->
        [one] Deine Karte beginnt eine neue Auslage.
       *[other] Jede Karte beginnt eine neue Auslage.
    }
   *[lay] { $count ->
        [one] Nichts passt zu deiner Karte: Leg sie ab.
       *[other] Nichts passt: Leg irgendeine Karte ab.
    }
}
# Small, below the cards that take something.
seven-seas-lay-others = { $count ->
    [one] Deine andere Karte kannst du nur ablegen.
   *[other] Deine anderen Karten kannst du nur ablegen.
}
seven-seas-by = { $what } mit { $cards }
    .words = { $cards } nimmt { FORM($what, "accusative") }
# Below the best captures, if not all have room.
seven-seas-ways = Mehr: drück { $cards }.
seven-seas-everything = Alles
    .words = alles
seven-seas-values = { $booty ->
    [primiera] Der Gesamtbeutewert bringt 2. Je das beste Gold, Kristall und Rum zählen: 7 am meisten, dann 6, 1, 5, 4, 3, 2; 8 bis 10 nichts. Der mildeste Fluch senkt ihn.
    [linear] Der Gesamtbeutewert bringt 2. Je das beste Gold, Kristall und Rum zählen: 1 bis 7 ihre Stärke, 8 bis 10 nur 1. Der mildeste Fluch senkt ihn.
   *[own] Der Gesamtbeutewert bringt 2. Je das beste Gold, Kristall und Rum zählen, mit den Werten aus den Regeln dieses Tisches. Der mildeste Fluch senkt ihn.
}
seven-seas-clears-plain = leert die Auslage

## Wahlen

seven-seas-choose = { $card }: Was nimmst du?
seven-seas-choose-why = { $why ->
    [same-strength] Du musst eine Karte derselben Stärke nehmen. Summen kommen danach.
    [sum] Eins davon musst du nehmen: Zusammen ergibt es genau so viel.
    [one-takes-ten] Du darfst { FORM($card, "accusative") } ablegen oder damit eine 10 nehmen.
   *[kraken] Du darfst den Kraken ablegen oder mit ihm nehmen. Nimmt er, zählen deine Flüche zusammen **-7** statt nur der mildeste. Daneben steht, was sich für dich ändert, mit der Beute. Auch bei leerer Auslage bekommst du dann keine Karte aus einer anderen Schatztruhe.
}
seven-seas-choose-placeholder = Welche Karten nimmst du?
seven-seas-back = Zurück
seven-seas-lay-button = Ablegen
seven-seas-take-all-button = Alles nehmen

## Das Klauen

seven-seas-nick-title = Eine Karte klauen?
seven-seas-nick-text = Die Auslage ist leer, also darfst du klauen: Durchsuch **einen** Ort und behalt eine seiner Karten. Vorher siehst du sie nicht. Hast du einmal hineingesehen, musst du eine behalten.
seven-seas-nick-decline = Nein, danke
seven-seas-source-harbour = ⚓ Hafen { $cards }
    .words = Hafen, { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    }
seven-seas-source-chest = { $mark } { $name } { $cards }
    .words = Schatztruhe von { $name }, { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    }
seven-seas-opened-title = { $place ->
    [harbour] Der Hafen
   *[chest] Die Schatztruhe von { $whose }
}: { $cards ->
    [one] Behalt die einzige Karte
   *[other] Behalt eine von { $cards } Karten
}
seven-seas-keep-placeholder = Welche behältst du?
seven-seas-opened-text = { $cards ->
    [one] Mehr war nicht darin.
   *[other] Die anderen gehen zurück. Niemand erfährt, welche du behältst.
}

## Was eine Karte bringt, soweit man es wissen kann

seven-seas-brings = { $what }: { $gain }
    .words = { $what }; bringt: { $gain }
seven-seas-gain-nick = **🪝 verdeckte Karte klauen**
    .words = verdeckte Karte klauen
# The lady and the king, a point each.
seven-seas-gain-points = { $count ->
    [one] +1 Navigationspunkt, falls nicht geklaut
   *[other] +{ $count } Navigationspunkte, falls nicht geklaut
}
seven-seas-gain-coins = { $count ->
    [one] +1 Münze
   *[other] +{ $count } Münzen
}
seven-seas-gain-booty = { $way ->
    [more] +{ $most } Beutewert
    [less] { $least } Beutewert
   *[between] { $least } bis { $most } Beutewert
}
seven-seas-gain-nothing = bringt nur eine Karte

## Was geschehen ist

seven-seas-told-dealt = Runde { $round }: { $you ->
    [yes] Du beginnst (🧭 Kompass).
   *[no] { $name } beginnt (🧭 Kompass).
}
seven-seas-told-redealt = Eine dritte 10 kam in die Auslage, also wurden alle Karten neu gemischt.
seven-seas-told-laid = { $you ->
    [yes] Du hast { FORM($card, "accusative") } abgelegt.
    [clock] Die Zeit war um: Ein Computer hat { FORM($card, "accusative") } für dich gespielt.
    [computer] Ein Computer hat { FORM($card, "accusative") } für dich gespielt.
   *[no] { $name } legt { FORM($card, "accusative") } ab.
}
seven-seas-told-captured = { $rule ->
    [take-all] **🐙 { $you ->
        [yes] Du hast den Kraken losgelassen: Er nahm { FORM($taken, "accusative") }.
        [clock] Die Zeit war um: Ein Computer hat für dich den Kraken losgelassen: Er nahm { FORM($taken, "accusative") }.
        [computer] Ein Computer hat für dich den Kraken losgelassen: Er nahm { FORM($taken, "accusative") }.
       *[no] { $name } lässt den Kraken los: Er nimmt { FORM($taken, "accusative") }.
    }**
   *[other] { $you ->
        [yes] Du hast { FORM($card, "accusative") } gespielt und { FORM($taken, "accusative") } genommen.
        [clock] Die Zeit war um: Ein Computer hat { FORM($card, "accusative") } für dich gespielt und { FORM($taken, "accusative") } genommen.
        [computer] Ein Computer hat { FORM($card, "accusative") } für dich gespielt und { FORM($taken, "accusative") } genommen.
       *[no] { $name } spielt { FORM($card, "accusative") } und nimmt { FORM($taken, "accusative") }.
    }
}
# Behind a capture that brings the lady or the king.
seven-seas-told-points = **{ seven-seas-gain-points }.**
seven-seas-told-cleared = **🌊 { $you ->
    [yes] Du hast die Auslage geleert!
   *[no] { $name } leert die Auslage!
}**
seven-seas-told-second = Beide Hände waren leer: noch { $cards } Karten für jeden.
seven-seas-told-last = { $you ->
    [yes] Du hast zuletzt etwas genommen und bekommst den Rest: { $taken }.
   *[no] { $name } hat zuletzt etwas genommen und bekommt den Rest: { $taken }.
}
seven-seas-told-nicked = **🪝 { $you ->
    [yes] Du hast eine Karte
    [clock] Die Zeit war um: Ein Computer hat für dich eine Karte
    [computer] Ein Computer hat für dich eine Karte
   *[no] { $name } klaut eine Karte
} { $place ->
    [harbour] aus dem Hafen
    [shared] aus eurer Schatztruhe
    [yours] aus deiner Schatztruhe
   *[chest] aus der Schatztruhe von { $whose }
}{ $you ->
    [no] .
   *[other] {" "}geklaut.
}**
seven-seas-told-kept = { $you ->
    [yes] Du hast { FORM($card, "accusative") } behalten. Niemand sonst weiß es.
    [clock] Die Zeit war um: Ein Computer hat { FORM($card, "accusative") } für dich behalten. Niemand sonst weiß es.
    [computer] Ein Computer hat { FORM($card, "accusative") } für dich behalten. Niemand sonst weiß es.
   *[no] { $name } hat { FORM($card, "accusative") } behalten. Niemand sonst weiß es.
}
seven-seas-told-declined = { $you ->
    [yes] Du hast alle Schatztruhen in Ruhe gelassen.
    [clock] Die Zeit war um: Ein Computer hat für dich alle Schatztruhen in Ruhe gelassen.
    [computer] Ein Computer hat für dich alle Schatztruhen in Ruhe gelassen.
   *[no] { $name } lässt alle Schatztruhen in Ruhe.
}

## Wertung

seven-seas-reckoning = Runde { $round }: Wertung
seven-seas-round-for = { $you ->
    [team] Ihr
    [yes] Du
   *[no] { $name }
}: { $what }.
seven-seas-award = { $category ->
    [cards] { $tied ->
        [short] die meisten Beutekarten
        [yes] Gleichstand bei den meisten Beutekarten (je { $own })
       *[no] die meisten Beutekarten ({ $own } zu { $next })
    }
    [coins] { $tied ->
        [short] das meiste Gold
        [yes] Gleichstand beim meisten Gold (je { $own })
       *[no] das meiste Gold ({ $own } zu { $next })
    }
    [lady] die Braut
    [king] der König
   *[booty] { $tied ->
        [short] der höchste Gesamtbeutewert
        [yes] Gleichstand beim höchsten Gesamtbeutewert (je { $own })
       *[no] der höchste Gesamtbeutewert ({ $own } zu { $next })
    }
}
seven-seas-round-nearest = { $category ->
    [none] { $you ->
        [team] Kein Navigationspunkt für euch.
       *[yes] Kein Navigationspunkt für dich.
    }
    [cards] { $you ->
        [team] Kein Navigationspunkt für euch. Am nächsten wart ihr bei den Karten: { $own } zu { $best }.
       *[yes] Kein Navigationspunkt für dich. Am nächsten warst du bei den Karten: { $own } zu { $best }.
    }
    [coins] { $you ->
        [team] Kein Navigationspunkt für euch. Am nächsten wart ihr beim Gold: { $own } zu { $best }.
       *[yes] Kein Navigationspunkt für dich. Am nächsten warst du beim Gold: { $own } zu { $best }.
    }
   *[booty] { $you ->
        [team] Kein Navigationspunkt für euch. Am nächsten wart ihr beim Gesamtbeutewert: { $own } zu { $best }.
       *[yes] Kein Navigationspunkt für dich. Am nächsten warst du beim Gesamtbeutewert: { $own } zu { $best }.
    }
}
# Small, below what each side won; $figures: the names, with their figures. The booty has lines of its own.
seven-seas-category = { $category ->
    [cards] 🃏 Meiste Karten
    [coins] 🪙 Meistes Gold
    [lady] 👸 Piratenbraut
   *[king] 🤴 Piratenkönig
}{ $count ->
    [0] : { $category ->
        [lady] niemand, sie blieb liegen
        [king] niemand, er blieb liegen
       *[other] niemand hat welche
    }
   *[other] {" "}(+{ $points }): { $figures }
}
    .words = { $category ->
        [cards] Meiste Karten
        [coins] Meistes Gold
        [lady] Piratenbraut
       *[king] Piratenkönig
    }: { $count ->
        [0] { $category ->
            [lady] niemand, sie blieb liegen
            [king] niemand, er blieb liegen
           *[other] niemand hat welche
        }
       *[other] { $points ->
            [one] ein Navigationspunkt
           *[other] { $points } Navigationspunkte
        }; { $figures }
    }
seven-seas-booty-line = { $name } { $suits } = **{ $total }**
    .words = { $name }: { $suits }; zusammen **{ $total }**
# The best card of a suit and its value.
seven-seas-booty-best = { $way ->
    [none] { $sign }–
    [counts] { $sign }{ $strength } ({ $value })
   *[same] { $sign }{ $value }
}
    .words = { $way ->
        [none] kein { seven-seas-word }
        [counts] { seven-seas-word } { $strength } zählt { $value }
       *[same] { seven-seas-word } { $value }
    }
seven-seas-booty-title = 🧰 Gesamtbeutewert (+2): beste Karte je Farbe (Wert)
    .words = Höchster Gesamtbeutewert, 2 Navigationspunkte: beste Karte je Farbe und ihr Wert
# $name may be two partners.
seven-seas-nothing = { $category ->
    [none] { $name }: nichts.
    [cards] { $name }: nichts, aber knapp bei den Karten: { $own } zu { $best }.
    [coins] { $name }: nichts, aber knapp beim Gold: { $own } zu { $best }.
   *[booty] { $name }: nichts, aber knapp beim Beutewert: { $own } zu { $best }.
}
seven-seas-ship = { $name } **+{ points-seven-seas }** ({ $old } → { $new }): { $what }
    .words = { $name }: von Feld { $old } auf **{ $new }**; { $what }
points-seven-seas = { $points ->
    [one] { $points } Feld
   *[other] { $points } Felder
}
review-points-seven-seas = Deine Wahl hat dich gegenüber dem besten Gegner mindestens { $points } Felder gekostet.
seven-seas-finale = 🏝️ { $you ->
    [yes] Dein Schiff erreicht die Insel!
    [team] Euer Schiff erreicht die Insel!
   *[no] { $count ->
        [one] Das Schiff von { $name } erreicht die Insel!
       *[other] Die Schiffe von { $name } erreichen die Insel!
    }
}
distinction-seven-seas = 🌊 { $count ->
    [1] Reiner Tisch: { $name } räumte die Auslage mit { $size } Karten auf einmal leer
   *[other] Reiner Tisch: { $name } räumten die Auslage je einmal mit { $size } Karten auf einmal leer
}
seven-seas-most-cleared = { $each ->
    [yes] 🌊 Klar Schiff: { $name }, Auslage je { $count }-mal geleert
   *[no] 🌊 Klar Schiff: { $name }, Auslage { $count }-mal geleert
}
seven-seas-most-nicked = { $each ->
    [yes] 🪝 Flinkste Finger: { $name }, je { $count }-mal geklaut
   *[no] 🪝 Flinkste Finger: { $name }, { $count }-mal geklaut
}
seven-seas-own-catch = 🎣 { $you ->
    [yes] Dein größter Fang
   *[no] Größter Fang von { $name }
}: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} mit { $card }
# $name may be two partners.
seven-seas-decided = 🏆 Die Entscheidung: In Runde { $round } { $category ->
    [booty] brachte der höchste Gesamtbeutewert
    [cards] brachten die meisten Beutekarten
    [coins] brachte das meiste Gold
    [lady] brachte die Piratenbraut
   *[king] brachte der Piratenkönig
} { $you ->
    [first] dich endgültig vor { $second }
    [first-team] euch endgültig vor { $second }
    [second] { $first } endgültig vor dich
    [second-team] { $first } endgültig vor euch
   *[no] { $first } endgültig vor { $second }
}
seven-seas-own-won = { $category ->
    [booty] 🧰 Höchster Gesamtbeutewert in Runde { $round }: { $name } mit { $tied ->
        [yes] je { $figure }
       *[no] { $figure }
    }
    [cards] 🃏 Meiste Beutekarten in Runde { $round }: { $name } mit { $tied ->
        [yes] je { $figure }
       *[no] { $figure }
    }
    [coins] 🪙 Meistes Gold in Runde { $round }: { $name } mit { $tied ->
        [yes] je { $figure }
       *[no] { $figure }
    }
    [lady] 👸 Die Piratenbraut in Runde { $round }: { $name }
   *[king] 🤴 Der Piratenkönig in Runde { $round }: { $name }
}
seven-seas-no-cards = keine Karten
seven-seas-hand-and-opened = { $cards ->
    [0] keine Karten
   *[other] { $hand }
}; zur Wahl: { $opened }

## Was nicht geht

seven-seas-refusal-game-over = Dieses Spiel ist vorbei. Weiter geht es mit den Knöpfen unter seinem Ergebnis.
seven-seas-refusal-not-your-turn = Du bist nicht am Zug. Solange kannst du dir deine Hand ansehen.
seven-seas-refusal-not-in-hand = Diese Karte hast du nicht. Nimm eine von deinen.
seven-seas-refusal-not-in-display = Diese Karte liegt nicht in der Auslage. Nimm nur, was dort liegt.
seven-seas-refusal-must-take = Diese Karte muss Karten nehmen, die zusammen so viel ergeben. Wähl, welche.
seven-seas-refusal-must-take-same-strength = Diese Karte nimmt genau eine Karte derselben Stärke; das kommt vor jeder Summe.
seven-seas-refusal-does-not-add-up = Diese Karten ergeben zusammen nicht so viel. Wähl andere.
seven-seas-refusal-no-nick = Jetzt gibt es nichts zu klauen. Spiel eine Karte.
seven-seas-refusal-choose-source-first = Die Auslage ist leer. Klau erst eine Karte, oder drück **Nein, danke**.
seven-seas-refusal-keep-first = Du hast eine Schatztruhe geöffnet. Behalt erst eine ihrer Karten.
seven-seas-refusal-no-such-source = Dort kannst du nicht klauen. Wähl unten einen Ort.
seven-seas-refusal-empty-source = Dort ist nichts mehr. Wähl einen anderen Ort.
seven-seas-refusal-own-chest = Deine eigene Schatztruhe bleibt zu, auch für dich. Wähl einen anderen Ort.
seven-seas-refusal-team-chest = Das ist die Schatztruhe deines Teams, und sie bleibt zu. Wähl einen anderen Ort.
seven-seas-refusal-not-in-source = Diese Karte ist nicht darin. Behalt eine der Karten unten.

## Die Regeln, in einer Minute

rules-seven-seas =
    - Spiel **eine Beutekarte**. Sie nimmt eine gleich starke aus der Auslage, sonst zwei oder mehr mit dieser Summe. Alle kommen in deine Schatztruhe. Passt nichts, bleibt sie liegen, oder eine 1 nimmt eine 10.
    - **Leere die Auslage**, und du darfst 🪝 **klauen**: Durchsuch eine andere Schatztruhe{ $harbour ->
        [yes] {" "}oder den Hafen
       *[no] {""}
    } und behalt eine Karte.
    - Nach jeder Runde fährt dein Schiff auf der Seekarte weiter. Es zählt dein Bestes in Gold, Kristall und Rum, abzüglich deines mildesten Fluchs, dazu die meisten Karten und **Goldmünzen**. { $rounds ->
        [0] Ab Feld **{ $target }** gewinnt das vorderste Schiff.
       *[other] Nach { $rounds } Runden ist Schluss.
    }

    { "**" }Zum Beispiel:** { $gold }, { $crystal } und { $rum } liegen in der Auslage. Mit { $curse } musst du { $rum } nehmen: Gleiche Stärke kommt zuerst. Lägen dort nur { $gold } und { $crystal }, nähmst du beide, zusammen 8. Die Auslage wäre leer: Du dürftest klauen.
rules-seven-seas-course =
    { "**" }Spiel eine Karte.** **1.** Hat die Auslage Karten derselben Stärke, nimm genau eine davon. **2.** Sonst, wenn zwei oder mehr Karten zusammen so viel ergeben, nimm solche. **3.** Sonst leg sie ab. Bei 1 und 2 musst du nehmen; welche, ist deine Wahl.

    { "**" }Besondere Karten.** Eine **1** darf stattdessen eine **10** nehmen. Der 🐙 **Krake** (Fluch 1) darf eine 10 nehmen, oder alles.

    🪝 **Das Klauen.** Leerst du die Auslage, darfst du eine andere Schatztruhe{ $harbour ->
        [yes] {" "}oder den Hafen
       *[no] {""}
    } durchsuchen und eine Karte behalten. Bis du hineinsiehst, kannst du verzichten; danach musst du eine behalten. Leerst du sie mit dem Kraken, darfst du nicht klauen.

    { "**" }Schatztruhen bleiben zu**, auch deine, bis die Runde endet. Was dann in der Auslage liegt, { $last ->
        [yes] bekommt, wer zuletzt etwas genommen hat, ohne zu klauen
       *[no] gehört niemandem
    }.

    { $teams ->
        [yes] **Teams.** Partner sitzen sich gegenüber und teilen Schatztruhe und Schiff.
       *[no] **Zu zweit** bekommt jeder noch acht Karten, sobald beide Hände leer sind.
    } Zeigt die erste Auslage eine dritte 10, wird neu ausgeteilt. Wer beginnt, wird ausgelost; dann wandert der 🧭 Kompass jede Runde weiter.
rules-seven-seas-scoring =
    Nach jeder Runde, für jede Schatztruhe:
    - meiste Beutekarten: 1 Navigationspunkt
    - meistes Gold, in Münzen: 1 (Gold 1 zählt wie drei Münzen)
    - 👸 Piratenbraut (Kristall 1): 1
    - 🤴 Piratenkönig (Rum 1): 1
    - höchster Gesamtbeutewert: 2

    Bei Gleichstand bekommen alle die Navigationspunkte, aber ohne Karten oder Münzen gibt es dafür nichts. Jeder Navigationspunkt ist ein Feld. { $rounds ->
        [0] Ab Feld **{ $target }** gewinnt das vorderste Schiff.
       *[other] Nach { $rounds } Runden ist Schluss.
    }

    { "**" }Der Gesamtbeutewert** ist dein bester Wert in Gold, Kristall und Rum, dazu dein mildester Fluch, oder -7 mit dem Kraken. Jede Stärke und ihr Wert{ $own ->
        [yes] , nach der Tabelle des Gastgebers
       *[no] {""}
    }:
    { $values }
rules-seven-seas-sources =
    { "**" }7 Seas** von Arve D. Fühler, ABACUSSPIELE 2021.

    -# HAUS, unsere Wahl, wo die gedruckten Regeln schweigen: Wer beginnt, wird ausgelost; auf das Klauen kann man verzichten, bis man hineinsieht. Kein Klauen, wenn der Krake eine einzelne Karte nahm; null Karten oder Münzen bringen nichts; hat niemand etwas genommen, bleibt die Auslage. NACHGEBAUT, weil die gedruckte Tabelle nicht zu lesen war: die Werte der Beute, außer dem des Kraken.

## Tipps: der Zug als Satz

seven-seas-move-lay = Leg { FORM($card, "accusative") } ab.
seven-seas-move-take = { $costs ->
    [yes] Spiel { FORM($card, "accusative") } und nimm { FORM($taken, "accusative") }, obwohl deine Flüche im Beutewert dann { $value } zählen.
   *[no] Spiel { FORM($card, "accusative") } und nimm { FORM($taken, "accusative") }.
}
seven-seas-move-harbour = Durchsuch den Hafen.
seven-seas-move-chest = Durchsuch die Schatztruhe von { $name }.
seven-seas-move-keep = Behalt { FORM($card, "accusative") }.
seven-seas-move-decline = Lass alle Schatztruhen in Ruhe.

## Tipps: warum, als Satz danach

lacks-seven-seas = { $why ->
    [lady] Das bringt dir die Piratenbraut nicht.
    [king] Das bringt dir den Piratenkönig nicht.
    [pirates] Das bringt dir nicht beide Piraten.
    [nick] Damit darfst du nicht klauen.
    [clears] Das lässt dem Nächsten Karten in der Auslage.
    [coins] { $way ->
        [PlayCard] Das bringt dir jetzt kein Gold.
       *[other] { $count ->
            [0] Das bringt dir weniger Gold.
            [one] Das bringt dir eine Goldmünze.
           *[other] Das bringt dir { $count } Goldmünzen.
        }
    }
    [cards] { $way ->
        [PlayCard] Das bringt dir jetzt keine Karten.
       *[other] { $count ->
            [0] Das bringt dir weniger Karten.
           *[other] Das bringt dir { $count } Karten.
        }
    }
    [booty] { $count ->
        [0] Das bringt dir keine solche Karte.
        [one] Das bringt dir eine solche Karte.
       *[other] Das bringt dir { $count } solche Karten.
    }
    [guarded] { $way ->
        [PlayCard] Dann ergibt die Auslage höchstens zehn, und eine Karte kann sie vielleicht leeren.
       *[other] {" "}
    }
    [cheapest] { $way ->
        [PlayCard] Diese Karte ist für dich mehr wert.
       *[other] {" "}
    }
    [cheap] { $way ->
        [PlayCard] Diese Karte ist für dich mehr wert.
       *[other] {" "}
    }
    [returns] { $way ->
        [PlayCard] Du behältst keine Karte, deren Zahl diese in deinem nächsten Zug nehmen könnte.
       *[other] {" "}
    }
    [plans] { $way ->
        [PlayCard] Danach könnte keine Zahl auf deiner Hand mehr Karten nehmen als jetzt.
       *[other] Das bringt dir weniger Karten.
    }
    [holds] Das bringt dir weder Gold noch einen Piraten.
    [waits] { $way ->
        [PlayCard] Damit legst du gerade die Karte, die etwas fangen könnte.
       *[other] {" "}
    }
    [sheds] { $way ->
        [PlayCard] Dann bleibt der Krake auf deiner Hand.
       *[other] Dann bleibt der Krake bei dir, auf der Hand oder in der Schatztruhe.
    }
    [spares] Das nimmt mit dem Kraken.
    [inside] { $way ->
        [DeclineNick] Damit bekommst du keine Karte.
       *[other] {" "}
    }
    [went] { $way ->
        [DeclineNick] Damit bekommst du keine Karte.
       *[other] {" "}
    }
    [unseen] { $way ->
        [DeclineNick] Damit bekommst du keine Karte.
       *[other] {" "}
    }
    [fullest] { $way ->
        [DeclineNick] Damit bekommst du keine Karte.
       *[other] {" "}
    }
    [hopes] { $way ->
        [DeclineNick] Damit bekommst du keine Karte.
       *[other] {" "}
    }
    [dearest] Ihr Beutewert ist niedriger.
   *[other] {" "}
}
why-seven-seas-only = Etwas anderes ist nicht erlaubt.
why-seven-seas-lady = Die Piratenbraut ist allein schon einen Navigationspunkt wert, falls niemand sie klaut.
why-seven-seas-king = Der Piratenkönig ist allein schon einen Navigationspunkt wert, falls niemand ihn klaut.
why-seven-seas-pirates = Piratenbraut und Piratenkönig sind je einen Navigationspunkt wert, falls niemand sie klaut.
why-seven-seas-nick = Das leert die Auslage, und du darfst klauen.
why-seven-seas-clears = Das leert die Auslage und lässt dem Nächsten nichts übrig.
why-seven-seas-coins = Das bringt dir { $count ->
    [one] eine Goldmünze
   *[other] { $count } Goldmünzen
}.
why-seven-seas-cards = Das bringt dir { $count ->
    [2] zwei Karten, und für die meisten Beutekarten gibt es einen Navigationspunkt
   *[other] { $count } Karten auf einmal
}.
why-seven-seas-booty = Das bringt dir { $count ->
    [one] eine Karte mit dem besten Beutewert ihrer Farbe
   *[other] { $count } Karten mit dem besten Beutewert ihrer Farben
}.
why-seven-seas-guarded = Dann ergibt die Auslage mehr als zehn, also kann keine Summe sie leeren.
why-seven-seas-cheapest = Nehmen kannst du jetzt nichts, und keine Karte auf deiner Hand ist weniger wert (Beutewert { $count }).
why-seven-seas-least = { $count ->
    [one] Nur eine Karte, die du nicht gesehen hast, räumt ab, was liegen bleibt, und darf
   *[other] Nur { $count } Karten, die du nicht gesehen hast, räumen ab, was liegen bleibt, und dürfen
} dafür klauen. Bei keinem anderen Zug sind es weniger.
why-seven-seas-fewest = { $count ->
    [0] Jede Karte, die dann etwas nehmen könnte, hast du schon gesehen: jede { $numbers } und den Kraken.
    [one] Nur eine Karte, die du nicht gesehen hast, kann dann etwas nehmen. Bei keiner anderen deiner Karten sind es weniger.
   *[other] Nur { $count } Karten, die du nicht gesehen hast, können dann etwas nehmen. Bei keiner anderen deiner Karten sind es weniger.
}
why-seven-seas-spares = Nur der Krake könnte jetzt etwas nehmen, und in deiner Schatztruhe würde er dir die Beute verderben.
why-seven-seas-holds = Mehr als { $count } Karten kannst du jetzt nicht bekommen, und Gold oder ein Pirat ist nicht dabei.
why-seven-seas-cheap = Keine Karte auf deiner Hand ist weniger wert (Beutewert { $count }), also verlierst du damit am wenigsten.
why-seven-seas-returns = In deinem nächsten Zug könntest du { FORM($card, "accusative") } spielen und { $taken } nehmen, wenn niemand schneller ist.
why-seven-seas-waits = Du behältst { FORM($card, "accusative") } für einen späteren Fang.
why-seven-seas-plans = Danach könntest du { FORM($card, "accusative") } spielen und { $taken } nehmen. Das wären mehr Karten, als du jetzt nehmen kannst.
why-seven-seas-sheds = Der Krake in deiner Schatztruhe würde dir die Beute verderben.
why-seven-seas-inside = { $place ->
    [harbour] Du hast { FORM($card, "accusative") } dort gesehen, und seither hat niemand daraus geklaut.
   *[chest] Dorthin hat jemand { FORM($card, "accusative") } gebracht, und seither hat niemand daraus geklaut.
} { $worth ->
    [point] Die Karte ist einen Navigationspunkt wert.
   *[booty] Die Karte würde deinen Gesamtbeutewert erhöhen.
}
why-seven-seas-went = { $place ->
    [harbour] Du hast { FORM($card, "accusative") } dort gesehen, aber vielleicht wurde die Karte seither geklaut.
   *[chest] Dorthin hat jemand { FORM($card, "accusative") } gebracht, aber vielleicht wurde die Karte seither geklaut.
} { $worth ->
    [point] Sie ist einen Navigationspunkt wert.
   *[booty] Sie würde deinen Gesamtbeutewert erhöhen.
}
why-seven-seas-unseen = In dieser Runde hast du { FORM($card, "accusative") } noch nicht gesehen. Die Karte könnte dort liegen, und sie ist einen Navigationspunkt wert.
why-seven-seas-fullest = { $count ->
    [one] Dort liegt eine Karte, und nirgends, wo du klauen kannst, liegen mehr.
   *[other] Dort liegen { $count } Karten, und nirgends, wo du klauen kannst, liegen mehr. Du siehst alle und behältst eine.
}
why-seven-seas-hopes = { $place ->
    [harbour] { $count ->
        [one] Dort liegt eine Karte, und die behältst du.
       *[other] Dort liegen { $count } Karten. Du siehst alle und behältst eine.
    }
   *[chest] Du gewinnst von dort eine Karte, und jemand anderes verliert eine.
}
why-seven-seas-opens = Was dann liegen bleibt, räumt { $count ->
    [8] eine 8
   *[other] eine { $count }
} ab, und wer abräumt, darf klauen.
why-seven-seas-gives = Danach kann jemand { FORM($card, "accusative") } mit einer Karte nehmen, die du nicht gesehen hast.
why-seven-seas-more = { $count ->
    [one] Eine Karte, die du nicht gesehen hast, kann dann etwas nehmen. Nach dem anderen Zug kann es keine.
   *[other] { $count } Karten, die du nicht gesehen hast, können dann etwas nehmen. Nach dem anderen Zug sind es weniger.
}
why-seven-seas-costs = Das senkt deinen Gesamtbeutewert um { $count }.
why-seven-seas-curse = Das bringt dir { FORM($card, "accusative") }, und das kann deinen Gesamtbeutewert senken.
why-seven-seas-can_wait = Das kann warten: Auch in deinem nächsten Zug könntest du dafür { FORM($card, "accusative") } spielen, wenn niemand schneller ist.
why-seven-seas-uses = Beide Züge hinterlassen dieselbe Auslage, aber dieser nimmt dir { FORM($card, "accusative") } aus der Hand.
why-seven-seas-declines = Du hast dort keine Karte hineinkommen sehen, die dir sicher hilft.
why-seven-seas-raises = Sie erhöht deinen Gesamtbeutewert um mindestens { $count }.
why-seven-seas-dearest = Ihr Beutewert, { $count }, ist der höchste darin.

game-seven-seas-unit = Felder
game-seven-seas-gained = { $count ->
    [one] ein Feld
   *[other] { $count } Felder
}

## Die eigenen Wörter des Spiels, in der ersten Hand

first-words-seven-seas = Nimm aus der Auslage eine gleiche Karte oder mehrere gleicher Summe. Meiste Karten, Gold, Beutewert und { $stage ->
    [pirate] Piraten (Braut, König)
   *[other] Piraten
} zählen. Beutewert: dein bestes Gold, Kristall und Rum, minus ein Fluch.{ $stage ->
    [kraken] {" "}Der Krake nimmt 10 oder alles, zählt aber -7.
   *[other] {""}
}
seven-seas-gift = { $card } bringt einen Navigationspunkt. Diese Karte trotzdem ablegen?
seven-seas-first-hand = { $levels ->
    [none] { $rounds ->
        [0] Das erste Schiff auf Feld { $target } gewinnt.
       *[other] Das vorderste Schiff nach { $rounds } Runden gewinnt.
    }
   *[other] { game-seven-seas }, Stufe { $levels }: { $rounds ->
        [0] Das erste Schiff auf Feld { $target } gewinnt.
       *[other] Das vorderste Schiff nach { $rounds } Runden gewinnt.
    }
}

## Die Lektion

lesson-seven-seas-1 = Navigationspunkte bringen dein Schiff zur Insel: 1 für die meisten Karten, 1 fürs meiste Gold, je 1 für zwei Piraten, 2 für die wertvollste Beute. In jedem Zug spielst du eine Karte. Deine 💎7 passt zur 🪙7 in der Auslage. Drück 💎7, und beide kommen in deine Schatztruhe.
    .words = Navigationspunkte bringen dein Schiff zur Insel: 1 für die meisten Karten, 1 fürs meiste Gold, je 1 für zwei Piraten, 2 für die wertvollste Beute. In jedem Zug spielst du eine Karte. Deine Kristall 7 passt zur Gold 7 in der Auslage. Drück Kristall 7, und beide kommen in deine Schatztruhe.
lesson-seven-seas-1-wrong = Diese Karte kommt später dran. Die beiden Siebenen passen zusammen: Mit 💎7 nimmst du jetzt eine Karte.
    .words = Diese Karte kommt später dran. Die beiden Siebenen passen zusammen: Mit Kristall 7 nimmst du jetzt eine Karte.
lesson-seven-seas-2 = Du könntest 💀3 nehmen, aber der erste Fluch in deiner Schatztruhe mindert deine Beute. Leg lieber 💀10 ab: Das kostet dich nichts.
    .words = Du könntest Fluch 3 nehmen, aber der erste Fluch in deiner Schatztruhe mindert deine Beute. Leg lieber Fluch 10 ab: Das kostet dich nichts.
lesson-seven-seas-2-wrong = Behalt diese Karte noch. Leg 💀10 ab: Das kostet dich nichts.
    .words = Behalt diese Karte noch. Leg Fluch 10 ab: Das kostet dich nichts.
lesson-seven-seas-3 = Eine 1 darf eine 10 nehmen, wie Pip eben. Lass 💀3 vorerst liegen und leg 🥃2 ab.
    .words = Eine 1 darf eine 10 nehmen, wie Pip eben. Lass Fluch 3 vorerst liegen und leg Rum 2 ab.
lesson-seven-seas-3-wrong = Noch nicht. Leg 🥃2 ab und sieh, was Pip übrig lässt.
    .words = Noch nicht. Leg Rum 2 ab und sieh, was Pip übrig lässt.
lesson-seven-seas-4 = Pips 10 hat 2 und 8 genommen: Karten, die zusammen 10 ergeben. Nur 💀3 ist noch da. Nimm sie mit 🪙3, denn wer die Auslage leert, darf klauen.
    .words = Pips 10 hat 2 und 8 genommen: Karten, die zusammen 10 ergeben. Nur Fluch 3 ist noch da. Nimm sie mit Gold 3, denn wer die Auslage leert, darf klauen.
lesson-seven-seas-4-wrong = Dann bekäme Pip 💀3. Nimm sie mit 🪙3 und leere die Auslage.
    .words = Dann bekäme Pip Fluch 3. Nimm sie mit Gold 3 und leere die Auslage.
lesson-seven-seas-5 = Beim Klauen durchsuchst du einen Ort und behältst eine Karte. Pip hat gerade den Piratenkönig gewonnen, also durchsuch Pips Schatztruhe.
lesson-seven-seas-5-wrong = Der Piratenkönig liegt in Pips Schatztruhe. Such dort.
lesson-seven-seas-6 = Der Piratenkönig ist allein schon 1 Navigationspunkt wert. Behalt ihn. Pip erfährt nicht, welche Karte fehlt.
lesson-seven-seas-6-wrong = Der Piratenkönig ist mehr wert als diese Karte. Behalt ihn.
lesson-seven-seas-7 = Zu 💎3 passt nichts. Leg 💀7 ab, dann gewinnt vielleicht Pip den Fluch.
    .words = Zu Kristall 3 passt nichts. Leg Fluch 7 ab, dann gewinnt vielleicht Pip den Fluch.
lesson-seven-seas-7-wrong = Behalt diese Karte. Vom Fluch trennst du dich besser.
lesson-seven-seas-8 = Ab hier entscheidest du: Jede Karte geht. Nur dein mildester Fluch zählt, und 💀3 hast du schon. 🪙1 zählt wie drei Münzen.
    .words = Ab hier entscheidest du: Jede Karte geht. Nur dein mildester Fluch zählt, und Fluch 3 hast du schon. Gold 1 zählt wie drei Münzen.
lesson-seven-seas-9 = Wieder entscheidest du. Hüte dich vor dem Kraken (💀1). Er kann die ganze Auslage nehmen, mindert deinen Gesamtbeutewert aber um 7.
    .words = Wieder entscheidest du. Hüte dich vor dem Kraken (Fluch 1). Er kann die ganze Auslage nehmen, mindert deinen Gesamtbeutewert aber um 7.
lesson-seven-seas-10 = Jede Karte geht. Die Schatztruhen bleiben zu, bis alle Karten gespielt sind. Dann wird jede gewertet; was in der Auslage übrig ist, gehört niemandem.
lesson-seven-seas-end = Je ein Navigationspunkt für die meisten Beutekarten, das meiste Gold (in Münzen gezählt), die Piratenbraut (💎1) und den Piratenkönig (🥃1), bei Gleichstand für alle.
    Zwei bringt der höchste Gesamtbeutewert: dein bestes Gold, dein bester Kristall und dein bester Rum, abzüglich deines mildesten Fluchs. Von diesen dreien ist eine 7 am meisten wert, 8, 9 und 10 nichts. Fluch 7 kostet am wenigsten, 1; Fluch 8, 9 und 10 kosten 7, wie der Krake.
    Jeder Navigationspunkt bringt dein Schiff ein Feld weiter. Ab Feld 7 gewinnt das vorderste. Zu zweit folgt jede Runde eine zweite Hand.
    .words = Je ein Navigationspunkt für die meisten Beutekarten, das meiste Gold (in Münzen gezählt), die Piratenbraut (Kristall 1) und den Piratenkönig (Rum 1), bei Gleichstand für alle.
        Zwei bringt der höchste Gesamtbeutewert: dein bestes Gold, dein bester Kristall und dein bester Rum, abzüglich deines mildesten Fluchs. Von diesen dreien ist eine 7 am meisten wert, 8, 9 und 10 nichts. Fluch 7 kostet am wenigsten, 1; Fluch 8, 9 und 10 kosten 7, wie der Krake.
        Jeder Navigationspunkt bringt dein Schiff ein Feld weiter. Ab Feld 7 gewinnt das vorderste. Zu zweit folgt jede Runde eine zweite Hand.

daily-finer-seven-seas = Gleichstand lösen die Beute aller Runden, dann Goldmünzen, dann Karten.
duel-finer-seven-seas = { $by ->
    [0] Bei Gleichstand entscheidet die wertvollere Beute aller Runden
    [1] Bei Gleichstand auch in der Beute entscheiden mehr Münzen aus allen Runden
   *[2] Bei Gleichstand auch in Beute und Münzen entscheiden mehr Karten aus allen Runden
}: { $own } zu { $other }.

help-typing-seven-seas = - 🗺️ **7 Seas:** `/play gold 8` nimmt etwas oder legt ab.

mark-seven-seas-clearings = Dreimal in einer Runde klar Schiff gemacht
mark-seven-seas-pirate = Einen Piraten unbemerkt geklaut
mark-seven-seas-sweep = Alle fünf Wertungen einer Runde geholt
mark-seven-seas-clean-hands = Hätte klauen können und blieb anständig

# what a player says across the table
remark-seven-seas-1 = War das alles?
remark-seven-seas-2 = Lass mir auch was übrig.
remark-seven-seas-3 = Die hätte ich gebraucht.
remark-seven-seas-4 = Guten Wind dir.
