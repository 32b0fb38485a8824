"""The end of a game on one card; the vote for a stand-in below an announcement."""

from dataclasses import replace

import pytest
from discord import ui
from discord.ui import TextDisplay

from cogs.faces import FACES
from cogs.surfaces.render import render
from cogs.table.pages import board
from cogs.table.pages.board import announced_press
from cogs.table.pages.votes import stand_in_press
from cogs.ui.layout import TableButton
from cogs.ui.names import names_of
from engine.games import GAMES
from engine.tables.model.table import ChannelPlace, Player, Status, Table
from engine.tables.view import lobby_view
from tests.catalogue import CATALOGUE
from tests.cogs.faces.moments import SAY, Moment, end_of, moments


def card(moment: Moment, status: Status = Status.FINISHED) -> str:
    seen = moment.seen(None)
    seen = replace(seen, table=replace(seen.table, status=status))
    face = FACES[seen.table.game]
    layout = board.result(SAY, seen, moment.names, face, moment.replay)
    texts = (item.content for item in layout.walk_children() if isinstance(item, TextDisplay))
    return "\n".join(texts)


@pytest.mark.parametrize("seed", [1, 2])
def test_partners_share_a_line_with_the_colour_of_their_ship(seed: int) -> None:
    """Neither two medals for one win, nor bronze for the losing team."""
    text = card(end_of("seven-seas", 4, seed, teams=True, target=7))
    assert text.count("🥇") == 1
    assert "🥈" not in text
    assert "🥉" not in text
    assert text.count("\n1\\. ") + text.count("\n2\\. ") == 1
    for mark, one, other in (("🔴", "Anna0", "Anna2"), ("🔵", r"\*Bartholomew", r"\*Bartholomew")):
        lines = [line for line in text.splitlines() if f"{mark} {one}" in line]
        assert any(": space" in line and f"and {other}" in line for line in lines)
    assert "🟢" not in text
    assert "🟡" not in text
    assert "share the win!" not in text, "partners win together"
    assert " win!" in text


def test_teams_that_are_level_share_the_win_as_teams() -> None:
    names = replace(end_of("seven-seas", 4, teams=True, target=7).names, escaped=tuple("ABCD"))
    assert names.listed_sides(SAY, (0, 1, 2, 3)) == "A + C and B + D"
    assert names.listed_sides(SAY, (0, 2)) == "A and C"
    assert replace(names, sides=0).listed_sides(SAY, (0, 1, 3)) == "A, B and D"


@pytest.mark.parametrize("key", GAMES)
def test_a_medal_is_for_the_winners_alone(key: str) -> None:
    moment = end_of(key, 3)
    outcome, text = moment.seen(None).outcome, card(moment)
    assert outcome is not None
    assert text.count("🥇") == len(outcome.winners)
    assert ("share the win!" in text) == (len(outcome.winners) > 1)


@pytest.mark.parametrize("key", GAMES)
def test_equal_points_are_one_place_in_a_list_that_discord_does_not_count(key: str) -> None:
    """It would make 1, 2, 3 of three first places."""
    game = GAMES[key]
    begun = next(moments(game, game.options(), 3, seed=1))
    assert card(begun, Status.CLOSED).count("\n1\\. ") == 3


@pytest.mark.parametrize("key", GAMES)
def test_a_table_that_was_closed_says_so_and_gives_no_medal(key: str) -> None:
    text = card(end_of(key, 3), Status.CLOSED)
    assert "The game was ended early, so nobody wins." in text
    assert "🥇" not in text
    assert "wins!" not in text


PEOPLE = (Player("Anna", 1), Player("Ben 🐙", 2))
TABLE = Table(1, ChannelPlace(1, 2), 1, "seven", "{}", PEOPLE, Status.RUNNING, 1.0, 1)


def labels(view: ui.View) -> list[str | None]:
    return [item.item.label for item in view.children if isinstance(item, TableButton)]


@pytest.mark.parametrize(
    ("by_ear", "said"),
    [(False, ["My hand", "A computer for Ben 🐙"]), (True, ["My hand.", "A computer for Ben"])],
)
async def test_a_server_with_screen_reader_text_has_no_sign_on_the_button(
    by_ear: bool, said: list[str]
) -> None:
    words = CATALOGUE
    say = words.in_words() if by_ear else words.say()
    vote = stand_in_press(say, lobby_view(TABLE, None), names_of(TABLE), 1)
    press = announced_press(say, TABLE.id, vote)
    render(say, text="Anna waits.", press=press)
    assert labels(press) == said
