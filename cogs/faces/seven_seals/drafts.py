"""Drafts of a prediction, as the names of the composer's pages hold them.

A name is one letter for the page, then the added seals in order, such as "RG2" (a red one from the
middle, a green one from seat 2), and behind a dot the colour that was pressed, or a star.
"""

import re
from collections.abc import Sequence
from enum import StrEnum
from functools import reduce
from typing import Final, TypeAlias

from cachetools import LRUCache, cached
from cachetools.keys import hashkey

from engine.games.seven_seals.moves import Move, Predict
from engine.games.seven_seals.predictions import Addition, add, why_not
from engine.games.seven_seals.state import Colour
from engine.games.seven_seals.view import View
from engine.players import Question, answered
from engine.players.base import QUICK, Level
from engine.tables.model.kind import kind_of
from engine.tables.view import TableView

Draft: TypeAlias = tuple[Addition, ...]
"""The added seals in order; only the last one can be removed."""


class At(StrEnum):
    """The pages of the composer."""

    DRAFT = "d"
    TAKE = "t"  # the choice of the player who loses a seal
    SABOTEUR = "s"


_NAME = re.compile(r"([dts])((?:[RYGBP]\d?){0,24})(?:\.([RYGBP*]))?")
_SEAL = re.compile(r"([RYGBP])(\d?)")
MOST_PROPOSALS: Final = 256
"""The most cached proposals: each page of a composer asks for its own."""
_BY_LETTER = {colour.letter: colour for colour in Colour}


def named_page(at: At, draft: Draft, pressed: str = "") -> str:
    """The name of a page with this draft."""
    seals = "".join(
        seal.colour.letter + ("" if seal.source is None else str(seal.source)) for seal in draft
    )
    return f"{at}{seals}" + (f".{pressed}" if pressed else "")


def filled_page(move: Predict) -> str:
    """The name of the composer's page with a whole prediction filled in, ready to be confirmed."""
    return named_page(At.DRAFT, draft_of(move), "*")


def prediction_of(draft: Draft) -> Predict:
    """The prediction that a draft stands for."""
    return reduce(add, draft, Predict())


def draft_of(move: Predict) -> Draft:
    """A prediction as a draft: by colour, with other players' seals last."""
    seals = list[Addition]()
    for colour, count in zip(Colour, move.seals, strict=True):
        victims = [taking.seat for taking in move.taken if taking.colour is colour]
        seals += [Addition(colour)] * (count - len(victims))
        seals += [Addition(colour, victim) for victim in victims]
    return tuple(seals)


def proposed(seen: TableView) -> Draft:
    """The draft of the fresh composer: a quick guess; () at tables without hints and in lessons.

    It depends on the reader's cards and the open seals alone. A hint thinks longer, and may
    advise another prediction.
    """
    if not seen.moves or kind_of(seen.table).hints is not None:
        return ()
    return draft_of(_guessed(seen.view, seen.moves))


@cached(LRUCache(MOST_PROPOSALS), key=lambda view, _: hashkey(view))
def _guessed(view: View, moves: Sequence[Move]) -> Predict:
    asked = Question("seven-seals", Level.DECKHAND, view, (), tuple(moves), 0, budget=QUICK)
    move = answered(asked)
    return move if isinstance(move, Predict) else Predict()


def read_page(seen: TableView, name: str) -> tuple[At, Draft, Colour | None]:
    """The page, its draft, and the pressed colour; the fresh composer for an impossible name."""
    view: View = seen.view
    match = _NAME.fullmatch(name)
    if match is None or view.seat is None:
        return At.DRAFT, proposed(seen), None
    at, seals, letter = match.groups()
    draft = tuple(
        Addition(_BY_LETTER[colour], int(seat) if seat else None)
        for colour, seat in _SEAL.findall(seals)
    )
    if why_not(view.seals, view.seat, prediction_of(draft)) is not None:
        return At.DRAFT, proposed(seen), None
    return At(at), draft, _BY_LETTER.get(letter or "")
