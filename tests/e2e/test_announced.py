"""The announcement is made when it is needed: at once to who was away, later to who is here."""

from __future__ import annotations

import pytest

from bot.app import SevenSeas
from cogs.messages.announcements import HERE, PATIENCE
from cogs.messages.throttle import Throttle
from tests.e2e.company import (
    announcement,
    announcements,
    last_ping,
    mover,
    moves,
    now,
    others,
    pinged,
    posted,
    wait,
)
from tests.e2e.harbour import Harbour
from tests.e2e.playing import open_table, who_moves

CREW = ["Anna", "Ben"]
HOUR, DAY = 3600, 86_400


@pytest.fixture(autouse=True)
def live(harbour: Harbour) -> None:
    """A person who presses something counts as here, as it is outside the tests."""
    next_bot = harbour.next_bot

    def lively() -> SevenSeas:
        bot = next_bot()
        bot.presence.seconds = HERE
        return bot

    harbour.bot.presence.seconds = HERE
    harbour.next_bot = lively


async def running(harbour: Harbour, clock: int = 0, game: str = "seven-seas") -> None:
    await open_table(harbour, game, CREW, clock=clock)


async def away(harbour: Harbour) -> None:
    """Everybody is away for a while."""
    await wait(harbour, HERE + 1)


def requests(harbour: Harbour) -> int:
    """How many requests to channels the bot has made; answers to interactions do not count."""
    return sum(
        entry.method in ("POST", "PATCH", "DELETE") and entry.path.startswith("/channels/")
        for entry in harbour.env.http_requests
    )


async def test_while_everybody_is_here_a_move_is_one_request_and_no_announcement(
    harbour: Harbour,
) -> None:
    """The edit of the board; an announcement replaced would be three requests."""
    await running(harbour)
    sent = len(posted(harbour))
    for _ in range(6):
        before = requests(harbour)
        await moves(harbour, await mover(harbour))
        await wait(harbour, PATIENCE / 3)
        assert requests(harbour) - before == 1
    assert len(posted(harbour)) == sent
    assert announcements(harbour) == []


async def test_who_was_just_here_is_mentioned_after_three_quarters_of_a_minute(
    harbour: Harbour,
) -> None:
    """The mention is one request, once; the move then takes it away."""
    await running(harbour)
    who = await mover(harbour)
    await wait(harbour, PATIENCE - 1)
    assert announcements(harbour) == []
    before = requests(harbour)
    await wait(harbour, 2)
    assert harbour.people[who].mention in announcement(harbour)
    assert last_ping(harbour) == [who]
    assert requests(harbour) - before == 1
    await wait(harbour, 20)
    assert requests(harbour) - before == 1
    await moves(harbour, who)
    assert requests(harbour) - before == 3, "the board, and the announcement that is taken away"


@pytest.mark.parametrize(("share", "times"), [(0.25, 1.5), (1.0, 2.0)])
async def test_the_more_requests_are_made_the_later_who_is_here_is_mentioned(
    harbour: Harbour, monkeypatch: pytest.MonkeyPatch, share: float, times: float
) -> None:
    """A mention takes two of them: with half of them made, it is twice as late."""
    harbour.bot.presence.seconds = HERE
    monkeypatch.setattr(Throttle, "load", share)
    await running(harbour)
    await wait(harbour, times * PATIENCE - 1)
    assert announcements(harbour) == []
    await wait(harbour, 2)
    assert last_ping(harbour) == [await mover(harbour)]


async def test_who_was_away_is_mentioned_at_once(harbour: Harbour) -> None:
    await running(harbour)
    who = await mover(harbour)
    (other,) = await others(harbour)
    await away(harbour)
    await moves(harbour, who)
    assert await mover(harbour) == other
    assert harbour.people[other].mention in announcement(harbour)
    assert last_ping(harbour) == [other]


async def test_whoever_looks_at_suggestions_is_here(harbour: Harbour) -> None:
    await running(harbour)
    (other,) = await others(harbour)
    who = await mover(harbour)
    await away(harbour)
    await harbour.offered(other, "play", "card")
    await moves(harbour, who)
    assert announcements(harbour) == []


@pytest.mark.parametrize(("clock", "seconds"), [(60, 20), (300, 45)])
async def test_a_short_turn_is_announced_after_a_third_of_its_time(
    harbour: Harbour, clock: int, seconds: int
) -> None:
    await running(harbour, clock)
    await wait(harbour, seconds - 1)
    assert announcements(harbour) == []
    await wait(harbour, 2)
    assert "your turn" in announcement(harbour)
    await wait(harbour, clock / 2 - seconds)
    assert "half your time" in announcement(harbour)


async def test_after_a_restart_those_at_a_lively_table_are_still_here(harbour: Harbour) -> None:
    """The turn that nobody was asked to make is announced later, once."""
    await running(harbour)
    await moves(harbour, await mover(harbour))
    who = await mover(harbour)
    await wait(harbour, PATIENCE - 5)
    await harbour.restart()
    assert announcements(harbour) == []
    await wait(harbour, PATIENCE + 1)
    assert last_ping(harbour) == [who]
    sent = len(posted(harbour))
    await wait(harbour, 3600)
    assert len(posted(harbour)) == sent


async def test_the_second_step_of_a_turn_gives_time_again(harbour: Harbour) -> None:
    """Setting sail is the first step; the ship is chosen in the second."""
    await running(harbour, game="letter-of-marque")
    for who in CREW:
        await harbour.press(who, "My hand")
        await harbour.press_hand(who, "Defenceless")
    who = await mover(harbour)
    await wait(harbour, PATIENCE - 5)
    await harbour.press(who, "My hand")
    await harbour.press_hand(who, "Set sail")
    await wait(harbour, PATIENCE - 5)
    assert announcements(harbour) == []
    await wait(harbour, 10)
    assert last_ping(harbour) == [who]


async def test_of_all_who_choose_at_once_those_away_are_mentioned_first(harbour: Harbour) -> None:
    """Nobody is notified twice, and people who have chosen by then not at all."""
    crew = ["Anna", "Ben", "Chloé"]
    await harbour.type("Anna", "table open", game="letter-of-marque")
    for who in crew[1:]:
        await harbour.press(who, "Join")
    await away(harbour)
    await harbour.press("Chloé", "How to play")
    await harbour.press("Anna", "Start")
    assert last_ping(harbour) == ["Ben"]
    assert harbour.people["Chloé"].mention not in announcement(harbour)
    await harbour.press("Anna", "My hand")
    await harbour.press_hand("Anna", "Armed")
    await wait(harbour, PATIENCE + 1)
    assert last_ping(harbour) == ["Chloé"]
    assert harbour.people["Ben"].mention in announcement(harbour)
    assert harbour.people["Anna"].mention not in announcement(harbour)


def called(harbour: Harbour) -> list[str]:
    """Everybody who was notified by an announcement, in order."""
    bodies = [body for body in posted(harbour) if body.get("content")]
    return [name for body in bodies for name in pinged(harbour, body)]


@pytest.mark.parametrize("is_here", [True, False])
async def test_a_restart_at_night_forgets_no_sleeper_and_calls_nobody_twice(
    harbour: Harbour, is_here: bool
) -> None:
    """Three choose at once and one of them sleeps; the host is here and mentioned later."""
    await harbour.prefers("Ben", quiet="22-7=UTC")
    await harbour.type("Anna", "table open", game="letter-of-marque")
    for who in ("Ben", "Chloé"):
        await harbour.press(who, "Join")
    await away(harbour)
    await harbour.press("Anna", "Start")
    assert called(harbour) == ["Chloé"]
    if not is_here:
        await away(harbour)
    for _ in range(2):
        await harbour.restart()
        await wait(harbour, PATIENCE + 1)
        assert called(harbour) == ["Chloé", "Anna"]
        assert harbour.people["Ben"].mention not in announcement(harbour)
    seven = int(now(harbour)) // DAY * DAY + 7 * HOUR
    await wait(harbour, seven - now(harbour) - 1)
    assert called(harbour) == ["Chloé", "Anna"]
    await wait(harbour, 2)
    assert called(harbour) == ["Chloé", "Anna", "Ben"]
    await harbour.restart()
    await wait(harbour, HOUR)
    assert called(harbour) == ["Chloé", "Anna", "Ben"]


async def test_while_computers_play_nobody_is_mentioned(harbour: Harbour) -> None:
    """The person's own next turn is announced, and only that.

    When a fresh board comes, it stands below that again, and notifies nobody.
    """
    await harbour.type("Anna", "table open", game="seven")
    for _ in range(3):
        await harbour.type("Anna", "table computer")
    await harbour.press("Anna", "Start")
    for _ in range(8):
        before = len(posted(harbour))
        await away(harbour)
        await moves(harbour, "Anna")
        called = [body for body in posted(harbour)[before:] if body.get("content")]
        assert [who for body in called for who in pinged(harbour, body)] in ([], ["Anna"])
        assert all(body["content"].count("<@") == 1 for body in called)
    assert await who_moves(harbour) == ["Anna"]


async def test_where_several_are_to_move_those_who_want_none_are_named_without_a_mention(
    harbour: Harbour,
) -> None:
    """With no chip, which Discord would colour as theirs even where it notifies nobody."""
    await harbour.prefers("Ben", mentions="never")
    await harbour.type("Anna", "table open", game="letter-of-marque")
    for who in ("Ben", "Chloé"):
        await harbour.press(who, "Join")
    await away(harbour)
    await harbour.press("Anna", "Start")
    assert last_ping(harbour) == ["Chloé"]
    assert "**Ben**" in announcement(harbour)
    assert harbour.people["Ben"].mention not in announcement(harbour)


async def test_board_and_hand_of_who_is_to_move_count_down_to_the_end_of_the_turn(
    harbour: Harbour,
) -> None:
    """People who are here get no announcement for a while, and must know all the same."""
    await open_table(harbour, "seven-seas", ["Anna", "Ben"], clock=300)
    ends = f"The turn ends <t:{int(harbour.table.timing.deadline or 0)}:R>."
    who = await mover(harbour)
    other = "Ben" if who == "Anna" else "Anna"
    assert ends in harbour.texts()[-1]
    assert ends in await harbour.press(who, "My hand")
    assert "The turn ends" not in await harbour.press(other, "My hand")
