"""People who want to be forgotten: their seats are left, and no table names them any more."""

from dataclasses import replace

from engine.players.base import Level
from engine.tables.model.refusals import Refusal
from engine.tables.model.table import FORMER, ChannelPlace, Person, Player, Status, Table
from engine.tables.ports import MoveRow
from engine.tables.service import Tables
from engine.tables.transitions import lobby, seating
from tests.data.sqlite import StoreInMemory
from tests.engine.tables.at_the_gate import (
    ANNA,
    BEN,
    CHLOE,
    DAN,
    HERE,
    counting,
    lobby_of,
    press,
    refusal,
    tables_on,
    user,
)
from tests.engine.tables.sim_time import Hall

GONE = Player(FORMER, None, Level.MATE, left=True)


async def cut_by_ben() -> tuple[Tables, Table]:
    """A running table of three people, of whom Ben has cut the deck."""
    tables = tables_on(secret=True)
    table = (await lobby_of(tables, 3)).id
    await tables.change(table, lobby.cut, user(BEN), "Ben")
    return tables, await tables.start(table, user(ANNA))


async def test_the_shuffle_is_deleted_with_a_forgotten_cutter() -> None:
    tables, dealt = await cut_by_ben()
    for player, kept in ((CHLOE, dealt.shuffle), (BEN, None)):
        await tables.forget(user(player))
        now = await tables.found(dealt.id)
        assert (now.shuffle, now.seed) == (kept, dealt.seed)


async def test_a_seats_new_owner_has_not_cut_the_deck() -> None:
    """The word stays with the seat's former owner, so the newcomer may be forgotten without it."""
    tables, dealt = await cut_by_ben()
    await tables.change(dealt.id, seating.kicked, user(ANNA), 1, may_moderate=False)
    back = await tables.change(dealt.id, seating.seated, user(ANNA), 1, BEN)
    assert back.players[1] == BEN, "let in again, Ben has still cut"
    await tables.change(dealt.id, seating.kicked, user(ANNA), 1, may_moderate=False)
    await tables.change(dealt.id, seating.seated, user(ANNA), 1, DAN)
    await tables.forget(user(DAN))
    now = await tables.found(dealt.id)
    assert now.shuffle == dealt.shuffle


async def test_a_table_whose_last_owner_is_forgotten_is_closed(hall: Hall) -> None:
    table = await hall.counting(people=1, computers=1)
    await hall.tables.forget(user(ANNA))
    over = (await hall.tables.view(table, None)).table
    assert (over.status, over.host) == (Status.CLOSED, None)
    assert over.players[0] == GONE


async def test_a_host_whose_only_successor_has_left_is_followed_by_that_person(hall: Hall) -> None:
    table = await hall.counting(people=2)
    await hall.does(table, seating.left, BEN)
    await hall.tables.forget(user(ANNA))
    assert (hall.table(table).host, hall.table(table).paused) == (user(BEN), True)
    assert not (await hall.does(table, seating.taken_back, BEN)).paused


async def test_the_name_of_a_removed_person_is_forgotten_too(hall: Hall) -> None:
    """The seat has no owner any more, but still the name of whom it was taken from."""
    table = await hall.counting(people=3)
    kicked = await hall.does(table, seating.kicked, ANNA, 1, may_moderate=False)
    assert kicked.players[1] == Player("Ben", None, Level.MATE, left=True, taken_from=user(BEN))
    hall.forget()
    await hall.tables.forget(user(BEN))
    assert hall.table(table).players[1] == GONE
    assert hall.news == []


async def test_a_forgotten_person_waits_for_no_game(hall: Hall) -> None:
    table = await hall.counting(people=2)
    waiting = tuple(Person(user(player), player.name) for player in (CHLOE, DAN))
    await hall.tables.change(table, lambda now: replace(now, queue=waiting))
    await hall.tables.forget(user(CHLOE))
    assert hall.table(table).queue == waiting[1:]


async def test_a_moderator_who_became_host_without_a_seat_is_forgotten(hall: Hall) -> None:
    table = await hall.counting(people=2)
    await hall.does(table, seating.left, BEN)
    moderated = await hall.tables.change(table, seating.kicked, 999, 0, may_moderate=True)
    assert moderated.host == 999
    await hall.tables.forget(999)
    assert hall.table(table).host == user(BEN)
    assert hall.table(table).players == moderated.players


async def test_a_table_whose_moves_cannot_be_read_keeps_nobody_from_being_forgotten(
    hall: Hall,
) -> None:
    """Its clock rests, for nobody knows whose turn it is."""
    table = await hall.counting(people=3, clock=60)
    await hall.store.add_move(table, MoveRow(3, 0, "no move of these rules", 0.0))
    again = await hall.again()
    await again.tables.forget(user(BEN))
    assert again.table(table).players == (ANNA, GONE, CHLOE)
    assert again.table(table).timing.suspended


async def test_the_tables_of_a_server_that_is_gone_are_removed_and_no_others() -> None:
    store = StoreInMemory()
    tables = tables_on(store)
    gone = await counting(tables, 2, HERE)
    stays = await counting(tables, 2, ChannelPlace(guild=2, channel=9))
    await tables.remove(HERE.guild)
    assert (list(store.tables), tables.at(HERE)) == ([stays], None)
    assert await refusal(tables.view(gone, None)) is Refusal.NO_TABLE
    assert await refusal(press(tables, gone, ANNA, 0)) is Refusal.NO_TABLE
