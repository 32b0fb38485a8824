"""The hash of a message changes whenever a reader sees a difference."""

from itertools import combinations
from typing import Any

import discord
from discord import ui

from cogs.messages.shown import fingerprint
from cogs.ui.custom_ids import CustomId
from cogs.ui.layout import TableSelect, button, container, rows_of
from cogs.ui.page import RULE, Accent, MakeMove, ShowPage, Style
from cogs.ui.routes import Verb

WORDS = ("### Anna is choosing…", "You hold 🥃8")


def hand(
    *words: str, accent: Accent = Accent.HAND, version: int = 7, **given: Any
) -> ui.LayoutView:
    """Words above a button."""
    press = {"route": MakeMove(1), "label": "8 rum", **given}
    return container(accent, words or WORDS, rows_of([button(1, version, **press)]))


def choice(*options: discord.SelectOption, words: str = "Take what?") -> ui.LayoutView:
    select = TableSelect(CustomId(1, 7, None), words, list(options))
    return container(Accent.HAND, WORDS, [ui.ActionRow(select)])


def option(**given: Any) -> discord.SelectOption:
    return discord.SelectOption(**{"label": "8 rum", "value": "move:1", **given})


def test_every_difference_that_a_reader_sees_counts() -> None:
    pages = [
        hand(),
        hand("### Ben is choosing…", WORDS[1]),
        hand(WORDS[0], RULE, WORDS[1]),
        hand(WORDS[1], WORDS[0]),
        hand(accent=Accent.NICK),
        hand(label="9 rum"),
        hand(style=Style.GAIN),
        hand(emoji="🥃"),
        hand(emoji="<:s_rum8:123456789012345678>"),
        hand(disabled=True),
        hand(route=MakeMove(2)),
        hand(route=MakeMove(1, sure=True)),
        hand(route=ShowPage("1")),
        hand(route=Verb.UNDO),
        choice(option()),
        choice(option(), words="Keep what?"),
        choice(option(), option(value="move:2")),
        choice(option(label="9 rum")),
        choice(option(description="a point")),
        choice(option(emoji="🥃")),
    ]
    alike = [
        (a, b)
        for a, b in combinations(range(len(pages)), 2)
        if fingerprint(pages[a]) == fingerprint(pages[b])
    ]
    assert not alike


def test_the_same_words_are_another_hand_in_another_turn_but_not_at_another_version() -> None:
    """Moves of an older turn are stale; out of turn, buttons of an older hand can be pressed."""
    assert fingerprint(hand()) == fingerprint(hand(version=8))
    assert fingerprint(choice(option())) == fingerprint(choice(option()))
    older, newer = fingerprint(hand(), turn=7), fingerprint(hand(version=8), turn=7)
    assert older == newer != fingerprint(hand(version=8), turn=8)
