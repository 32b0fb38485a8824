"""The fast simulator of 7 Seas plays by the same rules as the contract."""

from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core import RoundEnded
from engine.games.seven_seas import GAME
from engine.games.seven_seas.captures import takes as takes_by_the_rules
from engine.games.seven_seas.cards import DECK
from engine.games.seven_seas.moves import HARBOUR, Keep, OpenSource, PlayCard
from engine.games.seven_seas.rounds import count_booty
from engine.games.seven_seas.state import Phase, State
from engine.players.seven_seas.captures import capturing_cards, takes
from engine.players.seven_seas.masks import BIT, key_of, mask_of
from engine.players.seven_seas.scoring import booty_counter, points_of
from engine.players.seven_seas.simulator import World
from tests.amounts import amount
from tests.engine.players.seven_seas.worlds import cards_of, plays_of, world_of

TABLES: tuple[dict[str, Any], ...] = (
    {},
    {"last_clears": True},
    {"teams": True},
    {"ultimate_teams": True, "booty": "linear"},
)
KINDS = st.one_of(
    st.tuples(st.sampled_from(TABLES[:2]), st.integers(2, 4)),
    st.tuples(st.sampled_from(TABLES[2:]), st.just(4)),
)


@settings(max_examples=amount(100, 1000))
@given(st.sets(st.sampled_from(DECK), max_size=14), st.sampled_from(DECK))
def test_a_card_takes_what_the_rules_allow(cards: set[Any], card: Any) -> None:
    display = mask_of(cards - {card})
    found = takes(card, display, key_of(display))
    assert sorted(map(cards_of, found)) == list(takes_by_the_rules(card, cards_of(display)))
    assert bool(capturing_cards(key_of(display)) & BIT[card]) == any(found)


@settings(max_examples=amount(10, 250), deadline=None)
@given(KINDS, st.integers(0, 2**32))
def test_a_random_game_goes_the_same_way(kind: tuple[dict[str, Any], int], seed: int) -> None:
    """The same moves at every turn, the same cards everywhere after it, the same points."""
    choices, seats = kind
    options = GAME.options(**choices)
    draw = Random(seed)
    state, _ = GAME.deal(options, seats, seed)
    twin = Twin(state)
    while GAME.to_move(state):
        move = draw.choice(GAME.legal_moves(state, state.turn))
        if state.phase is Phase.PLAY:
            assert in_moves(twin.world) == set(GAME.legal_moves(state, state.turn))
        assert twin.make(move) == nick_followed(state, move)
        state, events = GAME.apply(state, state.turn, move)
        for ended in (event for event in events if isinstance(event, RoundEnded)):
            chests = twin.world.chests(last_clears=options.last_clears)
            points = points_of(chests, booty_counter(options.booty_values))
            assert tuple(points[seat % len(chests)] for seat in range(seats)) == ended.points
            twin = Twin(state)
        if state.phase is Phase.PLAY:
            assert twin.world == world_of(state)


def in_moves(world: World) -> set[PlayCard]:
    return {PlayCard(DECK[card], cards_of(take)) for card, take in plays_of(world)}


class Twin:
    """A world that goes along with a state."""

    def __init__(self, state: State) -> None:
        self.world = world_of(state)
        self.opened = HARBOUR

    def make(self, move: Any) -> bool:
        """Do the same; whether a nick may follow."""
        match move:
            case PlayCard(card, take):
                return self.world.play(int(card), mask_of(take))
            case OpenSource(source):
                assert source in self.world.open_to_nick()
                self.opened = source
            case Keep(card):
                self.world.nick(self.opened, BIT[card])
            case _:
                self.world.pass_turn()
        return False


def nick_followed(state: State, move: Any) -> bool:
    return GAME.apply(state, state.turn, move).state.phase is Phase.NICK


@settings(max_examples=amount(50, 1000))
@given(
    st.sets(st.sampled_from(DECK)),
    st.lists(st.integers(-7, 7), min_size=40, max_size=40).map(tuple),
)
def test_booty_is_counted_by_any_table(chest: set[Any], values: tuple[int, ...]) -> None:
    counted = count_booty(0, tuple(sorted(chest)), values)
    assert booty_counter(values)(mask_of(chest)) == counted.total
