"""The shuffle as text: its seal and the cuts in the lobby, and the result of a check."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from discord import ui

from cogs.ui.custom_ids import CustomId, Run, Verb
from cogs.ui.layout import container
from cogs.ui.names import escaped, names_of, short_name
from cogs.ui.page import RULE, Accent, Say
from cogs.ui.spoken import audible
from engine.tables.model.table import Status, Table
from engine.tables.replay import Replay
from engine.tables.transitions.shuffle import (
    LONGEST_WORD,
    NO_CUT,
    commitment_of,
    faults,
    tags_of,
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
        f"{names[seat]}: {word_shown(say, player.cut)}"
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


def verified(say: Say, table: Table, replay: Replay | None) -> ui.LayoutView:
    """The checks of a finished table's shuffle, and their result.

    replay: None if its moves cannot be folded.
    """
    title = say("verify-title", game=say(f"game-{table.game}"), number=str(table.id))
    played, tags = _played(say, table, replay), tags_of(table)
    wrong = faults(tags) if tags else ()
    accent = Accent.BOARD if played and not wrong else Accent.TROUBLE
    game = played or say("verify-not-played")
    if not tags:
        return container(accent, (f"### {title}", say("verify-no-secret"), game))
    checked = "\n".join([*(_wrong(say, wrong) if wrong else _fits(say, table)), game])
    layout = container(accent, (f"### {title}", checked, RULE, say("verify-alone")))
    layout.add_item(ui.File(f"attachment://{file_name(table)}"))
    return layout


def file_name(table: Table) -> str:
    """The name of the file with the numbers of a table's shuffle."""
    return f"shuffle-{table.id}.txt"


def _fits(say: Say, table: Table) -> list[str]:
    words = table.shuffle.cuts.split() if table.shuffle else []
    cuts = sum(word != NO_CUT for word in words)
    return [say("verify-seal", seal=seal(table)), say("verify-seed", cuts=cuts)]


def _wrong(say: Say, wrong: Sequence[str]) -> list[str]:
    return [say("verify-wrong", parts=", ".join(say(f"verify-part-{part}") for part in wrong))]


def _played(say: Say, table: Table, replay: Replay | None) -> str:
    """A message that the moves lead from the deal to the table's end; "" if they don't."""
    if replay is None or (replay.outcome is None) == (table.status is Status.FINISHED):
        return ""
    return say("verify-played", moves=len(replay.steps) - 1, status=table.status.value)
