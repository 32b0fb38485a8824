"""Puzzles hold what their seat knew, and those that ship are legal and have a reason."""

import re
from dataclasses import replace
from typing import Any
from unittest.mock import AsyncMock, Mock

import pytest

from bot.texts.decks import read_puzzles
from cogs.faces import FACES
from cogs.faces.seven_seas.words import short
from cogs.features.review.presses import NEAR
from cogs.features.review.puzzles import answer_blocks, question_page
from cogs.ui.names import names_of
from cogs.ui.routes import Learn, PuzzleAt
from engine import codec
from engine.core import Step
from engine.events.puzzles import (
    A_DAY,
    Puzzle,
    Puzzles,
    is_clear,
    is_good,
    puzzle_of,
    read,
    seen_in,
)
from engine.events.reviews import choice_tasks
from engine.games import GAMES
from engine.players import answered, hint_question, judging, reasons
from engine.players.base import Reason, Yardstick
from engine.players.judging import Difference, Judgement, moments_of
from engine.tables.model.result import begins
from engine.tables.model.table import Player
from engine.tables.replay import replay_of
from tests.catalogue import SAY
from tests.engine.events.mornings import Clock
from tests.engine.tables.recorded import random_game, rows_of, table_of

SHIPPED = {origin: read(text) for origin, text in read_puzzles().items()}
YOU = Player("Anna", 7)


def right(puzzle: Puzzle) -> set[int]:
    """The moves that solve it."""
    return {each.played for each in puzzle.choices if is_good(puzzle.game, each)}


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_the_hand_as_it_was_whatever_others_held(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also if the hidden cards had been others."""
    monkeypatch.setattr(judging, "yardstick", lambda _: Yardstick(worlds=1))
    monkeypatch.setattr(judging, "FIRST_BATCHES", 2)
    record, none = random_game(game, 3), Difference()
    table = table_of(game, record, *[Player("Anna", 101)] * record.seats)
    replay = replay_of(GAMES[game], table, rows_of(game, record))
    for task in choice_tasks(replay, 0)[1::7]:
        moment = Judgement(task.number, task.played, 0, 0, len(task.moves), 0.5, none, none, "", 0)
        puzzle = puzzle_of(task, *(given := (table.options, [""] * record.seats, moment)))
        assert read(text := codec.write(puzzle)) == puzzle
        seen, then = seen_in(puzzle, YOU), replay.seen(task.number, 0)
        for name in ("view", "moves", "to_move", "this_round"):
            assert getattr(seen, name) == getattr(then, name), name
        unseen = FACES[game].unseen(SAY, seen)
        hands = getattr(replay.steps[task.number].state, "hands", ())
        others = [card for seat, hand in enumerate(hands) if seat != task.seat for card in hand]
        if game == "seven-seals":  # all cards are dealt
            ranks = sorted(card.rank for card in others)
            assert sorted(map(int, re.findall(r"\d+", unseen))) == ranks
        elif game == "seven-seas":
            assert all(short(SAY, card) in unseen for card in others)
            assert not any(f"{short(SAY, card)} " in f"{unseen} " for card in seen.view.hand)
        elif game == "seven":
            assert all(f"{number}×" in unseen for number in others)
        world = GAMES[game].sample_state(task.view, 5, task.history)
        steps = list(replay.steps)
        steps[task.number] = Step(world, steps[task.number].events)
        others = choice_tasks(replace(replay, steps=tuple(steps)), 0)
        (other,) = (each for each in others if each.number == task.number)
        assert codec.write(puzzle_of(other, *given)) == text


def test_ten_puzzles_ship_for_each_game_and_their_reason_is_true_of_no_wrong_choice() -> None:
    """Each is legal by the rules of today, and at most half of its choices solve it."""
    assert len(SHIPPED) == 10 * len(GAMES)
    assert {"seven-bf6ae335", "seven-seas-6d2c9787"} < {*SHIPPED}, "whatever their place in a file"
    told = vague = 0
    for origin, puzzle in SHIPPED.items():
        assert puzzle is not None, origin
        assert origin.rpartition("-")[0] == puzzle.game
        first, seen, face = puzzle.choices[0], seen_in(puzzle, YOU), FACES[puzzle.game]
        assert first.best in right(puzzle), origin
        assert is_clear(puzzle), origin
        assert 2 * len(right(puzzle)) <= len(puzzle.choices), origin
        doubtful = replace(puzzle.choices[0], loss=Difference(value=3.0, error=2.0))
        assert not moments_of(puzzle.game, (doubtful,)), "a review says only what is sure"
        assert not is_good(puzzle.game, doubtful), "it is no solution either"
        for each in puzzle.choices:
            end, text, *_ = answer_blocks(SAY, face, seen, each, puzzle.choices)
            is_wrong, is_near = not is_good(puzzle.game, each), SAY("puzzle-end", end="near") in end
            assert not is_near or each.loss.chance >= NEAR, "as good but for a few percent"
            vague += "judging by" in text.lower()
            figures = re.findall(r"% after yours|ost at least|ly cost", text)
            assert len(figures) == (is_wrong or is_near), f"{origin}: one yardstick"
            own = face.move_sentence(SAY, seen, names_of(seen.table, 0, SAY).plain, each.played)
            assert not is_wrong or f"{own} " in text, f"{origin}: why not {each.played}?"
        page = question_page(SAY, face, seen, puzzle, PuzzleAt(origin))
        new = question_page(SAY, face, seen, puzzle, PuzzleAt(origin), is_untried=True)
        assert SAY(f"game-{puzzle.game}-brief") in new.blocks[1]
        assert Learn(puzzle.game) in [each.route for each in new.extra]
        unseen = face.unseen(SAY, seen)
        assert (f"Unseen: {unseen}" in "\n".join(page.blocks)) is bool(unseen)
        assert {*map(type, (each.route for each in (*page.buttons, *page.extra)))} == {PuzzleAt}
        told += bool(page.blocks[2])
    assert vague <= 2, "which moves tell what's armed"
    assert told > len(SHIPPED) / 2, "what happened since the last own move, where there's room"


@pytest.mark.parametrize("known", [[*GAMES], ["seven-seas", "seven"], *([game] for game in GAMES)])
async def test_the_puzzles_of_a_day_differ(known: list[str]) -> None:
    """One's own comes first, then those of games known, each day of different ones."""
    own = next(codec.write(each) for each in SHIPPED.values() if each and each.game == known[-1])
    rows: dict[str, Any] = {"7-3": ("7-3", own, 0.0, False, None)}
    records = Mock(puzzles=AsyncMock(side_effect=lambda _: rows.values()))
    kept = Puzzles(records, read_puzzles(), clock := Clock(0))
    for day in range(3 * len(known)):
        clock.time, found = (at := begins(day)), set[str]()
        for number in range(A_DAY):
            origin, puzzle = next(iter((await kept.today(7, known)).waiting.items()))
            assert (origin == "7-3") is (day == number == 0)
            found.add(puzzle.game)
            rows[origin] = (origin, codec.write(puzzle), at, True, at)
        assert len(found & {*known}) == len(found) == min(A_DAY, len(known))


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_captain_still_solves_the_puzzles_that_ship(game: str) -> None:
    """And for the same reasons, none of which speaks for the move that was chosen as well."""
    for origin, puzzle in SHIPPED.items():
        if puzzle is not None and puzzle.game == game:
            seen, first = seen_in(puzzle, YOU), puzzle.choices[0]
            asked = hint_question(game, seen.view, seen.this_round, seen.moves)
            assert seen.moves.index(answered(asked)) in right(puzzle), origin
            for each in puzzle.choices:
                told = Reason(each.why, each.figure), Reason(each.harm, each.harmed)
                assert told == reasons(asked, first.best, each.played), origin
