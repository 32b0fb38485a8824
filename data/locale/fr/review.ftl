## Qu'est-ce qui m'a échappé ? L'examen des choix d'un joueur.

review-title = Qu'est-ce qui a échappé à { $name } ? { $choices ->
    [one] Il y avait un vrai choix.
   *[other] Il y avait { $choices } vrais choix.
}
review-nothing = Rien que tu aurais pu savoir.
review-played = Au coup { $number }, tu as joué :
review-captain = Un Capitaine aurait joué :
review-cost = { $of ->
    [round] Cela a baissé ta chance de gagner la manche de { $percent } %, à { $error } % près.
   *[game] Cela a baissé ta chance de gagner de { $percent } %, à { $error } % près.
}
review-luck = Ton résultat : { $points }. Avec les mêmes cartes, des ordinateurs de niveau Second ont fait { $worth } en moyenne.
review-well-done = Bien joué au coup { $number }. C'était le meilleur choix :
review-mate = Un ordinateur qui ne voit pas plus loin jouerait :
review-bar = { $of ->
    [round] Ta chance de gagner la manche en pour cent, choix par choix : { $chances }
   *[game] Ta chance de gagner en pour cent, choix par choix : { $chances }
}
review-average = { $of ->
    [round] En moyenne, chaque choix a baissé ta chance de gagner la manche de { $percent } %.
   *[game] En moyenne, chaque choix a baissé ta chance de gagner de { $percent } %.
}

review-button = Qu'est-ce qui m'a échappé ?
review-heading = 🔍 { $game } : qu'est-ce qui m'a échappé ?
review-progress = Un Capitaine regarde ta partie : choix { $done } sur { $total }. Cela prend jusqu'à une minute.
review-progress-again = Un Capitaine regarde de nouveau les choix qui t'ont peut-être coûté le plus.
review-failed = Je n'ai pas pu examiner cette partie. Réessaie plus tard.
review-again-button = Regarder de nouveau
review-choices = { $choices ->
    [one] Un vrai choix, jugé d'après ce que tu savais alors
   *[other] { $choices } vrais choix, jugés d'après ce que tu savais alors
}
# a row of coloured squares, from the first choice to the last
review-bar-drawn = { $blocks }
    -# { $of ->
        [round] Ta chance de gagner la manche : ▁ faible, ▇ forte.
       *[game] Ta chance de gagner : ▁ faible, ▇ forte.
    }{ $moments ->
        [0] {""}
       *[other] {" "}Les chiffres marquent les moments ci-dessous.
    }
# the same for a screen reader
review-course = { $of ->
    [round] Ta chance de gagner la manche était de { $first } pour cent au début, de { $low } au plus bas, au coup { $move }, et de { $last } à la fin.
   *[game] Ta chance de gagner était de { $first } pour cent au début, de { $low } au plus bas, au coup { $move }, et de { $last } à la fin.
}
review-moment = { $of ->
    [result] **{ $place }.** Ton coup { $move } : « { $played } » Cela a baissé ton résultat, mais à peine ta chance de gagner.
    [round] **{ $place }.** Ton coup { $move } : « { $played } » Cela a baissé ta chance de gagner la manche de { $percent } %.
   *[game] **{ $place }.** Ton coup { $move } : « { $played } » Cela a baissé ta chance de gagner de { $percent } %.
}
review-moment-button = Moment { $place }
review-well-button = Bien joué
review-back-button = ◀ Tous les moments
review-stood = Tes cartes et la table à ce moment :
review-not-yours = Tu n'as pas joué cette partie. Chacun peut examiner ses propres choix.
review-not-finished = Cette partie a été interrompue, il n'y a donc rien à examiner.
