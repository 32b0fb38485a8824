## Le voyage

refusal-voyage-hint = Pas de conseils pendant le voyage, même à l'entraînement : les mers, tes distinctions et ton bilan contre chaque rival comptent sans aide. **Règles** se trouve sous **Plus**.
refusal-voyage-move = Pendant le voyage, on ne reprend pas ses coups. Ta main est en bas.

voyage-title = { $over ->
    [yes] { voyage-result }{" "}
   *[no] {""}
}{ $kind ->
    [practice] **Voyage d'entraînement**, sur d'autres mers. Prochain voyage de la semaine : le <t:{ $at }:D>.
    [late] **Voyage d'une semaine passée** : il ne compte plus.
    [over] Prochain **voyage** : le <t:{ $at }:D>.
    [new] **Voyage de la semaine** : un seul essai. Commence-le avant le <t:{ $at }:f>, et finis-le avant le <t:{ $end }:f>.
   *[week] **Voyage de la semaine** : finis-le avant le <t:{ $end }:F>.
}
voyage-state = Mer { $sea } sur 7, { $masts ->
    [1] { $masts } mât
    [one] { $masts } mât
   *[other] { $masts } mâts
}
voyage-when = { $when ->
    [now] En cours
    [then] Ensuite
    [again] Encore, avec d'autres cartes
   *[next] À venir
}
voyage-short = { $when ->
    [again] **D'autres mers, pour s'entraîner :** { $game } · 💨 { voyage-named }
   *[other] -# { voyage-state }. { voyage-when } : { $game } · { $rivals }
}
voyage-named = { $wind ->
    [escort] Escorte
    [calm] Calme plat
    [trade] Alizé
    [squall] Grain
    [tail] Vent arrière
    [head] Vent debout
    [steady] Vent régulier
    [gale] Tempête
   *[undertow] Ressac
}
voyage-hand = { $practice ->
    [yes] Entraînement ·{" "}
   *[no] {""}
}{ voyage-state } · 💨 { voyage-named }
voyage-first = -# Chaque mer est une partie de 3 à 5 minutes, sans conseils ni coups repris. Premier, même à égalité, tu continues. Sinon, un mât se brise. Sans mât, c'est fini.
voyage-habits = -# Un rival suit son habitude, même à ses dépens : profites-en.
voyage-ahead = { voyage-when } : **{ $game }** · { $rivals ->
    [none] niveau { $levels }
   *[other] { $rivals }
}{ $partner ->
    [none] {""}
   *[other] . Ton partenaire : { $partner }
}
# le vent est ce que le jeu a de particulier sur cette mer
voyage-wind = -# 💨 { $wind ->
    [escort] Escorte : tu partages coffre et navire avec ton partenaire d'en face.
    [calm] Calme plat : le dernier à prendre reçoit le reste.
    [trade] Alizé : au butin, or, cristal et rhum de 1 à 7 valent leur nombre, de 8 à 10 un seul.
    [squall] Grain : le dernier à prendre reçoit le reste. Au butin, 1 à 7 valent leur nombre, 8 à 10 un seul.
    [tail] Vent arrière : tu joues en premier. D'habitude, c'est tiré au sort.
    [head] Vent debout : un rival joue en premier. D'habitude, c'est tiré au sort.
    [steady] Vent régulier : plus de sept et moins de un dans la pioche.
    [gale] Tempête : d'habitude, la dernière carte peut commencer une pile. Ici, elle doit faire exactement 7, sinon tu pioches.
   *[undertow] Ressac : le saboteur ne prend pas de sceaux et part de 5 points de pénalité au lieu de 4.
}
voyage-landed = { $end ->
    [crossed] Tu as traversé la mer { $sea }
    [lost] La mer { $sea } a brisé un mât
    [sunk] Le dernier mât s'est brisé en mer { $sea }
   *[home] Les sept mers traversées !
}
voyage-tie = -# Premier à égalité compte comme premier.
voyage-result = **Mers traversées : { $seas } sur 7**, { $masts ->
    [0] plus aucun mât
    [one] il reste { $masts } mât
   *[other] il reste { $masts } mâts
}.
voyage-crew = -# Plus loin que **{ $crew }** ordinateurs sur 100.
voyage-crew-ahead = -# Sur 100 ordinateurs, { $crew ->
    [one] **{ $crew }** a
   *[other] **{ $crew }** ont
} traversé la mer { $sea } en trois essais au plus.
voyage-sail-button = { $way ->
    [first] Prendre la mer
    [on] Continuer : mer { $sea }
    [retry] Refaire la mer { $sea }
    [look] Faire le voyage de la semaine
   *[again] Autres mers
}
voyage-week-button = Plutôt le voyage de la semaine
voyage-shared-by = { $name } a fait le voyage de la semaine
profile-voyage = ⛵ Meilleur voyage d'une semaine : { $seas } sur 7 mers
profile-alone = 🎲{ $solos ->
    [0] {""}
   *[other] {" "}Gagné en solo : { $solowon } parties sur { $solos }.
}{ $duels ->
    [0] {""}
   *[other] {" "}Duels gagnés : { $duelwon } sur { $duels }{ $draws ->
        [0] {""}
        [one] , { $draws } égalité
       *[other] , { $draws } égalités
    }.
}{ $puzzles ->
    [0] {""}
   *[other] {" "}Énigmes résolues : { $solved } sur { $puzzles }{ $row ->
        [0] {""}
       *[other] , les { $row } dernières d'affilée
    }.
}
voyage-best-title = ⛵ { $when ->
    [now] **Le voyage de cette semaine**
   *[last] **Le voyage de la semaine passée**
}, les meilleurs jusqu'ici
voyage-best-line = { $place }. { $name } : { $seas } mers sur 7

## Les rivaux des voyages

lobby-rival = Rivaux avec une habitude
rival-is = -# { $sign } { $rival ->
    [Bram] { $rival } compte les pièces une à une.
    [Juno] { $rival } chante plus fort à chaque verre.
    [Silas] { $rival } touche du bois, surtout le vendredi 13.
    [Rook] { $rival } attend le gros gibier.
    [Ines] { $rival } se fie au brouillard plus qu'aux canons.
    [Calico] { $rival } ne résiste pas à une belle prise.
    [Odo] { $rival } dort dans le nid-de-pie.
    [Tamsin] { $rival } ne se presse jamais.
    [Fitch] { $rival } balaie d'abord les miettes.
    [Vesper] { $rival } porte une rose à l'oreille.
    [Lorne] { $rival } veut toujours avoir le dessus.
   *[Petra] { $rival } taille ce que les autres plantent.
}
habits-known = -# Habitudes connues : { $known } rivaux sur { $all }.{ $left ->
    [0] { $rivals ->
        [none] {""}
       *[other] {" "}Encore à battre : { $rivals }.
    }
    [one] {" "}Ensuite : { $rivals }, encore { $left } partie.
   *[other] {" "}Ensuite : { $rivals }, encore { $left } parties.
}
rival-unmet = -# { $rivals } : après une partie, je dis ce qui s'y est passé, après trois l'habitude.
rival-did = { $count ->
    [0] { rival-is }
   *[other] -# { $sign } { $rival ->
        [Bram] { $rival } n'a pris aucune somme
        [Juno] { $rival } a pris du rhum
        [Silas] { $rival } a laissé des cartes dans l'étalage
        [Rook] { $rival } a épargné les trésors de moins de 5
        [Ines] { $rival } a envoyé un 3, 4 ou 5 sans défense
        [Calico] { $rival } a attaqué un 6 ou un 7
        [Odo] { $rival } a fait la plus grande somme
        [Tamsin] { $rival } a fait la plus petite somme
        [Fitch] { $rival } a posé un 1
        [Vesper] { $rival } a entamé en rouge
        [Lorne] { $rival } a battu la meilleure carte du pli
       *[Petra] { $rival } a gardé le rouge pour les plis des autres
    } : { $done } fois sur { $count } dans ta dernière partie.
}{ $games ->
    [0] {""}
   *[other] {" "}Tu as fini en tête { $won } fois sur { $games }.
}
# l'habitude : la phrase doit être vraie de chaque choix qui la concerne
rival-does = -# { $sign } { $rival ->
    [Bram] { $rival } ne prend plusieurs cartes que s'il le faut : les sommes t'attendent.
    [Juno] { $rival } prend du rhum si possible : c'est un bon appât.
    [Silas] { $rival } ne vide l'étalage que s'il le faut : laisse une seule carte.
    [Rook] { $rival } n'attaque aucun trésor de moins de 5 : envoie-les sans défense.
    [Ines] { $rival } envoie un 3, 4 ou 5 sans défense tant que possible : attaque-le.
    [Calico] { $rival } attaque un 6 ou un 7 si possible : arme les tiens.
    [Odo] { $rival } fait la plus grande somme possible : peu de cartes vont après.
    [Tamsin] { $rival } fait la plus petite somme possible : beaucoup de cartes vont après.
    [Fitch] { $rival } pose un 1 si possible : sinon, aucun 1 de sa main ne va.
    [Vesper] { $rival } entame en rouge si possible : une autre couleur montre une main sans rouge.
    [Lorne] { $rival } bat la meilleure carte d'un pli si possible : entame bas pour lui laisser le pli.
   *[Petra] { $rival } coupe si possible, et n'entame en rouge qu'avec une main toute rouge.
}{ $games ->
    [0] {""}
   *[other] {" "}D'autres Seconds font autrement dans { $others } % des cas. Tu as fini en tête { $won } fois sur { $games }.
}
rival-robs = { $sign } { $rival } : « { $said ->
    [Bram0] Chaque pièce compte, et je compte les miennes.
    [Bram1] Je dors mieux sur une bourse pleine.
    [Bram2] Recompte, si tu veux.
    [Juno0] Le rhum est pour toi.
    [Juno1] Encore une tournée, sur ton compte.
    [Juno2] Ma coupe est pleine, merci.
    [Silas0] Pas de malédiction, pas de souci.
    [Silas1] J'ai croisé les doigts. Ça aide.
    [Silas2] La chance aime les prudents.
    [Rook0] Les petits navires, je te les laisse.
    [Rook1] La patience remplit la cale.
    [Rook2] Je ne cours pas après le fretin.
    [Ines0] Tu n'as jamais regardé derrière le brouillard.
    [Ines1] Ce que tu ne vois pas ne m'arrête pas.
    [Ines2] Le brouillard ne coûte rien.
    [Calico0] Une si belle prise, ça ne se refuse pas.
    [Calico1] Les gros poissons d'abord.
    [Calico2] Je vois, je veux, je prends.
    [Odo0] Moi, je commence en haut.
    [Odo1] La vue est plus belle d'ici.
    [Odo2] Lève les yeux.
    [Tamsin0] Doucement mais sûrement.
    [Tamsin1] J'avais tout mon temps.
    [Tamsin2] Se lever tôt, c'est pour les coqs.
    [Fitch0] Les miettes font le pain.
    [Fitch1] Petit, plus petit, à moi.
    [Fitch2] J'ai balayé le pont.
    [Vesper0] Le rouge me va bien.
    [Vesper1] Les roses ont des épines.
    [Vesper2] Ciel rouge le soir, bel espoir.
    [Lorne0] Tu peux saluer maintenant.
    [Lorne1] Je fais ça tous les jours.
    [Lorne2] On applaudit, s'il te plaît.
    [Petra0] Clac.
    [Petra1] Je ne coupe que ce qui dépasse.
   *[Petra2] Une coupe nette fait à peine mal.
} »
rival-beaten = { $sign } { $rival } : « { $said ->
    [Bram0] Prends. Mais recompte.
    [Bram1] Je vais recompter toute la nuit.
    [Bram2] Ma bourse me semble légère.
    [Juno0] Alors sers-moi le dernier.
    [Juno1] Ça s'arrose.
    [Juno2] On a vidé mon tonneau.
    [Silas0] Je savais que cette malédiction était pour moi.
    [Silas1] J'aurais dû rester au port.
    [Silas2] C'est la faute du chat noir.
    [Rook0] Le gros gibier, c'était donc toi.
    [Rook1] J'ai attendu trop longtemps.
    [Rook2] Belle prise. La tienne, hélas.
    [Ines0] Le brouillard s'est levé trop tôt.
    [Ines1] Tu vois bien dans le brouillard.
    [Ines2] La prochaine fois, un brouillard plus épais.
    [Calico0] La prochaine fois, je bondis en premier.
    [Calico1] Tu avais plus faim que moi.
    [Calico2] J'ai eu les yeux plus gros que la cale.
    [Odo0] Une haute tour tombe de haut.
    [Odo1] La chute est longue.
    [Odo2] Je bâtirai moins haut. Ou pas.
    [Tamsin0] J'allais justement commencer.
    [Tamsin1] Pourquoi tant de hâte ?
    [Tamsin2] Demain, je te rattrapais.
    [Fitch0] Plus une miette pour moi.
    [Fitch1] Tu as balayé avant moi.
    [Fitch2] Garde tes miettes.
    [Vesper0] Même le rouge finit par manquer.
    [Vesper1] J'en rougis.
    [Vesper2] Le rouge te va mieux.
    [Lorne0] La couronne est à toi aujourd'hui.
    [Lorne1] Personne n'a vu ça, j'espère.
    [Lorne2] C'était un cadeau. Presque.
    [Petra0] J'ai coupé trop court.
    [Petra1] Mes ciseaux sont à aiguiser.
   *[Petra2] Tu repousses vite.
} »
