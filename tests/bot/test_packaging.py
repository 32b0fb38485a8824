"""A package holds exactly the files of the source, whatever was packed before."""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from data.base.upgrade import newest

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parent.parent.parent
PACKED = ("bot", "cogs", "engine", "data", "pyproject.toml", "README.md", "LICENSE")
NEXT = newest() + 1
LATER = f"data/migrations/V{NEXT}__later.sql"


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """A copy of the source, to be packed as a host does."""
    folder = tmp_path / "source"
    folder.mkdir()
    for name in PACKED:
        if (ROOT / name).is_dir():
            shutil.copytree(
                ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__")
            )
        else:
            shutil.copy(ROOT / name, folder)
    return folder


def installed(source: Path, place: Path) -> Path:
    """Pack the source and install the package in this place."""
    wheels = place.with_suffix(".wheels")
    packing = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(wheels)]
    subprocess.run([*packing, str(source)], check=True, capture_output=True, timeout=100)
    (wheel,) = wheels.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(place)
    return place


def ran(place: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """Run a command of the bot that is installed in this place, in its parent folder."""
    return subprocess.run(
        [sys.executable, "-P", "-m", "bot", *command],
        cwd=place.parent,
        env={**os.environ, "PYTHONPATH": str(place), "DATABASE": "seas.db"},
        capture_output=True,
        text=True,
        check=False,
        timeout=100,
    )


def files_of(source: Path) -> set[Path]:
    """All files but those that Python makes when it reads the version."""
    return {path for path in source.rglob("*") if "__pycache__" not in path.parts}


def test_after_going_back_an_older_version_refuses_a_newer_database(
    source: Path, tmp_path: Path
) -> None:
    """Packing leaves nothing in the source, and packs all that it needs."""
    before = files_of(source)
    old = installed(source, tmp_path / "old")
    assert files_of(source) == before
    assert not [*old.rglob("*.pyc")]
    assert ran(old, "check").returncode == 0
    for name in ("seven-seas.service", "PRIVACY.md"):
        assert (old / "bot/deploy" / name).exists()
    assert ran(old, "db", "upgrade").returncode == 0
    (source / LATER).write_text("SELECT 1;", "utf-8")
    new = installed(source, tmp_path / "new")
    assert (new / LATER).exists()
    assert f"has version {NEXT}" in ran(new, "db", "upgrade").stdout
    (source / LATER).unlink()
    back = installed(source, tmp_path / "back")
    assert not (back / LATER).exists()
    refused = ran(back, "db", "upgrade")
    assert refused.returncode == 1
    assert "start the newer program" in refused.stderr
