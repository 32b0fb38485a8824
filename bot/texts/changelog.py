"""The newest version's changes, read from bot/CHANGELOG.md, and the version of a package."""

import os
import re
import subprocess
from pathlib import Path
from typing import Final

CHANGELOG: Final = Path(__file__).parents[1] / "CHANGELOG.md"


def newest(text: str | None = None) -> tuple[str, tuple[str, ...]]:
    """The newest version and its changes, one line each; `text` replaces CHANGELOG.md."""
    written = CHANGELOG.read_text("utf-8") if text is None else text
    entry = written.split("\n## ")[1]
    version, _, lines = entry.partition("\n")
    changes = re.findall(r"^- (.+(?:\n  .+)*)", lines, re.MULTILINE)
    return version.strip(), tuple(" ".join(change.split()) for change in changes)


def version(source: Path | None = None) -> str:
    """The version of a package made now: 0.2.0 at the tag v0.2.0, 0.2.0+3.g1a2b3c4 later.

    Before any tag, and outside a clone, it begins with the newest entry's. source: the clone. An
    image has none: its build passes the version.
    """
    if given := os.environ.get("SEVEN_SEAS_VERSION"):
        return given
    git = (source or CHANGELOG.parents[1]) / ".git"  # a folder, or a file of another worktree
    asking = ["git", f"--git-dir={git}", "describe", "--tags", "--match=v[0-9]*", "--always"]
    try:
        asked = subprocess.run(asking, capture_output=True, encoding="utf-8", check=False)  # noqa: S603 - fixed words
    except OSError:  # no git here
        return newest()[0]
    tag, _, later = asked.stdout.strip().partition("-")
    if tag.startswith("v"):
        return tag[1:] + (f"+{later.replace('-', '.')}" if later else "")
    return newest()[0] + (f"+g{tag}" if tag else "")
