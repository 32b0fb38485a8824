"""The sandbox's page on a phone: the newest change stays in view, and typing works as on Discord.

Skipped where no Chromium is installed; a failure there if CI is set.
"""

from __future__ import annotations

import pytest

from tests.e2e.browser import Page, chromium, page_at, sandbox

pytestmark = pytest.mark.slow

SEED = 7
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


def is_in_view(page: Page, text: str) -> bool:
    """True if the end of the newest message with this text can be seen, soon."""
    for _ in range(20):
        if float(page.tab.evaluate(BELOW, text)) <= 1:
            return True
        page.tab.wait_for_timeout(100)
    return False


def test_after_a_press_or_a_command_its_result_is_in_view() -> None:
    """A new message, one that grows where it was pressed, and one whose reader has scrolled."""
    chromium()
    with sandbox("--players", "2", "--seed", str(SEED)) as url, page_at(url, *PHONE) as page:
        assert page.tab.evaluate(LINES) == 1
        page.tab.locator("#channel-topic").click()
        assert page.tab.evaluate(LINES) > 1
        page.tab.locator("#channel-topic").click()
        page.command("table open", "One more player")
        assert is_in_view(page, "your table is open")
        page.command("table computer", "Ready.")
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


def test_a_command_is_typed_as_on_discord() -> None:
    """Enter chooses and then sends; nothing typed is cut, left behind or sent as text."""
    chromium()
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
        page.sees("Clock: 5 minutes a turn")
        page.typed("table open")
        page.tab.get_by_role("button", name="Exit command mode").click()
        field = page.tab.get_by_role("textbox", name="Message", exact=True)
        assert field.input_value() == ""
        field.fill("/table open/help ")
        page.tab.keyboard.press("Enter")
        page.tab.locator(".command-chip", has_text="/help").wait_for()
        assert "/table open/help" not in page.text()
