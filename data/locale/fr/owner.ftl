## Pour qui fait tourner le bot

owner-only = Seuls mes responsables peuvent faire cela. `/about` dit à qui t'adresser.
owner-announce-ask = Le message irait dans { $channels ->
    [one] { $channels } salon
   *[other] { $channels } salons
} avec une table ouverte, sans mentionner personne. Je n'ai encore rien envoyé. Pour envoyer, retape la commande avec `sure: True`.
owner-announce-none = Je n'atteins aucune table ouverte : personne ne le lirait.
owner-announced = { $channels ->
    [one] Publié dans { $channels } salon
   *[other] Publié dans { $channels } salons
}{ $missed ->
    [0] .
    [one] {"\u00A0"}; { $missed } hors d'atteinte.
   *[other] {"\u00A0"}; { $missed } hors d'atteinte.
}
owner-announcement = 📣 Message de mes responsables : { $text }
owner-drain-on = Je n'ouvre plus ni table ni revanche. Les parties en cours continuent, et leurs tables expliquent pourquoi. `/owner drain on: False` annule, un redémarrage aussi.
owner-drain-off = On peut de nouveau ouvrir des tables.
owner-drain-running = { $running ->
    [one] { $running } partie en cours
   *[other] { $running } parties en cours
} ; { $fresh ->
    [0] aucune n'a avancé
    [one] { $fresh } a avancé
   *[other] { $fresh } ont avancé
} ces dix dernières minutes. Retape la commande pour voir si un redémarrage dérange encore quelqu'un.
owner-drained-empty = Aucune partie en cours. Redémarre-moi quand tu veux.
owner-drained-idle = Personne n'a joué depuis dix minutes dans { $running ->
    [one] { $running } partie en cours
   *[other] { $running } parties en cours
}. Un redémarrage ne dérangerait personne maintenant.
board-draining = Je vais redémarrer : plus aucune table n'ouvre. Cette partie continue.

commands-owner = Réservé à mes responsables
commands-owner-announce = Publie un message dans chaque salon avec une table ouverte
commands-owner-announce-text = Le texte
commands-owner-announce-sure = Envoie-le ; sinon je dis seulement où il irait
commands-owner-drain = N'ouvre plus de tables avant un redémarrage
commands-owner-drain-on = False permet de nouveau d'en ouvrir
