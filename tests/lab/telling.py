"""Printing, and measuring one's own process, for the laboratory; it imports nothing heavy."""

from __future__ import annotations

import gc
import sys
from pathlib import Path


def say(text: str) -> None:
    """Print a line at once."""
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def resident() -> int:
    """Bytes of memory that this process holds."""
    gc.collect()
    pages = Path("/proc/self/statm").read_text(encoding="ascii").split()[1]
    return int(pages) * 4096
