## Über den Bot selbst

about-title = Seven Seas, Version { $version }
about-since = Gestartet { $since }.
about-where = Bei mir { $tables ->
    [one] ist ein Tisch
   *[other] sind { $tables } Tische
} offen, auf { $servers ->
    [one] einem Server.
   *[other] { $servers } Servern.
}
# the newest entry of bot/CHANGELOG.md
about-changes =
    { "**" }Neu in dieser Version**
    - Kartenspiele: 7 Seas, Letter of Marque, 7 und Die sieben Siegel. Spiel mit Freunden, mit Computern in drei Stärken oder mit beiden. Die Karten sind gezeichnet, oder in Worten für Vorleseprogramme.
    - `/solo` ist eine Reise durch sieben kurze Spiele gegen Computer oder nur eines, und `/learn` erklärt beim Spielen. `/daily` gibt allen dieselben Karten und zeigt, wie viele von hundert Computern du damit schlägst. Das geht überall in Discord, auch privat. Freunde können auch überall zusammen spielen: in Gruppen, in Direktnachrichten und auf Servern ohne den Bot.
    - Niemand wartet ewig: Es gibt Bedenkzeiten, Erinnerungen und Abstimmungen, wenn jemand schweigt. Ein Spiel übersteht jeden Neustart. Bis zum nächsten braucht es einen Druck, und ein Spieleabend hat seinen eigenen Stand.
    - Ein beendetes Spiel kannst du Zug für Zug nachspielen und auswerten. Profile und Ranglisten zählen es mit, und alle können das Mischen prüfen. `/night` plant einen Klubabend mit mehreren Tischen.
    - Der Bot spricht Englisch, Deutsch, Französisch, Italienisch und Niederländisch. `/preferences`, `/settings` und `/privacy` haben je eine Seite für alles.
about-install = [Füge mich deinem Konto hinzu]({ $link })
about-invite = [Lade mich auf deinen Server ein]({ $link })
about-source = [Sieh dir meinen Quelltext an]({ $link })
about-contact = Du hast Fragen, oder etwas funktioniert nicht? Wende dich an { $contact }.

commands-about = Sieh nach, welche Version läuft, was neu ist und wen du fragen kannst
