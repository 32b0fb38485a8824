"""What is told of a game of 7 Seas that is over: its highlights, and every hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from cogs.faces.common import best, closest_finish, longest_lead, most
from cogs.faces.seven_seas.board import chart
from cogs.faces.seven_seas.words import short, spread
from cogs.ui.names import Names
from cogs.ui.page import Say
from engine.core import Event, RoundEnded
from engine.games.seven_seas.events import BootyCounted, Captured, Cleared, Nicked
from engine.tables.replay import Replay
from engine.tables.view import TableView

CATCH = 4
"""Cards that are a big catch at the least, the one that took them not counted."""


def final(say: Say, seen: TableView, names: Names) -> tuple[str, ...]:
    """The chart, as the ships stand at the end."""
    return (chart(say, seen.view, names),)


def highlights(say: Say, replay: Replay, names: Names) -> tuple[str, ...]:
    """The clearings, the biggest catch, the richest booty, the nicks, the lead, the finish."""
    story = replay.story
    cleared = Counter(event.seat for event in story if isinstance(event, Cleared))
    nicked = Counter(event.seat for event in story if isinstance(event, Nicked))
    return best(
        closest_finish(say, replay.outcome, names),
        most(say, "seven-seas-most-cleared", cleared, names, least=2),
        _richest(say, story, names),
        _catch(say, story, names),
        longest_lead(say, story, names),
        most(say, "seven-seas-most-nicked", nicked, names, least=2),
    )


def _catch(say: Say, story: Sequence[Event], names: Names) -> str:
    caught = [event for event in story if isinstance(event, Captured)]
    big = max(caught, key=lambda event: len(event.taken), default=None)
    if big is None or len(big.taken) < CATCH:
        return ""
    name, card, count = names[big.seat], short(say, big.card), len(big.taken)
    return say("seven-seas-big-catch", name=name, card=card, count=count)


def _richest(say: Say, story: Sequence[Event], names: Names) -> str:
    """The booty of a side that was worth most, and the round in which it was."""
    counted, found = list[BootyCounted](), list[tuple[BootyCounted, int]]()
    for event in story:
        if isinstance(event, BootyCounted):
            counted.append(event)
        elif isinstance(event, RoundEnded):
            found += [(count, event.round) for count in counted]
            counted = []
    rich, round_ = max(found, key=lambda each: each[0].total, default=(None, 0))
    if rich is None or rich.total <= 0:
        return ""
    name = names.of_side(say, rich.side)
    return say("seven-seas-rich-booty", name=name, total=rich.total, round=round_)


def hands(say: Say, seen: Sequence[TableView], names: Names) -> str:
    """One line for each hand; `seen`: the table as each seat saw it."""
    empty = say("seven-seas-no-cards")
    return "\n".join(
        f"{names.marked(seat)}: {spread(say, own.view.hand) or empty}"
        for seat, own in enumerate(seen)
    )
