## Les données sur les gens, et comment les effacer

privacy-title = 🗝️ Ce que je garde sur toi
privacy-short = Je garde les salons où tu as joué, tes coups et l'issue de tes parties. Je garde aussi tes cotes et tes choix dans `/preferences`. Je ne donne rien à personne et ne lis jamais ce que les gens écrivent.
privacy-kept = Les données
privacy-kept-tables = Les tables où tu avais une place ou dont tu étais l'hôte : ton identifiant Discord, ton nom sur ce serveur et en dehors, tes coups et leur heure. S'y ajoutent l'heure de ton dernier appui sur un bouton, tes rappels, tes votes tant que la table était ouverte, et les identifiants des messages qui la montrent
privacy-kept-own = Tes propres tables contre l'ordinateur
privacy-kept-results = L'issue de tes parties finies, et tes distinctions
privacy-kept-ratings = L'effet de chaque partie classée sur ta cote
privacy-kept-cuts = Les mots que tu as donnés pour couper
privacy-kept-invitations = La place gardée pour toi après un défi ou pour une revanche, et ton nom à ce moment-là
privacy-kept-days = Les donnes du jour et les voyages de la semaine que tu as joués, l'endroit, sur Discord, où tu les as demandés, et tes points
privacy-kept-duels = Les duels : de qui tu as joué les cartes, et qui a joué les tiennes
privacy-kept-feats = Tes résultats contre chaque rival, et tes premières distinctions dans chaque jeu
privacy-kept-puzzles = Les énigmes tirées des parties que tu as examinées, et tes réponses aux énigmes
privacy-kept-nights = Tes réponses aux soirées de club, ton nom et ton mot pour couper là-bas, et les soirées que tu as organisées
privacy-kept-standings = Tes résultats aux soirées de club
privacy-kept-calls = Les jeux et serveurs pour lesquels je te préviens, et quand je l'ai fait la dernière fois
privacy-kept-settings = Tes choix dans `/preferences`, fuseau horaire et heures calmes compris
privacy-kept-kicks = Les tables qu'on t'a fait quitter, et ton nom à ces tables
privacy-kept-waits = Où tu attends la partie suivante, et ton nom à cette table
privacy-why-title = Pourquoi
privacy-why = J'en ai besoin pour savoir à qui de jouer, reprendre après un redémarrage, te faire revoir les parties et te prévenir si tu l'as demandé. `/history`, `/profile` et `/leaderboard` montrent l'issue de tes parties. Les autres membres du serveur t'y voient aussi, sauf si tu désactives **Montrer mes parties** dans `/preferences`. Le même réglage décide si ta donne du jour peut être vue sur tous les serveurs quand c'est la meilleure. Je ne m'en sers pour rien d'autre et ne donne rien à personne. Je ne lis jamais ce que les gens écrivent.
privacy-long-title = Combien de temps
privacy-long =
    { $tables ->
        [0] Les tables restent jusqu'à ce que tu effaces tes données.
        [one] Les tables sont effacées un jour après leur fin.
       *[other] Les tables sont effacées { $tables } jours après leur fin.
    } Celles d'un serveur qui m'a retiré sont effacées après { $servers } jours. Préférences, énigmes, alertes et cotes restent jusqu'à ce que tu effaces tes données. Les sauvegardes sont effacées après { $backups } jours.
privacy-ask = { $contact ->
    [none] Mes responsables n'ont pas donné de contact. Les gestionnaires de ce serveur savent qui m'a invité.
   *[other] Pour toute question sur tes données : { $contact }
}

mydata-button = Mes données
mydata-text = 🗝️ Tout ce que je garde sur toi. Toi seul le vois.
mydata-cut = C'est trop pour un seul fichier : il y manque tes tables les plus anciennes. Mes responsables peuvent te donner le reste.

former-player = un ancien joueur

forget-title = 🌊 Effacer tes données ?
forget-explained =
    - Tu quittes toutes les tables où tu as une place, et un ordinateur joue pour toi.
    - Les parties finies restent entières, mais ton nom y devient « un ancien joueur ». Résultats, distinctions et cotes n'y comptent plus pour toi.
    - J'efface tes propres tables contre l'ordinateur, tes donnes du jour, tes voyages, tes distinctions et ta série. Jusqu'à minuit UTC, je note encore que tu as joué la donne du jour, et jusqu'à lundi que tu as commencé le voyage de la semaine, pour que personne n'ait deux essais.
    - J'efface les mots que tu as donnés pour couper, et toute place gardée pour toi.
    - J'efface tes préférences et tes alertes.
    - Si tu reviens, tu repars de zéro. Personne ne peut annuler cela, pas même mes responsables.
forget-messages = Mes messages dans les salons restent, et ce que d'autres ont écrit aussi : seul leur serveur peut les effacer. Je nettoie mes sauvegardes tout de suite. Les copies que je ne peux atteindre disparaissent après { $days } jours.
forget-button = Effacer mes données
forget-not-button = Tout garder
forget-wait = J'ai effacé tes données il y a quelques minutes, ou c'est encore en cours. Réessaie dans dix minutes.
forgotten =
    { $failed ->
        [0] Tes données sont effacées. Bon vent !
        [one] Tes données sont effacées. Je n'ai pas pu modifier une sauvegarde ; elle disparaît après { $days } jours. Bon vent !
       *[other] Tes données sont effacées. Je n'ai pas pu modifier { $failed } sauvegardes ; elles disparaissent après { $days } jours. Bon vent !
    }
forgotten-later = Tu as une place à une table que je n'atteins pas en ce moment. J'efface tes données dès que je peux la joindre. Par sécurité, appuie de nouveau demain sur **Effacer mes données** dans `/privacy`.
forgotten-hand = Tu as quitté cette table, et tes données sont effacées.

commands-privacy = Vois ce que je garde sur toi, reçois-le en fichier, ou efface-le
