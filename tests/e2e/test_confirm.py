"""People who confirm their plays read the effect of a move, and are asked once, before it."""

from functools import cache
from random import Random
from typing import Any

import pytest

from cogs.ui.page import MakeMove
from cogs.ui.routes import Verb
from engine.core import choices_by_default
from engine.games import GAMES
from tests.amounts import one_of
from tests.e2e.comings import Scene
from tests.e2e.playing import ways
from tests.e2e.positions import arrange, rows_of, set_out, version_of_table
from tests.e2e.said import shows
from tests.e2e.stage import button_id, button_labels, disabled_labels, press_id


async def confirming(stage: Scene, game: str) -> str:
    """A running table whose three people confirm their plays; who moves now."""
    for who in ("Anna", "Ben", "Chloé"):
        assert shows(await stage.prefers(who, confirm=True), "prefer-switch-confirm")
    await stage.open_table(game, ["Anna", "Ben", "Chloé"])
    while game == "seven-seals" and version_of_table(stage) < 3:
        who = (await stage.who_moves())[0]
        await stage.without_seals(who)
        await stage.press_hand(who, "Confirm: 0")
        await stage.press_hand(who, "Yes, do it")
    return (await stage.who_moves())[0]


async def press_a_move(stage: Scene, who: str) -> str:
    """Press from the hand towards a move, up to the first press that would make one."""
    luck = Random(2)
    for _ in range(40):
        custom_id, value = luck.choice(
            [way for way in ways(stage.hands[who]) if ":hint:" not in way[0]]
        )
        said = await stage.take(who, custom_id, value)
        if ":move:" in custom_id or (value or "").startswith("move:"):
            return said
    raise AssertionError(f"{who} found no move: {stage.hand_text(who)}")


@pytest.mark.parametrize("game", one_of(GAMES))
async def test_a_press_describes_the_move_and_asks_once(stage: Scene, game: str) -> None:
    """Back leads to the hand. The button of a move that was made since makes no second one."""
    who = await confirming(stage, game)
    before = version_of_table(stage)
    hand = await stage.press(who, "My hand")
    messages = [message.id for message in stage.privates(who)]
    said = await press_a_move(stage, who)
    assert "### Your turn\n" in said
    assert said.splitlines()[-1].endswith("** Are you sure?")
    assert button_labels(stage.hands[who]) == ["Yes, do it", "Back"]
    assert [message.id for message in stage.privates(who)] == messages, "it asks in place"
    assert await stage.press_hand(who, "Back") == hand
    assert version_of_table(stage) == before
    await press_a_move(stage, who)
    yes = button_id(stage.hands[who], "Yes, do it")
    assert not shows(await stage.press_hand(who, "Yes, do it"), "sure")
    assert version_of_table(stage) == before + 1
    assert shows(await stage.forge(who, yes), "refusal-stale")
    assert version_of_table(stage) == before + 1


async def test_a_move_that_gives_something_away_asks_once_unless_the_player_wants_no_warning(
    stage: Scene,
) -> None:
    """Pressed or typed, and only where another move would keep it."""
    await set_out(stage, "c1 g8", "c3 x6", display="x9")
    lay = press_id(MakeMove(0, gift=True), stage.table.id)
    await stage.press("Anna", "My hand")
    for asked in (
        await stage.forge("Anna", lay, on=stage.hands["Anna"]),
        await stage.type("Anna", "play", card="c1"),
    ):
        assert shows(asked, "seven-seas-gift")
        assert button_labels(stage.hands["Anna"]) == ["Yes, do it", "Back"]
    assert version_of_table(stage) == 0
    keeps = press_id(MakeMove(1, gift=True), stage.table.id)
    assert not shows(await stage.forge("Anna", keeps, on=stage.hands["Anna"]), "sure")
    assert version_of_table(stage) == 1, "whatever a custom id says, another move is no gift"
    assert shows(await stage.prefers("Ben", gifts=False), "prefer-switch-gifts", on=False)
    assert shows(await stage.prefers("Anna", gifts=True), "prefer-switch-gifts", on=True)
    await stage.closes("Anna")
    for who, hands in (("Anna", ("c1 g8", "c3")), ("Ben", ("c3", "c1 g8"))):
        await set_out(stage, *hands, display="x9", turn=int(who == "Ben"))
        await stage.type(who, "play", card="c1")
        assert version_of_table(stage) == int(who == "Ben"), who
        await stage.closes("Anna")


WISH = "**Automatic moves**"


async def last_cards(stage: Scene) -> None:
    """Anna leads; then everybody has one card, and nothing that it could take."""
    await set_out(stage, "g4 r8", "c3 x6", display="x9 c10")


async def test_the_wish_makes_this_move_and_then_every_one(stage: Scene) -> None:
    """By default nothing is played. Each has one card left, and Ben has wished it before."""
    await stage.prefers("Ben", forced=True)
    await last_cards(stage)
    await stage.type("Anna", "play", card="r8")
    await stage.type("Ben", "play", card="x6")
    await stage.press("Anna", "My hand")
    assert button_labels(stage.hands["Anna"])[1:] == ["Undo", "Hint", "Refresh"]
    assert version_of_table(stage) == 2
    assert f"{WISH}: when all can see" in await stage.prefers("Anna", forced=True)
    await stage.env.settle()
    assert [row.seat for row in rows_of(stage)][:4] == [0, 1, 0, 1]
    await stage.closes("Anna")
    await set_out(stage, "g1", "c3", display="x9 c10")
    assert version_of_table(stage) == 0, "one card that may take or lie is a choice"


@pytest.mark.slow
async def test_nobody_is_mentioned_for_a_move_that_the_bot_is_about_to_make(stage: Scene) -> None:
    await stage.prefers("Anna", forced=True)
    await last_cards(stage)
    stage.bot.forced.pause = 20.0
    await stage.type("Anna", "play", card="r8")
    await stage.type("Ben", "play", card="x6")
    assert not stage.announcements()
    await stage.wait(20)
    assert version_of_table(stage) == 3
    assert stage.last_ping() == ["Ben"], "who has no such wish is called"


PEOPLE = ("Anna", "Ben", "Chloé")
UNDO = "Undo"
STANDS = "You can't take that back"
TOLD = "Anna took the last move back."


async def offers_undo(stage: Scene, who: str) -> bool:
    """True if this person's last move can be undone."""
    return (await stage.bot.tables.view(stage.table.id, stage.people[who].id)).undo


@cache
def found(key: str, *, reveals: bool) -> tuple[Any, int] | None:
    """The first state of random games in which a move of seat 0 shows something hidden, or nothing.

    With the move's index. None if ten games have none, but for a last move.
    """
    game, draw = GAMES[key], Random(1)
    options = game.options(**choices_by_default(game))
    for seed in range(10):
        state = game.deal(options, min(len(PEOPLE), max(game.seats)), seed).state
        while movers := game.to_move(state):
            seat, moves = movers[0], game.legal_moves(state, movers[0])
            steps = [game.apply(state, seat, move) for move in moves]
            for index, step in enumerate(steps if seat == 0 else ()):
                shows_something = any(event.reveals for event in step.events)
                if shows_something is reveals and game.outcome(step.state) is None:
                    return state, index
            state = draw.choice(steps).state
    return None


def games_with(*, reveals: bool) -> list[str]:
    """The games that have such a move."""
    return [game for game in GAMES if found(game, reveals=reveals) is not None]


async def a_table(stage: Scene, game: str, *, reveals: bool) -> None:
    """Anna is to move, and can make such a move."""
    state, _ = found(game, reveals=reveals) or (None, 0)
    arrange(game, lambda _: state)
    await stage.open_table(game, [*PEOPLE[: max(GAMES[game].seats)]])
    await stage.press("Anna", "My hand")


async def move(stage: Scene, game: str, *, reveals: bool) -> None:
    """Anna presses that move."""
    version = (await stage.seen()).version
    _, index = found(game, reveals=reveals) or (None, 0)
    route = press_id(MakeMove(index), stage.table.id, version)
    await stage.forge("Anna", route, on=stage.hands["Anna"])


@pytest.mark.parametrize("game", one_of(games_with(reveals=False)))
async def test_a_press_takes_the_move_back_and_the_board_shows_it(stage: Scene, game: str) -> None:
    """Old buttons of the turn make no move: those of the hand before, and the one that undid."""
    await a_table(stage, game, reveals=False)
    before, play = (await stage.seen("Anna")).moves, press_id(MakeMove(0), stage.table.id)
    assert not await offers_undo(stage, "Anna")
    await move(stage, game, reveals=False)
    assert await offers_undo(stage, "Anna")
    assert (await stage.seen("Anna")).moves != before
    back = button_id(stage.hands["Anna"], UNDO)
    assert STANDS in await stage.forge("Ben", back)
    assert "### Your turn" in await stage.press_hand("Anna", UNDO)
    assert (await stage.seen("Anna")).moves == before
    await stage.env.settle()
    assert TOLD in stage.board()
    assert [row.move for row in rows_of(stage)][1:] == ["undo"]
    assert shows(await stage.forge("Anna", play), "refusal-stale")
    assert STANDS in await stage.forge("Anna", back)
    await stage.press("Anna", "My hand")
    await move(stage, game, reveals=False)
    assert not await offers_undo(stage, "Anna"), "once in a turn"
    assert UNDO in disabled_labels(stage.hands["Anna"])
    again = press_id(Verb.UNDO, stage.table.id, version_of_table(stage))
    assert shows(await stage.forge("Anna", again), "refusal-move-stands", answers=False)
    assert TOLD not in stage.board()
    assert version_of_table(stage) == 3


@pytest.mark.parametrize("game", one_of(games_with(reveals=True)))
async def test_a_move_that_revealed_something_cannot_be_undone(stage: Scene, game: str) -> None:
    """Such as a treasure turned up, or a card drawn."""
    await a_table(stage, game, reveals=True)
    await move(stage, game, reveals=True)
    assert version_of_table(stage) == 1
    assert not await offers_undo(stage, "Anna")
    assert STANDS in await stage.forge("Anna", press_id(Verb.UNDO, stage.table.id, 1))
    assert version_of_table(stage) == 1
