"""Positions of 7 Seas in few words, and moves by their notation, so that tests read like play."""

from dataclasses import replace
from typing import Any

import pytest

from engine.core import Event, IllegalMove, Seat, Step
from engine.games.seven_seas import GAME
from engine.games.seven_seas.cards import BY_NOTATION, Cards
from engine.games.seven_seas.events import BootyCounted, CardsSeen, Category, CategoryScored
from engine.games.seven_seas.moves import HARBOUR, Reason
from engine.games.seven_seas.options import Options
from engine.games.seven_seas.rounds import Scores, score
from engine.games.seven_seas.state import Phase, State

__all__ = ["HARBOUR", "BootyCounted", "CardsSeen", "Phase", "Reason"]


def cards(text: str) -> Cards:
    """Cards from "g5 r3", in any order."""
    return tuple(sorted(BY_NOTATION[word] for word in text.split()))


def position(
    *hands: str,
    display: str = "",
    chests: tuple[str, ...] = (),
    harbour: str = "",
    aside: tuple[str, ...] = (),
    ships: tuple[int, ...] = (),
    turn: Seat = 0,
    starter: Seat = 0,
    last: Seat | None = None,
    **choices: Any,
) -> State:
    """A position before a card is played; two seats unless there are more hands."""
    options = GAME.options(**choices)
    seats = len(hands)
    sides = 2 if options.teams else seats
    filled = (*chests, *[""] * (sides - len(chests)))
    return replace(
        GAME.deal(options, seats, 7).state,
        starter=starter,
        ships=ships or (0,) * sides,
        turn=turn,
        hands=tuple(map(cards, hands)),
        display=cards(display),
        chests=tuple(map(cards, filled)),
        harbour=cards(harbour),
        aside=tuple(map(cards, aside)),
        last=last,
    )


def legal(state: State) -> list[str]:
    """The legal moves of the seat in turn, in notation."""
    return [GAME.write_move(move) for move in GAME.legal_moves(state, state.turn)]


def may(card: str, display: str) -> list[str]:
    """The choices of this card on this display: "lay", or the cards it takes."""
    moves = legal(position(card, "g9", display=display))
    return [move.partition("<")[2] or "lay" for move in moves]


def played(state: State, *moves: str) -> Step[State]:
    """These moves, each by the seat in turn; all their events."""
    story: list[Event] = []
    for text in moves:
        state, events = GAME.apply(state, state.turn, GAME.read_move(text))
        story.extend(events)
    return Step(state, tuple(story))


def refusal(state: State, text: str, seat: Seat | None = None) -> Reason:
    """Why this move is illegal for the seat (by default the one in turn)."""
    with pytest.raises(IllegalMove) as caught:
        GAME.apply(state, state.turn if seat is None else seat, GAME.read_move(text))
    assert isinstance(caught.value.reason, Reason)
    return caught.value.reason


def kinds(events: tuple[Event, ...]) -> list[str]:
    """The names of events, in order."""
    return [type(event).__name__ for event in events]


def scored(*chests: str, **choices: Any) -> Scores:
    """The scoring of these chests."""
    options: Options = GAME.options(**choices)
    return score(tuple(map(cards, chests)), options.booty_values)


def line(scores: Scores, category: Category) -> CategoryScored:
    """One line of a scoring."""
    return next(each for each in scores.categories if each.category is category)
