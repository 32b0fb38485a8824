"""When a reason of 7 is true."""

from collections import Counter
from itertools import chain
from typing import Any, Final

from engine.games.seven.moves import SEVEN, fields_after, legal
from engine.games.seven.state import Phase
from tests.engine.players.reasons_kit import Said, Truths

NUMBERS: Final = range(1, 8)


def makes(fields: tuple[int, int], number: int) -> bool:
    """True if a card of this number can make a Seven on these fields."""
    return any(sum(fields_after(fields, move)) == SEVEN for move in legal((number,), fields))


def fields(told: Said, move: Any) -> tuple[int, int]:
    """The fields after a placing that makes no Seven."""
    return fields_after(told.state.fields, move)


def is_seven(told: Said, move: Any) -> bool:
    """True if this placing makes a Seven."""
    return sum(fields(told, move)) == SEVEN


def sevens(told: Said) -> list[Any]:
    """The placings that make a Seven."""
    return [move for move in told.moves if is_seven(told, move)]


def kept(told: Said) -> Counter[int]:
    """The hand without the card that is placed."""
    return Counter(told.view.hand) - Counter([told.move.number])


def unseen(told: Said) -> Counter[int]:
    """The cards in other hands and in the draw pile, by number."""
    state = told.state
    others = (hand for seat, hand in enumerate(state.hands) if seat != told.seat)
    return Counter(chain(*others, state.draw_pile))


def ways(told: Said, move: Any) -> int:
    """How many unseen cards would make a Seven after a placing; none after a Seven itself."""
    if is_seven(told, move):
        return 0
    after = fields(told, move)
    return sum(count for number, count in unseen(told).items() if makes(after, number))


def passes_a_seven(told: Said) -> bool:
    """True if the seat could make a Seven, and this placing makes none."""
    return bool(sevens(told)) and not is_seven(told, told.move)


def starts(told: Said) -> bool:
    """After each Seven now, every start of the next pile leaves at least this many ways."""
    if not passes_a_seven(told) or ways(told, told.move) >= told.figure:
        return False
    cards = unseen(told)
    for each in sevens(told):
        rest = Counter(told.view.hand) - Counter([each.number])
        for start in rest:
            found = sum(n for number, n in cards.items() if makes((start, 0), number))
            if start == SEVEN or found < told.figure:
                return False
    return True


def finishes(told: Said) -> bool:
    """The kept card makes a Seven with this one, and then at most one more is left to place."""
    left = sum(kept(told).values()) - 1 + (told.view.phase is Phase.PLACE)
    may_start_last = 0 if told.view.options.strict_finish else 1
    return plans(told) and left <= may_start_last


def plans(told: Said) -> bool:
    """The figure is kept, and makes a Seven on what this placing leaves."""
    return told.figure in kept(told) and makes(fields(told, told.move), told.figure)


TRUTHS: Truths = {
    "only": lambda told: len(told.moves) == 1,
    "out": lambda told: is_seven(told, told.move) and len(told.view.hand) == 1,
    "seven": lambda told: is_seven(told, told.move) and len(told.view.hand) > 1,
    "again": lambda told: is_seven(told, told.move) and SEVEN in kept(told),
    "safe": lambda told: not ways(told, told.move) and not is_seven(told, told.move),
    "lonely": lambda told: passes_a_seven(told) and len(told.view.hand) == 3,
    "starts": starts,
    "finishes": finishes,
    "fewest": lambda told: (
        told.figure
        == ways(told, told.move)
        == min(ways(told, each) for each in told.moves if not is_seven(told, each))
    ),
    "plans": plans,
    "waits": lambda told: (
        passes_a_seven(told)
        and told.figure in kept(told)
        and told.figure in {each.number for each in sevens(told)}
    ),
    "higher": lambda told: (
        max(kept(told)) > told.move.number == min(e.number for e in told.moves) and not sevens(told)
    ),
    "passes": lambda told: passes_a_seven(told) and told.figure == ways(told, told.move),
    "more": lambda told: told.figure == ways(told, told.move) > ways(told, told.other),
}
