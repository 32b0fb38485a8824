"""The score of an evening in one line."""

from collections.abc import Sequence
from typing import Final

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
    told = [
        _scored(each, say("daily-you") if each.user == reader else name)
        for each, name in zip(named, scored_names(say, named), strict=True)
    ]
    others = len(scored) - len(named)
    return say("evening-score", games=len(evening.games), score=" · ".join(told), others=others)


def scored_names(say: Say, scored: Sequence[Scored]) -> list[str]:
    """The names of these people as markdown may show them; a word for people without one."""
    called = apart([say("history-somebody") if p.name == FORMER else p.name for p in scored])
    return [escaped(name) for name in called]


def _scored(person: Scored, name: str) -> str:
    """A name with its points, in bold for the best."""
    told = f"{name} {points_of(person.halves)}"
    return f"**{told}**" if person.place == 1 else told


def points_of(halves: int) -> str:
    """Half points as points: "4½"."""
    return f"{halves // 2 or ''}½" if halves % 2 else str(halves // 2)
