"""What is told of a game of The Seven Seals that is over: its highlights, and every hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from cogs.faces.common import best, closest_finish, longest_lead, most
from cogs.faces.seven_seals.words import by_colour, mark, ranks_words
from cogs.ui.layout import glued
from cogs.ui.names import Names
from cogs.ui.page import Say
from engine.core import Event, RoundEnded, Seat
from engine.games.seven_seals.events import (
    BlackSealTaken,
    PlayerScored,
    Predicted,
    SaboteurScored,
    SealTaken,
)
from engine.tables.replay import Replay
from engine.tables.view import TableView


def final(say: Say, seen: TableView, names: Names) -> tuple[str, ...]:
    """Nothing besides the standing."""
    return ()


def highlights(say: Say, replay: Replay, names: Names) -> tuple[str, ...]:
    """The sharpest prediction, the robberies, the sabotage, the lead, the finish, the seals."""
    story = replay.story
    robbed = Counter(event.seat for event in story if isinstance(event, SealTaken))
    black = sum(isinstance(event, BlackSealTaken) for event in story)
    return best(
        closest_finish(say, replay.outcome, names),
        _sharpest(say, story, names),
        most(say, "seven-seals-most-robbed", robbed, names, least=2),
        _sabotage(say, story, names),
        longest_lead(say, story, names),
        say("seven-seals-black-seals", count=black) if black else "",
    )


def _sharpest(say: Say, story: Sequence[Event], names: Names) -> str:
    """The most tricks that somebody predicted and won exactly, colour by colour."""
    predicted, clean = dict[Seat, int](), list[Seat]()
    found = list[tuple[int, Seat, int]]()
    for event in story:
        match event:
            case Predicted(seat, seals):
                predicted[seat] = sum(seals)
            case PlayerScored(seat, _, _, _, 0):
                clean.append(seat)
            case RoundEnded(round, _):
                found += [(predicted.get(seat, 0), seat, round) for seat in clean]
                predicted, clean = {}, []
    tricks, seat, round_ = max(found, default=(0, 0, 0), key=lambda each: each[0])
    if not tricks:
        return ""
    return say("seven-seals-sharpest", name=names[seat], tricks=tricks, round=round_)


def _sabotage(say: Say, story: Sequence[Event], names: Names) -> str:
    """The saboteur whom the others' black seals saved the most points."""
    scored = [event for event in story if isinstance(event, SaboteurScored) and event.black]
    good = max(scored, key=lambda event: event.start - event.points, default=None)
    if good is None:
        return ""
    name, saved = names[good.seat], good.start - good.points
    return say("seven-seals-sabotage", name=name, saved=saved)


def hands(say: Say, seen: Sequence[TableView], names: Names) -> str:
    """One line for each hand; `seen`: the table as each seat saw it."""
    empty = say("seven-seals-no-cards")
    return "\n".join(
        f"{names.marked(seat)}: {_hand(say, own) or empty}" for seat, own in enumerate(seen)
    )


def _hand(say: Say, own: TableView) -> str:
    """The cards by colour; those of one colour stay in one line of a phone."""
    groups = by_colour(own.view.hand)
    between = "; " if say.in_words else "  "
    return between.join(glued(mark(say, colour), ranks_words(cards)) for colour, cards in groups)
