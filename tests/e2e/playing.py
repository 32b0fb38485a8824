"""The presses and picks of a message that make a move or lead to one, whatever the game."""

from typing import Any

from cogs.ui.custom_ids import BUTTON
from tests.e2e.stage import buttons, components_of, walk

MOST_STEPS = 4000
MOST_PRESSES = 200
"""Of one person for one move: seals can be added and removed again for long."""


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
