"""Which messages the code asks for: found in its syntax trees, with the families that it builds.

A message is asked for by `say("id", variable=...)`, by a choice between literals inside the call,
by an f-string (a family, "refusal-*"), or by a literal that is handed to `say` elsewhere. The ids
of a game follow from its house rules and its enums (`game_ids`); nothing is entered here for it.
"""

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from importlib import import_module
from pathlib import Path

from cogs.context.permissions import FOR_THREADS, IN_CHANNEL, IN_THREAD
from cogs.personal.guide import TOPICS
from cogs.personal.own_settings import SWITCHES
from engine.games import GAMES
from engine.players import has_players, has_review
from engine.players.base import Level
from engine.tables.model.refusals import Refusal

ROOT = Path(__file__).parent.parent
SOURCES = sorted(path for package in ("bot", "cogs") for path in (ROOT / package).rglob("*.py"))


@dataclass(frozen=True)
class Call:
    """One id that is said: `given` are its variables; open: some come from a ** as well."""

    where: str
    id: str
    given: frozenset[str]
    open: bool


@cache
def trees() -> tuple[tuple[str, ast.Module], ...]:
    return tuple(
        (path.relative_to(ROOT).as_posix(), ast.parse(path.read_text(encoding="utf-8")))
        for path in SOURCES
    )


@cache
def calls() -> tuple[Call, ...]:
    """Every id in a `say(...)`; families have a * for each part that is not fixed."""
    return tuple(_calls())


def _calls() -> Iterator[Call]:
    for where, tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and node.args and _says(node.func):
                given = {word.arg for word in node.keywords if word.arg}
                spread = [word.value for word in node.keywords if word.arg is None]
                told = [each for each in spread if _tells_of_a_seat(each)]
                given |= {"name", "you"} if told else set()
                for text in _ids(node.args[0]):
                    where_it_is = f"{where}:{node.lineno}"
                    yield Call(where_it_is, text, frozenset(given), len(told) < len(spread))


def _tells_of_a_seat(spread: ast.expr) -> bool:
    """**names.told(seat), which are the variables name and you."""
    function = spread.func if isinstance(spread, ast.Call) else None
    return isinstance(function, ast.Attribute) and function.attr == "told"


def _says(function: ast.expr) -> bool:
    """say("id"), self.say("id"), self.say(interaction)("id"): any function called `say`."""
    if isinstance(function, ast.Call):
        return _is_say(function.func)
    return _is_say(function)


def _is_say(function: ast.expr) -> bool:
    name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
    return name == "say"


def _ids(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _ids(node.body)
        yield from _ids(node.orelse)
    elif isinstance(node, ast.JoinedStr):
        yield _family(node)


def _family(node: ast.JoinedStr) -> str:
    return "".join(
        str(part.value) if isinstance(part, ast.Constant) else "*" for part in node.values
    )


def written() -> set[str]:
    """Every literal, and every f-string as a family, that could be or make an id."""
    found: set[str] = set()
    for _, tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                found.add(_family(node))
    return {text for text in found if re.fullmatch(r"[a-z*][\w*-]*", text) and text.strip("*-")}


def fits(text: str, family: str) -> bool:
    """True if the id belongs to the family."""
    return re.fullmatch(re.escape(family).replace(r"\*", "[a-z0-9_-]+"), text) is not None


def reasons(key: str) -> type[StrEnum]:
    """Why this game refuses a move: the enum `Reason` of its module `moves`."""
    moves = import_module(f"engine.games.{package_of(key)}.moves")
    assert hasattr(moves, "Reason"), f"{moves.__name__} needs an enum Reason: why IllegalMove"
    reason: type[StrEnum] = moves.Reason
    return reason


def _whys(key: str) -> list[str]:
    """Why mate plays what it plays; [] where the game has no players of its own."""
    if not has_players(key):
        return []
    module = import_module(f"engine.players.{package_of(key)}.reasons")
    return [f"why-{key}-{why.value}" for why in module.Why]


def package_of(key: str) -> str:
    """The name of a game's folders."""
    return key.replace("-", "_")


def game_ids(key: str) -> list[str]:
    """Every id that a game of this key must have, by its house rules and its enums."""
    game = GAMES[key]
    rules = [f"rule-{key}-{rule.name}" for rule in game.house_rules]
    words = [(rule.name, value) for rule in game.house_rules for value in rule.values]
    words = [(name, value) for name, value in words if isinstance(value, str)]
    return [
        *(f"game-{key}", f"choice-{key}"),
        *(f"game-{key}-{what}" for what in ("pitch", "lobby", "over", "thread", "gained")),
        *(f"{what}-{key}" for what in ("points", "standing", "first-words", "help-typing")),
        *([f"review-points-{key}"] if has_review(key) else []),
        *(f"rules-{key}{chapter}" for chapter in ("", "-course", "-scoring", "-sources")),
        *(one for rule in rules for one in (rule, f"{rule}-meaning")),
        *(f"rule-{key}-{name}-{value}" for name, value in words),
        *(f"{key}-refusal-{reason.value}" for reason in reasons(key)),
        *_whys(key),
    ]


def families() -> Mapping[str, Iterable[str]]:
    """The families, besides those of games, whose members are known: each must have them all."""
    levels = [level.value for level in Level]
    return {
        "level-*": [f"level-{level}" for level in levels],
        "level-*-character": [f"level-{level}-character" for level in levels],
        "level-*-names": [f"level-{level}-names" for level in levels],
        "choice-*": [f"choice-{level}" for level in levels],
        "permission-*": [
            f"permission-{name.replace('_', '-')}"
            for name in (*IN_CHANNEL, *IN_THREAD, *FOR_THREADS)
        ],
        "permission-*-purpose": [
            f"permission-{name.replace('_', '-')}-purpose"
            for name in (*IN_CHANNEL, *IN_THREAD, *FOR_THREADS)
        ],
        "help-about-*": [f"help-about-{topic}" for topic in TOPICS],
        **{
            f"prefer-switch-*{end}": [f"prefer-switch-{name}{end}" for name in SWITCHES]
            for end in ("", "-button")
        },
        "refusal-*": [f"refusal-{refusal.value}" for refusal in Refusal],
    }
