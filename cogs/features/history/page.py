"""The pages of the past: one's games in a server, and their totals."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final

from cogs.ui.custom_ids import Run, Verb
from cogs.ui.page import RULE, Accent, Button, Page, Say
from cogs.ui.spoken import shown_name
from engine.core import Seat
from engine.results.past import PastGame

GAMES: Final = 5
"""Games on one page, which is about one screen of a phone."""
PRACTICE: Final = "practice"
"""The name of own tables in a list of games."""
MARKS: Final = 12
"""The most marks in a profile."""
MINUTE, HOUR, DAY = 60, 3600, 86_400


@dataclass(frozen=True, slots=True)
class HistoryLeaf:
    """A page of somebody's games. user: the person; game: only this one; number: from 0."""

    user: int
    game: str | None = None
    number: int = 0

    @property
    def written(self) -> str:
        """The page as the argument of a button."""
        return f"{self.user}.{self.game or ''}.{self.number}"


def practice_button(say: Say, user: int) -> Button:
    """Leads to somebody's practice games."""
    route = Run(Verb.HISTORY, HistoryLeaf(user, PRACTICE).written)
    return Button(say("history-practice-button"), route)


def nothing_page(say: Say, leaf: HistoryLeaf, name: str, *, practised: bool) -> Page:
    """That somebody has finished no game here; practised: but the reader has, alone."""
    what = "all" if leaf.game is None else "game"
    none = say("history-none", name=name, what=what)
    if not practised:
        return Page(Accent.BOARD, (none,))
    blocks = (none, say("history-none-practice"))
    return Page(Accent.BOARD, blocks, extra=(practice_button(say, leaf.user),))


def read_leaf(text: str) -> HistoryLeaf | None:
    """The page that `written` wrote; None for any other text."""
    user, _, rest = text.partition(".")
    game, _, number = rest.partition(".")
    if not (user.isdecimal() and number.isdecimal() and len(number) < 7):
        return None
    if len(user) > 19 or int(user) >= 1 << 63:  # no id, and more than the store could look for
        return None
    return HistoryLeaf(int(user), game or None, int(number))


def history_page(
    say: Say,
    leaf: HistoryLeaf,
    name: str,
    total: int,
    games: Sequence[PastGame],
    hidden: Collection[int],
) -> Page:
    """Some of somebody's games, newest first, each with a button for its replay.

    name: the person's; "": the reader. hidden: the people who are in no list.
    """
    leaves = max(1, -(-total // GAMES))
    title = say("history-title", name=name, leaf=leaf.number + 1, leaves=leaves)
    retold = [
        Button(
            say("history-option", game=_game(say, game), **_own(game, leaf.user)),
            Run(Verb.REPLAY, f"of.{game.results[0].table}"),
        )
        for game in games
    ]
    ways = (("history-newer-button", leaf.number - 1), ("history-older-button", leaf.number + 1))
    turns = tuple(
        Button(say(label), Run(Verb.HISTORY, HistoryLeaf(leaf.user, leaf.game, to).written))
        for label, to in ways
        if 0 <= to < leaves
    )
    entries = [part for game in games for part in (RULE, _entry(say, game, leaf.user, hidden))]
    blocks = (f"### {title}", *entries[1:])
    return Page(Accent.BOARD, blocks, tuple(retold), say("history-pick"), turns)


def _game(say: Say, game: PastGame) -> str:
    return say(f"game-{game.results[0].game}")


def _own(game: PastGame, user: int) -> dict[str, int | str]:
    own = game.results[game.seat_of(user)]
    return {"table": str(own.table), "place": own.place, "seats": own.seats}


def _entry(say: Say, game: PastGame, user: int, hidden: Collection[int]) -> str:
    """The person's result; small below it, everybody's points, the duration and the date."""
    seat = game.seat_of(user)
    own = game.results[seat]
    first = say(
        "history-game",
        game=_game(say, game),
        won="yes" if own.place == 1 else "no",
        place=own.place,
        seats=own.seats,
    )
    points = _amount(say, own.game, own.points)
    others = [
        say(
            "history-other",
            name=_name(say, game, other, hidden),
            place=result.place,
            points=result.points,
            amount=_amount(say, result.game, result.points),
            mate="yes" if result.side == own.side else "no",
        )
        for other, result in sorted(enumerate(game.results), key=lambda each: each[1].place)
        if other != seat
    ]
    seconds = max(0.0, own.ended - own.started)
    units = ((DAY, "days"), (HOUR, "hours"), (MINUTE, "minutes"))
    size, unit = next((u for u in units if seconds >= 2 * u[0]), units[-1])
    duration = say("history-time", unit=unit, count=max(1, round(seconds / size)))
    length = say("history-length", moves=own.moves, time=duration, date=str(int(own.ended)))
    return f"{first}\n-# {points} · {', '.join(others)}\n-# {length}"


def _amount(say: Say, game: str, points: int) -> str:
    """Points in the unit of their game."""
    return say(f"points-{game}", points=points)


def _name(say: Say, game: PastGame, seat: Seat, hidden: Collection[int]) -> str:
    if game.results[seat].user in hidden:
        return say("history-somebody")
    return shown_name(say, game.names[seat])
