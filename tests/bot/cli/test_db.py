"""`python -m bot db`: boards of forgotten people, and folders that the bot may not write."""

from errno import EACCES
from pathlib import Path

import pytest

from cogs.messages.publisher import ChannelPublisher
from tests.bot.cli.test_commands import ANNA, answer, empty_folder, host_error, played

__all__ = ["empty_folder"]  # used by all tests here


def test_no_board_is_drawn_when_a_person_is_forgotten(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot is not online then; the next start draws the boards."""
    drawn: list[int] = []

    async def tend(_: ChannelPublisher, table_id: int) -> None:
        drawn.append(table_id)

    monkeypatch.setattr(ChannelPublisher, "_publish_pending", tend)
    answer(capsys, "db upgrade")
    played(Path("seven-seas.db"))
    assert "is forgotten" in answer(capsys, f"db forget {ANNA}")
    assert drawn == []


def test_a_copy_into_another_users_folder_is_refused_in_a_sentence(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(path: Path, *_: object) -> None:
        raise PermissionError(EACCES, "Permission denied", str(path))

    answer(capsys, "db upgrade")
    monkeypatch.setattr(Path, "touch", refuse)  # the tests may run as root, who may write anywhere
    said = host_error(capsys, "db backup copy.db")
    assert said == "seven-seas: copy.db.part cannot be used: Permission denied\n"
