## La donne du jour

refusal-day-hint = Pas de conseils dans la donne du jour : tout le monde joue les mêmes cartes, sans aide. **Règles** se trouve sous **Plus**.
refusal-day-move = Dans la donne du jour, on ne reprend pas ses coups : chacun n'a qu'un essai. Ta main est en bas.

daily-title = { $game }, jour { $day }
daily-hand = Donne du jour : { $game }, jour { $day }
daily-begin = Aujourd'hui, tout le monde reçoit les mêmes cartes. Tu as une manche et un seul essai, sans conseils et sans reprendre de coup.
daily-late-note = Le jour de cette donne est passé. Tu peux la finir, mais elle ne comptera pas. `/daily` donne celle d'aujourd'hui.
daily-score = Ton résultat : **{ $points }**.
daily-par = Le par : **{ $par }**, le résultat d'un Second avec les mêmes cartes. { $how ->
    [level] Tu l'as atteint.
    [better] Tu l'as battu de { $by }.
   *[worse] Tu l'as manqué de { $by }.
}
daily-beaten = Tu as fait mieux que **{ $percent } %** { $others ->
    [1] des autres joueurs : il n'y en a qu'un.
   *[other] des { $others } autres joueurs.
}
daily-alone = { $over ->
    [yes] Personne d'autre n'a fini cette donne.
   *[no] Tu finis en premier. Tape `/daily` plus tard pour voir ce qu'ont fait les autres.
}
daily-streak = 🔥 { $days } jours d'affilée.
daily-forgiven = Tu as manqué hier. Je pardonne un jour tous les quinze jours : ta série continue.
daily-next = La prochaine donne : { $game }. Elle arrive <t:{ $at }:R>.
daily-late = Tu as fini cette donne après son jour : elle ne compte pas. La prochaine comptera.
daily-given-up = Tu as arrêté cette donne avant le décompte : elle ne compte pas. Il n'y a qu'un essai par donne.
daily-share-button = Partager
daily-others-button = Ce qu'ont joué les autres
daily-replay-button = Revoir la mienne
daily-play-button = Jouer la donne du jour
daily-share-par = { $squares } { $difference } par rapport au par{ $fewer ->
    [yes] {" "}(moins, c'est mieux)
   *[no] {""}
}
daily-share-beaten = mieux que { $percent } %
daily-share-streak = 🔥 { $days } jours
    .words = { $days } jours d'affilée
daily-shared-by = { $name } a joué la donne du jour
daily-shared = Partagé.
daily-shared-already = Tu l'as déjà partagé ici.
daily-copy = { $who ->
        [writer] Tu n'as pas le droit d'écrire ici. À copier :
       *[bot] Je ne peux rien publier ici. Copie ceci :
    }
daily-other = { $place }. { $name } : { $points }
daily-best = -# Le meilleur de tous les serveurs : { $name }, { $points }
daily-other-captain = -# Pour comparer : Capitaine { $name }, { $points }
daily-other-par = -# Pour comparer : le par (un Second), { $points }
daily-you = Toi
daily-watch-option = Regarder { $name }
daily-watch-placeholder = Regarder quelqu'un la jouer
daily-others-title = { $deal } : ce qu'ont joué les autres
daily-others-none = Il n'y a encore personne à regarder. Reviens plus tard.
daily-others-wait = Finis d'abord la tienne, pour que personne ne te la gâche. `/daily` l'ouvre.
daily-gone = Cette donne n'existe plus. `/daily` donne celle d'aujourd'hui.
daily-export-later = Demain, tu pourras enregistrer, vérifier ou montrer cette partie. Aujourd'hui, d'autres jouent encore ses cartes.
profile-daily = 🃏 Donnes du jour jouées : { $count }, plus longue série : { $longest }{ $mark ->
    [0] {""}
   *[other] {" "}· 🏅 { $mark } jours d'affilée
}

commands-daily = La donne du jour : les mêmes cartes pour tous, une manche, un essai

daily-morning-today = La donne du jour est là : les mêmes cartes pour tous, une manche, un essai.
daily-morning = { $deal } : { $played ->
    [0] personne ne l'a finie ici.
    [one] une personne l'a finie ici.
   *[other] { $played } personnes l'ont finie ici.
}
daily-morning-called = 📣 { $mentions }
