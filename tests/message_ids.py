"""Which messages the code asks for: found in its syntax trees, with the families that it builds.

A message is asked for by `say("id", variable=...)`, by a choice between literals inside the call,
by an f-string (a family, "refusal-*"), or by a literal that is handed to `say` elsewhere.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from pathlib import Path

from cogs.context.permissions import FOR_THREADS, IN_CHANNEL, IN_THREAD
from engine.games import GAMES
from engine.games.letter_of_marque import moves as letter_of_marque_moves
from engine.games.seven import moves as seven_moves
from engine.games.seven_seals import moves as seven_seals_moves
from engine.games.seven_seas import moves as seven_seas_moves
from engine.players.base import Level
from engine.players.letter_of_marque import reasons as letter_of_marque_reasons
from engine.players.seven import reasons as seven_reasons
from engine.players.seven_seals import reasons as seven_seals_reasons
from engine.players.seven_seas import reasons as seven_seas_reasons
from engine.tables.refusals import Refusal

ROOT = Path(__file__).parent.parent
SOURCES = sorted(path for package in ("bot", "cogs") for path in (ROOT / package).rglob("*.py"))


@dataclass(frozen=True)
class Call:
    """One id that is said: `given` are its variables; open: some come from a ** as well."""

    where: str
    id: str
    given: frozenset[str]
    open: bool


def trees() -> Iterator[tuple[str, ast.Module]]:
    for path in SOURCES:
        yield path.relative_to(ROOT).as_posix(), ast.parse(path.read_text(encoding="utf-8"))


def calls() -> Iterator[Call]:
    """Every id in a `say(...)`; families have a * for each part that is not fixed."""
    for where, tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and node.args and _says(node.func):
                given = frozenset(word.arg for word in node.keywords if word.arg)
                spread = any(word.arg is None for word in node.keywords)
                for text in _ids(node.args[0]):
                    yield Call(f"{where}:{node.lineno}", text, given, spread)


def _says(function: ast.expr) -> bool:
    """say(...), self.say(...)(...), bot.say()(...): but not self.say(interaction) itself."""
    if isinstance(function, ast.Call):
        return _says_of(function.func)
    return isinstance(function, ast.Name) and function.id == "say"


def _says_of(function: ast.expr) -> bool:
    return isinstance(function, ast.Attribute) and function.attr == "say"


def _ids(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _ids(node.body)
        yield from _ids(node.orelse)
    elif isinstance(node, ast.JoinedStr):
        yield family(node)


def family(node: ast.JoinedStr) -> str:
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
                found.add(family(node))
    return {text for text in found if re.fullmatch(r"[a-z*][\w*-]*", text) and text.strip("*-")}


def fits(text: str, family: str) -> bool:
    """Whether the id belongs to the family."""
    return re.fullmatch(re.escape(family).replace(r"\*", "[a-z0-9_-]+"), text) is not None


def _rules() -> list[str]:
    return [f"rule-{key}-{rule.name}" for key, game in GAMES.items() for rule in game.house_rules]


def _rule_values() -> list[str]:
    """The values of house rules that are words."""
    return [
        f"rule-{key}-{rule.name}-{value}"
        for key, game in GAMES.items()
        for rule in game.house_rules
        for value in rule.values
        if isinstance(value, str)
    ]


def _reasons() -> dict[str, list[str]]:
    """Why each game refuses a move: the members of its enum, by the family of its face."""
    enums = {
        "letter-of-marque-refusal-*": letter_of_marque_moves.Reason,
        "seven-refusal-*": seven_moves.Reason,
        "seals-refusal-*": seven_seals_moves.Reason,
        "seven-seas-refusal-*": seven_seas_moves.Reason,
    }
    return {
        family: [family.replace("*", _dashed(reason)) for reason in reasons]
        for family, reasons in enums.items()
    }


def _whys() -> list[str]:
    """Why mate plays what it plays, by game."""
    whys = {
        "letter-of-marque": letter_of_marque_reasons.Why,
        "seven": seven_reasons.Why,
        "seven-seals": seven_seals_reasons.Why,
        "seven-seas": seven_seas_reasons.Why,
    }
    return [f"why-{game}-{why.value}" for game, reasons in whys.items() for why in reasons]


def _dashed(reason: Enum) -> str:
    text = reason.value if isinstance(reason, str) else reason.name
    return str(text).lower().replace("_", "-")


def families() -> Mapping[str, Iterable[str]]:
    """The families whose members are known: each must have all these messages."""
    levels = [level.value for level in Level]
    words = [text.rpartition("-")[2] for text in _rule_values()]
    return {
        "game-*": [f"game-{key}" for key in GAMES],
        "game-*-pitch": [f"game-{key}-pitch" for key in GAMES],
        "rules-*": [f"rules-{key}" for key in GAMES],
        "level-*": [f"level-{level}" for level in levels],
        "level-*-character": [f"level-{level}-character" for level in levels],
        "level-*-names": [f"level-{level}-names" for level in levels],
        "choice-*": [f"choice-{word}" for word in (*GAMES, *levels, *words)],
        "permission-*": [
            f"permission-{name.replace('_', '-')}"
            for name in (*IN_CHANNEL, *IN_THREAD, *FOR_THREADS)
        ],
        "permission-*-purpose": [
            f"permission-{name.replace('_', '-')}-purpose"
            for name in (*IN_CHANNEL, *IN_THREAD, *FOR_THREADS)
        ],
        "refusal-*": [f"refusal-{refusal.value}" for refusal in Refusal],
        "rule-*-*": _rules(),
        "rule-*-*-*": _rule_values(),
        "*-meaning": [f"{rule}-meaning" for rule in _rules()],
        "why-*-*": _whys(),
        **_reasons(),
    }
