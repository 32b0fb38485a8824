## Il bot stesso

about-title = Seven Seas, versione { $version }
about-since = Avviato { $since }.
about-where = Ho { $tables ->
    [one] { $tables } tavolo aperto
   *[other] { $tables } tavoli aperti
} in { $servers ->
    [one] { $servers } server.
   *[other] { $servers } server.
}
# the newest entry of bot/CHANGELOG.md
about-changes =
    { "**" }Novità di questa versione**
    - Giochi di carte: 7 Seas, Letter of Marque, 7 e I sette sigilli. Gioca con gli amici, con computer di tre livelli, o con entrambi. Le carte sono disegnate, o in parole per chi usa uno screen reader.
    - `/solo` è un viaggio di sette partite brevi contro i computer, o una sola, e `/learn` insegna mentre giochi. `/daily` dà a tutti le stesse carte e dice quanti computer su cento batti. Nei server, in privato e ovunque su Discord. Anche gli amici possono giocare insieme ovunque: nei gruppi, nei messaggi diretti e nei server senza il bot.
    - Nessuno aspetta per sempre: ci sono limiti di tempo, promemoria e votazioni su chi tace. Una partita sopravvive a ogni riavvio. La prossima è a un tocco, e una serata di gioco tiene il punteggio.
    - Una partita finita si rivede e si analizza mossa per mossa. Profili e classifiche la contano, e chiunque può verificare la mescolata. `/night` prepara una serata di club a più tavoli.
    - Il bot parla inglese, tedesco, francese, italiano e olandese. `/preferences`, `/settings` e `/privacy` sono una pagina ciascuno.
about-install = [Aggiungimi al tuo account]({ $link })
about-invite = [Invitami nel tuo server]({ $link })
about-source = [Guarda il mio codice sorgente]({ $link })
about-contact = Domande, o qualcosa non va? Scrivi a { $contact }.

commands-about = La mia versione, le novità e a chi rivolgersi
