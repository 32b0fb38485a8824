"""The decision on a mention: its cases, properties of all of them, and its one place."""

import ast
from dataclasses import replace
from datetime import UTC, datetime
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs.context.preferences import Mentions
from cogs.mentions.asking import Called, Occasion
from cogs.mentions.decision import (
    PATIENCE,
    Decision,
    Later,
    Never,
    Now,
    Person,
    Reason,
    Why,
    decide,
    pause,
    promise,
)
from engine.tables.model.quiet import Quiet, quiet_until
from tests.sources import SOURCES, name_of, nodes_of, text_of

NOON = datetime(2026, 6, 1, 12, tzinfo=UTC).timestamp()
HOUR = 3600.0
NIGHT, MIDDAY = Quiet(22 * 60, 7 * 60, "UTC"), Quiet(11 * 60, 13 * 60, "UTC")
ONLY_REMINDERS, NEVER = Person(Mentions.REMINDERS), Person(Mentions.NEVER)
UNWANTED, ASLEEP = Never(Why.UNWANTED), Later(NOON + HOUR, Why.QUIET)


@pytest.mark.parametrize(
    ("reason", "person", "decision"),
    [
        (Reason.TURN, Person(), Now()),
        (Reason.TURN, Person(here=NOON), Later(NOON + 45, Why.HERE)),
        (Reason.TURN, Person(here=NOON - 45), Now()),
        (Reason.TURN, Person(aware=NOON + 900), Later(NOON + 900, Why.HERE)),
        (Reason.TURN, Person(aware=NOON), Now()),
        (Reason.TURN, Person(last=NOON - 44), Later(NOON + 1, Why.RECENT)),
        (Reason.TURN, Person(last=NOON - 45), Now()),
        (Reason.TURN, ONLY_REMINDERS, UNWANTED),
        (Reason.REMATCH, ONLY_REMINDERS, UNWANTED),
        *(
            (reason, ONLY_REMINDERS, Now())
            for reason in Reason
            if reason not in ("turn", "rematch")
        ),
        *((reason, NEVER, UNWANTED) for reason in Reason),
        *((reason, Person(sees=False), Never(Why.UNSEEN)) for reason in Reason),
        *((reason, Person(quiet=MIDDAY), ASLEEP) for reason in Reason),
        *((reason, Person(quiet=NIGHT), Now()) for reason in Reason),
        (Reason.TURN, Person(quiet=MIDDAY, here=NOON), ASLEEP),
        (Reason.TURN, Person(quiet=MIDDAY, aware=NOON + 2 * HOUR), Later(NOON + 7200, Why.HERE)),
        (Reason.TURN, Person(quiet=NIGHT, aware=NOON + 10 * HOUR), Later(NOON + 68_400, Why.QUIET)),
        (Reason.SILENCE, Person(reminded=False), UNWANTED),
        (Reason.HALF_TIME, Person(reminded=False), Now()),
        (Reason.CALL, Person(last=NOON - 599), Later(NOON + 1, Why.RECENT)),
        (Reason.CHALLENGE, Person(last=NOON - 599), Later(NOON + 1, Why.RECENT)),
        (Reason.REMATCH, Person(last=NOON - 299), Later(NOON + 1, Why.RECENT)),
        (Reason.REMOVAL, Person(last=NOON - 599), Later(NOON + 1, Why.RECENT)),
    ],
)
def test_a_person_is_mentioned_now_or_later_or_never(
    reason: Reason, person: Person, decision: Decision
) -> None:
    assert decide(reason, person, NOON) == decision


@pytest.mark.parametrize(("clock", "seconds"), [(60, 20), (300, 45), (86_400, 45)])
def test_with_a_clock_a_third_of_the_turn_is_waited_at_most(clock: int, seconds: int) -> None:
    assert decide(Reason.TURN, Person(here=NOON), NOON, clock) == Later(NOON + seconds, Why.HERE)


times = st.none() | st.floats(NOON - 86_400, NOON + 86_400)
hours = st.builds(
    lambda begin, length, zone: Quiet(begin, (begin + length) % 1440, zone),
    st.integers(0, 1439),
    st.integers(1, 720),
    st.sampled_from(("UTC", "Europe/Berlin", "America/New_York", "Asia/Kathmandu")),
)
people = st.builds(
    Person,
    mentions=st.sampled_from(Mentions),
    quiet=st.none() | hours,
    reminded=st.booleans(),
    sees=st.booleans(),
    here=times,
    aware=times,
    last=times,
)
reasons = st.sampled_from(Reason)
clocks = st.sampled_from((None, 60.0, 3600.0))


@given(reasons, people, clocks)
def test_wishes_hold_whatever_else_is_true(
    reason: Reason, person: Person, clock: float | None
) -> None:
    """The time of a later mention is later, awake, after the pause, and then it is now."""
    decision = decide(reason, person, NOON, clock)
    if person.mentions is Mentions.NEVER or not person.sees:
        assert isinstance(decision, Never)
    if isinstance(decision, Never):
        return
    at = decision.when if isinstance(decision, Later) else NOON
    assert (at > NOON) == isinstance(decision, Later)
    assert quiet_until(person.quiet, at) is None
    assert person.last is None or at >= person.last + pause(reason, clock)
    assert at >= (person.aware or 0.0)
    assert person.here is None or at >= person.here + min(PATIENCE, (clock or HOUR) / 3)
    assert decide(reason, person, at, clock) == Now()


@given(reasons, people, st.floats(0, 86_400))
def test_a_promise_is_the_decision_asked_ahead(
    reason: Reason, person: Person, ahead: float
) -> None:
    """A mention that is promised without a restriction is due at every time."""
    free = replace(person, here=None, aware=None, last=None)
    then = decide(reason, free, NOON + ahead)
    match promise(reason, person, NOON):
        case None:
            assert then == Now()
        case Why.QUIET:
            assert person.quiet is not None
            assert not isinstance(then, Never)
        case why:
            assert then == Never(why)


@given(reasons, people, st.floats(0, 86_400))
def test_a_promise_for_a_known_time_is_kept_then(
    reason: Reason, person: Person, ahead: float
) -> None:
    free = replace(person, here=None, aware=None, last=None)
    kept = promise(reason, free, NOON, NOON + ahead) is None
    assert kept == (decide(reason, free, NOON + ahead) == Now())


@given(reasons, st.lists(st.floats(0, 30), min_size=20, max_size=40))
def test_between_two_mentions_there_is_a_pause_whatever_others_do(
    reason: Reason, steps: list[float]
) -> None:
    """Others give a reason again and again; the person does nothing."""
    at, person, mentions = NOON, Person(), list[float]()
    for step in steps:
        at += step
        if decide(reason, person, at) == Now():
            mentions.append(at)
            person = replace(person, last=at)
    gaps = [after - before for before, after in pairwise(mentions)]
    assert mentions
    assert all(gap >= pause(reason) for gap in gaps)


WISHES = {"mentions", "quiet", "remind_after"}
"""The methods of the preferences that say what a mention depends on."""


def deciding(path: Path) -> set[str]:
    """The parts of a decision on a mention that a file takes by itself."""
    found = set()
    words = ("AllowedMentions", "Called", "preferences", "Mentions", "quiet_until", "rests")
    for node in nodes_of(path, *words):
        match node:
            case ast.Call(func=ast.Attribute(attr="AllowedMentions") | ast.Name(id="Called")):
                found |= {"allows"} if node.args or node.keywords else set()
            case ast.Call(func=ast.Attribute(value=whose, attr=wish)) if wish in WISHES:
                found |= {"asks"} if ast.unparse(whose).endswith("preferences") else set()
            case ast.Attribute(value=ast.Name(id="Mentions"), attr="REMINDERS" | "NEVER"):
                found.add("compares")
            case ast.alias(name="quiet_until" | "rests"):
                found.add("compares")
    return found


def test_only_one_package_decides_who_is_mentioned() -> None:
    """The preferences are shown elsewhere; clocks, votes and a table's end rest by quiet hours."""
    cogs = {name_of(path): deciding(path) for path in SOURCES if "engine" not in path.parts}
    assert {name: found for name, found in cogs.items() if found} == {
        "cogs/mentions/asking.py": {"allows", "asks", "compares"},
        "cogs/mentions/decision.py": {"compares"},
        "cogs/personal/own_settings.py": {"asks"},
        "cogs/table/seats.py": {"asks"},  # only shows a newcomer that a time zone is gone
    }
    many = Called(Occasion(Reason.NIGHT, 1), tuple(range(101)))
    notified = many.allowed.to_dict()["users"]
    assert (len(notified), len(many.names.split())) == (100, 101), "all that Discord takes"


def test_only_one_place_says_whom_a_list_may_name() -> None:
    """Other files ask about somebody's own page, or about a single game."""
    asking = {name_of(path) for path in SOURCES if ".is_unlisted" in text_of(path)}
    assert asking == {
        "cogs/context/services.py",  # may_name
        "cogs/features/history/presses.py",
        "cogs/features/ratings/presses.py",
        "cogs/routing/watching.py",
    }
