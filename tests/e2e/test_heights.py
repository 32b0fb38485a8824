"""Heights of all that people come across on their journeys, measured in a browser."""

import re
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.texts.decks import read_puzzles
from cogs.faces import FACES
from cogs.features.replay.presses import replay_layout
from cogs.features.review.presses import moment_page
from cogs.features.review.puzzles import answer_blocks, question_page, rest_page
from cogs.surfaces.render import render
from cogs.table.log import log_page
from cogs.table.pages import board, lobby
from cogs.table.pages.end import end_card, more_card, scoring_card
from cogs.ui.answer import page_answer
from cogs.ui.face import rounds_ended
from cogs.ui.layout import paged
from cogs.ui.names import names_of
from cogs.ui.page import HAND, Button, Say
from cogs.ui.routes import Bookmark, PuzzleAt, Sail, Verb
from engine.events.daily import WEEK
from engine.events.puzzles import Today, read, seen_in
from engine.events.reviews import choice_tasks
from engine.games import GAMES
from engine.players import rivals
from engine.players.judging import Difference, Judgement, Review, asked_of, explained
from engine.tables.keepers import own
from engine.tables.model.result import SECONDS, week_of
from engine.tables.model.table import Invitation, Person, Player, Status
from engine.tables.model.voyage import SEAS, AtSea, sea_of
from tests.amounts import amount
from tests.catalogue import CATALOGUE
from tests.cogs.faces.by_ear import CREW
from tests.cogs.faces.moments import end_of
from tests.cogs.table.pages.test_end import evening_after
from tests.e2e.browser import in_chromium
from tests.e2e.comings import Scene
from tests.e2e.delays import Discord
from tests.e2e.journeys import travelled
from tests.e2e.stage import buttons, press_id
from tests.e2e.test_daily import finish as finish_deal
from tests.e2e.test_schedules import run
from tests.e2e.test_voyage import finish
from tests.lab.pictures.phone import (
    OFF,
    PICTURES,
    ROOM,
    Hand,
    boards,
    components_of,
    estimated_height,
    heights,
    phone,
    pictured,
)
from tests.test_locales import LANGUAGES

pytestmark = [pytest.mark.slow, pytest.mark.timeout(600)]
FIT, TALLEST = 0.98, 720
"""The share of pages that fit, and the most pixels of others."""


class Journeys:
    """Record each layout that people are shown on their journeys once, whatever its numbers."""

    def __init__(self, patching: pytest.MonkeyPatch) -> None:
        self.shown: dict[str, Hand] = {}
        for module in [*sys.modules.values()]:
            is_own = module.__name__ == __name__
            if not is_own and getattr(module, "render", None) is render:
                patching.setattr(module, "render", self._render)

    def _render(self, say: Say, layout: Any = None, text: str = "", **given: Any) -> Any:
        sent = render(say, layout, text, **given | {"pictures": PICTURES})
        if layout is not None:
            components = pictured(layout.to_components())
            kind = re.sub(r"\d+", "0", str(components))
            self.shown.setdefault(kind, Hand(0, False, components))
        return sent


def is_hand(hand: Hand) -> bool:
    """True if it offers a move, or follows one: it is a hand, or a page of it."""
    return re.search("[:'](move|page|undo):", str(hand.components)) is not None


def test_whatever_people_come_across_fits_a_phone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ends, boards, lobbies, reviews, replays, and all pages; hands have a test of their own."""
    journeys = Journeys(monkeypatch)
    for seed in range(1, amount(6, 40)):

        async def travel(there: Discord, seed: int = seed) -> list[str]:
            await travelled(there, seed)
            return []

        (tmp_path / str(seed)).mkdir()
        run(tmp_path / str(seed), seed, travel)
    check([hand for hand in journeys.shown.values() if not is_hand(hand)])


def check(pages: list[Hand], fit: float = FIT) -> None:
    """Fail if a select cuts its label, too many pages don't fit a phone, or one is much too tall.

    Of those that surely fit, one in thirty is drawn.
    """
    drawn = [
        page for n, page in enumerate(pages) if n % 30 == 0 or estimated_height(page) > ROOM - OFF
    ]
    asked = r"'placeholder': (?:'[^']{28,}'|\"[^\"]{28,}\")"
    assert re.findall(asked, str([p.components for p in pages]).replace("\\xa0", " ")) == []
    tall = in_chromium(lambda: heights(phone(), drawn))()
    by_height = sorted(zip(tall, (str(page.components) for page in drawn), strict=True))
    off = max(pixels - estimated_height(page) for pixels, page in zip(tall, drawn, strict=True))
    assert off <= OFF
    assert by_height[-1][0] <= TALLEST, by_height[-1]
    assert sum(each > ROOM for each in tall) <= (1 - fit) * len(pages), by_height[-9:]


def told(say: Say, key: str, seats: int) -> Iterator[Any]:
    """A game's end for everybody and each player, its log, its review, its replay.

    Each end is that of an evening.
    """
    replay, face, lost = end_of(key, seats).replay, FACES[key], Difference(0.3, 0.0, 0.1)
    people = tuple(Player(name, 100 + seat) for seat, name in enumerate(CREW[:seats]))
    replay = replace(replay, table=replace(replay.table, players=people))
    for seat in (None, *range(seats)):
        yield end_card(say, replay, seat, evening=evening_after(replay))
        yield scoring_card(say, replay, 0, seat)
    yield more_card(say, replay.table, closes=True)
    last = len(replay.steps) - 1
    seen, story = replay.seen(last, 0), replay.known(last, 0)
    for leaf in range(9):
        page = log_page(say, seen, face, story, names_of(replay.table, 0, say), leaf)
        yield paged(page, say, 1, 0, HAND)
    first, *made = choice_tasks(replay, 0)
    choices = tuple(
        explained(asked_of(e), Judgement(e.number, 0, 1, 1, 1, chance, lost, lost, "", 0, alike=0))
        for e, chance in zip((first, *made[-2:]), (0.99, 0.5, 0.1), strict=True)
    )
    review = Review(1, key, 0, choices, 3.0, 2.0)
    for number in (None, *(each.number for each in choices)):
        yield moment_page(say, replay, face, review, number)
    for step in range(0, len(replay.steps), len(replay.steps) // 6):
        for eyes in (None, 0):
            yield replay_layout(say, replay, face, Bookmark(step, eyes))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_puzzle_that_ships_fits_a_phone(language: str) -> None:
    """Its question, for newcomers too, and all of its answers: none is too tall."""
    say, pages = CATALOGUE.say(language), list[Hand]()
    today, person = Today({}, 3, 0.0, {"1-2": True}), Player("Anna", 100)
    sail = Button(say("voyage-sail-button", way="retry", sea=7), Sail(), emoji="⛵")
    for origin, puzzle in ((origin, read(text)) for origin, text in read_puzzles().items()):
        assert puzzle is not None
        face, seen, choices = FACES[puzzle.game], seen_in(puzzle, person), puzzle.choices
        asked = [
            question_page(say, face, seen, puzzle, PuzzleAt(origin), is_untried=new)
            for new in (False, True)
        ]
        told = (answer_blocks(say, face, seen, choice, choices) for choice in choices)
        for page in (*asked, *(rest_page(say, today, each, "", sail) for each in told)):
            components = components_of(say, page_answer(say, page).layout, face.key)
            pages.append(Hand(len(puzzle.names), False, components))
    check(pages, fit=1.0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_boards_fit_a_phone(language: str) -> None:
    """For each number of players, some of them with remarks, a queue, a clock and a vote."""
    cases = [(key, seats) for key, game in GAMES.items() for seats in game.seats]
    say, most = CATALOGUE.say(language), amount(16, 64)
    check([hand for case in cases for hand in boards(*case, say, most=most)])


def lobbies(say: Say, key: str, seats: int) -> Iterator[Any]:
    """Lobbies: with the score of an evening, with people expected, and with all that they may have.

    All but that with people expected are full.
    """
    replay = end_of(key, seats).replay
    people = tuple(Player(name, 100 + seat) for seat, name in enumerate(CREW[:seats]))
    replay = replace(replay, table=replace(replay.table, players=people))
    table, evening = replace(replay.table, status=Status.LOBBY), evening_after(replay)
    settings = replace(table.settings, rated=True, mute=True)
    yield lobby.page(say, table)
    yield lobby.page(say, table, evening=evening)
    guests = tuple(Person(player.user or 0, player.name) for player in people[1:])
    asks = replace(table, rematch_of=1, invitation=Invitation(guests, 0), players=people[:1])
    yield lobby.page(say, asks, evening=evening)
    table = replace(table, queue=(Person(900, "Dirk"), Person(901, "Esi")), settings=settings)
    yield lobby.page(say, table, evening=evening)


@pytest.mark.parametrize("drawn", [lobbies, told])
@pytest.mark.parametrize("language", LANGUAGES)
def test_lobbies_ends_reviews_and_replays_fit_a_phone(drawn: Any, language: str) -> None:
    """Lobbies for each number of players; of random games, for the fewest and the most."""
    say, is_public = CATALOGUE.say(language), drawn is lobbies
    check(
        [
            Hand(seats, False, components_of(say, layout, key), is_public=is_public)
            for key, game in GAMES.items()
            for seats in (game.seats if is_public else (game.seats[0], game.seats[-1]))
            for layout in drawn(say, key, seats)
        ]
    )


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_pages_of_a_voyage_fit_a_phone(
    stage: Scene, clients: dict[int, str], monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    """From the first page to the last sea's end, with rivals, a crew, and unfinished games."""
    anna, deals = stage.people["Anna"].id, stage.bot.services.deals
    clients[anna], week = language, week_of(stage.now())
    monkeypatch.setattr(own, "landed", lambda at, _: AtSea(at.week, at.crossed + 1, margin=-12))
    journeys = Journeys(monkeypatch)
    for crossed in range(SEAS):
        for game in [*GAMES][: max(0, crossed - 3)]:  # the last seas beside one game to three
            await stage.type("Anna", "solo", game=game, level="captain")
        await stage.type("Anna", "solo")
        while sails := [b for b in buttons(stage.hands["Anna"]) if ":sail" in b["custom_id"]]:
            await stage.take("Anna", sails[0]["custom_id"])  # before a new game, a page
        sea = sea_of(AtSea(week, crossed))
        games = GAMES if crossed > 2 else [sea.game]
        met = "INSERT OR IGNORE INTO feats VALUES (?, ?, ?, 3, 2, 0)"
        known = [(met, (anna, game, name)) for game in games for name in rivals(game)]
        known = [each for each in known if crossed != 3 or each[1][2] not in str(sea.rivals)]
        await stage.bot.store.write(*known[: None if crossed % 2 else 0])
        await deals.played(-week, None)
        await finish(stage, "Anna")
    await stage.type("Anna", "profile")
    for table in await stage.bot.tables.own.running(anna):  # then without other games
        await stage.bot.tables.own.close(table)
    await stage.type("Anna", "solo")
    await stage.forge("Anna", press_id(Sail()), on=stage.hands["Anna"])
    clients[ben := stage.people["Ben"].id] = language
    known = [(met, (ben, "seven-seas", name)) for name in rivals("seven-seas")]
    await stage.bot.store.write(*known)
    await stage.type("Ben", "solo")  # he knows the rivals of the first sea
    for _ in WEEK:  # first deals of all games, with words for newcomers
        await stage.type("Ben", "daily")
        await stage.forge("Ben", press_id(Verb.BEGIN_DAILY), on=stage.hands["Ben"])
        await finish_deal(stage, "Ben")
        await stage.wait(SECONDS)
    check([hand for hand in journeys.shown.values() if not is_hand(hand)])


@pytest.mark.parametrize("key", ["seven-seals", "seven-seas", "seven-seas teams"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_scores_fit_a_phone_with_long_names_at_every_seat(language: str, key: str) -> None:
    """Of the games with the most lines and names; and the end of the one with the most."""
    say, (key, *rules) = CATALOGUE.say(language), key.split()
    seats, face = GAMES[key].seats[-1], FACES[key]
    replay = end_of(key, seats, seed=3, **dict.fromkeys(rules, True)).replay
    people = tuple(Player(f"WMWM-Wilhelmina {seat} Mommsen", 100 + seat) for seat in range(seats))
    table = replace(replay.table, players=people)
    names, seen = names_of(table, say=say), replay.seen(len(replay.steps) - 1, None)
    rounds = [(told, names.then(told)) for told in rounds_ended(replay.story).values()]
    pages = [board.scoring(say, table, face.scoring(say, seen, *each)) for each in rounds]
    pages += [end_card(say, replace(replay, table=table))] * (seats > 4)
    drawn = [Hand(seats, False, components_of(say, page, key), is_public=True) for page in pages]
    check(drawn, fit=1.0)
