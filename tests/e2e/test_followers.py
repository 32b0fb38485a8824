"""People who watch: everybody reads the board, followers hear of round ends, nobody sees hands."""

from random import Random
from typing import Any

import pytest

from cogs.ui.page import MakeMove, ShowPage
from cogs.ui.routes import Hint, Verb
from engine.games import GAMES
from tests.amounts import one_of
from tests.e2e.comings import boards, pinged, posted
from tests.e2e.conftest import permit
from tests.e2e.playing import open_table, play_on
from tests.e2e.said import shows
from tests.e2e.stage import Stage, button_labels, press_id

FOLLOWED = "You follow this table: I mention you when a round ends."


async def follow(stage: Stage, who: str) -> str:
    return await stage.goes(who, "More", "Follow")


def round_ends(stage: Stage) -> list[dict[str, Any]]:
    """The bodies of the messages that told followers of the end of a round."""
    return [body for body in posted(stage) if "👀" in str(body)]


@pytest.mark.parametrize("game", one_of(GAMES))
async def test_followers_are_mentioned_at_round_ends_only(stage: Stage, game: str) -> None:
    await open_table(stage, game, ["Anna", "Ben", "Chloé"])
    assert shows(await follow(stage, "Dirk"), "follow-on")
    dirk = stage.people["Dirk"].mention
    luck = Random(3)
    while stage.table is not None and not round_ends(stage):
        await play_on(stage, luck, 1)
    (told,) = round_ends(stage)
    assert pinged(stage, told) == ["Dirk"]
    assert dirk in str(told)
    others = [body for body in posted(stage) if "👀" not in str(body)]
    assert all(dirk not in str(body) for body in others)
    assert all("Dirk" not in pinged(stage, body) for body in others)


async def test_followers_get_what_is_promised_to_them(stage: Stage) -> None:
    """Nobody who wants no mention, has left the server, sees it no more or has stopped gets one."""
    await open_table(stage, "seven-seas", ["Anna", "Ben"])
    await stage.prefers("Dirk", mentions="never")
    assert shows(await follow(stage, "Dirk"), "follow-on")
    await stage.prefers("Chloé", quiet="22-7=UTC")
    assert shows(await follow(stage, "Chloé"), "follow-on", without="quiet")
    permit(stage, "Chloé", view_channel=False)
    guild, others = stage.env.guild, ("Eve", "Frank", "Gus")
    stage.people |= {name: guild.add_member(stage.env.create_user(name)) for name in others}
    for who in others:
        assert (await follow(stage, who)).startswith(FOLLOWED)
    guild.remove_member(stage.people["Eve"])
    assert shows(await stage.press_hand("Gus", "Stop following"), "follow-off")
    await stage.restart()
    await play_on(stage, Random(1))
    (told,) = round_ends(stage)
    assert pinged(stage, told) == ["Frank"]
    rounds = [text for text in stage.texts() if ": scoring" in text]
    assert len(rounds) > 1, stage.texts()


@pytest.mark.parametrize("game", one_of(GAMES))
async def test_spectators_see_the_board_and_no_hand(stage: Stage, game: str) -> None:
    """By every press and command that there is; Dirk plays at another table of the server."""
    await open_table(stage, game, ["Anna", "Ben", "Chloé"])
    here, table, board = stage.channel, stage.table.id, boards(stage)[0]
    stage.channel = stage.env.guild.create_text_channel("cove")
    await open_table(stage, "seven", ["Dirk", "Ben"])
    own, stage.channel = stage.table.id, here
    hand = await stage.press("Anna", "My hand", on=board)
    await follow(stage, "Dirk")
    answers = [
        await stage.press("Dirk", "My hand", on=board),
        *[await stage.type("Dirk", command) for command in ("hand", "hint")],
        await stage.type("Dirk", "play", card="1"),
    ]
    for to in (Verb.HAND, ShowPage(), ShowPage("all"), Hint(), MakeMove(0)):
        answers.append(await stage.forge("Dirk", press_id(to, table), on=board))
    assert all(shows(said, "refusal-not-seated") for said in answers), answers
    said = await stage.forge("Dirk", press_id(Verb.REPLAY, table), on=board)
    assert shows(said, "refusal-not-over")
    said = await stage.forge("Dirk", press_id(Verb.HAND, own), on=board)
    assert shows(said, "refusal-no-table"), "the own hand is for the own channel"
    assert [offer["value"] for offer in await stage.offered("Dirk", "play", "card")] == ["?"]
    assert "For example" in await stage.press("Dirk", "Rules", on=board)
    assert hand not in await stage.press("Dirk", "More", on=board)
    labels = {*button_labels(stage.hands["Dirk"])}
    assert "Stop following" in labels
    assert not {"Leave my seat", "End the table"} & labels
    assert len(boards(stage)) == 1
