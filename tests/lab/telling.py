"""Printing, and measuring processes, for the laboratory; it imports nothing heavy."""

import gc
import os
import sys
from contextlib import suppress
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")


def say(text: str) -> None:
    """Print a line at once."""
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def resident(pid: int | str = "self") -> float:
    """Megabytes of memory that a process holds, this one by default."""
    gc.collect()
    pages = Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1]
    return int(pages) * os.sysconf("SC_PAGE_SIZE") / 1e6


def processor(*pids: int) -> float:
    """Seconds of a core that these processes, and those that they have waited for, have used."""
    total = 0
    for pid in pids:
        with suppress(FileNotFoundError, ProcessLookupError):
            stat = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
            total += sum(map(int, stat[11:15]))
    return total / TICKS
