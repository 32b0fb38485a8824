"""The public messages of a running game: the board, a round's result, the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from cogs.ui.face import RULE, Face, Look, Names, Say, Tone
from cogs.ui.ids import Wish
from cogs.ui.layout import button, container, rows_of
from cogs.ui.menus import RANKS
from engine.core import Event
from engine.ports import Status
from engine.tables import Seen

EVENTS: Final = 3
"""How many of the last events the board tells."""
FRESH: Final = 8
"""How many it tells at the most when much happened since the last edit."""


def page(
    say: Say,
    seen: Seen,
    names: Names,
    face: Face,
    fresh: Sequence[Event] = (),
    notes: Sequence[str] = (),
) -> Any:
    """The board, with what is fresh since it was last shown, or at least the last events.

    notes: what happened to the people, told below the events.
    """
    blocks = list(face.board(say, seen, names))
    recent = lines(say, seen.recent, names, face)
    several = min(len(lines(say, fresh, names, face)), FRESH)
    told = [*recent[-max(EVENTS, several) :], *notes]
    if told:
        blocks += [RULE, "\n".join(f"-# {line}" for line in told)]
    return container(Tone.BOARD, blocks, rows_of(_buttons(say, seen)))


def lines(say: Say, events: Sequence[Event], names: Names, face: Face) -> list[str]:
    """The events in words, those with nothing to tell left out."""
    return [line for event in events if (line := face.tell(say, event, names))]


def _buttons(say: Say, seen: Seen) -> list[Any]:
    table, version = seen.table.id, seen.version
    return [
        button(Wish(table, version, "hand"), say("board-hand-button"), Look.MAIN, "🃏"),
        button(Wish(table, version, "rules"), say("board-rules-button"), Look.LAY, "📜"),
        button(Wish(table, version, "more"), say("board-more-button")),
    ]


def scoring(blocks: Sequence[str]) -> Any:
    """The result of a round."""
    return container(Tone.SCORING, blocks)


def result(say: Say, seen: Seen, names: Names) -> Any:
    """The end of a table: the standing, or the words that it was closed."""
    game = say(f"game-{seen.table.game}")
    if seen.table.status is Status.CLOSED or seen.outcome is None:
        title = f"### {say('closed-title', game=game)}"
        return container(Tone.BOARD, (title, say("closed-text")), _afterwards(say, seen))
    outcome = seen.outcome
    order = sorted(range(len(names)), key=lambda seat: (outcome.places[seat], seat))
    lines = [
        say(
            f"standing-{seen.table.game}",
            rank=RANKS.get(outcome.places[seat], f"{outcome.places[seat]}."),
            name=names.marked(seat),
            points=outcome.points[seat],
        )
        for seat in order
    ]
    won = names.listed(say, outcome.winners)
    headline = say("over-won", winners=won, count=len(outcome.winners))
    blocks = (f"## {say('over-title', game=game)}", headline, RULE, "\n".join(lines))
    return container(Tone.SCORING, blocks, _afterwards(say, seen))


def _afterwards(say: Say, seen: Seen) -> list[Any]:
    """What can be pressed when a table is over."""
    table, version = seen.table.id, seen.version
    presses = [button(Wish(table, version, "anew"), say("anew-button"), Look.LAY, "🆕")]
    if seen.table.started is not None:
        rematch = button(Wish(table, version, "rematch"), say("rematch-button"), Look.TAKE, "🔁")
        replay = button(Wish(table, version, "replay"), say("replay-button"), Look.LAY, "📖")
        presses = [rematch, *presses, replay]
    return rows_of(presses)
