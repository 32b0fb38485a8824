"""Plays that cannot be made, pressed or typed: each has its own friendly answer."""

from dataclasses import replace
from importlib.metadata import version

import pytest

from bot.texts import changelog
from cogs.personal.guide import TOPICS
from cogs.ui.routes import Help
from engine.games import GAMES
from tests.amounts import one_of
from tests.catalogue import SAY
from tests.e2e.comings import Scene
from tests.e2e.positions import set_out, version_of_table
from tests.e2e.said import shows
from tests.e2e.stage import button_labels, press_id

DISPLAY = "c2 r3 x5"


async def board(stage: Scene) -> None:
    """Anna may take something with each card but the last; Ben waits."""
    await set_out(stage, "g5 g8 c9 r4", "g2 c3 r9", display=DISPLAY)


async def test_before_the_start_there_are_no_cards(stage: Scene) -> None:
    for command in ("table show", "table end"):
        assert shows(await stage.type("Anna", command), "refusal-no-table"), command
    await reasoned(stage, "Anna", "There is no open table here")
    await stage.type("Anna", "table open")
    for command in ("hand", "hint"):
        assert shows(await stage.type("Anna", command), "refusal-not-running")
    assert shows(await stage.type("Anna", "play", card="g5"), "refusal-not-running")
    await reasoned(stage, "Anna", "The cards aren't dealt yet")
    await reasoned(stage, "Dirk", "You aren't at this table")


@pytest.mark.slow
async def test_out_of_turn_the_cards_of_the_hand_can_be_studied(stage: Scene) -> None:
    await board(stage)
    assert shows(await stage.press("Ben", "My hand"), "hand-waits", name="Anna", count=1)
    assert "🥃9" not in button_labels(stage.hands["Ben"])
    assert "🥃9" in stage.hand_text("Ben")
    assert shows(await stage.type("Ben", "play", card="g2"), "turn-theirs", name="Anna")
    assert shows(await stage.type("Ben", "hint"), "turn-theirs", name="Anna")
    await reasoned(stage, "Ben", "It's Anna's turn")
    await reasoned(stage, "Dirk", "This game has begun")
    assert version_of_table(stage) == 0
    assert shows(await stage.type("Anna", "play", card="?"), "hand-yours"), (
        "the turn has come by then"
    )


async def reasoned(stage: Scene, who: str, reason: str) -> None:
    """The only suggestion says why there is nothing to play, and so does its answer."""
    [offer] = await stage.offered(who, "play", "card")
    assert offer["name"].startswith(reason)
    assert not set("*`\\") & set(offer["name"])
    assert reason in await stage.type(who, "play", card=offer["value"])


CANNOT_BE = [
    ("zebra", 0),
    ("@everyone " * 9, 0),
    ("g10", 0),
    ("g2", 0),  # Ben holds it, which nobody says
    ("g8<c2", 0),
    ("r4<c2", 0),
    ("nick harbour", 0),
    ("keep g5", 0),
    ("and take", 2),
    ("+,+", 4),
]
"""A typed play, and the number of legal moves that it fits."""


async def test_a_typed_play_that_means_no_move_or_several_is_answered_above_the_hand(
    stage: Scene, clients: dict[int, str]
) -> None:
    """One that means a move is understood, also in one's own language."""
    await board(stage)
    for card, count in CANNOT_BE:
        answer = await stage.type("Anna", "play", card=card)
        assert shows(answer, "play-unclear", count=count), card
        assert "### Your turn" in answer
    assert version_of_table(stage) == 0
    clients[stage.people["Anna"].id] = "de"
    await stage.type("Anna", "play", card="Kristall 9")
    assert version_of_table(stage) == 1


async def test_suggestions_are_only_legal_plays_with_what_they_do(stage: Scene) -> None:
    await board(stage)
    offers = {o["value"]: o["name"] for o in await stage.offered("Anna", "play", "card")}
    assert offers.keys() == {"g5<x5", "g8<r3+x5", "c9", "r4"}
    assert offers["g8<r3+x5"] == "Play gold 8 and take rum 3 plus curse 5."
    assert [o["value"] for o in await stage.offered("Anna", "play", "card", "crystal")] == ["c9"]
    assert await stage.offered("Anna", "play", "card", "zebra") == []
    (taking,) = await stage.offered("Anna", "play", "take", "rum", card="gold")
    assert taking["value"] == "g8<r3+x5"
    assert shows(await stage.type("Anna", "play", card="gold"), "play-unclear", count=2)
    await stage.type("Anna", "play", card="gold", take="rum 3")
    assert version_of_table(stage) == 1


@pytest.mark.slow
async def test_help_is_five_lines_and_a_select_of_topics(stage: Scene) -> None:
    said = await stage.type("Chloé", "help")
    assert len(said.splitlines()) == 1 + 5
    assert shows(said, "help-text")
    first, shown = said, stage.hands["Chloé"]
    message, labels = stage.hands["Chloé"].id, button_labels(stage.hands["Chloé"])
    lessons, topics = labels[: len(GAMES)], labels[len(GAMES) :]
    assert len(topics) == len(TOPICS) + 1, "and the changes"
    assert lessons == [f"Learn {SAY(f'game-{game}')}" for game in GAMES]
    assert topics[-1] in await stage.pick("Chloé", topics[-1])
    for topic in topics[:-1]:
        told = await stage.pick("Chloé", topic)
        assert f"### {topic}\n" in told
        while "More" in str(button_labels(stage.hands["Chloé"])):
            told += await stage.press_hand("Chloé", "More")
        said += told
        assert stage.hands["Chloé"].id == message, "in the same message"
        assert topic not in button_labels(stage.hands["Chloé"])
    things = "Hint /preferences Leave again Replay Seats clock: /play /hand /rules /leaderboard"
    assert [thing for thing in things.split() if thing not in said] == []
    for game in GAMES:
        (line,) = (line for line in told.splitlines() if f"**{SAY(f'game-{game}')}:**" in line)
        assert "`/play " in line
    assert await stage.forge("Chloé", press_id(Help("nonsense")), on=shown) == first


@pytest.mark.parametrize("game", one_of(GAMES))
async def test_the_rules_are_read_page_by_page(stage: Scene, game: str) -> None:
    """Without a table, too: three lines, then pages that all lead to the four other chapters."""
    said = await stage.type("Chloé", "rules", game=game)
    assert said.count("\n- ") == 3
    assert button_labels(stage.hands["Chloé"]) == ["Learn it in three minutes", "More (1 of 2) ▶"]
    seen, shown = {said}, stage.hands["Chloé"].id
    assert "**For example:**" in await stage.press_hand("Chloé", "More")
    for page in ("In detail", "Scoring", "House rules", "Sources"):
        seen.add(await stage.pick("Chloé", page))
        while "More" in str(button_labels(stage.hands["Chloé"])):
            seen.add(await stage.press_hand("Chloé", "More"))
        assert stage.hands["Chloé"].id == shown
        assert page not in button_labels(stage.hands["Chloé"])
    assert await stage.pick("Chloé", "In short") == said
    assert len(seen) >= 6


async def test_about_shows_the_version_the_changes_the_invite_link_and_whom_to_ask(
    stage: Scene,
) -> None:
    await stage.type("Anna", "table open")
    said = await stage.type("Ben", "about")
    assert shows(said, "about-title", version=version("seven-seas"))
    assert f"Started <t:{int(stage.bot.about.since)}:R>." in said
    assert shows(said, "about-where", servers=1, tables=1)
    news = await stage.press_hand("Ben", "New in this version")
    assert f"- {changelog.newest()[1][0]}" in news
    assert said.count(f"client_id={stage.bot.application_id}") == 2
    assert shows(said, "about-install")
    assert "integration_type=1" in said
    assert "Ask" not in said, "the host has named nobody"
    assert "code" not in said
    bot = stage.bot
    bot.about = replace(bot.about, contact="harbour@example.org", source="https://example.org")
    said = await stage.type("Ben", "about")
    assert shows(said, "about-contact", contact="harbour@example.org")
    assert shows(said, "about-source", link="https://example.org")
