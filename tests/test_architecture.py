"""Limits of dependencies: the one way they point, and when modules are loaded."""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

from tests.sources import ROOT, SOURCES, TESTS, imports, name_of, nodes_of, outline, text_of

MAY_KNOW = {
    "engine": "engine",
    "data": "data engine aiosqlite psycopg psycopg_pool",
    "cogs": "cogs engine discord cachetools aiohttp",  # discord.py raises its errors
    "bot": "bot cogs data engine discord aiohttp cachetools dotenv"
    " fluent openskill prometheus_client",
}
"""Besides the standard library."""

SIMCORD = {"bot/sandbox/town.py", "bot/sandbox/simulated.py", "tests/conftest.py"}
SIMCORD |= {"tests/e2e/conftest.py", "tests/e2e/quick.py", "tests/lab/pictures/phone.py"}
SIMCORD |= {"tests/e2e/delays.py"}

TOP = {"bot", "cogs", "data", "engine", "tests", "pyproject.toml", "README.md", "LICENSE"}
TOP |= {"requirements.lock"}

MAY_SERVE_GAMES = ("core", "codec", "shuffle", "dealing")
"""The modules of the engine that any game may import."""

PURE_ENGINE = (*(f"engine/{module}.py" for module in MAY_SERVE_GAMES), "engine/games/")
UNKNOWN_TO_RULES = {
    *("asyncio", "time", "datetime", "logging", "secrets", "os", "io", "pathlib", "uuid"),
    *("tempfile", "socket", "subprocess", "threading", "multiprocessing", "sqlite3", "copy"),
}
TEST_LIBRARIES = ("simcord", "pytest", "hypothesis", "playwright", "PIL", "av", "jsonschema")


def tracked() -> list[str]:
    """The files that git tracks; outside a clone, all files."""
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
        allowed = {*MAY_KNOW[name.partition("/")[0]].split()}
        allowed |= {"simcord"} if name in SIMCORD else set()
        known = {module.partition(".")[0] for module in imports(path)}
        assert known - sys.stdlib_module_names - allowed == set(), name


@pytest.mark.parametrize(
    ("modules", "homes"),
    [
        (("psycopg", "data.postgres"), ("data/postgres/", "bot/cluster/", "data/databases.py")),
        (("bot.cluster",), ("bot/cluster/", "bot/cli/")),
    ],
    ids=["PostgreSQL", "a cluster"],
)
def test_a_bot_on_one_machine_knows_no_server_and_no_cluster(
    modules: tuple[str, ...], homes: tuple[str, ...]
) -> None:
    """One line leads to a server, and runs only if the database is there; or commands do."""
    for path in SOURCES:
        if not name_of(path).startswith(homes):
            assert not [each for each in imports(path) if each.startswith(modules)], name_of(path)


def test_only_the_fixtures_of_the_tests_know_simcord() -> None:
    for path in TESTS:
        if name_of(path) not in SIMCORD and "simcord" in text_of(path):
            known = {module.partition(".")[0] for module in imports(path)}
            assert "simcord" not in known, name_of(path)


READS_HOST_TIME = {
    "bot/host/machine.py",  # the one place where a running bot does
    *("bot/cli/db.py", "bot/cli/health.py"),  # ages of this machine's own files and rows
    "bot/sandbox/simulated.py",  # is its own Discord
}


def test_a_running_bot_reads_the_hosts_clock_in_one_place_only() -> None:
    """It may be wrong; all else asks the clock that Discord corrects."""
    clock = re.compile(r"\btime\(|time_ns|\bnow\(|utcnow|\btoday\(")
    for path in SOURCES:
        if name_of(path) in READS_HOST_TIME or not clock.search(text_of(path)):
            continue
        for node in nodes_of(path):
            if isinstance(node, ast.Call):
                called = ast.unparse(node.func)
                is_host = called in ("time.time", "time.time_ns")
                is_host |= called == "time" and not node.args
                is_host |= re.search(r"datetime\.(now|utcnow|today)$|\butcnow$", called) is not None
                assert not is_host, f"{name_of(path)}:{node.lineno} reads the host's clock"


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
                assert own or f"{module}.".startswith(allowed), f"{name_of(path)} knows {module}"


OF_A_GAME = ("engine/games", "engine/players", "cogs/faces")
PRODUCT = "seven-seas"
"""The product has the key of its first game."""
MAY_NAME_IT = ("ArgumentParser", "version")
"""Functions whose argument is the product."""
CLIENT = "data/postgres/connection.py"
"""Says to PostgreSQL which program it is."""


@pytest.mark.parametrize("folder", GAMES, ids=lambda folder: folder.name)
def test_a_game_is_known_by_its_own_packages_alone(folder: Path) -> None:
    """Elsewhere nothing imports it or has its key in a text; the registry lists all games."""
    key = folder.name.replace("_", "-")
    own = tuple(f"{place}/{folder.name}/" for place in OF_A_GAME)
    modules = tuple(f"{place.replace('/', '.')}.{folder.name}." for place in OF_A_GAME)
    has_key = re.compile(rf"(?:.*[.:-])?{key}(?:\.(?!db).*)?")
    for path in SOURCES:
        name = name_of(path)
        if name.startswith(own) or name == "engine/games/__init__.py":
            continue
        assert not [each for each in imports(path) if f"{each}.".startswith(modules)], name
        if key in text_of(path):
            product = set(_products(path)) if key == PRODUCT else set[int]()
            texts = [
                node.value
                for node in nodes_of(path)
                if isinstance(node, ast.Constant) and isinstance(node.value, str)
                if node.lineno not in product
            ]
            assert not list(filter(has_key.fullmatch, texts)), name


def _products(path: Path) -> Iterator[int]:
    """The lines in which this file names the product."""
    for node in nodes_of(path):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") in MAY_NAME_IT:
            yield node.lineno
        elif isinstance(node, ast.Dict) and name_of(path) == CLIENT:
            yield from (value.lineno for value in node.values)


def test_no_exception_is_swallowed() -> None:
    for path in SOURCES:
        assert outline(path).swallows == [], name_of(path)


def test_the_parts_of_the_bot_are_built_in_order() -> None:
    """Each gets what it needs when it is made: nothing is put into another part later."""
    (app,) = (path for path in SOURCES if name_of(path) == "bot/app.py")
    for node in nodes_of(app):
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            assert ast.unparse(node.value) == "self", f"bot/app.py:{node.lineno}"


def test_a_method_of_a_store_belongs_to_one_port() -> None:
    """No two protocols declare the same one; a port that needs it extends the other."""
    declared: dict[str, str] = {}
    for path in SOURCES:
        for port in nodes_of(path, "Protocol"):
            if isinstance(port, ast.ClassDef) and "Protocol" in map(ast.unparse, port.bases):
                for method in port.body:
                    if isinstance(method, ast.AsyncFunctionDef):
                        values = (
                            f"{ast.unparse(method.args)} -> {ast.unparse(method.returns or port)}"
                        )
                        first = declared.setdefault(f"{method.name}({values}", port.name)
                        assert first == port.name, f"{first} has {method.name} too"


PEOPLE = {"user", "host", "owner", "author", "guest", "leader"}


def test_missing_people_are_none_not_0() -> None:
    """Where there may be no person the value is None: a number would be mentioned as <@0>."""
    number = re.compile(r"\bor\s+(-?\d|NO_|NOBODY)")
    for path in filter(lambda path: number.search(text_of(path)), SOURCES):
        for node in nodes_of(path):
            if isinstance(node, ast.BoolOp) and isinstance(node.op, ast.Or):
                person, otherwise = (ast.unparse(node.values[n]) for n in (0, -1))
                is_person = person.rpartition(".")[2].removesuffix("_id") in PEOPLE
                is_number = re.fullmatch(r"-?\d+|NO_[A-Z]+|NOBODY", otherwise)
                assert not (is_person and is_number), f"{path}:{node.lineno}"


@cache
def modules_of(statement: str) -> set[str]:
    """All modules that a fresh process has after this statement."""
    code = f"{statement}; import sys; print(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return set(done.stdout.split())


def test_going_online_loads_only_what_it_needs() -> None:
    """Ratings come with the first game to rate, metrics if the host asks for them."""
    others = {"bot.sandbox.town", "bot.cli.check", "psycopg", "openskill", "zipfile"}
    metrics = {"prometheus_client", "aiohttp.web", "bot.metrics"}
    loaded = modules_of("import bot.__main__, bot.cli.run")
    assert loaded & {*TEST_LIBRARIES, *others, *metrics} == set()
    assert "discord" in loaded - modules_of("import bot.__main__"), "asking for help loads little"


def test_the_engine_needs_nothing_but_the_standard_library() -> None:
    """Beyond what this Python loads into every process (editable installs, .pth files)."""
    added = modules_of("import engine.games, engine.tables") - modules_of("pass")
    packages = {module.partition(".")[0] for module in added}
    assert packages - sys.stdlib_module_names == {"engine"}


@pytest.mark.parametrize("path", sorted((ROOT / "tests" / "lab").rglob("*.py")), ids=name_of)
def test_the_laboratory_finds_all_that_it_measures(path: Path) -> None:
    """Few tests run it, so a name that moved would go unnoticed."""
    if path.name == "openspiel.py":
        pytest.importorskip("pyspiel", reason="the extra judges")
    import_module(name_of(path).removesuffix(".py").replace("/", "."))


def test_pages_name_programs_of_the_laboratory_that_are_there() -> None:
    for page in ROOT.rglob("*.md"):
        for name in re.findall(r"python -m\s(tests\.[\w.]+)", page.read_text(encoding="utf-8")):
            assert (ROOT / name.replace(".", "/")).with_suffix(".py").is_file(), f"{page}: {name}"


def test_one_module_sends_the_first_answer_to_an_interaction() -> None:
    """The other responses are those to aiohttp's own requests, seen at their end."""
    found = {
        f"{name_of(path)}: {ast.unparse(node)}"
        for path in SOURCES
        if path.is_relative_to(ROOT / "cogs") or path.is_relative_to(ROOT / "bot")
        for node in nodes_of(path, "response")
        if isinstance(node, ast.Attribute) and node.attr == "response"
        if ast.unparse(node.value) not in ("end", "done")
    }
    assert {each.split(":")[0] for each in found} == {"cogs/surfaces/first_answer.py"}, found


def test_drawings_are_rendered_in_one_place() -> None:
    """Drawing code can't forget it: surfaces take only the result of `render`."""
    last = {"cogs.ui.spoken.speak", "cogs.ui.layout.cut_circles"}
    for path in SOURCES:
        name = name_of(path)
        if name not in ("cogs/surfaces/render.py", "cogs/ui/layout.py"):
            assert not last & set(imports(path)), name
            if not name.startswith("cogs/") or not re.search(r"\b(Rendered|draw)\b", text_of(path)):
                continue
            calls = [node.func for node in nodes_of(path) if isinstance(node, ast.Call)]
            made = {f.id for f in calls if isinstance(f, ast.Name)}
            made |= {f.attr for f in calls if isinstance(f, ast.Attribute)}
            assert not made & {"Rendered", "draw"}, name


IDLE = """
import asyncio
from pathlib import Path
from bot.app import SevenSeas
from bot.config import Settings

async def idle():
    bot = SevenSeas(Settings(database=Path("idle.db")))
    await bot.load()
    return [say.name for say in bot.catalogue.languages.values() if "_sources" in vars(say)]

read = asyncio.run(idle())
from babel import localedata
assert (read, localedata._cache) == (["en"], {}), (read, localedata._cache)"""


@pytest.mark.slow
def test_an_idle_bot_reads_english_alone_and_no_plurals() -> None:
    """Each language takes a megabyte, and plurals take four: they wait for their first use."""
    loaded = modules_of(IDLE)
    assert "cogs.personal.guide" in loaded
    assert not {"importlib.metadata", "bot.texts.changelog"} & loaded, "read for /about"
    assert "statistics" not in loaded, "for reviews"
