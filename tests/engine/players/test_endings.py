"""Complete search finds what the rules and the mates themselves would do, in every world."""

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import islice, permutations, product
from random import Random
from typing import Any, Final, NamedTuple

import pytest

from engine.core import AnyGame, Event, Seat, known_to, since_last
from engine.games import GAMES
from engine.games.letter_of_marque.moves import ChooseShip
from engine.games.letter_of_marque.state import State as Marque
from engine.games.seven_seals.events import RoundDealt
from engine.games.seven_seals.state import Card, Phase
from engine.games.seven_seals.state import State as Seals
from engine.players import ROUNDED, answered, as_good, chooser, hint_question, yardstick
from engine.players.base import QUICK, Level
from engine.players.judging import judgements, moments_of
from engine.players.letter_of_marque import belief
from engine.players.letter_of_marque import ending as marque
from engine.players.letter_of_marque.belief import seat_belief
from engine.players.letter_of_marque.features import choices
from engine.players.letter_of_marque.mate import chances, move_of, own_chance_of_armed
from engine.players.letter_of_marque.memory import retold
from engine.players.letter_of_marque.weights import models_for, weights_for
from engine.players.seven_seals import ending as seals
from engine.players.seven_seals.captain import trials
from engine.players.seven_seals.simulator import COLOURS, Round, cards_in
from tests.amounts import amount
from tests.lab.judges.complete import losses, positions
from tests.lab.players.reviews import finished

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


class Played(NamedTuple):
    """How a game is played on near its end.

    chooses: True if the seat has a choice. replies: the moves of the mate in turn, and their
    chances. points: of the seat, by the states before and after the last move; None: it is not.
    """

    game: AnyGame
    chooses: Callable[[Any, Seat], bool]
    replies: Callable[[Any, Story], Sequence[tuple[float, Any]]]
    points: Callable[[Any, Any, Seat], float | None]


World = tuple[float, Any, Story]


def by_the_rules(played: Played, worlds: Sequence[World], seat: Seat, move: Any) -> float:
    """The points over these worlds, which look alike, of the best plan that begins with this move.

    Each world has its weight.
    """
    alike: dict[Any, list[World]] = defaultdict(list)
    ways, total = [(*world, move) for world in worlds], 0.0
    while ways:
        weight, state, before, made = ways.pop()
        after, events = played.game.apply(state, state.turn, made)
        story = [*before, *events]
        if (points := played.points(state, after, seat)) is not None:
            total += weight * points
        elif played.chooses(after, seat):
            alike[known_to(story, seat)].append((weight, after, story))
        else:
            replies = played.replies(after, story)
            ways += [(weight * chance, after, story, reply) for chance, reply in replies]
    for group in alike.values():
        legal = played.game.legal_moves(group[0][1], seat)
        total += max(by_the_rules(played, group, seat, each) for each in legal)
    return total


def points_of_seals(state: Seals, after: Seals, seat: Seat) -> float | None:
    """How far the seat is ahead of the average of the others, if the round is over."""
    if after.sheet == state.sheet:
        return None
    lost = [b - a for a, b in zip(state.sheet.totals, after.sheet.totals, strict=True)]
    return (sum(lost) - lost[seat]) / 2 - lost[seat]


OF_SEALS: Final = Played(
    SEALS,
    lambda state, seat: (state.turn, state.phase) == (seat, Phase.PLAY),
    lambda state, story: [(1.0, mates_move(state, story))],  # returns of seals, too
    points_of_seals,
)


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
        (1.0, replace(state, hands=hands_of(table)), story)
        for table in seals.all_worlds(view, known)
    ]
    assert (1.0, state, story) in worlds
    for move, value in found.items():
        by_rules = by_the_rules(OF_SEALS, worlds, seat, move) / len(worlds)
        assert value.points == pytest.approx(by_rules)


def hands_of(table: Round) -> tuple[tuple[Card, ...], ...]:
    return tuple(
        tuple(Card(card) for colour in COLOURS for card in cards_in(hand[colour], colour))
        for hand in table.hands
    )


MARQUE = GAMES["letter-of-marque"]


def mates_of_marque(state: Marque, story: Story) -> list[tuple[float, Any]]:
    """The moves of the mate in turn, with their chances, by all that its seat has seen."""
    view, weights = MARQUE.view(state, state.turn), weights_for(2)
    table = retold(view, known_to(story, state.turn)).table
    if state.turned_up:
        armed = own_chance_of_armed(view, table, weights)
        found = [(armed, ChooseShip(armed=True)), (1 - armed, ChooseShip(armed=False))]
        return [each for each in found if each[0]]
    known = choices(table)
    return list(zip(chances(weights, known), map(move_of, known), strict=True))


def points_of_marque(state: Marque, after: Marque, seat: Seat) -> float | None:
    """How far the seat is ahead, if the game is over."""
    outcome = MARQUE.outcome(after)
    return None if outcome is None else outcome.points[seat] - outcome.points[1 - seat]


OF_MARQUE: Final = Played(
    MARQUE, lambda state, seat: bool(state.turn == seat), mates_of_marque, points_of_marque
)


def worlds_of_marque(state: Marque, story: Story) -> Iterator[World]:
    """All worlds that are believed, with all orders of the piles."""
    seat, known = state.turn, tuple(known_to(story, state.turn))
    view = MARQUE.view(state, seat)
    told, other = retold(view, known), 1 - seat
    shares = seat_belief(told, other, models_for(2)[:1], [1.0]).shares()
    believed = marque.worlds(told, other, [(share, armed) for share, (_, armed) in shares])
    orders = list(product(*(permutations(fleet.pile) for fleet in state.fleets)))
    for (share, table), piles in product(believed, orders):
        armed = {ship.number: ship.armed for ship in table.sea}
        supplies = zip(state.fleets, table.fleets, piles, strict=True)
        fleets = [
            replace(fleet, pile=pile, armed=other.armed, defenceless=other.defenceless)
            for fleet, other, pile in supplies
        ]
        sea = tuple(replace(ship, armed=armed[ship.number]) for ship in state.sea)
        yield share / len(orders), replace(state, fleets=tuple(fleets), sea=sea), story


@pytest.mark.parametrize("seed", range(amount(2, 40)))
def test_plans_of_letter_of_marque_are_those_of_the_rules(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Against a mate, by the chances of all its replies."""
    for name, number in (("RARE", 0.0), ("POINT", 1e6)):  # points are all that counts
        monkeypatch.setattr(marque, name, number)
    monkeypatch.setattr(belief, "models_for", lambda seats: models_for(seats)[:1])
    marque.plans.cache_clear()
    luck = Random(seed)
    state, events = MARQUE.deal(MARQUE.options(), 2, seed)
    story = list(events)
    while not marque.is_near(MARQUE.view(state, state.turn), story) or len(state.sea) > 3:
        seat = MARQUE.to_move(state)[0]
        legal = MARQUE.legal_moves(state, seat)
        state, events = MARQUE.apply(state, seat, luck.choice(legal))
        story += events
    seat, legal = state.turn, MARQUE.legal_moves(state, state.turn)
    found = marque.plans(MARQUE.view(state, seat), known_to(story, seat), legal)(luck)
    worlds = list(worlds_of_marque(state, story))
    assert state in [world for _, world, _ in worlds]
    for move, value in found.items():
        assert value.points == pytest.approx(by_the_rules(OF_MARQUE, worlds, seat, move))
    marque.plans.cache_clear()


@pytest.mark.parametrize("seed", range(amount(4, 40)))
def test_the_cards_that_mates_played_show_what_they_hold(seed: int) -> None:
    """No world explains the play of mates better than the truth."""
    state, story = near_the_end(seed, 4)
    seat = state.turn
    worlds = list(seals.all_worlds(SEALS.view(state, seat), story))
    found = seals.likelihoods(seat, since_last(story, RoundDealt), worlds)
    assert found[[hands_of(world) for world in worlds].index(state.hands)] == max(found)
    assert min(found) < max(found) / 2


@pytest.mark.slow
def test_a_review_says_no_more_than_a_move_costs_against_a_mate() -> None:
    """In Letter of Marque it allows for any character; the search of the laboratory knows it."""
    moments = 0
    found = ((at, losses(at, at.moves)) for at in positions("letter-of-marque", "mate", 4, 2))
    costly = ((at, lost) for at, lost in found if max(lost) > yardstick(at.game).least)
    for at, lost in islice(costly, 8):
        made = replace(at, played=lost.index(max(lost)))
        for moment in moments_of(at.game, finished(judgements([made]))):
            moments += 1
            assert moment.loss.sure <= max(lost) + ROUNDED
    assert moments > 3


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
