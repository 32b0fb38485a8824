"""People who leave, come back, are replaced or sent away, on the simulated Discord."""

from random import Random
from typing import Any

import pytest

from cogs.features.calls.post import CALL_AFTER
from cogs.ui.page import MakeMove
from cogs.ui.routes import Verb
from engine.tables.transitions.votes import MINUTE
from tests.e2e.comings import Scene
from tests.e2e.conftest import permit
from tests.e2e.open_messages import check_hands, panels, routes
from tests.e2e.said import shows
from tests.e2e.stage import button_labels, press_id, text_of
from tests.e2e.test_openings import called, wants


async def running(stage: Scene, *people: str, **choices: Any) -> None:
    await stage.open_table("seven-seas", list(people or ("Anna", "Ben", "Chloé")), **choices)


@pytest.mark.slow
async def test_every_way_leads_back_to_the_own_seat(stage: Scene) -> None:
    """A press on My hand, on More, an old Join button; an old card or a typed one asks first.

    A person who leaves has no open hand, and one with the seat; a panel goes that gave it back.
    """
    await running(stage)
    table = stage.table.id
    for back in (
        stage.press("Ben", "My hand"),
        stage.type("Ben", "hand"),
        stage.goes("Ben", "More", "Take my seat back"),
        stage.does("Ben", "join"),
        stage.forge("Ben", press_id(Verb.JOIN, table)),
    ):
        await stage.does("Ben", "leave")
        assert stage.player("Ben").left
        await check_hands(stage)
        await back
        assert not stage.player("Ben").is_away
        assert not panels(stage, "Ben")
        await check_hands(stage)
    await stage.does("Ben", "leave")
    assert shows(await stage.forge("Ben", press_id(MakeMove(0), table)), "back-text")
    assert shows(await stage.type("Ben", "play", card="g2"), "back-text")
    assert stage.player("Ben").left


async def test_the_host_removes_somebody_from_a_game(stage: Scene) -> None:
    """Once asked; board, hand and panel say so, and a mention unless none is wanted.

    Of two removals in a moment the first is announced. Discord offers no member who has left the
    server; the table knows the name.
    """
    await running(stage)
    for label in ("My hand", "More"):
        await stage.press("Ben", label)
    await stage.prefers("Chloé", mentions="never")
    assert shows(await stage.does("Anna", "kick", "Ben"), "kick-sure", name="Ben")
    assert stage.player("Ben").level is None
    assert shows(await stage.press_hand("Anna", "Remove"), "kick-done", name="Ben")
    assert shows(stage.board(), "news-kicked", name="Ben")
    assert shows(stage.texts()[-1], "kicked-told", mention=stage.people["Ben"].mention)
    assert stage.last_ping() == ["Ben"]
    assert [shows(text_of(m), "kicked") for m in stage.privates("Ben")] == [True, True]
    assert not any(routes(m) for m in stage.privates("Ben"))
    await check_hands(stage)
    assert shows(await stage.press("Ben", "My hand"), "kicked")
    assert shows(await stage.seats("Anna", "Dirk"), "seat-done", name="Dirk")
    assert stage.seated() == ["Anna", "Dirk", "Chloé"]
    while await stage.mover() != "Dirk":
        await stage.moves(await stage.mover())
    assert stage.last_ping() == ["Dirk"]
    before = len(stage.texts())
    stage.env.guild.remove_member(stage.people["Chloé"])
    await stage.env.settle()
    assert shows(await stage.kicks("Anna", "Chloé"), "kick-done")
    await stage.seats("Anna", "Ben")
    await stage.kicks("Anna", "Ben")
    assert len(stage.texts()) == before
    assert stage.seated() == ["Anna", "Dirk"]


async def test_a_moderator_finds_only_what_moderators_may(stage: Scene) -> None:
    """They remove people and end the game; computers and the host's role aren't theirs."""
    await stage.type("Anna", "table open")
    permit(stage, "Dirk", manage_messages=True)
    assert shows(await stage.goes("Anna", "More", "Seats"), "seats-text", others=0)
    await stage.press("Ben", "Join")
    await stage.press("Chloé", "Join")
    await stage.does("Anna", "computer")
    for begins in (False, True):
        if begins:
            await stage.press("Anna", "Start")
        await stage.goes("Dirk", "More", "Seats")
        labels = button_labels(stage.hands["Dirk"])
        assert labels == ["Remove Anna", "Remove Ben", "Remove Chloé"][: 2 if begins else 3]
        if not begins:
            assert shows(await stage.kicks("Dirk", "Chloé"), "kick-done-lobby", name="Chloé")
    assert shows(await stage.goes("Anna", "More", "Seats"), "seats-text", others=2)
    assert "Remove Marlow" not in button_labels(stage.hands["Anna"])
    assert shows(await stage.type("Dirk", "table end"), "ending-running")
    await stage.ends("Dirk")
    assert shows(stage.texts()[-1], "closed-text", by="moderator", yes=0, no=0)


async def test_the_host_hands_the_role_over_or_leaves_it_behind(stage: Scene) -> None:
    """The board shows it, and the new host has all powers."""
    await running(stage)
    assert shows(await stage.does("Anna", "host", "Ben"), "host-done", host="**Ben**")
    assert shows(stage.board(), "news-host", name="Ben")
    labels = [label for m in stage.privates("Anna") for label in button_labels(m)]
    assert "Make them the host" not in labels, "no button is left that does it"
    assert shows(await stage.kicks("Ben", "Chloé"), "kick-done")
    await stage.does("Ben", "leave")
    assert stage.table.host == stage.people["Anna"].id
    assert shows(stage.board(), "news-host", name="Anna")
    assert shows(await stage.type("Anna", "table end"), "ending-running")


@pytest.mark.slow
async def test_a_table_of_computers_pauses_until_somebody_is_back(stage: Scene) -> None:
    """It stands still, clock and all, and says so after a restart too."""
    await running(stage, "Anna", "Ben", clock=60)
    await stage.does("Anna", "leave")
    await stage.does("Ben", "leave")
    assert stage.table.paused
    assert shows(stage.board(), "news-paused")
    assert stage.announcements() == []
    version, sent = (await stage.seen()).version, len(stage.posted())
    await stage.wait(7200)
    assert (await stage.seen()).version == version
    assert len(stage.posted()) == sent
    await stage.restart()
    await stage.wait(7200)
    assert shows(stage.board(), "news-paused")
    assert (await stage.seen()).version == version
    await stage.does("Ben", "join")
    assert not stage.table.paused
    assert shows(stage.board(), "news-resumed")
    assert not shows(stage.board(), "news-paused")
    assert shows(stage.board(), "news-away", names="Anna")
    assert (await stage.mover(), stage.last_ping()) == ("Ben", ["Ben"])
    assert stage.table.host == stage.people["Ben"].id


async def test_a_moderator_who_plays_a_rated_game_needs_everybody_and_the_ratings_count(
    stage: Scene,
) -> None:
    await running(stage, "Anna", "Ben", "Chloé", rated=True, clock=3600)
    permit(stage, "Ben", manage_messages=True)
    asked = {"names": "Anna and Chloé", "needed": 2}
    assert shows(await stage.type("Ben", "table end"), "ending-running", **asked)
    assert shows(await stage.press_hand("Ben", "End it"), "ending-asked", **asked)
    assert shows(stage.board(), "vote-end", by="Ben", yes=1, no=0, rated=True)
    assert shows(await stage.press("Anna", "Yes, end it"), "vote-end-counted", rated=True)
    await stage.does("Chloé", "leave")
    told = stage.texts()[-1]
    assert shows(told, "closed-text", by="vote", yes=2, no=0)
    assert shows(told, "closed-rated")
    rated = next(line for line in told.splitlines() if "📈" in line)
    assert ("Anna 15" in rated, "Chloé 1" in rated) == (True, True)


@pytest.mark.slow
async def test_those_who_play_vote_on_the_board_whether_a_game_ends(stage: Scene) -> None:
    """An asker who leaves takes it back; the board shows the tally, the result names the vote."""
    await running(stage, "Anna", "Ben", "Chloé", "Dirk")
    assert shows(await stage.type("Anna", "table end"), "ending-running")
    asked = {"names": "Ben, Chloé and Dirk", "needed": 2}
    assert shows(await stage.press_hand("Anna", "End it"), "ending-asked", **asked)
    assert shows(stage.board(), "vote-end", by="Anna", yes=1, no=0)
    await stage.does("Anna", "leave")
    assert shows(stage.board(), "news-vote-off", name="Anna")
    assert not shows(stage.board(), "news-plays-on")
    await stage.goes("Ben", "/table end", "End it")
    assert shows(await stage.press("Chloé", "No, play on"), "vote-end-declined")
    assert not shows(stage.board(), "vote-end")
    went_on = "Too few voted to end the game, so it goes on:"
    assert stage.board().count(went_on) == 1
    await stage.play_on(Random(1), most=2)
    assert went_on not in stage.board()
    await stage.goes("Ben", "/table end", "End it")
    await stage.wait(MINUTE + 1)
    assert stage.board().count(went_on) == 1
    await stage.goes("Ben", "/table end", "End it")
    await stage.press("Chloé", "Yes, end it")
    assert "2 yes, 0 no." in stage.board()
    assert shows(await stage.does("Dirk", "leave"), "lobby-left-voted")
    assert stage.table is None
    assert shows(stage.texts()[-1], "closed-text", by="vote", yes=2, no=0)


async def test_a_person_removed_from_a_lobby_joins_again_once_they_are_let_in(stage: Scene) -> None:
    """They are notified below the lobby, and called to it no more; a restart changes nothing.

    The host lets them in by the button of the answer, or later under Seats. "Play again" is a way
    in as well, and the next table has kicks of its own.
    """
    await wants(stage, "Ben", "Dirk", game="all")
    await stage.open("Anna", game="seven")
    await stage.press("Ben", "Join")
    await stage.press("Chloé", "Join")
    assert shows(await stage.kicks("Anna", "Ben"), "kick-done-lobby", name="Ben")
    assert shows(stage.texts()[-1], "kicked-told", mention=stage.people["Ben"].mention)
    assert stage.last_ping() == ["Ben"]
    for _ in range(2):
        assert shows(await stage.press("Ben", "Join"), "refusal-kicked")
        await stage.restart()
    await stage.wait(CALL_AFTER + 1)
    assert called(stage) == [["Dirk"]]
    await stage.goes("Anna", "More", "Seats")
    for _ in range(2):
        assert shows(await stage.press_hand("Anna", "Let Ben in again"), "let-in-done", name="Ben")
        assert shows(await stage.press("Ben", "Join"), "lobby-joined")
        await stage.goes("Anna", "More", "Seats")
        assert "Let Ben in again" not in button_labels(stage.hands["Anna"])
        await stage.kicks("Anna", "Ben")
    assert stage.seated() == ["Anna", "Chloé"]
    await stage.press_hand("Anna", "Let Ben in again")
    await stage.press("Ben", "Join")
    await stage.press("Anna", "Start")
    await stage.closes("Anna")
    await stage.press("Anna", "Play again")
    assert shows(await stage.press("Ben", "Play again"), "rematch-joined")
    await stage.kicks("Anna", "Ben")
    for way in ("Play again", "Join"):
        assert shows(await stage.press("Ben", way), "refusal-kicked")
