"""The private messages of people: how many hands are alive, and whether they say what is true."""

from typing import Any

from cogs.faces import FACES
from cogs.table.pages.hand import hand_layout
from cogs.ui.answer import Kind
from cogs.ui.custom_ids import BUTTON, SELECT, CustomId, read
from cogs.ui.layout import JOINER, NO_BREAK
from cogs.ui.page import MakeMove, ShowPage
from cogs.ui.routes import Hint, Learn, Verb
from engine.tables.view import TableView
from tests.e2e.comings import Scene
from tests.e2e.stage import Stage, components_of, text_of, walk

RESTS = "Your hand is put away. The button shows your cards as they are now."


def routes(message: Any, *, disabled: bool = False) -> list[CustomId]:
    """Where the buttons and the options that can be pressed on a message lead.

    disabled: also those that only keep their places.
    """
    found = []
    for part in walk(components_of(message)):
        if (part.get("disabled") and not disabled) or "custom_id" not in part:
            continue
        if match := BUTTON.fullmatch(part["custom_id"]):
            found.append(read(match))
        elif match := SELECT.fullmatch(part["custom_id"]):
            found += [read(match).completed(option["value"]) for option in part["options"]]
    return found


def is_of_hand(leads_to: CustomId) -> bool:
    """True if only hands have such a button."""
    route = leads_to.route
    return route is Verb.UNDO or isinstance(route, MakeMove | ShowPage | Hint)


def open_messages(stage: Stage, who: str) -> list[Any]:
    """The messages with a button of a hand that does not rest, though all may be disabled."""
    messages = stage.privates(who)
    hands = [m for m in messages if any(map(is_of_hand, routes(m, disabled=True)))]
    return [m for m in hands if text_of(m) != RESTS]


def resting(stage: Stage, who: str) -> list[Any]:
    """The hands that were retired."""
    return [m for m in stage.privates(who) if text_of(m) == RESTS]


def panels(stage: Stage, who: str) -> list[Any]:
    """The messages with other buttons that can go out of date: a lesson offered first stays."""
    return [
        m
        for m in stage.privates(who)
        if (found := routes(m))
        and not (any(map(is_of_hand, found)) or isinstance(found[0].route, Learn))
    ]


async def check_hands(stage: Scene) -> None:
    """Everybody has one open hand at the most, and it is up to date."""
    for who in stage.people:
        alive = open_messages(stage, who)
        assert len(alive) <= 1, [text_of(message) for message in alive]
        if stage.table is None:
            assert not alive, text_of(alive[0])
            continue
        now = await stage.seen(who)
        if now.seat is None or now.table.players[now.seat].left:
            assert not alive, text_of(alive[0])
        elif now.view is not None:
            for message in alive or remembered(stage, who):
                check_hand(stage, message, now)


def check_hand(stage: Stage, message: Any, now: TableView) -> None:
    """Check the hand: playable for the player to move, and up to date for all others."""
    hand = [each for each in routes(message) if is_of_hand(each)]
    moves = [each for each in hand if isinstance(each.route, MakeMove)]
    if now.seat in now.to_move:
        assert hand, f"nothing to press: {text_of(message)}"
        late = [each for each in hand if each.version < now.to_move_from]
        assert not late, f"stale: {text_of(message)}"
        return
    assert not moves, f"moves out of turn: {text_of(message)}"
    drawn = hand_layout(FACES[now.table.game], stage.bot.catalogue.say(), now)
    for part in drawn.walk_children():
        content = getattr(part, "content", "").replace(JOINER, "").replace(NO_BREAK, " ")
        assert content in text_of(message), f"not as it is now: {text_of(message)}"


def remembered(stage: Stage, who: str) -> list[Any]:
    """The hand that the bot can still change, though it may have no buttons."""
    key = (stage.table.id, stage.people[who].id, Kind.HAND)
    with stage.env.time_context():
        kept = stage.bot.open_hands._open.get(key)
    return [m for m in stage.privates(who) if kept is not None and m.id == kept.message]
