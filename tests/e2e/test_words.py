"""Everything in words, as who cannot see chooses it: hands by press and typed, boards, restarts."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

import pytest

from bot.texts.i18n import BASE
from cogs.ui import routes
from cogs.ui.custom_ids import BUTTON, SELECT, read
from cogs.ui.layout import JOINER, NO_BREAK
from cogs.ui.page import MakeMove, ShowPage
from cogs.ui.routes import Verb
from engine.games import GAMES
from engine.players import rivals
from engine.tables.transitions import shuffle
from tests.amounts import amount, one_of
from tests.cogs.faces.by_ear import faults, faults_of
from tests.e2e.comings import LUCK, Scene
from tests.e2e.finished_games import finished
from tests.e2e.said import shows
from tests.e2e.stage import button_labels, buttons, components_of, press_id, text_of, walk
from tests.e2e.test_reviews import looked
from tests.e2e.test_shuffle import cut
from tests.foreign import faults_in, strange_in
from tests.test_locales import TRANSLATED

PEOPLE = ["Anna", "Ben", "Chloé"]


async def come_round(stage: Scene, who: str) -> None:
    """All others move, by presses, until it is this person's turn."""
    while who not in (movers := await stage.who_moves()):
        await stage.press(movers[0], "My hand")
        await stage.press_something(movers[0], LUCK)


def heard(stage: Scene, who: str) -> list[str]:
    """The faults of the private messages of somebody who wants words."""
    return [fault for message in stage.privates(who) for fault in faults_of(shown(message))]


def shown(message: Any) -> list[dict[str, Any]]:
    return components_of(message)


def is_drawn(message: Any) -> bool:
    """True if it is for eyes: a button has an emoji, or a text a sign."""
    return any(each.get("emoji") for each in buttons(message)) or bool(faults(text_of(message)))


@pytest.mark.parametrize("game", one_of(GAMES))
async def test_a_turn_is_played_in_words(stage: Scene, game: str) -> None:
    """By press and typed; the board, and what others see, stay as they are."""
    assert "Screen reader: words" in await stage.prefers("Anna", words=True)
    await stage.open_table(game, PEOPLE)
    await come_round(stage, "Anna")
    hand = await stage.type("Anna", "hand")
    assert hand.startswith("### It is your turn.")
    await stage.press_something("Anna", LUCK)
    assert heard(stage, "Anna") == []
    await come_round(stage, "Anna")
    offers = await stage.offered("Anna", "play", "card")
    assert offers
    assert [fault for offer in offers for fault in faults(offer["name"])] == []
    await stage.type_a_play("Anna", LUCK)
    assert heard(stage, "Anna") == []
    assert is_drawn(stage.boards()[0])
    await stage.press("Ben", "My hand")
    assert "'s turn" not in stage.hand_text("Ben")
    assert heard(stage, "Anna") == [], "also where the bot has brought it up to date"


async def test_switches_of_panels_say_whether_they_are_on(managed: Scene) -> None:
    """By ear a button has no sign: its label says so, in every press's answer."""
    stage = managed
    await stage.prefers("Anna", words=True)
    await stage.type("Anna", "preferences")
    assert {"Screen reader: on.", "Ask first: off."} <= set(button_labels(stage.hands["Anna"]))
    await stage.press_hand("Anna", "Ask first")
    assert "Ask first: on." in button_labels(stage.hands["Anna"])
    await stage.prefers("Grace", words=True)
    await stage.type("Grace", "settings")
    assert "Boards in words: off." in button_labels(stage.hands["Grace"])
    await stage.type("Ben", "preferences")
    assert "Ask first" in button_labels(stage.hands["Ben"])


@pytest.mark.slow
async def test_past_games_and_pages_about_the_bot_and_people_are_in_words(managed: Scene) -> None:
    stage = managed
    await stage.prefers("Anna", words=True)
    for luck, others in enumerate((["🦊🍷"], ["Ben", "Chloé"], ["Ben", "Chloé"], ["Ben"]), 1):
        table = await finished(stage, "seven", "Anna", *others, luck=luck)
    listed = await stage.type("Anna", "history")
    assert shows(listed, "history-signs")
    assert re.search(r"\d+ chips, Ben (?:1st|2nd): \d+ chips", listed)
    await stage.pick("Anna", f"Table {table}")
    await stage.press_hand("Anna", "More")
    await stage.press_hand("Anna", "Save as text")
    await stage.goes("Anna", "/history", f"Table {table}", "More", "Check the shuffle")
    marks = await stage.type("Anna", "profile", member=stage.people["Ben"])
    assert "×" not in marks
    assert marks.count("times") > 0
    for command in ("profile", "privacy", "preferences", "about"):
        await stage.type("Anna", command)
    stage.bot.tables.origin = shuffle.sealed
    await stage.type("Anna", "table open")
    await managing(stage, words=True)
    assert shows(await cut(stage, "Anna", "🦜"), "cut-signs")
    assert "Cut by Anna: a word of symbols" in text_of(stage.showing("Join"))
    assert heard(stage, "Anna") == []
    await stage.type("Ben", "profile")
    assert is_drawn(stage.privates("Ben")[-1])


async def managing(stage: Scene, *, words: bool) -> None:
    """Let the server's owner choose how boards are."""
    said = await stage.sets("Grace", words=words)
    assert shows(said, "settings-words-button"), said


LANGUAGES = {"Anna": "de", "Ben": "fr", "Chloé": "it", "Grace": "nl"}
SHORT = {"seven-seas": {"target": 7}, "seven-seals": {"rounds": 1}}
SEEN = {"content", "label", "description", "placeholder", "title"}
LOOKS = (
    *(Verb.MORE, Verb.RULES, Verb.SEATS, Verb.TABLES, Verb.HOUSE_RULES),
    *(Verb.REPLAY, Verb.VERIFY, Verb.REVIEW),
)
SHOWS = (
    *(ShowPage, routes.Hint, routes.ReadRules, routes.Help, routes.Log),
    *(routes.Bookmark, routes.ReplayOf, routes.Moment, routes.Others),
    *(routes.HistoryLeaf, routes.RankingLeaf),
)
"""Presses that show something and change nothing."""
PAGES = ("hand", "hint", "rules", "help", "mytables", "preferences", "privacy", "about", "history",
         "profile", "leaderboard", "solo", "table show")  # fmt: skip
LATE = (MakeMove(0), Verb.UNDO, Verb.START, Verb.JOIN, Verb.NUDGE)
"""Presses that come too late, or from somebody who may not."""
TYPED = ("zzz", "or 8", "Gold 8", "7", "A1", "4 rot")
"""Typed plays that do not fit, and may come out of turn."""


@dataclass
class Ears:
    """Listens to all that is shown, and notes what is not in the right language."""

    stage: Scene
    names: set[str]
    heard: set[tuple[str, str]] = field(default_factory=set)
    faults: list[str] = field(default_factory=list)
    shown: dict[int, tuple[str, Any]] = field(default_factory=dict)

    def listen(self) -> None:
        """Judge what the channel and each person's client show now."""
        for table in self.stage.bot.tables.open_tables():
            self.names |= {player.name for player in table.players}
        for message in self.stage.messages():
            self.hear(BASE, message)
        for who, language in LANGUAGES.items():
            for message in self.stage.privates(who):
                self.hear(language, message)

    def hear(self, language: str, message: Any) -> None:
        """Judge a message that is new, or has changed."""
        now = message.content, components_of(message)
        if self.shown.get(message.id) != now:
            self.shown[message.id] = now
            self.judge(language, now[0], *strings(now[1]))

    def judge(self, language: str, *texts: str) -> None:
        """Note the words that don't belong to this language."""
        for text in texts:
            if (language, text) not in self.heard:
                self.heard.add((language, text))
                found = strange_in(text, language, self.names)
                found += faults_in(text, language, self.names) if language != BASE else []
                self.faults += [f"{language} {found}: {text}"] if found else []

    def check(self) -> None:
        """Each language was heard, and each word in its place."""
        assert {language for language, _ in self.heard} >= {*LANGUAGES.values()}
        assert self.faults == [], "\n".join(self.faults)

    async def type(self, who: str, command: str, **options: Any) -> None:
        """Send a command, and look at all that can be looked at from there."""
        self.stage.hands.pop(who, None)
        await self.stage.type(who, command, **options)
        self.listen()
        await self.look_around(who)

    async def look_around(self, who: str) -> None:
        """Press all that only shows something, on the message that somebody was shown last."""
        known, message = set[tuple[str, str | None]](), self.stage.hands.get(who)
        ahead = [] if message is None else list(looks(message))
        while ahead:
            custom_id, value = way = ahead.pop(0)
            if way not in known and len(known) < 25:
                known.add(way)
                await self.stage.forge(who, custom_id, *([value] if value else ()), on=message)
                self.listen()
                ahead += looks(self.stage.hands[who])

    async def suggestions(self, who: str) -> None:
        """Look at the suggestions for /play."""
        offers = await self.stage.offered(who, "play", "card")
        cut = (re.sub(r"\w+…", "", offer["name"]) for offer in offers)
        self.judge(LANGUAGES.get(who, BASE), *cut)

    async def refusals(self, who: str) -> None:
        """Type what cannot be played, and press what is too late."""
        for text in TYPED:
            await self.stage.type(who, "play", card=text)
            self.listen()
        for late in LATE:
            for version in (0, 999):
                await self.stage.forge(who, press_id(late, self.stage.table.id, version))
                self.listen()
        for command in ("table open", "table end"):
            await self.stage.type(who, command)
            self.listen()
        for deed in ("start", "join", "computer"):
            await self.stage.does(who, deed)
            self.listen()

    async def play(self, luck: Random, most: int = 400) -> None:
        """Play by presses until the game is over, or this many moves are made."""
        while most and (movers := await self.stage.who_moves()):
            most, who = most - 1, luck.choice(movers)
            await self.stage.press(who, "My hand")
            self.listen()
            await self.suggestions(who)
            await self.stage.press_something(who, luck)
            self.listen()


def strings(part: Any, key: str = "") -> Iterator[str]:
    """Every text that a client shows of this, as it is read."""
    if isinstance(part, str) and key in SEEN:
        yield part.replace(JOINER, "").replace(NO_BREAK, " ")
    elif isinstance(part, dict):
        for name, value in part.items():
            yield from strings(value, name)
    elif isinstance(part, list):
        for value in part:
            yield from strings(value, key)


def looks(message: Any) -> Iterator[tuple[str, str | None]]:
    """Presses and picks that only show something: custom id, value of an option."""
    for part in walk(components_of(message)):
        custom_id = "" if part.get("disabled") else str(part.get("custom_id", ""))
        if (match := BUTTON.fullmatch(custom_id)) and only_shows(read(match).route):
            yield custom_id, None
        chosen = SELECT.fullmatch(custom_id)
        for option in part.get("options", ()) if chosen else ():
            if chosen and only_shows(read(chosen).completed(option["value"]).route):
                yield custom_id, option["value"]


def only_shows(route: Any) -> bool:
    return type(route) in SHOWS or route in LOOKS


@pytest.fixture
def ears(managed: Scene, clients: dict[int, str]) -> Ears:
    """A listener at a harbour where each client has its language."""
    for who, language in LANGUAGES.items():
        clients[managed.people[who].id] = language
    languages = managed.bot.services.languages().values()
    known = [name for game in GAMES for name in rivals(game)]
    return Ears(managed, {*managed.people, *languages, *TYPED, *known})


@pytest.mark.usefixtures("few_worlds")
@pytest.mark.slow
@pytest.mark.timeout(600)
@pytest.mark.parametrize("game", TRANSLATED[: amount(1, len(GAMES))])
async def test_each_player_reads_their_own_language_at_every_step(ears: Ears, game: str) -> None:
    """A whole game by presses, with all that can be looked at, and a restart in the middle."""
    stage, luck = ears.stage, Random(1)
    people = list(LANGUAGES)[: max(2, min(GAMES[game].seats))]
    await stage.open("Anna", game=game, **SHORT.get(game, {}))
    for who in people[1:]:
        await stage.press(who, "Join")
    for label in ("More", "House rules", "Add computer"):
        await stage.press("Anna", label)
        await ears.look_around("Anna")
    await stage.press("Anna", "Start")
    await ears.play(luck, 6)
    for who in LANGUAGES:
        await ears.refusals(who)
        for command in PAGES:
            await ears.type(who, command)
        await stage.press(who, "More")
        await ears.look_around(who)
    await ears.type("Grace", "settings")
    await stage.restart()
    await ears.play(luck, 5)
    await stage.wait(3600)
    await ears.play(luck)
    assert stage.table is None
    for seat, who in enumerate(people[:2]):
        for verb in (Verb.REVIEW, Verb.REPLAY, Verb.SHARE, Verb.VERIFY, Verb.REVIEW):
            await stage.press(who, "More", on=stage.showing("Share"))
            await stage.take(who, press_id(verb, 1))
            ears.listen()
            await ears.look_around(who)
            assert (await looked(stage, who, 1, seat)).choices
    ears.check()
