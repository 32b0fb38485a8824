## Een clubavond: de aankondiging

club-title = 🌙 Clubavond: { $game }
club-rounds = { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
}
club-facts = { club-rounds } · { $seats } aan elke tafel · { clock-time } per beurt{ $rated ->
    [yes] {" "}· telt mee
   *[no] {""}
}
club-length = Een ronde duurt hoogstens { $minutes } minuten.
club-when = **Begin:** { $now ->
    [yes] nu
   *[no] { $at }
}
club-how = In elke ronde speelt iedereen dezelfde kaarten. Het gaat erom hoe goed je het met jouw hand doet, vergeleken met iedereen die aan een andere tafel dezelfde heeft.
club-coming = { $count ->
    [0] Nog niemand heeft geantwoord.
   *[other] **Komen: { $count }** · { $names }
}{ $others ->
    [0] {""}
   *[other] {" "}en nog { $others }
}
club-open = { $late ->
    [yes] **Je kunt je melden.** Er moeten twee mensen zijn, anders zeg ik de avond { $at } af.
   *[no] **Je kunt je melden.** De eerste ronde begint { $at }.
}
club-here = { $count ->
    [0] Er is nog niemand.
   *[other] **Aanwezig: { $count }** · { $names }
}{ $others ->
    [0] {""}
   *[other] {" "}en nog { $others }
}
club-missing = **Verwacht: { $count }** · { $names }{ $others ->
    [0] {""}
   *[other] {" "}en nog { $others }
}
club-round = { $tables ->
    [one] **Ronde { $round } van { $rounds }** is bezig aan { $tables } tafel. Om { $until } spelen computers uit wat dan nog open is.
   *[other] **Ronde { $round } van { $rounds }** is bezig aan { $tables } tafels. Om { $until } spelen computers uit wat dan nog open is.
}
club-next = { $soon ->
    [yes] **Ronde { $round } van { $rounds }** wordt gedeeld.
   *[no] **Ronde { $round } van { $rounds }** begint { $at }.
}
club-waits = De avond wacht: ik heb in dit kanaal { $names } nodig. Een moderator kan het toestaan.
club-paused = De avond heeft pauze. **Ronde { $round } van { $rounds }** begint als de organisator verdergaat.
club-won = 🌙 { $count ->
    [one] { $names } wint de clubavond!
   *[other] { $names } delen de clubavond!
}
club-over = 🌙 { $early ->
    [yes] De clubavond eindigde eerder: er was niemand meer
   *[no] De clubavond is voorbij
}
club-cancelled = Deze clubavond is afgezegd.
club-after = { $rounds ->
    [one] **Na { $rounds } ronde**
   *[other] **Na { $rounds } rondes**
}
club-percent = { number-tenths }%
club-others = { $count ->
    [one] en nog { $count } plaats, onder **Stand**
   *[other] en nog { $count } plaatsen, onder **Stand**
}
club-hands = Bekijk de handen van een tafel
club-no-places = De eerste ronde is nog niet voorbij, dus er zijn nog geen plaatsen.
club-counting = 50% is: zo goed als de anderen met jouw hand, namelijk mensen aan andere tafels en 24 tafels met computers. De avond telt het gemiddelde van de rondes. Een ronde die je verliet telt 40%, de eerste gemiste 50%, elke volgende 40%. Het percentage zegt hoeveel je er versloeg, de punten met hoeveel.
club-legend = Het tweede getal zijn punten boven wie dezelfde handen had. Geen plaats (–) heeft wie minder dan twee derde van de rondes speelde. **Meer** legt de rest uit.
club-deal = { $what ->
    [places] 🃏 **De kaarten van de avond**, ronde { $round }: op dezelfde plek { $results }; gemiddeld { $mean }. De getallen zijn plaatsen.
   *[points] 🃏 **De kaarten van de avond**, ronde { $round }: met dezelfde kaarten { $results }; gemiddeld { $mean }. De getallen zijn punten boven de anderen aan de eigen tafel.
}
club-coming-button = Ik kom
club-absent-button = Ik kan niet
club-here-button = Ik ben er
club-table-button = Mijn tafel
club-places-button = Stand
club-leave-button = Avond verlaten
club-seals-button = Bewijs van de kaarten
club-history-button = Mijn avonden
club-league-button = Competitie
club-open-button = Melden nu openen
club-begin-button = Nu beginnen
club-go-on-button = Volgende ronde nu
club-pause-button = Pauze
club-resume-button = Verdergaan
club-cancel-button = Afzeggen
club-weekly-button = Elke week

## Het plan

club-now = nu
club-seats = { $seats } aan elke tafel
club-step = { $way ->
    [later] { $unit ->
        [days] { $count ->
            [one] { $count } dag later
           *[other] { $count } dagen later
        }
        [hours] { $count ->
            [one] { $count } uur later
           *[other] { $count } uur later
        }
       *[minutes] { $count } minuten later
    }
   *[earlier] { $unit ->
        [days] { $count ->
            [one] { $count } dag eerder
           *[other] { $count } dagen eerder
        }
        [hours] { $count ->
            [one] { $count } uur eerder
           *[other] { $count } uur eerder
        }
       *[minutes] { $count } minuten eerder
    }
}
club-group = { $group ->
    [game] Spel
    [rounds] Rondes
    [seats] Plaatsen aan elke tafel
    [clock] Tijd per beurt
   *[start] Begin
}
club-event = Ik zet hem bij de evenementen van de server, zodat Discord de mensen eraan herinnert.
club-event-name = Clubavond: { $game }
club-announce-button = Aankondigen
club-announced = { $open ->
    [yes] De clubavond is aangekondigd, en iedereen kan zich melden.
   *[no] De clubavond is aangekondigd. Melden kan vanaf 15 minuten voor { $at }.
}
club-none = In dit kanaal is geen clubavond gepland. Wie evenementen mag beheren, kan er hier een aankondigen met `/night`.
club-not-yours = Dat kunnen alleen de organisator en wie de evenementen van de server mag beheren. Vraag het een van hen.
club-no-threads = Een clubavond heeft een tekstkanaal nodig, waar de tafels privéthreads krijgen. Kies er een en gebruik `/night` daar.

## Antwoorden aan de mensen

club-coming-done = { $without ->
    [unwanted] Je komt. Melden kan { $at }; ik noem je dan niet, zoals `/preferences` zegt.
    [quiet] Je komt. Melden kan { $at }; dan heb je stille uren, dus ik noem je niet.
    [unseen] Je komt. Melden kan { $at }; hier kan ik je niet noemen, want je ziet dit kanaal niet.
   *[nothing] Je komt. Melden kan { $at }, en dan noem ik je. Met **Ik ben er** krijg je een plaats.
}
club-absent-done = Je komt niet. Tot het begin kun je van gedachten veranderen.
club-here-done = Je hebt een plaats. De aankondiging zegt wanneer de eerste ronde begint, en een vermelding brengt je naar je tafel. Tot dan kun je de kaarten couperen.
club-late-done = Je hebt vanaf ronde { $round } een plaats. Een vermelding brengt je naar je tafel.
club-cut = Je hebt de kaarten van de avond gecoupeerd met **{ $word }**. Tot het begin kun je het woord veranderen.
club-table = Je tafel is { $thread }.
club-table-over = Deze tafel is klaar. Als alle tafels dat zijn, staat de stand in het kanaal van de clubavond.
club-no-table = { $why ->
    [over] Je tafel is klaar. Als de anderen dat ook zijn, komt de stand en dan de volgende ronde.
    [break] Je hebt een plaats in de volgende ronde. Een vermelding brengt je naar je tafel.
   *[stranger] Je hebt geen plaats op deze clubavond. **Ik ben er** geeft je er een in de volgende ronde.
}
club-sure = { $act ->
    [leave] De clubavond verlaten? Een computer speelt voor je verder, en een ronde die je verlaat telt 40%. Met **Ik ben er** kom je later weer binnen.
   *[cancel] De avond voor iedereen afzeggen? Tafels die bezig zijn worden gesloten, en niets telt.
}
club-done = { $act ->
    [leave] Je hebt de avond verlaten. Met **Ik ben er** kom je weer binnen.
    [begin] De avond gaat verder, zoals de aankondiging zegt.
    [pause] Na deze ronde pauzeert de avond.
    [resume] De avond gaat verder.
   *[cancel] De avond is afgezegd.
}
club-seals = Elk zegel ligt vast voordat het melden eindigt. Na de ronde laat **Schudden controleren** van een gespeeld spel zien dat de kaarten erbij passen.
club-seal = Ronde { $round }: `{ $seal }`
club-thread-name = 🌙 Ronde { $round } · Tafel { $table }
club-thread = { $deal ->
    [0] { $names }: jullie tafel voor ronde { $round } van de clubavond, tafel { $table }. Jullie spelen een heel spel. Anderen hebben dezelfde kaarten, dus houd de jouwe voor jezelf. Alleen jullie en de moderators van de server zien deze thread.
    [one] { $names }: jullie tafel voor ronde { $round } van de clubavond, tafel { $table }. Jullie spelen { $deal } ronde van het spel. Anderen hebben dezelfde kaarten, dus houd de jouwe voor jezelf. Alleen jullie en de moderators van de server zien deze thread.
   *[other] { $names }: jullie tafel voor ronde { $round } van de clubavond, tafel { $table }. Jullie spelen { $deal } rondes van het spel. Anderen hebben dezelfde kaarten, dus houd de jouwe voor jezelf. Alleen jullie en de moderators van de server zien deze thread.
}
club-check-in = { $names }: de clubavond begint om { $at }. Met **Ik ben er** krijgen jullie een plaats.

## Wat ervan blijft

club-nights-title = 🌙 Je clubavonden op deze server
club-nights-pick = Bekijk de plaatsen van een avond
club-night = { $ranked ->
    [yes] { $date } · **{ $game }** · { club-percent }, plaats { $place } van { $among }
   *[no] { $date } · **{ $game }** · { club-percent }, zonder plaats
}
club-night-option = { $game } · { club-percent }
club-no-nights = Je hebt hier nog niet op een clubavond gespeeld. `/night` laat zien of er een gepland is.
club-league-title = 🏆 De competitie van de clubavonden
club-league-line = { $nights ->
    [one] { $name } { club-percent } uit { $nights } avond
   *[other] { $name } { club-percent } uit { $nights } avonden
}
club-league-how = De som van je { $best } beste resultaten op de laatste { $nights } avonden van deze server.
club-no-league = Op deze server is nog geen clubavond afgelopen. `/night` plant er een.
club-profile = 🌙 Clubavonden: { $count }, de beste { club-percent }
