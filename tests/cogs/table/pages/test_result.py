"""The end of a game: one card with who won, the standing by side, and the highlights."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest
from discord import ButtonStyle
from discord.ui import TextDisplay

from cogs.faces import FACES
from cogs.faces.common import most
from cogs.table.pages import board
from cogs.ui.items import TableButton
from engine.games import GAMES
from engine.tables.model.table import Status
from tests.cogs.faces.moments import SAY, Moment, moments


def end_of(key: str, seats: int, seed: int = 1, **choices: Any) -> Moment:
    game = GAMES[key]
    return list(moments(game, game.options(**choices), seats, seed))[-1]


def card(moment: Moment, status: Status = Status.FINISHED) -> str:
    seen = moment.seen(None)
    seen = replace(seen, table=replace(seen.table, status=status))
    face = FACES[seen.table.game]
    layout = board.result(SAY, seen, moment.names, face, moment.replay)
    texts = (item.content for item in layout.walk_children() if isinstance(item, TextDisplay))
    return "\n".join(texts)


@pytest.mark.parametrize("seed", [1, 2])
def test_partners_stand_in_one_line_with_the_colour_of_their_ship(seed: int) -> None:
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


def test_the_final_chart_of_seven_seas_is_on_its_card() -> None:
    text = card(end_of("seven-seas", 3, target=7))
    assert text.count("⚓🌊🌊🌊") == 3


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


@pytest.mark.parametrize("key", GAMES)
def test_highlights_come_from_the_whole_game(key: str) -> None:
    told = set[str]()
    for seed in range(4):
        moment = end_of(key, 3, seed)
        lines = FACES[key].highlights(SAY, moment.replay, moment.names)
        assert len(lines) <= 3
        told |= {line.split(":")[0] for line in lines}
    assert len(told) >= 3


@pytest.mark.parametrize(
    ("counts", "told"),
    [
        ({0: 3, 1: 2}, "✨ Most Sevens: Anna0, 3"),
        ({0: 3, 2: 3}, "✨ Most Sevens: Anna0 and Anna2, 3 each"),
        ({0: 3, 1: 3, 2: 3}, ""),
    ],
)
def test_who_share_a_highlight_read_that_each_did_so_much_and_all_together_have_none(
    counts: dict[int, int], told: str
) -> None:
    names = end_of("seven", 3).names
    assert most(SAY, "seven-most-sevens", Counter(counts), names, least=2) == told


def test_play_again_is_the_only_coloured_button_of_an_end() -> None:
    moment = end_of("seven", 2)
    layout = board.result(SAY, moment.seen(None), moment.names, FACES["seven"], moment.replay)
    buttons = [part.item for part in layout.walk_children() if isinstance(part, TableButton)]
    coloured = [b.label for b in buttons if b.style is not ButtonStyle.secondary]
    assert coloured == ["Play again"]


def test_the_hand_of_a_score_card_is_grey_since_the_board_below_has_the_next_press() -> None:
    """The card of an earlier round keeps its button when the table is over."""
    moment = next(moments(GAMES["seven"], GAMES["seven"].options(), 3, seed=1))

    def styles(layout: Any) -> list[ButtonStyle]:
        parts = layout.walk_children()
        return [part.item.style for part in parts if isinstance(part, TableButton)]

    assert styles(board.scoring(SAY, moment.table, ("scored",))) == [ButtonStyle.secondary]
    page = board.page(SAY, moment.seen(None), moment.names, FACES["seven"])
    assert styles(page).count(ButtonStyle.primary) == 1
    ended = replace(moment.table, status=Status.FINISHED)
    assert styles(board.scoring(SAY, ended, ("scored",))) == []
