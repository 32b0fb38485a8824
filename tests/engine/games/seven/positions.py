"""Short ways to set up positions of 7 and to read the effect of a step."""

from collections.abc import Sequence
from dataclasses import replace

from engine.core import Event, Seat, Step
from engine.games.seven import GAME
from engine.games.seven.moves import EMPTY, Fields, PlaceCard, Reason, Side, fields_after, why_not
from engine.games.seven.state import State

START, HOLE, NUMBER = Side


def position(
    *hands: Sequence[int],
    pile: str = "",
    draw: Sequence[int] = (1,) * 20,
    aside: Sequence[int] = (),
    turn: Seat = 0,
    out: tuple[Seat, ...] = (),
    chips: tuple[int, ...] | None = None,
    number: int = 1,
    strict: bool = False,
) -> State:
    """A position; `pile` is written as the moves that made it, `draw` is drawn from its end."""
    placed = tuple(GAME.read_move(word) for word in pile.split())
    newest, other = fields_of(placed)
    return replace(
        GAME.deal(GAME.options(strict_finish=strict), len(hands), 1).state,
        round=number,
        starter=0,
        chips=chips or (0,) * len(hands),
        turn=turn,
        hands=tuple(tuple(sorted(hand)) for hand in hands),
        pile=placed,
        newest=newest,
        other=other,
        draw_pile=tuple(draw),
        aside=tuple(aside),
        out=out,
    )


def fields_of(placed: Sequence[PlaceCard]) -> Fields:
    """The numbers a pile shows after these placings, each of them allowed."""
    fields = EMPTY
    for move in placed:
        assert why_not(fields, move) is None
        fields = fields_after(fields, move)
    return fields


def play(state: State, *words: str) -> Step[State]:
    """Play moves in notation, each by the seat to move; returns all their events."""
    story: list[Event] = []
    for word in words:
        state, events = GAME.apply(state, state.turn, GAME.read_move(word))
        story += events
    return Step(state, tuple(story))


def told(step: Step[State], *kinds: type[Event]) -> tuple[Event, ...]:
    """The events of these kinds, in order."""
    return tuple(event for event in step.events if isinstance(event, kinds))


def sums(pile: str, number: int) -> dict[Side, int | Reason]:
    """For each side a card could lie on: the sum it makes, or why it may not."""
    newest, other = fields_of([GAME.read_move(word) for word in pile.split()])
    view = GAME.view(position((number,), (1,), pile=pile), 0)
    assert (view.newest, view.other) == (newest, other)
    return {p.side: why_not((newest, other), p.move) or p.sum for p in view.placings}
