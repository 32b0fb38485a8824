"""No line of a phone breaks within a card, or before the result of a sum."""

import pytest

from cogs.ui.layout import JOINER, glued, unbroken


@pytest.mark.parametrize(
    ("text", "joined"),
    [
        ("took 🪙5 + 👸💎1.", "took 🪙|5 + 👸|💎|1."),
        ("🟩G7, ⬜white×1", "🟩|G7, ⬜|white×1"),
        (glued("🥃4", "rum"), "🥃|4\u00a0rum"),
        (glued("👸💎1", "pirate lady"), "👸|💎|1\u00a0pirate\u00a0lady"),
        ("🪙6 🥃4 = **10**, 3 = -2", "🪙|6 🥃|4\u00a0=\u00a0**10**, 3\u00a0=\u00a0-2"),
        ("more = louder", "more = louder"),
        ("Ben ✋ 3 **← to play** now", "Ben ✋ 3 **←\u00a0to\u00a0play** now"),
        ("`1` 💰7 ⚔️ armed", "`1` 💰|7 ⚔️ armed"),
        ("⚓🌊🔴🏝️ **Ben**", "⚓🌊🔴🏝️ **Ben**"),
    ],
)
def test_a_card_never_breaks_and_a_sum_stays_with_what_was_added(text: str, joined: str) -> None:
    assert unbroken(text) == joined.replace("|", JOINER)
