"""The rules of Letter of Marque (Bruno Faidutti, 2009): a bluff about which ships carry guns.

HOUSE: two players; the starter of the first game is drawn, then the next clockwise; a series of
as many games as seats, with a tie of its totals decided by all enemy cannons of the series.
"""

from typing import Final

from engine.core import Traits
from engine.core import each_alone as sides
from engine.games.letter_of_marque.marks import earned, feats
from engine.games.letter_of_marque.moves import read_move, write_move
from engine.games.letter_of_marque.options import HOUSE_RULES, SEATS, options, seats_for
from engine.games.letter_of_marque.rounds import deal, finer, outcome
from engine.games.letter_of_marque.sampling import sample_state
from engine.games.letter_of_marque.turns import apply, legal_moves, to_move
from engine.games.letter_of_marque.view import view

key: Final = "letter-of-marque"
seats: Final = SEATS
traits: Final = Traits(
    unofficial_seats=(2,), days=(1,), finer=finer, earned=earned, feats=feats,
    winds={"tail": {"starter": 0}, "head": {"starter": 1}},
    last_remarks=("2", "4"), one_round={"series": False},
)  # fmt: skip
house_rules: Final = HOUSE_RULES
