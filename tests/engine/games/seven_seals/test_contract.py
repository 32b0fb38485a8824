"""The Seven Seals keeps the contract of every game; what its views show and worlds keep."""

from collections import Counter
from dataclasses import replace
from itertools import chain
from random import Random
from typing import Any

import pytest

from engine.core import Event, Seat
from engine.games.seven_seals import GAME, events
from engine.games.seven_seals import events as of
from engine.games.seven_seals.moves import Move, Play, Predict, TakeSaboteur
from engine.games.seven_seals.sampling import sample_state
from engine.games.seven_seals.state import Card, Colour, Phase, Played, State, deck
from tests.engine.contract import Spec, contract
from tests.engine.games.seven_seals.positions import cards, dealt, in_play, play_all, prediction


def cards_of(state: State) -> Counter[Any]:
    cards: Counter[Any] = Counter(chain(*state.hands, state.trick, state.pile))
    for counts in (state.seals.middle, *state.seals.held):
        cards.update({f"seal {kind}": count for kind, count in enumerate(counts)})
    return cards


def consistent(state: State, seat: Seat, history: tuple[Event, ...]) -> bool:
    """Played cards lie where they were played, and nobody holds a colour not followed."""
    deal = max(n for n, event in enumerate(history) if isinstance(event, of.RoundDealt))
    played = [event for event in history[deal:] if isinstance(event, of.CardPlayed)]
    if [event.card for event in played] != [*state.pile, *state.trick]:
        return False
    gaps = {(event.seat, event.led) for event in played if event.card.colour != event.led}
    return all(
        (holder, card.colour) not in gaps
        for holder, hand in enumerate(state.hands)
        for card in hand
    )


def any_card(state: State, seat: Seat, draw: Random) -> Move:
    """Any card of the hand, each equally likely; nobody predicts a trick."""
    if state.phase is Phase.PLAY:
        return Play(draw.choice(state.hands[seat]))
    if state.phase is Phase.PREDICT:
        return Predict()
    return draw.choice(GAME.legal_moves(state, seat))


SPEC = Spec(
    game=GAME,
    events=events,
    marks=("colour", "rank"),
    of_others=(
        of.TrickWon,
        of.SealReturned,
        of.BlackSealTaken,
        of.NoBlackSealLeft,
        of.PlayerScored,
        of.SaboteurScored,
    ),
    worth={"hand": lambda hand: sum(card.rank for card in hand)},
    cards_of=cards_of,
    private={"hand": lambda state, seat: state.hands[seat]},
    consistent=consistent,
    revealing={of.RoundDealt: ("view.hand",)},
    blind=any_card,
)
TestContract = contract(SPEC)


NOTHING = ("", "", "")


def test_public_predictions_seals_tricks_won_and_cards_as_played() -> None:
    state, _ = play_all(dealt(), prediction("RR"), TakeSaboteur(), prediction("B"))
    card = state.hands[0][0]
    state, _ = play_all(state, Play(card))
    for seat in (None, 0, 1, 2):
        view = GAME.view(state, seat)
        assert view.seals == state.seals
        assert view.seals.predictions == ((2, 0, 0, 0, 0), (0,) * 5, (0, 0, 0, 1, 0))
        assert view.seals.predicted == 3
        assert view.tricks_in_round == 15
        assert view.trick == (Played(0, card),)
        assert (view.led, view.winning) == (card.colour, Played(0, card))
        assert (view.turn, view.hand_sizes) == (1, (14, 15, 15))
        assert view.penalties == (4, 4, 2)


def test_the_cards_that_follow_are_known_out_of_turn_once_a_card_is_led() -> None:
    for trick, seat, playable in (
        ("G5", 1, "G1"),
        ("G5", 2, "G3"),
        ("", 1, "G1 B2"),
        ("", None, ""),
    ):
        view = GAME.view(in_play("G4 P1 | G1 B2 | G3 R4", NOTHING, trick=trick), seat)
        assert view.playable == cards(playable)


def test_without_a_memory_the_visible_tricks_still_count() -> None:
    state = game_with_a_gap()
    last = state.last_trick
    assert last is not None
    view = GAME.view(state, 0)
    for seed in range(30):
        world = sample_state(view, seed)
        assert world.pile[-3:] == last.cards
        for played in last.plays:
            if played.card.colour != last.led:
                assert all(card.colour != last.led for card in world.hands[played.seat])


def game_with_a_gap() -> State:
    """Six tricks in, the last of which somebody could not follow."""
    for seed in range(99):
        state = dealt(3, seed=seed)
        for _ in range(3 + 18):
            state, _ = play_all(state, GAME.legal_moves(state, state.turn)[0])
        last = state.last_trick
        assert last is not None
        if state.phase is Phase.PLAY and any(card.colour != last.led for card in last.cards):
            return state
    raise AssertionError("no such deal")


def test_a_history_that_contradicts_the_view_is_refused() -> None:
    """All green cards are out but one, which lies in no hand of those who did not follow."""
    hands = cards("Y8 G5 B8"), cards("R2 R3 P1"), cards("G6 G7 P2")
    rest = tuple(card for card in deck(3) if all(card not in hand for hand in hands))
    state = replace(in_play("R1 | R1 | R1", NOTHING), hands=hands, pile=rest)
    state, told = play_all(state, *(Play(card) for card in cards("G5 P1 G6")))
    before = (of.CardPlayed(n % 3, card, card.colour) for n, card in enumerate(rest))
    lies = (of.CardPlayed(1, Card.Y1, colour) for colour in Colour if colour is not Colour.YELLOW)
    with pytest.raises(ValueError, match="contradicts"):
        sample_state(GAME.view(state, 0), 1, (of.RoundDealt(1, 2), *before, *told, *lies))
