"""Whole games by presses alone, by slash commands alone, or past Discord, whatever the game."""

from random import Random
from typing import Any

from cogs.ui.custom_ids import BUTTON
from tests.e2e.stage import Stage, buttons, components_of, walk

MOST_STEPS = 4000
MOST_PRESSES = 200
"""Of one person for one move: seals can be added and removed again for long."""


async def open_table(stage: Stage, game: str, people: list[str], **choices: Any) -> None:
    """The first opens a table, the others press Join, the first presses Start."""
    await stage.open(people[0], game=game, **choices)
    for name in people[1:]:
        await stage.press(name, "Join")
    await stage.press(people[0], "Start")


async def who_moves(stage: Stage) -> list[str]:
    """The people whose turn it is; none when the table is over."""
    table = stage.table
    if table is None:
        return []
    seen = await stage.bot.tables.view(table.id, None)
    by_id = {member.id: name for name, member in stage.people.items()}
    return [by_id[table.players[seat].user] for seat in seen.to_move]


async def without_seals(stage: Stage, who: str) -> None:
    """Take every seal out of the proposed prediction of The Seven Seals."""
    await stage.press(who, "My hand")
    while taken := [
        each["label"]
        for each in buttons(stage.hands[who])
        if each["label"].startswith("−") and not each.get("disabled")
    ]:
        await stage.press_hand(who, taken[0])


async def press_something(stage: Stage, who: str, luck: Random) -> None:
    """Follow random presses from the hand until one was a move."""
    for _ in range(MOST_PRESSES):
        custom_id, value = luck.choice(ways(stage.hands[who]))
        version = version_of(custom_id)
        await stage.take(who, custom_id, value)
        moved = value.startswith("move:") if value is not None else ":move:" in custom_id
        if moved and not custom_id.endswith("::1"):  # a gift is asked about first
            return
        assert version_of(custom_id) == version
    raise AssertionError(f"{who} found no move: {stage.hand_text(who)}")


def ways(message: Any) -> list[tuple[str, str | None]]:
    """All that can be pressed or picked on a message: custom id, and the value of an option.

    Without what would take a move back.
    """
    ids = [b["custom_id"] for b in buttons(message) if not b.get("disabled")]
    found: list[tuple[str, str | None]] = [(each, None) for each in ids if not is_aside(each)]
    for component in walk(components_of(message)):
        for option in component.get("options", ()):
            found.append((component["custom_id"], option["value"]))
    return found


def first_way(message: Any) -> tuple[str, str | None]:
    """The first press or pick that moves; without one, the first that leads to another page."""
    found = [each for each in ways(message) if each[1] is None or each[1][:5] in ("move:", "page:")]
    moves = [each for each in found if "move:" in each[0] or "move:" in (each[1] or "")]
    return (moves or found)[0]


def is_aside(custom_id: str) -> bool:
    """True if this takes a move back, or leads away from the hand."""
    return any(
        f":{verb}:" in custom_id for verb in ("undo", "more", "below", "like", "learn", "new")
    )


def version_of(custom_id: str) -> int:
    """The version that a custom id was drawn at."""
    match = BUTTON.fullmatch("7s" + custom_id[2:])
    assert match is not None, custom_id
    return int(match["version"])


async def type_a_play(stage: Stage, who: str, luck: Random) -> str:
    """Somebody types /play with one of the suggestions; the answer."""
    offers = await stage.offered(who, "play", "card")
    assert offers, f"nothing to play for {who}"
    return await stage.type(who, "play", card=luck.choice(offers)["value"])


async def play_alone(stage: Stage, who: str, table_id: int, luck: Random) -> None:
    """Play somebody's own table to its end, through the gate."""
    user = stage.people[who].id
    while (seen := await stage.bot.tables.view(table_id, user)).moves:
        with stage.env._bot_scope():
            await stage.bot.tables.play(table_id, user, seen.version, luck.choice(seen.moves))


async def play_on(stage: Stage, luck: Random, most: int = MOST_STEPS) -> int:
    """The same through the gate of tables, for tests where it doesn't matter how people move.

    The bot then shows the same, in a fraction of the time. It catches up every few moves, and when
    a computer is to move.
    """
    made = 0
    while made < most and (movers := await who_moves(stage)):
        user, table = stage.people[luck.choice(movers)].id, stage.table
        seen = await stage.bot.tables.view(table.id, user)
        with stage.env._bot_scope():
            move = luck.choice(seen.moves)
            after = await stage.bot.tables.play(table.id, user, seen.version, move)
        made += 1
        if made % 6 == 0 or any(after.table.players[seat].level for seat in after.to_move):
            await stage.env.settle()
    await stage.env.settle()
    return made
