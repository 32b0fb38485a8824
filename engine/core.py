"""The contract that every game signs: seats, steps, events, outcomes and the Game protocol."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from enum import Enum, IntEnum, StrEnum
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, TypeAlias, TypeVar, cast

from engine.shuffle import Item, derived

Seat: TypeAlias = int
"""A place at the table, counted clockwise from 0."""

State = TypeVar("State")
Move = TypeVar("Move")
View = TypeVar("View")


class By(IntEnum):
    """The maker of a move. The first three are stored, and never change."""

    SELF = 0  # the player on the seat
    COMPUTER = 1  # a computer, for a person who was away
    CLOCK = 2  # a computer, for a person whose time was up
    FORMER = 3  # an earlier player on the seat


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened at the table; events are ids and values, never sentences.

    An event is public unless its class overrides `seen_by`. A partly secret occurrence is two
    events.

    by: the maker of the move that led to it; games leave it alone, their tables set it.
    """

    by: By = field(default=By.SELF, kw_only=True, repr=False)

    ROBBED: ClassVar = ""
    """The field with the seat or side that lost something to the event's seat; "": nobody did."""

    @property
    def seen_by(self) -> tuple[Seat, ...] | None:
        """The seats that may know of the event; None: everybody."""
        return None

    @property
    def robs(self) -> tuple[Seat, Seat] | None:
        """The seat that took something and the seat that lost it; None: neither."""
        lost = getattr(self, self.ROBBED, -1)
        return (self.seat, lost) if isinstance(self, SeatEvent) and lost >= 0 else None

    @property
    def reveals(self) -> bool:
        """True if it may reveal something hidden, so that its move can't be undone.

        Anything that the mover chose to show doesn't count. True unless a class overrides it.
        """
        return True


@dataclass(frozen=True, slots=True)
class OpenEvent(Event):
    """An event that everybody who watched could derive from the move and the open table."""

    @property
    def reveals(self) -> bool:
        """Return False: everybody could derive it."""
        return False


@dataclass(frozen=True, slots=True)
class SeatEvent(Event):
    """An event that concerns one seat, in most games what it did."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class OpenSeatEvent(SeatEvent, OpenEvent):
    """An event of one seat that everybody could derive."""


@dataclass(frozen=True, slots=True)
class PrivateEvent(SeatEvent):
    """An event that only this seat may know of."""

    @property
    def seen_by(self) -> tuple[Seat, ...]:
        """That seat alone."""
        return (self.seat,)


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """A round was scored; emitted once a round by every game, after the lines of its scoring.

    points: the gain of each seat in this round. In every game more is better: a game that counts
    penalties gives negative numbers.
    """

    round: int
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GameOver(Event):
    """The last scoring is done; `winners` share the win."""

    winners: tuple[Seat, ...]


class Step(NamedTuple, Generic[State]):
    """A state and what happened on the way to it, in order."""

    state: State
    events: tuple[Event, ...]


class IllegalMove(Exception):
    """The rules forbid this move now; `reason` is a member of the game's own enum of reasons."""

    def __init__(self, reason: Enum) -> None:
        super().__init__(reason.name)
        self.reason = reason


class BadNotation(ValueError):
    """The text isn't a move of this game."""


class Termination(StrEnum):
    """Why a game is over."""

    TARGET = "target"  # somebody reached the target of the race
    ROUNDS = "rounds"  # the agreed number of rounds was played
    EXHAUSTED = "exhausted"  # the stock (chips, treasures) is used up
    LAST_STANDING = "last-standing"  # everybody but one (or one side) is out


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended, by seat.

    points: the final count as the players know it (spaces, points, chips; penalties positive).
    places: 1 is best; seats that tie share a place and the next place is left out.
    """

    points: tuple[int, ...]
    places: tuple[int, ...]
    winners: tuple[Seat, ...]
    termination: Termination


@dataclass(frozen=True, slots=True)
class HouseRule:
    """A choice that the host has before the start: name, allowed values, default.

    If the values are numbers, 0 stands for the usual one for this number of players.
    """

    name: str
    values: tuple[str | int | bool, ...]
    default: str | int | bool


@dataclass(frozen=True, slots=True)
class HostDecks:
    """Tables of numbers that a host may edit, as the choices of a house rule.

    rule: its name. shipped: the numbers of each table in data/decks, by name. read: the numbers of
    a table that a host wrote; ValueError names the bad cell. chosen: the choices of `options` for
    the table of this name with these numbers.
    """

    rule: str
    shipped: Mapping[str, tuple[int, ...]]
    read: Callable[[Mapping[str, Any]], tuple[int, ...]]
    chosen: Callable[[str, tuple[int, ...]], dict[str, Any]]


@dataclass(frozen=True, slots=True)
class Traits:
    """The facts about a game that others need, besides its rules.

    fewer_wins: True if the points are penalties. unofficial_seats: the numbers of seats that the
    printed game does not have. days: the weekdays on which it is the daily deal; 0 is Monday.
    rounds: the number of rounds of that deal. night: the same for a deal of a club night; 0: its
    tables play the whole game for its places. turns: with a choice at such a table, in all and
    more for each seat, as measured among Mates on
    29 November 2026. finer: orders equal points in them, at most
    three numbers each below 500, more being better; from the events of these rounds, and by seat.
    earned: the game's own marks by seat, from its steps: the deal, then one for each move.
    feats: the sizes of the game's own kind of feat, from these steps, with the events of the seats
    that did them; small ones are left out.
    decks: the tables of numbers that a host may edit, where it has some. alone: the number of
    players of a good game of one person against computers.
    last_remarks: those of the game's remarks across the table that fit its end, too.
    one_round: the options with which a game ends with the round that is played.
    winds: the house rules of a voyage's matches, by wind; a starter is a seat, and the person has
    the first. The first wind of the first game is for the first sea alone: it helps beginners.
    """

    fewer_wins: bool = False
    unofficial_seats: tuple[int, ...] = ()
    days: tuple[int, ...] = ()
    rounds: int = 1
    night: int = 0
    turns: tuple[int, int] = (0, 13)
    finer: Callable[[Sequence[Event], Seat], tuple[int, ...]] = lambda *_: ()
    earned: Callable[[Sequence[Step[Any]]], Iterable[tuple[Seat, str]]] = lambda _: ()
    feats: Callable[[Sequence[Step[Any]]], Iterable[tuple[int, SeatEvent]]] = lambda _: ()
    decks: HostDecks | None = None
    alone: int = 3
    last_remarks: tuple[str, ...] = ()
    one_round: Mapping[str, Any] = field(default_factory=dict)
    winds: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)

    def amount(self, points: int) -> int:
        """Points as players count them (penalties positive); more of these points is better."""
        return -points if self.fewer_wins else points


class Game(Protocol[State, Move, View]):
    """The rules of one game: a stateless singleton without data of its own.

    A wrong seat (unknown, or no plain number) raises ValueError. A move of another game raises
    IllegalMove. States, moves, views and events are frozen, slotted dataclasses over tuples and
    IntEnums. No method reads a clock, a global random generator or a file; none changes its
    arguments.
    """

    @property
    def key(self) -> str:
        """The name in commands, the store and the locales, e.g. "seven-seas"."""

    @property
    def seats(self) -> range:
        """The numbers of seats that this game can be played with."""

    @property
    def traits(self) -> Traits:
        """The facts that others need, besides the rules."""

    @property
    def house_rules(self) -> tuple[HouseRule, ...]:
        """The choices of the lobby, in display order."""

    def options(self, **choices: Any) -> Any:
        """Frozen options from choices by name; ValueError names the bad choice.

        Besides the house rules every game takes `starter`: the seat that begins the first
        round, or None to draw it from the seed. Games may take further tables of data.
        """

    def seats_for(self, options: Any) -> tuple[int, ...]:
        """The numbers of seats that these options can be played with, rising."""

    def sides(self, options: Any, seats: int) -> int:
        """The number of sides, to which the seats belong in turn; `seats` if all play alone."""

    def deal(self, options: Any, seats: int, seed: int) -> Step[State]:
        """The first state and the events of the deal; ValueError for a bad number of seats."""

    def to_move(self, state: State) -> tuple[Seat, ...]:
        """The seats that have a choice now, maybe several; () when the game is over."""

    def legal_moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """All moves this seat may make now: sorted, unique, complete; () if it is not to move."""

    def apply(self, state: State, seat: Seat, move: Move) -> Step[State]:
        """The next state in which somebody has a choice (or the end); raises IllegalMove."""

    def view(self, state: State, seat: Seat | None) -> View:
        """The view of this seat; None: of a spectator."""

    def sample_state(self, view: View, seed: int, history: Sequence[Event] = ()) -> State:
        """A world that this seat cannot tell from the truth.

        Without history: any state whose view for the seat equals `view`. With the events that
        the seat has seen, in order from the first deal: also consistent with all of them, as a
        careful player with a perfect memory would know. The future is drawn from `seed`.
        """

    def outcome(self, state: State) -> Outcome | None:
        """Points, places and winners once it is over, else None."""

    def write_move(self, move: Move) -> str:
        """The move in one short line of ASCII without spaces at the ends."""

    def read_move(self, text: str) -> Move:
        """The move that `write_move` wrote; raises BadNotation."""


AnyGame: TypeAlias = Game[Any, Any, Any]


def checked_seat(seat: Seat, seats: int) -> Seat:
    """The seat; ValueError unless it is a plain number below `seats`."""
    if type(seat) is not int or not 0 <= seat < seats:
        raise ValueError(f"seat: {seat!r} is none of {seats}")
    return seat


class Seated(Protocol):
    """A view of one seat."""

    @property
    def seat(self) -> Seat | None:
        """None: it is a spectator's."""


def own_seat(view: Seated) -> Seat:
    """The seat whose view this is; ValueError if it is a spectator's, who has none."""
    if view.seat is None:
        raise ValueError("a spectator has no seat")
    return view.seat


def open_part(of: Item, kind: type[Item]) -> dict[str, Any]:
    """The fields of this class, the open part of a state or a view, by name."""
    return {each.name: getattr(of, each.name) for each in fields(cast("Any", kind))}


def known_to(events: Sequence[Event], seat: Seat | None) -> tuple[Event, ...]:
    """The events that this seat (None: a spectator) may know of, in order."""
    return tuple(event for event in events if is_known_to(event, seat))


def is_known_to(event: Event, seat: Seat | None) -> bool:
    """True if this seat (None: a spectator) may know of the event."""
    knowers = event.seen_by
    return knowers is None or (seat is not None and seat in knowers)


def since_last(history: Sequence[Event], kind: type[Event]) -> Sequence[Event]:
    """The events from the last one of this kind on, e.g. a deal; () without one."""
    for index in range(len(history) - 1, -1, -1):
        if isinstance(history[index], kind):
            return history[index:]
    return ()


def places(scores: Sequence[Any]) -> tuple[int, ...]:
    """The place of each score: 1 for the highest; shared places leave a gap after them."""
    return tuple(1 + sum(other > score for other in scores) for score in scores)


def first(ranks: Sequence[int]) -> tuple[Seat, ...]:
    """The seats in the first place."""
    return tuple(seat for seat, rank in enumerate(ranks) if rank == 1)


def put(items: tuple[Item, ...], index: int, item: Item) -> tuple[Item, ...]:
    """The items, with this one in the place of the one at this index."""
    return (*items[:index], item, *items[index + 1 :])


def choices_by_default(game: AnyGame) -> Mapping[str, str | int | bool]:
    """Each house rule of the game with its default."""
    return {rule.name: rule.default for rule in game.house_rules}


def read_choices(
    rules: Collection[HouseRule], seats: Iterable[int], choices: Mapping[str, Any]
) -> dict[str, Any]:
    """By name: the value of every house rule, and of `starter`; ValueError names the bad choice.

    A rule without a choice has its default. seats: the numbers of seats of the game.
    """
    allowed: dict[str, tuple[Any, ...]] = {rule.name: rule.values for rule in rules}
    allowed["starter"] = (None, *range(max(seats)))
    for name, value in choices.items():
        if name not in allowed:
            raise ValueError(f"{name}: no such choice; there are {', '.join(allowed)}")
        if not any(type(value) is type(one) and value == one for one in allowed[name]):
            raise ValueError(f"{name}: {value!r} is none of {allowed[name]}")
    return {rule.name: rule.default for rule in rules} | {"starter": None, **choices}


def each_alone(_: object, seats: int) -> int:
    """The number of sides in a game without partners."""
    return seats


def seats_with(seats: Iterable[int], options: Any) -> tuple[int, ...]:
    """The numbers of seats at which the starter that these options choose has a place."""
    return tuple(number for number in seats if number > (options.starter or 0))


def first_starter(starter: Seat | None, seats: int, seed: int, allowed: tuple[int, ...]) -> Seat:
    """The seat that the host chose to begin, or one drawn from the seed (HOUSE).

    ValueError unless the number of seats is a plain number among the allowed ones.
    """
    if type(seats) is not int or seats not in allowed:
        raise ValueError(f"seats: {seats!r} cannot play with these options, only {allowed}")
    return derived(seed, "starter") % seats if starter is None else starter
