"""Worlds that a seat of 7 cannot tell from the truth, drawn from what it remembers.

Deals are tried until one agrees with the memory. If none of many does, a weaker memory is tried:
first one without the numbers that other seats lacked, then one of the view alone.
"""

from collections.abc import Callable, Iterator, Sequence
from random import Random

from engine.core import Event, open_part
from engine.games.seven.dealing import Contradiction, Deal, Story
from engine.games.seven.inference import Memory, from_history, from_view, no_moments
from engine.games.seven.moves import legal
from engine.games.seven.state import OpenTable, State
from engine.games.seven.view import View
from engine.shuffle import derived, shuffled

DEALS = 200
"""Deals that are tried with one memory before a weaker one is tried."""

SWEEPS = 8
"""Worlds made from one deal by exchanging cards, if many are wanted."""


def sample_state(view: View, seed: int, history: Sequence[Event] = ()) -> State:
    """A world that this seat cannot tell from the truth; `history` as in `engine.core.Game`."""
    draw = Random(seed).random  # noqa: S311 - imagined worlds need no secrets
    return _as_state(view, *_dealt(view, history, draw), seed)


def sample_states(view: View, seed: int, history: Sequence[Event] = ()) -> Iterator[State]:
    """Worlds without end for the seat in turn, faster than one by one; neighbours are alike."""
    luck = Random(seed)  # noqa: S311 - imagined worlds need no secrets
    while True:
        memory, deal = _dealt(view, history, luck.random)
        for _ in range(SWEEPS):
            yield _as_state(view, memory, deal, luck.getrandbits(62))
            deal.mix()


def _dealt(view: View, history: Sequence[Event], draw: Callable[[], float]) -> tuple[Memory, Deal]:
    """A deal that looks like the view, and the memory with which it agrees."""
    for memory in _memories(view, history):
        deal = _right_deal(view, memory, draw, DEALS)
        if deal is not None:
            return memory, deal
    raise ValueError("no deal looks like this view")


def _memories(view: View, history: Sequence[Event]) -> Iterator[Memory]:
    """The memories to try, in order; each knows less than the one before."""
    if history:
        memory = from_history(view, history)
        yield memory
        for trail in memory.trails:
            trail.lacked = no_moments()
        yield memory
    yield from_view(view)


def _right_deal(view: View, memory: Memory, draw: Callable[[], float], deals: int) -> Deal | None:
    story = Story(memory)
    for _ in range(deals):
        try:
            deal = Deal(story, draw)
        except Contradiction:
            continue
        if any(when for trail in memory.trails for when in trail.lacked.values()):
            deal.mix()
        if view.turn in (None, view.seat):
            return deal
        if legal(deal.hand(view.turn), (view.newest, view.other)):  # the seat in turn has a move
            return deal
    return None


def _as_state(view: View, memory: Memory, deal: Deal, seed: int) -> State:
    seats = range(len(view.sizes))
    rest = shuffled(deal.rest, derived(seed, "draw pile"))
    aside = rest[view.draw_pile :] if memory.aside is None else memory.aside
    return State(
        **open_part(view, OpenTable),
        seed=seed,
        turn=view.out[-1] if view.turn is None else view.turn,
        hands=tuple(view.hand if seat == view.seat else deal.hand(seat) for seat in seats),
        draw_pile=rest[: view.draw_pile],
        aside=tuple(sorted(aside)),
        renewals=len(memory.pools) - 1,
    )
