"""The two highlights of an end, gifts, and every sentence of a face about a game: each is true.

Sentences are compared with the whole table. Reasons of hints are compared in
`tests/engine/players`, by the same kind of list.
"""

import re
from collections.abc import Iterator
from dataclasses import replace
from importlib import import_module
from types import SimpleNamespace
from typing import Any, cast

import pytest

from cogs.faces import FACES
from cogs.faces.common import NOTHING, Told, two_of
from cogs.table.pages.end import end_card
from cogs.table.pages.hand import gift_question, hand_layout
from cogs.ui.custom_ids import write_route
from cogs.ui.layout import JOINER
from cogs.ui.page import MakeMove
from engine.core import Outcome, Termination
from engine.games import GAMES
from engine.games.letter_of_marque.events import ShownArmed
from engine.games.seven_seals.moves import Predict
from engine.games.seven_seals.state import Colour, Kind
from engine.games.seven_seas.cards import KING, LADY
from engine.tables.model.table import ChannelPlace, ChatPlace, OwnPlace, Place
from engine.tables.replay import Replay
from tests.amounts import amount
from tests.claims import table
from tests.claims.kit import Claim, scenes
from tests.cogs.faces.by_ear import recorded
from tests.cogs.faces.moments import SAY, Moment, end_of, moments, texts_of
from tests.engine.playthrough import FOLDER
from tests.test_locales import messages, variables

CHANNEL = ChannelPlace(1, 2)


def picked(
    told: list[tuple[tuple[int, ...], str]],
    decision: Told = NOTHING,
    reader: int | None = None,
    place: Place = CHANNEL,
) -> tuple[str, ...]:
    """The highlights of a game that the players won in the order of their seats."""
    end = end_of("seven", 4)
    names = replace(end.names, reader=reader)
    over = SimpleNamespace(
        outcome=Outcome((9, 5, 4, 1), (1, 2, 3, 4), (0,), next(iter(Termination))),
        table=replace(end.table, place=place),
    )
    return two_of(cast("Replay", over), names, [Told(*each) for each in told], decision)


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
    assert picked(told) == kept


TOLD = [((0,), "a"), ((1,), "b"), ((1, 2), "both"), ((3,), "d"), ((3,), "e")]


@pytest.mark.parametrize(
    ("reader", "own", "alone"),
    [
        (None, ("x", "d"), ("x", "d")),
        (0, ("a",), ("x", "a")),
        (1, ("b", "both"), ("x", "b")),
        (2, ("both",), ("x", "both")),
        (3, ("e",), ("x", "d")),
    ],
)
def test_an_own_end_has_what_is_its_readers_and_not_in_the_public_one(
    reader: int | None, own: tuple[str, ...], alone: tuple[str, ...]
) -> None:
    """Without a public one it has the decision first, too, and a line of somebody."""
    decision = Told((0,), "x")
    assert picked(TOLD, decision, reader) == own
    for place in (ChatPlace(2), OwnPlace(100)):
        assert picked(TOLD, decision, reader, place) == alone
    assert picked(TOLD[:1], decision) == ("x", "a"), "there is nobody else"


SEATED = [(key, seats) for key, game in GAMES.items() for seats in game.seats_for(game.options())]


def ends_of(key: str, seats: int) -> Iterator[Moment]:
    """The ends of some random games, and of the recorded ones that were played to the end."""
    yield from (end_of(key, seats, seed) for seed in range(2))
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
            is_long = len(replay.rounds) > 2
            assert not (is_long and re.search(r"round 1\b", told)), "the winner led all the way"
        assert ("What decided it" in told) <= (len(sides) == 1)


CASES = [("letter-of-marque", 3), ("seven-seas", 2), ("seven-seals", 3), ("seven", 3)]
GAMES_PLAYED = amount(3, 40)


def gives_away(moment: Moment, seat: int, move: Any) -> bool:
    """True if this move gives something away in truth, by the rules and all that is hidden."""
    state, events = moment.game.apply(moment.position.state, seat, move)
    match moment.game.key:
        case "letter-of-marque":
            return any(isinstance(event, ShownArmed) for event in events)
        case "seven-seas":
            return bool({move.card} & {LADY, KING} & {*state.display})
        case "seven-seals":
            if isinstance(move, Predict):
                return not any(move.seals)
            reds = sum(card.colour is Colour.RED for card in state.hands[seat])
            before = moment.position.state.tricks[seat]
            lost = state.tricks[seat] == before
            return bool(lost and reds < state.seals.held[seat][Kind.RED])
    return False


def gifts(moment: Moment, seat: int, state: Any = None) -> list[bool]:
    """By legal move of this seat: True if the player is asked first."""
    seen, face = moment.seen(seat, state), FACES[moment.game.key]
    every = range(len(seen.moves))
    return [bool(gift_question(face, SAY, seen, moment.names, index)) for index in every]


@pytest.mark.parametrize(("key", "seats"), CASES)
def test_a_gift_is_one_in_truth_and_depends_on_nothing_hidden(key: str, seats: int) -> None:
    """Where every move is one, none is. The buttons of a hand carry the mark of each."""
    game, found = GAMES[key], 0
    for seed in range(GAMES_PLAYED):
        for moment in moments(game, game.options(), seats, seed):
            for seat in game.to_move(moment.position.state):
                asked, seen = gifts(moment, seat), moment.seen(seat)
                world = game.sample_state(seen.view, seed + found)
                assert gifts(moment, seat, world) == asked, "another world with the same view"
                given = [move for move, gift in zip(seen.moves, asked, strict=True) if gift]
                assert all(gives_away(moment, seat, move) for move in given)
                assert len(given) < len(seen.moves), "there is a better move"
                is_ahead = key == "seven-seas" or isinstance(seen.moves[0], Predict)
                if given and not is_ahead:  # cards, or colours, lead to a page first
                    parts: Any = hand_layout(FACES[key], SAY, seen)
                    drawn = str(parts.to_components())
                    for index, gift in enumerate(asked):
                        to = MakeMove(index, gift=gift)
                        assert f"{write_route(to)}'" in drawn, "a button's, or an option's"
                found += len(given)
    assert bool(found) is (key != "seven")


ELSEWHERE = r"(why|rules?|lesson|game|choice|points|mark|daily|review|help|tied?|standing)-.*"
"""Rules, lessons, pages and reasons: no sentences of a face about a game."""


def claims_of(key: str) -> tuple[dict[str, Claim], str]:
    """When the sentences of a game are true, and the messages that are only parts of others."""
    of: Any = import_module(f"tests.claims.{key.replace('-', '_')}")
    return {**table.CLAIMS, **of.CLAIMS}, f"{of.PARTS}|{table.PARTS}"


@pytest.mark.parametrize("key", GAMES)
def test_each_sentence_with_a_value_is_a_claim_or_part_of_one(key: str) -> None:
    """A new message says here when it is true."""
    claims, parts = claims_of(key)
    longer = [f"{other}-" for other in GAMES if other.startswith(f"{key}-")]
    own = [m for m in messages("en") if m.startswith(f"{key}-") and not m.startswith((*longer,))]
    told = {message for message in own if "." not in message and variables("en", message)}
    assert {m for m in told - claims.keys() if not re.fullmatch(parts, m)} == set()
    assert {m for m in claims if m.startswith(key) and re.fullmatch(parts, m)} == set()


def check(key: str, seed: int, some: int) -> set[str]:
    claims, parts = claims_of(key)
    checked = set[str]()
    for scene, said in scenes(key, seed, some):
        for message, values in said:
            if message in claims:
                assert claims[message](scene, values), (message, values, scene.reader, seed)
                named = {values.get(person) for person in ("name", "owner", "first", "second")}
                is_own = scene.reader is not None and scene.names[scene.reader] in named
                is_you = values.get("yours") or values.get("you", "no") != "no"
                assert not is_own or is_you, (message, values)
                checked.add(message)
            else:
                known = not values or re.fullmatch(f"{parts}|{ELSEWHERE}", message)
                assert known, f"When is {message} true? Its list of claims doesn't say."
    return checked


@pytest.mark.parametrize("key", GAMES)
def test_every_sentence_of_some_games_is_true(key: str) -> None:
    assert set[str]().union(*(check(key, seed, some=10) for seed in range(3)))


@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.parametrize("key", GAMES)
def test_every_sentence_of_many_games_is_true(key: str) -> None:
    """Every claim is made, but for the rarest, and that of the first hand at an own table."""
    checked = set[str]().union(*(check(key, seed, some=16) for seed in range(amount(20, 200))))
    own = {m for m in claims_of(key)[0] if m.startswith(f"{key}-")} - {f"{key}-first-hand"}
    assert len(own - checked) <= 2, own - checked
