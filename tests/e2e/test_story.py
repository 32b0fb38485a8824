"""The channel shows the story of a game: own moves, each computer's move, each round."""

import asyncio
import re
from random import Random

import pytest

from cogs.messages import publisher
from cogs.ui.page import MakeMove
from cogs.ui.routes import Log, Verb
from engine.core import RoundEnded
from engine.tables.view import TableView
from tests.amounts import one_of
from tests.e2e.comings import Scene
from tests.e2e.positions import begin_seven_in_round
from tests.e2e.said import FORMATTED, shows
from tests.e2e.stage import press_id, text_of

POST = "/channels/*/messages"
PACE = 60.0
"""Seconds; less than a few would pass while a press is answered."""


async def against_computers(stage: Scene, game: str, computers: int, **choices: object) -> None:
    """Anna sits with some computer players at a running table."""
    await stage.open("Anna", game=game, **choices)
    for _ in range(computers):
        await stage.does("Anna", "computer")
    await stage.press("Anna", "Start")


async def move(stage: Scene, who: str, index: int) -> None:
    """A press that makes the legal move of this index."""
    version = (await stage.seen()).version
    await stage.forge(who, press_id(MakeMove(index), stage.table.id, version))


async def play_rounds(stage: Scene, luck: Random, rounds: int) -> None:
    """Let people move straight through the gate until this number of rounds is over."""
    tables, table = stage.bot.tables, stage.table.id
    while sum(isinstance(e, RoundEnded) for e in await tables.history(table, None)) < rounds:
        view: TableView = await stage.seen()
        user = view.table.players[view.to_move[0]].user
        own = await tables.view(table, user)
        await tables.play(table, user or 0, own.version, index=luck.randrange(len(own.moves)))


def reckonings(stage: Scene) -> list[int]:
    """The rounds of 7 whose reckonings stand in the channel, in their order."""
    found = (re.search(r"⚖️ 7: round (\d+)", text) for text in stage.texts())
    return [int(match[1]) for match in found if match]


async def test_computers_are_shown_one_by_one(stage: Scene) -> None:
    """With a pace each move is on the board before the next one is made."""
    await against_computers(stage, "seven-seas", 3)
    stage.bot.computers.pause = PACE
    before = (await stage.seen()).version
    await move(stage, "Anna", 0)
    versions = [(await stage.seen()).version]
    for _ in range(3):
        told = stage.board()
        assert "-# Anna " in told
        await stage.wait(PACE)
        versions.append((await stage.seen()).version)
        assert stage.board() != told
    assert versions == [before + 1, before + 2, before + 3, before + 4]


@pytest.mark.parametrize("restarted", one_of([False, True]))
async def test_every_round_is_scored_once_and_in_order(
    stage: Scene, restarted: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Three rounds end while nothing can be posted, one before, one afterwards."""
    monkeypatch.setattr(publisher, "RETRIES", (3600.0 if restarted else 0.02,))
    await stage.open_table("seven", ["Anna", "Ben"])
    luck = Random(1)
    await play_rounds(stage, luck, 1)
    await stage.bot.publisher.caught_up(stage.table.id)
    assert reckonings(stage) == [1]
    stage.env.inject_error("POST", POST, status=500, times=None)
    await play_rounds(stage, luck, 4)
    await asyncio.sleep(0.1)
    assert reckonings(stage) == [1]
    stage.env.backend.faults.clear()
    if restarted:
        await stage.restart()
    await stage.bot.publisher.caught_up(stage.table.id)
    assert reckonings(stage) == [1, 2, 3, 4]
    await play_rounds(stage, luck, 5)
    await stage.bot.publisher.caught_up(stage.table.id)
    assert reckonings(stage) == [1, 2, 3, 4, 5]


async def test_my_hand_below_an_old_result_shows_the_final_score(stage: Scene) -> None:
    """Its button may stay where nothing can delete the result."""
    begin_seven_in_round(7)
    await stage.open_table("seven", ["Anna", "Ben"])
    old = press_id(Verb.HAND, stage.table.id)
    await stage.play_on(Random(3))
    told = await stage.forge("Anna", old)
    assert shows(told, "seven-finale")
    result, headlines = text_of(stage.showing("Play again")), FORMATTED["end-headline"]
    public = next(values for headline, values in headlines.items() if headline in result)
    assert shows(told, "end-headline", own=public["own"], next=public["next"], way="points")


BEN = "Ben 🤖"
MOVED = r"(?:laid|played|nicked|left every chest)"


async def begun(stage: Scene) -> None:
    """Ben has moved once, and is to move again; everybody's hand is open."""
    await stage.open_table("seven-seas", ["Anna", "Ben", "Chloé"])
    for name in ("Anna", "Ben", "Chloé"):
        await stage.press(name, "My hand")
    has_moved = False
    while not has_moved or await stage.mover() != "Ben":
        who = await stage.mover()
        await stage.moves(who)
        has_moved |= who == "Ben"


async def log_of(stage: Scene, who: str) -> str:
    """The last page of the log of somebody, who reads it in a message of their own."""
    said = await stage.forge(who, press_id(Log(), stage.table.id))
    return said.replace("**", "")


async def test_a_move_belongs_to_its_maker_forever(stage: Scene) -> None:
    """Ben leaves, a computer moves, and Ben comes back: both sorts of moves keep their names.

    So they do after a restart.
    """
    await begun(stage)
    assert re.search(rf"Ben {MOVED}", stage.board())
    await stage.does("Ben", "leave")
    log = await log_of(stage, "Anna")
    his, gone = log.index("Ben "), log.index("Ben left; a computer plays on.")
    computers = re.search(rf"{BEN} {MOVED}", log)
    assert computers is not None
    assert his < gone < computers.start()
    assert f"{BEN} " not in log[:gone], "his own moves stay his"
    told = stage.board()
    assert re.search(rf"Ben left.*{BEN} {MOVED}", told, re.DOTALL)
    assert re.search(rf"{BEN} {MOVED}", stage.hand_text("Anna"))
    await stage.press("Ben", "My hand")
    assert not stage.player("Ben").is_away
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
    stage: Scene,
) -> None:
    await begun(stage)
    await stage.does("Ben", "leave")
    await stage.wait(1)
    await stage.seats("Anna", "Dirk")
    assert shows(stage.board(), "news-seated", name="Dirk", former="Ben")
    log = await log_of(stage, "Dirk")
    assert re.search(rf"A former player {MOVED}", log)
    assert "You laid" not in log
    assert not re.search(r"You played .* took", log)
    assert shows(log, "news-seated")
