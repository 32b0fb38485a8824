"""People wait for the next game at a place, and have a seat there without another press."""

from dataclasses import replace
from random import Random

import pytest

from cogs.surfaces.token import TokenSurface
from cogs.ui.routes import Verb
from engine.events.evening import NIGHT
from engine.games import GAMES
from engine.players.base import Level
from engine.tables.model.table import Person, Player, Status, Table
from engine.tables.ports import Post
from engine.tables.transitions.invitations import GAP, MOST_WAITING
from tests.e2e.comings import Scene
from tests.e2e.conftest import permit
from tests.e2e.finished_games import finished
from tests.e2e.positions import begin_seven_in_round
from tests.e2e.said import shows
from tests.e2e.stage import NotOffered, button_labels, press_id, text_of
from tests.e2e.test_openings import called

WAYS = ("My hand", "More", "Join", "/table show", "/play", "/hand", "/hint")
"""Where people without a seat may look for one; the press is one from before the start."""


async def looks(stage: Scene, who: str, way: str) -> None:
    """Look there for a seat."""
    if way == "Join":
        await stage.forge(who, press_id(Verb.JOIN, stage.table.id))
    elif way.startswith("/"):
        await stage.type(who, way[1:], **({"card": "7"} if way == "/play" else {}))
    else:
        await stage.press(who, way)


async def waits(stage: Scene, who: str, way: str) -> str:
    """Ask to be dealt in next, where people without a seat are offered it."""
    await looks(stage, who, way)
    return await stage.press_hand(who, "Deal me in next")


async def test_people_without_a_seat_are_dealt_in_next_in_their_order(stage: Scene) -> None:
    """The board names them, a second press leads back, and they press nothing more."""
    await stage.open_table("seven", ["Anna", "Ben"])
    assert shows(await stage.press("Dirk", "My hand"), "refusal-not-seated", running="late")
    assert shows(await waits(stage, "Dirk", "My hand"), "deal-in-done", place=1)
    assert shows(await stage.press("Dirk", "My hand"), "refusal-not-seated", running="waits")
    assert shows(await waits(stage, "Chloé", "More"), "deal-in-done", place=2)
    assert shows(stage.board(), "lobby-queue", names="**Dirk** and **Chloé**", others=0)
    for way in WAYS:
        with pytest.raises(NotOffered):  # he waits in line already
            await waits(stage, "Dirk", way)
        said = await stage.press_hand("Dirk", "Don't deal me in")
        assert shows(said, "deal-out-done")
        assert shows(stage.board(), "lobby-queue", names="**Chloé**")
        await waits(stage, "Dirk", way)
    await stage.press_hand("Dirk", "Don't deal me in")
    await waits(stage, "Dirk", "My hand")
    await stage.closes("Anna")
    end = text_of(stage.showing("Play again"))
    assert shows(end, "lobby-queue", names="**Chloé** and **Dirk**")
    await stage.press("Ben", "Play again")
    assert stage.seated() == ["Ben", "Chloé", "Dirk"]
    await stage.press("Anna", "Play again")
    assert (stage.table.status, stage.table.queue) == (Status.RUNNING, ())
    assert stage.seated() == ["Anna", "Ben", "Chloé", "Dirk"]
    await stage.type("Anna", "table show")
    (shown,) = (m for m in stage.privates("Anna") if shows(text_of(m), "table-shown"))
    assert button_labels(shown) == [], "she plays"


async def test_the_eleventh_and_people_who_may_not_write_cannot_wait(stage: Scene) -> None:
    """Each gets one sentence, and may look at the table all the same."""
    await stage.open_table("seven", ["Anna", "Ben"])
    press = press_id(Verb.DEAL_IN, stage.table.id)
    message = stage.showing("More")
    queue = tuple(Person(number, f"Guest {number}") for number in range(MOST_WAITING))
    with stage.env._bot_scope():  # at the simulated time
        await stage.bot.tables.change(stage.table.id, replace, queue=queue)
    assert shows(await stage.forge("Dirk", press, on=message), "refusal-queue-full")
    assert shows(stage.board(), "lobby-queue", others=MOST_WAITING - 5)
    permit(stage, "Dirk", send_messages=False)
    assert shows(await stage.forge("Dirk", press, on=message), "refusal-may-not-write")


async def test_an_old_result_leads_to_the_game_that_runs_or_to_the_next_one(stage: Scene) -> None:
    """Its game is played again by the people of the last one; no second lobby opens beside it."""
    await stage.open_table("seven", ["Anna", "Ben"])
    undo = press_id(Verb.UNDO, stage.table.id)
    await stage.closes("Anna")
    old = stage.showing("Play again")
    await stage.open_table("seven-seas", ["Chloé", "Dirk"])
    assert shows(await stage.press("Anna", "Play again", on=old), "refusal-not-in-lobby")
    assert shows(await stage.forge("Anna", undo, on=stage.hands["Anna"]), "chat-further-down")
    assert button_labels(stage.hands["Anna"]) == ["Deal me in next"]
    await stage.closes("Chloé")
    await stage.press("Chloé", "Play again", on=old)
    assert (stage.table.game, [each.name for each in stage.table.guests]) == ("seven", ["Dirk"])
    await stage.press("Dirk", "Play again", on=old)
    hand = stage.hands["Dirk"]
    await stage.goes("Chloé", "More", "Well played.")
    assert shows(text_of(hand), "remark-well-played"), "the hand of this press is kept current"


async def test_the_host_swaps_players_of_two_teams(stage: Scene) -> None:
    """The lobby shows who plays with whom."""
    await stage.open("Anna", game="seven-seas")
    await stage.press("Anna", "House rules")
    await stage.choose_rule("Anna", "Teams", "Teams: yes")
    for who in ("Ben", "Chloé"):
        await stage.press(who, "Join")
    await stage.goes("Anna", "More", "Seats")
    with pytest.raises(NotOffered):  # they play together
        await stage.pick("Anna", "Swap Anna and Chloé")
    said = await stage.pick("Anna", "Swap Anna and Ben")
    assert shows(said, "seats-swapped", one="Ben", other="Anna")
    assert stage.seated() == ["Ben", "Anna", "Chloé"]
    assert "**Ben + Chloé**" in text_of(stage.showing("House rules"))


def crowded(table: Table) -> Table:
    """The lobby without a free seat."""
    most = max(GAMES[table.game].seats) - len(table.players)
    computers = (Player(f"Pip {number}", None, Level.MATE) for number in range(most))
    return replace(table, players=(*table.players, *computers))


async def test_people_who_find_the_lobby_full_are_dealt_in_next(stage: Scene) -> None:
    """Wherever they look, as at a game that runs."""
    await stage.open("Anna", game="seven-seas")
    with stage.env._bot_scope():  # at the simulated time
        await stage.bot.tables.change(stage.table.id, crowded)
    for way in WAYS[1:]:  # it has no hands
        assert shows(await waits(stage, "Dirk", way), "deal-in-done"), way
        await stage.press_hand("Dirk", "Don't deal me in")


@pytest.mark.parametrize(
    ("later", "told", "presses", "runs_with"),
    [
        ("nothing", "deal-in-opens", ["Play again", "Another game", "Don't deal me in"], "Chloé"),
        ("lobby", "lobby-joined", [], "Chloé"),
        ("full", "deal-in-done", ["Don't deal me in"], ""),
        ("game", "deal-in-done", ["Don't deal me in"], ""),
        ("night", "night-over", ["Play again", "Another game"], ""),
        ("hours", "over-here", ["Play again", "Another game"], ""),
    ],
)
async def test_deal_me_in_leads_on_after_the_game(
    stage: Scene, later: str, told: str, presses: list[str], runs_with: str
) -> None:
    """Into the lobby that is open there, or its line, or that of the lobby to come."""
    begin_seven_in_round(7, cards=3)
    await stage.open_table("seven", ["Anna", "Ben"])
    await stage.press("Chloé", "My hand")
    stale, asks = stage.hands["Chloé"], press_id(Verb.DEAL_IN, stage.table.id)
    game = stage.table.id
    await stage.wait(TokenSurface.lasts)  # else the end would delete it
    while await stage.play_on(Random(4)):
        pass
    if later in ("lobby", "full", "game"):
        await stage.press("Anna", "Play again")
        if later == "game":
            await stage.press("Ben", "Join")
        elif later == "full":
            with stage.env._bot_scope():  # at the simulated time
                await stage.bot.tables.change(stage.table.id, crowded)
    elif later == "night":
        post = Post(NIGHT, str(game), stage.env.guild.id, stage.channel.id)
        await stage.bot.outbox.posts.claim(post)
    elif later == "hours":
        await stage.wait(GAP)
    said = await stage.forge("Chloé", asks, on=stale)
    assert shows(said, told), said
    assert button_labels(stage.hands["Chloé"])[: len(presses)] == presses
    if later == "nothing":
        await stage.press("Anna", "Play again")
    if runs_with:
        assert runs_with in stage.seated()


async def test_nobody_waits_and_nobody_calls_it_a_night_once_it_was_called(stage: Scene) -> None:
    """Only those who were in the evening call it, while it goes on."""
    begin_seven_in_round(7, cards=3)
    await finished(stage, "letter-of-marque", "Anna", "Ben")
    await stage.open_table("seven-seas", ["Anna", "Ben"])
    await stage.closes("Anna")
    await stage.open_table("seven", ["Anna", "Ben"])
    assert shows(await waits(stage, "Chloé", "My hand"), "deal-in-done")
    waiting = stage.hands["Chloé"]
    while await stage.play_on(Random(4)):
        pass
    end = stage.showing("Scoring")
    assert shows(text_of(end), "lobby-queue", names="**Chloé**")
    for who in ("Dirk", "Anna"):
        await stage.press(who, "More", on=end)
        assert ("Call it a night" in button_labels(stage.hands[who])) is (who == "Anna")
    await stage.goes("Anna", "More", "Call it a night", "Call it a night")
    assert any(shows(each, "night-early", games="7 Seas", count=1) for each in stage.texts())
    assert shows(text_of(waiting), "night-over")
    assert button_labels(waiting) == []
    await stage.press("Anna", "More", on=end)
    assert "Call it a night" not in button_labels(stage.hands["Anna"])


async def test_people_who_waited_learn_of_their_seat_where_they_can_be_reached(
    stage: Scene,
) -> None:
    """In the message that says so, until they leave; the one mention is for the others."""
    begin_seven_in_round(7, cards=3)
    await stage.open_table("seven", ["Anna", "Ben"])
    await waits(stage, "Dirk", "My hand")
    await stage.wait(TokenSurface.lasts)
    await waits(stage, "Chloé", "My hand")
    while await stage.play_on(Random(4)):
        pass
    await stage.press("Anna", "Play again")
    (mine,) = [m for m in stage.privates("Chloé") if shows(text_of(m), "end-dealt-in", count=1)]
    assert not shows(text_of(mine), "game-seven-over"), "she has read the public end"
    assert called(stage) == [["Ben", "Dirk"]]
    asked, told = text_of(stage.messages()[-1]).splitlines()
    ben, dirk = (f"<@{stage.people[who].id}>" for who in ("Ben", "Dirk"))
    assert shows(asked, "rematch-text", mentions=ben), "he isn't in yet"
    assert shows(told, "rematch-seated", mentions=dirk)
    await stage.press("Chloé", "Not now", on=mine)
    assert stage.seated() == ["Anna", "Dirk"]
    await stage.press("Ben", "Join")
    assert stage.table.status is Status.RUNNING


async def test_people_who_waited_learn_of_their_seat_also_at_a_table_that_somebody_opens(
    stage: Scene,
) -> None:
    await stage.open_table("seven", ["Anna", "Ben"])
    await waits(stage, "Dirk", "My hand")
    await stage.closes("Anna")
    await stage.open("Chloé", game="seven-seas")
    assert stage.seated() == ["Chloé", "Dirk"]
    await stage.wait(1)
    assert any(shows(each, "rematch-seated") for each in stage.texts())


@pytest.mark.parametrize("in_lobby", [False, True])
async def test_people_who_waited_have_their_hand_at_the_deal(stage: Scene, in_lobby: bool) -> None:
    """Below the board, in place of the message that said that they need no further press."""
    await stage.open_table("seven", ["Anna", "Ben"])
    if not in_lobby:
        await waits(stage, "Dirk", "My hand")
    await stage.closes("Anna")
    await stage.press("Anna", "Play again")
    if in_lobby:
        with stage.env._bot_scope():  # at the simulated time
            await stage.bot.tables.change(stage.table.id, crowded)
        await waits(stage, "Dirk", "More")
    await stage.goes("Anna", "More", "Another game", "7 Seas")
    mine = stage.privates("Dirk")[-1]
    assert shows(text_of(mine), "end-dealt-in", game="7 Seas", count=1)
    await stage.press("Ben", "Join")
    for who in ("Anna", "Dirk"):
        hand = stage.privates(who)[-1]
        assert hand.id > stage.showing("Rules").id, who
        assert "Refresh" in button_labels(hand)
    assert (mine.id in [each.id for each in stage.privates("Dirk")]) is in_lobby, "one hand"
