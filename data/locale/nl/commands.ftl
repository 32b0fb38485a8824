## Beschrijvingen van de commando's, elk hoogstens 100 tekens

commands-table = Tafels in dit kanaal
commands-table-open = Open een tafel in dit kanaal
commands-table-open-game = Het spel (standaard: 7 Seas)
commands-table-open-clock = Tijd per beurt
commands-table-open-thread = Geef de tafel een eigen thread
commands-table-open-rated = Speel om je rating: een tijdslimiet is verplicht, computers en tips zijn er niet
commands-table-show = Plaats de tafel opnieuw onder aan dit kanaal
commands-table-end = Sluit de tafel in dit kanaal; ik vraag eerst of je het zeker weet
commands-play = Speel een kaart of doe een andere zet
commands-play-card = De kaart of zet; de suggesties tonen alles wat je nu kunt doen
commands-play-take = De kaarten die je ermee pakt, als er iets te kiezen valt
commands-mytables = Je tafels hier (in een privébericht: overal), en wie er aan de beurt is
commands-night = Plan een clubavond, of bekijk die van dit kanaal
commands-hand = Bekijk je hand en wat je nog moet kiezen; alleen jij ziet dit
commands-hint = Vraag een computer wat je nu het best kunt doen, en waarom
commands-solo = Speel alleen tegen de computer, waar je maar wilt; alleen jij ziet dit
commands-solo-game = Het spel (standaard: 7 Seas)
commands-solo-level = Hoe goed de computers spelen (standaard: Matroos)
commands-solo-seats = Met hoeveel spelers, jijzelf meegerekend (standaard: 2 bij 7 Seas, anders 3)
commands-rules = Lees de regels van een spel in een minuut
commands-rules-game = Het spel (standaard: dat in dit kanaal)
commands-help = Hoe je een tafel opent en speelt

menu-challenge = Uitdagen
menu-profile = Profiel

choice-deckhand = Matroos
choice-mate = Stuurman
choice-captain = Kapitein
