"""Each move names the person, or the computer in their seat, that made it; for ever."""

import re

from cogs.ui.routes import Log
from tests.e2e.comings import board, mover, moves, player, wait
from tests.e2e.playing import open_table
from tests.e2e.said import shows
from tests.e2e.stage import Stage, press_id

BEN = "Ben 🤖"
MOVED = r"(?:laid|played|nicked|left every chest)"


async def begun(stage: Stage) -> None:
    """Ben has moved once, and is to move again; everybody's hand is open."""
    await open_table(stage, "seven-seas", ["Anna", "Ben", "Chloé"])
    for name in ("Anna", "Ben", "Chloé"):
        await stage.press(name, "My hand")
    has_moved = False
    while not has_moved or await mover(stage) != "Ben":
        who = await mover(stage)
        await moves(stage, who)
        has_moved |= who == "Ben"


async def log_of(stage: Stage, who: str) -> str:
    """The last page of the log of somebody, who reads it in a message of their own."""
    said = await stage.forge(who, press_id(Log(), stage.table.id))
    return said.replace("**", "")


async def test_a_move_belongs_to_its_maker_forever(stage: Stage) -> None:
    """Ben leaves, a computer moves, and Ben comes back: both sorts of moves keep their names.

    So they do after a restart.
    """
    await begun(stage)
    assert re.search(rf"Ben {MOVED}", board(stage))
    await stage.does("Ben", "leave")
    log = await log_of(stage, "Anna")
    his, gone = log.index("Ben "), log.index("Ben left; a computer plays on.")
    computers = re.search(rf"{BEN} {MOVED}", log)
    assert computers is not None
    assert his < gone < computers.start()
    assert f"{BEN} " not in log[:gone], "his own moves stay his"
    told = board(stage)
    assert re.search(rf"Ben left.*{BEN} {MOVED}", told, re.DOTALL)
    assert re.search(rf"{BEN} {MOVED}", stage.hand_text("Anna"))
    await stage.press("Ben", "My hand")
    assert not player(stage, "Ben").is_away
    hand = stage.hand_text("Ben")
    assert shows(hand, "news-left")
    assert re.search(r"A computer played .* for you", hand) or BEN in hand
    assert not re.search(rf"waits? for {BEN}|{BEN}'s turn", stage.hand_text("Chloé"))
    assert shows(stage.hand_text("Chloé"), "news-came-back", name="Ben")
    await stage.restart()
    assert (await log_of(stage, "Anna")).startswith(log)
    own = await log_of(stage, "Ben")
    assert shows(own, "news-left")
    assert re.search(r"A computer played .* for you|" + BEN, own)
    assert shows(own[own.index("You left") :], "news-came-back")


async def test_a_seat_taken_over_is_named_and_its_earlier_moves_are_not_the_newcomers(
    stage: Stage,
) -> None:
    await begun(stage)
    await stage.does("Ben", "leave")
    await wait(stage, 1)
    await stage.seats("Anna", "Dirk")
    assert shows(board(stage), "news-seated", name="Dirk", former="Ben")
    log = await log_of(stage, "Dirk")
    assert re.search(rf"a former player {MOVED}", log, re.IGNORECASE)
    assert "You laid" not in log
    assert not re.search(r"You played .* took", log)
    assert shows(log, "news-seated")
