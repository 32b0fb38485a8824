"""A finished game to walk through: great moments, one seat's eyes."""

import pytest

from cogs.faces import FACES
from cogs.ui.names import names_of
from cogs.ui.routes import Bookmark, Verb
from engine.games import GAMES
from engine.players import has_review
from engine.tables.replay import Replay
from tests.amounts import one_of
from tests.cogs.faces.moments import SAY
from tests.e2e.finished_games import finished
from tests.e2e.said import plain, shows
from tests.e2e.stage import (
    Stage,
    button_labels,
    buttons,
    components_of,
    disabled_labels,
    press_id,
    text_of,
    walk,
)

HANDS = "Every hand face up"


async def retold(stage: Stage, who: str, table: int) -> str:
    """The replay of a table, opened from somebody's history."""
    return await stage.goes(who, "/history", f"Table {table} ")


async def replay_of(stage: Stage, table: int) -> Replay:
    return await stage.bot.tables.replay(table)


@pytest.mark.parametrize("game", GAMES)
async def test_a_replay_has_two_steps_one_menu_and_more(stage: Stage, game: str) -> None:
    """Its menu has moments, rounds and eyes, each option another place; all else is behind More.

    Through one seat's eyes the other hands are gone, and its secrets stay secret.
    """
    table = await finished(stage, game, "Anna", "Ben", "Chloé")
    assert HANDS in await retold(stage, "Anna", table)
    shown = stage.hands["Anna"]
    (menu,) = [part for part in walk(components_of(shown)) if part.get("options")]
    assert [b["label"] for b in buttons(shown)] == ["◀ Move", "Move ▶", "More"]
    assert disabled_labels(shown) == ["◀ Move"], "there is none before"
    labels = [option["label"] for option in menu["options"]]
    eyes = [f"Through {name}'s eyes" for name in ("Anna", "Ben", "Chloé")]
    assert labels[-4:] == [HANDS, *eyes]
    assert shows(labels[0], "replay-deal")
    values = [option["value"] for option in menu["options"]]
    assert len(set(values)) == len(values) <= 25
    await stage.press_hand("Anna", "Move ▶")
    await stage.press_hand("Anna", "More")
    labels = button_labels(stage.hands["Anna"])
    review = ["What did I miss?"] if has_review(game) else []
    asked = ["◀ Back", *review]
    assert labels[: len(asked)] == asked
    assert "move 1 of" in await stage.press_hand("Anna", "◀ Back")
    replay, face = await replay_of(stage, table), FACES[game]
    middle = len(replay.steps) // 3
    await stage.forge("Anna", press_id(Bookmark(middle), table), on=stage.hands["Anna"])
    page = await stage.pick("Anna", eyes[1])
    assert shows(page, "replay-eyes", name="Ben")
    assert f"move {middle} of" in page, "the step stays"
    names = names_of(replay.table, say=SAY).plain
    hands = face.hands(SAY, [replay.seen(middle, seat) for seat in range(3)], names)
    others = plain(hands).splitlines()
    assert others.pop(1) in page
    assert all(line not in page for line in (HANDS, *others))
    await stage.press_hand("Anna", "Move ▶")
    assert shows(text_of(stage.hands["Anna"]), "replay-eyes", name="Ben"), "the eyes stay too"
    assert HANDS in await stage.pick("Anna", HANDS)


@pytest.mark.slow
@pytest.mark.parametrize("game", one_of(GAMES))
async def test_each_great_moment_of_the_list_is_reached(stage: Stage, game: str) -> None:
    table = await finished(stage, game, "Anna", "Ben", "Chloé")
    told = await retold(stage, "Anna", table)
    replay = await replay_of(stage, table)
    stops = [label for label in button_labels(stage.hands["Anna"]) if label[0].isdigit()]
    numbers = [int(label.partition(":")[0]) for label in stops]
    assert numbers == sorted(set(numbers))
    assert len(replay.steps) - 1 in numbers
    assert 0 not in numbers, "the deal is no move"
    assert "move 0 of" in await stage.pick("Anna", "The deal")
    assert "move 0 of" in told, "from the deal"
    opened = await stage.forge("Anna", press_id(Verb.REPLAY, table), on=stage.hands["Anna"])
    assert "move 0 of" in opened
    for number, label in zip(numbers, stops, strict=True):
        assert f"move {number} of" in await stage.pick("Anna", label)
