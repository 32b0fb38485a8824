## Voor wie de bot draait

owner-only = Dat mag alleen wie mij beheert. In `/about` staat bij wie je terechtkunt.
owner-announce-ask = Dit zou naar { $channels ->
    [one] { $channels } kanaal
   *[other] { $channels } kanalen
} met een open tafel gaan, en ik tag er niemand bij. Ik heb het nog niet verstuurd. Typ het commando nog eens met `sure: True` om het te versturen.
owner-announce-none = Ik kan geen open tafel bereiken, dus niemand zou het lezen.
owner-announced = { $channels ->
    [one] Geplaatst in { $channels } kanaal
   *[other] Geplaatst in { $channels } kanalen
}{ $missed ->
    [0] .
    [one] ; { $missed } was niet bereikbaar.
   *[other] ; { $missed } waren niet bereikbaar.
}
owner-announcement = 📣 Van mijn beheerders: { $text }
owner-drain-on = Ik open nu geen nieuwe tafels of revanches. Lopende spellen gaan door, en op hun tafel staat waarom. `/owner drain on: False` draait dit terug, en een herstart ook.
owner-drain-off = Er kunnen weer nieuwe tafels worden geopend.
owner-drain-running = { $running ->
    [one] { $running } spel is bezig
   *[other] { $running } spellen zijn bezig
}; met een zet in de laatste tien minuten: { $fresh ->
    [0] geen
   *[other] { $fresh }
}. Typ de opdracht nog eens om te zien of een herstart nog iemand stoort.
owner-drained-empty = Er is geen spel bezig. Herstart me wanneer je wilt.
owner-drained-idle = Al tien minuten geen zet in { $running ->
    [one] { $running } lopend spel
   *[other] { $running } lopende spellen
}. Een herstart stoort nu niemand.
board-draining = Ik start zo opnieuw, dus er gaan geen nieuwe tafels open. Dit spel gaat door.

commands-owner = Voor wie mij beheert
commands-owner-announce = Plaats één bericht in elk kanaal met een open tafel
commands-owner-announce-text = De tekst
commands-owner-announce-sure = Versturen; anders zeg ik alleen waar het heen zou gaan
commands-owner-drain = Open geen nieuwe tafels meer, vóór een herstart
commands-owner-drain-on = False laat weer tafels open
