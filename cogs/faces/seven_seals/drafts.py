"""The names of the pages on which a prediction is composed: the draft lies in the name itself.

One letter for the page, five counts, takings such as "G2" (a green seal from seat 2), and behind a
dot what was pressed, so that no two presses of a message have the same name.
"""

from __future__ import annotations

import re
from enum import StrEnum

from engine.games.seven_seals import predictions
from engine.games.seven_seals.cards import Colour
from engine.games.seven_seals.draft import Addition
from engine.games.seven_seals.moves import Predict, Taking
from engine.games.seven_seals.view import View


class At(StrEnum):
    """The pages of the composer."""

    DRAFT = "d"
    TAKE = "t"  # from whom a seal is taken
    GIVE = "g"  # to whom a seal goes back
    ZERO = "z"  # no tricks at all?
    SABOTEUR = "s"


_NAME = re.compile(r"([dtgzs])(\d{5})((?:[RYGBP]\d){0,4})(?:\.(\W?)([RYGBP]?)\d?)?")
_TAKING = re.compile(r"([RYGBP])(\d)")
_BY_LETTER = {colour.letter: colour for colour in Colour}


def named_page(at: At, draft: Predict, tag: str = "") -> str:
    """The name of a page with this draft."""
    counts = "".join(map(str, draft.seals))
    taken = "".join(f"{colour.letter}{seat}" for colour, seat in draft.taken)
    return f"{at}{counts}{taken}" + (f".{tag}" if tag else "")


def tag_of(sign: str, step: Addition) -> str:
    """What was pressed to add or remove this seal."""
    return f"{sign}{step.colour.letter}" + ("" if step.source is None else str(step.source))


def read_page(view: View, name: str) -> tuple[At, Predict, str, Colour | None]:
    """The page, its draft, and what was pressed: a sign and a colour.

    The fresh composer for a name that is none, or a draft that is not possible (any more).
    """
    match = _NAME.fullmatch(name)
    if match is None or view.seat is None:
        return At.DRAFT, Predict(), "", None
    at, counts, taken, sign, letter = match.groups()
    takings = (Taking(_BY_LETTER[c], int(seat)) for c, seat in _TAKING.findall(taken))
    draft = Predict(tuple(map(int, counts)), tuple(sorted(takings)))
    if predictions.why_not(view.seals, view.seat, draft) is not None:
        return At.DRAFT, Predict(), "", None
    return At(at), draft, sign or "", _BY_LETTER.get(letter or "")
