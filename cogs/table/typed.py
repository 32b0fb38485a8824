"""`/play`: the legal moves as suggestions, and those that a typed text means.

A move's value is its notation, and its label is its sentence in words, which people can type.
"""

import asyncio
import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from discord.app_commands import Choice

from cogs.faces import FACES
from cogs.ui.face import Face
from cogs.ui.layout import OPTION, cut
from cogs.ui.names import names_of
from cogs.ui.page import Say
from cogs.ui.spoken import spoken
from engine.games import GAMES
from engine.tables.view import TableView

OFFERS: Final = 25
"""The most suggestions that Discord shows."""
AT_A_TIME: Final = 50
"""Moves that are put into words before others' presses go on; a prediction has 1,500 ways."""
WORD: Final = re.compile(r"\d+|[^\W\d_]+")


def notation(seen: TableView, index: int) -> str:
    """The legal move of this index in its game's notation."""
    return GAMES[seen.table.game].write_move(seen.moves[index])


def label(face: Face, say: Say, seen: TableView, index: int) -> str:
    """The legal move of this index as a sentence without signs; say: in words."""
    names = names_of(seen.table, say=say)
    names = replace(names, escaped=names.bare)  # a suggestion has no markdown
    return cut(spoken(face.move_sentence(say, seen, names, index), say), OPTION)


async def offered(say: Say, seen: TableView, *typed: str) -> list[Choice[str]]:
    """The first legal moves that have the words of each typed text in a row; say: in words."""
    wanted, face = [_words(text) for text in typed], FACES[seen.table.game]
    found = list[Choice[str]]()
    for index in range(len(seen.moves)):
        written, shown = notation(seen, index), label(face, say, seen, index)
        words = _words(f"{written} {shown}")
        if all(_holds(words, each) for each in wanted):
            found.append(Choice(name=shown, value=written))
        if len(found) == OFFERS:
            break
        if index % AT_A_TIME == AT_A_TIME - 1:
            await asyncio.sleep(0)
    return found


async def meant(say: Say, seen: TableView, typed: str, take: str = "") -> list[int]:
    """The indices of the moves that are written so, else begin so, else have these words.

    take: further words that they must have; "": none.
    """
    written = [notation(seen, index) for index in range(len(seen.moves))]
    wanted = _words(typed)
    same = [n for n, each in enumerate(written) if each.casefold() == typed.strip().casefold()]
    begun = [n for n, each in enumerate(written) if _holds(_words(each)[: len(wanted)], wanted)]
    found = same or begun or [written.index(o.value) for o in await offered(say, seen, typed)]
    fitting = {offer.value for offer in await offered(say, seen, take)} if take else {*written}
    return [number for number in found if written[number] in fitting]


def _words(text: str) -> list[str]:
    return WORD.findall(text.casefold())


def _holds(words: Sequence[str], wanted: Sequence[str]) -> bool:
    """True if these words have the wanted ones in a row: numbers whole, others at least begun."""
    return any(all(map(_begins, words[at:], wanted)) for at in range(len(words) - len(wanted) + 1))


def _begins(word: str, want: str) -> bool:
    return word == want if want.isdecimal() else word.startswith(want)
