"""Retired private messages: text that could go out of date is replaced in time."""

from __future__ import annotations

from cogs.messages.open_hands import INACTIVE_AFTER
from tests.e2e.company import mover, moves, others, wait
from tests.e2e.conftest import Opening
from tests.e2e.harbour import Harbour, text_of
from tests.e2e.living import check_hands, living, resting
from tests.e2e.playing import open_table


async def test_what_nobody_pressed_rests_in_words_that_stay_true(harbour: Harbour) -> None:
    """Before its token runs out a hand names nobody any more, and its button shows it again."""
    await open_table(harbour, "seven-seas", ["Anna", "Ben"])
    who, (waiting,) = await mover(harbour), await others(harbour)
    await harbour.press(waiting, "My hand")
    await wait(harbour, INACTIVE_AFTER - 60)
    assert f"{who} is choosing" in text_of(living(harbour, waiting)[0])
    await wait(harbour, 120)
    assert not living(harbour, waiting)
    await moves(harbour, who)
    (hand,) = resting(harbour, waiting)  # out of reach, and still true
    await harbour.press(waiting, "My hand", on=hand)
    assert [m.id for m in living(harbour, waiting)] == [hand.id], "in place"
    await check_hands(harbour)
    await wait(harbour, INACTIVE_AFTER + 60)
    assert [m.id for m in resting(harbour, waiting)] == [hand.id], "and again"


async def test_a_hand_that_is_pressed_does_not_rest(harbour: Harbour) -> None:
    """Each press brings a token that lives as long as the first."""
    await open_table(harbour, "seven-seas", ["Anna", "Ben"])
    who = await mover(harbour)
    await harbour.press(who, "My hand")
    await wait(harbour, INACTIVE_AFTER - 60)
    await harbour.press(who, "Hint", on=living(harbour, who)[0])
    await wait(harbour, 120)
    assert "Your turn" in text_of(living(harbour, who)[0])


async def test_before_a_planned_stop_all_hands_rest_and_a_press_shows_them_again(
    harbours: Opening,
) -> None:
    """None says what is not so while the bot is away; each is one press from its reader."""
    async with harbours(people=2) as harbour:
        await harbour.type("Anna", "table open", game="seven-seas")
        await harbour.press("Ben", "Join")
        await harbour.press("Anna", "Start")
        for who in ("Anna", "Ben"):
            await harbour.press(who, "My hand")
        before = [living(harbour, who)[0].id for who in ("Anna", "Ben")]
        harbour.bot.is_stopped_by_host = True
        with harbour.env.time_context():
            await harbour.bot.close()
        await harbour.restart()
        await harbour.env.settle()
        for who, hand in zip(("Anna", "Ben"), before, strict=True):
            assert not living(harbour, who)
            (resting_one,) = resting(harbour, who)
            await harbour.press(who, "My hand", on=resting_one)
            assert [m.id for m in living(harbour, who)] == [hand]
        await check_hands(harbour)


async def test_while_the_bot_stops_nobody_gets_a_hand_that_goes_out_of_date(
    harbours: Opening,
) -> None:
    """A press in the last moment is answered in words."""
    async with harbours(people=2) as harbour:
        await open_table(harbour, "seven-seas", ["Anna", "Ben"])
        await harbour.press("Anna", "My hand")
        (hand,) = living(harbour, "Anna")
        with harbour.env.time_context():
            await harbour.bot.tables.stop()
            harbour.bot.open_hands.deactivate()
        await harbour.env.settle()
        assert "I'm restarting" in await harbour.press("Anna", "My hand")
        (resting_one,) = resting(harbour, "Anna")
        assert "I'm restarting" in await harbour.press("Anna", "My hand", on=resting_one)
        assert not living(harbour, "Anna")
        await harbour.restart()
        await harbour.env.settle()
        await harbour.press("Anna", "My hand", on=resting_one)
        assert [m.id for m in living(harbour, "Anna")] == [hand.id]
        await check_hands(harbour)
