"""The catalogue: the nearest language, English behind it, and words whatever happens."""

import logging
from pathlib import Path

import discord
import pytest

from bot.texts.i18n import BadCatalogue, Catalogue, Language, UnknownWords, nearest
from cogs.ui.forms import formed, in_a_row

EN = """
hello = Hello, { $name }
moved = { $count ->
    [one] One space
   *[other] { $count } spaces
}
asked = { $asked ->
    [yes] asked
   *[other] silent
}
card = 🥃{ $strength }
    .words = rum { $strength }
play = Play a card
    .name = play
only-english = only here
"""
DE = """
hello = Moin, { $name }
play = Karte spielen
    .name = spielen
"""


def catalogue_of(folder: Path, *, strict: bool = True, **languages: str) -> Catalogue:
    """A catalogue of one file per language; "pt_BR" stands for pt-BR."""
    for name, text in languages.items():
        place = folder / name.replace("_", "-")
        place.mkdir()
        (place / "table.ftl").write_text(text, encoding="utf-8")
    return Catalogue(folder, strict=strict)


@pytest.fixture
def catalogue(tmp_path: Path) -> Catalogue:
    return catalogue_of(tmp_path, en=EN, de=DE)


@pytest.fixture
def english(catalogue: Catalogue) -> Language:
    return catalogue.say()


FORMS = """
card = { $card ->
    [lady] Piratenbraut
   *[kraken] Kraken
}
    .accusative = { $card ->
        [lady] die Piratenbraut
       *[kraken] den Kraken
    }
takes = { $name } nimmt { FORM($cards, "accusative") }.
"""


def test_words_are_put_in_with_the_form_that_a_language_needs(tmp_path: Path) -> None:
    """Only values that are words have forms: a name that is written alike stays as it is."""
    say = catalogue_of(tmp_path, en=FORMS).say()
    kraken = formed(lambda form: f"1 {say.in_form('card', form, card='kraken')}")
    lady = formed(lambda form: f"1 {say.in_form('card', form, card='lady')}")
    assert say("takes", name="Kraken", cards=kraken) == "Kraken nimmt 1 den Kraken."
    both = in_a_row(", ", (lady, kraken, "Rum"))
    assert (
        say("takes", name="Anna", cards=both) == "Anna nimmt 1 die Piratenbraut, 1 den Kraken, Rum."
    )
    assert say("takes", name="Anna", cards="Kraken") == "Anna nimmt Kraken."
    assert say.in_form("card", "dative", card="lady") == "Piratenbraut"


@pytest.mark.parametrize(
    ("name", "values", "words"),
    [
        ("hello", {"name": "Anna"}, "Hello, Anna"),
        ("hello", {"name": "{ $count } \\*x\\*"}, "Hello, { $count } \\*x\\*"),
        ("moved", {"count": 1}, "One space"),
        ("moved", {"count": 3}, "3 spaces"),
    ],
)
def test_messages_are_formatted_with_values_which_stay_as_they_are(
    english: Language, name: str, values: dict[str, object], words: str
) -> None:
    assert english(name, **values) == words


def test_screen_readers_get_the_words_attribute_if_a_message_has_one(catalogue: Catalogue) -> None:
    """Else the usual one in the same language, before the words of the language behind it."""
    english, german = catalogue.in_words("en"), catalogue.in_words("de")
    assert english("card", strength=8) == "rum 8"
    assert english("hello", name="Anna") == "Hello, Anna"
    assert german("hello", name="Anna") == "Moin, Anna"
    assert german("card", strength=8) == "rum 8", "German has no such message at all"


def test_a_boolean_is_no_number_in_a_message(english: Language) -> None:
    """1 and True are equal keys in Python; the words for them must not be mixed up."""
    assert english("asked", asked=1) == "silent"
    assert english("asked", asked=True) == "asked"
    assert english("asked", asked=False) == "silent"


@pytest.mark.parametrize(
    ("locale", "words"),
    [
        (None, "Hello, A"),
        ("de", "Moin, A"),
        (discord.Locale.german, "Moin, A"),
        (discord.Locale.british_english, "Hello, A"),
        ("ja", "Hello, A"),
        ("", "Hello, A"),
    ],
)
def test_the_nearest_language_is_used(catalogue: Catalogue, locale: object, words: str) -> None:
    assert catalogue.say(locale)("hello", name="A") == words


def test_a_locale_finds_itself_its_language_or_a_sister() -> None:
    assert nearest("pt-BR", ("en", "pt", "pt-BR")) == "pt-BR"
    assert nearest("es-419", ("en", "es")) == "es"
    assert nearest("es-ES", ("en", "es-419")) == "es-419"
    assert nearest("e", ("en", "es")) == "en"


def test_english_supplies_missing_messages(catalogue: Catalogue) -> None:
    say = catalogue.say("de")
    assert say("only-english") == "only here"
    assert not say.has("only-english")


@pytest.mark.parametrize(
    ("asked", "missing"), [("nothing", "nothing"), ("hello.name", "hello.name"), ("hello", "name")]
)
def test_unknown_ids_and_missing_values_fail_a_test(
    english: Language, asked: str, missing: str
) -> None:
    with pytest.raises(UnknownWords, match=missing):
        english(asked)


def test_players_get_the_id_and_it_is_logged_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    say = catalogue_of(tmp_path, en=EN, strict=False).say()
    with caplog.at_level(logging.ERROR):
        assert say("nothing", seat=1) == "nothing"
        assert say("nothing", seat=2) == "nothing"
        assert "name" in say("hello")
    assert [record.getMessage()[:17] for record in caplog.records] == [
        "message 'nothing'",
        "message 'hello' h",
    ]


def test_junk_in_a_file_is_reported(tmp_path: Path) -> None:
    with pytest.raises(BadCatalogue, match=r"en/table\.ftl cannot be read at 'hello Anna'"):
        catalogue_of(tmp_path, en="hello Anna\n").say()("hello")


def test_a_message_that_is_junk_is_english(tmp_path: Path) -> None:
    catalogue = catalogue_of(tmp_path, en="a = One\nb = Two { $x }\n", de="a = {\nb = Zwei { $x\n")
    say = catalogue.say("de")
    assert (say("a"), say("b", x=1)) == ("One", "Two 1")


def test_a_change_in_any_language_changes_the_fingerprint(tmp_path: Path) -> None:
    catalogue = catalogue_of(tmp_path, en=EN, de=DE)
    before = catalogue.fingerprint
    assert catalogue.fingerprint == before
    (tmp_path / "de/table.ftl").write_text(DE.replace("Moin", "Hallo"), encoding="utf-8")
    assert catalogue.fingerprint != before


def test_a_language_has_each_id_once(tmp_path: Path) -> None:
    with pytest.raises(BadCatalogue, match=r"en/table\.ftl has 'a' twice"):
        catalogue_of(tmp_path, en="a = 1\na = 2\n").say()("a")
    for name in ("board", "table"):
        (tmp_path / f"en/{name}.ftl").write_text("a = 1\n", encoding="utf-8")
    with pytest.raises(BadCatalogue, match=r"en/table\.ftl has 'a', which en/board\.ftl has too"):
        Catalogue(tmp_path).say()("a")


def test_english_must_be_there(tmp_path: Path) -> None:
    with pytest.raises(BadCatalogue, match="no language 'en'"):
        catalogue_of(tmp_path, de=DE)
