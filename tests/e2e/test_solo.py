"""/solo: a person plays alone in one message that only they see; no channel hears of it."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from cogs.ui.page import MakeMove
from cogs.ui.routes import Bookmark, PlayLike, SameCards, Verb
from engine.core import RoundEnded
from engine.games import GAMES
from engine.players.base import Level
from engine.tables.model.table import OwnPlace
from engine.tables.position import replayed
from tests.amounts import amount, one_of
from tests.catalogue import SAY
from tests.cogs.faces.by_ear import faults
from tests.e2e.comings import Scene
from tests.e2e.playing import ways
from tests.e2e.positions import arrange, begin_seven_in_round
from tests.e2e.said import shows
from tests.e2e.stage import button_labels, buttons, press_id, text_of


async def own_table(stage: Scene, who: str = "Anna") -> Any:
    """The own table that somebody played last, as they see it."""
    user = stage.people[who].id
    table = next(iter(await stage.bot.tables.own.running(user)), None)
    return None if table is None else await stage.bot.tables.view(table.id, user)


async def tables_of(stage: Scene, who: str) -> list[Any]:
    """All own tables of a person that are kept."""
    found = [await stage.bot.store.table(number) for number in range(1, 9)]
    return [table for table in found if table and table.place == OwnPlace(stage.people[who].id)]


@pytest.mark.slow
@pytest.mark.parametrize("game", [*GAMES][-amount(2, len(GAMES)) :])
async def test_a_person_plays_alone_to_the_end_by_presses(stage: Scene, game: str) -> None:
    """No message reaches the channel; the end stands where the hand was, with another game."""
    assert shows(await stage.type("Anna", "solo", game=game), "hand-yours")
    luck = Random(3)
    while (seen := await own_table(stage)) is not None:
        assert seen.seat in seen.to_move
        await stage.press_something("Anna", luck)
    assert "win" in stage.hand_text("Anna")
    assert button_labels(stage.hands["Anna"]) == ["Play again", "Duel", "Scoring", "More"]
    (table,) = await tables_of(stage, "Anna")
    story = replayed(GAMES[game], table, await stage.bot.store.moves(table.id)).story
    if sum(isinstance(event, RoundEnded) for event in story) > 1:  # else the result is its gain
        assert "ound" in await stage.press_hand("Anna", "Scoring"), "what the last round brought"
        await stage.press_hand("Anna", "◀ Back")
    assert stage.messages() == []
    assert shows(await stage.press_hand("Anna", "Share"), "share-done")
    (shared,) = map(text_of, stage.messages())
    assert shows(shared, "share-title", name="Anna")
    await stage.press_hand("Anna", "◀ Back")
    assert shows(await stage.press_hand("Anna", "Play again"), "hand-yours")
    assert (await own_table(stage)).table.game == game


ALONE = {"seven-seas": 2, "letter-of-marque": 3, "seven": 3, "seven-seals": 3}


@pytest.mark.parametrize("game", one_of(GAMES))
async def test_a_game_without_a_number_has_good_company_and_its_first_hand_says_what_it_is(
    stage: Scene, game: str
) -> None:
    """The game, the level and how to win stand there until the first move.

    A page behind its buttons takes the hand's place and leads back to it, or to a half-made choice.
    """
    told = await stage.type("Anna", "solo", game=game, level="mate")
    assert len((await own_table(stage)).table.players) == ALONE[game]
    assert shows(told, f"{game}-first-hand", levels="Mate")
    for half in (None, *[way for way in ways(stage.hands["Anna"]) if "page:" in str(way)][-1:]):
        told = told if half is None else await stage.take("Anna", *half)
        for page in ((), ("Log",), ("Rules",)):
            for label in ("More", *page, "Back"):
                await stage.press_hand("Anna", label)
            assert (stage.hand_text("Anna"), len(stage.privates("Anna"))) == (told, 1)
    await stage.press_something("Anna", Random(1))
    assert not shows(stage.hand_text("Anna"), f"{game}-first-hand")


async def test_commands_without_a_table_know_the_game_that_is_played_alone(stage: Scene) -> None:
    """Without one they offer both ways to a game."""
    for command, options in (("hand", {}), ("hint", {}), ("play", {"card": "💎4"})):
        assert shows(await stage.type("Anna", command, **options), "refusal-no-table")
        assert button_labels(stage.hands["Anna"]) == ["Open a table", "Play alone"]
    assert shows(await stage.type("Anna", "mytables"), "tables-none")
    assert button_labels(stage.hands["Anna"]) == ["Open a table", "Play alone"]
    assert shows(await stage.press_hand("Anna", "Play alone"), "alone-button")
    assert "Play today's deal" in button_labels(stage.hands["Anna"])
    shown = len(stage.privates("Anna"))
    await stage.pick("Anna", "7 Seas")
    assert "Start: 2 players · Deckhand" in button_labels(stage.hands["Anna"])
    assert all(shows(stage.hand_text("Anna"), f"level-{level}-character") for level in Level)
    assert all(shows(stage.hand_text("Anna"), f"game-seven-seas-{of}") for of in ("play", "lasts"))
    assert shows(await stage.press_hand("Anna", "Back"), "alone-button")
    await stage.pick("Anna", "7 Seas")
    assert len(stage.privates("Anna")) == shown, "both ways lead on in one message"
    await stage.pick("Anna", "3 players · Mate")
    assert shows(stage.hand_text("Anna"), "hand-yours")
    assert [p.level for p in (await own_table(stage)).table.players] == [None, "mate", "mate"]
    alone = (await own_table(stage)).table.id
    for command in ("hand", "hint", "mytables"):
        told = await stage.type("Anna", command)
        assert shows(told, "own-game", game="7 Seas")
        assert shows(told, "tables-none") or not told.index(SAY("own-games", count=1))
        assert button_labels(stage.hands["Anna"]) == ["Go on", "Open a table"]
        assert shows(await stage.press_hand("Anna", "Go on"), "hand-yours")
        assert (await own_table(stage)).table.id == alone
    assert not stage.messages(), "only this person sees it"
    await stage.type("Ben", "table open")
    for ask in (stage.type("Anna", "hand"), stage.type("Anna", "hint")):
        said = await ask
        assert shows(said, "refusal-not-seated")
        assert shows(said, "own-game", game="7 Seas")
        assert button_labels(stage.hands["Anna"]) == ["Go on"]
        assert shows(await stage.press_hand("Anna", "Go on"), "hand-yours")
    await stage.closes("Ben")
    assert shows(await stage.goes("Anna", "/hand", "Open a table"), "lobby-opened")
    assert stage.table.host == stage.people["Anna"].id
    told = await stage.type("Anna", "mytables")
    assert shows(told, "tables-lobby")
    assert shows(told, "own-game", game="7 Seas")
    assert button_labels(stage.hands["Anna"]) == ["Go on"]


async def test_a_shared_game_says_the_level_and_others_see_it_and_play_its_cards(
    stage: Scene,
) -> None:
    """Nobody sees it who was not shown it, and each plays at an own table."""
    begin_seven_in_round(7)
    await stage.type("Anna", "solo", game="seven", seats=3)
    while "Scoring" not in button_labels(stage.hands["Anna"]):
        await stage.press_something("Anna", Random(3))
    await stage.press_hand("Anna", "Share")
    (shared,) = stage.messages()
    assert "-# Computers: Deckhand" in text_of(shared)
    assert button_labels(shared) == ["Replay", "Play these cards"]
    (table,) = [t for t in await tables_of(stage, "Anna") if not t.is_open]
    assert shows(await stage.press("Ben", "Replay", on=shared), "replay-title", step=0, steps=33)
    await stage.pick("Ben", "The deal")
    assert shows(await stage.press_hand("Ben", "Move ▶"), "replay-title", step=1, steps=33)
    for to in (Bookmark(1), SameCards(0), Bookmark(1, ticket="x"), Verb.VERIFY):
        told = await stage.forge("Chloé", press_id(to, table.id), on=shared)
        assert "move" not in told
        assert not shows(told, "hand-yours")
    await stage.press("Ben", "Play these cards", on=shared)
    (again,) = await tables_of(stage, "Ben")
    assert (again.seed, again.options) == (table.seed, table.options)
    assert [p.level for p in again.players] == [p.level for p in table.players]
    assert stage.hand_text("Ben").startswith("### Your turn")
    assert len(stage.messages()) == 1


@pytest.mark.slow
@pytest.mark.parametrize("words", one_of([False, True]))
async def test_the_next_hand_tells_a_round_s_score_and_one_press_shows_it_whole(
    stage: Scene, *, words: bool
) -> None:
    """No channel shows the score. The press leads there and back, and no hand waits behind it."""
    await stage.prefers("Anna", words=words)
    await stage.type("Anna", "solo", game="seven")
    luck = Random(2)
    while not any(each.startswith("Scoring") for each in button_labels(stage.hands["Anna"])):
        await stage.press_something("Anna", luck)
    hand = stage.hand_text("Anna")
    assert "our turn" in hand
    assert "ound 1, chips:" in hand
    told = await stage.press_hand("Anna", "Scoring")
    assert "round 1 of 7" in told.lstrip().splitlines()[0], "the hand told what was before it"
    assert "first with no cards" in told or "+2" in told
    assert faults(told) == [] or not words
    assert await stage.press_hand("Anna", "My hand") == hand
    await stage.press_something("Anna", luck)
    await stage.press_hand("Anna", "More")
    assert "round 1 of 7" in await stage.press_hand("Anna", "Scoring")


async def test_others_cannot_press_and_wrong_options_are_explained(stage: Scene) -> None:
    assert "3 to 5" in await stage.type("Anna", "solo", game="seven-seals", seats=2)
    assert await own_table(stage) is None
    await stage.type("Anna", "solo", game="seven-seas")
    seen = await own_table(stage)
    move = next(b["custom_id"] for b in buttons(stage.hands["Anna"]) if ":move:" in str(b))
    await stage.type("Ben", "solo")
    assert shows(await stage.forge("Ben", move, on=stage.hands["Ben"]), "refusal-no-table")
    like = press_id(PlayLike("seven-seas", Level.MATE, 9))
    assert "2 to 4" in await stage.forge("Anna", like, on=stage.hands["Anna"])
    undo = press_id(Verb.UNDO, seen.table.id, seen.version)
    told = await stage.forge("Anna", undo, on=stage.hands["Anna"])
    assert shows(told, "refusal-move-stands", answers=True)
    assert (await own_table(stage)).version == seen.version


async def test_a_fourth_unfinished_game_asks_before_the_one_left_longest_ends(stage: Scene) -> None:
    """A press on the one that ended says so, and nothing else is lost."""
    user, numbers, hands = stage.people["Anna"].id, [], []
    for game in ("seven", "seven-seas", "letter-of-marque"):
        assert shows(await stage.type("Anna", "solo", game=game), "hand-yours")
        numbers.append((await own_table(stage)).table.id)
        hands.append(stage.hands["Anna"])
    for question in (
        stage.type("Anna", "solo", game="seven-seals"),
        stage.forge("Anna", press_id(PlayLike("seven-seals", Level.MATE)), on=hands[0]),
        stage.type("Anna", "learn", game="seven-seals"),
    ):
        assert shows(await question, "own-second", count=1, numbers="3")
        labels = ["1. Go on", "2. Go on", "3. Go on", "Start a new one"]
        assert button_labels(stage.hands["Anna"]) == labels
        assert len(await stage.bot.store.own_tables(user)) == 3, "nothing is lost without a word"
    assert shows(await stage.press_hand("Anna", "Start a new one"), "lesson-step")
    numbers.append((await own_table(stage)).table.id)
    own = await stage.bot.store.own_tables(user)
    assert [table.id for table in own] == numbers[1:]
    for to in (MakeMove(0), Verb.CONTINUE):
        told = await stage.forge("Anna", press_id(to, numbers[0]), on=hands[0])
        assert shows(told, "own-table-over")


async def test_all_own_games_are_listed_and_a_second_one_of_a_kind_offers_the_first(
    stage: Scene,
) -> None:
    """Wherever own games are named; a press in an old message changes their order at most."""
    kept, user = dict[str, int](), stage.people["Anna"].id
    arrange("seven", lambda state: replace(state, chips=(2, 5, 4)[: len(state.chips)]))
    for game, level in (("seven", "mate"), ("letter-of-marque", "deckhand")):
        await stage.type("Anna", "solo", game=game, level=level)
        kept[game] = (await own_table(stage)).table.id
    for ask in (
        *(stage.type("Anna", command) for command in ("mytables", "hand", "hint")),
        stage.type("Anna", "solo", game="seven", level="captain"),
        stage.forge("Anna", press_id(PlayLike("seven", Level.MATE)), on=stage.hands["Anna"]),
    ):
        told = await ask
        for game, levels in (("7", "Mate"), ("Letter of Marque", "Deckhand")):
            assert shows(told, "own-game", game=game, levels=levels)
        assert shows(told, "own-game-new")
        assert shows(told, "standing-side", you="yes", points=2)
        assert shows(told, "standing-side", you="no", points=5)
        assert shows(told, "hand-standing")
        own = [table.id for table in await stage.bot.store.own_tables(user)]
        assert own == [*kept.values()], "nothing is dealt, and nothing ends"
    await stage.press_hand("Anna", "2. Go on")
    await stage.env.advance_time(1)
    await stage.press_something("Anna", Random(1))
    assert (await own_table(stage)).table.id == kept["seven"], "number 2 was the older one"
    await stage.type("Anna", "solo", game="seven")
    assert shows(await stage.press_hand("Anna", "Start a new one"), "hand-yours")
    assert len(await stage.bot.store.own_tables(user)) == 3, "the running one stays"


async def finished(stage: Scene, who: str = "Anna") -> int:
    """The id of a practice game that somebody has played to its end."""
    await stage.type(who, "solo", game="seven")
    number = int((await own_table(stage, who)).table.id)
    await stage.play_alone(who, number, Random(1))
    return number
