"""Letter of Marque: a bluff about which ships carry guns, for two to six players."""

from engine.games.letter_of_marque import rules

GAME = rules
