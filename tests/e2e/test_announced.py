"""The announcement is made when it is needed: at once to who was away, later to who is here."""

import math

import pytest

from bot.app import SevenSeas
from cogs.mentions.decision import PATIENCE, PAUSES, Reason
from cogs.messages.announcements import HERE
from cogs.messages.shown import INACTIVE_AFTER
from tests.amounts import one_of
from tests.e2e.comings import Scene
from tests.e2e.conftest import dropped
from tests.e2e.said import shows

HOUR, DAY = 3600, 86_400


@pytest.fixture(autouse=True)
def live(stage: Scene) -> None:
    """A person who presses something counts as here, as it is outside the tests."""
    next_bot = stage.next_bot

    def lively() -> SevenSeas:
        bot = next_bot()
        bot.presence.seconds = HERE
        return bot

    stage.bot.presence.seconds = HERE
    stage.next_bot = lively


async def away(stage: Scene) -> None:
    """Everybody is away until no hand is kept current any more."""
    await stage.wait(INACTIVE_AFTER + 1)


def requests(stage: Scene) -> int:
    """How many requests to channels the bot has made; answers to interactions do not count."""
    return sum(
        entry.method in ("POST", "PATCH", "DELETE") and entry.path.startswith("/channels/")
        for entry in stage.env.http_requests
    )


async def test_a_present_person_is_mentioned_after_three_quarters_of_a_minute(stage: Scene) -> None:
    """The mention is one request, once; the move then takes it away."""
    who, _ = await stage.duel()
    await stage.wait(PATIENCE - 1)
    assert stage.announcements() == []
    before = requests(stage)
    await stage.wait(2)
    assert stage.people[who].mention in stage.announcement()
    assert stage.last_ping() == [who]
    assert requests(stage) - before == 1
    await stage.wait(20)
    assert requests(stage) - before == 1
    await stage.moves(who)
    assert requests(stage) - before == 3, "the board, and the announcement that is taken away"


async def test_of_quick_turns_not_each_is_announced_even_to_people_who_are_away(
    stage: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(PAUSES, Reason.TURN)
    stage.bot.presence.seconds = 0.0
    who, other = await stage.duel()
    for turn in (who, other):
        assert stage.last_ping() == [turn]
        await stage.moves(turn)
    assert await stage.mover() == who
    assert stage.announcements() == []
    await stage.wait(PATIENCE + 1)
    assert stage.last_ping() == [who]


async def looks(stage: Scene, who: str) -> None:
    """Open the hand, and say nothing until one no longer counts as here."""
    await stage.press(who, "My hand")
    await stage.wait(HERE + 1)


async def test_nobody_with_an_open_hand_that_shows_the_turn_is_mentioned(stage: Scene) -> None:
    """Not after a while either; but once the hand can no longer be changed, since it is stale.

    A person who asks for suggestions is here, too.
    """
    who, other = await stage.duel()
    await away(stage)
    await looks(stage, other)
    await stage.moves(who)
    assert shows(stage.hand_text(other), "hand-yours")
    assert stage.announcements() == []
    await stage.wait(PATIENCE + 1)
    assert stage.announcements() == []
    await stage.wait(INACTIVE_AFTER - HERE - PATIENCE)
    assert stage.people[other].mention in stage.announcement()
    assert stage.last_ping() == [other]
    await away(stage)
    await stage.offered(who, "play", "card")
    await stage.moves(other)
    assert stage.announcements() == [], "no hand is open, but somebody is here"


@pytest.mark.parametrize("is_lost", [False, True])
async def test_a_hand_that_could_not_be_redrawn_mentions_its_person_at_once(
    stage: Scene, caplog: pytest.LogCaptureFixture, is_lost: bool
) -> None:
    """Discord knows the message no more, or a connection drops, which is no incident."""
    who, other = await stage.duel()
    await looks(stage, other)
    with dropped("* /webhooks/*", times=math.inf if is_lost else 0):
        if not is_lost:
            stage.env.inject_error("PATCH", "/webhooks/*", status=404, code=10008, times=None)
        await stage.moves(who)
    assert stage.last_ping() == [other]
    assert not [record for record in caplog.records if record.exc_info]


def called(stage: Scene) -> list[str]:
    """Everybody who was notified by an announcement, in order."""
    bodies = [body for body in stage.posted() if body.get("content")]
    return [name for body in bodies for name in stage.pinged(body)]


@pytest.mark.parametrize("is_here", one_of([True, False]))
async def test_a_restart_at_night_forgets_no_sleeper_and_calls_nobody_twice(
    stage: Scene, is_here: bool
) -> None:
    """Three choose at once and one of them sleeps; the host is here and mentioned later."""
    await stage.prefers("Ben", quiet="22-7=UTC")
    await stage.type("Anna", "table open", game="letter-of-marque")
    for who in ("Ben", "Chloé"):
        await stage.press(who, "Join")
    await away(stage)
    await stage.press("Anna", "Start")
    assert called(stage) == ["Chloé"]
    if not is_here:
        await away(stage)
    before = called(stage)
    for _ in range(2):
        await stage.restart()
        assert called(stage) == before
        await stage.wait(PATIENCE + 1)
        before = called(stage)
        assert before == ["Chloé", "Anna"]
        assert stage.people["Ben"].mention not in stage.announcement()
    seven = int(stage.now()) // DAY * DAY + 7 * HOUR
    await stage.wait(seven - stage.now() - 1)
    assert called(stage) == ["Chloé", "Anna"]
    await stage.wait(2)
    assert called(stage) == ["Chloé", "Anna", "Ben"]
    await stage.restart()
    await stage.wait(HOUR)
    assert called(stage) == ["Chloé", "Anna", "Ben"]


async def test_of_several_players_to_move_some_are_named_without_a_mention(stage: Scene) -> None:
    """With no chip, which Discord would colour as theirs even where it notifies nobody."""
    await stage.prefers("Ben", mentions="never")
    await stage.open_table("letter-of-marque", ["Anna", "Ben", "Chloé"])
    await stage.wait(PATIENCE + 1)
    assert stage.last_ping() == ["Chloé"]
    assert "**Ben**" in stage.announcement()
    assert stage.people["Ben"].mention not in stage.announcement()
