"""The two highlights at the end of a game: each is true, and they belong to different people."""

from collections.abc import Iterator

import pytest

from cogs.faces import FACES
from cogs.faces.common import Told, two_of
from cogs.table.pages.end import end_card
from cogs.ui.layout import JOINER
from engine.core import Outcome, Termination
from engine.games import GAMES
from tests.cogs.faces.by_ear import recorded
from tests.cogs.faces.moments import SAY, Moment, end_of, texts_of
from tests.engine.record_playthroughs import FOLDER


def outcome_of(*points: int, places: tuple[int, ...]) -> Outcome:
    winners = tuple(seat for seat, place in enumerate(places) if place == 1)
    return Outcome(points, places, winners, next(iter(Termination)))


@pytest.mark.parametrize(
    ("told", "kept"),
    [
        ([((0,), "a"), ((0,), "b"), ((1,), "c"), ((2,), "d"), ((3,), "e")], ("e", "d")),
        ([((0,), "a"), ((0,), "b")], ("a", "b")),
        ([((0,), "a"), ((), "x"), ((3,), "e")], ("e", "a")),
        ([((0, 3), "both"), ((0,), "a"), ((3,), "e"), ((1,), "")], ("e", "a")),
        ([((), "x")], ("x",)),
        ([], ()),
    ],
)
def test_two_people_have_a_highlight_and_the_last_comes_first(
    told: list[tuple[tuple[int, ...], str]], kept: tuple[str, ...]
) -> None:
    outcome = outcome_of(9, 5, 4, 1, places=(1, 2, 3, 4))
    assert two_of(outcome, [Told(*each) for each in told]) == kept


def test_the_decision_comes_first_and_the_other_line_is_somebody_else_s() -> None:
    outcome = outcome_of(9, 5, 4, 1, places=(1, 2, 3, 4))
    told = [Told((0,), "a"), Told((1,), "b"), Told((3,), "d")]
    assert two_of(outcome, told, Told((0,), "x")) == ("x", "d")
    assert two_of(outcome, told[:1], Told((0,), "x")) == ("x", "a"), "there is nobody else"


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
