"""Letter of Marque: neither events nor the number of questions to a seat betray a ship."""

from hypothesis import given
from hypothesis import strategies as st

from engine.core import Event, known_to
from engine.games.letter_of_marque import GAME
from engine.games.letter_of_marque.state import Phase
from tests.engine.games.letter_of_marque.positions import armed, at_sea, fleet, play, started

FULL = fleet((3, 4), armed=1, defenceless=1)


def test_ship_numbers_count_arrivals_and_are_never_used_twice_in_a_game() -> None:
    state = started("armed", "defenceless", "armed")
    for seat, kind in ((0, "defenceless"), (1, "armed"), (2, "defenceless")):
        state = play(state, f"{seat} sail", f"{seat} ship {kind}").state
    assert [(ship.number, ship.owner) for ship in state.sea] == [(n + 1, n % 3) for n in range(6)]
    state = at_sea(armed(1, 0, 7), armed(2, 1, 5), fleets=(FULL, FULL))
    state = play(state, "0 port 1", "1 port 2", "0 sail", "0 ship armed").state
    assert [ship.number for ship in state.sea] == [3]


def without_attacks(seed: int, types: list[bool]) -> tuple[Event, ...]:
    """A three-seat game of sailing and entering port; types by launch where there is a choice."""
    state, events = GAME.deal(GAME.options(starter=0), 3, seed)
    story, launches = known_to(events, None), 0
    while movers := GAME.to_move(state):
        moves = GAME.legal_moves(state, movers[0])
        quiet = moves[0]
        if state.phase is not Phase.TURN:
            quiet = moves[types[launches] % len(moves)]
            launches += 1
        state, events = GAME.apply(state, movers[0], quiet)
        story += known_to(events, None)
    assert launches == 15
    return story


@given(seed=st.integers(0, 2**32), types=st.lists(st.booleans(), min_size=15, max_size=15))
def test_without_attacks_the_events_do_not_depend_on_the_ship_types(
    seed: int, types: list[bool]
) -> None:
    """Same kinds, same number, same order, same content, over the whole game."""
    assert without_attacks(seed, types) == without_attacks(seed, [False] * 15)
