"""Refusals say what is wrong and what the reader can do now, in two sentences at the most."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from bot.texts.i18n import BASE, Catalogue
from cogs.table.pages.refusals import refusal_words
from engine.games import GAMES
from engine.tables.model.refusals import Refusal, Refused
from engine.tables.model.table import ChannelPlace, Player, Status, Table
from engine.tables.transitions.lobby import write_options
from tests.message_ids import reasons
from tests.test_locales import counted, variables

SAY = Catalogue(strict=True).say("en")
HOST = Player("Anna", 7)
DO = re.compile(
    r"\*\*|`/|\b(can|may be|Pick|Play|Take|Keep|Predict|Choose|Compose|Leave|Return|Try|try|press|"
    r"Set sail|Enter port|Attack|attack|bring|armed or|follow|lay it|starts it|Say|Type|first|"
    r"goes on|This is|These (are|do)|takes exactly|Ask|Look|Invite|give)\b"
)
"""Words that show the reader what to do: a button, a command, or a verb of the game."""


def table(status: Status) -> Table:
    options = write_options(GAMES["seven-seas"], {})
    return Table(1, ChannelPlace(1, 2), 7, "seven-seas", options, (HOST,), status, 0.0, 1)


def check(words: str) -> None:
    plain = re.sub(r"`[^`]*`", "", words)
    assert len(re.findall(r"[.!?](?=\s|$)", plain)) <= 2, words
    assert DO.search(words), words
    assert "HOUSE" not in words
    assert not re.search(r"[a-z]-[a-z]+-[a-z]|Error|None", plain), words


@pytest.mark.parametrize("status", [None, Status.LOBBY, Status.RUNNING])
@pytest.mark.parametrize("refusal", Refusal)
def test_every_refusal_says_what_to_do(refusal: Refusal, status: Status | None) -> None:
    """Also where the table is not known."""
    if refusal is Refusal.NOT_YOUR_TURN:
        return  # worded by `turn_words`, with the name of the player to move
    check(refusal_words(SAY, Refused(refusal, None if status is None else table(status)), 7))


@pytest.mark.parametrize("key", GAMES)
def test_every_refusal_of_a_game_says_what_to_do(key: str) -> None:
    assert len(reasons(key)) > 1
    for reason in reasons(key):
        name = f"{key}-refusal-{reason.value}"
        numbers = counted(BASE, name)
        given = {each: 5 if each in numbers else "C5" for each in variables(BASE, name)}
        check(SAY(name, **given))


def test_what_only_the_host_may_do_names_the_host() -> None:
    words = refusal_words(SAY, Refused(Refusal.NOT_HOST, table(Status.RUNNING)), 8)
    assert "Ask **Anna**." in words
    assert "<@" not in words


def test_a_refused_choice_is_named_without_the_jargon_of_the_makers() -> None:
    error = "teams: no such choice; there are deck, strict_finish"
    words = refusal_words(SAY, Refused(Refusal.BAD_CHOICE, text=error), 7)
    assert words.startswith("That house rule doesn't work here: `teams`.")
    assert "there are" not in words


READERS = {"host": 7, "player": 8, "spectator": 9, "stranger": 10}
"""A spectator watches the table; a stranger has only found its channel: both read the same."""


def told(refusal: Refusal, at: Table) -> dict[str, str]:
    return {who: refusal_words(SAY, Refused(refusal, at), user) for who, user in READERS.items()}


@pytest.mark.parametrize("full", [False, True])
@pytest.mark.parametrize("status", [Status.LOBBY, Status.RUNNING])
@pytest.mark.parametrize("refusal", [r for r in Refusal if r is not Refusal.NOT_YOUR_TURN])
def test_every_refusal_knows_whom_it_speaks_to(
    refusal: Refusal, status: Status, full: bool
) -> None:
    """Nobody is sent to themselves, to a full table, or to a table that is refused here."""
    ben = Player("Ben", 8)
    crew = (HOST, ben, Player("Chloé", 11), Player("Dirk", 12)) if full else (HOST, ben)
    at = replace(table(status), players=crew)
    words = told(refusal, at)
    assert words["spectator"] == words["stranger"]
    for who, said in words.items():
        check(said)
        opens = "`/table open`" in said
        over = refusal in (Refusal.NO_TABLE, Refusal.TABLE_OVER, Refusal.NO_REMATCH)
        assert not opens or over, (who, said)
        if full:
            assert "**Join**" not in said or refusal in (
                Refusal.TOO_FEW,  # never of a full table
                Refusal.RATED_COMPUTER,
                Refusal.CHALLENGED_BACK,  # at another table
                Refusal.TOO_MANY_HERE,
            ), (who, said)
            assert "give you a free seat" not in said
    if refusal is not Refusal.NOT_HOST and refusal is not Refusal.CHALLENGED_BACK:
        assert "Anna" not in words["host"], words["host"]


def test_the_host_reads_what_to_press_and_others_whom_to_wait_for() -> None:
    words = told(Refusal.ALREADY_SEATED, replace(table(Status.LOBBY), players=(HOST,)))
    assert "Press **Start**" in words["host"]
    assert "**Anna** to press **Start**" in words["player"]
    words = told(Refusal.PLACE_TAKEN_ALONE, table(Status.RUNNING))
    assert "ask" not in words["host"]
    assert "ask **Anna** to end it" in words["stranger"]


def test_only_a_player_is_shown_to_a_hand() -> None:
    words = told(Refusal.NOT_IN_LOBBY, replace(table(Status.RUNNING), players=(HOST, HOST)))
    assert "**My hand**" in words["host"]
    assert "**My hand**" not in words["stranger"]
