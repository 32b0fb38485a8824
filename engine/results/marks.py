"""The marks that seats earned in a finished game."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from engine.core import RoundEnded, Seat
from engine.players import Question, keeps
from engine.players.base import QUICK, Level
from engine.tables.model.kind import kind_of
from engine.tables.model.result import Result
from engine.tables.model.table import Status, Table
from engine.tables.model.voyage import MASTS, SEAS, AtSea, sea_of
from engine.tables.replay import Replay

LEAST_ROUNDS: Final = 4
"""The fewest rounds of a game in which a comeback after half of them earns a mark."""


def marks_of(replay: Replay) -> tuple[tuple[Seat, str], ...]:
    """The marks of a game that was played to its end, by seat; each at most once."""
    outcome, key = replay.outcome, replay.game.key
    if outcome is None:
        return ()
    own = replay.game.traits.earned(replay.steps)
    found = {(seat, f"{key}-{mark}") for seat, mark in own}
    robs, players = filter(None, (event.robs for event in replay.story)), replay.table.players
    found |= {(seat, "captain") for seat, other in robs if players[other].level is Level.CAPTAIN}
    won = outcome.points[outcome.winners[0]]
    others = [p for seat, p in enumerate(outcome.points) if seat not in outcome.winners]
    if others and min(abs(points - won) for points in others) == 1:
        found |= {(seat, "finish") for seat in outcome.winners}
    found |= {(seat, "comeback") for seat in from_the_last_place(replay)}
    return tuple(sorted(found))


FIRSTS: Final = ("win", "captain", "sea", "voyage")
"""The marks that somebody earns once in each game, wherever they play it.

A game that is won, a captain who is behind in the end, a sea that is crossed with all masts, and
the last one of a voyage.
"""


SOLO: Final = "solo"
"""The name of all games that somebody finished alone, marked as no deal for everybody."""
DUEL, DRAW = "duel", "draw"
"""The names of all duels of somebody whose results they have seen, and of the draws among them."""


class Feat(NamedTuple):
    """A person's games against a rival, by a mark of FIRSTS, SOLO, DUEL or DRAW: all and won.

    name: that of the rival or the mark. table: that of the first, but against a rival of the last.
    """

    game: str
    name: str
    games: int
    won: int
    table: int


def feats_of(table: Table, results: Sequence[Result]) -> Iterator[tuple[int | None, str, str, int]]:
    """Each rival whom somebody met at this table, and each mark of FIRSTS that they earned.

    Each is the person, the game, the name, and 1 if they came first. results: those of a table
    that is played to its end; a match of a voyage has none.
    """
    at, players = table.settings.voyage, table.players
    if at is not None and not table.is_open:
        won = int(not at.failed)
        sides = sea_of(AtSea(at.week, at.crossed - won)).sides
        names = [each.name for seat, each in enumerate(players) if seat % sides and each.rival]
        names += ["sea"] if won and at.masts == MASTS else []
        names += ["voyage"] if at.crossed == SEAS else []
        yield from ((table.host, table.game, name, won) for name in names)
    for own in results if table.status is Status.FINISHED else ():
        if own.user is None or own.left:
            continue
        others = [(each, players[each.seat]) for each in results if each.side != own.side]
        names = [player.name for _, player in others if player.rival]
        behind = [p for each, p in others if each.place > own.place and p.user is None]
        names += ["captain"] if any(p.level is Level.CAPTAIN for p in behind) else []
        names += ["win"] if own.won else []
        names += [SOLO] if kind_of(table).alone else []
        yield from ((own.user, table.game, name, int(own.won)) for name in names)


def chances(replay: Replay, name: str) -> list[bool]:
    """For each choice of this rival that tells of the habit, True if the move was one of it."""
    found, game = list[bool | None](), replay.game
    for step, row in zip(replay.steps, replay.rows, strict=False):
        if replay.table.players[row.seat].name == name:
            seen = game.view(step.state, row.seat), (), game.legal_moves(step.state, row.seat)
            asked = Question(game.key, Level.MATE, *seen, 0, QUICK, name)
            found.append(keeps(asked, game.read_move(row.move)))
    return [each for each in found if each is not None]


def from_the_last_place(replay: Replay) -> Iterator[Seat]:
    """The winners who were last, or among the last, after half of the rounds."""
    rounds = [event.points for event in replay.story if isinstance(event, RoundEnded)]
    if (outcome := replay.outcome) is None or len(rounds) < LEAST_ROUNDS:
        return
    half = [sum(gained) for gained in zip(*rounds[: len(rounds) // 2], strict=True)]
    if min(half) < max(half):
        yield from (seat for seat in outcome.winners if half[seat] == min(half))
