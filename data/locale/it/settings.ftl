## Impostazioni di un server e preferenze di una persona

settings-title = ⚙️ Impostazioni di questo server
settings-clock = { $clock ->
    [0] **Tempo per turno** ai nuovi tavoli: { clock-time }
   *[other] **Tempo per turno** ai nuovi tavoli: { clock-time }. Scaduto il tempo, gioca un computer
}
settings-thread = { $thread ->
    [none] **Thread**: qui nessuno può entrarci, quindi i tavoli non ne hanno.
    [yes] **Thread**: uno per ogni nuovo tavolo.
   *[no] **Thread**: nessuno ai nuovi tavoli.
}
settings-words = { $words ->
    [yes] **Tabelloni a parole**: sì, per gli screen reader.
   *[no] **Tabelloni a parole**: no, con carte e simboli.
}
settings-mute = { $mute ->
    [yes] **Battute**: a nessun tavolo.
   *[no] **Battute**: sì, alcune frasi brevi.
}
settings-channels = { $channels ->
    [none] **I tavoli** si aprono in ogni canale.
   *[other] **I tavoli** si aprono solo in { $channels }.
}
settings-planner = { $role ->
    [none] **Serate di club**: le prevede chi può gestire gli eventi.
   *[other] **Serate di club**: le prevedono { $role } e chi può gestire gli eventi.
}
settings-language = { $language ->
    [none] **Lingua** dei messaggi pubblici: quella del server
   *[other] **Lingua** dei messaggi pubblici: { $language }
}
settings-rule = **{ $game }, { $rule }**: { $value }
settings-daily = { $channel ->
    [none] **Partita del giorno**: nessun messaggio al mattino. Il pulsante lo attiva qui.
   *[other] **Partita del giorno**: ogni mattina in { $channel }, con i migliori di ieri.
}
settings-lost = { $what ->
    [everywhere] Il canale dei tavoli è stato eliminato. Ora i tavoli si aprono in ogni canale.
    [fewer] Un canale dei tavoli è stato eliminato. Gli altri restano.
   *[daily] Il canale del messaggio del mattino è stato eliminato. Il messaggio ora è disattivato.
}
settings-daily-button = Messaggio del mattino
settings-thread-button = Thread
settings-words-button = A parole
settings-mute-button = Niente battute
settings-everywhere-button = Ogni canale
# a button that switches a setting
setting-switch = { $label }
    .words = { $label }: { $on ->
        [yes] attivo
       *[no] disattivato
    }
settings-channel-placeholder = Permetti o togli un canale
settings-planner-placeholder = Nomina o togli un ruolo
settings-rules-placeholder = Regole di casa di un gioco
settings-rules-option = Regole della casa: { $game }
settings-rules-title = ⚙️ Regole della casa dei nuovi tavoli: { $game }
settings-rules-usual = I nuovi tavoli cominciano con le regole abituali.
settings-not-yours = Per cambiare queste impostazioni ti serve il permesso «Gestisci server». Le tue sono in `/preferences`.

panel-group = { $group ->
    [mentions] Menzioni
    [remind] Promemoria
    [calls] Avvisi per i nuovi tavoli
    [channel] Canali per i tavoli
    [planner] Serate di club
    [rules] Regole della casa dei nuovi tavoli
    [language] Lingua
   *[clock] Tempo per turno
}
preferences-title = ⚙️ Le tue preferenze
preferences-mentions = { $mentions ->
    [never] **Menzioni**: mai. Il tabellone dice a chi tocca
    [reminders] **Menzioni**: solo promemoria, quando un turno dura a lungo
   *[always] **Menzioni**: a ogni turno, salvo se eri qui un attimo fa
}
prefer-switch-forced = { $on ->
    [yes] **Mosse automatiche**: quando tutti vedono che ne è possibile una sola
   *[no] **Mosse automatiche**: nessuna. Fai tu ogni mossa
}
prefer-switch-confirm = { $on ->
    [yes] **Chiedi conferma**: prima di ogni tua mossa
   *[no] **Chiedi conferma**: mai. Una pressione gioca subito
}
prefer-switch-gifts = { $on ->
    [yes] **Avvisi**: prima di una mossa che regala qualcosa
   *[no] **Avvisi**: mai. Anche una mossa così vale subito
}
prefer-switch-words = { $on ->
    [yes] **Screen reader**: parole, niente simboli, in tutto ciò che leggi
   *[no] **Screen reader**: no. Vedi carte e simboli
}
prefer-switch-lists = { $on ->
    [yes] **Le tue partite**: visibili agli altri, in `/history` e nelle classifiche
   *[no] **Le tue partite**: le vedi solo tu, in `/history`
}
preferences-quiet = **Ore di silenzio**: dalle { $begin } alle { $end }, { $zone }
preferences-quiet-off = { $mentioned ->
    [no] **Ore di silenzio**: nessuna. Anche i turni lunghi continuano per te
   *[yes] **Ore di silenzio**: nessuna. Ti menziono a qualsiasi ora
}
prefer-switch-forced-button = Mosse automatiche
prefer-switch-confirm-button = Chiedi conferma
prefer-switch-gifts-button = Avvisami
prefer-switch-words-button = Screen reader
prefer-switch-lists-button = Mostra le mie partite
preferences-quiet-button = Ore di silenzio
preferences-mentions-option = { $mentions ->
    [never] Non menzionarmi mai
    [reminders] Menzionami solo come promemoria
   *[always] Menzionami a ogni turno
}
preferences-remind-option = { $hours ->
    [0] Nessun promemoria
    [24] Promemoria dopo un giorno
   *[other] Promemoria dopo { $hours } ore
}
preferences-remind-note = { $mentioned ->
    [no] Nessuno finché disattivi le mie menzioni
   *[yes] Una volta per turno, se il tempo è illimitato
}
preferences-calls-placeholder = { $mentioned ->
    [no] Avvisami per { $games }, quando riattivo le menzioni
   *[yes] Avvisami: { $games }
}
preferences-calls-off-placeholder = Avvisami dei tavoli nuovi
preferences-call-option = { $called ->
    [yes] Non avvisarmi più per { $game }
   *[no] Avvisami per { $game }
}
preferences-call-daily = la partita del giorno ogni mattina
preferences-call-all-option = Avvisami per ogni gioco
preferences-call-none-option = Non avvisarmi per nessun gioco
language-default-option = La lingua di Discord
# Its own name: Deutsch, Français.
language-name = Italiano

quiet-modal-title = Ore di silenzio
quiet-hours = Inizio e fine
quiet-hours-meaning = Es. 22-7; vuoto per nessuna. Niente menzioni, i turni lunghi si fermano. I tavoli lo mostrano.
quiet-zone = Il tuo fuso orario
quiet-zone-meaning = Scrivi la città del tuo fuso in inglese, come Rome, o le ore da UTC, come UTC+2
quiet-unread = Non capisco questi orari. Scrivili come `22-7` o `22:30-07:00`, o lascia vuoto per nessuna.
quiet-no-time = Questo orario non esiste: un giorno va dalle `0:00` alle `24:00`. Un minuto prima dell'una di notte è `0:59`, non `24:59`.
quiet-same = Inizio e fine coincidono. Scrivi due orari diversi come `22-7`, o lascia vuoto per nessuna.
quiet-too-long = Le ore di silenzio durano al massimo 12 ore, così il resto del giorno gli altri possono contare su di te.
quiet-no-zone = Non conosco questo fuso orario. Scrivi la sua città più grande, in inglese, non il paese: Rome, non Italy o Milan. Vanno bene anche le ore da UTC: `UTC+2`.
quiet-zone-gone = **Ore di silenzio**: non attive. Il fuso { $zone } non esiste più. Scrivi una città in **Ore di silenzio** in `/preferences`.

choice-clock-0 = illimitato
choice-clock-60 = 60 secondi
choice-clock-300 = 5 minuti
choice-clock-3600 = 1 ora
choice-clock-86400 = 24 ore
choice-clock-259200 = 3 giorni

commands-settings = Scegli come funzionano i tavoli in questo server (Gestisci server)
commands-preferences = Menzioni, mosse automatiche, ore di silenzio e chi vede le tue partite
