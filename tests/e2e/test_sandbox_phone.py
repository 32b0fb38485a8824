"""The sandbox's page on a phone: the newest change stays in view, and typing works as on Discord.

Skipped where no Chromium is installed; a failure there if CI is set.
"""

import re
import socket
from contextlib import ExitStack
from typing import Any

import pytest

from bot.texts.i18n import Catalogue
from tests.e2e.browser import FIELD, Page, in_chromium, page_at, sandbox

pytestmark = pytest.mark.slow

SEED = 7
PHONE = (390, 844)
SOON = 10
"""Seconds, on a busy machine; a review takes longer than that."""
BELOW = """text => {
  const room = document.getElementById("channel-timeline").getBoundingClientRect();
  const all = [...document.querySelectorAll("article.channel-message")];
  const message = all.findLast(each => each.innerText.includes(text));
  return message.getBoundingClientRect().bottom - room.bottom;
}"""
"""Pixels by which the newest message with this text ends below the view."""
LINES = """() => {
  const topic = document.getElementById("channel-topic");
  return topic.clientHeight / parseFloat(getComputedStyle(topic).lineHeight);
}"""
CUT = "field => field.scrollWidth - field.clientWidth"
"""Pixels of what is typed that don't fit the field."""
COVERED = """() => {
  const box = element => element.getBoundingClientRect();
  const edited = [...document.querySelectorAll(".message-edited-compact")];
  return edited.filter(mark => {
    const gutter = mark.parentElement.querySelector(".message-gutter-time");
    gutter.style.display = "block";  // as under the mouse
    const [a, b] = [box(mark), box(gutter)];
    const apart = a.left >= b.right || a.right <= b.left || a.top >= b.bottom || a.bottom <= b.top;
    gutter.style.display = "";
    return !apart;
  }).length - (edited.length ? 0 : 1);
}"""
"""The number of edited marks that are written upon a time; -1 if nothing was edited."""


SHOWN = """() => [...document.querySelectorAll("body *")].flatMap(element => {
  const { width } = element.getBoundingClientRect();
  const others = ".message-content, .component-container, script, style";
  if (width < 1 || element.closest(others)) return [];
  const own = [...element.childNodes].filter(node => node.nodeType === Node.TEXT_NODE);
  const said = ["aria-label", "placeholder", "title"].map(name => element.getAttribute(name));
  return [...own.map(node => node.data), ...said].filter(text => text?.trim());
})"""
"""All words around the messages, those for screen readers as well."""
ENGLISH = re.compile(
    r"\b(view\w*|messages?|send|exit|options|more|used|commands?|conversation|show|close|submit"
    r"|cancel|only|edited|thinking|remove|required|load|member|application)\b",
    re.IGNORECASE,
)


def english(page: Page) -> list[str]:
    """The English around the messages of a page that is in German."""
    return [text for text in page.tab.evaluate(SHOWN) if ENGLISH.search(text)]


def is_in_view(page: Page, text: str) -> bool:
    """True if the end of the newest message with this text can be seen, soon."""
    for _ in range(20):
        if float(page.tab.evaluate(BELOW, text)) <= 1:
            return True
        page.tab.wait_for_timeout(100)
    return False


@in_chromium
def test_after_a_press_or_a_command_its_result_is_in_view() -> None:
    """A new message, one that grows where it was pressed, and one whose reader has scrolled."""
    with sandbox("--players", "2", "--seed", str(SEED)) as url, page_at(url, *PHONE) as page:
        assert page.tab.evaluate(LINES) == 1
        page.tab.locator("#channel-topic").click()
        assert page.tab.evaluate(LINES) > 1
        page.tab.locator("#channel-topic").click()
        page.command("table open", "One more player")
        assert is_in_view(page, "your table is open")
        page.press("Add computer", "Who takes")
        page.press("Mate", "Ready.")
        page.press("Start", "Your turn")
        assert is_in_view(page, "Your turn")
        page.press("💀4", "which way?")
        assert is_in_view(page, "which way?"), "it has grown"
        page.press("🪙4", "is choosing")
        page.sees("Your turn")
        assert is_in_view(page, "Your turn"), "the others have moved since"
        assert page.tab.evaluate(COVERED) == 0
        page.tab.mouse.move(200, 400)
        page.tab.mouse.wheel(0, -5000)
        page.tab.wait_for_timeout(1000)
        assert page.tab.evaluate("document.getElementById('channel-timeline').scrollTop") == 0
        page.command("help", "Only you can see this")
        assert is_in_view(page, "/help")


@in_chromium
def test_a_command_is_typed_as_on_discord() -> None:
    """Enter chooses and then sends; nothing typed is cut, left behind or sent as text."""
    with sandbox("--players", "2") as url, page_at(url, *PHONE) as page:
        page.typed("table open")
        clock = page.option("clock")
        page.tab.get_by_role("option", name="5 minutes").wait_for()
        for key in ("ArrowDown", "ArrowDown", "Enter"):
            page.tab.keyboard.press(key)
        assert clock.input_value() == "300"
        assert clock.evaluate(CUT) <= 0
        assert page.tab.locator(".command-popup").is_hidden(), "the next Enter sends"
        page.tab.keyboard.press("Enter")
        page.sees("Turn time: 5 minutes")
        page.tab.keyboard.type("/table end")
        page.tab.keyboard.press("Enter")
        page.tab.locator(".command-chip", has_text="/table end").wait_for()
        page.tab.keyboard.press("Backspace")
        field = page.tab.locator(FIELD)
        assert field.input_value() == ""
        page.typed("table open")
        page.tab.locator(".command-context-close").click()
        assert field.input_value() == ""
        field.fill("/table open/help ")
        page.tab.keyboard.press("Enter")
        page.tab.locator(".command-chip", has_text="/help").wait_for()
        assert "/table open/help" not in page.text()


@in_chromium
def test_a_press_that_takes_long_says_so() -> None:
    """The button and a line show that it is under way, until the answer is there."""
    with sandbox("--players", "2") as url, page_at(url, *PHONE) as page:
        held: list[Any] = []
        page.tab.route("**/api/action", lambda route: held.append(route))
        button = page.log.get_by_role("button", name="Learn 7 Seas")
        button.click()
        line = page.tab.locator("#seven-seas-status")
        page.tab.wait_for_timeout(500)
        assert line.is_hidden(), "most presses are answered by then"
        line.get_by_text("That takes a moment…").wait_for()
        assert "seven-seas-busy" in str(button.get_attribute("class"))
        for route in held:
            route.continue_()
        page.tab.unroute("**/api/action")
        page.sees("Step 1 of")
        assert line.is_hidden()
        assert page.tab.locator(".seven-seas-busy").count() == 0


@pytest.mark.parametrize("language", ["fr", "it", "nl"])
@in_chromium
def test_a_page_speaks_its_language_once(language: str) -> None:
    """A sentence that is translated already stays as it is."""
    said = Catalogue().say(language)("sandbox-message", what="#harbour")
    with sandbox("--language", language) as url, page_at(url, *PHONE) as page:
        for _ in range(3):
            page.tab.wait_for_timeout(500)
            assert page.tab.locator(FIELD).get_attribute("placeholder") == said


@in_chromium
def test_a_page_in_german_goes_on_after_a_restart() -> None:
    """It has a direct message from the start, commands in its language, and the same address."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
    options = ("--direct", "--language", "de", "--port", port)
    with ExitStack() as browser:
        with sandbox(*options) as url:
            assert url == f"http://127.0.0.1:{port}/#harbour"
            page = browser.enter_context(page_at(url.partition("#")[0], *PHONE))
            page.sees("Anna und der Bot, unter sich")
            assert english(page) == []
            page.typed("solo")
            assert english(page) == []
            page.tab.get_by_text("Spiel allein gegen den Computer").wait_for()
            page.offered("level").get_by_text("Wie gut die Computer spielen").wait_for()
            page.option("level")
            page.tab.get_by_role("option", name="Schiffsjunge").wait_for()
        page.tab.get_by_text("Die Sandbox antwortet nicht.").wait_for()
        with sandbox(*options):
            page.tab.get_by_text("Die Sandbox antwortet nicht.").wait_for(state="hidden")
            page.sees("Anna und der Bot, unter sich")
            page.command("solo", "Allein spielen")
            page.sees("Nur du kannst das sehen")
            page.sees("Anna verwendet /solo")
            assert english(page) == []
            page.command("preferences", "Ruhezeit: keine")
            page.log.get_by_role("button", name="Ruhezeit").last.click()
            page.tab.get_by_role("button", name="Absenden").wait_for()
            assert english(page) == []
