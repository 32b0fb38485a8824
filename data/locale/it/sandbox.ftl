sandbox-page-name = Seven Seas
sandbox-topic = Il vero bot su un Discord finto: nulla esce da questo computer. { $manager } può provare anche /settings. Sfida e Profilo funzionano solo su Discord, con un clic destro su una persona.
sandbox-welcome =
    ## Ti diamo il benvenuto in porto
    { "**1.**" } Scrivi `/table open` qui sotto e invia.
    { "**2.**" } Premi **Un computer**, oppure **Siediti** come qualcun altro (**Con gli occhi di**).
    { "**3.**" } Premi **Inizia** e gioca. `/help` spiega il resto.
sandbox-play = Gioca a { $game } contro un Mozzo
sandbox-again =
    ## Il porto è di nuovo aperto.
    Tutti hanno ancora il loro posto e le loro carte.
sandbox-club = Il circolo ha già giocato sessanta partite: `/history` elenca le tue e te le fa rivedere, `/profile` le riassume, `/leaderboard` mostra chi è in testa.
sandbox-direct =
    ## { $member } e il bot, a tu per tu
    Scrivi `/solo`, `/learn` o `/daily` qui sotto e invia. Nessun altro legge qui.
sandbox-group =
    ## Una chat di gruppo: { $names }
    Il bot qui non è membro; { $member } lo ha nel suo account. Scrivi `/table open` qui sotto con gli occhi di { $member } e invia. Gli altri premono solo i pulsanti (**Con gli occhi di**).
sandbox-page-busy = Un attimo…
sandbox-page-unsure = Non so dire se ha funzionato. Lo mostra il messaggio più recente.
sandbox-page-lost = La sandbox non risponde. Questa pagina riprenderà appena risponde.
sandbox-private = Solo tu puoi vederlo
sandbox-edited = (modificato)
sandbox-thinking = Sto pensando…
sandbox-options = OPZIONI
sandbox-viewing = Con gli occhi di
sandbox-field = Messaggio
sandbox-message = Messaggio a { $what }
sandbox-send = Invia
sandbox-sending = Invia il messaggio (Invio)
sandbox-optional = +{ $what } facoltative
sandbox-further = +{ $what } opzioni
sandbox-more = +{ $what } altre
sandbox-used = { $what } usa
sandbox-exit = Esci dal comando
sandbox-earlier = Carica i messaggi precedenti
sandbox-newest = Messaggi nuovi · vai all'ultimo
sandbox-commands = { $what } comandi
sandbox-nothing = Nessuna opzione corrisponde
sandbox-required = Questo campo è obbligatorio.
sandbox-choose = Scegli dall'elenco.
sandbox-submit = Conferma
sandbox-cancel = Annulla
sandbox-closing = Chiudi la finestra
sandbox-viewport = Il canale
sandbox-conversation = Conversazione
sandbox-toolbar = Barra in alto
sandbox-show = Mostra i comandi di { $what }
sandbox-command = Comando { $what }
sandbox-catalogue = Comandi delle app
sandbox-remove = Togli l'opzione { $what }
sandbox-changed = Modificato: { $what }
sandbox-needed = { $what }, obbligatorio
