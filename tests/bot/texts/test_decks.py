"""A host's tables: read from files, checked cell by cell, played by name, kept by open tables."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.app import SevenSeas
from bot.cli.check import decks_line
from bot.config import Settings
from bot.host.errors import HostError
from bot.texts.decks import DECK_FILES, read_decks, register_decks
from bot.texts.i18n import Catalogue
from engine import codec
from engine.core import choices_by_default
from engine.games import GAMES
from engine.tables.model.table import ChannelPlace, Player
from engine.tables.transitions.lobby import opened

HARBOUR = """
[primiera]
gold     = [5, 1, 2, 3, 4, 6, 7, 0, 0, 0]
crystals = [5, 1, 2, 3, 4, 6, 7, 0, 0, 0]
rum      = [5, 1, 2, 3, 4, 6, 7, 0, 0, 0]
curses   = [-7, -6, -5, -4, -3, -2, -1, -7, -7, -7]

[harbour]
gold     = [7, 7, 7, 7, 7, 7, 7, 7, 7, 7]
crystals = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]
rum      = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
curses   = [-7, -1, -1, -1, -1, -1, -1, -1, -1, -1]
"""
GOLD = "gold     = [7, 7, 7, 7, 7, 7, 7, 7, 7, 7]"
SHORT = "[short]\n1 = 20\n2 = 20\n3 = 20\n4 = 20\n5 = 0\n6 = 0\n7 = 0\n"
HOST = Player("Anna", 1)


def numbered(number: int) -> str:
    return SHORT.replace("short", f"short-{number}")


@pytest.fixture(autouse=True)
def games_as_they_ship() -> Iterator[None]:
    """No test leaves its tables behind."""
    yield
    register_decks(None)


def test_the_shipped_files_hold_the_games_tables() -> None:
    for file in DECK_FILES:
        decks, names = read_decks(file, None)
        assert (dict(decks), dict(names)) == (dict(file.decks.shipped), {})
    assert register_decks(None) == {}


def test_a_table_of_the_host_has_a_name_in_each_language(tmp_path: Path) -> None:
    named = '[names.harbour]\nen = "Harbour prices"\nde = "Hafenpreise"\n'
    (tmp_path / "seven_seas.toml").write_text(HARBOUR + named, encoding="utf-8")
    catalogue = Catalogue()
    catalogue.learn(register_decks(tmp_path))
    assert catalogue.say("en-GB")("rule-seven-seas-booty-harbour") == "Harbour prices"
    german = catalogue.say("de")("rule-seven-seas-booty-harbour")
    assert german == ("Hafenpreise" if "de" in catalogue.languages else "Harbour prices")


def test_a_deck_of_the_host_is_dealt(tmp_path: Path) -> None:
    (tmp_path / "seven.toml").write_text(SHORT, encoding="utf-8")
    register_decks(tmp_path)
    game = GAMES["seven"]
    options = game.options(**choices_by_default(game))
    assert options.deck == (20, 20, 20, 20, 0, 0, 0)
    assert game.deal(options, 2, 7).state is not None


def test_an_open_table_keeps_its_numbers_when_the_file_is_edited(tmp_path: Path) -> None:
    file = tmp_path / "seven_seas.toml"
    file.write_text(HARBOUR, encoding="utf-8")
    register_decks(tmp_path)
    game = GAMES["seven-seas"]
    table = opened(game, ChannelPlace(1, 2), HOST, {"booty": "harbour"}, 0.0)
    file.write_text(HARBOUR.replace("7, 7, 7", "6, 6, 6"), encoding="utf-8")
    register_decks(tmp_path)
    assert codec.read(type(game.options()), table.options).booty_values.count(7) == 10


@pytest.mark.parametrize(
    ("file", "text", "told"),
    [
        ("seven_seas.toml", HARBOUR.replace("-6", "8"), r"\[primiera\].*curses 2.*not 8"),
        (
            "seven_seas.toml",
            HARBOUR.replace("[-7, -1", "[-1, -1"),
            r"\[harbour\].*the kraken, not -1",
        ),
        ("seven_seas.toml", HARBOUR.replace("7]", "7, 7]"), r"\[primiera\].*curses 11"),
        ("seven_seas.toml", HARBOUR.replace("[1, 1,", "[1,"), r"\[harbour\].*crystals 10"),
        ("seven_seas.toml", HARBOUR.replace(GOLD, ""), r"\[harbour\].*gold 1"),
        ("seven_seas.toml", HARBOUR.replace(GOLD, "gold = '7'"), r"\[harbour\].*gold 1"),
        ("seven_seas.toml", HARBOUR.replace("rum ", "tea "), r"\[primiera\].*tea"),
        ("seven_seas.toml", "harbour = 7", "harbour is no table"),
        ("seven_seas.toml", "", "it has 0 tables, not 1 to 25"),
        ("seven.toml", "".join(map(numbered, range(26))), "it has 26 tables, not 1 to 25"),
        ("seven_seas.toml", "[harbour", "cannot be used"),
        (
            "seven_seas.toml",
            HARBOUR.replace("[harbour]", '["Ha Ha"]'),
            "'Ha Ha' is not a table name",
        ),
        ("seven_seas.toml", HARBOUR + "[names.bay]\nen = 'Bay'", r"\[names.bay\] names no table"),
        ("seven_seas.toml", HARBOUR + "[names.harbour]\nen = ''", r"\[names.harbour\] is no text"),
        ("seven_seas.toml", HARBOUR + "[names]\nharbour = 'Bay'", r"\[names.harbour\] is no text"),
        ("seven_seas.toml", "names = 7\n" + HARBOUR, "names is no table"),
        ("seven.toml", SHORT.replace("7 = 0", "7 = -1"), "number 7 has -1"),
        ("seven.toml", SHORT.replace("7 = 0", "7 = 1.5"), "number 7 has 1.5"),
        ("seven.toml", SHORT + "8 = 1", "there are no cards with the number 8"),
        ("seven.toml", SHORT.replace("7 = 0", ""), r"\[short\] number 7 is missing"),
        ("seven.toml", SHORT.replace("7 = 0", "7 = 1"), "add up to 81"),
    ],
)
def test_an_unusable_deck_is_reported_with_its_cell(
    tmp_path: Path, file: str, text: str, told: str
) -> None:
    (tmp_path / file).write_text(text, encoding="utf-8")
    with pytest.raises(HostError, match=told) as error:
        register_decks(tmp_path)
    assert file in str(error.value)


def test_check_names_files_that_are_read_and_files_that_no_game_reads(tmp_path: Path) -> None:
    assert decks_line(None) == "those that ship"
    assert decks_line(tmp_path) == f"none of {tmp_path}"
    (tmp_path / "seven.toml").write_text(SHORT, encoding="utf-8")
    assert decks_line(tmp_path) == f"seven.toml of {tmp_path}"
    (tmp_path / "seven_sea.toml").write_text(HARBOUR, encoding="utf-8")
    (tmp_path / "lost").symlink_to(tmp_path / "gone")
    told = "; no game reads lost, seven_sea.toml (known are seven_seas.toml, seven.toml)"
    assert decks_line(tmp_path).endswith(told)
    (tmp_path / "seven_seas.toml").symlink_to(tmp_path / "gone")
    with pytest.raises(HostError, match=r"seven_seas\.toml cannot be used"):
        decks_line(tmp_path)


async def test_the_bot_offers_the_tables_of_its_settings(tmp_path: Path) -> None:
    (tmp_path / "seven_seas.toml").write_text(HARBOUR, encoding="utf-8")
    bot = SevenSeas(Settings(decks=tmp_path))
    await bot.load()
    [booty] = [rule for rule in GAMES["seven-seas"].house_rules if rule.name == "booty"]
    assert booty.values == ("primiera", "harbour")
    assert bot.catalogue.say("de")("rule-seven-seas-booty-harbour") == "harbour"
