"""A word across the table: chosen under More, it stands on the board beside a name."""

from random import Random

import pytest

from cogs.messages import publisher
from cogs.ui.routes import SetRule, Verb
from engine.tables.transitions.remarks import REMARKS, WELL_PLAYED
from tests.catalogue import CATALOGUE, SAY
from tests.e2e.chat import Chat, words
from tests.e2e.comings import Scene
from tests.e2e.conftest import permit
from tests.e2e.positions import begin_seven_in_round
from tests.e2e.said import plain, shows
from tests.e2e.stage import button_labels, components_of, select_id, text_of, walk

PATIENCE = 60.0
"""Seconds for which a remark waits here; shorter pauses are over when a press has settled."""
FIRST = SAY("remark-seven-seas-1")
LAST = SAY(f"remark-{WELL_PLAYED}")


async def says(stage: Scene, who: str, remark: str = REMARKS[0]) -> str:
    """Choose a remark that may no longer be offered."""
    return await stage.forge(who, select_id(Verb.REMARK, stage.table.id), remark)


def options(stage: Scene, who: str) -> list[str]:
    """The values of all options in somebody's newest private message."""
    parts = walk(stage.hands[who].components)
    return [option["value"] for part in parts for option in part.get("options", ())]


def edits(stage: Scene) -> int:
    """The number of requests that change or post something in the channel."""
    sent = [(entry.method, entry.path) for entry in stage.env.http_requests]
    return sum(method in ("PATCH", "POST") and "/channels/" in path for method, path in sent)


async def test_a_remark_stands_beside_its_name_until_the_next_move(
    stage: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It waits a little for another change, and is no message of its own."""
    monkeypatch.setattr(publisher, "SECONDS_FOR_REMARK", PATIENCE)
    who, other = await stage.duel()
    await stage.press(who, "My hand")
    await stage.press(other, "My hand")
    before, messages = edits(stage), len(stage.messages())
    await stage.goes(other, "More")
    pressed = [part["type"] for part in walk(components_of(stage.hands[other]))]
    assert pressed.index(3) < pressed.index(2), "the list comes before the rare actions"
    receipt = await stage.pick(other, FIRST)
    assert f"{other}: {FIRST}" in receipt.replace("**", "")
    assert shows(receipt, "remark-made", over=False, seconds=5)
    assert FIRST not in button_labels(stage.hands[other]), "one stands already"
    assert edits(stage) == before
    await stage.wait(PATIENCE)
    assert f"{other}: {FIRST}" in stage.board().replace("**", "")
    assert (edits(stage), len(stage.messages())) == (before + 1, messages)
    for reader in (who, other):
        hands = [
            text_of(hand) for hand in stage.privates(reader) if "Refresh" in button_labels(hand)
        ]
        assert any(FIRST in hand for hand in hands) is (reader == who), "in the others' hands"
    await says(stage, who, REMARKS[-1])
    await stage.moves(who)
    now = stage.board()
    assert FIRST in now
    assert SAY("remark-moment") not in now, "it went with the move"
    after = edits(stage)
    await stage.wait(PATIENCE)
    assert edits(stage) == after, "the move's board had no remark to wait for"
    await stage.moves(other)
    assert FIRST not in stage.board()


async def test_nobody_makes_remarks_where_they_are_off_or_without_the_right(managed: Scene) -> None:
    """A server's managers switch them off for all tables, a host for one; a timeout mutes."""
    stage = managed
    await stage.duel()
    await stage.goes("Anna", "More")
    assert FIRST in button_labels(stage.hands["Anna"])
    permit(stage, "Anna", send_messages=False)
    await stage.goes("Anna", "More")
    assert FIRST not in button_labels(stage.hands["Anna"])
    assert shows(await says(stage, "Anna"), "refusal-may-not-write")
    await stage.sets("Grace", mute=True)
    await stage.goes("Ben", "More")
    assert FIRST not in button_labels(stage.hands["Ben"])
    assert shows(await says(stage, "Ben"), "refusal-mute")
    await stage.closes("Ben" if stage.table.host == stage.people["Ben"].id else "Anna")
    permit(stage, "Anna", send_messages=True)
    await stage.type("Anna", "table open")
    assert stage.table.settings.mute
    assert shows(text_of(stage.showing("House rules")), "mute-yes")
    await stage.goes("Anna", "House rules")
    rule = select_id(SetRule("mute"), stage.table.id)
    assert "mute" not in options(stage, "Anna"), "no choice for a host"
    await stage.prefers("Anna", words=True)
    assert "mute" not in options(stage, "Anna"), "also when her panel is drawn again"
    await stage.prefers("Anna", words=False)
    assert shows(await stage.forge("Anna", rule, "0"), "refusal-mute")
    assert stage.table.settings.mute
    await stage.sets("Grace", mute=False)
    await stage.goes("Anna", "House rules")
    told = await stage.choose_rule("Anna", SAY("mute-title"), SAY("mute-no"))
    assert shows(told, "mute-no")
    assert not stage.table.settings.mute


async def test_a_remark_is_read_in_the_language_of_the_server_and_by_screen_readers(
    managed: Scene,
) -> None:
    await managed.open_table("letter-of-marque", ["Anna", "Ben"])
    await managed.sets("Grace", language="de", words=True)
    await says(managed, "Ben")
    remark = CATALOGUE.languages["de"]("remark-letter-of-marque-1")
    assert any(f"Ben: {remark}" in text for text in managed.texts())


async def test_in_a_chat_a_remark_comes_with_the_press(chat: Chat) -> None:
    table = await chat.opened("seven-seas", people=2)
    await chat.presses("Ben", chat.board, "More")
    (menu,) = [m for m in chat.private("Ben") if "remark" in str(m)]
    await chat.sends("Ben", menu, select_id(Verb.REMARK, table), REMARKS[0])
    assert f"Ben**: {plain(FIRST)}" in plain(words(chat.board))
    assert chat.counted == []
    await chat.finishes()
    await chat.presses("Ben", chat.newest, "More")
    (menu,) = [m for m in chat.private("Ben") if "remark" in str(m)]
    await chat.sends("Ben", menu, select_id(Verb.REMARK, table), WELL_PLAYED)
    assert f"Ben**: {plain(LAST)}" in plain(words(chat.newest))
    assert chat.counted == []


async def test_at_the_end_of_a_game_a_remark_stands_below_the_result(stage: Scene) -> None:
    """The newest result is changed, and those of the game are gone."""
    begin_seven_in_round(7, cards=3)
    await stage.open_table("seven", ["Anna", "Ben"])
    await says(stage, "Ben")
    await stage.play_on(Random(4))
    result, before = stage.showing("Scoring"), len(stage.messages())
    assert FIRST not in text_of(result)
    await stage.press("Ben", "More", on=result)
    assert shows(await stage.pick("Ben", LAST), "remark-made", over=True, seconds=5)
    assert button_labels(stage.hands["Ben"])[0] == "◀ Back", "he has said it"
    await stage.wait(publisher.SECONDS_FOR_REMARK + 1)
    assert f"Ben: {LAST}" in text_of(stage.showing("Scoring")).replace("**", "")
    assert len(stage.messages()) == before
