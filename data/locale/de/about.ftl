## Über den Bot selbst

about-title = Seven Seas, Version { $version }
about-since = Gestartet { $since }.
about-where = Bei mir { $tables ->
    [one] ist { $tables } Tisch
   *[other] sind { $tables } Tische
} offen, auf { $servers ->
    [one] { $servers } Server.
   *[other] { $servers } Servern.
}
about-changes = { "**" }Neu in dieser Version**
about-install = [Füge mich deinem Konto hinzu]({ $link })
about-invite = [Lade mich auf deinen Server ein]({ $link })
about-source = [Sieh dir meinen Quelltext an]({ $link })
about-contact = Du hast Fragen, oder etwas funktioniert nicht? Wende dich an { $contact }.

commands-about = Sieh nach, welche Version läuft, was neu ist und wen du fragen kannst
