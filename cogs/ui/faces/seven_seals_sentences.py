"""Typed predictions of The Seven Seals: offered while they are typed, and found when sent."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cogs.ui.face import Names, Offer, Say, Unclear, chosen, folded
from cogs.ui.faces.seven_seals_drafts import At, named_page
from cogs.ui.faces.seven_seals_predict import index_of, saboteur_points
from cogs.ui.faces.seven_seals_typed import (
    Wanted,
    kind_typed,
    parted,
    prediction_typed,
    word_list,
    words_of,
)
from cogs.ui.faces.seven_seals_words import letter_of, name_of, named
from engine.games.seven_seals.cards import Colour
from engine.games.seven_seals.moves import Predict, TakeSaboteur
from engine.games.seven_seals.state import NONE_PREDICTED, Counts, Kind, changed
from engine.games.seven_seals.view import View
from engine.tables import Seen

WAYS = 6
"""Ways to take the same seals from others that are offered at a time; `take:` offers all."""

Ways = dict[Counts, list[Predict]]
"""The legal predictions by what they predict: more than one where they take from others."""


def offers(say: Say, seen: Seen, names: Names, typed: str) -> list[Offer]:
    """First what was typed, then what it may grow into; the saboteur and none by their names."""
    ways = _ways(seen)
    wanted = prediction_typed(say, parted(say, typed)[0])
    grown = [NONE_PREDICTED] if not words_of(say, typed) else []
    if wanted is not None:
        grown = _grown(wanted)
    else:
        grown += _grown(Wanted(NONE_PREDICTED)) if not words_of(say, typed) else []
    predicted = [
        _offer(say, seen, names, move)
        for counts in dict.fromkeys(grown)
        for move in ways.get(counts, ())[:WAYS]
        if any(counts)
    ]
    return [*predicted, *_bare(say, seen, typed)]
