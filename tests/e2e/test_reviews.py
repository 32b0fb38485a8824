"""After a game: a replay to walk through, and What did I miss?, for oneself only."""

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from cogs.faces import FACES
from cogs.features.review import presses as reviews
from cogs.features.review.presses import progress_page
from cogs.ui.names import names_of
from cogs.ui.page import Say
from cogs.ui.routes import APART, Bookmark, PuzzleAt, Verb
from engine import codec
from engine.events.reviews import Work, choice_tasks
from engine.games import GAMES
from engine.players.judging import VERSION, Difference, Judgement, Progress, Review, judgements
from engine.tables.replay import Replay
from tests.amounts import one_of
from tests.cogs.faces.moments import SAY, texts_of
from tests.e2e.finished_games import finished
from tests.e2e.said import plain, shows
from tests.e2e.stage import (
    Stage,
    button_labels,
    buttons,
    components_of,
    disabled_labels,
    press_id,
    text_of,
    walk,
)

pytestmark = pytest.mark.usefixtures("few_worlds")

SECONDS = 60


async def asked(stage: Stage, who: str, table: int) -> str:
    """Press "What did I miss?" in the replay."""
    return await stage.goes(who, "/history", f"Table {table} ", "More", "What did I miss?")


async def looked(stage: Stage, who: str, table: int, seat: int) -> Review:
    """The review, once it is kept."""
    replay = await stage.bot.tables.replay(table)
    for _ in range(SECONDS * 10):
        if (found := await stage.bot.services.reviews.found(replay, seat)) is not None:
            return found
        await asyncio.sleep(0.1)
    raise AssertionError("no review")


async def becomes(stage: Stage, who: str, text: str) -> str:
    """Wait until somebody's own message, which is edited, has this text."""
    async with asyncio.timeout(SECONDS):
        while text not in stage.hand_text(who):  # noqa: ASYNC110 - no event tells
            await asyncio.sleep(0.2)
    return stage.hand_text(who)


@pytest.mark.slow
async def test_the_line_of_progress_becomes_the_review(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await finished(stage, "letter-of-marque", "Anna", "Ben", "Chloé")
    before, lines = len(stage.messages()), list[Progress]()

    def recorded(say: Say, replay: Replay, work: Work, *rest: Any) -> Any:
        lines.append(work.progress)
        return progress_page(say, replay, work, *rest)

    monkeypatch.setattr(reviews, "progress_page", recorded)
    await asked(stage, "Anna", table)
    review = await looked(stage, "Anna", table, 0)
    assert review.choices
    assert lines[0] == Progress(0, len(review.choices))
    again = [line for line in lines if line.again]
    assert 0 < again[-1].done < again[-1].total
    await becomes(stage, "Anna", "judged by what you knew then")
    assert len(stage.messages()) == before, "nothing in public"
    told = await asked(stage, "Anna", table)
    assert shows(told, "review-choices", choices=12), "it is kept"
    assert shows(told, "review-luck")
    shown, meanwhile = stage.hands["Anna"], press_id(PuzzleAt(page=APART))
    assert shows(await stage.forge("Anna", meanwhile, on=shown), "puzzle-question")
    assert stage.hands["Anna"].id != shown.id, "the review stays"


@pytest.mark.slow
async def test_each_moment_shows_the_position_and_the_loss(stage: Stage) -> None:
    table = await finished(stage, "seven-seas", "Anna", "Ben", luck=3)

    await asked(stage, "Anna", table)
    review = await looked(stage, "Anna", table, 0)
    assert review.moments, "random play costs something"
    told = await asked(stage, "Anna", table)
    moment = review.moments[0]
    assert shows(told, "review-moment", place=1, move=moment.number + 1)
    told = await stage.press_hand("Anna", "№ 1")
    assert all(shows(told, said) for said in ("review-stood", "review-captain"))
    assert shows(told, "review-played", number=moment.number + 1)
    assert shows(told, "review-cost", percent=reviews.percent(moment.loss.sure_chance))
    told = await stage.press_hand("Anna", "Next moment")
    assert shows(told, "review-played", number=review.listed[1].number + 1)
    told = await stage.press_hand("Anna", "◀ All moments")
    assert shows(told, "review-choices", choices=28, won=False)
    await stage.press_hand("Anna", "№ 1")
    assert f"Move {moment.number}/" in (told := await stage.press_hand("Anna", "Replay"))
    assert shows(told, "replay-eyes")


async def test_it_is_each_players_own(stage: Stage) -> None:
    """People who only watched have none, and nobody sees another's; it is as old as its game."""
    table = await finished(stage, "letter-of-marque", "Anna", "Ben")
    await stage.type("Chloé", "history", member=stage.people["Anna"])
    await stage.pick("Chloé", f"Table {table} ")
    await stage.press_hand("Chloé", "More")
    panel = stage.hands["Chloé"]
    assert "What did I miss?" not in button_labels(panel)
    told = await stage.forge("Chloé", press_id(Verb.REVIEW, table), on=panel)
    assert shows(told, "review-not-yours")
    await asked(stage, "Anna", table)
    mine = await looked(stage, "Anna", table, 0)
    await asked(stage, "Ben", table)
    theirs = await looked(stage, "Ben", table, 1)
    assert (mine.seat, theirs.seat) == (0, 1)
    await stage.restart()
    assert shows(await asked(stage, "Anna", table), "review-choices", choices=13)
    assert await looked(stage, "Anna", table, 0) == mine
    await stage.bot.store.remove_tables(stage.env.guild.id)
    assert await stage.bot.services.reviews._records.kept(table, 0) is None


@pytest.mark.slow
async def test_a_failing_store_is_reported_with_an_incident_id(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The progress line ends in words, and the person can ask again."""
    table = await finished(stage, "seven", "Anna", "Ben")

    async def broken(*_: object) -> None:
        raise OSError("the disk is full")

    with monkeypatch.context() as patched:
        patched.setattr(stage.bot.services.reviews._records, "keep", broken)
        await asked(stage, "Anna", table)
        told = await becomes(stage, "Anna", "Something broke on my side")
    (number,) = [vars(r)["incident"] for r in caplog.records if "incident" in vars(r)]
    assert number in told
    caplog.clear()
    await stage.press_hand("Anna", "Look again")
    assert await looked(stage, "Anna", table, 0)


@pytest.mark.slow
async def test_a_review_says_its_place_and_each_person_has_one(stage: Stage) -> None:
    """While it waits, its message changes at most every ten seconds."""
    assert reviews.EVERY_WAITING >= 10
    table = await finished(stage, "seven", "Anna", "Ben")
    under_way = stage.bot.services.reviews._under_way
    elsewhere = (await finished(stage, "seven", "Anna", "Ben", luck=2), 0)
    work = under_way[elsewhere] = Work(elsewhere[0], stage.people["Anna"].id, judgements(()))
    assert shows(await asked(stage, "Anna", table), "review-other", minutes=7)
    assert "Solve a puzzle" in button_labels(stage.hands["Anna"])
    replay = await stage.bot.tables.replay(table)
    for before, said in ((1, "1 game comes before yours"), (2, "2 games come before yours")):
        page: Any = progress_page(SAY, replay, work, before=before)
        assert said in "".join(texts_of(page))
        assert shows("".join(texts_of(page)), "review-later", listed="here")
        assert (press_id(PuzzleAt(page=APART)) in str(page.to_components())) is bool(work.puzzles)
        work.puzzles = 0  # none is left today
    del under_way[elsewhere]
    await stage.press_hand("Anna", "Show that one")
    await looked(stage, "Anna", *elsewhere)


async def test_look_again_replaces_the_message_of_a_review_that_was_cut(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first message shows how far it was and what is certain, with the ways on."""
    table = await finished(stage, "letter-of-marque", "Anna", "Ben", "Chloé")
    replay, kept = await stage.bot.tables.replay(table), stage.bot.services.reviews
    with monkeypatch.context() as patched:
        patched.setattr("engine.events.reviews.MOST_SECONDS", 0.0)
        await asked(stage, "Anna", table)
        assert not kept._under_way, "its time is up at once"
    whole = Review(VERSION, replay.game.key, 0, tuple(choices_of(replay)), 1, 2.0)
    cut = replace(whole, worth=None, cut=Progress(12, 29))
    await kept._records.keep(table, 0, codec.write(cut))
    assert shows(await asked(stage, "Anna", table), "review-cut", done=12, total=29)
    assert shows(await stage.press_hand("Anna", "№ 1"), "review-stood")
    assert shows(await stage.press_hand("Anna", "◀ All moments"), "review-moment", place=1)
    message, count = stage.hands["Anna"], len(stage.privates("Anna"))
    work = kept._cut[table, 0]
    work.choices, work.progress = whole.choices, Progress(12, 29)
    under_way = "".join(texts_of(progress_page(SAY, replay, work)))
    assert not shows(under_way, "review-moment")
    told = await stage.press_hand("Anna", "Look at the rest")
    assert shows(told, "review-progress") or shows(told, "review-choices")
    assert stage.hands["Anna"].id == message.id
    assert len(stage.privates("Anna")) == count, "no further message"


def choices_of(replay: Replay) -> list[Judgement]:
    """Judgements of the first seat's choices; the last one cost the most."""
    asked = choice_tasks(replay, 0)
    none, lost = Difference(), Difference(0.5, 0.0, 0.4)
    losses = [none] * (len(asked) - 1) + [lost]
    return [
        Judgement(task.number, 0, 1, 1, 2, 0.5, loss, none, "", 0)
        for task, loss in zip(asked, losses, strict=True)
    ]


HANDS = "Every hand face up"


async def retold(stage: Stage, who: str, table: int) -> str:
    """The replay of a table, opened from somebody's history."""
    return await stage.goes(who, "/history", f"Table {table} ")


@pytest.mark.parametrize("game", GAMES)
async def test_a_replay_has_two_steps_one_menu_and_more(stage: Stage, game: str) -> None:
    """Its menu has moments, rounds and eyes, each option another place; all else is behind More.

    Through one seat's eyes the other hands are gone, and its secrets stay secret.
    """
    table = await finished(stage, game, "Anna", "Ben", "Chloé")
    assert not shows(await retold(stage, "Anna", table), "replay-eyes")
    shown = stage.hands["Anna"]
    (menu,) = [part for part in walk(components_of(shown)) if part.get("options")]
    assert [b["label"] for b in buttons(shown)] == ["◀ Move", "Move ▶", "More"]
    assert disabled_labels(shown) == ["◀ Move"], "there is none before"
    labels = [option["label"] for option in menu["options"]]
    eyes = [f"Through {name}'s eyes" for name in ("Anna", "Ben", "Chloé")]
    assert labels[-4:] == [HANDS, *eyes]
    assert shows(labels[0], "replay-deal")
    assert len({option["value"] for option in menu["options"]}) == len(labels) <= 25
    await stage.press_hand("Anna", "Move ▶")
    await stage.press_hand("Anna", "More")
    ways = {*button_labels(stage.hands["Anna"])}
    assert {"◀ Back", SAY("review-button"), "Share", "Save as text", "Check the shuffle"} <= ways
    assert "Replay" not in ways, "it comes from there"
    assert shows(await stage.press_hand("Anna", "◀ Back"), "replay-title", step=1)
    replay, face = await stage.bot.tables.replay(table), FACES[game]
    middle = len(replay.steps) // 3
    await stage.forge("Anna", press_id(Bookmark(middle), table), on=stage.hands["Anna"])
    page = await stage.pick("Anna", eyes[1])
    assert shows(page, "replay-eyes", name="Ben")
    assert SAY("replay-menu") in str(components_of(stage.hands["Anna"])), "and moments, too"
    assert f"Move {middle}/" in page, "the step stays"
    names = names_of(replay.table, say=SAY).plain
    hands = face.hands(SAY, [replay.seen(middle, seat) for seat in range(3)], names)
    others = plain(hands).splitlines()
    assert others.pop(1) in page
    assert all(line not in page for line in others)
    await stage.press_hand("Anna", "Move ▶")
    assert shows(text_of(stage.hands["Anna"]), "replay-eyes", name="Ben"), "the eyes stay too"
    assert not shows(await stage.pick("Anna", HANDS), "replay-eyes")


@pytest.mark.slow
@pytest.mark.parametrize("game", one_of(GAMES))
async def test_each_great_moment_of_the_list_is_reached(stage: Stage, game: str) -> None:
    table = await finished(stage, game, "Anna", "Ben", "Chloé")
    told = await retold(stage, "Anna", table)
    replay = await stage.bot.tables.replay(table)
    stops = [label for label in button_labels(stage.hands["Anna"]) if label[0].isdigit()]
    numbers = [int(label.partition(":")[0]) for label in stops]
    assert numbers == sorted(set(numbers))
    assert len(replay.steps) - 1 in numbers
    assert 0 not in numbers, "the deal is no move"
    assert "Move 0/" in await stage.pick("Anna", "The deal")
    assert "Move 0/" in told, "from the deal"
    opened = await stage.forge("Anna", press_id(Verb.REPLAY, table), on=stage.hands["Anna"])
    assert "Move 0/" in opened
    for number, label in zip(numbers, stops, strict=True):
        assert f"Move {number}/" in await stage.pick("Anna", label)
