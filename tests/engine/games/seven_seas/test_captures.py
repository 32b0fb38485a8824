"""7 Seas, a turn: the captures of a card, in the order of the rules; then the nick."""

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core import known_to
from engine.games.seven_seas import GAME
from engine.games.seven_seas import events as of
from engine.games.seven_seas.captures import CaptureRule, takes
from engine.games.seven_seas.cards import DECK, KRAKEN, Card, Cards
from engine.games.seven_seas.state import State
from engine.games.seven_seas.view import what_now
from tests.amounts import amount
from tests.engine.games.seven_seas.positions import (
    HARBOUR,
    Phase,
    Reason,
    cards,
    kinds,
    legal,
    may,
    played,
    position,
    refusal,
)

WORKED = "g2 c3 r5 x7 g10"
"""The display of the worked cases: 2, 3, 5, 7, 10 of any suits."""


@pytest.mark.parametrize(
    ("card", "expected"),
    [
        ("r3", ["c3"]),
        ("r8", ["c3+r5"]),
        ("r10", ["g10"]),
        ("r4", ["lay"]),
        ("r6", ["lay"]),
        ("r9", ["g2+x7"]),
        ("c5", ["r5"]),
        ("r7", ["x7"]),
        ("g1", ["lay", "g10"]),
        ("c1", ["lay", "g10"]),
        ("r1", ["lay", "g10"]),
        ("x1", ["lay", "g2+c3+r5+x7+g10", "g10"]),
    ],
)
def test_the_worked_cases(card: str, expected: list[str]) -> None:
    assert may(card, WORKED) == expected


def test_on_an_empty_display_every_card_is_laid_the_kraken_too() -> None:
    """As is a card that takes nothing of others."""
    assert all(may(card.notation, "") == ["lay"] for card in DECK if card.notation != "g9")
    for card, display in ((KRAKEN, ""), (Card.R4, WORKED)):
        start = position(f"{card.notation} g3", "g4 g5", display=display)
        after, events = played(start, card.notation)
        assert after.display == cards(f"{display} {card.notation}")
        assert (events, after.turn) == ((of.Laid(0, card),), 1)


@pytest.mark.parametrize(
    ("card", "display", "play", "left", "rule"),
    [
        ("r8", WORKED, "c3+r5", "g2 x7 g10", CaptureRule.SUM),
        ("x1", "g4 c5 x9", "g4+c5+x9", "", CaptureRule.TAKE_ALL),
        ("x1", "g10", "g10", "", CaptureRule.ONE_TAKES_TEN),
    ],
)
def test_taken_cards_go_with_the_played_card_into_the_chest(
    card: str, display: str, play: str, left: str, rule: CaptureRule
) -> None:
    after, events = played(position(f"{card} g1", "g9 g8", display=display), f"{card}<{play}")
    taken = cards(play.replace("+", " "))
    assert sorted(after.chests[0]) == sorted((*cards(card), *taken))
    assert (after.display, after.hands[0]) == (cards(left), cards("g1"))
    assert events[0] == of.Captured(0, cards(card)[0], taken, rule)


@pytest.mark.parametrize(
    ("display", "text", "reason"),
    [
        *(
            (WORKED, text, reason)
            for text, reason in (
                ("g6", Reason.NOT_IN_HAND),
                ("g6<c3", Reason.NOT_IN_HAND),
                ("r8<c8", Reason.NOT_IN_DISPLAY),
                ("r8<c3+r6", Reason.NOT_IN_DISPLAY),
                ("r8", Reason.MUST_TAKE),
                ("r8<g2+c3", Reason.DOES_NOT_ADD_UP),
                ("r8<x7", Reason.DOES_NOT_ADD_UP),
                ("r4<c3", Reason.DOES_NOT_ADD_UP),
                ("r3", Reason.MUST_TAKE_SAME_STRENGTH),
                ("r3<g2", Reason.MUST_TAKE_SAME_STRENGTH),
                ("nick harbour", Reason.NO_NICK),
                ("keep g2", Reason.NO_NICK),
                ("decline", Reason.NO_NICK),
            )
        ),
        ("c2 c3 r5", "g5<c2+c3", Reason.MUST_TAKE_SAME_STRENGTH),
        ("c1 g10", "x1", Reason.MUST_TAKE_SAME_STRENGTH),
        ("c1 g10", "x1<c1+g10", Reason.MUST_TAKE_SAME_STRENGTH),
        ("g4 c5 x9", "x1<g4", Reason.DOES_NOT_ADD_UP),
    ],
)
def test_why_a_play_is_refused(display: str, text: str, reason: Reason) -> None:
    assert refusal(position("g5 r8 r4 r3 x1", "g9", display=display), text) == reason


def test_more_than_25_combinations_for_a_ten_are_all_legal() -> None:
    display = "g1 c1 r1 x1 g2 c2 r2 x2 g3 c3 r3 x3 g4 c4"
    moves = legal(position("g10", "g9", display=display))
    assert len(moves) == len(set(moves)) > 100
    for move in moves[:: len(moves) // 20]:
        played(position("g10", "g9", display=display), move)


def by_the_book(card: Card, display: Cards) -> list[Cards]:
    """The four sentences of a turn, literally."""
    if not display:
        return [()]
    same: list[Cards] = [(other,) for other in display if other.strength == card.strength]
    if same:
        return same
    sums: list[Cards] = [
        found
        for size in range(2, len(display) + 1)
        for found in combinations(display, size)
        if sum(other.strength for other in found) == card.strength
    ]
    if sums:
        return sorted(sums)
    free: set[Cards] = {()}
    if card.strength == 1:
        free |= {(other,) for other in display if other.strength == 10}
    if card is KRAKEN:
        free.add(display)
    return sorted(free)


@settings(max_examples=amount(60, 1000))
@given(st.lists(st.sampled_from(DECK), max_size=11, unique=True))
def test_every_card_does_what_the_book_says(drawn: list[Card]) -> None:
    display = tuple(sorted(drawn))
    for card in DECK:
        if card not in display:
            assert list(takes(card, display)) == by_the_book(card, display)


def test_out_of_turn_a_card_is_explained_as_well() -> None:
    view = GAME.view(position("g9 g8", "r8 c1", display=WORKED), 1)
    assert [choice.take for choice in what_now(view, Card.R8)] == [cards("c3 r5")]
    assert [choice.rule for choice in what_now(view, Card.C1)] == [None, CaptureRule.ONE_TAKES_TEN]


def about_to_clear(**more: object) -> State:
    """Seat 0 can clear with g4; seat 1 has a chest, seat 2 has none, the harbour has two."""
    arguments = {"chests": ("x2 x3", "r1 c7 g9"), "harbour": "r9 r10"} | more
    return position("g4 g6", "g7 x7", "c8 x8", display="c4", **arguments)  # type: ignore[arg-type]


def test_emptying_the_display_by_a_capture_offers_a_nick_before_anything_else() -> None:
    """Neither the own chest nor an empty one can be selected; if all are, there is no nick."""
    after, events = played(about_to_clear(), "g4<c4")
    assert after.phase is Phase.NICK
    assert after.turn == 0
    assert events[1:] == (of.Cleared(0), of.NickOffered(0, (HARBOUR, 1)))
    bare, _ = played(about_to_clear(harbour=""), "g4<c4")
    assert legal(bare) == ["nick 1", "decline"]
    for state, move, reason in (
        (after, "nick 0", Reason.OWN_CHEST),
        (after, "nick 2", Reason.EMPTY_SOURCE),
        (after, "nick 3", Reason.NO_SUCH_SOURCE),
        (after, "g6", Reason.CHOOSE_SOURCE_FIRST),
        (after, "keep r1", Reason.CHOOSE_SOURCE_FIRST),
        (bare, "nick harbour", Reason.EMPTY_SOURCE),
    ):
        assert refusal(state, move) == reason
    declined, events = played(after, "decline")
    assert (declined.phase, declined.turn) == (Phase.PLAY, 1)
    assert events == (of.NickDeclined(0),)
    after, events = played(about_to_clear(chests=("x2",), harbour=""), "g4<c4")
    assert (after.phase, after.turn) == (Phase.PLAY, 1)
    assert kinds(events) == ["Captured", "Cleared"]


def test_once_opened_one_card_must_be_kept_and_the_others_go_back() -> None:
    """The nicker sees the cards, and remembers the kept one."""
    start, events = played(about_to_clear(chests=("x2 x3", "r1 x1 g9")), "g4<c4", "nick 1")
    assert start.phase is Phase.KEEP
    assert of.CardsSeen(0, 1, cards("r1 x1 g9")) in known_to(events, 0)
    assert legal(start) == ["keep r1", "keep x1", "keep g9"], "the kraken too"
    assert refusal(start, "decline") == Reason.KEEP_FIRST
    assert refusal(start, "nick harbour") == Reason.KEEP_FIRST
    assert refusal(start, "g6") == Reason.KEEP_FIRST
    assert refusal(start, "keep r9") == Reason.NOT_IN_SOURCE
    after, events = played(start, "keep r1")
    assert of.CardKept(0, 1, Card.R1) in known_to(events, 0)
    assert after.chests == (cards("x2 x3 g4 c4 r1"), cards("x1 g9"), ())
    assert (after.turn, after.opened) == (1, None)
    after, _ = played(about_to_clear(), "g4<c4", "nick harbour", "keep r10")
    assert after.harbour == cards("r9")
    assert Card.R10 in after.chests[0]


@pytest.mark.parametrize(
    ("display", "move", "told"),
    [
        ("g4 c5", "x1<g4+c5", ["Captured", "Cleared"]),
        ("g10", "x1<g10", ["Captured", "Cleared"]),
        ("c1", "x1<c1", ["Captured", "Cleared"]),
        ("g10", "c1<g10", ["Captured", "Cleared", "NickOffered"]),
        ("x1", "c1<x1", ["Captured", "Cleared", "NickOffered"]),
        ("g4 c9", "c4<g4", ["Captured"]),
    ],
    ids=["kraken, all", "kraken, ten", "kraken, one", "ten", "takes the kraken", "one left"],
)
def test_with_the_kraken_as_the_played_card_there_is_never_a_nick(
    display: str, move: str, told: list[str]
) -> None:
    start = position(f"{move[:2]} g6", "g7 x7", display=display, chests=("", "g9"), harbour="r9")
    after, events = played(start, move)
    assert kinds(events) == told
    assert after.turn == ("NickOffered" not in told)


def test_emptying_with_the_very_last_card_of_the_round_allows_a_nick() -> None:
    start = position("g4", "", display="c4", chests=("", "g9 c1"))
    offered, _ = played(start, "g4<c4")
    assert offered.phase is Phase.NICK
    _, events = played(offered, "nick 1", "keep c1")
    assert "RoundEnded" in kinds(events)
    assert offered.chests[0] == cards("g4 c4")
    assert "RoundEnded" in kinds(played(offered, "decline").events)


def test_a_team_nicks_from_the_other_team_or_the_harbour() -> None:
    start = position(
        "g4 g6", "g7 x7", "c8 x8", "c9 x9",
        display="c4", chests=("x2", "r1 c7"), harbour="r9", teams=True,
    )  # fmt: skip
    offered, _ = played(start, "g4<c4")
    assert legal(offered) == ["nick harbour", "nick 1", "decline"]
    assert refusal(offered, "nick 0") == Reason.TEAM_CHEST
    assert refusal(offered, "nick 2") == Reason.NO_SUCH_SOURCE
    after, _ = played(offered, "nick 1", "keep c7")
    assert after.chests == (cards("x2 g4 c4 c7"), cards("r1"))
