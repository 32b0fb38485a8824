## Het spel van de dag

refusal-day-hint = Het spel van de dag heeft geen tips: iedereen speelt dezelfde kaarten zonder hulp. **Regels** staat onder **Meer**.
refusal-day-move = In het spel van de dag kun je geen zet terugnemen: iedereen heeft één poging. Hieronder staat je hand.

daily-title = { $game }, dag { $day }
daily-hand = Spel van de dag: { $game }, dag { $day }
daily-begin = Iedereen krijgt vandaag dezelfde kaarten. Je hebt één ronde en één poging, zonder tips en zonder zetten terug te nemen.
daily-late-note = De dag van dit spel is voorbij. Je kunt het afmaken, maar het telt niet mee. Met `/daily` speel je dat van vandaag.
daily-score = Jouw resultaat: **{ $points }**.
daily-par = Par: **{ $par }**, zoveel haalt een Stuurman met dezelfde kaarten. { $how ->
    [level] Je deed het even goed.
    [better] Je deed het { $by } beter.
   *[worse] Je deed het { $by } minder goed.
}
daily-beaten = Je deed het beter dan **{ $percent }%** van { $others ->
    [one] de enige andere speler.
   *[other] de { $others } andere spelers.
}
daily-alone = { $over ->
    [yes] Niemand anders heeft dit spel afgemaakt.
   *[no] Je bent als eerste klaar. Typ later nog eens `/daily` om te zien hoe anderen het deden.
}
daily-streak = 🔥 { $days } dagen op rij.
daily-forgiven = Je hebt gisteren overgeslagen. Eén gemiste dag per twee weken vergeef ik je, dus je reeks loopt door.
daily-next = Het volgende spel is { $game }. Dat begint <t:{ $at }:R>.
daily-late = Je hebt dit spel pas na die dag afgemaakt, dus het telt niet mee. Het volgende wel.
daily-given-up = Je bent vóór de telling gestopt, dus dit spel telt niet mee. Je hebt één poging per spel.
daily-share-button = Delen
daily-others-button = Hoe anderen het speelden
daily-replay-button = Mijn spel terugkijken
daily-play-button = Speel het spel van vandaag
daily-share-par = { $squares } { $difference } tegenover par{ $fewer ->
    [yes] {" "}(minder is beter)
   *[no] {""}
}
daily-share-beaten = beter dan { $percent }%
daily-share-streak = 🔥 { $days } dagen
    .words = { $days } dagen op rij
daily-shared-by = { $name } heeft het spel van de dag gespeeld
daily-shared = Gedeeld.
daily-shared-already = Je hebt het hier al gedeeld.
daily-copy = { $who ->
        [writer] Je mag hier niet schrijven. Kopieer dit:
       *[bot] Ik kan hier niets plaatsen. Kopieer dit:
    }
daily-other = { $place }. { $name }: { $points }
daily-best = -# Beste van alle servers: { $name }, { $points }
daily-other-captain = -# Ter vergelijking: Kapitein { $name }, { $points }
daily-other-par = -# Ter vergelijking: par (een Stuurman), { $points }
daily-you = Jij
daily-watch-option = Kijk mee met { $name }
daily-watch-placeholder = Bekijk hoe iemand het speelde
daily-others-title = { $deal }: hoe anderen het speelden
daily-others-none = Er is nog niemand anders om naar te kijken. Probeer het later nog eens.
daily-others-wait = Maak eerst je eigen spel af, dan verklapt niemand je iets. `/daily` opent het.
daily-gone = Dat spel van de dag is er niet meer. `/daily` opent dat van vandaag.
daily-export-later = Je kunt dit spel morgen bewaren, controleren of tonen. Anderen spelen vandaag nog met dezelfde kaarten.
profile-daily = 🃏 Spel van de dag: { $count } gespeeld, langste reeks { $longest }{ $mark ->
    [0] {""}
   *[other] {" "}· 🏅 { $mark } dagen op rij
}

commands-daily = Speel het spel van de dag: voor iedereen dezelfde kaarten, één ronde, één poging

daily-morning-today = Het spel van de dag staat klaar: voor iedereen dezelfde kaarten, één ronde, één poging.
daily-morning = { $deal }: { $played ->
    [0] hier heeft niemand het afgemaakt.
    [one] hier heeft één speler het afgemaakt.
   *[other] hier hebben { $played } spelers het afgemaakt.
}
daily-morning-called = 📣 { $mentions }
