## Une soirée de club

refusal-night-hint = Pas de conseils pendant une soirée de club : d'autres tables jouent les mêmes cartes, sans aide. **Règles** se trouve sous **Plus**.
refusal-night-move = Pendant une soirée de club, on ne reprend pas ses coups : d'autres tables jouent les mêmes cartes. Ta main est en bas.
refusal-night-table = Toutes les tables d'une soirée de club jouent de la même façon : le temps et les places restent, il n'y a pas de remarques, et personne n'arrête une table. Si tu dois partir, quitte ta place : un ordinateur joue pour toi.
refusal-night-hidden = Cette donne se joue encore à d'autres tables de la soirée de club. Quand elle y sera finie, tu pourras tout voir.
refusal-night-past = Cette heure est passée. Choisis un début plus tard.
refusal-night-taken = Ce salon a déjà une soirée de club ({ $at }), et `/night` la montre. Choisis un autre salon pour celle-ci.
refusal-night-series = La soirée hebdomadaire de ce salon ({ $at }) tomberait en même temps. Choisis un autre début ou un autre salon, ou désactive **Répéter chaque semaine** : `/night` le permet dans ce salon.
refusal-night-full = Cette soirée de club est complète. Avec `/solo`, tu peux jouer tout de suite.
refusal-night-early = Le pointage n'est pas encore ouvert. Appuie maintenant sur **Je viens**, puis sur **Je suis là** dans les 15 dernières minutes avant le début.
refusal-night-here = Ta présence est déjà notée, tu as donc une place. Attends simplement : quand une donne commence, une mention te mène à ta table.
refusal-night-few = Une soirée de club demande au moins deux personnes présentes. Demande à quelqu'un d'appuyer sur **Je suis là**.
refusal-night-late = Il est trop tard pour rejoindre cette soirée : les nouveaux le peuvent jusqu'à la moitié des donnes. Avec `/solo`, tu peux jouer tout de suite.
refusal-night-stale = La soirée de club a avancé. `/night` montre où elle en est.
refusal-night-over = Cette soirée de club est finie. `/night` montre s'il y en a une autre.
