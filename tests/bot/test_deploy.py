"""The unit and the image start what is there, as somebody who may do little."""

import re
import shlex
import shutil
import subprocess
import tomllib
from configparser import RawConfigParser
from itertools import chain
from pathlib import Path

import pytest

from bot.arguments import parser
from bot.config import Settings, read_settings
from bot.host.errors import CONFIGURATION
from bot.host.heartbeat import SECONDS_BETWEEN_BEATS
from bot.host.supervise import LONGEST_STOP
from bot.host.values import shard_range
from bot.upkeep.people import SERVER_DAYS
from cogs.context.services import MOST_BYTES
from data.base.ports import ShardRange
from data.people import FORGETTING, PERSONAL
from data.upkeep import KEPT_DAYS

ROOT = Path(__file__).parent.parent.parent
DEPLOY = ROOT / "bot/deploy"
SERVICES = sorted(DEPLOY.glob("*.service"))
UNITS = [path for path in SERVICES if "-m bot" in path.read_text(encoding="utf-8")]
"""Those that run the bot or one of its commands."""
ONE, SEVERAL = DEPLOY / "seven-seas.service", DEPLOY / "seven-seas@.service"
COMPOSE = (DEPLOY / "compose.cluster.yaml").read_text(encoding="utf-8")


class Unit(RawConfigParser):
    """A systemd unit: keys keep their case and may come again (the last one counts here)."""

    def __init__(self, path: Path) -> None:
        super().__init__(strict=False)
        self.read(path, encoding="utf-8")

    def optionxform(self, optionstr: str) -> str:
        return optionstr


@pytest.mark.parametrize("path", UNITS, ids=lambda path: path.name)
def test_a_unit_starts_a_command_as_its_own_user_without_rights(path: Path) -> None:
    """It executes nothing in its working directory, where the bot may write: `python -m` would.

    Its failure is reported in the journal.
    """
    service = Unit(path)["Service"]
    assert parser().parse_args(shlex.split(service["ExecStart"].partition("-m bot ")[2])).module
    assert service["User"] == "seven-seas"
    assert service["NoNewPrivileges"] == "yes"
    assert service["ProtectSystem"] == "strict"
    assert service["CapabilityBoundingSet"] == ""
    assert service["StateDirectory"].startswith("seven-seas")
    assert "Environment=PYTHONSAFEPATH=1" in path.read_text(encoding="utf-8").splitlines()
    assert Unit(path)["Unit"]["OnFailure"] == "seven-seas-failed@%n.service"
    telling = Unit(DEPLOY / "seven-seas-failed@.service")["Service"]
    assert telling["SyslogLevel"] == "err"
    assert "%i failed" in telling["ExecStart"]


def test_the_bot_is_stopped_gently_and_started_again_unless_the_settings_are_wrong() -> None:
    """If it hangs, within a minute, and it says where it hung."""
    service = Unit(ONE)["Service"]
    assert service["KillSignal"] == "SIGTERM"
    assert service["Restart"] == "always"
    assert service["RestartPreventExitStatus"] == str(CONFIGURATION)
    assert int(service["TimeoutStopSec"]) > LONGEST_STOP
    assert "MemoryMax" in service
    patience = float(service["WatchdogSec"])
    assert patience + float(service["RestartSec"]) < 60
    assert patience > 4 * SECONDS_BETWEEN_BEATS, "a busy moment is no hang"
    assert 0 < float(service["TimeoutStartSec"]) <= 90, "nor may a start hang"
    assert "Environment=PYTHONFAULTHANDLER=1" in ONE.read_text(encoding="utf-8").splitlines()
    assert service["LimitCORE"] == "0", "what it knows is never written to the disk"


def test_the_image_copies_what_is_there_and_runs_as_nobody_special() -> None:
    lines = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
    copied = [words.split()[:-1] for words in re.findall(r"^COPY ((?!--).*)$", lines, re.MULTILINE)]
    for name in chain.from_iterable(copied):
        assert (ROOT / name).exists(), name
    assert "USER seven-seas" in lines.rpartition("FROM")[2]
    assert "VOLUME /data" in lines


def test_the_image_has_a_patch_release_of_the_python_that_is_claimed() -> None:
    """Only what was really run is claimed, and the base is no tag that moves on by itself."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    named = [line.rpartition(" ")[2] for line in project["classifiers"] if "Python :: 3." in line]
    bases = re.findall(
        r"^FROM python:(\d+\.\d+)\.\d+-slim-bookworm",
        (DEPLOY / "Dockerfile").read_text(encoding="utf-8"),
        re.MULTILINE,
    )
    assert [*named, *named] == bases


def test_the_backup_is_of_the_database_that_the_bot_uses() -> None:
    """Both read the same settings, the host's own after the default."""
    for path in UNITS:
        lines = path.read_text(encoding="utf-8").splitlines()
        if path == SEVERAL:
            assert "EnvironmentFile=/opt/seven-seas/.env" in lines
            continue
        default = lines.index("Environment=DATABASE=/var/lib/seven-seas/seven-seas.db")
        assert lines.index("EnvironmentFile=/opt/seven-seas/.env") > default
        assert "--database" not in Unit(path)["Service"]["ExecStart"]


def test_the_policy_for_hosts_names_everything_in_the_database() -> None:
    """Every column that names people, and how long each thing stays."""
    policy = (DEPLOY / "PRIVACY.md").read_text(encoding="utf-8")
    for column in (name for holding in PERSONAL for name in holding.columns):
        assert f"`{column}`" in policy, column
    for scope in ("user", FORGETTING):
        assert f"the scope `{scope}`" in policy
    assert f"{Settings().keep_days} days after its end (`KEEP_DAYS`)" in policy
    assert f"deleted after {SERVER_DAYS} days" in policy
    assert f"Backups are deleted after {KEPT_DAYS} days (`--keep-days`)" in policy
    assert f"at most {MOST_BYTES >> 20} MiB" in policy
    assert f"--keep-days {KEPT_DAYS}" in (DEPLOY / "seven-seas-backup.service").read_text("utf-8")


@pytest.mark.parametrize(
    ("place", "status"), [("/proc", 0), ("{folder}", 1), ("{folder}/lost", 1)], ids=str
)
@pytest.mark.parametrize("name", ["copy", "encrypt"])
def test_copies_go_nowhere_unless_the_other_place_is_mounted(
    name: str, place: str, status: int, tmp_path: Path
) -> None:
    """systemd mounts ReadWritePaths= in the unit's view, even for a command with a plus."""
    service = Unit(DEPLOY / f"seven-seas-{name}.service")["Service"]
    mounted = Path(place.format(folder=tmp_path))
    line = service["ExecStartPre"].replace("$$", "$").replace("%%", "%")
    line = line.replace("/mnt/seven-seas", str(mounted)).replace("/mnt", str(mounted.parent))
    ran = subprocess.run(shlex.split(line), capture_output=True, text=True, check=False)
    assert (ran.returncode, "nothing is mounted at" in ran.stdout) == (status, status == 1)
    assert service["ReadWritePaths"] == "-/mnt/seven-seas"


@pytest.mark.parametrize("path", SERVICES, ids=lambda path: path.name)
def test_systemd_understands_the_unit(path: Path, tmp_path: Path) -> None:
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        pytest.skip("systemd-analyze is not installed")
    text = path.read_text(encoding="utf-8")
    programs = re.sub(r"/opt/seven-seas/\.venv/bin/python", "/bin/sh", text)
    copy = tmp_path / path.name.replace("@.", "@0-1.")
    copy.write_text(programs, encoding="utf-8")
    said = subprocess.run([analyze, "verify", copy], capture_output=True, text=True, check=False)
    assert (said.returncode, said.stderr) == (0, "")


def settings_in(command: str) -> Settings:
    """The settings of one of several processes, passed as systemd passes them."""
    given = re.findall(r" ([A-Z_]+)=(\S+)", command.replace("${SHARDS_IN_ALL}", "16"))
    return read_settings(dict(given) | {"DATABASE_URL": "postgresql:///x"}, Path("none.env"))


def test_one_of_several_has_the_shards_of_its_name_and_its_own_heartbeats() -> None:
    command = Unit(SEVERAL)["Service"]["ExecStart"].replace("%i", "0-7")
    settings = settings_in(command)
    assert settings.shards == ShardRange(0, 7, 16)
    assert settings.database == Path("/var/lib/seven-seas/0-7.db")
    assert not settings.standby


def test_the_standby_waits_for_any_shards() -> None:
    """The drop-in clears the command first: a service that is no oneshot has one."""
    text = (DEPLOY / "standby.conf").read_text(encoding="utf-8")
    cleared, command = re.findall(r"^ExecStart=(.*)$", text, re.MULTILINE)
    settings = settings_in(command.replace("%i", "standby"))
    assert not cleared
    assert settings.standby
    assert settings.shards is None
    assert settings.database == Path("/var/lib/seven-seas/standby.db")


def test_one_of_several_is_watched_and_confined_as_the_only_one_is() -> None:
    one, several = dict(Unit(ONE)["Service"]), dict(Unit(SEVERAL)["Service"])
    assert one.pop("ExecStart") != several.pop("ExecStart")
    assert one.pop("Environment") == several.pop("Environment")
    assert several == one


def test_compose_has_every_shard_once_and_a_standby() -> None:
    ranges = [shard_range(words) for words in re.findall(r"SHARDS: (\S+)", COMPOSE)]
    owned = [shard for each in ranges if each is not None for shard in each.numbers]
    assert sorted(owned) == [*range(4)]
    assert {each.total for each in ranges if each is not None} == {4}
    assert COMPOSE.count("STANDBY: 1\n") == 1


def test_compose_understands_the_cluster(tmp_path: Path) -> None:
    compose = shutil.which("docker-compose")
    if compose is None:
        pytest.skip("docker-compose is not installed")
    folder = tmp_path / "bot/deploy"
    folder.mkdir(parents=True)
    for name in (".env", "postgres.env"):
        (tmp_path / name).write_text("A=b\n", encoding="utf-8")
    file = folder / "compose.cluster.yaml"
    file.write_text(COMPOSE, encoding="utf-8")
    said = subprocess.run([compose, "-f", file, "config", "--quiet"], check=False)
    assert said.returncode == 0


def test_the_page_on_growing_starts_units_that_are_there() -> None:
    page = (DEPLOY / "growing.md").read_text(encoding="utf-8")
    lines = re.findall(r"systemctl (?:disable|enable|start|restart)[^`&\n]*", page)
    units = {word.strip("'") for line in lines for word in line.split() if "seven-seas" in word}
    for unit in units:
        name = unit if "." in unit else f"{unit}.service"
        assert (DEPLOY / re.sub(r"@[^.]+", "@", name)).exists(), unit
    ranges = sorted(unit.partition("@")[2] for unit in units if re.search(r"@\d-", unit))
    total = int(page.partition("SHARDS_IN_ALL=")[2][0])
    held = [shard_range(f"{each}/{total}") for each in ranges]
    assert [n for each in held if each is not None for n in each.numbers] == [*range(total)]


@pytest.mark.parametrize("script", sorted(DEPLOY.glob("*.sh")), ids=lambda path: path.name)
def test_the_shell_finds_no_fault(script: Path) -> None:
    shellcheck = shutil.which("shellcheck")
    if shellcheck is None:
        pytest.skip("shellcheck is not installed")
    done = subprocess.run([shellcheck, script], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "")
