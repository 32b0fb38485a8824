"""A new language is a folder of words: no line of code knows it."""

import shutil
from argparse import Namespace
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Resource, TextElement
from fluent.syntax.visitor import Transformer

import bot.app
import bot.texts.i18n
from bot.arguments import read_arguments
from bot.cli import check, sandbox
from bot.host.errors import HostError
from bot.texts.i18n import Catalogue
from tests.e2e.said import shows
from tests.e2e.stage import Stage, button_labels
from tests.e2e.test_sandbox import stage as opened_sandbox
from tests.test_locales import LOCALES

pytestmark = pytest.mark.slow


class Loud(Transformer):
    """Turns words into capitals, so that none of them is English."""

    def visit_TextElement(self, node: TextElement) -> TextElement:  # noqa: N802 - Fluent's name
        return TextElement(node.value.upper())


@pytest.fixture
def english(quick: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of languages with English alone."""
    shutil.copytree(LOCALES / "en", tmp_path / "locale/en")
    monkeypatch.setattr(bot.texts.i18n, "files", lambda _: tmp_path)
    monkeypatch.setattr(bot.app, "Catalogue", Catalogue)  # not the one that all tests share
    return tmp_path


@pytest.fixture
def toy(english: Path) -> Path:
    """The folder of a language in capitals, which lacks the words of the daily deal."""
    folder = english / "locale/tlh"
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
    whole = Catalogue().whole("tlh")
    assert 0.9 < whole < 1, "it lacks the daily deal"
    name = f"ENGLISH ({int(whole * 100)}%)"
    await managed.goes("Grace", "/settings", "Language")
    assert name in button_labels(managed.hands["Grace"])
    await managed.pick("Grace", name)
    await managed.open("Anna", game="seven")
    assert "7: WHO PLAYS?" in managed.texts()[-1]
    assert shows(await managed.type("Ben", "solo", game="seven"), "hand-yours")
    await managed.goes("Ben", "/preferences", "Language", name)
    assert "### YOUR TURN" in await managed.type("Ben", "solo")
    assert shows(await managed.type("Ben", "daily"), "daily-hand", game=7, day=4), (
        "in English, behind it"
    )


def test_check_lists_by_language_what_is_missing(
    toy: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert check.main(Namespace(live=None, words=True)) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0].split() == ["en", "100.0", "%,", "0", "missing"]
    missing = [line.strip() for line in told[2:]]
    assert told[1].split()[0] == "tlh"
    assert told[1].endswith(f"{len(missing)} missing")
    assert "daily-begin" in missing
    assert not any(name.startswith("seven-") for name in missing)


async def test_the_sandbox_has_the_language_of_its_option(toy: Path, tmp_path: Path) -> None:
    async with opened_sandbox(tmp_path / "sandbox.db", language="tlh") as town:
        assert "WELCOME TO THE HARBOUR" in town.texts()[0]
        assert "### YOUR TURN" in await town.type("Anna", "solo")
        await town.goes("Anna", "/preferences", "LANGUAGE", "English")
        assert shows(await town.type("Anna", "solo"), "hand-yours")
    async with opened_sandbox(tmp_path / "sandbox.db", language="tlh") as town:
        assert shows(await town.type("Anna", "solo"), "hand-yours"), "a member's own choice stays"
        assert "### YOUR TURN" in await town.type("Ben", "solo")
    with pytest.raises(HostError, match="--language takes en, tlh"):
        sandbox.main(read_arguments(["sandbox", "--language", "xx"]))
