## Spellen die klaar zijn: lijsten, profielen, onderscheidingen

history-title = 📜 { $name ->
    [outside] Jouw spellen alleen en in chats
    [you] Jouw spellen hier
   *[other] De spellen van { $name } hier
}{ $leaves ->
    [1] {""}
   *[other] {" "}· pagina { $leaf } van { $leaves }
}
history-game = { $won ->
    [yes] 🥇 **{ $game }** · 1e
   *[no] **{ $game }** · { $place }e
} van { $seats }
history-gone = **{ $game }** · eerder vertrokken; een computer werd { $place }e van { $seats }
history-other = { $mate ->
    [yes] met { $name }
   *[no] { $place }. { $name } ({ $points })
}
    .words = { $mate ->
        [yes] samen met { $name }
       *[no] { $name } { $place }e: { $amount }
    }
history-length = { $moves } zetten · <t:{ $date }:d>
history-rated = 📈 met rating
# below a list of games
history-numbers = Eerst je plaats en punten, dan de anderen: plaats, naam en punten.
    .words = Eerst je plaats en punten, dan de anderen: naam, plaats en punten.
history-somebody = iemand
history-signs = iemand met alleen tekens als naam
history-pick = Bekijk een spel
history-option = Tafel { $table } · { $game } · { $place }e van { $seats }
    .words = Tafel { $table }, { $game }, { $place }e van { $seats }
history-deal = { $sea ->
    [0] spel van de dag { $day }
   *[other] { $practice ->
        [yes] zee { $sea } van 7 (oefening)
       *[no] zee { $sea } van 7
    }, { $won ->
        [yes] gehaald
       *[no] verloren
    }
}
history-deal-game = { $sea ->
    [0] 🃏
   *[other] ⛵
} **{ $game }** · { history-deal }
    -# { $points }{ $sea ->
        [0] {""}
       *[other] {" "}· 💨 { voyage-named }
    } · <t:{ $date }:d>
history-deal-option = Tafel { $table } · { $game } · { history-deal }
    .words = Tafel { $table }, { $game }, { history-deal }
history-none = { $name ->
    [you] { $what ->
        [all] Je hebt op deze server nog geen spel afgemaakt.
       *[game] Je hebt op deze server dit spel nog niet afgemaakt.
    }
   *[other] { $what ->
        [all] { $name } heeft op deze server nog geen spel afgemaakt.
       *[game] { $name } heeft op deze server dit spel nog niet afgemaakt.
    }
} { $alone ->
    [0] Met `/table open` begin je er een. Een spel dat voortijdig stopt, telt niet mee.
    [one] Je hebt alleen of in een chat { $alone } spel afgemaakt: druk op **Alleen en in chats**.
   *[other] Je hebt alleen of in chats { $alone } spellen afgemaakt: druk op **Alleen en in chats**.
}
history-unseen = { $count ->
    [one] { $count } spel op deze pagina is gespeeld waar je niet mag kijken.
   *[other] { $count } spellen op deze pagina zijn gespeeld waar je niet mag kijken.
}
history-unlisted = { $name } houdt de eigen spellen privé. `/history` en `/profile` zonder naam tonen die van jou.
history-computer = { $name } is een bot en heeft geen spellen. `/history` zonder naam toont die van jou.
history-left = Die persoon zit niet op deze server, dus die spellen laat ik niet zien. Wat jullie samen speelden, staat in je eigen `/history`.
history-evenings-title = 🌙 { $name ->
    [you] Jouw avonden hier
   *[other] De avonden van { $name } hier
}{ $leaves ->
    [1] {""}
   *[other] {" "}· pagina { $leaf } van { $leaves }
}
history-evening = { $seats ->
    [1] **{ $game }**
   *[other] { history-game }
} · { $games } spellen
history-evening-score = Verslagen tegenstanders: { $lead ->
    [several] **{ $leaders }, elk { $points }**
   *[one] **{ $leaders } { $points }**
}{ $rest ->
    [none] {""}
   *[other] {" "}· { $rest }
}
history-evenings-pick = Bekijk een avond
history-evenings-button = Avonden
history-games-button = Spellen
history-outside-button = Alleen en in chats
history-none-outside = Je hebt de laatste 30 dagen alleen of in een chat geen spel afgemaakt. Met `/solo` begin je er een.
history-not-yours = Die lijst is er niet meer. `/history` toont die van jou.

profile-title = ⚓ { $name ->
    [you] { $where ->
        [server] Jij op deze server
       *[chat] Jij alleen
    }
   *[other] { $name } op deze server
}
profile-count = { $games ->
    [one] 1 spel
   *[other] { $games } spellen
}, { $won } gewonnen
profile-game = **{ $game }**: { profile-count }
profile-favourite = 🤝 Met { $name }: { $games ->
    [one] één spel
   *[other] { $games } spellen
}, { $ahead } keer hoger en { $behind } keer lager geëindigd
profile-evenings = 🌙 Gewonnen avonden: { $won } van { $count }
profile-together = ⚔️ Jij en { $name }: { $games ->
    [one] één spel
   *[other] { $games } spellen
} tegen elkaar. Jij eindigde { $ahead } keer hoger en { $behind } keer lager.
profile-never-met = ⚔️ Jij en { $name } hebben hier nog niet tegen elkaar gespeeld.
profile-marks = **Onderscheidingen**
profile-mark = 🏷️ { $mark }{ $count ->
    [one] {""}
   *[other] {" "}× { $count }
}
    .words = { $mark }{ $count ->
        [one] {""}
       *[other] , { $count } keer
    }

mark-of-game = { $mark ->
    [win] eerste overwinning
    [captain] een Kapitein verslagen
    [sea] een zee overgestoken met alle masten
   *[voyage] een reis voltooid
}
mark-new = -# 🏅 Nieuw in `/profile`: { $marks } ({ $game })
profile-firsts = 🏅 **{ $game }**: { $marks }
profile-next = 🎯 Volgende onderscheiding: { $mark ->
    [win] win een heel spel { $game }{ $sailed ->
        [yes] {" "}buiten de reis
       *[no] {""}
    }
    [captain] versla een Kapitein bij { $game }
    [sea] steek een zee van { $game } over met alle masten
   *[voyage] voltooi een reis met { $game } als laatste zee
}.
mark-captain = Een Kapitein beroofd
mark-finish = Gewonnen met één punt verschil
mark-comeback = Halverwege laatste, toch gewonnen

commands-history = Je spellen, om terug te kijken; alleen jij ziet dit
commands-history-member = Van wie (standaard: jijzelf)
commands-history-game = Alleen dit spel
commands-profile = Bekijk wat iemand hier bij elkaar heeft gespeeld; alleen jij ziet dit
commands-profile-member = Van wie (standaard: jijzelf)
