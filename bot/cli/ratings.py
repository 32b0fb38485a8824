"""`ratings`: computes all ratings again and compares them with the stored ones, bit for bit."""

from __future__ import annotations

from argparse import Namespace
from contextlib import nullcontext

from bot.config import read_settings
from bot.host.errors import refuse_missing
from bot.host.single_instance import single_instance
from bot.upkeep.rating_model import plackett_luce
from data.base.ports import Where
from data.recompute import Recomputed, recompute


def main(arguments: Namespace) -> int:
    """Compare, and replace if asked to; exit code 1 if differences remain."""
    where: Where = arguments.database or read_settings().where
    refuse_missing(where)
    with single_instance(where) if arguments.write else nullcontext():
        found = recompute(where, plackett_luce, write=arguments.write)
    print(_told(found, written=arguments.write))
    return 1 if found.differing and not arguments.write else 0


def _told(found: Recomputed, *, written: bool) -> str:
    games = f"{found.games} games with {found.seats} seats"
    if not found.differing:
        return f"The ratings of {games} are as stored, bit for bit."
    further = found.differing - len({line.partition(":")[0] for line in found.named})
    lines = [f"The ratings of {games} differ from the stored ones at {found.differing} seats."]
    lines += found.named
    lines += [f"… and at {further} more."] if further else []
    ending = "The stored ones are replaced." if written else "`--write` replaces the stored ones."
    return "\n".join((*lines, ending))
