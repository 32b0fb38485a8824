# Leçons : une ligne pour chaque coup, la réponse à un autre bouton, et la fin.

commands-learn = Apprends un jeu en trois minutes en jouant ses premiers coups ; toi seul le vois
commands-learn-game = Quel jeu (sinon : 7 Seas)
lesson-offer = Tu découvres { $game } ? Joue les premiers coups avec un guide.
lesson-offer-button = L'apprendre en trois minutes
lesson-offer-game = Apprendre { $game }
lesson-step = Étape { $number } sur { $steps }
lesson-over = Tu connais { $game }
lesson-play-button = Jouer pour de vrai
lesson-open-button = Ouvrir une table ici
lesson-again-button = Refaire la leçon
refusal-not-the-lesson = Cette leçon montre un coup à la fois. Sa première ligne dit sur quoi appuyer.

lesson-seven-seas-1 = Les cartes de ton coffre donnent des points, et les points mènent ton navire à l'île. À chaque tour, tu joues une carte. Ton 💎7 a la même force que le 🪙7 de l'étalage. Appuie sur 💎7, et les deux vont dans ton coffre.
    .words = Les cartes de ton coffre donnent des points, et les points mènent ton navire à l'île. À chaque tour, tu joues une carte. Ton cristal 7 a la même force que l'or 7 de l'étalage. Appuie sur cristal 7, et les deux vont dans ton coffre.
lesson-seven-seas-1-wrong = Cette carte vient plus tard. Les deux 7 vont ensemble : 💎7 prend une carte maintenant.
    .words = Cette carte vient plus tard. Les deux 7 vont ensemble : cristal 7 prend une carte maintenant.
lesson-seven-seas-2 = Tu pourrais prendre 💀3, mais une malédiction dans ton coffre coûte des points. Pose plutôt 💀10, qui ne te coûte rien.
    .words = Tu pourrais prendre malédiction 3, mais une malédiction dans ton coffre coûte des points. Pose plutôt malédiction 10, qui ne te coûte rien.
lesson-seven-seas-2-wrong = Garde cette carte pour l'instant. Pose 💀10, qui ne te coûte rien.
    .words = Garde cette carte pour l'instant. Pose malédiction 10, qui ne te coûte rien.
lesson-seven-seas-3 = Un 1 peut prendre un 10, comme Pip vient de le faire. Laisse 💀3 pour l'instant et pose 🥃2.
    .words = Un 1 peut prendre un 10, comme Pip vient de le faire. Laisse malédiction 3 pour l'instant et pose rhum 2.
lesson-seven-seas-3-wrong = Pas encore. Pose 🥃2 et vois ce que Pip laisse.
    .words = Pas encore. Pose rhum 2 et vois ce que Pip laisse.
lesson-seven-seas-4 = Le 10 de Pip a pris le 2 et le 8, dont la somme fait 10. Il ne reste que 💀3. Prends-la avec 🪙3 : vider l'étalage permet de chiper.
    .words = Le 10 de Pip a pris le 2 et le 8, dont la somme fait 10. Il ne reste que malédiction 3. Prends-la avec or 3 : vider l'étalage permet de chiper.
lesson-seven-seas-4-wrong = Tu laisserais 💀3 à Pip. Prends-la avec 🪙3 et vide l'étalage.
    .words = Tu laisserais malédiction 3 à Pip. Prends-la avec or 3 et vide l'étalage.
lesson-seven-seas-5 = Pour chiper, tu fouilles un endroit et tu gardes une carte. Pip vient de gagner le roi pirate : fouille son coffre.
lesson-seven-seas-5-wrong = Le roi pirate est dans le coffre de Pip. Fouille là.
lesson-seven-seas-6 = Le roi pirate vaut 1 point à lui seul. Garde-le. Pip ne saura pas quelle carte manque.
lesson-seven-seas-6-wrong = Le roi pirate vaut plus que cette carte. Garde-le.
lesson-seven-seas-7 = Rien ne va avec 💎3. Pose 💀7, et Pip héritera peut-être de la malédiction.
    .words = Rien ne va avec cristal 3. Pose malédiction 7, et Pip héritera peut-être de la malédiction.
lesson-seven-seas-7-wrong = Garde cette carte. Débarrasse-toi plutôt de la malédiction.
lesson-seven-seas-8 = 💎3 et 💎4 font 7, mais tu n'as plus de 7. Pose 🥃6 et garde ton or : les pièces comptent.
    .words = Cristal 3 et cristal 4 font 7, mais tu n'as plus de 7. Pose rhum 6 et garde ton or : les pièces comptent.
lesson-seven-seas-8-wrong = Mieux vaut garder l'or pour l'instant. Pose 🥃6.
    .words = Mieux vaut garder l'or pour l'instant. Pose rhum 6.
lesson-seven-seas-9 = Il te reste deux cartes d'or. 🪙1 compte pour trois pièces : pose d'abord 🪙6.
    .words = Il te reste deux cartes d'or. Or 1 compte pour trois pièces : pose d'abord or 6.
lesson-seven-seas-9-wrong = 🪙1 compte pour trois pièces. Garde-la encore un tour.
    .words = Or 1 compte pour trois pièces. Garde-la encore un tour.
lesson-seven-seas-10 = Il te reste une carte, qui ne prend rien. Pose 🪙1. Tu la regagneras peut-être.
    .words = Il te reste une carte, qui ne prend rien. Pose or 1. Tu la regagneras peut-être.
lesson-seven-seas-10-wrong = Tu n'as plus qu'une carte : 🪙1.
    .words = Tu n'as plus qu'une carte : or 1.
lesson-seven-seas-11 = À deux, tu reçois une deuxième main. 💎10 prend des cartes dont la somme fait 10. Choisis les trois qui rapportent quatre pièces.
    .words = À deux, tu reçois une deuxième main. Cristal 10 prend des cartes dont la somme fait 10. Choisis les trois qui rapportent quatre pièces.
lesson-seven-seas-11-wrong = Regarde 💎10 : il peut gagner quatre pièces d'un coup.
    .words = Regarde cristal 10 : il peut gagner quatre pièces d'un coup.
lesson-seven-seas-end = Les coffres restent fermés jusqu'à la dernière carte. Puis on les compte tous ; ce qui reste à l'étalage n'est à personne.
    Un point chacun pour le plus de cartes, le plus de pièces, la dame pirate (💎1) et le roi pirate (🥃1).
    Deux points pour le meilleur butin : ton meilleur or, ton meilleur cristal et ton meilleur rhum, moins ta malédiction la plus douce. Le 7 vaut le plus, puis 6, 1, 5, 4, 3 et 2 ; 8, 9 et 10 ne valent rien. La malédiction la plus douce est un 7, les pires sont 8, 9 et 10. À égalité, tous marquent. Par exemple 🪙7 💎6 🥃7 💀3 : 7 + 6 + 7 − 5 = 15.
    Chaque point fait avancer ton navire d'une case. Quand un navire atteint la case 7, le plus avancé gagne.
    Gare au kraken (💀1). Il peut prendre tout l'étalage, mais enlève 7 à ton butin.
    .words = Les coffres restent fermés jusqu'à la dernière carte. Puis on les compte tous ; ce qui reste à l'étalage n'est à personne.
        Un point chacun pour le plus de cartes, le plus de pièces, la dame pirate (cristal 1) et le roi pirate (rhum 1).
        Deux points pour le meilleur butin : ton meilleur or, ton meilleur cristal et ton meilleur rhum, moins ta malédiction la plus douce. Le 7 vaut le plus, puis 6, 1, 5, 4, 3 et 2 ; 8, 9 et 10 ne valent rien. La malédiction la plus douce est un 7, les pires sont 8, 9 et 10. À égalité, tous marquent. Par exemple or 7, cristal 6, rhum 7 et malédiction 3 : 7 et 6 et 7 moins 5, ensemble 15.
        Chaque point fait avancer ton navire d'une case. Quand un navire atteint la case 7, le plus avancé gagne.
        Gare au kraken (malédiction 1). Il peut prendre tout l'étalage, mais enlève 7 à ton butin.

lesson-letter-of-marque-1 = Ramène le plus de points : des trésors, et les canons que les autres perdent contre toi. Chacun envoie un premier trésor en mer, tous en même temps, sur un navire secret. Choisis **Sans défense** : seul ton bluff protège le 5.
lesson-letter-of-marque-1-wrong = Garde tes deux navires armés pour plus tard. Choisis **Sans défense**.
lesson-letter-of-marque-2 = Wren a attaqué aussitôt, et ton bluff a échoué : trésor et navire sont perdus. Choisis **Appareiller** pour envoyer le trésor suivant.
lesson-letter-of-marque-2-wrong = Tu attaqueras bientôt. Envoie d'abord un autre trésor : **Appareiller**.
lesson-letter-of-marque-3 = Tous voient que tu as retourné un 3, mais personne ne voit ton navire. Choisis **Armé** cette fois.
lesson-letter-of-marque-3-wrong = Essaie l'autre type cette fois : **Armé**.
lesson-letter-of-marque-4 = À ton tour, tu peux aussi attaquer. Cela coûte un de tes trois canons. Attaque le navire de Wren avec le 5.
lesson-letter-of-marque-4-wrong = Une autre fois. Attaque le navire de Wren avec le 5 et vois ce que c'est.
lesson-letter-of-marque-5 = Le navire de Wren était armé. Il reste en mer avec son 5, et ton canon donne 1 point à Wren. Choisis de nouveau **Appareiller**.
lesson-letter-of-marque-5-wrong = Plus tard. Pour l'instant, choisis **Appareiller**.
lesson-letter-of-marque-6 = Personne ne connaît ton navire en mer : on doutera aussi de celui-ci. Bluffe : choisis **Sans défense**.
lesson-letter-of-marque-6-wrong = Garde ton dernier navire armé. Bluffe : choisis **Sans défense**.
lesson-letter-of-marque-7 = Personne n'a attaqué : ton bluff a marché. Rentre au **Port** avec le 6. Il est à toi pour de bon, et personne ne saura ce qu'était le navire.
lesson-letter-of-marque-7-wrong = Le 6 est en danger en mer. Ramène d'abord ce navire au **Port**.
lesson-letter-of-marque-8 = Tu as 6 points. Wren en a plus : trésors ramenés ou pris, tout compte. Choisis de nouveau **Appareiller**.
lesson-letter-of-marque-8-wrong = Il te reste des trésors à envoyer en mer. Choisis **Appareiller**.
lesson-letter-of-marque-9 = Un 7 donnera envie d'attaquer. Choisis **Armé**.
lesson-letter-of-marque-9-wrong = Tout le monde veut un 7. Protège-le : choisis **Armé**.
lesson-letter-of-marque-10 = Pip a attaqué, et son canon est à toi : 1 point. Tout le monde sait maintenant ce navire armé. Ramène son 7 au **Port**.
lesson-letter-of-marque-10-wrong = Celui-là peut attendre. Ramène le 7 au **Port**.
lesson-letter-of-marque-11 = Les canons que tu gardes ne valent rien à la fin. Attaque le navire de Pip avec le 5.
lesson-letter-of-marque-11-wrong = Pas celui-là. Attaque le navire de Pip avec le 5.
lesson-letter-of-marque-end = Le navire de Pip était sans défense : le 5 est à toi, et Pip a perdu ce navire.
    La partie finit quand toutes les pioches sont vides et qu'aucun navire n'est en mer.
    Tu marques la valeur de chaque trésor ramené ou pris, plus 1 par canon ennemi.
    Celui qui a le plus de points gagne ; à égalité, les canons ennemis décident.
    Tu ne peux passer qu'avec une pioche vide et aucun navire en mer.

lesson-seven-1 = Débarrasse-toi de tes sept cartes avant les autres. Pose le 6 à côté du 1 de Pip : exactement 7, c'est un Sept !
lesson-seven-1-wrong = Cherche exactement 7 : 6 + 1.
lesson-seven-2 = Après un Sept, tu ne pioches pas et tu commences aussitôt la pile suivante. N'importe quelle carte convient : pose le 3.
lesson-seven-2-wrong = Garde tes 4 pour plus tard. Commence par le 3.
lesson-seven-3 = Chaque carte a un nombre et un trou. Le trou du 3 de Pip laisse voir ton 3. Pose le 4 dessus : 4 + 3 = 7.
lesson-seven-3-wrong = Cette carte ferait 6. Le 4 fait exactement 7.
lesson-seven-4 = Encore un Sept, et encore une pile à commencer. Pose le 3.
lesson-seven-4-wrong = Garde tes 4 pour plus tard. Commence par le 3.
lesson-seven-5 = Tu peux couvrir l'un ou l'autre nombre. Couvre le plus récent, le 1 : le 3 reste, et 4 + 3 = 7. Couvrir le 3 ne ferait que 5.
lesson-seven-5-wrong = C'est permis aussi, mais seul 4 + 3 fait 7.
lesson-seven-6 = Commence la pile suivante avec ton dernier 3.
lesson-seven-6-wrong = Garde ton 4. Commence par le 3.
lesson-seven-7 = Pip aussi a fait un Sept, puis commencé par un 1. Ton 4 ne peut pas faire 7. Couvre le 1 avec lui : tu piocheras une carte.
lesson-seven-7-wrong = C'est permis aussi. Cette fois, couvre le 1 : 4 seul.
lesson-seven-8 = Tu as pioché un 1, qui n'allait pas : la somme de Pip était 6, et elle ne peut jamais baisser. D'où ta carte de pénalité. Pose le 1 à côté du 1 de Pip.
lesson-seven-8-wrong = C'est permis aussi. Cette fois, pose le 1 à côté du 1 : somme 2.
lesson-seven-9 = Le 5 pioché a dû attendre un tour. Pose-le maintenant à côté du 2 de Pip pour un Sept.
lesson-seven-9-wrong = Cherche exactement 7 : 5 + 2.
lesson-seven-10 = Commencer une pile après ton propre Sept ne fait pas piocher. Pose ta dernière carte, et tu as fini.
lesson-seven-10-wrong = Tu n'as plus qu'une carte : le 2.
lesson-seven-end = Tu as fini en premier : tu reçois autant de jetons qu'il y a de joueurs. Chaque place suivante en reçoit un de moins, la dernière un seul.
    De deux à quatre, vous jouez sept manches. À plus de quatre, jusqu'à épuisement des 80 jetons. Celui qui a le plus de jetons gagne.
    Quand la pioche est vide, les cartes écartées en font une nouvelle.

lesson-seven-seals-1 = Les sceaux qui restent coûtent des points, et le moins de points gagne. Rouge 8 et bleu 9 devraient gagner un pli chacun. Prends un sceau rouge (+R) et un sceau bleu (+B), puis confirme.
lesson-seven-seals-1-wrong = Deux plis suffisent : un sceau rouge et un sceau bleu.
lesson-seven-seals-2 = Il n'y avait plus de bleu au milieu : Pip a pris le tien, et tu as reçu un sceau blanc. Wren entame à jaune. Tu dois fournir du jaune : joue jaune 7.
lesson-seven-seals-2-wrong = Tu dois fournir du jaune, et aucune de tes cartes jaunes ne bat le 8. Joue le 7.
lesson-seven-seals-3 = La plus haute carte de la couleur entamée a gagné, et Wren entame encore. Joue jaune 6.
lesson-seven-seals-3-wrong = Garde jaune 2, utile pour perdre un pli. Joue jaune 6.
lesson-seven-seals-4 = Pip n'avait pas de jaune et a pu couper avec rouge 2 : le rouge est l'atout et bat le 9. Fournis maintenant du vert, avec le 4.
lesson-seven-seals-4-wrong = Joue d'abord vert 4 et garde la plus basse.
lesson-seven-seals-5 = Qui gagne un pli rend un sceau. Pip vient d'en rendre un vert. Joue vert 3.
lesson-seven-seals-5-wrong = Tu dois fournir du vert. Joue vert 3.
lesson-seven-seals-6 = Tu n'as plus de vert : tu peux jouer ce que tu veux. Gagne ce pli avec rouge 8.
lesson-seven-seals-6-wrong = Gagne ce pli avec ton plus fort atout : rouge 8.
lesson-seven-seals-7 = À toi de rendre un sceau. Le rouge convient, car une carte rouge a gagné. Le blanc convient à tout pli : garde-le et rends le rouge.
lesson-seven-seals-7-wrong = Le blanc conviendra à tout pli que tu gagneras plus tard. Rends le rouge.
lesson-seven-seals-8 = Le gagnant entame avec la carte qu'il veut. Entame avec violet 2, que quelqu'un battra.
lesson-seven-seals-8-wrong = Attends qu'on entame à bleu. Pour l'instant, entame avec violet 2.
lesson-seven-seals-9 = Quelqu'un entame enfin à bleu. Joue bleu 9, et le sceau blanc repart tout seul.
lesson-seven-seals-9-wrong = Avec cette carte, tu perds le pli. Joue bleu 9.
lesson-seven-seals-10 = Les deux plis sont gagnés, les deux sceaux rendus. N'en gagne plus : entame avec violet 3.
lesson-seven-seals-10-wrong = Celle-là pourrait gagner. Entame avec violet 3.
lesson-seven-seals-11 = Tu dois fournir du violet, et tes deux cartes battent le 1 de Wren. Joue violet 5.
lesson-seven-seals-11-wrong = Les deux gagnent ici. Joue violet 5 et garde le 6.
lesson-seven-seals-12 = Tu n'avais plus de sceau pour ce pli et as pris un noir : 3 points de pénalité. Wren, le saboteur, se réjouit. Entame avec bleu 2.
lesson-seven-seals-12-wrong = Une carte basse est plus sûre maintenant. Entame avec bleu 2.
lesson-seven-seals-end = Une manche a quinze plis. Puis chaque sceau restant coûte des points de pénalité : couleur 2, blanc 4, noir 3.
    Le saboteur n'annonce aucun pli, commence avec 4 points et en perd un par sceau noir pris par les autres.
    Les six sceaux noirs peuvent s'épuiser. Ensuite, les plis en trop ne coûtent rien.
    Le plus petit total gagne après 6 manches à trois, 4 à quatre, 5 à cinq.
