"""The panel in which everybody chooses how the bot treats them: each press is shown at once."""

from cogs.ui.routes import Prefer
from tests.e2e.said import shows
from tests.e2e.stage import Stage, button_labels, components_of, press_id, text_of

SWITCHES = (
    ("Automatic moves", "**Automatic moves**: none", "**Automatic moves**: when all can see"),
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


def is_explained(said: str) -> bool:
    """True if each of six settings has its name, and what is chosen, in two lines of a phone."""
    title, *lines = said.splitlines()
    meanings = [line.partition("**: ")[2] for line in lines]
    return (
        title == "### ⚙️ Your preferences"
        and len(lines) == 6
        and all(line.startswith("**") and len(line.replace("*", "")) <= 68 for line in lines)
        and all(len(meaning.split()) >= 4 for meaning in meanings)
    )


async def test_a_switch_is_pressed_there_and_back(stage: Stage) -> None:
    for label, before, after in SWITCHES:
        assert before in await stage.type("Anna", "preferences")
        changed = await stage.press_hand("Anna", label)
        assert after in changed
        assert is_explained(changed)
        unchanged = await stage.press_hand("Anna", label)
        assert before in unchanged
        assert is_explained(unchanged)
        await stage.press_hand("Anna", label)
    await stage.restart()
    mine, others = [await stage.type(who, "preferences") for who in ("Anna", "Ben")]
    for _, before, after in SWITCHES:
        assert after in mine
        assert before in others, "it is one's own"


async def test_mentions_and_reminders_are_chosen_from_a_list(stage: Stage) -> None:
    await stage.type("Anna", "preferences")
    for label, line in CHOICES:
        said = await stage.pick("Anna", label)
        assert line in said
        assert is_explained(said)
    preferences = stage.bot.services.preferences
    for label, hours in (("Remind me after 3 hours", 3), ("Remind me after a day", 24)):
        await stage.pick("Anna", label)
        assert await preferences.remind_after(stage.people["Anna"].id) == hours * 3600
    await stage.pick("Anna", "Never remind me")
    assert await preferences.remind_after(stage.people["Anna"].id) is None


async def test_nothing_is_promised_to_people_who_want_no_mention(stage: Stage) -> None:
    """Neither calls nor reminders; the choices stand, for when they want mentions again."""
    await stage.prefers("Anna", calls="seven")
    assert shows(await stage.type("Anna", "preferences"), "preferences-quiet-off")
    said = await stage.pick("Anna", "Never mention me")
    assert "I mention you" not in said
    shown = str(components_of(stage.hands["Anna"]))
    assert shows(shown, "preferences-calls-placeholder", games=7)
    assert shows(shown, "preferences-remind-note")


async def test_in_private_there_is_no_server_s_table_to_be_called_to(stage: Stage) -> None:
    private = await stage.people["Anna"].user.slash("preferences")
    assert shows(text_of(private.response), "preferences-mentions")
    labels = button_labels(private.response)
    assert "Quiet hours" in labels
    assert "Call me for 7" not in labels


async def test_forged_values_are_refused_with_a_message(stage: Stage) -> None:
    await stage.type("Anna", "preferences")
    panel = stage.hands["Anna"]
    known = (("mentions", "loud"), ("remind", "7"), ("forced", "maybe"), ("calls", "chess"))
    for name, value in (*known, ("language", "x"), ("hat", "on"), ("a", ""), ("", "")):
        said = await stage.forge("Anna", press_id(Prefer(name, value)), on=panel)
        assert shows(said, "refusal-bad-choice"), name
