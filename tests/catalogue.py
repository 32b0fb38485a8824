"""The messages of all languages, read once; unknown messages and variables raise."""

from functools import cache

from fluent.syntax import FluentParser
from fluent.syntax.ast import Resource

from bot.texts.i18n import Catalogue

_parse = FluentParser.parse


@cache
def _parsed(source: str) -> Resource:
    return _parse(FluentParser(with_spans=False), source)


def _shared(self: FluentParser, source: str) -> Resource:
    """The parsed source, shared by all catalogues and tests of this process; none changes it."""
    return _parse(self, source) if self.with_spans else _parsed(source)


FluentParser.parse = _shared  # type: ignore[method-assign]

CATALOGUE = Catalogue(strict=True)
SAY = CATALOGUE.say("en")
HEARD = CATALOGUE.in_words("en")
"""The same as screen-reader text."""
