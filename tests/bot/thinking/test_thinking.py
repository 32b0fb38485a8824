"""Computer players think outside the event loop, and somebody always moves."""

import asyncio
import os
import pickle
import signal
import sys
from collections.abc import Iterator
from contextvars import ContextVar
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bot.thinking import executors, thinker
from bot.thinking.thinker import Thinking
from engine.core import known_to
from engine.games import GAMES
from engine.players import Question, advice, answered, hint_question
from engine.players.base import QUICK, Advice, Budget, Level
from engine.players.judging import weighed
from tests.engine.players.test_endings import near_the_end
from tests.engine.tables.sim_time import SimTime, settle

GAME = GAMES["seven-seas"]
SEALS = GAMES["seven-seals"]
PATIENCE = 60.0
"""Seconds that a process may take on a busy machine."""


def question(level: Level = Level.CAPTAIN) -> Question:
    """The question to the first player of a game."""
    state, events = GAME.deal(GAME.options(), 4, seed=11)
    seat = GAME.to_move(state)[0]
    view, moves = GAME.view(state, seat), GAME.legal_moves(state, seat)
    return Question(GAME.key, level, view, known_to(events, seat), moves, 7, QUICK)


@pytest.fixture
def thinking(monkeypatch: pytest.MonkeyPatch) -> Iterator[Thinking]:
    """A thinker with one process and a short budget, which gives a busy machine time."""
    monkeypatch.setattr(executors, "START", PATIENCE)
    monkeypatch.setattr(executors, "OVERTIME", PATIENCE)
    monkeypatch.setattr(thinker, "SPARE_NICENESS", 0)  # the other tests are busy, too
    thinking = Thinking(workers=1, budget=0.05)
    yield thinking
    thinking.stop()


@pytest.mark.parametrize("level", list(Level))
async def test_with_no_worker_a_mate_moves(level: Level, caplog: pytest.LogCaptureFixture) -> None:
    thinker, asked = Thinking(workers=0, budget=0.05), question(level)
    assert await thinker.choose(asked) in asked.moves
    assert (thinker.thoughts, thinker.fallen_back, thinker.processes.ids) == (1, 0, ())
    assert (await thinker.hint(replace(asked, moves=asked.moves[:1]))).choice == 0
    assert not caplog.records, "one move needs no thought"


async def test_a_hint_is_thought_out_in_another_process_with_its_reason(thinking: Thinking) -> None:
    """And with a card that is just as good, if there is one."""
    state, story = near_the_end(2, 3)
    view, moves = SEALS.view(state, state.turn), SEALS.legal_moves(state, state.turn)
    asked = hint_question("seven-seals", view, known_to(story, state.turn), moves)
    found, index = await thinking.hint(asked), moves.index(answered(asked))
    assert found.reason is not None
    assert found.alike is not None
    assert thinking.processes.ids, "somebody else has thought"
    assert found == advice(asked, index, *weighed(asked, index)), "as in a review"


async def test_a_mate_s_hint_says_so_and_is_not_kept(thinking: Thinking) -> None:
    """Where no process thinks; once there is one, the same question gets a captain's answer."""
    asked = replace(question(), budget=Budget(iterations=2))
    thinking.processes.workers, workers = 0, thinking.processes.workers
    assert (await thinking.hint(asked)).level is Level.MATE
    thinking.processes.workers = workers
    assert (await thinking.hint(asked)).level is Level.CAPTAIN


async def test_equal_questions_share_one_hint_which_is_kept(
    thinking: Thinking, monkeypatch: pytest.MonkeyPatch
) -> None:
    let, calls = asyncio.Event(), list[Question]()

    async def thought(question: Question) -> Advice:
        calls.append(question)
        await let.wait()
        return Advice(0, None)

    monkeypatch.setattr(thinking, "_hint", thought)
    one = question()
    waiting = [asyncio.ensure_future(thinking.hint(one)) for _ in range(2)]
    await settle()
    let.set()
    assert await asyncio.gather(*waiting) == [Advice(0, None)] * 2
    assert await thinking.hint(one) == Advice(0, None)
    assert calls == [one]


@pytest.mark.slow
async def test_a_call_that_never_ends_is_killed() -> None:
    spare = executors.Processes(1, start=PATIENCE)
    try:
        with pytest.raises(executors.NoAnswer):
            await spare.run(partial(sum, range(10**11)), 0.3)
        assert await spare.run(partial(abs, -1), PATIENCE) == 1
    finally:
        spare.stop()


@pytest.mark.slow
async def test_a_dead_worker_costs_nobody_a_move(thinking: Thinking) -> None:
    """The process is killed; a mate moves, and the next thought has a new process."""
    asked = question()
    await thinking.choose(asked)
    for process in thinking.processes.ids:
        os.kill(process, signal.SIGKILL)
    assert await thinking.choose(asked) in asked.moves
    assert await thinking.choose(asked) in asked.moves
    assert (thinking.thoughts, thinking.fallen_back) == (3, 1)


class Counted(executors.Processes):
    """A process that takes the whole budget and notes what it is asked."""

    def __init__(self, time: SimTime) -> None:
        super().__init__(1)
        self.time = time
        self.asked: list[Question] = []

    async def run(self, call: Any, seconds: float) -> Any:
        (asked,) = pickle.loads(pickle.dumps(call)).args  # noqa: S301 - our own
        self.asked.append(asked)
        await self.time.sleep(seconds)
        return asked.moves[-1]


def in_order(time: SimTime) -> tuple[Thinking, Counted]:
    """A thinker whose one process is counted, and that process."""
    thinking = Thinking(1, 0.3, now=time.now)
    thinking.processes = counted = Counted(time)
    return thinking, counted


@pytest.mark.slow
async def test_quick_players_go_before_captains() -> None:
    time = SimTime()
    thinking, counted = in_order(time)
    levels = (Level.CAPTAIN, Level.CAPTAIN, Level.DECKHAND, Level.MATE)
    waiting = [asyncio.ensure_future(thinking.choose(question(level))) for level in levels]
    while not all(each.done() for each in waiting):
        await time.advance(0.1)
    order = [question.level for question in counted.asked]
    assert order == [Level.CAPTAIN, Level.DECKHAND, Level.MATE, Level.CAPTAIN]


@pytest.mark.slow
async def test_a_caller_who_stops_waiting_leaves_no_gap_in_the_queue() -> None:
    """A table closed while it waits: those behind it move up, and no place is lost."""
    time = SimTime()
    thinking, _ = in_order(time)
    asked = question()
    waiting = [asyncio.ensure_future(thinking.choose(asked)) for _ in range(4)]
    await settle()
    waiting[1].cancel()
    waiting[0].cancel()
    await settle()
    waiting[2].cancel()
    await time.advance(0.3)
    assert await waiting[3] == asked.moves[-1]
    again = asyncio.ensure_future(thinking.choose(asked))
    await time.advance(0.3)
    assert await again == asked.moves[-1]


async def test_the_only_legal_move_needs_no_thought(thinking: Thinking) -> None:
    asked = question()
    assert await thinking.choose(replace(asked, moves=asked.moves[:1])) == asked.moves[0]
    assert not thinking.processes.ids


async def test_a_process_that_starts_slowly_is_not_killed_for_it(
    thinking: Thinking, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A mate moves until it is ready; then the captain does."""
    asked = question()
    monkeypatch.setattr(executors, "START", 0.0)
    assert await thinking.choose(asked) in asked.moves
    (process,) = thinking.processes.ids
    assert thinking.fallen_back == 1
    assert thinking.processes._ready is not None
    await asyncio.wait_for(thinking.processes._ready, PATIENCE)
    assert await thinking.choose(asked) in asked.moves
    assert thinking.processes.ids == (process,)
    assert thinking.fallen_back == 1


BOT = """
import asyncio
from bot.thinking import executors
from bot.thinking.thinker import Thinking
from tests.bot.thinking.test_thinking import question

async def think():
    executors.START = 60.0
    thinking = Thinking(workers=1, budget=0.05)
    await thinking.choose(question())
    print(*thinking.processes.ids, flush=True)
    await asyncio.sleep(3600)

if __name__ == "__main__":
    asyncio.run(think())
"""


@pytest.mark.slow
async def test_a_killed_bot_leaves_no_thinking_process_behind(tmp_path: Path) -> None:
    script = tmp_path / "killed.py"
    script.write_text(BOT)
    root = str(Path(__file__).parents[3])
    bot = await asyncio.create_subprocess_exec(
        sys.executable, str(script), stdout=asyncio.subprocess.PIPE, env={"PYTHONPATH": root}
    )
    assert bot.stdout is not None
    process = int(await asyncio.wait_for(bot.stdout.readline(), PATIENCE))
    os.kill(process, signal.SIGINT)
    os.kill(process, 0)
    bot.kill()
    await bot.wait()
    async with asyncio.timeout(PATIENCE):  # else the thinking process lives on
        while is_running(process):  # noqa: ASYNC110 - nobody tells us of a process of its child
            await asyncio.sleep(0.01)


def is_running(process: int) -> bool:
    """True if there is such a process that has not ended."""
    try:
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z"


class Lost:
    """A player with a bug."""

    def __init__(self, chosen: Any = None) -> None:
        self.chosen = chosen

    def choose(self, *asked: Any) -> Any:
        if self.chosen is None:
            raise KeyError("where am I")
        return self.chosen


@pytest.mark.parametrize("lost", [Lost(), Lost("overboard")])
async def test_a_player_with_a_bug_stalls_no_table(
    lost: Lost, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Whatever a player does, some legal move is made, and the log names the bug."""
    monkeypatch.setattr("engine.players.chooser", lambda *_: lost)
    asked = question()
    assert await Thinking(workers=0, budget=0.05).choose(asked) in asked.moves
    assert "a computer player failed" in caplog.text
    assert "overboard" not in caplog.text, "the chosen move may be a secret"


async def test_a_bug_in_the_thinking_process_lets_a_mate_move(
    thinking: Thinking, caplog: pytest.LogCaptureFixture
) -> None:
    """The process fails with this question, and stays for the next one."""
    asked = question()
    chosen = await thinking.choose(replace(asked, level="admiral"))  # type: ignore[arg-type]
    assert chosen in asked.moves
    assert "a computer player failed" in caplog.text
    assert thinking.processes.ids


@pytest.mark.slow
async def test_the_end_of_spare_time_is_no_part_of_the_press_that_asked(
    thinking: Thinking, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise the sandbox shows each such press as unanswered until the process has ended."""
    press, seen = ContextVar[str]("press", default="none"), asyncio.Event()
    found: list[str] = []

    def rest(_: Thinking) -> None:
        found.append(press.get())
        seen.set()

    monkeypatch.setattr(thinker, "SPARE_IDLE", 0.0)
    monkeypatch.setattr(Thinking, "_rest", rest)
    press.set("a press")
    assert await thinking.in_spare_time(partial(abs, -3)) == 3
    await asyncio.wait_for(seen.wait(), PATIENCE)
    assert found == ["none"]
