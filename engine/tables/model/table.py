"""A table without its moves: its people, its settings, and its timing."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Final, TypeAlias

from engine import codec
from engine.core import Seat
from engine.players.base import Level
from engine.tables.model.voyage import AtSea


class Status(StrEnum):
    """The life of a table, in order."""

    LOBBY = "lobby"
    RUNNING = "running"
    FINISHED = "finished"  # played to the last scoring
    CLOSED = "closed"  # ended before that


STATES: Final = ("lobby", "running", "paused", "suspended")

FORMER: Final = ""
"""The stored name of a forgotten player; pages and messages choose a word for it."""
BLANK: Final = "\u115f\u1160\u2800\u3164\uffa0\U0001d159"
"""Invisible letters and signs: Hangul fillers, empty Braille, a musical note without a head."""


@dataclass(frozen=True, slots=True)
class Player:
    """The player on one seat.

    user: the person the seat belongs to (a Discord id); None: nobody, a computer holds it.
    level: the computer player that moves for the seat now; None: the person moves.
    missed: turns in a row in which the person's time ran out.
    left: the person left or was kicked, and the host may give the seat to somebody else.
    taken_from: the person whose seat, name and cut these were until they were kicked; None: nobody.
    entry: the id of the interaction by which the person joined; None: it is not known, or it is
    part of the table's shuffle by now. cut: the word with which the person cuts the deck, if any.
    last_seen: when the person was last seen, in seconds since the epoch; None: not yet.
    took_over: the word of this seat that cut the deck is an earlier owner's.
    nudging, nudged: when the person last nudged somebody here, and was last nudged; None: never.
    reminded_at: the version at which the person was reminded without a clock; None: never.
    abroad: the person's name outside of the table's server; "": the same.
    since: when the person took over the seat of a running game, in seconds; None: from the start.
    mate: the name of the computer that had the seat until then; "": a person had it.
    remark: the one that stands beside the person's name until their next move; "": none.
    chose: the person has changed the game of the lobby, the last one who has.
    rival: a computer that plays with the habit of the rival of this name, if there is one.
    """

    name: str
    user: int | None
    level: Level | None = None
    missed: int = 0
    left: bool = False
    taken_from: int | None = field(default=None, metadata=codec.LATER)
    entry: int | None = field(default=None, metadata=codec.LATER)
    cut: str | None = field(default=None, metadata=codec.LATER)
    last_seen: float | None = field(default=None, metadata=codec.LATER)
    took_over: bool = field(default=False, metadata=codec.LATER)
    nudging: float | None = field(default=None, metadata=codec.LATER)
    nudged: float | None = field(default=None, metadata=codec.LATER)
    reminded_at: int | None = field(default=None, metadata=codec.LATER)
    abroad: str = field(default="", metadata=codec.LATER)
    since: float | None = field(default=None, metadata=codec.LATER)
    mate: str = field(default="", metadata=codec.LATER)
    remark: str = field(default="", metadata=codec.LATER)
    chose: bool = field(default=False, metadata=codec.LATER)
    rival: bool = field(default=False, metadata=codec.LATER)

    @property
    def is_away(self) -> bool:
        """True if a computer player moves for the person who owns the seat."""
        return self.user is not None and self.level is not None

    @property
    def is_free(self) -> bool:
        """True if somebody new may take over the seat in a running game."""
        return self.left or self.user is None


@dataclass(frozen=True, slots=True)
class ChannelPlace:
    """A channel or thread of a server, which holds one open table."""

    guild: int
    channel: int


@dataclass(frozen=True, slots=True)
class OwnPlace:
    """A place that one person has alone, in no server; it holds a few open tables."""

    user: int


@dataclass(frozen=True, slots=True)
class ChatPlace:
    """A chat without the bot, which holds one open table.

    A group, a direct message between two people, or a channel of a server without the bot.
    """

    channel: int


Place: TypeAlias = ChannelPlace | OwnPlace | ChatPlace


def guild_of(place: Place) -> int | None:
    """The server that a place is in; None: in none."""
    return place.guild if isinstance(place, ChannelPlace) else None


def channel_of(place: Place) -> ChannelPlace:
    """The channel that the bot speaks in about a table; TypeError if the place has none."""
    if not isinstance(place, ChannelPlace):
        raise TypeError("the bot speaks in channels only")
    return place


def number_of(place: Place) -> int:
    """The id of the channel or chat that a table is in; TypeError for an own table."""
    if isinstance(place, OwnPlace):
        raise TypeError("an own place is no channel")
    return place.channel


@dataclass(frozen=True, slots=True)
class Shuffle:
    """The parts of a table's seed, so that anybody can check it when the table is over.

    secret: 32 bytes in hexadecimal digits. first_options: those that the table was opened with.
    commitment: the hash of both, shown before the start. seats, cuts: the people by seat at the
    start, and their words. These three are "" until the start; shuffle.md describes the format
    of all.
    deal: the name of a deal that several tables share, in place of the table's number, whose seats
    and cuts are given before the start; "": the table's own.
    """

    secret: str = field(repr=False)
    first_options: str
    commitment: str = ""
    seats: str = ""
    cuts: str = ""
    deal: str = field(default="", metadata=codec.LATER)


@dataclass(frozen=True, slots=True)
class EndVote:
    """A vote on the end of a running game; it lapses at `until`. no: those who want to go on."""

    by: Seat
    until: float
    yes: tuple[Seat, ...]
    no: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class StandInVote:
    """A vote on a computer player for the absent person on this seat; it lapses at `until`."""

    seat: Seat
    until: float
    yes: tuple[Seat, ...]


Vote: TypeAlias = EndVote | StandInVote
"""An open vote in a running game; `codec` tells them apart by their fields."""


@dataclass(frozen=True, slots=True)
class Person:
    """A person without a seat at the table, under their name there."""

    user: int
    name: str


@dataclass(frozen=True, slots=True)
class Invitation:
    """Asks these people to a lobby, until a time in seconds since the epoch.

    is_known: they were asked a short time ago, so nobody mentions them again.
    """

    guests: tuple[Person, ...]
    until: float
    is_known: bool = field(default=False, metadata=codec.LATER)


class Luck(StrEnum):
    """The source of the computer players' luck."""

    SYSTEM = "system"
    SEED = "seed"  # so a choice follows from the seed, the seat and the version


@dataclass(frozen=True, slots=True)
class AtNight:
    """The place of a table in a club night: its round, and its number in that, both from 1."""

    night: int
    round: int
    table: int


@dataclass(frozen=True, slots=True)
class TableSettings:
    """The settings of a table besides the game's options. Stored by the fields' names.

    A new field needs no migration: give it a default and the metadata `codec.LATER`.

    clock: seconds that a turn may take; None: no end.
    rated: the result counts, so nobody is given hints.
    luck: the source of the computer players' randomness.
    lesson: True if it teaches: the computers' moves are scripted.
    day: the day whose daily deal it is, which ends with a round; minus the week whose voyage it
    counts for; None at any other table.
    arranged: True if the host has chosen who sits where, so a next game keeps that order.
    iterations: the length of a captain's search, the same on any machine and under any load;
    None: the time that the bot's owner allows.
    mute: nobody makes remarks.
    night: its place in a club night; voyage: in a voyage; None at any other table.
    duel: True if it is played for a duel, without help.
    measure: its person's, once they have ended a deal that several people play; None before.
    """

    clock: int | None = field(default=None, metadata=codec.LATER)
    rated: bool = field(default=False, metadata=codec.LATER)
    luck: Luck = field(default=Luck.SYSTEM, metadata=codec.LATER)
    iterations: int | None = field(default=None, metadata=codec.LATER)
    lesson: bool = field(default=False, metadata=codec.LATER)
    day: int | None = field(default=None, metadata=codec.LATER)
    arranged: bool = field(default=False, metadata=codec.LATER)
    mute: bool = field(default=False, metadata=codec.LATER)
    night: AtNight | None = field(default=None, metadata=codec.LATER)
    voyage: AtSea | None = field(default=None, metadata=codec.LATER)
    duel: bool = field(default=False, metadata=codec.LATER)
    measure: int | None = field(default=None, metadata=codec.LATER)


@dataclass(frozen=True, slots=True)
class Timing:
    """The due times of a table, stored by the fields' names like TableSettings.

    deadline: when the present turn is over, in seconds since the epoch; None while no person is to
    move or no clock runs.
    rests: the starts and ends of the clock's rests in this turn, for somebody's quiet hours.
    reminded: the people who are to move in this turn have been reminded of it.
    suspended: the table cannot be reached for now, so its clock rests.
    left: the seconds that were left of the turn when the table was suspended; None: it gets all.
    expires: when the table is closed if nothing happens, in seconds since the epoch; None: never.
    forewarned: its people have been warned that it expires.
    overtime: the time of its round is up, and computers finish it.
    """

    deadline: float | None = field(default=None, metadata=codec.LATER)
    rests: tuple[tuple[float, float], ...] = field(default=(), metadata=codec.LATER)
    reminded: bool = field(default=False, metadata=codec.LATER)
    suspended: bool = field(default=False, metadata=codec.LATER)
    left: float | None = field(default=None, metadata=codec.LATER)
    expires: float | None = field(default=None, metadata=codec.LATER)
    forewarned: bool = field(default=False, metadata=codec.LATER)
    overtime: bool = field(default=False, metadata=codec.LATER)


@dataclass(frozen=True, slots=True)
class Happening:
    """A piece of news about the person on a seat, and the number of moves made before it.

    kind: its word in `news.LASTING`.
    """

    version: int
    kind: str
    seat: Seat


HAPPENINGS: Final = 100
"""The most pieces of news that a table keeps; the latest ones stay."""


@dataclass(frozen=True, slots=True)
class Table:
    """A table without its moves; seed and shuffle are secret until the table is over.

    options: the game's options, written by `codec`, with the data tables in force when they were
    chosen, so later edits of the data change nothing.
    host: the person who decides; None once the table is over and that person was forgotten.
    opened, started, ended: seconds since the epoch; None: not yet.
    votes: the open ones, at most one on the clock, one on the end, and one on each seat.
    rematch_of: the id of the table that these people played before.
    seed: 0 before the start if it will be made from the shuffle. shuffle: None if the seed was
    given.
    invitation: the people for whom seats are kept before the start; None: nobody. kicked: the
    people who were removed, and can't join until somebody who may lets them in again. queue: the
    people without a seat who want to play next at this place, in order.
    happened: the comings and goings during the game, in order.
    """

    id: int
    place: Place
    host: int | None
    game: str
    options: str
    players: tuple[Player, ...]
    status: Status
    opened: float
    seed: int = field(repr=False)
    started: float | None = None
    ended: float | None = None
    rematch_of: int | None = None
    shuffle: Shuffle | None = field(default=None, repr=False)
    invitation: Invitation | None = None
    kicked: tuple[Person, ...] = ()
    queue: tuple[Person, ...] = ()
    votes: tuple[Vote, ...] = ()
    settings: TableSettings = TableSettings()
    timing: Timing = Timing()
    happened: tuple[Happening, ...] = ()

    @property
    def paused(self) -> bool:
        """True if the game waits until a person is back: all are away, but not at a night."""
        waits = self.status is Status.RUNNING and self.settings.night is None
        return waits and all(player.level is not None for player in self.players)

    @property
    def day(self) -> int | None:
        """The day whose deal is played here, if any."""
        return self.settings.day

    @property
    def is_open(self) -> bool:
        """True if the table still occupies its place: it is in the lobby or running."""
        return self.status in (Status.LOBBY, Status.RUNNING)

    @property
    def people(self) -> tuple[int, ...]:
        """The owners of seats, in order of seats; also those for whom a computer plays."""
        return tuple(player.user for player in self.players if player.user is not None)

    @property
    def guests(self) -> tuple[Person, ...]:
        """The people for whom seats are kept."""
        return () if self.invitation is None else self.invitation.guests

    def owners(self, seats: Iterable[Seat]) -> dict[Seat, int]:
        """The people whom these seats belong to, by seat; nobody owns some."""
        owners = {seat: self.players[seat].user for seat in seats}
        return {seat: user for seat, user in owners.items() if user is not None}

    def seat_of(self, user: int | None) -> Seat | None:
        """The seat that belongs to this person, if any."""
        if user is None:
            return None
        for seat, player in enumerate(self.players):
            if player.user == user:
                return seat
        return None


def abroad(table: Table) -> Table:
    """The table as it may be shown outside of its server, without the names used there."""
    players = (replace(player, name=player.abroad or player.name) for player in table.players)
    return replace(table, players=tuple(players))


def state_of(table: Table) -> str:
    """One of STATES, for an open table."""
    if table.timing.suspended:
        return "suspended"
    return "paused" if table.paused else table.status.value


def owner_of(table: Table) -> int:
    """The person who has an own table; TypeError for any other table."""
    if not isinstance(table.place, OwnPlace):
        raise TypeError("the table is not one person's own")
    return table.place.user
