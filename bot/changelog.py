"""The newest version's changes, read from bot/CHANGELOG.md."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

CHANGELOG: Final = Path(__file__).with_name("CHANGELOG.md")


def newest(text: str | None = None) -> tuple[str, tuple[str, ...]]:
    """The newest version and its changes, one line each; `text` replaces CHANGELOG.md."""
    written = CHANGELOG.read_text("utf-8") if text is None else text
    entry = written.split("\n## ")[1]
    version, _, lines = entry.partition("\n")
    changes = re.findall(r"^- (.+(?:\n  .+)*)", lines, re.MULTILINE)
    return version.strip(), tuple(" ".join(change.split()) for change in changes)
