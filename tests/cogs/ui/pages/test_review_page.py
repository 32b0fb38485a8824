"""The bar of a review shows the chance to win, with the moments marked."""

from __future__ import annotations

from cogs.faces import FACES
from cogs.ui.layout import JOINER
from cogs.ui.page import Say
from cogs.ui.pages.review_page import chance_of, review_page
from engine.games.seven import GAME
from engine.players.review import Difference, Judgement, Review
from tests.cogs.faces.moments import HEARD, SAY, moments, texts_of

SEATS = 4


def texts(*chances: float, costs: float = 0.0, lowers: float = 0.0, say: Say = SAY) -> str:
    """A review of a choice for each of these chances.

    costs: the loss by the last of them. lowers: the part of it that is the chance to win.
    """
    *_, ended = moments(GAME, GAME.options(), SEATS, seed=1)
    replay = ended.replay
    made = [n for n in range(len(replay.steps)) if len(replay.seen(n, 0).moves) > 1]
    losses = [Difference(-0.2)] * (len(chances) - 1) + [Difference(costs, 0.0, lowers)]
    choices = tuple(
        Judgement(number, 0, 1, 1, 2, chance, loss, Difference(), "", 0)
        for number, chance, loss in zip(made, chances, losses, strict=False)
    )
    review = Review(1, "seven", 0, choices, 3.0, 2.0)
    return "\n".join(texts_of(review_page(say, replay, FACES["seven"], review))).replace(JOINER, "")


def test_the_bar_goes_from_no_chance_to_certainty() -> None:
    told = texts(0.0, 0.2, 0.5, 1.0)
    assert "\n▁▂▄▇\n" in f"\n{told}\n"
    assert "Numbers mark" not in told
    assert "Nothing that you could have known" in told
    assert "by 0.0%" in told, "luck is no merit"


def test_a_clear_loss_is_marked_and_listed() -> None:
    told = texts(0.1, 0.2, 0.5, 0.9, costs=0.3, lowers=0.1)
    assert "▂▂▄1️⃣" in told
    assert "Numbers mark" in told
    assert "**1.** Your move " in told


def test_a_loss_of_points_alone_is_not_called_one_of_the_chance_to_win() -> None:
    told = texts(0.1, 0.5, costs=0.3)
    assert "lowered your result, but hardly your chance to win." in told


def test_the_chance_is_of_the_round_in_games_whose_captain_looks_no_further() -> None:
    for say in (SAY, HEARD):
        told = texts(0.1, 0.2, 0.5, costs=0.3, lowers=0.1, say=say)
        assert told.count("chance to win the round") == told.count("hance to win") == 3
    assert chance_of("seven-seals") == "round"
    assert chance_of("seven-seas") == chance_of("letter-of-marque") == "game"


def test_a_screen_reader_hears_the_course_in_a_sentence() -> None:
    told = texts(0.25, 0.1, 0.5, say=HEARD)
    assert "was 25 percent at first, 10 at the lowest, on move" in told
    assert "and 50 at the end" in told
