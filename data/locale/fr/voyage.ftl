## Le voyage

refusal-voyage-hint = Pas de conseils pendant le voyage : tout le monde traverse les mers sans aide. **Règles** se trouve sous **Plus**.
refusal-voyage-move = Pendant le voyage, on ne reprend pas ses coups. Ta main est en bas.

voyage-title = { $kind ->
    [practice] **Voyage d'entraînement**
    [late] **Voyage d'une semaine passée** : il ne compte plus.
    [over] **Voyage de la semaine** : ton essai est terminé. Le prochain voyage commence le <t:{ $at }:f>.
   *[week] **Voyage de la semaine** : un seul essai, jusqu'au <t:{ $at }:f>.
}
voyage-state = Mer { $sea } sur 7, { $masts ->
    [1] { $masts } mât
    [one] { $masts } mât
   *[other] { $masts } mâts
}
voyage-first = -# Chaque mer est une partie courte. Finis premier et tu continues. Sinon, un mât se brise et tu retentes la mer avec d'autres cartes. Sans mât, le voyage est fini.
voyage-ahead = À venir : **{ $game }** · { $rivals }
voyage-rival = { $sign } { $rival } ({ $level })
# le vent est ce que le jeu a de particulier sur cette mer
voyage-wind = -# 💨 { $wind ->
    [escort] Escorte : le Second d'en face est ton partenaire. Vous partagez un coffre et un navire.
    [calm] Calme plat : le dernier à capturer prend le reste de l'étalage.
    [trade] Alizé : pour le butin, or, cristal et rhum comptent leur force de 1 à 7 ; 8, 9 et 10 comptent 1.
    [squall] Grain : pour le butin, or, cristal et rhum comptent leur force de 1 à 7 ; 8, 9 et 10 comptent 1. Le dernier à capturer prend le reste.
    [tail] Vent arrière : tu commences.
    [head] Vent debout : un rival commence.
    [steady] Vent régulier : plus de sept et moins de un dans la pioche.
    [gale] Tempête : ta dernière carte doit faire un Sept, sinon tu pioches.
   *[undertow] Ressac : le saboteur part de 5 points de pénalité.
}
voyage-landed = { $end ->
    [crossed] Tu as traversé la mer { $sea }
    [lost] La mer { $sea } a brisé un mât : nouvel essai avec d'autres cartes
    [sunk] Le dernier mât s'est brisé en mer { $sea }
   *[home] Tu as traversé les sept mers !
}
voyage-result = **Mers traversées : { $seas } sur 7**, { $masts ->
    [0] plus aucun mât
    [one] il reste { $masts } mât
   *[other] il reste { $masts } mâts
}. Tes points moins ceux du meilleur rival, sur toutes les parties : { $margin }.
voyage-crew = Sur un équipage de 100 ordinateurs, **{ $crew }** sont allés aussi loin ou plus loin.
voyage-sail-button = { $way ->
    [first] Prendre la mer
    [on] Continuer le voyage
   *[again] Repartir, pour s'entraîner
}
voyage-week-button = Plutôt le voyage de la semaine
voyage-shared-by = { $name } a fait le voyage de la semaine
voyage-share-line = { $seas } sur 7 mers, { $masts ->
    [0] plus aucun mât
    [one] il reste { $masts } mât
   *[other] il reste { $masts } mâts
}. Sur un équipage de 100 ordinateurs, { $crew } sont allés aussi loin ou plus loin.
profile-voyage = ⛵ Meilleur voyage : { $seas } sur 7 mers
voyage-best-title = ⛵ **Le voyage de la semaine passée**, les meilleurs jusqu'ici
voyage-best-line = { $place }. { $name } : { $seas } mers sur 7

## Les rivaux des voyages

rival-is = -# { $sign } { $rival ->
    [Bram] { $rival } compte chaque pièce deux fois.
    [Juno] { $rival } ne laisse aucun tonneau derrière.
    [Silas] { $rival } touche du bois à chaque malédiction.
    [Rook] { $rival } attend le gros gibier.
    [Ines] { $rival } se fie au brouillard plus qu'aux canons.
    [Calico] { $rival } ne résiste pas à une belle prise.
    [Odo] { $rival } bâtit haut dès la première carte.
    [Tamsin] { $rival } démarre doucement.
    [Fitch] { $rival } balaie d'abord les miettes.
    [Vesper] { $rival } aime le rouge par-dessus tout.
    [Lorne] { $rival } aime les grandes entrées.
   *[Petra] { $rival } taille ce que les autres plantent.
}
# l'habitude : la phrase doit être vraie de chaque choix qui la concerne
rival-does = -# { $sign } { $rival ->
    [Bram] { $rival } ne pose de l'or qu'en l'absence d'un autre coup.
    [Juno] { $rival } prend du rhum dès que possible.
    [Silas] { $rival } ne prend avec une malédiction qu'en l'absence d'un autre coup.
    [Rook] { $rival } n'attaque un trésor de moins de 5 qu'en l'absence d'un autre coup.
    [Ines] { $rival } envoie les trésors de 3 et 4 sans défense tant que le choix existe.
    [Calico] { $rival } attaque un 7 dès que possible.
    [Odo] { $rival } commence chaque pile par le plus grand nombre de sa main.
    [Tamsin] { $rival } commence chaque pile par le plus petit nombre de sa main.
    [Fitch] { $rival } pose un 1 dès que possible.
    [Vesper] { $rival } entame en rouge dès que possible.
    [Lorne] { $rival } entame avec le plus grand nombre de sa main.
   *[Petra] { $rival } coupe dès que possible.
}{ $others ->
    [0] {""}
   *[other] {" "}Un Second sans cette habitude décide autrement dans { $others } cas sur 100.
}
rival-robs = { $sign } { $rival } : « { $rival ->
    [Bram] Chaque pièce compte, et je compte les miennes.
    [Juno] Le rhum est pour toi.
    [Silas] Pas de malédiction, pas de souci.
    [Rook] Les petits navires, je te les laisse.
    [Ines] Tu n'as jamais regardé derrière le brouillard.
    [Calico] Une si belle prise, ça ne se refuse pas.
    [Odo] Moi, je commence en haut.
    [Tamsin] Doucement mais sûrement.
    [Fitch] Les miettes font le pain.
    [Vesper] Le rouge me va bien.
    [Lorne] Tu peux saluer maintenant.
   *[Petra] Clac.
} »
rival-beaten = { $sign } { $rival } : « { $rival ->
    [Bram] Prends. Mais recompte.
    [Juno] Alors sers-moi le dernier.
    [Silas] Je savais que cette malédiction était pour moi.
    [Rook] Le gros gibier, c'était donc toi.
    [Ines] Le brouillard s'est levé trop tôt.
    [Calico] La prochaine fois, je bondis en premier.
    [Odo] Une haute tour tombe de haut.
    [Tamsin] J'allais justement commencer.
    [Fitch] Plus une miette pour moi.
    [Vesper] Même le rouge finit par manquer.
    [Lorne] La couronne est à toi aujourd'hui.
   *[Petra] J'ai coupé trop court.
} »
