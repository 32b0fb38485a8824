"""Complete search finds what the rules and the mates themselves would do, in every world."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice
from random import Random
from typing import Any

import pytest

from engine.core import Event, Seat, known_to, since_last
from engine.games import GAMES
from engine.games.seven_seals.events import RoundDealt
from engine.games.seven_seals.state import Card, Phase
from engine.games.seven_seals.state import State as Seals
from engine.players import answered, as_good, chooser, hint_question
from engine.players.base import QUICK, Level
from engine.players.seven_seals import ending as seals
from engine.players.seven_seals.captain import trials
from engine.players.seven_seals.simulator import COLOURS, Round, cards_in
from tests.amounts import amount
from tests.lab.judges.complete import losses, positions

SEALS = GAMES["seven-seals"]
MATE = chooser("seven-seals", Level.MATE)
Story = list[Event]


def mates_move(state: Seals, story: Sequence[Event]) -> Any:
    """The move of the mate in turn."""
    seat = state.turn
    legal = SEALS.legal_moves(state, seat)
    return MATE.choose(SEALS.view(state, seat), known_to(story, seat), legal, Random(1), QUICK)


def near_the_end(seed: int, left: int) -> tuple[Seals, Story]:
    """The first real choice of a card with this many cards in hand, in a round of mates."""
    state, events = SEALS.deal(SEALS.options(), 3, seed)
    story = list(events)
    while state.phase is not Phase.PLAY or len(state.hands[state.turn]) > left:
        state, events = SEALS.apply(state, state.turn, mates_move(state, story))
        story += events
    return state, story


def by_the_rules(worlds: Sequence[tuple[Seals, Story]], seat: Seat, move: Any) -> float:
    """The points over these worlds, which look alike, of the best plan that begins with this move.

    Returns of seals are mate's.
    """
    alike: dict[Any, list[tuple[Seals, Story]]] = defaultdict(list)
    total = 0.0
    for state, before in worlds:
        after, events = SEALS.apply(state, seat, move)
        story = [*before, *events]
        while after.sheet == state.sheet and (after.turn, after.phase) != (seat, Phase.PLAY):
            after, events = SEALS.apply(after, after.turn, mates_move(after, story))
            story += events
        if after.sheet == state.sheet:
            alike[known_to(story, seat)].append((after, story))
            continue
        lost = [b - a for a, b in zip(state.sheet.totals, after.sheet.totals, strict=True)]
        total += (sum(lost) - lost[seat]) / 2 - lost[seat]
    for group in alike.values():
        legal = SEALS.legal_moves(group[0][0], seat)
        total += max(by_the_rules(group, seat, each) for each in legal)
    return total


@pytest.fixture
def judged_by_points(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Worlds are alike, and the points are the utility."""
    worth = seals.worth
    monkeypatch.setattr(seals, "likelihoods", lambda seat, story, worlds: [1.0] * len(worlds))
    monkeypatch.setattr(
        seals, "worth", lambda *of: (found := worth(*of))._replace(utility=found.points)
    )
    seals.plans.cache_clear()
    yield
    seals.plans.cache_clear()


@pytest.mark.usefixtures("judged_by_points")
@pytest.mark.parametrize("seed", range(amount(4, 40)))
def test_plans_of_the_seven_seals_are_those_of_the_rules(seed: int) -> None:
    """A slow search through the rules and the mates finds the same values."""
    state, story = near_the_end(seed, 3)
    seat, view = state.turn, SEALS.view(state, state.turn)
    known = known_to(story, seat)
    found = seals.plans(view, known)
    assert found is not None
    assert set(found) == set(SEALS.legal_moves(state, seat))
    worlds = [
        (replace(state, hands=hands_of(table)), story) for table in seals.all_worlds(view, known)
    ]
    assert (state, story) in worlds
    for move, value in found.items():
        assert value.points == pytest.approx(by_the_rules(worlds, seat, move) / len(worlds))


def hands_of(table: Round) -> tuple[tuple[Card, ...], ...]:
    return tuple(
        tuple(Card(card) for colour in COLOURS for card in cards_in(hand[colour], colour))
        for hand in table.hands
    )


@pytest.mark.parametrize("seed", range(amount(4, 40)))
def test_the_cards_that_mates_played_show_what_they_hold(seed: int) -> None:
    """No world explains the play of mates better than the truth."""
    state, story = near_the_end(seed, 4)
    seat = state.turn
    worlds = list(seals.all_worlds(SEALS.view(state, seat), story))
    found = seals.likelihoods(seat, since_last(story, RoundDealt), worlds)
    true = [hands_of(world) for world in worlds].index(state.hands)
    assert found[true] == max(found)
    assert min(found) < max(found) / 2


@pytest.mark.slow
@pytest.mark.parametrize("left", [4, 5])
def test_complete_search_agrees_that_a_move_is_just_as_good(left: int) -> None:
    """The search of the laboratory takes all worlds; in most positions some card is as good."""
    number, told = amount(12, 100), 0
    for at in islice(positions("seven-seals", "mate", left, 1), number):
        asked = hint_question(at.game, at.view, at.history, at.moves)
        index = at.moves.index(answered(asked))
        alike = as_good(asked, index)
        best, *others = losses(at, [at.moves[each] for each in (index, *alike)])
        assert all(abs(other - best) <= 0.05 for other in others)
        told += bool(alike)
    assert told > number / 3


@pytest.mark.parametrize("seed", [2, 3, 4])
def test_hints_and_reviews_take_the_best_plan(seed: int) -> None:
    """The captain of a hint chooses it, and a review values every card by its plan."""
    state, story = near_the_end(seed, 4)
    seat, view = state.turn, SEALS.view(state, state.turn)
    known, legal = known_to(story, seat), SEALS.legal_moves(state, seat)
    found = seals.plans(view, known)
    assert found is not None
    advised = answered(hint_question("seven-seals", view, known, legal))
    assert found[advised].utility == pytest.approx(max(found.values()).utility)
    alike = as_good(hint_question("seven-seals", view, known, legal), legal.index(advised))
    same = [at for at, move in enumerate(legal) if found[move] == pytest.approx(found[advised])]
    assert sorted((legal.index(advised), *alike)) == same
    valued = trials(view, known, legal, Random(1))(range(len(legal)))
    assert valued == [found[move] for move in legal]
