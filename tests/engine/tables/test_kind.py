"""Each kind of table is one value, and so is a new way to play."""

from dataclasses import dataclass, field, fields, replace

import pytest

from data.table_row import TEXTS
from engine import codec
from engine.tables.model import kind
from engine.tables.model.kind import CHANNEL, KINDS, OWN, RATED, Ending, kind_of
from engine.tables.model.refusals import Refusal
from engine.tables.model.table import AtNight, Status, Table, TableSettings
from engine.tables.recent import Recent
from engine.tables.service import Tables
from engine.tables.transitions import lobby, seating
from tests.data.sqlite import StoreInMemory
from tests.engine.tables.at_the_gate import ANNA, BEN, lobby_of, press, refusal, tables_on, user
from tests.engine.tables.test_own import COMPUTERS, alone, opened, pressed, tables_with


@dataclass(frozen=True, slots=True)
class LaterSettings(TableSettings):
    """The settings of one sea of a voyage, as a later feature may be."""

    voyage: int | None = field(default=None, metadata=codec.LATER)


NIGHT = replace(
    CHANNEL,
    mark="night",
    no_clock=Refusal.RATED_CLOCK,
    hints=Refusal.RATED,
    undo=Refusal.RATED_MOVE,
    seats=Refusal.RATED_SEAT,
    expires=False,
    pauses=False,
)


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


@pytest.fixture
def tables(monkeypatch: pytest.MonkeyPatch) -> Tables:
    """Tables among which there may be those of a night."""
    monkeypatch.setattr(kind, "KINDS", (NIGHT, *KINDS))
    return tables_on()


def of_night(table: Table) -> Table:
    return replace(table, settings=TableSettings(clock=600, night=AtNight(1, 1, 1)))


async def test_a_new_kind_of_table_is_a_new_value(tables: Tables) -> None:
    """Nothing but the value says that such a table has no hints, no undo, and no end of its own."""
    table = await tables.change((await lobby_of(tables)).id, of_night)
    assert kind_of(table) is NIGHT
    assert table.timing.expires is None
    clockless = tables.change(table.id, lobby.with_clock, user(ANNA), None)
    assert await refusal(clockless) is Refusal.RATED_CLOCK
    table = await tables.start(table.id, user(ANNA))
    assert kind_of(table).hints is Refusal.RATED
    seen = await press(tables, table.id, ANNA, 0)
    assert not seen.undo
    assert await refusal(tables.undo(table.id, user(ANNA), seen.version)) is Refusal.RATED_MOVE
    removed = tables.change(table.id, seating.kicked, user(ANNA), 1, may_moderate=False)
    assert await refusal(removed) is Refusal.RATED_SEAT
    left = await tables.change(table.id, seating.left, user(BEN))
    assert left.players[1].left, "what the value does not forbid goes on as in any channel"


async def test_other_tables_stay_of_their_kind_beside_it(tables: Tables) -> None:
    table = await lobby_of(tables)
    assert kind_of(table) is CHANNEL
    rated = await tables.change(table.id, lobby.with_rating, user(ANNA), rated=True)
    assert kind_of(rated) is RATED


def test_every_mark_is_a_setting_and_marked_kinds_come_first() -> None:
    names = {field.name for field in fields(TableSettings)}
    marked = [bool(each.mark) for each in KINDS]
    assert {each.mark for each in KINDS if each.mark} <= names
    assert marked == sorted(marked, reverse=True)


def test_only_a_person_alone_plays_what_ends_before_its_game() -> None:
    """Others would wait for a last scoring that never comes."""
    early = [each for each in KINDS if each.ending is not Ending.GAME]
    assert all(each.alone and not each.results for each in early)
    assert OWN.results


def test_a_cache_forgets_what_was_used_longest_ago() -> None:
    recent = Recent[str, int](2)
    assert [*recent.put("a", 1), *recent.put("b", 2)] == []
    assert recent.get("a") == 1
    assert recent.put("c", 3) == [2]
    assert [recent.get(key) for key in "abc"] == [1, None, 3]
