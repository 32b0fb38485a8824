"""7 (Sieben): be the first without cards; the pile's two fields may rise to exactly 7.

Rules for 2-7 players after Klaudia Bollwerk, Nürnberger-Spielkarten-Verlag 2008. RECONSTRUCTED:
how many cards carry each number (`cards`). HOUSE: each later round starts one seat further; no
card is drawn when there is none; a blocked table shuffles its pile into a draw pile; chips that
run short are paid in the order of places. HOUSE, where the rules are silent: the piles put aside
become the draw pile when a card has to be drawn, not before; a seat that places its last card and
should draw when nothing is left is out, with strict_finish too; equal fields make one move of two.
"""

from typing import Final

from engine.core import Traits
from engine.core import each_alone as sides
from engine.games.seven.cards import HOST_DECKS
from engine.games.seven.marks import earned, feats
from engine.games.seven.moves import read_move, write_move
from engine.games.seven.options import HOUSE_RULES, SEATS, options, seats_for
from engine.games.seven.rounds import deal, finer, outcome
from engine.games.seven.sampling import sample_state
from engine.games.seven.turns import apply, legal_moves, to_move
from engine.games.seven.view import view

key: Final = "seven"
seats: Final = SEATS
traits: Final = Traits(
    days=(3,), rounds=2, night=2, finer=finer, earned=earned, feats=feats, decks=HOST_DECKS,
    winds={"steady": {"deck": "mild"}, "gale": {"strict_finish": True}},
    last_remarks=("1", "2", "3"), turns=(7, 18), one_round={"rounds": 1},
)  # fmt: skip
house_rules: Final = HOUSE_RULES
