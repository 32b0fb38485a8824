"""The changelog: its newest entry is what /about quotes."""

from __future__ import annotations

import tomllib
from pathlib import Path

from bot.changelog import newest

PROJECT = Path(__file__).parent.parent.parent / "pyproject.toml"


def test_the_newest_entry_is_of_this_version_and_short_enough_to_be_quoted() -> None:
    version, changes = newest()
    assert version == tomllib.loads(PROJECT.read_text("utf-8"))["project"]["version"]
    assert 1 <= len(changes) <= 5
    assert all(len(change) <= 200 for change in changes)


def test_only_the_newest_entry_is_quoted_and_its_lines_are_joined() -> None:
    text = "# Changes\n\nWords.\n\n## 2.0.0\n\n- One\n  two.\n- Three.\n\n## 1.9.0\n\n- Old.\n"
    assert newest(text) == ("2.0.0", ("One two.", "Three."))
