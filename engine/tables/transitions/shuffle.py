"""The verifiable shuffle: a secret, shown first as its hash, and people's words.

`bot/deploy/shuffle.md` describes every text byte by byte, and `bot/deploy/verify_shuffle.py`
checks them without this module.
"""

import hashlib
import hmac
import secrets
from collections.abc import Mapping
from dataclasses import replace
from typing import Final
from unicodedata import category, normalize

from engine.tables.model.refusals import Refusal, Refused
from engine.tables.model.table import BLANK, Shuffle, Table

LONGEST_WORD: Final = 20
"""Characters of a word that cuts the deck."""
NO_CUT: Final = "-"
COMPUTER: Final = "computer"
UNQUOTED: Final = '"\\`'
"""Characters that would end the quoted text of a word."""

COMMITTED: Final = ("table", "game", "first-options", "secret")
"""The parts of the commitment, in order."""
SEEDED: Final = ("table", "game", "options", "seats", "cuts")
"""The parts of the seed, in order; the secret is the key."""
PARTS: Final = (*COMMITTED[:-1], *SEEDED[2:], "secret", "commitment", "seed")
TAGS: Final = {part: part.title().replace("-", "") for part in PARTS}
"""All parts, and their names in an exported game, such as FirstOptions."""


def sealed(table: Table, secret: str | None = None) -> Table:
    """The new table with the secret for its seed; None: a newly drawn secret."""
    return replace(table, shuffle=Shuffle(secret or secrets.token_hex(32), table.options))


def commitment_of(table: Table) -> str:
    """The seal that may be shown before the end, in hexadecimal digits; "": it has none."""
    return "" if table.shuffle is None else _commitment(_parts(table, table.shuffle))


def drawn(table: Table) -> Table:
    """The table at its start: seats and cuts are settled, and the seed follows from them."""
    if table.shuffle is None:
        return table
    shuffle = table.shuffle
    if not shuffle.deal:
        entries = (COMPUTER if p.user is None else str(p.entry or 0) for p in table.players)
        cuts = " ".join(player.cut or NO_CUT for player in table.players)
        shuffle = replace(shuffle, seats=" ".join(entries), cuts=cuts)
    parts = _parts(table, shuffle)
    shuffle = replace(shuffle, commitment=_commitment(parts))
    players = tuple(replace(player, entry=None, cut=None) for player in table.players)
    return replace(table, players=players, shuffle=shuffle, seed=_seed(parts))


def settled(shuffle: Shuffle, game: str) -> tuple[str, int]:
    """The seal and the seed of a deal that several tables of a game share.

    Its options stay as they are at first.
    """
    named = {"table": shuffle.deal, "game": game, "options": shuffle.first_options}
    fields = ("first-options", "seats", "cuts", "secret")
    parts = named | {part: getattr(shuffle, part.replace("-", "_")) for part in fields}
    return _commitment(parts), _seed(parts)


def word_of(typed: str) -> str:
    """The typed text as a visible cutting word without spaces; refused if empty."""
    text = "-".join(normalize("NFKC", typed).split())
    kept = "".join(c for c in text if category(c)[0] in "LMNPS" and c not in UNQUOTED + BLANK)
    word = kept.strip("-")[:LONGEST_WORD].rstrip("-")
    if all(category(c)[0] == "M" for c in word):
        raise Refused(Refusal.NO_WORD)
    return word


def tags_of(table: Table) -> Mapping[str, str]:
    """All ingredients of a finished table's shuffle, by the names of the tags.

    Empty for a table without a shuffle, or without a deal; refused while the table is open.
    """
    if table.is_open:
        raise Refused(Refusal.NOT_OVER, table)
    if table.shuffle is None or table.started is None:
        return {}
    parts = _parts(table, table.shuffle)
    return {tag: parts[part] for part, tag in TAGS.items()}


def tag_lines(tags: Mapping[str, str]) -> str:
    """The tags as an exported game has them, a line for each: [Name "value"]."""
    quoted = {tag: value.replace("\\", r"\\").replace('"', r"\"") for tag, value in tags.items()}
    return "\n".join(f'[{tag} "{value}"]' for tag, value in quoted.items())


def fits(tags: Mapping[str, str]) -> bool:
    """True if the seal fits the secret, and the seed fits all of its ingredients."""
    parts = {part: tags.get(tag, "") for part, tag in TAGS.items()}
    return parts["commitment"] == _commitment(parts) and parts["seed"] == str(_seed(parts))


def _parts(table: Table, shuffle: Shuffle) -> dict[str, str]:
    return {
        "table": shuffle.deal or str(table.id),
        "game": table.game,
        "first-options": shuffle.first_options,
        "options": table.options,
        "seats": shuffle.seats,
        "cuts": shuffle.cuts,
        "secret": shuffle.secret,
        "commitment": shuffle.commitment,
        "seed": str(table.seed),
    }


def _commitment(parts: Mapping[str, str]) -> str:
    lines = ["seven-seas commitment 1", *(f"{part} {parts[part]}" for part in COMMITTED)]
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


def _seed(parts: Mapping[str, str]) -> int:
    """63 bits, which fit SQLite's signed integers."""
    lines = ["seven-seas seed 1", *(f"{part} {parts[part]}" for part in SEEDED)]
    digest = hmac.digest(parts["secret"].encode(), "\n".join(lines).encode(), "sha256")
    return int.from_bytes(digest[:8], "big") >> 1
