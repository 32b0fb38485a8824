"""The score of an evening in a line."""

from collections.abc import Sequence
from typing import Final

from cogs.ui.layout import glued
from cogs.ui.names import apart, escaped
from cogs.ui.page import Say
from engine.events.evening import Evening, Scored
from engine.tables.model.table import FORMER

MOST_SCORED: Final = 5
"""The most people whom the line names."""


def tonight(
    say: Say, evening: Evening | None, reader: int | None = None, most: int = MOST_SCORED
) -> str:
    """The score of the evening's people with points, the best first; "" without any.

    reader: the person who is called "you", and whom the line doesn't leave out; None: everybody.
    most: the most names; the line of more people counts at least two of them.
    """
    scored = [each for each in evening.score if each.halves] if evening is not None else []
    if evening is None or not scored:
        return ""
    most -= len(scored) > most
    own = [each for each in scored[most:] if each.user == reader]
    named = [*scored[: most - len(own)], *own]
    others, told = len(scored) - len(named), standings(say, named, reader)
    return say("evening-score", games=len(evening.games), score=told, others=others)


def standings(say: Say, scored: Sequence[Scored], reader: int | None = None) -> str:
    """These people with their points, the winners in bold, but nobody alone.

    reader: as that of `tonight`.
    """
    told = list[str]()
    for person, name in zip(scored, scored_names(say, scored), strict=True):
        you = say("daily-you") if person.user == reader else name
        line = glued(you, points_of(person.halves))
        told.append(f"**{line}**" if person.place == 1 and len(scored) > 1 else line)
    return " · ".join(told)


def scored_names(say: Say, scored: Sequence[Scored]) -> list[str]:
    """The names of these people as markdown may show them; a word for people without one."""
    called = apart([say("history-somebody") if p.name == FORMER else p.name for p in scored])
    return [escaped(name) for name in called]


def points_of(halves: int) -> str:
    """Half points as points: "4½"."""
    return f"{halves // 2 or ''}½" if halves % 2 else str(halves // 2)
