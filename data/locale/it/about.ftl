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
about-changes = { "**" }Novità di questa versione**
about-install = [Aggiungimi al tuo account]({ $link })
about-invite = [Invitami nel tuo server]({ $link })
about-source = [Guarda il mio codice sorgente]({ $link })
about-contact = Domande, o qualcosa non va? Scrivi a { $contact }.

commands-about = La mia versione, le novità e a chi rivolgersi
