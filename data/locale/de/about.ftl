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
about-contact = Fragen, oder ist etwas kaputt? Wende dich an { $contact }.

commands-about = Sieh meine Version, was neu ist und wen du fragen kannst
