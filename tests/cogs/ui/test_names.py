"""Names are whatever people call themselves, and none of it does anything on a board."""

import ast
import re
from collections import Counter
from dataclasses import replace
from itertools import islice
from pathlib import Path
from unicodedata import category

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs.faces import FACES
from cogs.table.pages import news
from cogs.ui.names import (
    BOT,
    INVISIBLE,
    JOINERS,
    LONGEST_NAME,
    capitalized,
    escaped,
    host_name,
    names_of,
    short_name,
)
from cogs.ui.spoken import shown_name, spoken
from engine.core import By
from engine.games import GAMES
from engine.games.seven_seas.cards import KRAKEN
from engine.games.seven_seas.events import Laid
from engine.players.base import Level
from engine.tables.model.table import FORMER, AtNight, ChannelPlace, Player, Status, Table
from tests.amounts import texts
from tests.cogs.faces.moments import SAY, moments, table_for
from tests.sources import ROOT, SOURCES, name_of, nodes_of, text_of

CLEF = "\N{MUSICAL SYMBOL G CLEF}"
FAMILY = "\N{MAN}\u200d\N{WOMAN}\u200d\N{GIRL}"


MARKED = re.compile(
    r"[*_~|`<>\[\]]"  # styles, quotes, mentions, times, emojis, links with a text
    r"|^(?:-#|#{1,3}|[-+]|\d+[.)])(?: |$)"  # small print, headings, lists
    r"|\w+:/|\w\.\w|@(?:everyone|here)|:\w+:",  # links and invites, mentions, emojis
    re.MULTILINE,
)
PIECES = (
    *("discord.gg/abcdef", "discord.com/invite/a", "https://a.example", "www.a.example", "1. Ann"),
    *("10) b", "- a", "+ a", "* a", "# a", "### a", "> a", ">>> a", "-# a", "[a](b)", "<@1>"),
    *("<@&1>", "<#1>", "@everyone", "@here", "<:a:1>", "<a:b:1>", ":sail:", "<t:0:R>", "</a:1>"),
    *("<id:guide>", "**a**", "__a__", "~~a~~", "||a||", "`a`", "```a", "\\", "\u202e", "\u2066"),
    *("\u200b", "\u200d", "\ufeff", "\u2060", "\n", "\r", "\u2028", " ", "\u3164"),
    *("🙂", "1", ".", "-"),
)


@given(st.lists(st.one_of(st.sampled_from(PIECES), texts(3)), max_size=8).map("".join))
def test_any_name_is_plain_text_wherever_a_line_shows_it(name: str) -> None:
    """At the start of a line too, where a screen reader's text leaves out the signs before it."""
    for shown in (escaped(name), escaped(short_name(name)), spoken(escaped(name))):
        kept = re.sub(r"\\([^\w\s]|_)", "\ue000", shown)  # an escaped sign is only a sign
        assert not MARKED.search(kept), shown
        assert "\\" not in kept
        bad = [c for c in shown if category(c) in INVISIBLE and c not in JOINERS]
        assert not bad, shown
    assert re.sub(r"\\([^\w\s]|_)", r"\1", escaped(short_name(name))) == short_name(name)


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Anna\nBen", "AnnaBen"),
        ("  Anna   Ben ", "Anna Ben"),
        ("\u202eneB", "neB"),
        ("\u200b", "?"),
        ("\ud800", "?"),
        ("", "?"),
        (CLEF, CLEF),
        (FAMILY, FAMILY),
        ("Bartholomew van der Zee", "Bartholomew van der…"),
        ("\u3164Ben\u3164", "Ben"),
        ("B\u2800n", "B n"),
        ("Zoe\u0308", "Zoe\u0308"),
        ("\u2764\ufe0f", "\u2764\ufe0f"),
        ("김민준", "김민준"),
    ],
)
def test_a_name_is_one_line_that_can_be_seen(name: str, shown: str) -> None:
    """Nothing turns the line around, and nobody is nameless."""
    assert short_name(name) == shown
    assert 0 < len(short_name(name)) <= LONGEST_NAME


@pytest.mark.parametrize(
    "name",
    [
        "\u3164",  # the filler of Hangul, and its kin
        "\u115f\u1160",
        "\uffa0 \uffa0",
        "\u2800\u2800",  # empty Braille
        "\u0301\u0336",  # marks on no letter
        "\ufe0f\u034f",
        "\u200d\u200c",
        "\U000e0041\U000e0042",  # tags
        "\u3000\u00a0\u2003",
        "\U0001d159",
        " ",
    ],
)
def test_an_invisible_name_is_replaced_by_the_seat(name: str) -> None:
    players = (Player("Anna", 1), Player(name, 2), Player(name, 3))
    table = Table(1, ChannelPlace(1, 2), 1, "toy", "{}", players, Status.LOBBY, 0.0, seed=1)
    assert names_of(table).bare == ("Anna", "№ 2", "№ 3")
    assert names_of(table)[1] == "№ 2", "no markup"


@pytest.mark.parametrize(
    ("names", "shown"),
    [
        ("Anna Anna Anna2", "Anna № 1|Anna № 2|Anna2"),
        ("\u0410nn\u0430 Anna Ann\u00e1", "\u0410nn\u0430 № 1|Anna № 2|Ann\u00e1"),
        ("Al AI A1", "Al № 1|AI № 2|A1 № 3"),
        ("\uff21l Al Be\ufe0fn", "\uff21l № 1|Al № 2|Be\ufe0fn"),
        ("A A A_№_1", "A № 1|A № 2|A № 1 № 3"),
        ("A_№_3 A_№_3 A A", "A № 3 № 1|A № 3 № 2|A № 3|A № 4"),
        (f"{'A' * 16}_№_1 {'A' * 16}_№_1", f"{'A' * 16} № 1|{'A' * 16} № 2"),
        ("Eve_🤖 🤖 Ben", "Eve|№ 2|Ben"),
        ("Eve Eve🤖", "Eve № 1|Eve № 2"),
    ],
)
def test_people_of_like_names_are_distinguished_by_their_seats(names: str, shown: str) -> None:
    """Colours tell them apart for eyes only; nobody looks like a computer."""
    crew = tuple(Player(n.replace("_", " "), at) for at, n in enumerate(names.split(), start=1))
    table = Table(1, ChannelPlace(1, 2), 1, "toy", "{}", crew, Status.LOBBY, 0.0, seed=1)
    assert names_of(table).bare == tuple(shown.split("|"))


@pytest.mark.parametrize("key", GAMES)
def test_names_that_are_cut_are_still_distinguished(key: str) -> None:
    """On the chart of ships, beside ships at sea, and wherever else there is less room."""
    for moment in islice(moments(GAMES[key], GAMES[key].options(), 3, seed=3), 0, 40, 13):
        called = ("Annabella Lee Smith", "Annabella Lee Jones", "\u0410nnabella Lee")
        players = map(lambda player, name: replace(player, name=name), moment.table.players, called)
        names = names_of(replace(moment.table, players=tuple(players)))
        told = "\n".join(FACES[key].board(SAY, moment.seen(None), names))
        labels = re.findall(r"[A\u0410]nn\w*[ \w]*(?:…|№ \d)", told)
        looks = {label.replace("\u0410", "A") for label in labels}
        assert all("№" in look for look in looks), looks


def test_a_person_whose_moves_a_computer_makes_is_marked_in_lines_not_in_labels() -> None:
    crew = (Player("Anna", 1), Player("Ben", 2, Level.MATE), Player("Chloé", None, Level.MATE))
    gone = Player("Dirk", None, Level.MATE, left=True, taken_from=4)
    table = table_for(GAMES["seven"], GAMES["seven"].options(), 4, 1)
    names = names_of(replace(table, players=(*crew, gone)))
    assert [names[seat] for seat in range(4)] == ["Anna", f"Ben{BOT}", "Chloé", f"Dirk{BOT}"]
    assert names.bare == ("Anna", "Ben", "Chloé", "Dirk")
    assert names.plain.escaped == names.bare
    for at, crews in ((None, ""), (AtNight(1, 1, 1), BOT)):  # there nobody saw the crew in a lobby
        settings = replace(table.settings, night=at)
        names = names_of(replace(table, players=(*crew, gone), settings=settings))
        assert [names.mark_of(seat) for seat in range(4)] == ["", BOT, crews, BOT]


def test_the_word_for_a_former_player_is_chosen_when_read() -> None:
    players = (Player(FORMER, None, Level.MATE, left=True), Player("Ben", 2))
    table = Table(1, ChannelPlace(1, 2), 2, "toy", "{}", players, Status.RUNNING, 0.0, seed=1)
    assert names_of(table, say=SAY).bare == (SAY("former-player"), "Ben")
    assert names_of(table).bare == ("№ 1", "Ben"), "without a language"
    assert shown_name(SAY, FORMER) == SAY("former-player")


def test_a_seat_that_was_a_computers_keeps_its_name_for_what_happened_before() -> None:
    """Another earlier player is a word, with a capital where a sentence begins."""
    moment = next(moments(GAMES["seven-seas"], GAMES["seven-seas"].options(), 3, seed=3))
    crew = (Player("Esi", 1, since=5.0, mate="Marlow"), Player("Dirk", 2, since=5.0))
    table, face = (
        replace(moment.table, players=(*crew, *moment.table.players[2:])),
        FACES["seven-seas"],
    )
    names = names_of(table, say=SAY)
    laid = (Laid(seat, KRAKEN, by=By.FORMER) for seat in (0, 1))
    assert [news.line(SAY, event, names, face).split(" laid")[0] for event in laid] == [
        "Marlow",
        "A former player",
    ]
    assert news.line(SAY, Laid(0, KRAKEN), names, face).startswith("Esi laid")
    word = SAY("former-player")
    told = capitalized(SAY, f"🔴 {word} sank. {word} left {word}.")
    assert told == "🔴 A former player sank. A former player left a former player."


def test_a_host_who_was_forgotten_is_named_by_a_word_and_never_mentioned() -> None:
    table = table_for(GAMES["seven"], GAMES["seven"].options(), 4, 1)
    for hostless in (replace(table, host=None), None):
        assert host_name(SAY, hostless) == "the host"
    assert "<@" not in host_name(SAY, table)


COUNTED = Path(__file__).with_name("counted.txt").read_text("utf-8").splitlines()
"""Where a time counts down or up, and why the message stays true."""


def test_a_coming_time_counts_down_only_where_an_edit_follows() -> None:
    """A message that stays gives the time by the clock, so it never says "free 9 minutes ago"."""
    found = Counter[str]()
    for path in SOURCES:
        if "countdown(" not in text_of(path):
            continue
        for function in nodes_of(path):
            if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
                calls = [node.func for node in ast.walk(function) if isinstance(node, ast.Call)]
                count = [isinstance(call, ast.Name) and call.id == "countdown" for call in calls]
                found[f"{name_of(path)} {function.name}"] += sum(count)
    counts = +found
    assert counts.keys() == {line.partition(": ")[0] for line in COUNTED}
    assert set(counts.values()) == {1}
    for file in (ROOT / "data/locale").rglob("*.ftl"):
        assert ":R>" not in file.read_text("utf-8"), file
