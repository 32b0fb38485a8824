"""Which messages the code asks for: found in its syntax trees, with the families that it builds.

A message is asked for by `say("id", variable=...)`, by a choice between literals inside the call,
by an f-string over a closed set (a family, "refusal-*"), or by a literal that is handed to `say`
elsewhere. The members of a family follow from an enum, or a table, that the code declares.
"""

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from importlib import import_module
from itertools import product
from pathlib import Path
from typing import Final

from bot.sandbox.town import PAGE_MESSAGES, SAID
from bot.texts.i18n import BASE
from cogs.context.options import CLOCKS
from cogs.context.permissions import FOR_NIGHTS, FOR_THREADS, IN_CHANNEL, IN_THREAD
from cogs.personal.guide import TOPICS
from cogs.personal.own_settings import SWITCHES
from cogs.personal.privacy import DATA_NAMES
from cogs.ui.face import Chapter
from engine.events.evening import COMEBACK, RIVAL
from engine.games import GAMES
from engine.players import has_players, has_review
from engine.players.base import Level
from engine.tables.model.refusals import Refusal
from engine.tables.transitions.remarks import OF_THE_GAME, REMARKS
from tests.catalogue import CATALOGUE

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
    named = function.func if isinstance(function, ast.Call) else function
    return getattr(named, "attr", getattr(named, "id", "")) == "say"


def _ids(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _ids(node.body)
        yield from _ids(node.orelse)
    elif isinstance(node, ast.JoinedStr):
        yield _family(node)
    elif isinstance(node, ast.BinOp):
        yield "*"  # a sum of texts, which is no family


ROWS: Final = ("join", "listed", "listed_sides", "side_by_side", "in_a_row", "any_of")
"""Functions that make a list: its items are labels of their own."""


@cache
def inside() -> frozenset[tuple[str, str]]:
    """The ids that are said as a value of another message, but for lists, each with that message.

    Found through variables, and through functions that get `say`.
    """
    return frozenset(
        (inner, outer)
        for where, tree in trees()
        for function in ast.walk(tree)
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef)
        for node in ast.walk(function)
        if isinstance(node, ast.Call) and node.args and _says(node.func)
        for outer in _ids(node.args[0])
        for value in node.keywords
        for inner in _said(value.value, function, where, ())
    )


def _said(node: ast.AST, function: ast.AST, where: str, passed: tuple[str, ...]) -> Iterator[str]:
    """The ids in a value, of which none is in a list."""
    if isinstance(node, ast.Call):
        yield from _said_by(node, function, where, passed)
    elif isinstance(node, ast.Name) and node.id not in passed:
        for target, value in _assigned(function):
            if target == node.id:
                yield from _said(value, function, where, (*passed, target))
    elif not isinstance(node, ast.Name | ast.Attribute | ast.Compare | ast.comprehension):
        parts = [node.body, node.orelse] if isinstance(node, ast.IfExp) else None
        for part in parts or ast.iter_child_nodes(node):
            yield from _said(part, function, where, passed)


def _said_by(
    node: ast.Call, function: ast.AST, where: str, passed: tuple[str, ...]
) -> Iterator[str]:
    name = getattr(node.func, "attr", getattr(node.func, "id", ""))
    if _says(node.func):
        yield from _ids(node.args[0]) if node.args else ()
    elif isinstance(node.func, ast.Name) and node.args and ast.unparse(node.args[0]) == "say":
        home, maker = _function(where, name)
        if maker is not None and name not in (*ROWS, *passed):
            for each in ast.walk(maker):
                if isinstance(each, ast.Return) and each.value is not None:
                    yield from _said(each.value, maker, home, (*passed, name))
    elif name not in (*ROWS, "len"):
        for part in (*node.args, *(word.value for word in node.keywords)):
            yield from _said(part, function, where, passed)


def _assigned(function: ast.AST) -> Iterator[tuple[str, ast.expr]]:
    """The names that a function gives to values."""
    for node in ast.walk(function):
        if isinstance(node, ast.NamedExpr):
            yield node.target.id, node.value
        elif isinstance(node, ast.Assign):
            target, value = node.targets[0], node.value
            if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
                pairs = zip(target.elts, value.elts, strict=False)
                yield from ((ast.unparse(name), each) for name, each in pairs)
            else:
                yield ast.unparse(target), value


@cache
def _function(where: str, name: str) -> tuple[str, ast.FunctionDef | None]:
    """The function that a module calls by this name, and its file."""
    tree = dict(trees())[where] if where in dict(trees()) else ast.Module([], [])
    for node in tree.body:
        if isinstance(node, ast.FunctionDef) and node.name == name:
            return where, node
        if isinstance(node, ast.ImportFrom) and name in [each.name for each in node.names]:
            return _function(f"{(node.module or '').replace('.', '/')}.py", name)
    return where, None


def _family(node: ast.JoinedStr) -> str:
    return "".join(
        str(part.value) if isinstance(part, ast.Constant) else "*" for part in node.values
    )


@cache
def written() -> frozenset[str]:
    """Every literal, and every f-string as a family, that could be or make an id."""
    found: set[str] = set()
    for _, tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                found.add(_family(node))
    ids = (text for text in found if re.fullmatch(r"[a-z*][\w*-]*", text) and text.strip("*-"))
    return frozenset(ids)


def fits(text: str, family: str) -> bool:
    """True if the id belongs to the family."""
    return re.fullmatch(re.escape(family).replace(r"\*", "[a-z0-9_-]+"), text) is not None


def reasons(key: str) -> type[StrEnum]:
    """Why this game refuses a move: the enum `Reason` of its module `moves`."""
    moves = import_module(f"engine.games.{package_of(key)}.moves")
    assert hasattr(moves, "Reason"), f"{moves.__name__} needs an enum Reason: why IllegalMove"
    reason: type[StrEnum] = moves.Reason
    return reason


def _whys(key: str) -> Iterable[object]:
    """Why mate plays what it plays."""
    whys: Iterable[object] = import_module(f"engine.players.{package_of(key)}.reasons").Why
    return whys


def package_of(key: str) -> str:
    """The name of a game's folders."""
    return key.replace("-", "_")


OF_GAMES: Final = (
    *("game-*", "game-*-gained", "game-*-lobby", "game-*-over"),
    *("game-*-brief", "game-*-lasts", "game-*-pitch", "game-*-play", "game-*-wins"),
    *("game-*-praise", "game-*-thread", "game-*-unit"),
    *("points-*", "first-words-*", "help-typing-*", "lacks-*"),
    *("rules-*", "*-first-hand", "lesson-*-end", "duel-finer-*"),
)
"""The families that each game has."""
FROM_DATA: Final = {
    "commands-*": "Discord's names of the commands",
    "rule-*-*-*": "a host may add tables of values",
    "lesson-*-*": "the steps of a lesson are data",
    "lesson-*-*-wrong": "the steps of a lesson are data",
    "mark-*": "marks are stored with results",
}
"""The families whose sets are open, and why."""


def _sets() -> Mapping[str, Iterable[object]]:
    """By family, the closed set of its members; a member with several stars is a tuple."""
    rules = [(key, rule.name) for key, game in GAMES.items() for rule in game.house_rules]
    tied = [key for key in GAMES if f"tie-{key}" in CATALOGUE.languages[BASE].ids]
    permissions = {*IN_CHANNEL, *IN_THREAD, *FOR_THREADS, *FOR_NIGHTS}
    return {
        **dict.fromkeys(OF_GAMES, GAMES),
        "tie-*": tied,
        "daily-finer-*": [key for key, game in GAMES.items() if game.traits.days],
        "review-points-*": [key for key in GAMES if has_review(key)],
        "*-refusal-*": [(key, reason) for key in GAMES for reason in reasons(key)],
        "rules-*-*": list(product(GAMES, set(Chapter) - {Chapter.SHORT, Chapter.HOUSE})),
        **{f"why-{key}-*": _whys(key) for key in GAMES if has_players(key)},
        **dict.fromkeys(("rule-*-*", "rule-*-*-meaning"), rules),
        **dict.fromkeys(("level-*", "level-*-character", "level-*-names"), Level),
        "choice-*": (*GAMES, *Level),
        "remark-*-*": list(product(GAMES, OF_THE_GAME)),
        "remark-*": set(REMARKS) - set(OF_THE_GAME),
        "distinction-*": (*GAMES, COMEBACK, RIVAL),
        "choice-clock-*": [clock or 0 for clock in CLOCKS],
        "permission-*": permissions,
        "privacy-kept-*": DATA_NAMES,
        "help-about-*": TOPICS,
        **dict.fromkeys(("prefer-switch-*", "prefer-switch-*-button"), SWITCHES),
        "refusal-*": Refusal,
        "sandbox-page-*": PAGE_MESSAGES,
        "sandbox-*": SAID,
    }


@cache
def families() -> Mapping[str, list[str]]:
    """By family, the ids of its members: each must be a message."""
    return {family: [_member(family, of) for of in members] for family, members in _sets().items()}


def _member(family: str, of: object) -> str:
    for part in of if isinstance(of, tuple) else (of,):
        family = family.replace("*", str(getattr(part, "value", part)), 1)
    return family


def value_ids(key: str) -> list[str]:
    """The id of each value of this game's house rules that is a word."""
    rules = GAMES[key].house_rules
    words = [(rule.name, value) for rule in rules for value in rule.values]
    return [f"rule-{key}-{name}-{value}" for name, value in words if isinstance(value, str)]
