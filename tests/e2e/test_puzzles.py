"""Tomorrow's puzzle from today's mistake: the moments of one's own review, then shipped ones."""

import asyncio
from dataclasses import replace

import pytest

from cogs.ui.routes import PuzzleAt
from engine import codec
from engine.events.puzzles import A_DAY, Today, is_clear, is_good, read
from engine.tables.model.result import begins, day_of
from tests.e2e.comings import Scene
from tests.e2e.finished_games import DAY, finished
from tests.e2e.said import shows
from tests.e2e.stage import Stage, button_labels, press_id
from tests.e2e.test_privacy import mydata
from tests.e2e.test_reviews import asked, looked

pytestmark = pytest.mark.usefixtures("few_worlds")
WAIT = f"Puzzles: {A_DAY} wait"


async def today(stage: Stage) -> Today:
    """Anna's puzzles."""
    with stage.env.time_context():
        return await stage.bot.services.puzzles.today(stage.people["Anna"].id)


async def answer(stage: Stage, *, right: bool) -> str:
    """The press by which Anna solves her next puzzle, or doesn't."""
    origin, puzzle = next(iter((await today(stage)).waiting.items()))
    wrong = (each.played for each in puzzle.choices if not is_good(puzzle.game, each))
    return press_id(PuzzleAt(origin, move=puzzle.choices[0].best if right else next(wrong)))


async def reviewed(stage: Stage) -> tuple[list[str], str]:
    """Finish a game and review it, and remove its table; the origins of its puzzles, its page.

    The shipped ones come that day, for the review has just shown the answers of these.
    """
    table = await finished(stage, "seven-seas", "Anna", "Ben", "Salty", luck=3)
    await asked(stage, "Anna", table)
    review = await looked(stage, "Anna", table, 0)
    told = await asked(stage, "Anna", table)
    await stage.bot.store.remove_tables(stage.env.guild.id)
    kept = await stage.bot.services.puzzles.records.puzzles(stage.people["Anna"].id)
    own = [origin for origin, *_ in kept if origin.startswith(f"{table}-")]
    assert all(is_clear(puzzle) for _, text, *_ in kept if (puzzle := read(text)))
    assert {*own} <= {f"{table}-{moment.number}" for moment in review.moments}
    assert not {*own} & {*(await today(stage)).waiting}
    return own, told


async def test_a_mistake_comes_back_as_a_puzzle_when_its_table_is_gone(stage: Scene) -> None:
    """The next day; three a day, one's own first, none twice. They are exported and forgotten."""
    own, told = await reviewed(stage)
    assert own, "the reason for one of them, at least, is clear"
    assert shows(told, "review-puzzles")
    await stage.env.advance_time(DAY)
    told = await stage.goes("Anna", "/solo", WAIT)
    assert shows(told, "puzzle-of", own=True, game="7 Seas")
    assert "Ben" not in told, "no name of another person is kept"
    assert [*(first := (await today(stage)).waiting)][: len(own)] == own
    assert shows(await stage.press_hand("Anna", "Log"), "seven-seas-told-laid")
    await stage.goes("Ben", "/solo", WAIT)
    press = await answer(stage, right=True)
    assert shows(await stage.forge("Ben", press, on=stage.hands["Ben"]), "puzzle-gone")
    for number, right in enumerate((True, False, True), 1):
        told = await stage.forge("Anna", await answer(stage, right=right), on=stage.hands["Anna"])
        assert shows(told, "puzzle-end", end="best" if right else "missed")
        assert shows(told, "review-captain")
        assert shows(told, "review-played", number=0) is not right
        assert shows(told, "puzzle-count", tried=number, streak=False)
        if number < A_DAY:
            assert shows(await stage.press_hand("Anna", "Next puzzle"), "puzzle-question")
    at = int(begins(day_of(stage.now()) + 1))
    assert shows(told, "puzzle-count", at=at, done=True), "when the next come"
    assert button_labels(stage.hands["Anna"]) == ["Play today's deal", "Play alone"]
    told = await stage.type("Anna", "profile")
    assert shows(told, "profile-alone", puzzles=A_DAY, solved=2)
    assert " 0 of 0 " not in told
    told = await stage.type("Ben", "profile", member=stage.people["Anna"])
    assert not shows(told, "profile-alone"), "nobody else reads it"
    await stage.restart()
    await stage.type("Anna", "solo")
    assert "Puzzles" not in str(button_labels(stage.hands["Anna"]))
    await stage.type("Anna", "solo", game="seven")
    assert shows(await stage.type("Anna", "solo"), "waits-next", at=at, puzzles=A_DAY)
    assert shows(await stage.forge("Anna", press, on=stage.hands["Anna"]), "puzzle-late")
    kept = {each["origin"]: each for each in (await mydata(stage, "Anna"))["puzzles"]}
    assert [kept[origin]["solved"] for origin in first] == [True, False, True]
    assert kept[own[0]]["puzzle"] == codec.write(first[own[0]])
    await stage.env.advance_time(DAY)
    later = (await today(stage)).waiting
    assert (len(later), later.keys() & first.keys()) == (A_DAY, set())
    await stage.goes("Anna", "/privacy", "Delete my data", "Delete my data")
    assert (await mydata(stage, "Anna"))["puzzles"] == []


async def test_of_two_answers_at_once_one_counts_and_unreadable_puzzles_wait(stage: Stage) -> None:
    """Shipped puzzles of games that one has played come first."""
    await reviewed(stage)
    await stage.env.advance_time(DAY)
    presses = [await answer(stage, right=right) for right in (True, False)]
    for _ in presses:
        await stage.goes("Anna", "/solo", WAIT)
    shown = zip(presses, stage.privates("Anna")[-2:], strict=True)
    forged = (stage.forge("Anna", press, on=message) for press, message in shown)
    late = [shows(told, "puzzle-late") for told in await asyncio.gather(*forged)]
    assert [*(await today(stage)).answered.values()] == [not late[0]]
    assert sorted(late) == [False, True]
    (waits, puzzle), *_ = [*(await today(stage)).waiting.items()]
    others = ({"form": 0}, {"game": "x"}, {"moves": puzzle.moves[::-1]})
    changed = "UPDATE puzzles SET puzzle = ? WHERE origin = ?"
    for text in ("", "{}", *(codec.write(replace(puzzle, **other)) for other in others)):
        await stage.bot.store.write((changed, (text, waits)))
        assert waits not in (await today(stage)).waiting
    assert await stage.bot.store.read("SELECT 1 FROM puzzles WHERE origin = ?", (waits,))
    await finished(stage, "seven", "Chloé", "Dirk")
    stage.bot.services.versed[stage.people["Dirk"].id, "letter-of-marque"] = True  # at sea
    for who, game in (("Ben", "7 Seas"), ("Chloé", "7"), ("Dirk", "Letter of Marque")):
        assert shows(await stage.goes(who, "/solo", WAIT), "puzzle-of", game=game, own=False)
