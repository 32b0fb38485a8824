"""README and the pages: their commands can be typed, and their links lead somewhere."""

import re
import shlex
import tomllib
from itertools import chain
from pathlib import Path

import pytest

from bot.arguments import COMMANDS, parser
from engine.events.daily import WEEK
from tests.catalogue import SAY

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
HOSTING = (ROOT / "bot/deploy/hosting.md").read_text(encoding="utf-8")
LABORATORY = (ROOT / "tests/lab/README.md").read_text(encoding="utf-8")
DEVELOPERS = ROOT / "bot/README.md"
FIRST = re.findall(r"```sh\n(.*?)```", README, re.DOTALL)
SHELL = FIRST + re.findall(r"```sh\n(.*?)```", HOSTING, re.DOTALL)
WRITTEN = re.findall(r"(?:python|seven-seas) -m bot ?([^`\n&|]*)", README + HOSTING)
TYPED = sorted({line.strip() for line in WRITTEN})
PAGES = [
    ROOT / "README.md",
    DEVELOPERS,
    ROOT / "engine/games/README.md",
    *sorted((ROOT / "bot/deploy").glob("*.md")),
]
LINK = re.compile(r"""\]\(([^)\s]+)\)|(?:src|href)="([^"]+)\"""")
LONGEST = 14_000
WIDEST = 120


UNITS = "cp bot/deploy/*.service bot/deploy/*.timer /etc/systemd/system/"
INSTALLING = [
    ".venv/bin/pip install -q --require-hashes -r requirements.lock -r bot/deploy/build.lock",
    ".venv/bin/pip install -q --no-deps --no-build-isolation .",
    UNITS,
    "systemctl daemon-reload",
]
"""Steps common to an installation, an upgrade and a way back, in order."""


def test_it_opens_with_two_commands_that_do_all_the_set_up() -> None:
    first, second = FIRST[:2]
    assert README.index("python3 -m venv") < 500
    for command in (first, second):
        assert command.startswith("python3 -m venv .venv && .venv/bin/pip install")
        assert "-c tests/requirements.lock" in command
    assert first.endswith("python -m bot sandbox\n")
    assert second.endswith("pytest\n")


def test_the_extras_that_it_installs_are_there() -> None:
    extras = PROJECT["project"]["optional-dependencies"]
    assert set(re.findall(r"\.\[(\w+)\]", README + HOSTING + LABORATORY)) == set(extras)


@pytest.mark.parametrize("typed", TYPED)
def test_every_command_can_be_typed(typed: str) -> None:
    assert parser().parse_args(shlex.split(typed)).module


def test_it_names_every_command() -> None:
    assert {typed.split(" ")[0] for typed in TYPED if typed} == set(COMMANDS)


def test_every_install_upgrade_or_downgrade_gets_the_units_of_its_version() -> None:
    installing = [block for block in SHELL if "--no-build-isolation" in block]
    assert len(installing) == 4
    _, *units, target = UNITS.split()
    assert target == "/etc/systemd/system/"
    there = {unit.name for pattern in units for unit in ROOT.glob(pattern)}
    for block in installing:
        steps = [step.strip() for line in block.splitlines() for step in line.split("&&")]
        assert [step for step in steps if step in INSTALLING] == INSTALLING
        started = [step for step in steps if re.match(r"systemctl (restart|enable --now) ", step)]
        assert started
        assert min(map(steps.index, started)) > steps.index(INSTALLING[-1])
        named = {unit for step in started for unit in re.findall(r"seven-seas\S*", step)}
        assert {unit if "." in unit else f"{unit}.service" for unit in named} <= there


def test_the_settings_are_there_and_nobody_else_s_before_a_container_reads_them() -> None:
    (block,) = [block for block in SHELL if "--env-file .env" in block]
    assert block.index("install -m 600 .env.example .env") < block.index("--env-file .env")


@pytest.mark.parametrize("page", PAGES, ids=str)
def test_every_link_leads_to_a_file_and_its_heading(page: Path) -> None:
    for found in LINK.findall(page.read_text(encoding="utf-8")):
        link, _, heading = "".join(found).partition("#")
        if "://" in link:
            continue
        target = page.parent / link if link else page
        assert target.exists(), link
        if heading:
            assert heading in headings(target), f"{link}#{heading}"


def headings(page: Path) -> set[str]:
    """The anchors of a page's headings, as GitHub makes them."""
    lines = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", line.lower()).replace(" ", "-") for line in lines}


def test_it_says_which_game_is_dealt_on_which_day() -> None:
    told = README.split("The daily deal is ")[1].split("\n\n")[0].replace("\n", " ")
    days = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
    for game in sorted(set(WEEK)):
        own = [f"{day}s" for day, dealt in zip(days, WEEK, strict=True) if dealt == game]
        listed = " and ".join(filter(None, (", ".join(own[:-1]), own[-1])))
        assert f"{SAY(f'game-{game}')} on {listed}" in told


def test_the_readme_is_short() -> None:
    assert len(README) <= LONGEST
    assert all(len(line) <= WIDEST for line in README.splitlines())


def test_the_page_for_developers_is_one_page_and_names_the_home_of_each_decision() -> None:
    """The links of the page are tested like those of all pages."""
    page = DEVELOPERS.read_text(encoding="utf-8")
    assert page.count("\n") <= 60
    assert "(bot/README.md)" in README
    decided = page[page.index("decision is taken") :]
    for question in ("answers first", "be mentioned now", "kind of table do", "ends a vote"):
        (row,) = (line for line in decided.splitlines() if question in line)
        assert LINK.search(row)


def test_the_first_pictures_show_play_and_are_small() -> None:
    pictures = re.findall(r'src="(data/pictures/[^"]+)"', README)
    table, own = ("capture", "nick", "bluff", "end", "night"), ("lesson", "daily", "share")
    on_phone = [f"{name}-phone" for name in (*table, "group", "lesson", "daily", "result", "share")]
    others = [*(f"{name}-desktop" for name in own), "hand-de-phone", "hand-fr-phone"]
    assert [Path(name).stem for name in pictures] == [*on_phone, *others]
    assert all((ROOT / name).stat().st_size < 60_000 for name in pictures)
    assert README.count('alt="') == len(pictures)
    assert {path.name for path in (ROOT / "data/pictures").glob("*.png")} == {
        Path(name).name for name in pictures
    }


def test_the_page_for_new_games_names_everything_that_helps() -> None:
    page = (ROOT / "engine/games/README.md").read_text(encoding="utf-8")
    helps = "each_alone engine/dealing.py traits choice_is_open OpenEvent points-seven"
    for name in (*helps.split(), "pictures_of_all_cards_keep_the_limits"):
        assert name in page
    commands = " ".join(re.findall(r"```sh\n(.*?)```", page, re.DOTALL))
    inside = r"((?:engine|cogs|data|tests|bot)/[\w/.-]+)"
    typed = re.findall(rf"(?<=\s){inside}", commands)
    assert typed
    for path in (*re.findall(f"`{inside}", page), *typed):
        assert list(ROOT.glob(path.rstrip("-") + "*")), path


PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
NEEDED = {
    "requirements.lock": PROJECT["project"]["dependencies"],
    "bot/deploy/build.lock": PROJECT["build-system"]["requires"],
    "bot/deploy/cluster.lock": PROJECT["project"]["optional-dependencies"]["cluster"],
    "tests/requirements.lock": [
        *PROJECT["project"]["dependencies"],
        *chain.from_iterable(PROJECT["project"]["optional-dependencies"].values()),
    ],
}


def pinned(lock: str) -> dict[str, str]:
    """The versions that this lock file pins, by name."""
    text = (ROOT / lock).read_text(encoding="utf-8")
    return dict(re.findall(r"^([a-z0-9-]+)==(\S+)", text, re.MULTILINE))


@pytest.mark.parametrize("lock", NEEDED)
def test_each_lock_pins_every_dependency_and_names_no_host(lock: str) -> None:
    names = {re.split(r"[\[<>=]", want)[0].lower().replace(".", "-") for want in NEEDED[lock]}
    assert names - {"seven-seas"} <= set(pinned(lock))
    assert "://" not in (ROOT / lock).read_text(encoding="utf-8")


@pytest.mark.parametrize("lock", [lock for lock in NEEDED if not lock.startswith("tests")])
def test_installed_packages_are_pinned_by_hash(lock: str) -> None:
    """Without a hash for each release, pip refuses the whole file."""
    text = (ROOT / lock).read_text(encoding="utf-8")
    releases = re.findall(
        r"^[a-z0-9-]+==.*(?:\n +--hash=sha256:[0-9a-f]{64}.*)+", text, re.MULTILINE
    )
    assert len(releases) == len(pinned(lock)) > 0


def test_the_running_packages_are_the_tested_ones() -> None:
    tested = pinned("tests/requirements.lock")
    for lock in ("requirements.lock", "bot/deploy/cluster.lock"):
        assert pinned(lock).items() <= tested.items()
    assert not {"pytest", "simcord", "hatchling"} & set(pinned("requirements.lock"))
