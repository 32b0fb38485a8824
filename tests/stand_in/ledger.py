"""The outcome of every move that somebody pressed, as its person saw it."""

from dataclasses import dataclass, field
from typing import Final

from tests.stand_in.world import Json, parts

NOT_MADE: Final = (
    "The table has moved on.",
    "You can look at your hand while you wait.",
    "It's your turn. Press a card.",
    "The rules don't allow that.",
)
"""Notes above a newer hand if the press did not lead to it."""
MADE: Final = (
    "7 Seas: back in port",
    "Letter of Marque: back in port",
    " 7: the end",
    "The Seven Seals: the end",
)
"""Titles of the score that replaces a hand whose move ended the game."""

SILENCE, WORDS, MOVED = "silence", "words", "moved"


@dataclass(slots=True)
class Pressed:
    """A move that was pressed, drawn at this version of a table, and what was shown of it.

    outcome: MOVED is an acknowledged move, which led to the version `shown` or an earlier one.
    at: seconds by the clock that all processes of a machine share.
    """

    table: int
    version: int
    user: int
    at: float
    outcome: str = SILENCE
    shown: int | None = None


@dataclass(slots=True)
class Ledger:
    """All of them, and by the number of their interaction."""

    all: list[Pressed] = field(default_factory=list)
    _by_number: dict[int, Pressed] = field(default_factory=dict)

    def pressed(self, number: int, pressed: Pressed) -> None:
        """Somebody presses a move."""
        self.all.append(pressed)
        self._by_number[number] = pressed

    def shown(self, number: int, message: Json, now: tuple[int, int] | None) -> None:
        """This is shown as an answer; now: the table and the version of its hand, if it has one.

        Answers after the first one are the same hand, kept in step with its table.
        """
        pressed = self._by_number.get(number)
        if pressed is None or pressed.outcome != SILENCE:
            return
        words = text_of(message)
        is_newer = now is not None and now[0] == pressed.table and now[1] > pressed.version
        is_made = any(each in words for each in MADE) or (
            is_newer and not any(each in words for each in NOT_MADE)
        )
        pressed.outcome = MOVED if is_made else WORDS
        pressed.shown = now[1] if now and is_made else None

    def begin(self) -> None:
        """Forget what was pressed so far."""
        self.all.clear()
        self._by_number.clear()


def text_of(message: Json) -> str:
    """The words of a message, with all its parts."""
    texts = [message.get("content") or ""]
    texts += [part["content"] for part in parts(message["components"]) if part.get("content")]
    return "\n".join(text for text in texts if text)
