"""The end of a game: different people have a highlight, the last in it first, and each is true."""

from collections.abc import Iterator

import pytest

from cogs.faces import FACES
from cogs.faces.common import Told, placed, shared_out
from cogs.table.pages.end import end_card
from cogs.ui.layout import JOINER
from engine.core import Outcome, Termination
from engine.games import GAMES
from tests.cogs.faces.by_ear import recorded
from tests.cogs.faces.moments import HEARD, SAY, Moment, end_of, texts_of
from tests.engine.record_playthroughs import FOLDER


def outcome_of(*points: int, places: tuple[int, ...]) -> Outcome:
    winners = tuple(seat for seat, place in enumerate(places) if place == 1)
    return Outcome(points, places, winners, next(iter(Termination)))


@pytest.mark.parametrize(
    ("told", "kept"),
    [
        ([((0,), "a"), ((0,), "b"), ((1,), "c"), ((2,), "d"), ((3,), "e")], ("e", "d", "c", "a")),
        ([((0,), "a"), ((0,), "b")], ("a", "b")),
        ([((0,), "a"), ((), "x"), ((3,), "e")], ("e", "a", "x")),
        ([((0, 3), "both"), ((0,), "a"), ((3,), "e"), ((1,), "")], ("e", "both", "a")),
        ([], ()),
    ],
)
def test_everybody_has_one_and_the_last_comes_first(
    told: list[tuple[tuple[int, ...], str]], kept: tuple[str, ...]
) -> None:
    outcome = outcome_of(9, 5, 4, 1, places=(1, 2, 3, 4))
    assert set(shared_out(outcome, [Told(*each) for each in told])) == set(kept)
    assert shared_out(outcome, [Told(*each) for each in told])[:1] == kept[:1]


def test_the_decision_comes_first() -> None:
    outcome = outcome_of(9, 5, 4, 1, places=(1, 2, 3, 4))
    told = [Told((0,), "a"), Told((1,), "b"), Told((3,), "d")]
    assert shared_out(outcome, told, decision=Told((0,), "x")) == ("x", "d", "b")
    assert shared_out(outcome, told, decision=Told((), "")) == ("d", "b", "a")


def test_players_without_a_highlight_are_named_with_their_place() -> None:
    outcome = outcome_of(9, 5, 4, 1, places=(1, 2, 3, 4))
    names = end_of("seven-seas", 4, 0).names
    lines = shared_out(outcome, [Told((0,), "a"), Told((2,), "c")], placed(SAY, outcome, names))
    assert lines[1::2] == ("c", "a")
    assert lines[0] == f"⚓ {names[3]} came 4th of 4"
    assert names[1] in lines[2]
    partners = end_of("seven-seas", 4, 0, teams=True)
    told = placed(SAY, outcome_of(4, 9, 4, 9, places=(3, 1, 3, 1)), partners.names)
    assert [words.split(" came ")[1] for words in (each.words for each in told)] == [
        "second of 2",
        "first of 2",
    ] * 2


SEATED = [(key, seats) for key, game in GAMES.items() for seats in game.seats_for(game.options())]


def ends_of(key: str, seats: int) -> Iterator[Moment]:
    """The ends of some random games, and of the recorded ones that were played to the end."""
    yield from (end_of(key, seats, seed) for seed in range(3))
    for path in FOLDER.glob(f"{key}*.txt"):
        head = path.read_text(encoding="utf-8").split("\n\n", 1)[0].splitlines()
        if {f"game: {key}", f"seats: {seats}"} <= {*head}:
            moment = recorded(path)[-1]
            if moment.replay.outcome is not None:
                yield moment


@pytest.mark.parametrize(("key", "seats"), SEATED)
def test_everybody_is_named_at_the_end_whatever_the_number_of_seats(key: str, seats: int) -> None:
    for moment in ends_of(key, seats):
        names = moment.names
        for say in (SAY, HEARD):
            lines = FACES[key].highlights(say, moment.replay, names)
            assert [name for name in names.escaped if name not in "\n".join(lines)] == []
            assert len(set(lines)) == len(lines) <= max(3, seats)


@pytest.mark.parametrize(("key", "seats"), SEATED)
def test_the_decision_names_the_winners_once_and_not_how_far(key: str, seats: int) -> None:
    """The headline says how far; nothing decided a game that is shared, or of one round alone."""
    for moment in ends_of(key, seats):
        replay, names = moment.replay, moment.names
        outcome, (told, *_) = replay.outcome, FACES[key].highlights(SAY, replay, names)
        assert outcome is not None
        lines = "\n".join(texts_of(end_card(SAY, replay))).replace(JOINER, "").splitlines()
        assert lines.count(told.replace(JOINER, "")) == 1
        sides = {names.side(seat) for seat in outcome.winners}
        if "What decided it" in told:
            assert all(names.of_side(SAY, side) in told for side in sides)
            assert len(told.split()) <= 25
        assert ("What decided it" in told) <= (len(sides) == 1)
