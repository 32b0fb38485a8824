"""Writes the past of the sandbox's club: sixty games of its seven members, played by computers.

    python -m tests.engine.record_club

The same games come out in every run: nobody thinks by the clock. It takes a few minutes.
"""

import lzma
import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Final, TypeAlias

from bot.sandbox.club import FILE, SEPARATOR
from bot.sandbox.town import MEMBERS
from engine import codec
from engine.core import AnyGame, Event, Seat, known_to
from engine.games import GAMES
from engine.players import Question, answered
from engine.players.base import Budget, Level
from engine.shuffle import derived
from engine.tables.model.table import ChannelPlace, Player, Status, Table, TableSettings
from engine.tables.ports import MoveRow
from engine.tables.record import write_record
from engine.tables.replay import replay_of

COUNT: Final = 60
SEED: Final = 1
FAVOURITE: Final = "letter-of-marque"
"""Every other game is one of these, rated, and at a full table, so that its leaderboard is full."""
LEVELS: Final = (
    Level.CAPTAIN,
    Level.MATE,
    Level.CAPTAIN,
    Level.MATE,
    Level.DECKHAND,
    Level.MATE,
    Level.DECKHAND,
)
"""How well each member plays."""
BUDGET: Final = Budget(iterations=12)
STARTS: Final = 1_790_000_000
"""When the club was founded, in seconds since the epoch."""
DAY: Final = 86_400
Someone: TypeAlias = tuple[str, Level, Level | None]
"""A name, how well they play, and the level of the computer player if it is one."""
THINKING: Final = (4, 14)
"""Seconds between two moves, from and to."""


def main() -> None:
    """Play all games and write the file."""
    texts = list(_games())
    text = SEPARATOR.join(texts)
    FILE.write_bytes(lzma.compress(text.encode(), preset=9))
    sys.stdout.write(f"{len(texts)} games, {FILE.stat().st_size} bytes\n")


def _games() -> Iterator[str]:
    luck = Random(SEED)
    others = [key for key in GAMES if key != FAVOURITE]
    for number in range(COUNT):
        is_favourite = number % 2 == 1
        game = GAMES[FAVOURITE if is_favourite else others[number // 2 % len(others)]]
        seats = 5 if is_favourite else min(luck.choice((2, 3, 3, 4, 4, 5)), max(game.seats))
        seats = max(seats, min(set(game.seats) - set(game.traits.unofficial_seats)))
        members = luck.sample(range(len(MEMBERS)), seats)
        people: list[Someone] = [(MEMBERS[member], LEVELS[member], None) for member in members]
        if number % 12 == 6:  # now and then a computer sits at the table
            people[-1] = ("Captain", Level.CAPTAIN, Level.CAPTAIN)
        are_people = all(level is None for *_, level in people)
        is_rated = is_favourite or (are_people and luck.random() < 0.5)
        yield _game(number, game, people, luck, is_rated=is_rated)


def _game(
    number: int, game: AnyGame, people: Sequence[Someone], luck: Random, *, is_rated: bool
) -> str:
    """The record of one evening."""
    begin = float(STARTS + number * DAY + luck.randrange(DAY // 4))
    table = Table(
        id=number + 1,
        place=ChannelPlace(0, 0),
        host=None,
        game=game.key,
        options=codec.write(game.options()),
        players=tuple(Player(name, None, level) for name, _, level in people),
        status=Status.FINISHED,
        opened=begin,
        started=begin,
        seed=derived(SEED, "club", number) >> 1,
        settings=TableSettings(rated=is_rated),
    )
    rows = list(_moves(game, table, [level for _, level, _ in people]))
    lasts = sum(luck.randint(*THINKING) for _ in rows)
    over = replace(table, ended=begin + lasts)
    return write_record(replay_of(game, over, rows))


def _moves(game: AnyGame, table: Table, levels: Sequence[Level]) -> Iterator[MoveRow]:
    options = codec.read(type(game.options()), table.options)
    state, events = game.deal(options, len(levels), table.seed)
    story: list[Event] = list(events)
    seq = 0
    while movers := game.to_move(state):
        seat: Seat = movers[0]
        moves = game.legal_moves(state, seat)
        view, known = game.view(state, seat), known_to(story, seat)
        drawn = derived(table.seed, "choice", seq)
        move = answered(Question(game.key, levels[seat], view, known, moves, drawn, BUDGET))
        yield MoveRow(seq, seat, game.write_move(move), 0.0)
        state, events = game.apply(state, seat, move)
        story += events
        seq += 1


if __name__ == "__main__":
    main()
