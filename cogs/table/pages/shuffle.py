"""The shuffle as text: its seal and the cuts in the lobby, and the result of a check."""

from typing import Final

from discord import ui

from cogs.ui.names import escaped, names_of, short_name
from cogs.ui.page import CustomId, Run, Say, Verb
from cogs.ui.spoken import audible
from engine.tables.model.table import Table
from engine.tables.transitions.shuffle import (
    LONGEST_WORD,
    commitment_of,
)

SEAL: Final = 12
"""Digits of a commitment that people can note down and compare."""
TYPED: Final = 2 * LONGEST_WORD
"""The most characters typed for a word; some may not count."""


def seal(table: Table) -> str:
    """The first digits of the deal's seal, in groups of four; "": there is none."""
    digits = commitment_of(table)[:SEAL]
    return " ".join(digits[start : start + 4] for start in range(0, len(digits), 4))


def lobby_line(say: Say, table: Table) -> str:
    """The seal, and everybody who cut the deck with their words; "": nothing is shuffled."""
    names = names_of(table)
    cuts = " · ".join(
        say("labelled", label=names[seat], text=word_shown(say, player.cut))
        for seat, player in enumerate(table.players)
        if player.cut
    )
    if table.shuffle is None:
        return ""
    sealed = say("lobby-seal", seal=seal(table))
    return say("lobby-sealed-and-cut", seal=seal(table), cuts=cuts) if cuts else sealed


def word_shown(say: Say, word: str) -> str:
    """A cutting word as markdown that shows it unchanged; never empty as screen-reader text."""
    return audible(escaped(short_name(word)), say, "cut-signs")


def cut_form(say: Say, table_id: int) -> ui.Modal:
    """The modal for the word; it works without memory of having been shown."""
    custom_id = CustomId(table_id, 0, Run(Verb.CUT)).modal()
    form = ui.Modal(title=say("cut-title"), custom_id=custom_id)
    typed: ui.TextInput[ui.Modal] = ui.TextInput(max_length=TYPED)
    form.add_item(ui.Label(text=say("cut-label"), description=say("cut-meaning"), component=typed))
    form.stop()  # so that discord.py does not keep it, either
    return form
