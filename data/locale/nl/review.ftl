## Wat heb ik gemist? Iemands keuzes na het spel bekeken.

review-nothing = Je hebt niets gemist wat je had kunnen weten.
review-played = Zet { $number }, jouw keuze:
review-captain = De keuze van een Kapitein:
review-cost = { $of ->
    [round] Door jouw keuze daalde je kans om de ronde te winnen met { $percent }% (foutmarge { $error }%).
   *[game] Door jouw keuze daalde je winstkans met { $percent }% (foutmarge { $error }%).
}
review-luck = Jouw resultaat: { $points }. Niveau Stuurman met dezelfde kaarten: gemiddeld { $worth }.
review-well-done = Goed gezien bij zet { $number }. Dit was de beste keuze:
review-mate = De keuze van een computer die niet vooruitdenkt:

review-button = Wat heb ik gemist?
review-heading = 🔍 Wat heb ik gemist?
review-progress = { $look ->
    [second] Een Kapitein bekijkt nog eens de keuzes die je misschien het meest hebben gekost: { $done } van hoogstens { $total }.
   *[first] Een Kapitein bekijkt je keuzes: { $done } van { $total }.
} Hij is binnen { $minutes } minuten klaar.
review-so-far = Tot nu toe gevonden:
review-cut = { $look ->
    [second] Bij de tweede blik was de tijd om na { $done } van { $total } keuzes.
   *[first] De tijd was om na { $done } van { $total } keuzes.
} **Nog eens bekijken** gaat daar verder.
review-waits = Een Kapitein bekijkt andere spellen: { $before ->
    [one] 1 spel gaat
   *[other] { $before } spellen gaan
} voor het jouwe. Dat is binnen { $minutes } minuten klaar.
review-failed = Het lukte me nu niet om dit spel te beoordelen. Probeer het later nog eens.
review-again-button = Nog eens bekijken
review-choices = { $game }: { $choices ->
    [one] één echte keuze, beoordeeld op wat je toen wist
   *[other] { $choices } echte keuzes, beoordeeld op wat je toen wist
}
# rijen met blokjes en cijfers, van de eerste keuze tot de laatste
review-bar-drawn =
    ```
    { $blocks }
    ```
    -# { $of ->
        [round] Je kans om de ronde te winnen: ▁ klein, ▇ groot.
       *[game] Je winstkans: ▁ klein, ▇ groot.
    }{ $moments ->
        [0] {""}
       *[other] {" "}De cijfers wijzen de momenten hieronder aan.
    }
# hetzelfde voor een schermlezer
review-course = { $of ->
    [round] Je kans om de ronde te winnen was eerst { $first } procent, op het laagste punt { $low }, bij zet { $move }, en aan het eind { $last }.
   *[game] Je winstkans was eerst { $first } procent, op het laagste punt { $low }, bij zet { $move }, en aan het eind { $last }.
}
review-moment = **{ $place }.** Beter bij zet { $move }: “{ $better }”
    -# { $of ->
        [result] Jouw keuze maakte je resultaat slechter, maar je winstkans nauwelijks kleiner.
        [round] Jouw keuze verkleinde je kans om de ronde te winnen met { $percent }%.
       *[game] Jouw keuze verkleinde je winstkans met { $percent }%.
    }
review-moment-button = № { $place }
    .words = Moment { $place }
review-well-button = Goed gezien
review-back-button = ◀ Alle momenten
review-stood = Je kaarten en de tafel op dat moment:
review-not-yours = Je speelde niet mee in dit spel. Elke speler kan de eigen keuzes bekijken.
review-not-finished = Dit spel is voortijdig gestopt, dus er valt niets te bekijken.
