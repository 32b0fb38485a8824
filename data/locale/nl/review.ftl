## Wat heb ik gemist? Iemands keuzes na het spel bekeken.

review-nothing = { $end ->
    [cards] De kaarten beslisten: geen van je keuzes heeft je zeker iets gekost, en niveau Stuurman doet het met deze kaarten niet beter.
    [moves] Geen van je keuzes heeft je zeker iets gekost. Maar niveau Stuurman doet het met deze kaarten beter.{ $hint ->
        [no] {""}
       *[yes] {" "}Twijfel je in een spel alleen, vergelijk je keuze dan met **Tip**.
    }
   *[won] Geen van je keuzes heeft je zeker iets gekost.
}
review-played = { $number ->
    [0] Jouw keuze:
   *[other] Zet { $number }, jouw keuze:
}
review-captain = De keuze van een Kapitein:
# after review-played, where nothing else speaks against the move
review-not-so = Een Kapitein heeft beide zetten vaak verder gespeeld, en deze pakt slechter uit.
review-cost = { $sure ->
    [no] { $of ->
        [round] Kans op de ronde: waarschijnlijk zo'n { $percent }% minder.
       *[game] Winstkans: waarschijnlijk zo'n { $percent }% minder.
    }
   *[yes] { $of ->
        [round] Kans op de ronde: minstens { $percent }% minder.
       *[game] Winstkans: minstens { $percent }% minder.
    }
}
review-luck = Jouw resultaat: { $points }. Niveau Stuurman met dezelfde kaarten: gemiddeld { $worth }.
review-well-done = Goed gezien bij zet { $number }. Dit was de beste keuze:
review-mate = De keuze van een computer die niet vooruitdenkt:

review-button = Wat heb ik gemist?
review-heading = 🔍 Wat heb ik gemist?
review-progress = { $look ->
    [second] Een Kapitein bekijkt nog eens de keuzes die je misschien het meest hebben gekost: { $done } van hoogstens { $total }.
   *[first] Een Kapitein bekijkt je keuzes: { $done } van { $total }.
} Meestal duurt dat een of twee minuten, hoogstens { $minutes }. Dan zie je hier wat hij heeft gevonden.
review-cut = { $look ->
    [second] Bij de tweede blik was de tijd om na { $done } van { $total } keuzes.
   *[first] De tijd was om na { $done } van { $total } keuzes.
} Druk op **De rest bekijken** om verder te gaan. { $moments ->
    [0] Nog niets is zeker.
   *[other] Dit is al zeker:
}
review-waits = Een Kapitein bekijkt andere spellen: { $before ->
    [one] 1 spel gaat
   *[other] { $before } spellen gaan
} voor het jouwe. Dat begint binnen { $minutes } minuten.
review-other = Een Kapitein bekijkt al een ander spel van je, nog hoogstens { $minutes ->
    [one] 1 minuut
   *[other] { $minutes } minuten
}. Daarna kun je om dit spel vragen.
review-failed = Het lukte me nu niet om dit spel te beoordelen. Probeer het later nog eens.
review-again-button = { $way ->
    [rest] De rest bekijken
    [there] Het andere tonen
   *[again] Nog eens bekijken
}
review-choices = { $game }{ $won ->
    [yes] , gewonnen
    [no] , niet gewonnen
   *[open] {""}
}: { $choices ->
    [one] één echte keuze, beoordeeld op wat je toen wist
   *[other] { $choices } echte keuzes, beoordeeld op wat je toen wist
}
# rijen met blokjes en cijfers, van de eerste keuze tot de laatste
review-course = { $of ->
    [round] Je kans om ronde { $round } te winnen was eerst { $first } procent.
   *[game] Je winstkans was eerst { $first } procent.
}
review-course-low = { $again ->
    [0] Op het laagste punt, na zet { $move } van { $moves }, was die { $low } procent.
    [won] Op het laagste punt, na zet { $move } van { $moves }, was die { $low } procent, en toch eindigde je bovenaan.
   *[other] Op het laagste punt, na zet { $move } van { $moves }, was die { $low } procent, en voor zet { $again } weer { $back } procent.
}
review-course-luck = { $own ->
    [0] Dat kwam door de kaarten en de anderen, niet door jouw zetten.
   *[other] Jouw zetten kostten samen zo'n { $own } procent, de kaarten en de anderen de rest.
}
review-moment = **{ $place }.** { $of ->
        [close] Op het nippertje bij zet { $move }
       *[other] Beter bij zet { $move }
    }: “{ $better }”
    -# { $of ->
        [close] Jouw zet was ongeveer net zo goed.
        [result] Jouw zet verlaagde alleen het resultaat.
        [unsure] Jouw zet verlaagde misschien het resultaat.
        [likely] Jouw zet kostte misschien zo'n { $percent }% { $span ->
            [round] kans op de ronde
           *[game] winstkans
        }.
       *[chance] Jouw zet kostte minstens { $percent }% { $span ->
            [round] kans op de ronde
           *[game] winstkans
        }.
    }
review-puzzles = 🧩 Duidelijke momenten komen de volgende dag terug als puzzel: `/solo`.
review-best = ⭐ Je beste keuze, bij zet { $move }: “{ $best }”
review-later = -# Je hoeft hier niet te wachten. { $listed ->
    [none] Druk later aan het einde van dit spel nog eens op **Wat heb ik gemist?**.
    [outside] Later staat het in `/history`, bij je spellen alleen en in chats, achter **Meer** bij dit spel.
   *[here] Later staat het in `/history`, achter **Meer** bij dit spel.
}
review-puzzle-button = Een puzzel oplossen
review-moment-button = № { $place }
    .words = Moment { $place }
review-low-button = Zet { $move }
review-well-button = Goed gezien
review-back-button = ◀ Momenten
review-next-button = Volgend moment
review-stood = Je kaarten en de tafel toen:
review-not-yours = Je speelde niet mee in dit spel. Elke speler kan de eigen keuzes bekijken.
review-not-finished = Dit spel is voortijdig gestopt, dus er valt niets te bekijken.

## Puzzels: de momenten van de terugblik nog eens, als vragen

puzzle-button = { $count ->
    [one] Puzzels: er wacht er { $count }
   *[other] Puzzels: er wachten er { $count }
}
puzzle-question = 🧩 Wat zou je nu spelen?
puzzle-of = { $own ->
    [yes] { $game }, een van je spellen
   *[no] { $game }, een spel tussen computers
}
puzzle-choose = Kies je voorspelling
puzzle-unseen = Ongezien: { $cards }
puzzle-learn-button = Leren
puzzle-end = { $end ->
    [best] 🧩 Opgelost.
    [alike] 🧩 Opgelost: dat is ongeveer net zo goed.
    [near] 🧩 Opgelost, maar een andere zet is beter.
   *[missed] 🧩 Deze keer niet opgelost.
}
puzzle-figures = { $of ->
    [round] Kans op de ronde: ongeveer { $best }% na de keuze van de Kapitein, { $own }% na die van jou.
   *[game] Winstkans: ongeveer { $best }% na de keuze van de Kapitein, { $own }% na die van jou.
}
puzzle-late = Je hebt deze puzzel al beantwoord. Je eerste antwoord telt.
puzzle-next-button = Volgende puzzel
puzzle-later = { $more ->
    [yes] 🧩 Vandaag is er geen puzzel meer.
   *[no] 🧩 Er is geen puzzel meer. Druk na een spel op **Wat heb ik gemist?**: van de momenten daar maak ik nieuwe.
}
puzzle-count = Puzzels opgelost: { $solved } van { $tried }{ $streak ->
    [no] {""}
   *[yes] , de laatste { $row } op rij
}.{ $done ->
    [no] {""}
   *[yes] {" "}Nieuwe om <t:{ $at }:t>{ $own ->
        [0] {""}
       *[other] , eerst { $own } uit je eigen spellen
    }.
}
puzzle-gone = Deze puzzel is nu niet open. In `/solo` staan die van jou.
