"""Figures measured from outside: answers, moves, late boards; and the ledger of all presses."""

from bisect import insort
from dataclasses import dataclass, field
from statistics import median
from time import perf_counter
from typing import Final

from tests.stand_in.world import Json, parts


@dataclass(slots=True)
class Figures:
    """answers: seconds to the answer of each press; lateness: seconds from a move's press to the
    board that shows it, for each move; both in order of length.
    unanswered: presses that nothing answered in time.
    puzzled: how often no hand let anybody go on, though all lay open.
    acknowledged: by channel and table, the version that the last answer to a move showed.
    """

    answers: list[float] = field(default_factory=list)
    lateness: list[float] = field(default_factory=list)
    moves: int = 0
    ends: int = 0
    unanswered: int = 0
    puzzled: int = 0
    acknowledged: dict[tuple[int, int], int] = field(default_factory=dict)
    _waiting: dict[int, list[float]] = field(default_factory=dict)
    _shown: dict[int, float] = field(default_factory=dict)

    def answered(self, asked: float) -> None:
        """A press that was sent at this moment is answered now."""
        insort(self.answers, perf_counter() - asked)

    def moved(self, channel: int, at: float, answered: float) -> None:
        """Somebody's press at the first moment made a move, as its answer told at the second.

        A board that arrives after the answer shows the move: the bot draws it after that.
        """
        self.moves += 1
        shown = self._shown.get(channel, 0.0)
        if shown > answered:
            insort(self.lateness, shown - at)
        else:
            self._waiting.setdefault(channel, []).append(at)

    def board(self, channel: int, *, over: bool) -> None:
        """A board has arrived in a channel; over: a result."""
        now = perf_counter()
        self.ends += over
        self._shown[channel] = now
        for at in self._waiting.pop(channel, ()):
            insort(self.lateness, now - at)

    def begin(self) -> None:
        """Measure from now on."""
        self.answers.clear()
        self.lateness.clear()
        self.moves = self.ends = self.unanswered = self.puzzled = 0
        self._waiting.clear()

    def told(self) -> dict[str, object]:
        """All figures, in milliseconds and numbers; `behind`: moves that no board shows yet."""
        return {
            "moves": self.moves,
            "games ended": self.ends,
            "presses": len(self.answers),
            "unanswered": self.unanswered,
            "puzzled": self.puzzled,
            "answer": spread(self.answers),
            "board late": spread(self.lateness),
            "behind": sum(map(len, self._waiting.values())),
        }


def spread(ordered: list[float]) -> dict[str, float]:
    """Median, 99th percentile and maximum in milliseconds, of seconds in their order.

    Sorting an hour's on request takes so long that requests pile up.
    """
    if not ordered:
        return {}
    p99 = ordered[min(len(ordered) - 1, len(ordered) * 99 // 100)]
    return {
        name: round(1000 * value, 1)
        for name, value in (("p50", median(ordered)), ("p99", p99), ("most", ordered[-1]))
    }


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
