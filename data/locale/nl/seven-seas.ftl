## De naam

game-seven-seas = 7 Seas
choice-seven-seas = 7 Seas · 2-4 spelers
game-seven-seas-play = Speel een kaart en pak er een mee van dezelfde sterkte, of meer die er samen op uitkomen; een 1 pakt ook een 10. Punten laten je schip varen.
game-seven-seas-wins = Het voorste schip wint.
game-seven-seas-lasts = Alleen duurt het ongeveer 5 minuten.
game-seven-seas-brief = Pak kaarten die samen de jouwe zijn
game-seven-seas-pitch = { game-seven-seas-play } Bereik als eerste het eiland. Voor twee tot vier spelers.
game-seven-seas-lobby = ⛵ { game-seven-seas }: wie komt er aan boord?
game-seven-seas-over = ⚓ { game-seven-seas }: terug in de haven
game-seven-seas-thread = ⛵ { game-seven-seas }
game-seven-seas-praise = Een buit waar elke kapitein jaloers op is.

## Huisregels van 7 Seas

rule-seven-seas-target = Vak van het eiland
rule-seven-seas-target-meaning = Hoe ver het eiland is: 7 geeft een kort spel, 14 een lange reis. Voorbij 14 begint een schip weer van voren af aan.
rule-seven-seas-booty = Waarde van de buit
rule-seven-seas-booty-primiera = 7 telt het meest
rule-seven-seas-booty-linear = 1 tot en met 7 hun getal, 8 tot en met 10 maar 1
rule-seven-seas-booty-meaning = Hoeveel elke kaart telt voor de beste buit: 7 het meest, dan 6 en 1; of 1 tot en met 7 de eigen sterkte, en 8 tot en met 10 maar 1.
rule-seven-seas-last_clears = Rest voor de laatste
rule-seven-seas-last_clears-meaning = Wie als laatste iets pakte, krijgt de rest van de uitstalling, zonder te kapen. Pakte niemand iets, dan blijft de rest liggen.
rule-seven-seas-teams = Teams
rule-seven-seas-teams-meaning = Vier spelers: partners zitten tegenover elkaar en delen een kist en een schip.
rule-seven-seas-ultimate_teams = Teams met alle kaarten
rule-seven-seas-ultimate_teams-meaning = Als teams, maar alle veertig kaarten worden gedeeld, zonder haven en met een lege uitstalling.

## Kaarten

seven-seas-word = { $card ->
    [kraken] kraken
    [lady] piratendame
    [king] piratenkoning
    [gold] goud
    [crystal] kristal
    [rum] rum
   *[curse] vloek
}
    .definite = { $card ->
        [kraken] de kraken
        [lady] de piratendame
        [king] de piratenkoning
        [gold] goud
        [crystal] kristal
        [rum] rum
       *[curse] vloek
    }
# Een kaart in tekst voor schermlezers.
seven-seas-card = { $named ->
    [yes] { $name } ({ $suit } { $strength })
   *[no] { $suit } { $strength }
}
# A card in a sentence: its name, and its sign with the strength.
seven-seas-called = { $name } { $sign }
seven-seas-plus = +
    .words = plus
seven-seas-short = { $card ->
    [lady] dame
   *[king] koning
}
seven-seas-values-of = { $suits }:
seven-seas-counts = { $strengths }→{ $value }
    .words = { $count ->
        [one] { $strengths } telt { $value }
       *[other] { $strengths } tellen { $value }
    }

## De tafel

seven-seas-title = 7 Seas · ronde { $round }{ $rounds ->
    [0] {" "}· tot { $target }
   *[other] {" "}van { $rounds }
}
    .words = 7 Seas, ronde { $round }{ $rounds ->
        [0] , tot vak { $target }
       *[other] {" "}van { $rounds }
    }
# Een rij van de zeekaart in tekst voor schermlezers.
seven-seas-row = { $name }: vak { $place } van { $target }, { $way ->
    [lead] aan kop
    [level] gelijk met { $others }
   *[behind] { $behind } achter op { $others }
}{ $compass ->
    [yes] , met de windroos
   *[no] {""}
}
seven-seas-side = { $mark } { $hands } 🧰 { $cards }
    .words = { $hands }, { $cards } in de kist
seven-seas-hand = { $name } ✋ { $cards }
    .words = { $name }: { $cards ->
        [one] één kaart
       *[other] { $cards } kaarten
    } in de hand
seven-seas-display = { $cards ->
    [0] De uitstalling is leeg
    [one] Uitstalling: één kaart
   *[other] Uitstalling: { $cards } kaarten
}
# Terwijl iemand kaapt.
seven-seas-searching = { $name } doorzoekt { $place ->
    [harbour] de haven.
    [shared] jullie kist.
    [yours] jouw kist.
   *[chest] de kist van { $whose }.
}
seven-seas-harbour = Haven { $cards }
    .words = Haven: { $cards ->
        [one] één kaart
       *[other] { $cards } kaarten
    }
# Klein, onder de uitstalling van een hand.
seven-seas-chests = 🧰 { $chests }
    .words = Kisten: { $chests }
seven-seas-chest = { $you ->
    [yes] Jij { $cards }
   *[no] { $name } { $cards }
}
    .words = { $you ->
        [yes] { $cards ->
            [one] Jij: één kaart
           *[other] Jij: { $cards } kaarten
        }
       *[no] { $cards ->
            [one] { $name }: één kaart
           *[other] { $name }: { $cards } kaarten
        }
    }
# Twee spelers krijgen deze kaarten als beide handen leeg zijn.
seven-seas-aside = nog te delen: { $cards }
    .words = nog { $cards } kaarten te delen
seven-seas-signs = ✋ hand, 🧰 kist
seven-seas-compass = 🧭 Begint: { $name }
seven-seas-turn = **← { $shared ->
    [yes] { $name }{" "}
   *[no] {""}
}{ $phase ->
    [play] aan de beurt
    [nick] 🪝 mag kapen
   *[keep] 🪝 is aan het kapen
}**
    .words = ({ $shared ->
        [yes] { $name }{" "}
       *[no] {""}
    }{ $phase ->
        [play] aan de beurt
        [nick] 🪝 mag kapen
       *[keep] 🪝 is aan het kapen
    })

## De hand: wat elke kaart zou doen

seven-seas-hand-empty = Je hebt geen kaarten meer.
seven-seas-hold = Je hebt { $cards }.
seven-seas-lay-any = { $way ->
    [start] { $count ->
        [one] Je kaart begint een nieuwe uitstalling.
       *[other] Elke kaart begint een nieuwe uitstalling.
    }
   *[lay] { $count ->
        [one] Niets past bij je kaart: leg hem neer.
       *[other] Niets past: leg een kaart naar keuze neer.
    }
}
# Klein, onder de kaarten die iets pakken.
seven-seas-lay-others = { $count ->
    [one] Je andere kaart kun je alleen neerleggen.
   *[other] Je andere kaarten kun je alleen neerleggen.
}
seven-seas-by = { $what } met { $cards }
.words = { $cards } pakt { $what }
# Below the best captures, if not all have room.
seven-seas-ways = Meer: druk op { $cards }.
seven-seas-everything = Alles
    .words = alles
seven-seas-values = { $booty ->
    [primiera] De beste buit levert 2 op. Je beste goud, kristal en rum tellen: 7 het meest, dan 6, 1, 5, 4, 3, 2; 8 tot en met 10 niets. Je mildste vloek verlaagt hem.
    [linear] De beste buit levert 2 op. Je beste goud, kristal en rum tellen: 1 tot en met 7 hun sterkte, 8 tot en met 10 maar 1. Je mildste vloek verlaagt hem.
   *[own] De beste buit levert 2 op. Je beste goud, kristal en rum tellen, met de waarden in de regels van deze tafel. Je mildste vloek verlaagt hem.
}
seven-seas-clears-plain = maakt de uitstalling leeg

## Keuzes

seven-seas-choose = { $card }: wat pak je?
seven-seas-choose-why = { $why ->
    [same-strength] Je moet één kaart van dezelfde sterkte pakken. Die gaat vóór een som.
    [sum] Je moet een van deze pakken: samen komen ze precies uit.
    [one-takes-ten] Je mag { $card } neerleggen, of er een 10 mee pakken.
   *[kraken] Je mag de kraken neerleggen, of ermee pakken. Pakt hij iets, dan tellen je vloeken samen **-7**, niet alleen de mildste. Naast elke keuze staat wat er voor je verandert, met wat hij pakt. Je krijgt dan geen kaart uit een andere kist.
}
seven-seas-choose-placeholder = Welke kaarten pak je?
seven-seas-back = Terug
seven-seas-lay-button = Neerleggen
seven-seas-take-all-button = Alles pakken

## Het kapen

seven-seas-nick-title = Een kaart kapen?
seven-seas-nick-text = De uitstalling is leeg, dus je mag kapen. Doorzoek **één** plek en houd een van de kaarten. Vooraf zie je ze niet. Heb je eenmaal gekeken, dan moet je er een houden.
seven-seas-nick-decline = Nee, bedankt
seven-seas-source-harbour = ⚓ Haven { $cards }
    .words = Haven, { $cards ->
        [one] één kaart
       *[other] { $cards } kaarten
    }
seven-seas-source-chest = { $mark } { $name } { $cards }
    .words = Kist van { $name }, { $cards ->
        [one] één kaart
       *[other] { $cards } kaarten
    }
seven-seas-opened-title = { $place ->
    [harbour] De haven
   *[chest] De kist van { $whose }
}: { $cards ->
    [one] houd de enige kaart
   *[other] houd een van de { $cards } kaarten
}
seven-seas-keep-placeholder = Welke kaart houd je?
seven-seas-opened-text = { $cards ->
    [one] Meer lag er niet.
   *[other] De andere gaan terug. Niemand hoort welke je houdt.
}

## Wat een kaart oplevert, voor zover de speler het kan weten

seven-seas-brings = { $what }: { $gain }
    .words = { $what }; levert op: { $gain }
seven-seas-gain-nick = **🪝 verborgen kaart kapen**
    .words = een verborgen kaart kapen
# De dame en de koning, elk een punt.
seven-seas-gain-points = { $count ->
    [one] +1 punt, tenzij gekaapt
   *[other] +{ $count } punten, tenzij gekaapt
}
seven-seas-gain-coins = { $count ->
    [one] +1 munt
   *[other] +{ $count } munten
}
seven-seas-gain-booty = { $way ->
    [more] +{ $most } buit
    [less] { $least } buit
   *[between] { $least } tot { $most } buit
}
seven-seas-gain-nothing = gewoon één kaart erbij

## Wat er gebeurde

seven-seas-told-dealt = Ronde { $round }: { $you ->
    [yes] jij begint (🧭 windroos).
   *[no] { $name } begint (🧭 windroos).
}
seven-seas-told-redealt = Er kwam een derde 10 in de uitstalling, dus alle kaarten zijn opnieuw geschud.
seven-seas-told-laid = { $you ->
    [yes] Je legde { FORM($card, "definite") } neer.
    [clock] De tijd was om: een computer speelde { FORM($card, "definite") } voor je.
    [computer] Een computer speelde { FORM($card, "definite") } voor je.
   *[no] { $name } legde { FORM($card, "definite") } neer.
}
seven-seas-told-captured = { $rule ->
    [take-all] **🐙 { $you ->
        [yes] Je liet de kraken los: hij pakte { FORM($taken, "definite") }.
        [clock] De tijd was om: een computer liet voor je de kraken los: hij pakte { FORM($taken, "definite") }.
        [computer] Een computer liet voor je de kraken los: hij pakte { FORM($taken, "definite") }.
       *[no] { $name } liet de kraken los: hij pakte { FORM($taken, "definite") }.
    }**
   *[other] { $you ->
        [yes] Je speelde { FORM($card, "definite") } en pakte { FORM($taken, "definite") }.
        [clock] De tijd was om: een computer speelde { FORM($card, "definite") } voor je en pakte { FORM($taken, "definite") }.
        [computer] Een computer speelde { FORM($card, "definite") } voor je en pakte { FORM($taken, "definite") }.
       *[no] { $name } speelde { FORM($card, "definite") } en pakte { FORM($taken, "definite") }.
    }
}
# Na een vangst met de dame of de koning.
seven-seas-told-points = **{ seven-seas-gain-points }.**
seven-seas-told-cleared = **🌊 { $you ->
    [yes] Je hebt de uitstalling leeggemaakt!
   *[no] { $name } heeft de uitstalling leeggemaakt!
}**
seven-seas-told-second = Beide handen waren leeg: nog { $cards } kaarten voor ieder.
seven-seas-told-last = { $you ->
    [yes] Je pakte als laatste iets en krijgt de rest: { FORM($taken, "definite") }.
   *[no] { $name } pakte als laatste iets en krijgt de rest: { FORM($taken, "definite") }.
}
seven-seas-told-nicked = **🪝 { $you ->
    [yes] Je kaapte een kaart uit
    [clock] De tijd was om: een computer kaapte voor je een kaart uit
    [computer] Een computer kaapte voor je een kaart uit
   *[no] { $name } kaapte een kaart uit
} { $place ->
    [harbour] de haven.
    [shared] jullie kist.
    [yours] jouw kist.
   *[chest] de kist van { $whose }.
}**
seven-seas-told-kept = { $you ->
    [yes] Je hield { FORM($card, "definite") }. Niemand anders weet het.
    [clock] De tijd was om: een computer hield { FORM($card, "definite") } voor je. Niemand anders weet het.
    [computer] Een computer hield { FORM($card, "definite") } voor je. Niemand anders weet het.
   *[no] { $name } hield { FORM($card, "definite") }. Niemand anders weet het.
}
seven-seas-told-declined = { $you ->
    [yes] Je liet alle kisten met rust.
    [clock] De tijd was om: een computer liet voor je alle kisten met rust.
    [computer] Een computer liet voor je alle kisten met rust.
   *[no] { $name } liet alle kisten met rust.
}

## De telling

seven-seas-reckoning = Ronde { $round }: telling
seven-seas-round-for = { $you ->
    [team] Jullie
    [yes] Jij
   *[no] { $name }
}: { $what }.
seven-seas-award = { $category ->
    [cards] { $tied ->
        [short] de meeste kaarten
        [yes] gedeeld de meeste kaarten (elk { $own })
       *[no] de meeste kaarten ({ $own } tegen { $next })
    }
    [coins] { $tied ->
        [short] het meeste goud
        [yes] gedeeld het meeste goud (elk { $own })
       *[no] het meeste goud ({ $own } tegen { $next })
    }
    [lady] de dame
    [king] de koning
   *[booty] { $tied ->
        [short] de beste buit
        [yes] gedeeld de beste buit (elk { $own })
       *[no] de beste buit ({ $own } tegen { $next })
    }
}
seven-seas-round-nearest = { $category ->
    [none] { $you ->
        [team] Jullie kregen geen punten.
       *[yes] Je kreeg geen punten.
    }
    [cards] { $you ->
        [team] Jullie kregen geen punten. Het dichtst kwamen jullie bij de kaarten: { $own } tegen { $best }.
       *[yes] Je kreeg geen punten. Het dichtst kwam je bij de kaarten: { $own } tegen { $best }.
    }
    [coins] { $you ->
        [team] Jullie kregen geen punten. Het dichtst kwamen jullie bij het goud: { $own } tegen { $best }.
       *[yes] Je kreeg geen punten. Het dichtst kwam je bij het goud: { $own } tegen { $best }.
    }
   *[booty] { $you ->
        [team] Jullie kregen geen punten. Het dichtst kwamen jullie bij de buit: { $own } tegen { $best }.
       *[yes] Je kreeg geen punten. Het dichtst kwam je bij de buit: { $own } tegen { $best }.
    }
}
# Eén regel van de telling; $count: hoevelen er punten krijgen. $winners: hun namen, met hun aantallen.
# Small, below what each side won; $figures: the names, with their figures. The booty has lines of its own.
seven-seas-category = { $category ->
    [cards] 🃏 Meeste kaarten
    [coins] 🪙 Meeste goud
    [lady] 👸 Piratendame
   *[king] 🤴 Piratenkoning
}{ $count ->
    [0] : { $category ->
        [lady] niemand, zij bleef achter
        [king] niemand, hij bleef achter
       *[other] niemand heeft er
    }
   *[other] {" "}(+{ $points }): { $figures }
}
    .words = { $category ->
        [cards] Meeste kaarten
        [coins] Meeste goud
        [lady] Piratendame
       *[king] Piratenkoning
    }: { $count ->
        [0] { $category ->
            [lady] niemand, zij bleef achter
            [king] niemand, hij bleef achter
           *[other] niemand heeft er
        }
       *[other] { $points ->
            [one] één punt
           *[other] { $points } punten
        }; { $figures }
    }
seven-seas-booty-line = { $name } { $suits } = **{ $total }**
    .words = { $name }: { $suits }; samen **{ $total }**
# De beste kaart van een soort en haar waarde.
seven-seas-booty-best = { $way ->
    [none] { $sign }–
    [counts] { $sign }{ $strength } ({ $value })
   *[same] { $sign }{ $value }
}
    .words = { seven-seas-word } { $way ->
        [none] geen
        [counts] { $strength } telt { $value }
       *[same] { $value }
    }
seven-seas-booty-title = 🧰 Beste buit (+2): beste kaart per soort (waarde)
    .words = Beste buit, 2 punten: beste kaart van elke soort en haar waarde
# $name kan uit twee partners bestaan.
seven-seas-nothing = { $category ->
    [none] { $name }: niets.
    [cards] { $name }: niets, maar dichtbij met de kaarten: { $own } tegen { $best }.
    [coins] { $name }: niets, maar dichtbij met het goud: { $own } tegen { $best }.
   *[booty] { $name }: niets, maar dichtbij met de buit: { $own } tegen { $best }.
}
seven-seas-ship = { $name } **+{ points-seven-seas }** ({ $old } → { $new }): { $what }
    .words = { $name }: van vak { $old } naar **{ $new }**; { $what }
points-seven-seas = { $points ->
    [one] { $points } vak
   *[other] { $points } vakken
}
review-points-seven-seas = Jouw keuze kostte minstens { $points } vakken, vergeleken met je beste tegenstander.
seven-seas-finale = 🏝️ { $you ->
    [yes] Jouw schip bereikt het eiland!
    [team] Jullie schip bereikt het eiland!
   *[no] { $count ->
        [one] Het schip van { $name } bereikt het eiland!
       *[other] De schepen van { $name } bereiken het eiland!
    }
}
distinction-seven-seas = 🌊 { $count ->
    [1] Schoon schip: { $name } maakte de uitstalling leeg, { $size } kaarten in één keer
   *[other] Schoon schip: { $name } maakten elk de uitstalling leeg, { $size } kaarten in één keer
}
seven-seas-most-cleared = { $each ->
    [yes] 🌊 Schoon schip: { $name }, de uitstalling elk { $count } keer leeggemaakt
   *[no] 🌊 Schoon schip: { $name }, de uitstalling { $count } keer leeggemaakt
}
seven-seas-most-nicked = { $each ->
    [yes] 🪝 Vlugste vingers: { $name }, elk { $count } keer gekaapt
   *[no] 🪝 Vlugste vingers: { $name }, { $count } keer gekaapt
}
seven-seas-own-catch = 🎣 { $you ->
    [yes] Jouw grootste vangst
   *[no] Grootste vangst van { $name }
}: { $count ->
    [one] één kaart
   *[other] { $count } kaarten
} met { $card }
# $name kan uit twee partners bestaan.
seven-seas-decided = 🏆 De beslissing: { $category ->
    [booty] de beste buit
    [cards] het grootste aantal kaarten
    [coins] het meeste goud
    [lady] de piratendame
   *[king] de piratenkoning
} van ronde { $round } zette { $you ->
    [first] je voorgoed vóór { $second }
    [first-team] jullie voorgoed vóór { $second }
    [second] { $first } voorgoed vóór jou
    [second-team] { $first } voorgoed vóór jullie
   *[no] { $first } voorgoed vóór { $second }
}
seven-seas-own-won = { $category ->
    [booty] 🧰 Beste buit van ronde { $round }: { $name } { $tied ->
        [yes] elk met { $figure }
       *[no] met { $figure }
    }
    [cards] 🃏 Meeste kaarten van ronde { $round }: { $name } { $tied ->
        [yes] elk met { $figure }
       *[no] met { $figure }
    }
    [coins] 🪙 Meeste goud van ronde { $round }: { $name } { $tied ->
        [yes] elk met { $figure }
       *[no] met { $figure }
    }
    [lady] 👸 De piratendame van ronde { $round }: { $name }
   *[king] 🤴 De piratenkoning van ronde { $round }: { $name }
}
seven-seas-no-cards = geen kaarten
seven-seas-hand-and-opened = { $cards ->
    [0] geen kaarten
   *[other] { $hand }
}; keuze uit: { $opened }

## Wat er niet kan

seven-seas-refusal-game-over = Dit spel is voorbij. Met de knoppen onder de uitslag ga je verder.
seven-seas-refusal-not-your-turn = Je bent niet aan de beurt. Je kunt intussen je hand bekijken.
seven-seas-refusal-not-in-hand = Die kaart heb je niet. Kies een van de jouwe.
seven-seas-refusal-not-in-display = Die kaart ligt niet in de uitstalling. Pak alleen wat er ligt.
seven-seas-refusal-must-take = Die kaart moet kaarten pakken die er samen op uitkomen. Kies welke.
seven-seas-refusal-must-take-same-strength = Die kaart pakt precies één kaart van dezelfde sterkte; dat gaat vóór elke som.
seven-seas-refusal-does-not-add-up = Die kaarten komen samen niet uit op die kaart. Kies andere.
seven-seas-refusal-no-nick = Er valt nu niets te kapen. Speel een kaart.
seven-seas-refusal-choose-source-first = De uitstalling is leeg. Kaap eerst een kaart, of druk op **Nee, bedankt**.
seven-seas-refusal-keep-first = Je hebt een kist geopend. Houd eerst een van de kaarten.
seven-seas-refusal-no-such-source = Daar kun je niet kapen. Kies hieronder een plek.
seven-seas-refusal-empty-source = Daar ligt niets meer. Kies een andere plek.
seven-seas-refusal-own-chest = Je eigen kist blijft dicht, ook voor jou. Kies een andere plek.
seven-seas-refusal-team-chest = Dat is de kist van je eigen team, en die blijft dicht. Kies een andere plek.
seven-seas-refusal-not-in-source = Die kaart ligt daar niet. Houd een van de kaarten hieronder.

## De regels, in een minuut te lezen

rules-seven-seas =
    - Speel in je beurt **één kaart**. Die pakt één kaart van dezelfde sterkte uit de uitstalling, of anders twee of meer die er samen op uitkomen. Alles gaat in je kist. Past er niets, dan blijft ze liggen, of een 1 pakt een 10.
    - **Maak de uitstalling leeg**, en je mag 🪝 **kapen**: doorzoek een andere kist{ $harbour ->
        [yes] {" "}of de haven
       *[no] {""}
    }, en houd één kaart.
    - Na elke ronde worden de kisten geteld, en punten laten je schip varen. Je beste goud, kristal en rum tellen mee; je mildste vloek gaat daarvan af. Ook de meeste kaarten en de meeste **gouden munten** leveren op. { $rounds ->
        [0] Bereikt een schip vak **{ $target }**, dan wint het voorste.
       *[other] Het eindigt na { $rounds } rondes.
    }

    { "**" }Een voorbeeld:** { $gold }, { $crystal } en { $rum } liggen in de uitstalling. Je { $curse } moet { $rum } pakken: dezelfde sterkte gaat voor. Lagen er alleen { $gold } en { $crystal }, dan pakte hij beide, samen 8. De uitstalling is leeg: je mag kapen.
rules-seven-seas-course =
    { "**" }Speel één kaart.** **1.** Liggen er kaarten van dezelfde sterkte in de uitstalling, pak er dan precies één. **2.** Zo niet, maar komen twee of meer kaarten er samen op uit, pak dan die. **3.** Leg je kaart anders neer. Bij 1 en 2 moet je pakken; welke kaarten, kies je zelf.

    { "**" }Bijzondere kaarten.** Een **1** mag in plaats daarvan een **10** pakken. De 🐙 **kraken** (vloek 1) mag een 10 pakken, of alles wat er ligt.

    🪝 **Het kapen.** Maak je de uitstalling leeg, dan mag je één andere kist{ $harbour ->
        [yes] {" "}of de haven
       *[no] {""}
    } doorzoeken en een van de kaarten houden. Je mag ervan afzien tot je kijkt; daarna moet je er een houden. Maak je hem leeg met de kraken, dan mag je niet kapen.

    { "**" }Kisten blijven dicht**, ook de jouwe, tot de ronde eindigt. Kaarten die dan nog in de uitstalling liggen, { $last ->
        [yes] zijn voor wie als laatste iets pakte, zonder te kapen
       *[no] zijn van niemand
    }.

    { $teams ->
        [yes] **Teams.** Partners zitten tegenover elkaar en delen een kist en een schip.
       *[no] **Twee spelers** krijgen elk nog acht kaarten zodra beide handen leeg zijn.
    } Toont de eerste uitstalling een derde 10, dan worden alle kaarten opnieuw gedeeld. De eerste speler wordt geloot; daarna gaat de 🧭 windroos elke ronde verder.
rules-seven-seas-scoring =
    Na elke ronde, voor elke kist:
    - meeste kaarten: 1 punt
    - meeste gouden munten: 1 (goud 1 telt als drie munten)
    - 👸 piratendame (kristal 1): 1
    - 🤴 piratenkoning (rum 1): 1
    - beste buit: 2

    Bij gelijke stand krijgt iedereen de punten, maar geen kaarten of geen munten levert niets op. Elk punt is één vak varen. { $rounds ->
        [0] Bereikt een schip vak **{ $target }**, dan wint het voorste.
       *[other] Het eindigt na { $rounds } rondes.
    }

    { "**" }De buit** is je beste waarde in goud, kristal en rum, plus je mildste vloek, of -7 met de kraken. Elke sterkte en de waarde ervan{ $own ->
        [yes] , volgens de tabel van de host
       *[no] {""}
    }:
    { $values }
rules-seven-seas-sources =
    { "**" }7 Seas** van Arve D. Fühler, ABACUSSPIELE 2021.

    -# HUISREGEL, onze keuze waar de gedrukte regels zwijgen: de eerste speler wordt geloot; van kapen mag je afzien tot je kijkt. Niet kapen nadat de kraken één kaart pakte; nul kaarten of munten levert niets op; pakte niemand iets, dan blijft de uitstalling liggen. GERECONSTRUEERD, omdat de gedrukte tabel niet te lezen was: de waarden van de buit, behalve die van de kraken.

## Tips: wat een computer zou doen, als zin

seven-seas-move-lay = Leg { FORM($card, "definite") } neer.
seven-seas-move-take = { $costs ->
    [yes] Speel { FORM($card, "definite") } en pak { FORM($taken, "definite") }, al tellen je vloeken in de buit dan { $value }.
   *[no] Speel { FORM($card, "definite") } en pak { FORM($taken, "definite") }.
}
seven-seas-move-harbour = Doorzoek de haven.
seven-seas-move-chest = Doorzoek de kist van { $name }.
seven-seas-move-keep = Houd { FORM($card, "definite") }.
seven-seas-move-decline = Laat alle kisten met rust.

## Tips: waarom, als zin na de zet

lacks-seven-seas = { $why ->
    [lady] Dat levert je de piratendame niet op.
    [king] Dat levert je de piratenkoning niet op.
    [pirates] Dat levert je niet beide piraten op.
    [nick] Daarmee mag je niet kapen.
    [clears] Dat laat kaarten in de uitstalling over voor de volgende speler.
    [coins] { $way ->
        [PlayCard] Dat levert je nu geen goud op.
       *[other] { $count ->
            [0] Dat levert je minder goud op.
            [one] Dat levert je een gouden munt op.
           *[other] Dat levert je { $count } gouden munten op.
        }
    }
    [cards] { $way ->
        [PlayCard] Dat levert je nu geen kaarten op.
       *[other] { $count ->
            [0] Dat levert je minder kaarten op.
           *[other] Dat levert je { $count } kaarten op.
        }
    }
    [booty] { $count ->
        [0] Dat levert je niet zo'n kaart op.
        [one] Dat levert je één zo'n kaart op.
       *[other] Dat levert je { $count } van zulke kaarten op.
    }
    [guarded] { $way ->
        [PlayCard] De uitstalling is dan samen hooguit tien, en een kaart kan hem misschien leegmaken.
       *[other] {" "}
    }
    [cheapest] { $way ->
        [PlayCard] Die kaart is voor jou meer waard.
       *[other] {" "}
    }
    [cheap] { $way ->
        [PlayCard] Die kaart is voor jou meer waard.
       *[other] {" "}
    }
    [returns] { $way ->
        [PlayCard] Je houdt geen kaart waarvan het getal die dan kan pakken.
       *[other] {" "}
    }
    [plans] { $way ->
        [PlayCard] Daarna zou geen getal in je hand meer kaarten kunnen nemen dan nu.
       *[other] Dat levert je minder kaarten op.
    }
    [holds] Dat levert je geen goud en geen piraat op.
    [waits] { $way ->
        [PlayCard] Daarmee leg je juist de kaart die iets kan pakken.
       *[other] {" "}
    }
    [sheds] { $way ->
        [PlayCard] Dan blijft de kraken in je hand.
       *[other] Dan blijft de kraken bij jou, in je hand of in je kist.
    }
    [spares] Dat pakt met de kraken.
    [inside] { $way ->
        [DeclineNick] Daarmee krijg je geen kaart.
       *[other] {" "}
    }
    [went] { $way ->
        [DeclineNick] Daarmee krijg je geen kaart.
       *[other] {" "}
    }
    [unseen] { $way ->
        [DeclineNick] Daarmee krijg je geen kaart.
       *[other] {" "}
    }
    [fullest] { $way ->
        [DeclineNick] Daarmee krijg je geen kaart.
       *[other] {" "}
    }
    [hopes] { $way ->
        [DeclineNick] Daarmee krijg je geen kaart.
       *[other] {" "}
    }
    [dearest] De buitwaarde is lager.
   *[other] {" "}
}
why-seven-seas-only = Iets anders mag niet.
why-seven-seas-lady = De piratendame is in haar eentje een punt waard, tenzij iemand haar kaapt.
why-seven-seas-king = De piratenkoning is in zijn eentje een punt waard, tenzij iemand hem kaapt.
why-seven-seas-pirates = De piratendame en de piratenkoning zijn elk een punt waard, tenzij iemand ze kaapt.
why-seven-seas-nick = Dat maakt de uitstalling leeg, en je mag kapen.
why-seven-seas-clears = Dat maakt de uitstalling leeg en laat niets over voor de volgende speler.
why-seven-seas-coins = Dat levert je { $count ->
    [one] een gouden munt
   *[other] { $count } gouden munten
} op.
why-seven-seas-cards = Dat levert je { $count ->
    [2] twee kaarten op, en wie de meeste kaarten heeft, krijgt een punt
   *[other] { $count } kaarten tegelijk op
}.
why-seven-seas-booty = Dat levert je { $count ->
    [one] een kaart met de beste buitwaarde van zijn soort
   *[other] { $count } kaarten met de beste buitwaarde van hun soort
} op.
why-seven-seas-guarded = De uitstalling is dan samen meer dan tien, dus geen som kan hem leegmaken.
why-seven-seas-cheapest = Je kunt nu niets pakken, en geen kaart in je hand is minder waard (buit { $count }).
why-seven-seas-least = { $count ->
    [one] Maar één kaart die je niet gezien hebt, kan
   *[other] Maar { $count } kaarten die je niet gezien hebt, kunnen
} leegmaken wat je overlaat en dan kapen. Bij geen andere zet zijn het er minder.
why-seven-seas-fewest = { $count ->
    [0] Elke kaart die dan iets kan pakken, heb je al gezien: elke { $numbers }, en de kraken.
    [one] Maar één kaart die je niet gezien hebt, kan dan iets pakken. Bij geen andere kaart van je zijn het er minder.
   *[other] Maar { $count } kaarten die je niet gezien hebt, kunnen dan iets pakken. Bij geen andere kaart van je zijn het er minder.
}
why-seven-seas-spares = Alleen de kraken kan nu iets pakken, en in je kist zou hij je buit bederven.
why-seven-seas-holds = Je kunt nu hooguit { $count } kaarten pakken, zonder goud of piraat.
why-seven-seas-cheap = Geen kaart in je hand is minder waard (buit { $count }), dus hiermee verlies je het minst.
why-seven-seas-returns = Met { FORM($card, "definite") } kun je in je volgende beurt { $taken } pakken, als niemand je voor is.
why-seven-seas-waits = Je houdt { FORM($card, "definite") } voor een vangst in een latere beurt.
why-seven-seas-plans = Met { FORM($card, "definite") } kun je daarna { $taken } pakken, en dat zijn meer kaarten dan je nu kunt pakken.
why-seven-seas-sheds = De kraken in je kist zou je buit bederven.
why-seven-seas-inside = { $place ->
    [harbour] Je zag { FORM($card, "definite") } daar liggen, en sindsdien heeft niemand daar gekaapt.
   *[chest] Daar verdween { FORM($card, "definite") } in, en sindsdien heeft niemand daar gekaapt.
} { $worth ->
    [point] Die kaart is een punt waard.
   *[booty] Die kaart zou je buit verbeteren.
}
why-seven-seas-went = { $place ->
    [harbour] Je zag { FORM($card, "definite") } daar liggen, maar misschien is die kaart intussen gekaapt.
   *[chest] Daar verdween { FORM($card, "definite") } in, maar misschien is die kaart intussen gekaapt.
} { $worth ->
    [point] Die kaart is een punt waard.
   *[booty] Die kaart zou je buit verbeteren.
}
why-seven-seas-unseen = Je hebt { FORM($card, "definite") } deze ronde nog niet gezien. Die kaart kan daar liggen, en is een punt waard.
why-seven-seas-fullest = { $count ->
    [one] Daar ligt één kaart, en nergens waar je kunt kapen, ligt er meer dan één.
   *[other] Daar liggen { $count } kaarten, en nergens waar je kunt kapen, liggen er meer. Je ziet ze allemaal en houdt er een.
}
why-seven-seas-hopes = { $place ->
    [harbour] { $count ->
        [one] Daar ligt één kaart, en die houd je.
       *[other] Daar liggen { $count } kaarten. Je ziet ze allemaal en houdt er een.
    }
   *[chest] Je krijgt daar een kaart bij, en een ander raakt er een kwijt.
}
why-seven-seas-opens = Wat dan blijft liggen, maakt { $count ->
    [8] een 8
   *[other] een { $count }
} leeg, en dat geeft recht op kapen.
why-seven-seas-gives = Dan blijft { FORM($card, "definite") } liggen voor een kaart die je niet gezien hebt.
why-seven-seas-more = { $count ->
    [one] Dan kan één kaart die je niet gezien hebt iets pakken. Na de andere zet kan geen enkele dat.
   *[other] Dan kunnen { $count } kaarten die je niet gezien hebt iets pakken. Na de andere zet zijn het er minder.
}
why-seven-seas-costs = Daarmee daalt je buit met { $count }.
why-seven-seas-curse = Dat levert je { FORM($card, "definite") } op, en daarmee kan je buit dalen.
why-seven-seas-can_wait = Dat kan wachten: met { FORM($card, "definite") } kan het in je volgende beurt nog, als niemand je voor is.
why-seven-seas-uses = Beide zetten laten dezelfde uitstalling achter, maar deze haalt { FORM($card, "definite") } uit je hand.
why-seven-seas-declines = Je hebt daar geen kaart zien bijkomen die je zeker helpt.
why-seven-seas-raises = Je buit stijgt ermee met minstens { $count }.
why-seven-seas-dearest = De buitwaarde, { $count }, is daar de hoogste.

game-seven-seas-unit = vakken
game-seven-seas-gained = { $count ->
    [one] één vak
   *[other] { $count } vakken
}

## De eigen woorden van het spel, in de eerste hand van wie het nog nooit heeft afgemaakt

first-words-seven-seas = Pak uit de uitstalling een gelijke kaart, of een even hoge som. Meeste kaarten, munten, buit en { $stage ->
    [pirate] piraten (dame, koning)
   *[other] piraten
} tellen. Buit: je beste goud, kristal en rum, min een vloek.{ $stage ->
    [kraken] {" "}De kraken pakt een 10 of alles, maar telt -7.
   *[other] {""}
}
seven-seas-gift = { $card } is een punt waard. Deze kaart toch neerleggen?
seven-seas-first-hand = { $levels ->
    [none] { $rounds ->
        [0] Het eerste schip op vak { $target } wint.
       *[other] Het voorste schip na { $rounds } rondes wint.
    }
   *[other] { game-seven-seas }, niveau { $levels }: { $rounds ->
        [0] het eerste schip op vak { $target } wint.
       *[other] het voorste schip na { $rounds } rondes wint.
    }
}

## De les

lesson-seven-seas-1 = Punten brengen je schip naar het eiland: 1 voor de meeste kaarten, 1 voor het meeste goud, 1 voor elk van twee piraten, 2 voor de beste buit. Elke beurt speel je één kaart. Je 💎7 past bij de 🪙7 in de uitstalling. Druk op 💎7, en ze gaan allebei in je kist.
    .words = Punten brengen je schip naar het eiland: 1 voor de meeste kaarten, 1 voor het meeste goud, 1 voor elk van twee piraten, 2 voor de beste buit. Elke beurt speel je één kaart. Je kristal 7 past bij goud 7 in de uitstalling. Druk op kristal 7, en ze gaan allebei in je kist.
lesson-seven-seas-1-wrong = Die kaart komt later. De twee zevens passen bij elkaar, dus nu pak je iets met 💎7.
    .words = Die kaart komt later. De twee zevens passen bij elkaar, dus nu pak je iets met kristal 7.
lesson-seven-seas-2 = Je zou 💀3 kunnen pakken, maar de eerste vloek in je kist verlaagt je buit. Leg liever 💀10 neer: dat kost je niets.
    .words = Je zou vloek 3 kunnen pakken, maar de eerste vloek in je kist verlaagt je buit. Leg liever vloek 10 neer: dat kost je niets.
lesson-seven-seas-2-wrong = Houd die kaart nog even. Leg 💀10 neer: dat kost je niets.
    .words = Houd die kaart nog even. Leg vloek 10 neer: dat kost je niets.
lesson-seven-seas-3 = Een 1 mag een 10 pakken, zoals Pip net deed. Laat 💀3 nog even liggen en leg 🥃2 neer.
    .words = Een 1 mag een 10 pakken, zoals Pip net deed. Laat vloek 3 nog even liggen en leg rum 2 neer.
lesson-seven-seas-3-wrong = Nu nog niet. Leg 🥃2 neer en kijk wat Pip overlaat.
    .words = Nu nog niet. Leg rum 2 neer en kijk wat Pip overlaat.
lesson-seven-seas-4 = Pips 10 pakte 2 en 8: kaarten die samen 10 zijn. Alleen 💀3 ligt er nog. Pak die met 🪙3, want wie de uitstalling leegmaakt, mag kapen.
    .words = Pips 10 pakte 2 en 8: kaarten die samen 10 zijn. Alleen vloek 3 ligt er nog. Pak die met goud 3, want wie de uitstalling leegmaakt, mag kapen.
lesson-seven-seas-4-wrong = Dan blijft 💀3 voor Pip liggen. Pak die met 🪙3 en maak de uitstalling leeg.
    .words = Dan blijft vloek 3 voor Pip liggen. Pak die met goud 3 en maak de uitstalling leeg.
lesson-seven-seas-5 = Als je kaapt, doorzoek je één plek en houd je één kaart. Pip heeft net de piratenkoning gewonnen, dus doorzoek Pips kist.
lesson-seven-seas-5-wrong = De piratenkoning ligt in Pips kist. Zoek daar.
lesson-seven-seas-6 = De piratenkoning is in zijn eentje 1 punt waard. Houd hem. Pip komt niet te weten welke kaart weg is.
lesson-seven-seas-6-wrong = De piratenkoning is meer waard dan die kaart. Houd hem.
lesson-seven-seas-7 = Bij 💎3 past niets. Leg 💀7 neer, dan krijgt Pip misschien de vloek.
    .words = Bij kristal 3 past niets. Leg vloek 7 neer, dan krijgt Pip misschien de vloek.
lesson-seven-seas-7-wrong = Houd die kaart. Van de vloek wil je juist af.
lesson-seven-seas-8 = Vanaf hier kies jij: elke kaart mag. Alleen je mildste vloek telt, en je hebt 💀3 al. 🪙1 telt als drie munten.
    .words = Vanaf hier kies jij: elke kaart mag. Alleen je mildste vloek telt, en je hebt vloek 3 al. Goud 1 telt als drie munten.
lesson-seven-seas-9 = Jij kiest weer. Pas op voor de kraken (💀1). Hij kan de hele uitstalling pakken, maar haalt 7 van je buit af.
    .words = Jij kiest weer. Pas op voor de kraken (vloek 1). Hij kan de hele uitstalling pakken, maar haalt 7 van je buit af.
lesson-seven-seas-10 = Elke kaart mag. Kisten blijven dicht tot elke kaart gespeeld is. Dan wordt elke kist geteld. Wat nog in de uitstalling ligt, is van niemand.
lesson-seven-seas-end = Je krijgt steeds 1 punt voor de meeste kaarten, het meeste goud (geteld in munten), de piratendame (💎1) en de piratenkoning (🥃1). Bij gelijke stand krijgt iedereen de punten.
    De beste buit levert 2 punten op: je beste goud, kristal en rum samen, min je mildste vloek. Van die drie is een 7 het meest waard, en zijn 8, 9 en 10 niets waard. Van de vloeken kost 7 het minst, 1; 8, 9 en 10 kosten 7, net als de kraken.
    Elk punt brengt je schip één vak verder. Bereikt een schip vak 7, dan wint het voorste schip. Met twee spelers krijg je elke ronde een tweede hand.
    .words = Je krijgt steeds 1 punt voor de meeste kaarten, het meeste goud (geteld in munten), de piratendame (kristal 1) en de piratenkoning (rum 1). Bij gelijke stand krijgt iedereen de punten.
        De beste buit levert 2 punten op: je beste goud, kristal en rum samen, min je mildste vloek. Van die drie is een 7 het meest waard, en zijn 8, 9 en 10 niets waard. Van de vloeken kost 7 het minst, 1; 8, 9 en 10 kosten 7, net als de kraken.
        Elk punt brengt je schip één vak verder. Bereikt een schip vak 7, dan wint het voorste schip. Met twee spelers krijg je elke ronde een tweede hand.

daily-finer-seven-seas = Bij gelijke stand telt de buit van alle rondes, dan de gouden munten, dan de kaarten.
duel-finer-seven-seas = { $by ->
    [0] Bij een gelijke stand wint de waardevolste buit van alle rondes
    [1] Bij ook gelijke buit winnen de meeste munten van alle rondes
   *[2] Bij ook gelijke buit en munten winnen de meeste kaarten van alle rondes
}: { $own } tegen { $other }.

help-typing-seven-seas = - 🗺️ **7 Seas:** `/play goud 8` pakt iets of legt een kaart neer.

mark-seven-seas-clearings = Drie keer schoon schip in één ronde
mark-seven-seas-pirate = Ongemerkt een piraat gekaapt
mark-seven-seas-sweep = Alle vijf categorieën van een ronde gewonnen
mark-seven-seas-clean-hands = Kon kapen, maar hield schone handen

# what a player says across the table
remark-seven-seas-1 = Was dat alles?
remark-seven-seas-2 = Laat ook wat voor mij over.
remark-seven-seas-3 = Die had ik nodig.
remark-seven-seas-4 = Goede wind.
