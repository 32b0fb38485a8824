"""The messages of all languages, read once; unknown messages and variables raise."""

from bot.texts.i18n import Catalogue

CATALOGUE = Catalogue(strict=True)
SAY = CATALOGUE.say("en")
HEARD = CATALOGUE.in_words("en")
"""The same as screen-reader text."""
