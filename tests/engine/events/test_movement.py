"""The seats of a club night: everybody meets everybody, and Mates are shared out."""

from dataclasses import replace
from itertools import combinations

import pytest

from engine.events import movement
from engine.events.movement import seating
from engine.events.night import Night, checked_in, gone
from engine.tables.model.result import measured
from tests.engine.events.of_nights import night_of, person, plan_of, played, running
from tests.lab.players.nights import follows, pairs


@pytest.mark.parametrize("mates", [0, 1])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_meets_everybody_once_and_holds_the_same_cards_as_everybody_once(
    seats: int, mates: int
) -> None:
    """With 4, 9, 16 and 25 people, 2, 3, 4 and 5 at a table, in one round more than seats.

    One of them may be a Mate. A second cycle is like the first.
    """
    people, cycle = seats**2 - mates, seats + 1
    plan = plan_of("seven" if seats == 2 else "seven-seals", 2 * cycle, seats)
    night = played(running(people, plan), rounds=2 * cycle)
    assert len({each.people for each in night.rounds}) == 1
    for rounds in (night.rounds[:cycle], night.rounds[cycle:]):
        for counts in pairs(rounds):
            assert len(counts) == people * (people - 1) // 2
            assert {*counts.values()} == {1}


def check(night: Night) -> None:
    """Every person has one seat, and no table has two Mates more than another."""
    tables = seating(night)
    users = [user for table in tables for user in table if user is not None]
    assert sorted(users) == sorted(night.players)
    assert {len(table) for table in tables} == {night.plan.seats}
    mates = [table.count(None) for table in tables]
    assert max(mates) - min(mates) <= 1
    assert sum(mates) < night.plan.seats
    assert tables == seating(night), "it is drawn from the night's seed"


def test_every_number_of_people_sits_with_mates_shared_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(movement, "TRIES", 20)
    assert seating(night_of()) == ()
    for seats in (2, 3, 4, 5):
        for people in (*range(2, 18), 33, 47, 99, 128):
            check(running(people, plan_of("seven-seas", 3, seats if seats < 5 else 4)))


def test_other_numbers_meet_about_as_often(monkeypatch: pytest.MonkeyPatch) -> None:
    """At four tables with two Mates, nobody meets somebody else more than twice in five rounds."""
    monkeypatch.setattr(movement, "TRIES", 8_000)
    night = played(running(14), rounds=5)
    met, held = pairs(night.rounds)
    assert max(*met.values(), *held.values()) <= 2
    monkeypatch.setattr(movement, "TRIES", 0)
    worse, _ = pairs(played(running(14), rounds=5).rounds)
    assert max(worse.values()) == 5, "without a search the same people sit together"


def test_above_32_people_there_are_sections_of_16() -> None:
    night = played(running(64), rounds=5)
    met, _ = pairs(night.rounds)
    groups = {
        frozenset(u for pair in met for u in pair if met[pair] and one in pair)
        for one in range(1, 65)
    }
    assert [len(group) for group in groups] == [16] * 4
    assert {met[frozenset(pair)] for g in groups for pair in combinations(g, 2)} == {1}


def test_it_is_drawn_again_when_people_come_or_go_and_former_rounds_count(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(movement, "TRIES", 8_000)
    night = played(running(16), rounds=2)
    before = seating(night)
    changed = checked_in(gone(night, 3), person(17), 9e9)
    after = seating(changed)
    assert 3 not in {user for table in after for user in table}
    assert after != before
    night = played(changed, rounds=3)
    for counts in pairs(night.rounds):
        assert max(counts.values()) <= 2
        assert sum(count == 2 for count in counts.values()) < 20, "24 and more without those"
    assert seating(replace(changed, people=played(running(16), rounds=2).people)) == before


@pytest.mark.parametrize("sign", [1, -1])
def test_an_order_by_skill_follows_it(sign: int) -> None:
    """The laboratory's person 1 plays best; its figures are 1 then, and -1 the other way round."""
    night = played(running(8), lambda _, __, ___, user: (measured(-sign * (user or 9), ()), True))
    assert follows(night)[0] == pytest.approx(sign)
