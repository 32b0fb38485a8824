## De reis

refusal-voyage-hint = Op reis zijn er geen tips: iedereen bevaart de zeeën zonder hulp. **Regels** staat onder **Meer**.
refusal-voyage-move = Op reis kun je geen zet terugnemen. Hieronder staat je hand.

voyage-title = { $kind ->
    [practice] **Reis om te oefenen**
    [late] **Reis van een eerdere week**: die telt niet meer.
   *[week] **Reis van de week**: één poging, tot <t:{ $at }:f>.
}
voyage-state = Zee { $sea } van 7, { $masts ->
    [one] { $masts } mast
   *[other] { $masts } masten
}
voyage-ahead = Nu komt: **{ $game }** · { $seats } spelers · { $levels }
# de wind is wat er bijzonder is aan het spel op deze zee
voyage-wind = -# 💨 { $wind ->
    [escort] Escorte: de Stuurman tegenover je is je partner. Jullie delen een kist en een schip.
    [calm] Windstil: wie als laatste buitmaakt, krijgt de rest van de uitstalling.
    [trade] Passaat: voor de buit telt elke kaart haar eigen sterkte, hooguit 7.
    [squall] Windvlaag: voor de buit telt elke kaart haar eigen sterkte. Wie als laatste buitmaakt, krijgt de rest.
    [tail] Rugwind: jij begint.
    [head] Tegenwind: een rivaal begint.
    [steady] Vaste wind: meer zevens en minder enen in de stapel.
    [gale] Storm: je laatste kaart moet een Zeven maken, anders trek je.
   *[undertow] Onderstroom: de saboteur begint bij 5 strafpunten.
}
voyage-landed = { $end ->
    [crossed] Je bent zee { $sea } over
    [lost] Zee { $sea } brak een mast
    [sunk] Op zee { $sea } brak de laatste mast
   *[home] Je bent alle zeven zeeën over!
}
voyage-result = **{ $seas } van 7 zeeën overgestoken**, { $masts ->
    [0] geen mast over
    [one] { $masts } mast over
   *[other] { $masts } masten over
}. Punten voor op de beste rivalen: { $margin }.
voyage-crew = Van de 100 bemanningsleden kwamen er **{ $crew }** zo ver.
voyage-sail-button = { $way ->
    [first] Zeilen hijsen
    [on] Verder varen
   *[again] Nog een keer, om te oefenen
}
voyage-week-button = Liever de reis van deze week
voyage-shared-by = { $name } voer de reis van de week
voyage-share-line = { $seas } van 7 zeeën, { $masts ->
    [0] geen mast over
    [one] { $masts } mast over
   *[other] { $masts } masten over
}. Van de 100 bemanningsleden kwamen er { $crew } zo ver.
profile-voyage = ⛵ Beste reis: { $seas } van 7 zeeën
