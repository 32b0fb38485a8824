"""The contract kit against the toy game: it passes the right one and fails each broken one."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from engine.core import RoundEnded
from tests.engine import careless_games as careless
from tests.engine import leaky_games as leaky
from tests.engine import toy_game
from tests.engine.contract import PROPERTIES, Fixed, Spec, contract, hold, replay, rules
from tests.engine.contract.failure import Broken, difference
from tests.engine.toy_game import Add, Glimpsed, RoundBegan, Stake, StakeChosen, State, ToyGame

EVERYDAY = 12
"""Positions that each property looks at in the everyday suite, at least."""


def staked(state: State, seat: int) -> tuple[int, ...]:
    """The stake of the seat, once it is chosen."""
    return tuple(filter(None, (state.stakes[seat],)))


def spec_of(game: ToyGame) -> Spec:
    # fifty rounds are for tables; two show as much
    game.house_rules = tuple(replace(rule, values=rule.values[:2]) for rule in game.house_rules)
    return Spec(
        game=game,
        events=toy_game,
        rare=(Fixed({"rounds": 2}, seats=3, seed=10_000_000_000, luck=1),),  # two share the win
        cards_of=toy_game.cards_of,
        private={"hand": lambda state, seat: state.hands[seat], "stake": staked},
        consistent=toy_game.keeps_to,
        for_one_seat=(StakeChosen, Glimpsed),
        revealing={
            Glimpsed: ("card",),
            RoundEnded: ("points",),
            RoundBegan: ("view.hand",),
        },
        blind=lambda state, seat, draw: draw.choice(game.legal_moves(state, seat)),
        further=lambda draw: {"bells": draw.choice((0, 2))},
        secret=(Stake,),
        longest=200,
    )


TestToyGame = contract(spec_of(ToyGame()))

BROKEN: dict[str, tuple[type[ToyGame], ...]] = {
    "cards_are_conserved": (careless.LosesACard,),
    "nobody_is_to_move_if_and_only_if_it_is_over": (careless.KeepsTheOutcome,),
    "moves_are_written_and_read_back": (careless.WritesNoKind,),
    "fold_equals_the_state": (careless.CountsItsDeals,),
    "it_ends_with_an_outcome": (
        careless.NeverEnds,
        careless.CrownsTheLast,
        careless.LeavesNoGap,
        careless.AnnouncesAnother,
        careless.ForgetsTheRound,
        careless.KeepsTheOutcome,
    ),
    "moves_and_events_are_frozen": (careless.TellsLooseNotes,),
    "events_reach_only_who_may_know": (leaky.TellsTheStakeToAll, leaky.TellsTheWrongSeat),
    "forced_moves_are_no_secret": (leaky.HurriesOn,),
    "moves_that_can_be_undone_reveal_nothing": (leaky.TellsTheStock, leaky.TellsTheNextHand),
    "legal_if_and_only_if_apply_succeeds": (
        careless.HidesAMove,
        careless.OffersTooMuch,
        careless.TakesMovesOutOfTurn,
        careless.RefusesInWords,
        careless.TripsOverTheTarget,
    ),
    "exactly_those_to_move_have_moves": (careless.AsksEverybody, careless.OffersMovesOutOfTurn),
    "legal_moves_are_sorted_and_unique": (careless.SortsDownwards, careless.OffersAMoveTwice),
    "states_and_options_are_written_and_read_back": (careless.CountsInTruths,),
    "states_and_views_are_frozen": (careless.KeepsNotes,),
    "nothing_changes_what_it_is_given": (careless.ChangesTheState,),
    "bad_seats_are_refused": (careless.SeesTheLastHand, careless.TakesTrueForSeatOne),
    "bad_moves_are_refused": (careless.TakesTwoPointZeroForTwo, careless.TripsOverForeignMoves),
    "a_view_holds_no_state": (leaky.CarriesTheState,),
    "no_seed_is_in_sight": (
        leaky.ShowsTheSeed,
        leaky.ShowsAPartOfTheSeed,
        leaky.TellsTheSeed,
        leaky.CarriesTheState,
    ),
    "a_deal_tells_nobody_what_is_private": (
        leaky.TellsAllHandsAtTheDeal,
        leaky.ShowsTheNeighbour,
        leaky.RemembersTheNeighbour,
        leaky.ShowsPartnersTheirHands,
    ),
    "nobody_is_told_what_is_private": (leaky.TellsHandsLater,),
    "a_sampled_world_looks_the_same": (leaky.ShowsTheNeighbour, leaky.TellsByTheOrderOfSeats),
    "a_sampled_world_agrees_with_history": (leaky.ForgetsGlimpses, leaky.SamplesByLuck),
    "a_sampled_world_can_be_played": (leaky.SamplesEndlessWorlds,),
    "a_spectator_sees_no_secrets": (leaky.ShowsAllToSpectators,),
    "an_own_move_shows_the_same_in_all_worlds": (leaky.TellsTheStock, leaky.TellsTheNextHand),
    "a_move_of_others_shows_the_same_in_all_worlds": (
        leaky.TellsTheStock,
        leaky.TellsTheNextHand,
        leaky.TellsTheStrengthOfANewHand,
    ),
    "refusals_tell_nothing": (leaky.RefusesByTheNextHand,),
    "secret_moves_look_alike": (leaky.TellsTheStakeToAll,),
    "fixed_games_meet_everything": (
        careless.NeverPlaysFive,
        careless.NeverPlaysInPairs,
        careless.NeverTellsAnAddition,
    ),
    "house_rules_are_sound": (careless.ShufflesItsDefault, careless.DealsToACrowd),
    "every_seed_deals_differently": (
        careless.DealsAlikeForTwoRounds,
        careless.DealsTheSecondRoundAlike,
    ),
    "deals_tell_only_what_they_reveal": (
        leaky.TellsAllHandsAtTheDeal,
        leaky.LetsTheLowestHandBegin,
    ),
    "a_bad_choice_is_named": (careless.TakesAnyNumberOfRounds, careless.BlamesNobody),
    "a_bad_number_of_seats_is_refused": (careless.DealsToAnybody,),
    "nonsense_is_bad_notation": (careless.ReadsNonsense,),
    "equal_seeds_give_equal_games_in_another_process": (careless.DealsByHash,),
    "what_is_private_stays_unknown": (leaky.RemembersTheNeighbour, leaky.RemembersAllHands),
    "deals_are_sampled_evenly": (
        leaky.DealsLowCardsToTheNext,
        leaky.AlwaysSamplesTheSameWorld,
        leaky.GivesTheStarterLowCards,
    ),
    "later_worlds_are_sampled_evenly": (leaky.DealsLowCardsLaterOn, leaky.StakesTooLittle),
}
"""For each property the toys that it must fail."""

PAIRS = [(name, game) for name, games in BROKEN.items() for game in games]


def failure_of(spec: Spec, name: str, seed: int = 0) -> str:
    """The failure of this property in the everyday suite."""
    try:
        hold(spec, name, Random(seed), EVERYDAY, tell=lambda _: None)
    except AssertionError as failure:
        return str(failure)
    return "passed"


def test_every_property_fails_some_toy() -> None:
    assert set(BROKEN) == set(PROPERTIES)


@pytest.mark.parametrize(("name", "game"), PAIRS, ids=lambda part: getattr(part, "__name__", part))
def test_the_kit_fails_a_broken_game_in_a_few_words_with_a_line_to_replay_it(
    name: str, game: type[ToyGame]
) -> None:
    message = failure_of(spec_of(game()), name)
    assert message.startswith("toy breaks a property: ")
    assert len(message) < 2000
    lines = dict(line.split(":", 1) for line in message.splitlines()[1:])
    assert {"what", "replay"} <= set(lines)
    assert {"seat", "move", "field"} & set(lines)
    with pytest.raises(AssertionError) as again:
        eval(lines["replay"], {"replay": replay, "SPEC": spec_of(game())})  # noqa: S307
    assert f"replay:{lines['replay']}" in str(again.value)


def test_a_leak_names_the_seat_the_move_and_the_field() -> None:
    message = failure_of(spec_of(leaky.TellsTheStakeToAll()), "secret_moves_look_alike")
    assert "seat:   None" in message
    assert "move:   =" in message
    assert "field:  number" in message


def test_a_reader_that_breaks_on_a_text_is_told_with_the_text() -> None:
    with pytest.raises(Broken) as failure:
        rules.any_text_is_a_move_or_bad_notation(spec_of(careless.ReadsNonsense()), "z")
    assert failure.value.where == {"move": "'z'", "field": "read_move"}


@pytest.mark.parametrize(
    ("one", "two", "found"),
    [
        (Add(1), Add(1), None),
        (Add(1), Add(2), ("number", 1, 2)),
        ((1, (2, 3)), (1, (2, 4)), ("[1][1]", 3, 4)),
        ((1, 2), (1, 2, 3), ("[2]", "nothing", 3)),
        (True, 1, ("", True, 1)),
    ],
)
def test_a_difference_is_named_by_its_field(one: Any, two: Any, found: Any) -> None:
    assert difference(one, two) == found
