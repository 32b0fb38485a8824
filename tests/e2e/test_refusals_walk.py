"""All of Discord's refusals on all routes: nobody is left without a word or with a running clock.

`refusals.txt` is the walk as a table. With RECORD_REFUSALS=1, the slow test writes it again.
"""

import os
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final, TypeAlias

import pytest

from cogs.context.refusals import _LINES, MEANINGS
from cogs.features.ratings.presses import POOLS
from cogs.ui.page import MakeMove, ShowPage
from cogs.ui.routes import Challenge, PostRanking
from engine.tables.transitions import lobby
from tests.amounts import amount, one_of
from tests.e2e.comings import Scene
from tests.e2e.said import shows
from tests.e2e.stage import press_id, text_of

WALK: Final = Path(__file__).parent / "refusals.txt"
LONGEST: Final = 301
"""Seconds after which the bot has tried a place again."""
SUSPENDED: Final = "Discord doesn't let me show the board"
PAGE: Final = "<!DOCTYPE html><title>Access denied | discord.com used Cloudflare</title>"
STATUSES: Final = {10: 404, 20: 403, 30: 400, 40: 403, 50: 400}
"""By thousands of a code; 400 for the others. Exceptions are below."""
EXCEPTIONS: Final = {
    **dict.fromkeys((40001, 50014, 50027), 401),
    **dict.fromkeys((50001, 50005, 50007, 50009, 50013, 50021), 403),
    **dict.fromkeys((20016, 20022, 20028, 20029, 30046, 40062), 429),
    **dict.fromkeys((40005, 40060), 400),
}

SOME: Final = ("401", "10008", "403 page", "503", "20028", "50001", "50035", "50083")
"""The rows of everyday, at least one of each meaning."""

Fault: TypeAlias = Callable[..., None]
"""Makes Discord refuse requests of this method and path, all of them unless `times` is given."""
Way: TypeAlias = Callable[[Scene, Fault], Awaitable[str]]


def rows() -> list[tuple[int, int, str]]:
    """The status, code and body of each refusal, in the order of the bot's own table."""
    found = [(code, 0, "refused") for code in MEANINGS if code < 1000]
    found += [(502, 0, "refused"), (503, 0, "refused"), *((s, 0, PAGE) for s in (403, 429, 502))]
    listed = [code for code in MEANINGS if code >= 1000]
    return found + [
        (EXCEPTIONS.get(code, STATUSES.get(code // 1000, 400)), code, "refused") for code in listed
    ]


async def post(stage: Scene, refuse: Fault) -> str:
    """A table is opened, and its board is refused."""
    refuse("POST", "/channels/*/messages")
    said = await stage.type("Chloé", "table open", game="seven")
    refuse()
    if "I opened no table" in said:
        assert stage.table is None
        return "said, no table"
    assert shows(said, "posted-later"), said
    await stage.wait(LONGEST)
    assert "Join" in str(stage.messages()[-1].components)
    await stage.bot.tables.change(stage.table.id, lobby.closed)
    return "said, comes later"


async def edit(stage: Scene, refuse: Fault) -> str:
    """The board of a game with a clock can't be edited."""
    await stage.duel(clock=86400)
    who, before = await stage.mover(), stage.boards()[-1].id  # those of closed tables may go later
    await stage.press(who, "My hand")
    refuse("PATCH", "/channels/*/messages/*")
    await stage.forge(who, press_id(MakeMove(0), stage.table.id), on=stage.hands[who])
    await stage.wait(5)
    timing = stage.table.timing
    if stage.boards()[-1].id != before:
        word = "fresh board"
        assert not timing.suspended
    else:
        word = "clock rests"
        assert (timing.suspended, timing.deadline) == (True, None), str(stage.env.backend.faults)
        assert SUSPENDED in stage.hand_text(who)
    refuse()
    await stage.wait(LONGEST)
    assert not stage.table.timing.suspended
    assert stage.table.timing.deadline is not None
    assert SUSPENDED not in stage.hand_text(who)
    assert has_moved(who, stage.board())
    await stage.bot.tables.change(stage.table.id, lobby.closed)
    await stage.env.settle()
    return word


def has_moved(who: str, told: str) -> bool:
    return any(f"{who} {verb}" in told for verb in ("played", "laid"))


async def delete(stage: Scene, refuse: Fault) -> str:
    """A fresh board is asked for, and the one before can't be deleted."""
    await stage.duel()
    refuse("DELETE", "/channels/*/messages/*")
    await stage.type("Anna", "table show")
    assert 1 <= len(stage.boards()) <= 2
    refuse()
    await stage.wait(LONGEST)
    await stage.forge(who := await stage.mover(), press_id(MakeMove(0), stage.table.id))
    assert has_moved(who, "\n".join(stage.texts()))
    word = "deleted later" if len(stage.boards()) == 1 else "left there"
    assert not stage.table.timing.suspended
    await stage.bot.tables.change(stage.table.id, lobby.closed)
    await stage.env.settle()
    for left in stage.boards():
        stage.env.backend.delete_message(stage.channel.id, left.id)
    return word


async def answer(stage: Scene, refuse: Fault) -> str:
    """A press of My hand is answered; the first answer is refused."""
    if stage.table is None:
        await stage.duel()
    who = await stage.mover()
    refuse("POST", "/interactions/*/*/callback", times=1)
    result = await stage.sent(stage.people[who], stage.boards()[0], hand_of(stage), None)
    refuse()
    if not result.acknowledged:
        return "over"
    said = text_of(result.response)
    assert shows(said, "hand-yours")
    return "in words" if "Discord" in said else "shown again"


def hand_of(stage: Scene) -> str:
    return press_id(ShowPage("hand"), stage.table.id)


async def share(stage: Scene, refuse: Fault) -> str:
    """Somebody posts a leaderboard, and the post is refused."""
    await stage.type("Anna", "help")
    refuse("POST", "/webhooks/*/*", times=1)
    post = press_id(PostRanking(POOLS[0]))
    said = await stage.forge("Anna", post, on=stage.hands["Anna"])
    refuse()
    assert not shows(said, "leaderboard-posted")
    return "text to copy" if "copy its text" in said else "said"


async def challenge(stage: Scene, refuse: Fault) -> str:
    """Somebody is challenged, and Discord doesn't say whether they are a member."""
    await stage.type("Anna", "help")
    refuse("GET", "/guilds/*/members/*")
    user = stage.people["Ben"].id
    said = await stage.forge("Anna", press_id(Challenge(user, "seven")), on=stage.hands["Anna"])
    refuse()
    assert stage.bot.tables.open_tables() == ()
    assert "Discord" in said or shows(said, "challenge-gone")
    return "said, no table"


async def thread(stage: Scene, refuse: Fault) -> str:
    """A table is opened in a thread that Discord doesn't give."""
    refuse("POST", "/channels/*/threads")
    said = await stage.type("Chloé", "table open", game="seven", thread=True)
    refuse()
    assert stage.bot.tables.open_tables() == ()
    assert "<" not in said
    assert "Discord" in said
    return "said, no table"


WAYS: Final[dict[str, Way]] = {
    "post": post,
    "edit": edit,
    "delete": delete,
    "answer": answer,
    "thread": thread,
    "share": share,
    "challenge": challenge,
}


async def walked(stage: Scene, way: str, row: tuple[int, int, str]) -> str:
    """The outcome of a refusal on a way, in a few words."""
    status, code, body = row

    def refuse(method: str = "", path: str = "", times: int | None = None) -> None:
        stage.env.backend.faults.clear()
        if method:
            stage.env.inject_error(
                method, path, status=status, code=code, message=body, times=times
            )

    if way != "answer" and stage.table is not None:
        await stage.bot.tables.change(stage.table.id, lobby.closed)
        await stage.env.settle()
    return await WAYS[way](stage, refuse)


def name_of(row: tuple[int, int, str]) -> str:
    status, code, body = row
    return str(code or (f"{status} page" if body == PAGE else status))


def listed() -> dict[str, list[str]]:
    """The cells of the table in the repository, by the name of the row."""
    lines = WALK.read_text(encoding="utf-8").splitlines() if WALK.exists() else []
    cells = [[cell.strip() for cell in line.split("|")] for line in lines if "|" in line]
    return {name: rest for name, *rest in cells[1:]}


@pytest.mark.timeout(900)
@pytest.mark.parametrize("is_everyday", one_of([True, False]))
@pytest.mark.parametrize("way", WAYS)
async def test_refusals_on_one_route(
    stage: Scene, way: str, is_everyday: bool, caplog: pytest.LogCaptureFixture
) -> None:
    """The walk; the table names each cell. Each route takes a third of the rows, in turn.

    In the deep profile, and to record it, the walk is whole.
    """
    column, records = [*WAYS].index(way), "RECORD_REFUSALS" in os.environ and not is_everyday
    every = [row for row in rows() if name_of(row) in SOME or not is_everyday]
    is_whole = records or amount(0, 1)
    walk = every if is_whole else every[column % 3 :: 3]
    found = {name_of(row): await walked(stage, way, row) for row in walk}
    assert "incident" not in caplog.text
    if records:
        record(way, found)
    known = listed()
    assert found == {name: known[name][column] for name in found}


def test_the_table_has_a_row_for_every_refusal() -> None:
    assert [*listed()] == [name_of(row) for row in rows()]


def record(way: str, found: dict[str, str]) -> None:
    """Write a column of the table."""
    known, column = listed(), [*WAYS].index(way)
    words = {line.split()[0]: line.split("|")[-1].strip() for line in _LINES[1:]}
    lines = [("refusal", *WAYS, "Discord's words")]
    for name, word in found.items():
        cells = known.get(name, [""] * len(WAYS))[: len(WAYS)]
        cells[column] = word
        lines.append((name, *cells, words.get(name, "")))
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    text = [" | ".join(c.ljust(w) for c, w in zip(line, widths, strict=True)) for line in lines]
    WALK.write_text("\n".join(map(str.rstrip, text)) + "\n", encoding="utf-8")
