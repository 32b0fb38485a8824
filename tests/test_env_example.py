"""Every setting is documented in .env.example, with its default."""

import re
from pathlib import Path

from bot.config import Settings, read_settings

ROOT = Path(__file__).parent.parent
EXAMPLE = (ROOT / ".env.example").read_text(encoding="utf-8")
READ = re.findall(r'"([A-Z][A-Z_]{5,})"', (ROOT / "bot/config.py").read_text(encoding="utf-8"))


def documented() -> dict[str, str]:
    """The settings in .env.example, commented lines included."""
    return dict(re.findall(r"^(?:# )?([A-Z][A-Z_]+)=(.*)$", EXAMPLE, re.MULTILINE))


def test_every_setting_is_documented_and_nothing_else() -> None:
    of_systemd = {"CREDENTIALS_DIRECTORY"}
    assert set(documented()) == set(READ) - {"WARNING"} - of_systemd


def test_the_example_shows_the_defaults() -> None:
    assert read_settings(documented(), Path("none.env")) == Settings()


def test_a_copy_of_the_example_changes_nothing(tmp_path: Path) -> None:
    copy = tmp_path / ".env"
    copy.write_text(EXAMPLE, encoding="utf-8")
    assert read_settings({}, copy) == Settings()
