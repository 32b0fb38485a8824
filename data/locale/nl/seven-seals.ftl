## De naam

game-seven-seals = De Zeven Zegels
choice-seven-seals = De Zeven Zegels · 3-5 spelers

## De Zeven Zegels: één regel in de lobby, huisregels

game-seven-seals-play = Voorspel hoeveel van de vijftien slagen je haalt, en in welke kleuren. Elk zegel dat overblijft, kost punten.
game-seven-seals-wins = De minste strafpunten winnen.
game-seven-seals-lasts = Alleen duurt het ongeveer 10 minuten.
game-seven-seals-brief = Voorspel de slagen die je wint
game-seven-seals-pitch = { game-seven-seals-play } Voor drie tot vijf spelers.
game-seven-seals-lobby = 🕯️ { game-seven-seals }: wie doet er mee?
game-seven-seals-over = 🕯️ { game-seven-seals }: afgelopen, in strafpunten
game-seven-seals-thread = 🕯️ { game-seven-seals }
game-seven-seals-praise = De zegels hadden geen geheimen meer.
rule-seven-seals-saboteur_start = Saboteur begint op
rule-seven-seals-saboteur_start-meaning = Strafpunten van de saboteur voordat zwarte zegels ze verlagen. De gedrukte regels noemen 5 voor drie spelers.
rule-seven-seals-rising_saboteur = Stijgende saboteur
rule-seven-seals-rising_saboteur-meaning = Elke keer dat dezelfde speler weer saboteur is, begint die één punt hoger. De variant van de auteur voor langere spellen: 9, 8 of 10 rondes met drie, vier of vijf spelers.
rule-seven-seals-rounds = Rondes
rule-seven-seals-rounds-meaning = Hoeveel je er speelt. Gewoonlijk 6 met drie spelers, 4 met vier, 5 met vijf; de gedrukte regels laten het aan jullie over.

## Kleuren en zegels

# De soorten zegels, waaronder de vijf kleuren van de kaarten.
seven-seals-kind = { $kind ->
    [red] rood
    [yellow] geel
    [green] groen
    [blue] blauw
    [purple] paars
    [white] wit
   *[black] zwart
}
seven-seals-card = { $colour } { $rank }
# Eén letter per kleur, allemaal verschillend; spelers typen ze ook. Het zijn die van de plaatjes.
seven-seals-none = niets
seven-seals-counted = { $seal }×{ $count }
    .words = { $count } { seven-seals-kind }
# De kaarten van één kleur.
seven-seals-ranks = **{ $colour }** { $ranks }
    .words = **{ $colour }**: { $ranks }
# Wie na wie speelt, in tekst voor schermlezers.
seven-seals-order = Op volgorde: { $names }

## De tafel

seven-seals-title = 🕯️ De Zeven Zegels{ $rounds ->
    [0] {" "}· ronde { $round }
    [1] {""}
   *[other] {" "}· ronde { $round } van { $rounds }
}
seven-seals-title-trick = 🕯️ De Zeven Zegels{ $rounds ->
    [0] {" "}· ronde { $round }
    [1] {""}
   *[other] {" "}· ronde { $round } van { $rounds }
} · slag { $trick } van { $tricks }
seven-seals-middle = **In het midden** { $rest }{ $saboteur ->
    [free] {" "}🗡️ saboteur
   *[taken] {""}
}
    .words = **In het midden**: { $rest }{ $saboteur ->
        [free] , en de saboteur
       *[taken] {""}
    }
seven-seals-trick-lead = **{ $name }** komt uit; rood is troef
seven-seals-trick = Gevraagd: **{ $colour }**; **{ $name }** ligt voor
seven-seals-trick-return = **{ $name }** won de slag met { $card } en kiest een zegel om in te leveren
seven-seals-trick-last = **{ $name }** won de laatste slag met { $card }
seven-seals-seat-waits = { $name }{ $total ->
    [0] {""}
   *[other] {" "}· { $total } tot nu toe
}
    .words = { $name }{ $total ->
        [0] {""}
       *[other] : { $total } tot nu toe
    }
seven-seals-not-yet = nog niet
    .words = moet nog voorspellen
seven-seals-seat = { $name } { $won }/{ $predicted } · { $seals }{ $over ->
    [yes] {" "}· **{ $total }** in totaal
   *[no] { $total ->
        [0] {""}
       *[other] {" "}· **{ $total }**
    }
}
    .words = { $name }: { $won } van { $predicted } slagen gehaald, zegels over: { $seals }{ $over ->
        [yes] ; **{ $total }** strafpunten in totaal
       *[no] { $total ->
            [0] {""}
           *[other] ; **{ $total }** strafpunten tot nu toe
        }
    }
seven-seals-seat-saboteur = { $name } { $won } gehaald · 🗡️ saboteur, nu { $points ->
    [one] 1 punt
   *[other] { $points } punten
}{ $over ->
    [yes] {" "}· **{ $total }** in totaal
   *[no] { $total ->
        [0] {""}
       *[other] {" "}· **{ $total }**
    }
}
    .words = { $name }: { $won ->
        [one] één slag
       *[other] { $won } slagen
    } gehaald, saboteur met nu { $points ->
        [one] 1 strafpunt
       *[other] { $points } strafpunten
    }{ $over ->
        [yes] ; **{ $total }** in totaal
       *[no] { $total ->
            [0] {""}
           *[other] ; **{ $total }** tot nu toe
        }
    }
seven-seals-doing = **← { $phase ->
    [predict] voorspelt
    [return] levert een zegel in
   *[play] aan de beurt
}**
    .words = ({ $phase ->
        [predict] voorspelt
        [return] levert een zegel in
       *[play] aan de beurt
    })
seven-seals-legend = Slagen/voorspeld · zegels{ $totals ->
    [yes] {" "}· straf
   *[no] {""}
}
    .words = Zegels die over zijn, kosten aan het eind van de ronde strafpunten{ $totals ->
        [yes] . De punten tot nu toe zijn die van eerdere rondes
       *[no] {""}
    }
seven-seals-predicted = Voorspeld: **{ $predicted } van { $tricks }**{ $black ->
    [hidden] {""}
   *[other] {" "}· ⬛ zwart over: { $black }
}
    .words = Voorspeld: **{ $predicted } van { $tricks }** slagen.{ $black ->
        [hidden] {""}
        [0] {" "}Er is geen zwart zegel meer.
        [one] {" "}Er is nog één zwart zegel.
       *[other] {" "}Er zijn nog { $black } zwarte zegels.
    }

## De hand

seven-seals-hand-leads = Slag { $trick } van { $tricks }: { $you ->
    [yes] jij komt uit.
   *[no] { $name } komt uit.
}{ $round ->
    [1] {" "}Met elke kaart; rood is troef.
   *[other] {""}
}
seven-seals-hand-winning = Slag { $trick } van { $tricks }: { $colour } gevraagd{ $led ->
    [red] ; dat is troef. { $you ->
        [yes] Jij ligt nu voor.
       *[no] { $name } ligt nu voor.
    }
    [first] ; rood is troef. { $you ->
        [yes] Jij ligt nu voor.
       *[no] { $name } ligt nu voor.
    }
   *[other] . { $you ->
        [yes] Jij ligt nu voor.
       *[no] { $name } ligt nu voor.
    }
}
# De slagen en zegels van een speler.
seven-seals-hand-seat = { $you ->
    [yes] **Jij**: { $won } gehaald{ $predicted ->
        [0] , geen voorspeld
       *[other] , { $predicted } voorspeld
    }{ $seals ->
        [none] {""}
       *[some] {" "}· over { $seals }
    }
    [brief] **Jij** { $won }/{ $predicted }{ $seals ->
        [none] {""}
       *[some] {" "}{ $seals }
    }
   *[no] **{ $name }** { $won }/{ $predicted }{ $seals ->
        [none] {""}
       *[some] {" "}{ $seals }
    }
}
    .words = { $you ->
        [yes] Jij haalde { $won }
       *[no] Slagen van { $name }: { $won }
    }{ $predicted ->
        [0] , geen voorspeld
       *[other] , { $predicted } voorspeld
    }{ $seals ->
        [none] .
       *[some] ; zegels over: { $seals }.
    }
seven-seals-hand-saboteur = **{ $name }** 🗡️ saboteur, nu { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
    .words = { $name } is de saboteur: nu { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }.
seven-seals-hand-last = Laatste slag: { $cards }
seven-seals-hand-played = Jij { $card }
seven-seals-hand-predictions = Eerst voorspelt iedereen; daarna begint het spel.
seven-seals-threat-seal = { $name } kan een zegel van je nemen dat in het midden op is: { $seals }. Je krijgt er dan een ⬜ wit voor.
seven-seals-threat-card = { $way ->
    [none] Niemand kan je kaart verslaan.
    [red] Alleen een hogere rode kaart verslaat de jouwe.
    [trump] Alleen een rode kaart verslaat de jouwe.
   *[both] Alleen een hogere kaart van die kleur of een rode verslaat de jouwe.
}
seven-seals-won-too-many = { $way ->
    [seal] Elke slag die je zonder passend zegel haalt, kost een ⬛ zwart zegel, 3 punten.
    [none] Je hebt geen zegel meer: elke slag die je nu haalt, kost 3 punten, zolang er ⬛ zwarte zijn.
   *[free] Er is geen ⬛ zwart zegel meer, dus extra slagen kosten niets meer.
}
seven-seals-yours-saboteur = Jij bent de 🗡️ saboteur, nu { $points ->
    [0] 0 punten, en lager dan 0 gaat niet.
    [one] 1 punt: één minder voor elk ⬛ zwart zegel van de anderen.
   *[other] { $points } punten: één minder voor elk ⬛ zwart zegel van de anderen.
}
# Eén regel van de hand: kaarten met één gevolg, en wat een slag ermee zou opleveren.
seven-seals-line = { $way ->
    [loses] Met **{ $cards }** kun je deze slag niet winnen.
    [lead] { $then ->
        [own] Win je met **{ $cards }**, dan gaat dat zegel terug.
        [seal] Win je met **{ $cards }**, dan gaat { $seal } terug.
        [black] Winnen met **{ $cards }** kost 3 punten.
       *[free] Winnen met **{ $cards }** kost niets. Er is geen ⬛ zwart zegel meer.
    }
    [last] { $then ->
        [none] Met **{ $cards }** win je.
        [seal] Met **{ $cards }** win je: { $seal } gaat terug.
        [black] Met **{ $cards }** win je: dat kost 3 punten.
       *[free] Met **{ $cards }** win je: dat kost niets. Er is geen ⬛ zwart zegel meer.
    }
   *[ahead] { $then ->
        [none] Met **{ $cards }** lig je voor in de slag.
        [seal] Met **{ $cards }** lig je voor in de slag: win je, dan gaat { $seal } terug.
        [black] Met **{ $cards }** lig je voor in de slag: win je, dan kost het 3 punten.
       *[free] Met **{ $cards }** lig je voor in de slag: win je, dan kost het niets. Er is geen ⬛ zwart zegel meer.
    }
}
seven-seals-takers = { $way ->
    [single] { $card }
    [some] { $card } en hoger
   *[all] { $colour }
}
seven-seals-line-follow = Je moet { $colour } bekennen. De rest van je hand:
seven-seals-line-free = Je hebt geen { $colour }: speel een willekeurige kaart.

## Een zegel inleveren

seven-seals-return-title = Je won de slag met { $card }. Welk zegel lever je in?
seven-seals-return-why = De gevraagde kleur ({ $colour }) past{ $trumped ->
    [yes] , en rood omdat een rode kaart won
   *[no] {""}
}{ $white ->
    [yes] , en wit altijd. Is wit aan het eind over, dan kost het 4 punten, een kleur 2
   *[no] {""}
}.
seven-seals-return-button = Lever { $kind } in

## Een voorspelling samenstellen

seven-seals-compose-title = Hoeveel slagen haal je?
# Een voorspelling die al gedaan is: van de lezer of van een ander.
seven-seals-compose-seat = **{ $you ->
    [yes] Jij
   *[no] { $name }
}** { $tricks ->
    [saboteur] 🗡️ saboteur
    [0] geen slag
   *[other] { $tricks }: { $seals }
}{ $taken ->
    [none] {""}
   *[other] {" "}(−{"\u2060"}{ $taken } +{"\u2060"}{ $white })
}
    .words = { $you ->
        [yes] { $tricks ->
            [saboteur] Jij bent de saboteur.
            [0] Je voorspelt geen slagen.
            [one] Je voorspelt 1 slag: { $seals }.
           *[other] Je voorspelt { $tricks } slagen: { $seals }.
        }
       *[no] { $tricks ->
            [saboteur] { $name } is de saboteur.
            [0] { $name } voorspelt geen slagen.
            [one] { $name } voorspelt 1 slag: { $seals }.
           *[other] { $name } voorspelt { $tricks } slagen: { $seals }.
        }
    }{ $taken ->
        [none] {""}
       *[other] {" "}Je neemt { $taken }.
    }
seven-seals-compose-middle = { $middle ->
    [none] Midden: niets
   *[other] Midden: { $middle }
}
seven-seals-compose-costs = Rood is troef, tot { $highest }. Na de ronde kost elk zegel dat overblijft 2, elke gewonnen slag zonder zegel 3.
# Kleuren waarvan het midden geen zegel heeft: "player": anderen hebben ze; "gone": niemand anders
# heeft ze; "white": er is geen wit zegel om ervoor te geven.
seven-seals-compose-gone = Geen { $colours } meer: { $way ->
    [white] er is geen ⬜ wit zegel over.
   *[gone] niemand anders heeft zo'n zegel.
}
seven-seals-sum = { $guess ->
    [yes] Snelle schatting: **{ $own }**
   *[no] Jij voorspelt er **{ $own }**
}; alle spelers: **{ $together } van de { $tricks }** slagen{ $way ->
    [even] , precies zoveel als er zijn.
    [over] , { $apart } meer dan er zijn.
   *[under] .
}
    .words = { $guess ->
        [yes] Snelle schatting, slagen { $own }: { $seals }
       *[no] Jij voorspelt er { $own }: { $seals }
    }; alle spelers: { $together } van de { $tricks } slagen{ $way ->
        [even] , precies zoveel als er zijn.
        [over] , { $apart } meer dan er zijn.
       *[under] .
    }
seven-seals-compose-takings = { $count ->
    [one] Daarvan 1 van een ander, in ruil voor een ⬜ wit.
   *[other] Daarvan { $count } van anderen, in ruil voor ⬜ witte.
}
seven-seals-add-button = { $sign } { $count }
    .words = { $way ->
        [middle] { $colour } erbij, nu { $count }
        [player] { $colour } van iemand nemen, nu { $count }
       *[gone] Geen { $colour } meer, nu { $count }
    }
seven-seals-less-button = − Eén minder
    .words = Het laatste zegel eraf
seven-seals-confirm-button = Bevestigen: { $tricks }
    .words = Bevestigen: { $tricks ->
        [0] geen slagen
        [one] 1 slag
       *[other] { $tricks } slagen
    }
seven-seals-back-button = Terug
seven-seals-saboteur-button = Saboteur
seven-seals-take-title = Van wie neem je een { $colour } zegel?
seven-seals-take-why = In het midden ligt er geen meer. De speler die je kiest, krijgt een ⬜ wit zegel in ruil voor een { $colour } zegel. Dat witte kost 4 punten, tenzij het na een gewonnen slag weer wordt ingeleverd.
seven-seals-take-seat = { $name }: { $before } → { $after }
    .words = { $name }: nu { $before }; dan { $after }
seven-seals-take-button = Van { $name }
seven-seals-saboteur-title = 🗡️ Saboteur worden?
seven-seals-saboteur-why = De saboteur voorspelt niets en neemt geen zegels; slagen winnen of verliezen kost niets. De ronde kost je { $start } strafpunten. Elk ⬛ zwart zegel van de anderen haalt er één af, maar nooit onder 0.
seven-seals-saboteur-hint = Stuur dus hun plannen in de war: geef ze slagen waar ze niet om vroegen. Per ronde is er maar één saboteur, en je keuze staat vast.
seven-seals-saboteur-take-button = Word de saboteur

## Wat er gebeurde

seven-seals-told-dealt = Ronde { $round }: { $you ->
    [yes] jij begint.
   *[no] { $name } begint.
}
seven-seals-told-predicted = { $you ->
    [yes] Je voorspelt
    [clock] De tijd was om: een computer voorspelt voor je
    [computer] Een computer voorspelt voor je
   *[no] { $name } voorspelt
} { $tricks ->
    [0] geen enkele slag.
    [one] één slag: { $seals }.
   *[other] { $tricks } slagen: { $seals }.
}
seven-seals-told-taken = **🪝 { $you ->
    [yes] Je nam een { $seal } zegel van { $victim }, in ruil voor een ⬜ wit.
    [clock] De tijd was om: een computer nam voor je een { $seal } zegel van { $victim }, in ruil voor een ⬜ wit.
    [computer] Een computer nam voor je een { $seal } zegel van { $victim }, in ruil voor een ⬜ wit.
   *[no] { $yours ->
        [yes] { $name } nam een { $seal } zegel van jou; je kreeg een ⬜ wit.
       *[no] { $name } nam een { $seal } zegel van { $victim }.
    }
}**
seven-seals-told-saboteur = { $you ->
    [yes] Jij bent de 🗡️ saboteur: { $start } strafpunten, één minder voor elk ⬛ zwart zegel van de anderen.
    [clock] De tijd was om: een computer maakte jou de 🗡️ saboteur: { $start } strafpunten, één minder voor elk ⬛ zwart zegel van de anderen.
    [computer] Een computer maakte jou de 🗡️ saboteur: { $start } strafpunten, één minder voor elk ⬛ zwart zegel van de anderen.
   *[no] { $name } is de 🗡️ saboteur: { $start } strafpunten, één minder voor elk ⬛ zwart zegel van de anderen.
}
seven-seals-told-complete = { $fits ->
    [yes] { $predicted } van { $tricks } slagen zijn voorspeld.
   *[no] { $predicted } slagen zijn voorspeld, terwijl er maar { $tricks } zijn.
}
seven-seals-told-played = { $you ->
    [yes] { $way ->
        [trump] Je troefde met { $card }.
        [off] Je gooide { $card } weg.
       *[plain] Je speelde { $card }.
    }
    [clock] De tijd was om: een computer speelde { $card } voor je.
    [computer] Een computer speelde { $card } voor je.
   *[no] { $way ->
        [trump] { $name } troefde met { $card }.
        [off] { $name } gooide { $card } weg.
       *[plain] { $name } speelde { $card }.
    }
}
seven-seals-told-won = { $you ->
    [yes] Je won
   *[no] { $name } won
} { $last ->
    [yes] de laatste slag
   *[no] de slag
} met { $card }{ $way ->
    [trump] , troef op { $colour }
   *[high] {""}
}.
seven-seals-told-returned = { $you ->
    [yes] Je leverde { $seal } in.
    [clock] De tijd was om: een computer levert voor jou { $seal } in.
    [computer] Een computer levert voor jou { $seal } in.
   *[no] { $name } leverde { $seal } in.
}
    .words = { $you ->
        [yes] Je leverde voor de slag een { $seal } zegel in.
        [clock] De tijd was om: een computer leverde voor de slag voor je een { $seal } zegel in.
        [computer] Een computer leverde voor de slag voor je een { $seal } zegel in.
       *[no] { $name } leverde voor de slag een { $seal } zegel in.
    }
seven-seals-told-black = **⬛ { $you ->
    [yes] { $left ->
        [0] Je had geen zegel voor de slag en nam het laatste zwarte: 3 punten.
       *[other] Je had geen zegel voor de slag en nam een zwart: 3 punten (nog { $left } over).
    }
   *[no] { $left ->
        [0] { $name } had geen zegel voor de slag en nam het laatste zwarte: 3 punten.
       *[other] { $name } had geen zegel voor de slag en nam een zwart: 3 punten (nog { $left } over).
    }
}**
seven-seals-told-no-black = **⬛ { $you ->
    [yes] Je had geen zegel voor de slag, maar er is geen zwart meer.
   *[no] { $name } had geen zegel voor de slag, maar er is geen zwart meer.
}**

## De telling

seven-seals-scoring-title = ⚖️ De Zeven Zegels · { $rounds ->
    [0] ronde { $round }
    [1] telling
   *[other] ronde { $round } van { $rounds }
}
seven-seals-scored = { $you ->
    [yes] Jij
   *[no] { $name }
}: **{ $points }**{ $points ->
    [0] {" "}· elk zegel ingeleverd
   *[other] { $coloured ->
        [0] {""}
       *[other] {" "}· { $coloured } gekleurd ×2
    }{ $white ->
        [0] {""}
       *[other] {" "}· { $white } ⬜ wit ×4
    }{ $black ->
        [0] {""}
       *[other] {" "}· { $black } ⬛ zwart ×3
    }
}
    .words = { $you ->
        [yes] Jij
       *[no] { $name }
    }: **{ $points }**{ $points ->
        [0] ; elk zegel ingeleverd
       *[other] { $coloured ->
            [0] {""}
           *[other] ; { $coloured } gekleurd à 2
        }{ $white ->
            [0] {""}
           *[other] ; { $white } wit à 4
        }{ $black ->
            [0] {""}
           *[other] ; { $black } zwart à 3
        }
    }
# Het duurste deel van wat een ronde de lezer kostte.
seven-seals-round-dearest = { $kind ->
    [black] { $count ->
        [one] Zwart kostte je het meest: één slag waar je geen zegel voor had.
       *[other] Zwart kostte je het meest: { $count } slagen waar je geen zegel voor had.
    }
    [white] Wit kostte je het meest, terwijl je het bij elke slag kunt inleveren.
   *[other] Gekleurde zegels kostten je het meest: { $count ->
        [one] er bleef één over.
       *[other] er bleven er { $count } over.
    }
}
seven-seals-round-colours = Je haalde zoveel slagen als je voorspelde, maar in de verkeerde kleuren.
seven-seals-scored-saboteur = { $you ->
    [yes] Jij
   *[no] { $name }
}: **{ $points }** · 🗡️ saboteur, { $start } − { $black } ⬛ zwart van de anderen{ $capped ->
    [yes] , nooit onder 0
   *[no] {""}
}
    .words = { $you ->
        [yes] Jij
       *[no] { $name }
    }: **{ $points }**; saboteur, { $start } min { $black } zwart van de anderen{ $capped ->
        [yes] , nooit onder 0
       *[no] {""}
    }
seven-seals-scored-tricks = Slagen gehaald/voorspeld: { $tricks }
    .words = Gewonnen slagen: { $tricks }
seven-seals-scored-won = { $name } { $won }/{ $predicted }
    .words = { $name } { $won } van { $predicted } voorspelde
seven-seals-scored-totals = Strafpunten, van weinig naar veel
seven-seals-scored-total = { $name } { $before } → **{ $total }**
    .words = { $name }: van { $before } naar **{ $total }**
points-seven-seals = { $points ->
    [0] 0 strafpunten
    [one] 1 strafpunt
   *[other] { $points } strafpunten
}
review-points-seven-seals = Jouw keuze kostte minstens { $points } strafpunten, vergeleken met het gemiddelde van de anderen.
seven-seals-finale = 🎯 { $you ->
    [yes] Je voorspelling komt op de slag precies uit: { $tricks }!
   *[no] De voorspelling van { $name } komt op de slag precies uit: { $tricks }!
}
distinction-seven-seals = 🎯 Zuiverste voorspelling: { $name }, { $size } slagen, tot op de kleur
seven-seals-ending = Je voorspelde { $predicted } en haalde { $won }{ $exact ->
    [yes] , maar in de verkeerde kleuren
   *[no] {""}
}: { $points ->
    [0] elk zegel ingeleverd.
   *[other] over { $seals }, { $points } strafpunten.
}
# The reader's penalty points of a whole game, and the seals left over in its rounds.
seven-seals-ending-all = Strafpunten van alle { $rounds } rondes: **{ $points }**. { $coloured } gekleurd ×2, { $white } ⬜ wit ×4. { $black } ⬛ zwart ×3, voor slagen zonder zegel.{ $saboteur ->
    [0] {""}
   *[other] {" "}{ $saboteur } als 🗡️ saboteur.
}
    .words = Strafpunten van alle { $rounds } rondes: **{ $points }**. { $coloured } gekleurd à 2, { $white } wit à 4. { $black } zwart à 3, voor slagen zonder zegel.{ $saboteur ->
        [0] {""}
       *[other] {" "}{ $saboteur } als saboteur.
    }
seven-seals-own-true = 🎯 { $you ->
    [yes] { $rounds ->
        [1] Jouw voorspelling
       *[other] Jouw scherpste voorspelling
    }
   *[no] { $rounds ->
        [1] Voorspelling van { $name }
       *[other] Scherpste voorspelling van { $name }
    }
}: { $tricks ->
    [0] geen slag
    [one] één slag
   *[other] { $tricks } slagen
}{ $rounds ->
    [1] {""}
   *[other] {" "}in ronde { $round }
}, { $way ->
    [clean] zonder zegels over
   *[counted] evenveel gehaald, maar in de verkeerde kleuren: { $points } strafpunten
}
seven-seals-own-round = 🕯️ { $you ->
    [yes] Jouw beste ronde
   *[no] Beste ronde van { $name }
}: { $points ->
    [0] geen strafpunten
    [one] één strafpunt
   *[other] { $points } strafpunten
} in ronde { $round }
seven-seals-most-robbed = { $each ->
    [yes] 🪝 IJverigste rovers: { $name }, elk { $count } zegels
   *[no] 🪝 IJverigste rover: { $name }, { $count } zegels
}
seven-seals-decided = 🏆 De beslissing: in ronde { $round } kreeg { $you ->
    [first] jij
   *[other] { $first }
} { $own ->
    [one] één strafpunt
   *[other] { $own } strafpunten
}, { $you ->
    [second] jij
   *[other] { $second }
} { $next }
seven-seals-sabotage = 🗡️ Beste sabotage: { $you ->
    [yes] jij
   *[no] { $name }
} raakte { $saved ->
    [one] één strafpunt
   *[other] { $saved } strafpunten
} kwijt
seven-seals-black-seals = ⬛ Slagen die niemand wilde: { $count ->
    [one] één zwart zegel
   *[other] { $count } zwarte zegels
}
seven-seals-no-cards = geen kaarten

## Getypte zetten

# Lijsten van woorden die spelers mogen typen, met spaties ertussen. Het eerste wordt verstuurd.

## Wat er niet kan

seven-seals-refusal-game-over = Dit spel is voorbij. Met de knoppen onder de uitslag ga je verder.
seven-seals-refusal-not-your-turn = Je bent niet aan de beurt. Je kunt intussen je hand bekijken.
seven-seals-refusal-predict-first = Kaarten spelen kan zodra iedereen heeft voorspeld. Stel eerst je voorspelling samen.
seven-seals-refusal-predictions-over = De voorspellingen liggen open en staan vast. Speel een kaart.
seven-seals-refusal-return-first = Je won de slag; kies eerst een zegel om in te leveren.
seven-seals-refusal-nothing-to-return = Je hoeft nu geen zegel in te leveren. Speel een kaart.
seven-seals-refusal-not-in-hand = Die kaart heb je niet. Dit zijn de jouwe.
seven-seals-refusal-must-follow = Je hebt { $colour }: je moet bekennen.
seven-seals-refusal-seal-not-held = Zo'n zegel heb je niet. Deze passen wel.
seven-seals-refusal-seal-does-not-fit = Dat zegel past niet bij deze slag. Deze wel.
seven-seals-refusal-saboteur-taken = Er is deze ronde al een saboteur. Voorspel dus je slagen.
seven-seals-refusal-not-in-middle = Zoveel liggen er niet in het midden. Zeg van wie je de rest neemt.
seven-seals-refusal-middle-first = Zolang het midden die kleur heeft, kun je geen zegel van een speler nemen. Laat `take` leeg.
seven-seals-refusal-no-such-seal = Die speler heeft niet zoveel zegels van die kleur. Kies opnieuw.
seven-seals-refusal-no-white-seal = Er is geen wit zegel meer om te ruilen met een andere speler. Voorspel met wat er in het midden ligt.
seven-seals-refusal-not-a-prediction = Dat is geen voorspelling. Stel er een samen met de knoppen, of typ `2 rood 1 blauw`.

## De regels

rules-seven-seals =
    - **Voorspel** voor elke ronde: neem een zegel voor elke slag die je verwacht te halen, in de kleur die dan gevraagd wordt, of rood als rood wint.
    - Dan vijftien **slagen**: beken de gevraagde kleur als je kunt; **rood is altijd troef**. Wie een slag wint, levert een passend zegel in.
    - Zegels die aan het eind over zijn, kosten **strafpunten**: gekleurd 2, wit 4, zwart 3. Wie de minste punten heeft, wint.

    { "**" }Een voorbeeld:** je neemt 🔺 rood en 🔷 blauw, dus je voorspelt twee slagen. Je wint een slag waarin blauw gevraagd was, en levert 🔷 blauw in. Dan win je een slag in groen met een groene kaart: geen van je zegels past, dus je neemt een ⬛ zwart zegel. Win je er geen meer, dan is het 🔺 rood 2 + ⬛ zwart 3 = 5 punten.
rules-seven-seals-course =
    🃏 **Kaarten.** Rood, geel, groen, blauw en paars: 1-9 met drie spelers, 1-12 met vier, 1-15 met vijf. De eerste deler wordt geloot.

    🔮 **Voorspelling.** De speler links van de deler begint: ieder neemt één gekleurd zegel voor elke verwachte slag. Geen enkel mag ook. Er zijn vijf rode en drie van elke andere kleur. Is een kleur weg uit het midden, neem die dan van een speler; die krijgt er een wit zegel voor. Is er geen wit zegel meer, dan kan dat niet. Een bevestigde voorspelling ligt vast.

    ♻️ **Slagen.** Je mag met elke kaart uitkomen. Beken de kleur als je kunt, en speel anders wat je wilt. De hoogste rode kaart wint, anders de hoogste van de gevraagde kleur. Wie wint, komt als volgende uit.

    ⬜ **Zegels.** Wie de slag wint, moet één passend zegel inleveren: de gevraagde kleur, of wit, of rood als een rode kaart won. Past er geen, neem dan een zwart, zolang de zes er nog zijn.

    🗡️ **Saboteur.** Eén speler mag saboteur worden in plaats van zegels te nemen. Voor de saboteur maken slagen niets uit.
rules-seven-seals-scoring =
    - elk gekleurd zegel dat over is: 2 punten
    - elk wit zegel: 4
    - elk zwart zegel: 3
    - de saboteur: { $start }, één minder voor elk zwart zegel van de anderen, nooit onder 0{ $rising ->
        [yes] . Elke keer dat dezelfde speler weer saboteur is, begint die één punt hoger
       *[no] {""}
    }

    Het laagste totaal wint na { $rounds ->
        [0] 6 rondes met drie spelers, 4 met vier, 5 met vijf
        [one] één ronde
       *[other] { $rounds } rondes
    }; bij gelijke stand deel je de winst.
rules-seven-seals-sources =
    { "**" }De Zeven Zegels** van Stefan Dorra, Amigo 2003. De stijgende saboteur is de variant van de auteur voor langere spellen: 9, 8 of 10 rondes met drie, vier of vijf spelers.

    -# HUISREGEL, onze keuze waar de gedrukte regels zwijgen: de eerste deler wordt geloot; zonder wit zegel wordt niemand beroofd; bij gelijke stand deel je de winst; een saboteur die met meer dan drie spelers op 5 begint.

## Tips: wat een computer zou doen, als zin

seven-seals-move-play = Speel { $card }.
seven-seals-move-predict = Voorspel { $tricks ->
    [0] geen enkele slag
    [one] één slag met { $seals }
   *[other] { $tricks } slagen met { $seals }
}.
seven-seals-move-taking = Neem een { $colour } zegel van { $name }.
seven-seals-move-return = Lever een { $seal } zegel in.
seven-seals-move-saboteur = Word de 🗡️ saboteur.

## Tips: waarom, als zin na de zet

lacks-seven-seals = { $why ->
    [spoils] { $count ->
        [-1] Die kan de slag niet winnen, dus een ander mag een zegel inleveren.
       *[other] {" "}
    }
    [yields] { $count ->
        [-2] {" "}
        [-1] {" "}
       *[other] Die kan de slag winnen.
    }
    [ducks] { $count ->
        [-2] {" "}
        [-1] {" "}
       *[other] Die kan de slag winnen.
    }
    [keeps] { $count ->
        [-2] {" "}
        [-1] {" "}
       *[other] Die kan de slag winnen.
    }
    [waits] { $count ->
        [-2] {" "}
        [-1] {" "}
       *[other] Die kan de slag winnen.
    }
    [sure] { $count ->
        [-2] {" "}
        [-1] Die kan de slag niet winnen.
        [0] Een rode kaart kan hem nog winnen.
        [one] Er is nog één hogere kaart van die kleur.
       *[other] Er zijn nog { $count } hogere kaarten van die kleur.
    }
    [high] { $count ->
        [-2] {" "}
        [-1] Die kan de slag niet winnen.
        [0] {" "}
        [one] Er is nog één hogere kaart van die kleur.
       *[other] Er zijn nog { $count } hogere kaarten van die kleur.
    }
    [leads] { $count ->
        [-2] {" "}
        [-1] Die kan de slag niet winnen.
        [0] {" "}
        [one] Er is nog één hogere kaart van die kleur.
       *[other] Er zijn nog { $count } hogere kaarten van die kleur.
    }
    [wins] { $count ->
        [-1] Die kan de slag niet winnen.
       *[other] {" "}
    }
    [lowest] { $count ->
        [-1] Die kan de slag niet winnen.
       *[other] {" "}
    }
    [ahead] { $count ->
        [-1] Die kan de slag niet winnen.
       *[other] {" "}
    }
    [lets_go] { $count ->
        [-2] {" "}
        [-1] {" "}
        [0] Er is geen hogere kaart van die kleur meer, dus je kunt winnen en weer uitkomen.
        [one] Er is maar één hogere kaart van die kleur, dus je kunt winnen en weer uitkomen.
       *[other] Er zijn maar { $count } hogere kaarten van die kleur, dus je kunt winnen en weer uitkomen.
    }
    [higher] { $count ->
        [-2] {" "}
        [-1] {" "}
        [0] Er is geen hogere kaart van die kleur meer, dus die wint gemakkelijk, en dan kom jij weer uit.
        [one] Er is maar één hogere kaart van die kleur, dus die wint gemakkelijk, en dan kom jij weer uit.
       *[other] Er zijn maar { $count } hogere kaarten van die kleur, dus die wint gemakkelijk, en dan kom jij weer uit.
    }
    [anyway] Dan houd je die kaart die zeker wint.
    [threat] Dan blijft die andere kaart in je hand, en die kan later winnen.
    [sheds] Dan blijft die andere kaart in je hand.
    [bare] { $way ->
        [Predict] Elke slag meer of minder kost punten.
       *[other] {" "}
    }
    [nothing] { $way ->
        [Predict] Elke slag meer of minder kost punten.
       *[other] {" "}
    }
    [many_red] { $way ->
        [Predict] Elke slag meer of minder kost punten.
       *[other] {" "}
    }
    [trumped] { $way ->
        [Predict] Elke slag meer of minder kost punten.
       *[other] {" "}
    }
    [middling] { $way ->
        [Predict] Elke slag meer of minder kost punten.
       *[other] {" "}
    }
    [cheap] { $way ->
        [Predict] Elke slag meer of minder kost punten.
       *[other] {" "}
    }
    [dear] Dat houdt het witte zegel.
    [keeps_white] Dat gebruikt het witte zegel.
    [keeps_red] Dat gebruikt het rode zegel.
    [spends_red] Dat houdt het rode zegel.
   *[other] {" "}
}
why-seven-seals-only = Iets anders mag niet.
why-seven-seals-promise = { $way ->
    [both] Je kunt winnen met { $best }, en andere kleuren troeven met { $ruffs }.
    [best] Je kunt winnen met { $best }.
    [ruffs] Je kunt andere kleuren troeven met { $ruffs }.
   *[none] Je hebt niets hoogs in deze kleuren, maar { $count ->
        [one] één slag kan er toch in zitten
       *[other] { $count } slagen kunnen er toch in zitten
    }.
}{ $way ->
    [none] {""}
   *[some] { $more ->
        [0] {""}
        [one] {" "}Je andere kaarten kunnen nog één slag halen.
       *[other] {" "}Je andere kaarten kunnen nog { $more } slagen halen.
    }
}
why-seven-seals-nothing = Met { $trumps ->
    [0] geen rode kaart
    [one] één rode kaart
   *[other] { $trumps } rode kaarten
} en { $high ->
    [0] geen hoge kaart
    [one] één hoge kaart
   *[other] { $high } hoge kaarten
} in de andere kleuren kun je elke slag laten lopen.
why-seven-seals-bare = Een zegel dat overblijft, kost 2 punten, en zo neem je er geen.
why-seven-seals-many_red = Je hebt { $count } rode kaarten, en niemand weet welke kleuren ze zullen troeven.
why-seven-seals-trumped = { $high ->
    [one] Je hoge kaart in de andere kleuren wint
   *[other] Je { $high } hoge kaarten in de andere kleuren winnen
} alleen als niemand troeft, en de anderen hebben { $count } rode kaarten.
why-seven-seals-middling = { $count } van je kaarten zijn niet hoog en niet laag: ze kunnen winnen of verliezen, en de saboteur hoeft niet te zeggen welke.
why-seven-seals-cheap = Het kost hoogstens { $count ->
    [one] één punt
   *[other] { $count } punten
}, en { $seals ->
    [one] één zegel dat overblijft, kost
   *[other] { $seals } zegels die overblijven, kosten
} niet minder.
why-seven-seals-spoils = Slagen kosten de saboteur niets, en voor een slag die jij wint, kan niemand anders een zegel inleveren.
why-seven-seals-yields = Voor de saboteur maken slagen niets uit, en iemand anders moet voor deze een zegel vinden.
why-seven-seals-wins = Die wint de slag, en je hebt er een zegel voor.
why-seven-seals-lowest = Je hebt een zegel voor de slag, en geen lagere kaart van jou kan hem winnen.
why-seven-seals-sure = Niemand kan er nog overheen, en je hebt een zegel voor de slag.
why-seven-seals-high = Niemand anders heeft een hogere kaart van de kleur, en je hebt een zegel voor de slag.
why-seven-seals-leads = { $count ->
    [one] Je hebt een zegel voor zo'n slag, en er is maar één hogere kaart van de kleur over.
    [2] Je hebt een zegel voor zo'n slag, en er zijn maar twee hogere kaarten van de kleur over.
   *[other] Je hebt een zegel voor zo'n slag. Er zijn nog { $count } hogere kaarten van de kleur over, maar meer lagere.
}
why-seven-seals-lets_go = { $count ->
    [one] Er is nog één hogere kaart van de kleur over
   *[other] Er zijn nog { $count } hogere kaarten van de kleur over
}, dus waarschijnlijk wint een ander de slag en komt daarna uit.
why-seven-seals-ahead = Die ligt voorlopig voor in deze slag, en je hebt er een zegel voor.
why-seven-seals-free = Je hebt geen zegel voor zo'n slag, maar er is geen ⬛ zwart zegel meer: hij kost niets.
why-seven-seals-higher = { $count ->
    [one] Er is nog één hogere kaart van de kleur over
   *[other] Er zijn nog { $count } hogere kaarten van de kleur over
}, dus iemand anders kan de slag halen, waar jij geen zegel voor hebt.
why-seven-seals-too_high = Je hebt geen zegel voor deze slag. Er is geen hogere kaart van die kleur over, dus hij kan later nog een slag winnen.
why-seven-seals-ruffed = Je hebt geen zegel voor zo'n slag. Niemand anders heeft een hogere kaart van de kleur, maar een rode kaart kan hem nog winnen.
why-seven-seals-anyway = Je hebt geen zegel voor zo'n slag, maar als je met deze kaart uitkomt, win je toch, nu of later.
why-seven-seals-later = Die kaart kan wachten: ook als je er later mee uitkomt, kan niemand eroverheen.
why-seven-seals-no_seal = Dan kom je uit zonder zegel, en elke slag die je daarna wint, kost 3 punten zolang er ⬛ zwarte zijn.
why-seven-seals-on_lead = Dan kom je uit in de volgende slag, en alle anderen spelen na jou.
why-seven-seals-unpaid = Je hebt geen zegel voor zo'n slag: wint deze kaart hem, dan kost hij 3 punten.
why-seven-seals-rids = Je hebt geen zegel voor deze slag, dus hij kost 3 punten, maar met { $kept } verlies je later makkelijker.
why-seven-seals-ducks = Je hebt geen zegel voor deze slag, en deze kaart wint hem niet.
why-seven-seals-waits = Je hebt nog maar { $wanted ->
    [one] één slag nodig, er { $later ->
        [one] volgt er één
       *[other] volgen er { $later }
    }, en je houdt er een goede kaart voor over.
   *[other] { $wanted } slagen nodig, er { $later ->
        [one] volgt er één
       *[other] volgen er { $later }
    }, en je houdt er goede kaarten voor over.
}
why-seven-seals-keeps = Je bewaart { $kept }, waarmee je hier zou kunnen winnen, voor een latere slag.
why-seven-seals-threat = Deze slag kan hij niet winnen. { $count ->
    [0] Niemand anders heeft een hogere kaart van die kleur, dus later zou hij een slag kunnen winnen waarvoor je geen zegel hebt.
    [one] Er is nog maar één hogere kaart van die kleur, dus later zou hij een slag kunnen winnen waarvoor je geen zegel hebt.
    [2] Er zijn nog maar twee hogere kaarten van die kleur, dus later zou hij een slag kunnen winnen waarvoor je geen zegel hebt.
   *[other] Er zijn nog { $count } hogere kaarten van die kleur, maar later zou hij een slag kunnen winnen waarvoor je geen zegel hebt.
}
why-seven-seals-spares = Geen kaart die je mag spelen, kan deze slag winnen, dus speel je de laagste van de kleur.
why-seven-seals-sheds = Geen kaart die je mag spelen, kan deze slag winnen, dus gooi de hoogste van de kleur weg: die kan later een slag winnen waarvoor je geen zegel hebt.
why-seven-seals-dear = Je hebt { $wanted ->
    [one] één zegel
   *[other] { $wanted } zegels
} en { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
}, en een wit zegel dat overblijft, kost het meest.
why-seven-seals-keeps_white = Het witte zegel past bij elke slag, dus het kan wachten.
why-seven-seals-keeps_red = Het rode zegel past bij elke slag die een rode kaart wint, dus het kan wachten.
why-seven-seals-spends_red = Je hebt verder { $trumps ->
    [0] geen rode kaart
    [one] één rode kaart
   *[other] { $trumps } rode kaarten
}, en het andere zegel past bij elke slag waarin die kleur gevraagd is.

game-seven-seals-unit = strafpunten
game-seven-seals-gained = { $count ->
    [one] één strafpunt
   *[other] { $count } strafpunten
}

## De eigen woorden van het spel, in de eerste hand van wie het nog nooit heeft afgemaakt

first-words-seven-seals = Hoeveel slagen haal je, en in welke kleuren? Neem voor elke slag een zegel.
seven-seals-gift-none = Je neemt geen zegel. Elke slag die je haalt, kost een ⬛ zwart zegel, 3 punten. Zijn de zwarte op, dan kost het niets. Helemaal geen slag voorspellen?
seven-seals-gift = Deze slag win je niet, en voor rode zegels heb je elke rode kaart nodig. { $card } weggooien?
seven-seals-first-hand = { $levels ->
    [none] { $rounds ->
        [one] Na { $rounds } ronde winnen de minste strafpunten.
       *[other] Na { $rounds } rondes winnen de minste strafpunten.
    }
   *[other] { game-seven-seals }, { $levels }, { $rounds ->
        [one] { $rounds } ronde
       *[other] { $rounds } rondes
    }: de minste strafpunten winnen.
}

## De les
lesson-seven-seals-1 = Overgebleven zegels kosten punten, en de minste punten winnen. Rood 8 en blauw 9 winnen waarschijnlijk elk een slag. Neem een rood zegel en een blauw zegel, en bevestig.
lesson-seven-seals-1-wrong = Twee slagen zijn genoeg: één rood en één blauw zegel.
lesson-seven-seals-2 = Blauw was op in het midden, dus Wren nam jouw zegel en jij kreeg een wit. Jij komt uit, en dat mag met elke kaart. Kom uit met geel 6: daar gaat vast iemand overheen.
lesson-seven-seals-2-wrong = Houd die kaart. Kom nu uit met geel 6.
lesson-seven-seals-3 = De hoogste kaart van de gevraagde kleur won. Wie een slag wint, levert daar een zegel voor in en komt uit voor de volgende. Je moet bekennen: speel groen 3.
lesson-seven-seals-3-wrong = Je moet groen bekennen. Speel groen 3.
lesson-seven-seals-4 = Je hebt geen paars, dus je mag alles spelen. Rood is troef. De anderen hebben al gespeeld, en elk rood wint: gebruik de gevaarlijke, rood 8.
lesson-seven-seals-4-wrong = Win deze slag met rood 8. Met rood 2 verlies je later makkelijker.
lesson-seven-seals-5 = Nu lever je een zegel in. Rood past, omdat een rode kaart won. Wit past bij elke slag, dus houd dat: lever rood in.
lesson-seven-seals-5-wrong = Wit past bij elke slag die je later wint. Lever rood in.
lesson-seven-seals-6 = Wie wint, komt uit. Niemand heeft een hoger blauw, dus kom uit met blauw 9. Het witte zegel gaat vanzelf terug.
lesson-seven-seals-6-wrong = Je hebt nog één slag nodig. Kom uit met blauw 9.
lesson-seven-seals-7 = Beide slagen zijn gewonnen en beide zegels ingeleverd. Win er nu geen meer: iemand gaat vast over je rood 2 heen.
lesson-seven-seals-7-wrong = Je hebt maar één kaart: rood 2.
lesson-seven-seals-8 = Je hield geen zegel over: 0 punten. Pip had geen zegel dat bij de laatste, rode slag past, en nam een zwart. Met deze nieuwe hand voorspel je zelf, of word je de saboteur: die begint met 4 punten en raakt er één kwijt voor elk zwart zegel van de anderen.
lesson-seven-seals-9 = Speel nu je hand: elke kaart mag. Een slag die je niet voorspelde, kost een zwart zegel.
lesson-seven-seals-end = Voorspel wat je wint, en win precies dat. Na een ronde kost elk zegel dat je over hebt strafpunten: gekleurd 2, wit 4, zwart 3.
    Beken de gevraagde kleur als je kunt; rood is troef. De zes zwarte zegels kunnen opraken. Daarna kosten extra slagen niets.
    Een echte ronde heeft vijftien slagen. Het laagste totaal wint na 6 rondes met drie spelers, 4 met vier, 5 met vijf.

daily-finer-seven-seals = Bij gelijke stand tellen de slagen naast je voorspelling, dan de strafpunten van de anderen.
duel-finer-seven-seals = { $by ->
    [0] Bij een gelijke stand winnen de minste slagen naast de voorspellingen
   *[1] Bij ook gelijke voorspellingen winnen de meeste strafpunten van de anderen
}: { $own } tegen { $other }.

help-typing-seven-seals = - 🕯️ **De Zeven Zegels:** `/play 2 rood 1 blauw` voorspelt je slagen.

mark-seven-seals-nothing = Niets voorspeld en het nog gemeend ook
mark-seven-seals-sharp = Vijf slagen voorspeld, en elke kleur klopte
mark-seven-seals-robber = In één ronde twee zegels van anderen afgepakt
mark-seven-seals-sabotage = Gesaboteerd zonder een schrammetje

# what a player says across the table
remark-seven-seals-1 = Precies zoals voorspeld.
remark-seven-seals-2 = Die wilde ik niet.
remark-seven-seals-3 = Deze slag is voor jou.
remark-seven-seals-4 = Weet je het zeker van je zegels?
