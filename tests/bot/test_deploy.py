"""The unit and the image start what is there, as somebody who may do little."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
import tomllib
from configparser import RawConfigParser
from itertools import chain
from pathlib import Path

import pytest

from bot.cli.arguments import read_arguments
from bot.config import Settings
from bot.errors import CONFIGURATION
from bot.heartbeat import SECONDS_BETWEEN
from bot.people import SERVER_DAYS
from cogs.context.people import MOST
from data.people import FORGETTING, HOLDINGS
from data.upkeep import KEPT_DAYS

ROOT = Path(__file__).parent.parent.parent
DEPLOY = ROOT / "bot/deploy"
SERVICES = sorted(DEPLOY.glob("*.service"))
UNITS = [path for path in SERVICES if "-m bot" in path.read_text(encoding="utf-8")]
"""Those that run the bot or one of its commands."""


class Unit(RawConfigParser):
    """A systemd unit: keys keep their case and may come again (the last one counts here)."""

    def __init__(self, path: Path) -> None:
        super().__init__(strict=False)
        self.read(path, encoding="utf-8")

    def optionxform(self, optionstr: str) -> str:
        return optionstr


@pytest.mark.parametrize("path", UNITS, ids=lambda path: path.name)
def test_a_unit_starts_a_command_as_its_own_user_without_rights(path: Path) -> None:
    service = Unit(path)["Service"]
    assert read_arguments(shlex.split(service["ExecStart"].partition("-m bot ")[2])).module
    assert service["User"] == "seven-seas"
    assert service["NoNewPrivileges"] == "yes"
    assert service["ProtectSystem"] == "strict"
    assert service["CapabilityBoundingSet"] == ""
    assert service["StateDirectory"].startswith("seven-seas")


@pytest.mark.parametrize("path", UNITS, ids=lambda path: path.name)
def test_a_unit_executes_nothing_that_lies_in_its_working_directory(path: Path) -> None:
    """`python -m` puts the working directory first on the path, where the bot may write."""
    assert "Environment=PYTHONSAFEPATH=1" in path.read_text(encoding="utf-8").splitlines()


def test_the_bot_is_stopped_gently_and_started_again_unless_the_settings_are_wrong() -> None:
    service = Unit(DEPLOY / "seven-seas.service")["Service"]
    assert service["KillSignal"] == "SIGTERM"
    assert service["Restart"] == "on-failure"
    assert service["RestartPreventExitStatus"] == str(CONFIGURATION)
    assert int(service["TimeoutStopSec"]) >= 10
    assert "MemoryMax" in service


def test_a_bot_that_hangs_is_started_again_within_a_minute_and_says_where_it_hung() -> None:
    text = (DEPLOY / "seven-seas.service").read_text(encoding="utf-8")
    service = Unit(DEPLOY / "seven-seas.service")["Service"]
    patience = float(service["WatchdogSec"])
    assert patience + float(service["RestartSec"]) < 60
    assert patience > 4 * SECONDS_BETWEEN, "a busy moment is no hang"
    assert 0 < float(service["TimeoutStartSec"]) <= 90, "nor may a start hang"
    assert "Environment=PYTHONFAULTHANDLER=1" in text.splitlines()
    assert service["LimitCORE"] == "0", "what it knows is never written to the disk"


def test_the_image_copies_what_is_there_and_runs_as_nobody_special() -> None:
    lines = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
    copied = [words.split()[:-1] for words in re.findall(r"^COPY ((?!--).*)$", lines, re.MULTILINE)]
    for name in chain.from_iterable(copied):
        assert (ROOT / name).exists(), name
    assert "USER seven-seas" in lines.rpartition("FROM")[2]
    assert "VOLUME /data" in lines


def test_compose_runs_the_image_and_the_database_that_docker_run_does() -> None:
    """Without `name:` at the top, which the docker-compose of Debian 12 refuses."""
    text = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert "docker run -d --name seven-seas --restart unless-stopped --env-file .env" in readme
    assert "-v seven-seas:/data seven-seas\n" in readme
    for line in ("image: seven-seas", "container_name: seven-seas", "- seven-seas:/data"):
        assert re.search(rf"^ +{line}$", text, re.MULTILINE), line
    assert text.endswith("\nvolumes:\n  seven-seas:\n    name: seven-seas\n")
    assert not re.search(r"^name:", text, re.MULTILINE)


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
        default = lines.index("Environment=DATABASE=/var/lib/seven-seas/seven-seas.db")
        assert lines.index("EnvironmentFile=/opt/seven-seas/.env") > default
        assert "--database" not in Unit(path)["Service"]["ExecStart"]


def test_the_policy_for_hosts_tells_what_the_database_holds() -> None:
    """Every column that names people, and how long each thing stays."""
    policy = (DEPLOY / "PRIVACY.md").read_text(encoding="utf-8")
    for column in (name for holding in HOLDINGS for name in holding.columns):
        assert f"`{column}`" in policy, column
    for scope in ("user", FORGETTING):
        assert f"the scope `{scope}`" in policy
    assert f"{Settings().keep_days} days after its end (`KEEP_DAYS`)" in policy
    assert f"go after {SERVER_DAYS} days" in policy
    assert f"Backups go after {KEPT_DAYS} days (`--keep-days`)" in policy
    assert f"at most {MOST >> 20} MiB" in policy
    assert f"--keep-days {KEPT_DAYS}" in (DEPLOY / "seven-seas-backup.service").read_text("utf-8")


@pytest.mark.parametrize("path", UNITS, ids=lambda path: path.name)
def test_a_unit_that_fails_is_told_of_in_the_journal(path: Path) -> None:
    assert Unit(path)["Unit"]["OnFailure"] == "seven-seas-failed@%n.service"
    telling = Unit(DEPLOY / "seven-seas-failed@.service")["Service"]
    assert telling["SyslogLevel"] == "err"
    assert "%i failed" in telling["ExecStart"]


def test_copies_go_nowhere_unless_the_other_place_is_mounted() -> None:
    service = Unit(DEPLOY / "seven-seas-copy.service")["Service"]
    asking, _, place = service["ExecStartPre"].partition(" -q ")
    assert asking == "+/usr/bin/mountpoint", "in the unit's own view it always is"
    copying = read_arguments(shlex.split(service["ExecStart"].partition("-m bot ")[2]))
    assert str(copying.file) == place
    assert service["ReadWritePaths"] == f"-{place}"
    assert Unit(DEPLOY / "seven-seas-copy.timer")["Timer"]["OnCalendar"] == "*:0/5"
    assert copying.keep == 48


@pytest.mark.parametrize("path", SERVICES, ids=lambda path: path.name)
def test_systemd_understands_the_unit(path: Path, tmp_path: Path) -> None:
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        pytest.skip("systemd-analyze is not installed")
    text = path.read_text(encoding="utf-8")
    copy = tmp_path / path.name
    copy.write_text(text.replace("/opt/seven-seas/.venv/bin/python", "/bin/sh"), encoding="utf-8")
    said = subprocess.run([analyze, "verify", copy], capture_output=True, text=True, check=False)
    assert (said.returncode, said.stderr) == (0, "")
