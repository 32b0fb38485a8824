"""The sandbox, as somebody without a Discord account meets it: in a browser, through two viewers.

Skipped where no Chromium is installed; a failure there if CI is set.
"""

from __future__ import annotations

import re

from tests.e2e.browser import Page, chromium, page_at, sandbox

SEED = 7
"""Anna leads; the third card can clear the display, so a nick comes early."""

ANNAS = ("👸💎1", "💀5", "🪙8", "💎8", "💀8", "💀10")
"""What stays in Anna's hand meanwhile."""


def shows(page: Page, card: str) -> bool:
    """Whether the viewer can read of this card: 🪙1 is not 🪙10."""
    return re.search(rf"{card}(?!\d)", page.text()) is not None


def bens(page: Page) -> set[str]:
    """The cards that Ben's own hand names, read through his eyes."""
    hand = page.text().rpartition("Display: ")[2]
    return set(re.findall(r"(?:🪙|💎|🥃|💀)\d+", hand.partition("\n\n")[2]))


def test_two_people_play_in_a_browser_and_keep_their_hands_to_themselves() -> None:
    chromium()
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
        page.press("💎5", "It's Anna's turn")
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
    page.log.get_by_role("combobox").last.click()
    option = page.log.get_by_role("option").first
    match = re.search(r"(?:👸|🤴)?(?:🪙|💎|🥃|💀|🐙)\d+", option.inner_text())
    assert match is not None
    option.click()
    page.sees("Ben is choosing…")
    return match[0]
