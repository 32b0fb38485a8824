"""Right-click on a member: Challenge opens a table with a seat kept for them; and Profile."""

from random import Random
from typing import Any

import pytest

from cogs.surfaces.token import TokenSurface
from cogs.ui.routes import Log
from engine.games import GAMES
from engine.tables.model.table import Status, channel_of
from engine.tables.transitions.invitations import KEPT_AGAIN, RESERVED
from engine.tables.transitions.lobby import read_options
from tests.amounts import one_of
from tests.catalogue import SAY
from tests.e2e.comings import Scene, about
from tests.e2e.conftest import permit
from tests.e2e.finished_games import finished
from tests.e2e.said import shows
from tests.e2e.stage import button_labels, press_id, text_of
from tests.e2e.test_openings import called, calls, wants

SECONDS = int(RESERVED)


async def clicks(stage: Scene, who: str, menu: str, whom: Any) -> str:
    """Choose a command in the menu of a member."""
    target = stage.people[whom] if isinstance(whom, str) else whom
    result = await stage.people[who].context_menu(stage.channel, menu, target)
    return stage.answered(who, result)


async def challenges(stage: Scene, who: str, whom: str, game: str = "Letter of Marque") -> str:
    await clicks(stage, who, "Challenge", whom)
    return await stage.pick(who, game)


async def test_the_challenged_is_called_once_and_has_a_seat_kept(stage: Scene) -> None:
    """Nobody else is called, however many ask for it; others cannot take the last seat."""
    menu = [name for name, kind in stage.env.backend.commands[None] if kind == 2]
    assert menu == ["Challenge", "Profile"], "Discord takes five"
    await wants(stage, "Chloé", "Dirk", game="all")
    assert shows(await clicks(stage, "Anna", "Challenge", "Ben"), "challenge-which", name="Ben")
    assert stage.messages() == []
    told = await stage.pick("Anna", "7 Seas")
    assert shows(told, "challenge-opened", game="7 Seas", guest="**Ben**")
    until = f"<t:{int(stage.table.invitation.until)}:t>"
    assert stage.table.invitation.until == about(stage.now() + SECONDS)
    lobby, call = stage.messages()
    assert shows(text_of(lobby), "lobby-kept", guest="**Ben**", count=1, until=until)
    assert "<@" not in text_of(lobby)
    assert shows(
        text_of(call),
        "challenge-text",
        mentions=stage.people["Ben"].mention,
        count=1,
        host="**Anna**",
        game="7 Seas",
        until=until,
    )
    assert called(stage) == [["Ben"]]
    await stage.restart()
    for _ in range(2):
        await stage.does("Anna", "computer")
    full = await stage.press("Chloé", "Join", on=lobby)
    assert shows(full, "refusal-seat-kept", guest="**Ben**", until=until)
    assert shows(await stage.press("Ben", "Join", on=call), "lobby-joined")
    assert stage.table.invitation is None
    assert shows("\n".join(stage.texts()), "call-over", guest="**Ben**")
    assert "kept for" not in stage.texts()[0]
    await stage.press("Anna", "Start")
    assert stage.table.status is Status.RUNNING
    await stage.wait(SECONDS)
    assert called(stage) == [["Ben"]]


@pytest.mark.parametrize("restarts", one_of([False, True]))
async def test_a_seat_is_free_again_when_it_is_declined_or_after_a_while(
    stage: Scene, restarts: bool
) -> None:
    """Both read it in the channel, even after a restart."""
    await challenges(stage, "Anna", "Ben")
    assert shows(await stage.press("Ben", "Decline"), "challenge-declined")
    assert shows(stage.texts()[-1], "call-over", how="declined", guest="**Ben**")
    assert "kept for" not in stage.texts()[0]
    await stage.closes("Anna")
    await challenges(stage, "Anna", "Chloé")
    await stage.wait(SECONDS - 60)
    if restarts:
        await stage.restart()
    assert stage.table.invitation is not None
    await stage.wait(61)
    assert stage.table.invitation is None
    assert shows(stage.texts()[-1], "call-over", how="late", guest="**Chloé**")
    assert [len(users) for _, users in calls(stage)] == [1, 1]


@pytest.mark.slow
async def test_the_obstacle_to_a_challenge_is_explained(stage: Scene) -> None:
    """When it is asked for, and again when the game is chosen.

    Beside an open table it is offered a thread, with one press more.
    """
    assert shows(await clicks(stage, "Anna", "Challenge", "Anna"), "challenge-self")
    robot = stage.env.guild.add_member(stage.env.create_user("Robot", bot=True))
    assert shows(await clicks(stage, "Anna", "Challenge", robot), "seat-bot", name="Robot")
    await clicks(stage, "Anna", "Challenge", "Ben")
    await stage.prefers("Ben", mentions="never")
    unwanted = "Ben turned my mentions off, so I can't challenge them."
    assert unwanted in await stage.pick("Anna", "7 Seas")
    assert unwanted in await clicks(stage, "Anna", "Challenge", "Ben")
    await stage.prefers("Chloé", quiet="22-7=UTC")
    asleep = await clicks(stage, "Anna", "Challenge", "Chloé")
    assert shows(asleep, "challenge-later", why="quiet", name="Chloé")
    await stage.prefers("Chloé", quiet="off")
    permit(stage, "Chloé", view_channel=False)
    assert shows(await clicks(stage, "Anna", "Challenge", "Chloé"), "challenge-never", name="Chloé")
    await clicks(stage, "Anna", "Challenge", "Dirk")
    dirk = stage.people["Dirk"]
    stage.env.guild.remove_member(dirk)
    assert shows(await stage.pick("Anna", "7 Seas"), "challenge-gone")
    stage.people["Dirk"] = stage.env.guild.add_member(dirk.user)
    await clicks(stage, "Anna", "Challenge", "Dirk")
    permit(stage, send_messages=False)
    assert shows(await stage.pick("Anna", "7 Seas"), "permissions-missing", names="Send Messages")
    assert shows(
        await clicks(stage, "Anna", "Challenge", "Dirk"),
        "permissions-missing",
        names="Send Messages",
    )
    permit(stage, send_messages=True)
    await clicks(stage, "Anna", "Challenge", "Dirk")
    await stage.type("Dirk", "table open")
    permit(stage, create_public_threads=False)
    lacking = (
        "This channel has a table already. I can't open a thread without Create Public Threads;"
    )
    assert lacking in await stage.pick("Anna", "7 Seas")
    permit(stage, create_public_threads=True)
    assert shows(await challenges(stage, "Anna", "Dirk", "7 Seas"), "open-taken")
    assert button_labels(stage.hands["Anna"]) == ["Open it in a thread"]
    assert calls(stage) == []
    said = await stage.press_hand("Anna", "Open it in a thread")
    assert shows(said, "challenge-opened", game="7 Seas", guest="**Dirk**")
    _, table = stage.bot.tables.open_tables()
    assert table.invitation is not None
    assert table.invitation.guests[0].user == stage.people["Dirk"].id
    assert channel_of(table.place).channel == stage.channel.threads[0].id


async def test_the_same_challenge_is_made_once_an_hour_and_not_returned(stage: Scene) -> None:
    """The refusal comes before the question for the game, and calls nobody."""
    await challenges(stage, "Anna", "Ben")
    here = stage.channel
    stage.channel = stage.env.guild.create_text_channel("quay")
    assert shows(await clicks(stage, "Anna", "Challenge", "Ben"), "refusal-challenged")
    said = await clicks(stage, "Ben", "Challenge", "Anna")
    assert shows(said, "refusal-challenged-back", host="**Anna**", oldest=f"<#{here.id}>")
    assert [len(users) for _, users in calls(stage)] == [1]
    said = await clicks(stage, "Chloé", "Challenge", "Ben")
    assert shows(said, "challenge-later", name="Ben"), "whoever asks"
    assert shows(
        await challenges(stage, "Anna", "Chloé", "7 Seas"), "challenge-opened", game="7 Seas"
    )


async def played(stage: Scene, *people: str, **choices: Any) -> Any:
    """A game of 7 Seas that was played to the end; its result message."""
    await stage.open_table("seven-seas", list(people or ("Anna", "Ben", "Chloé")), **choices)
    await stage.play_on(Random(2))
    assert stage.table is None
    return stage.messages()[-1]


async def ended(stage: Scene, *people: str, **choices: Any) -> Any:
    """A game of 7 Seas that its host has ended early; its last message has the same buttons.

    That was a while ago: nobody's own end can be changed any more.
    """
    crew = list(people or ("Anna", "Ben", "Chloé"))
    await stage.open_table("seven-seas", crew, **choices)
    await stage.closes(crew[0])
    await stage.wait(TokenSurface.lasts)
    return stage.messages()[-1]


async def test_the_result_shows_the_standings_once_and_what_comes_next(stage: Scene) -> None:
    result = await played(stage)
    text = text_of(result)
    assert shows(text, "game-seven-seas-over")
    assert all(text.count(f"**{name}**") == 1 for name in ("Anna", "Ben", "Chloé")), "in the chart"
    assert button_labels(result) == ["Play again", "Another game", "Scoring", "More"]
    assert shows(await stage.press("Anna", "Scoring"), "seven-seas-reckoning")
    await stage.press_hand("Anna", "◀ Back")
    assert text_of(result) != stage.hand_text("Anna"), "her own end speaks to her"
    await stage.press_hand("Anna", "More")
    offered = {SAY(f"remark-seven-seas-{number}") for number in "14"} | {SAY("remark-well-played")}
    assert {*button_labels(stage.hands["Anna"])[-len(offered) :]} == offered, "what fits an end"
    assert button_labels(stage.hands["Anna"])[: -len(offered)] == [
        *("◀ Back", "New table", "Replay", "Share", "What did I miss?"),
        *("Save as text", "Check the shuffle", "My tables", "Call me for the next table"),
    ]
    assert stage.announcements() == []
    assert shows(await stage.press("Anna", "My tables"), "tables-none")


@pytest.mark.parametrize("restarts", one_of([False, True]))
async def test_a_rematch_keeps_the_seats_of_the_others_and_mentions_them_once(
    stage: Scene, restarts: bool
) -> None:
    """Not who wants only reminders; strangers read for whom, and until when."""
    crew = ("Anna", "Ben", "Chloé", "Dirk")
    await stage.prefers("Chloé", mentions="reminders")
    result = await ended(stage, *crew)
    eve = stage.people["Eve"] = stage.env.guild.add_member(stage.env.create_user("Eve"))
    assert eve.id
    said = await stage.press("Anna", "Play again", on=result)
    assert shows(said, "rematch-opened", guest="**Ben**, **Chloé** and **Dirk**", count=3)
    until = f"<t:{int(stage.table.invitation.until)}:t>"
    assert stage.table.invitation.until == about(stage.now() + KEPT_AGAIN)
    names = "**Ben**, **Chloé** and **Dirk**"
    lobby, call = stage.messages()[-2:]
    assert shows(text_of(lobby), "lobby-expected", guest=names, count=3, until=until)
    asked = f"{stage.people['Ben'].mention} and {stage.people['Dirk'].mention}"
    assert shows(text_of(call), "rematch-text", mentions=asked, host="**Anna**")
    assert until not in text_of(call), "the game may start sooner"
    assert called(stage) == [["Ben", "Dirk"]]
    if restarts:
        await stage.restart()
    said = await stage.press("Eve", "Join", on=lobby)
    assert shows(said, "refusal-seat-kept", guest=names, until=until)
    assert shows(await stage.press("Eve", "Decline", on=call), "refusal-not-invited")
    told = {"game": "7 Seas", "guest": "**Chloé** and **Dirk**", "count": 2}
    assert shows(await stage.press("Ben", "Play again", on=result), "rematch-joined", **told)
    assert stage.seated() == ["Anna", "Ben"]
    assert shows(await stage.press("Chloé", "Decline", on=call), "challenge-declined")
    assert shows(await stage.press("Eve", "Join", on=lobby), "lobby-joined")
    assert shows(
        text_of(stage.messages()[-2]), "lobby-expected", guest="**Dirk**", count=1, until=until
    )
    await stage.wait(KEPT_AGAIN + 1)
    assert stage.table.invitation is None
    assert shows(stage.texts()[-1], "call-over", how="late", guest="**Dirk**")
    assert until not in stage.texts()[-2]
    assert called(stage) == [["Ben", "Dirk"]]
    await stage.press("Anna", "Start")
    assert not any(shows(text, "call-over") for text in stage.texts()), "it goes with the deal"


@pytest.mark.parametrize("last", ["Join", "Play again", "Decline", "Leave"])
async def test_the_next_game_starts_with_the_last_answer(stage: Scene, last: str) -> None:
    """The people who come see their hands, and nobody presses Start."""
    result = await ended(stage, "Anna", "Ben", "Chloé")
    await stage.press("Anna", "Play again", on=result)
    assert not shows(text_of(stage.showing("House rules")), "lobby-missing"), "they are expected"
    awaits = {"guest": "**Chloé**", "waits": 1}
    assert shows(await stage.press("Ben", "Join"), "lobby-joined", guest="**Chloé**", count=1)
    mine = text_of(stage.privates("Anna")[-1])
    assert shows(mine, "rematch-joined", guest="**Chloé**", count=1), "Ben has answered"
    assert shows(await stage.press("Ben", "Join"), "refusal-already-seated", **awaits)
    assert shows(await stage.type("Ben", "hand"), "refusal-not-running", **awaits)
    lobby = text_of(stage.showing("House rules"))
    assert shows(lobby, "lobby-expected", guest="**Chloé**", count=1)
    assert not shows(lobby, "lobby-ready"), "nobody needs to press Start"
    assert shows(lobby, "game-seven-seas-pitch"), "as at a table that somebody opens"
    said = await stage.press("Chloé", last, on=result if last == "Play again" else None)
    assert stage.table.status is Status.RUNNING
    assert stage.showing("My hand")
    if last in ("Decline", "Leave"):
        assert stage.seated() == ["Anna", "Ben"]
        assert shows(said, "challenge-declined", runs=True)
        assert button_labels(stage.privates("Chloé")[-1]) == ["Deal me in next"]
    else:
        assert stage.seated() == ["Anna", "Ben", "Chloé"]
        assert shows(said, "hand-yours") or shows(said, "hand-waits")


async def test_another_game_takes_two_presses_and_keeps_tonight_s_house_rules(stage: Scene) -> None:
    """Everybody is expected, the clock stays, and further presses join the lobby."""
    crew = ["Anna", "Ben", "Chloé"]
    await finished(stage, "seven-seas", *crew, target=11)
    await finished(stage, "seven", *crew, luck=2)
    await stage.open_table("letter-of-marque", crew, clock=3600, series=True)
    await stage.closes("Anna")
    result = stage.messages()[-1]
    assert shows(await stage.press("Ben", "Another game", on=result), "next-which")
    assert len(button_labels(stage.hands["Ben"])) == len(GAMES) - 1
    said = await stage.press_hand("Ben", "7 Seas")
    guests = "**Anna** and **Chloé**"
    assert shows(said, "next-opened", game="7 Seas", guest=guests, count=2)
    assert shows(text_of(stage.showing("House rules")), "lobby-expected", guest=guests)
    options = read_options(GAMES["seven-seas"], stage.table.options)
    assert (options.target, options.starter, stage.table.settings.clock) == (11, None, 3600)
    said = await stage.press("Anna", "Another game", on=result)
    assert shows(said, "next-instead", game="7 Seas")
    await stage.press_hand("Anna", "I'm in")
    await stage.press("Chloé", "Play again", on=result)
    assert (stage.table.status, stage.seated()) == (Status.RUNNING, crew)
    again = await stage.press("Dirk", "Another game", on=result)
    assert shows(again, "refusal-place-taken") or shows(again, "refusal-not-in-lobby")
    await stage.closes("Ben")
    said = await stage.press("Dirk", "New table", on=result)
    assert shows(said, "lobby-opened", game="Letter of Marque")
    assert (stage.seated(), stage.table.settings.clock) == (["Dirk"], None), "as the server has it"
    assert not read_options(GAMES["letter-of-marque"], stage.table.options).series


@pytest.mark.slow
async def test_the_end_is_shared_once_by_each_with_the_chart(stage: Scene) -> None:
    result = await played(stage)
    before, end = len(stage.messages()), text_of(result)
    assert shows(await stage.press("Anna", "Share", on=result), "share-done")
    assert text_of(stage.showing("Play again")) == end, "the result stays as it is"
    shared = text_of(stage.messages()[-1])
    assert len(stage.messages()) == before + 1
    assert shows(shared, "share-title", name="Anna", game="7 Seas")
    assert all(name in shared for name in ("Anna", "Ben", "Chloé", "🏝️", "win"))
    assert shows(shared, "seven-seas-decided", round=1)
    assert shared.splitlines()[-1] in end, "the sentence of the result"
    assert "Computers" not in shared, "only people played"
    assert button_labels(stage.messages()[-1]) == ["Replay", "Play these cards"]
    await stage.press("Anna", "Replay", on=result)
    await stage.press_hand("Anna", "More")
    assert shows(await stage.press_hand("Anna", "Share"), "share-again")
    assert shows(await stage.press("Anna", "Share", on=result), "share-again")
    assert len(stage.messages()) == before + 1
    assert shows(await stage.press("Ben", "Share", on=result), "share-done")


@pytest.mark.slow
async def test_the_log_shows_a_running_game_round_by_round(stage: Scene) -> None:
    """For players, as far as they may know, and for spectators; a press stays in its message."""
    await stage.open_table("seven", ["Anna", "Ben"])
    table, luck = stage.table.id, Random(3)
    await stage.play_on(luck, most=40)
    latest = await stage.goes("Dirk", "More", "Log")
    assert shows(latest, "log-title", game=7, round=2, leaf=4, leaves=5), "round 3 has just begun"
    first = await stage.forge("Dirk", press_id(Log(0), table))
    assert "round 1 · page 1 of" in first
    assert shows(first, "seven-told-dealt", round=1)
    assert "You" not in first
    assert "page 2 of" in await stage.forge("Dirk", press_id(Log(1), table))
    own = await stage.forge("Anna", press_id(Log(0), table))
    assert shows(own, "seven-told-drew")
    assert shows(own, "seven-told-placed", sum=2)
    assert not shows(first, "seven-told-drew")
