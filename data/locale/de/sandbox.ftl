sandbox-page-name = Seven Seas
sandbox-topic = Der echte Bot auf einem nachgebauten Discord: Nichts verlässt diesen Rechner. { $manager } darf auch /settings ausprobieren. Herausfordern und Profil gehen nur auf Discord selbst: Rechtsklick auf ein Mitglied.
sandbox-welcome =
    ## Willkommen im Hafen
    { "**1.**" } Tippe unten `/table open` und schick es ab.
    { "**2.**" } Drück **Computer dazu**, oder **Mitspielen** als jemand anderes (**Mit den Augen von**).
    { "**3.**" } Drück **Starten** und spiel. `/help` erklärt den Rest.
sandbox-play = { $game } gegen einen Schiffsjungen
sandbox-again =
    ## Der Hafen ist wieder offen.
    Alle haben noch ihren Platz und ihre Karten.
sandbox-club = Der Klub hat sechzig Spiele hinter sich: `/history` zeigt deine und spielt jedes noch einmal ab, `/profile` zählt sie zusammen, `/leaderboard` zeigt, wer vorn liegt.
sandbox-direct =
    ## { $member } und der Bot, unter sich
    Tippe unten `/solo`, `/learn` oder `/daily` und schick es ab. Niemand sonst liest mit.
sandbox-group =
    ## Ein Gruppenchat: { $names }
    Der Bot ist hier kein Mitglied; { $member } hat ihn im eigenen Konto. Tippe unten als { $member } `/table open` und schick es ab. Die anderen drücken nur Knöpfe (**Mit den Augen von**).
sandbox-page-busy = Das dauert einen Moment …
sandbox-page-unsure = Ob das geklappt hat, ist unklar. Die neueste Nachricht zeigt es.
sandbox-page-lost = Die Sandbox antwortet nicht. Sobald sie es tut, geht es hier weiter.
sandbox-private = Nur du kannst das sehen
sandbox-edited = (bearbeitet)
sandbox-thinking = Denkt nach …
sandbox-options = OPTIONEN
sandbox-viewing = Mit den Augen von
sandbox-field = Nachricht
sandbox-message = Nachricht an { $what }
sandbox-send = Senden
sandbox-sending = Nachricht senden (Enter)
sandbox-optional = +{ $what } optional
sandbox-further = +{ $what } Optionen
sandbox-more = +{ $what } weitere
sandbox-used = { $what } verwendet
sandbox-exit = Befehl verlassen
sandbox-earlier = Ältere Nachrichten laden
sandbox-newest = Neue Nachrichten · nach unten springen
sandbox-commands = { $what } Befehle
sandbox-nothing = Keine Option passt
sandbox-required = Das fehlt noch.
sandbox-choose = Wähl etwas aus der Liste.
sandbox-submit = Absenden
sandbox-cancel = Abbrechen
sandbox-closing = Fenster schließen
sandbox-viewport = Der Kanal
sandbox-conversation = Unterhaltung
sandbox-toolbar = Kopfleiste
sandbox-show = Befehle von { $what } zeigen
sandbox-command = Befehl { $what }
sandbox-catalogue = Befehle der Apps
sandbox-remove = Option { $what } entfernen
sandbox-changed = Bearbeitet: { $what }
sandbox-needed = { $what }, nötig
