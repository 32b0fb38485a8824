"""Before a move that the table shows to be a gift, the player is asked; 7 has no such move."""

from typing import Any

import pytest

from cogs.faces import FACES
from cogs.table.pages.hand import gift_question, hand_layout
from cogs.ui.custom_ids import write_route
from cogs.ui.page import MakeMove
from engine.games import GAMES
from engine.games.letter_of_marque.events import ShownArmed
from engine.games.seven_seals.state import Colour, Kind
from engine.games.seven_seas.cards import KING, LADY
from tests.amounts import amount
from tests.cogs.faces.moments import SAY, Moment, moments

CASES = [("letter-of-marque", 3), ("seven-seas", 2), ("seven-seals", 3), ("seven", 3)]
GAMES_PLAYED = amount(12, 40)


def gives_away(moment: Moment, seat: int, move: Any) -> bool:
    """True if this move gives something away in truth, by the rules and all that is hidden."""
    state, events = moment.game.apply(moment.position.state, seat, move)
    match moment.game.key:
        case "letter-of-marque":
            return any(isinstance(event, ShownArmed) for event in events)
        case "seven-seas":
            return bool({move.card} & {LADY, KING} & {*state.display})
        case "seven-seals":
            reds = sum(card.colour is Colour.RED for card in state.hands[seat])
            before = moment.position.state.tricks[seat]
            lost = state.tricks[seat] == before
            return bool(lost and reds < state.seals.held[seat][Kind.RED])
    return False


def gifts(moment: Moment, seat: int, state: Any = None) -> list[bool]:
    """By legal move of this seat: True if the player is asked first."""
    seen, face = moment.seen(seat, state), FACES[moment.game.key]
    every = range(len(seen.moves))
    return [bool(gift_question(face, SAY, seen, moment.names, index)) for index in every]


@pytest.mark.parametrize(("key", "seats"), CASES)
def test_a_gift_is_one_in_truth_and_depends_on_nothing_hidden(key: str, seats: int) -> None:
    """Where every move is one, none is. The buttons of a hand carry the mark of each."""
    game, found = GAMES[key], 0
    for seed in range(GAMES_PLAYED):
        for moment in moments(game, game.options(), seats, seed):
            for seat in game.to_move(moment.position.state):
                asked, seen = gifts(moment, seat), moment.seen(seat)
                world = game.sample_state(seen.view, seed + found)
                assert gifts(moment, seat, world) == asked, "another world with the same view"
                given = [move for move, gift in zip(seen.moves, asked, strict=True) if gift]
                assert all(gives_away(moment, seat, move) for move in given)
                assert len(given) < len(seen.moves), "there is a better move"
                if given and key != "seven-seas":  # its cards lead to a page first
                    parts: Any = hand_layout(FACES[key], SAY, seen)
                    drawn = str(parts.to_components())
                    for index, gift in enumerate(asked):
                        to = MakeMove(index, gift=gift)
                        assert f"{write_route(to)}'" in drawn, "a button's, or an option's"
                found += len(given)
    assert bool(found) is (key != "seven")
