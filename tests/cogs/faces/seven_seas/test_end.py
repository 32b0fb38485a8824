"""The end of a game of 7 Seas: the loser's own best first, what decided it, nothing untrue."""

from cogs.faces.seven_seas.end import _won
from cogs.faces.seven_seas.face import FACE as face
from cogs.faces.seven_seas.words import short
from cogs.ui.names import Names, names_of
from engine.core import RoundEnded
from engine.games.seven_seas import GAME
from engine.games.seven_seas.events import Category, CategoryScored
from tests.cogs.faces.moments import SAY, Moment, end_of


def ends(seats: int, **choices: object) -> list[Moment]:
    return [end_of(GAME.key, seats, seed, **choices) for seed in range(4)]


def test_a_category_that_several_won_names_them_all() -> None:
    crew = ("Anna", "Ben", "Cora")
    scored = CategoryScored(Category.BOOTY, (12, 8, 12), (0, 2), 3)
    told = [_won(SAY, (scored, RoundEnded(1, (3, 0, 3))), Names(crew, crew), s) for s in range(3)]
    assert [each.seats for each in told] == [(0, 2), (), (0, 2)]
    assert "Anna and Cora with 12 each" in told[0].words == told[2].words


def test_a_past_choice_of_a_nick_shows_the_cards_to_choose_from() -> None:
    replay = ends(3)[0].replay
    names = names_of(replay.table, 0, SAY).plain
    steps = range(len(replay.steps))
    seen = next(
        each
        for each in ([replay.seen(step, seat) for seat in range(3)] for step in steps)
        if any(own.view.opened_cards for own in each)
    )
    found = [own.view.opened_cards for own in seen]
    assert sum(map(bool, found)) == 1
    for cards, line in zip(found, face.hands(SAY, seen, names).splitlines(), strict=True):
        assert ("to choose from" in line) == bool(cards)
        assert all(short(SAY, card) in line for card in cards)
