## Beendete Spiele: Listen, Profile, Auszeichnungen

history-title = 📜 { $name ->
    [outside] Deine Spiele allein und in Chats
    [you] Deine Spiele hier
   *[other] Spiele hier: { $name }
}{ $leaves ->
    [1] {""}
   *[other] {" "}· Seite { $leaf } von { $leaves }
}
history-game = { $won ->
    [yes] 🥇 **{ $game }** · 1.
   *[no] **{ $game }** · { $place }.
} von { $seats }
history-gone = **{ $game }** · vorzeitig gegangen; ein Computer kam auf Platz { $place } von { $seats }
history-other = { $mate ->
    [yes] mit { $name }
   *[no] { $place }. { $name } ({ $points })
}
    .words = { $mate ->
        [yes] zusammen mit { $name }
       *[no] { $name } auf Platz { $place }: { $amount }
    }
history-length = { $moves } Züge · <t:{ $date }:d>
history-rated = 📈 gewertet
# below a list of games
history-numbers = Zuerst dein Platz und deine Punkte, dann die anderen: Platz, Name und Punkte.
    .words = Zuerst dein Platz und deine Punkte, dann die anderen: Name, Platz und Punkte.
history-somebody = jemand
history-signs = jemand, dessen Name nur aus Zeichen besteht
history-pick = Ein Spiel ansehen
history-option = Tisch { $table } · { $game } · { $place }. von { $seats }
    .words = Tisch { $table }, { $game }, { $place }. von { $seats }
history-deal = { $sea ->
    [0] Tagesspiel { $day }
   *[other] { $practice ->
        [yes] Meer { $sea } von 7 (Übung)
       *[no] Meer { $sea } von 7
    }, { $won ->
        [yes] überquert
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
history-deal-option = Tisch { $table } · { $game } · { history-deal }
    .words = Tisch { $table }, { $game }, { history-deal }
history-none = { $name ->
    [you] { $what ->
        [all] Du hast auf diesem Server noch kein Spiel zu Ende gespielt.
       *[game] Du hast dieses Spiel auf diesem Server noch nie zu Ende gespielt.
    }
   *[other] { $what ->
        [all] { $name } hat auf diesem Server noch kein Spiel zu Ende gespielt.
       *[game] { $name } hat dieses Spiel auf diesem Server noch nie zu Ende gespielt.
    }
} { $alone ->
    [0] Mit `/table open` beginnst du eins. Ein abgebrochenes Spiel zählt nicht.
    [one] Allein oder in Chats hast du { $alone } Spiel beendet: Drück **Allein und in Chats**.
   *[other] Allein oder in Chats hast du { $alone } Spiele beendet: Drück **Allein und in Chats**.
}
history-unseen = { $count ->
    [one] Ein Spiel dieser Seite fand statt, wo du nicht mitlesen darfst.
   *[other] { $count } Spiele dieser Seite fanden statt, wo du nicht mitlesen darfst.
}
history-unlisted = { $name } möchte die eigenen Spiele nicht zeigen. `/history` und `/profile` ohne Namen zeigen deine.
history-computer = { $name } ist ein Bot und hat keine Spiele. `/history` ohne Namen zeigt deine.
history-left = Diese Person ist nicht auf diesem Server, also zeige ich ihre Spiele nicht. Eure gemeinsamen Spiele findest du in deinem eigenen `/history`.
history-evenings-title = 🌙 { $name ->
    [you] Deine Abende hier
   *[other] Abende hier: { $name }
}{ $leaves ->
    [1] {""}
   *[other] {" "}· Seite { $leaf } von { $leaves }
}
history-evening = { $seats ->
    [1] **{ $game }**
   *[other] { history-game }
} · { $games } Spiele
history-evening-score = Besiegte Gegner: { $lead ->
    [several] **{ $leaders }, je { $points }**
   *[one] **{ $leaders } { $points }**
}{ $rest ->
    [none] {""}
   *[other] {" "}· { $rest }
}
history-evenings-pick = Einen Abend ansehen
history-evenings-button = Abende
history-games-button = Spiele
history-outside-button = Allein und in Chats
history-none-outside = In den letzten 30 Tagen hast du allein oder in Chats kein Spiel zu Ende gespielt. Mit `/solo` beginnst du eins.
history-not-yours = Diese Liste gibt es nicht mehr. `/history` zeigt deine.

profile-title = ⚓ { $name ->
    [you] { $where ->
        [server] Du auf diesem Server
       *[chat] Du allein
    }
   *[other] { $name } auf diesem Server
}
profile-count = { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
}, { $won } gewonnen
profile-game = **{ $game }**: { profile-count }
profile-favourite = 🤝 Mit { $name }: { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
}, { $ahead }-mal vorn und { $behind }-mal hinten
profile-evenings = 🌙 Gewonnene Abende: { $won } von { $count }
profile-together = ⚔️ Du und { $name }: { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
} gegeneinander. Du lagst { $ahead }-mal vorn und { $behind }-mal hinten.
profile-never-met = ⚔️ Du und { $name } habt hier noch nicht gegeneinander gespielt.
profile-marks = **Auszeichnungen**
profile-mark = 🏷️ { $mark }{ $count ->
    [one] {""}
   *[other] {" "}× { $count }
}
    .words = { $mark }{ $count ->
        [one] {""}
       *[other] , { $count }-mal
    }

mark-of-game = { $mark ->
    [win] erster Sieg
    [captain] ein Kapitän geschlagen
    [sea] ein Meer mit allen Masten überquert
   *[voyage] eine Reise vollendet
}
mark-new = -# 🏅 Neu in `/profile`: { $marks } ({ $game })
profile-firsts = 🏅 **{ $game }**: { $marks }
profile-next = 🎯 Nächste Auszeichnung: { $mark ->
    [win] gewinn ein ganzes Spiel { $game }{ $sailed ->
        [yes] , nicht auf der Reise
       *[no] {""}
    }
    [captain] schlag einen Kapitän bei { $game }
    [sea] überquer ein Meer von { $game } mit allen Masten
   *[voyage] vollende eine Reise, deren letztes Meer { $game } ist
}.
mark-captain = Den Kapitän ausgeraubt
mark-finish = Mit nur einem Punkt Vorsprung gewonnen
mark-comeback = Zur Halbzeit auf dem letzten Platz, am Ende vorn

commands-history = Sieh dir beendete Spiele an, Zug für Zug; nur du siehst es
commands-history-member = Wessen Spiele (Standard: deine)
commands-history-game = Nur dieses Spiel
commands-profile = Sieh dir an, was jemand hier schon erspielt hat; nur du siehst es
commands-profile-member = Wessen Profil (Standard: deins)
