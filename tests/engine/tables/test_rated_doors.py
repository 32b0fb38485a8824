"""People who go for good: doors out of a rated game have one price, and the forgotten no name."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import TypeAlias

import pytest

from bot.upkeep.rating_model import plackett_luce
from data.ratings import RatingStore
from engine.players.base import Level
from engine.tables.model.refusals import Refusal
from engine.tables.model.table import FORMER, ChannelPlace, Person, Player, Status, Table
from engine.tables.ports import MoveRow
from engine.tables.service import Tables
from engine.tables.transitions import lobby, seating, votes
from engine.tables.transitions.deadlines import GRACE
from engine.tables.transitions.expiry import LASTS, WARNED
from tests.data.sqlite import StoreInMemory, results_at
from tests.engine.tables.at_the_gate import ANNA, BEN, CHLOE, DAN, HERE, refusal, tables_on, user
from tests.engine.tables.sim_time import Hall, SimTime, settle

Door: TypeAlias = Callable[[Hall, int], Awaitable[None]]
MODERATOR = 999


async def rated(hall: Hall, players: int = 3) -> int:
    """The id of a rated game of Anna, the host, Ben, Chloé, and Dan as a fourth."""
    table = (await hall.tables.lobby_of(players, rounds=50)).id
    await hall.does(table, lobby.with_rating, ANNA, rated=True)
    return (await hall.tables.start(table, user(ANNA))).id


async def ends(hall: Hall, table: int, who: int, *, moderates: bool = True) -> bool:
    """True if this person closes the table."""
    return not (await hall.tables.end(table, who, may_moderate=moderates)).is_open


async def agree(hall: Hall, table: int, *others: Player) -> None:
    """Ben, a moderator, wants to end the game, and these people say yes."""
    assert not await ends(hall, table, user(BEN))
    for player in others or (ANNA, CHLOE):
        await hall.does(table, votes.end_answered, player, wants=True)


async def nobody_agrees(hall: Hall, table: int) -> None:
    """One no is enough, and the moderator has only one vote."""
    await hall.does(table, seating.left, CHLOE)
    assert not await ends(hall, table, user(BEN))
    await hall.does(table, votes.end_answered, ANNA, wants=False)
    assert hall.table(table).votes == ()
    await agree(hall, table, ANNA)


async def left_and_moderates(hall: Hall, table: int) -> None:
    await hall.does(table, seating.left, BEN)
    assert await refusal(hall.tables.end(table, user(BEN), may_moderate=True)) is Refusal.HAS_LEFT
    await hall.does(table, seating.left, CHLOE)
    assert await ends(hall, table, user(ANNA), moderates=False)


async def given_away(hall: Hall, table: int) -> None:
    """Nobody can be removed, not by a moderator either, and no seat gets another owner."""
    kicks = hall.tables.change(table, seating.kicked, user(ANNA), 2, may_moderate=True)
    assert await refusal(kicks) is Refusal.RATED_SEAT
    await hall.does(table, seating.left, CHLOE)
    seats = hall.tables.change(table, seating.seated, user(ANNA), 2, DAN)
    assert await refusal(seats) is Refusal.RATED_SEAT
    assert await ends(hall, table, MODERATOR)


async def channel_deleted(hall: Hall, table: int) -> None:
    await hall.does(table, seating.left, BEN)
    await hall.tables.change(table, lobby.closed)


async def server_gone(hall: Hall, table: int) -> None:
    await hall.does(table, seating.left, ANNA)
    await hall.tables.remove(HERE.guild)


async def expired(hall: Hall, table: int) -> None:
    for player in (ANNA, BEN, CHLOE):
        await hall.does(table, seating.left, player)
    await hall.time.advance(LASTS + WARNED)


async def forgotten(hall: Hall, table: int) -> None:
    await hall.tables.forget(user(CHLOE))
    await agree(hall, table, ANNA)


async def too_late(hall: Hall, table: int) -> None:
    """The computer that moves for Chloé for the third time has no vote, so her silence ends it."""
    await hall.does(table, seating.left, ANNA)
    while hall.table(table).players[2].missed < seating.MISSES - 1:
        await pressed(hall, table)
        await hall.time.advance(hall.deadline(table) + GRACE)
    await pressed(hall, table)
    await hall.time.advance(hall.deadline(table) - 1)
    assert not await ends(hall, table, user(BEN))
    await hall.time.advance(1 + GRACE)


async def pressed(hall: Hall, table: int) -> None:
    """Ben has moved as long as it was his turn."""
    await settle()
    while 1 in await hall.to_move(table):
        await hall.tables.press(table, BEN, 0)
        await settle()


@pytest.mark.parametrize(
    ("door", "order"),
    [
        (agree, "Anna Ben Chloé"),
        (nobody_agrees, "Anna Ben > Chloé"),
        (left_and_moderates, "Anna > Ben Chloé"),
        (given_away, "Anna Ben > Chloé"),
        (channel_deleted, "Anna Chloé > Ben"),
        (server_gone, "Ben Chloé > Anna"),
        (expired, "Anna Ben Chloé"),
        (forgotten, "Anna Ben > ?"),
        (too_late, "Ben > Anna Chloé"),
    ],
)
async def test_a_rated_game_that_ends_early_is_rated(door: Door, order: str) -> None:
    """As drawn by those who play, and lost by those who have left; it has no other result."""
    store = StoreInMemory()
    store.ratings = RatingStore(store.read, plackett_luce)
    hall = Hall(store, SimTime())
    table = await rated(hall)
    await door(hall, table)
    names = {user(player): player.name for player in (ANNA, BEN, CHLOE)}
    skills = dict[float, list[str]]()
    for row in await store.ratings.of_game(table):
        skills.setdefault(round(row.mu, 6), []).append(names.get(row.user or 0, "?"))
    assert " > ".join(" ".join(skills[mu]) for mu in sorted(skills, reverse=True)) == order
    assert await results_at(store, table) == ()
    await hall.stop()


async def test_most_of_the_others_cannot_end_a_rated_game(hall: Hall) -> None:
    """Somebody who leads would lose the win."""
    table = await rated(hall, 4)
    assert not await ends(hall, table, user(BEN))
    for player in (ANNA, CHLOE):
        assert hall.table(table).votes
        await hall.does(table, votes.end_answered, player, wants=True)
    assert hall.table(table).votes, "Dan hasn't said yes"
    await hall.does(table, votes.end_answered, DAN, wants=True)
    assert hall.tables.table(table) is None


async def test_another_game_that_ends_early_is_not_rated(hall: Hall) -> None:
    table = await hall.tables.counting()
    assert await ends(hall, table, user(BEN)), "a moderator who plays needs no vote there"
    assert isinstance(hall.store, StoreInMemory)
    assert hall.store.ask("SELECT * FROM ratings") == []


GONE = Player(FORMER, None, Level.MATE, left=True)


async def cut_by_ben() -> tuple[Tables, Table]:
    """A running table of three people, of whom Ben has cut the deck."""
    tables = tables_on(secret=True)
    table = (await tables.lobby_of(3)).id
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
    """Also a moderator who became host without a seat, and is forgotten."""
    table = await hall.counting(people=2)
    await hall.does(table, seating.left, BEN)
    moderated = await hall.tables.change(table, seating.kicked, 999, 0, may_moderate=True)
    assert moderated.host == 999
    await hall.tables.forget(999)
    assert (hall.table(table).host, hall.table(table).paused) == (user(BEN), True)
    assert hall.table(table).players == moderated.players
    assert not (await hall.does(table, seating.taken_back, BEN)).paused


async def test_the_name_of_a_removed_person_is_forgotten_too(hall: Hall) -> None:
    """The seat has no owner any more, but still the name of whom it was taken from.

    Nor does a forgotten person wait for a game.
    """
    table = await hall.counting(people=3)
    waiting = tuple(Person(user(player), player.name) for player in (BEN, DAN))
    kicked = await hall.does(table, seating.kicked, ANNA, 1, may_moderate=False)
    assert kicked.players[1] == Player("Ben", None, Level.MATE, left=True, taken_from=user(BEN))
    await hall.tables.change(table, lambda now: replace(now, queue=waiting))
    hall.forget()
    await hall.tables.forget(user(BEN))
    assert (hall.table(table).players[1], hall.table(table).queue) == (GONE, waiting[1:])
    assert hall.news == []


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
    gone = await tables.counting(2, HERE)
    stays = await tables.counting(2, ChannelPlace(guild=2, channel=9))
    await tables.remove(HERE.guild)
    assert (list(store.tables), tables.at(HERE)) == ([stays], None)
    assert await refusal(tables.view(gone, None)) is Refusal.NO_TABLE
    assert await refusal(tables.press(gone, ANNA, 0)) is Refusal.NO_TABLE
