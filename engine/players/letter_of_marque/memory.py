"""The memory of a player of Letter of Marque: all choices of the game, from its events."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from engine.core import Event, Seat, own_seat, since_last
from engine.games.letter_of_marque import events
from engine.games.letter_of_marque.state import ARMED, DEFENCELESS, TREASURES
from engine.games.letter_of_marque.view import View
from engine.players.letter_of_marque.features import Action
from engine.players.letter_of_marque.simulator import Fleet, Table, Vessel


@dataclass(frozen=True, slots=True)
class Episode:
    """One choice of a seat.

    table: just before the choice; it has only the types of ships that were shown.
    action: None if the seat chose a ship. ship: the number of the ship that was launched, entered
    port or was attacked; 0 if there was none. treasure: that of a ship that was launched.
    """

    seat: Seat
    table: Table
    action: Action | None
    ship: int
    treasure: int = 0


@dataclass(slots=True)
class Story:
    """All choices of this game in order, and the table after them.

    first: by seat, the first treasures, which lie open while their ships are chosen.
    launched: by seat, the numbers of its ships in the order in which they came to sea.
    shown: by number of a ship that an attack has shown: True if it was armed.
    """

    table: Table
    first: tuple[int, ...]
    episodes: list[Episode]
    launched: list[list[int]]
    shown: dict[int, bool]


def knows_the_game(history: Sequence[Event]) -> bool:
    """True if this history covers a game from its beginning."""
    return any(isinstance(event, events.GameBegan) for event in history)


def games(history: Sequence[Event]) -> list[tuple[Event, ...]]:
    """The events of each game of the table that this history covers from its beginning."""
    begins = [place for place, event in enumerate(history) if isinstance(event, events.GameBegan)]
    return [tuple(history[begin:end]) for begin, end in pairwise([*begins, len(history)])]


def retold(view: View, history: Sequence[Event]) -> Story:
    """The story of the running game; its table has the true types of the viewer's ships."""
    story = told(since_last(history, events.GameBegan) or history, len(view.fleets))
    if view.own is not None:
        fleet = story.table.fleets[own_seat(view)]
        fleet.armed, fleet.defenceless = view.own.armed, view.own.defenceless
        for ship in story.table.sea:
            if ship.owner == view.seat:
                ship.armed = ship.number in view.own.armed_at_sea
    return story


def told(game: Sequence[Event], seats: int) -> Story:
    """The story of one game."""
    fleets = [Fleet(list(TREASURES), ARMED, DEFENCELESS) for _ in range(seats)]
    story = Story(Table(fleets, [], 0, 0), (), [], [[] for _ in fleets], {})
    for event in game:
        if isinstance(event, events.GameBegan):
            story.table.turn = event.starter
        else:
            _tell(story, event)
    return story


def _tell(story: Story, event: Event) -> None:
    """Add this event to the story."""
    table = story.table
    match event:
        case events.FirstTreasuresShown(treasures):
            story.first = treasures
            for fleet, treasure in zip(table.fleets, treasures, strict=True):
                fleet.pile.remove(treasure)
        case events.SetUpEnded():
            _end_set_up(story)
        case events.TreasureShown(seat, treasure):
            _add_choice(story, Action.SAIL, seat, 0)
            table.fleets[seat].pile.remove(treasure)
            table.turned_up = treasure
        case events.ShipPlaced(seat, ship, treasure) if table.turned_up:
            story.episodes.append(Episode(seat, table.copy(), None, ship, treasure))
            story.launched[seat].append(ship)
            table.launch(armed=False)
        case events.EnteredPort(seat, ship):
            _add_choice(story, Action.PORT, seat, ship)
            table.port(_vessel(table, ship))
        case events.Attacked(seat, ship):
            _add_choice(story, Action.ATTACK, seat, ship)
        case events.ShownArmed(seat, ship) | events.ShownDefenceless(seat, ship):
            vessel, table.turn = _vessel(table, ship), seat
            vessel.armed = story.shown[ship] = isinstance(event, events.ShownArmed)
            table.attack(vessel)
        case events.Passed(seat, False):
            _add_choice(story, Action.REST, seat, 0)
            table.rest()


def _end_set_up(story: Story) -> None:
    """Add the first ships, which all seats chose at once, while nothing was at sea."""
    table = story.table
    before = table.copy()
    for seat, treasure in enumerate(story.first):
        story.episodes.append(Episode(seat, before, None, seat + 1, treasure))
        story.launched[seat].append(seat + 1)
        table.place_first(seat, treasure, armed=False)


def _add_choice(story: Story, action: Action, seat: Seat, ship: int) -> None:
    """Add a choice of the seat in turn, before the table changes."""
    story.table.turn = seat
    story.episodes.append(Episode(seat, story.table.copy(), action, ship))


def _vessel(table: Table, number: int) -> Vessel:
    return next(ship for ship in table.sea if ship.number == number)
