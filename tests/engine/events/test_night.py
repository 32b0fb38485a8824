"""The life of a club night, from its announcement to its last round."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pytest

from engine.events import night as acts
from engine.events.movement import seating
from engine.events.night import Night, Phase
from engine.events.rounds import seals
from engine.tables.model.refusals import Refusal, Refused
from tests.engine.events.of_nights import HOST, START, night_of, person, plan_of, played, running

OPEN = night_of(now=START - 60)
ONE = acts.checked_in(OPEN, person(1), START - 60)
IN_ROUND = acts.next_round(running(5), seating(running(5)), START)
HELD = acts.paused(running(2), START)
HALF = played(running(5, plan_of(rounds=4)), rounds=2)
MOST = played(running(5, plan_of(rounds=4)), rounds=3)
LAST = acts.next_round(MOST, seating(MOST), START)
FULL = replace(OPEN, people=tuple(acts.Guest(n, "", coming=True) for n in range(acts.MOST_PEOPLE)))
OVER = played(running(2, plan_of(rounds=1)))
NEW = person(999)
begun = partial(night_of, now=START - 60)


@pytest.mark.parametrize(
    ("refusal", "act"),
    [
        (Refusal.NIGHT_PAST, partial(begun, replace(plan_of(), start=START - 121))),
        (Refusal.BAD_CHOICE, partial(begun, plan_of("seven-seals", 5, 2))),
        (Refusal.BAD_CHOICE, partial(begun, plan_of("letter-of-marque", 5, 7))),
        (Refusal.BAD_CHOICE, partial(begun, replace(plan_of(), game="chess"))),
        (Refusal.NIGHT_EARLY, partial(acts.checked_in, night_of(), person(1), 0.0)),
        (Refusal.NIGHT_HERE, partial(acts.checked_in, ONE, person(1), START)),
        (Refusal.NO_WORD, partial(acts.checked_in, OPEN, person(1), START, "  ")),
        (Refusal.NIGHT_FULL, partial(acts.answered, FULL, NEW, coming=True)),
        (Refusal.NIGHT_FULL, partial(acts.checked_in, FULL, NEW, START)),
        (Refusal.NIGHT_FEW, partial(acts.rushed, ONE, START)),
        (Refusal.NIGHT_STALE, partial(acts.rushed, IN_ROUND, START)),
        (Refusal.NIGHT_STALE, partial(acts.answered, running(2), NEW, coming=True)),
        (Refusal.NIGHT_STALE, partial(acts.next_round, IN_ROUND, ((1,),), START)),
        (Refusal.NIGHT_STALE, partial(acts.next_round, HELD, ((1,),), START)),
        (Refusal.NIGHT_STALE, partial(acts.closed_round, running(2), (), START)),
        (Refusal.NIGHT_STALE, partial(acts.started, running(2), START)),
        (Refusal.NIGHT_STALE, partial(acts.paused, OPEN, START)),
        (Refusal.NIGHT_STALE, partial(acts.gone, IN_ROUND, 999)),
        (Refusal.NIGHT_STALE, partial(acts.changed, running(2), plan_of(), START)),
        (Refusal.NIGHT_PAST, partial(acts.changed, ONE, replace(plan_of(), start=9.0), START)),
        (Refusal.NIGHT_HERE, partial(acts.checked_in, IN_ROUND, person(1), 9e9)),
        (Refusal.NIGHT_LATE, partial(acts.checked_in, MOST, NEW, 9e9)),
        (Refusal.NIGHT_LATE, partial(acts.checked_in, acts.gone(LAST, 1), person(1), 9e9)),
        (Refusal.NIGHT_HERE, partial(acts.checked_in, LAST, person(1), 9e9)),
        (Refusal.NIGHT_OVER, partial(acts.checked_in, OVER, NEW, 9e9)),
        (Refusal.NIGHT_OVER, partial(acts.cancelled, OVER)),
        (Refusal.NIGHT_OVER, partial(acts.paused, acts.cancelled(OPEN), START)),
    ],
)
def test_each_refusal_has_a_reason_of_its_own(refusal: Refusal, act: Callable[[], Night]) -> None:
    with pytest.raises(Refused) as refused:
        act()
    assert refused.value.refusal is refusal


def test_check_in_opens_fifteen_minutes_before_the_start_or_at_once() -> None:
    assert (night_of().phase, night_of().next_at) == (Phase.ANNOUNCED, START - 900)
    for early in (acts.opened(night_of()), acts.rushed(night_of(), 5.0), OPEN):
        assert (early.phase, early.next_at) == (Phase.OPEN, START)
    now = begun(replace(plan_of(), start=START - 119))
    assert now.plan.start == now.next_at == START - 60, "a minute's delay is none"


def test_a_change_keeps_the_people_and_each_seal_is_older_than_the_words_that_cut() -> None:
    """For another start they check in again, in its last fifteen minutes."""
    cut = acts.checked_in(OPEN, person(1), START - 60, "rum")
    for plan, word in ((replace(plan_of(), clock=30), "rum"), (plan_of("seven"), "")):
        new = acts.changed(cut, plan, START - 50)
        assert new == replace(cut, plan=plan, people=(replace(cut.people[0], cut=word),))
        assert (seals(new) == seals(cut)) is bool(word)
    for later, phase in ((60, Phase.OPEN), (99_999, Phase.ANNOUNCED)):
        new = acts.changed(cut, replace(plan_of(), start=START + later), START)
        assert (new.phase, new.players, new.people[0].coming) == (phase, (), True)
    late = acts.changed(acts.started(ONE, START), plan_of("seven"), START + 9)
    assert (late.next_at, late.players) == (START + 900, (1,)), "it waits on"


def test_people_answer_and_check_in_and_the_words_cut_in_that_order() -> None:
    night = night_of()
    for user in (1, 2, 3):
        night = acts.answered(night, person(user), coming=True)
    night = acts.opened(acts.answered(night, person(2), coming=False))
    for user, word in ((3, "rum"), (4, ""), (1, "old"), (1, "new")):
        night = acts.checked_in(night, person(user), START, word)
    assert [(g.user, g.coming, g.here) for g in night.people] == [
        (2, False, False), (3, True, True), (4, True, True), (1, True, True),
    ]  # fmt: skip
    assert acts.started(night, START).cuts == "rum - new"
    assert acts.answered(night, person(3), coming=False).players == (4, 1)
    assert acts.answered(night, person(3), coming=True).players == (3, 4, 1)


def test_a_full_night_lets_people_say_no_and_come_back() -> None:
    assert not (acts.answered(FULL, NEW, coming=False).guest(999) or FULL.people[0]).coming
    left = replace(FULL.people[0], here=True, gone=True)
    people = (left, *FULL.people[1:], replace(left, user=500, gone=False))
    night = replace(FULL, phase=Phase.RUNNING, people=people)
    assert acts.checked_in(night, person(0), 9e9).players == (0, 500)


def test_too_few_people_are_waited_for_and_then_it_is_cancelled() -> None:
    """From two on it is a night, five minutes after the second came late."""
    waits = acts.started(ONE, START)
    assert (waits.phase, waits.next_at) == (Phase.OPEN, START + 900)
    assert acts.started(waits, START + 900).phase is Phase.CANCELLED
    late = acts.checked_in(waits, person(2), START + 100)
    assert acts.checked_in(late, person(2), START + 150, "rum").next_at == START + 400
    assert acts.started(late, START + 400).phase is Phase.RUNNING
    assert acts.answered(late, person(2), coming=False).next_at == START + 900, "waits again"
    in_time = acts.checked_in(ONE, person(2), START - 1)
    assert acts.rushed(in_time, START - 1).next_at == START - 1 == (in_time.next_at or 0) - 1


@pytest.mark.parametrize(("clock", "minutes"), [(10, 15), (60, 25), (600, 60)])
def test_a_round_has_25_clocks_within_bounds_and_the_next_one_comes_a_minute_later(
    clock: int, minutes: int
) -> None:
    night = running(5, replace(plan_of(rounds=2), clock=clock))
    night = acts.next_round(night, seating(night), START)
    assert night.next_at == START + 60 * minutes
    held = acts.paused(night, START)
    assert held.next_at == night.next_at, "the round goes on"
    between = acts.closed_round(held, (), START + 9)
    assert (between.phase, between.next_at) == (Phase.RUNNING, None)
    assert acts.cancelled(between).phase is Phase.OVER, "its results are kept"
    assert acts.paused(between, START + 99).next_at == START + 99
    assert acts.rushed(between, START + 99).paused is False
    between = acts.closed_round(night, (), START + 9)
    assert between.next_at == START + 69
    last = acts.next_round(between, seating(between), START + 69)
    assert acts.closed_round(last, (), START + 99).phase is Phase.OVER


def test_people_leave_come_back_at_any_round_and_come_late_until_half_have_begun() -> None:
    """When nobody is left, it is over; the organiser may be among those who leave."""
    night = acts.gone(IN_ROUND, HOST)
    assert HOST not in night.players
    back = acts.checked_in(played(acts.closed_round(night, (), START), rounds=3), person(HOST), 9e9)
    assert (HOST in back.players, back.guest(HOST)) == (True, IN_ROUND.guest(HOST)), "with its word"
    late = acts.checked_in(IN_ROUND, NEW, 9e9)
    assert late.guest(999) == acts.Guest(999, "P999", coming=True, here=True)
    for half in (HALF, played(running(5, plan_of(rounds=2)))):
        assert 999 in acts.checked_in(half, NEW, 9e9).players
        begun = acts.next_round(half, seating(half), START)
        assert not begun.comes_in(999, START), "the second round of two has begun"
    for user in range(1, 6):
        night = acts.gone(IN_ROUND if user == 1 else night, user)
    assert acts.closed_round(night, (), START).phase is Phase.OVER
    assert acts.next_round(replace(running(2), people=()), (), START).phase is Phase.OVER


def test_a_seat_without_a_person_goes_to_those_who_come_just_after_its_deal() -> None:
    """Also in the last round, to somebody who left before; each seat to one person."""
    last = acts.next_round(before := acts.gone(acts.gone(MOST, 1), 2), seating(before), START)
    assert (last.comes_in(1, 9e9), last.comes_in(999, START)) == (0, 0)
    back = acts.checked_in(last, person(1), START)
    assert {*back.rounds[-1].tables[0]} == {1, 3, 4, 5}
    assert (last.comes_in(1, START), back.comes_in(2, START)) == (4, 0), "no seat is left"
    assert acts.checked_in(IN_ROUND, NEW, START).comes_in(998, START) == 1, "of three"
