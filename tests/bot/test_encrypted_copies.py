"""Encrypted copies in another place, rehearsed: only the private key opens them."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from data.upkeep import KEPT_DAYS
from tests.bot.test_deploy import DEPLOY, Unit

GPG = shutil.which("gpg") or ""
needs_gpg = pytest.mark.skipif(not GPG, reason="gpg is not installed")

DAY = f"{datetime.now(UTC) - timedelta(hours=1):%Y-%m-%d-%H%M%S}"
COPIES = """#!/bin/sh
while [ $# -gt 1 ]; do [ "$1" != --output ] || to=$2; shift; done
cp "$1" "$to"
"""
"""Stands for gpg where only the names of its copies matter."""
OLD, FUTURE = "2026-01-01-000000", "2999-01-02-030405"


class Keys:
    """The host's other machine, which has the private key."""

    def __init__(self, home: Path) -> None:
        self.env = {**os.environ, "GNUPGHOME": str(home)}
        self.public = home / "seven-seas.asc"
        self.gpg("--passphrase", "", "--quick-generate-key", "seven-seas", "default", "default")
        self.gpg("--armor", "--output", str(self.public), "--export", "seven-seas")

    def gpg(self, *words: str) -> bytes:
        command = [GPG, "--batch", "--quiet", *words]
        return subprocess.run(command, env=self.env, check=True, capture_output=True).stdout


@pytest.fixture
def keys() -> Iterator[Keys]:
    with TemporaryDirectory() as home:  # of a short name: gpg's agent has a socket there
        made = Keys(Path(home))
        yield made
        subprocess.run([f"{GPG}conf", "--kill", "all"], env=made.env, check=True)


def encrypt(key: Path, to: Path, *folders: Path) -> list[str]:
    """Run the unit's program; returns the names that are there afterwards."""
    program = DEPLOY / "encrypt.sh"
    subprocess.run(["/bin/sh", program, key, to, *folders], check=True)
    return sorted(path.name for path in to.iterdir())


@needs_gpg
def test_backups_and_dumps_are_encrypted_once_and_opened_with_the_private_key(
    keys: Keys, tmp_path: Path
) -> None:
    backups, dumps, to = (tmp_path / name for name in ("backups", "dumps", "to"))
    for folder in (backups, dumps, to):
        folder.mkdir()
    backup = backups / f"{DAY}.db"
    backup.write_text("hands", encoding="utf-8")
    (dumps / f"{DAY}.dump").write_text("seeds", encoding="utf-8")
    (dumps / "new.part").touch()
    (to / f"{OLD}.db.gpg").touch()
    (to / f"{OLD}.db.gpg.part").touch()
    (to / "2026-01-01.db").touch()
    there = ["2026-01-01.db", f"{DAY}.db.gpg", f"{DAY}.dump.gpg"]
    assert encrypt(keys.public, to, backups, dumps) == there
    copy = to / f"{DAY}.db.gpg"
    first = copy.read_bytes()
    assert b"hands" not in first
    assert copy.stat().st_mode & 0o077 == 0
    assert keys.gpg("--decrypt", str(copy)) == b"hands"
    assert keys.gpg("--decrypt", str(to / f"{DAY}.dump.gpg")) == b"seeds"
    assert encrypt(keys.public, to, backups, dumps) == there
    assert copy.read_bytes() == first

    kept = backup.stat()
    backup.write_text("forgotten", encoding="utf-8")
    os.utime(backup, ns=(kept.st_atime_ns, kept.st_mtime_ns))  # as data/people.py does
    assert encrypt(keys.public, to, backups, dumps) == there
    assert keys.gpg("--decrypt", str(copy)) == b"forgotten"

    shutil.rmtree(backups)
    assert encrypt(keys.public, to, backups) == there, "what is lost here is there"


def test_copies_follow_their_backups_whatever_a_wrong_clock_has_named_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot has looked inside; without their backups, two of the wrong ones go in a run."""
    backups, to, programs = (tmp_path / name for name in ("backups", "to", "programs"))
    for folder in (backups, to, programs):
        folder.mkdir()
    gpg = programs / "gpg"
    gpg.write_text(COPIES, encoding="utf-8")
    gpg.chmod(0o700)
    monkeypatch.setenv("PATH", f"{programs}:{os.environ['PATH']}")
    for name in (OLD, FUTURE):
        (backups / f"{name}.db").touch()
    days = [f"{datetime.now(UTC) - timedelta(days):%Y-%m-%d}-000000" for days in range(14)]
    for name in (*days[1:], "2025-12-30-000000", "2025-12-31-000000"):
        (to / f"{name}.db.gpg").touch()
    here = sorted(f"{name}.db.gpg" for name in (*days[1:], OLD, FUTURE))
    assert encrypt(gpg, to, backups) == here, "both backups are encrypted and kept"
    shutil.rmtree(backups)
    (to / "2025-12-29-000000.db.gpg").touch()
    assert encrypt(gpg, to, backups) == sorted({*here} - {f"{OLD}.db.gpg"})
    (to / f"{days[0]}.db.gpg").touch()
    (to / "2998-01-01-000000.db.gpg").touch()
    (to / "2998-01-02-000000.db.gpg").touch()
    assert encrypt(gpg, to, backups) == sorted(f"{name}.db.gpg" for name in (*days, FUTURE)), (
        "two of the future, as there is one for each day"
    )


@needs_gpg
def test_a_wrong_key_fails_and_leaves_no_copy(tmp_path: Path) -> None:
    key, backups, to = tmp_path / "key", tmp_path / "backups", tmp_path / "to"
    backups.mkdir()
    to.mkdir()
    key.touch()
    (backups / f"{DAY}.db").touch()
    with pytest.raises(subprocess.CalledProcessError):
        encrypt(key, to, backups)
    assert not [*to.glob("*.gpg")]


def test_copies_and_dumps_end_when_backups_do() -> None:
    """`find` counts whole days, so +13 is at least fourteen."""
    assert f"'{KEPT_DAYS} days ago'" in (DEPLOY / "encrypt.sh").read_text(encoding="utf-8")
    assert (
        f"-mtime +{KEPT_DAYS - 1} "
        in Unit(DEPLOY / "seven-seas-dump.service")["Service"]["ExecStart"]
    )
