"""The host manages the seats of a running game, by presses."""

from __future__ import annotations

from tests.e2e.company import player, seated
from tests.e2e.harbour import Harbour, button_labels, components_of, walk
from tests.e2e.test_leaving import running


async def test_behind_more_the_host_has_the_seats_too(harbour: Harbour) -> None:
    """Each choice but a free seat asks once more; nobody else is offered any."""
    await running(harbour)
    await harbour.press("Ben", "More")
    assert "Seats" not in button_labels(harbour.hands["Ben"])
    await harbour.press("Anna", "More")
    assert "No seat is free" in await harbour.press_hand("Anna", "Seats")
    assert button_labels(harbour.hands["Anna"]) == [
        f"{way} {who}{rest}"
        for way, rest in (("Remove", ""), ("Make", " the host"))
        for who in ("Ben", "Chloé")
    ]
    assert "Remove **Ben** from the game?" in await harbour.pick("Anna", "Remove Ben")
    assert player(harbour, "Ben").level is None, "only asked"
    assert "You removed Ben" in await harbour.press_hand("Anna", "Remove")
    await harbour.press("Anna", "More")
    assert "give a free seat away" in await harbour.press_hand("Anna", "Seats")
    (members,) = (c for c in walk(components_of(harbour.hands["Anna"])) if c.get("type") == 5)
    shown, dirk = harbour.hands["Anna"], harbour.people["Dirk"]
    result = await harbour.people["Anna"].select(shown, [dirk], custom_id=members["custom_id"])
    assert "Dirk has a seat now" in harbour.answered("Anna", result)
    assert seated(harbour) == ["Anna", "Dirk", "Chloé"]
    await harbour.press("Anna", "More")
    await harbour.press_hand("Anna", "Seats")
    assert "Make **Chloé** the host?" in await harbour.pick("Anna", "Make Chloé the host")
    assert harbour.table.host == harbour.people["Anna"].id
    assert "**Chloé** is the host now." in await harbour.press_hand("Anna", "Make them the host")
    for verb in ("seats:", "kick:1", "host:1", "seat:=1"):
        said = await harbour.forge("Dirk", f"7s:{harbour.table.id}:0:{verb}")
        assert said.startswith(("Only the host", "Nobody with that name is at this table")), verb
