"""`ratings recount`: rates all games again."""

from __future__ import annotations

from argparse import Namespace

from bot.config import read_settings
from bot.host.errors import refuse_missing
from bot.host.single_instance import single_instance
from bot.upkeep.rating_model import plackett_luce
from data.base.ports import Where
from data.databases import database_at
from data.ratings import recount


def main(arguments: Namespace) -> int:
    """Rate all games again, and print how many there are."""
    where: Where = arguments.database or read_settings().where
    refuse_missing(where)
    with single_instance(where):
        games = recount(database_at(where), plackett_luce)
    print(f"{games} games were rated again." if games != 1 else "One game was rated again.")
    return 0
