"""7 Seas, by Arve D. Fühler (ABACUSSPIELE 2021): a game of capture for two to four players.

In turn everybody plays one card. It must take one card of its own strength from the display, else
a combination of two or more that adds up to it; else it is laid, a 1 may take a 10 instead, and
the kraken may take everything. A player who empties the display may nick one card from another
chest or the harbour, except with the kraken. Each round scores most cards, most coins, the pirate
lady, the pirate king, and the booty of highest value; points sail ships along the chart to the
target.

HOUSE, where the printed rules are silent:
- the first starting player is drawn by lot unless the host chooses one;
- a player who has opened a source must keep a card; until then the nick may be declined;
- `last_clears` with nobody having captured leaves the display where it is;
- most cards and most coins score nothing for a zero.
RECONSTRUCTED: the booty values (`options.TABLES`), except the kraken's.

`rules` is the contract; a turn is in `turns` and `captures`, a round in `rounds` and `scoring`,
views in `view`, guesses at hidden cards in `sampling`.
"""

from engine.games.seven_seas import rules

GAME = rules
