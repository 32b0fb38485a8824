"""A move carries who made it, and the news of people stands among the moves."""

from __future__ import annotations

from engine.core import By, Event, SeatEvent, known_to
from engine.tables.model.news import AtSeat, CameBack, Left, News, TimeUp
from engine.tables.model.refusals import Refusal
from engine.tables.position import replayed
from engine.tables.record import read_record, write_record
from engine.tables.transitions import lobby, seating
from engine.tables.transitions.deadlines import GRACE
from tests.engine.tables.at_the_gate import ANNA, BEN, CHLOE, press, refusal, user
from tests.engine.tables.sim_time import Hall, settle
from tests.engine.toy_game import TOY


def makers(story: tuple[Event, ...], seat: int) -> list[By]:
    """The makers of the seat's moves, in order, without repetitions."""
    found = list[By]()
    for event in story:
        if isinstance(event, SeatEvent) and not isinstance(event, News) and event.seat == seat:
            found += [event.by] if found[-1:] != [event.by] else []
    return found


async def test_moves_keep_their_makers_and_the_news_its_place(hall: Hall) -> None:
    """Ben moves, a computer for him, one in his place, and Ben again; after a restart, too."""
    table = await hall.counting(people=3, rounds=50, target=21)
    await press(hall.tables, table, ANNA, 0)
    await hall.time.advance(60 + GRACE)  # Ben is late
    await press(hall.tables, table, CHLOE, 0)
    await hall.does(table, seating.left, BEN)
    await press(hall.tables, table, ANNA, 0)
    await settle()
    await hall.does(table, seating.taken_back, BEN)
    await press(hall.tables, table, CHLOE, 0)
    await press(hall.tables, table, ANNA, 0)
    await press(hall.tables, table, BEN, 0)
    story = await hall.tables.story(table, None)
    order = [By.SELF, By.CLOCK, By.COMPUTER, By.SELF]
    assert [by for by in makers(story, 1) if by in order] == order
    news = [event for event in story if isinstance(event, AtSeat)]
    assert news == [TimeUp(1, by=By.CLOCK), Left(1), CameBack(1)]
    left, back = story.index(Left(1)), story.index(CameBack(1))
    assert By.COMPUTER in makers(story[left:back], 1)
    assert By.COMPUTER not in makers(story[:left], 1)
    history = await hall.tables.history(table, None)
    assert not [event for event in history if isinstance(event, News)], "computers know the game"
    again = await hall.again()
    assert await again.tables.story(table, None) == story
    await again.stop()


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


async def test_nobody_undoes_a_move_that_a_computer_made_for_them(hall: Hall) -> None:
    table = await hall.counting(people=2, rounds=50, target=21)
    await hall.does(table, seating.left, ANNA)
    await settle()
    await hall.does(table, seating.taken_back, ANNA)
    seen = await hall.tables.view(table, user(ANNA))
    assert not seen.undo
    undone = hall.tables.undo(table, user(ANNA), seen.version)
    assert await refusal(undone) is Refusal.MOVE_STANDS


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
