"""Captain of The Seven Seals learns who the others are, and takes nobody for a mate unasked."""

from __future__ import annotations

from functools import cache
from random import Random
from statistics import fmean

import pytest

from engine.core import Event
from engine.games.seven_seals import GAME
from engine.games.seven_seals.events import CardPlayed, Predicted, RoundDealt
from engine.games.seven_seals.state import Phase, State
from engine.players.base import QUICK, Budget, Value
from engine.players.seven_seals import belief, captain
from engine.players.seven_seals.belief import PRIOR, Belief, minds_of
from engine.players.seven_seals.likelihood import of_finished_round
from engine.players.seven_seals.opponents import ANY, EVERY, MATE, MODELS
from engine.players.seven_seals.predictions import expected_tricks
from engine.players.seven_seals.simulator import masks_of
from tests.lab import strangers

KNOWN = {"mate": MATE, **MODELS}


@cache
def game_of(name: str, seed: int, moves: int) -> tuple[State, tuple[Event, ...]]:
    """A table of three such players and its story after these moves."""
    player, luck = strangers.player("seven-seals", name), Random(seed)
    state, events = GAME.deal(GAME.options(), 3, seed)
    story = list(events)
    for _ in range(moves):
        view, legal = GAME.view(state, state.turn), GAME.legal_moves(state, state.turn)
        move = player.choose(view, tuple(story), legal, luck, QUICK)
        state, events = GAME.apply(state, state.turn, move)
        story += events
    return state, tuple(story)


def after_round(name: str, seed: int) -> tuple[State, tuple[Event, ...]]:
    """A table of these players at the begin of its second round."""
    for moves in range(48, 70):
        state, story = game_of(name, seed, moves)
        if state.sheet.round == 2:
            return state, story
    raise AssertionError("the first round is over by now")


def believed(state: State, story: tuple[Event, ...], seat: int = 0) -> Belief:
    return Belief(GAME.view(state, seat), story, Random(1))


def probability(name: str, known: Belief) -> float:
    """The mean probability that the others are this player."""
    at = EVERY.index(KNOWN[name])
    return fmean(known.minds[seat][at] for seat in known.deals.others)


def test_an_unknown_seat_may_be_anybody() -> None:
    state, story = game_of("mate", 1, 0)
    known = believed(state, story, state.turn)
    assert known.minds == [PRIOR] * 3
    models = [known.draw().models for _ in range(60)]
    for seat in known.deals.others:
        drawn = [each[seat] for each in models]
        assert all(drawn.count(model) < 20 for model in EVERY)
        assert len({id(model) for model in drawn}) > 5
    assert all(each[state.turn] is MATE for each in models)


@pytest.mark.parametrize("name", KNOWN)
def test_a_round_tells_who_played_it(name: str) -> None:
    """Its hands are known by then, so each move can be compared with what a model would do."""
    games = [believed(*after_round(name, seed)) for seed in range(4)]
    means = {other: fmean(probability(other, each) for each in games) for other in KNOWN}
    assert max(means, key=means.__getitem__) == name
    assert means[name] > 3 / len(EVERY)


@pytest.mark.parametrize("name", ["beginner", "ducker", "spoiler", "steady"])
def test_a_few_tricks_tell_who_plays_them(name: str) -> None:
    """Though the hands are hidden yet; each is of another kind than the others."""
    games = [believed(*game_of(name, seed, 3 + 24)) for seed in range(6)]
    assert fmean(probability(name, each) for each in games) > 2 / len(EVERY)


def test_moves_like_nobody_else_are_those_of_anybody() -> None:
    """Two rounds of any legal moves."""
    at, found = EVERY.index(ANY), list[float]()
    for seed in range(3):
        state, story = game_of("random", seed, 130)
        known = believed(state, story)
        found += [known.minds[seat][at] for seat in known.deals.others]
    assert fmean(found) > 4 / len(EVERY)


def test_no_model_is_ruled_out() -> None:
    state, story = after_round("ducker", 2)
    for mind in believed(state, story).minds[1:]:
        assert min(mind) >= belief.LEAST
        assert sum(mind) == pytest.approx(1)


def test_a_bold_prediction_promises_fewer_tricks() -> None:
    """Of a seat that is known to predict too many, hands are drawn that are less strong."""
    state, story = game_of("mate", 5, 3)
    assert state.phase is Phase.PLAY
    me = state.seals.saboteur
    assert me is not None
    strength = {}
    for name in ("bold", "timid"):
        known = believed(state, story, me)
        seats = [event.seat for event in story if isinstance(event, Predicted)]
        for seat in seats:
            known.minds[seat] = [float(model is KNOWN[name]) for model in EVERY]
        worlds = [known.draw().table for _ in range(200)]
        strength[name] = fmean(
            sum(expected_tricks(table.hands[seat], table.left, 3))
            for table in worlds
            for seat in seats
        )
    assert strength["bold"] < strength["timid"] - 0.1


def test_worlds_agree_with_what_the_seat_knows() -> None:
    state, story = game_of("steady", 4, 3 + 17)
    seat = state.turn
    known = believed(state, story, seat)
    played = [event.card for event in story if isinstance(event, CardPlayed)]
    for _ in range(20):
        table = known.draw().table
        assert table.hands[seat] == masks_of(map(int, state.hands[seat]))
        assert [sum(m.bit_count() for m in hand) for hand in table.hands] == [
            len(hand) for hand in state.hands
        ]
        there = masks_of(card for hand in state.hands for card in map(int, hand))
        assert table.left == there
        assert not any(there[card.colour] >> (card.rank - 1) & 1 for card in played)


def test_only_what_the_seat_knows_counts() -> None:
    """Two states with equal views in a second round: the beliefs and worlds are the same."""
    state, _ = after_round("steady", 3)
    _, story = after_round("steady", 3)
    other = GAME.sample_state(GAME.view(state, 0), 9, story)
    assert other.hands != state.hands
    one, two = believed(state, story), believed(other, story)
    assert one.minds == two.minds
    assert [one.draw().table.hands for _ in range(5)] == [two.draw().table.hands for _ in range(5)]


def test_what_was_learnt_takes_no_more_memory_than_allowed() -> None:
    """It is the same without the memory."""
    assert of_finished_round.cache_info().maxsize is not None
    assert minds_of.cache_info().maxsize is not None
    state, story = after_round("bold", 1)
    first = believed(state, story).minds
    of_finished_round.cache_clear()
    minds_of.cache_clear()
    assert believed(state, story).minds == first


def test_the_belief_is_part_of_the_time_to_think(monkeypatch: pytest.MonkeyPatch) -> None:
    """The search has only the rest of the time."""
    given: list[Budget] = []

    def search(trial: object, candidates: int, budget: Budget, interval: int) -> int:
        given.append(budget)
        return 0

    clock = iter([10.0, 10.1])
    monkeypatch.setattr(captain, "perf_counter", lambda: next(clock))
    monkeypatch.setattr(captain, "best", search)
    state, story = game_of("mate", 1, 10)
    view, moves = GAME.view(state, state.turn), GAME.legal_moves(state, state.turn)
    captain.captain(view, story, moves, Random(1), Budget(seconds=0.3))
    assert given[0].seconds == pytest.approx(0.2)


def worth(state: State, totals: tuple[int, ...], points: tuple[int, ...], number: int) -> float:
    """The utility for seat 0 of these penalties in a round, after these totals."""
    view = GAME.view(state, 0)
    sheet = type(state.sheet)(number, 0, totals, (0, 0, 0))
    changed = type(view)(
        **{name: getattr(view, name) for name in view.__slots__} | {"sheet": sheet}
    )
    return captain._utility(changed, points, 0)


def test_a_point_of_ones_own_is_worth_one_when_all_is_even() -> None:
    state, _ = game_of("mate", 1, 0)
    for number in (1, 5):
        loss = worth(state, (9, 9, 9), (4, 4, 4), number) - worth(
            state, (9, 9, 9), (5, 4, 4), number
        )
        assert loss == pytest.approx(1, abs=0.25)


def test_the_last_round_counts_who_wins() -> None:
    """A point between winning and losing is worth more there than a point behind anyway."""
    state, _ = game_of("mate", 1, 0)

    def gain(number: int, mine: int) -> float:
        better = worth(state, (10, 10, 30), (mine, 4, 4), number)
        return better - worth(state, (10, 10, 30), (mine + 2, 4, 4), number)

    assert gain(6, 3) > 2 * gain(6, 9)
    assert gain(1, 3) < 1.5 * gain(1, 9)


def test_values_are_of_the_win_the_round_and_the_lead() -> None:
    state, story = game_of("steady", 4, 3 + 17)
    seat = state.turn
    moves = GAME.legal_moves(state, seat)
    trial = captain.trials(GAME.view(state, seat), story, moves, Random(2), 8)
    values = trial(range(len(moves)))
    assert all(isinstance(value, Value) and 0 <= value.chance <= 1 for value in values)
    again = captain.trials(GAME.view(state, seat), story, moves, Random(2), 8)
    assert again(range(len(moves))) == values


def test_a_first_round_has_no_earlier_one() -> None:
    assert believed(*game_of("mate", 1, 20)).deals.story[0] == RoundDealt(
        1, game_of("mate", 1, 0)[0].sheet.dealer
    )
