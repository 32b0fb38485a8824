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
from itertools import takewhile
from pathlib import Path

COMMITTED = ["Table", "Game", "FirstOptions", "Secret"]
SEEDED = ["Table", "Game", "Options", "Seats", "Cuts"]
NAMES = {"FirstOptions": "first-options"}


def read(text: str) -> dict[str, str]:
    """The tags by name, from lines of the form [Name "value"]; the first of duplicates counts."""
    found = re.findall(r'^\[(\w+) "((?:[^"\\]|\\.)*)"\]', text, re.MULTILINE)
    return {name: re.sub(r"\\(.)", r"\1", value) for name, value in reversed(found)}


def lines(title: str, names: list[str], tags: dict[str, str]) -> str:
    """The text that is hashed: a title, then one line for each part."""
    return "\n".join([title] + [f"{NAMES.get(n, n.lower())} {tags[n]}" for n in names])


def sha256(text: str) -> str:
    """The hash of a text, in hexadecimal digits."""
    return hashlib.sha256(text.encode()).hexdigest()


def faults(text: str) -> list[str]:
    """The parts that don't fit the rest, by name; an empty list if the deal matches the seal."""
    tags = read(text)
    needed = dict.fromkeys(COMMITTED + SEEDED + ["Commitment", "Digests", "Seed"])
    missing = [name for name in needed if not tags.get(name)]
    if missing:
        return ["no tag " + name for name in missing]
    parts = {NAMES.get(n, n.lower()): tags[n] for n in COMMITTED + SEEDED}
    parts["order"], parts["seats"] = tags["Seats"], " ".join(sorted(tags["Seats"].split()))
    words = tags["Digests"].split()
    digests = dict(zip(words[::2], words[1::2], strict=False))
    changed = [n for n in parts if digests.get(n) != sha256(f"{n} {parts[n]}")[:8]]
    committed = sha256(lines("seven-seas commitment 1", COMMITTED, tags)) == tags["Commitment"]
    message = lines("seven-seas seed 1", SEEDED, tags).encode()
    key = hmac.new(tags["Secret"].encode(), message, hashlib.sha256).digest()
    seeded = str(int.from_bytes(key[:8], "big") >> 1) == tags["Seed"]
    if committed and seeded:
        return ["digests"] if changed else []
    if not committed and not {"table", "game", "first-options", "secret"} & set(changed):
        changed.append("commitment")
    if not seeded and not set(changed) - {"first-options", "commitment"}:
        changed.append("seed")
    return [name for name in changed if name != "order" or "seats" not in changed]


if __name__ == "__main__":
    if len(sys.argv) > 1:
        game = Path(sys.argv[1]).read_text("utf-8")
    else:
        game = "".join(takewhile(str.strip, sys.stdin))
    if wrong := faults(game):
        sys.exit("This does not fit the rest: " + ", ".join(wrong))
    print("All fits, if the lobby showed the seal " + read(game)["Commitment"][:12])
