"""Evenings: the games that ended at one place with short breaks between them, and their score.

An evening isn't stored. It follows from the finished tables of its place and their results.

Its distinctions are the best deeds of its people, in all of its games. A game counts for people who
made all moves of their seat in it. If somebody else did as much or more on a person's seat, nobody
has the distinction.
"""

from collections import Counter, defaultdict
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final, Protocol, TypeAlias

from engine.core import By, Seat
from engine.results.marks import from_the_last_place
from engine.results.past import PastGame
from engine.tables.model.table import FORMER
from engine.tables.position import mover_of
from engine.tables.replay import Replay
from engine.tables.transitions.invitations import GAP
from engine.tables.transitions.lobby import read_options

NIGHT: Final = "night"
"""The kind of post that closes an evening; its key is the id of the evening's last table."""
LEAST: Final = 2
"""The fewest games of an evening that has a score."""
MOST_DISTINCTIONS: Final = 3
HOLDERS: Final = 2
"""The most people that share a distinction; nobody shares a rival."""
ROBBED: Final = 3
"""The fewest times that one person robbed another one as a rival."""
SOMEBODY: Final = -1
"""Stands for everybody whose seat somebody else has moved for."""
COMEBACK: Final = "comeback"
RIVAL: Final = "rival"

Distinction: TypeAlias = tuple[str, tuple[int, ...], int]
"""COMEBACK, RIVAL or the key of the game whose feat it is; the people; and the size.

The people of a rival are the robber and the robbed.
"""


@dataclass(frozen=True, slots=True)
class Span:
    """A finished game without its results.

    table, channel: their ids. started, ended: its deal and its end, in seconds since the epoch.
    closed: the evening was called a night after it. plays: somebody had a seat until its end, and
    hadn't left.
    """

    table: int
    channel: int
    started: float
    ended: float
    closed: bool
    plays: bool = False

    def is_last(self, dealt: float) -> bool:
        """True if a game dealt at this time begins a new evening."""
        return self.closed or dealt - self.ended >= GAP


@dataclass(frozen=True, slots=True)
class Scored:
    """A person's score. name: in their latest game; halves: half points; place: ties share it."""

    user: int
    name: str
    halves: int
    place: int


@dataclass(frozen=True, slots=True)
class Evening:
    """The games of an evening, in order of their ends."""

    games: tuple[PastGame, ...]

    @property
    def score(self) -> tuple[Scored, ...]:
        """The people, the best first. Those who left a game for good get nothing for that game."""
        names, halves = dict[int, str](), Counter[int]()
        for game in self.games:
            for player, result in zip(game.table.players, game.results, strict=True):
                if player.user is not None and not player.left:
                    names[player.user] = player.name
                    halves[player.user] += game.halves(result.seat)
        return tuple(
            Scored(user, names[user], own, 1 + sum(other > own for other in halves.values()))
            for user, own in halves.most_common()
        )

    def without(self, hidden: Collection[int]) -> "Evening":
        """The same without the names of these people, as pages for others show it."""
        games = list[PastGame]()
        for game in self.games:
            players = tuple(
                replace(player, name=FORMER) if player.user in hidden else player
                for player in game.table.players
            )
            games.append(replace(game, table=replace(game.table, players=players)))
        return Evening(tuple(games))


def parted(games: Sequence[Span]) -> Sequence[Sequence[Span]]:
    """The games of one place, in order of their ends, by evenings."""
    found = list[list[Span]]()
    for game in games:
        before = found[-1][-1] if found else None
        if before is None or before.is_last(game.started):
            found.append([])
        found[-1].append(game)
    return found


class EveningRecords(Protocol):
    """Store of the games of evenings, all of which are finished."""

    async def ended_at(
        self, guild: int | None, channel: int, until: tuple[float, int], count: int
    ) -> Sequence[Span]:
        """The latest games in this channel or chat, at most `count`, in order of their ends.

        guild: None: in the chat. until: the end and the table of the last one that counts.
        """

    async def ended_early(
        self, guild: int | None, channel: int, since: float, until: float
    ) -> Sequence[str]:
        """The games that were dealt in this channel or chat within these times, and closed early.

        guild: None: in the chat. since, until: in seconds since the epoch.
        """

    async def around(self, guild: int | None, user: int) -> Sequence[Span]:
        """All games where somebody has finished one, channel by channel, in order of their ends.

        guild: the server; None: chats. `plays` is about this person.
        """

    async def played(self, tables: Collection[int]) -> Sequence[PastGame]:
        """These games with their results; those that can't be read are left out."""


def distinctions(replays: Sequence[Replay], among: Collection[int]) -> tuple[Distinction, ...]:
    """The best deeds of these people in an evening's games, those of different people first."""
    done = defaultdict[str, Counter[tuple[int, ...]]](Counter)
    for replay in replays:
        players, table = replay.table.players, replay.table
        others = {row.seat for row in replay.rows if mover_of(table, row) is not By.SELF}
        for kind, size, seats in _deeds(replay):
            owners = [SOMEBODY if seat in others else players[seat].user for seat in seats]
            people = tuple(user for user in owners if user is not None)
            if len(people) == len(seats):
                before = done[kind][people]
                done[kind][people] = before + 1 if kind == RIVAL else max(before, size)
    first, later = list[Distinction](), list[Distinction]()
    named: set[int] = set()
    for kind, sizes in done.items():
        size = max(sizes.values())
        best = [each for each in sizes if sizes[each] == size]
        people = tuple(dict.fromkeys(user for each in best for user in each))
        most, least = (1, ROBBED) if kind == RIVAL else (HOLDERS, 0)
        if len(best) <= most and size >= least and set(people) <= set(among):
            (first if named.isdisjoint(people) else later).append((kind, people, size))
            named.update(people)
    return (*first, *later)[:MOST_DISTINCTIONS]


def _deeds(replay: Replay) -> Iterator[tuple[str, int, tuple[Seat, ...]]]:
    """The kind, the size and the seats of everything in a game that may earn a distinction.

    Two people have no comeback, and teams no rivals: a chest belongs to several of their seats.
    """
    game, seats = replay.game, len(replay.table.players)
    if seats > 2:
        yield from ((COMEBACK, 1, (seat,)) for seat in from_the_last_place(replay))
    yield from ((game.key, size, (event.seat,)) for size, event in game.traits.feats(replay.steps))
    if game.sides(read_options(game, replay.table.options), seats) == seats:
        yield from ((RIVAL, 1, event.robs) for event in replay.story if event.robs)
