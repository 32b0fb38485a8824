## Een clubavond: de aankondiging

club-title = 🌙 Clubavond: { $game }
club-rounds = { $rounds ->
    [one] { $rounds } potje
   *[other] { $rounds } potjes
}
club-length = ongeveer { $minutes } minuten
club-facts = { club-rounds }, { club-length } · { $seats } per tafel, computers vullen aan · { clock-time } per beurt{ $rated ->
    [yes] {" "}· telt mee
   *[no] {""}
}
club-when = **Begin:** { $now ->
    [yes] { $minutes } minuten nadat er twee mensen zijn. Zijn dat er na { $late } minuten geen twee, dan zeg ik af.
    [waits] { $minutes } minuten nadat er twee mensen zijn. Zijn er om { $at } geen twee, dan zeg ik de avond af.
   *[no] { $at }{ $weekly ->
        [yes] , daarna elke week
       *[no] {""}
    }
}
club-host = Gepland door { $host }.
club-how = Elke tafel krijgt dezelfde kaarten, en { $field } tafels met computers ook. Je wordt vergeleken met iedereen die de jouwe heeft aan een andere tafel. { $deal ->
    [0] Een potje is een heel spel.
    [one] Een potje heeft { $deal } ronde.
   *[other] Een potje heeft { $deal } rondes.
}
club-asked = Druk nu op **Ik kom**, en vanaf { $opens } op **Ik ben er**.
club-coming = { $count ->
    [0] Nog niemand komt.
   *[other] **Komen: { $count }** · { $names }
}{ $others ->
    [0] {""}
   *[other] {" "}en nog { $others }
}
club-open = { $when ->
    [none] **Druk op Ik ben er** om mee te spelen.
   *[start] **Druk op Ik ben er** vóór het begin.
}
club-here = { $count ->
    [0] Er is nog niemand.
   *[other] **Aanwezig: { $count }** · { $names }
}{ $others ->
    [0] {""}
   *[other] {" "}en nog { $others }
}{ $tables ->
    [0] {""}
    [one] {" "}· Nu worden dat { $tables } tafel{ $computers ->
        [0] {" "}zonder computers
        [one] {" "}met { $computers } computer
       *[other] {" "}met { $computers } computers
    }
   *[other] {" "}· Nu worden dat { $tables } tafels{ $computers ->
        [0] {" "}zonder computers
        [one] {" "}met { $computers } computer
       *[other] {" "}met { $computers } computers
    }
}
club-missing = **Verwacht: { $count }** · { $names }{ $others ->
    [0] {""}
   *[other] {" "}en nog { $others }
}
club-absent = **Kan niet: { $count }**
club-round = { $tables ->
    [one] **Potje { $round } van { $rounds }** is bezig aan { $tables } tafel. Meestal duurt het { $minutes } minuten. Wat om { $until } ({ $left }) nog open is, spelen computers uit.
   *[other] **Potje { $round } van { $rounds }** is bezig aan { $tables } tafels. Meestal duurt het { $minutes } minuten. Wat om { $until } ({ $left }) nog open is, spelen computers uit.
}
club-next = **Hierna:** potje { $round } van { $rounds } om { $at }.
club-break = Lees rustig: je hand wacht dan { clock-time }, en **{ club-places-button }** blijft.{ $way ->
    [more] {" "}De organisator kan pauzeren: **{ board-more-button }**.
    [night] {" "}De organisator kan pauzeren: `/night`.
   *[none] {""}
}
club-waits = **Potje { $round } van { $rounds } wacht** tot elke tafel een thread heeft, en gaat dan vanzelf verder. { $why ->
    [full] Deze server heeft zoveel open threads als Discord toestaat: een moderator kan er een paar sluiten.
    [rights] Ik heb in dit kanaal { $names } nodig: een moderator kan het toestaan.
   *[later] Discord laat me er nu geen maken. Ik probeer het elke halve minuut opnieuw.
}
club-paused = { $now ->
    [yes] De organisator heeft de avond gepauzeerd. **Potje { $round } van { $rounds }** begint als die verdergaat.
   *[no] Daarna is er pauze, tot de organisator **potje { $round } van { $rounds }** start.
}
club-leads = { $count ->
    [0] Na { $round } van { $rounds } potjes kan niemand nog in de stand komen: niemand komt nog aan twee derde ervan.
    [one] **{ $names } staat voor** na { $round } van { $rounds } potjes, met { club-percent }.
   *[other] **{ $names } staan samen voor** na { $round } van { $rounds } potjes, met { club-percent }.
}
club-won = 🌙 { $game }: { $count ->
    [one] { $names } wint de clubavond met { club-percent }!
   *[other] { $names } winnen met elk { club-percent }!
}
club-over = 🌙 { $game }: { $early ->
    [yes] de clubavond eindigde eerder, want er was niemand meer
    [rooms] de clubavond eindigde eerder, want de tafels hadden geen threads meer
   *[no] de clubavond is voorbij
}
club-cancelled = { $count ->
    [0] { $begun ->
        [yes] De clubavond { $game } van { $at } is afgezegd: de tafels hadden hier geen threads.
       *[no] De clubavond { $game } van { $at } is afgezegd, omdat er geen twee mensen waren.
    }
   *[other] { $names } heeft de clubavond { $game } van { $at } afgezegd.
}
club-closed = Deze clubavond is voorbij: [alle plaatsen en de kaarten van de avond]({ $link }).
club-after = **Hierna:** { $at }, daarna elke week.
club-percent = { number-tenths }%
club-place = plaats { $points }
club-lead = { $way ->
    [place] plaats { number-tenths }
    [ahead] { $long ->
        [yes] { number-tenths } voor op het gemiddelde aan tafel
       *[no] { number-tenths } voor
    }
    [behind] { $long ->
        [yes] { number-tenths } achter op het gemiddelde aan tafel
       *[no] { number-tenths } achter
    }
   *[level] { $long ->
        [yes] gelijk met het gemiddelde aan tafel
       *[no] gelijk
    }
}
club-others = { $count ->
    [one] en nog { $count } plaats: **Mijn resultaat**, dan **Alle plaatsen**
   *[other] en nog { $count } plaatsen: **Mijn resultaat**, dan **Alle plaatsen**
}
club-round-button = Potje { $round }
club-hands = Andere potjes en tafels
club-games = Je spellen terugkijken
club-no-places = Plaatsen komen er zodra het eerste potje geteld is.
club-counting =
    -# **Een potje:** { $what ->
        [places] je plaats wordt vergeleken met die
       *[points] je voorsprong op het gemiddelde aan je tafel wordt vergeleken met die
    } van iedereen met jouw kaarten, computers ook. 62%: beter dan 62 op 100. { $what ->
        [places] Dezelfde plaats telt half.
       *[points] Gelijke voorsprong scheidt het spel of telt half.
    }
    -# **De avond** is het gemiddelde van de potjes. Bij gelijke stand telt de voorsprong. Voor de stand heb je { $rounds ->
        [1] het potje
        [2] beide potjes
       *[other] { $needed } van { $rounds } potjes
    } nodig.
    -# { $rounds ->
        [1] {""}
        [2] {""}
       *[other] **Een gemist potje** telt 50%, elk volgend 40%.{" "}
    }Doet de computer de meeste van je zetten, dan telt het potje 40%, iets onder het gemiddelde, voor de anderen aan die tafel minstens 60%.
club-legend = 62%: beter dan 62 van de 100 met dezelfde kaarten.
club-note = { $why ->
    [alone] { $names }: 60%, want iemand verliet de tafel.
    [left] { $names }: 40%, want een computer deed meer dan de helft van de zetten.
   *[missed] { $names }: gemist, telt de eerste keer 50%, daarna 40%.
}
club-line = { $ranked ->
    [yes] { $place }\. { $name } { club-percent }{ $by ->
        [margin] , net als { $above }, die per potje { $less } meer voorsprong had
        [cards] , net als { $above }, die het met dezelfde kaarten beter deed
       *[score] {""}
    }
   *[no] Niet in de stand: { $name } ({ $played } van { $round } gespeeld)
}
club-deal = 🃏 **De kaarten van de avond: potje { $round }.** { $count ->
    [one] Het beste resultaat: { $best } met { $most } ({ $share }).
   *[other] Dezelfde kaarten brachten { $least } tot { $most }. Het beste resultaat ermee: { $best } ({ $share }).
}
club-outdone = 🃏 **Potje { $round }:** { $best } kwam met jouw kaarten op { $most } ({ $share }). Jij kwam op { $least } ({ $lower }).
club-own-deal = { $why ->
    [missed] **Potje { $round }:** je had geen plek{ $counts ->
        [yes] , dus het telt { $share }
       *[no] {""}
    }.
    [left] **Potje { $round }: { $share }**, iets minder dan het gemiddelde van 50%, want een computer deed meer dan de helft van je zetten.
    [alone] **Potje { $round }: { $share }**, iets meer dan het gemiddelde van 50%, want iemand verliet je tafel. Anders zou het { $real } zijn.
   *[own] **Potje { $round }: { $share }** · { $among ->
        [0] Niemand anders had jouw kaarten.
       *[other] Je versloeg { $beaten } van { $who ->
            [short] { $among }
           *[other] de { $among } met jouw kaarten{ $who ->
                [named] {" "}({ $names } en { $computers } computers)
                [many] {" "}({ $people } mensen en { $computers } computers)
               *[none] , allemaal computers
            }
        }{ $level ->
            [0] .
           *[other] ; gelijk met { $level }.
        }
    }
}
club-own-table = **Jouw tafel:** { $results }
club-compared = { $what ->
    [places] Plaats aan tafel:
   *[points] Voorsprong op het gemiddelde van de anderen aan dezelfde tafel:
} { $results }
club-tied = { $ahead ->
    [yes] Bij gelijke voorsprong sta je voor { $name }.
   *[no] Bij gelijke voorsprong staat { $name } voor je.
}
club-middle = midden van alle { $count }
club-reach = 🎯 { $deals ->
    [0] { $own ->
        [1] **Jouw voorsprong:** alles samen { $gap }% meer was voor { $name } genoeg om je in te halen.
       *[other] **Om { $name } (plaats { $place }) in te halen** kwam je alles samen { $gap }% tekort.
    }
   *[other] { $own ->
        [1] **Plaats 1 is nog niet zeker:** { $gap }% meer { $deals ->
            [one] in het laatste potje
           *[other] in de laatste { $deals } potjes samen
        } is genoeg voor { $name } om je in te halen.
       *[other] **Plaats { $place } kan nog:** je haalt { $name } in met { $gap }% meer { $deals ->
            [one] in het laatste potje
           *[other] in de laatste { $deals } potjes samen
        }.
    }
}
club-best = 🎯 **Je beste:** potje { $round }, { $way ->
    [over] { number-tenths } beter dan het gemiddelde van iedereen met jouw kaarten.
    [short] op { number-tenths } van het gemiddelde van iedereen met jouw kaarten.
   *[share] beter dan { $share } met jouw kaarten.
}
club-own-place = { $ranked ->
    [yes] Plaats { $place } van { $among }{ $over ->
        [yes] {""}
       *[no] {" "}tot nu toe
    }, met { club-percent }{ $played ->
        [1] {""}
       *[other] {" "}gemiddeld
    }
   *[no] { $played ->
        [0] In de stand vanaf { $needed } van { $rounds } zelf gespeelde potjes
        [one] { club-percent } in { $played } potje; in de stand vanaf { $needed } van { $rounds }
       *[other] { club-percent } in { $played } potjes; in de stand vanaf { $needed } van { $rounds }
    }
}
club-coming-button = Ik kom
club-absent-button = Ik kan niet
club-here-button = Ik ben er
club-table-button = Mijn tafel
club-places-button = Mijn resultaat
club-leave-button = Verlaten
club-back-button = Ik ben terug
club-now-button = Toon de avond
club-seals-button = Bewijs van de kaarten
club-history-button = Mijn avonden
club-how-button = Zo is geteld
club-all-button = Alle plaatsen
club-deal-button = Spel van { $name }
club-league-button = Competitie
club-next-button = Volgende avond
club-night-button = Clubavond
club-open-button = Melden nu openen
club-begin-button = Nu beginnen
club-go-on-button = Volgend potje nu
club-pause-button = Pauze
club-resume-button = Verdergaan
club-change-button = Wijzigen
club-cancel-button = Afzeggen
club-weekly-button = Elke week herhalen
club-weekly = { $at ->
    [off] Hij komt niet terug: **Elke week herhalen** staat uit.
   *[other] **Hierna:** { $at }, daarna elke week, tot er één keer niemand is.
}
club-every-week = De volgende kondig ik een dag eerder aan, zolang er iemand komt.

## Het plan

club-gathered = zodra er twee zijn
club-choices =
    {""}**Potjes:** { club-rounds }, { club-length }{ $rated ->
        [yes] {" "}· telt mee
       *[no] {""}
    }
    {""}**Plaatsen:** { $seats } per tafel, computers vullen aan
    {""}**Tijd per beurt:** { clock-time }
club-deal-length = ongeveer { $minutes } minuten per potje
club-change-title = ✏️ Clubavond wijzigen: { $game }
club-seats = { $seats } aan elke tafel
club-step = 15 minuten later
club-day = { $weekday ->
    [0] ma
    [1] di
    [2] wo
    [3] do
    [4] vr
    [5] za
   *[other] zo
} { $day } { $month ->
    [1] jan
    [2] feb
    [3] mrt
    [4] apr
    [5] mei
    [6] juni
    [7] juli
    [8] aug
    [9] sep
    [10] okt
    [11] nov
   *[other] dec
}
club-at = { club-day }, { $time }
club-zone = { $zoned ->
    [no] Tijden in UTC: kies je **{ club-zone-button }**.
   *[yes] Dagen en tijden: { $zone }.
}
club-latecomers = { $rounds ->
    [1] Na het begin kan niemand er nog bij komen.
    [2] Wie het eerste potje mist, kan het tweede meespelen, maar komt niet in de stand.
   *[other] Laatkomers komen in de stand als ze { $needed } van de { $rounds } potjes spelen.
}
club-changing = **Opslaan** noemt niemand. Bij een ander begin meldt iedereen zich opnieuw.
club-rated = Met rating: spellen met alleen mensen veranderen hun rating (`/leaderboard`).
club-group = { $group ->
    [game] Spel
    [rounds] Potjes
    [seats] Plaatsen
    [clock] Tijd per beurt
    [start] Begin
    [day] Dag
   *[hour] Tijd
}
club-event-name = Clubavond: { $game }
club-announce-button = Aankondigen
club-save-button = Opslaan
club-settings-button = Instellingen
club-zone-button = Tijdzone
club-announced = { $new ->
    [yes] De clubavond is aangekondigd.
   *[no] De clubavond is gewijzigd. Wie zou komen, blijft op de lijst.
}{ $weekly ->
    [yes] {" "}Hij komt { $weekday ->
        [0] elke maandag
        [1] elke dinsdag
        [2] elke woensdag
        [3] elke donderdag
        [4] elke vrijdag
        [5] elke zaterdag
       *[other] elke zondag
    } om { $time } terug, tot er één keer niemand is: dan noem ik je. Om de reeks te stoppen druk je op **{ board-more-button }** onder de aankondiging, dan op **{ club-weekly-button }**.
   *[no] {""}
} { $open ->
    [yes] Tot het begin kan iedereen zich melden. **{ club-begin-button }** start hem eerder, vanaf twee mensen, en meldt je, behalve na **{ club-absent-button }**.
   *[no] Melden kan vanaf { $at }.
}
club-none = In dit kanaal is geen clubavond gepland. Wil je er een, vraag het { $names }. Tot dan nodigt **{ open-button }** iedereen hier uit om te spelen.
club-series = **De volgende clubavond:** { $at }, daarna elke week. Ik kondig hem hier een dag ervoor aan.
club-another-button = Andere avond
club-not-yours = Dat kunnen alleen de organisator en wie hier clubavonden mag plannen. Vraag het een van hen.
club-no-threads = Een clubavond heeft een tekstkanaal nodig, waar de tafels privéthreads krijgen. Kies er een en gebruik `/night` daar.

## Antwoorden aan de mensen

club-coming-done = { $without ->
    [unwanted] Je komt. Melden kan { $at }; ik noem je dan niet, zoals `/preferences` zegt.
    [quiet] Je komt. Melden kan { $at }; dan heb je stille uren, dus ik noem je niet.
    [unseen] Je komt. Melden kan { $at }; hier kan ik je niet noemen, want je ziet dit kanaal niet.
   *[nothing] Je komt. Melden kan { $at }, en ik noem je. Druk dan op **{ club-here-button }** voor een plaats.
}
club-absent-done = Genoteerd: je kunt niet. Verandert dat, druk dan op { $open ->
    [yes] **Ik ben er**
   *[no] **Ik kom**
}.
club-here-done = Je hebt je gemeld. Als een potje begint, brengt een vermelding je naar je tafel, een privéthread van dit kanaal.
club-late-done = { $when ->
    [later] Je speelt mee vanaf potje { $round }. Een vermelding brengt je naar je tafel.
    [soon] Potje { $round } begint om { $at }. Een vermelding brengt je naar je tafel.
   *[waits] Potje { $round } begint als de avond verdergaat. Een vermelding brengt je naar je tafel.
}{ $late ->
    [yes] {" "}Voor de stand kom je te laat: daarvoor zijn { $needed } van { $rounds } potjes nodig.
   *[no] { $came ->
        [yes] {" "}Je kunt nog in de stand komen: daarvoor zijn { $needed } van { $rounds } potjes nodig.
       *[no] {""}
    }
}
club-cut = Je hebt de kaarten van de avond gecoupeerd met **{ $word }**. Tot het begin kun je het woord veranderen.
club-table = { $left ->
    [yes] Potje { $round }: je bent weggegaan, en een computer speelt voor je in { $thread }. **Ik ben terug** geeft je je plaats weer. Doet de computer meer dan de helft van je zetten, dan telt het potje 40%, iets onder het gemiddelde.
   *[no] Potje { $round }: je tafel is { $thread }.
}
club-table-over = Deze tafel is klaar. { $still ->
    [0] Alle andere ook: **Mijn resultaat** vergelijkt ze zo meteen.
    [one] Om { $at } speelt nog één tafel. Daarna vergelijkt **Mijn resultaat** die van jou met de andere.
   *[other] Om { $at } spelen nog { $still } tafels. Daarna vergelijkt **Mijn resultaat** die van jou met de andere.
}
club-table-title = **Potje { $round } van { $rounds } is voorbij.** Ieder wordt vergeleken met iedereen met dezelfde kaarten, niet met deze tafel:
club-table-line = **{ $name } { $share }**{ $why ->
    [own] { $among ->
        [0] {""}
       *[other] : voor { $beaten } van { $among }{ $level ->
            [0] {""}
           *[other] , gelijk met { $level }
        }
    }
   *[other] {""}
} · { $ranked ->
    [yes] plaats { $place } van de avond
   *[no] niet in de stand
}
club-table-done = { $still ->
    [0] **Potje { $round } van { $rounds }:** alle tafels zijn klaar. Ik ben aan het tellen.
   *[other] **Potje { $round } van { $rounds }**, stand om { $at }: { $still ->
        [one] één tafel is
       *[other] { $still } tafels zijn
    } nog bezig, uiterlijk tot { $until } ({ $left }). Dan spelen computers uit. { $last ->
        [yes] Als alle klaar zijn, komt de eindstand.
        [pause] Als alle klaar zijn, komt de stand.
       *[no] Als alle klaar zijn, komt de stand en dan het volgende potje.
    }
}
club-no-table = { $can ->
    [yes] { $gone ->
        [yes] Je bent weggegaan. Met **Ik ben terug** speel je mee vanaf potje { $round }.
       *[no] { $late ->
            [yes] Je speelt niet mee. Met **Ik ben er** speel je mee vanaf potje { $round }. Voor de stand is het te laat: daarvoor zijn { $needed } van { $rounds } potjes nodig.
           *[no] Je speelt niet mee. Met **Ik ben er** speel je mee vanaf potje { $round }.
        }
    }
   *[no] { $gone ->
        [yes] Je bent weggegaan, en terugkomen kan niet meer: het laatste potje is bezig. Met `/solo` kun je meteen spelen.
       *[no] Je speelt niet mee, en het is te laat: nieuwe mensen kunnen meedoen tot de helft van de potjes is begonnen. Met `/solo` kun je meteen spelen.
    }
}
club-seated = Tafel { $table }: { $names }
club-sure = { $act ->
    [seat] Je plaats verlaten? Een computer speelt voor je, en **Ik ben terug** geeft je de plaats weer. Doet de computer meer dan de helft van je zetten, dan telt het potje 40%, iets onder het gemiddelde.{ $late ->
        [yes] {" "}Je komt dan niet in de stand: daarvoor zijn { $needed } van { $rounds } potjes nodig.
       *[no] {""}
    }{ $last ->
        [yes] {""}
       *[no] {" "}Ben je aan het eind nog weg, dan speel je het volgende niet mee.
    }
    [leave] De clubavond verlaten? Het eerste potje dat je mist telt 50%, elk volgend 40%. Met **Ik ben terug** kom je weer binnen.{ $late ->
        [yes] {" "}Je komt dan niet in de stand: daarvoor zijn { $needed } van { $rounds } potjes nodig.
       *[no] {""}
    }
    [begin] { $names }{ $others ->
        [0] {""}
       *[other] {" "}en nog { $others }
    }{ $count ->
        [one] {" "}is er nog niet
       *[other] {" "}zijn er nog niet
    }. Toch beginnen?
   *[cancel] De avond voor iedereen afzeggen?{ $tables ->
        [open] {" "}Tafels die bezig zijn worden gesloten, en niets telt.
        [over] {" "}De potjes tellen dan niet.
       *[none] {""}
    }{ $weekly ->
        [yes] {" "}Die van volgende week blijft; **Elke week herhalen** onder **Meer** maakt er een eind aan.
       *[no] {""}
    }
}
club-done = { $act ->
    [seat] Een computer speelt voor je. **Ik ben terug** geeft je je plaats weer. Doet de computer meer dan de helft van je zetten, dan telt het potje 40%, iets onder het gemiddelde.
    [leave] Je hebt de avond verlaten. Met **Ik ben terug** kom je weer binnen.
    [open] Je hebt het melden geopend.
    [begin] { $came ->
        [yes] Je bent gemeld, en potje { $round } begint. Een vermelding brengt je naar je tafel.
       *[no] Je hebt potje { $round } laten beginnen.
    }
    [pause] { $now ->
        [yes] De avond heeft pauze: het volgende potje wacht op **{ club-resume-button }**.
       *[no] Na dit potje pauzeert de avond.
    }
   *[resume] De avond gaat verder.
}
club-watch = Niemand kan bij een potje meekijken. Daarna is alles open: **Zo is geteld**.
club-seals = Elk zegel ligt vast voordat het melden eindigt. Na het potje laat **Schudden controleren** van een gespeeld spel zien dat de kaarten erbij passen.
club-seal = Potje { $round }: `{ $seal }`
club-thread-name = 🌙 Potje { $round } · Tafel { $table }
club-thread = { $names }: { $mate ->
    [none] potje { $round } van { $rounds } begint.
   *[other] je speelt verder voor de computer { $mate }, met { $amount } tot nu toe.
} Druk hieronder op **Mijn hand**.{ $computers ->
    [yes] {" "}🤖 is een computer.
   *[no] {""}
}
    -# Anderen hebben dezelfde kaarten, dus houd de jouwe voor jezelf. Alleen jullie tafel en de moderators van de server zien deze thread.
club-check-in = { $names }: de clubavond begint om { $at }. Druk daarvoor op **Ik ben er**, dan hebben jullie zeker een plaats in het eerste potje.

## Eerdere avonden

club-nights-title = 🌙 Je clubavonden op deze server
club-nights-pick = Plaatsen van een avond
club-night = { $ranked ->
    [yes] { $date } · **{ $game }** · { club-percent }, plaats { $place } van { $among }
   *[no] { $date } · **{ $game }** · niet in de stand
}
club-past = 🌙 **Je laatste clubavond:** { club-night }
club-night-option = { club-day } · { $game } · { club-percent }
club-no-records = { $act ->
    [league] Niemand kwam nog in de stand van een clubavond van deze server. **Clubavond** laat zien of er een gepland is, of wie er een kan plannen.
   *[nights] Je hebt hier nog niet op een clubavond gespeeld. **Clubavond** laat zien of er een gepland is, of wie er een kan plannen.
}
club-league-title = 🏆 De competitie van de clubavonden
club-league-line = { $nights ->
    [one] { $name } { number-tenths } punten uit { $nights } avond
   *[other] { $name } { number-tenths } punten uit { $nights } avonden
}
club-league-how = Eén avond in de stand is genoeg om erbij te zijn. Je punten zijn de som van de procenten van je { $best } beste avonden onder de laatste { $nights } van deze server. Bij gelijke som tellen de betere plaatsen op die avonden.
club-league-need = { $way ->
    [out] Je staat er nog niet in: eindig hier een clubavond met een plaats.
    [full] Voor plaats { $place } kom je { number-tenths } punten tekort. Een avond brengt er als hij de laagste van je { $best } overtreft.
   *[more] Voor plaats { $place } kom je { number-tenths } punten tekort. Je volgende avond in de stand telt helemaal.
}
club-league-leads = 🏆 Clubavonden hebben een eigen competitie: druk op **Competitie**.
club-profile = 🌙 Clubavonden: { $ranked ->
    [yes] { $count } gespeeld, { $won } gewonnen. Beste plaats: { $place }. Beste resultaat: { club-percent }
   *[no] { $count } gespeeld, nog geen met een plaats
}
