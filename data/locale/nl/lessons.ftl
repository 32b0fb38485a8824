# Lessen: een regel bij elke zet van de leerling, wat ik zeg bij een andere knop, en het einde.

commands-learn = Leer een spel in drie minuten door de eerste zetten te spelen; alleen jij ziet het
commands-learn-game = Het spel (standaard: 7 Seas)
lesson-offer = Nog nooit { $game } gespeeld? Speel de eerste zetten met uitleg.
lesson-offer-button = Leer het in drie minuten
lesson-offer-game = { $game } leren
lesson-step = Stap { $number } van { $steps }
lesson-over = Je kunt nu { $game } spelen
lesson-play-button = Speel een echt spel
lesson-open-button = Open hier een tafel
lesson-again-button = Deze les nog eens
refusal-not-the-lesson = Deze les gaat zet voor zet. Bovenaan staat waar je op kunt drukken.

lesson-seven-seas-1 = Kaarten in je kist leveren punten op, en punten brengen je schip naar het eiland. Elke beurt speel je één kaart. Je 💎7 past bij de 🪙7 in de uitstalling. Druk op 💎7, en ze gaan allebei in je kist.
    .words = Kaarten in je kist leveren punten op, en punten brengen je schip naar het eiland. Elke beurt speel je één kaart. Je kristal 7 past bij goud 7 in de uitstalling. Druk op kristal 7, en ze gaan allebei in je kist.
lesson-seven-seas-1-wrong = Die kaart komt later. De twee zevens passen bij elkaar, dus nu pak je iets met 💎7.
    .words = Die kaart komt later. De twee zevens passen bij elkaar, dus nu pak je iets met kristal 7.
lesson-seven-seas-2 = Je zou 💀3 kunnen pakken, maar een vloek in je kist kost punten. Leg liever 💀10 neer: dat kost je niets.
    .words = Je zou vloek 3 kunnen pakken, maar een vloek in je kist kost punten. Leg liever vloek 10 neer: dat kost je niets.
lesson-seven-seas-2-wrong = Houd die kaart nog even. Leg 💀10 neer: dat kost je niets.
    .words = Houd die kaart nog even. Leg vloek 10 neer: dat kost je niets.
lesson-seven-seas-3 = Een 1 mag een 10 pakken, zoals Pip net deed. Laat 💀3 nog even liggen en leg 🥃2 neer.
    .words = Een 1 mag een 10 pakken, zoals Pip net deed. Laat vloek 3 nog even liggen en leg rum 2 neer.
lesson-seven-seas-3-wrong = Nu nog niet. Leg 🥃2 neer en kijk wat Pip overlaat.
    .words = Nu nog niet. Leg rum 2 neer en kijk wat Pip overlaat.
lesson-seven-seas-4 = Pips 10 pakte 2 en 8: kaarten die samen 10 zijn. Alleen 💀3 ligt er nog. Pak die met 🪙3, want wie de uitstalling leegmaakt, mag kapen.
    .words = Pips 10 pakte 2 en 8: kaarten die samen 10 zijn. Alleen vloek 3 ligt er nog. Pak die met goud 3, want wie de uitstalling leegmaakt, mag kapen.
lesson-seven-seas-4-wrong = Dan blijft 💀3 voor Pip liggen. Pak die met 🪙3 en maak de uitstalling leeg.
    .words = Dan blijft vloek 3 voor Pip liggen. Pak die met goud 3 en maak de uitstalling leeg.
lesson-seven-seas-5 = Als je kaapt, doorzoek je één plek en houd je één kaart. Pip heeft net de piratenkoning gewonnen, dus doorzoek Pips kist.
lesson-seven-seas-5-wrong = De piratenkoning ligt in Pips kist. Zoek daar.
lesson-seven-seas-6 = De piratenkoning is in zijn eentje 1 punt waard. Houd hem. Pip komt niet te weten welke kaart weg is.
lesson-seven-seas-6-wrong = De piratenkoning is meer waard dan die kaart. Houd hem.
lesson-seven-seas-7 = Bij 💎3 past niets. Leg 💀7 neer, dan krijgt Pip misschien de vloek.
    .words = Bij kristal 3 past niets. Leg vloek 7 neer, dan krijgt Pip misschien de vloek.
lesson-seven-seas-7-wrong = Houd die kaart. Van de vloek wil je juist af.
lesson-seven-seas-8 = 💎3 en 💎4 zijn samen 7, maar je hebt geen 7 meer. Leg 🥃6 neer en houd je goud: munten tellen mee.
    .words = Kristal 3 en kristal 4 zijn samen 7, maar je hebt geen 7 meer. Leg rum 6 neer en houd je goud: munten tellen mee.
lesson-seven-seas-8-wrong = Goud kun je nu beter houden. Leg 🥃6 neer.
    .words = Goud kun je nu beter houden. Leg rum 6 neer.
lesson-seven-seas-9 = Je hebt nog twee goudkaarten. 🪙1 telt als drie munten, dus leg eerst 🪙6 neer.
    .words = Je hebt nog twee goudkaarten. Goud 1 telt als drie munten, dus leg eerst goud 6 neer.
lesson-seven-seas-9-wrong = 🪙1 telt als drie munten. Houd hem nog een beurt.
    .words = Goud 1 telt als drie munten. Houd hem nog een beurt.
lesson-seven-seas-10 = Je hebt nog één kaart, en daar past niets bij. Leg 🪙1 neer. Misschien win je hem terug.
    .words = Je hebt nog één kaart, en daar past niets bij. Leg goud 1 neer. Misschien win je hem terug.
lesson-seven-seas-10-wrong = Je hebt maar één kaart: 🪙1.
    .words = Je hebt maar één kaart: goud 1.
lesson-seven-seas-11 = Met twee spelers krijg je een tweede hand. 💎10 pakt kaarten die samen 10 zijn. Kies de drie met vier munten.
    .words = Met twee spelers krijg je een tweede hand. Kristal 10 pakt kaarten die samen 10 zijn. Kies de drie met vier munten.
lesson-seven-seas-11-wrong = Kijk eens naar 💎10: daarmee win je vier munten in één keer.
    .words = Kijk eens naar kristal 10: daarmee win je vier munten in één keer.
lesson-seven-seas-end = Kisten blijven dicht tot elke kaart gespeeld is. Dan wordt elke kist geteld. Wat nog in de uitstalling ligt, is van niemand.
    Je krijgt steeds 1 punt voor de meeste kaarten, de meeste munten, de piratendame (💎1) en de piratenkoning (🥃1).
    De beste buit levert 2 punten op: je beste goud, kristal en rum samen, min je mildste vloek. Een 7 is het meest waard, dan 6, 1, 5, 4, 3 en 2; 8, 9 en 10 zijn niets waard. De mildste vloek is een 7, het ergst zijn 8, 9 en 10. Bij gelijke stand krijgt iedereen de punten. Bijvoorbeeld 🪙7 💎6 🥃7 💀3: 7 + 6 + 7 − 5 = 15.
    Elk punt brengt je schip één vak verder. Bereikt een schip vak 7, dan wint het voorste schip.
    Pas op voor de kraken (💀1). Hij kan de hele uitstalling pakken, maar kost je 7 van je buit.
    .words = Kisten blijven dicht tot elke kaart gespeeld is. Dan wordt elke kist geteld. Wat nog in de uitstalling ligt, is van niemand.
        Je krijgt steeds 1 punt voor de meeste kaarten, de meeste munten, de piratendame (kristal 1) en de piratenkoning (rum 1).
        De beste buit levert 2 punten op: je beste goud, kristal en rum samen, min je mildste vloek. Een 7 is het meest waard, dan 6, 1, 5, 4, 3 en 2; 8, 9 en 10 zijn niets waard. De mildste vloek is een 7, het ergst zijn 8, 9 en 10. Bij gelijke stand krijgt iedereen de punten. Bijvoorbeeld goud 7, kristal 6, rum 7 en vloek 3: 7 en 6 en 7 min 5, samen 15.
        Elk punt brengt je schip één vak verder. Bereikt een schip vak 7, dan wint het voorste schip.
        Pas op voor de kraken (vloek 1). Hij kan de hele uitstalling pakken, maar kost je 7 van je buit.

lesson-letter-of-marque-1 = Breng de meeste punten binnen: schatten, en kanonnen die anderen aan jou verliezen. Iedereen stuurt tegelijk een eerste schat de zee op, met een geheim schip. Kies **Weerloos**: alleen je bluf beschermt de 5.
lesson-letter-of-marque-1-wrong = Bewaar je twee gewapende schepen nog even. Kies **Weerloos**.
lesson-letter-of-marque-2 = Wren viel meteen aan, en je bluf mislukte: schat en schip zijn weg. Kies **Uitvaren** voor de volgende schat.
lesson-letter-of-marque-2-wrong = Aanvallen doe je straks. Kies eerst **Uitvaren** voor nog een schat.
lesson-letter-of-marque-3 = Iedereen ziet dat je een 3 hebt omgedraaid, maar niemand ziet je schip. Kies deze keer **Gewapend**.
lesson-letter-of-marque-3-wrong = Probeer nu de andere soort: **Gewapend**.
lesson-letter-of-marque-4 = Je kunt in je beurt ook aanvallen. Dat kost je een van je drie kanonnen. Val het schip met Wrens 5 aan.
lesson-letter-of-marque-4-wrong = Een andere keer. Val het schip met Wrens 5 aan en kijk wat het is.
lesson-letter-of-marque-5 = Wrens schip was gewapend. Het blijft met zijn 5 op zee, en je kanon is 1 punt voor Wren. Kies weer **Uitvaren**.
lesson-letter-of-marque-5-wrong = Dat komt nog. Kies nu **Uitvaren**.
lesson-letter-of-marque-6 = Niemand weet wat je schip op zee is, dus ook van dit schip is niemand zeker. Bluf: kies **Weerloos**.
lesson-letter-of-marque-6-wrong = Bewaar je laatste gewapende schip. Bluf: kies **Weerloos**.
lesson-letter-of-marque-7 = Niemand viel aan: je bluf werkte. Breng de 6 naar de **Haven**. Die is nu voorgoed van jou, en niemand hoort wat voor schip het was.
lesson-letter-of-marque-7-wrong = Op zee loopt de 6 gevaar. Breng dat schip eerst naar de **Haven**.
lesson-letter-of-marque-8 = Dat zijn 6 punten. Wren heeft er meer: schatten die je thuisbrengt en schatten die je verovert, tellen allebei. Kies weer **Uitvaren**.
lesson-letter-of-marque-8-wrong = Er moet nog meer de zee op. Kies nu **Uitvaren**.
lesson-letter-of-marque-9 = Een 7 lokt altijd wel iemand. Kies **Gewapend**.
lesson-letter-of-marque-9-wrong = Iedereen wil een 7. Bewaak hem: kies **Gewapend**.
lesson-letter-of-marque-10 = Pip viel aan en verloor een kanon aan jou: 1 punt. Iedereen weet nu dat dit schip gewapend is. Breng de 7 naar de **Haven**.
lesson-letter-of-marque-10-wrong = Dat kan wachten. Breng de 7 naar de **Haven**.
lesson-letter-of-marque-11 = Kanonnen die je overhoudt, zijn aan het eind niets waard. Val het schip met Pips 5 aan.
lesson-letter-of-marque-11-wrong = Dat niet. Val het schip met Pips 5 aan.
lesson-letter-of-marque-end = Pips schip was weerloos, dus de 5 is van jou, en Pip is dat schip kwijt.
    Het spel eindigt als elke stapel leeg is en geen schip meer op zee is.
    Je score: alle schatten die je thuisbracht of veroverde, plus 1 voor elk vijandelijk kanon.
    Wie de meeste punten heeft, wint; bij gelijke stand wint wie de meeste vijandelijke kanonnen heeft.
    Passen kan alleen met een lege stapel en zonder schip op zee.

lesson-seven-1 = Raak als eerste je zeven kaarten kwijt. Leg de 6 naast Pips 1: precies 7 is een Zeven!
lesson-seven-1-wrong = Zoek precies 7: 6 + 1.
lesson-seven-2 = Na een Zeven trek je niets en begin je meteen de volgende stapel. Dat mag met elke kaart: leg de 3.
lesson-seven-2-wrong = Bewaar je vieren voor later. Begin met de 3.
lesson-seven-3 = Elke kaart heeft een getal en een gat. Door het gat van Pips 3 blijft jouw 3 zichtbaar. Leg de 4 erop: 4 + 3 = 7.
lesson-seven-3-wrong = Dat is samen 6. Met de 4 is het precies 7.
lesson-seven-4 = Nog een Zeven, en weer een stapel om te beginnen. Leg de 3.
lesson-seven-4-wrong = Bewaar je vieren voor later. Begin met de 3.
lesson-seven-5 = Je kunt elk van de twee getallen afdekken. Dek het nieuwste af, de 1, en de 3 blijft: 4 + 3 = 7. Dek je de 3 af, dan is het maar 5.
lesson-seven-5-wrong = Dat past ook, maar alleen 4 + 3 is 7.
lesson-seven-6 = Begin de volgende stapel met je laatste 3.
lesson-seven-6-wrong = Houd je 4. Begin met de 3.
lesson-seven-7 = Ook Pip maakte een Zeven en begon met een 1. Met je 4 kom je niet op 7, dus je trekt straks een kaart. Dek de 1 ermee af.
lesson-seven-7-wrong = Dat past ook. Dek deze keer de 1 af: 4 alleen.
lesson-seven-8 = Je trok een 1, en die paste niet: Pips som was 6, en de som mag nooit dalen. Daarom trok je een strafkaart. Leg de 1 naast Pips 1.
lesson-seven-8-wrong = Dat past ook. Leg de 1 deze keer naast de 1: som 2.
lesson-seven-9 = De 5 die je trok, moest nog een beurt wachten. Leg hem nu naast Pips 2 voor een Zeven.
lesson-seven-9-wrong = Zoek precies 7: 5 + 2.
lesson-seven-10 = Begin je na je eigen Zeven een stapel, dan hoef je niet te trekken. Leg je laatste kaart, en je bent uit.
lesson-seven-10-wrong = Je hebt maar één kaart: de 2.
lesson-seven-end = Je was als eerste uit, dus je krijgt evenveel fiches als er spelers zijn. Elke volgende plaats krijgt er één minder, en de laatste krijgt er één.
    Twee tot vier spelers spelen zeven rondes. Met meer speel je tot de 80 fiches op zijn. Wie de meeste fiches heeft, wint.
    Is de trekstapel op, dan vormen de opzijgelegde kaarten de nieuwe.

lesson-seven-seals-1 = Overgebleven zegels kosten punten, en de minste punten winnen. Rood 8 en blauw 9 winnen waarschijnlijk elk een slag. Neem een rood zegel (+R) en een blauw zegel (+B), en bevestig.
lesson-seven-seals-1-wrong = Twee slagen zijn genoeg: één rood en één blauw zegel.
lesson-seven-seals-2 = Blauw was op in het midden, dus Pip nam jouw zegel en jij kreeg een wit. Wren komt uit met geel. Je moet bekennen: speel geel 7.
lesson-seven-seals-2-wrong = Je moet geel bekennen, en geen gele kaart van jou is hoger dan de 8. Speel de 7.
lesson-seven-seals-3 = De hoogste kaart van de gevraagde kleur won, en Wren komt weer uit. Speel geel 6.
lesson-seven-seals-3-wrong = Houd geel 2: daarmee verlies je makkelijk een slag. Speel geel 6.
lesson-seven-seals-4 = Pip had geen geel, dus rood 2 mocht. Rood is troef: die won van de 9. Beken nu groen met de 4.
lesson-seven-seals-4-wrong = Speel eerst groen 4 en houd de lagere.
lesson-seven-seals-5 = Wie een slag wint, levert daar een zegel voor in. Pip leverde net een groen zegel in. Speel groen 3.
lesson-seven-seals-5-wrong = Je moet groen bekennen. Speel groen 3.
lesson-seven-seals-6 = Je hebt geen groen meer, dus je mag alles spelen. Win deze slag met rood 8.
lesson-seven-seals-6-wrong = Win deze slag met je hoogste troef: rood 8.
lesson-seven-seals-7 = Nu lever je een zegel in. Rood past, omdat een rode kaart won. Wit past bij elke slag, dus houd dat: lever rood in.
lesson-seven-seals-7-wrong = Wit past bij elke slag die je later wint. Lever rood in.
lesson-seven-seals-8 = Wie wint, komt uit, en dat mag met elke kaart. Kom uit met paars 2: daar gaat vast iemand overheen.
lesson-seven-seals-8-wrong = Wacht tot iemand uitkomt met blauw. Kom nu uit met paars 2.
lesson-seven-seals-9 = Eindelijk komt iemand uit met blauw. Speel blauw 9, en het witte zegel gaat vanzelf terug.
lesson-seven-seals-9-wrong = Daarmee verlies je de slag. Speel blauw 9.
lesson-seven-seals-10 = Beide slagen zijn gewonnen en beide zegels ingeleverd. Win er nu geen meer: kom uit met paars 3.
lesson-seven-seals-10-wrong = Daarmee kun je winnen. Kom uit met paars 3.
lesson-seven-seals-11 = Je moet paars bekennen, en allebei je kaarten zijn hoger dan Wrens 1. Speel paars 5.
lesson-seven-seals-11-wrong = Hier winnen ze allebei. Speel paars 5 en houd de 6.
lesson-seven-seals-12 = Je had geen zegel meer voor die slag, dus je nam een zwart: 3 strafpunten. Wren, de saboteur, is daar blij mee. Kom uit met blauw 2.
lesson-seven-seals-12-wrong = Een lage kaart is nu het veiligst. Kom uit met blauw 2.
lesson-seven-seals-end = Een ronde heeft vijftien slagen. Daarna kost elk zegel dat je over hebt strafpunten: gekleurd 2, wit 4, zwart 3.
    De saboteur voorspelt geen slagen, begint met 4 punten, en raakt er één kwijt voor elk zwart zegel dat anderen namen.
    De zes zwarte zegels kunnen opraken. Daarna kosten extra slagen niets.
    Het laagste totaal wint na 6 rondes met drie spelers, 4 met vier, 5 met vijf.
