"""7, played to the end on the simulated Discord."""

from random import Random

from tests.amounts import amount
from tests.e2e.playing import (
    open_table,
    press_something,
    who_moves,
)
from tests.e2e.positions import begin_seven_in_round
from tests.e2e.said import shows
from tests.e2e.stage import Stage, button_labels

GAME = "seven"
CREW = ["Anna", "Ben", "Chloé"]


def board(stage: Stage) -> str:
    """The text of the board."""
    return next(text for text in reversed(stage.texts()) if "┃" in text)


async def mover(stage: Stage) -> str:
    """The person whose turn it is, with the hand open."""
    (who,) = await who_moves(stage)
    await stage.press(who, "My hand")
    return who


async def test_a_game_is_played_to_the_end_by_presses(stage: Stage) -> None:
    """On hands that were opened once: they follow the game, a press for each move.

    Each round is reckoned once, then the game.
    """
    first = amount(6, 1)
    begin_seven_in_round(first)
    await open_table(stage, GAME, CREW[:2])
    await stage.press("Ben", "My hand")
    luck = Random(3)
    while movers := await who_moves(stage):
        await press_something(stage, movers[0], luck)
    told = stage.texts()
    reckoned = [sum(f"7: round {n} of 7\n" in text for text in told) for n in range(1, 8)]
    assert reckoned == [0] * (first - 1) + [1] * (8 - first)
    assert shows(told[-1], "game-seven-over")


async def test_an_ordinary_turn_is_one_press(stage: Stage) -> None:
    """One press on the open hand places the card, draws the next and passes the turn on."""
    await open_table(stage, GAME, CREW)
    who = await mover(stage)
    label = next(text for text in button_labels(stage.hands[who]) if "Seven" not in text)
    said = await stage.press_hand(who, label)
    assert shows(said, "hand-waits", count=1)
    assert shows(board(stage), "seven-told-placed", name=who, sum=label[0])
    assert await who_moves(stage) != [who]
