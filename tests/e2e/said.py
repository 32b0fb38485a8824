"""Messages by their ids: every message that a test formatted, to be found in its texts."""

from collections import defaultdict
from collections.abc import Callable
from typing import Any

import pytest

from bot.texts.i18n import Language
from cogs.ui.layout import JOINER, NO_BREAK
from tests.catalogue import SAY

FORMATTED: dict[str, dict[str, dict[str, object]]] = defaultdict(dict)
"""By id, the texts that were formatted in this test, each with its last values."""


def plain(text: object) -> str:
    """The text without what only holds its lines together, and with hyphens for minus signs."""
    return str(text).replace(JOINER, "").replace(NO_BREAK, " ").replace("\u2212", "-")


def listen(patching: pytest.MonkeyPatch) -> None:
    """Note every message that is formatted from now on."""
    FORMATTED.clear()
    formatted: Callable[..., str] = Language.__call__

    def noted(self: Language, message_id: str, /, **values: Any) -> str:
        text = formatted(self, message_id, **values)
        FORMATTED[message_id][text] = values
        return text

    patching.setattr(Language, "__call__", noted)


def shows(text: str, message_id: str, **values: object) -> bool:
    """True if a text contains this message, formatted with these values among others."""
    assert SAY.has(message_id), f"there is no message {message_id!r}"
    found, wanted = plain(text), {name: plain(value) for name, value in values.items()}
    return any(
        plain(known) in found and wanted.items() <= {n: plain(v) for n, v in given.items()}.items()
        for known, given in FORMATTED[message_id].items()
    )
