## Einstellungen eines Servers und einer Person

settings-title = ⚙️ Einstellungen dieses Servers
settings-clock = { $clock ->
    [0] **Bedenkzeit** an neuen Tischen: { clock-time }
   *[other] **Bedenkzeit** je Zug an neuen Tischen: { clock-time }. Ist sie um, spielt ein Computer
}
settings-thread = { $thread ->
    [none] **Threads**: Hier kann niemand einen betreten, also bekommen Tische keinen.
    [yes] **Threads**: Jeder neue Tisch bekommt einen eigenen.
   *[no] **Threads**: Neue Tische bekommen keinen.
}
settings-words = { $words ->
    [yes] **Tische in Worten**: an, für Vorleseprogramme.
   *[no] **Tische in Worten**: aus, mit Karten und Zeichen.
}
settings-mute = { $mute ->
    [yes] **Zurufe**: an keinem Tisch.
   *[no] **Zurufe**: an, einige kurze Sätze.
}
settings-channels = { $channels ->
    [none] **Tische**: in jedem Kanal.
   *[other] **Tische**: nur in { $channels }.
}
settings-planner = { $role ->
    [none] **Klubabende**: planen kann sie, wer Events verwalten darf.
   *[other] **Klubabende**: planen können sie { $role } und wer Events verwalten darf.
}
settings-language = { $language ->
    [none] **Sprache** der öffentlichen Nachrichten: die des Servers
   *[other] **Sprache** der öffentlichen Nachrichten: { $language }
}
settings-rule = **{ $game }, { $rule }**: { $value }
settings-daily = { $channel ->
    [none] **Tagesspiel**: kein Beitrag am Morgen. Der Knopf schaltet ihn hier ein.
   *[other] **Tagesspiel**: jeden Morgen in { $channel }, mit den Besten von gestern.
}
settings-lost = { $what ->
    [everywhere] Der Kanal für Tische wurde gelöscht. Tische können jetzt in jedem Kanal eröffnet werden.
    [fewer] Ein Kanal für Tische wurde gelöscht. Die anderen bleiben.
   *[daily] Der Kanal für den Beitrag am Morgen wurde gelöscht. Der Beitrag ist jetzt ausgeschaltet.
}
settings-daily-button = Beitrag am Morgen
settings-thread-button = Threads
settings-words-button = In Worten
settings-mute-button = Keine Zurufe
settings-everywhere-button = Alle Kanäle
# a button that switches a setting
setting-switch = { $label }
    .words = { $label }: { $on ->
        [yes] an
       *[no] aus
    }
settings-channel-placeholder = Kanal zulassen, streichen
settings-planner-placeholder = Rolle nennen, streichen
settings-rules-placeholder = Hausregeln eines Spiels
settings-rules-option = Hausregeln: { $game }
settings-rules-title = ⚙️ Hausregeln neuer Tische: { $game }
settings-rules-usual = Neue Tische beginnen mit den üblichen Regeln.
settings-not-yours = Dafür brauchst du das Recht „Server verwalten“. Deine eigenen Einstellungen findest du in `/preferences`.

panel-group = { $group ->
    [mentions] Erwähnungen
    [remind] Erinnerungen
    [calls] Bescheid bei neuen Tischen
    [channel] Kanäle für Tische
    [planner] Klubabende
    [rules] Hausregeln neuer Tische
    [language] Sprache
   *[clock] Bedenkzeit
}
preferences-title = ⚙️ Deine Einstellungen
preferences-mentions = { $mentions ->
    [never] **Erwähnungen**: nie. Am Tisch steht, wer am Zug ist
    [reminders] **Erwähnungen**: nur Erinnerungen, wenn ein Zug lange dauert
   *[always] **Erwähnungen**: bei jedem Zug, außer du warst gerade da
}
prefer-switch-forced = { $on ->
    [yes] **Automatische Züge**: wenn alle sehen, dass nur einer möglich ist
   *[no] **Automatische Züge**: keine. Du machst jeden Zug selbst
}
prefer-switch-confirm = { $on ->
    [yes] **Nachfragen**: vor jedem deiner Züge
   *[no] **Nachfragen**: nie. Ein Druck spielt sofort
}
prefer-switch-gifts = { $on ->
    [yes] **Warnen**: vor einem Zug, der etwas verschenkt
   *[no] **Warnen**: nie. Auch so ein Zug gilt sofort
}
prefer-switch-words = { $on ->
    [yes] **Vorleseprogramm**: Worte, keine Zeichen, in allem, was du liest
   *[no] **Vorleseprogramm**: aus. Du siehst Karten und Zeichen
}
prefer-switch-lists = { $on ->
    [yes] **Deine Spiele**: auch für andere, in `/history` und Ranglisten
   *[no] **Deine Spiele**: nur für dich, in `/history`
}
preferences-quiet = **Ruhezeit**: { $begin } bis { $end }, { $zone }
preferences-quiet-off = { $mentioned ->
    [no] **Ruhezeit**: keine. Auch lange Bedenkzeiten laufen für dich weiter
   *[yes] **Ruhezeit**: keine. Ich erwähne dich zu jeder Tageszeit
}
prefer-switch-forced-button = Automatische Züge
prefer-switch-confirm-button = Nachfragen
prefer-switch-gifts-button = Warnen
prefer-switch-words-button = Vorleseprogramm
prefer-switch-lists-button = Meine Spiele zeigen
preferences-quiet-button = Ruhezeit
preferences-mentions-option = { $mentions ->
    [never] Erwähne mich nie
    [reminders] Erwähne mich nur zur Erinnerung
   *[always] Erwähne mich bei jedem Zug
}
preferences-remind-option = { $hours ->
    [0] Erinnere mich nie
    [24] Erinnere mich nach einem Tag
   *[other] Erinnere mich nach { $hours } Stunden
}
preferences-remind-note = { $mentioned ->
    [no] Keine, solange du meine Erwähnungen abschaltest
   *[yes] Einmal je Zug, bei unbegrenzter Bedenkzeit
}
preferences-calls-placeholder = { $mentioned ->
    [no] Bescheid sagen, sobald Erwähnungen an sind: { $games }
   *[yes] Bescheid: { $games }
}
preferences-calls-off-placeholder = Bescheid bei neuem Tisch
preferences-call-option = { $called ->
    [yes] Nicht mehr Bescheid sagen: { $game }
   *[no] Bescheid sagen: { $game }
}
preferences-call-daily = Tagesspiel am Morgen
preferences-call-all-option = Bei jedem Spiel Bescheid sagen
preferences-call-none-option = Bei keinem Spiel Bescheid sagen
language-default-option = Die Sprache von Discord
# Its own name: Deutsch, Français.
language-name = Deutsch

quiet-modal-title = Ruhezeit
quiet-hours = Beginn und Ende
quiet-hours-meaning = Etwa 22-7, leer für keine. Ich erwähne dich dann nicht, lange Bedenkzeiten ruhen. Tische zeigen es.
quiet-zone = Deine Zeitzone
quiet-zone-meaning = Gib die Stadt deiner Zeitzone ein, z. B. Berlin, oder die Stunden ab UTC, z. B. UTC+2
quiet-unread = Diese Zeiten habe ich nicht verstanden. Schreib sie wie `22-7` oder `22:30-07:00`, oder lass das Feld leer für keine Ruhezeit.
quiet-no-time = Diese Uhrzeit gibt es nicht: Ein Tag geht von `0:00` bis `24:00`. Eine Minute vor ein Uhr nachts ist `0:59`, nicht `24:59`.
quiet-same = Beginn und Ende sind gleich. Schreib zwei verschiedene Zeiten wie `22-7`, oder lass das Feld leer für keine Ruhezeit.
quiet-too-long = Die Ruhezeit dauert höchstens 12 Stunden, damit andere den Rest des Tages auf dich zählen können.
quiet-no-zone = Diese Zeitzone kenne ich nicht. Schreib die größte Stadt darin, nicht das Land: Berlin, nicht Deutschland oder München. Auch Stunden ab UTC gehen: `UTC+2`.
quiet-zone-gone = **Ruhezeit**: aus. Die Zeitzone { $zone } gibt es nicht mehr. Gib unter **Ruhezeit** in `/preferences` eine Stadt an.

choice-clock-0 = unbegrenzt
choice-clock-60 = 60 Sekunden
choice-clock-300 = 5 Minuten
choice-clock-3600 = 1 Stunde
choice-clock-86400 = 24 Stunden
choice-clock-259200 = 3 Tage

commands-settings = Leg fest, was für Tische auf diesem Server gilt (Server verwalten)
commands-preferences = Wann ich dich erwähne, welche Züge ich mache, deine Ruhezeit und wer deine Spiele sieht
