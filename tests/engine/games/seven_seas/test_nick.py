"""7 Seas, the nick: its player, its sources, and the knowledge of each seat."""

import pytest

from engine.core import known_to
from engine.games.seven_seas.cards import Card
from engine.games.seven_seas.events import CardKept, CardsSeen, Cleared, NickDeclined, NickOffered
from engine.games.seven_seas.state import State
from tests.engine.games.seven_seas.positions import (
    HARBOUR,
    Phase,
    Reason,
    cards,
    kinds,
    legal,
    played,
    position,
    refusal,
)


def about_to_clear(**more: object) -> State:
    """Seat 0 can clear with g4; seat 1 has a chest, seat 2 has none, the harbour has two."""
    arguments = {"chests": ("x2 x3", "r1 c7 g9"), "harbour": "r9 r10"} | more
    return position("g4 g6", "g7 x7", "c8 x8", display="c4", **arguments)  # type: ignore[arg-type]


def test_emptying_the_display_by_a_capture_offers_a_nick_before_anything_else() -> None:
    """Neither the own chest nor an empty one can be selected."""
    after, events = played(about_to_clear(), "g4<c4")
    assert after.phase is Phase.NICK
    assert after.turn == 0
    assert events[1:] == (Cleared(0), NickOffered(0, (HARBOUR, 1)))
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
    assert events == (NickDeclined(0),)


def test_no_source_at_all_means_no_nick() -> None:
    after, events = played(about_to_clear(chests=("x2",), harbour=""), "g4<c4")
    assert after.phase is Phase.PLAY
    assert after.turn == 1
    assert kinds(events) == ["Captured", "Cleared"]


def test_once_opened_one_card_must_be_kept_and_the_others_go_back() -> None:
    """The nicker sees the cards, and remembers the kept one."""
    start, events = played(about_to_clear(chests=("x2 x3", "r1 x1 g9")), "g4<c4", "nick 1")
    assert start.phase is Phase.KEEP
    assert CardsSeen(0, 1, cards("r1 x1 g9")) in known_to(events, 0)
    assert legal(start) == ["keep r1", "keep x1", "keep g9"], "the kraken too"
    assert refusal(start, "decline") == Reason.KEEP_FIRST
    assert refusal(start, "nick harbour") == Reason.KEEP_FIRST
    assert refusal(start, "g6") == Reason.KEEP_FIRST
    assert refusal(start, "keep r9") == Reason.NOT_IN_SOURCE
    after, events = played(start, "keep r1")
    assert CardKept(0, 1, Card.R1) in known_to(events, 0)
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
