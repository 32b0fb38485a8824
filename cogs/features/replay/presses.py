"""A finished game, step by step: its pages and presses."""

from collections.abc import Awaitable, Sequence
from dataclasses import asdict, replace
from typing import Any, Final

from discord import ui

from cogs.faces import FACES
from cogs.routing.request import Handling, Handlings, Request
from cogs.routing.watching import MARKDOWN, of_replay
from cogs.surfaces.token import in_ephemeral
from cogs.table.pages.news import line, lines
from cogs.table.pages.story import choice_of
from cogs.ui.answer import Answer
from cogs.ui.face import Face
from cogs.ui.layout import OPTIONS, button, choice, container, large_print, rows_of
from cogs.ui.names import names_of
from cogs.ui.page import NO_TABLE, RULE, Accent, Button, Say
from cogs.ui.routes import Beside, Bookmark, ReplayOf, Verb, Way
from engine.core import RoundEnded, Seat
from engine.tables.replay import Replay

NEWEST: Final = 3
"""The most lines of events, each of them once."""
DEAL: Final = Bookmark(0)


def replay_layout(
    say: Say,
    replay: Replay,
    face: Face,
    at: Bookmark,
    reader: Seat | None = None,
    note: Sequence[str] = (),
) -> ui.LayoutView:
    """The game after some move: the board, that move, the hands, and all ways from there."""
    at = replace(at, way=Way.STEP)
    told = shown(say, replay, face, at, reader)
    return container(Accent.BOARD, (*note, *told), _ways(say, replay, face, at))


def shown(
    say: Say, replay: Replay, face: Face, at: Bookmark, reader: Seat | None = None
) -> tuple[str, ...]:
    """The title, the last move, the board, and all hands or one seat's."""
    names, seen = names_of(replay.table, say=say), replay.seen(at.step, at.eyes)
    last = len(replay.steps) - 1
    seats = [replay.seen(at.step, seat) for seat in range(len(names))]
    hands, caption = face.hands(say, seats, names).splitlines(), ""
    if at.eyes is not None:
        told = say("replay-eyes", name=names[at.eyes], you=at.eyes == reader)
        hands, caption = [hands[at.eyes]], f"\n-# **{told}**"
    newest = [*dict.fromkeys(reversed(lines(say, replay.latest(at.step, at.eyes), names, face)))]
    told = _in_small("\n".join(newest[:NEWEST][::-1]))
    heading, *board = (b for b in large_print(face.board(say, seen, names)) if b != RULE)
    title = say("replay-title", step=at.step, steps=last)
    title = f"-# {title} · **{heading.removeprefix('### ')}**"
    return (title + caption, told, *map(_in_small, board), _in_small("\n".join(hands)))


def _in_small(block: str) -> str:
    """The block in small print, except for its large lines and those of a chart."""
    lines = filter(None, block.split("\n"))
    return "\n".join(each if each.startswith(("#", "`")) else f"-# {each}" for each in lines)


def _ways(say: Say, replay: Replay, face: Face, at: Bookmark) -> list[ui.ActionRow[Any]]:
    """Steps, what can be done with the game, and a menu of moments and viewpoints."""
    table, last = replay.table.id, len(replay.steps) - 1
    back = replace(at, step=max(0, at.step - 1), way=Way.BACK)
    on = replace(at, step=min(at.step + 1, last), way=Way.ON)
    steps = [
        button(table, 0, back, say("replay-move-back-button"), disabled=at.step == 0),
        button(table, 0, on, say("replay-move-on-button"), disabled=at.step == last),
    ]
    if at.other:
        to = ReplayOf(at.other, table, at.seat)
        steps.append(button(table, 0, to, say("replay-other-button"), emoji="🃏"))
    if not at.ticket:
        steps.append(button(table, 0, Beside(**asdict(at)), say("board-more-button")))
    return [*rows_of(steps), *_menu(say, replay, face, at)]


def _menu(say: Say, replay: Replay, face: Face, at: Bookmark) -> list[ui.ActionRow[Any]]:
    """The moments and rounds of the game in order, then the viewpoints: all hands, each seat."""
    eyes = [say("replay-eyes-of", name=n) for n in names_of(replay.table, say=say).bare]
    views = [(None, say("replay-open")), *enumerate(eyes)]
    seen = [Button(label, replace(at, eyes=seat, way=Way.EYES)) for seat, label in views]
    options = [*_moments(say, replay, face, at, OPTIONS - len(seen)), *seen]
    return choice(replay.table.id, 0, say("replay-menu"), options)


def _moments(say: Say, replay: Replay, face: Face, at: Bookmark, most: int) -> list[Button]:
    """The deal, great moments, the end of each round and the end.

    The deal is no move, so it has no number. If there are more than `most`, great moments are left
    out, the earliest first.
    """
    names = names_of(replay.table, say=say).plain
    last = len(replay.steps) - 1
    told = {0: say("replay-deal"), last: say("replay-end")}
    great = dict[int, str]()
    for number, step in enumerate(replay.steps[1:], 1):
        for event in step.events:
            if isinstance(event, RoundEnded):
                told.setdefault(number, say("replay-round", round=event.round))
            elif face.is_loud(event) and (told_ := line(say, event, names, face)):
                great[number] = MARKDOWN.sub("", told_)
    left = most - len(told)
    more = [number for number in great if number not in told]
    told |= {number: great[number] for number in more[-left:]} if left > 0 else {}
    labels = {n: say("replay-moment", step=n, what=told[n]) if n else told[0] for n in told}
    return [Button(labels[stop], replace(at, step=stop)) for stop in sorted(told)[-most:]]


async def replay(request: Request) -> Answer:
    """A finished table, from the deal; below the private end of an own table."""
    answer = await walk(request, DEAL)
    return replace(answer, separate=True) if in_ephemeral(request.interaction) else answer


async def retell(request: Request, route: ReplayOf) -> Answer:
    """The replay of a game that was chosen from a list, from the deal, below that list.

    Beside another one with these cards, from where they part. One takes the place of the other.
    """
    say = request.say

    async def told(own: Replay) -> Answer:
        def beside(other: Replay) -> Awaitable[Answer]:
            step, is_choice, _ = choice_of(say, own, other, route.seat)
            _, _, done = choice_of(say, other, own, route.seat, request.user)  # own: is shown
            at = Bookmark(step, route.seat, other=route.other, seat=route.seat)
            there = names_of(other.table, say=say).plain[route.seat]
            is_you = other.table.seat_of(request.user) == route.seat
            parts = say("replay-parts", other=there, choice=is_choice, you=is_you)
            said = "\n".join(f"-# {each}" for each in (parts, done * is_choice) if each)
            return walk(request, at, route.table, [said] if at.step else ())

        return await of_replay(request, route.other, beside)

    found = (
        of_replay(request, route.table, told) if route.other else walk(request, DEAL, route.table)
    )
    return replace(await found, separate=request.table_id == NO_TABLE)


async def walk(
    request: Request, at: Bookmark, table_id: int = NO_TABLE, note: Sequence[str] = ()
) -> Answer:
    """Another place in a replay, with all hands open or through one seat's eyes; note: above it."""

    def told(replay: Replay) -> Answer:
        face, reader = FACES[replay.table.game], replay.table.seat_of(request.user)
        eyes = at.eyes if at.eyes is not None and at.eyes < len(replay.table.players) else None
        place = replace(at, step=min(at.step, len(replay.steps) - 1), eyes=eyes)
        return Answer(replay_layout(request.say, replay, face, place, reader, note), game=face.key)

    return await of_replay(request, table_id or request.table_id, told, at.ticket)


HANDLERS: Final[Handlings] = {
    Verb.REPLAY: Handling(replay, looks_back=True),
    Bookmark: Handling(walk, looks_back=True),
    ReplayOf: Handling(retell, looks_back=True),
}
