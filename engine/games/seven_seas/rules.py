"""The rules of 7 Seas, as `engine.core.Game` asks for them."""

from typing import Final

from engine.core import Traits
from engine.games.seven_seas.marks import earned, feats
from engine.games.seven_seas.moves import read_move, write_move
from engine.games.seven_seas.options import BOOTY, HOUSE_RULES, SEATS, options, seats_for, sides
from engine.games.seven_seas.rounds import deal, finer, outcome
from engine.games.seven_seas.sampling import sample_state
from engine.games.seven_seas.turns import apply, legal_moves, to_move
from engine.games.seven_seas.view import view

key: Final = "seven-seas"
seats: Final = SEATS
traits: Final = Traits(
    last_remarks=("1", "4"), turns=(65, 0),
    days=(0, 2, 4, 6), rounds=2, night=2, finer=finer, earned=earned, feats=feats, decks=BOOTY,
    alone=2, one_round={"target": 0}, winds={
        "escort": {"teams": True}, "calm": {"last_clears": True}, "trade": {"booty": "linear"},
        "squall": {"last_clears": True, "booty": "linear"},
    },
)  # fmt: skip
house_rules: Final = HOUSE_RULES
