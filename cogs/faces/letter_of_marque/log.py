"""The log of a game of Letter of Marque: each event, and the scoring."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from cogs.faces.letter_of_marque.words import (
    open_treasures,
    ship_name,
    treasure_words,
    treasures_words,
)
from cogs.ui.names import Names
from cogs.ui.page import RULE, Say
from engine.core import Event, RoundEnded, Seat
from engine.games.letter_of_marque.events import (
    Attacked,
    EnteredPort,
    FirstTreasuresShown,
    GameBegan,
    Passed,
    Scored,
    SetUpEnded,
    ShipPlaced,
    ShipReady,
    ShownArmed,
    ShownDefenceless,
    TreasureShown,
)
from engine.tables.view import TableView

PLAYED: Final = (ShipReady, Attacked, Passed)
"""Events that only repeat which move was made."""


def event_line(say: Say, event: Event, names: Names) -> str:
    """The event in one line; "" where another message shows it."""
    match event:
        case GameBegan(round, rounds, starter):
            return say(
                "letter-of-marque-told-began", round=round, rounds=rounds, **names.told(starter)
            )
        case FirstTreasuresShown(treasures):
            listed = open_treasures(say, treasures, names)
            return say("letter-of-marque-told-first", treasures=listed)
        case ShipReady(seat):
            return say("letter-of-marque-told-ready", **names.told(seat))
        case SetUpEnded():
            return say("letter-of-marque-told-set-up")
        case TreasureShown(seat, treasure):
            return say(
                "letter-of-marque-told-sail",
                **names.told(seat),
                treasure=treasure_words(say, treasure),
            )
        case ShipPlaced(_, ship, _) if ship <= len(names):
            return ""  # one line shows all ships of the set-up
        case ShipPlaced(seat, ship, treasure):
            return _ship(say, "placed", names, seat, ship, treasure)
        case EnteredPort(seat, ship, treasure, _):
            return _ship(say, "port", names, seat, ship, treasure)
        case Passed(seat, forced):
            told = "letter-of-marque-told-idle" if forced else "letter-of-marque-told-passed"
            return say(told, **names.told(seat))
    return _attack(say, event, names)


def _attack(say: Say, event: Event, names: Names) -> str:
    match event:
        case Attacked(seat, ship, owner, treasure, _, _):
            return _ship(say, "attack", names, seat, ship, treasure, owner=owner)
        case ShownArmed(seat, ship, owner, treasure, _):
            return _ship(say, "armed", names, seat, ship, treasure, owner=owner)
        case ShownDefenceless(seat, ship, owner, treasure):
            return _ship(say, "defenceless", names, seat, ship, treasure, owner=owner)
    return ""


def _ship(
    say: Say,
    what: str,
    names: Names,
    seat: Seat,
    ship: int,
    treasure: int,
    owner: Seat | None = None,
) -> str:
    whose = seat if owner is None else owner
    return say(
        "letter-of-marque-told-ship",
        what=what,
        **names.told(seat),
        ship=ship_name(names, whose, ship),
        treasure=treasure_words(say, treasure),
        owner=names[whose],
        yours=whose == names.reader,
    )


def is_loud(event: Event) -> bool:
    """True if the board shows it in a line of normal size: the result of an attack."""
    return isinstance(event, ShownArmed | ShownDefenceless)


def scoring(say: Say, seen: TableView, events: Sequence[Event], names: Names) -> tuple[str, ...]:
    """The blocks of a game's result: a line for each player, best first; then the totals."""
    ended = next(event for event in events if isinstance(event, RoundEnded))
    lines = sorted(
        (event for event in events if isinstance(event, Scored)),
        key=lambda scored: (-scored.points, -scored.enemy_cannons, scored.seat),
    )
    scored = "\n".join(_scored(say, event, names) for event in lines)
    before = events[: events.index(next(e for e in events if isinstance(e, Scored)))]
    told = [f"-# {words}" for event in before if (words := event_line(say, event, names))]
    note = f"-# {say('letter-of-marque-scored-how')}"
    if lines[0].points == lines[1].points and lines[0].enemy_cannons > lines[1].enemy_cannons:
        note += f"\n-# {say('letter-of-marque-scored-tie')}"
    rounds = seen.view.rounds
    if rounds == 1:
        return (f"### {say('letter-of-marque-scoring-title')}", *told[-1:], scored, note)
    title = say("letter-of-marque-scoring-title-of", round=ended.round, rounds=rounds)
    blocks = (f"### {title}", *told[-1:], scored, note)
    if ended.round == 1:
        return blocks
    return (*blocks, RULE, *_totals(say, ended.round, lines, names))


def _scored(say: Say, event: Scored, names: Names) -> str:
    return say(
        "letter-of-marque-scored",
        name=names.marked(event.seat),
        treasures=treasures_words(say, event.treasures or (0,), " + "),
        cannons=event.enemy_cannons,
        points=event.points,
    )


def _totals(say: Say, round_: int, scored: Sequence[Scored], names: Names) -> tuple[str, str]:
    """The totals of the series, best first; equal ones with their deciding enemy cannons."""
    order = sorted(scored, key=lambda line: (-line.total, -line.total_cannons, line.seat))
    title = say("letter-of-marque-series-title", round=round_)
    totals = [line.total for line in order]
    lines = [_total(say, line, names, tied=totals.count(line.total) > 1) for line in order]
    if any(
        one.total == other.total and one.total_cannons > other.total_cannons
        for one, other in pairwise(order)
    ):
        lines.append(f"-# {say('letter-of-marque-series-tie')}")
    return f"**{title}**", "\n".join(lines)


def _total(say: Say, scored: Scored, names: Names, *, tied: bool) -> str:
    message = "letter-of-marque-series-line-tied" if tied else "letter-of-marque-series-line"
    name, cannons = names.marked(scored.seat), scored.total_cannons
    return say(message, name=name, total=scored.total, cannons=cannons)
