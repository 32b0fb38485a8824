"""The contract kit against Small Whist: it passes the right one and fails each broken one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from typing import Any

import pytest

from tests.engine import careless_games as careless
from tests.engine import leaky_games as leaky
from tests.engine.contract import (
    OF_POSITIONS,
    OF_RULES,
    contract,
    judge,
    judge_rules,
    replay,
    rules,
)
from tests.engine.contract.failure import Broken, difference
from tests.engine.contract.spec import Spec
from tests.engine.small_whist import Card, Play, SmallWhist, spec_of

TestSmallWhist = contract(spec_of(SmallWhist()))

BROKEN: dict[str, tuple[type[SmallWhist], ...]] = {
    "cards_are_conserved": (careless.LosesACard,),
    "legal_if_and_only_if_apply_succeeds": (
        careless.HidesAMove,
        careless.OffersTooMuch,
        careless.TakesMovesOutOfTurn,
        careless.RefusesInWords,
        careless.TripsOverSuits,
    ),
    "somebody_can_move_or_it_is_over": (
        careless.AsksEverybody,
        careless.KeepsTheOutcome,
        careless.OffersMovesOutOfTurn,
    ),
    "legal_moves_are_sorted_and_unique": (careless.SortsDownwards, careless.OffersAMoveTwice),
    "moves_are_written_and_read_back": (careless.WritesNoKind,),
    "states_and_options_are_written_and_read_back": (careless.CountsInTruths,),
    "fold_equals_the_state": (careless.CountsItsDeals,),
    "it_ends_with_an_outcome": (
        careless.NeverEnds,
        careless.CrownsTheLast,
        careless.LeavesNoGap,
        careless.AnnouncesAnother,
        careless.ForgetsTheRound,
        careless.KeepsTheOutcome,
    ),
    "everything_is_frozen": (careless.KeepsNotes,),
    "nothing_changes_what_it_is_given": (careless.ChangesTheState,),
    "bad_seats_are_refused": (careless.SeesTheLastHand, careless.TakesTrueForSeatOne),
    "bad_moves_are_refused": (careless.TakesNumbersForCards, careless.TripsOverForeignMoves),
    "a_view_holds_no_state": (leaky.CarriesTheState,),
    "no_seed_is_in_sight": (
        leaky.ShowsTheSeed,
        leaky.ShowsAPartOfTheSeed,
        leaky.TellsTheSeed,
        leaky.CarriesTheState,
    ),
    "events_reach_only_who_may_know": (leaky.DealsOpenly, leaky.TellsTheWrongSeat),
    "nobody_is_told_what_is_private": (
        leaky.TellsAllHandsAtTheDeal,
        leaky.DealsOpenly,
        leaky.RemembersTheNeighbour,
    ),
    "a_sampled_world_looks_the_same": (leaky.ShowsTheNeighbour, leaky.TellsByTheOrderOfSeats),
    "a_sampled_world_agrees_with_history": (leaky.IgnoresVoids, leaky.SamplesByLuck),
    "a_sampled_world_can_be_played": (leaky.SamplesEndlessWorlds,),
    "a_spectator_sees_no_secrets": (leaky.ShowsAllToSpectators,),
    "an_own_move_shows_the_same_in_all_worlds": (leaky.TellsTheStock, leaky.TellsTheNextHand),
    "a_move_of_others_shows_the_same_in_all_worlds": (leaky.TellsTheStock, leaky.TellsTheNextHand),
    "secret_moves_look_alike": (leaky.TellsTheBuriedCard,),
    "house_rules_are_sound": (careless.ShufflesItsDefault, careless.DealsToACrowd),
    "every_seed_deals_differently": (
        careless.DealsAlikeForTwoRounds,
        careless.DealsTheSecondRoundAlike,
    ),
    "a_bad_choice_is_named": (careless.TakesAnyNumberOfRounds, careless.BlamesNobody),
    "a_bad_number_of_seats_is_refused": (careless.DealsToAnybody,),
    "nonsense_is_bad_notation": (careless.ReadsNonsense,),
    "equal_seeds_give_equal_games_in_another_process": (careless.DealsByHash,),
    "what_is_private_stays_unknown": (leaky.RemembersTheNeighbour, leaky.RemembersAllHands),
    "deals_are_sampled_evenly": (leaky.DealsLowCardsToTheNext, leaky.AlwaysSamplesTheSameWorld),
    "later_worlds_are_sampled_evenly": (leaky.DealsLowCardsLaterOn,),
}
"""For each property the toys that it must fail."""

PAIRS = [(name, game) for name, games in BROKEN.items() for game in games]


def failures(spec: Spec, name: str) -> Iterator[str]:
    """The failures of this property in this game, over some of its positions."""
    both: tuple[Callable[..., None], ...] = (*OF_POSITIONS, *OF_RULES)
    checks = {check.__name__: check for check in both}
    of_rules = checks[name] in OF_RULES
    positions = product(range(30), (0.0, 0.2, 0.4, 0.6, 0.8, 1.0))
    for number, part in [(0, 0.0)] if of_rules else positions:
        try:
            if of_rules:
                judge_rules(spec, checks[name])
            else:
                judge(spec, checks[name], number, part, luck=number)
        except AssertionError as error:
            yield str(error)


def test_every_property_fails_some_toy() -> None:
    assert set(BROKEN) == {check.__name__ for check in (*OF_POSITIONS, *OF_RULES)}


@pytest.mark.parametrize(("name", "game"), PAIRS, ids=lambda part: getattr(part, "__name__", part))
def test_the_kit_fails_a_broken_game_in_a_few_words_with_a_line_to_replay_it(
    name: str, game: type[SmallWhist]
) -> None:
    message = next(failures(spec_of(game()), name), "passed")
    assert message.startswith("small-whist breaks a property: ")
    assert len(message) < 2000
    lines = dict(line.split(":", 1) for line in message.splitlines()[1:])
    assert {"what", "replay"} <= set(lines)
    assert {"seat", "move", "field"} & set(lines)
    with pytest.raises(AssertionError) as again:
        eval(lines["replay"], {"replay": replay, "SPEC": spec_of(game())})  # noqa: S307
    assert f"replay:{lines['replay']}" in str(again.value)


def test_a_leak_names_the_seat_the_move_and_the_field() -> None:
    message = next(failures(spec_of(leaky.TellsTheBuriedCard()), "secret_moves_look_alike"))
    assert "seat:   None" in message
    assert "move:   bury " in message
    assert "field:  card" in message


def test_a_reader_that_breaks_on_a_text_is_told_with_the_text() -> None:
    with pytest.raises(Broken) as failure:
        rules.any_text_is_a_move_or_bad_notation(spec_of(careless.ReadsNonsense()), "zz")
    assert failure.value.where == {"move": "'zz'", "field": "read_move"}


@pytest.mark.parametrize(
    ("one", "two", "found"),
    [
        (Play(Card.A1), Play(Card.A1), None),
        (Play(Card.A1), Play(Card.A2), ("card", Card.A1, Card.A2)),
        ((1, (2, 3)), (1, (2, 4)), ("[1][1]", 3, 4)),
        ((1, 2), (1, 2, 3), ("[2]", "nothing", 3)),
        (True, 1, ("", True, 1)),
    ],
)
def test_a_difference_is_named_by_its_field(one: Any, two: Any, found: Any) -> None:
    assert difference(one, two) == found
