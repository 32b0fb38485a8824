"""The shuffle that anybody can check: two verifiers that know nothing of each other agree."""

import hashlib
import hmac
import importlib.util
import re
import subprocess
import sys
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from functools import partial
from itertools import product
from pathlib import Path
from random import Random
from types import ModuleType

import pytest

from engine.core import choices_by_default
from engine.events import night as night_module
from engine.events import rounds
from engine.events.night import Plan
from engine.games import GAMES
from engine.players.base import Level
from engine.tables.model.refusals import Refusal, Refused
from engine.tables.model.table import ChannelPlace, Player, Status, Table
from engine.tables.position import replayed
from engine.tables.transitions import lobby, seating
from engine.tables.transitions.shuffle import (
    LONGEST_WORD,
    commitment_of,
    fits,
    sealed,
    settled,
    tag_lines,
    tags_of,
    word_of,
)
from tests.engine.tables.at_the_gate import ANNA, BEN, HERE, ToyTables, refusal, tables_on, user

SCRIPT = Path(__file__).parents[4] / "bot/deploy/verify_shuffle.py"
SECRET = "00112233445566778899aabbccddeeff" * 2
WORDS = ("", "anchor", "Käpt'n", "海賊", "🏴", "]-)", "#1")
BREAKS = {
    "Commitment": "Table Game FirstOptions Secret Commitment",
    "Seed": "Table Game Options Seats Cuts Secret Seed",
}
"""For each of two tags those of which no bit can be changed while it fits."""


def script() -> ModuleType:
    """The stand-alone script, which imports nothing of the project."""
    spec = importlib.util.spec_from_file_location("verify_shuffle", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


VERIFY = script()


def table_of(number: int) -> Table:
    """A table that was dealt and is over: game, rules, people, words are drawn from the number."""
    draw = Random(number)
    game = GAMES[draw.choice(list(GAMES))]
    host = Player("Anna", 101, entry=draw.getrandbits(60))
    table = lobby.opened(game, ChannelPlace(1, 2), host, choices_by_default(game), 0.0)
    table = sealed(replace(table, id=number + 1), draw.randbytes(32).hex())
    for rule in draw.sample(game.house_rules, min(1, len(game.house_rules))):
        with suppress(Refused):  # not every value goes with the other rules
            table = lobby.chosen(table, game, 101, **{rule.name: draw.choice(rule.values)})
    seats = draw.choice(game.seats_for(lobby.read_options(game, table.options)))
    for seat in range(1, seats):
        if draw.random() < 0.3:
            computer = Player(f"Pip {seat}", None, Level.MATE)
            table = lobby.with_computer(table, game, 101, computer)
        else:
            person = Player(f"Ben {seat}", 101 + seat, entry=draw.getrandbits(60))
            table = lobby.joined(table, game, person)
    for player in table.players:
        if player.user is not None and (word := draw.choice(WORDS)):
            table = lobby.cut(table, player.user, word)
    started = lobby.started(table, game, 101, 1.0)
    assert commitment_of(table) == commitment_of(started)
    return lobby.closed(started)


def both(tags: Mapping[str, str]) -> list[str]:
    """The faults of these tags, on which both verifiers must agree."""
    found: list[str] = VERIFY.faults(tag_lines(tags))
    assert fits(tags) == (not found)
    return found


def test_two_verifiers_agree_on_many_tables_of_all_games() -> None:
    games = set()
    for number in range(200):
        table = table_of(number)
        tags = tags_of(table)
        assert both(tags) == []
        assert tags["Commitment"] == commitment_of(table)
        assert 0 < table.seed < 2**63
        games.add(table.game)
        if number % 50 == 0:
            replayed(GAMES[table.game], table, ())
    assert games == set(GAMES)


def test_tables_of_a_nights_round_share_one_deal() -> None:
    """The people there change nothing, but words do; each round has a secret of its own."""
    place, options = ChannelPlace(1, 2), lobby.write_options(GAMES["seven"], {})
    plan = Plan("seven", options, 3, 4, 60, 9.0)
    night = replace(night_module.announced(place, 1, plan, SECRET, 0.0), id=7)
    seals = rounds.seals(night)
    cut = replace(night, cuts="anchor -")
    assert seals == rounds.seals(cut)
    assert len({*seals}) == 3
    assert len({rounds.shuffle_of(night, number).secret for number in (1, 2, 3)}) == 3
    seeds = set()
    for number, by in product((1, 2, 3), (night, cut)):
        told = []
        for table, seats in ((5, 4), (6, 3)):
            players = tuple(Player(f"P{n}", n, entry=n) for n in range(1, seats + 1))
            shuffle = rounds.shuffle_of(by, number)
            new = Table(table, place, 1, "seven", options, players, Status.LOBBY, 0.0, 0)
            started = lobby.started(replace(new, shuffle=shuffle), GAMES["seven"], 1, 1.0)
            assert SECRET not in repr(night) + repr(started)
            told.append(tags_of(lobby.closed(started)))
        assert told[0] == told[1]
        assert both(told[0]) == []
        assert told[0]["Table"] == f"night-7-round-{number}"
        assert told[0]["Commitment"] == seals[number - 1]
        assert settled(shuffle, "seven") == (seals[number - 1], int(told[0]["Seed"]))
        seeds.add(told[0]["Seed"])
    assert len(seeds) == 6


def flipped(value: str, draw: Random) -> str:
    """The value with one bit of it changed."""
    raw = bytearray(value.encode())
    while True:
        bit = draw.randrange(7 * len(raw))
        changed = bytearray(raw)
        changed[bit // 7] ^= 1 << bit % 7
        text = changed.decode("utf-8", "ignore")
        if text.isprintable() and text.split() != value.split():
            return text


def test_one_changed_bit_anywhere_is_noticed() -> None:
    for tag in {*" ".join(BREAKS.values()).split()}:
        broken = [each for each, tags in BREAKS.items() if tag in tags.split()]
        for number in range(40):
            tags = dict(tags_of(table_of(number)))
            tags[tag] = flipped(tags[tag], Random(number))
            assert both(tags) == broken, tags[tag]


def three() -> Table:
    """The table of the documentation: two people and a computer play 7, both have cut."""
    game = GAMES["seven"]
    anna, ben = Player("Anna", 101, entry=11), Player("Ben", 102, entry=33)
    table = lobby.opened(game, HERE, anna, choices_by_default(game), 0.0)
    table = sealed(replace(table, id=42), SECRET)
    table = lobby.with_computer(table, game, 101, Player("Pip", None, Level.MATE))
    table = lobby.joined(table, game, ben)
    table = lobby.cut(lobby.cut(table, 101, "anchor"), 102, "rum")
    table = lobby.chosen(table, game, 101, strict_finish=True)
    return lobby.closed(lobby.started(table, game, 101, 1.0))


def test_the_texts_are_those_of_the_documentation() -> None:
    page = (SCRIPT.parent / "shuffle.md").read_text("utf-8")
    committed, seeded = re.findall(r"^```\n(.*?)\n```$", page, re.DOTALL | re.MULTILINE)
    table = three()
    assert table.shuffle is not None
    assert table.shuffle.commitment == hashlib.sha256(committed.encode()).hexdigest()
    seeded = seeded.replace("1309876543210987654", "11").replace("1309876543999999999", "33")
    digest = hmac.new(SECRET.encode(), seeded.encode(), "sha256").digest()
    assert table.seed == int.from_bytes(digest[:8], "big") // 2


def test_of_two_tags_the_first_counts_and_one_that_is_missing_is_named() -> None:
    text = tag_lines(tags := tags_of(three()))
    assert VERIFY.faults(f'{text}\n[Cuts "- - -"]') == []
    assert VERIFY.faults(f'[Cuts "- - -"]\n{text}') == ["Seed"]
    assert both({tag: said for tag, said in tags.items() if tag != "Cuts"}) == ["no tag Cuts"]


@pytest.mark.parametrize("pasted", [False, True])
def test_the_script_checks_a_file_or_what_is_pasted(tmp_path: Path, *, pasted: bool) -> None:
    """Alone in a folder, without the project; its exit code says it, too."""
    alone, file = tmp_path / "verify.py", tmp_path / "game.txt"
    alone.write_bytes(SCRIPT.read_bytes())
    table = three()
    text = f'[Event "a table"]\n{tag_lines(tags_of(table))}\n'
    for words, code in ((text, 0), (text.replace("anchor", "ancher"), 1)):
        file.write_text(f"{words}\n1. 3h\n", "utf-8")
        ran = subprocess.run(
            [sys.executable, "-I", str(alone), *([] if pasted else [str(file)])],
            input=file.read_text("utf-8"),
            capture_output=True,
            text=True,
            check=False,
        )
        assert ran.returncode == code
        if code:
            assert "does not fit the rest: Seed" in ran.stderr
        else:
            assert f"the seal {commitment_of(table)[:12]}" in ran.stdout


def tables(secret: str = SECRET) -> ToyTables:
    gate = tables_on(secret=True)
    gate.origin = partial(sealed, secret=secret)
    return gate


async def dealt(gate: ToyTables) -> Table:
    """A running table of Anna, who has cut, and Ben."""
    table = await gate.open(HERE, replace(ANNA, entry=11), "toy", {})
    await gate.join(table.id, replace(BEN, entry=22))
    await gate.change(table.id, lobby.cut, user(ANNA), "rum")
    return await gate.start(table.id, user(ANNA))


async def test_nothing_that_is_known_before_the_end_determines_a_card() -> None:
    """Only the secret differs, and with it the deal; of the secret only a hash is shown.

    A table that was never dealt reveals nothing afterwards either.
    """
    one, other = await dealt(tables()), await dealt(tables("f" * 64))
    assert one.seed != other.seed
    assert one.players == other.players
    for table in (one, other):
        assert table.shuffle is not None
        assert table.shuffle.secret not in f"{table!r} {table.shuffle!r} {commitment_of(table)}"
        assert str(table.seed) not in f"{table!r} {table.shuffle!r}"
        with pytest.raises(Refused, match="not-over"):
            tags_of(table)
    closed = lobby.closed(await tables().open(HERE, ANNA, "toy", {}))
    assert (closed.status, tags_of(closed)) == (Status.CLOSED, {})


async def test_a_cut_may_be_changed_until_the_start_and_goes_with_its_person() -> None:
    gate = tables()
    table = await gate.open(HERE, ANNA, "toy", {})
    await gate.join(table.id, BEN)
    for who, word, why in ((999, "rum", Refusal.NOT_SEATED), (102, " \u200b- ", Refusal.NO_WORD)):
        assert await refusal(gate.change(table.id, lobby.cut, who, word)) is why
    await gate.change(table.id, lobby.cut, user(BEN), "rum")
    table = await gate.change(table.id, lobby.cut, user(BEN), "gin and tonic")
    assert [player.cut for player in table.players] == [None, "gin-and-tonic"]
    await gate.change(table.id, seating.left, user(BEN))
    table = await gate.join(table.id, BEN)
    assert [player.cut for player in table.players] == [None, None]
    table = await gate.start(table.id, user(ANNA))
    assert table.shuffle is not None
    assert table.shuffle.cuts == "- -"
    assert await refusal(gate.change(table.id, lobby.cut, user(BEN), "rum")) is Refusal.NOT_IN_LOBBY


@pytest.mark.parametrize(
    ("typed", "word"),
    [
        ("anchor", "anchor"),
        ("  two   words ", "two-words"),
        ("a\nb\tc", "a-b-c"),
        ("<@123> **x**", "<@123>-**x**"),
        ('say "hi" \\ `x`', "say-hi--x"),
        ("\u202eabc\u200b", "abc"),
        ("ﬁsh", "fish"),
        ("x" * 99, "x" * LONGEST_WORD),
        ("🏴‍☠️", "🏴☠️"),
        ("Käpt'n", "Käpt'n"),
    ],
)
def test_a_word_is_one_visible_line_without_spaces(typed: str, word: str) -> None:
    assert word_of(typed) == word
    assert word_of(word) == word


@pytest.mark.parametrize(
    "typed", ["", " ", "-", '"', "\u0301", "\u200b", "- -", "\u3164", "\u2800"]
)
def test_a_text_without_a_word_is_refused(typed: str) -> None:
    with pytest.raises(Refused, match="no-word"):
        word_of(typed)
