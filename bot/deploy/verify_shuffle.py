"""Checks the shuffle of an exported game of Seven Seas; needs Python 3.10 and nothing else.

python verify_shuffle.py FILE

Without FILE it waits for the lines of tags to be pasted, up to an empty line. It shares no code
with the bot: shuffle.md describes everything it checks.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import sys
from io import TextIOWrapper
from itertools import takewhile
from pathlib import Path

COMMITTED = ["Table", "Game", "FirstOptions", "Secret"]
SEEDED = ["Table", "Game", "Options", "Seats", "Cuts"]
GAME_KEYS = {"FirstOptions": "first-options"}


def read(text: str) -> dict[str, str]:
    """The tags by name, from lines of the form [Name "value"]; the first of duplicates counts."""
    found = re.findall(r'^\[(\w+) "((?:[^"\\]|\\.)*)"\]', text, re.MULTILINE)
    return {name: re.sub(r"\\(.)", r"\1", value) for name, value in reversed(found)}


def lines(title: str, names: list[str], tags: dict[str, str]) -> str:
    """The text that is hashed: a title, then one line for each part."""
    return "\n".join([title] + [f"{GAME_KEYS.get(n, n.lower())} {tags[n]}" for n in names])


def faults(text: str) -> list[str]:
    """The tags that don't fit the rest, by name; an empty list if the deal matches the seal."""
    tags = read(text)
    needed = dict.fromkeys(COMMITTED + SEEDED + ["Commitment", "Seed"])
    missing = [name for name in needed if not tags.get(name)]
    if missing:
        return ["no tag " + name for name in missing]
    promise = lines("seven-seas commitment 1", COMMITTED, tags).encode()
    message = lines("seven-seas seed 1", SEEDED, tags).encode()
    key = hmac.new(tags["Secret"].encode(), message, hashlib.sha256).digest()
    found = {
        "Commitment": hashlib.sha256(promise).hexdigest(),
        "Seed": str(int.from_bytes(key[:8], "big") >> 1),
    }
    return [name for name, value in found.items() if tags[name] != value]


if __name__ == "__main__":
    if len(sys.argv) > 1:
        game = Path(sys.argv[1]).read_text("utf-8", "replace")
    else:
        if isinstance(sys.stdin, TextIOWrapper) and not sys.stdin.isatty():  # a game's file
            sys.stdin.reconfigure(encoding="utf-8", errors="replace")
        game = "".join(takewhile(str.strip, sys.stdin))
    if wrong := faults(game):
        sys.exit("This does not fit the rest: " + ", ".join(wrong))
    print("All fits, if the lobby showed the seal " + read(game)["Commitment"][:12])
