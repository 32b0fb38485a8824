"""The Seven Seals: predict how many of fifteen tricks you will win, and in which colours.

Rules: Stefan Dorra, Amigo 2003, in our own words. HOUSE: the first dealer is drawn; ties share the
win; without a white seal left nothing can be taken from another player; the saboteur may start at 5
with any number of players, which is published for three.
"""

from typing import Final

from engine.core import Traits
from engine.core import each_alone as sides
from engine.games.seven_seals.marks import earned, feats
from engine.games.seven_seals.moves import read_move, write_move
from engine.games.seven_seals.options import HOUSE_RULES, SEATS, options, seats_for
from engine.games.seven_seals.rounds import deal, finer, outcome
from engine.games.seven_seals.sampling import sample_state
from engine.games.seven_seals.turns import apply, legal_moves, to_move
from engine.games.seven_seals.view import view

key: Final = "seven-seals"
seats: Final = SEATS
traits: Final = Traits(
    fewer_wins=True, days=(5,), rounds=2, night=1, finer=finer, earned=earned, feats=feats,
    winds={"undertow": {"saboteur_start": 5}, "head": {"starter": 1}},
    last_remarks=("1",), one_round={"rounds": 1},
)  # fmt: skip
house_rules: Final = HOUSE_RULES
