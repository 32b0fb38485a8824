"""Replays have all secrets once a game is over; one saved as text plays again to the same end."""

import asyncio
import re
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core import By, RoundEnded, SeatEvent, known_to
from engine.games import GAMES
from engine.players.base import Level
from engine.tables import registry
from engine.tables.model.news import of_game
from engine.tables.model.refusals import Refusal, Unreadable
from engine.tables.model.table import Player, Status
from engine.tables.ports import UNDO, MoveRow
from engine.tables.record import LONGEST_RECORD, WIDTH, BadRecord, read_record, write_record
from engine.tables.replay import Replay, replay_of
from engine.tables.transitions import lobby, seating
from tests.data.sqlite import StoreInMemory
from tests.engine.tables.at_the_gate import ANNA, BEN, HERE, ToyTables, refusal, tables_on, user
from tests.engine.tables.recorded import random_game, rows_of, table_of
from tests.engine.tables.sim_time import Hall, settle
from tests.engine.toy_game import TOY
from tests.folding import fold

PAGE = Path(__file__).parents[3] / "engine/tables/record.md"
ID = 123456789012345600
STRANGE = 'A "quoted" \\ name; 1. 0 [x "y"]\u2028of two lines'


@cache
def saved(key: str, number: int, *, to_the_end: bool = True) -> Replay:
    """A random game, or the first half of it as a table that was closed."""
    record = random_game(key, number)
    people = [Player(f"P{seat}", ID + seat) for seat in range(record.seats)]
    people[-1] = Player(STRANGE, None, Level.CAPTAIN)
    rows = rows_of(key, record)
    status = Status.FINISHED if to_the_end else Status.CLOSED
    table = replace(table_of(key, record, *people), status=status, ended=5_000.0)
    return replay_of(GAMES[key], table, rows if to_the_end else rows[: len(rows) // 2])


def told(replay: Replay) -> tuple[object, ...]:
    """All that a record keeps of a game: everything but ids, and a name in one line."""
    table, moves = replay.table, [(row.seat, row.move) for row in replay.rows]
    people = [(" ".join(p.name.splitlines()), p.level) for p in table.players]
    at = (table.id, table.game, table.options, table.seed, table.started, table.ended)
    return (*at, table.status, table.settings.rated, people, moves, replay.steps)


@pytest.mark.parametrize("key", GAMES)
@settings(max_examples=2, deadline=None)
@given(number=st.integers(0, 2**32 - 1), to_the_end=st.booleans())
def test_random_games_come_back(key: str, number: int, to_the_end: bool) -> None:
    replay = saved(key, number, to_the_end=to_the_end)
    written = write_record(replay)
    assert told(read_record(written)) == told(replay)
    assert write_record(read_record(written)) == written
    assert all(len(line) <= WIDTH for line in written.split("\n\n", 1)[1].splitlines())


def test_a_record_names_no_ids_and_no_moves_that_were_taken_back() -> None:
    replay = saved("seven", 3)
    first = replay.rows[0]
    rows = [first, replace(first, seq=1, move=UNDO), *replay.rows]
    text = write_record(replay_of(replay.game, replay.table, rows))
    assert text == write_record(replay)
    assert str(ID)[:-2] not in text


def test_unknown_tags_and_the_line_ends_and_mark_of_other_systems_do_not_matter() -> None:
    replay = saved("letter-of-marque", 3)
    text = write_record(replay, {"Commitment": 'a\\"b'})
    assert '[Commitment "a\\\\\\"b"]' in text
    assert told(read_record("\ufeff" + text.replace("\n", "\r\n") + "\r\n\r\n")) == told(replay)


def other_digit(text: str, tag: str) -> str:
    """The text with the last digit of a tag changed."""
    begin, _, rest = text.partition(f'[{tag} "')
    value, _, end = rest.partition('"]')
    return f'{begin}[{tag} "{value[:-1]}{(int(value[-1]) + 1) % 10}"]{end}'


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda text: "", "no record"),
        (lambda text: "hello\n" + text, "no record"),
        (lambda text: text.replace('[Seven-Seas "1"]', '[Seven-Seas "2"]'), "no record"),
        (lambda text: text.replace('[Game "seven"]', '[Game "chess"]'), "'chess' is unknown"),
        (lambda text: text.replace("[Rated", "[[Rated"), "line 8 is no tag"),
        (lambda text: text.replace("[Seed", "[Sead"), "tags cannot be read"),
        (lambda text: text.replace('[Seed "', '[Seed "x'), "tags cannot be read"),
        (lambda text: text.replace('[Status "finished"]', '[Status "running"]'), "tags cannot"),
        (lambda text: text.replace('[Status "finished"]', '[Status "closed"]'), "moves deny"),
        (lambda text: text.replace('[Players "', '[Players "9'), "tags cannot be read"),
        (lambda text: text.replace("\n1. ", "\n2. "), "where its move 1 should stand"),
        (lambda text: text[:-3], "cut off"),
        (lambda text: text.rstrip()[: text.rstrip()[:-1].rindex(";") + 1], "moves deny"),
        (lambda text: text + "1. 0 3;", "should stand"),
        (lambda text: other_digit(text, "Points"), "but its moves amount to"),
        (lambda text: other_digit(text, "Places"), "but its moves amount to"),
        (lambda text: other_digit(text, "Seed"), "do not fit|deny|amount to"),
        (lambda text: text.replace('[Options "{', '[Options "{['), "do not fit"),
        (lambda text: text + " " * LONGEST_RECORD, "longer than"),
    ],
)
def test_a_text_that_was_changed_or_is_none_of_ours_is_refused_in_one_sentence(
    change: Callable[[str], str], said: str
) -> None:
    text = write_record(saved("seven", 3))
    with pytest.raises(BadRecord, match=said) as refused:
        read_record(change(text))
    assert "\n" not in str(refused.value)
    assert len(str(refused.value)) < 200


def test_the_page_about_the_format_knows_every_tag() -> None:
    page = PAGE.read_text("utf-8")
    for tag in re.findall(r'^\[(\w+) "', write_record(saved("seven", 3)), re.MULTILINE):
        assert f"`{tag.rstrip('0123456789')}" in page, tag


async def test_a_saved_game_knows_the_makers_of_moves(hall: Hall) -> None:
    table = await hall.counting(people=2, rounds=50, target=21)
    await hall.does(table, seating.left, ANNA)
    await settle()
    await hall.tables.change(table, lobby.closed)
    replay = await hall.tables.replay(table)
    moved = [event for event in of_game(replay.whole_story) if isinstance(event, SeatEvent)]
    assert By.COMPUTER in {event.by for event in moved if event.seat == 0}
    read = read_record(write_record(replay), {"toy": TOY})
    assert [step.events for step in read.steps] == [step.events for step in replay.steps]


async def running(tables: ToyTables, game: str = "seven") -> int:
    table = await tables.open(HERE, ANNA, game, {})
    await tables.join(table.id, BEN)
    return (await tables.start(table.id, user(ANNA))).id


async def test_only_a_table_that_is_over_has_a_replay_which_keeps_nobody_waiting(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It happens in a thread, so presses at other tables are answered at the same time.

    Rounds begin where the one before was scored.
    """
    tables, threads, to_thread = tables_on(), list[str](), asyncio.to_thread
    table = (await tables.open(HERE, ANNA, "seven", {})).id
    assert await refusal(tables.replay(table)) is Refusal.NOT_OVER
    await tables.join(table, BEN)
    await tables.start(table, user(ANNA))
    await tables.play_out(table, Random(1), most=9)
    assert await refusal(tables.replay(table)) is Refusal.NOT_OVER
    assert (await tables.play_out(table, Random(1))).table.status is Status.FINISHED

    async def watched(work: object, *given: object) -> object:
        threads.append(getattr(work, "__name__", ""))
        return await to_thread(work, *given)  # type: ignore[arg-type]  # whatever it is

    monkeypatch.setattr(asyncio, "to_thread", watched)
    replay = await tables.replay(table)
    assert threads == ["replay_of"]
    begun = [replay.seen(number, None).view.round for number in replay.rounds]
    assert begun == [1, 2, 3, 4, 5, 6, 7]
    assert sum(isinstance(event, RoundEnded) for event in replay.story) == 7


@pytest.mark.parametrize("key", [key for key, game in GAMES.items() if 2 in game.seats])
async def test_every_step_is_the_position_that_the_moves_lead_to(key: str) -> None:
    store = StoreInMemory()
    tables = tables_on(store)
    table = await running(tables, key)
    if (await tables.play_out(table, Random(1), most=30)).to_move:
        await tables.change(table, lobby.closed)
    replay, game = await tables.replay(table), GAMES[key]
    rows = await store.moves(table)
    moves = [(row.seat, game.read_move(row.move)) for row in rows]
    options = replay.steps[0].state.options if key != "seven-seas" else game.options()
    for number in (0, 1, len(moves)):
        state, story = fold(game, options, 2, 7, moves[:number])
        assert replay.steps[number].state == state
        for seat in (None, 0, 1):
            seen = replay.seen(number, seat)
            assert seen.view == game.view(state, seat)
            assert seen.recent == known_to(story, seat)[-len(seen.recent) :]
    assert replay.story == known_to(story, None)


async def test_a_table_that_has_just_ended_is_seen_without_reading_its_moves(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It shows the result, and folds everybody's hand: several looks at the whole game."""
    store = StoreInMemory()
    monkeypatch.setattr(registry, "POSITIONS", 1)
    tables = tables_on(store)
    ended = []
    for _ in range(2):
        ended.append(await running(tables))
        await tables.play_out(ended[-1], Random(1))
    monkeypatch.setattr(store, "moves", None)
    for viewer in (None, user(ANNA)):
        seen = await tables.view(ended[-1], viewer)
        assert seen.table.status is Status.FINISHED
        assert not seen.to_move
        assert seen.view is not None
    with pytest.raises(TypeError):
        await tables.view(ended[0], None)  # others have ended since


async def test_moves_of_other_rules_cannot_be_replayed() -> None:
    store = StoreInMemory()
    tables = tables_on(store)
    table = await running(tables)
    await tables.change(table, lobby.closed)
    await store.add_move(table, MoveRow(0, 0, "nonsense", 0.0))
    with pytest.raises(Unreadable):
        await tables.replay(table)
