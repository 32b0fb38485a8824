"""What is told of a game of 7 that is over: its highlights, and every hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from cogs.faces.common import best, closest_finish, longest_lead, most
from cogs.faces.seven.words import card
from cogs.ui.names import Names
from cogs.ui.page import Say
from engine.core import Event
from engine.games.seven.events import PenaltyDrew, SevenMade, WentOut
from engine.tables.replay import Replay
from engine.tables.view import TableView

TALL = 6
"""Cards that are a tall pile at the least."""


def final(say: Say, seen: TableView, names: Names) -> tuple[str, ...]:
    """Nothing besides the standing."""
    return ()


def highlights(say: Say, replay: Replay, names: Names) -> tuple[str, ...]:
    """The Sevens, the rounds won, the tallest pile, the lead, the finish, the penalties."""
    story = replay.story
    sevens = Counter(event.seat for event in story if isinstance(event, SevenMade))
    first = [event for event in story if isinstance(event, WentOut) and event.place == 1]
    drew = Counter(e.seat for e in story if isinstance(e, PenaltyDrew) and e.count)
    return best(
        closest_finish(say, replay.outcome, names),
        most(say, "seven-most-sevens", sevens, names, least=2),
        most(say, "seven-most-first", Counter(event.seat for event in first), names, least=2),
        _tallest(say, story, names),
        longest_lead(say, story, names),
        most(say, "seven-most-drawn", drew, names, least=5),
    )


def _tallest(say: Say, story: Sequence[Event], names: Names) -> str:
    made = [event for event in story if isinstance(event, SevenMade)]
    tall = max(made, key=lambda event: event.cards, default=None)
    if tall is None or tall.cards < TALL:
        return ""
    return say("seven-tall-pile", name=names[tall.seat], cards=tall.cards)


def hands(say: Say, seen: Sequence[TableView], names: Names) -> str:
    """One line for each hand; `seen`: the table as each seat saw it."""
    empty = say("seven-no-cards")
    return "\n".join(
        f"{names.marked(seat)}: {' · '.join(map(card, own.view.hand)) or empty}"
        for seat, own in enumerate(seen)
    )
