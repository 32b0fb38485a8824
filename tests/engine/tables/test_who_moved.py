"""A move carries who made it, and the news of people stands among the moves."""

from engine.core import By, Event, SeatEvent, known_to
from engine.tables.model.news import Left, News
from engine.tables.position import replayed
from engine.tables.record import read_record, write_record
from engine.tables.transitions import lobby, seating
from tests.engine.tables.at_the_gate import ANNA, CHLOE, press, user
from tests.engine.tables.sim_time import Hall, settle
from tests.engine.toy_game import TOY


def makers(story: tuple[Event, ...], seat: int) -> list[By]:
    """The makers of the seat's moves, in order, without repetitions."""
    found = list[By]()
    for event in story:
        if isinstance(event, SeatEvent) and not isinstance(event, News) and event.seat == seat:
            found += [event.by] if found[-1:] != [event.by] else []
    return found


async def test_a_replay_and_a_saved_game_know_the_makers(hall: Hall) -> None:
    table = await hall.counting(people=2, rounds=50, target=21)
    await hall.does(table, seating.left, ANNA)
    await settle()
    await hall.tables.change(table, lobby.closed)
    replay = await hall.tables.replay(table)
    of_game = tuple(e for step in replay.steps for e in step.events)
    assert By.COMPUTER in makers(of_game, 0)
    read = read_record(write_record(replay), {"toy": TOY})
    assert [step.events for step in read.steps] == [step.events for step in replay.steps]


async def test_an_undo_leaves_the_news_in_its_place(hall: Hall) -> None:
    table = await hall.counting(people=3, rounds=50, target=21)
    await press(hall.tables, table, ANNA, 0)
    await hall.does(table, seating.left, CHLOE)
    seen = await hall.tables.view(table, user(ANNA))
    assert seen.undo
    await hall.tables.undo(table, user(ANNA), seen.version)
    story = await hall.tables.story(table, None)
    assert Left(2) in story
    rows = await hall.store.moves(table)
    assert known_to(replayed(TOY, hall.table(table), rows).story, None) == story
