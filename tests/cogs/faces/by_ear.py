"""Faults in screen-reader text, and the recorded games in that text."""

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any
from unicodedata import category

from engine import codec
from engine.core import Step
from engine.games import GAMES
from engine.tables.model.table import ChannelPlace, Player, Status, Table
from engine.tables.position import advanced, dealt
from tests.cogs.faces.moments import Moment, moments, walk
from tests.engine.playthrough import FOLDER, MOVE

PATHS = sorted(FOLDER.glob("*.txt"))
"""The recorded games."""
CREW = ("Anna", "Ben", "Chloé", "Dirk", "Esi", "Farid", "Greta")
MARKUP = re.compile(r"^(?:-# |#{1,3} |- |\*\*|\*|`|_)*")
"""Markup that may precede the words of a line; a screen reader doesn't read it."""
BEGINNINGS = "<(“«/["
LEFT_BEHIND = re.compile(
    r"[ \n][,;:.](?:\s|$)|[,;]\s*[,;.]|\(\s*\)|\S  +\S|\*\*\*\*|[,;]$", re.MULTILINE
)
BADLY_READ = "→←×·┃\u2060\ufe0f"
BLOCK = re.compile(r"```[^`]*```")
CODE = re.compile(rf"{BLOCK.pattern}|`[^`]*`")
"""Text that is typed or copied as it is."""
HYPHENS = re.compile(r"(?<!\w)[-\u2212]\d+|\d+[-–/]\d+")
"""Numbers below zero, ranges and lists, which a screen reader reads without their sign."""
READ = (2, 3, 10)
"""The kinds of components that are read: buttons, selects, texts."""
PAUSE = re.compile(r"[.!?:;,…][)»”’“]*$")
"""The end of a line after which a screen reader pauses."""


def signs(text: str) -> list[str]:
    """The signs in a text that a screen reader reads badly or not at all."""
    found = [c for c in text if c in BADLY_READ or (category(c) == "So" and c != "№")]
    return found + re.findall(r"<a?:\w+:\d+>", text)


def faults(text: str) -> list[str]:
    """The parts of a text that a screen reader stumbles over: signs, and traces of removed ones."""
    found = signs(text) + LEFT_BEHIND.findall(text) + HYPHENS.findall(CODE.sub("", text))
    for line in filter(str.strip, text.splitlines()):
        words = MARKUP.sub("", line)
        if not words or not (words[0].isalnum() or words[0] in BEGINNINGS):
            found.append(line)
    return found


def faults_of_message(layout: Any) -> list[str]:
    """The faults of a message for screen readers."""
    return faults_of(layout.to_components())


def faults_of(components: Any) -> list[str]:
    """The faults of its texts, its labels, and the options of its selects."""
    parts = list(walk(components))
    found = [fault for part in parts for fault in faults(part.get("content", ""))]
    buttons = [part for part in parts if part["type"] == 2]
    options = [option for part in parts for option in part.get("options", ())]
    for pressed in (buttons, options):
        labels = [each["label"] for each in pressed]
        found += [label for label in labels if labels.count(label) > 1 or not _has_words(label)]
        found += [fault for label in labels for fault in faults(label)]
        found += [str(each["emoji"]) for each in pressed if each.get("emoji")]
    for option in options:
        found += faults(option.get("description") or "")
        found += run_on(option["label"], *filter(None, [option.get("description")]))
    read = [
        part.get("content") or part.get("label") or "." for part in parts if part["type"] in READ
    ]
    found += run_on(*read)
    length = sum(len(part.get("content", "")) for part in parts)
    return found + ([f"{length} characters"] if length > 4000 else [])


def run_on(*texts: str) -> list[str]:
    """The lines that end without a pause before the next one."""
    whole = "\n".join(BLOCK.sub("", text) for text in texts)
    lines = [line.rstrip() for line in whole.splitlines() if line.strip("-# ")]
    return [line for line in lines[:-1] if not PAUSE.search(line)]


def _has_words(label: str) -> bool:
    return any(map(str.isalpha, label))


def crew(seats: int) -> tuple[Player, ...]:
    """Players with plain names."""
    return tuple(Player(name, 100 + seat) for seat, name in enumerate(CREW[:seats]))


@cache
def random_game(key: str, seats: int) -> tuple[Moment, ...]:
    """The positions of a random game by the default options, by players with plain names."""
    game, people = GAMES[key], crew(seats)
    played = moments(game, game.options(), seats, 1)
    return tuple(replace(each, table=replace(each.table, players=people)) for each in played)


@cache
def recorded(path: Path) -> tuple[Moment, ...]:
    """Every position of a recorded game, the deal and the end included; many tests ask for it."""
    return tuple(_recorded(path))


def _recorded(path: Path) -> Iterator[Moment]:
    text = path.read_text(encoding="utf-8")
    head = dict(line.split(": ", 1) for line in text.split("\n\n", 1)[0].splitlines())
    game, seats = GAMES[head["game"]], int(head["seats"])
    people = crew(seats)
    place, status, seed = ChannelPlace(1, 2), Status.RUNNING, int(head["seed"])
    table = Table(1, place, 100, game.key, head["options"], people, status, 0.0, seed, started=0.0)
    assert codec.write(codec.read(type(game.options()), head["options"])) == head["options"]
    current = dealt(game, table)
    steps = [Step(current.state, current.latest)]
    yield Moment(game, table, current, current.latest, tuple(steps))
    for found in map(MOVE.match, text.splitlines()):
        if found is not None:
            current = advanced(game, current, int(found[1]), game.read_move(found[2]))
            steps.append(Step(current.state, current.latest))
            yield Moment(game, table, current, current.latest, tuple(steps))
