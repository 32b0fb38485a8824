"""Drafts of a prediction, as the names of the composer's pages hold them.

A name is one letter for the page, five counts, takings such as "G2" (a green seal from seat 2),
and behind a dot the pressed button, so that no two buttons of a message have the same name.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from enum import StrEnum
from typing import Final

from cachetools import LRUCache, cached
from cachetools.keys import hashkey

from engine.games.seven_seals import predictions
from engine.games.seven_seals.cards import Colour
from engine.games.seven_seals.moves import Move, Predict, Taking
from engine.games.seven_seals.predictions import Addition
from engine.games.seven_seals.view import View
from engine.players import choose
from engine.players.base import QUICK, Level
from engine.tables.view import TableView


class At(StrEnum):
    """The pages of the composer."""

    DRAFT = "d"
    TAKE = "t"  # the choice of the player who loses a seal
    GIVE = "g"  # the choice of the player who gets a seal back
    ZERO = "z"  # no tricks at all?
    SABOTEUR = "s"


_NAME = re.compile(r"([dtgzs])(\d{5})((?:[RYGBP]\d){0,4})(?:\.\W?([RYGBP]?)\d?)?")
_TAKING = re.compile(r"([RYGBP])(\d)")
NOTHING = Predict()
KEPT: Final = 256
"""The most cached proposals: each page of a composer asks for its own."""
_BY_LETTER = {colour.letter: colour for colour in Colour}


def named_page(at: At, draft: Predict, tag: str = "") -> str:
    """The name of a page with this draft."""
    counts = "".join(map(str, draft.seals))
    taken = "".join(f"{colour.letter}{seat}" for colour, seat in draft.taken)
    return f"{at}{counts}{taken}" + (f".{tag}" if tag else "")


def filled_page(draft: Predict) -> str:
    """The name of the composer's page with a whole draft filled in, ready to be confirmed."""
    return named_page(At.DRAFT if any(draft.seals) else At.ZERO, draft, "*")


def proposed(seen: TableView) -> Predict:
    """The draft of the fresh composer: a quick guess; no seal where nobody is aided.

    It depends on the reader's cards and the open seals alone. A hint thinks longer, and may
    advise another prediction.
    """
    settings = seen.table.settings
    if settings.unaided or settings.lesson or not seen.moves:
        return NOTHING
    return _guessed(seen.view, seen.moves)


@cached(LRUCache(KEPT), key=lambda view, _: hashkey(view))
def _guessed(view: View, moves: Sequence[Move]) -> Predict:
    move = moves[choose("seven-seals", Level.DECKHAND, view, (), moves, 0, QUICK)]
    return move if isinstance(move, Predict) else NOTHING


def tag_of(sign: str, step: Addition) -> str:
    """The tag of the button that added or removed this seal."""
    return f"{sign}{step.colour.letter}" + ("" if step.source is None else str(step.source))


def read_page(seen: TableView, name: str) -> tuple[At, Predict, Colour | None]:
    """The page, its draft, and the colour that was pressed.

    An invalid name, or a draft that isn't possible (any more), gives the fresh composer.
    """
    view: View = seen.view
    match = _NAME.fullmatch(name)
    if match is None or view.seat is None:
        return At.DRAFT, proposed(seen), None
    at, counts, taken, letter = match.groups()
    takings = (Taking(_BY_LETTER[c], int(seat)) for c, seat in _TAKING.findall(taken))
    draft = Predict(tuple(map(int, counts)), tuple(sorted(takings)))
    if predictions.why_not(view.seals, view.seat, draft) is not None:
        return At.DRAFT, proposed(seen), None
    return At(at), draft, _BY_LETTER.get(letter or "")
