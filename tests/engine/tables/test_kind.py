"""Each kind of table is one value, such as that of a person alone; so is a new way to play."""

import gc
from dataclasses import fields, replace
from functools import partial
from typing import Any

import pytest

from cogs.ui.face import rounds_ended
from engine.games import GAMES
from engine.players.base import Level
from engine.tables.model import kind
from engine.tables.model.kind import KINDS, NIGHT, NIGHT_RATED, OWN, Ending, kind_of
from engine.tables.model.position import Position
from engine.tables.model.refusals import Refusal
from engine.tables.model.table import AtNight, OwnPlace, Player, Table, TableSettings
from engine.tables.ports import Store
from engine.tables.recent import Recent
from engine.tables.registry import POSITIONS, VIEWS, Entry
from engine.tables.service import Tables
from engine.tables.transitions import lobby, remarks, seating, votes
from engine.tables.view import TableView
from tests.data.sqlite import StoreInMemory
from tests.engine.tables.at_the_gate import ANNA, BEN, refusal, tables_on, user
from tests.engine.tables.sim_time import FirstMove
from tests.engine.toy_game import TOYS


def of_night(table: Table, *, rated: bool = False) -> Table:
    return replace(table, settings=TableSettings(clock=600, night=AtNight(1, 1, 1), rated=rated))


async def test_a_nights_table_is_played_as_all_others_of_the_night_are() -> None:
    """Nothing but the value says so; what it doesn't forbid goes on as in any channel."""
    tables = tables_on()
    table = await tables.change((await tables.lobby_of()).id, of_night)
    assert kind_of(table) is NIGHT
    assert kind_of(of_night(table, rated=True)) is NIGHT_RATED
    assert table.timing.expires is None
    anna, game = user(ANNA), TOYS["toy"]
    for change in (
        partial(lobby.with_clock, user=anna, clock=None),
        partial(lobby.with_clock, user=anna, clock=60),
        partial(lobby.with_rating, user=anna, rated=True),
        partial(lobby.with_computer, game=game, user=anna, player=COMPUTERS[0]),
        partial(lobby.ended, user=anna, may_moderate=True),
    ):
        assert await refusal(tables.change(table.id, change)) is Refusal.NIGHT_TABLE
    table = await tables.start(table.id, anna)
    assert kind_of(table).hints is Refusal.NIGHT_HINT
    seen = await tables.press(table.id, ANNA, 0)
    assert not seen.undo
    assert await refusal(tables.undo(table.id, anna, seen.version)) is Refusal.NIGHT_MOVE
    for change in (
        partial(seating.kicked, user=anna, seat=1, may_moderate=False),
        partial(votes.ended, user=anna, at=0.0, may_moderate=False),
        partial(remarks.said, game=game, user=anna, remark="moment"),
    ):
        assert await refusal(tables.change(table.id, change)) is Refusal.NIGHT_TABLE
    for person in (ANNA, BEN):
        table = await tables.change(table.id, seating.left, user(person))
    assert [player.left for player in table.players] == [True, True]
    assert not table.paused, "Mates finish it"
    assert replace(table, settings=TableSettings()).paused


def test_every_mark_is_a_setting_and_marked_kinds_come_first() -> None:
    names = {field.name for field in fields(TableSettings)}
    marked = [bool(each.mark) for each in KINDS]
    assert {mark for each in KINDS for mark in each.mark.split()} <= names
    assert marked == sorted(marked, reverse=True)


def test_kinds_with_an_early_end_belong_to_no_evening() -> None:
    """Their results are kept with the day or the night: lists of games would show its deal."""
    early = [each for each in KINDS if each.ending is not Ending.GAME]
    assert not any(each.evening for each in early)
    assert not any(each.results for each in early)
    assert OWN.results


def test_a_cache_forgets_what_was_used_longest_ago() -> None:
    recent = Recent[str, int](2)
    assert [*recent.put("a", 1), *recent.put("b", 2)] == []
    assert recent.get("a") == 1
    assert recent.put("c", 3) == [2]
    assert [recent.get(key) for key in "abc"] == [1, None, 3]


ALONE = OwnPlace(user(ANNA))
COMPUTERS = (Player("Pip", None, Level.MATE), Player("Marlow", None, Level.DECKHAND))


SHORT = {"toy": {"starter": 0}, "seven-seals": {"rounds": 2}}
"""Options with which games are short."""


def tables_with(store: Store | None = None, thinker: FirstMove | None = None) -> Tables:
    return tables_on(store, thinker=thinker or FirstMove())


async def alone(tables: Tables, person: Player = ANNA, game: str = "toy") -> TableView:
    return await opened(tables, person, game, SHORT.get(game, {}), COMPUTERS)


async def opened(tables: Tables, *given: Any) -> TableView:
    return await tables.own.open(tables.own.prepared(*given))


async def pressed(tables: Tables, seen: TableView, index: int = 0) -> TableView:
    return await tables.play(seen.table.id, user(ANNA), seen.version, index=index)


async def test_computers_know_only_what_their_seat_may_know() -> None:
    thinker = FirstMove()
    tables = tables_with(thinker=thinker)
    seen = await alone(tables, game="seven-seas")
    await pressed(tables, seen)
    assert thinker.asked
    for _, view in thinker.asked:
        assert view.seat in (1, 2)
        assert sum(card is not None for card in view.hand) == len(view.hand)


async def test_each_press_is_one_transaction_with_all_answers() -> None:
    """A kill while computers think leaves the table as it was before the press."""
    store, thinker = StoreInMemory(), FirstMove()
    tables = tables_with(store, thinker)
    seen = await alone(tables, game="seven-seas")
    before = list(store.rows(seen.table.id))

    def dies() -> None:
        raise RuntimeError("killed")

    thinker.before = dies
    with pytest.raises(RuntimeError):
        await pressed(tables, seen)
    assert store.rows(seen.table.id) == before
    thinker.before = lambda: None
    after = await pressed(tables_with(store, thinker), seen)
    assert after.version > seen.version + 1


async def played_alone(game: str, *, forced: bool, undoes: bool) -> list[tuple[int, str]]:
    """The moves of a whole own game in which the person always presses the first one."""
    store = StoreInMemory()
    tables = tables_with(store)
    seen = await alone(tables, game=game)
    while seen.to_move:
        assert seen.seat in seen.to_move
        assert not forced or len(seen.moves) > 1, "a press is a choice"
        assert not (seen.undo and rounds_ended(seen.from_own)), "no undo goes behind a new deal"
        before, seen = seen, await pressed(tables, seen)
        if seen.version < 150 and seen.outcome is None and forced and not undoes:
            again = await tables_with(store).view(seen.table.id, user(ANNA))
            assert (again.from_own, again.undo) == (seen.from_own, seen.undo), "as it is read again"
        if undoes and seen.undo:
            back = await tables.undo(seen.table.id, user(ANNA), seen.version)
            assert (back.view, back.moves) == (before.view, before.moves)
            seen = await pressed(tables, back)
    return [(row.seat, row.move) for row in store.rows(seen.table.id)]


@pytest.mark.parametrize("game", GAMES)
async def test_each_press_at_an_own_table_is_a_choice_and_the_moves_are_the_same(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A person's only legal move is made at once; an undo takes it back with the move before."""
    made = await played_alone(game, forced=True, undoes=False)
    await played_alone(game, forced=True, undoes=True)
    monkeypatch.setattr(kind, "KINDS", tuple(replace(each, forced=False) for each in KINDS))
    assert await played_alone(game, forced=False, undoes=False) == made


async def test_others_and_wrong_presses_are_refused_and_change_nothing() -> None:
    store = StoreInMemory()
    tables = tables_with(store)
    seen = await alone(tables)
    rows = list(store.rows(seen.table.id))
    for person, version, index, why in (
        (BEN, seen.version, 0, Refusal.NOT_SEATED),
        (ANNA, seen.version, 99, Refusal.STALE),
        (ANNA, seen.version + 5, 0, Refusal.STALE),
    ):
        press = tables.play(seen.table.id, user(person), version, index=index)
        assert await refusal(press) is why
    assert store.rows(seen.table.id) == rows
    for game, computers, why in (
        ("chess", COMPUTERS, Refusal.BAD_CHOICE),
        ("seven-seas", (), Refusal.TOO_FEW),
        ("seven-seas", COMPUTERS * 2, Refusal.TABLE_FULL),
    ):
        assert await refusal(opened(tables, ANNA, game, {}, computers)) is why


@pytest.mark.slow
async def test_between_presses_an_own_table_takes_no_memory_but_that_of_the_caches() -> None:
    """The positions and views that were used last stay for the next press; no lock, no entry."""

    def kept() -> list[int]:
        gc.collect()
        kinds = [type(each) for each in gc.get_objects()]
        return [kinds.count(kind) for kind in (Entry, Position, TableView)]

    tables, before = tables_with(), kept()
    for who in range(1000, 1000 + VIEWS + 20):
        seen = await alone(tables, Player("Anna", who))
        await tables.play(seen.table.id, who, seen.version, index=0)
    del seen
    after = [now - then for now, then in zip(kept(), before, strict=True)]
    assert after == [0, 2 * POSITIONS, VIEWS], "each position knows the one before it, for undo"


async def test_an_own_table_is_at_no_channel_and_goes_when_its_person_is_forgotten() -> None:
    """Nobody keeps it, and it does not expire; before a restart none is opened."""
    tables = tables_with()
    table = (await alone(tables)).table
    assert tables.at(ALONE) is tables.at(None) is tables.table(table.id) is None
    assert table.timing.expires is None
    await tables.forget(user(ANNA))
    assert await refusal(tables.found(table.id)) is Refusal.NO_TABLE
    tables.room.is_closed = True
    assert await refusal(alone(tables)) is Refusal.DRAINING
