"""Hands fit a phone: every game, every number of players, every language, in a browser."""

import asyncio
from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import partial
from itertools import cycle, product
from operator import sub
from statistics import median
from typing import Any

import pytest
from playwright.sync_api import Page as Browser

from bot.texts.decks import read_puzzles
from cogs.context.preferences import ServerSettings
from cogs.context.services import Promise
from cogs.faces import FACES
from cogs.faces.seven_seals.drafts import At, draft_of, named_page
from cogs.features.daily import page as daily
from cogs.features.review.puzzles import question_page
from cogs.personal.guide import NEWS, TOPICS, help_page, rules_of
from cogs.personal.privacy import privacy_page
from cogs.personal.settings import panel_layout
from cogs.table.pages.board import standing_line
from cogs.table.pages.end import end_card
from cogs.table.pages.hand import NEXT, hand_layout
from cogs.table.pages.lesson import learnt_layout, newcomer_words
from cogs.ui.face import Chapter
from cogs.ui.layout import paged
from cogs.ui.names import names_of
from cogs.ui.page import HAND, NO_TABLE, Button, Page, Say, ShowPage, leaves
from cogs.ui.routes import Help, PuzzleAt, ReadRules, Sail
from engine.events.crew import PERSON
from engine.events.daily import Among, Comparison, DailyDeal, First
from engine.events.deals import DayResult
from engine.events.puzzles import read, seen_in
from engine.games import GAMES
from engine.games.seven_seals.moves import Predict
from engine.games.seven_seas.cards import BY_NOTATION
from engine.games.seven_seas.state import Phase
from engine.players.base import Level
from engine.tables.model.result import measured
from engine.tables.model.table import OwnPlace, Player, TableSettings
from engine.tables.model.voyage import SEAS, AtSea, sea_of
from engine.tables.view import TableView
from tests.amounts import amount
from tests.catalogue import CATALOGUE
from tests.cogs.faces.moments import LONG as LONG_NAME
from tests.cogs.faces.moments import end_of, moments
from tests.cogs.faces.seven_seals.pages import moment_of
from tests.e2e.browser import in_chromium
from tests.e2e.test_heights import FIT, TALLEST
from tests.engine.events.mornings import Morning
from tests.engine.events.test_lessons import begun, pressed
from tests.engine.games.seven_seals.positions import predicting
from tests.engine.games.seven_seas.positions import position
from tests.lab.pictures.phone import (
    OFF,
    ROOM,
    Hand,
    components_of,
    estimated_height,
    hands,
    heights,
    phone,
)
from tests.test_locales import LANGUAGES

pytestmark = [pytest.mark.slow, pytest.mark.timeout(600)]
LONG = ("de", *(language for language in LANGUAGES if language != "de"))
WORDS, MEDIAN = 70, 500
"""The most words of a first hand; the most pixels of half of the hands."""
MOMENTS = 8
MIDDLE = 3
"""Hands drawn below and above the one in the middle."""


@pytest.mark.parametrize("keys", [("seven-seas", "seven-seals"), ("letter-of-marque", "seven")])
@in_chromium
def test_hands_fit_a_phone(keys: tuple[str, ...]) -> None:
    """In one language for each number of players; in all languages in the deep profile."""
    for key in keys:
        cases = [(seats, one) for seats in GAMES[key].seats for one in LANGUAGES]
        if amount(1, 0):
            cases = list(zip(GAMES[key].seats, cycle(LANGUAGES), strict=False))
        counted = [_too_tall(phone(), key, *case) for case in cases]
        assert sum(count for count, _ in counted) <= (1 - FIT) * sum(n for _, n in counted)


def _too_tall(page: Browser, key: str, seats: int, language: str) -> tuple[int, int]:
    """How many hands don't fit, and of how many; all first ones must, and half be much lower."""
    where = f"{key}, {seats} players, {language}"
    shown = sorted(hands(key, seats, CATALOGUE.say(language), most=MOMENTS), key=estimated_height)
    half = len(shown) // 2
    middle = shown[half - MIDDLE : half + MIDDLE + 1]
    first = [hand for hand in shown if hand.is_first]
    tall = [hand for hand in shown if estimated_height(hand) > ROOM - OFF]
    of_middle, of_first, of_tall = (heights(page, part) for part in (middle, first, tall))
    assert max(hand.words for hand in first) <= WORDS, where
    assert max(of_first) <= ROOM, where
    assert median(of_middle) <= MEDIAN, where
    assert max(map(sub, of_middle, map(estimated_height, middle))) <= OFF, where
    assert max(of_tall, default=0) <= TALLEST, where
    return sum(pixels > ROOM for pixels in of_tall), len(shown)


@in_chromium
def too_tall(say: Say, game: str, layouts: Iterable[Any]) -> list[int]:
    """The pages, by number, that don't fit a phone."""
    shown = [Hand(0, False, components_of(say, layout, game)) for layout in layouts]
    return [number for number, tall in enumerate(heights(phone(), shown)) if tall > ROOM]


def leaves_of(of: Callable[[int], Page]) -> list[Page]:
    """The leaves of a page, up to the one that leads no further."""
    return list(dict.fromkeys(map(of, range(9))))


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_help_privacy_settings_and_logs_fit_a_phone_leaf_by_leaf(language: str) -> None:
    """In every language; a leaf is never empty, and the last one leads no further."""
    say, promise = CATALOGUE.say(language), Promise("Anna", 30, 30, 14)
    pages = leaves_of(lambda leaf: privacy_page(say, promise, leaf))
    for topic in ("", *TOPICS, NEWS):
        pages += leaves_of(lambda leaf, topic=topic: help_page(say, Help(topic, leaf)))  # type: ignore[misc]
    layouts = [paged(page, say, NO_TABLE, 0, HAND) for page in pages]
    for game in GAMES:
        for chapter in Chapter:
            layouts += [rules_of(say, ReadRules(game, chapter, n)).layout for n in range(4)]
    for at in ("", "clock", "channel", "rules", "language"):
        known = dict.fromkeys(LANGUAGES, "Deutsch")
        layouts.append(panel_layout(say, ServerSettings(), known, at, threads=True, lost=""))
    assert too_tall(say, "", layouts) == []
    for origin, puzzle in ((origin, read(text)) for origin, text in read_puzzles().items()):
        if puzzle is not None:
            seen = seen_in(puzzle, Player("Anna", 100))
            asked = partial(question_page, say, FACES[puzzle.game], seen, puzzle)
            logs = leaves_of(lambda leaf: asked(PuzzleAt(origin, "log", leaf)))  # noqa: B023
            layouts = [paged(log, say, NO_TABLE, 0, HAND) for log in logs]
            assert too_tall(say, puzzle.game, layouts) == [], origin


async def steps_of(game: str) -> list[TableView]:
    """A learner's view at each step of a lesson, and at its end."""
    tables, seen, _ = await begun(game)
    found = [seen]
    while seen.table.is_open and seen.lesson is not None:
        seen = await pressed(tables, seen, seen.lesson.index or 0)
        found.append(seen)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_each_step_of_a_lesson_fits_a_phone_and_so_does_its_end(game: str) -> None:
    """In German, which is long; in all languages in the deep profile."""
    found = asyncio.run(steps_of(game))
    for language in LONG[: amount(1, len(LONG))]:
        say = CATALOGUE.say(language)
        layouts = [
            hand_layout(FACES[game], say, seen, at)
            for seen in found
            for at in (HAND, NEXT)
            if at == HAND or seen.table.is_open
        ]
        layouts.append(learnt_layout(say, found[-1], Level.DECKHAND, None))
        assert too_tall(say, game, layouts) == [], language


@pytest.mark.parametrize("key", GAMES)
def test_first_hands_and_ends_of_own_tables_fit_a_phone(key: str) -> None:
    """Hands with any cards, ends with many long names; in all languages in the deep profile."""
    game, computer = GAMES[key], {"user": None, "level": Level.MATE}
    begun = [next(moments(game, game.options(), 3, seed)) for seed in range(1, 41)]
    ended = [end_of(key, seats, seed) for seats, seed in product(game.seats[-2:], (1, 2, 3))]
    for language in LONG[: amount(1, len(LONG))]:
        say, layouts = CATALOGUE.say(language), list[Any]()
        for moment in [*begun, *ended]:
            seat = (*moment.seen(None).to_move, 0)[0]
            crew = [replace(player, **computer) for player in moment.table.players]  # type: ignore[arg-type]
            crew[seat] = moment.table.players[seat]
            table = replace(moment.table, place=OwnPlace(100 + seat), players=tuple(crew))
            own = replace(moment, table=table)
            note = newcomer_words(say, seen := own.seen(seat))
            over = end_card(say, own.replay, seat) if moment in ended else None
            layouts.append(over or hand_layout(FACES[key], say, seen, HAND, note))
        assert too_tall(say, key, layouts) == [], language


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_newcomers_first_hand_of_seven_seas_fits_a_phone_in_each_wind(language: str) -> None:
    """The aim, and a newcomer's first words or the wind; the reader begins."""
    say, key, layouts = CATALOGUE.say(language), "seven-seas", list[Any]()
    voyage = [AtSea(week, sea) for week, sea in product(range(9), range(SEAS))]
    winds = {sea_of(at).wind: at for at in voyage if sea_of(at).game == key}
    assert winds.keys() == GAMES[key].traits.winds.keys()
    for (wind, at), seed in product(winds.items(), range(1, 11)):
        sea, game = sea_of(at), GAMES[key]
        moment = next(moments(game, game.options(**sea.choices), 1 + len(sea.rivals), seed))
        seat, crew = moment.seen(None).to_move[0], [Player(n, None, of) for of, n in sea.rivals]
        crew.insert(seat, moment.table.players[seat])
        settings, place = TableSettings(voyage=at, day=-at.week), OwnPlace(100 + seat)
        table = replace(moment.table, players=tuple(crew), place=place, settings=settings)
        seen = replace(moment, table=table).seen(seat)
        notes = (newcomer_words(say, seen), say("voyage-wind", wind=wind))
        layouts += [hand_layout(FACES[key], say, seen, HAND, note) for note in notes]
    assert too_tall(say, key, layouts) == []


async def results_of(day: int, say: Say) -> list[Any]:
    """The first hand of a daily deal on the morning after another, and its result."""
    morning, deal = Morning(day), DailyDeal(day)
    morning.spare.let.clear()  # the crew's results are made up
    seen = await morning.open()
    crew = [measured(deal.amount(points), ()) for points in range(12) for _ in range(8)]
    among = Comparison(crew[40], crew, Among(1234, 567, 89), Among(23, 12, 3))
    note = f"{daily.yesterday_line(say, among)}\n{say('daily-until', at='0')}"
    new = f"{say('daily-until', at='0')}\n{newcomer_words(say, seen)}"
    about = say(f"game-{deal.game}-play"), (Button(say("daily-begin-button"), Sail()),)
    hands = [paged(daily.intro_page(say, deal, daily.Streak(12), about), say, 0, 0, HAND)]
    hands += [hand_layout(FACES[deal.game], say, seen, HAND, each) for each in (note, new)]
    over = await morning.finish(seen)
    told, face = await morning.tables.replay(over.table.id), FACES[deal.game]
    first = told.seen(next(n for n in range(99) if told.is_pressed(n, PERSON)), PERSON)
    moves = enumerate(reversed(first.moves))
    firsts = [First(told.game.write_move(move), 34 * (n ^ 1), 56) for n, move in moves]
    among = replace(among, captain=crew[-1], firsts=firsts)
    lines = [*daily.first_lines(say, told, face, PERSON, firsts)]
    course = ["-# " + standing_line(face, say, over, names_of(over.table, PERSON, say))]
    course += [line for line in lines[:1] if len(leaves("\n".join([line] * 4))) == 1]
    named = partial(DayResult, points=deal.amount(12), measure=0, day=day)
    others = [named(user, user, name=f"Wilhelm {user}") for user in range(1, 6)]
    hands.append(paged(daily.others_page(say, deal, others, (), 1, lines), say, 0, 0, HAND))
    of = {"puzzles": 3, "own": "review", "days": 0, "voyage": True, "practice": True}
    of |= {"sea": 0, "masts": 0, "rivals": ""}
    following = say("waits-next", at="0", game=say("game-letter-of-marque"), **of)
    reminds = daily.Around(daily.Streak(12, forgiven=True), False, course[:1], following)
    sail = Button(say("voyage-sail-button", way="retry", sea=7), Sail(), emoji="⛵")
    sails = replace(reminds, reminder=None, sail=sail, course=course)
    pages = [daily.result_page(say, deal, among, reminds, ["-"], over=False)]
    pages += [daily.result_page(say, deal, among, sails, (), over=past) for past in (False, True)]
    return [*hands, *(paged(each, say, over.table.id, 0, HAND) for each in pages)]


@pytest.mark.parametrize("day", [1, 2, 4, 6])
def test_a_daily_deal_and_its_result_fit_a_phone(day: int) -> None:
    """In German, which is long; in all languages in the deep profile."""
    for language in LONG[: amount(1, len(LONG))]:
        say = CATALOGUE.say(language)
        layouts = asyncio.run(results_of(day, say))
        assert too_tall(say, DailyDeal(day).game, layouts) == [], language


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_nick_from_the_largest_chest_fits_a_phone_and_so_does_one_of_eight(language: str) -> None:
    """Eight cards, each with an effect of its own, are the most that are buttons."""
    say, layouts = CATALOGUE.say(language), list[Any]()
    for chest in ("c1 r7 c6 r5 g4 r3 g2 x1", " ".join(set(BY_NOTATION) - {"x2", "r10", "g10"})):
        state = replace(position("g10", "r10", chests=("x2", chest)), phase=Phase.KEEP, opened=1)
        seen = next(moments(GAMES["seven-seas"], state.options, 2, 1)).seen(0, state)
        at = (HAND, ShowPage(leaf=1))
        layouts += [hand_layout(FACES["seven-seas"], say, seen, each) for each in at]
    assert too_tall(say, "seven-seas", layouts) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pages_of_a_prediction_fit_a_phone(language: str) -> None:
    """Players with long names hold every seal, and the reader takes up to four of them."""
    all_seals = ["RRRR", "YYYR", "GGGB", "BBPPP"]
    say, layouts = CATALOGUE.say(language), list[Any]()
    for held in (["RRRRYYGG", "YGBBBPPPR"], ["RRRRYYG", "YGGBB", "BPPPR"], all_seals):
        moment = moment_of(predicting([None, *held], turn=0))
        players = [
            replace(player, name=f"{LONG_NAME}{player.user}") for player in moment.table.players
        ]
        seen = replace(moment, table=replace(moment.table, players=tuple(players))).seen(0)
        drafts = [draft_of(move) for move in seen.moves if isinstance(move, Predict)]
        most = max(drafts, key=lambda draft: (len(draft), len({seal.source for seal in draft})))
        for draft in (most[:end] for end in range(len(most) + 1)):
            names = [named_page(at, draft, letter) for at in At for letter in "RYGBP"]
            layouts += [hand_layout(FACES["seven-seals"], say, seen, ShowPage(n)) for n in names]
    assert too_tall(say, "seven-seals", layouts) == []
