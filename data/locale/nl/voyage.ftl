## De reis

refusal-voyage-hint = Op reis zijn er geen tips: iedereen bevaart de zeeën zonder hulp. **Regels** staat onder **Meer**.
refusal-voyage-move = Op reis kun je geen zet terugnemen. Hieronder staat je hand.

voyage-title = { $kind ->
    [practice] **Reis om te oefenen**
    [late] **Reis van een eerdere week**: die telt niet meer.
    [over] **Reis van de week**: je poging is voorbij. De volgende reis begint op <t:{ $at }:f>.
   *[week] **Reis van de week**: één poging, tot <t:{ $at }:f>.
}
voyage-state = Zee { $sea } van 7, { $masts ->
    [one] { $masts } mast
   *[other] { $masts } masten
}
voyage-first = -# Elke zee is één kort spel. Word je eerste, dan vaar je verder. Zo niet, dan breekt er een mast en probeer je de zee opnieuw met andere kaarten. Zonder mast is de reis voorbij.
voyage-ahead = Nu komt: **{ $game }** · { $rivals }
voyage-rival = { $sign } { $rival } ({ $level })
# de wind is wat er bijzonder is aan het spel op deze zee
voyage-wind = -# 💨 { $wind ->
    [escort] Escorte: de Stuurman tegenover je is je partner. Jullie delen een kist en een schip.
    [calm] Windstil: wie als laatste buitmaakt, krijgt de rest van de uitstalling.
    [trade] Passaat: voor de buit tellen goud, kristal en rum van 1 tot en met 7 hun sterkte, 8 tot en met 10 maar 1.
    [squall] Windvlaag: voor de buit tellen goud, kristal en rum van 1 tot en met 7 hun sterkte, 8 tot en met 10 maar 1. Wie als laatste buitmaakt, krijgt de rest.
    [tail] Rugwind: jij begint.
    [head] Tegenwind: een rivaal begint.
    [steady] Vaste wind: meer zevens en minder enen in de stapel.
    [gale] Storm: je laatste kaart moet een Zeven maken, anders trek je.
   *[undertow] Onderstroom: de saboteur begint bij 5 strafpunten.
}
voyage-landed = { $end ->
    [crossed] Je bent zee { $sea } over
    [lost] Zee { $sea } brak een mast: nog eens, met andere kaarten
    [sunk] Op zee { $sea } brak de laatste mast
   *[home] Je bent alle zeven zeeën over!
}
voyage-result = **{ $seas } van 7 zeeën overgestoken**, { $masts ->
    [0] geen mast over
    [one] { $masts } mast over
   *[other] { $masts } masten over
}. Jouw punten min die van de beste rivaal, over alle spellen: { $margin }.
voyage-crew = Van een bemanning van 100 computers kwamen er **{ $crew }** zo ver of verder.
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
}. Van een bemanning van 100 computers kwamen er { $crew } zo ver of verder.
profile-voyage = ⛵ Beste reis: { $seas } van 7 zeeën
voyage-best-title = ⛵ **De reis van vorige week**, de besten tot nu toe
voyage-best-line = { $place }. { $name }: { $seas } van 7 zeeën

## De rivalen van de reizen

rival-is = -# { $sign } { $rival ->
    [Bram] { $rival } telt elke munt twee keer.
    [Juno] { $rival } laat geen vat achter.
    [Silas] { $rival } klopt bij elke vloek op hout.
    [Rook] { $rival } wacht op groot wild.
    [Ines] { $rival } vertrouwt op mist, niet op kanonnen.
    [Calico] { $rival } kan geen vette buit weerstaan.
    [Odo] { $rival } bouwt hoog vanaf de eerste kaart.
    [Tamsin] { $rival } begint rustig aan.
    [Fitch] { $rival } veegt eerst de kruimels op.
    [Vesper] { $rival } houdt het meest van rood.
    [Lorne] { $rival } houdt van een grootse opkomst.
   *[Petra] { $rival } snoeit wat anderen planten.
}
# de gewoonte: de zin moet kloppen voor elke keuze die erover gaat
rival-does = -# { $sign } { $rival ->
    [Bram] { $rival } legt alleen goud neer als er geen andere zet is.
    [Juno] { $rival } pakt rum zodra het kan.
    [Silas] { $rival } maakt alleen buit met een vloek als er geen andere zet is.
    [Rook] { $rival } valt schatten onder de 5 alleen aan als er geen andere zet is.
    [Ines] { $rival } stuurt schatten van 3 en 4 weerloos de zee op zolang er keus is.
    [Calico] { $rival } valt een 7 aan zodra het kan.
    [Odo] { $rival } begint elke stapel met het hoogste getal in de hand.
    [Tamsin] { $rival } begint elke stapel met het laagste getal in de hand.
    [Fitch] { $rival } legt een 1 zodra het kan.
    [Vesper] { $rival } komt uit met rood zodra het kan.
    [Lorne] { $rival } komt uit met het hoogste getal in de hand.
   *[Petra] { $rival } troeft zodra het kan.
}{ $others ->
    [0] {""}
   *[other] {" "}Een Stuurman zonder deze gewoonte beslist in { $others } van de 100 gevallen anders.
}
rival-robs = { $sign } { $rival }: “{ $rival ->
    [Bram] Elke munt telt, en ik tel de mijne.
    [Juno] De rum is voor jouw rekening.
    [Silas] Geen vloek, geen zorgen.
    [Rook] De kleine schepen laat ik aan jou.
    [Ines] Je keek nooit achter de mist.
    [Calico] Zo een vette buit laat ik niet gaan.
    [Odo] Ik begin nu eenmaal hoog.
    [Tamsin] Rustig aan, dan breekt het lijntje niet.
    [Fitch] Van kruimels wordt brood gebakken.
    [Vesper] Rood staat me goed.
    [Lorne] Je mag nu buigen.
   *[Petra] Knip.
}”
rival-beaten = { $sign } { $rival }: “{ $rival ->
    [Bram] Neem maar. Maar tel het na.
    [Juno] Schenk mij dan de laatste in.
    [Silas] Ik wist dat die vloek voor mij was.
    [Rook] Het grote wild was jij dus.
    [Ines] De mist trok te vroeg op.
    [Calico] Volgende keer spring ik het eerst.
    [Odo] Een hoge toren valt diep.
    [Tamsin] Ik wilde net beginnen.
    [Fitch] Geen kruimel meer voor mij.
    [Vesper] Ook rood raakt een keer op.
    [Lorne] De kroon is vandaag van jou.
   *[Petra] Ik knipte te kort.
}”
