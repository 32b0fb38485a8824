"""Commands say in every language what the catalogue has for them."""

from pathlib import Path
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice, ContextMenu, locale_str

from bot.texts.command_words import CommandTranslator, describe_commands
from bot.texts.i18n import Catalogue

EN = """
commands-table = All about tables
commands-table-open = Open a table
commands-table-open-game = Which game
choice-seven = 7, the quick one
menu-challenge = Challenge
"""
DE = """
commands-table = Alles über Tische
    .name = tisch
commands-table-open = Öffne einen Tisch
    .name = öffnen
commands-table-open-game = Welches Spiel
    .name = spiel
choice-seven = 7, das schnelle
menu-challenge = Fordern
"""


def tree_of() -> app_commands.CommandTree[Any]:
    """A tree with one group, one command, one parameter and one choice."""
    tree = app_commands.CommandTree(discord.Client(intents=discord.Intents.none()))
    table = app_commands.Group(name="table", description="-")

    @table.command(description="-")
    @app_commands.choices(game=[Choice(name=locale_str("choice-seven"), value="seven")])
    async def open(interaction: discord.Interaction[Any], game: str) -> None: ...  # noqa: A001 - as it is called

    tree.add_command(table)
    return tree


def catalogue_of(folder: Path) -> Catalogue:
    for name, text in (("en", EN), ("de", DE)):
        (folder / name).mkdir()
        (folder / name / "commands.ftl").write_text(text, encoding="utf-8")
    return Catalogue(folder, strict=True)


async def test_english_and_other_words_come_from_the_catalogue(tmp_path: Path) -> None:
    """They may be put twice: two bots in one process share the choices of their cogs."""
    tree, catalogue = tree_of(), catalogue_of(tmp_path)
    for _ in range(2):
        describe_commands(tree, catalogue.say())
    [table] = tree.get_commands()
    sent = await table.get_translated_payload(tree, CommandTranslator(catalogue))
    [opened] = sent["options"]
    [game] = opened["options"]
    [choice] = game["choices"]
    for part, name, english, german in (
        (sent, "tisch", "All about tables", "Alles über Tische"),
        (opened, "öffnen", "Open a table", "Öffne einen Tisch"),
        (game, "spiel", "Which game", "Welches Spiel"),
    ):
        assert (part["description"], part["name_localizations"]) == (english, {"de": name})
        assert part["description_localizations"] == {"de": german}
    assert choice["name"] == "7, the quick one"
    assert choice["name_localizations"] == {"de": "7, das schnelle"}


async def test_a_command_of_a_member_s_menu_has_its_name_in_every_language(tmp_path: Path) -> None:
    async def callback(interaction: discord.Interaction[Any], member: discord.Member) -> None: ...

    tree, catalogue = tree_of(), catalogue_of(tmp_path)
    name = locale_str(catalogue.say()("menu-challenge"), id="menu-challenge")
    tree.add_command(ContextMenu(name=name, callback=callback))
    [menu] = tree.get_commands(type=discord.AppCommandType.user)
    sent = await menu.get_translated_payload(tree, CommandTranslator(catalogue))
    assert sent["name"] == "Challenge"
    assert sent["name_localizations"] == {"de": "Fordern"}
