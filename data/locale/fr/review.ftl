## Qu'est-ce qui m'a échappé ? L'examen des choix d'un joueur.

review-nothing = { $end ->
    [cards] Les cartes ont décidé : aucun de tes choix ne t'a coûté quoi que ce soit de certain, et le niveau Second ne fait pas mieux avec ces cartes.
    [moves] Aucun de tes choix ne t'a coûté quoi que ce soit de certain. Mais le niveau Second fait mieux avec ces cartes.{ $hint ->
        [no] {""}
       *[yes] {" "}Si tu hésites dans une partie en solo, compare ton choix avec **Conseil**.
    }
   *[won] Aucun de tes choix ne t'a coûté quoi que ce soit de certain.
}
review-played = { $number ->
    [0] Ton choix :
   *[other] Coup { $number }, ton choix :
}
review-captain = Le choix d'un Capitaine :
# after review-played, where nothing else speaks against the move
review-not-so = Un Capitaine a joué la suite des deux coups de nombreuses fois, et celui-ci donne moins.
review-cost = { $sure ->
    [no] { $of ->
        [round] Chances pour la manche : sans doute environ { $percent } % de moins.
       *[game] Chances de gagner : sans doute environ { $percent } % de moins.
    }
   *[yes] { $of ->
        [round] Chances pour la manche : au moins { $percent } % de moins.
       *[game] Chances de gagner : au moins { $percent } % de moins.
    }
}
review-luck = Ton résultat : { $points }. Niveau Second avec les mêmes cartes : { $worth } en moyenne.
review-well-done = Bien joué au coup { $number }. C'était le meilleur choix :
review-mate = Le choix d'un ordinateur qui ne voit pas plus loin :

review-button = Qu'est-ce qui m'a échappé ?
review-heading = 🔍 Qu'est-ce qui m'a échappé ?
review-progress = { $look ->
    [second] Un Capitaine réexamine les choix qui t'ont peut-être coûté le plus : { $done } sur { $total } au maximum.
   *[first] Un Capitaine examine tes choix : { $done } sur { $total }.
} Il faut souvent une à deux minutes, { $minutes } au plus. Ensuite, tu verras ici ce qu'il a trouvé.
review-cut = { $look ->
    [second] Le temps s'est écoulé au second examen : { $done } choix sur { $total }.
   *[first] Le temps s'est écoulé après { $done } choix sur { $total }.
} Appuie sur **Examiner le reste** pour continuer. { $moments ->
    [0] Rien n'est encore sûr.
   *[other] Voici ce qui est déjà sûr :
}
review-waits = Un Capitaine examine d'autres parties : { $before ->
    [one] { $before } partie passe
   *[other] { $before } parties passent
} avant la tienne, qui commencera dans { $minutes } minutes au plus.
review-other = Un Capitaine examine déjà une autre de tes parties, pendant encore { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} au plus. Tu pourras demander celle-ci ensuite.
review-failed = Je n'ai pas pu examiner cette partie. Réessaie plus tard.
review-again-button = { $way ->
    [rest] Examiner le reste
    [there] Montrer l'autre
   *[again] Examiner de nouveau
}
review-choices = { $game }{ $won ->
    [yes] , partie gagnée
    [no] , partie perdue
   *[open] {""}
} : { $choices ->
    [1] un vrai choix, jugé d'après ce que tu savais alors
    [one] { $choices } vrai choix, jugé d'après ce que tu savais alors
   *[other] { $choices } vrais choix, jugés d'après ce que tu savais alors
}
# rows of blocks and digits, from the first choice to the last
review-course = { $of ->
    [round] Tes chances de gagner la manche { $round } étaient de { $first } pour cent au début.
   *[game] Tes chances de gagner étaient de { $first } pour cent au début.
}
review-course-low = { $again ->
    [0] Au plus bas, après le coup { $move } sur { $moves }, elles étaient de { $low } pour cent.
    [won] Au plus bas, après le coup { $move } sur { $moves }, elles étaient de { $low } pour cent, et tu as quand même fini en tête.
   *[other] Au plus bas, après le coup { $move } sur { $moves }, elles étaient de { $low } pour cent, puis de { $back } pour cent avant le coup { $again }.
}
review-course-luck = { $own ->
    [0] C'était les cartes et les autres, pas tes coups.
   *[other] Tes coups ont coûté en tout environ { $own } pour cent, et les cartes et les autres le reste.
}
review-moment = **{ $place }.** { $of ->
        [close] Serré au coup { $move }
       *[other] Mieux au coup { $move }
    } : « { $better } »
    -# { $of ->
        [close] Ton coup était presque aussi bon.
        [result] Ton coup n'a nui qu'au résultat.
        [unsure] Ton coup a peut-être nui au résultat.
        [likely] Ton coup a peut-être coûté { $percent } % de { $span ->
            [round] chances pour la manche
           *[game] chances de gagner
        }.
       *[chance] Ton coup a coûté au moins { $percent } % de { $span ->
            [round] chances pour la manche
           *[game] chances de gagner
        }.
    }
review-puzzles = 🧩 Les moments clairs reviennent le lendemain en énigmes : `/solo`.
review-best = ⭐ Ton meilleur choix, au coup { $move } : « { $best } »
review-later = -# Pas besoin d'attendre ici. { $listed ->
    [none] Plus tard, appuie encore une fois sur **Qu'est-ce qui m'a échappé ?** à la fin de cette partie.
    [outside] Plus tard, tout sera dans `/history`, avec tes parties en solo et en groupe, derrière **Plus** de cette partie.
   *[here] Plus tard, tout sera dans `/history`, derrière **Plus** de cette partie.
}
review-puzzle-button = Résoudre une énigme
review-moment-button = № { $place }
    .words = Moment { $place }
review-low-button = Coup { $move }
review-well-button = Bien joué
review-back-button = ◀ Moments
review-next-button = Moment suivant
review-stood = Tes cartes et la table alors :
review-not-yours = Tu n'as pas joué cette partie. Chacun peut examiner ses propres choix.
review-not-finished = Cette partie a été interrompue : il n'y a rien à examiner.

## Énigmes : les moments de l'analyse reviennent comme des questions

puzzle-button = { $count ->
    [1] Énigmes : une t'attend
    [one] Énigmes : { $count } t'attend
   *[other] Énigmes : { $count } t'attendent
}
puzzle-question = 🧩 Que jouerais-tu maintenant ?
puzzle-of = { $own ->
    [yes] { $game }, une de tes parties
   *[no] { $game }, une partie entre ordinateurs
}
puzzle-choose = Choisis ta prédiction
puzzle-unseen = Pas vues : { $cards }
puzzle-learn-button = Apprendre
puzzle-end = { $end ->
    [best] 🧩 Résolu.
    [alike] 🧩 Résolu : c'est presque aussi bon.
    [near] 🧩 Résolu, mais un autre coup est meilleur.
   *[missed] 🧩 Pas résolu cette fois.
}
puzzle-figures = { $of ->
    [round] Chances pour la manche : environ { $best } % après le choix du Capitaine, { $own } % après le tien.
   *[game] Chances de gagner : environ { $best } % après le choix du Capitaine, { $own } % après le tien.
}
puzzle-late = Tu as déjà répondu à cette énigme. Ta première réponse compte.
puzzle-next-button = Énigme suivante
puzzle-later = { $more ->
    [yes] 🧩 Il n'y a plus d'énigme aujourd'hui.
   *[no] 🧩 Il n'y a plus d'énigme. Appuie sur **Qu'est-ce qui m'a échappé ?** après une partie : ses moments en font de nouvelles.
}
puzzle-count = Énigmes résolues : { $solved } sur { $tried }{ $streak ->
    [no] {""}
   *[yes] , les { $row } dernières d'affilée
}.{ $done ->
    [no] {""}
   *[yes] {" "}Nouvelles à <t:{ $at }:t>{ $own ->
        [0] {""}
       *[other] , d'abord { $own } de tes parties
    }.
}
puzzle-gone = Cette énigme n'est pas ouverte en ce moment. `/solo` a les tiennes.
