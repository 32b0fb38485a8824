"""Each kind of table is one value, and so is a new way to play."""

from dataclasses import dataclass, field, fields, replace
from functools import partial

import pytest

from data.table_row import TEXTS
from engine import codec
from engine.tables.model import kind
from engine.tables.model.kind import CHANNEL, KINDS, NIGHT, NIGHT_RATED, OWN, RATED, Ending, kind_of
from engine.tables.model.refusals import Refusal
from engine.tables.model.table import AtNight, Status, Table, TableSettings
from engine.tables.recent import Recent
from engine.tables.transitions import lobby, remarks, seating, votes
from tests.data.sqlite import StoreInMemory
from tests.engine.tables.at_the_gate import ANNA, BEN, lobby_of, press, refusal, tables_on, user
from tests.engine.tables.test_own import COMPUTERS, alone, opened, pressed, tables_with
from tests.engine.toy_game import TOYS


@dataclass(frozen=True, slots=True)
class LaterSettings(TableSettings):
    """The settings of one sea of a voyage, as a later feature may be."""

    voyage: int | None = field(default=None, metadata=codec.LATER)


VOYAGE = replace(OWN, mark="voyage", undo=Refusal.DAY_MOVE, results=False, yields=2)


async def test_a_new_kind_of_own_table_is_a_new_value(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is read from the store at each press; other own tables make room before it does."""
    monkeypatch.setattr(kind, "KINDS", (VOYAGE, *KINDS))
    monkeypatch.setitem(TEXTS, "settings", LaterSettings)
    store = StoreInMemory()
    tables = tables_with(store)
    sea = await opened(tables, ANNA, "toy", {"starter": 0}, COMPUTERS, LaterSettings(voyage=3))
    seen = await pressed(tables, sea)
    assert kind_of(seen.table) is VOYAGE
    assert await refusal(tables.undo(sea.table.id, user(ANNA), seen.version)) is Refusal.DAY_MOVE
    others = [(await alone(tables)).table.id for _ in range(3)]
    kept = [(await tables.found(each)).is_open for each in (sea.table.id, *others)]
    assert kept == [True, False, True, True]
    while seen.to_move:
        seen = await pressed(tables, seen)
    assert seen.table.status is Status.FINISHED
    assert await store.results(sea.table.id) == ()


def of_night(table: Table, *, rated: bool = False) -> Table:
    return replace(table, settings=TableSettings(clock=600, night=AtNight(1, 1, 1), rated=rated))


async def test_a_nights_table_is_played_as_all_others_of_the_night_are() -> None:
    """Nothing but the value says so; what it doesn't forbid goes on as in any channel."""
    tables = tables_on()
    table = await tables.change((await lobby_of(tables)).id, of_night)
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
    seen = await press(tables, table.id, ANNA, 0)
    assert not seen.undo
    assert await refusal(tables.undo(table.id, anna, seen.version)) is Refusal.NIGHT_MOVE
    for change in (
        partial(seating.kicked, user=anna, seat=1, may_moderate=False),
        partial(votes.proposed, user=anna, clock=60, at=0.0),
        partial(votes.ended, user=anna, at=0.0, may_moderate=False),
        partial(remarks.said, game=game, user=anna, remark="moment"),
    ):
        assert await refusal(tables.change(table.id, change)) is Refusal.NIGHT_TABLE
    for person in (ANNA, BEN):
        table = await tables.change(table.id, seating.left, user(person))
    assert [player.left for player in table.players] == [True, True]
    assert not table.paused, "Mates finish it"
    assert replace(table, settings=TableSettings()).paused


async def test_other_tables_stay_of_their_kind_beside_it() -> None:
    tables = tables_on()
    table = await lobby_of(tables)
    assert kind_of(table) is CHANNEL
    rated = await tables.change(table.id, lobby.with_rating, user(ANNA), rated=True)
    assert kind_of(rated) is RATED


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
