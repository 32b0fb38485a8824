"""A turn is announced once, and again when it is another turn."""

from __future__ import annotations

from cogs.messages.announcements import Announced


def announced(mentioned: set[int], waiting: set[int] | None = None) -> Announced:
    return Announced(frozenset(mentioned), frozenset(mentioned if waiting is None else waiting))


def test_the_second_step_of_a_turn_is_not_announced_again() -> None:
    assert announced({2}).stands(frozenset({2}), {2})


def test_the_next_player_is_announced() -> None:
    assert not announced({2}).stands(frozenset({0}), {2})


def test_whoever_is_to_move_again_after_others_is_announced_again() -> None:
    assert not announced({2}).stands(frozenset({2}), {2, 0, 1})


def test_an_announcement_to_several_stands_while_some_of_them_choose() -> None:
    assert announced({0, 1, 2}).stands(frozenset({1, 2}), {0})
    assert announced({0, 1, 2}, {1, 2}).stands(frozenset({2}), {1})
    assert announced({0, 1}).stands(frozenset({0, 1}), {2, 3}), "computers have chosen"


def test_once_all_have_chosen_the_first_turn_is_announced_whoever_has_it() -> None:
    assert not announced({0, 1, 2}, {2}).stands(frozenset({2}), {2})
    assert not announced({0, 1, 2}, {2}).stands(frozenset({0}), {2})
    assert not announced({0, 1, 2}).stands(frozenset({1}), {0, 1, 2})
