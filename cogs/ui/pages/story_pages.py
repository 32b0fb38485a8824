"""The story of a table page by page: the log of a running game, the replay of a finished one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from discord import ui

from cogs.ui.board import lines
from cogs.ui.custom_ids import Run, Verb
from cogs.ui.face import Face
from cogs.ui.layout import button, container, rows_of
from cogs.ui.names import Names
from cogs.ui.page import RULE, Accent, Button, Page, Say, Style
from engine.core import Event, RoundEnded
from engine.tables.replay import Replay
from engine.tables.view import TableView

LINES: Final = 15
"""Lines of a log on one page, which is about one screen of a phone."""

ACROSS: Final = 2
"""Buttons in a row: steps above, rounds below, which a phone does not wrap."""


def number_in(argument: str, last: int) -> int:
    """The number that a button's argument begins with, at most the last; `last` for any other."""
    digits = argument.partition(".")[0]
    return min(int(digits), last) if digits.isdecimal() and len(digits) < 9 else last


def log_page(
    say: Say, seen: TableView, face: Face, story: Sequence[Event], names: Names, argument: str
) -> Page:
    """A page of the events so far, round by round; the latest by default."""
    leaves = _leaves(say, story, names, face)
    number = number_in(argument, len(leaves) - 1)
    rounds = [n for n, (round_, _) in enumerate(leaves) if not n or leaves[n - 1][0] != round_]
    round_, told = leaves[number]
    game = say(f"game-{seen.table.game}")
    title = say("log-title", game=game, round=round_, leaf=number + 1, leaves=len(leaves))
    body = "\n".join(told) or say("log-empty")
    buttons = _steps(say, Verb.LOG, number, len(leaves) - 1, rounds)
    return Page(Accent.HAND, (f"### {title}", RULE, body), buttons, across=ACROSS)


def _leaves(
    say: Say, story: Sequence[Event], names: Names, face: Face
) -> list[tuple[int, list[str]]]:
    """The log in pages, each with its round: none has more than LINES, none has two rounds."""
    rounds, begins, number = list[tuple[int, Sequence[Event]]](), 0, 1
    for index, event in enumerate(story, 1):
        if isinstance(event, RoundEnded):
            rounds.append((event.round, story[begins:index]))
            begins, number = index, event.round + 1
    if begins < len(story) or not rounds:
        rounds.append((number, story[begins:]))
    leaves = []
    for round_, events in rounds:
        told = lines(say, events, names, face)
        for start in range(0, max(1, len(told)), LINES):
            leaves.append((round_, told[start : start + LINES]))
    return leaves


def replay_page(say: Say, replay: Replay, face: Face, names: Names, argument: str) -> Page:
    """The board after some move, with that move and with every hand open.

    It opens at the move that decided the game.
    """
    last = len(replay.steps) - 1
    number = number_in(argument or str(replay.decisive), last)
    seen, seats = replay.seen(number, None), range(len(names))
    game = say(f"game-{replay.table.game}")
    title = say("replay-title", game=game, step=number, steps=last)
    told = lines(say, seen.since, names, face)
    hands = face.hands(say, [replay.seen(number, seat) for seat in seats], names)
    decided = replay.outcome is not None and number == replay.decisive
    title += f" · **{say('replay-decisive')}**" if decided else ""
    blocks = (f"-# {title}", *face.board(say, seen, names), RULE, "\n".join(told[-LINES:]), RULE)
    caption = f"**{say('replay-open')}**"
    buttons = _steps(say, Verb.REPLAY, number, last, replay.rounds)
    ended = replay.outcome is not None
    share = (Button(say("share-button"), Run(Verb.SHARE), emoji="📤"),) if ended else ()
    extra = (
        *share,
        Button(say("replay-first-button"), Run(Verb.REPLAY, "0.first")),
        Button(say("replay-last-button"), Run(Verb.REPLAY, f"{last}.last")),
        Button(say("verify-button"), Run(Verb.VERIFY), emoji="🔎"),
        Button(say("export-button"), Run(Verb.EXPORT), emoji="💾"),
    )
    blocks = (*blocks, f"{caption}\n{hands}")
    return Page(Accent.BOARD, blocks, buttons, extra=extra, across=ACROSS)


def shared_page(say: Say, replay: Replay, face: Face, names: Names, who: str) -> Page:
    """Three parts for everybody: whose game and who won, how it stood at the end, a highlight."""
    seen, outcome = replay.seen(len(replay.steps) - 1, None), replay.outcome
    if outcome is None:
        raise ValueError("a game that nobody has ended")
    sides = {names.side(seat): seat for seat in reversed(range(len(names)))}
    won = names.listed_sides(say, outcome.winners)
    count = len({names.side(seat) for seat in outcome.winners})
    headline = say("over-won", winners=won, count=len(outcome.winners), sides=count)
    title = say("share-title", name=who, game=say(f"game-{replay.table.game}"))
    standing = " · ".join(
        say("share-points", name=names.of_side(say, side), points=outcome.points[seat])
        for side, seat in sorted(sides.items(), key=lambda each: (outcome.places[each[1]], each[0]))
    )
    chart = face.final(say, seen, names) or (standing,)
    told = face.highlights(say, replay, names)[-1:]
    return Page(Accent.SCORING, (f"{title}\n{headline}", *chart, *told))


def file_page(say: Say, name: str, table_id: int) -> ui.LayoutView:
    """A game that is attached as a file of this name, and the way back to its replay."""
    label = say("export-here-button")
    row = rows_of([button(table_id, 0, Run(Verb.REPLAY), label, Style.PLAIN, "📖")])
    layout = container(Accent.BOARD, (say("export-text"),), row)
    layout.add_item(ui.File(f"attachment://{name}"))
    return layout


def _steps(say: Say, verb: Verb, now: int, last: int, rounds: Sequence[int]) -> tuple[Button, ...]:
    """Buttons one step back and on, and in longer games one round back and on, in fixed places.

    A button that leads nowhere shows the page again; a number behind the dot makes it unique.
    """
    before = max((step for step in rounds if step < now), default=0)
    after = min((step for step in rounds if step > now), default=last)
    ways = (
        (say("step-back-button"), max(0, now - 1)),
        (say("step-on-button"), min(last, now + 1)),
        (say("round-back-button"), before),
        (say("round-on-button"), after),
    )[: 4 if len(rounds) > 1 else 2]
    return tuple(Button(label, Run(verb, f"{to}.{way}")) for way, (label, to) in enumerate(ways))
