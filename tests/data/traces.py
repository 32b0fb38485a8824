"""Looks for a person in the bytes of a database: ids as digits and as integers, names as text."""

import json
from collections.abc import Collection, Sequence
from pathlib import Path


def traces(user: int, names: Collection[str] = ()) -> tuple[bytes, ...]:
    """How a file of SQLite may hold this id and these names: digits, integers, UTF-8 and JSON."""
    forms = [str(user).encode(), user.to_bytes(8, "big"), _varint(user)]
    for name in filter(None, names):
        forms += [name.encode(), json.dumps(name, ensure_ascii=False)[1:-1].encode()]
    return tuple(dict.fromkeys(forms))


def _varint(number: int) -> bytes:
    """SQLite's form of an integer that is a key: seven bits in each byte, the last one first bit 0.

    A ninth byte has eight bits.
    """
    if number >= 1 << 56:
        head, tail = number >> 8, [number & 0xFF]
    else:
        head, tail = number >> 7, [number & 0x7F]
    while head:
        tail.insert(0, (head & 0x7F) | 0x80)
        head >>= 7
    return bytes(tail)


def holds(path: Path, forms: Sequence[bytes]) -> bool:
    """True if the file, or its log, contains any of these; a file that is not there does not."""
    files = [file for file in (path, path.with_name(f"{path.name}-wal")) if file.exists()]
    return any(form in file.read_bytes() for file in files for form in forms)
