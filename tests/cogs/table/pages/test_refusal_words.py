"""Refusals say what is wrong and what the reader can do now, in two sentences at the most."""

import re
from dataclasses import replace
from itertools import product

import pytest

from bot.texts.i18n import BASE
from cogs.table.pages.refusal_words import refusal_words
from engine.games import GAMES
from engine.tables.model.refusals import Refusal, Refused
from engine.tables.model.table import ChannelPlace, Player, Status, Table
from engine.tables.transitions.lobby import write_options
from tests.catalogue import CATALOGUE, SAY
from tests.message_ids import reasons
from tests.test_locales import LANGUAGES, counted, variables

HOST = Player("Anna", 7)
DO = re.compile(
    r"\*\*|`/|\b(can|may be|Pick|Play|Take|Keep|Predict|Choose|Compose|Leave|Return|Try|try|press|"
    r"Set sail|Enter port|Attack|attack|bring|armed or|follow|lay it|starts it|Say|Type|first|"
    r"goes on|on its way|This is|These (are|do)|takes exactly|Ask|Look|Invite|give)\b"
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


REFUSALS = [refusal for refusal in Refusal if refusal is not Refusal.NOT_YOUR_TURN]
"""`turn_words` words the other one, with the name of the player to move."""


def test_every_refusal_says_what_to_do_where_the_table_is_not_known() -> None:
    for refusal in REFUSALS:
        check(refusal_words(SAY, Refused(refusal), 7))


@pytest.mark.parametrize("key", GAMES)
def test_every_refusal_of_a_game_says_what_to_do(key: str) -> None:
    assert len(reasons(key)) > 1
    for reason in reasons(key):
        name = f"{key}-refusal-{reason.value}"
        numbers = counted(BASE, name)
        given = {each: 5 if each in numbers else "C5" for each in variables(BASE, name)}
        check(SAY(name, **given))
    for say in map(CATALOGUE.say, LANGUAGES):
        assert say(f"{key}-refusal-game-over") == say("refusal-table-over"), (
            "its buttons are nearer"
        )


def test_refusals_of_the_hosts_actions_name_the_host() -> None:
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


@pytest.mark.parametrize("status", [Status.LOBBY, Status.RUNNING])
def test_every_refusal_fits_its_reader(status: Status) -> None:
    """Nobody is sent to themselves, to a full table, or to a table that is refused here."""
    crew = (HOST, Player("Ben", 8), Player("Chloé", 11), Player("Dirk", 12))
    over = (Refusal.NO_TABLE, Refusal.TABLE_OVER, Refusal.NO_REMATCH)
    elsewhere = (Refusal.CHALLENGED_BACK, Refusal.TOO_MANY_HERE)
    never_full = (Refusal.TOO_FEW, Refusal.RATED_COMPUTER)
    for refusal, players in product(REFUSALS, (crew[:2], crew)):
        words = told(refusal, replace(table(status), players=players))
        assert words["spectator"] == words["stranger"]
        for who, said in words.items():
            check(said)
            assert "`/table open`" not in said or refusal in over, (who, said)
            if players == crew:
                joins = "**Join**" in said
                assert not joins or refusal in (*elsewhere, *never_full), (who, said)
                assert "give you a free seat" not in said
        if refusal not in (Refusal.NOT_HOST, Refusal.CHALLENGED_BACK, Refusal.FREE_SEAT):
            assert "Anna" not in words["host"], words["host"]


def test_the_host_reads_what_to_press_and_others_who_must_act() -> None:
    """Only a player is shown to a hand."""
    words = told(Refusal.ALREADY_SEATED, replace(table(Status.LOBBY), players=(HOST,)))
    assert "Press **Start**" in words["host"]
    assert "**Anna** to press **Start**" in words["player"]
    words = told(Refusal.PLACE_TAKEN_ALONE, table(Status.RUNNING))
    assert "ask" not in words["host"]
    assert "ask **Anna** to end it" in words["stranger"]
    words = told(Refusal.NOT_IN_LOBBY, replace(table(Status.RUNNING), players=(HOST, HOST)))
    assert "**My hand**" in words["host"]
    assert "**My hand**" not in words["stranger"]
