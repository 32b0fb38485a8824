"""The script that builds the image: its arguments, and its refusals, with a stand-in for Docker."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bot.texts.changelog import version
from tests.bot.test_deploy import DEPLOY

SCRIPT = DEPLOY / "image.sh"
STAND_IN = """#!/bin/sh
echo "$@" >> "$ASKED"
[ "$2" != "$WITHOUT" ]
"""
TAG = version().replace("+", "-")


class Machine:
    """A machine with some programs in its path, and the commands that Docker was given."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.path = folder / "bin"
        self.path.mkdir()
        (self.path / "python3").symlink_to(sys.executable)
        for name in ("sh", "git", "dirname", "tr"):
            (self.path / name).symlink_to(shutil.which(name) or "")

    def has_docker(self) -> None:
        (self.path / "docker").write_text(STAND_IN, encoding="utf-8")
        (self.path / "docker").chmod(0o755)

    def run(self, *words: str, without: str = "", cluster: str = "") -> tuple[int, str, list[str]]:
        """The exit status, what it said, and the commands."""
        asked = self.folder / "asked"
        done = subprocess.run(
            [self.path / "sh", SCRIPT, *words],
            cwd=self.folder,
            env={
                "PATH": str(self.path),
                "ASKED": str(asked),
                "WITHOUT": without,
                "CLUSTER": cluster,
                "PYTHONDONTWRITEBYTECODE": "1",
            },
            capture_output=True,
            text=True,
            check=False,
        )
        found = asked.read_text(encoding="utf-8").splitlines() if asked.exists() else []
        return done.returncode, done.stderr, found


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


def test_one_image_for_both_processors_goes_into_an_archive(machine: Machine) -> None:
    machine.has_docker()
    status, said, asked = machine.run()
    assert (status, said) == (0, "")
    built = asked[-1].split()
    assert built[:2] == ["buildx", "build"]
    for option in ("--sbom=true", "--provenance=mode=max", f"seven-seas:{TAG}"):
        assert option in built
    assert built[built.index("--platform") + 1] == "linux/amd64,linux/arm64"
    assert built[built.index("--output") + 1] == f"type=oci,dest=seven-seas-{TAG}.tar"
    file = Path(built[built.index("--file") + 1])
    assert (machine.folder / file).resolve() == DEPLOY / "Dockerfile"
    assert (machine.folder / built[-1]).resolve() == DEPLOY.parent.parent


def test_what_is_passed_to_the_build_is_asked_for_by_the_image(machine: Machine) -> None:
    machine.has_docker()
    *_, asked = machine.run(cluster="1")
    arguments = [word for word in asked[-1].split() if word.startswith(("VERSION=", "CLUSTER="))]
    assert arguments == [f"VERSION={version()}", "CLUSTER=1"]
    image = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
    for argument in arguments:
        assert f"\nARG {argument.partition('=')[0]}=\n" in image
    assert "SEVEN_SEAS_VERSION=$VERSION pip wheel" in image


def test_a_host_who_names_an_image_has_it_pushed(machine: Machine) -> None:
    machine.has_docker()
    *_, asked = machine.run("ghcr.io/me/seven-seas")
    assert f"--tag ghcr.io/me/seven-seas:{TAG} --output type=registry " in asked[-1]


def test_a_builder_is_made_once(machine: Machine) -> None:
    """The stand-in has none until it was asked to make one."""
    machine.has_docker()
    *_, asked = machine.run(without="inspect")
    assert [line.split()[1] for line in asked] == ["version", "inspect", "create", "build"]
    *_, asked = machine.run()
    assert [line.split()[1] for line in asked[4:]] == ["version", "inspect", "build"]


def test_what_is_missing_is_said_in_one_sentence(machine: Machine) -> None:
    assert machine.run() == (1, "image.sh: docker is not installed\n", [])
    machine.has_docker()
    status, said, asked = machine.run(without="version")
    assert status == 1
    assert said.startswith("image.sh: docker has no buildx: install ")
    assert said.count("\n") == 1
    assert asked == ["buildx version"]
    assert machine.run("a", "b")[0] == 1


@pytest.mark.parametrize("script", sorted(DEPLOY.glob("*.sh")), ids=lambda path: path.name)
def test_the_shell_finds_no_fault(script: Path) -> None:
    shellcheck = shutil.which("shellcheck")
    if shellcheck is None:
        pytest.skip("shellcheck is not installed")
    done = subprocess.run([shellcheck, script], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "")
