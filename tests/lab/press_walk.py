"""The way of a press through the code, from the button's callback to the commit of its move.

    python -m tests.lab.press_walk [--list]

Cards of 7 Seas are pressed in open hands on the simulated Discord, one by each of two people, so
that whatever is read once has been read. Then one more press is followed. Counted are the files
that run a line before the store appends the move, the functions that are entered, and the returns:
how often a file runs again after another one ran. --list prints the functions in the order of the
walk.
"""

import asyncio
import sys
import tempfile
from contextvars import ContextVar
from itertools import groupby
from pathlib import Path
from types import FrameType
from typing import Any

from cogs.ui.page import MakeMove
from tests.e2e.conftest import opened
from tests.e2e.stage import press_id

ROOT = Path(__file__).parents[2]
PACKAGES = tuple(str(ROOT / name) + "/" for name in ("bot", "cogs", "data", "engine"))
BEGINS = ("callback", "/cogs/ui/")
ENDS = ("add_move", "add_moves")


class Walk:
    """The code that runs in the context of one press, until its move is appended."""

    def __init__(self) -> None:
        self.files: list[str] = []
        self.functions: list[str] = []
        self.entered: dict[int, FrameType] = {}  # a frame that is kept cannot lend its id
        self.is_under_way: ContextVar[bool] = ContextVar("is_under_way", default=False)
        self.is_over = False

    def trace(self, frame: FrameType, event: str, arg: Any) -> Any:
        """Note a line or a call, as sys.settrace asks for it."""
        code = frame.f_code
        if self.is_over or not code.co_filename.startswith(PACKAGES):
            return None
        if code.co_name == BEGINS[0] and BEGINS[1] in code.co_filename:
            self.is_under_way.set(True)
        if not self.is_under_way.get():
            return None
        if event == "call":
            if id(frame) not in self.entered:
                path = code.co_filename.removeprefix(str(ROOT) + "/")
                self.functions.append(f"{path} {code.co_qualname}")
            self.entered[id(frame)] = frame
            self.is_over = code.co_name in ENDS
        self.files.append(code.co_filename.removeprefix(str(ROOT) + "/"))
        return self.trace

    def counted(self) -> tuple[int, int, int]:
        """How many files, functions and returns the walk has."""
        way = [file for file, _ in groupby(self.files)]
        rooms = len(set(way))
        return rooms, len(self.entered), len(way) - rooms


async def walk() -> Walk:
    """Press the first card of the player to move, the third time with a trace."""
    walked = Walk()
    with tempfile.TemporaryDirectory() as folder:
        async with opened(Path(folder) / "walk.db") as stage:
            await stage.open_table("seven-seas", list(stage.people)[:2])
            for is_last in (False, False, True):
                who = (await stage.who_moves())[0]
                table, person = stage.table, stage.people[who]
                version = (await stage.bot.tables.view(table.id, person.id)).version
                sys.settrace(walked.trace if is_last else None)
                try:
                    await stage.forge(who, press_id(MakeMove(0), table.id, version))
                finally:
                    sys.settrace(None)
    return walked


def main() -> None:
    """Print the figures."""
    walked = asyncio.run(walk())
    files, functions, returns = walked.counted()
    print(f"{files} files, {functions} functions, {returns} returns")  # noqa: T201 - its figures
    if "--list" in sys.argv:
        print(*walked.functions, sep="\n")  # noqa: T201 - as above


if __name__ == "__main__":
    main()
