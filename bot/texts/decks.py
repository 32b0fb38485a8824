"""A host's decks, such as the booty of 7 Seas, read from tables in TOML files.

The files in data/decks ship with the bot; a file of the same name in DECKS_DIR replaces one. A
deck under a new name becomes a choice of the house rule under that name; [names.NAME] may give it
one for players in each language (en = "…").
"""

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final, cast
from zlib import crc32

from bot.host.errors import SettingsError
from bot.texts.i18n import BASE
from data import SHIPPED
from engine.core import AnyGame, HostDecks
from engine.events.lessons import Lesson, read_lesson
from engine.games import GAMES, replace_game

Decks = Mapping[str, tuple[int, ...]]
"""The numbers of each deck, by its name."""

DECK: Final = re.compile(r"[a-z0-9_-]{1,20}")
MOST: Final = 25
"""Decks in a file: Discord offers no more choices."""
RESERVED_NAMES: Final = ("own", "on", "off")
"""Names that the house rules already use."""
NAMES: Final = "names"
"""The table of the names that players read, by deck and language."""
LONGEST_NAME: Final = 40
"""Characters of a name that players read."""


@dataclass(frozen=True, slots=True)
class DeckFile:
    """The file of a game's decks."""

    game: AnyGame
    decks: HostDecks

    @property
    def name(self) -> str:
        """The name of the file, after the game's key."""
        return f"{self.game.key.replace('-', '_')}.toml"


DECK_FILES: Final = tuple(
    DeckFile(game, decks) for game in GAMES.values() if (decks := game.traits.decks) is not None
)


def _with_decks(file: DeckFile, decks: Decks) -> AnyGame:
    """The game with these decks as choices of its options; all else is the same."""
    names = tuple(decks)
    chooses = next(rule for rule in file.game.house_rules if rule.name == file.decks.rule)
    default = chooses.default if chooses.default in names else names[0]
    known = replace(chooses, values=names, default=default)
    rules = tuple(known if rule is chooses else rule for rule in file.game.house_rules)

    def options(**choices: Any) -> Any:
        """The game's options, with the numbers of the chosen deck."""
        name = choices.get(file.decks.rule, default)
        if isinstance(name, str) and name in decks:
            choices |= file.decks.chosen(name, decks[name])
        return file.game.options(**choices)

    changed = {"house_rules": rules, "options": options}
    return cast("AnyGame", SimpleNamespace(**{**vars(file.game), **changed}))


def register_decks(folder: Path | None) -> dict[str, dict[str, str]]:
    """Register the games with the decks of this folder, or with those that ship.

    Returns the names of the host's own decks, by language and message id. SettingsError names the
    file, the table and the cell that cannot be used.
    """
    words: dict[str, dict[str, str]] = {}
    for file in DECK_FILES:
        decks, names = read_decks(file, folder)
        if decks != file.decks.shipped:
            replace_game(_with_decks(file, decks))
        elif GAMES[file.game.key] is not file.game:
            replace_game(file.game)
        for name in decks.keys() - file.decks.shipped.keys():
            message = f"rule-{file.game.key}-{file.decks.rule}-{name}"
            for language, shown in {BASE: name, **names.get(name, {})}.items():
                words.setdefault(language, {})[message] = shown
    return words


def is_given(path: Path) -> bool:
    """True if the host provided this file, even as a broken link."""
    return path.exists() or path.is_symlink()


def _names_in(written: Mapping[str, Any]) -> dict[str, dict[str, str]]:
    """The names of decks that players read, by deck and language; ValueError names a wrong one."""
    if not isinstance(written, Mapping):
        raise ValueError("names is no table")
    for name, by_language in written.items():
        for shown in by_language.values() if isinstance(by_language, Mapping) else (None,):
            if not (isinstance(shown, str) and 0 < len(shown.strip()) <= LONGEST_NAME):
                raise ValueError(f"[{NAMES}.{name}] is no text of 1 to {LONGEST_NAME} characters")
    return {name: {key: each.strip() for key, each in of.items()} for name, of in written.items()}


def read_decks(
    file: DeckFile, folder: Path | None
) -> tuple[Decks, Mapping[str, Mapping[str, str]]]:
    """The decks of one file, and their names for players by language, both by name.

    SettingsError if one of them cannot be used.
    """
    place = SHIPPED / "decks" / file.name
    if folder is not None and is_given(folder / file.name):
        place = folder / file.name
    try:
        written = tomllib.loads(place.read_text("utf-8"))
        names = _names_in(written.pop(NAMES, {}))
        decks = dict[str, tuple[int, ...]]()
        for name, table in written.items():
            if not isinstance(table, Mapping):
                raise ValueError(f"{name} is no table")
            try:
                decks[name] = file.decks.read(table)
            except ValueError as error:
                raise ValueError(f"[{name}] {error}") from error
            if not DECK.fullmatch(name) or name in RESERVED_NAMES:
                raise ValueError(f"{name!r} is not a table name (a-z, 0-9, -)")
        if not 1 <= len(decks) <= MOST:
            raise ValueError(f"it has {len(decks)} tables, not 1 to {MOST}")
        if unknown := sorted(names.keys() - decks.keys()):
            raise ValueError(f"[{NAMES}.{unknown[0]}] names no table")
    except (OSError, ValueError) as error:
        raise SettingsError(f"{place} cannot be used: {error}") from error
    return decks, names


def read_lessons() -> Mapping[str, Lesson]:
    """All lessons, by their games; raises BadRecord if one does not fit the rules as they are."""
    texts = [each.read_text("utf-8") for each in (SHIPPED / "lessons").glob("*.txt")]
    return {lesson.game: lesson for lesson in map(read_lesson, texts)}


def read_puzzles() -> Mapping[str, str]:
    """The puzzles that ship, a line each: by origin, a game's key and a sum of the view; mixed."""
    files = (SHIPPED / "puzzles").glob("*.txt")
    lines = ((file.stem, file.read_text("utf-8").splitlines()) for file in files)
    found = sorted((n, game, text) for game, texts in lines for n, text in enumerate(texts, 1))
    views = [text.partition('"view"')[2].partition('"told"')[0].encode() for *_, text in found]
    return {f"{of[1]}-{crc32(view):x}": of[2] for of, view in zip(found, views, strict=True)}
