"""A hint: the move of a computer, and its reason."""

import re

import pytest

from cogs.ui.routes import Hint
from engine.games import GAMES
from engine.players import has_players
from tests.amounts import one_of
from tests.e2e.playing import open_table, who_moves, without_seals
from tests.e2e.positions import set_out
from tests.e2e.said import shows
from tests.e2e.stage import Stage, button_labels, press_id


def advice(told: str) -> str:
    """The line with the hint."""
    (line,) = [line for line in told.splitlines() if line.startswith("💡 A computer's advice")]
    return line


@pytest.mark.parametrize("game", one_of([*filter(has_players, GAMES)]))
async def test_a_mate_gives_hints_by_press_and_by_command(stage: Stage, game: str) -> None:
    """The hint stands below the cards of the hand, which can be played as before."""
    await open_table(stage, game, ["Anna", "Ben", "Chloé"])
    who = (await who_moves(stage))[0]
    await stage.press(who, "My hand")
    for told in (await stage.press_hand(who, "Hint"), await stage.type(who, "hint")):
        assert re.match(r"💡 A computer's advice: .+\. .+\.$", advice(told))
        assert told.startswith("### Your turn\n")
        labels = button_labels(stage.hands[who])
        assert any(label.startswith("💡 ") or label == "Fill in" for label in labels) or (
            "saboteur" in told
        )
        assert "Hint" in labels
    version = (await stage.bot.tables.view(stage.table.id, None)).version
    assert version == 0


async def test_out_of_turn_there_is_no_hint(stage: Stage) -> None:
    await open_table(stage, "seven-seas", ["Anna", "Ben"])
    waiting = ({"Anna", "Ben"} - set(await who_moves(stage))).pop()
    assert "turn" in await stage.type(waiting, "hint")
    assert "Hint" not in await stage.press(waiting, "My hand")


@pytest.mark.slow
async def test_at_a_rated_table_there_are_no_hints(stage: Stage) -> None:
    """Lobby and board say so; the button is not there, and who asks anyway may go on playing.

    It is so after a restart, and in a rematch.
    """
    await open_table(stage, "seven-seas", ["Anna", "Ben"], rated=True, clock=3600)
    assert shows(stage.texts()[-2], "rated-yes")
    who = (await who_moves(stage))[0]
    await stage.press(who, "My hand")
    assert "Hint" not in button_labels(stage.hands[who])
    await stage.restart()
    said = await stage.type(who, "hint")
    assert shows(said, "refusal-rated")
    assert "A computer's advice: Play" not in said
    assert button_labels(stage.hands[who])
    assert shows(await stage.forge(who, press_id(Hint(), stage.table.id)), "refusal-rated")
    await stage.closes("Anna")
    await stage.press("Ben", "Play again")
    assert stage.table.settings.rated
    assert shows(stage.texts()[-2], "rated-yes")


async def test_a_hint_stays_until_the_move_is_made(stage: Stage) -> None:
    """The card that is advised may take several things: the one that is meant is marked, too."""
    await set_out(stage, "g9 x2", "g2 c3", display="r4 x5 g3 c6")
    told = advice(await stage.goes("Anna", "My hand", "Hint"))
    said = await stage.press_hand("Anna", "💡 🪙9")
    assert advice(said) == told
    assert shows(said, "seven-seas-choose")
    (advised,) = [x for x in button_labels(stage.hands["Anna"]) if x.startswith("💡 ")]
    taken = advised.removeprefix("💡 ")
    assert shows(told, "seven-seas-move-take", taken=taken)
    assert f"took {taken}" in await stage.press_hand("Anna", advised)


@pytest.mark.slow
async def test_a_hint_fills_in_the_advised_prediction(stage: Stage) -> None:
    """The draft of before stays until then; the button is offered on its page, too."""
    await open_table(stage, "seven-seals", ["Anna", "Ben", "Chloé"])
    for _ in range(3):
        who = (await who_moves(stage))[0]
        await without_seals(stage, who)
        await stage.press_hand(who, "🔺 0")
        told = await stage.press_hand(who, "Hint")
        assert shows(told, "seven-seals-sum", own=1, together=1)
        match = re.search(r"💡 A computer's advice: Predict (one|\d+) tricks? with ([^.]+)\.", told)
        if match is None:
            is_free = "🗡️" in advice(told)
            await stage.type(who, "play", card="saboteur" if is_free else "none")
            continue
        draft = await stage.press_hand(who, "Fill in")
        tricks = 1 if match[1] == "one" else int(match[1])
        assert re.search(rf"(First guess:|You predict) \*\*{tricks}\*\*, in all", draft)
        return
    raise AssertionError("no mate predicts a trick")


@pytest.fixture
def no_players(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a game that has no computer players of its own."""
    for module in ("cogs.table.pages.lobby", "cogs.table.pages.hand", "cogs.table.play"):
        monkeypatch.setattr(f"{module}.has_players", lambda game: False)


@pytest.mark.usefixtures("no_players")
async def test_a_game_without_players_of_its_own_gives_no_hints(stage: Stage) -> None:
    """The button is missing; a person who asks anyway reads why and can go on playing."""
    await open_table(stage, "seven", ["Anna", "Ben"])
    who = (await who_moves(stage))[0]
    await stage.press(who, "My hand")
    assert "Hint" not in button_labels(stage.hands[who])
    said = await stage.type(who, "hint")
    assert shows(said, "hint-none")
    assert "A computer's advice: Play" not in said
    assert button_labels(stage.hands[who])
