"""Tables that another process keeps can be seen here, and only seen."""

from engine.tables.model.refusals import Refusal
from engine.tables.service import Tables
from engine.tables.transitions import lobby
from tests.data.sqlite import StoreInMemory
from tests.engine.tables.at_the_gate import (
    ANNA,
    CHLOE,
    HERE,
    THERE,
    Ticks,
    counting,
    join,
    press,
    refusal,
    tables_on,
    user,
)
from tests.engine.toy_game import TOYS


async def test_tables_of_another_process_are_read_afresh_and_never_changed() -> None:
    store = StoreInMemory()
    owner = tables_on(store)
    there = await counting(owner, place=THERE)
    other = Tables(store, Ticks(), games=TOYS, is_ours=HERE.__eq__)
    seen = await other.view(there, user(ANNA))
    assert seen.moves
    for asked in (
        other.play(there, user(ANNA), seen.version, index=0),
        join(other, there, CHLOE),
        other.change(there, lobby.closed),
        other.open(THERE, CHLOE, "toy", {}),
    ):
        assert await refusal(asked) is Refusal.KEPT_ELSEWHERE
    assert other.open_tables() == ()
    await press(owner, there, ANNA, 0)
    assert (await other.view(there, None)).version == seen.version + 1
