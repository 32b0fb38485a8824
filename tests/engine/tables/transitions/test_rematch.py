"""The same people once more: their seats, the starter, and the settings that are kept."""

import asyncio
from dataclasses import replace
from itertools import permutations, product
from typing import Any

import pytest

from engine import codec
from engine.core import AnyGame, choices_by_default
from engine.games import GAMES
from engine.tables.model.refusals import Refusal
from engine.tables.model.table import ChannelPlace, Person, Player, Status, Table
from engine.tables.transitions import invitations, lobby, seating
from engine.tables.transitions.invitations import GAP
from engine.tables.transitions.lobby import opened, read_options
from engine.tables.transitions.rematch import starter_of
from tests.engine.tables.at_the_gate import (
    ANNA,
    BEN,
    CHLOE,
    DAN,
    EVE,
    HERE,
    PEOPLE,
    SALTY,
    THERE,
    mate,
    refusal,
    user,
)
from tests.engine.tables.sim_time import Hall
from tests.engine.toy_game import TOY


async def over(hall: Hall, people: int = 3, **choices: Any) -> int:
    """A table of people that was closed after its deal."""
    table = await hall.running(people, clock=300, **choices)
    await hall.tables.end(table, user(ANNA), may_moderate=True)
    return table


def names(table: Table) -> list[str]:
    return [player.name for player in table.players]


def begins(table: Table) -> str:
    """The player who would begin if the cards were dealt now."""
    return table.players[starter_of(TOY, table)].name


@pytest.mark.parametrize(
    ("starter", "returning", "beginner"),
    [
        (0, (ANNA, BEN, CHLOE, DAN), "Ben"),
        (3, (ANNA, BEN, CHLOE, DAN), "Anna"),
        (0, (CHLOE, ANNA), "Chloé"),
        (1, (BEN, ANNA), "Anna"),
        (2, (CHLOE, BEN), "Ben"),
        (2, (DAN, CHLOE), "Dan"),
        *((1, order, "Chloé") for order in permutations((ANNA, BEN, CHLOE))),
    ],
)
async def test_all_sit_as_before_and_the_next_of_those_who_return_begins(
    hall: Hall, starter: int, returning: tuple[Player, ...], beginner: str
) -> None:
    former = await over(hall, people=4, starter=starter)
    for player in returning:
        table = await hall.tables.played_again(former, player)
    assert names(table) == [player.name for player in FOUR if player in returning]
    assert begins(table) == beginner


async def test_the_starter_is_chosen_again_when_people_come_or_go(hall: Hall) -> None:
    """All the while Dan has not answered."""
    former = await over(hall, people=4, starter=0)
    table = await hall.tables.played_again(former, ANNA)
    await hall.tables.join(table.id, EVE)
    table = await hall.tables.played_again(former, CHLOE)
    assert names(table) == ["Anna", "Chloé", "Eve"], "newcomers sit behind"
    assert begins(table) == "Chloé"
    table = await hall.does(table.id, seating.left, CHLOE)
    assert begins(table) == "Anna", "the newcomer is not one of the former round"
    table = await hall.tables.played_again(former, BEN)
    assert (names(table), begins(table)) == (["Anna", "Ben", "Eve"], "Ben")
    table = await hall.tables.choose(table.id, user(ANNA), target=21)
    assert begins(table) == "Ben"
    table = await hall.does(table.id, seating.left, ANNA)
    table = await hall.does(table.id, seating.left, BEN)
    assert (names(table), read_options(TOY, table.options).starter) == (["Eve"], 0)


async def test_a_rematch_of_a_rematch_moves_on_once_more(hall: Hall) -> None:
    table_id = await over(hall, people=3, starter=0)
    for beginner in ("Ben", "Chloé", "Anna", "Ben"):
        for player in (CHLOE, ANNA, BEN):
            table = await hall.tables.played_again(table_id, player)
        assert begins(table) == beginner
        table_id = (await hall.tables.end(table.id, user(CHLOE), may_moderate=True)).id


async def test_computer_players_return_but_stand_ins_do_not(hall: Hall) -> None:
    table = await hall.running(people=3, computers=1)
    await hall.does(table, seating.kicked, ANNA, 1, may_moderate=False)
    await hall.does(table, seating.left, CHLOE)
    await hall.tables.end(table, user(ANNA), may_moderate=True)
    again = await hall.tables.played_again(table, CHLOE)
    assert again.players == (CHLOE, SALTY), "who left plays as a person again"
    assert expected(again) == ["Anna"], "neither who was removed nor who left"
    assert (await answer(hall, again, ANNA)).players == (ANNA, CHLOE, SALTY)


async def test_a_rematch_needs_a_table_that_was_dealt_and_is_over(hall: Hall) -> None:
    assert await refusal(hall.tables.played_again(99, ANNA)) is Refusal.NO_TABLE
    before_start = (await hall.tables.open(HERE, ANNA, "toy", {})).id
    assert await refusal(hall.tables.played_again(before_start, ANNA)) is Refusal.NO_REMATCH
    await hall.tables.change(before_start, lobby.closed)
    assert await refusal(hall.tables.played_again(before_start, ANNA)) is Refusal.NO_REMATCH
    table = await hall.running()
    assert await refusal(hall.tables.played_again(table, ANNA)) is Refusal.NO_REMATCH


def expected(table: Table) -> list[str]:
    """The people whose answers a lobby waits for."""
    return [] if table.invitation is None else [guest.name for guest in table.invitation.guests]


async def answer(hall: Hall, table: Table, who: Player, *, comes: bool = True) -> Table:
    """The table after this person joins or declines."""

    def answered(now: Table, game: AnyGame) -> Table:
        return lobby.joined(now, game, who) if comes else invitations.declined(now, user(who))

    return await hall.tables.answered(table.id, answered, mate)


async def answered(hall: Hall, table: Table, answers: str) -> Table:
    """The table after the last of these answers, in this order; a minus: they decline."""
    called = {player.name: player for player in PEOPLE}
    for said in answers.split():
        assert table.status is Status.LOBBY
        comes = not said.startswith("-")
        table = await answer(hall, table, called[said.removeprefix("-")], comes=comes)
    return table


TRIO, FOUR = (ANNA, BEN, CHLOE), (ANNA, BEN, CHLOE, DAN)
PAIRS: dict[str, Any] = {"pairs": True}


@pytest.mark.parametrize(
    ("former", "rules", "opener", "answers", "dealt"),
    [
        (TRIO, {}, BEN, "Anna Chloé", "Anna Ben Chloé"),
        (TRIO, {}, BEN, "Anna -Chloé", "Anna Ben"),
        (TRIO, {}, BEN, "-Anna Chloé", "Ben Chloé"),
        (TRIO, {}, BEN, "Anna", None),  # Chloé is still expected
        (TRIO, {}, BEN, "-Anna -Chloé", None),  # nobody is left to play with
        (TRIO, {}, EVE, "Chloé Anna -Ben", "Anna Chloé Eve"),  # a stranger opened it
        (TRIO, {}, BEN, "Eve Anna Chloé", "Anna Ben Chloé Eve"),  # a stranger took a free seat
        (FOUR, PAIRS, ANNA, "Ben Chloé -Dan", "Anna Ben Chloé Mate 3"),  # too few for the rules
        (FOUR, PAIRS, ANNA, "Ben -Chloé -Dan", "Anna Ben"),
    ],
)
async def test_the_last_answer_of_those_who_are_expected_has_the_cards_dealt(
    hall: Hall,
    former: tuple[Player, ...],
    rules: dict[str, Any],
    opener: Player,
    answers: str,
    dealt: str | None,
) -> None:
    """All who joined play; computers take the seats that the house rules need."""
    table = await hall.tables.played_again(await over(hall, len(former), **rules), opener)
    assert expected(table) == [player.name for player in former if player != opener]
    table = await answered(hall, table, answers)
    assert table.status is (Status.LOBBY if dealt is None else Status.RUNNING)
    assert dealt in (None, " ".join(names(table)))


@pytest.mark.parametrize(
    ("people", "computers", "seated", "answers", "dealt", "out"),
    [
        (2, 1, "Ben Salty", "Anna", "Anna Ben Salty Mate 3", ""),  # not three, in pairs
        (3, 1, "Ben Salty", "Anna Chloé", "Anna Ben Chloé Salty", ""),
        (3, 2, "Ben Salty", "Anna Chloé", "Anna Ben Chloé Salty", ""),  # one too many
        (5, 0, "Ben", "Eve Anna Chloé Dan", "Anna Ben Chloé Eve", "Dan"),  # too many
        (5, 0, "Ben", "Eve Anna Chloé -Dan", "Anna Ben Chloé Eve", ""),
    ],
)
async def test_another_game_keeps_the_people_and_the_computers_that_fit(
    hall: Hall, people: int, computers: int, seated: str, answers: str, dealt: str, out: str
) -> None:
    """The last to answer sits out where there are too many. Clock and rating stay."""
    former = await hall.running(people, computers, clock=300)
    await hall.tables.end(former, user(ANNA), may_moderate=True)
    choice = ("toy", codec.write(TOY.options(**PAIRS)))
    table = await hall.tables.played_again(former, BEN, choice)
    assert " ".join(names(table)) == seated
    table = await answered(hall, table, answers)
    assert (" ".join(names(table)), table.status) == (dealt, Status.RUNNING)
    assert [person.name for person in table.queue] == out.split()
    assert (table.settings.clock, read_options(TOY, table.options).pairs) == (300, True)


async def test_seats_that_the_host_has_swapped_stay_so_until_the_deal(hall: Hall) -> None:
    """Newcomers sit behind, and the one after the former starter begins; the next game keeps it."""
    former = await over(hall, people=4, starter=0)
    table = await hall.tables.played_again(former, ANNA)
    await answer(hall, table, CHLOE)
    table = await hall.does(table.id, lobby.swapped, ANNA, 0, 1)
    assert (names(table), begins(table)) == (["Chloé", "Anna"], "Chloé")
    table = await answer(hall, table, BEN)
    assert (names(table), begins(table)) == (["Chloé", "Anna", "Ben"], "Ben")
    table = await answer(hall, table, DAN)
    assert (names(table), table.status) == (["Chloé", "Anna", "Ben", "Dan"], Status.RUNNING)
    await hall.tables.end(table.id, user(ANNA), may_moderate=True)
    table = await hall.tables.played_again(table.id, ANNA)
    assert names(await answer(hall, table, CHLOE)) == ["Chloé", "Anna"]


@pytest.mark.parametrize(
    ("who", "seats", "refused"),
    [
        (ANNA, (0, 2), Refusal.NO_PERSON),
        (ANNA, (-1, 0), Refusal.NO_PERSON),
        (ANNA, (1, 1), Refusal.NO_PERSON),
        (BEN, (0, 1), Refusal.NOT_HOST),
    ],
)
async def test_the_host_alone_swaps_seats_that_both_have_a_player(
    hall: Hall, who: Player, seats: tuple[int, int], refused: Refusal
) -> None:
    table = await hall.tables.open(HERE, ANNA, "toy", {})
    await hall.tables.join(table.id, BEN)
    assert await refusal(hall.does(table.id, lobby.swapped, who, *seats)) is refused
    await hall.tables.start(table.id, user(ANNA))
    swap = hall.does(table.id, lobby.swapped, ANNA, 0, 1)
    assert await refusal(swap) is Refusal.NOT_IN_LOBBY


async def test_a_press_at_an_end_joins_the_lobby_that_is_open_there(hall: Hall) -> None:
    """It may be for another game. A running game that has no seat for them says so."""
    former = await over(hall)
    table = await hall.tables.open(HERE, EVE, "toy", PAIRS)
    assert names(await hall.tables.played_again(former, ANNA)) == ["Eve", "Anna"]
    await hall.tables.start(table.id, user(EVE))
    assert await refusal(hall.tables.played_again(former, BEN)) is Refusal.NOT_IN_LOBBY


async def test_two_last_answers_at_once_deal_the_cards_once_also_after_a_restart(
    hall: Hall,
) -> None:
    table = await hall.tables.played_again(await over(hall, 3), ANNA)
    again = await hall.again()
    await asyncio.gather(*(answer(again, table, player) for player in (CHLOE, BEN)))
    dealt = again.table(table.id)
    assert (names(dealt), dealt.status) == (["Anna", "Ben", "Chloé"], Status.RUNNING)
    assert [change.table.status for change in again.ear.changes] == [Status.LOBBY, Status.RUNNING]


async def test_a_rated_game_gets_no_computers_and_waits_for_people(hall: Hall) -> None:
    table = await hall.tables.open(HERE, ANNA, "toy", {"starter": 0, **PAIRS}, rated=True)
    for player in FOUR[1:]:
        await hall.tables.join(table.id, player)
    await hall.tables.start(table.id, user(ANNA))
    await hall.tables.change(table.id, lobby.closed)
    table = await hall.tables.played_again(table.id, ANNA)
    table = await answered(hall, table, "Ben Chloé -Dan")
    assert (table.status, names(table)) == (Status.LOBBY, ["Anna", "Ben", "Chloé"])


@pytest.mark.parametrize(("computers", "status"), [(1, Status.RUNNING), (0, Status.LOBBY)])
async def test_one_person_plays_on_at_once_with_the_computers(
    hall: Hall, computers: int, status: Status
) -> None:
    """Where nobody else is expected; alone they wait for somebody."""
    former = await hall.running(2, computers)
    await hall.does(former, seating.left, BEN)
    await hall.tables.end(former, user(ANNA), may_moderate=True)
    assert (await hall.tables.played_again(former, ANNA)).status is status


async def test_the_host_need_not_wait_and_nothing_starts_because_time_passes(hall: Hall) -> None:
    """After three minutes the seats are free, and the next press deals no cards by itself."""
    former = await over(hall, 3)
    table = await answer(hall, await hall.tables.played_again(former, ANNA), BEN)
    assert table.invitation is not None
    assert table.invitation.until == table.opened + 180
    await hall.time.advance(181)
    table = hall.table(table.id)
    assert (table.status, expected(table)) == (Status.LOBBY, [])
    assert (await answer(hall, table, CHLOE)).status is Status.LOBBY
    await hall.tables.start(table.id, user(ANNA))
    assert await refusal(answer(hall, table, DAN)) is Refusal.NOT_IN_LOBBY
    assert await refusal(answer(hall, table, DAN, comes=False)) is Refusal.NOT_INVITED


async def waiting_for(hall: Hall, table: int, *people: Player) -> None:
    """These people wait for the next game at this table."""
    queue = tuple(Person(user(player), player.name) for player in people)
    await hall.tables.change(table, lambda now: replace(now, queue=queue))


async def test_the_last_to_answer_sits_out_for_somebody_who_waited_and_is_next(hall: Hall) -> None:
    """In each game somebody else, without a press of those who wait."""
    former = await hall.running(4, **PAIRS)
    await waiting_for(hall, former, EVE)
    await hall.tables.end(former, user(ANNA), may_moderate=True)
    table = await hall.tables.played_again(former, DAN)
    assert (names(table), expected(table)) == (["Dan", "Eve"], ["Anna", "Ben", "Chloé"])
    frank = Player("Frank", 106)
    assert await refusal(answer(hall, table, frank)) is Refusal.SEAT_KEPT
    table = await answered(hall, table, "Anna Ben Chloé")
    assert (names(table), table.status) == (["Anna", "Ben", "Dan", "Eve"], Status.RUNNING)
    assert table.queue == (Person(user(CHLOE), "Chloé"),)
    await hall.tables.end(table.id, user(DAN), may_moderate=True)
    table = await hall.tables.played_again(table.id, EVE)
    assert (names(table), table.queue) == (["Eve", "Chloé"], ())


@pytest.mark.parametrize(
    ("seconds", "place", "seated", "left"),
    [
        (0, HERE, "Eve Ben Chloé Dan", "Anna"),
        (GAP - 1, HERE, "Eve Ben Chloé Dan", "Anna"),
        (GAP, HERE, "Eve", ""),
        (0, THERE, "Eve", ""),
    ],
)
async def test_people_who_wait_are_seated_at_any_new_table_there_this_evening(
    hall: Hall, seconds: float, place: ChannelPlace, seated: str, left: str
) -> None:
    """People without a seat wait on; after three hours nobody does."""
    former = await hall.running(2)
    await waiting_for(hall, former, BEN, CHLOE, DAN, EVE, ANNA)
    await hall.tables.end(former, user(ANNA), may_moderate=True)
    hall.time.jump(seconds)
    table = await hall.tables.open(place, EVE, "toy", PAIRS)
    assert names(table) == seated.split()
    assert [person.name for person in table.queue] == left.split()
    if left:
        assert (await hall.does(table.id, seating.left, BEN)).players[1:] == table.players[2:]
        table = await answer(hall, table, ANNA)
        assert table.queue == (), "people with a seat wait no more"


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
def test_the_starter_is_known_for_every_game(game: AnyGame) -> None:
    """Drawn from the seed or chosen: the deal shows it. Everybody may be drawn."""

    def dealt(table: Table) -> object:
        options = read_options(game, table.options)
        return game.deal(options, len(table.players), table.seed).events

    numbers = game.seats_for(game.options(**choices_by_default(game)))
    for seats, seed in product(numbers, range(5)):
        drawn = starter_of(game, _table(game, seats, seed))
        chosen = _table(game, seats, seed, starter=drawn)
        assert starter_of(game, chosen) == drawn
        others = [_table(game, seats, seed, starter=s) for s in range(seats) if s != drawn]
        deals = [dealt(table) for table in (_table(game, seats, seed), chosen, *others)]
        assert deals[0] == deals[1]
        assert deals[0] not in deals[2:]
    drawn_of_all = {starter_of(game, _table(game, seats, seed)) for seed in range(90)}
    assert drawn_of_all == {*range(seats)}, "of the largest table"


def _table(game: AnyGame, seats: int, seed: int, **choices: object) -> Table:
    given = {**choices_by_default(game), **choices}
    table = replace(opened(game, ChannelPlace(1, 2), ANNA, given, 0.0), seed=seed)
    people = tuple(Player(f"Player {seat}", 100 + seat) for seat in range(seats))
    return replace(table, players=people)
