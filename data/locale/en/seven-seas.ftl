## House rules of 7 Seas

rule-seven-seas-target = Space to reach
rule-seven-seas-target-meaning = how far the island is: 7 is an evening's first game, 14 a voyage. Beyond 14 a ship goes round again.
rule-seven-seas-booty = Booty values
rule-seven-seas-booty-primiera = primiera (7 best, then 6, 1)
rule-seven-seas-booty-linear = linear (worth the strength)
rule-seven-seas-booty-meaning = what each card counts for the best booty. RECONSTRUCTED: the printed table could not be read.
rule-seven-seas-last_clears = Last one clears
rule-seven-seas-last_clears-meaning = whoever captured last takes the rest of the display, without a nick.
rule-seven-seas-teams = Teams
rule-seven-seas-teams-meaning = four players: partners sit opposite and share a chest and a ship.
rule-seven-seas-ultimate_teams = Ultimate teams
rule-seven-seas-ultimate_teams-meaning = as teams, but all forty cards are dealt, with no harbour and an empty display.
