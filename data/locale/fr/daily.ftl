## La donne du jour

refusal-day-hint = Pas de conseils dans la donne du jour : tout le monde joue les mêmes cartes, sans aide. **Règles** se trouve sous **Plus**.
refusal-day-move = Dans la donne du jour, on ne reprend pas ses coups : chacun n'a qu'un essai. Ta main est en bas.
refusal-day-played = Tu as déjà joué la donne d'aujourd'hui. Tes données sont effacées, je ne peux donc plus la montrer. La prochaine arrive à minuit UTC.

daily-title = { $game }, donne du jour { $day }
daily-hand = Donne du jour { $day } : { $game }
daily-intro = Aujourd'hui, tout le monde reçoit ces cartes, contre les trois mêmes Seconds.
    - **Un seul essai**, environ trois minutes. Ni conseils, ni coups repris.
    - **Ce qui compte** : ton résultat après { $rounds ->
        [1] une manche
        [one] { $rounds } manche
       *[other] { $rounds } manches
    }, comparé à celui de 100 ordinateurs.
    - **Délai** : finis-la au plus tard à <t:{ $at }:t>. Tu peux faire une pause.
    - **Série** : { $days ->
        [0] elle commence avec cette donne.
        [1] { $days } donne du jour jusqu'ici.
        [one] { $days } donne du jour jusqu'ici.
       *[other] { $days } donnes du jour d'affilée.
    }
daily-begin-button = Commencer
daily-until = -# Un seul essai : finis-la au plus tard à <t:{ $at }:t>.
daily-grace-note = C'est la donne d'hier. Si tu la finis avant <t:{ $at }:t>, elle compte pour hier.
daily-yesterday = -# Hier : { $crew ->
    [yes] mieux que { $score } ordinateurs sur 100,{" "}
   *[no] {""}
}{ $where ->
    [here] place { $place } sur { $played } personnes ici.
   *[everywhere] place { $place } sur { $played } personnes partout.
}
daily-late-note = Le jour de cette donne est passé. Tu peux la finir, mais elle ne comptera pas. `/daily` donne celle d'aujourd'hui.
daily-score = Résultat : **{ $points }**.
daily-crew = Devant **{ $score }** ordinateurs sur 100.
daily-captain = -# { $end ->
    [level] Le Capitaine a fait { $own } aussi.
    [won] Tu as battu le Capitaine : il a fait { $best }.
   *[lost] Le Capitaine t'a battu : il a fait { $best }.
}
daily-first = -# { $by ->
    [you] Ton début : { $move } { $members ->
        [0] Personne d'autre n'a joué cela.
       *[other] Comme { $members } sur 100, devant { $percent } en moyenne.
    }
    [captain] Le Capitaine : { $move } Chance ou malchance, sa partie a battu { $percent } des 100.
   *[crew] Le plus joué : { $move } { $members } sur 100, mieux que { $percent } en moyenne.
}
daily-crew-plays = Les 100 ordinateurs jouent encore cette donne. Ton score arrive dès qu'ils ont fini.
# un histogramme, et dessous la marque de sa propre place
daily-crew-drawn =
    ```
    { $blocks }
    ```
    -# Ordinateurs : { $low } à { $high }, Ø { $mean }.
# la même chose pour un lecteur d'écran
daily-crew-listed = Les ordinateurs : { $bars }, { $mean } en moyenne. Toi : { $points }.
daily-crew-bar = { $members ->
    [one] { $members } ordinateur
   *[other] { $members } ordinateurs
} avec { $ends ->
    [1] { $most }
   *[2] { $least } à { $most }
}
daily-here = -# Ici : place { $place } sur { $played } personnes{ $percent ->
    [none] {""}
   *[other] , devant { $percent } %
}
daily-everywhere = -# Partout : place { $place } sur { $played } personnes{ $percent ->
    [none] {""}
   *[other] , devant { $percent } %
}
daily-alone = { $over ->
    [yes] Personne d'autre n'a fini cette donne.
   *[no] Tu finis en premier.
}
daily-streak = -# 🔥 { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} d'affilée.{ $forgiven ->
    [yes] {" "}Hier est pardonné.
   *[no] {""}
}
waits-next = { $sea ->
    [0] {""}
   *[other] -# { $practice ->
            [yes] L'entraînement t'attend :
           *[no] { $sea ->
                [1] Un voyage t'attend :
               *[other] Ton voyage t'attend :
            }
        }{" "}{ voyage-state }, contre { $rivals }.
        {""}
}-# 🃏 **Dès <t:{ $at }:t> : { $game }**, cartes nouvelles{ $voyage ->
    [yes] , un nouveau voyage
   *[no] {""}
}{ $puzzles ->
    [0] {""}
    [1] , { $puzzles } énigme
    [one] , { $puzzles } énigmes
   *[other] , { $puzzles } énigmes
}{ $own ->
    [0] {""}
    [review] {""} (**Qu'est-ce qui m'a échappé ?** y ajoute tes erreurs)
   *[other] {""} ({ $own } de tes parties)
}.{ $days ->
    [0] {""}
    [1] {" "}Ta série : { $days } jour.
    [one] {" "}Ta série : { $days } jours.
   *[other] {" "}Ta série : 🔥 { $days } jours.
}
daily-late = Tu as fini cette donne après son jour : elle ne compte pas. La prochaine comptera.
daily-given-up = Tu as arrêté cette donne avant le décompte : elle ne compte pas. Il n'y a qu'un essai par donne.
daily-share-button = Partager
daily-others-button = Les autres
daily-replay-button = Revoir la mienne
daily-play-button = { $done ->
    [yes] Donne du jour : ton résultat
   *[no] Jouer la donne du jour
}
daily-share-line = { $deal } : mieux que { $score } ordinateurs sur 100 { $squares } (25 ordinateurs par carré vert){ $days ->
    [0] {""}
   *[other] , 🔥 { $days } jours
}
    .words = { $deal } : mieux que { $score } ordinateurs sur 100{ $days ->
        [0] {""}
       *[other] , { $days } jours d'affilée
    }
daily-scoring-button = Décompte
daily-remind-button = Me le rappeler
daily-unremind-button = Ne plus rappeler
daily-reminded = { $without ->
    [nothing] Le message du matin dans { $channel } te mentionnera chaque jour.
    [unwanted] Le message du matin dans { $channel } te mentionnerait, mais `/preferences` dit de ne jamais le faire.
    [quiet] Le message du matin dans { $channel } arrive pendant tes heures calmes : il ne te mentionnera pas.
    [unseen] Tu ne peux pas voir { $channel } : le message du matin ne t'y mentionnera pas.
   *[unasked] Le message du matin ne te mentionne pas.
}
daily-shared-by = { $name } a joué la donne du jour
daily-shared = Partagé.
daily-other = { $place }. { $name } : { $points }
daily-best = -# Le meilleur de tous les serveurs : { $name }, { $points }
daily-crew-is = -# 100 ordinateurs : 50 Mousses et 50 Seconds, tes cartes. Ils sont de forces diverses.
daily-you = Toi
daily-watch-option = Regarder { $name }
daily-watch-placeholder = Regarder quelqu'un jouer
daily-others-title = Ce qu'ont joué les autres
daily-others-none = Il n'y a encore personne à regarder. Reviens plus tard.
daily-others-wait = Finis d'abord la tienne, pour que personne ne te la gâche. `/daily` l'ouvre.
daily-gone = Cette donne n'existe plus. `/daily` donne celle d'aujourd'hui.
daily-export-later = Tu pourras enregistrer, vérifier ou montrer cette partie une fois son jour ou sa semaine finis. D'autres jouent encore ses cartes.
profile-daily = 🃏 Donnes du jour jouées : { $count }, plus longue série : { $longest }{ $mark ->
    [0] {""}
   *[other] {" "}· 🏅 { $mark } jours d'affilée
}

commands-daily = La donne du jour : les mêmes cartes pour tous, un essai

daily-morning-today = La donne du jour est là : les mêmes cartes pour tous, un essai.
daily-morning = { $deal } : { $played ->
    [0] personne ne l'a finie ici.
    [one] une personne l'a finie ici.
   *[other] { $played } personnes l'ont finie ici.
}
daily-week-title = { $when ->
    [now] **Les donnes de cette semaine**
   *[last] **Le tableau de la semaine passée**
}, les cinq meilleurs scores de chacun
daily-week-line = { $place }. { $name } : { $total } ({ $days ->
    [one] { $days } jour
   *[other] { $days } jours
})
daily-week-own = 🗓️ Ordinateurs battus aux donnes du jour de cette semaine, sur 100 chaque fois : { $days }. Les cinq meilleurs ensemble : { $total }.
daily-week-day = { $day ->
    [1] lun.
    [2] mar.
    [3] mer.
    [4] jeu.
    [5] ven.
    [6] sam.
   *[7] dim.
} { $score }
    .words = { $day ->
        [1] lundi
        [2] mardi
        [3] mercredi
        [4] jeudi
        [5] vendredi
        [6] samedi
       *[7] dimanche
    } { $score }
daily-morning-called = 📣 { $mentions }

## A duel: the same cards for a friend

duel-button = Duel
refusal-duel-hint = Pas de conseils dans un duel : vous jouez les mêmes cartes, sans aide. **Règles** se trouve sous **Plus**.
refusal-duel-move = Dans un duel, on ne reprend pas ses coups. Ta main est en bas.
duel-asked = ⚔️ { $to ->
    [none] {""}
   *[other] **{ $to }**,{" "}
}{ $kind ->
    [day] **{ $name }** propose un duel à la donne du jour, { $game }. Tu joues les mêmes cartes, sans conseils.
    [again] **{ $name }** veut une revanche à { $game }, avec d'autres cartes. Tu joues les mêmes, sans conseils.
   *[first] **{ $name }** propose un duel à { $game }. Tu joues les mêmes cartes, sans conseils.
} Relève le duel dans la semaine, et le résultat vient ici.{ $to ->
    [none] {""}
   *[other] {" "}Seul **{ $to }** peut le relever.
}
duel-whom = Qui joue tes cartes ? Laisse tout le monde ici relever le duel, ou choisis une personne.
duel-anybody-button = Tout le monde ici
duel-one = Ou une personne
duel-posted = Le duel est maintenant dans le salon. Quand quelqu'un a joué tes cartes, ce message montre le résultat. Tu le vois aussi à ton prochain clic sur un bouton d'ici.
duel-before = { $kind ->
    [again] 🔁 Une revanche est une partie entière de { $game }, avec d'autres cartes. Tu les joues en premier, contre des ordinateurs.
   *[game] ⚔️ **{ $name }** te défie à { $game }. Tu joues les mêmes cartes contre des ordinateurs. Tu gagnes si ton résultat est meilleur que le sien.
} Il n'y a pas de conseils, et on ne reprend pas ses coups.{ $kind ->
    [again] {""}
    [today]
        {""}
        {""}**C'est ton seul essai à la donne du jour**, et il compte. Il dure environ trois minutes.
    [deal]
        {""}
        C'est la donne d'un jour passé. Elle dure environ trois minutes.
   *[game]
        {""}
        C'est une partie entière, seulement pour le duel.
}
duel-begun = { $name } joue les mêmes cartes. Dès que vous avez fini, tu vois le résultat ici et dans le message du duel.
duel-refused = { $why ->
    [own] Ce sont tes propres cartes. Quelqu'un d'autre peut les jouer ici.
    [named] Ce duel est pour quelqu'un d'autre.
    [whom] Choisis quelqu'un d'autre. Pas de duel avec toi-même ni avec un bot.
    [late] Ce duel est terminé : il était ouvert pendant une semaine.
    [played] Tu as déjà joué ces cartes.
    [first] Seul ton premier essai avec ces cartes compte : propose un duel sous sa fin.
    [others] Cette revanche est pour les deux qui ont joué le duel.
    [again] La revanche a déjà commencé : son message est plus bas.
    [asked] Tu as déjà publié ce duel ici. Remonte pour le voir.
    [alone] Un duel se joue à deux : clique sur **Duel** dans un salon ou une discussion de groupe.
   *[gone] Ces cartes ne sont plus conservées.
}
duel-told = { $end ->
    [won] ⚔️ Tu gagnes le duel contre **{ $name }** à { $game }{ $tie ->
        [yes] {""} après une égalité, { $own } chacun.
       *[no] , { $own } à { $other }.
    }
    [lost] ⚔️ **{ $name }** gagne votre duel à { $game }{ $tie ->
        [yes] {""} après une égalité, { $own } chacun.
       *[no] , { $other } à { $own }.
    }
    [level] ⚔️ Ton duel contre **{ $name }** à { $game } finit à égalité : { $own } chacun.
    [wins] ⚔️ **{ $winner }** gagne le duel contre **{ $name }** à { $game }{ $tie ->
        [yes] {""} après une égalité, { $own } chacun.
       *[no] , { $own } à { $other }.
    }
    [draws] ⚔️ Le duel entre **{ $winner }** et **{ $name }** à { $game } finit à égalité : { $own } chacun.
   *[void] ⚔️ Ton duel à { $game } n'a pas de résultat : l'un de vous a arrêté sa partie, ou elle n'est plus conservée.
}
duel-game = -# Partie jouée par { $name } : { $seats }
duel-seat = { $name } { $points }
duel-again-button = Revanche
duel-again-begun = Tu joues les cartes de la revanche en premier, sans conseils. L'autre les reçoit avec le nouveau message du salon.
