## De naam

game-letter-of-marque = Letter of Marque
choice-letter-of-marque = Letter of Marque · 2-6 spelers

## Letter of Marque: de lobby en de huisregels

game-letter-of-marque-play = Stuur schatten de zee op met twee gewapende en drie weerloze schepen, en raad wie er bluft.
game-letter-of-marque-wins = De meeste punten winnen.
game-letter-of-marque-lasts = Alleen duurt het ongeveer 3 minuten.
game-letter-of-marque-brief = Stuur schatten naar zee, en bluf
game-letter-of-marque-pitch = { game-letter-of-marque-play } Voor drie tot zes spelers, en onofficieel voor twee.
game-letter-of-marque-lobby = ⛵ { game-letter-of-marque }: wie komt er aan boord?
game-letter-of-marque-over = ⚓ { game-letter-of-marque }: afgelopen, in punten
game-letter-of-marque-thread = ⛵ { game-letter-of-marque }
game-letter-of-marque-praise = Elk konvooi vaart voortaan om die vlag heen.
rule-letter-of-marque-series = Serie
rule-letter-of-marque-series-meaning = Evenveel spellen als er spelers zijn. Elk spel begint de volgende speler, en de punten worden opgeteld.

## De regels

rules-letter-of-marque =
    - Je hebt **schatten** van 3 tot 7 in een dichte stapel, twee **gewapende** en drie **weerloze** schepen, en drie **kanonnen**. Alleen jij weet welke schepen gewapend zijn.
    - In je beurt kun je **uitvaren**, **de haven binnenlopen** of **aanvallen**: een schat gaat de zee op met een schip naar keuze, een schip brengt zijn schat thuis, of je vuurt een kanon af op andermans schip.
    - Een weerloos schip verliest zijn schat aan de aanvaller. Een gewapend schip houdt hem, en het kanon is een punt voor de eigenaar. Wie de meeste punten heeft, wint.

    { "**" }Een voorbeeld:** Anna draait een schat van 7 om en legt er een schip bij. Ben valt aan. Is het weerloos, dan is de 7 van hem. Is het gewapend, dan blijft de 7 van haar, en is Bens kanon 1 punt voor Anna.
rules-letter-of-marque-course =
    { "**" }Het begin.** Ieders eerste schat wordt omgedraaid, zodat iedereen hem ziet. Dan legt iedereen tegelijk en in het geheim een schip bij de eigen schat; alleen de soort blijft verborgen. De eerste speler wordt geloot{ $series ->
        [yes] , en elk later spel begint de volgende speler
       *[no] {""}
    }.

    { "**" }In je beurt** doe je één van deze dingen:
    ⛵ **Uitvaren.** Draai je volgende schat om, en kies er in het geheim een schip bij.
    ⚓ **Haven.** Een schip van jou brengt zijn schat thuis, naar je scorestapel. De soort laat je niet zien.
    💣 **Aanvallen.** Noem een schip van iemand anders en zet een kanon in. Weerloos: de schat is van jou, en schip en kanon zijn weg. Gewapend: het blijft op zee, nu bekend als gewapend, en je kanon gaat naar de scorestapel van de eigenaar.
    💤 **Passen**, alleen met een lege stapel en zonder schip op zee. Het gaat vanzelf als je niets anders kunt.

    { "**" }Het einde** komt zodra er geen schip meer op zee is en elke stapel leeg is.
rules-letter-of-marque-scoring =
    Je score is de waarde van de schatten die je thuisbracht of veroverde, plus 1 voor elk vijandelijk kanon. Je eigen kanonnen tellen niet.

    Bij gelijke stand wint wie de meeste vijandelijke kanonnen heeft; is dat ook gelijk, dan deel je de plaats.{ $series ->
        [yes] {" "}De punten van alle spellen van de serie worden opgeteld. Bij gelijke totalen wint wie in alle spellen samen de meeste vijandelijke kanonnen heeft.
       *[no] {""}
    }
rules-letter-of-marque-sources =
    { "**" }Letter of Marque** van Bruno Faidutti, Fantasy Flight / Heidelberger 2009.

    -# HUISREGEL, onze keuze waar de gedrukte regels zwijgen: de eerste speler wordt geloot; een serie heeft evenveel spellen als spelers, en bij gelijke totalen wint wie in alle spellen samen de meeste vijandelijke kanonnen heeft. Het kan met twee spelers, al is het gedrukte spel voor drie tot zes.

## De tafel

letter-of-marque-treasure = 💰{ $value }
    .words = schat { $value }
letter-of-marque-title = 🏴‍☠️ Letter of Marque
letter-of-marque-title-of = 🏴‍☠️ Letter of Marque · spel { $round } van { $rounds }
letter-of-marque-unofficial = Twee spelers: onofficieel
letter-of-marque-setting-up = De eerste schatten liggen open. Iedereen legt in het geheim een schip bij de eigen schat.
letter-of-marque-first-treasure = { $you ->
    [yes] Jij
   *[no] { $name }
} { $treasure }
    .words = { $you ->
        [yes] Jij
       *[no] { $name }
    }: { $treasure }
letter-of-marque-turned-up = ⛵ { $name } draait { $treasure } om
letter-of-marque-chooses = **← kiest nog**
    .words = (kiest nog)
letter-of-marque-ready = ✅ heeft gekozen
letter-of-marque-choosing-ship = **← kiest een schip**
    .words = (kiest een schip)
letter-of-marque-ship = { $treasure }{ $kind ->
    [shown] ⚔️
    [armed] ⚔️
    [defenceless] 🏳️
   *[unknown] ❔
}{"\u00A0"}{ $ship }
    .words = schip **{ $ship }**, { $treasure }, { $kind ->
        [shown] gewapend, en iedereen weet het
        [armed] gewapend, alleen jij weet het
        [defenceless] weerloos, alleen jij weet het
       *[unknown] verborgen
    }
letter-of-marque-row = { $mark }{"\u00A0"}{ $you ->
    [yes] **Jij**
   *[no] **{ $name }**
} { $ships }
    .words = { $you ->
        [yes] Jij
       *[no] { $name }
    }: { $ships }
letter-of-marque-no-ship = *Geen schip op zee*
letter-of-marque-legend = ⛵ Schepen en 💣 kanonnen over · ⚔️ getoond
letter-of-marque-fleet = { $mark }{"\u00A0"}**{ $name }: { $points }** { $ships }
    .words = { $name }: score **{ $points }**{ $afloat ->
        [0] , geen schip op zee
       *[other] ; { $ships }
    }
letter-of-marque-stock = ⛵ { $supply } · 💣 { $cannons }{ $seen ->
    [0] {""}
   *[other] {" "}· ⚔️ { $seen }
}
    .words = { $supply ->
        [one] Nog één schip
       *[other] Nog { $supply } schepen
    }, { $cannons ->
        [one] één kanon
       *[other] { $cannons } kanonnen
    }{ $seen ->
        [0] {""}
       *[other] , { $seen } bekend als gewapend
    }
letter-of-marque-total = { $total } uit eerdere spellen

## De hand

letter-of-marque-hand-stock = Stapel: { $treasures } · schepen: { $armed } gewapend, { $defenceless } weerloos
    .words = Je stapel: { $treasures }. Schepen in voorraad: { $armed } gewapend, { $defenceless } weerloos.
letter-of-marque-turned-up-now = { $name } draaide { $treasure } om en kiest er een schip bij.
letter-of-marque-danger = { $cannons ->
    [0] { $name } heeft geen kanon meer en kan je niet aanvallen.
    [one] { $name } heeft één kanon en kan { $ships } aanvallen.
   *[other] { $name } heeft { $cannons } kanonnen en kan { $ships } aanvallen.
}
letter-of-marque-first-next = Iedereen ziet de schat, maar alleen jij ziet het schip.
letter-of-marque-which = Welk schip draagt { $treasure }?
letter-of-marque-chosen-next = { $armed ->
    [yes] Je { $treasure } vaart op een gewapend schip.
   *[no] Je { $treasure } vaart op een weerloos schip.
} { $count ->
    [one] { $names } kiest nog.
   *[other] { $names } kiezen nog.
}
letter-of-marque-type = { $kind ->
    [armed] { $left ->
        [0] ⚔️ **Gewapend**: geen meer in je voorraad.
       *[other] ⚔️ **Gewapend** (nog { $left }){ $threat ->
            [yes] : een aanval mislukt, en het kanon is 1 punt voor jou.
           *[no] {""}
        }
    }
   *[defenceless] { $left ->
        [0] 🏳️ **Weerloos**: geen meer in je voorraad.
       *[other] 🏳️ **Weerloos** (nog { $left }){ $threat ->
            [yes] : een aanval kost je { $treasure }; alleen je bluf beschermt hem.
            [bare] : een aanval kost je { $treasure }, en iedereen weet dat het weerloos is.
           *[no] {""}
        }
    }
}
letter-of-marque-no-threat = Geen tegenstander heeft nog een kanon, dus beide soorten zijn veilig.
letter-of-marque-port-gain = { $ship } +{ $points }
    .words = { $ship }, { $points ->
        [one] één punt
       *[other] { $points } punten
    }
letter-of-marque-line-port = **Haven** { $gains }
letter-of-marque-cannons = Kanonnen over: { $cannons }
letter-of-marque-cannons-each = { $count ->
    [0] Niemand heeft nog een kanon.
   *[other] Kanonnen over: elk { $count }
}
letter-of-marque-cannons-of = { $you ->
    [yes] jij
   *[no] { $name }
} **{ $count }**
letter-of-marque-cannons-others = anderen **{ $count }**
letter-of-marque-naming = { $ship }: { $you ->
    [yes] jouw schip, nummer { $number } op zee.
   *[no] schip van { $name }, nummer { $number } op zee.
}
letter-of-marque-line-attack = 💣 **Val { $ships } aan**: { $odds ->
    [armed] gewapend, zoals iedereen weet. Geeft 1 punt weg.
    [none] zeker weerloos, want beide gewapende zijn bekend. Levert { $stake } op.
   *[open] { $percent }% kans dat het gewapend is, puur geteld. Win { $stake } of geef 1 punt.
}
    .words = **Val { $ships } aan**: { $odds ->
        [armed] gewapend, zoals iedereen weet. Geeft 1 punt weg.
        [none] zeker weerloos, want beide gewapende zijn bekend. Levert { $stake } op.
       *[open] { $percent } procent kans dat het gewapend is, puur geteld. Win { $stake } of geef 1 punt.
    }
letter-of-marque-line-attacks = { $stakes ->
    [yes] 💣 **Aanvallen** (kans dat het gewapend is, puur geteld): { $risks }. Win de schat of geef 1 punt.
   *[no] 💣 **Aanvallen** (kans dat het gewapend is, puur geteld): { $risks }.
}
letter-of-marque-chance = **{ $ships }** { $percent }%
letter-of-marque-line-pass = 💤 **Passen**: val deze beurt niemand aan.
letter-of-marque-no-pile = Je stapel is leeg.
letter-of-marque-risk = { $odds ->
    [armed] gewapend, zoals iedereen weet. Geeft 1 punt weg.
    [none] zeker weerloos, want beide gewapende zijn bekend. Levert { $stake } op.
   *[open] { $percent }% kans dat het gewapend is, puur geteld. Win { $stake } of geef 1 punt.
}
letter-of-marque-stake = { $least }–{ $most }
    .words = { $least } tot { $most }
letter-of-marque-sail-button = Uitvaren
letter-of-marque-port-button = { $way ->
    [short] { $ship }
   *[whole] Haven { $ship } +{ $points }
}
    .words = Haven { $ship }
letter-of-marque-attack-button = Val { $ship } aan
letter-of-marque-pass-button = Passen
letter-of-marque-type-button = { $kind ->
    [armed] Gewapend
   *[defenceless] Weerloos
}
letter-of-marque-attack-note = { $treasure } van { $name } · { letter-of-marque-risk }
    .words = { $treasure } van { $name }; { letter-of-marque-risk }
letter-of-marque-choose = 💣 Welk schip val je aan?

## Wat er gebeurde

letter-of-marque-told-began = { $rounds ->
    [1] {""}
   *[other] Spel { $round } van { $rounds }.{" "}
}Iedereen kiest een eerste schip; daarna { $you ->
    [yes] begin jij.
   *[no] begint { $name }.
}
letter-of-marque-told-first = De eerste schatten: { $treasures }.
letter-of-marque-told-ready = { $you ->
    [yes] Je hebt gekozen.
    [clock] De tijd was om: een computer heeft voor je gekozen.
    [computer] Een computer heeft voor je gekozen.
    [several] { $name } hebben gekozen.
   *[no] { $name } heeft gekozen.
}
letter-of-marque-told-set-up = Iedereen heeft gekozen, en de eerste schepen zijn op zee.
letter-of-marque-told-sail = { $you ->
    [yes] Je draaide { $treasure } om.
    [clock] De tijd was om: een computer draaide { $treasure } voor je om.
    [computer] Een computer draaide { $treasure } voor je om.
   *[no] { $name } draaide { $treasure } om.
}
letter-of-marque-told-ship = { $what ->
    [placed] { $you ->
        [yes] Je voer uit met { $treasure } op **{ $ship }**.
        [clock] De tijd was om: een computer voer voor jou uit met { $treasure } op **{ $ship }**.
        [computer] Een computer voer voor jou uit met { $treasure } op **{ $ship }**.
       *[no] { $name } voer uit met { $treasure } op **{ $ship }**.
    }
    [port] { $you ->
        [yes] Je bracht **{ $ship }** thuis met { $treasure }.
        [clock] De tijd was om: een computer bracht **{ $ship }** voor je thuis met { $treasure }.
        [computer] Een computer bracht **{ $ship }** voor je thuis met { $treasure }.
       *[no] { $name } bracht **{ $ship }** thuis met { $treasure }.
    }
    [attack] 💣 { $you ->
        [yes] Je valt **{ $ship }** aan ({ $owner }, { $treasure }).
        [clock] De tijd was om: een computer valt voor je **{ $ship }** aan ({ $owner }, { $treasure }).
        [computer] Een computer valt voor je **{ $ship }** aan ({ $owner }, { $treasure }).
       *[no] { $yours ->
            [yes] { $name } valt jouw **{ $ship }** aan ({ $treasure }).
           *[no] { $name } valt **{ $ship }** aan ({ $owner }, { $treasure }).
        }
    }
    [armed] **⚔️ { $ship } is gewapend!**
        { $you ->
        [yes] Je aanval mislukt: { $owner } houdt { $treasure } en krijgt het kanon, +1.
        [clock] { $owner } houdt { $treasure } en krijgt jouw kanon, +1. De tijd was om, dus viel een computer voor jou aan.
        [computer] { $owner } houdt { $treasure } en krijgt jouw kanon, +1. Een computer viel voor jou aan.
       *[no] { $yours ->
            [yes] De aanval van { $name } mislukt: je houdt { $treasure } en krijgt het kanon, +1.
           *[no] De aanval van { $name } mislukt: { $owner } houdt { $treasure } en krijgt het kanon, +1.
        }
    }
   *[defenceless] **🏳️ { $ship } was weerloos.**
        { $you ->
        [yes] Je verovert { $treasure } van { $owner }.
        [clock] De tijd was om: een computer veroverde { $treasure } van { $owner } voor jou.
        [computer] Een computer veroverde { $treasure } van { $owner } voor jou.
       *[no] { $yours ->
            [yes] { $name } verovert { $treasure } van jou.
           *[no] { $name } verovert { $treasure } van { $owner }.
        }
    }
}
letter-of-marque-told-passed = { $you ->
    [yes] Je paste.
    [clock] De tijd was om: een computer paste voor je.
    [computer] Een computer paste voor je.
    [several] { $name } pasten.
   *[no] { $name } paste.
}
letter-of-marque-told-idle = { $you ->
    [yes] Je kunt niets meer doen.
    [several] { $name } kunnen niets meer doen.
   *[no] { $name } kan niets meer doen.
}

## De telling

letter-of-marque-scoring-title = ⚖️ Letter of Marque: telling
letter-of-marque-scoring-title-of = ⚖️ Letter of Marque: spel { $round } van { $rounds }
letter-of-marque-scored = { $name } { $treasures }{ $cannons ->
    [0] {""}
   *[other] {" "}+ 💣{ $cannons }
} = **{ $points }**
    .words = { $name }: schatten { $treasures }; { $cannons ->
        [one] één vijandelijk kanon
       *[other] { $cannons } vijandelijke kanonnen
    }; samen **{ $points }**
letter-of-marque-scored-how = 💰 Schatten, thuisgebracht of veroverd · 💣 vijandelijke kanonnen, elk 1
letter-of-marque-scored-tie = Bij gelijke stand wint wie de meeste vijandelijke kanonnen heeft.
letter-of-marque-series-title = Na { $round } spellen
letter-of-marque-series-line = { $name } **{ $total }**
    .words = { $name }: **{ $total }**
letter-of-marque-series-line-tied = { $name } **{ $total }** · 💣{ $cannons }
    .words = { $name }: **{ $total }**, { $cannons ->
        [one] één vijandelijk kanon
       *[other] { $cannons } vijandelijke kanonnen
    }
letter-of-marque-series-tie = Bij gelijke stand tellen de vijandelijke kanonnen (💣) van de hele serie.
    .words = Bij gelijke stand tellen de vijandelijke kanonnen van de hele serie.
points-letter-of-marque = { $points ->
    [0] geen punten
    [one] één punt
   *[other] { $points } punten
}
review-points-letter-of-marque = Jouw keuze kostte minstens { $points } punten, vergeleken met je beste tegenstander.
letter-of-marque-decided = 🏆 De beslissing: { $way ->
    [prize] { $yours ->
        [yes] { $name } veroverde { $treasure } van jou
       *[no] { $you ->
            [yes] jij veroverde { $treasure } van { $owner }
           *[no] { $name } veroverde { $treasure } van { $owner }
        }
    }
   *[cannons] { $you ->
        [yes] jij
       *[no] { $name }
    } kreeg { $cannons ->
        [one] één vijandelijk kanon
       *[other] { $cannons } vijandelijke kanonnen
    }
}
distinction-letter-of-marque = 🎭 Stoutmoedigste thuiskomst: { $name }, schat { $size } op een weerloos schip
letter-of-marque-bluff = 🎭 { $you ->
    [yes] Jouw bluf
   *[no] Bluf van { $name }
}: { $treasure } kwam weerloos thuis
letter-of-marque-prize = 🏳️ { $yours ->
    [yes] Verovering van { $name }: { $treasure } van jou
   *[no] { $you ->
        [yes] Jouw verovering: { $treasure } van { $owner }
       *[no] Verovering van { $name }: { $treasure } van { $owner }
    }
}
letter-of-marque-traps = ⚔️ { $you ->
    [yes] Jouw valstrik
   *[no] Valstrik van { $name }
}: { $count ->
    [one] één aanval
   *[other] { $count } aanvallen
} afgeslagen
letter-of-marque-home = ⚓ { $you ->
    [yes] Jouw beste reis
   *[no] Beste reis van { $name }
}: { $treasure } kwam thuis
letter-of-marque-led = { $moves ->
    [1] { $you ->
        [yes] Je lag tot de laatste zet op kop.
       *[no] { $name } lag tot de laatste zet op kop.
    }
   *[other] { $you ->
        [yes] Je lag tot { $moves } zetten voor het einde op kop.
       *[no] { $name } lag tot { $moves } zetten voor het einde op kop.
    }
}
letter-of-marque-open-ship = `{ $ship }` { $armed ->
    [yes] ⚔️
   *[no] 🏳️
}
    .words = `{ $ship }` { $armed ->
        [yes] gewapend
       *[no] weerloos
    }
letter-of-marque-open-supply = voorraad ⚔️ { $armed } 🏳️ { $defenceless }
    .words = nog in de voorraad: { $armed } gewapend, { $defenceless } weerloos
tie-letter-of-marque = { $count ->
    [0] geen vijandelijke kanonnen
    [one] één vijandelijk kanon
   *[other] { $count } vijandelijke kanonnen
}

## Wat er niet kan, en wat wel

letter-of-marque-refusal-game-over = Dit spel is voorbij. Met de knoppen onder de uitslag ga je verder.
letter-of-marque-refusal-not-your-turn = Je bent niet aan de beurt. Je kunt intussen je schepen bekijken.
letter-of-marque-refusal-already-chosen = Je eerste schip staat vast. Het spel gaat door als iedereen gekozen heeft.
letter-of-marque-refusal-not-in-set-up = Leg eerst een schip bij je schat: gewapend of weerloos.
letter-of-marque-refusal-set-up-is-over = De schepen zijn al op zee. Vaar uit, loop een haven binnen of val aan.
letter-of-marque-refusal-choose-a-ship-first = Je schat heeft een schip nodig: gewapend of weerloos.
letter-of-marque-refusal-no-treasure-turned-up = Vaar eerst uit. Je kiest het schip zodra de schat is omgedraaid.
letter-of-marque-refusal-none-left = Zo'n schip heb je niet meer. Dit heb je nog.
letter-of-marque-refusal-pile-empty = Je stapel is leeg, dus je kunt niet uitvaren. Loop een haven binnen of val aan.
letter-of-marque-refusal-no-such-ship = Er is geen schip met die naam op zee. Kies er een van de tafel, zoals `A1`.
letter-of-marque-refusal-not-your-ship = Andermans schip kun je niet thuisbrengen. Aanvallen kan wel.
letter-of-marque-refusal-own-ship = Je eigen schip kun je niet aanvallen. Thuisbrengen kan wel.
letter-of-marque-refusal-no-cannon = Je hebt geen kanon meer, dus je kunt niet aanvallen. Vaar uit of loop een haven binnen.
letter-of-marque-refusal-treasures-left = Je kunt niet passen zolang je schatten in je stapel hebt. Vaar uit, loop een haven binnen of val aan.
letter-of-marque-refusal-ship-at-sea = Je kunt niet passen zolang je een schip op zee hebt. Breng het thuis, of val aan.

## Tips: wat een computer zou doen, als zin

letter-of-marque-move-sail = Vaar uit.
letter-of-marque-move-port = Breng schip { $ship } thuis met { $treasure }.
letter-of-marque-move-attack = Val schip { $ship } aan, met { $treasure } aan boord.
letter-of-marque-move-ship = Leg { $kind ->
    [armed] een gewapend schip
   *[defenceless] een weerloos schip
} bij je { $treasure }.
letter-of-marque-move-pass = Pas.

## Tips: waarom, als zin na de zet

lacks-letter-of-marque = { $why ->
    [sails] Dat stuurt geen schat naar zee.
    [sails_alone] Dat stuurt geen schat naar zee.
    [rescues] Dat laat de schat van { $best } onbewaakt op zee.
    [known] Dat laat de schat van { $best } op zee.
    [lands] { $way ->
        [EnterPort] Dat brengt maar { $count } thuis.
       *[other] Dat laat de schat van { $best } op zee.
    }
    [sure] { $way ->
        [Attack] {" "}
        [Gain] {" "}
       *[other] Dat valt niemand aan, dus de schat kan nog thuiskomen.
    }
    [avoids] { $way ->
        [Attack] {" "}
        [Gain] {" "}
       *[other] Dat valt niemand aan, dus de schat kan nog thuiskomen.
    }
    [judged] { $way ->
        [Attack] {" "}
        [Gain] {" "}
       *[other] Dat valt niemand aan, dus de schat kan nog thuiskomen.
    }
    [odds] { $way ->
        [Attack] {" "}
        [Gain] {" "}
       *[other] Dat valt niemand aan, dus de schat kan nog thuiskomen.
    }
    [guards] Op een weerloos schip pakt elke aanval hem.
    [traps] Op een weerloos schip pakt elke aanval hem.
    [highest] Op een weerloos schip pakt elke aanval hem.
    [little] Dat gebruikt er een van je gewapende schepen voor.
    [bluffs] Dat gebruikt er een van je gewapende schepen voor.
    [saves] Dat gebruikt er een van je gewapende schepen voor.
   *[other] {" "}
}
why-letter-of-marque-only = Iets anders kan er niet.
why-letter-of-marque-guards = Een schat van { $count } lokt aanvallers, en een gewapend schip houdt hem.
why-letter-of-marque-traps = Niemand anders ziet dat je { $count } op een gewapend schip vaart, en een mislukte aanval is een punt voor jou.
why-letter-of-marque-little = Je verliest weinig als iemand een schat van { $count } verovert.
why-letter-of-marque-bluffs = Niemand anders ziet dat je { $count } op een weerloos schip vaart.
why-letter-of-marque-sails = { $count ->
    [one] Er ligt nog een schat in je stapel, waar hij niets waard is
   *[other] Er liggen nog { $count } schatten in je stapel, waar ze niets waard zijn
}.
why-letter-of-marque-sails_alone = Je hebt geen schip op zee, en { $count ->
    [one] er ligt nog een schat in je stapel
   *[other] er liggen nog { $count } schatten in je stapel
}.
why-letter-of-marque-rescues = Zijn schat van { $count } is onbewaakt, en vijanden hebben nog kanonnen.
why-letter-of-marque-known = Iedereen weet nu dat het gewapend is, dus het lokt niemand meer.
why-letter-of-marque-lands = Zijn schat van { $count } telt pas als hij thuis is.
why-letter-of-marque-sure = Beide gewapende schepen van { $name } zijn bekend, dus dit schip kan niet terugschieten: je wint { $treasure }.
why-letter-of-marque-avoids = Er is { $count }% kans dat het gewapend is. { $turns ->
    [0] { $other } draagt meer, maar te oordelen naar de zetten van { $name } is het eerder gewapend.
    [one] { $other } draagt meer, maar is al één beurt binnen bereik van kanonnen, dus eerder gewapend.
   *[other] { $other } draagt meer, maar is al { $turns } beurten binnen bereik van kanonnen, dus eerder gewapend.
}
    .words = Er is { $count } procent kans dat het gewapend is. { $turns ->
        [0] { $other } draagt meer, maar te oordelen naar de zetten van { $name } is het eerder gewapend.
        [one] { $other } draagt meer, maar is al één beurt binnen bereik van kanonnen, dus eerder gewapend.
       *[other] { $other } draagt meer, maar is al { $turns } beurten binnen bereik van kanonnen, dus eerder gewapend.
    }
why-letter-of-marque-judged = Te oordelen naar de zetten van { $name } is er { $count }% kans dat het gewapend is, en geen { $percent }%: je wint { $treasure }, of geeft 1 punt weg.
    .words = Te oordelen naar de zetten van { $name } is er { $count } procent kans dat het gewapend is, en geen { $percent } procent: je wint { $treasure }, of geeft 1 punt weg.
why-letter-of-marque-odds = Er is { $percent }% kans dat het schip gewapend is: je wint { $treasure }, of geeft 1 punt weg.
    .words = Er is { $percent } procent kans dat het schip gewapend is: je wint { $treasure }, of geeft 1 punt weg.
why-letter-of-marque-all_armed = Elk schip dat je kunt aanvallen, is gewapend.
why-letter-of-marque-wary = Te oordelen naar de zetten is er voor elk schip dat je kunt aanvallen minstens { $count }% kans dat het gewapend is.
    .words = Te oordelen naar de zetten is er voor elk schip dat je kunt aanvallen minstens { $count } procent kans dat het gewapend is.
why-letter-of-marque-later = { $count ->
    [one] Je vijanden brengen nog één schat naar zee, en je kanon kan daarop wachten
   *[other] Je vijanden brengen nog { $count } schatten naar zee, en je kanon kan op een daarvan wachten
}.
why-letter-of-marque-costs = Een mislukte aanval geeft de eigenaar van het schip een punt.
why-letter-of-marque-risks = { $count ->
    [100] Dat schip is zeker gewapend, dus de aanval geeft { $name } een punt.
   *[other] { $turns ->
        [0] Te oordelen naar de zetten van { $name } is er { $count }% kans dat het gewapend is, en dan geef je een punt weg.
        [one] { $name } laat het al één beurt binnen bereik van kanonnen, dus is er { $count }% kans dat het gewapend is, en geen { $percent }%.
       *[other] { $name } laat het al { $turns } beurten binnen bereik van kanonnen, dus is er { $count }% kans dat het gewapend is, en geen { $percent }%.
    }
}
    .words = { $count ->
        [100] Dat schip is zeker gewapend, dus de aanval geeft { $name } een punt.
       *[other] { $turns ->
            [0] Te oordelen naar de zetten van { $name } is er { $count } procent kans dat het gewapend is, en dan geef je een punt weg.
            [one] { $name } laat het al één beurt binnen bereik van kanonnen, dus is er { $count } procent kans dat het gewapend is, en geen { $percent } procent.
           *[other] { $name } laat het al { $turns } beurten binnen bereik van kanonnen, dus is er { $count } procent kans dat het gewapend is, en geen { $percent } procent.
        }
    }
letter-of-marque-why-not = { $lot ->
    [sure] Ook { $ship } met { $treasure } is zeker weerloos, en blijft een doelwit.
    [calm] { $ship } kan wachten met { $treasure }: geen tegenstander heeft nog een kanon.
    [armed] { $ship } kan wachten met { $treasure }: het is gewapend, en een aanval erop zou een punt voor jou zijn.
    [bluff] { $ship } blijft op zee met { $treasure }: voor een aanvaller is de kans { $percent }% dat het gewapend is.
   *[bare] { $ship } blijft in gevaar met { $treasure }: iedereen weet dat het weerloos is.
}
    .words = { $lot ->
        [sure] Ook { $ship } met { $treasure } is zeker weerloos, en blijft een doelwit.
        [calm] { $ship } kan wachten met { $treasure }: geen tegenstander heeft nog een kanon.
        [armed] { $ship } kan wachten met { $treasure }: het is gewapend, en een aanval erop zou een punt voor jou zijn.
        [bluff] { $ship } blijft op zee met { $treasure }: voor een aanvaller is de kans { $percent } procent dat het gewapend is.
       *[bare] { $ship } blijft in gevaar met { $treasure }: iedereen weet dat het weerloos is.
    }
why-letter-of-marque-saves = Bewaar een gewapend schip liever voor een hogere schat, tot de { $count } die nog komt.
why-letter-of-marque-highest = Geen schat die je nog krijgt, is hoger dan { $count }, dus deze verdient een gewapend schip.

game-letter-of-marque-unit = punten
game-letter-of-marque-gained = { $count ->
    [one] één punt
   *[other] { $count } punten
}

## De eigen woorden van het spel, in de eerste hand van wie het nog nooit heeft afgemaakt

first-words-letter-of-marque = { $stage ->
    [set_up] Kies een schip voor je eerste schat: gewapend of weerloos.
   *[turn] Vaar uit met een schat, breng er een naar huis of val een schip aan.
}
letter-of-marque-gift = { $ship } is gewapend, dat weet iedereen. { $name } een punt geven?
letter-of-marque-first-hand = { $levels ->
    [none] De meeste punten winnen.
   *[other] { game-letter-of-marque }, niveau { $levels }: { $rounds ->
        [1] de meeste punten winnen.
       *[other] in { $rounds } spellen winnen de meeste punten.
    }
}

## De les

lesson-letter-of-marque-1 = Breng de meeste punten binnen: schatten, en kanonnen die anderen aan jou verliezen. Iedereen stuurt tegelijk een eerste schat de zee op, met een geheim schip. Kies **Weerloos**: alleen je bluf beschermt de 5.
lesson-letter-of-marque-1-wrong = Bewaar je twee gewapende schepen nog even. Kies **Weerloos**.
lesson-letter-of-marque-2 = Wren viel meteen aan, en je bluf mislukte: schat en schip zijn weg. Kies **Uitvaren** voor de volgende schat.
lesson-letter-of-marque-2-wrong = Aanvallen doe je straks. Kies eerst **Uitvaren** voor nog een schat.
lesson-letter-of-marque-3 = Iedereen ziet dat je een 3 hebt omgedraaid, maar niemand ziet je schip. Kies deze keer **Gewapend**.
lesson-letter-of-marque-3-wrong = Probeer nu de andere soort: **Gewapend**.
lesson-letter-of-marque-4 = Je kunt in je beurt ook aanvallen. Dat kost je een van je drie kanonnen. Val het schip met Wrens 5 aan.
lesson-letter-of-marque-4-wrong = Een andere keer. Val het schip met Wrens 5 aan en kijk wat het is.
lesson-letter-of-marque-5 = Wrens schip was gewapend. Het blijft met zijn 5 op zee, en je kanon is 1 punt voor Wren. Kies weer **Uitvaren**.
lesson-letter-of-marque-5-wrong = Dat komt nog. Kies nu **Uitvaren**.
lesson-letter-of-marque-6 = Niemand weet wat je schip op zee is, dus ook van dit schip is niemand zeker. Bluf: kies **Weerloos**.
lesson-letter-of-marque-6-wrong = Bewaar je laatste gewapende schip. Bluf: kies **Weerloos**.
lesson-letter-of-marque-7 = Niemand viel aan: je bluf werkte. Breng de 6 naar de **Haven**. Die is nu voorgoed van jou, en niemand hoort wat voor schip het was.
lesson-letter-of-marque-7-wrong = Op zee loopt de 6 gevaar. Breng dat schip eerst naar de **Haven**.
lesson-letter-of-marque-8 = Dat zijn 6 punten. Wren heeft er meer: schatten die je thuisbrengt en schatten die je verovert, tellen allebei. Kies weer **Uitvaren**.
lesson-letter-of-marque-8-wrong = Er moet nog meer de zee op. Kies nu **Uitvaren**.
lesson-letter-of-marque-9 = Een 7 lokt altijd wel iemand. Kies **Gewapend**.
lesson-letter-of-marque-9-wrong = Iedereen wil een 7. Bewaak hem: kies **Gewapend**.
lesson-letter-of-marque-10 = Pip viel aan en verloor een kanon aan jou: 1 punt. Iedereen weet nu dat dit schip gewapend is. Breng de 7 naar de **Haven**.
lesson-letter-of-marque-10-wrong = Dat kan wachten. Breng de 7 naar de **Haven**.
lesson-letter-of-marque-11 = Kanonnen die je overhoudt, zijn aan het eind niets waard. Val het schip met Pips 5 aan.
lesson-letter-of-marque-11-wrong = Dat niet. Val het schip met Pips 5 aan.
lesson-letter-of-marque-12 = Pips schip was weerloos, dus de 5 is van jou, en Pip is dat schip kwijt. Vanaf hier kies jij, tot elke stapel leeg is en geen schip meer op zee is.
lesson-letter-of-marque-13 = Jij kiest weer. Passen kan alleen met een lege stapel en zonder schip op zee.
lesson-letter-of-marque-end = Het spel eindigt als elke stapel leeg is en geen schip meer op zee is.
    Je score: alle schatten die je thuisbracht of veroverde, plus 1 voor elk vijandelijk kanon.
    Wie de meeste punten heeft, wint; bij gelijke stand wint wie de meeste vijandelijke kanonnen heeft.

daily-finer-letter-of-marque = Bij gelijke stand tellen de schatten, dan de kanonnen.
duel-finer-letter-of-marque = { $by ->
    [0] Bij een gelijke stand winnen de meeste schatten
   *[1] Bij ook gelijke schatten winnen de meeste veroverde kanonnen
}: { $own } tegen { $other }.

help-typing-letter-of-marque = - 🏴‍☠️ **Letter of Marque:** `/play A1` brengt schip A1 thuis, `/play B2` valt schip B2 aan.

mark-letter-of-marque-seven-home = De zeven ongewapend thuisgebracht
mark-letter-of-marque-guns = Vier aanvallen gehad, elke keer gewapend
mark-letter-of-marque-no-shot = Gewonnen zonder een schot te lossen

# what a player says across the table
remark-letter-of-marque-1 = Ik ben bewapend. Probeer maar.
remark-letter-of-marque-2 = Ik, bluffen? Nooit.
remark-letter-of-marque-3 = Ik hou je in de gaten.
remark-letter-of-marque-4 = Dat zet ik je betaald.
