## De reis

refusal-voyage-hint = Op reis zijn er geen tips, ook niet om te oefenen: de zeeën, je onderscheidingen en je stand tegen elke rivaal tellen zonder hulp. **Regels** staat onder **Meer**.
refusal-voyage-move = Op reis kun je geen zet terugnemen. Hieronder staat je hand.

voyage-title = { $over ->
    [yes] { voyage-result }{" "}
   *[no] {""}
}{ $kind ->
    [practice] **Reis om te oefenen**, op eigen zeeën. De volgende reis van de week begint op <t:{ $at }:D>.
    [late] **Reis van een eerdere week**: die telt niet meer.
    [over] Volgende **reis van de week**: <t:{ $at }:D>.
    [new] **Reis van de week**: één poging. Begin uiterlijk <t:{ $at }:f> en maak die af vóór <t:{ $end }:f>.
   *[week] **Reis van de week**: maak die af vóór <t:{ $end }:F>.
}
voyage-state = Zee { $sea } van 7, { $masts ->
    [one] { $masts } mast
   *[other] { $masts } masten
}
voyage-when = { $when ->
    [now] Nu bezig
    [then] Daarna
    [again] Nog eens, met andere kaarten
   *[next] Nu komt
}
voyage-short = { $when ->
    [again] **Andere zeeën om te oefenen:** { $game } · 💨 { voyage-named }
   *[other] -# { voyage-state }. { voyage-when }: { $game } · { $rivals }
}
voyage-named = { $wind ->
    [escort] Escorte
    [calm] Windstil
    [trade] Passaat
    [squall] Windvlaag
    [tail] Rugwind
    [head] Tegenwind
    [steady] Vaste wind
    [gale] Storm
   *[undertow] Onderstroom
}
voyage-hand = { $practice ->
    [yes] Oefening ·{" "}
   *[no] {""}
}{ voyage-state } · 💨 { voyage-named }
voyage-first = -# Elke zee is een spel van 3 tot 5 minuten, zonder tips en zonder zetten terug te nemen. Word eerste, ook gedeeld, en je vaart verder. Zo niet, dan breekt een mast. Zonder mast is het voorbij.
voyage-habits = -# Rivalen volgen hun gewoonte, ook als het ze iets kost: benut dat.
voyage-ahead = { voyage-when }: **{ $game }** · { $rivals ->
    [none] niveau { $levels }
   *[other] { $rivals }
}{ $partner ->
    [none] {""}
   *[other] . Je partner: { $partner }
}
# de wind is wat er bijzonder is aan het spel op deze zee
voyage-wind = -# 💨 { $wind ->
    [escort] Escorte: je deelt een kist en een schip met je partner tegenover je.
    [calm] Windstil: wie als laatste pakt, krijgt de rest.
    [trade] Passaat: voor de buit tellen goud, kristal en rum van 1 tot 7 hun getal, 8 tot 10 maar 1.
    [squall] Windvlaag: wie als laatste pakt, krijgt de rest. Buit van 1 tot 7 telt zijn getal, 8 tot 10 maar 1.
    [tail] Rugwind: jij zet als eerste. Anders wordt dat geloot.
    [head] Tegenwind: een rivaal zet als eerste. Anders wordt dat geloot.
    [steady] Vaste wind: meer zevens en minder enen in de stapel.
    [gale] Storm: normaal mag de laatste kaart een nieuwe stapel beginnen. Hier moet die precies 7 maken, anders trek je een kaart.
   *[undertow] Onderstroom: de saboteur neemt geen zegels en begint bij 5 strafpunten, niet 4.
}
voyage-landed = { $end ->
    [crossed] Je bent zee { $sea } over
    [lost] Zee { $sea } brak een mast
    [sunk] Op zee { $sea } brak de laatste mast
   *[home] Je bent alle zeven zeeën over!
}
voyage-tie = -# Een gedeelde eerste plaats telt als eerste.
voyage-result = **{ $seas } van 7 zeeën overgestoken**, { $masts ->
    [0] geen mast over
    [one] { $masts } mast over
   *[other] { $masts } masten over
}.
voyage-crew = -# Verder dan **{ $crew }** van 100 computers.
voyage-crew-ahead = -# **{ $crew }** van 100 computers { $crew ->
    [one] kwam
   *[other] kwamen
} in hoogstens drie pogingen over zee { $sea }.
voyage-sail-button = { $way ->
    [first] Zeilen hijsen
    [on] Verder: zee { $sea }
    [retry] Nog eens: zee { $sea }
    [look] Vaar de reis van de week
   *[again] Andere zeeën
}
voyage-week-button = Liever de reis van deze week
voyage-shared-by = { $name } voer de reis van de week
profile-voyage = ⛵ Beste reis van een week: { $seas } van 7 zeeën
profile-alone = 🎲{ $solos ->
    [0] {""}
   *[other] {" "}Alleen gewonnen: { $solowon } van { $solos } spellen.
}{ $duels ->
    [0] {""}
   *[other] {" "}Duels gewonnen: { $duelwon } van { $duels }{ $draws ->
        [0] {""}
        [one] , 1 gelijk
       *[other] , { $draws } gelijk
    }.
}{ $puzzles ->
    [0] {""}
   *[other] {" "}Puzzels opgelost: { $solved } van { $puzzles }{ $row ->
        [0] {""}
       *[other] , de laatste { $row } op rij
    }.
}
voyage-best-title = ⛵ { $when ->
    [now] **De reis van deze week**
   *[last] **De reis van vorige week**
}, de besten tot nu toe
voyage-best-line = { $place }. { $name }: { $seas } van 7 zeeën

## De rivalen van de reizen

lobby-rival = Rivalen met een gewoonte
rival-is = -# { $sign } { $rival ->
    [Bram] { $rival } telt de munten een voor een.
    [Juno] { $rival } zingt harder bij elke beker.
    [Silas] { $rival } klopt op hout en vreest zwarte katten.
    [Rook] { $rival } wacht op groot wild.
    [Ines] { $rival } vertrouwt op mist, niet op kanonnen.
    [Calico] { $rival } kan geen vette buit weerstaan.
    [Odo] { $rival } slaapt in het kraaiennest.
    [Tamsin] { $rival } heeft nooit haast.
    [Fitch] { $rival } veegt eerst de kruimels op.
    [Vesper] { $rival } draagt een roos achter het oor.
    [Lorne] { $rival } moet altijd boven liggen.
   *[Petra] { $rival } snoeit wat anderen planten.
}
habits-known = -# Bekende gewoonten: { $known } van { $all } rivalen.{ $left ->
    [0] { $rivals ->
        [none] {""}
       *[other] {" "}Nog niet verslagen: { $rivals }.
    }
    [one] {" "}Daarna: { $rivals }, nog { $left } spel.
   *[other] {" "}Daarna: { $rivals }, nog { $left } spellen.
}
rival-unmet = -# { $rivals }: na één spel zeg ik wat daarin gebeurde, na drie de gewoonte.
rival-did = { $count ->
    [0] { rival-is }
   *[other] -# { $sign } { $rival ->
        [Bram] { $rival } pakte geen som
        [Juno] { $rival } pakte rum
        [Silas] { $rival } liet kaarten in de uitstalling
        [Rook] { $rival } spaarde schatten onder de 5
        [Ines] { $rival } stuurde een 3, 4 of 5 weerloos
        [Calico] { $rival } viel een 6 of 7 aan
        [Odo] { $rival } maakte de hoogste som
        [Tamsin] { $rival } maakte de laagste som
        [Fitch] { $rival } legde een 1
        [Vesper] { $rival } kwam uit met rood
        [Lorne] { $rival } sloeg de beste kaart van de slag
       *[Petra] { $rival } bewaarde rood voor slagen van anderen
    }: { $done } van de { $count } keer in het laatste spel.
}{ $games ->
    [0] {""}
   *[other] {" "}Jij werd eerste in { $won } van { $games }.
}
# de gewoonte: de zin moet kloppen voor elke keuze die erover gaat
rival-does = -# { $sign } { $rival ->
    [Bram] { $rival } pakt alleen uit nood meer kaarten: sommen zijn voor jou.
    [Juno] { $rival } pakt rum zodra het kan: een goed lokaas.
    [Silas] { $rival } ruimt alleen uit nood alles op: laat één kaart liggen.
    [Rook] { $rival } valt geen schat onder de 5 aan: stuur die weerloos.
    [Ines] { $rival } stuurt een 3, 4 of 5 weerloos zolang het kan: val die aan.
    [Calico] { $rival } valt een 6 of 7 aan zodra het kan: bewapen de jouwe.
    [Odo] { $rival } maakt de hoogste som die kan: dan past er weinig.
    [Tamsin] { $rival } maakt de laagste som die kan: dan past er veel.
    [Fitch] { $rival } legt een 1 zodra het kan: anders past er geen 1 uit de hand.
    [Vesper] { $rival } komt uit met rood zodra het kan: een andere kleur betekent geen rood in de hand.
    [Lorne] { $rival } slaat de beste kaart zodra het kan: kom laag uit om de slag af te staan.
   *[Petra] { $rival } troeft zodra het kan, en komt alleen uit met rood als de hele hand rood is.
}{ $games ->
    [0] {""}
   *[other] {" "}Andere Stuurlui doen dan in { $others }% iets anders. Jij werd eerste in { $won } van { $games }.
}
rival-robs = { $sign } { $rival }: “{ $said ->
    [Bram0] Elke munt telt, en ik tel de mijne.
    [Bram1] Op een volle beurs slaap ik beter.
    [Bram2] Tel gerust na.
    [Juno0] De rum is voor jouw rekening.
    [Juno1] Nog een rondje, op jouw rekening.
    [Juno2] Mijn beker is vol, dank je.
    [Silas0] Geen vloek, geen zorgen.
    [Silas1] Ik heb voor je geduimd. Of voor mij.
    [Silas2] Het geluk is met de voorzichtigen.
    [Rook0] De kleine schepen laat ik aan jou.
    [Rook1] Geduld vult het ruim.
    [Rook2] Kleine visjes laat ik zwemmen.
    [Ines0] Je keek nooit achter de mist.
    [Ines1] Wat je niet ziet, houdt me niet tegen.
    [Ines2] Mist kost niets.
    [Calico0] Zo een vette buit laat ik niet gaan.
    [Calico1] De dikste vis eerst.
    [Calico2] Gezien, gewild, gepakt.
    [Odo0] Ik begin nu eenmaal hoog.
    [Odo1] Hierboven is het uitzicht mooier.
    [Odo2] Kijk eens omhoog.
    [Tamsin0] Rustig aan, dan breekt het lijntje niet.
    [Tamsin1] Ik had alle tijd van de wereld.
    [Tamsin2] Vroeg opstaan is iets voor hanen.
    [Fitch0] Van kruimels wordt brood gebakken.
    [Fitch1] Klein, kleiner, van mij.
    [Fitch2] Ik heb het dek geveegd.
    [Vesper0] Rood staat me goed.
    [Vesper1] Rozen hebben doornen.
    [Vesper2] Avondrood, mooi weer aan boord.
    [Lorne0] Je mag nu buigen.
    [Lorne1] Dit doe ik elke dag.
    [Lorne2] Applaus, graag.
    [Petra0] Knip.
    [Petra1] Ik snoei alleen wat te hoog groeit.
   *[Petra2] Een schone snede doet nauwelijks pijn.
}”
rival-beaten = { $sign } { $rival }: “{ $said ->
    [Bram0] Neem maar. Maar tel het na.
    [Bram1] Dat tel ik de hele nacht na.
    [Bram2] Mijn beurs voelt licht.
    [Juno0] Schenk mij dan de laatste in.
    [Juno1] Daar proost ik op.
    [Juno2] Iemand heeft mijn vat geleegd.
    [Silas0] Ik wist dat die vloek voor mij was.
    [Silas1] Ik had in de haven moeten blijven.
    [Silas2] De zwarte kat heeft het gedaan.
    [Rook0] Het grote wild was jij dus.
    [Rook1] Ik heb te lang gewacht.
    [Rook2] Mooie vangst. De jouwe, helaas.
    [Ines0] De mist trok te vroeg op.
    [Ines1] Je ziet goed in de mist.
    [Ines2] Volgende keer neem ik dichtere mist.
    [Calico0] Volgende keer spring ik het eerst.
    [Calico1] Jij had meer honger.
    [Calico2] Mijn ogen waren groter dan mijn ruim.
    [Odo0] Een hoge toren valt diep.
    [Odo1] Het is diep vallen.
    [Odo2] Voortaan bouw ik lager. Of toch niet.
    [Tamsin0] Ik wilde net beginnen.
    [Tamsin1] Wat heb jij een haast.
    [Tamsin2] Morgen had ik je ingehaald.
    [Fitch0] Geen kruimel meer voor mij.
    [Fitch1] Jouw bezem was sneller.
    [Fitch2] Hou je kruimels maar.
    [Vesper0] Ook rood raakt een keer op.
    [Vesper1] Ik krijg een kleur.
    [Vesper2] Rood staat jou beter.
    [Lorne0] De kroon is vandaag van jou.
    [Lorne1] Hopelijk heeft niemand het gezien.
    [Lorne2] Ik liet je winnen. Bijna.
    [Petra0] Ik knipte te kort.
    [Petra1] Mijn schaar moet geslepen worden.
   *[Petra2] Jij groeit snel weer aan.
}”
