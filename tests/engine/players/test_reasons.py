"""Why mate plays what it plays: in every game there is a reason, it has words, and it is true."""

import pickle
import re
from collections.abc import Iterator, Sequence
from itertools import chain, islice
from typing import Any, Final, cast

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from cogs.faces import FACES
from cogs.table.pages.hints import hint_words
from cogs.ui.layout import JOINER
from cogs.ui.names import Names
from engine.core import AnyGame, Event, RoundEnded, Step, known_to
from engine.games import GAMES
from engine.games.letter_of_marque.events import ShownArmed, ShownDefenceless
from engine.games.seven.events import DrawPileRenewed, Placed, SevenMade
from engine.games.seven_seals.events import TrickWon
from engine.games.seven_seas.cards import KRAKEN
from engine.games.seven_seas.events import Captured, Cleared, Laid
from engine.players import Question, advice, answered, has_players, hint_question, obvious, reason
from engine.players.base import QUICK, Advice, Level, Size
from engine.tables.model.table import Table
from engine.tables.view import TableView
from tests.amounts import amount
from tests.catalogue import SAY
from tests.cogs.faces.moments import moments
from tests.engine.players.reasons_kit import (
    Said,
    rare_of,
    reasons_of,
    said_in_random_games,
    tells_apart,
    truths_of,
)
from tests.engine.players.seven import test_players as seven

PLAYED = [key for key in GAMES if has_players(key)]


@pytest.mark.parametrize(
    ("hand", "fields", "move", "words"),
    [
        ((1, 5), (1, 0), "1h", "You keep your 5, and high cards"),
        ((1, 3, 5), (1, 0), "1h", "You keep your higher cards, up to the 5, and high cards"),
        ((1, 4), (1, 1), "1h", "the fewest ways to a Seven: only 6 unseen cards."),
        ((1, 1, 3, 6), (1, 1), "3h", "You keep the 6 for a Seven on a later turn, and draw"),
    ],
)
def test_the_figures_in_reasons_of_7_are_right(
    hand: tuple[int, ...], fields: tuple[int, int], move: str, words: str
) -> None:
    game, state = GAMES["seven"], seven.position(hand, *fields)
    view, moves = game.view(state, 0), game.legal_moves(state, 0)
    index = moves.index(game.read_move(move))
    told = reason(hint_question("seven", view, (), moves), index)
    assert told is not None
    seen, names = seen_by(0, view, moves), Names(PEOPLE, PEOPLE)
    said = hint_words(FACES["seven"], SAY, seen, names, Advice(index, told))
    assert words in said.replace(JOINER, "")


def test_a_game_without_reasons_of_its_own_gives_none() -> None:
    assert reason(Question("whist", Level.MATE, None, (), ("a", "b"), 0, QUICK), 0) is None


def seen_by(seat: int, view: Any, moves: Sequence[Any]) -> TableView:
    """The part of a table that a face needs to word a hint."""
    return TableView(cast("Table", None), 0, seat, view, tuple(moves), to_move=(seat,))


SIZES: Final = dict(
    zip(Size, ("🤏 Nearly as good", "🔻 Not as good", "🙅 Rather not"), strict=True)
)
PEOPLE: Final = ("Anna", "Ben", "Chloé", "Dirk", "Esi", "Farid", "Greta")


def check(told: Said) -> None:
    """The reason is true, has words, and pickles on its way to the bot."""
    key = told.game.key
    assert pickle.loads(pickle.dumps(told.reason)) == told.reason  # noqa: S301 - our own
    seen, names = seen_by(told.seat, told.view, told.moves), Names(PEOPLE, PEOPLE)
    words = hint_words(FACES[key], SAY, seen, names, Advice(told.index, told.reason))
    assert re.fullmatch(r"💡 (A Captain's advice|Your only move): [^\n]+\. [^\n]+\.", words), words
    if told.better is not None:
        for size, word in SIZES.items():
            passed = Advice(told.better, None, passed=(told.index, told.reason), size=size)
            words = hint_words(FACES[key], SAY, seen, names, passed)
            assert re.search(rf"\n{word}: [^\n]+\. [^\n]+\.$", words), words
    alike = Advice(told.index, told.reason, alike=len(told.moves) - 1)
    words = hint_words(FACES[key], SAY, seen, names, alike)
    assert re.search(r"\. [^\n]+\.\n🤝 Just as good: [^\n]+\.$", words), words
    assert truths_of(key)[told.reason.name](told), (told.move, told.reason, told.view)
    assert tells_apart(told), (told.move, told.reason, told.view)


@pytest.mark.parametrize("key", PLAYED)
@settings(max_examples=amount(4, 60), deadline=None)
@given(seed=st.integers(0, 2**32))
@example(seed=26154)  # two sevens in a hand of three: each move keeps one
@example(seed=16732992)  # a capture of three cards that brings no more than the others
@example(seed=96)  # a capture of all, which leaves nothing to clear
@example(seed=43)  # beside the card to keep lies a milder curse, which raises the booty as well
def test_every_reason_in_random_games_is_true(key: str, seed: int) -> None:
    """Mates' choices and any that a hint may give, with any house rules."""
    for told in islice(said_in_random_games(key, seed), 80):
        check(told)


def wins(told: Said, end: Sequence[Event]) -> bool:
    """The trick or the attack is the seat's."""
    return any(isinstance(e, TrickWon | ShownDefenceless) and e.seat == told.seat for e in end)


def loses(told: Said, end: Sequence[Event]) -> bool:
    """The trick or the attack isn't the seat's."""
    return not wins(told, end)


def clears_by_no_other(told: Said, end: Sequence[Event]) -> bool:
    """Only the kraken clears the display."""
    (clear,) = [e.card for e in end if isinstance(e, Captured)] or [KRAKEN]
    return clear is KRAKEN or not any(isinstance(e, Cleared) for e in end)


def makes_no_seven(told: Said, end: Sequence[Event]) -> bool:
    """The next card of anybody else makes no Seven."""
    return all(e.seat == told.seat for e in end if isinstance(e, SevenMade))


CERTAIN: Final = {
    "seven-seals": {
        **dict.fromkeys(("sure", "wins", "anyway", "lowest", "later"), wins),
        **dict.fromkeys(("no_seal", "on_lead"), wins),
        **dict.fromkeys(("yields", "ducks", "threat", "spares", "sheds"), loses),
    },
    "letter-of-marque": {"sure": wins},
    "seven-seas": {"guarded": clears_by_no_other},
    "seven": {"safe": makes_no_seven},
}
"""The reasons that say how the move will end, or what no reply can do; by game."""
SEARCHED: Final = {"seven-seals": 4}
"""The cards in a hand up to which all replies are tried, if there are too many; by game."""
DECIDED: Final = (TrickWon, ShownArmed, ShownDefenceless, DrawPileRenewed)
"""After these nothing more was said: cards that lay aside may come back, too."""


def endings(
    game: AnyGame, step: Step[Any], kinds: tuple[type[Event], ...] = DECIDED
) -> Iterator[Sequence[Event]]:
    """How a trick or an attack ends, or what the next card does, after every possible reply."""
    if any(isinstance(e, kinds) for e in step.events):
        yield step.events
    elif not any(isinstance(e, RoundEnded) for e in step.events):
        seat = game.to_move(step.state)[0]
        for move in game.legal_moves(step.state, seat):
            after = game.apply(step.state, seat, move)
            yield from endings(game, after, (*DECIDED, Captured, Laid, Placed))


@pytest.mark.parametrize("key", CERTAIN)
def test_a_certain_reason_holds_in_every_world_and_against_every_reply(key: str) -> None:
    tried = 0
    for told in chain.from_iterable(said_in_random_games(key, n) for n in range(amount(2, 60))):
        holds = CERTAIN[key].get(told.reason.name)
        if holds is None or len(getattr(told.view, "hand", ())) > SEARCHED.get(key, 99):
            continue
        for luck in range(4):
            world = told.game.sample_state(told.view, luck, told.history)
            for end in endings(told.game, told.game.apply(world, told.seat, told.move)):
                assert holds(told, end), (told.move, told.reason, told.view)
                tried += 1
    assert tried > 10


@pytest.mark.slow
@pytest.mark.parametrize("key", ["seven-seas", "seven-seals"])
def test_nearly_every_obvious_move_that_is_passed_up_says_why(key: str) -> None:
    """A capture that brings more, or a trick that is won for sure; a few have no own reason."""
    game, told = GAMES[key], list[bool]()
    for seed in range(amount(6, 40)):
        for moment in moments(game, game.options(), [*game.seats][seed % len(game.seats)], seed):
            for seat in game.to_move(moment.position.state):
                moves = game.legal_moves(moment.position.state, seat)
                view, known = moment.seen(seat).view, known_to(moment.position.story, seat)
                asked = Question(key, Level.MATE, view, known, moves, 1, QUICK)
                index = moves.index(answered(asked))
                if (other := obvious(asked, index)) != index:
                    told.append(advice(asked, index).passed is not None)
                    assert advice(asked, index, [other]).passed is None, "it is just as good"
    assert len(told) > 10
    assert sum(told) >= 0.9 * len(told)


@pytest.mark.parametrize("key", PLAYED)
def test_every_reason_has_a_truth(key: str) -> None:
    """No truth is left of a reason that is no longer given."""
    assert set(truths_of(key)) == reasons_of(key)


RICH: Final = {"seven-seas": (19, 11, 6), "letter-of-marque": (7,)}
"""Random games with reasons that few games have, by seed: they are tried first."""


@pytest.mark.slow
@pytest.mark.parametrize("key", PLAYED)
def test_every_reason_is_given(key: str) -> None:
    """None is hidden by another that is true as well."""
    left = reasons_of(key) - rare_of(key)
    seeds = chain(RICH.get(key, ()), range(60))
    for told in chain.from_iterable(said_in_random_games(key, seed) for seed in seeds):
        left -= {told.reason.name}
        if not left:
            return
    assert not left
