"""The public messages of a running game: the board, a round's result, the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from discord import ui

from cogs.ui.custom_ids import Run, Verb
from cogs.ui.face import Face, Standing
from cogs.ui.items import TableButton
from cogs.ui.layout import button, container, rows_of
from cogs.ui.menus import RANKS
from cogs.ui.names import Names
from cogs.ui.page import RULE, Accent, Say, Style
from engine.core import Event, Seat
from engine.tables.table import Status
from engine.tables.view import TableView

EVENTS: Final = 3
"""How many of the last events the board tells at least."""
MOST: Final = 8
"""How many it tells at the most, so that it fits one screen of a phone."""


def page(
    say: Say,
    seen: TableView,
    names: Names,
    face: Face,
    fresh: Sequence[Event] = (),
    notes: Sequence[str] = (),
) -> ui.LayoutView:
    """The board, with all that happened since a person's last move, that move included.

    fresh: what happened since the board was last shown, which it tells as well. notes: what
    happened to the people, told below the events.
    """
    blocks = list(face.board(say, seen, names))
    if seen.table.rated:
        blocks.append(f"-# **{say('rated-yes')}**")
    if told := [*story(say, seen, names, face, fresh), *(f"-# {note}" for note in notes)]:
        blocks += [RULE, "\n".join(told)]
    return container(Accent.BOARD, blocks, rows_of(_buttons(say, seen)))


def story(
    say: Say, seen: TableView, names: Names, face: Face, fresh: Sequence[Event] = ()
) -> list[str]:
    """The board's last events in words; small print, except for the great moments.

    Where there are more than MOST, the oldest go, small print first, but never what a person did
    last; how many went is told in their place.
    """
    events = max(seen.recent, seen.since, tuple(fresh), key=len)
    deed = range(len(events) - len(seen.since), len(events) - len(seen.since) + seen.deed)
    told = [
        (words if face.is_loud(event) else f"-# {words}", index in deed)
        for index, event in enumerate(events)
        if (words := face.tell(say, event, names))
    ]
    owed = max(len(lines(say, known, names, face)) for known in (seen.since, fresh))
    return _shortened(say, told[-max(EVENTS, owed) :])


def _shortened(say: Say, told: Sequence[tuple[str, bool]]) -> list[str]:
    """The lines without the oldest that may go; True: a person's own deed, which never goes."""
    going = [index for index, (line, is_own) in enumerate(told) if not is_own]
    going.sort(key=lambda index: not told[index][0].startswith("-# "))  # small print first
    gone = set(going[: len(told) - MOST + 1]) if len(told) > MOST else set()
    kept = [line for index, (line, _) in enumerate(told) if index not in gone]
    if gone:
        kept.insert(min(gone), f"-# {say('board-left-out', count=len(gone))}")
    return kept


def lines(say: Say, events: Sequence[Event], names: Names, face: Face) -> list[str]:
    """The events in words, those with nothing to tell left out."""
    return [line for event in events if (line := face.tell(say, event, names))]


def _buttons(say: Say, seen: TableView) -> list[TableButton]:
    table_id, version = seen.table.id, seen.version
    hand, rules, more = Run(Verb.HAND), Run(Verb.RULES), Run(Verb.MORE)
    return [
        button(table_id, version, hand, say("board-hand-button"), Style.MAIN, "🃏"),
        button(table_id, version, rules, say("board-rules-button"), Style.PLAIN, "📜"),
        button(table_id, version, more, say("board-more-button")),
    ]


def scoring(blocks: Sequence[str]) -> ui.LayoutView:
    """The result of a round."""
    return container(Accent.SCORING, blocks)


def result(say: Say, seen: TableView, names: Names, face: Face) -> ui.LayoutView:
    """The end of a table: who has won, or that it was closed, and the standing."""
    game, outcome = say(f"game-{seen.table.game}"), seen.outcome
    if seen.table.status is Status.CLOSED or outcome is None:
        blocks = [f"### {say('closed-title', game=game)}", say("closed-text")]
        if seen.view is not None:
            standing = _ranked(say, seen, names, face.standing(seen))
            blocks += [RULE, f"-# {say('closed-standing')}\n{standing}"]
        return container(Accent.BOARD, blocks, _afterwards(say, seen))
    won = names.listed(say, outcome.winners)
    headline = say("over-won", winners=won, count=len(outcome.winners))
    final = Standing(outcome.points, outcome.places, face.standing(seen).tie_breaks)
    standing = _ranked(say, seen, names, final)
    blocks = [f"## {say('over-title', key=seen.table.game, game=game)}", headline, RULE, standing]
    return container(Accent.SCORING, blocks, _afterwards(say, seen))


def _ranked(say: Say, seen: TableView, names: Names, standing: Standing) -> str:
    """One line for each player, the best first, with what decided where points are equal."""
    order = sorted(range(len(names)), key=lambda seat: (standing.places[seat], seat))
    return "\n".join(_rank(say, seen, names, standing, seat) for seat in order)


def _rank(say: Say, seen: TableView, names: Names, standing: Standing, seat: Seat) -> str:
    place, points, game = standing.places[seat], standing.points[seat], seen.table.game
    line = say(
        f"standing-{game}",
        rank=RANKS.get(place, f"{place}."),
        name=names.marked(seat),
        points=points,
    )
    if standing.tie_breaks and standing.points.count(points) > 1:
        return f"{line} · {say(f'tie-{game}', count=standing.tie_breaks[seat])}"
    return line


def _afterwards(say: Say, seen: TableView) -> list[ui.ActionRow[Any]]:
    """What can be pressed when a table is over."""

    def press(verb: Verb, label: str, style: Style, emoji: str) -> TableButton:
        return button(seen.table.id, seen.version, Run(verb), say(label), style, emoji)

    presses = [press(Verb.NEW_TABLE, "anew-button", Style.PLAIN, "🆕")]
    if seen.table.started is not None:
        rematch = press(Verb.REMATCH, "rematch-button", Style.GAIN, "🔁")
        replay = press(Verb.REPLAY, "replay-button", Style.PLAIN, "📖")
        presses = [rematch, *presses, replay]
    return rows_of(presses)
