"""A host's tables of data: the booty of 7 Seas and the deck of 7, read from TOML files.

The files in data/decks ship with the bot; a file of the same name in DECKS_DIR stands in for it.
A table under a new name becomes a choice of the house rule, called by that name.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, cast

from bot.trouble import Trouble
from engine.core import AnyGame, HouseRule
from engine.games import GAMES, replace_game, seven, seven_seas
from engine.games.seven.cards import DECKS, decks_of
from engine.games.seven_seas.options import TABLES, booty_table

Tables = Mapping[str, tuple[int, ...]]

NAME: Final = re.compile(r"[a-z0-9_-]{1,20}")
MOST: Final = 25
"""Tables in a file: Discord offers no more choices."""
TAKEN: Final = ("own", "on", "off")
"""Words that the house rules say of themselves."""


@dataclass(frozen=True, slots=True)
class Kind:
    """One file of tables: the game and house rule it is for, and how it is read.

    chosen: the choices that name a table and hold its numbers.
    """

    file: str
    game: AnyGame
    rule: str
    shipped: Tables
    read: Callable[[Mapping[str, Any]], Tables]
    chosen: Callable[[str, tuple[int, ...]], dict[str, Any]]


def _booty_tables(written: Mapping[str, Any]) -> Tables:
    found = {}
    for name, table in written.items():
        if not isinstance(table, Mapping):
            raise ValueError(f"{name} is no table")
        try:
            found[name] = booty_table(table)
        except ValueError as error:
            raise ValueError(f"[{name}] {error}") from error
    return found


KINDS: Final = (
    Kind(
        "seven_seas.toml",
        seven_seas.GAME,
        "booty",
        TABLES,
        _booty_tables,
        lambda name, values: {"booty": name, "booty_values": values},
    ),
    Kind("seven.toml", seven.GAME, "deck", DECKS, decks_of, lambda _, counts: {"deck": counts}),
)


class Furnished:
    """A game with the host's tables: its options take their names; all else is the game's own."""

    def __init__(self, kind: Kind, tables: Tables) -> None:
        self._kind = kind
        self._tables = tables
        self.house_rules = tuple(self._rule(rule) for rule in kind.game.house_rules)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._kind.game, name)

    def options(self, **choices: Any) -> Any:
        """The game's options, with the numbers of the table that is named."""
        default = next(r.default for r in self.house_rules if r.name == self._kind.rule)
        name = choices.get(self._kind.rule, default)
        if isinstance(name, str) and name in self._tables:
            choices |= self._kind.chosen(name, self._tables[name])
        return self._kind.game.options(**choices)

    def _rule(self, rule: HouseRule) -> HouseRule:
        if rule.name != self._kind.rule:
            return rule
        names = tuple(self._tables)
        return replace(
            rule, values=names, default=rule.default if rule.default in names else names[0]
        )


def furnish(folder: Path | None) -> dict[str, str]:
    """Let the games play with the tables of this folder, else with those that ship.

    Returns the words for tables that the catalogue does not know, by message id. Trouble names
    the file, the table and the cell that cannot be used.
    """
    words: dict[str, str] = {}
    for kind in KINDS:
        tables = read_tables(kind, folder)
        if tables != kind.shipped:
            replace_game(cast("AnyGame", Furnished(kind, tables)))
        elif GAMES[kind.game.key] is not kind.game:
            replace_game(kind.game)
        for name in tables.keys() - kind.shipped.keys():
            words[f"rule-{kind.game.key}-{kind.rule}-{name}"] = name
            words[f"choice-{name}"] = name
    return words


def read_tables(kind: Kind, folder: Path | None) -> Tables:
    """The tables of one kind, by name."""
    place = files("data") / "decks" / kind.file
    if folder is not None and (folder / kind.file).exists():
        place = folder / kind.file
    try:
        tables = kind.read(tomllib.loads(place.read_text(encoding="utf-8")))
    except (OSError, ValueError) as error:
        raise Trouble(f"{place} cannot be used: {error}") from error
    for name in tables:
        if not NAME.fullmatch(name) or name in TAKEN:
            raise Trouble(f"{place} cannot be used: {name!r} is no name for a table (a-z, 0-9, -)")
    if not 1 <= len(tables) <= MOST:
        raise Trouble(f"{place} cannot be used: it has {len(tables)} tables, not 1 to {MOST}")
    return tables
