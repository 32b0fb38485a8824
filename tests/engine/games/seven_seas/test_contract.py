"""7 Seas under the contract of all games; nicked cards are drawn with their true odds."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from math import sqrt
from random import Random
from typing import Any

import pytest

from engine.core import Event, Seat, known_to
from engine.games.seven_seas import GAME, events, sampling
from engine.games.seven_seas import events as of
from engine.games.seven_seas.captures import CaptureRule
from engine.games.seven_seas.cards import DECK, KRAKEN, STRENGTH, Card
from engine.games.seven_seas.moves import HARBOUR, Keep, Move, OpenSource, PlayCard
from engine.games.seven_seas.sampling import UNKNOWN, Came, Fact, Saw, Stories, Went, follow
from engine.games.seven_seas.state import Phase, State, cards_in
from tests.amounts import amount
from tests.engine.contract import Fixed, Spec, contract
from tests.engine.games.seven_seas.memory import Piles, is_possible, nicked, ways
from tests.engine.games.seven_seas.positions import played, position


def cards_of(state: State) -> Counter[Card]:
    """Every card of the state, wherever it is."""
    places = (*state.hands, state.display, *state.chests, state.harbour, *state.aside)
    return Counter(card for cards in places for card in cards)


def own_tables(draw: Random) -> dict[str, Any]:
    """A booty table of the host's own, every other time."""
    values = tuple(-7 if card is KRAKEN else draw.randint(-7, 7) for card in DECK)
    return draw.choice(({}, {"booty_values": values}))


def opened(state: State, seat: Seat) -> tuple[Card, ...]:
    """The cards that a nick lets the seat look at."""
    looks = state.phase is Phase.KEEP and seat == state.turn
    return cards_in(state, state.opened) if looks and state.opened is not None else ()


def any_card(state: State, seat: Seat, draw: Random) -> Move:
    """Any card of the hand, each equally likely; all else that it chooses among is public."""
    legal = GAME.legal_moves(state, seat)
    card = draw.choice(state.hands[seat]) if state.phase is Phase.PLAY else None
    return draw.choice([m for m in legal if not isinstance(m, PlayCard) or m.card is card])


REDEALT = (
    Fixed({"last_clears": True}, seats=2, seed=10_000_000_135),
    Fixed({"booty": "linear"}, seats=2, seed=10_000_000_368),
    Fixed({"target": 14}, seats=2, seed=10_000_000_554),
)
"""The first two are shuffled again at the first deal, the third at the second."""

SPEC = Spec(
    game=GAME,
    events=events,
    rare=REDEALT,
    open_places=lambda state: {"display": state.display, "harbour": state.harbour},
    marks=("suit", "strength"),
    of_others=(of.LastClears,),
    worth={"hand": lambda hand: sum(STRENGTH[card] for card in hand)},
    cards_of=cards_of,
    private={"hand": lambda state, seat: state.hands[seat], "opened cards": opened},
    for_one_seat=(of.CardKept, of.CardsSeen),
    revealing={
        of.BootyCounted: ("best", "values", "total"),
        of.CardsSeen: ("cards",),
        of.CategoryScored: ("figures", "winners", "points"),
        of.Redealt: ("display",),
        of.RoundDealt: ("display", "view.display", "view.hand"),
        of.SecondCycle: ("view.hand",),
    },
    phase_of=lambda state: (state.phase, state.opened == HARBOUR),
    blind=any_card,
    reshuffled=(of.Redealt,),
    secret=(Keep,),
    consistent=is_possible,
    further=own_tables,
)

TestContract = contract(SPEC)


def test_all_forty_cards_are_counted() -> None:
    state, _ = GAME.deal(GAME.options(), 4, 0)
    assert cards_of(state) == Counter(DECK)


HARBOUR_CARDS = 2
WORLDS = amount(300, 600)


@pytest.fixture
def counters(monkeypatch: pytest.MonkeyPatch) -> list[Stories]:
    """All counters that sampling makes from now on."""
    made: list[Stories] = []

    def make(known: Sequence[Fact], places: int) -> Stories:
        made.append(Stories(known, places))
        return made[-1]

    monkeypatch.setattr(sampling, "Stories", make)
    return made


def random_story(seed: int) -> tuple[State, tuple[Event, ...]]:
    """Three seats capture a few cards and nick a lot; few cards are hidden from seat 0."""
    luck = Random(seed)
    deck = luck.sample(DECK, len(DECK))
    piles: Piles = (frozenset(), frozenset(), frozenset(), frozenset(deck[:HARBOUR_CARDS]))
    rest = deck[HARBOUR_CARDS:]
    story: list[Event] = [of.RoundDealt(1, 0, (), 4, HARBOUR_CARDS, 0)]
    for turn in range(11):
        seat = luck.randrange(3)
        if turn % 3 == 0:
            card, taken, rest = rest[0], rest[1], rest[2:]
            piles = (*piles[:seat], piles[seat] | {card, taken}, *piles[seat + 1 :])
            story.append(of.Captured(seat, card, (taken,), CaptureRule.SUM))
        elif sources := [at for at in (HARBOUR, 0, 1, 2) if at != seat and piles[at]]:
            source = luck.choice(sources)
            card = luck.choice(sorted(piles[source]))
            story.append(of.CardsSeen(seat, source, tuple(sorted(piles[source]))))
            piles = nicked(piles, source, seat, card)
            story.extend([of.Nicked(seat, source), of.CardKept(seat, source, card)])
    chests = tuple(map(written, piles[:-1]))
    hands, display = ("", written(rest[:3]), written(rest[3:6])), written(rest[6:])
    state = position(*hands, display=display, chests=chests, harbour=written(piles[-1]))
    return state, known_to(story, 0)


def written(cards: Sequence[Card] | frozenset[Card]) -> str:
    return " ".join(card.notation for card in cards)


def is_worth_counting(heard: Sequence[Event]) -> bool:
    """At least two nicks of others before the last look of seat 0, and not too many in all."""
    nicks = [at for at, event in enumerate(heard) if isinstance(event, of.Nicked) and event.seat]
    looks = [at for at, event in enumerate(heard) if isinstance(event, of.CardsSeen)]
    return len(nicks) < 7 and sum(at < max(looks, default=0) for at in nicks) > 1


def enumerated(state: State, heard: Sequence[Event]) -> Counter[Piles]:
    """In how many ways it all may have come to be how it is, over all harbours and all nicks."""
    public = {c for e in heard if isinstance(e, of.Captured) for c in (e.card, *e.taken)}
    hidden = [card for card in DECK if card not in public.union(state.display)]
    found: Counter[Piles] = Counter()
    for harbour in combinations(hidden, HARBOUR_CARDS):
        start: Piles = (frozenset(), frozenset(), frozenset(), frozenset(harbour))
        found.update(ways(start, heard, 0))
    return found


@pytest.mark.slow
def test_worlds_are_as_frequent_as_the_nicks_of_real_cards_that_lead_to_them() -> None:
    """Every harbour and every nick is tried with real cards; chi-square, four deviations."""
    compared = 0
    for state, heard in map(random_story, range(50)):
        there = enumerated(state, heard) if is_worth_counting(heard) else Counter[Piles]()
        if not 1 < len(there) <= 60:
            continue
        view = GAME.view(state, 0)
        worlds = [GAME.sample_state(view, seed, heard) for seed in range(WORLDS)]
        drawn = Counter(tuple(map(frozenset[Card], (*w.chests, w.harbour))) for w in worlds)
        assert set(drawn) <= set(there)
        each, freedom = WORLDS / there.total(), len(there) - 1
        off = sum((drawn[end] - each * n) ** 2 / (each * n) for end, n in there.items())
        assert off < freedom + 4 * sqrt(2 * freedom)
        compared += 1
    assert compared > 15


def test_every_order_of_nicks_counts() -> None:
    """Two nicks brought G2 and another card from chest 0 to chest 1, from where the other went on.

    The other was C2 before G2, C2 after G2 or, as it came late, R2 after G2: C2 two times in three.
    """
    known = (
        Came(0, (Card.G2, Card.C2)),
        Went(0, 1, None),
        Came(0, (Card.R2,)),
        Went(0, 1, None),
        Went(1, 2, None),
        Saw(1, (Card.G2,)),
    )
    went_on: Counter[int] = Counter()
    for seed in range(1500):
        places = [set[int](), set[int](), set[int](), set[int]()]
        assert follow(places, known, seed)
        went_on.update(places[2])
    assert set(went_on) == {Card.C2, Card.R2}
    assert 430 < went_on[Card.R2] < 570


def test_a_look_that_no_story_explains_is_refused_at_once(counters: list[Stories]) -> None:
    """Six nicks cannot have brought seven cards."""
    known: list[Fact] = [Came(0, DECK[:16]), Came(1, DECK[16:24]), *[Went(0, 1, None)] * 6]
    known.append(Saw(1, (*DECK[:7], *DECK[16:23])))
    assert not follow([set(), set(), set(range(UNKNOWN, UNKNOWN + 4))], known, 1)
    assert len(counters[0].counted) < 10


def test_greedy_nickers_leave_few_situations_to_count(counters: list[Stories]) -> None:
    """Whole games of seats that nick whenever they can; each seat samples after every nick."""
    for seed, seats in enumerate((2, 3, 4) * 2):
        state, events = GAME.deal(GAME.options(), seats, seed)
        story, luck = list(events), Random(seed)
        while GAME.outcome(state) is None:
            move = greedy(state, luck)
            state, events = GAME.apply(state, state.turn, move)
            story.extend(events)
            for seat in range(seats) if isinstance(move, Keep) else ():
                GAME.sample_state(GAME.view(state, seat), seed, known_to(story, seat))
    assert len(counters) > 40
    assert max(len(counter.counted) for counter in counters) < 100


def greedy(state: State, luck: Random) -> Move:
    """Take as much as possible; nick anything from anywhere."""
    moves = GAME.legal_moves(state, state.turn)
    plays = [move for move in moves if isinstance(move, PlayCard)]
    if plays:
        most = max(len(move.take) for move in plays)
        return luck.choice([move for move in plays if len(move.take) == most])
    return luck.choice([move for move in moves if isinstance(move, OpenSource | Keep)])


def test_unknown_cards_may_be_any_and_a_history_must_belong_to_the_view() -> None:
    start = position("g4 x7", "g5 x8", "g6 x9", display="c4", harbour="g8 g9 c8 c9")
    state, events = played(start, "g4<c4", "nick harbour", "keep c9")
    views = [GAME.view(state, seat) for seat in (0, 1)]
    held = {card for seed in range(200) for card in GAME.sample_state(views[1], seed).chests[0]}
    assert held == set(DECK) - set(state.hands[1]) - set(state.display)
    history = (of.RoundDealt(1, 0, start.display, 2, 4, 0), *known_to(events, 0))
    assert GAME.view(GAME.sample_state(views[0], 1, history), 0) == views[0]
    with pytest.raises(ValueError, match="history"):
        GAME.sample_state(views[0], 1, history[:-2])
