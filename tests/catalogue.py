"""The messages of all languages, read once; unknown messages and variables raise."""

from collections.abc import Iterator
from functools import cache

from fluent.syntax import FluentParser
from fluent.syntax.ast import EntryType, Resource

from bot.texts.i18n import Catalogue, read

_parse = FluentParser.parse


@cache
def _parsed(source: str) -> Resource:
    return _parse(FluentParser(with_spans=False), source)


def _shared(self: FluentParser, source: str) -> Resource:
    """The parsed source, shared by all catalogues and tests of this process; none changes it."""
    return _parse(self, source) if self.with_spans else _parsed(source)


FluentParser.parse = _shared  # type: ignore[method-assign]


def entries(text: str) -> Iterator[EntryType]:
    """The entries of a locale file, parsed one by one, as the catalogue needs them too."""
    for source in read(text).values():
        yield from FluentParser(with_spans=False).parse(source.decode()).body


CATALOGUE = Catalogue(strict=True)
SAY = CATALOGUE.say("en")
HEARD = CATALOGUE.in_words("en")
"""The same as screen-reader text."""
