"""The memory taken by the position of a table."""

from engine import codec
from engine.tables.model.table import ChannelPlace, Player, Status, Table
from engine.tables.ports import MoveRow
from engine.tables.position import replayed
from tests.engine.toy_game import TOY


def test_equal_events_of_two_tables_are_one_object() -> None:
    one, two = (
        Table(
            id=number,
            place=ChannelPlace(1, number),
            host=1,
            game=TOY.key,
            options=codec.write(TOY.options(starter=0)),
            players=(Player("Anna", 1), Player("Ben", 2)),
            status=Status.RUNNING,
            opened=0.0,
            seed=number,
        )
        for number in (1, 2)
    )
    rows = [MoveRow(seq, seq % 2, move, 0.0) for seq, move in enumerate(("=1", "=2", "+3", "+1"))]
    stories = [replayed(TOY, table, rows).story for table in (one, two)]
    assert len(stories[0]) == len(stories[1]) == 7
    assert all(first is second for first, second in zip(*stories, strict=True))
