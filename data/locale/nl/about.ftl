## Over de bot zelf

about-title = Seven Seas, versie { $version }
about-since = Gestart { $since }.
about-where = Ik heb { $tables ->
    [one] { $tables } tafel
   *[other] { $tables } tafels
} open op { $servers ->
    [one] { $servers } server.
   *[other] { $servers } servers.
}
about-changes = { "**" }Nieuw in deze versie**
about-install = [Voeg me toe aan je account]({ $link })
about-invite = [Nodig me uit op je server]({ $link })
about-source = [Bekijk mijn broncode]({ $link })
about-contact = Heb je een vraag, of werkt er iets niet? Vraag het aan { $contact }.

commands-about = Bekijk mijn versie, wat er nieuw is en bij wie je terechtkunt
