## Instellingen van een server, en voorkeuren van een persoon

settings-title = ⚙️ Instellingen van deze server
settings-clock = { $clock ->
    [0] **Tijd per beurt** aan nieuwe tafels: { clock-time }
   *[other] **Tijd per beurt** aan nieuwe tafels: { clock-time }. Is de tijd om, dan speelt een computer
}
settings-thread = { $thread ->
    [none] **Threads**: hier kan niemand er een openen, dus tafels krijgen er geen.
    [yes] **Threads**: elke nieuwe tafel krijgt een eigen thread.
   *[no] **Threads**: geen aan nieuwe tafels.
}
settings-words = { $words ->
    [yes] **Tafels in woorden**: aan, voor schermlezers.
   *[no] **Tafels in woorden**: uit, met kaarten en symbolen.
}
settings-mute = { $mute ->
    [yes] **Opmerkingen**: aan geen enkele tafel.
   *[no] **Opmerkingen**: aan, korte zinnen.
}
settings-channels = { $channels ->
    [none] **Tafels** kun je in elk kanaal openen.
   *[other] **Tafels** kun je alleen openen in { $channels }.
}
settings-planner = { $role ->
    [none] **Clubavonden**: gepland door wie evenementen mag beheren.
   *[other] **Clubavonden**: gepland door wie evenementen mag beheren, en door { $role }.
}
settings-language = { $language ->
    [none] **Taal** van openbare berichten: die van de server
   *[other] **Taal** van openbare berichten: { $language }
}
settings-rule = **{ $game }, { $rule }**: { $value }
settings-daily = { $channel ->
    [none] **Spel van de dag**: geen ochtendbericht. De knop zet het aan.
   *[other] **Spel van de dag**: elke ochtend in { $channel }, met de besten van gisteren.
}
settings-lost = { $what ->
    [everywhere] Het kanaal voor tafels is verwijderd. Tafels kun je nu in elk kanaal openen.
    [fewer] Een kanaal voor tafels is verwijderd. De andere blijven.
   *[daily] Het kanaal van het ochtendbericht is verwijderd. Het bericht staat nu uit.
}
settings-daily-button = Ochtendbericht
settings-thread-button = Threads
settings-words-button = In woorden
settings-mute-button = Stilte
settings-everywhere-button = Elk kanaal
# a button that switches a setting
setting-switch = { $label }
    .words = { $label }: { $on ->
        [yes] aan
       *[no] uit
    }
settings-channel-placeholder = Kanaal toestaan of weg
settings-planner-placeholder = Rol noemen of weghalen
settings-rules-placeholder = Huisregels van een spel
settings-rules-option = Huisregels van { $game }
settings-rules-title = ⚙️ Huisregels van nieuwe tafels: { $game }
settings-rules-usual = Nieuwe tafels beginnen met de gewone regels.
settings-not-yours = Voor deze instellingen heb je de machtiging Server beheren nodig. Die van jezelf staan in `/preferences`.

panel-group = { $group ->
    [mentions] Vermeldingen
    [remind] Herinneringen
    [calls] Oproepen voor nieuwe tafels
    [channel] Kanalen voor tafels
    [planner] Clubavonden
    [rules] Huisregels van nieuwe tafels
    [language] Taal
   *[clock] Tijd per beurt
}
preferences-title = ⚙️ Jouw voorkeuren
preferences-mentions = { $mentions ->
    [never] **Taggen**: nooit. De tafel toont wie er aan de beurt is
    [reminders] **Taggen**: alleen als herinnering, als een beurt lang duurt
   *[always] **Taggen**: elke beurt, tenzij je er net nog was
}
prefer-switch-forced = { $on ->
    [yes] **Automatische zetten**: als iedereen ziet dat er maar één mogelijk is
   *[no] **Automatische zetten**: geen. Je doet elke zet zelf
}
prefer-switch-confirm = { $on ->
    [yes] **Eerst vragen**: voor elk van je zetten
   *[no] **Eerst vragen**: nooit. Een druk speelt meteen
}
prefer-switch-gifts = { $on ->
    [yes] **Waarschuwen**: voor een zet die iets weggeeft
   *[no] **Waarschuwen**: nooit. Ook zo'n zet geldt meteen
}
prefer-switch-words = { $on ->
    [yes] **Schermlezer**: woorden, geen symbolen, in alles wat je leest
   *[no] **Schermlezer**: uit. Je ziet kaarten en symbolen
}
prefer-switch-lists = { $on ->
    [yes] **Jouw spellen**: anderen kunnen ze zien, in `/history` en ranglijsten
   *[no] **Jouw spellen**: alleen jij kunt ze zien, in `/history`
}
preferences-quiet = **Stille uren**: { $begin } tot { $end }, { $zone }
preferences-quiet-off = { $mentioned ->
    [no] **Stille uren**: geen. Ook lange klokken lopen voor jou door
   *[yes] **Stille uren**: geen. Ik tag je op elk moment van de dag
}
prefer-switch-forced-button = Automatische zetten
prefer-switch-confirm-button = Eerst vragen
prefer-switch-gifts-button = Waarschuw mij
prefer-switch-words-button = Schermlezer
prefer-switch-lists-button = Mijn spellen tonen
preferences-quiet-button = Stille uren
preferences-mentions-option = { $mentions ->
    [never] Tag me nooit
    [reminders] Tag me alleen als herinnering
   *[always] Tag me elke beurt
}
preferences-remind-option = { $hours ->
    [0] Herinner me nooit
    [24] Herinner me na een dag
   *[other] Herinner me na { $hours } uur
}
preferences-remind-note = { $mentioned ->
    [no] Geen zolang je taggen uitzet
   *[yes] Eén keer per beurt, als de tijd onbeperkt is
}
preferences-calls-placeholder = { $mentioned ->
    [no] Roep me voor { $games }, zodra taggen aan staat
   *[yes] Roep me: { $games }
}
preferences-calls-off-placeholder = Roep me bij nieuwe tafels
preferences-call-option = { $called ->
    [yes] Roep me niet meer voor { $game }
   *[no] Roep me voor { $game }
}
preferences-call-daily = elke ochtend het spel van de dag
preferences-call-all-option = Roep me voor elk spel
preferences-call-none-option = Roep me voor geen enkel spel
language-default-option = De taal van Discord
# De eigen naam: Deutsch, Français.
language-name = Nederlands

quiet-modal-title = Stille uren
quiet-hours = Begin en einde
quiet-hours-meaning = Bijvoorbeeld 22-7, of leeg. Ik tag je dan niet, en trage klokken staan stil. Tafels tonen het.
quiet-zone = Je tijdzone
quiet-zone-meaning = Typ de stad van je tijdzone, zoals Amsterdam, of de uren vanaf UTC, zoals UTC+2
quiet-unread = Die uren kon ik niet lezen. Typ ze als `22-7` of `22:30-07:00`, of laat het leeg als je ze niet wilt.
quiet-no-time = Die tijd bestaat niet: een dag loopt van `0:00` tot `24:00`. Een minuut voor één uur 's nachts is `0:59`, niet `24:59`.
quiet-same = Begin en einde zijn gelijk. Typ twee verschillende tijden zoals `22-7`, of laat het leeg als je ze niet wilt.
quiet-too-long = Stille uren duren hoogstens 12 uur, zodat anderen de rest van de dag op je kunnen rekenen.
quiet-no-zone = Die tijdzone ken ik niet. Typ de grootste stad die erin ligt, niet het land: Amsterdam, niet Nederland of Utrecht. Uren vanaf UTC kan ook: `UTC+2`.
quiet-zone-gone = **Stille uren**: uit. De tijdzone { $zone } bestaat niet meer. Typ een stad onder **Stille uren** in `/preferences`.

choice-clock-0 = onbeperkt
choice-clock-60 = 60 seconden
choice-clock-300 = 5 minuten
choice-clock-3600 = 1 uur
choice-clock-86400 = 24 uur
choice-clock-259200 = 3 dagen

commands-settings = Kies hoe tafels op deze server werken (Server beheren)
commands-preferences = Kies wanneer ik je tag, welke zetten ik doe, je stille uren en wie je spellen ziet
