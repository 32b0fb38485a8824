"""The table of Discord's refusals: each code, status and body has one meaning."""

from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest

from cogs.context.refusals import Act, Meaning, meaning, unless


def refused(status: int, code: int = 0, text: str = "refused") -> discord.HTTPException:
    """The error that discord.py raises for an answer with this body."""
    answer: Any = SimpleNamespace(status=status, reason="")
    return discord.HTTPException(answer, {"code": code, "message": text} if code else text)


@pytest.mark.parametrize(
    ("status", "code", "act", "expected"),
    [
        (403, 50001, None, Meaning.PLACE),
        (400, 50035, None, Meaning.CONTENT),
        (400, 50083, Act.EDIT, Meaning.MESSAGE),
        (400, 50083, None, Meaning.PLACE),
        (403, 50013, Act.DELETE, Meaning.MESSAGE),
        (403, 50013, None, Meaning.PLACE),
        (429, 20028, None, Meaning.PASSES),
        (404, 10062, None, Meaning.ANSWER),
        (401, 0, None, Meaning.APPLICATION),
        (403, 99999, None, Meaning.PLACE),
        (404, 99999, Act.EDIT, Meaning.MESSAGE),
        (418, 99999, None, Meaning.CONTENT),
        (599, 0, None, Meaning.PASSES),
    ],
)
def test_a_code_decides_and_else_the_status(
    status: int, code: int, act: Act | None, expected: Meaning
) -> None:
    assert meaning(refused(status, code), act) is expected


@pytest.mark.parametrize("page", ["<!DOCTYPE html><title>1015", "\n<html>", "error code: 1020"])
@pytest.mark.parametrize("status", [400, 403, 404, 429, 502])
def test_a_web_page_is_not_discords_and_passes(status: int, page: str) -> None:
    assert meaning(refused(status, text=page)) is Meaning.PASSES


def test_a_lost_connection_passes_and_a_bug_means_nothing() -> None:
    assert meaning(aiohttp.ServerDisconnectedError()) is Meaning.PASSES
    assert meaning(discord.RateLimited(60.0)) is Meaning.PASSES
    assert meaning(KeyError("a bug")) is None


def test_only_the_named_refusals_are_silent() -> None:
    with unless(Meaning.MESSAGE):
        raise refused(404, 10008)
    with pytest.raises(discord.HTTPException), unless(Meaning.MESSAGE):
        raise refused(403, 50001)
