"""Where code may live and what it may know: the layout and the one way dependencies point."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PACKAGES = ("bot", "cogs", "data", "engine")
SOURCES = sorted(path for package in PACKAGES for path in (ROOT / package).rglob("*.py"))
TESTS = sorted((ROOT / "tests").rglob("*.py"))

MAY_KNOW = {
    "engine": {"engine"},
    "data": {"data", "engine", "aiosqlite", "psycopg", "psycopg_pool"},
    "cogs": {"cogs", "engine", "discord", "cachetools", "aiohttp"},  # discord.py raises its errors
    "bot": {
        "bot",
        "cogs",
        "data",
        "engine",
        "discord",
        "aiohttp",
        "dotenv",
        "fluent",
        "openskill",
        "prometheus_client",
    },
}
"""Besides the standard library."""

SIMCORD = {"bot/sandbox/town.py", "bot/sandbox/pictures.py", "tests/conftest.py"}
SIMCORD |= {"tests/e2e/conftest.py", "tests/e2e/quick.py"}

TOP = {"bot", "cogs", "data", "engine", "tests", "pyproject.toml", "README.md", "LICENSE"}
TOP |= {"requirements.lock"}

MAY_SERVE_GAMES = ("core", "codec", "shuffle", "options", "dealing", "tricks")
"""The modules of the engine that any game may import."""

PURE_ENGINE = (*(f"engine/{module}.py" for module in MAY_SERVE_GAMES), "engine/games/")
UNKNOWN_TO_RULES = {
    *("asyncio", "time", "datetime", "logging", "secrets", "os", "io", "pathlib", "uuid"),
    *("tempfile", "socket", "subprocess", "threading", "multiprocessing", "sqlite3", "copy"),
}
TEST_LIBRARIES = ("simcord", "pytest", "hypothesis", "playwright", "PIL", "av", "jsonschema")


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def nodes_of(path: Path) -> tuple[ast.AST, ...]:
    return tuple(ast.walk(tree_of(path)))


@cache
def imports(path: Path) -> tuple[str, ...]:
    """Every module that this file imports, anywhere in it."""
    found: list[str] = []
    for node in nodes_of(path):
        if isinstance(node, ast.Import):
            found += (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{name_of(path)} imports relatively"
            found += (f"{node.module}.{alias.name}" for alias in node.names)
    return tuple(found)


LEVELS = """
bot/__main__             the way in: python -m bot <command>
bot/cli                  one file per command
bot/deploy               what hosts install: units, images, pages, a program of its own
bot/cluster bot/sandbox  several processes on one database; a simulated Discord on a web page
bot                      the application: puts everything below together
bot/connection bot/metrics  how the bot stays in touch with Discord; figures for Prometheus
bot/thinking             computer players think in processes of their own
bot/supervise            starts, stops and restarts every long-running part
bot/discord_internals    every private member of discord.py that is used

cogs                     the extensions, which discord.py loads: commands and events
cogs/presses             what comes in: a press or a command, and its answer
cogs/messages            when something is sent
cogs/surfaces            where it is sent
cogs/render              the one function that turns a view into what is sent
cogs/context             what the others are given: services, preferences, permissions
cogs/faces/*             a game's view in words
cogs/faces               which face a game has
cogs/ui/pages            pages that belong to no game
cogs/ui                  pure: layout, items, custom ids, names, menus

data                     what persists or ships as data
data/postgres            a database on a server
data/base                what both databases share

engine/events            daily deals, lessons, reviews: made of tables
engine/results           results, ratings, leaderboards: reads finished tables
engine/tables/movers     what moves tables by itself: computers, clocks, reminders
engine/tables            the one gate, the registry, the fold, the schedule
engine/tables/transitions  pure functions from a table to a table
engine/tables/model      a table, a place, a player: frozen values
engine/players/*         a game's computer players: views only
engine/players           what computer players share
engine/games             which games there are
engine/games/*           the rule book of a game
engine                   the contract of a game, and what games share
"""
"""The layout, from the top down: a folder, or a file that has a level of its own, may import only
what stands in a line below its own, as far as MAY_KNOW lets it; `*` is each folder of a game.
"""

PLACES = [re.findall(r"[a-z_]+(?:/[a-z_*]+)*", line.split("  ")[0]) for line in LEVELS.split("\n")]
LEVEL_OF = {place: level for level, places in enumerate(PLACES) for place in places}

LONG = {
    "bot/app.py": 482,
    "engine/tables/service.py": 461,
    "tests/cogs/faces/face_kit.py": 486,
    "tests/cogs/faces/letter_of_marque/test_face.py": 497,
    "tests/data/test_people.py": 466,
    "tests/data/test_ratings.py": 423,
    "tests/e2e/test_living_hand.py": 446,
    "tests/engine/leaky_games.py": 432,
    "tests/engine/tables/movers/test_timekeeper_faults.py": 404,
}
"""Files that were longer than MOST_LINES when that became the limit, with their lines: these may
only become fewer, and who is short enough leaves the list.
"""
MOST_LINES = 400

FILES = {name_of(path).removesuffix(".py").removesuffix("/__init__"): path for path in SOURCES}
"""The files of the code by the names of their modules, with slashes."""


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
    """Where a file stands in LEVELS: itself, or its folder; of a package's __init__ the package."""
    place = name if name in LEVEL_OF else name_of(FILES[name].parent)
    assert general(place) in LEVEL_OF, f"{place} has no level: say in LEVELS what it may import"
    return place


def general(place: str) -> str:
    """A folder of a game as that of any game."""
    return re.sub(r"/(letter_of_marque|seven(_seals|_seas)?)$", "/*", place)


def test_folders_import_only_what_lies_below_them() -> None:
    """So there is no circle of folders either: those of one level do not know each other."""
    for name, path in FILES.items():
        own = place_of(name)
        for known in imported_files(path):
            other = place_of(known)
            is_below = LEVEL_OF[general(own)] < LEVEL_OF[general(other)]
            assert own == other or is_below, f"{name} imports {known}"


def functions(path: Path) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    for node in nodes_of(path):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node


def test_what_is_drawn_is_turned_into_what_is_sent_in_one_place() -> None:
    """Whoever draws cannot forget it: surfaces take only what `render` has made."""
    last = {"cogs.ui.spoken.speak", "cogs.ui.items.cut_circles"}
    for path in SOURCES:
        name = name_of(path)
        if name not in ("cogs/render.py", "cogs/ui/items.py"):
            assert not last & set(imports(path)), name
            calls = [node.func for node in nodes_of(path) if isinstance(node, ast.Call)]
            made = {f.id for f in calls if isinstance(f, ast.Name)}
            made |= {f.attr for f in calls if isinstance(f, ast.Attribute)}
            assert not made & {"Rendered", "draw"} or not name.startswith("cogs/"), name


def test_only_surfaces_know_how_discord_shows_a_message() -> None:
    """The bot's own words to whoever runs it, and the sandbox, are no messages of a table."""
    routes = {"send", "send_message", "edit_message", "edit_original_response"}
    routes |= {"delete_original_response", "get_partial_message", "delete_message", "defer"}
    for path in SOURCES:
        name = name_of(path)
        if name.startswith("cogs/") and not name.startswith("cogs/surfaces/"):
            calls = [node.func for node in nodes_of(path) if isinstance(node, ast.Call)]
            known = {f.attr for f in calls if isinstance(f, ast.Attribute)} & routes
            assert not known or name == "cogs/owner.py", f"{name} calls {known}"


def tracked() -> list[str]:
    """What git keeps; the files that are there where this is no clone."""
    done = subprocess.run(
        ["git", "ls-files"],  # noqa: S607 - whichever git made this clone
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    return done.stdout.splitlines() or [path.name for path in ROOT.iterdir()]


def test_the_top_level_holds_what_the_owner_fixed() -> None:
    tops = {name.partition("/")[0] for name in tracked()}
    assert {name for name in tops if not name.startswith(".")} <= TOP


def test_dependencies_point_one_way() -> None:
    for path in SOURCES:
        name = name_of(path)
        allowed = MAY_KNOW[name.partition("/")[0]] | ({"simcord"} if name in SIMCORD else set())
        allowed |= {"distributed"} if name.startswith("bot/cluster/") else set()
        known = {module.partition(".")[0] for module in imports(path)}
        assert known - sys.stdlib_module_names - allowed == set(), name


def test_only_what_is_loaded_for_a_server_knows_postgresql() -> None:
    """One line leads there, and runs only if the database is on a server; or all of a cluster."""
    for path in SOURCES:
        if not name_of(path).startswith(("data/postgres/", "bot/cluster/")):
            known = [
                name for name in imports(path) if name.startswith(("psycopg", "data.postgres"))
            ]
            assert not known or name_of(path) == "data/databases.py", name_of(path)


def test_a_bot_on_one_machine_knows_no_cluster() -> None:
    """Commands import what they need of it when they run."""
    for path in SOURCES:
        if not name_of(path).startswith(("bot/cluster/", "bot/cli/")):
            known = [module for module in imports(path) if module.startswith("bot.cluster")]
            assert not known, name_of(path)


def test_only_the_fixtures_of_the_tests_know_simcord() -> None:
    for path in TESTS:
        if name_of(path) not in SIMCORD:
            known = {module.partition(".")[0] for module in imports(path)}
            assert "simcord" not in known, name_of(path)


def test_the_rules_know_no_clock_no_disk_no_chance() -> None:
    """No coroutine, no time, no file, no log, and no random generator but a seeded one."""
    pure = [path for path in SOURCES if name_of(path).startswith(PURE_ENGINE)]
    assert pure
    for path in pure:
        known = set(imports(path))
        foreign = {module.partition(".")[0] for module in known} & UNKNOWN_TO_RULES
        assert foreign == set(), name_of(path)
        chance = {module for module in known if module.startswith("random")}
        assert chance <= {"random.Random"}, name_of(path)
        for node in nodes_of(path):
            knows_time = isinstance(node, ast.AsyncFunctionDef | ast.Await | ast.Global)
            assert not knows_time, name_of(path)
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
                continue
            called = node.func.id
            assert called not in ("open", "print", "input", "hash", "id"), name_of(path)
            if called == "Random":
                assert node.args, f"{name_of(path)}:{node.lineno} has no seed"


GAMES = sorted(
    path for path in (ROOT / "engine/games").iterdir() if (path / "__init__.py").is_file()
)


@pytest.mark.parametrize("folder", GAMES, ids=lambda folder: folder.name)
def test_a_game_knows_no_other_game_no_players_and_no_tables(folder: Path) -> None:
    allowed = tuple(f"engine.{module}." for module in MAY_SERVE_GAMES)
    for path in folder.rglob("*.py"):
        for module in imports(path):
            if module.partition(".")[0] == "engine":
                own = module.startswith(f"engine.games.{folder.name}")
                assert own or module.startswith(allowed), f"{name_of(path)} knows {module}"


@cache
def lines_of(path: Path) -> int:
    return path.read_text(encoding="utf-8").count("\n")


def test_files_and_functions_stay_small() -> None:
    for path in [*SOURCES, *TESTS]:
        most = LONG.get(name_of(path), MOST_LINES)
        assert lines_of(path) <= most, f"{name_of(path)}: more than {most} lines"
        for function in functions(path):
            size = (function.end_lineno or function.lineno) - function.lineno + 1
            assert size <= 50, f"{name_of(path)}:{function.lineno} {function.name}: {size} lines"


@pytest.mark.parametrize("name", LONG)
def test_the_list_of_long_files_only_shrinks(name: str) -> None:
    """What is short by now, or gone, has no place there."""
    path = ROOT / name
    assert path in [*SOURCES, *TESTS], f"{name} is gone: remove it from LONG"
    assert lines_of(path) > MOST_LINES, f"{name} is short enough: remove it from LONG"


def test_modules_say_what_they_are() -> None:
    for path in SOURCES:
        assert ast.get_docstring(tree_of(path)), name_of(path)


def test_no_exception_is_swallowed() -> None:
    for path in SOURCES:
        for node in nodes_of(path):
            if isinstance(node, ast.ExceptHandler):
                assert not isinstance(node.body[0], ast.Pass), f"{name_of(path)}:{node.lineno}"


@cache
def modules_of(statement: str) -> set[str]:
    """All modules that a fresh process has after this statement."""
    code = f"{statement}; import sys; print(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return set(done.stdout.split())


def packages_of(statement: str) -> set[str]:
    """The top-level names of these modules."""
    return {module.partition(".")[0] for module in modules_of(statement)}


GOING_ONLINE = "import bot.__main__, bot.cli.run, bot.app"


def test_going_online_loads_no_library_of_the_tests() -> None:
    loaded = packages_of(GOING_ONLINE)
    assert loaded & set(TEST_LIBRARIES) == set()
    assert "discord" in loaded
    assert "openskill" not in loaded, "imported with the first game to rate"
    assert "psycopg" not in loaded, "imported for a database on a server"


def test_going_online_loads_no_other_command() -> None:
    loaded = modules_of(GOING_ONLINE)
    assert (
        loaded & {"bot.sandbox.town", "bot.cli.simulate", "bot.cli.bench", "bot.cli.replay"}
        == set()
    )


def test_nothing_that_measures_is_loaded_unless_the_host_asks_for_figures() -> None:
    loaded = modules_of(GOING_ONLINE)
    assert not {"prometheus_client", "aiohttp.web", "bot.metrics"} & loaded


def test_asking_for_help_loads_little() -> None:
    assert "discord" not in packages_of("import bot.__main__")


def test_the_engine_needs_nothing_but_the_standard_library() -> None:
    """Beyond what this Python loads into every process (editable installs, .pth files)."""
    added = packages_of("import engine.games, engine.tables") - packages_of("pass")
    assert added - sys.stdlib_module_names == {"engine"}


@pytest.mark.parametrize("bench", sorted((ROOT / "tests" / "benchmarks").glob("*.py")), ids=name_of)
def test_a_benchmark_finds_all_that_it_measures(bench: Path) -> None:
    """No test runs them, so a name that moved would go unnoticed."""
    import_module(name_of(bench).removesuffix(".py").replace("/", "."))
