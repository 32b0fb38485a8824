## Listes de noms

# a heading or a name, which may be bold, and what belongs to it
labelled = { $label } : { $text }
names-and = { $most } et { $last }
names-or = { $most } ou { $last }
# numbers; the first two in screen-reader text alone
number-below-zero = moins { $number }
number-range = { $least } à { $most }
number-tenths = { $tenths ->
    [0] { $whole }
   *[other] { $whole },{ $tenths }
}

## Avant le départ

lobby-host = hôte
lobby-install = Tout le monde peut jouer ici. [Ajoute-moi à ton compte]({ $link }) pour ouvrir toi-même des tables.
chat-further-down = La table est plus bas.
lobby-ready = { $free ->
    [0] **Complet :** toutes les places sont prises. { $host } peut appuyer sur **Commencer**.
    [one] **Prêt.** { $host } peut appuyer sur **Commencer** ; une place est encore libre.
   *[other] **Prêt.** { $host } peut appuyer sur **Commencer** ; { $free } places sont encore libres.
}
lobby-free-seat = place libre
lobby-kept = { $count ->
    [1] ✉️ Une place est gardée pour { $guest } jusqu'à { $until }.
   *[other] ✉️ Des places sont gardées pour { $guest } jusqu'à { $until }.
}
lobby-expected = { $count ->
    [1] ✉️ J'attends { $guest } jusqu'à { $until }. La partie commence dès la réponse : **Rejoindre**, ou **Partir** pour refuser.
   *[other] ✉️ J'attends { $guest } jusqu'à { $until }. La partie commence dès la dernière réponse : **Rejoindre**, ou **Partir** pour refuser.
}
lobby-changed = 🎲 { $name } a choisi un autre jeu.
lobby-queue = { $others ->
    [0] ⏭️ Prochaine partie : { $names }
   *[other] ⏭️ Prochaine partie : { $names } et { $others } de plus
}
deal-in-button = Jouer la suivante
deal-out-button = Finalement non
deal-in-done = { $place ->
    [1] Tu as la première place pour la prochaine partie ici, sans autre bouton à presser.
   *[other] Tu es numéro { $place } pour la prochaine partie ici, sans autre bouton à presser.
}
deal-in-opens = Le bouton **Rejouer** l'ouvre.
deal-out-done = Tu n'attends plus la prochaine partie.
lobby-level = {" "}{ $mark } { $level }
    .words = , { $level }
lobby-full-title = Toutes les places sont prises
lobby-full = La table est complète. Appuie sur **Commencer**, ou fais d'abord de la place.
lobby-missing = { $missing ->
    [1] Encore un joueur, et on peut commencer. Personne en vue ? **Ordinateur**.
   *[other] Encore { $missing } joueurs, et on peut commencer. Personne en vue ? **Ordinateur**.
}
lobby-expires = ⌛ Il ne s'est rien passé ici depuis six jours. La table ferme { $when }, sauf si un joueur appuie ici sur un bouton.
table-expires = ⌛ { $host }, il ne s'est rien passé à cette table depuis six jours. Elle ferme { $when }, sauf si un joueur appuie ici sur un bouton.
lobby-rated-lacks = **Une partie classée ne peut pas encore commencer.** Il faut une deuxième personne. **Temps par tour** et **Partie classée** sont sous **Règles maison**.
lobby-wrong-number = Ces règles maison sont pour { $seats } joueurs. Soit quelqu'un part, soit l'hôte change les **Règles maison**.
lobby-join-button = Rejoindre
lobby-leave-button = Partir
lobby-add-button = Ordinateur
lobby-house-button = Règles maison
lobby-start-button = Commencer
lobby-start-without-button = { $count ->
    [1] Commencer sans { $name }
   *[other] Commencer sans { $count }
}
lobby-rules-button = Comment jouer
lobby-remove-button = Retirer un ordinateur
lobby-cut-button = Couper
lobby-seal = 🔒 Scellé : `{ $seal }` ; à vérifier après la partie avec **Plus**.
lobby-cuts = ✂️ Coupé par { $cuts }
lobby-cut = { $hosts ->
    [yes] Tu as coupé avec **{ $word }**. Tu peux changer de mot tant que tu n'as pas appuyé sur **Commencer**.
   *[no] Tu as coupé avec **{ $word }**. { $host } n'a pas encore appuyé sur **Commencer** : jusque-là, tu peux changer de mot.
}
lobby-joined = { $count ->
    [0] Tu as une place. La partie commence quand { $host } appuie sur **Commencer**.
    [1] Tu es de la partie ! Elle commence quand { $guest } a répondu.
   *[other] Tu es de la partie ! Elle commence quand { $guest } ont répondu.
}
lobby-left = Tu as quitté la table. Appuie sur **Rejoindre** pour y revenir.
lobby-left-last = Il n'y avait plus que toi : la table est fermée.
lobby-left-voted = Tu as quitté la table, et les autres ont voté la fin de la partie. La table est fermée.
lobby-opened = { $game } : ta table est ouverte. Appuie sur **Commencer** quand tes amis sont là.
lobby-started = Les cartes sont distribuées.
lobby-levels-title = Qui prend la place suivante ?
lobby-rules-title = Règles maison
lobby-rules-placeholder = Que veux-tu changer ?
lobby-first-opponent = -# Un Mousse est un bon premier adversaire.
lobby-rules-of-host = { $host } est l'hôte et peut les changer jusqu'à la distribution des cartes.
lobby-any-move = Les ordinateurs n'ont pas encore appris ce jeu. Ils jouent des coups permis, au hasard.
lobby-computer-joined = { $name } prend place.
lobby-computer-left = Le dernier ordinateur a quitté la table.
lobby-unofficial = Le jeu imprimé n'est pas prévu pour ce nombre de joueurs, mais ça marche.

## Ordinateurs

level-deckhand = Mousse
level-deckhand-character = joue avec bon sens, mais oublie ce qui a été joué.
level-deckhand-names = Pip, Wren, Tolly, Jory, Bess, Finn, Dot
level-mate = Second
level-mate-character = une main sûre, qui pèse chaque carte.
level-mate-names = Marlow, Isolde, Brand, Thea, Corwin, Sunniva, Abel
level-captain = Capitaine
level-captain-character = voit loin et se souvient de tout.
level-captain-names = Voss, Ines, Rook, Maren, Quill, Sable, Drake

## Règles maison

rule-on = oui
rule-off = non
rule-own = barème de l'hôte
rule-usual = règle habituelle
rule-from = { $value }, à partir de { $seats } joueurs

## Le mélange

cut-signs = un mot fait de symboles
cut-title = Couper
cut-label = Ton mot
cut-meaning = Il entre dans le mélange, et tout le monde peut le lire.
cut-typed = Discord était trop lent pour te demander un mot. Appuie de nouveau sur **Couper**.
rules-counts = { $mark ->
    [night] -# **Lors d'une soirée de club**, la victoire ne compte pas : { $deal ->
        [0] ta place est comparée
       *[other] ton avance sur les autres à ta table est comparée
    } à tous ceux qui ont tes cartes.
    [day] -# **Dans la donne du jour**, c'est ton résultat contre 100 ordinateurs avec tes cartes qui compte.
   *[duel] -# **Dans un duel**, c'est ton résultat contre celui de l'autre avec les mêmes cartes qui compte.
}
verify-button = Vérifier le mélange
verify-title = 🔎 { $game }, { $deal ->
    [0] table { $number }
   *[other] donne { $deal }, table { $number }
} : le mélange
verify-seal = { $lobby ->
    [yes] ✅ **Le mélange correspond au sceau** montré avant le départ : `{ $seal }`. Compare avec celui que tu as noté.
   *[no] ✅ **Le mélange correspond à son sceau** : `{ $seal }`. Personne ne l'a vu avant la donne : il montre que rien n'a changé depuis, pas qui a choisi les cartes.
}
verify-seed = { $cuts ->
    [0] ✅ **La donne découle** du nombre scellé, des règles maison et des places. Personne n'a coupé.
    [one] ✅ **La donne découle** du nombre scellé, des règles maison, des places et d'une coupe.
   *[other] ✅ **La donne découle** du nombre scellé, des règles maison, des places et des { $cuts } coupes.
}
verify-played = { $moves ->
    [0] ✅ **Aucun coup n'a été joué** avant que la table ferme.
    [one] ✅ **La partie s'est jouée avec cette donne** : son seul coup suit les règles.
   *[other] ✅ **La partie s'est jouée avec cette donne** : les { $moves } coups suivent les règles.
}
verify-wrong = ❌ **Le mélange ne correspond pas au sceau.** Montre ceci à mes responsables.
verify-not-played = ❌ **Impossible de rejouer les coups.** Les règles ou l'enregistrement ont changé depuis.
verify-no-secret = Il n'y a pas de sceau à vérifier. Les cartes viennent d'un nombre donné d'avance.
verify-alone = Pour vérifier sans moi, lance `verify_shuffle.py`, de mon code source, avec ce fichier. `shuffle.md`, à côté, explique comment.

## La table

board-hand-button = Ma main
board-rules-button = Règles
board-more-button = Plus
turn-ends = ⏳ Le tour finit { $deadline }.
turn-rests = { $count ->
    [1] Le temps s'arrête de { $begin } à { $end } : heures calmes.
   *[other] Le temps s'arrête de { $begin } à { $end } pendant { $count } nuits : heures calmes.
}
board-quiet = { $count ->
    [1] 🌙 Heures calmes pour { $names } jusqu'à { $until }.
   *[other] 🌙 Heures calmes pour { $names } : les premières finissent à { $until }.
}
turn-time-button = Temps par tour
turn-time-title = Temps pour chaque tour
turn-time-now = Maintenant : { clock-time }.
turn-time-sets = Tu es l'hôte : ton choix vaut dès ce tour.
vote-stand-in = 🗳️ Un ordinateur doit-il jouer pour { $name }, qui ne répond pas depuis une demi-journée ? Oui : { $yes }. Il faut la majorité des autres joueurs actifs.
vote-end = 🗳️ { $by } veut arrêter cette partie, sans gagnant : oui { $yes }, non { $no }. { $rated ->
    [yes] Tous les autres doivent dire oui avant { $until }, et la partie compte alors comme une égalité.
   *[no] La plupart des autres doivent dire oui avant { $until }.
}
vote-end-button = Oui, l'arrêter
vote-on-button = Non, continuer
vote-end-counted = Ta voix compte. { $rated ->
    [yes] Pour arrêter la partie, il faut le oui de tous les autres.
   *[no] Pour arrêter la partie, il faut le oui de la plupart des autres.
}
vote-end-declined = La partie continue.
stand-in-button = Un ordinateur pour { $name }
stand-in-done = Un ordinateur joue maintenant pour { $name }. { $name } peut appuyer ici sur un bouton pour reprendre sa place.
stand-in-voted = Ta voix compte : { $votes } sur { $needed } pour qu'un ordinateur remplace { $name }.
board-left-out = … et encore { $count } …
    .words = Et encore { $count }.
more-title = À cette table
table-shown = La table est affichée de nouveau ci-dessous.

## Tours

turn-announcement = { $count ->
    [1] { $mentions }, à toi de jouer.
   *[other] { $mentions }, à vous tous de choisir.
}
turn-yours = C'est ton tour. Appuie sur une carte.
solo-seats = { $game } : l'entraînement se joue de { $least } à { $most } joueurs, toi compris.
solo-deal = { $done ->
    [yes] {""}
   *[no] **Donne du jour :** { $game }, 3 minutes, un seul essai
}
solo-puzzles = { $count ->
    [0] {""}
    [1] **Énigmes :** { $count }, une minute chacune
    [one] **Énigmes :** { $count }, une minute chacune
   *[other] **Énigmes :** { $count }, une minute chacune
}
solo-like = **Une partie :** { $game }, { $seats } joueurs · { $level }
solo-play-button = Jouer à { $game }
solo-start-button = Jouer : { $seats } joueurs · { $level }
solo-quick = Choisir un autre jeu
solo-quick-choose = Joueurs et niveau
solo-quick-option = { $seats } joueurs · { $level }
hand-closed = La table a fermé avant le dernier décompte. Le score jusque-là est dans le salon.
hand-left = Un ordinateur joue pour toi. La place reste à toi : **Ma main** la reprend.
kicked = On t'a fait quitter la table, et un ordinateur continue. Tu peux regarder, et l'hôte peut te reprendre avec **Places**.
kicked-told = { $runs ->
    [yes] { $mention }, on t'a fait quitter cette table, et un ordinateur continue. Tu peux regarder, et l'hôte peut te reprendre avec **Places**.
   *[no] { $mention }, on t'a fait quitter cette table. L'hôte peut te laisser revenir avec **Places**.
}
hand-rests = Ta main est rangée. Le bouton montre tes cartes telles qu'elles sont maintenant.
panel-rests = Ce message n'a pas servi depuis un moment : il est rangé. Les boutons de la table le rouvrent.
leaf-back-button = ◀ Retour
    .words = Page précédente
leaf-before-button = ◀ Page { $leaf }
leaf-on-button = Suite ({ $leaf } sur { $leaves }) ▶

## La fin

end-headline = { $reader ->
    [yes] { $way ->
        [shared] Tu partages la victoire avec { $winners } !
        [points] Tu gagnes { $own } à { $next } !
        [apart] Tu gagnes avec { $far } d'avance sur { $second } !
       *[level] Tu gagnes au départage !
    }
    [team] { $way ->
        [shared] Votre équipe partage la victoire avec { $winners } !
        [points] Votre équipe gagne { $own } à { $next } !
        [apart] Votre équipe gagne avec { $far } d'avance sur { $second } !
       *[level] Votre équipe gagne au départage !
    }
   *[no] { $way ->
        [shared] { $winners } partagent la victoire !
        [points] { $count ->
            [1] { $winners } gagne { $own } à { $next } !
           *[other] { $winners } gagnent { $own } à { $next } !
        }
        [apart] { $count ->
            [1] { $winners } gagne avec { $far } d'avance sur { $second } !
           *[other] { $winners } gagnent avec { $far } d'avance sur { $second } !
        }
       *[level] { $count ->
            [1] { $winners } gagne au départage !
           *[other] { $winners } gagnent au départage !
        }
    }
}
end-headline-placed = { $whole ->
   *[yes] { $way ->
        [shared] { $winners } partagent la victoire.
       *[other] { $count ->
            [1] { $winners } gagne.
           *[other] { $winners } gagnent.
        }
    }
    [no] {""}
} { $behind ->
    [0] Tu finis { $place }e, à égalité de points.
   *[other] Tu finis { $place }e, à { $far }.
}
# The reader, in a list of names to which no verb belongs.
you = toi
end-scoring-button = Décompte
end-more-title = Après la partie
# in the own end of a game: somebody has opened the table of the next one
end-invited = { $again ->
    [yes] { $host } veut rejouer : **{ $game }**.
   *[no] { $host } veut jouer à **{ $game }** ensuite.
}
end-dealt-in = Tu as une place à la prochaine partie, **{ $game }**. { $count ->
    [0] Elle commence quand { $host } appuie sur **Commencer**.
    [1] Elle commence quand { $guest } a répondu.
   *[other] Elle commence quand { $guest } ont répondu.
}
end-begun = **{ $game }** a commencé sans toi.
end-join-button = J'en suis
end-decline-button = Pas maintenant
# what a player says across the table
remark-well-played = Bien joué.
remark-moment = Un instant !
remark-placeholder = Dis quelque chose…
remark-made = { $over ->
    [yes] Les autres le lisent sous le résultat d'ici { $seconds } secondes environ. Chacun y fait une seule remarque.
   *[no] Les autres le lisent sur le plateau d'ici { $seconds } secondes environ, jusqu'à ton prochain coup. Tu pourras alors en faire une autre.
}
end-round-button = Manche { $round }
over-rating = { $own ->
    [yes] 📈 Ta cote : { $points } ({ $by })
   *[no] { $name } { $points } ({ $by })
}
over-ratings = 📈 Cotes : { $ratings }
over-provisional = Provisoire pour { $names } : les premières parties pèsent lourd.
# the first of an evening, and the others with their points
evening-score = 🌙 Adversaires battus ce soir, en { $games } parties : { $lead ->
    [alone] **{ $leaders } : { $points }**
    [you] **Tu mènes avec { $points }**
    [with] **Toi et { $leaders } menez avec { $points } chacun**
    [several] **{ $leaders } mènent avec { $points } chacun**
   *[one] **{ $leaders } mène avec { $points }**
}{ $rest ->
    [none] {""}
   *[other] {" "}· { $rest }
}{ $others ->
    [0] {""}
   *[other] {" "}et { $others } autres
}
highlight-decided = 🏆 Le tournant : { $you ->
    [first] tu passes pour de bon devant { $second } à la manche { $round }
    [second] { $first } te passe devant pour de bon à la manche { $round }
   *[no] { $first } passe pour de bon devant { $second } à la manche { $round }
}
closed-title = ⚓ { $game } : table fermée
closed-text = { $by ->
    [host] L'hôte a mis fin à la partie avant l'heure : personne ne gagne.
    [vote] La table a voté l'arrêt de la partie, { $yes } contre { $no } : personne ne gagne.
    [moderator] Un modérateur a mis fin à la partie avant l'heure : personne ne gagne.
    [time] Personne n'est revenu pendant une semaine : la table a fermé sans gagnant.
   *[nobody] La partie a été arrêtée avant l'heure : personne ne gagne.
}
closed-lobby = { $by ->
    [time] Personne n'a rien fait ici pendant une semaine : la table a fermé avant la donne.
   *[other] La table a fermé avant la donne.
}
closed-rated = Les cotes comptent quand même : les absents sont derniers, et les autres se partagent la première place.
closed-standing = Jusqu'ici :
ending-title = Fermer cette table ?
ending-running = La partie s'arrête là, et personne ne gagne. Tu ne pourras pas revenir en arrière.{ $rated ->
    [yes] {" "}Les cotes comptent : égalité, mais ceux qui sont partis sont derniers.
   *[no] {""}
}{ $needed ->
    [0] {""}
    [1] {" "}Je demande d'abord à { $names } : il faut un oui dans la minute.
   *[other] {" "}Je demande d'abord à { $names } : il faut { $needed } oui dans la minute.
}
ending-lobby = Tout le monde rentre chez soi avant la donne.
ending-button = Fermer la table
ending-asked = J'ai demandé à { $names } sur la table. Le vote dure une minute et demande { $needed ->
    [1] un oui.
    [one] { $needed } oui.
   *[other] { $needed } oui de leur part.
}
table-ended = La table est fermée.

## Refus : ce qui ne va pas, et que faire

refusal-no-table = Il n'y a pas de table ouverte ici. `/table open` en ouvre une.
refusal-no-server = Cela ne marche que sur un serveur. Essaie dans un de ses salons.
refusal-may-not-write = Tu n'as pas le droit d'écrire ici, donc je n'y publie rien pour toi. Demande à la modération, ou essaie un autre salon.
refusal-place-taken = Ce salon a déjà une table. Joue là, ou ouvre la tienne dans un autre salon ou un fil.
refusal-place-taken-alone = Ce salon a déjà une table, et les tables n'ont pas de fil ici. { $hosts ->
    [yes] Joue là, ou ferme cette table avec `/table end`.
   *[no] Joue là, ou demande à { $host } de fermer cette table avec `/table end`.
}
refusal-too-many-hosted = Tu es déjà l'hôte de { $limit ->
    [one] { $limit } table ouverte
   *[other] { $limit } tables ouvertes
}, c'est la limite. Fermes-en d'abord une : `/table end` dans son salon{ $oldest ->
    [none] .
   *[other] {"\u00A0"}; la plus ancienne est dans { $oldest }.
}
refusal-too-many-here = Ce serveur a { $limit ->
    [one] { $limit } table ouverte
   *[other] { $limit } tables ouvertes
}, c'est la limite. Joue à l'une d'elles, ou demande à son hôte ou à un modérateur d'en fermer une : `/table end` dans son salon{ $oldest ->
    [none] .
   *[other] {"\u00A0"}; la plus ancienne est dans { $oldest }.
}
refusal-not-seated = { $running ->
    [over] Tu n'as pas de place dans cette partie, et elle est finie. **Nouvelle table** en ouvre une autre ; si une table attend déjà, **Rejoindre** t'y donne une place.
    [late] { $free ->
        [yes] La partie a déjà commencé. **Jouer la suivante** te donne une place à la prochaine, et { $host } peut t'en donner une libre dans celle-ci avec **Places**.
       *[no] La partie a déjà commencé. Tu peux la regarder, et **Jouer la suivante** te donne une place à la prochaine.
    }
    [waits] Tu attends la prochaine partie, sans autre bouton à presser. Tu peux regarder celle-ci.
    [yes] { $free ->
        [yes] Tu n'es pas à cette table. Tu peux la regarder, et { $host } peut te donner une place libre avec **Places**.
       *[no] Tu n'es pas à cette table. Tu peux la regarder.
    }
   *[no] { $free ->
        [yes] Tu n'es pas à cette table. Appuie sur **Rejoindre** pour y prendre place.
       *[no] Tu n'es pas à cette table, et toutes les places sont prises. Tu pourras regarder une fois les cartes distribuées.
    }
}
refusal-already-seated = Tu as déjà une place. { $running ->
    [yes] **Ma main** montre tes cartes.
   *[no] { $waits ->
        [0] { $hosts ->
            [yes] Appuie sur **Commencer** quand tout le monde est là.
           *[no] { $host } doit encore appuyer sur **Commencer**.
        }
        [1] La partie commence quand { $guest } a répondu.
       *[other] La partie commence quand { $guest } ont répondu.
    }
}
refusal-table-full = { $hosts ->
    [yes] La table est complète. Appuie sur **Commencer**, ou retire d'abord quelqu'un.
   *[no] La table est complète. Tu pourras regarder une fois les cartes distribuées.
}
refusal-seat-kept = { $kept ->
    [1] La dernière place est gardée pour { $guest }. Réessaie après { $until }, ou en cas de refus.
   *[other] Les places libres sont gardées pour { $guest }. Réessaie après { $until }, ou en cas de refus.
}
guest-unknown = quelqu'un
refusal-challenged = Une fois par heure suffit : tu as déjà défié cette personne. Demande-lui directement, ou réessaie plus tard.
refusal-challenged-back = { $host } t'a déjà lancé un défi et te garde une place dans { $oldest } : appuies-y sur **Rejoindre**.
refusal-kicked = On t'a fait quitter cette table. L'hôte peut te laisser revenir avec **Places**.
refusal-free-seat = La partie est en cours, mais une place est libre : { $host } peut te la donner avec **Places**.
refusal-queue-full = Dix personnes attendent déjà la prochaine partie. Réessaie quand elle aura commencé.
refusal-not-invited = Aucune place n'est gardée ici pour toi : il n'y a rien à refuser.{ $free ->
    [yes] {" "}**Rejoindre** en prend une libre.
   *[no] {" "}Tu peux regarder cette table.
}
refusal-not-host = Seul l'hôte peut faire cela. Demande à { $host }.
refusal-not-in-lobby = Les cartes sont déjà distribuées : ce sera pour la prochaine table. { $sits ->
    [yes] **Ma main** montre tes cartes.
   *[no] Tu peux regarder celle-ci.
}
refusal-too-few = Trop peu de joueurs pour commencer. Demande à un ami d'appuyer sur **Rejoindre**, ou appuie sur **Ordinateur**.
host-unknown = l'hôte
refusal-wrong-number = Ces règles maison ne conviennent pas à ce nombre de joueurs. Change les **Règles maison**, ou fais venir ou partir quelqu'un.
refusal-not-your-turn = Ce n'est pas à toi de jouer. En attendant, tu peux regarder ta main.
play-unclear = { $count ->
    [0] Aucun coup permis ne correspond à ce que tu as tapé.
   *[other] Plusieurs coups correspondent à ce que tu as tapé.
} Choisis une suggestion ou appuie sur un bouton ci-dessous.
turn-theirs = C'est à { $name } de jouer. En attendant, tu peux regarder ta main.
refusal-own-turn = C'est à toi de jouer : il n'y a personne à relancer. **Ma main** montre ce que tu peux faire.
refusal-computers-turn = C'est à un ordinateur de jouer, et il le fait tout seul. En attendant, tu peux regarder ta main.
refusal-too-soon = Un rappel par tour suffit, et un par heure. **Relancer** marche de nouveau après { $until }.
refusal-not-absent = Cette place n'a pas besoin d'ordinateur : ce n'est pas son tour, ou son joueur était là depuis moins d'une demi-journée. **Relancer** sous **Plus** lui rappelle de jouer.
refusal-no-vote = Ce vote est fini. L'hôte peut en lancer un autre avec `/table end`.
refusal-stale = La table a avancé. Voici où elle en est.
refusal-table-over = Cette partie est finie. Les boutons sous son résultat mènent à la suite.
over-here = Cette partie est finie. Ouvre la suivante ici :
night-over = La soirée est finie. La prochaine partie en ouvre une nouvelle.
own-table-over = Cette partie est finie, ou a fait place à une plus récente. `/solo` montre celles que tu peux reprendre.
refusal-not-running = Les cartes ne sont pas encore distribuées. { $waits ->
    [0] { $hosts ->
        [yes] Appuie sur **Commencer** quand tout le monde est là.
       *[no] { $host } doit encore appuyer sur **Commencer**. En attendant, lis `/rules`.
    }
    [1] La partie commence quand { $guest } a répondu. En attendant, lis `/rules`.
   *[other] La partie commence quand { $guest } ont répondu. En attendant, lis `/rules`.
}
refusal-illegal-move = Les règles ne permettent pas cela. Voici ce que tu peux faire.
refusal-no-computer = Il n'y a pas d'ordinateur à cette table. **Ordinateur** en installe un.
refusal-bad-choice = { $detail ->
    [none] Cette règle maison n'est pas possible ici.
   *[other] Cette règle maison n'est pas possible ici : `{ $detail }`.
} Choisis une autre valeur.
refusal-has-left = Tu as quitté cette table, et un ordinateur tient ta place. Reprends-la d'abord.
refusal-not-away = Tu es déjà à cette table, et personne ne joue pour toi. **Ma main** montre tes cartes.
refusal-paused = { $sits ->
    [yes] Il n'y a personne à cette table en ce moment : elle attend. **Ma main** reprend ta place.
   *[no] Il n'y a personne à cette table en ce moment : elle attend. Elle continue quand un de ses joueurs appuie sur **Ma main**.
}
refusal-nothing-to-take = { $hosts ->
    [yes] Aucune place n'est libre ici. Tu peux en libérer une avec **Places**.
   *[no] Aucune place n'est libre ici. Tu peux regarder la table.
}
refusal-no-person = Cette personne n'est plus à cette table. **Places** montre qui y est.
refusal-cannot-kick-self = { $running ->
    [yes] Tu ne peux pas te retirer toi-même. Avec **Quitter ma place** sous **Plus**, un ordinateur joue pour toi, et la place reste à toi.
   *[no] Tu ne peux pas te retirer toi-même. **Partir** libère ta place.
}
refusal-rated-start = Une partie classée ne peut pas encore commencer : il faut une deuxième personne. Sous **Règles maison**, on peut aussi choisir **Partie non classée, avec conseils**.
refusal-rated-computer = Cette table est classée : on y joue entre personnes. Demande à un ami d'appuyer sur **Rejoindre**, ou choisis « Partie non classée, avec conseils » sous **Règles maison**.
refusal-rated-seat = Cette table est classée : les places ne changent pas de mains. Un ordinateur joue pour les absents ; tu peux regarder la partie.
refusal-rated = Cette table est classée : pas de conseils. Ta main montre tout ce que tu peux faire.
refusal-mute = Les remarques sont désactivées à cette table. L'hôte peut les permettre avant le début, et les gérants du serveur avec `/settings`.
refusal-rated-remark = Une partie classée par équipes n'a pas de remarques : elles pourraient servir de signaux. Tu peux en faire dans toute autre partie.
refusal-remark-stands = Ta remarque est sur le plateau jusqu'à ton prochain coup. Tu pourras alors en faire une autre.
refusal-rated-move = Cette table est classée : on ne reprend pas ses coups. La partie continue.
refusal-needs-bot = Pour cela, il faut un serveur dont je suis membre : ici, je ne peux rien faire tant que personne n'appuie sur un bouton. Les tables non classées, sans limite de temps et sans fil, marchent ici aussi.
refusal-rated-clock = Cette table est classée : il lui faut un temps par tour limité. Choisis-en un autre.
refusal-move-stands = { $answers ->
    [yes] Tu ne peux pas revenir là-dessus : **Annuler** sert une fois, pour ton dernier coup et les réponses à ce coup, et pas si quelque chose a été révélé.
   *[no] Tu ne peux pas revenir là-dessus : **Annuler** sert une fois, pour ton dernier coup, tant que personne d'autre n'a joué, et pas s'il a révélé quelque chose.
}
refusal-no-cut = Les cartes de cette table viennent d'un nombre donné d'avance : couper ne changerait rien. **Commencer** les distribue.
refusal-no-word = Je ne vois pas de mot là-dedans. Essaie des lettres, des chiffres ou des symboles ; espaces et guillemets ne comptent pas.
refusal-no-rematch = Tu ne peux pas rejouer celle-ci : elle n'est pas finie, ou n'a jamais été distribuée. `/table open` ouvre une nouvelle table.
refusal-not-over = On peut revoir une partie une fois qu'elle est finie. **Ma main** et la table montrent où elle en est.
refusal-draining = Je vais redémarrer : je n'ouvre plus de tables pour l'instant. Les parties en cours continuent ; réessaie dans quelques minutes.
refusal-kept-elsewhere = Je ne peux pas faire cela d'ici. Réessaie dans { $oldest }.
refusal-stopping = Je redémarre. Rien n'est perdu ; réessaie dans une minute.
refusal-not-in-a-server = Cela ne marche que sur un serveur. Essaie dans un salon, ou [invite-moi sur ton serveur]({ $link }). `/solo` marche ici.
refusal-unknown-words = Je n'ai pas compris. Choisis une des suggestions.
refusal-old-command = Cette commande a changé. Laisse une minute à Discord, puis réessaie.
incident = J'ai rencontré un problème. Ta table est intacte ; si cela se répète, donne ce numéro à mes responsables : `{ $id }`.
too-fast = Tu appuies trop vite. Réessaie dans quelques secondes.
connection-lost = Je n'ai pas pu joindre Discord à l'instant. Rien n'est perdu ; réessaie dans un moment.
discord-refused = { $why ->
    [content] Discord n'a pas accepté mon message tel quel.
    [message] Discord ne me laisse plus modifier ce message.
    [application] Discord refuse mes requêtes en ce moment. Mes responsables trouvent la raison dans mon journal.
   *[place] Discord ne me laisse pas faire cela ici. Dans un fil privé, mentionne-moi pour que j'y entre. Ailleurs, une personne qui gère le salon peut vérifier qu'il n'est pas verrouillé et que j'ai le droit d'y écrire.
}
open-refused = Je n'ai donc pas ouvert de table.
open-hidden = Ce serveur ne montre mes messages qu'à toi, donc je n'ai pas ouvert de table. Il peut autoriser les applications externes, ou tu peux [m'inviter]({ $link }).
answer-comes = Un instant…
posted-later = Je ne peux rien publier ici pour le moment. Tu le verras ici dès que ça marchera.
not-kept = Je n'ai pas pu enregistrer ton action : elle ne compte pas. Tout ce qui précède est bien enregistré. Réessaie plus tard, et dis à mes responsables que le disque est peut-être plein.

## Permissions du bot

permissions-missing = Pour ouvrir une table ici, il me faut « { $names } ». Un gestionnaire du salon peut me l'accorder.
member-may-open-no-thread = Pour ouvrir une table dans un fil, il te faut « { $names } ». Un modérateur peut te l'accorder, ou `thread: False` ouvre la table dans le salon même.
permission-view_channel = Voir le salon
permission-send_messages = Envoyer des messages
permission-send_messages_in_threads = Envoyer des messages dans les fils
permission-read_message_history = Voir les anciens messages
permission-create_public_threads = Créer des fils publics
permission-create_private_threads = Créer des fils privés

## Aide

help-text =
    ## Jouer ici
    - `/table open` ouvre une table. `/night` : les soirées de club ; les organisateurs en prévoient.
    - Sans partenaire ? `/solo` : voyage, énigmes, parties, duels. `/daily` : la donne du jour. `/learn` : une leçon.
    - **Ma main** montre tes cartes. Appuie sur l'une d'elles pour la jouer.
    - `/rules` explique un jeu en quelques phrases.
    - `/mytables` liste tes tables, d'abord celles où c'est ton tour.
help-choose = Choisis un sujet
help-topic = { $topic ->
    [alone] Jouer en solo
    [table] Ouvrir une table
    [night] Une soirée de club
    [turn] Ton tour
    [people] Places, hôtes, départs
    [reminders] Mentions, rappels, heures calmes
    [rated] Cote et classement
    [after] Après la partie
    [news] Nouveautés
   *[typing] Taper tes coups
}
help-about-alone =
    ### Jouer en solo
    - **Donne du jour :** les mêmes cartes pour tous, et pour 100 ordinateurs.
    - **Énigmes :** trois positions par jour. Trouve le meilleur coup.
    - **Le voyage :** sept parties courtes par semaine. Tu as trois mâts, et chaque défaite en brise un.
    - **Les rivaux** ont une habitude. Après trois parties, je te la révèle.
    - **Duel**, sous ta partie : un ami joue les mêmes cartes.
    - **Qu'est-ce qui m'a échappé ?** trouve tes coups les plus coûteux.
    - **Les distinctions** sont des premiers exploits dans un jeu. `/profile` les garde, `/leaderboard` montre les meilleurs de la semaine.
help-about-table =
    ### Ouvrir une table
    - `/table open` installe une table dans ce salon. **Rejoindre**, **Ordinateur**, **Règles maison** et **Commencer** sont dessus.
    - `clock:` limite le temps d'un tour. À la moitié, je t'envoie un rappel. Quand le temps est écoulé, un ordinateur joue pour toi.
    - `thread:` donne à la table son propre fil.
    - **Défier** garde une place à quelqu'un : clic droit sur son nom (sur un téléphone, un appui long), puis **Applications**.
    - **Couper** fait entrer un mot de ton choix dans le mélange.
    - `/table show` affiche de nouveau la table en bas ; `/table end` y met fin. Une table inactive ferme au bout d'une semaine.
    - Dans les groupes, les messages privés et les serveurs sans moi, `/table open` marche dès que je suis dans ton compte : le lien est dans `/about`. Tout le monde peut y appuyer sur les boutons. Il n'y a ni limite de temps, ni partie classée, ni fil, car je ne peux agir que quand quelqu'un appuie sur un bouton.
help-about-night =
    ### Une soirée de club
    - Qui peut gérer les événements prévoit une soirée avec `/night`. **Annoncer** la publie.
    - Appuie sur **Je viens** si tu viens. Dans les 15 dernières minutes avant le début, **Je suis là** te donne ta place. Deux personnes suffisent : les ordinateurs prennent les places vides.
    - **Plus**, sous l'annonce, a les étapes de l'organisateur : **Ouvrir l'appel maintenant**, **Commencer maintenant**, **Pause** et **Annuler**.
    - Toutes les tables jouent les mêmes cartes, dans des fils privés : **Ma table** mène à la tienne. On te compare à ceux qui avaient la même main.
    - **Mon résultat** et l'annonce montrent les places après chaque donne. `/leaderboard` a la ligue du serveur.
help-about-turn =
    ### Ton tour
    - **Ma main** ou `/hand` montre tes cartes et tout choix qui t'attend. Toi seul le vois.
    - Le vert est un gain net ; le bleu est le bouton à presser maintenant.
    - **Annuler** reprend ton dernier coup, jusqu'à ce que quelqu'un d'autre joue ou qu'une carte cachée apparaisse. En solo, il reprend aussi les réponses des ordinateurs.
    - **Conseil** ou `/hint` dit ce que ferait un ordinateur, et pourquoi.
    - **Règles** sur la table explique le jeu tel qu'on y joue.
    - Tu ne perds rien en fermant l'application, ni quand je redémarre.
help-about-people =
    ### Places, hôtes, départs
    - **Quitter ma place** sous **Plus** laisse un ordinateur jouer pour toi. **Ma main** la reprend.
    - **Relancer** sous **Plus** rappelle au joueur de jouer, une fois par tour et par heure.
    - **Temps par tour** sous **Plus** est pour l'hôte : il peut le changer en pleine partie.
    - **Places**, avant le départ ou sous **Plus**, est pour l'hôte : retirer un joueur, donner une place libre, confier la table à quelqu'un d'autre.
    - Quand un hôte ne répond pas pendant un jour, n'importe qui à la table peut le devenir, avec **Places** sous **Plus**.
help-about-reminders =
    ### Mentions, rappels, heures calmes
    - Dans `/preferences`, choisis quand je te mentionne : toujours, seulement pour un rappel, ou jamais.
    - Les heures calmes te laissent dormir, et arrêtent ton temps.
    - Je peux demander avant chacun de tes coups, ou jouer à ta place quand tous voient qu'un seul est possible.
    - Pour un lecteur d'écran, j'écris tout en mots.
    - **Préviens-moi à la prochaine table**, derrière **Plus** sous un résultat, te mentionne quand la prochaine table de ce jeu ouvre.
help-about-rated =
    ### Cote et classement
    - `/table open rated:True` ouvre une table qui compte. Il lui faut un temps par tour limité et au moins deux personnes.
    - Aux tables classées, il n'y a ni ordinateurs ni conseils, et on ne reprend pas ses coups.
    - `/leaderboard` montre qui est en tête sur ce serveur, et où tu en es.
    - `/profile` fait le bilan de tes parties ici.
help-about-after =
    ### Après la partie
    - **Rejouer**, sous le résultat, demande à tout le monde et donne dès que tous ont répondu. **Autre jeu** te laisse choisir ; **Nouvelle table** est derrière **Plus**.
    - Tu arrives tard ? **Plus**, puis **Jouer la suivante** te donnent une place dans la prochaine partie.
    - Des parties à moins de trois heures d'intervalle font une soirée. On y compte chaque joueur ou équipe que tu devances, ordinateurs compris, et ½ par égalité.
    - **Plus**, puis **Revoir** montrent la partie coup par coup, toutes les mains ouvertes.
    - `/history` liste tes parties d'ici ; toi seul vois la liste.
    - **Plus**, puis **Vérifier le mélange** montrent que personne n'a choisi les cartes.
    - `/privacy` dit ce que je garde sur toi, et l'efface si tu veux.
help-about-typing =
    ### Taper tes coups
    `/play` joue n'importe quel coup, avec des suggestions.

## Règles

rules-chapter = { $chapter ->
    [course] En détail
    [scoring] Décompte
    [house] Règles maison
    [sources] Sources
   *[short] En bref
}
rules-title = { $game } · { rules-chapter }
rules-unofficial = Une adaptation non officielle et non commerciale, avec nos propres mots.

## Mains et places

hand-yours = À toi de jouer
    .words = C'est ton tour.
hand-waits = { $count ->
    [0] Personne ne doit jouer
    [one] { $name } choisit…
   *[other] { $name } choisissent…
}
    .words = { $count ->
        [0] Personne ne doit jouer.
        [one] C'est à { $name } de jouer.
       *[other] C'est à { $name } de choisir.
    }
hand-suspended = Discord ne me laisse pas montrer la table en ce moment. Tes coups comptent. Le temps est arrêté jusqu'à ce qu'elle soit de nouveau visible ; le tien reprendra alors où il en était. Si on m'a retiré l'accès au salon, quelqu'un qui le gère peut me le rendre.
hand-paused = Il n'y a personne à la table : elle attend.
seat-by-computer = {" "}(un ordinateur joue)
hand-since-more = { $count ->
    [one] { $count } autre événement est dans le **Journal**.
   *[other] { $count } autres événements sont dans le **Journal**.
}
hand-round = **Manche { $round }, { $unit } :** { $team ->
    [yes] vous
   *[no] toi
} { $own }, { $others }.
hand-forced = { $count ->
    [one] { $count } coup sans autre choix, joué aussitôt.
   *[other] { $count } coups sans autre choix, joués aussitôt.
}
hand-round-side = { $name } { $points }
hand-standing = { $fewer ->
    [yes] Points de pénalité avant cette manche : { $standing }
    [end] Points de pénalité, le moins pénalisé gagne : { $standing }
   *[no] { $rounds ->
        [0] { $total ->
            [yes] En tout : { $standing }
           *[no] { $standing }
        }
       *[other] Après { $rounds } manches : { $standing }
    }
}
    .words = { $fewer ->
        [yes] Points de pénalité avant cette manche : { $standing }
       *[no] { $rounds ->
            [0] Score : { $standing }
           *[other] Après { $rounds } manches : { $standing }
        }
    }
standing-side = { $you ->
    [team] **Vous { $points }**
    [yes] **Toi { $points }**
   *[no] { $name } { $points }
}
sure = Tu confirmes ?
sure-button = Oui, jouer ce coup
sure-back-button = Retour
undo-button = Annuler
hand-again-button = Actualiser
undo-done = Tu as repris ton dernier coup.
seat-to-play = **← joue**
    .words = (joue)

## Conseils

hint-button = Conseil
hint-mark = 💡 { $label }
    .words = Conseil : { $label }
hint-none = Les ordinateurs n'ont pas encore appris ce jeu : pas de conseils.
hint = { $level ->
    [only] 💡 Ton seul coup possible :
    [mate] 💡 Le conseil d'un Second, car aucun Capitaine n'a le temps :
   *[captain] 💡 Le conseil d'un Capitaine :
}
hint-not = { $size ->
    [even] 🤏 Presque aussi bien :
    [less] 🔻 Moins bien :
   *[much] 🙅 À éviter :
}
hint-alike = 🤝 Tout aussi bien :

## Fils

open-taken = Ce salon a déjà une table. Tu peux ouvrir la tienne dans son propre fil, avec les mêmes choix.
open-taken-missing = Ce salon a déjà une table. Pour ouvrir un fil, il me faut « { $names } » ; un gestionnaire du salon peut me l'accorder.
open-thread-button = L'ouvrir dans un fil
open-without-thread = Personne ne peut entrer dans un fil ici : la table est dans le salon même.
open-no-thread = Discord ne m'a pas donné de fil ici : { $reason }. `thread: False` ouvre la table dans le salon même.
open-elsewhere = Ce serveur garde ses tables dans { $channels }. Ouvre la tienne là-bas.

## Où on joue

# an own game against computers that is not over
own-games = { $count ->
    [1] Ta partie en solo en cours :
   *[other] Tes { $count } parties en solo en cours :
}
own-game = { $kind ->
    [lesson] **{ $game }** · leçon
    [day] **{ $game }** · donne du jour, sans conseils · { $levels }
    [voyage] **{ $game }** · voyage, sans conseils · { $levels }
    [duel] **{ $game }** · duel, sans conseils · { $levels }
   *[game] **{ $game }** · { $levels }
}
own-game-new = Personne n'a encore de points.
own-game-button = { $count ->
    [1] Continuer
   *[other] { $number }. Continuer
}
own-second = { $count ->
    [0] Une nouvelle partie n'y change rien.
    [1] Tu peux garder trois parties en cours. Une nouvelle met fin au numéro { $numbers }.
   *[other] Tu peux garder trois parties en cours. Une nouvelle met fin aux numéros { $numbers }.
}
own-second-button = Nouvelle partie
alone-button = Jouer en solo
open-button = Ouvrir une table
tables-button = Mes tables
tables-title = { $where ->
    [here] 🧭 Tes tables ici
   *[everywhere] 🧭 Tes tables
}
tables-none = { $where ->
    [here] Tu n'es à aucune table sur ce serveur.
   *[everywhere] Tu n'es à aucune table, sur aucun serveur.
} `/table open` en ouvre une ; **Rejoindre** prend place à une table ouverte.
tables-yours = **À toi de jouer** ; le tour a commencé { $since }
tables-theirs = À { $names } de jouer ; le tour a commencé { $since }
tables-lobby = { $hosts ->
    [yes] Pas encore distribuée : appuie sur **Commencer** quand tout le monde est là · ouverte { $since }
   *[no] Pas encore distribuée : { $host } appuie sur **Commencer** · ouverte { $since }
}
tables-paused = Il n'y a personne ; **Ma main** reprend ta place
tables-unreachable = Je ne peux pas la montrer en ce moment : elle attend, et rien n'est perdu
tables-until = jusqu'à { $until }
tables-away = un ordinateur joue pour toi
tables-where = { $deal ->
    [0] {""}
   *[other] Soirée de club, donne { $deal }, table { $table } :{" "}
}{ $place ->
    [chat] { $game } dans un groupe
    [server] { $game } dans { $channel }, { $server }
   *[here] { $game } dans { $channel }
}{ $link ->
    [none] {""}
   *[other] {" "}· [y aller]({ $link })
}
tables-more = { $count ->
    [1] Et encore une.
   *[other] Et encore { $count }.
}

## Appels et défis

call-next-button = Préviens-moi à la prochaine table
call-text = 📣 { $game } : { $host } a ouvert une table.
call-stop = Tu as demandé ce message. `/preferences` l'arrête.
call-over = { $how ->
    [joined] { $count ->
        [1] { $guest } prend la place.
       *[other] { $guest } prennent les places.
    }
    [declined] { $guest } ne peut pas cette fois. La place est libre.
    [late] { $count ->
        [1] { $guest } n'a pas répondu. La place est libre.
       *[other] { $guest } n'ont pas répondu. Les places sont libres.
    }
    [dealt] 📣 { $game } : les cartes sont distribuées.
   *[closed] 📣 { $game } : la table a fermé.
}
call-on = { $without ->
    [unwanted] Je te préviendrais pour { $game }, mais tu as désactivé mes mentions : je n'en envoie pas. `/preferences` les réactive.
    [quiet] Je te mentionnerai quand une table que tu peux voir ouvre sur ce serveur : { $game }. Au plus toutes les { $minutes } minutes, et jamais pendant tes heures calmes.
   *[nothing] Je te mentionnerai quand une table que tu peux voir ouvre sur ce serveur, au plus toutes les { $minutes } minutes : { $game }.
}
call-off = Je ne te préviens plus pour { $game } sur ce serveur.
call-on-button = Préviens-moi
call-off-button = Ne me préviens plus
challenge-which = 🤺 À quel jeu défies-tu { $name } ? J'ouvre une table ici et lui garde une place.
challenge-placeholder = Choisis un jeu
challenge-opened = { $game } : ta table est ouverte, et { $guest } a reçu l'invitation. Appuie sur **Commencer** quand tout le monde est là.
challenge-self = Tu ne peux pas te défier toi-même. `/table open` ouvre une table, et **Ordinateur** te trouve de la compagnie.
challenge-gone = Cette personne n'est plus sur ce serveur.
challenge-never = { $why ->
    [unseen] { $name } ne peut pas voir ce salon. Lance ton défi dans un salon que vous voyez tous les deux.
   *[unwanted] { $name } a désactivé mes mentions : je ne peux pas lancer ce défi. Demande-lui directement.
}
challenge-later = { $why ->
    [recent] { $name } vient de recevoir un défi. Réessaie après { $until }.
   *[quiet] { $name } est en heures calmes : je n'envoie pas de mention. Réessaie quand elles finissent, à { $until }.
}
challenge-text = 🤺 { $mentions }, { $host } te défie : { $game }. Une place t'est gardée jusqu'à { $until }.
rematch-text = 🔁 { $mentions }, { $host } a ouvert la partie suivante. Qui en est ?
rematch-seated = ⏭️ { $mentions }, une place t'attend à la prochaine partie.
challenge-decline-button = Refuser
challenge-declined = { $runs ->
    [yes] Tu as refusé, et les cartes sont données. Tu peux regarder la partie à la table.
   *[no] Tu as refusé, et la place est libre. Si tu changes d'avis, appuie sur **Rejoindre**.
}

## Aller et venir

leave-button = Quitter ma place
back-button = Reprendre ma place
end-button = Fermer la table
back-title = Un ordinateur joue pour toi
back-text = La place reste à toi tant que l'hôte ne la donne pas. **Ma main** sur la table la reprend aussi.
rematch-button = Rejouer
next-button = Autre jeu
next-which = 🎲 Quel jeu ensuite ? Je demande à tous ceux qui ont joué cette partie ou l'ont passée. Les personnes en attente ont leur place d'abord, et les ordinateurs restent s'il y a de la place.
next-instead = 🎲 Quel jeu à la place de { $game } ? Chacun garde sa place, tant qu'il y en a assez.
next-opened = Prochain jeu : { $game }. { $count ->
    [0] Tes amis appuient sur **Rejoindre**.
    [1] J'attends { $guest } jusqu'à { $until }, et je donne dès la réponse.
   *[other] J'attends { $guest } jusqu'à { $until }, et je donne dès la dernière réponse.
}
new-table-button = Nouvelle table
replay-button = Revoir
rematch-opened = On rejoue à { $game }, avec les mêmes règles maison. Le premier tour passe à la place suivante. { $count ->
    [0] Tes amis peuvent appuyer sur **Rejouer** ou **Rejoindre**.
    [1] J'attends { $guest } jusqu'à { $until }, et je donne dès la réponse.
   *[other] J'attends { $guest } jusqu'à { $until }, et je donne dès la dernière réponse.
}
evening-new = Une nouvelle soirée commence avec cette partie.
rematch-joined = Tu as une place à la prochaine table : { $game }. { $count ->
    [0] La partie commence quand { $host } appuie sur **Commencer**.
    [1] Elle commence quand { $guest } a répondu.
   *[other] Elle commence quand { $guest } ont répondu.
}
rematch-sits-out = Toutes les places sont prises : tu ne joues pas cette partie. Pour la prochaine, la première place est à toi.
replay-title = Coup { $step }/{ $steps }
    .words = Coup { $step } sur { $steps }
replay-moment = { $step } : { $what }
replay-move-back-button = ◀ Coup
    .words = Un coup en arrière
replay-move-on-button = Coup ▶
    .words = Un coup en avant
replay-parts = { $choice ->
    [yes] { $you ->
        [yes] Ici, dans la même situation, tu as joué autrement.
       *[no] Ici, dans la même situation, { $other } a joué autrement.
    }
   *[no] { $you ->
        [yes] Jusqu'à ce coup, ta partie était la même. Ici, d'autres ont joué autrement.
       *[no] Jusqu'à ce coup, { $other } a eu la même partie. Ici, d'autres ont joué autrement.
    }
}
replay-other-button = Autre table
# the placeholder of a select
replay-menu = Moments et points de vue
replay-deal = La donne
replay-round = Fin de la manche { $round }, nouvelle donne
replay-end = La fin
replay-eyes = { $you ->
    [yes] Ce que tu savais alors
   *[no] Ce que savait alors { $name }
}
replay-eyes-of = Vu par { $name }
share-button = Partager
share-title = **{ $name }** partage une partie : { $game }.
# the levels of the computers in the game
share-levels = Ordinateurs : { $levels }
share-cards-button = Jouer ces cartes
share-done = La fin de cette partie est maintenant dans le salon.
share-copy = Discord n'a pas accepté cette publication. Tu peux copier son texte :
share-missing = { $who ->
        [writer] Tu n'as pas le droit d'écrire ici, donc tu es la seule personne à voir ceci.
        [you] Je ne peux pas publier ici. Sans la permission « Utiliser des applications externes », toi seul le verrais.
       *[bot] Pour publier ici, il me faut « Envoyer des messages ». Un gestionnaire du salon peut me l'accorder.
    }
share-no-server = **Partager** demande du monde : essaie dans un salon ou dans un groupe.
share-again = Tu as déjà partagé cette partie ici. Remonte pour la voir.
night-button = Fin de soirée
night-title = 🌙 { $count ->
    [0] Une soirée avec { $names }
    [1] { $names } remporte la soirée !
   *[other] { $names } se partagent la soirée !
}
night-games = Score final après { $games } parties : 1 point par adversaire battu, ½ en cas d'égalité.
night-game = Partie { $number } : **{ $game }**, gagnée par { $winners }
night-early = { $count ->
    [1] La partie de { $games } s'est arrêtée avant la fin et ne compte pas.
   *[other] Les parties de { $games } se sont arrêtées avant la fin et ne comptent pas.
}
night-points = { $halves ->
    [0] 0 point
    [1] ½ point
    [2] 1 point
    [3] 1½ point
   *[other] { $points } points
}
night-called = { $name } a mis fin à la soirée. La prochaine partie en ouvre une nouvelle.
night-sure = { $gathers ->
    [yes] Finir la soirée ? { $host } a déjà ouvert ici la prochaine partie ; elle commencerait une nouvelle soirée et n'attendrait plus personne.
   *[no] Finir la soirée ? Le score final est publié dans le salon, et la prochaine partie en ouvre une nouvelle.
}
distinction-comeback = 🪜 Plus belle remontée : { $name }, en queue à mi-chemin, en tête à la fin
distinction-rival = 🪝 Rivalité de la soirée : { $name } a volé { $other } { $size } fois
night-done = Bonne nuit ! Le score final est publié, et la prochaine partie ouvre une nouvelle soirée.
night-refused = { $why ->
    [single] Il faut deux parties terminées pour une soirée, et il n'y en a pas encore assez. **Rejouer** lance la suivante.
    [running] Une partie est en cours ici. Appuie sur **Fin de soirée** quand elle sera finie.
    [stranger] Seules les personnes au score de ce soir peuvent finir la soirée. Demande à l'une d'elles.
    [later] Discord n'a pas encore accepté le score final. Appuie de nouveau sur **Fin de soirée** dans une minute.
    [called] Quelqu'un a déjà fini la soirée : [le score final]({ $link }) est dans le salon. Votre prochaine partie ici en ouvrira une nouvelle.
   *[over] Cette soirée est finie. Votre prochaine partie ici en ouvrira une nouvelle.
}
replay-open = Toutes les mains ouvertes
replay-too-old = Cette partie date de si longtemps que je ne la garde plus. Son résultat ci-dessus reste.
export-button = Enregistrer en texte
export-text = 💾 Toute la partie en texte, à garder.
export-here-button = La rejouer ici
replay-unreadable = Les règles ont changé depuis cette partie : on ne peut plus la revoir.
log-title = 📜 { $game } : le journal · manche { $round } · page { $leaf } sur { $leaves }
log-empty = Il ne s'est encore rien passé.
log-button = Journal

turn-reminder = { $mentions }, la moitié de ton temps est passée. Un ordinateur joue pour toi { $deadline }.
turn-still-waits = { $mentions }, la table attend encore ton coup.
turn-nudge = { $mention }, { $name } attend ton coup.
nudge-button = Relancer
nudge-done = J'ai relancé { $name }.
nudge-asleep = { $count ->
    [1] { $names } est en heures calmes : je n'envoie pas de mention. Elles finissent à { $until }.
   *[other] { $names } sont en heures calmes : je n'envoie pas de mention. Les premières finissent à { $until }.
}
nudge-unwanted = { $count ->
    [1] { $names } a désactivé mes mentions : je n'en envoie pas. La table dit à qui de jouer.
   *[other] { $names } ont désactivé mes mentions : je n'en envoie pas. La table dit à qui de jouer.
}
news-time-up = ⏳ Temps écoulé : un ordinateur a joué pour { $name }.
news-time-up-stays = ⏳ Un ordinateur continue de jouer pour { $name }, qui reprend son jeu en appuyant ici sur un bouton.
news-away = 🪑 Un ordinateur joue pour { $names }.
news-overtime = ⌛ { $over ->
    [yes] Le temps de la donne était écoulé : des ordinateurs ont terminé cette table.
   *[no] Le temps de la donne est écoulé : des ordinateurs terminent cette table.
}
news-taken-back = ↩️ { $name } a repris son dernier coup.
news-left = { $you ->
    [yes] Tu as quitté la table ; un ordinateur a continué.
   *[no] { $name } a quitté la table ; un ordinateur continue.
}
news-came-back = { $you ->
    [yes] Tu as repris ta place.
   *[no] { $name } est de retour.
}
news-kicked = { $you ->
    [yes] On t'a fait quitter la table ; un ordinateur a continué.
   *[no] On a fait quitter la table à { $name } ; un ordinateur continue.
}
news-seated = { $you ->
    [yes] { $former ->
        [none] Tu as repris une place libre.
       *[other] Tu remplaces désormais { $former }.
    }
   *[no] { $former ->
        [none] { $name } reprend une place libre.
       *[other] { $name } remplace désormais { $former }.
    }
}
news-host = { $name } est maintenant l'hôte.
news-stand-in = { $you ->
    [yes] 🗳️ Tu ne répondais pas depuis une demi-journée : les autres ont voté pour un ordinateur.
   *[no] 🗳️ { $name } ne répondait pas depuis une demi-journée : les autres ont voté pour un ordinateur. { $name } reprend son jeu en appuyant ici sur un bouton.
}
news-plays-on = 🗳️ Trop peu de voix pour arrêter la partie, elle continue : oui { $yes }, non { $no }.
news-vote-off = { $removed ->
    [yes] 🗳️ On a fait quitter la table à { $name } : le vote est fini.
   *[no] 🗳️ { $name } a quitté la table : le vote est fini.
}
news-clock = ⏳ { $clock ->
    [0] Le temps par tour est maintenant illimité.
   *[other] Temps par tour, à partir de maintenant : { clock-time }.
}
news-paused = Il n'y a personne à la table : elle attend. **Ma main** reprend ta place.{ $when ->
    [none] {""}
   *[other] {" "}Si personne ne le fait, elle ferme { $when }.
}
news-resumed = La table continue.
host-done = { $host } est maintenant l'hôte.
kick-sure = { $runs ->
    [yes] Retirer **{ $name }** de la partie ? Un ordinateur continue, et **Places** donne la place à quelqu'un d'autre.
   *[no] Retirer **{ $name }** de la table ?
}
kick-button = Retirer
host-sure = Confier la table à **{ $name }** ? Ensuite, c'est à { $name } de te la rendre.
host-button = Confier la table
seats-button = Places
seats-text = { $others ->
    [0] { $free ->
        [yes] Des ordinateurs tiennent toutes les autres places. Tu peux en donner une à quelqu'un.
        [unsaid] Tu ne peux retirer personne d'autre ici pour l'instant.
       *[no] Personne d'autre ne peut être retiré ni devenir l'hôte maintenant.
    }
   *[other] { $free ->
        [yes] Choisis une action pour un joueur, ou donne une place libre.
        [unsaid] Choisis une action pour un joueur.
       *[no] Choisis une action pour un joueur. Aucune place n'est libre.
    }
}
seats-choose = Choisis une action
seats-give = Donner une place libre à…
seats-option = { $way ->
    [kick] Retirer { $name }
   *[host] Confier la table à { $name }
}
seats-swap = Échanger { $one } et { $other }
seats-swapped = { $one } et { $other } ont échangé leurs places.
kick-done = Tu as retiré { $name } ; un ordinateur continue. **Places** donne la place à quelqu'un d'autre.
kick-done-lobby = Tu as retiré { $name }. La place est libre.
let-in-button = Laisser revenir { $name }
let-in-done = { $name } peut de nouveau jouer.
seat-bot = { $name } est un bot et ne peut pas tenir de cartes. Avant le départ, **Ordinateur** en installe un.
seat-has-one = { $name } a déjà une place ici.
seat-done = { $name } a maintenant une place. **Ma main** sur la table montre les cartes.

rated-title = Partie classée
rated-meaning = Une partie classée change la cote de chacun (`/leaderboard`). Il lui faut un temps par tour limité et au moins deux personnes. Elle n'a ni ordinateurs ni conseils, et on ne reprend pas ses coups. Ceux qui partent avant la fin sont derniers ; une fin anticipée est une égalité entre les autres.
rated-yes = Partie classée, sans conseils
rated-no = Partie non classée, avec conseils
clock-title = Temps par tour
clock-time = { $clock ->
    [0] { choice-clock-0 }
    [30] 30 secondes
    [60] { choice-clock-60 }
    [120] 2 minutes
    [180] 3 minutes
    [300] { choice-clock-300 }
    [3600] { choice-clock-3600 }
    [86400] { choice-clock-86400 }
   *[259200] { choice-clock-259200 }
}
clock-done = { $clock ->
    [0] Le temps par tour est maintenant illimité.
   *[other] Temps par tour, à partir de maintenant : { clock-time }.
}
clock-meaning = Combien de temps un tour peut durer. À la moitié, je t'envoie un rappel ; le temps écoulé, un ordinateur joue pour toi.
mute-title = Remarques
mute-meaning = Une remarque est l'une de six petites phrases, dite à toute la table jusqu'à ton prochain coup. L'hôte peut les désactiver.
mute-yes = Sans remarques
mute-no = Avec remarques
