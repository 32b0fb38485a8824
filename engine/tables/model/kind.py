"""The differences between tables, as one frozen value for each kind of table.

Only `kind_of` looks at a table's place and at the settings that mark a kind; everybody else asks
the kind. A new way to play is a new value in KINDS, with a setting that marks it.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from engine.core import Traits
from engine.tables.model.refusals import Refusal
from engine.tables.model.table import ChannelPlace, ChatPlace, OwnPlace, Place, Table


class Keeper(StrEnum):
    """The part that keeps the moves of a table, and lets its computers move."""

    CHANNEL = "channel"  # one process, which also acts between presses
    CHAT = "chat"  # any process, only at a press
    OWN = "own"  # any process, for one person, without a lock


class Ending(StrEnum):
    """The end of a table that is played on."""

    GAME = "game"  # the last scoring of the game
    DEAL = "deal"  # the rounds of a deal that several people play, which its game declares
    LESSON = "lesson"  # the last step of its lesson


@dataclass(frozen=True, slots=True)
class Kind:
    """The rules of a kind of table. A right is the reason why not; None: it may.

    place, mark: how `kind_of` knows it: the type of its place, and the settings that it has; "":
    none of the marking ones.
    clock, no_clock: turns that end, and turns that never end. rating: its host may have it rated.
    end: its host, its people or a moderator may end it. again: another game may follow it there.
    opens: once it is over, everybody in its server may look at it. gathered: its people are there
    when it is dealt, and look at their hands: the board waits for what computers answer.
    hints, undo: its people may be given hints, and take a move back. computers: they may be
    seated. seats: the seats of a running game may be given to somebody else. mentions: the bot
    mentions people by itself. remarks: its people may make some across the table.
    alone: one person plays against computers, and sees everything in the answers to their presses;
    an undo takes back what computers have answered, too.
    guest: the bot is no member of the place, and speaks only through people's presses.
    rated: its results change ratings. least: the fewest players at its start.
    ending: its end. deal: the rounds of its deal, by what its game declares; 0: those of the game.
    results: each seat's result is kept, and rated, at its end.
    forced: a person's only legal move is made at once, as an answer to the move before.
    expires: it is closed if nobody uses it. yields: when it makes room for the next table of the
    same person, the lowest first; 0: never. shared: its player may show the finished game to
    anybody.
    evening: its games belong to the evening of its place. moves: if its place is gone, it waits for
    another one.
    """

    place: type[Place]
    keeper: Keeper
    mark: str = ""
    clock: Refusal | None = None
    no_clock: Refusal | None = None
    rating: Refusal | None = None
    hints: Refusal | None = None
    undo: Refusal | None = None
    computers: Refusal | None = None
    seats: Refusal | None = None
    mentions: Refusal | None = None
    remarks: Refusal | None = None
    end: Refusal | None = None
    again: Refusal | None = None
    opens: bool = False
    gathered: bool = False
    alone: bool = False
    guest: bool = False
    rated: bool = False
    least: int = 1
    ending: Ending = Ending.GAME
    deal: Callable[[Traits], int] = lambda _: 0
    results: bool = True
    forced: bool = False
    expires: bool = True
    yields: int = 0
    shared: bool = False
    evening: bool = True
    moves: bool = False


CHANNEL: Final = Kind(ChannelPlace, Keeper.CHANNEL)
RATED: Final = replace(
    CHANNEL, mark="rated", rated=True, least=2, no_clock=Refusal.RATED_CLOCK, hints=Refusal.RATED,
    undo=Refusal.RATED_MOVE, computers=Refusal.RATED_COMPUTER, seats=Refusal.RATED_SEAT,
)  # fmt: skip
NIGHT: Final = replace(
    CHANNEL, mark="night", ending=Ending.DEAL, deal=lambda traits: traits.night,
    hints=Refusal.NIGHT_HINT, undo=Refusal.NIGHT_MOVE, clock=Refusal.NIGHT_TABLE,
    no_clock=Refusal.NIGHT_TABLE, rating=Refusal.NIGHT_TABLE, computers=Refusal.NIGHT_TABLE,
    seats=Refusal.NIGHT_TABLE, remarks=Refusal.NIGHT_TABLE, end=Refusal.NIGHT_TABLE,
    again=Refusal.NIGHT_TABLE, opens=True, gathered=True, expires=False, evening=False,
    results=False, moves=True,
)  # fmt: skip
NIGHT_RATED: Final = replace(NIGHT, mark="night rated", rated=True, least=2)
CHAT: Final = Kind(
    ChatPlace, Keeper.CHAT, guest=True, expires=False,
    clock=Refusal.NEEDS_BOT, rating=Refusal.NEEDS_BOT, mentions=Refusal.NEEDS_BOT,
)  # fmt: skip
OWN: Final = replace(
    CHAT, place=OwnPlace, keeper=Keeper.OWN, guest=False, alone=True, forced=True, yields=2,
    shared=True, remarks=Refusal.MUTE, evening=False,
)  # fmt: skip
DAY: Final = replace(
    OWN, mark="day", ending=Ending.DEAL, deal=lambda traits: traits.rounds, results=False,
    shared=False, hints=Refusal.DAY_HINT, undo=Refusal.DAY_MOVE,
)  # fmt: skip
VOYAGE: Final = replace(
    DAY, mark="voyage", deal=lambda traits: traits.night or traits.rounds, yields=0,
    hints=Refusal.VOYAGE_HINT, undo=Refusal.VOYAGE_MOVE,
)  # fmt: skip
DUEL: Final = replace(OWN, mark="duel", hints=Refusal.DUEL_HINT, undo=Refusal.DUEL_MOVE)
LESSON: Final = replace(
    OWN, mark="lesson", ending=Ending.LESSON, results=False, yields=1, forced=False,
    hints=Refusal.NOT_THE_LESSON, undo=Refusal.MOVE_STANDS,
)  # fmt: skip

KINDS: tuple[Kind, ...] = (LESSON, VOYAGE, DAY, DUEL, NIGHT_RATED, NIGHT, RATED, CHANNEL, CHAT, OWN)
"""All kinds; the first that fits a table is its kind, so the marked ones come first."""


def kind_of(table: Table) -> Kind:
    """The kind of a table; TypeError if there is none for its place."""
    place, settings = type(table.place), table.settings
    for kind in KINDS:
        if kind.place is not place:
            continue
        for mark in kind.mark.split():
            value = getattr(settings, mark, None)
            if value is None or value is False:
                break
        else:
            return kind
    raise TypeError(f"no kind of table stands at {table.place}")
