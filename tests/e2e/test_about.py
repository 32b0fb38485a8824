"""/about says which version runs, since when, for how many, and whom to ask."""

from dataclasses import replace
from importlib.metadata import version

from bot.texts import changelog
from tests.catalogue import CATALOGUE
from tests.e2e.said import plain, shows
from tests.e2e.stage import Stage


async def test_about_shows_the_version_the_changes_the_invite_link_and_whom_to_ask(
    stage: Stage,
) -> None:
    await stage.type("Anna", "table open")
    said = await stage.type("Ben", "about")
    assert shows(said, "about-title", version=version("seven-seas"))
    assert f"Started <t:{int(stage.bot.about.since)}:R>." in said
    assert shows(said, "about-where", servers=1, tables=1)
    assert f"- {changelog.newest()[1][0]}" in said
    assert said.count(f"client_id={stage.bot.application_id}") == 2
    assert shows(said, "about-install")
    assert "integration_type=1" in said
    assert "Ask" not in said, "the host has named nobody"
    assert "code" not in said
    bot = stage.bot
    bot.about = replace(bot.about, contact="harbour@example.org", source="https://example.org")
    said = await stage.type("Ben", "about")
    assert shows(said, "about-contact", contact="harbour@example.org")
    assert shows(said, "about-source", link="https://example.org")


async def test_about_quotes_the_news_in_the_readers_language(stage: Stage) -> None:
    """In German, one is a word."""
    await stage.type("Anna", "table open")
    await stage.prefers("Ben", language="de")
    said = await stage.type("Ben", "about")
    news = CATALOGUE.languages["de"]("about-changes")
    assert plain(news) in plain(said)
    assert "Bei mir ist ein Tisch offen, auf einem Server." in said
    assert news not in await stage.type("Anna", "about")
