"""The games as commands offer them: by name, with how many people can play."""

from cogs.context.options import GAME_CHOICES
from engine.games import GAMES
from tests.catalogue import SAY


def test_a_game_whose_name_begins_another_is_offered_first() -> None:
    """Discord offers what fits the typed text in this order: "7" is no "7 Seas"."""
    names = [SAY(f"game-{choice.value}") for choice in GAME_CHOICES]
    assert sorted(names) == sorted(SAY(f"game-{key}") for key in GAMES)
    for at, name in enumerate(names):
        assert not [other for other in names[:at] if other.startswith(name)]


def test_a_choice_shows_the_name_of_the_game_and_how_many_can_play() -> None:
    for key, game in GAMES.items():
        least, most = min(game.seats), max(game.seats)
        assert SAY(f"choice-{key}") == f"{SAY(f'game-{key}')} · {least}-{most} players"
