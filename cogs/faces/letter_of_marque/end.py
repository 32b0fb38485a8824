"""What is told of a game of Letter of Marque that is over: its highlights, and every ship."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from cogs.faces.common import best, closest_finish, longest_lead, most
from cogs.faces.letter_of_marque.words import treasure_words
from cogs.ui.names import Names
from cogs.ui.page import Say
from engine.core import Event, Seat
from engine.games.letter_of_marque.events import EnteredPort, ShownArmed, ShownDefenceless
from engine.games.letter_of_marque.view import Own, View
from engine.tables.replay import Replay
from engine.tables.view import TableView

BOLD = 5
"""A treasure that is worth a bluff, at the least."""


def final(say: Say, seen: TableView, names: Names) -> tuple[str, ...]:
    """Nothing besides the standing."""
    return ()


def highlights(say: Say, replay: Replay, names: Names) -> tuple[str, ...]:
    """The boldest bluff, the biggest prize, the traps, the lead, the finish."""
    story = replay.story
    traps = Counter(event.owner for event in story if isinstance(event, ShownArmed))
    return best(
        _bluff(say, replay, names),
        _prize(say, story, names),
        most(say, "letter-of-marque-most-traps", traps, names, least=2),
        closest_finish(say, replay.outcome, names),
        longest_lead(say, story, names),
    )


def _bluff(say: Say, replay: Replay, names: Names) -> str:
    bold = max(_unarmed_at_home(replay), key=lambda event: event.treasure, default=None)
    if bold is None or bold.treasure < BOLD:
        return ""
    return say(
        "letter-of-marque-bluff", name=names[bold.seat], treasure=treasure_words(say, bold.treasure)
    )


def _unarmed_at_home(replay: Replay) -> Iterator[EnteredPort]:
    """The ships that came home defenceless, which only their owners knew while it ran."""
    for number, step in enumerate(replay.steps):
        for event in step.events:
            if isinstance(event, EnteredPort) and not event.shown:
                own = replay.seen(number - 1, event.seat).view.own
                if event.ship not in own.armed_at_sea:
                    yield event


def _prize(say: Say, story: Sequence[Event], names: Names) -> str:
    taken = [event for event in story if isinstance(event, ShownDefenceless)]
    prize = max(taken, key=lambda event: event.treasure, default=None)
    if prize is None:
        return ""
    name, owner = names[prize.seat], names[prize.owner]
    treasure = treasure_words(say, prize.treasure)
    return say("letter-of-marque-prize", name=name, owner=owner, treasure=treasure)


def hands(say: Say, seen: Sequence[TableView], names: Names) -> str:
    """One line for each fleet; `seen`: the table as each seat saw it."""
    return "\n".join(_fleet(say, own.view, names, seat) for seat, own in enumerate(seen))


def _fleet(say: Say, view: View, names: Names, seat: Seat) -> str:
    own: Own | None = view.own
    if own is None:
        return ""
    ships = [
        say(
            "letter-of-marque-open-ship",
            ship=str(ship.number),
            armed="yes" if ship.number in own.armed_at_sea else "no",
        )
        for ship in view.sea
        if ship.owner == seat
    ]
    supply = say("letter-of-marque-open-supply", armed=own.armed, defenceless=own.defenceless)
    return f"{names.marked(seat)}: {', '.join([*ships, supply])}"
