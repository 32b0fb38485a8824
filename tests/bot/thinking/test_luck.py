"""Where the luck and the budget of a table's computer players come from."""

import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from bot.thinking import executors, thinker
from bot.thinking.thinker import Thinking
from engine.games import GAMES
from engine.players import Question, answered
from engine.players.base import QUICK, Budget, Level
from engine.shuffle import derived
from engine.tables.model.table import Player
from engine.tables.movers.computers import move_for
from engine.tables.transitions import lobby
from tests.amounts import amount
from tests.bot.thinking.test_thinking import PATIENCE, question
from tests.data.sqlite import StoreInMemory
from tests.engine.tables.at_the_gate import ANNA, HERE, Ticks, ToyTables, user
from tests.engine.tables.policy_game import by_its_seed, moves_of
from tests.engine.toy_game import TOYS

MOVES = amount(12, 24)
MATE = Player("Bosun", None, Level.MATE)


def moves_elsewhere(hash_seed: str) -> list[str]:
    """The moves of a table of each game, one after the other, in a process of its own."""
    ran = subprocess.run(
        [sys.executable, "-m", "tests.engine.tables.policy_game", str(MOVES), *GAMES],
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=True,
    )
    return ran.stdout.splitlines()


@pytest.mark.slow
async def test_the_same_seed_and_iterations_give_the_same_game_in_every_process(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """In every game, whatever the hash seed, the time, and where captains think."""
    monkeypatch.setattr(executors, "START", PATIENCE)
    monkeypatch.setattr(thinker, "SPARE_NICENESS", 0)
    thinking, here = Thinking(workers=1, budget=0.001), list[str]()
    try:
        for number, game in enumerate(GAMES, start=1):
            here += await moves_of(game, MOVES, thinking)
            assert len(here) == number * MOVES
        assert thinking.processes.ids or thinking._spare.ids, "somebody else has thought"
    finally:
        thinking.stop()
    for hash_seed in range(1, amount(2, 4)):
        assert moves_elsewhere(str(hash_seed)) == here


class Noting:
    """A thinker that makes the first legal move and notes what it is given."""

    def __init__(self) -> None:
        self.given: list[tuple[int, Budget]] = []

    async def choose(self, question: Question) -> Any:
        self.given.append((question.seed, question.budget))
        return question.moves[0]


async def given_to_the_computer(tables: ToyTables) -> tuple[int, Budget]:
    """The seed and budget that the one computer player gets for its first choice."""
    noting = Noting()
    table = await tables.open(HERE, ANNA, "toy", {})
    await tables.seat_computer(table.id, user(ANNA), MATE)
    await tables.start(table.id, user(ANNA))
    await move_for(tables, noting, table.id, 1)
    await tables.change(table.id, lobby.closed)
    return noting.given[0]


async def test_luck_of_the_seed_follows_from_seed_seat_and_version() -> None:
    tables = ToyTables(StoreInMemory(), Ticks(), games=TOYS, origin=partial(by_its_seed, seed=9))
    expected = derived(9, "computer", 1, 0), Budget(iterations=12)
    assert await given_to_the_computer(tables) == expected
    assert await given_to_the_computer(tables) == expected


async def test_otherwise_luck_is_drawn_from_the_system_and_captains_have_the_hosts_time() -> None:
    tables = ToyTables(StoreInMemory(), Ticks(), games=TOYS, origin=partial(replace, seed=9))
    drawn = {await given_to_the_computer(tables) for _ in range(3)}
    assert len(drawn) == 3
    assert {budget for _, budget in drawn} == {QUICK}


async def test_a_captain_with_iterations_is_not_replaced_by_a_mate(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Without processes it thinks in spare time, and chooses the same."""
    monkeypatch.setattr(thinker, "SPARE_NICENESS", 0)  # the other tests are busy, too
    thinking = Thinking(0, 0.3)
    asked = replace(question(), budget=Budget(iterations=40))
    try:
        for seed in range(4):
            seeded = replace(asked, seed=seed)
            assert await thinking.choose(seeded) == answered(seeded)
    finally:
        thinking.stop()
    assert (thinking.fallen_back, thinking.efforts.total()) == (0, 0)


async def test_a_captain_whose_spare_time_fails_is_replaced_by_a_mate(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It doesn't think in the bot's own process, which has people to answer."""
    thinking = Thinking(1, 0.3)

    async def spare(_: Callable[[], Any], *, last: bool) -> None:
        assert not last

    monkeypatch.setattr(thinking, "in_spare_time", spare)
    asked = replace(question(), budget=Budget(iterations=40))
    assert await thinking.choose(asked) == answered(replace(asked, level=Level.MATE))
    assert thinking.fallen_back == 1
    assert not thinking.processes.ids
