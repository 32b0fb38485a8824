"""Settings of a server for its tables, languages that hosts add, and missing permissions."""

import shutil
from pathlib import Path

import discord
import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Resource, TextElement
from fluent.syntax.visitor import Transformer

import bot.app
import bot.texts.i18n
from bot.texts.i18n import Catalogue
from cogs.ui.routes import Prefer, PresetRule, SetServer, Verb
from tests.catalogue import CATALOGUE
from tests.e2e.conftest import permit
from tests.e2e.said import plain, shows
from tests.e2e.stage import Stage, button_labels, components_of, press_id, text_of, walk
from tests.test_locales import LOCALES


async def test_settings_are_for_managers_only(managed: Stage) -> None:
    """Even where a server's own overrides let somebody type the command."""
    commands = {
        command.name: command.to_dict(managed.bot.tree)
        for command in managed.bot.tree.get_commands()
    }
    wanted = str(discord.Permissions(manage_guild=True).value)
    assert str(commands["settings"]["default_member_permissions"]) == wanted
    assert commands["preferences"]["default_member_permissions"] is None
    assert "settings" in managed.people["Grace"].available_commands(managed.channel)
    assert "settings" not in managed.people["Anna"].available_commands(managed.channel)
    guild, anna = managed.env.guild, managed.people["Anna"]
    settings = next(c for c in await managed.bot.tree.fetch_commands() if c.name == "settings")
    guild.set_command_permissions(settings.id, {anna: True})
    refused = "You need the Manage Server permission"
    assert refused in await managed.type("Anna", "settings")
    await managed.type("Anna", "table open")
    rules = (PresetRule("seven-seas"), PresetRule("seven-seas", "target"))
    for to in (Verb.SETTINGS, SetServer("clock", "60"), *rules):
        assert refused in await managed.forge("Anna", press_id(to))
    assert (await managed.bot.services.preferences.server(guild.id)).clock is None


async def test_settings_survive_a_restart_and_can_be_taken_back(managed: Stage) -> None:
    """They are for new tables of this server, whose hosts may choose otherwise."""
    for shown in ("clock", "thread", "words", "channels", "language"):
        assert shows(await managed.type("Grace", "settings"), f"settings-{shown}"), shown
    said = await managed.goes("Grace", "/settings", "Turn time", "Turn time: 5 minutes")
    assert shows(said, "settings-clock", clock=300)
    await managed.restart()
    assert shows(await managed.type("Grace", "settings"), "settings-clock", clock=300)
    preferences, here = managed.bot.services.preferences, managed.env.guild.id
    assert (await preferences.server(here + 1)).clock is None
    await managed.type("Anna", "table open")
    assert managed.table.settings.clock == 300
    await managed.closes("Anna")
    await managed.type("Anna", "table open", clock=0)
    assert managed.table.settings.clock is None
    await managed.closes("Anna")
    assert shows(await managed.sets("Grace", clock="0"), "settings-clock", clock=0)
    await managed.type("Anna", "table open")
    assert managed.table.settings.clock is None


async def test_house_rules_of_the_server_are_where_tables_begin(managed: Stage) -> None:
    """The host may choose otherwise. A rule that no game has is refused."""
    said = await managed.goes("Grace", "/settings", "House rules", "House rules of 7 Seas")
    assert shows(said, "settings-rules-usual")
    await managed.pick("Grace", "Space to reach")
    assert "**Space to reach**: 14" in await managed.pick("Grace", "Space to reach: 14")
    said = await managed.press_hand("Grace", "Back")
    assert shows(said, "settings-rule", game="7 Seas", rule="Space to reach", value=14)
    await managed.type("Anna", "table open")
    assert "**Space to reach**: 14" in managed.texts()[-1]
    await managed.closes("Anna")
    await managed.open("Anna", target=11)
    assert "**Space to reach**: 11" in managed.texts()[-1]
    for rule in ("target=8", "wind=north", "teams=perhaps"):
        said = await managed.sets("Grace", rule=f"seven-seas={rule}")
        assert shows(said, "refusal-bad-choice"), rule


async def test_a_role_that_the_server_names_plans_club_nights(managed: Stage) -> None:
    """Besides those who may manage events; others read whom to ask. Twice takes it back."""
    env, guild = managed.env, managed.env.guild
    role = guild.create_role("Club")
    managed.people["Eve"] = guild.add_member(env.create_user("Eve"), roles=[role])
    await managed.goes("Grace", "/settings", "Club nights")
    panel = managed.hands["Grace"]
    by_role = next(c["custom_id"] for c in walk(components_of(panel)) if c.get("type") == 6)
    for is_named in (True, False):
        chosen = await managed.people["Grace"].select(panel, [role], custom_id=by_role)
        named = role.mention if is_named else "none"
        assert shows(managed.answered("Grace", chosen), "settings-planner", role=named)
        await managed.type("Eve", "night")
        assert ("Announce" in button_labels(managed.hands["Eve"])) is is_named
        assert (role.mention in await managed.type("Anna", "night")) is is_named
    await managed.people["Grace"].select(panel, [role], custom_id=by_role)
    env.backend.delete_role(guild.id, role.id)
    await env.settle()
    assert shows(await managed.type("Grace", "settings"), "settings-planner", role="none")
    assert role.mention not in await managed.type("Anna", "night")


async def test_tables_are_kept_to_some_channels(managed: Stage) -> None:
    """Their threads included; choosing a channel again takes it back, and none is everywhere."""
    cove = managed.env.guild.create_text_channel("cove")
    await managed.goes("Grace", "/settings", "Channels for tables")
    panel = managed.hands["Grace"]
    by_channel = next(c["custom_id"] for c in walk(components_of(panel)) if c.get("type") == 8)
    chosen = await managed.people["Grace"].select(panel, [cove], custom_id=by_channel)
    told = managed.answered("Grace", chosen)
    assert shows(told, "settings-channels", channels=f"<#{cove.id}>")
    assert f"<#{cove.id}>" in await managed.type("Anna", "table open")
    assert managed.table is None
    permit(managed, "Anna", manage_events=True)
    assert f"<#{cove.id}>" in await managed.goes("Anna", "/night", "Announce")
    here, managed.channel = managed.channel, cove
    await managed.type("Anna", "table open", thread=True)
    managed.channel = cove.threads[-1]
    assert managed.table is not None
    await managed.closes("Anna")
    await managed.type("Ben", "table open")
    assert managed.table is not None
    managed.channel = here
    assert shows(await managed.sets("Grace", channel=str(cove.id)), "settings-channels")
    await managed.type("Anna", "table open")
    assert managed.table is not None
    await managed.sets("Grace", channel=str(cove.id))
    assert shows(await managed.press_hand("Grace", "Every channel"), "settings-channels")


def is_german(text: str, message_id: str) -> bool:
    """True if a text contains this message in German."""
    return plain(CATALOGUE.say("de")(message_id)) in text


async def test_a_new_language_is_shown_at_once(managed: Stage) -> None:
    """Languages are called as they call themselves."""
    await managed.type("Anna", "table open")
    said = await managed.goes("Grace", "/settings", "Language", "Deutsch")
    assert shows(said, "settings-language", language="Deutsch")
    assert is_german(managed.texts()[-1], "game-seven-seas-lobby")
    await managed.pick("Grace", "Discord's language")
    assert not is_german(managed.texts()[-1], "game-seven-seas-lobby")
    assert shows(await managed.sets("Grace", language="tlh"), "refusal-bad-choice")


async def test_a_language_of_ones_own_is_for_private_messages_alone(managed: Stage) -> None:
    """It survives a restart as all preferences do."""
    await managed.type("Anna", "table open")
    title = "preferences-title"
    assert is_german(await managed.goes("Anna", "/preferences", "Language", "Deutsch"), title)
    assert not is_german(managed.texts()[-1], "game-seven-seas-lobby")
    assert not is_german(await managed.type("Ben", "preferences"), title)
    await managed.bot.services.preferences.restore()
    assert is_german(await managed.goes("Anna", "/preferences", "Sprache"), title)
    assert not is_german(await managed.pick("Anna", "Die Sprache von Discord"), title)
    assert shows(await managed.prefers("Anna", language="tlh"), "refusal-bad-choice")


LACKING = {
    "send_messages": "Send Messages",
    "read_message_history": "Read Message History",
    "create_public_threads": "Create Public Threads",
    "send_messages_in_threads": "Send Messages in Threads",
}


async def test_a_table_that_cannot_open_names_the_missing_permission(managed: Stage) -> None:
    for permission, name in LACKING.items():
        permit(managed, **{permission: False})
        opened = await managed.type("Anna", "table open", thread="threads" in permission)
        assert shows(opened, "permissions-missing", names=name)
        assert managed.bot.tables.open_tables() == ()
        permit(managed, **{permission: True})


async def test_settings_and_open_agree_about_threads(managed: Stage) -> None:
    """Where every table should have one, and where none needs it."""
    assert shows(await managed.goes("Grace", "/settings", "Threads"), "settings-thread")
    await managed.type("Anna", "table open")
    assert (managed.table, len(managed.channel.threads)) == (None, 1)
    permit(managed, create_public_threads=False)
    assert "is open" not in await managed.type("Grace", "table open")
    await managed.sets("Grace", thread=False)
    assert shows(await managed.type("Grace", "table open"), "lobby-opened")


SWITCHES = {
    "Automatic moves": ("forced", False),
    "Ask first": ("confirm", False),
    "Show my games": ("lists", True),
    "Warn me": ("gifts", True),
}
"""The preference that each of these buttons changes, and what it is by default."""
CHOICES = (
    ("Mention me only to remind me", "**Mentions**: only reminders"),
    ("Never mention me", "**Mentions**: never"),
    ("Mention me every turn", "**Mentions**: every turn"),
)


def is_explained(said: str) -> bool:
    """True if each of seven settings has its name, and what is chosen, in two lines of a phone."""
    title, *lines = said.splitlines()
    meanings = [line.partition("**: ")[2] for line in lines]
    return (
        title == "### ⚙️ Your preferences"
        and len(lines) == 7
        and all(line.startswith("**") and len(line.replace("*", "")) <= 68 for line in lines)
        and all(len(meaning.split()) >= 4 for meaning in meanings)
    )


async def test_a_switch_is_pressed_there_and_back(stage: Stage) -> None:
    """It is one's own, and survives a restart."""
    for label, (name, on) in SWITCHES.items():
        assert shows(await stage.type("Anna", "preferences"), f"prefer-switch-{name}", on=on)
        for wanted in (not on, on, not on):
            said = await stage.press_hand("Anna", label)
            assert shows(said, f"prefer-switch-{name}", on=wanted)
            assert is_explained(said)
    await stage.restart()
    mine, others = [await stage.type(who, "preferences") for who in ("Anna", "Ben")]
    for name, on in SWITCHES.values():
        assert shows(mine, f"prefer-switch-{name}", on=not on)
        assert shows(others, f"prefer-switch-{name}", on=on)


async def test_mentions_and_reminders_are_chosen_from_a_list(stage: Stage) -> None:
    await stage.goes("Anna", "/preferences", "Mentions")
    for label, line in CHOICES:
        said = await stage.pick("Anna", label)
        assert line in said
        assert is_explained(said)
    preferences = stage.bot.services.preferences
    await stage.pick("Anna", "Reminders")
    for label, hours in (("Remind me after 3 hours", 3), ("Remind me after a day", 24)):
        await stage.pick("Anna", label)
        assert await preferences.remind_after(stage.people["Anna"].id) == hours * 3600
    await stage.pick("Anna", "Never remind me")
    assert await preferences.remind_after(stage.people["Anna"].id) is None


async def test_nothing_is_promised_to_people_who_want_no_mention(stage: Stage) -> None:
    """Neither calls nor reminders; the choices stand, for when they want mentions again."""
    await stage.prefers("Anna", calls="seven")
    assert shows(await stage.type("Anna", "preferences"), "preferences-quiet-off")
    await stage.pick("Anna", "Mentions")
    said = await stage.pick("Anna", "Never mention me")
    assert "I mention you" not in said
    await stage.pick("Anna", "Reminders")
    shown = str(components_of(stage.hands["Anna"]))
    assert shows(shown, "preferences-calls-placeholder", games=7)
    assert shows(shown, "preferences-remind-note")


async def test_in_private_there_is_no_server_s_table_to_be_called_to(stage: Stage) -> None:
    private = await stage.people["Anna"].user.slash("preferences")
    assert shows(text_of(private.response), "preferences-mentions")
    labels = button_labels(private.response)
    assert "Quiet hours" in labels
    assert "Calls for new tables" not in labels


async def test_forged_values_are_refused_with_a_message(stage: Stage) -> None:
    await stage.type("Anna", "preferences")
    panel = stage.hands["Anna"]
    known = (("mentions", "loud"), ("remind", "7"), ("forced", "maybe"), ("calls", "chess"))
    for name, value in (*known, ("language", "x"), ("hat", "on"), ("a", ""), ("", "")):
        said = await stage.forge("Anna", press_id(Prefer(name, value)), on=panel)
        assert shows(said, "refusal-bad-choice"), name


pytestmark = pytest.mark.slow


class Loud(Transformer):
    """Turns words into capitals, so that none of them is English."""

    def visit_TextElement(self, node: TextElement) -> TextElement:  # noqa: N802 - Fluent's name
        return TextElement(node.value.upper())


@pytest.fixture
def toy(quick: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a language in capitals, beside English. It lacks daily deals."""
    shutil.copytree(LOCALES / "en", tmp_path / "locale/en")
    monkeypatch.setattr(bot.texts.i18n, "SHIPPED", tmp_path)
    monkeypatch.setattr(bot.app, "Catalogue", Catalogue)  # not the one that all tests share
    folder = tmp_path / "locale/tlh"
    folder.mkdir()
    for file in LOCALES.glob("en/*.ftl"):
        if file.stem != "daily":
            loud = Loud().visit(FluentParser().parse(file.read_text("utf-8")))
            assert isinstance(loud, Resource)
            (folder / file.name).write_text(FluentSerializer().serialize(loud), "utf-8")
    return folder


async def test_a_folder_of_words_is_a_language_for_the_server_and_for_its_people(
    toy: Path, managed: Stage
) -> None:
    name = "ENGLISH"
    await managed.goes("Grace", "/settings", "Language")
    assert name in button_labels(managed.hands["Grace"])
    await managed.pick("Grace", name)
    await managed.open("Anna", game="seven")
    assert "7: WHO PLAYS?" in managed.texts()[-1]
    assert shows(await managed.type("Ben", "solo", game="seven"), "hand-yours")
    await managed.goes("Ben", "/preferences", "Language", name)
    assert "### YOUR TURN" in await managed.goes("Ben", "/solo", "GO ON")
    assert shows(await managed.goes("Ben", "/daily", "Begin"), "daily-hand", game=7, day=4), (
        "in English, behind it"
    )
