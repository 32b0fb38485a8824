"""The mate of The Seven Seals, and the deckhand, which plays like it but never as the saboteur."""

from collections.abc import Sequence
from random import Random
from typing import Final

from engine.core import Event, Seat
from engine.games.seven_seals import GAME
from engine.games.seven_seals.moves import Move, Play, Predict, Return, TakeSaboteur
from engine.games.seven_seals.rounds import saboteur_start
from engine.games.seven_seals.state import Card, Kind, Phase
from engine.games.seven_seals.view import View
from engine.players.base import Budget, PolicyPlayer
from engine.players.seven_seals.policy import choose_card, choose_seal
from engine.players.seven_seals.predictions import choose_counts, estimate, whole_counts
from engine.players.seven_seals.simulator import RED, Round


def mate(
    view: View, history: Sequence[Event], moves: Sequence[Move], luck: Random, budget: Budget
) -> Move:
    """Predicts the tricks that its cards should win, and plays to win just these.

    Without a history it guesses the cards of all tricks but the last one.
    """
    table = Round(GAME.sample_state(view, luck.getrandbits(62), history), choose_seal)
    if view.phase is Phase.PREDICT:
        return prediction(view, table)
    if view.phase is Phase.PLAY:
        return Play(Card(choose_card(table)))
    led, by_red = last_win(view)
    return Return(Kind(choose_seal(table, table.turn, led, by_red)))


def deckhand(
    view: View, history: Sequence[Event], moves: Sequence[Move], luck: Random, budget: Budget
) -> Move:
    """Plays like mate, but always predicts and never takes the saboteur."""
    if view.phase is not Phase.PREDICT:
        return mate(view, history, moves, luck, budget)
    table = Round(GAME.sample_state(view, luck.getrandbits(62), history), choose_seal)
    tricks = estimate(table, predictor(view), predictions_made(view))
    return Predict(tuple(whole_counts(tricks, view.seals.middle, table.seats)))


def prediction(view: View, table: Round) -> Move:
    """Mate's prediction with the cards that it holds at this table."""
    seat = predictor(view)
    start, made = start_as_saboteur(view, seat), predictions_made(view)
    counts = choose_counts(table, seat, view.seals.middle, made, start)
    return TakeSaboteur() if counts is None else Predict(tuple(counts))


def last_win(view: View) -> tuple[int, bool]:
    """The colour of the trick that was just won, and whether a red card won it."""
    last = view.last_trick
    if last is None:
        raise ValueError("no trick was won yet")
    return int(last.led), int(last.winning_card.colour) == RED


def predictor(view: View) -> Seat:
    """The seat that predicts; the simulator's `turn` is the leader of the first trick instead."""
    if view.turn is None:
        raise ValueError("the game is over")
    return view.turn


def predictions_made(view: View) -> int:
    """How many seats have predicted already."""
    return sum(counts is not None for counts in view.seals.predictions)


def start_as_saboteur(view: View, seat: Seat) -> int:
    """The penalty that this seat would start from if it took the saboteur now."""
    return saboteur_start(view.options, view.sheet.saboteur_times[seat] + 1)


DECKHAND: Final = PolicyPlayer(deckhand, remembers=False)
