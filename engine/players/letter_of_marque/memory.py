"""A game of Letter of Marque retold from what a seat has seen: who chose what, and when."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.core import Event, Seat
from engine.games.letter_of_marque.events import (
    Attacked,
    EnteredPort,
    FirstTreasuresShown,
    GameBegan,
    Passed,
    SetUpEnded,
    ShipPlaced,
    ShownArmed,
    ShownDefenceless,
    TreasureShown,
)
from engine.games.letter_of_marque.state import ARMED, DEFENCELESS, TREASURES
from engine.games.letter_of_marque.view import View
from engine.players.letter_of_marque.features import Way
from engine.players.letter_of_marque.simulator import Fleet, Table, Vessel


@dataclass(frozen=True, slots=True)
class Episode:
    """One choice of a seat; the table just before holds no types but those that were shown.

    way: None where a ship was chosen; ship: the one that came to sea, into port or under fire.
    """

    seat: Seat
    table: Table
    way: Way | None
    ship: int
    treasure: int = 0


@dataclass(slots=True)
class Story:
    """All choices of this game in order, and the table as it was left by them.

    first: the open first treasures by seat, each of which waits for its ship in the set-up.
    launched: the numbers of each seat's ships in the order in which they came to sea.
    shown: whether those that an attack has shown were armed.
    """

    table: Table
    first: tuple[int, ...]
    episodes: list[Episode]
    launched: list[list[int]]
    shown: dict[int, bool]


def retold(view: View, history: Sequence[Event]) -> Story:
    """The story of the game that is being played."""
    seats = len(view.fleets)
    start = max((n for n, event in enumerate(history) if isinstance(event, GameBegan)), default=0)
    fleets = [Fleet(list(TREASURES), ARMED, DEFENCELESS) for _ in range(seats)]
    story = Story(Table(fleets, [], view.starter, 0), (), [], [[] for _ in fleets], {})
    for event in history[start:]:
        _tell(story, event)
    return story


def _tell(story: Story, event: Event) -> None:
    table = story.table
    match event:
        case FirstTreasuresShown(treasures):
            story.first = treasures
            for fleet, treasure in zip(table.fleets, treasures, strict=True):
                fleet.pile.remove(treasure)
        case SetUpEnded():
            _set_out(story)
        case TreasureShown(seat, treasure):
            _note(story, Way.SAIL, seat, 0)
            table.fleets[seat].pile.remove(treasure)
            table.turned_up = treasure
        case ShipPlaced(seat, ship, treasure) if table.turned_up:
            story.episodes.append(Episode(seat, table.copy(), None, ship, treasure))
            story.launched[seat].append(ship)
            table.launch(armed=False)
        case EnteredPort(seat, ship):
            _note(story, Way.PORT, seat, ship)
            table.port(_vessel(table, ship))
        case Attacked(seat, ship):
            _note(story, Way.ATTACK, seat, ship)
        case ShownArmed(seat, ship) | ShownDefenceless(seat, ship):
            _shoot(story, seat, ship, armed=isinstance(event, ShownArmed))
        case Passed(seat, False):
            _note(story, Way.REST, seat, 0)
            table.rest()


def _set_out(story: Story) -> None:
    """All first ships were chosen at once, while nothing was at sea."""
    table = story.table
    before = table.copy()
    for seat, treasure in enumerate(story.first):
        story.episodes.append(Episode(seat, before, None, seat + 1, treasure))
        story.launched[seat].append(seat + 1)
        table.place_first(seat, treasure, armed=False)


def _note(story: Story, way: Way, seat: Seat, ship: int) -> None:
    story.table.turn = seat
    story.episodes.append(Episode(seat, story.table.copy(), way, ship))


def _shoot(story: Story, seat: Seat, ship: int, *, armed: bool) -> None:
    vessel = _vessel(story.table, ship)
    vessel.armed = armed
    story.shown[ship] = armed
    story.table.turn = seat
    story.table.attack(vessel)


def _vessel(table: Table, number: int) -> Vessel:
    return next(ship for ship in table.sea if ship.number == number)
