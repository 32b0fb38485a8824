sandbox-page-name = Seven Seas
sandbox-topic = De echte bot op een nep-Discord: alles blijft op deze computer. { $manager } kan ook /settings proberen. Uitdagen en Profiel werken alleen op Discord zelf: rechtsklik daar op een lid.
sandbox-welcome =
    ## Welkom in de haven
    { "**1.**" } Typ hieronder `/table open` en verstuur het.
    { "**2.**" } Druk op **Computer erbij**, of op **Meedoen** als iemand anders (**Kijken als**).
    { "**3.**" } Druk op **Start** en speel. `/help` legt de rest uit.
sandbox-play = Speel { $game } tegen een Matroos
sandbox-again =
    ## De haven is weer open.
    Iedereen heeft nog dezelfde plek en dezelfde kaarten.
sandbox-club = De club heeft zestig spellen achter de rug: in `/history` kijk je die van jou terug, `/profile` telt ze op, `/leaderboard` laat zien wie er voorstaat.
sandbox-direct =
    ## { $member } en de bot, onder elkaar
    Typ hieronder `/solo`, `/learn` of `/daily` en verstuur het. Niemand anders leest mee.
sandbox-group =
    ## Een groepschat: { $names }
    De bot is hier geen lid; { $member } heeft hem aan het eigen account toegevoegd. Typ hieronder als { $member } `/table open` en verstuur het. De anderen drukken alleen op knoppen (**Kijken als**).
sandbox-page-busy = Dit duurt even…
sandbox-page-unsure = Of dat gelukt is, is niet zeker. Het nieuwste bericht laat het zien.
sandbox-page-lost = De sandbox antwoordt niet. Zodra dat weer lukt, gaat deze pagina verder.
sandbox-private = Alleen jij kunt dit zien
sandbox-edited = (bewerkt)
sandbox-thinking = Even nadenken…
sandbox-options = OPTIES
sandbox-viewing = Kijken als
sandbox-field = Bericht
sandbox-message = Bericht aan { $what }
sandbox-send = Versturen
sandbox-sending = Bericht versturen (Enter)
sandbox-optional = +{ $what } optioneel
sandbox-further = +{ $what } opties
sandbox-more = +{ $what } meer
sandbox-used = { $what } gebruikt
sandbox-exit = Opdracht verlaten
sandbox-earlier = Oudere berichten laden
sandbox-newest = Nieuwe berichten · ga naar het laatste
sandbox-commands = { $what } opdrachten
sandbox-nothing = Geen optie past
sandbox-required = Dit veld is verplicht.
sandbox-choose = Kies iets uit de lijst.
sandbox-submit = Verzenden
sandbox-cancel = Annuleren
sandbox-closing = Venster sluiten
sandbox-viewport = Het kanaal
sandbox-conversation = Gesprek
sandbox-toolbar = Bovenbalk
sandbox-show = Opdrachten van { $what } tonen
sandbox-command = Opdracht { $what }
sandbox-catalogue = Opdrachten van apps
sandbox-remove = Optie { $what } verwijderen
sandbox-changed = Bewerkt: { $what }
sandbox-needed = { $what }, verplicht
