"""The changelog: its newest entry is what /about quotes. The version comes from the tag."""

import re
import subprocess
from pathlib import Path

import pytest

from bot.texts.changelog import CHANGELOG, newest, version
from bot.texts.i18n import BASE
from tests.catalogue import CATALOGUE


def test_the_newest_entry_is_short_enough_to_be_quoted() -> None:
    _, changes = newest()
    assert 1 <= len(changes) <= 5
    assert all(len(change) <= 200 for change in changes)


@pytest.mark.parametrize("language", CATALOGUE.languages)
def test_the_news_of_about_are_the_newest_entry_in_every_language(language: str) -> None:
    """In English word by word, in others line by line."""
    _, *told = CATALOGUE.languages[language]("about-changes").splitlines()
    _, changes = newest()
    written = [f"- {change}" for change in changes]
    assert told == written if language == BASE else len(told) == len(written)
    assert language == BASE or not set(told) & set(written)


def test_every_version_has_an_entry() -> None:
    entries = re.findall(r"^## (.+)$", CHANGELOG.read_text(encoding="utf-8"), re.MULTILINE)
    assert version().partition("+")[0] in entries


def test_the_version_is_that_of_the_tag_and_says_how_far_it_went_on(tmp_path: Path) -> None:
    """Before any tag, the newest entry's, and so where there is no clone."""

    def git(*words: str) -> str:
        command = ["git", "-c", "user.name=A", "-c", "user.email=a@example.org", *words]
        return subprocess.run(
            command, cwd=tmp_path, check=True, capture_output=True, text=True
        ).stdout.strip()

    def commit() -> str:
        git("commit", "--allow-empty", "--message", "A change")
        return git("rev-parse", "--short", "HEAD")

    assert version(tmp_path) == newest()[0]
    git("init")
    first = commit()
    assert version(tmp_path) == f"{newest()[0]}+g{first}"
    git("tag", "v7.8.9")
    git("tag", "other")
    assert version(tmp_path) == "7.8.9"
    commit()
    third = commit()
    assert version(tmp_path) == f"7.8.9+2.g{third}"


def test_the_build_of_an_image_passes_the_version(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SEVEN_SEAS_VERSION", "")
    assert version(tmp_path) == newest()[0]
    monkeypatch.setenv("SEVEN_SEAS_VERSION", "7.8.9+2.gabc")
    assert version(tmp_path) == "7.8.9+2.gabc"


def test_only_the_newest_entry_is_quoted_and_its_lines_are_joined() -> None:
    text = "# Changes\n\nWords.\n\n## 2.0.0\n\n- One\n  two.\n- Three.\n\n## 1.9.0\n\n- Old.\n"
    assert newest(text) == ("2.0.0", ("One two.", "Three."))
