"""The commands on a PostgreSQL database: those that work there, and those with a substitute."""

import json
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.host.single_instance import single_instance
from data.base.ports import Server
from tests.bot.cli.test_commands import ANNA, answer, empty_folder, host_error, played
from tests.data.postgres import Cluster, started

pytestmark = pytest.mark.slow

__all__ = ["empty_folder"]  # used by all tests here


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    with closing(started()) as cluster:
        yield cluster


@pytest.fixture
def server(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> Server:
    """The database of the settings, still empty."""
    server = cluster.database()
    monkeypatch.setenv("DATABASE_URL", server.url)
    return server


def test_every_command_on_a_server(capsys: pytest.CaptureFixture[str], server: Server) -> None:
    said = [answer(capsys, "db current"), answer(capsys, "check"), answer(capsys, "db upgrade")]
    assert "has version 0; the newest is" in said[0]
    assert "will be upgraded from version 0" in said[1]
    old = Path("old.db")
    said += [answer(capsys, f"db upgrade --database {old}")]
    played(old)
    said += [answer(capsys, f"db copy {old} {server.url}")]
    assert "and every open table is as it was" in said[-1]
    told = json.loads(answer(capsys, f"db export {ANNA}"))
    assert [table["status"] for table in told["tables"]] == ["lobby", "finished"]
    said += [answer(capsys, "db check"), answer(capsys, "check")]
    assert "is sound" in said[-2]
    assert "is sound, version" in said[-1]
    with single_instance(server):
        for line in (
            f"db forget {ANNA}",
            f"db copy {server.url} new.db",
            f"db copy {old} {server.url}",
        ):
            said += [host_error(capsys, line)]
            assert "Another bot is running" in said[-1]
        with single_instance(old):
            assert "another bot is running" in host_error(capsys, f"db copy {old} {server.url}")
    for line in ("db backup copy.db", "db restore old.db"):
        said += [host_error(capsys, line)]
    assert ["pg_dump" in said[-2], "pg_restore" in said[-1]] == [True, True]
    said += [host_error(capsys, f"db copy {old} {server.url}")]
    assert "is not empty" in said[-1]
    said += [answer(capsys, f"db copy {server.url} back.db")]
    both = [
        json.loads(answer(capsys, f"db export {ANNA} --database {file}"))["tables"]
        for file in (old, "back.db")
    ]
    assert both[0] == both[1] == told["tables"]
    said += [answer(capsys, f"db forget {ANNA}")]
    assert json.loads(answer(capsys, f"db export {ANNA}"))["tables"] == []
    assert not [line for line in said if "secret" in line], "the password"


def test_an_unreadable_url_is_reported_without_showing_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for url in (
        "postgresql://seas:hunter2@x@host/seas",
        "postgresql://seas:hunter2/x@host/seas",
        "mysql://seas:hunter2@host/seas",
        "hunter2",
        "postgresql://[hunter2/seas",
    ):
        monkeypatch.setenv("DATABASE_URL", url)
        told = host_error(capsys, "check")
        assert "DATABASE_URL must be like postgresql://" in told
        assert "hunter2" not in told
