## Parties finies : listes, profils, distinctions

history-title = 📜 { $name ->
    [outside] Tes parties en solo et en groupe
    [you] Tes parties ici
   *[other] Parties ici : { $name }
}{ $leaves ->
    [1] {""}
   *[other] {" "}· page { $leaf } sur { $leaves }
}
history-game = { $won ->
    [yes] 🥇 **{ $game }** · 1er
   *[no] **{ $game }** · { $place }e
} sur { $seats }
history-gone = **{ $game }** · partie quittée ; un ordinateur a fini { $place ->
    [1] 1er
   *[other] { $place }e
} sur { $seats }
history-other = { $mate ->
    [yes] avec { $name }
   *[no] { $place }. { $name } ({ $points })
}
    .words = { $mate ->
        [yes] avec { $name }
       *[no] { $name }, place { $place } : { $amount }
    }
history-length = { $moves } coups · <t:{ $date }:d>
history-rated = 📈 classée
# below a list of games
history-numbers = D'abord ta place et tes points, puis les autres : place, nom et points.
    .words = D'abord ta place et tes points, puis les autres : nom, place et points.
history-somebody = quelqu'un
history-signs = quelqu'un au nom fait de symboles
history-pick = Revoir une partie
history-option = Table { $table } · { $game } · { $place ->
    [1] 1er
   *[other] { $place }e
} sur { $seats }
    .words = Table { $table }, { $game }, { $place ->
        [1] 1er
       *[other] { $place }e
    } sur { $seats }
history-deal = { $sea ->
    [0] donne du jour { $day }
   *[other] { $practice ->
        [yes] mer { $sea } sur 7 (entraînement)
       *[no] mer { $sea } sur 7
    }, { $won ->
        [yes] traversée
       *[no] perdue
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
history-deal-option = Table { $table } · { $game } · { history-deal }
    .words = Table { $table }, { $game }, { history-deal }
history-none = { $name ->
    [you] { $what ->
        [all] Tu n'as encore fini aucune partie sur ce serveur.
       *[game] Tu n'as encore fini aucune partie de ce jeu sur ce serveur.
    }
   *[other] { $what ->
        [all] { $name } n'a encore fini aucune partie sur ce serveur.
       *[game] { $name } n'a encore fini aucune partie de ce jeu sur ce serveur.
    }
} { $alone ->
    [0] `/table open` en ouvre une. Une partie interrompue ne compte pas.
    [1] Tu as fini { $alone } partie en solo ou en groupe : clique sur **En solo et en groupe**.
    [one] Tu as fini { $alone } partie en solo ou en groupe : clique sur **En solo et en groupe**.
   *[other] Tu as fini { $alone } parties en solo ou en groupe : clique sur **En solo et en groupe**.
}
history-unseen = { $count ->
    [one] { $count } partie de cette page a été jouée là où tu ne peux pas regarder.
   *[other] { $count } parties de cette page ont été jouées là où tu ne peux pas regarder.
}
history-unlisted = { $name } ne montre pas ses parties. `/history` et `/profile` sans nom montrent les tiennes.
history-computer = { $name } est un bot et n'a pas de parties. `/history` sans nom montre les tiennes.
history-left = Cette personne n'est pas sur ce serveur : je ne montre pas ses parties. Celles que vous avez jouées ensemble sont dans ton `/history`.
history-evenings-title = 🌙 { $name ->
    [you] Tes soirées ici
   *[other] Soirées ici : { $name }
}{ $leaves ->
    [1] {""}
   *[other] {" "}· page { $leaf } sur { $leaves }
}
history-evening = { $seats ->
    [1] **{ $game }**
   *[other] { history-game }
} · { $games } parties
history-evening-score = Adversaires battus : { $lead ->
    [several] **{ $leaders }, { $points } chacun**
   *[one] **{ $leaders } { $points }**
}{ $rest ->
    [none] {""}
   *[other] {" "}· { $rest }
}
history-evenings-pick = Voir une soirée
history-evenings-button = Soirées
history-games-button = Parties
history-outside-button = En solo et en groupe
history-none-outside = Tu n'as fini aucune partie en solo ou en groupe ces 30 derniers jours. `/solo` en lance une.
history-not-yours = Cette liste n'existe plus. `/history` montre la tienne.

profile-title = ⚓ { $name ->
    [you] { $where ->
        [server] Toi sur ce serveur
       *[chat] Toi en solo
    }
   *[other] { $name } sur ce serveur
}
profile-count = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
}
profile-game = **{ $game }** : { profile-count }
profile-favourite = 🤝 Avec { $name } : { $games ->
    [1] une partie
    [one] { $games } partie
   *[other] { $games } parties
}, { $ahead } fois devant et { $behind } fois derrière
profile-evenings = 🌙 Soirées gagnées : { $won } sur { $count }
profile-together = ⚔️ Toi et { $name } : { $games ->
    [1] une partie
    [one] { $games } partie
   *[other] { $games } parties
} face à face. Tu as fini { $ahead } fois devant et { $behind } fois derrière.
profile-never-met = ⚔️ Toi et { $name } ne vous êtes pas encore affrontés ici.
profile-marks = **Distinctions**
profile-mark = 🏷️ { $mark }{ $count ->
    [1] {""}
   *[other] {" "}× { $count }
}
    .words = { $mark }{ $count ->
        [1] {""}
       *[other] , { $count } fois
    }

mark-of-game = { $mark ->
    [win] première victoire
    [captain] un Capitaine battu
    [sea] une mer traversée avec tous les mâts
   *[voyage] un voyage achevé
}
mark-new = -# 🏅 Nouveau dans `/profile` : { $marks } ({ $game })
profile-firsts = 🏅 **{ $game }** : { $marks }
profile-next = 🎯 Prochaine distinction : { $mark ->
    [win] gagne une partie entière de { $game }{ $sailed ->
        [yes] {" "}hors du voyage
       *[no] {""}
    }
    [captain] bats un Capitaine à { $game }
    [sea] traverse une mer de { $game } avec tous les mâts
   *[voyage] achève un voyage dont la dernière mer est { $game }
}.
mark-captain = A détroussé le capitaine
mark-finish = Victoire d'un seul point
mark-comeback = Dernier à mi-chemin, premier à la fin

commands-history = Tes parties finies, à revoir coup par coup ; toi seul le vois
commands-history-member = Les parties de qui (sinon : les tiennes)
commands-history-game = Seulement ce jeu
commands-profile = Le bilan des parties de quelqu'un ici ; toi seul le vois
commands-profile-member = Le profil de qui (sinon : le tien)
