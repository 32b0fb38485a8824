"""Whole games by presses alone, by slash commands alone, or past Discord, whatever the game."""

from __future__ import annotations

from random import Random
from typing import Any

from cogs.ui.custom_ids import BUTTON
from tests.e2e.harbour import Harbour, buttons, components_of, walk

MOST_STEPS = 4000
MOST_PRESSES = 200
"""Of one person for one move: seals can be added and removed again for long."""


async def open_table(harbour: Harbour, game: str, people: list[str], **choices: Any) -> None:
    """The first opens a table, the others press Join, the first presses Start."""
    await harbour.open(people[0], game=game, **choices)
    for name in people[1:]:
        await harbour.press(name, "Join")
    await harbour.press(people[0], "Start")


async def who_moves(harbour: Harbour) -> list[str]:
    """The people whose turn it is; none when the table is over."""
    table = harbour.table
    if table is None:
        return []
    seen = await harbour.bot.tables.view(table.id, None)
    by_id = {member.id: name for name, member in harbour.people.items()}
    return [by_id[table.players[seat].user] for seat in seen.to_move]


async def without_seals(harbour: Harbour, who: str) -> None:
    """Take every seal out of the proposed prediction of The Seven Seals."""
    await harbour.press(who, "My hand")
    while taken := [
        each["label"]
        for each in buttons(harbour.hands[who])
        if each["label"].startswith("−") and not each.get("disabled")
    ]:
        await harbour.press_hand(who, taken[0])


async def play_by_presses(harbour: Harbour, luck: Random, most: int = MOST_STEPS) -> int:
    """Everybody presses something on their page until the game is over; how many presses."""
    pressed = 0
    while pressed < most and (movers := await who_moves(harbour)):
        who = luck.choice(movers)
        await harbour.press(who, "My hand")
        await press_something(harbour, who, luck)
        pressed += 1
    return pressed


async def press_something(harbour: Harbour, who: str, luck: Random) -> None:
    """Follow random presses from the hand until one was a move."""
    for _ in range(MOST_PRESSES):
        custom_id, value = luck.choice(ways(harbour.hands[who]))
        message, member = harbour.hands[who], harbour.people[who]
        version = version_of(custom_id)
        if value is None:
            result = await member.click(message, custom_id=custom_id)
        else:
            result = await member.select(message, [value], custom_id=custom_id)
        harbour.answered(who, result)
        moved = value.startswith("move:") if value is not None else ":move:" in custom_id
        if moved:
            return
        assert version_of(custom_id) == version
    raise AssertionError(f"{who} found no move: {harbour.hand_text(who)}")


def ways(message: Any) -> list[tuple[str, str | None]]:
    """All that can be pressed or picked on a message: custom id, and the value of an option.

    Without what would leave the moves to the bot, or take one back.
    """
    ids = [b["custom_id"] for b in buttons(message) if not b.get("disabled")]
    found: list[tuple[str, str | None]] = [(each, None) for each in ids if not is_aside(each)]
    for component in walk(components_of(message)):
        for option in component.get("options", ()):
            found.append((component["custom_id"], option["value"]))
    return found


def is_aside(custom_id: str) -> bool:
    """True if this leaves moves to the bot, takes one back, or leads away from the hand."""
    return any(f":{verb}:" in custom_id for verb in ("forced", "undo", "more"))


def version_of(custom_id: str) -> int:
    """The version that a custom id was drawn at."""
    match = BUTTON.fullmatch("7s" + custom_id[2:])
    assert match is not None, custom_id
    return int(match["version"])


async def play_by_commands(harbour: Harbour, luck: Random, most: int = MOST_STEPS) -> int:
    """Everybody types /play with one of the suggestions until the game is over."""
    typed = 0
    while typed < most and (movers := await who_moves(harbour)):
        who = luck.choice(movers)
        offers = await harbour.offered(who, "play", "card")
        assert offers, f"nothing to play for {who}"
        card = luck.choice(offers)["value"]
        takes = await harbour.offered(who, "play", "take", card=card)
        filled = {"take": luck.choice(takes)["value"]} if takes else {}
        await harbour.type(who, "play", card=card, **filled)
        typed += 1
    return typed


async def play_on(harbour: Harbour, luck: Random, most: int = MOST_STEPS) -> int:
    """The same through the gate of tables, for tests where it doesn't matter how people move.

    The bot then shows the same, in a third of the time.
    """
    made = 0
    while made < most and (movers := await who_moves(harbour)):
        user, table = harbour.people[luck.choice(movers)].id, harbour.table
        seen = await harbour.bot.tables.view(table.id, user)
        with harbour.env._bot_scope():
            await harbour.bot.tables.play(table.id, user, seen.version, luck.choice(seen.moves))
        await harbour.env.settle()
        made += 1
    return made
