"""Choices of 7 Seas on the simulated Discord: captures, the kraken, the nick."""

from __future__ import annotations

from random import Random

from engine.games.seven_seas.cards import BY_NOTATION
from engine.games.seven_seas.state import Phase
from tests.e2e.harbour import Harbour, button_labels, buttons
from tests.e2e.living import living
from tests.e2e.playing import open_table, play_on, who_moves
from tests.e2e.positions import set_out, state_of, version_of_table

MANY = "g1 c1 r1 g2 c2 r2 x2 g3 c3 r3 g4 c4 r4"
"""Strengths 1 to 4, of which far more than 25 sets add up to 10."""


async def test_a_choice_of_captures_is_asked_only_when_there_is_one(harbour: Harbour) -> None:
    await set_out(harbour, "g8 c9", "g2", display="c3 r5 x4 g4")
    said = await harbour.press("Anna", "My hand")
    assert "**🪙8** takes 💎3 + 🥃5 or 🪙4 + 💀4 → you choose" in said
    said = await harbour.press_hand("Anna", "🪙8")
    assert "which way?" in said
    assert version_of_table(harbour) == 0
    await harbour.press_hand("Anna", "Back")
    await harbour.press_hand("Anna", "🪙8")
    await harbour.press_hand("Anna", "🪙4 + 💀4")
    assert version_of_table(harbour) == 1
    assert BY_NOTATION["x4"] in state_of(harbour).chests[0]


async def test_more_than_25_captures_are_leaves_of_a_select(harbour: Harbour) -> None:
    """Every one of them can be reached by presses."""
    await set_out(harbour, "g10 c9", "g9", display=MANY)
    await harbour.press("Anna", "My hand")
    await harbour.press_hand("Anna", "🪙10")
    found: list[str] = []
    while True:
        labels = button_labels(harbour.hands["Anna"])
        on = [label for label in labels if label.startswith("More (")]
        found += [label for label in labels if " + " in label]
        if not on:
            break
        await harbour.press_hand("Anna", on[0])
    wanted = {move for move in await legal_takes(harbour) if move}
    assert len(found) == len(set(found)) == len(wanted) > 50
    await harbour.press_hand("Anna", "◀ Back")
    last = [label for label in button_labels(harbour.hands["Anna"]) if " + " in label][-1]
    await harbour.pick("Anna", last)
    assert version_of_table(harbour) == 1


async def legal_takes(harbour: Harbour) -> set[str]:
    seen = await harbour.bot.tables.view(harbour.table.id, harbour.people["Anna"].id)
    return {str(move.take) for move in seen.moves if move.card == BY_NOTATION["g10"]}


async def test_the_kraken_takes_all_only_below_its_price(harbour: Harbour) -> None:
    await set_out(harbour, "x1 c9", "g9", display="g2 r3 c10")
    said = await harbour.press("Anna", "My hand")
    assert "can be laid, takes 💎10, or **takes all**" in said
    said = await harbour.press_hand("Anna", "🐙1")
    assert {"Lay it", "💎10", "Take all"} <= set(button_labels(harbour.hands["Anna"]))
    assert "**-7**" in said
    assert "no nick" in said
    assert version_of_table(harbour) == 0
    await harbour.press_hand("Anna", "Take all")
    assert state_of(harbour).display == ()
    assert len(state_of(harbour).chests[0]) == 4
    assert state_of(harbour).phase is Phase.PLAY


async def cleared(harbour: Harbour) -> None:
    """Anna clears the display and may nick from Ben, Chloé, or the harbour."""
    await set_out(
        harbour,
        "g5 c9",
        "g9",
        "r9",
        display="r5",
        chests=("", "g2 c1 x7", "r10"),
        harbour="g6 c7",
    )
    await harbour.press("Anna", "My hand")
    await harbour.press_hand("Anna", "🪙5")


async def test_a_nick_by_presses_tells_the_table_only_who_and_where(harbour: Harbour) -> None:
    await cleared(harbour)
    assert "may nick" in "".join(harbour.texts())
    assert "Nick a card?" in harbour.hand_text("Anna")
    labels = button_labels(harbour.hands["Anna"])
    assert labels[:4] == ["⚓ Harbour 2", "🔵 Ben 3", "🟢 Chloé 1", "No, thanks"]
    said = await harbour.press_hand("Anna", "🔵 Ben 3")
    assert "Ben's chest: keep one of 3 cards" in said
    assert "💎1 pirate lady → +1 point, best crystal" in said
    assert button_labels(harbour.hands["Anna"])[:3] == ["👸💎1\u202flady", "🪙2", "💀7"]
    assert "is nicking" in "".join(harbour.texts())
    await harbour.press_hand("Anna", "👸💎1\u202flady")
    assert BY_NOTATION["c1"] in state_of(harbour).chests[0]
    assert "Anna nicked a card from Ben's chest" in "".join(harbour.texts())
    assert "pirate lady" not in "".join(harbour.texts())


async def test_a_nick_by_commands(harbour: Harbour) -> None:
    await cleared(harbour)
    offers = await harbour.offered("Anna", "play", "card")
    assert [offer["value"] for offer in offers] == ["nick -1", "nick 1", "nick 2", "decline"]
    for wrong in ("nick 0", "nick 9", "keep g2", "c9", "harbour-master"):
        assert "Nick first" in await harbour.type("Anna", "play", card=wrong)
    await harbour.type("Anna", "play", card="nick 1")
    offers = await harbour.offered("Anna", "play", "card")
    assert {offer["value"] for offer in offers} == {"g2", "c1", "x7"}
    assert "Nick first" in await harbour.type("Anna", "play", card="g6")
    await harbour.type("Anna", "play", card="curse 7")
    assert BY_NOTATION["x7"] in state_of(harbour).chests[0]


async def test_a_nick_can_be_declined(harbour: Harbour) -> None:
    await cleared(harbour)
    await harbour.press_hand("Anna", "No, thanks")
    assert "Anna left every chest alone" in "".join(harbour.texts())
    assert await who_moves(harbour) == ["Ben"]


async def test_a_nick_survives_a_restart(harbour: Harbour) -> None:
    """In both of its steps: the pages open before still answer, and so do new ones."""
    await open_table(harbour, "seven-seas", ["Anna", "Ben", "Chloé"])
    luck = Random(5)
    for phase in (Phase.NICK, Phase.KEEP):
        while state_of(harbour).phase is not phase:
            await play_on(harbour, luck, 1)
        before, who = state_of(harbour), (await who_moves(harbour))[0]
        await harbour.press(who, "My hand")
        open_page = harbour.hands[who]
        await harbour.restart()
        assert state_of(harbour) == before
        if phase is Phase.NICK:
            await harbour.press(who, buttons(open_page)[0]["label"], on=open_page)
            assert state_of(harbour).phase is Phase.KEEP
        else:
            await harbour.type(who, "hand")
            newer = harbour.hands[who].id  # nobody can take the one from before the kill away
            assert [m.id for m in living(harbour, who)] == [open_page.id, newer]
            await harbour.press_hand(who, button_labels(harbour.hands[who])[0])
            assert state_of(harbour).phase is not Phase.KEEP
