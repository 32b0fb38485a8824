"""The vote for a stand-in below an announcement, which is no layout."""

import pytest
from discord import ui

from cogs.surfaces.render import render
from cogs.table.pages.board import announced_press
from cogs.table.pages.votes import stand_in_press
from cogs.ui.layout import TableButton
from cogs.ui.names import names_of
from engine.tables.model.table import ChannelPlace, Player, Status, Table
from engine.tables.view import lobby_view
from tests.catalogue import CATALOGUE

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
