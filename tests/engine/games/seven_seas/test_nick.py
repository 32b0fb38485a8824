"""7 Seas, the nick: its player, its sources, and the knowledge of each seat."""

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


def test_emptying_the_display_by_a_capture_offers_a_nick() -> None:
    after, events = played(about_to_clear(), "g4<c4")
    assert after.phase is Phase.NICK
    assert after.turn == 0
    assert events[1:] == (Cleared(0), NickOffered(0, (HARBOUR, 1)))


def test_a_capture_that_leaves_something_offers_none() -> None:
    after, events = played(position("g4 g6", "g7 x7", display="c4 c9", harbour="r9"), "g4<c4")
    assert after.phase is Phase.PLAY
    assert after.turn == 1
    assert kinds(events) == ["Captured"]


def test_empty_chests_and_an_empty_harbour_cannot_be_selected() -> None:
    start, _ = played(about_to_clear(harbour=""), "g4<c4")
    assert legal(start) == ["nick 1", "decline"]
    assert refusal(start, "nick 2") == Reason.EMPTY_SOURCE
    assert refusal(start, "nick harbour") == Reason.EMPTY_SOURCE


def test_the_own_chest_cannot_be_selected() -> None:
    start, _ = played(about_to_clear(), "g4<c4")
    assert refusal(start, "nick 0") == Reason.OWN_CHEST
    assert refusal(start, "nick 3") == Reason.NO_SUCH_SOURCE


def test_no_source_at_all_means_no_nick() -> None:
    after, events = played(about_to_clear(chests=("x2",), harbour=""), "g4<c4")
    assert after.phase is Phase.PLAY
    assert after.turn == 1
    assert kinds(events) == ["Captured", "Cleared"]


def test_the_nick_may_be_declined_until_a_source_is_opened() -> None:
    after, events = played(about_to_clear(), "g4<c4", "decline")
    assert after.phase is Phase.PLAY
    assert after.turn == 1
    assert events[-1] == NickDeclined(0)


def test_once_opened_one_card_must_be_kept() -> None:
    start, _ = played(about_to_clear(), "g4<c4", "nick 1")
    assert start.phase is Phase.KEEP
    assert legal(start) == ["keep r1", "keep c7", "keep g9"]
    assert refusal(start, "decline") == Reason.KEEP_FIRST
    assert refusal(start, "nick harbour") == Reason.KEEP_FIRST
    assert refusal(start, "g6") == Reason.KEEP_FIRST
    assert refusal(start, "keep r9") == Reason.NOT_IN_SOURCE


def test_before_a_card_is_played_the_nick_comes_first() -> None:
    start, _ = played(about_to_clear(), "g4<c4")
    assert refusal(start, "g6") == Reason.CHOOSE_SOURCE_FIRST
    assert refusal(start, "keep r1") == Reason.CHOOSE_SOURCE_FIRST


def test_one_card_of_a_chest_is_kept_and_the_others_go_back() -> None:
    after, _ = played(about_to_clear(), "g4<c4", "nick 1", "keep r1")
    assert after.chests == (cards("x2 x3 g4 c4 r1"), cards("c7 g9"), ())
    assert after.turn == 1
    assert after.opened is None


def test_one_card_of_the_harbour_is_kept_and_the_others_go_back() -> None:
    after, _ = played(about_to_clear(), "g4<c4", "nick harbour", "keep r10")
    assert after.harbour == cards("r9")
    assert Card.R10 in after.chests[0]


def test_the_nicker_sees_the_cards_and_remembers_the_kept_one() -> None:
    _, events = played(about_to_clear(), "g4<c4", "nick 1", "keep r1")
    heard = known_to(events, 0)
    assert CardsSeen(0, 1, cards("r1 c7 g9")) in heard
    assert CardKept(0, 1, Card.R1) in heard


def test_with_the_kraken_as_the_played_card_there_is_never_a_nick() -> None:
    for display, move in (("g4 c5", "x1<g4+c5"), ("g10", "x1<g10"), ("c1", "x1<c1")):
        start = position("x1 g6", "g7 x7", display=display, chests=("", "g9"), harbour="r9")
        after, events = played(start, move)
        assert after.phase is Phase.PLAY
        assert kinds(events) == ["Captured", "Cleared"]


def test_another_one_that_takes_the_only_ten_may_nick() -> None:
    start = position("c1 g6", "g7 x7", display="g10", harbour="r9")
    assert played(start, "c1<g10").state.phase is Phase.NICK


def test_taking_the_kraken_from_the_display_may_nick() -> None:
    start = position("c1 g6", "g7 x7", display="x1", harbour="r9")
    assert played(start, "c1<x1").state.phase is Phase.NICK


def test_the_kraken_can_be_nicked() -> None:
    start = about_to_clear(chests=("", "x1 g9"))
    assert "keep x1" in legal(played(start, "g4<c4", "nick 1").state)


def test_emptying_with_the_very_last_card_of_the_round_allows_a_nick() -> None:
    start = position("g4", "", display="c4", chests=("", "g9 c1"))
    offered, _ = played(start, "g4<c4")
    assert offered.phase is Phase.NICK
    _, events = played(offered, "nick 1", "keep c1")
    assert "RoundEnded" in kinds(events)
    assert offered.chests[0] == cards("g4 c4")


def test_declining_with_the_very_last_card_ends_the_round() -> None:
    _, events = played(position("g4", "", display="c4", harbour="c1"), "g4<c4", "decline")
    assert "RoundEnded" in kinds(events)


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
