"""Everybody's own end invites them to the next game, until the invitation no longer holds."""

from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

import pytest

from cogs.mentions.decision import PAUSES, Reason
from cogs.messages.announcements import HERE
from cogs.messages.shown import INACTIVE_AFTER
from cogs.surfaces.token import TokenSurface
from cogs.ui.routes import Verb
from engine.games import GAMES
from engine.tables.model.table import Status
from engine.tables.transitions.invitations import KEPT_AGAIN
from tests.amounts import one_of
from tests.e2e.comings import Scene
from tests.e2e.positions import begin_seven_in_round
from tests.e2e.said import shows
from tests.e2e.stage import button_labels, labelled, press_id, text_of
from tests.e2e.test_openings import called

CREW = ("Anna", "Ben", "Chloé", "Dirk")
ANSWERS = ["I'm in", "Not now"]


async def over(stage: Scene, *, early: bool = False) -> None:
    """A game of all four; all but Dirk have opened their hands. early: its host has ended it."""
    begin_seven_in_round(7, cards=3)
    await stage.open("Anna", game="seven")
    await stage.press("Dirk", "Join")
    await stage.wait(TokenSurface.lasts)  # so that the deal doesn't reach him
    for who in CREW[1:3]:
        await stage.press(who, "Join")
    await stage.press("Anna", "Start")
    if early:
        await stage.closes("Anna")
        return
    await stage.press("Ben", "More")
    await stage.play_on(Random(4))
    assert stage.table is None
    assert [len(stage.privates(who)) for who in CREW[1:3]] == [1, 1], "hands and panels are gone"


def end_of(stage: Scene, who: str) -> Any:
    """Somebody's own end, the oldest message that only they see and that is of any use."""
    return next(m for m in stage.privates(who) if not shows(text_of(m), "panel-rests"))


def is_invited(stage: Scene, who: str) -> bool:
    """True if somebody's own end asks them to play; else it has nothing to answer."""
    end = end_of(stage, who)
    asked = shows(text_of(end), "end-invited", host="**Anna**", game="7", again=True)
    assert asked == (button_labels(end)[:2] == ANSWERS)
    return asked


@pytest.mark.parametrize("others", [["Dirk"], []])
async def test_those_who_have_their_own_end_are_invited_there_and_the_others_are_mentioned(
    stage: Scene, others: list[str]
) -> None:
    """It stays their end, with its score. A page of the end that Dirk asks for is his own end."""
    await over(stage)
    if not others:
        await stage.press("Dirk", "Scoring")
        await stage.press("Dirk", "◀ Back", on=end_of(stage, "Dirk"))
        new = [shows(text_of(end_of(stage, who)), "mark-new", game="7") for who in CREW]
        assert new == [False, False, False, True], "its winner reads of a first win"
        await stage.press("Dirk", "Scoring", on=end_of(stage, "Dirk"))
    before, plain = len(stage.posted()), text_of(end_of(stage, "Ben"))
    await stage.press("Anna", "Play again")
    end = end_of(stage, "Ben")
    assert is_invited(stage, "Ben")
    *result, asked = text_of(end).splitlines()
    assert (result, shows(asked, "end-invited")) == (plain.splitlines(), True), "a line of its own"
    assert button_labels(end) == [*ANSWERS, "Scoring", "More"]
    await stage.press("Ben", "Scoring", on=end)
    assert button_labels(end_of(stage, "Ben"))[0] == "◀ Back", "he can read on"
    await stage.press("Ben", "◀ Back", on=end_of(stage, "Ben"))
    assert is_invited(stage, "Ben")
    assert is_invited(stage, "Chloé")
    assert not is_invited(stage, "Anna")
    assert called(stage) == [others][: len(others)]
    assert others or is_invited(stage, "Dirk")
    assert len(stage.posted()) == before + 1 + len(others), "the lobby, and a call"
    assert shows(await stage.press("Ben", "I'm in", on=end), "lobby-joined", count=2)
    assert text_of(end_of(stage, "Ben")) == plain


async def test_nobody_is_mentioned_at_once_in_a_game_that_has_started_by_itself(
    stage: Scene,
) -> None:
    """Anna was here to press Play again, though no table was there."""
    stage.bot.presence.seconds = HERE
    await over(stage, early=True)
    await stage.press("Anna", "Play again")
    await starts(stage)
    assert (stage.table.status, stage.announcements()) == (Status.RUNNING, [])


@pytest.mark.parametrize(("who", "declines"), [("Ben", False), ("Ben", True), ("Dirk", False)])
async def test_people_who_sat_a_game_out_are_asked_to_the_next_where_they_can_be_reached(
    stage: Scene, who: str, declines: bool
) -> None:
    """In their own end, else by the one mention; the game waits for them as for the others."""
    await over(stage)
    await stage.press("Anna", "Play again")
    declined = press_id(Verb.DECLINE, stage.table.id)
    await stage.forge(who, declined)
    for other in {"Ben", "Chloé", "Dirk"} - {who}:
        await stage.forge(other, press_id(Verb.JOIN, stage.table.id))
    assert shows(text_of(stage.privates(who)[-1]), "end-begun"), "the free seat is gone"
    await stage.wait(PAUSES[Reason.REMATCH])
    await stage.closes("Anna")
    await stage.press("Anna", "Play again")
    assert shows(text_of(stage.showing("House rules")), "lobby-expected", count=3)
    assert called(stage) == [["Dirk"]], "then his note of the game that he declined is his end"
    assert is_invited(stage, who)
    said = await stage.press(who, "Not now" if declines else "I'm in", on=end_of(stage, who))
    assert shows(said, "challenge-declined" if declines else "lobby-joined")
    assert not is_invited(stage, who)
    assert (who in stage.seated()) is not declines
    assert stage.table.status is Status.LOBBY


async def test_another_game_than_that_of_the_lobby_is_read_there_and_in_the_ends(
    stage: Scene,
) -> None:
    """People there or expected there choose it, under the lobby's More or below the end."""
    await over(stage)
    await stage.press("Anna", "Play again")
    asked = await stage.press("Ben", "Another game")
    assert shows(asked, "next-instead", game="7")
    assert all(shows(asked, f"game-{key}-pitch") is (key != "seven") for key in GAMES)
    assert button_labels(stage.hands["Ben"])[0] == "I'm in"
    said = await stage.press_hand("Ben", "7 Seas")
    assert shows(said, "rematch-joined", game="7 Seas", guest="**Dirk** and **Chloé**", count=2)
    assert shows(text_of(stage.showing("House rules")), "lobby-changed", name="Ben")
    assert shows(text_of(end_of(stage, "Chloé")), "end-invited", game="7 Seas", again=False)
    (note,) = (m for m in stage.privates("Anna") if shows(text_of(m), "rematch-joined", count=2))
    assert not shows(text_of(note), "rematch-opened"), "it isn't 7 again"
    await stage.goes("Anna", "More", "Another game")
    assert len(button_labels(stage.hands["Anna"])) == len(GAMES) - 1
    await stage.press_hand("Anna", "The Seven Seals")
    assert shows(text_of(stage.showing("House rules")), "lobby-changed", name="Anna")
    await stage.press("Chloé", "I'm in", on=end_of(stage, "Chloé"))
    await stage.press("Dirk", "Join")
    assert (stage.table.status, stage.table.game) == (Status.RUNNING, "seven-seals")
    assert sorted(stage.seated()) == [*CREW]


@pytest.mark.parametrize("early", one_of([True, False]))
async def test_people_without_whom_a_game_has_begun_read_so_and_are_dealt_in_next(
    stage: Scene, early: bool
) -> None:
    """The host's button says whom the start leaves out."""
    await over(stage, early=early)
    plain = text_of(end_of(stage, "Ben"))
    await stage.press("Anna", "Play again")
    assert not labelled(stage.showing("House rules"), "Start without 3"), "not yet"
    await stage.press("Dirk", "Join")
    for who, label in (("Chloé", "Start without 2"), ("Ben", "Start without Ben")):
        assert labelled(stage.showing("House rules"), label)
        assert is_invited(stage, who)
        if who == "Chloé":
            await stage.press(who, "Not now", on=end_of(stage, who))
    await stage.press("Anna", "Start without Ben")
    for who in ("Ben", "Chloé"):
        end = end_of(stage, who)
        assert shows(text_of(end), "end-begun", game="7")
        assert button_labels(end)[0] == "Deal me in next"
        said = await stage.press(who, "Deal me in next", on=end)
        assert shows(said, "deal-in-done", place=len(stage.table.queue))
    assert text_of(end_of(stage, "Ben")) == plain
    assert not shows(text_of(end_of(stage, "Dirk")), "end-begun")


async def answers(stage: Scene, label: str) -> None:
    await stage.press("Ben", label, on=end_of(stage, "Ben"))


async def starts(stage: Scene) -> None:
    for who in CREW[1:]:
        if stage.table.status is Status.LOBBY:
            await stage.forge(who, press_id(Verb.JOIN, stage.table.id))
    if stage.table.status is Status.LOBBY:
        await stage.press("Anna", "Start")


async def stops(stage: Scene) -> None:
    """The bot's owner stops it; a kill would leave the invitation, which answers its presses."""
    with stage.env._bot_scope():
        stage.bot.open_hands.deactivate()
    await stage.settled()


OUTCOMES: dict[str, Callable[[Scene], Awaitable[Any]]] = {
    "joins": lambda stage: answers(stage, "I'm in"),
    "declines": lambda stage: answers(stage, "Not now"),
    "lapses": lambda stage: stage.wait(KEPT_AGAIN + 1),
    "closes": lambda stage: stage.closes("Anna"),
    "starts": starts,
    "stops": stops,
    "gets old": lambda stage: stage.wait(INACTIVE_AFTER - 700),
}


@pytest.mark.parametrize("early", one_of([True, False]))
@pytest.mark.parametrize("outcome", OUTCOMES)
async def test_an_end_whose_invitation_no_longer_holds_is_the_plain_end(
    stage: Scene, outcome: str, early: bool
) -> None:
    """Whatever came of it, and before its token is too old to say so. Also of a closed game."""
    await over(stage, early=early)
    plain = text_of(end_of(stage, "Ben"))
    if outcome == "gets old":
        await stage.wait(700)
    await stage.press("Anna", "Play again")
    assert is_invited(stage, "Ben")
    former, before = stage.table.rematch_of, len(stage.privates("Ben"))
    await OUTCOMES[outcome](stage)
    news, end = len(stage.privates("Ben")) - before, text_of(end_of(stage, "Ben"))
    assert outcome != "declines" or news == early, "a closed game has no end to show"
    says_so = outcome == "declines" and not early
    assert shows(end, "challenge-declined", runs=False) is says_so is (end != plain)
    assert not is_invited(stage, "Ben")
    for way in ("", *(["Scoring", "◀ Back"] if outcome == "starts" and not early else [])):
        await (stage.press("Ben", way, on=end_of(stage, "Ben")) if way else stage.settled())
    leads_on = outcome != "starts" and not early
    assert ("Play again" in button_labels(end_of(stage, "Ben"))) is leads_on
    is_kept = former in stage.bot.open_hands._open._keys
    assert is_kept is (outcome not in ("gets old", "stops")), "what can't change is forgotten"
