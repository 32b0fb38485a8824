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
# the newest entry of bot/CHANGELOG.md
about-changes =
    { "**" }Nieuw in deze versie**
    - Kaartspellen: 7 Seas, Letter of Marque, 7 en De Zeven Zegels. Speel met vrienden, met computers van drie niveaus, of met allebei. De kaarten zijn getekend, of in woorden voor schermlezers.
    - `/solo` is een reis van zeven korte spellen tegen computers, of één spel, en `/learn` leert je een spel terwijl je speelt. `/daily` geeft iedereen dezelfde kaarten en zegt hoeveel van de honderd computers je verslaat. Dat kan op servers, privé en overal op Discord. Vrienden kunnen ook overal samen spelen: in groepen, in privéberichten en op servers zonder de bot.
    - Niemand wacht eeuwig: er zijn klokken, herinneringen en stemmingen over wie niets laat horen. Een spel overleeft elke herstart. Het volgende begint met één druk, en een spelavond houdt de stand bij.
    - Een spel dat klaar is kun je zet voor zet terugkijken en bespreken. Profielen en ranglijsten tellen het mee, en iedereen kan het schudden controleren. `/night` plant een clubavond met meerdere tafels.
    - De bot spreekt Engels, Duits, Frans, Italiaans en Nederlands. `/preferences`, `/settings` en `/privacy` zijn elk één scherm.
about-install = [Voeg me toe aan je account]({ $link })
about-invite = [Nodig me uit op je server]({ $link })
about-source = [Bekijk mijn broncode]({ $link })
about-contact = Heb je een vraag, of werkt er iets niet? Vraag het aan { $contact }.

commands-about = Bekijk mijn versie, wat er nieuw is en bij wie je terechtkunt
