## Beschreibungen der Befehle, je höchstens 100 Zeichen

commands-table = Tische in diesem Kanal
commands-table-open = Eröffne einen Tisch in diesem Kanal
commands-table-open-game = Das Spiel (Standard: 7 Seas)
commands-table-open-clock = Bedenkzeit für jeden Zug
commands-table-open-thread = Gib dem Tisch einen eigenen Thread
commands-table-open-rated = Ein gewertetes Spiel: begrenzte Bedenkzeit, keine Computer, keine Tipps
commands-table-show = Zeig den Tisch noch einmal ganz unten im Kanal
commands-table-end = Beende den Tisch in diesem Kanal; ich frage noch einmal nach
commands-play = Spiel eine Karte oder mach einen anderen Zug
commands-play-card = Die Karte oder der Zug; die Vorschläge nennen alles, was jetzt geht
commands-play-take = Die Karten, die du damit nimmst, falls du wählen kannst
commands-mytables = Deine Tische hier (in der Direktnachricht: überall), und wer am Zug ist
commands-night = Einen Klubabend planen oder den in diesem Kanal ansehen
commands-hand = Sieh dir deine Hand an und was du entscheiden musst; nur du siehst es
commands-hint = Frag einen Computer, was jetzt zu tun ist und warum
commands-solo = Spiel allein gegen den Computer, wo du willst; nur du siehst es
commands-solo-game = Das Spiel (Standard: 7 Seas)
commands-solo-level = Wie gut die Computer spielen (Standard: Schiffsjunge)
commands-solo-seats = Wie viele spielen, dich mitgezählt (Standard: 2 bei 7 Seas, sonst 3)
commands-rules = Lies die Regeln eines Spiels in einer Minute
commands-rules-game = Das Spiel (Standard: das in diesem Kanal)
commands-help = Wie man einen Tisch eröffnet und spielt

menu-challenge = Herausfordern
menu-profile = Profil

choice-deckhand = Schiffsjunge
choice-mate = Maat
choice-captain = Kapitän
