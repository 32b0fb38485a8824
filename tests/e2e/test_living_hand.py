"""One open hand: whatever people press and type, each has one, and it is never out of date."""

from random import Random

import pytest

from cogs.mentions.decision import PATIENCE
from cogs.messages.announcements import HERE
from cogs.messages.shown import INACTIVE_AFTER
from cogs.surfaces.token import TokenSurface
from cogs.ui.routes import End, SetRule, Verb
from tests.amounts import one_of
from tests.e2e.comings import Scene
from tests.e2e.open_messages import check_hands, open_messages, panels, remembered, resting
from tests.e2e.said import shows
from tests.e2e.stage import button_id, button_labels, press_id, select_id, text_of

EXPIRED = TokenSurface.lasts + 2 * 60


async def test_the_note_of_a_seat_becomes_its_owners_hand_at_the_deal(stage: Scene) -> None:
    """With the words for newcomers. The host gets theirs by the start, and others' notes go.

    Nobody has asked for it, so its reader is mentioned like somebody without a hand.
    """
    stage.bot.presence.seconds = HERE
    await stage.open("Anna", game="seven")
    for who in ("Ben", "Chloé"):
        await stage.press(who, "Join")
    (note,) = stage.privates("Ben")
    await stage.press("Chloé", "Leave")
    await stage.press("Anna", "Start")
    (hand,) = stage.privates("Ben")
    assert hand.id == note.id
    assert shows(text_of(hand), "first-words-seven")
    assert [message.id for message in open_messages(stage, "Ben")] == [hand.id]
    assert len(open_messages(stage, "Anna")) == 1
    assert not open_messages(stage, "Chloé")
    await check_hands(stage)
    who = await stage.mover()
    if who == "Anna":
        await stage.moves(who)
    assert stage.announcements() == []
    await stage.wait(PATIENCE + 1)
    assert stage.last_ping() == ["Ben"]
    await stage.press_something("Ben", Random(1))
    await check_hands(stage)


@pytest.mark.parametrize("is_expired", [False, True])
async def test_an_older_hand_is_current_when_pressed(stage: Scene, is_expired: bool) -> None:
    """On two devices people press where they look: that one lives, and the other goes.

    It could not be deleted, or its token has expired, so that it was out of reach.
    """
    who, _ = await stage.duel()
    await stage.press(who, "My hand")
    (older,) = open_messages(stage, who)
    old_move = button_id(older, button_labels(older)[0])
    if is_expired:
        await stage.wait(EXPIRED)
    else:
        stage.env.inject_error("DELETE", "/webhooks/*", status=403, code=50001)
    await stage.type(who, "hand")
    newer = stage.privates(who)[-1]
    assert len(open_messages(stage, who)) == (1 if is_expired else 2)
    if is_expired:
        await stage.type_a_play(who, Random(1))
        assert shows(await stage.forge(who, old_move, on=older), "refusal-stale")
    else:
        assert shows(await stage.press(who, "Hint", on=older), "hint")
    (hand,) = remembered(stage, who)
    assert hand.id == older.id
    assert newer.id not in [m.id for m in stage.privates(who)]
    await check_hands(stage)


@pytest.mark.slow
async def test_a_note_stays_above_the_hand_while_others_move(stage: Scene) -> None:
    """Until the reader's next press, or until their turn is over."""
    await stage.open_table("seven-seas", ["Anna", "Ben", "Chloé"], clock=300)
    first, (second, third) = await stage.mover(), await stage.others()
    undo, _ = press_id(Verb.UNDO, stage.table.id), await stage.type(third, "hand")
    await stage.forge(third, undo, on=stage.hands[third])
    await stage.moves(first)
    assert shows(text_of(open_messages(stage, third)[0]), "refusal-move-stands")
    assert shows(
        await stage.type(third, "play", card="g5"), "turn-theirs", name=await stage.mover()
    )
    await stage.wait(310)
    assert not shows(text_of(open_messages(stage, third)[0]), "turn-theirs"), "it names somebody"
    await stage.forge(third, undo, on=stage.hands[third])
    await stage.wait(310)
    assert not shows(text_of(open_messages(stage, third)[0]), "refusal-move-stands"), (
        "the turn is over"
    )
    assert second in stage.hands


@pytest.mark.slow
async def test_a_panel_is_opened_once(stage: Scene) -> None:
    """The one before goes, and a press in a panel answers in that panel."""
    await stage.duel()
    for _ in range(3):
        await stage.press("Chloé", "More")
    (more,) = panels(stage, "Chloé")
    assert shows(await stage.press("Chloé", "Log", on=more), "log-title")
    assert [m.id for m in stage.privates("Chloé")] == [more.id]
    await stage.press("Ben", "More")
    labels = button_labels(panels(stage, "Ben")[0])
    assert "Leave my seat" in labels
    assert "End the table" not in labels, "only a host and moderators may"
    said = await stage.forge("Ben", press_id(End(), stage.table.id), on=panels(stage, "Ben")[0])
    assert shows(said, "refusal-not-host")
    assert "Leave my seat" in button_labels(panels(stage, "Ben")[0])
    await stage.press("Anna", "More")
    assert "End the table" in button_labels(panels(stage, "Anna")[0])


async def test_a_dead_panel_changes_in_place(stage: Scene) -> None:
    """Out of reach when the cards were dealt, it says so to anybody who presses it."""
    await stage.type("Anna", "table open", game="seven-seas")
    await stage.press("Ben", "Join")
    await stage.press("Anna", "House rules")
    await stage.press("Anna", "Add computer")
    await stage.type("Anna", "table end")
    await stage.restart()
    dead = panels(stage, "Anna")
    assert len(dead) == 3
    await stage.press("Anna", "Start")
    before = len(stage.privates("Anna"))
    rules, computers, ending = dead
    table = stage.table.id
    said = await stage.forge("Anna", select_id(SetRule("target"), table), "14", on=rules)
    assert shows(said, "refusal-not-in-lobby")
    assert shows(await stage.press("Anna", "Mate", on=computers), "refusal-not-in-lobby")
    assert shows(await stage.press("Anna", "End it", on=ending), "ending-running"), "asked again"
    assert stage.table is not None
    assert len(stage.privates("Anna")) == before


async def test_a_clock_that_is_set_during_a_turn_is_in_that_persons_open_hand(stage: Scene) -> None:
    """At once, so that nobody loses a turn unseen; when time is up, the hand is out of turn."""
    who, other = await stage.duel()
    for each in (who, other):
        assert not shows(await stage.press(each, "My hand"), "turn-ends")
    await stage.does("Anna", "clock", "60")
    await stage.env.settle()
    ends = f"The turn ends <t:{int(stage.table.timing.deadline)}:R>"
    assert ends in stage.board()
    assert ends in text_of(open_messages(stage, who)[0])
    assert not shows(text_of(open_messages(stage, other)[0]), "turn-ends")
    await stage.wait(70)
    assert who not in await stage.who_moves()
    await check_hands(stage)
    await stage.moves(await stage.mover())
    await check_hands(stage)
    assert shows(text_of(open_messages(stage, who)[0]), "hand-yours")


WISHES = [({"language": "de"}, "Du bist am Zug"), ({"words": True}, "It is your turn.")]


@pytest.mark.slow
@pytest.mark.parametrize(("wish", "said"), one_of(WISHES, several=True))
async def test_house_rules_and_open_hands_change_with_their_readers_language(
    stage: Scene, wish: dict[str, str | bool], said: str
) -> None:
    """At tables of all kinds, and nobody else's."""
    await stage.open("Anna", game="seven-seas")
    await stage.press("Ben", "Join")
    rules = await stage.press("Ben", "House rules")
    await stage.prefers("Ben", **wish)
    await stage.env.settle()
    assert rules not in map(text_of, stage.privates("Ben"))
    await stage.press("Anna", "Start")
    who, (other,) = await stage.mover(), await stage.others()
    await stage.prefers("Ben", language="en", words=False)
    for each in (who, other):
        await stage.press(each, "My hand")
    await stage.type(who, "solo", game="seven")
    before = text_of(open_messages(stage, other)[0])
    hands = open_messages(stage, who)
    assert len(hands) == 2
    await stage.prefers(who, **wish)
    await stage.env.settle()
    now = {m.id: text_of(m) for m in stage.privates(who)}
    assert all(said in now[hand.id] for hand in hands)
    assert text_of(open_messages(stage, other)[0]) == before


async def test_a_choice_is_not_disturbed_by_those_who_choose_too(stage: Scene) -> None:
    """All choose their ships at once; the page that Anna looks at stays as it is."""
    await stage.open_table("letter-of-marque", ["Anna", "Ben", "Chloé"])
    await stage.press("Anna", "My hand")
    before = redrawn(stage, "Anna")
    await stage.moves("Ben")
    await stage.moves("Chloé")
    assert await stage.who_moves() == ["Anna"]
    assert redrawn(stage, "Anna") == before
    await stage.moves("Anna")
    who = await stage.mover()
    assert who == "Anna" or redrawn(stage, "Anna") == before + 1


def redrawn(stage: Scene, who: str) -> int:
    """How often an open hand of this person was edited without its owner's doing."""
    interactions = stage.env.backend.interactions.values()
    own = {one.token for one in interactions if one.user_id == stage.people[who].id}
    edits = [e.path for e in stage.env.http_requests if e.path.endswith("@original")]
    return len([path for path in edits if any(f"/{token}/" in path for token in own)])


async def test_unused_messages_become_inactive_with_lasting_text(stage: Scene) -> None:
    """Before its token runs out a hand names nobody any more, and its button shows it again.

    A used hand stays: each press brings a token that lives as long as the first.
    """
    who, waiting = await stage.duel()
    for each in (who, waiting):
        await stage.press(each, "My hand")
    await stage.wait(INACTIVE_AFTER - 60)
    assert shows(text_of(open_messages(stage, waiting)[0]), "hand-waits", name=who, count=1)
    await stage.press(who, "Hint", on=open_messages(stage, who)[0])
    await stage.wait(120)
    assert shows(text_of(open_messages(stage, who)[0]), "hand-yours")
    assert not open_messages(stage, waiting)
    await stage.moves(who)
    (hand,) = resting(stage, waiting)  # out of reach, and still true
    await stage.press(waiting, "My hand", on=hand)
    assert [m.id for m in open_messages(stage, waiting)] == [hand.id], "in place"
    await check_hands(stage)
    await stage.wait(INACTIVE_AFTER + 60)
    assert [m.id for m in resting(stage, waiting)] == [hand.id], "and again"


async def test_before_a_planned_stop_all_hands_become_inactive_and_a_press_shows_them_again(
    stage: Scene,
) -> None:
    """None says what is not so while the bot is away; each is one press from its reader.

    A press in the last moment is answered in words.
    """
    await stage.duel()
    for who in ("Anna", "Ben"):
        await stage.press(who, "My hand")
    before = [open_messages(stage, who)[0].id for who in ("Anna", "Ben")]
    with stage.env.time_context():
        await stage.bot.tables.gate.stop()
        stage.bot.open_hands.deactivate()
    await stage.env.settle()
    for hands in ({}, {"on": resting(stage, "Anna")[0]}):
        assert shows(await stage.press("Anna", "My hand", **hands), "refusal-stopping")
    stage.bot.is_stopped_by_host = True
    with stage.env.time_context():
        await stage.bot.close()
    await stage.restart()
    for who, hand in zip(("Anna", "Ben"), before, strict=True):
        assert not open_messages(stage, who)
        (resting_one,) = resting(stage, who)
        await stage.press(who, "My hand", on=resting_one)
        assert [m.id for m in open_messages(stage, who)] == [hand]
    await check_hands(stage)
