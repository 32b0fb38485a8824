"""People who watch: everybody reads the board, followers hear of round ends, nobody sees hands."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.games import GAMES
from tests.amounts import one_of
from tests.e2e.company import boards, mover, moves, pinged, posted
from tests.e2e.conftest import Opening
from tests.e2e.harbour import Harbour, button_labels, text_of
from tests.e2e.playing import open_table, play_on


async def follow(harbour: Harbour, who: str) -> str:
    await harbour.press(who, "More")
    return await harbour.press_hand(who, "Follow")


def round_ends(harbour: Harbour) -> list[dict[str, Any]]:
    """The bodies of the messages that told followers of the end of a round."""
    return [body for body in posted(harbour) if "👀" in str(body)]


@pytest.mark.parametrize("game", one_of(GAMES))
async def test_followers_are_mentioned_at_round_ends_only(harbour: Harbour, game: str) -> None:
    await open_table(harbour, game, ["Anna", "Ben", "Chloé"])
    assert "You follow this table" in await follow(harbour, "Dirk")
    dirk = harbour.people["Dirk"].mention
    luck = Random(3)
    while harbour.table is not None and not round_ends(harbour):
        await play_on(harbour, luck, 1)
    (told,) = round_ends(harbour)
    assert pinged(harbour, told) == ["Dirk"]
    assert dirk in str(told)
    others = [body for body in posted(harbour) if "👀" not in str(body)]
    assert all(dirk not in str(body) for body in others)
    assert all("Dirk" not in pinged(harbour, body) for body in others)


async def test_who_follows_no_longer_is_left_in_peace(harbour: Harbour) -> None:
    await open_table(harbour, "seven-seas", ["Anna", "Ben"])
    await follow(harbour, "Dirk")
    assert "no longer follow" in await follow(harbour, "Dirk")
    await play_on(harbour, Random(1))
    assert round_ends(harbour) == []


async def test_following_survives_a_restart(harbour: Harbour) -> None:
    await open_table(harbour, "seven-seas", ["Anna", "Ben"])
    await follow(harbour, "Dirk")
    await harbour.restart()
    await play_on(harbour, Random(1))
    assert round_ends(harbour)


@pytest.mark.parametrize("game", GAMES)
async def test_spectators_see_the_board_and_no_hand(harbour: Harbour, game: str) -> None:
    """By every press and command that there is."""
    await open_table(harbour, game, ["Anna", "Ben", "Chloé"])
    hand = await harbour.press("Anna", "My hand")
    table = harbour.table.id
    answers = [
        await harbour.press("Dirk", "My hand"),
        await harbour.type("Dirk", "hand"),
        await harbour.type("Dirk", "hint"),
        await harbour.type("Dirk", "play", card="1"),
        await harbour.forge("Dirk", f"7s:{table}:0:page:"),
        await harbour.forge("Dirk", f"7s:{table}:0:hint:"),
        await harbour.forge("Dirk", f"7s:{table}:0:move:0"),
        await harbour.forge("Dirk", f"7s:{table}:0:join:back."),
    ]
    assert all("aren't at this table" in said for said in answers), answers
    assert await harbour.offered("Dirk", "play", "card") == []
    assert hand not in await harbour.press("Dirk", "More")
    labels = button_labels(harbour.hands["Dirk"])
    assert "Follow" in labels
    assert "Leave my seat" not in labels
    assert "End the table" not in labels
    assert len(boards(harbour)) == 1


async def test_who_plays_elsewhere_sees_no_hands_here(harbours: Opening) -> None:
    """A player who follows another table in the same server is a spectator there."""
    async with harbours(people=4) as harbour:
        here = harbour.channel
        await open_table(harbour, "seven-seas", ["Anna", "Ben"])
        board = boards(harbour)[0]
        harbour.channel = harbour.env.guild.create_text_channel("cove")
        await open_table(harbour, "seven-seas", ["Chloé", "Dirk"])
        own = harbour.table.id
        harbour.channel = here
        other = harbour.table.id
        await follow(harbour, "Chloé")
        assert "aren't at this table" in await harbour.press("Chloé", "My hand", on=board)
        assert "aren't at this table" in await harbour.type("Chloé", "hand")
        assert await harbour.offered("Chloé", "play", "card") == []
        for verb in ("hand:", "page:", "hint:", "move:0", "replay:"):
            said = await harbour.forge("Chloé", f"7s:{other}:0:{verb}", on=board)
            assert "Your turn" not in said
            assert "advice" not in said
        said = await harbour.forge("Chloé", f"7s:{own}:0:hand:", on=board)
        assert "no open table here" in said, "the own hand is for the own channel"


async def test_a_board_tells_nobody_s_cards(harbour: Harbour) -> None:
    """Messages to the channel are the same whatever the players hold: see the secrecy tests.

    Here: no public message ever holds the words of a hand.
    """
    await open_table(harbour, "seven-seas", ["Anna", "Ben"])
    for _ in range(6):
        who = await mover(harbour)
        hand = await harbour.press(who, "My hand")
        _, display, own = hand.partition("\n**Display")  # a nick is chosen without it
        lines = [x for x in own.splitlines()[2:] if x.startswith(("**", "Nothing matches"))]
        public = "\n".join(text_of(message) for message in harbour.messages())
        assert lines or not display
        assert not any(line in public for line in lines)
        await moves(harbour, who)


async def test_a_table_that_is_over_cannot_be_followed(harbour: Harbour) -> None:
    await open_table(harbour, "seven-seas", ["Anna", "Ben"])
    table = harbour.table.id
    await harbour.type("Anna", "table end")
    await harbour.ends("Anna")
    assert "This game is over" in await harbour.forge("Dirk", f"7s:{table}:0:follow:")
