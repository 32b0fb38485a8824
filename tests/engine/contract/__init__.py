"""The contract of `engine.core.Game` as properties that every game runs in one line.

    from tests.engine.contract import Spec, contract
    SPEC = Spec(game=GAME, cards_of=..., private={"hand": ...}, consistent=...)
    TestContract = contract(SPEC)

A failure names seat, move and field, with a line that plays it again:

    from tests.engine.contract import replay
    replay(SPEC, "cards_are_conserved", number=3, cut=17, luck=5)
"""

import random
from collections.abc import Callable, Iterable
from operator import itemgetter
from random import Random
from typing import Any, TypeAlias

from hypothesis import given
from hypothesis import strategies as st

from tests.amounts import amount, texts
from tests.engine.contract import arguments, evenness, games, positions, rules, secrecy, worlds
from tests.engine.contract.chosen import drawn, find, fixed_games, game_of
from tests.engine.contract.records import Record, written
from tests.engine.contract.spec import Broken, Fixed, Spec, about, short

__all__ = ["PROPERTIES", "Fixed", "Record", "Spec", "contract", "find", "replay"]

OfRecords: TypeAlias = Callable[[Spec, Record], None]
OfRules: TypeAlias = Callable[[Spec], None]

OF_GAMES: tuple[OfRecords, ...] = (
    games.cards_are_conserved,
    games.nobody_is_to_move_if_and_only_if_it_is_over,
    games.moves_are_written_and_read_back,
    games.fold_equals_the_state,
    games.it_ends_with_an_outcome,
    games.moves_and_events_are_frozen,
    games.events_reach_only_who_may_know,
    games.forced_moves_are_no_secret,
    games.moves_that_can_be_undone_reveal_nothing,
    games.spectators_see_what_all_seats_see,
    games.events_name_their_seat,
    secrecy.secret_moves_look_alike,
    secrecy.a_deal_tells_nobody_what_is_private,
)
OF_POSITIONS: tuple[OfRecords, ...] = (
    positions.legal_if_and_only_if_apply_succeeds,
    positions.exactly_those_to_move_have_moves,
    positions.legal_moves_are_sorted_and_unique,
    positions.states_and_options_are_written_and_read_back,
    positions.states_and_views_are_frozen,
    positions.nothing_changes_what_it_is_given,
    arguments.bad_seats_are_refused,
    arguments.bad_moves_are_refused,
    secrecy.a_view_holds_no_state,
    secrecy.no_seed_is_in_sight,
    secrecy.nobody_is_told_what_is_private,
    secrecy.a_sampled_world_looks_the_same,
    secrecy.a_sampled_world_agrees_with_history,
    secrecy.a_sampled_world_can_be_played,
    secrecy.a_spectator_sees_no_secrets,
    secrecy.an_own_move_shows_the_same_in_all_worlds,
    secrecy.a_move_of_others_shows_the_same_in_all_worlds,
    secrecy.refusals_tell_nothing,
)
OF_RULES: tuple[OfRules, ...] = (
    rules.fixed_games_meet_everything,
    rules.house_rules_are_sound,
    rules.every_seed_deals_differently,
    rules.deals_tell_only_what_they_reveal,
    rules.a_bad_choice_is_named,
    rules.a_bad_number_of_seats_is_refused,
    rules.nonsense_is_bad_notation,
    rules.equal_seeds_give_equal_games_in_another_process,
    worlds.what_is_private_stays_unknown,
    evenness.deals_are_even,
    evenness.deals_are_sampled_evenly,
    evenness.later_worlds_are_sampled_evenly,
)
ALL: tuple[Callable[..., None], ...] = (*OF_GAMES, *OF_POSITIONS, *OF_RULES)
PROPERTIES = {check.__name__: check for check in ALL}


def contract(spec: Spec) -> type:
    """A class of tests, one for each sentence of the contract; bind it to a name `Test...`."""
    body: dict[str, Any] = {f"test_{name}": _test(spec, name) for name in PROPERTIES}
    body["test_any_text_is_a_move_or_bad_notation"] = _of_texts(spec)
    return type("Contract", (), body)


def replay(spec: Spec, name: str, number: int = 0, cut: int = 0, luck: int = 0) -> None:
    """Look once more at the position where a property failed; the line of a failure calls it."""
    judge(spec, name, number, cut, luck)


def hold(spec: Spec, name: str, draw: Random, count: int, deep: int = 0) -> None:
    """Check a property: once, in all fixed games, or at a number of drawn positions.

    The earliest positions come first, so that a failure has few moves before it. deep: the number
    of random games that are looked at, too.
    """
    __tracebackhide__ = True
    try:
        where = sorted(_places_for(spec, name, draw, count, deep), key=itemgetter(1))
    except Broken as broken:  # a fixed game can't be played
        judge(spec, name, broken.where["number"], 0, 0)
        raise
    for number, cut in where:
        judge(spec, name, number, cut, draw.getrandbits(32))


def _places_for(
    spec: Spec, name: str, draw: Random, count: int, deep: int
) -> Iterable[tuple[int, int]]:
    if PROPERTIES[name] in OF_POSITIONS:
        return drawn(spec, draw, count, deep)
    games = max(deep, len(fixed_games(spec))) if PROPERTIES[name] in OF_GAMES else 1
    return ((number, 0) for number in range(games))


def judge(spec: Spec, name: str, number: int, cut: int | float, luck: int) -> None:
    """Check a property once, in the game of this number; `cut` as in `game_of`."""
    __tracebackhide__ = True
    check: Callable[..., None] = PROPERTIES[name]
    line, after = "", ""
    try:
        with about():
            if check in OF_RULES:
                check(spec)
                return
            line = f"number={number}, cut=0, luck={luck}"
            record = game_of(spec, number, cut, luck)
            line = f"number={number}, cut={record.cut}, luck={luck}"
            after = _last_moves(spec, record) if check in OF_POSITIONS else ""
            check(spec, record)
    except Broken as broken:
        message = _message(spec, check, broken, line, after)
        raise AssertionError(message) from broken.__cause__


def _message(spec: Spec, check: Callable[..., None], broken: Broken, line: str, after: str) -> str:
    """A few lines, never more than two thousand characters."""
    call = ", ".join(filter(None, ("SPEC", f'"{check.__name__}"', line)))
    sentence = (check.__doc__ or "").splitlines()[0]
    where = {"what": broken.what, **broken.where, "after": after, "replay": f"replay({call})"}
    lines = [f"{name + ':':<8}{short(value)}" for name, value in where.items() if value != ""]
    return "\n".join([f"{spec.game.key} breaks a property: {sentence}", *lines])


def _last_moves(spec: Spec, record: Record) -> str:
    """The last three moves before the cut, with their seats."""
    last = record.moves[: record.cut][-3:]
    told = ", ".join(f"{written(spec, move)} by seat {seat}" for seat, move in last)
    return f"{record.cut} of {len(record.moves)} moves; last: {told or 'the deal'}"


def _test(spec: Spec, name: str) -> Any:
    def test(self: Any) -> None:
        __tracebackhide__ = True
        draw = Random(random.getrandbits(62))  # the seed of the order of the tests sets it
        hold(spec, name, draw, amount(12, 1000), amount(0, 300))

    return _named(test, PROPERTIES[name])


def _of_texts(spec: Spec) -> Any:
    def test(self: Any, text: str) -> None:
        rules.any_text_is_a_move_or_bad_notation(spec, text)

    lines = texts() | st.text(alphabet="cgrxyb0123456789<+@-: ", max_size=12)
    return given(text=lines)(_named(test, rules.any_text_is_a_move_or_bad_notation))


def _named(test: Any, check: Callable[..., None]) -> Any:
    test.__name__ = test.__qualname__ = f"test_{check.__name__}"
    test.__doc__ = check.__doc__
    return test
