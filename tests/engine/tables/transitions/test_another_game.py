"""The lobby of a next game: the people asked to it, and another game there."""

from dataclasses import replace

import pytest

from engine import codec
from engine.tables.model.refusals import Refusal, Refused
from engine.tables.model.table import Invitation, Person, Player, Status
from engine.tables.transitions import rematch, seating
from engine.tables.transitions.invitations import GAP
from tests.engine.tables.at_the_gate import ANNA, CHLOE, DAN, EVE, PEOPLE, SALTY, user
from tests.engine.tables.sim_time import Hall
from tests.engine.tables.transitions.test_rematch import answered
from tests.engine.toy_game import TOY, ToyGame

FRANK = Player("Frank", 106)


class Other(ToyGame):
    """The same by another name."""

    key = "other"


@pytest.mark.parametrize(
    ("who", "before", "awaited", "after", "queue"),
    [
        (ANNA, "Anna Ben Salty", "Chloé", "Anna Ben Eve", ""),  # computers make room
        (ANNA, "Anna Salty", "", "Anna Eve Salty", ""),
        (CHLOE, "Anna Ben", "Chloé Dan", "Anna Ben Chloé Eve", ""),  # joins by it
        (DAN, "Anna Ben Chloé Dan", "", "Anna Dan Ben Chloé", "Eve"),
        (DAN, "Chloé Anna Ben Salty", "Dan", "Anna Chloé Ben Dan", "Eve"),  # Anna is host
        (FRANK, "Anna Ben Chloé Dan Frank", "", "Anna Frank Ben Chloé", "Dan Eve"),
        (DAN, "Anna Ben Chloé Frank", "Dan", None, Refusal.TABLE_FULL),
        (CHLOE, "Anna Ben", "Dan", None, Refusal.NOT_SEATED),
    ],
)
async def test_people_there_or_expected_there_change_the_game_of_a_lobby(
    hall: Hall, who: Player, before: str, awaited: str, after: str | None, queue: str | Refusal
) -> None:
    """People without a seat are next. All others stay, and Eve gets a seat that is free.

    The new game is for four; it isn't dealt, so that all can read who chose it.
    """
    called = {player.name: player for player in (*PEOPLE, FRANK, SALTY)}
    former = await hall.running(2)
    await hall.tables.end(former, user(ANNA), may_moderate=True)
    table = await hall.tables.played_again(former, ANNA)
    guests = tuple(Person(user(called[name]), name) for name in awaited.split())
    table = replace(
        table,
        players=tuple(called[name] for name in before.split()),
        invitation=Invitation(guests, 0.0) if guests else None,
        queue=(Person(user(EVE), "Eve"),),
    )
    options = codec.write(TOY.options(pairs=True))
    if isinstance(queue, Refusal):
        with pytest.raises(Refused, match=queue):
            rematch.changed(table, Other(), who, options)
        return
    table = rematch.changed(table, Other(), who, options)
    assert (table.game, table.options, table.status) == ("other", options, Status.LOBBY)
    assert " ".join(player.name for player in table.players) == after
    assert [person.name for person in table.queue] == queue.split()
    assert [guest.name for guest in table.guests] == awaited.replace(who.name, "").split()
    assert [player.name for player in table.players if player.chose] == [who.name]


@pytest.mark.parametrize(
    ("games", "later", "awaited"),
    [
        (["-Chloé Ben"], 0.0, "Ben Chloé"),
        (["-Chloé Ben"], GAP, "Ben"),
        (["-Chloé Ben", "-Chloé Ben"], 0.0, "Ben"),
        (["-Chloé Ben", "Chloé Ben"], 0.0, "Ben Chloé"),
    ],
)
async def test_people_who_sat_one_game_out_are_expected_in_the_next_one_like_the_others(
    hall: Hall, games: list[str], later: float, awaited: str
) -> None:
    """Not people who left, who sat two games out, or whose game ended hours ago."""
    table = await hall.running(4)
    await hall.does(table, seating.left, DAN)
    for answers in (*games, ""):
        await hall.tables.end(table, user(ANNA), may_moderate=True)
        hall.time.jump(0.0 if answers else later)
        lobby = await answered(hall, await hall.tables.played_again(table, ANNA), answers)
        table = lobby.id
        assert lobby.status is (Status.RUNNING if answers else Status.LOBBY)
    assert " ".join(guest.name for guest in lobby.guests) == awaited
    lobby = await answered(hall, lobby, awaited)
    assert [player.name for player in lobby.players] == ["Anna", *awaited.split()]
    assert lobby.status is Status.RUNNING, "the last answer deals"
