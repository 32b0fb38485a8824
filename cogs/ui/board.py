"""The public messages of a running game: the board, a round's result, the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from cogs.ui.custom_ids import Wish
from cogs.ui.face import RULE, Face, Look, Names, Say, Standing, Tone
from cogs.ui.layout import button, container, rows_of
from cogs.ui.menus import RANKS
from engine.core import Event
from engine.tables.table import Status
from engine.tables.view import TableView

EVENTS: Final = 3
"""How many of the last events the board tells."""
FRESH: Final = 8
"""How many it tells at the most when much happened since the last edit."""


def page(
    say: Say,
    seen: TableView,
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
    if seen.table.rated:
        blocks.append(f"-# **{say('rated-yes')}**")
    if told:
        blocks += [RULE, "\n".join(f"-# {line}" for line in told)]
    return container(Tone.BOARD, blocks, rows_of(_buttons(say, seen)))


def lines(say: Say, events: Sequence[Event], names: Names, face: Face) -> list[str]:
    """The events in words, those with nothing to tell left out."""
    return [line for event in events if (line := face.tell(say, event, names))]


def _buttons(say: Say, seen: TableView) -> list[Any]:
    table, version = seen.table.id, seen.version
    return [
        button(Wish(table, version, "hand"), say("board-hand-button"), Look.MAIN, "🃏"),
        button(Wish(table, version, "rules"), say("board-rules-button"), Look.LAY, "📜"),
        button(Wish(table, version, "more"), say("board-more-button")),
    ]


def scoring(blocks: Sequence[str]) -> Any:
    """The result of a round."""
    return container(Tone.SCORING, blocks)


def result(say: Say, seen: TableView, names: Names, face: Face) -> Any:
    """The end of a table: who has won, or that it was closed, and the standing."""
    game, outcome = say(f"game-{seen.table.game}"), seen.outcome
    if seen.table.status is Status.CLOSED or outcome is None:
        blocks = [f"### {say('closed-title', game=game)}", say("closed-text")]
        if seen.view is not None:
            standing = _ranked(say, seen, names, face.standing(seen))
            blocks += [RULE, f"-# {say('closed-standing')}\n{standing}"]
        return container(Tone.BOARD, blocks, _afterwards(say, seen))
    won = names.listed(say, outcome.winners)
    headline = say("over-won", winners=won, count=len(outcome.winners))
    standing = _ranked(say, seen, names, Standing(outcome.points, outcome.places))
    blocks = [f"## {say('over-title', game=game)}", headline, RULE, standing]
    return container(Tone.SCORING, blocks, _afterwards(say, seen))


def _ranked(say: Say, seen: TableView, names: Names, standing: Standing) -> str:
    """One line for each player, the best first."""
    order = sorted(range(len(names)), key=lambda seat: (standing.places[seat], seat))
    return "\n".join(
        say(
            f"standing-{seen.table.game}",
            rank=RANKS.get(standing.places[seat], f"{standing.places[seat]}."),
            name=names.marked(seat),
            points=standing.points[seat],
        )
        for seat in order
    )


def _afterwards(say: Say, seen: TableView) -> list[Any]:
    """What can be pressed when a table is over."""
    table, version = seen.table.id, seen.version
    presses = [button(Wish(table, version, "anew"), say("anew-button"), Look.LAY, "🆕")]
    if seen.table.started is not None:
        rematch = button(Wish(table, version, "rematch"), say("rematch-button"), Look.TAKE, "🔁")
        replay = button(Wish(table, version, "replay"), say("replay-button"), Look.LAY, "📖")
        presses = [rematch, *presses, replay]
    return rows_of(presses)
