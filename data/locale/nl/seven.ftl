## De naam

game-seven = 7
choice-seven = 7 · 2-7 spelers

## 7: de lobby en de huisregels

game-seven-play = Raak je kaarten kwijt op een stapel waarvan de som nooit mag dalen en nooit boven de zeven komt.
game-seven-wins = De meeste fiches winnen. Hoe eerder je kaarten weg zijn, hoe meer je er krijgt.
game-seven-lasts = Alleen duurt het ongeveer 8 minuten.
game-seven-brief = Leg kaarten af tot samen zeven
game-seven-pitch = { game-seven-play } Voor twee tot zeven spelers.
game-seven-lobby = 🎴 { game-seven }: wie doet er mee?
game-seven-over = 🎴 { game-seven }: afgelopen, in fiches
game-seven-thread = 🎴 { game-seven }
game-seven-praise = De stapel had geen kans.
rule-seven-deck = Getallen in het spel
rule-seven-deck-meaning = Hoeveel kaarten er van elk getal zijn: veel enen en weinig zevens, of van elk bijna evenveel. De gedrukte aantallen zijn niet gepubliceerd; beide zijn onze gok.
rule-seven-deck-tapered = weinig zevens
rule-seven-deck-mild = bijna gelijk
rule-seven-strict_finish = Streng einde
rule-seven-strict_finish-meaning = Je laatste kaart moet een Zeven maken, anders trek je een kaart. Valt er niets meer te trekken, dan is elke kaart goed.

## De regels

rules-seven =
    - Raak als eerste je **zeven kaarten** kwijt. Elke kaart heeft een **getal** van 1 tot 7.
    - De stapel toont **twee getallen**. Je kaart dekt er een van af, het andere blijft. De som van de twee mag gelijk blijven of stijgen, maar nooit boven de **7** komen. Trek daarna een kaart.
    - Is de som precies 7, dan is dat een **Zeven!** Je trekt niets, de stapel gaat opzij, en je begint meteen de volgende.

    { "**" }Een voorbeeld:** de stapel toont 2 en 3: som 5. Een 4 die de 2 afdekt, maakt 4 + 3 = 7, een Zeven. Een 4 die de 3 afdekt, maakt 4 + 2 = 6. Dat past ook, en je trekt.
rules-seven-course =
    { "**" }De stapel.** De helft van elke kaart is een **gat**. Een kaart **op het gat** van de nieuwste dekt het getal van die kaart af. Een kaart **op het getal** laat dat getal zien naast het eigen getal en dekt het andere af. De som van beide moet gelijk blijven of stijgen, en mag nooit boven de 7 komen. De eerste kaart van een stapel telt alleen.

    { "**" }Je beurt.** Past er een kaart, dan moet je er een leggen.
    - Som onder 7: trek een kaart, en de beurt is voorbij. Een kaart die je net trok, moet een beurt wachten.
    - Som precies 7, een **Zeven!** Trek niets, en begin meteen een nieuwe stapel met een kaart naar keuze, ook zonder te trekken. Is dat een 7, dan is het weer een Zeven.
    - Past er niets, dan trek je een strafkaart. Dat gaat vanzelf.

    { "**" }Geen kaarten meer.** Heb je geen kaarten meer, dan krijg je de beste plaats die nog vrij is.{ $strict ->
        [yes] {" "}**Streng einde:** een laatste kaart moet een Zeven maken, anders trek je een kaart; valt er niets te trekken, dan is elke kaart goed.
       *[no] {""}
    } De ronde eindigt als nog maar één speler kaarten heeft. Is de trekstapel leeg, dan vormen de opzijgelegde kaarten de nieuwe; zijn die er niet, dan trekt niemand. Zit iedereen vast, dan wordt de stapel de trekstapel, en begint de volgende speler een nieuwe.
rules-seven-scoring =
    Aan het eind van een ronde krijgt de eerste evenveel **fiches** als er spelers zijn, elke volgende plaats één minder, en de laatste één fiche.

    { $rounds ->
        [0] Twee tot vier spelers spelen zeven rondes. Met meer speel je tot de 80 fiches op zijn, en de laatste fiches gaan op volgorde van plaats.
       *[other] Je speelt { $rounds } rondes.
    } Wie er begint, wordt geloot; daarna begint elke ronde de volgende plek. Wie de meeste fiches heeft, wint; bij gelijke stand deel je de winst.

    { "**" }De kaarten**, hoeveel er zijn van elk getal van 1 tot 7: { $deck }.
rules-seven-sources =
    { "**" }7** van Klaudia Bollwerk, Nürnberger-Spielkarten-Verlag 2008.

    -# HUISREGEL, onze keuze waar de gedrukte regels zwijgen: wie er begint; wanneer de opzijgelegde kaarten geschud worden; een tafel waar niemand kan trekken of leggen. Ook hoe je de laatste fiches verdeelt, en het strenge einde bij een laatste kaart die een stapel begint. GERECONSTRUEERD, omdat de gedrukte aantallen niet gepubliceerd zijn: hoeveel kaarten er van elk getal zijn.

## De tafel

seven-title-of = 🎴 7{ $rounds ->
    [0] {" "}· ronde { $round }
    [1] {""}
   *[other] {" "}· ronde { $round } van { $rounds }
}
seven-title = 🎴 7 · ronde { $round } · nog { $bank } fiches
seven-pile = **Stapel**, { $cards ->
    [0] leeg
    [one] één kaart
   *[other] { $cards } kaarten
}
seven-fields = ┃ { $newest } ┃ { $other ->
    [0] ○
   *[other] { $other }
} ┃ = { $sum }
    .words = { $newest } en { $other ->
        [0] geen ander getal
       *[other] { $other }
    }, som { $sum }
seven-fields-empty = ┃ ○ ┃ ○ ┃
    .words = Twee gaten
seven-pile-fields = Het nieuwste getal, het andere en hun som. Een som van 7 sluit de stapel.
seven-pile-empty = Elke kaart mag hem beginnen
seven-small-pile = ┃ { $newest } ┃ { $other ->
    [0] ○
   *[other] { $other }
} ┃ = { $sum }
    .words = Stapel: { $other ->
        [0] { $newest } alleen
       *[other] { $newest } en { $other }
    }, som { $sum }
seven-small-pile-empty = Stapel: leeg
seven-stock = Trekstapel { $draw } · opzij { $aside }
seven-seat = { $name } ✋ { $cards } 🪙 { $chips }
    .words = { $name }: { $cards ->
        [one] één kaart
       *[other] { $cards } kaarten
    }, { $chips ->
        [one] één fiche
       *[other] { $chips } fiches
    }
seven-out = { $name } ✋ 0 🏁 plaats { $place } 🪙 { $chips }
    .words = { $name }: geen kaarten meer, plaats { $place }, { $chips ->
        [one] één fiche
       *[other] { $chips } fiches
    }

## De hand

seven-hand-again = Begin de nieuwe stapel met een kaart naar keuze; je trekt niets
seven-hand-out = Je hebt geen kaarten meer: plaats { $place } in deze ronde.
seven-sizes = Nog in de hand: { $sizes }
seven-size = { $you ->
    [yes] jij
   *[no] { $name }
} { $cards ->
    [0] geen
   *[other] **{ $cards }**
}
seven-sum = { $number } → { $sum }{ $seven ->
    [yes] {" "}✨
   *[no] {""}
}
    .words = { $way ->
        [start] { $number } begint de stapel
        [alone] { $number } alleen
       *[beside] { $number } en { $other } is samen { $sum }
    }{ $seven ->
        [yes] , een Zeven!
       *[no] {""}
    }
seven-several = Je kaarten: { $numbers }
seven-hint = { $draws ->
    [yes] Onder 7 trek je; bij 7 speel je weer.
   *[no] Er valt niets meer te trekken; bij 7 speel je weer.
}
seven-hint-start = { $draws ->
    [yes] Begin met een kaart, trek er dan een.
   *[no] Begin met een kaart. Er valt niets meer te trekken.
} ✨ Na een 7 speel je door.
seven-hint-buttons = Kaart → nieuwe som.
    .words = Kaart, dan nieuwe som.
seven-hint-strict = Begin de nieuwe stapel. Streng einde: is je laatste kaart geen 7, dan moet je trekken
seven-hint-last = Je laatste kaart moet een Zeven maken. Anders trek je er een.

## Wat er gebeurde

seven-told-dealt = Ronde { $round }: ieder zeven kaarten. { $you ->
    [yes] Jij begint.
   *[no] { $name } begint.
}
seven-told-placed = { $way ->
    [seven] **✨ { $you ->
        [yes] Je maakte een Zeven met een { $number }!
        [clock] De tijd was om: een computer maakte voor je een Zeven met een { $number }!
        [computer] Een computer maakte voor je een Zeven met een { $number }!
       *[no] { $name } speelde een { $number }: Zeven!
    }**
    [start] { $you ->
        [yes] Je begon de stapel met een { $number }.
        [clock] De tijd was om: een computer speelde een { $number } voor je.
        [computer] Een computer speelde een { $number } voor je.
       *[no] { $name } begon de stapel met een { $number }.
    }
   *[other] { $you ->
        [yes] Je speelde een { $number }: som { $sum }.
        [clock] De tijd was om: een computer speelde een { $number } voor je.
        [computer] Een computer speelde een { $number } voor je.
       *[no] { $name } speelde een { $number }: som { $sum }.
    }
}
seven-told-no-draw = { $you ->
    [yes] Je kunt niets meer trekken.
    [several] { $name } kunnen niets meer trekken.
   *[no] { $name } kan niets meer trekken.
}
seven-told-penalty = { $count ->
    [0] { $you ->
        [yes] Je kon geen kaart leggen, en er was er geen om te trekken.
        [several] { $name } konden geen kaart leggen, en er was er geen om te trekken.
       *[no] { $name } kon geen kaart leggen, en er was er geen om te trekken.
    }
   *[other] { $you ->
        [yes] Je kon geen kaart leggen, dus je trok een strafkaart.
        [several] { $name } konden geen kaart leggen en trokken elk een strafkaart.
       *[no] { $name } kon geen kaart leggen en trok een strafkaart.
    }
}
seven-told-drew = Je trok een { $number }.
seven-told-out = { $place ->
    [1] **🏁 { $you ->
        [yes] Je hebt geen kaarten meer en wint de ronde!
       *[no] { $name } heeft geen kaarten meer en wint de ronde!
    }**
   *[other] { $you ->
        [yes] Je hebt geen kaarten meer
       *[no] { $name } heeft geen kaarten meer
    }: plaats { $place } in deze ronde.
}
seven-told-last = { $you ->
    [yes] { $cards ->
        [one] Je wordt laatste met één kaart.
       *[other] Je wordt laatste met { $cards } kaarten.
    }
   *[no] { $cards ->
        [one] { $name } wordt laatste met één kaart.
       *[other] { $name } wordt laatste met { $cards } kaarten.
    }
}
seven-told-renewed = De { $cards } opzijgelegde kaarten vormen de nieuwe trekstapel.
seven-told-blocked = Niemand kon leggen of trekken: de stapel gaat opzij, en { $you ->
    [yes] jij begint een nieuwe.
   *[no] { $name } begint een nieuwe.
}

## De telling

seven-scoring-title = ⚖️ 7: { $rounds ->
    [0] ronde { $round }
    [1] telling
   *[other] ronde { $round } van { $rounds }
}
seven-scored = { $place }\. { $name }: { $chips ->
    [one] +1 fiche
   *[other] +{ $chips } fiches
}
seven-round-own = { $cards ->
    [0] { $place ->
        [1] Je won de ronde.
       *[other] Je eindigde op plaats { $place }.
    }
    [one] Je werd laatste met één kaart.
   *[other] Je werd laatste met { $cards } kaarten.
}
seven-standing-title = Fiches tot nu toe
seven-standing = { $name } 🪙 **{ $total }**
    .words = { $name }: **{ $total }**
points-seven = { $points ->
    [0] geen fiches
    [one] één fiche
   *[other] { $points } fiches
}
review-points-seven = Jouw keuze kostte minstens { $points } plaatsen in de ronde.
seven-most-sevens = { $each ->
    [yes] ✨ Meeste Zevens: { $name }, elk { $count }
   *[no] ✨ Meeste Zevens: { $name }, { $count }
}
seven-most-first = { $each ->
    [yes] 🏁 Meeste rondes gewonnen: { $name }, elk { $count }
   *[no] 🏁 Meeste rondes gewonnen: { $name }, { $count }
}
seven-most-drawn = { $each ->
    [yes] ✋ Meeste strafkaarten: { $name }, elk { $count }
   *[no] ✋ Meeste strafkaarten: { $name }, { $count }
}
distinction-seven = 🗼 { $count ->
    [1] Hoogste stapel: { $size } kaarten, door { $name } afgesloten met een Zeven
   *[other] Hoogste stapels: elk { $size } kaarten, met een Zeven afgesloten door { $name }
}
seven-tall-pile = 🗼 Hoogste stapel: { $you ->
    [yes] { $cards } kaarten, door jou afgesloten met een Zeven
   *[no] { $cards } kaarten, door { $name } afgesloten met een Zeven
}
seven-own-place = 🏁 { $you ->
    [yes] Jouw beste ronde
   *[no] Beste ronde van { $name }
}: plaats { $place } in ronde { $round }
seven-own-last = ✋ { $you ->
    [yes] Jouw spannendste ronde
   *[no] Spannendste ronde van { $name }
}: nog { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
} in ronde { $round }
seven-no-cards = geen kaarten
seven-decided = 🏆 De beslissing: in ronde { $round } was { $you ->
    [first] jij al je kaarten kwijt
   *[other] { $first } alle kaarten kwijt
} toen { $you ->
    [second] jij er nog
   *[other] { $second } er nog
} { $cards ->
    [one] één had
   *[other] { $cards } had
}
seven-finale = 🏁 { $you ->
    [first] Je bent je laatste kaart kwijt, een { $number }
   *[other] { $first } is de laatste eigen kaart kwijt, een { $number }
}; { $you ->
    [second] jij houdt
   *[other] { $second } houdt
} { $cards ->
    [one] één kaart over
   *[other] { $cards } kaarten over
}.

## Wat er niet kan

seven-refusal-too-high = De som mag nooit boven 7 komen, en is nu { $sum }. Kies een lagere kaart.
seven-refusal-too-low = De som mag niet dalen, en is nu { $sum }. Kies een hogere kaart of het andere veld.
seven-refusal-not-in-hand = Dat getal heb je niet. Kies een van de jouwe.
seven-refusal-pile-is-empty = De stapel is leeg: elke kaart mag hem beginnen.
seven-refusal-pile-has-begun = Er ligt al een stapel. Typ `h` om het nieuwste getal af te dekken, of `n` om ernaast te leggen.
seven-refusal-same-as-hole = Beide manieren geven hier hetzelfde. Typ alleen het getal.
seven-refusal-not-your-turn = Je bent niet aan de beurt. Je kunt intussen je hand bekijken.
seven-refusal-game-over = Dit spel is voorbij. Met de knoppen onder de uitslag ga je verder.

## Tips: wat een computer zou doen, als zin

seven-move = { $way ->
    [start] Begin de stapel met een { $number }
    [alone] Dek de stapel af met een { $number }, som { $sum }
   *[beside] Speel een { $number } naast de { $other }, som { $sum }
}.

## Tips: waarom, als zin na de zet

lacks-seven = { $why ->
    [again] { $way ->
        [Gain] Je houdt geen 7 over voor de volgende Zeven.
       *[other] {" "}
    }
    [waits] { $way ->
        [Gain] Dan moet je meteen de volgende stapel beginnen, zonder te trekken.
       *[other] Daarmee speel je juist de kaart die een Zeven kan maken.
    }
    [lonely] { $way ->
        [Gain] Dat is zo'n Zeven.
       *[other] {" "}
    }
    [starts] { $way ->
        [Gain] Dat is zo'n Zeven.
       *[other] {" "}
    }
    [higher] { $way ->
        [PlaceCard] Daarmee geef je een hogere kaart weg.
       *[other] {" "}
    }
    [plans] { $way ->
        [PlaceCard] Je houdt minder kaarten die er een Zeven van kunnen maken.
       *[other] {" "}
    }
    [finishes] { $way ->
        [PlaceCard] Je houdt minder kaarten die er een Zeven van kunnen maken.
       *[other] {" "}
    }
   *[other] {" "}
}
why-seven-only = Iets anders past niet.
why-seven-out = Zo maak je een Zeven met je laatste kaart.
why-seven-seven = Zo maak je een Zeven, en je begint de volgende stapel zonder te trekken.
why-seven-again = Je houdt een 7, die meteen de volgende Zeven maakt.
why-seven-safe = Alle kaarten die er een Zeven van kunnen maken, heb je zelf of zijn al gespeeld.
why-seven-lonely = Na een Zeven houd je nog één kaart over, en die raak je alleen kwijt met een Zeven.
why-seven-starts = Na een Zeven begin je een stapel. { $count ->
    [one] Minstens één kaart die je niet gezien hebt, maakt dan een Zeven. Na deze zet doet geen enkele dat.
   *[other] Minstens { $count } kaarten die je niet gezien hebt, maken dan een Zeven. Na deze zet zijn het er minder.
}
why-seven-finishes = Je houdt de { $kept }, die er een Zeven van maakt; zo kun je in je volgende beurt je laatste kaart kwijtraken.
why-seven-plans = Je houdt de { $kept }, die er in je volgende beurt een Zeven van kan maken.
why-seven-waits = { $draws ->
    [yes] Je houdt de { $kept } voor een latere Zeven, en trekt voor deze kaart een nieuwe.
   *[no] Je houdt de { $kept } voor een latere Zeven.
}
why-seven-fewest = { $count ->
    [one] Zo houdt de volgende speler de minste kansen op een Zeven: maar één kaart die je niet gezien hebt.
   *[other] Zo houdt de volgende speler de minste kansen op een Zeven: maar { $count } kaarten die je niet gezien hebt.
}
why-seven-higher = { $higher ->
    [one] Je houdt je { $highest }, en met hoge kaarten maak je makkelijker een Zeven.
   *[other] Je houdt je hogere kaarten, tot en met de { $highest }, en met hoge kaarten maak je makkelijker een Zeven.
}
why-seven-more = { $count ->
    [one] Eén kaart die je niet gezien hebt, maakt dan een Zeven. Na de andere zet doet geen enkele dat.
   *[other] { $count } kaarten die je niet gezien hebt, maken dan een Zeven. Na de andere zet zijn het er minder.
}
why-seven-passes = { $count ->
    [0] Zo laat je een Zeven liggen.
    [one] Zo laat je een Zeven liggen, en één kaart die je niet gezien hebt, maakt er dan een.
   *[other] Zo laat je een Zeven liggen, en { $count } kaarten die je niet gezien hebt, maken er dan een.
}

game-seven-unit = fiches
game-seven-gained = { $count ->
    [one] één fiche
   *[other] { $count } fiches
}

## De eigen woorden van het spel, in de eerste hand van wie het nog nooit heeft afgemaakt

first-words-seven = { $stage ->
    [start] Latere kaarten dekken een van twee getallen af. De som mag blijven of stijgen, tot 7.
   *[cover] Dek een getal af. De som mag blijven of stijgen, tot 7.
}
seven-first-hand = { $levels ->
    [none] { $rounds ->
        [0] Raak je kaarten kwijt. De meeste fiches winnen.
       *[other] Raak je kaarten kwijt. Na { $rounds } rondes winnen de meeste fiches.
    }
   *[other] { game-seven }, niveau { $levels }: { $rounds ->
        [0] raak je kaarten kwijt. Meeste fiches wint.
       *[other] raak je kaarten kwijt. Na { $rounds } rondes winnen de meeste fiches.
    }
}

## De les

lesson-seven-1 = Raak als eerste je zeven kaarten kwijt. Leg de 6 naast Pips 1: precies 7 is een Zeven!
lesson-seven-1-wrong = Zoek precies 7: 6 + 1.
lesson-seven-2 = Na een Zeven trek je niets en begin je meteen de volgende stapel. Dat mag met elke kaart: leg de 3.
lesson-seven-2-wrong = Bewaar je vieren voor later. Begin met de 3.
lesson-seven-3 = Elke kaart heeft een getal en een gat. Door het gat van Pips 3 blijft jouw 3 zichtbaar. Leg de 4 erop: 4 + 3 = 7.
lesson-seven-3-wrong = Dat is samen 6. Met de 4 is het precies 7.
lesson-seven-4 = Nog een Zeven, en weer een stapel om te beginnen. Leg de 3.
lesson-seven-4-wrong = Bewaar je vieren voor later. Begin met de 3.
lesson-seven-5 = Je kunt elk van de twee getallen afdekken. Dek het nieuwste af, de 1, en de 3 blijft: 4 + 3 = 7. Dek je de 3 af, dan is het maar 5.
lesson-seven-5-wrong = Dat past ook, maar alleen 4 + 3 is 7.
lesson-seven-6 = Begin de volgende stapel met je laatste 3.
lesson-seven-6-wrong = Houd je 4. Begin met de 3.
lesson-seven-7 = Ook Pip maakte een Zeven en begon met een 1. Met je 4 kom je niet op 7, dus je trekt straks een kaart. Dek de 1 af met de 4.
lesson-seven-7-wrong = Dat past ook. Dek deze keer de 1 af: 4 alleen.
lesson-seven-8 = Je trok een 1, en die paste niet: Pips som was 6, en de som mag nooit dalen. Daarom trok je een strafkaart. Leg de 1 naast Pips 1.
lesson-seven-8-wrong = Dat past ook. Leg de 1 deze keer naast de 1: som 2.
lesson-seven-9 = De 5 die je trok, moest nog een beurt wachten. Leg hem nu naast Pips 2 voor een Zeven.
lesson-seven-9-wrong = Zoek precies 7: 5 + 2.
lesson-seven-10 = Begin je na je eigen Zeven een stapel, dan hoef je niet te trekken. Leg je laatste kaart, en je wint de ronde.
lesson-seven-10-wrong = Je hebt maar één kaart: de 2.
lesson-seven-end = Je was als eerste al je kaarten kwijt, dus je krijgt evenveel fiches als er spelers zijn. Elke volgende plaats krijgt er één minder, en de laatste krijgt er één.
    Twee tot vier spelers spelen zeven rondes. Met meer speel je tot de 80 fiches op zijn. Wie de meeste fiches heeft, wint.
    Is de trekstapel op, dan vormen de opzijgelegde kaarten de nieuwe.

daily-finer-seven = Bij gelijke stand tellen de kaarten die anderen nog hebben als jij er geen meer hebt, dan de beurten.
duel-finer-seven = { $by ->
    [0] Bij een gelijke stand winnen de meeste kaarten die anderen overhouden, min de eigen kaarten
   *[1] Bij ook gelijke kaarten winnen de minste beurten
}: { $own } tegen { $other }.

help-typing-seven = - 🎴 **7:** `/play 3h` dekt met een 3 het nieuwste getal af, `/play 3n` het andere.

mark-seven-sevens = Vier Zevens in één ronde
mark-seven-tall = Een Zeven met acht kaarten
mark-seven-no-penalty = Gewonnen zonder strafkaart

# what a player says across the table
remark-seven-1 = Wie heeft er geluk nodig?
remark-seven-2 = Dat was op het nippertje.
remark-seven-3 = Niet weer.
remark-seven-4 = De volgende Zeven is van mij.
