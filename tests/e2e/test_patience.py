"""Nobody waits for ever: votes on clocks and stand-ins, quiet hours, the end of idle tables."""

from __future__ import annotations

from typing import Any

from tests.e2e.company import (
    announcement,
    announcements,
    board,
    boards,
    last_ping,
    mover,
    moves,
    now,
    others,
    pinged,
    player,
    posted,
    wait,
)
from tests.e2e.harbour import Harbour, button_id, button_labels, text_of
from tests.e2e.playing import open_table

HOUR, DAY = 3600, 86_400


async def test_another_clock_holds_once_all_who_sit_there_say_yes(harbour: Harbour) -> None:
    """By a press behind More and on the board, also over a restart; the host need not be asked."""
    await open_table(harbour, "seven", ["Anna", "Ben", "Chloé"])
    await harbour.press("Ben", "More")
    said = await harbour.press_hand("Ben", "Turn time")
    assert "Now: no clock." in said
    assert "once every player says yes" in said
    said = await harbour.pick("Ben", "1 hour a turn")
    assert "You said yes to 1 hour a turn. Still to say yes: Anna and Chloé" in said
    assert "🗳️ Ben proposes 1 hour a turn. Still to say yes: Anna and Chloé" in board(harbour)
    assert "You aren't at this table" in await harbour.press("Dirk", "Yes, 1 hour a turn")
    await harbour.restart()
    assert "Still to say yes: Anna" in await harbour.press("Chloé", "Yes, 1 hour a turn")
    assert harbour.table.settings.clock is None
    old = harbour.showing("Yes, 1 hour a turn")
    assert "The clock is set: 1 hour a turn" in await harbour.press("Anna", "Yes, 1 hour a turn")
    assert harbour.table.timing.deadline == now(harbour) + HOUR
    assert "🗳️" not in board(harbour)
    assert "The clock is set: 1 hour a turn." in board(harbour)
    assert set(button_labels(boards(harbour)[0])) == {"My hand", "Rules", "More"}
    forged = f"7s:{harbour.table.id}:0:vote:yes.3600"
    assert "That vote is over" in await harbour.forge("Chloé", forged, on=old)
    await harbour.press("Anna", "More")
    assert "You're the host" in await harbour.press_hand("Anna", "Turn time")
    assert "The clock is set: 5 minutes a turn" in await harbour.pick("Anna", "5 minutes a turn")
    assert harbour.table.settings.clock == 300


async def test_one_no_keeps_the_clock_and_so_does_a_day_without_an_answer(
    harbour: Harbour,
) -> None:
    """By commands; the board shows both."""
    await open_table(harbour, "seven", ["Anna", "Ben", "Chloé"])
    assert "Still to say yes: Anna and Chloé" in await harbour.type("Ben", "table clock", clock=60)
    assert "The clock stays as it is" in await harbour.press("Chloé", "No, keep it")
    assert "Chloé would rather keep the clock as it is." in board(harbour)
    await harbour.type("Ben", "table clock", clock=60)
    await wait(harbour, DAY + 1)
    assert "Not everybody agreed to another clock" in board(harbour)
    assert "Yes, 60 seconds a turn" not in button_labels(boards(harbour)[0])
    assert harbour.table.settings.clock is None


async def test_the_other_one_has_a_mate_sit_in_after_half_a_day(harbour: Harbour) -> None:
    """Behind More, and below a nudge; any press of the absent one gives the seat back."""
    await open_table(harbour, "seven-seas", ["Anna", "Ben"])
    who, (other,) = await mover(harbour), await others(harbour)
    seat = harbour.table.seat_of(harbour.people[who].id)
    await wait(harbour, 12 * HOUR - 60)
    await harbour.press(other, "More")
    assert f"A computer for {who}" not in button_labels(harbour.hands[other])
    forged = f"7s:{harbour.table.id}:0:vote:seat.{seat}"
    assert "That seat needs no computer" in await harbour.forge(other, forged)
    await wait(harbour, 60)
    await harbour.press(other, "More")
    await harbour.press_hand(other, "Nudge")
    assert f"A computer for {who}" in button_labels(harbour.hands[other])
    assert f"{other} is waiting for your move" in announcement(harbour)
    said = await harbour.press(other, f"A computer for {who}", on=announcements(harbour)[0])
    assert f"A computer plays for {who} now" in said
    assert f"🗳️ {who} was silent for half a day" in board(harbour)
    assert await mover(harbour) == other
    await harbour.press(who, "Rules")
    assert not player(harbour, who).is_away
    assert f"{who} is back." in board(harbour)


async def test_more_than_half_of_those_present_decide_on_a_stand_in(harbour: Harbour) -> None:
    """The vote stands on the board with its button, over a restart; a move ends it."""
    await open_table(harbour, "seven-seas", ["Anna", "Ben", "Chloé", "Dirk"])
    who, (one, two, three) = await mover(harbour), await others(harbour)
    await wait(harbour, 12 * HOUR)
    for name in (two, three):
        await harbour.press(name, "Rules")
    await harbour.press(one, "More")
    said = await harbour.press_hand(one, f"A computer for {who}")
    assert f"Your vote counts: 1 of 2 for a computer in {who}'s seat." in said
    assert (
        f"🗳️ Should a computer play for {who}, who has been silent for half a day? {one} said yes"
        in board(harbour)
    )
    await moves(harbour, who)
    assert "🗳️" not in board(harbour)
    who, (one, two, three) = await mover(harbour), await others(harbour)
    await wait(harbour, 12 * HOUR)
    for name in (two, three):
        await harbour.press(name, "Rules")
    await harbour.press(one, "More")
    await harbour.press_hand(one, f"A computer for {who}")
    await harbour.restart()
    assert f"A computer plays for {who} now" in await harbour.press(two, f"A computer for {who}")
    assert player(harbour, who).is_away


async def test_the_clock_rests_in_quiet_hours_and_nobody_is_mentioned(harbour: Harbour) -> None:
    """The board and the hand say so; the mention comes in the morning, the reminder by day."""
    await open_table(harbour, "seven-seas", ["Anna", "Ben"], clock=HOUR)
    who, (other,) = await mover(harbour), await others(harbour)
    night = "2026-01-01T00:00"
    assert "I don't know that time zone" in await harbour.prefers(other, quiet="22-7")
    said = await harbour.prefers(other, quiet="22-7=Europe/Berlin")
    assert "22:00 to 07:00, Europe/Berlin" in said
    await harbour.restart()
    await moves(harbour, who)
    seven = int(now(harbour)) // DAY * DAY + 6 * HOUR
    assert harbour.table.timing.deadline == seven + HOUR, night
    rest = f"⏳ The turn ends <t:{seven + HOUR}:R>. The clock pauses from <t:"
    assert rest in board(harbour)
    assert f" to <t:{seven}:t>, for quiet hours." in board(harbour)
    assert rest in await harbour.press(other, "My hand")
    assert announcements(harbour) == []
    await harbour.press(who, "More")
    said = await harbour.press_hand(who, "Nudge")
    assert f"{other} has quiet hours now" in said
    assert f"<t:{seven}:R>" in said
    sent = len(posted(harbour))
    await wait(harbour, seven - now(harbour) - 1)
    assert len(posted(harbour)) == sent
    await wait(harbour, 2)
    assert "your turn" in announcement(harbour)
    assert last_ping(harbour) == [other]
    await wait(harbour, HOUR / 2)
    assert "half your time is gone" in announcement(harbour)
    await wait(harbour, HOUR / 2 + 10)
    assert f"a computer played for {other}" in board(harbour)


async def test_quiet_hours_are_typed_and_taken_back(harbour: Harbour) -> None:
    """At most twelve hours, in the time zone of a city; the form shows what holds already."""
    assert "12 hours at most" in await types_hours(harbour, "Anna", "20-9", "Berlin")
    for typed in ("late", "25-7", "22:99-7", "22=7"):
        said = await types_hours(harbour, "Anna", typed, "Berlin")
        assert "couldn't read those hours" in said
    for zone in ("Atlantis", "Be", ""):
        assert "don't know that time zone" in await types_hours(harbour, "Anna", "22-7", zone)
    assert "**Quiet hours**: none" in await harbour.prefers("Anna")
    for typed, zone, found in (
        ("22-7", "new york", "22:00 to 07:00, America/New_York"),
        ("22.30 to 7", "europe/berlin", "22:30 to 07:00, Europe/Berlin"),
        ("22:30 - 07:00", "Johannes", "22:30 to 07:00, Africa/Johannesburg"),
    ):
        assert found in await types_hours(harbour, "Anna", typed, zone)
    shown = await form_of(harbour, "Anna")
    asked = [label["component"] for label in shown.modal["components"]]
    assert [part["value"] for part in asked] == ["22:30-07:00", "Africa/Johannesburg"]
    said = await types_hours(harbour, "Anna", "", "Africa/Johannesburg")
    assert "**Quiet hours**: none" in said


async def form_of(harbour: Harbour, who: str) -> Any:
    """The form for quiet hours that somebody opens in the panel."""
    await harbour.type(who, "preferences")
    panel = harbour.hands[who]
    custom_id = button_id(panel, "Quiet hours")
    return await harbour.people[who].click(panel, custom_id=custom_id)


async def types_hours(harbour: Harbour, who: str, hours: str, zone: str) -> str:
    """Fill in the form; what the panel says then."""
    shown, typed = await form_of(harbour, who), {"hours": hours, "zone": zone}
    return harbour.answered(who, await harbour.people[who].submit_modal(shown, typed))


async def test_an_idle_lobby_tells_its_host_once_and_closes_a_day_later(harbour: Harbour) -> None:
    """Over restarts; then anybody may open a table there."""
    await harbour.type("Anna", "table open", game="seven")
    await wait(harbour, 6 * DAY - 60)
    sent = len(posted(harbour))
    await wait(harbour, 60)
    for _ in range(2):
        told = [body for body in posted(harbour)[sent:] if "six days" in str(body.get("content"))]
        assert len(told) == 1
        assert pinged(harbour, told[0]) == ["Anna"]
        assert f"closes <t:{int(harbour.table.timing.expires)}:R>" in told[0]["content"]
        assert "The table closes" in text_of(harbour.showing("Join"))
        await harbour.restart()
    await wait(harbour, DAY)
    assert "Nobody did anything here for a week" in harbour.texts()[-1]
    assert "six days" not in "".join(harbour.texts())
    await harbour.type("Ben", "table open", game="seven")
    assert harbour.table.host == harbour.people["Ben"].id


async def test_a_press_keeps_an_idle_table_and_who_wants_no_mention_has_none(
    harbour: Harbour,
) -> None:
    """A game at which nobody sits any more, too."""
    await harbour.prefers("Ben", mentions="never")
    await open_table(harbour, "seven", ["Anna", "Ben"])
    for name in ("Anna", "Ben"):
        await harbour.type(name, "table leave")
    await wait(harbour, 6 * DAY)
    (told,) = [body for body in posted(harbour) if "six days" in str(body.get("content"))]
    assert told["content"].startswith("⌛ **Ben**, nothing")
    assert pinged(harbour, told) == []
    assert "If nobody does, it closes" in board(harbour)
    await harbour.press("Ben", "Rules")
    assert "six days" not in "".join(harbour.texts())
    assert "If nobody does" not in board(harbour)
    await wait(harbour, 6 * DAY)
    assert "six days" in "".join(harbour.texts())
    await wait(harbour, DAY)
    assert "Nobody came back for a week" in harbour.texts()[-1]
    assert harbour.table is None
