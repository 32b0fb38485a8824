"""Computer players think outside the event loop, and somebody always moves."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.thinking import Thinking
from engine.core import known_to
from engine.games import GAMES
from engine.players.base import Level

GAME = GAMES["seven-seas"]


def question(level: Level = Level.CAPTAIN) -> tuple[Any, ...]:
    """What the first player of a game is asked."""
    state, events = GAME.deal(GAME.options(), 4, seed=11)
    seat = GAME.to_move(state)[0]
    view, moves = GAME.view(state, seat), GAME.legal_moves(state, seat)
    return GAME.key, level, view, known_to(events, seat), moves


@pytest.fixture
def thinking() -> Iterator[Thinking]:
    """A thinker with one process and a short budget."""
    thinker = Thinking(workers=1, budget=0.05)
    yield thinker
    thinker.stop()


async def test_a_captain_chooses_a_legal_move_in_another_process(thinking: Thinking) -> None:
    asked = question()
    assert await thinking.choose(*asked) in asked[-1]
    assert thinking.processes, "somebody else has thought"


@pytest.mark.parametrize("level", list(Level))
async def test_with_no_worker_a_mate_or_deckhand_moves(level: Level) -> None:
    thinker = Thinking(workers=0, budget=0.05)
    asked = question(level)
    assert await thinker.choose(*asked) in asked[-1]
    assert not thinker.processes
    assert (thinker.thoughts, thinker.fallen_back) == (1, 0), "the host wants no process"


async def test_advice_is_thought_out_in_another_process_with_its_reason(
    thinking: Thinking,
) -> None:
    game, _, view, history, moves = question()
    index, reason = await thinking.advise(game, view, history, moves)
    assert index in range(len(moves))
    assert reason is not None
    assert thinking.processes, "somebody else has thought"


async def test_with_no_worker_there_is_advice_too() -> None:
    thinker = Thinking(workers=0, budget=0.05, seeds=lambda: 7)
    game, _, view, history, moves = question()
    index, reason = await thinker.advise(game, view, history, moves)
    assert index in range(len(moves))
    assert reason is not None
    assert not thinker.processes


async def test_a_mate_that_loses_its_head_still_names_a_legal_move(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Then it cannot say why."""
    monkeypatch.setattr("bot.thinking.advise", lambda *_: 1 // 0)
    thinker = Thinking(workers=0, budget=0.05, seeds=lambda: 7)
    game, _, view, history, moves = question()
    assert await thinker.advise(game, view, history, moves) == (7 % len(moves), None)


async def test_a_dead_worker_costs_nobody_a_move(thinking: Thinking) -> None:
    """The process is killed; a mate moves, and the next thought has a new process."""
    asked = question()
    await thinking.choose(*asked)
    for process in thinking.processes:
        os.kill(process, signal.SIGKILL)
    assert await thinking.choose(*asked) in asked[-1]
    assert await thinking.choose(*asked) in asked[-1]
    assert (thinking.thoughts, thinking.fallen_back) == (3, 1)


async def test_a_crowd_of_captains_never_queues_for_long(thinking: Thinking) -> None:
    """Who finds the process busy gets a mate's move at once."""
    asked = question()
    chosen = await asyncio.gather(*(thinking.choose(*asked) for _ in range(12)))
    assert all(move in asked[-1] for move in chosen)


async def test_the_only_legal_move_needs_no_thought(thinking: Thinking) -> None:
    game, level, view, history, moves = question()
    assert await thinking.choose(game, level, view, history, moves[:1]) == moves[0]
    assert not thinking.processes


async def test_a_process_that_starts_slowly_is_not_killed_for_it(
    thinking: Thinking, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A mate moves until it is ready; then the captain does."""
    asked = question()
    monkeypatch.setattr("bot.thinking.START", 0.0)
    assert await thinking.choose(*asked) in asked[-1]
    (process,) = thinking.processes
    assert thinking._ready is not None
    await asyncio.wait_for(thinking._ready, 20)
    monkeypatch.setattr("bot.thinking.START", 20.0)
    assert await thinking.choose(*asked) in asked[-1]
    assert thinking.processes == (process,)


BOT = """
import asyncio
from bot.thinking import Thinking
from tests.bot.test_thinking import question

async def think():
    thinking = Thinking(workers=1, budget=0.05)
    await thinking.choose(*question())
    print(*thinking.processes, flush=True)
    await asyncio.sleep(3600)

if __name__ == "__main__":
    asyncio.run(think())
"""


async def test_a_killed_bot_leaves_no_thinking_process_behind(tmp_path: Path) -> None:
    script = tmp_path / "killed.py"
    script.write_text(BOT)
    root = str(Path(__file__).parents[2])
    bot = await asyncio.create_subprocess_exec(
        sys.executable, str(script), stdout=asyncio.subprocess.PIPE, env={"PYTHONPATH": root}
    )
    assert bot.stdout is not None
    process = int(await asyncio.wait_for(bot.stdout.readline(), 30))
    os.kill(process, signal.SIGINT)
    os.kill(process, 0)
    bot.kill()
    await bot.wait()
    for _ in range(1000):
        if not is_running(process):
            return
        await asyncio.sleep(0.01)
    raise AssertionError("the thinking process lives on")


def is_running(process: int) -> bool:
    """Whether there is such a process that has not ended."""
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
    """Whatever a player does, some legal move is made, and the log tells of the bug."""
    monkeypatch.setattr("engine.players.chooser", lambda *_: lost)
    asked = question()
    assert await Thinking(workers=0, budget=0.05).choose(*asked) in asked[-1]
    assert "a computer player failed" in caplog.text
    assert "overboard" not in caplog.text, "the chosen move may be a secret"


async def test_a_bug_in_the_thinking_process_lets_a_mate_move(
    thinking: Thinking, caplog: pytest.LogCaptureFixture
) -> None:
    """The process fails with this question, and stays for the next one."""
    game, _, view, history, moves = question()
    chosen = await thinking.choose(game, "admiral", view, history, moves)  # type: ignore[arg-type]
    assert chosen in moves
    assert "a computer player failed, a mate moves" in caplog.text
    assert thinking.processes


async def test_thoughts_that_go_down_with_their_process_are_a_mates(
    thinking: Thinking,
) -> None:
    """One thought takes too long and its process is killed: those behind it move all the same."""
    asked = question()
    waiting = [asyncio.create_task(thinking.choose(*asked)) for _ in range(3)]
    await asyncio.sleep(0)
    thinking._give_up()
    assert all(move in asked[-1] for move in await asyncio.gather(*waiting))
