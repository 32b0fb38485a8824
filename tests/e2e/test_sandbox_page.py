"""The sandbox in a browser, as somebody without an account meets it: two viewers, and a phone."""

import asyncio
import base64
import re
import socket
from contextlib import ExitStack
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

from bot.sandbox.town import SandboxOptions, opened
from bot.texts import card_pictures
from bot.texts.i18n import Catalogue
from cogs.ui.layout import words
from cogs.ui.page import Accent
from tests.e2e.browser import FIELD, PICTURES, Page, in_chromium, page_at, sandbox, with_signs

pytestmark = pytest.mark.slow

SEED = 7
"""Anna leads; the third card can clear the display, so a nick comes early."""

ANNAS = ("👸💎1", "💀5", "🪙8", "💎8", "💀8", "💀10")
"""The cards that stay in Anna's hand."""
FETCHED_WIDTH = """() => {
  const image = document.createElement("img");
  image.className = "custom-emoji";
  image.alt = "a picture with a long name";
  document.querySelector("[role=log]").append(image);
  const width = image.getBoundingClientRect().width;
  image.remove();
  return width;
}"""
"""How wide a picture is while it is being fetched."""
LINES_OF_CARDS = """() => {
  const tops = card => [...card.getClientRects()].map(box => Math.round(box.top));
  return [...document.querySelectorAll(".seven-seas-card")].map(card => new Set(tops(card)).size);
}"""
"""In how many lines each card stands, with what belongs to it."""


def shows(page: Page, card: str) -> bool:
    """True if the viewer can read of this card: 🪙1 is not 🪙10."""
    return re.search(rf"{card}(?!\d)", page.text()) is not None


def bens(page: Page) -> set[str]:
    """The cards that Ben's own hand names, read through his eyes."""
    hand = page.text().rpartition("Display: ")[2]
    return set(re.findall(r"(?:🪙|💎|🥃|💀)\d+", hand.partition("\n\n")[2]))


@in_chromium
def test_two_people_play_in_a_browser_and_keep_their_hands_to_themselves() -> None:
    with sandbox("--players", "2", "--seed", str(SEED)) as url, page_at(url) as page:
        assert "Welcome to the harbour" in page.text()
        assert "/table open" in page.text()
        page.command("table open", "One more player")
        page.view("Ben")
        page.press("Join", "Ready.")
        page.view("Anna")
        page.press("Start", "Your turn")
        assert all(shows(page, card) for card in ANNAS)

        page.view("Ben")
        assert not any(shows(page, card) for card in ANNAS)
        page.press("My hand", "Anna is choosing…")
        hidden = bens(page) - {"🪙4", "🥃4", "🪙5", "💎6"}
        assert len(hidden) == 8
        assert not any(shows(page, card) for card in ANNAS)

        page.view("Anna")
        assert not any(shows(page, card) for card in hidden)
        page.press("💀4", "which way?")
        page.press("🪙4", "Ben is choosing…")

        page.view("Ben")
        assert "Anna played 💀4 and took 🪙4" in page.text()
        page.command("play", "Ben played 💎5 and took 🪙5", card="crystal 5")

        page.view("Anna")
        assert not any(shows(page, card) for card in hidden - {"💎5"})
        page.press("🪙10", "Nick a card?")
        page.press("Harbour 4", "the others go back")
        kept = nicked(page)

        page.view("Ben")
        assert "Anna cleared the display" in page.text()
        assert "Anna nicked a card from the harbour" in page.text()
        assert not shows(page, kept)
        assert not any(shows(page, card) for card in ANNAS)


def nicked(page: Page) -> str:
    """Anna keeps the first card of the opened harbour; which one."""
    best = page.log.locator("button:has(img)").first
    picture = best.locator("img").get_attribute("alt")
    card = with_signs(f":{picture}:")
    assert card in PICTURES
    best.click()
    page.sees("Ben is choosing…")
    return card


@in_chromium
def test_the_page_serves_those_who_play() -> None:
    """No tools of SimCord's, every option explained, suggestions at once, time that passes."""
    with sandbox("--players", "2", "--seed", str(SEED)) as url, page_at(url, width=390) as page:
        assert page.tab.title() == "Seven Seas"
        for tool in ("Capture", "Inspector", "Messages", "Refresh preview", "More"):
            assert not page.tab.get_by_text(tool, exact=True).first.is_visible()
        page.typed("table open")
        page.offered("clock").get_by_text("Time for each turn").wait_for()
        page.cleared()
        page.command("table open", "One more player", clock="60 seconds")
        page.press("Add computer", "Who takes")
        page.press("Mate", "Ready.")
        start = page.log.get_by_role("button", name="Start").last
        start.hover()
        page.tab.wait_for_timeout(300)
        green = start.evaluate("button => getComputedStyle(button).backgroundColor")
        assert green == "rgb(0, 108, 55)", "a button that gains stays green under the mouse"
        page.press("Start", "Your turn")
        page.press("Rules", "More (1 of 2)")
        page.press("More (1 of 2)", "For example")
        assert set(page.tab.evaluate(LINES_OF_CARDS)) == {1}, "no card is torn from what follows it"
        page.typed("play")
        page.tab.get_by_role("option", name="Play crystal 8 and take").wait_for()
        countdown = page.log.get_by_text(re.compile(r"^in \d+ seconds$")).first
        before = countdown.inner_text()
        page.tab.wait_for_timeout(3000)
        assert countdown.inner_text() < before
        assert page.tab.evaluate(FETCHED_WIDTH) == 20, "else selects close while the page jumps"


@in_chromium
def test_the_page_updates_without_a_press_and_a_reload_keeps_its_viewer() -> None:
    with sandbox("--players", "2", "--seed", str(SEED)) as url, page_at(url) as page:
        page.view("Ben")
        page.command("table open", "One more player")
        page.press("Add computer", "Who takes")
        page.press("Mate", "Ready.")
        page.press("Start", "You")
        page.press("🪙8", "Marlow is choosing")
        page.sees("Marlow played")
        page.tab.reload()
        page.sees("Only you can see this")
        assert page.viewer() == "Ben"


def test_another_name_that_leads_to_this_machine_is_refused() -> None:
    """A page from elsewhere cannot read along under a name of its own."""
    with sandbox() as url:
        asked = Request(url, headers={"Host": "elsewhere.example"})  # noqa: S310 - the sandbox's
        with pytest.raises(HTTPError, match="403"):
            urlopen(asked)  # noqa: S310 - as above


NAMES = card_pictures.NAMES[:30]
"""More than the eight that SimCord would check at once."""

BYTES_OF = """image => fetch(image.src).then(answer => answer.arrayBuffer())
  .then(bytes => btoa(String.fromCharCode(...new Uint8Array(bytes))))"""


async def test_a_card_is_shown_as_it_was_drawn(tmp_path: Path) -> None:
    async with opened(SandboxOptions(players=2), tmp_path / "sandbox.db") as world:
        text = " ".join(world.bot.pictures._emoji.get(name, "?") for name in NAMES)
        place = world.bot.get_partial_messageable(world.shown.id)
        await place.send(view=words(Accent.BOARD, text))
        members = list(world.members)
        async with world.env.preview(world.shown, viewers=members, layout="channel") as preview:
            seen = await asyncio.to_thread(pictures_at, preview.url)
    files = card_pictures.read()
    assert [name.rpartition("_")[0] for name, _ in seen] == list(NAMES)
    assert [image for _, image in seen] == [files[name] for name in NAMES]


@in_chromium
def pictures_at(url: str) -> list[tuple[str, bytes]]:
    """The pictures in the channel: their screen-reader text, and the bytes sent to the page."""
    with page_at(url) as page:
        page.tab.wait_for_function(
            "count => [...document.querySelectorAll('img.custom-emoji')]"
            ".filter(image => image.naturalWidth == 128).length == count",
            arg=len(NAMES),
        )
        images = page.log.locator("img.custom-emoji").all()
        return [
            (str(image.get_attribute("alt")), base64.b64decode(image.evaluate(BYTES_OF)))
            for image in images
        ]


async def test_every_picture_is_there_when_the_sandbox_opens(tmp_path: Path) -> None:
    async with opened(SandboxOptions(players=2), tmp_path / "sandbox.db") as world:
        shown = [world.bot.pictures._emoji.get(name, "?") for name in card_pictures.NAMES]
    assert "?" not in shown


PHONE = (390, 844)
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


CLOCK = "performance.now()"
"""Milliseconds by the page's own clock."""


@in_chromium
def test_a_press_that_takes_long_says_so() -> None:
    """The button and a line show that it is under way, until the answer is there."""
    with sandbox("--players", "2") as url, page_at(url, *PHONE) as page:
        held: list[Any] = []
        page.tab.route("**/api/action", lambda route: held.append(route))
        button = page.log.get_by_role("button", name="Learn 7 Seas")
        line, before = page.tab.locator("#seven-seas-status"), page.tab.evaluate(CLOCK)
        button.click()
        line.get_by_text("That takes a moment…").wait_for()
        assert page.tab.evaluate(CLOCK) - before > 500, "most presses are answered by then"
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
