"""The panel in which everybody chooses how the bot treats them: each press is shown at once."""

from __future__ import annotations

from tests.e2e.harbour import Harbour, button_labels, text_of

SWITCHES = (
    ("Automatic moves", "**Automatic moves**: none", "**Automatic moves**: forced ones"),
    ("Ask first", "**Ask first**: never", "**Ask first**: before each move"),
    (
        "Show my games",
        "**Your games**: others can see them",
        "**Your games**: only you can see them",
    ),
)
CHOICES = (
    ("Mention me only to remind me", "**Mentions**: only reminders"),
    ("Never mention me", "**Mentions**: never"),
    ("Mention me every turn", "**Mentions**: every turn"),
)


async def test_it_is_six_short_lines(harbour: Harbour) -> None:
    said = await harbour.type("Anna", "preferences")
    title, *lines = said.splitlines()
    assert title == "### ⚙️ Your preferences"
    assert len(lines) == 6
    assert max(len(line.replace("*", "")) for line in lines) <= 34, "a line on a phone"


async def test_a_switch_is_pressed_there_and_back(harbour: Harbour) -> None:
    for label, before, after in SWITCHES:
        assert before in await harbour.type("Anna", "preferences")
        assert after in await harbour.press_hand("Anna", label)
        assert before in await harbour.press_hand("Anna", label)
        await harbour.press_hand("Anna", label)
    await harbour.restart()
    mine, others = [await harbour.type(who, "preferences") for who in ("Anna", "Ben")]
    for _, before, after in SWITCHES:
        assert after in mine
        assert before in others, "it is one's own"


async def test_mentions_and_reminders_are_chosen_from_a_list(harbour: Harbour) -> None:
    await harbour.type("Anna", "preferences")
    for label, line in CHOICES:
        assert line in await harbour.pick("Anna", label)
    preferences = harbour.bot.services.preferences
    for label, hours in (("Remind me after 3 hours", 3), ("Remind me after a day", 24)):
        await harbour.pick("Anna", label)
        assert await preferences.remind_after(harbour.people["Anna"].id) == hours * 3600
    await harbour.pick("Anna", "Never remind me")
    assert await preferences.reminded_after(harbour.people["Anna"].id) is None


async def test_in_private_there_is_no_server_s_table_to_be_called_to(harbour: Harbour) -> None:
    private = await harbour.people["Anna"].user.slash("preferences")
    assert "**Mentions**: every turn" in text_of(private.response)
    labels = button_labels(private.response)
    assert "Quiet hours" in labels
    assert "Call me for 7" not in labels


async def test_what_no_client_sends_is_refused_in_words(harbour: Harbour) -> None:
    await harbour.type("Anna", "preferences")
    panel = harbour.hands["Anna"]
    known = ("mentions=loud", "remind=7", "forced=maybe", "calls=chess", "language=x")
    for argument in ("", *known, "hat=on", "a"):
        said = await harbour.forge("Anna", f"7s:0:0:set:prefer.{argument}", on=panel)
        assert "doesn't work here" in said, argument
