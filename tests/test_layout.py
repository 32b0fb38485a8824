"""Which folder may import which; how long files, calls and lines are; one name for one thing."""

import ast
import re
from collections import Counter
from functools import cache
from pathlib import Path

from engine.games import GAMES
from tests.sources import SOURCES, TESTS, imports, name_of, nodes_of, outline, text_of

LEVELS = Path(__file__).with_name("levels.txt").read_text("utf-8")
"""The layout, from the top down: a folder may import only what stands in a line below its own.

`*` is each folder of a game.
"""

PLACES = [re.findall(r"[a-z_]+(?:/[a-z_*]+)*", line.split("  ")[0]) for line in LEVELS.split("\n")]
LEVEL_OF = {place: level for level, places in enumerate(PLACES) for place in places}

MOST_LINES = 400
MOST_FILES = 15
"""In one folder of the code."""
MOST_LINES_OF_CODE = 52_000
"""Of Python outside tests."""
MOST_LINES_OF_TESTS = 62_000
"""Never raised: further tests take the place of others."""

FILES = {name_of(path).removesuffix(".py").removesuffix("/__init__"): path for path in SOURCES}
"""The files of the code by the names of their modules, with slashes."""


@cache
def imported_files(path: Path) -> set[str]:
    """The project's own files that this one imports, for types too."""
    found = set()
    for module in imports(path):
        name = module.replace(".", "/")
        known = name if name in FILES else name.rpartition("/")[0]
        if known in FILES and FILES[known] != path:
            found.add(known)
    return found


def circle_from(start: str, needs: dict[str, set[str]]) -> list[str]:
    """A way of imports that leads from a file back to itself; [] if there is none."""
    ways = [[start]]
    seen = {start}
    while ways:
        way = ways.pop()
        for name in sorted(needs[way[-1]]):
            if name == start:
                return [*way, start]
            if name not in seen:
                seen.add(name)
                ways.append([*way, name])
    return []


def test_no_files_import_each_other_in_a_circle() -> None:
    """Imports for types only count as well; a package's __init__ counts as a file."""
    needs = {name: imported_files(path) for name, path in FILES.items()}
    circles = [circle for name in FILES if (circle := circle_from(name, needs))]
    assert not circles, " -> ".join(circles[0])


def place_of(name: str) -> str:
    """The folder of a file, which is its place in LEVELS; of a package's __init__ the package."""
    place = name_of(FILES[name].parent)
    assert general(place) in LEVEL_OF, f"{place} has no level: say in LEVELS what it may import"
    return place


def general(place: str) -> str:
    """A folder of a game or a feature as that of any."""
    place = re.sub(r"^cogs/features/.*", "cogs/features/*", place)
    return re.sub(rf"/(?:{'|'.join(GAMES).replace('-', '_')})$", "/*", place)


def test_folders_import_only_what_lies_below_them() -> None:
    """Folders of one level do not know each other, so there is no circle of folders either.

    A file counts for the folder where it lies: there are no exceptions for single files.
    """
    for name, path in FILES.items():
        own = place_of(name)
        for known in imported_files(path):
            other = place_of(known)
            is_below = LEVEL_OF[general(own)] < LEVEL_OF[general(other)]
            assert own == other or is_below, f"{name} imports {known}"


def lines_of(path: Path) -> int:
    return text_of(path).count("\n")


def test_files_and_functions_stay_small() -> None:
    for path in [*SOURCES, *TESTS]:
        assert lines_of(path) <= MOST_LINES, f"{name_of(path)}: more than {MOST_LINES} lines"
        for line, function, size in outline(path).functions:
            assert size <= 50, f"{name_of(path)}:{line} {function}: {size} lines"


def test_folders_stay_small() -> None:
    counts = Counter(path.parent for path in SOURCES)
    full = {name_of(path) for path, count in counts.items() if count > MOST_FILES}
    assert full == set()


def test_the_code_and_its_tests_stay_small() -> None:
    assert sum(map(lines_of, SOURCES)) <= MOST_LINES_OF_CODE
    assert sum(map(lines_of, TESTS)) <= MOST_LINES_OF_TESTS


MOST_BY_POSITION = 6
"""Values of a call without their names. A row of numbers stands in the order of its fields."""


def test_long_calls_name_their_values() -> None:
    for path in SOURCES:
        for node in nodes_of(path):
            if isinstance(node, ast.Call) and len(node.args) > MOST_BY_POSITION:
                is_row = all(isinstance(arg, ast.Constant | ast.UnaryOp) for arg in node.args)
                assert is_row, f"{name_of(path)}:{node.lineno}: name the last values"


def test_an_assignment_makes_at_most_two_calls() -> None:
    """More of them, to as many names, are lines of their own."""
    for path in [*SOURCES, *TESTS]:
        assert outline(path).crowded == [], name_of(path)


OF_A_KIND = {
    "FEATURE": "what a feature shows of a table",
    "HANDLERS": "what a subject answers",
    **dict.fromkeys(("DRAWN", "FACE", "PICTURES", "PLAYED"), "what a face has"),
    **dict.fromkeys(("GAME", "HOUSE_RULES", "SEATS"), "what a game has"),
    **dict.fromkeys(("ALSO", "DECKHAND", "MORE", "RIVALS", "YARDSTICK"), "what players have"),
    "KIND": "a kind of due times of the schedule",
    "SUBJECT": "a subject of notices for the host",
    "ACROSS": "buttons in a row",
    "SECONDS_BEFORE_RETRY": "after a failure",
}
"""Constants that several modules have with one meaning."""


def test_a_constant_has_one_meaning() -> None:
    """A name that three modules have says nothing: LONGEST was a text, a pause and a night."""
    owners: dict[str, set[str]] = {}
    for path in SOURCES:
        for name in outline(path).constants:
            owners.setdefault(name, set()).add(name_of(path))
    assert {name: of for name, of in owners.items() if len(of) > 2} == {
        name: owners[name] for name in OF_A_KIND
    }
