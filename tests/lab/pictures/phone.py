"""Measures hands and boards on a phone, in SimCord's own page. Needs Chromium and Playwright."""

import base64
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any, Final

from playwright.sync_api import Page as Browser
from playwright.sync_api import Route
from simcord.preview._markdown import markdown_tokens

from bot.texts import card_pictures
from cogs.faces import FACES
from cogs.surfaces.render import render
from cogs.table.pages import board
from cogs.table.pages.hand import hand_layout
from cogs.table.pages.lesson import newcomer_words
from cogs.ui.layout import TableButton
from cogs.ui.names import names_of
from cogs.ui.page import HAND, Say, ShowPage
from cogs.ui.pictures import CardPictures
from engine.core import known_to
from engine.games import GAMES
from engine.players import chooser
from engine.players.base import QUICK, Level
from engine.tables.model.table import EndVote, OwnPlace, Person, Player, Status, Timing
from engine.tables.position import advanced, dealt
from tests.cogs.faces.by_ear import CREW
from tests.cogs.faces.moments import Moment, moments, table_for, walk
from tests.e2e.browser import new_tab

WIDTH, ROOM = 390, 640
"""Pixels of a phone: its width, and what Discord leaves between the channel's name and the field
for typing."""
OFF: Final = 130
"""The most pixels by which an estimate is wrong; what surely fits is not drawn."""
ADDRESS: Final = "http://phone/"
STATIC: Final = files("simcord.preview") / "static"
SANDBOX: Final = Path(__file__).parents[3] / "bot" / "sandbox" / "static"
TYPES: Final = {"css": "text/css", "js": "text/javascript", "html": "text/html"}
SHELL: Final = Path(__file__).with_name("phone.html").read_text("utf-8")
MOMENTS: Final = 40
"""The most positions of a game whose hands are measured, spread over the game."""
CUSTOM: Final = re.compile(r"<:\w+:\d+>")
EMOJIS: Final[dict[str, dict[str, Any]]] = {
    str(10**18 + number): {
        "name": name,
        "id": str(10**18 + number),
        "custom": True,
        "asset_id": name,
    }
    for number, name in enumerate(card_pictures.NAMES)
}
"""The pictures as SimCord's page knows them, by id."""

PICTURES: Final = CardPictures()
for _id, _known in EMOJIS.items():
    PICTURES.add(_known["name"], f"<:{_known['name']}:{_id}>")


@dataclass(frozen=True, slots=True)
class Hand:
    """One hand, or a board, ready to be shown.

    is_first: before its owner's first move of a first game.
    """

    seats: int
    is_first: bool
    components: list[dict[str, Any]]
    is_public: bool = False

    @property
    def words(self) -> int:
        """Words above the buttons, pictures of cards not counted."""
        texts = [part["content"] for part in walk(self.components) if part["type"] == 10]
        plain = CUSTOM.sub("", "\n".join(texts))
        return sum(any(map(str.isalnum, word)) for word in plain.split())


def hands(key: str, seats: int, say: Say, seed: int = 1, most: int = MOMENTS) -> Iterator[Hand]:
    """Hands of a whole game of Mates: to move and waiting, at an own table and in a channel."""
    played = list(_moments(key, seats, seed))
    own = played[:: max(1, len(played) // most)]
    begun = next(index for index, moment in enumerate(played) if 0 in moment.seen(0).to_move)
    for moment in [played[begun], *own]:
        is_first = moment is played[begun]
        alone = replace(moment.table, place=OwnPlace(100), players=_alone(seats))
        yield from _drawn(replace(moment, table=alone), 0, say, is_first=is_first)
        for seat in range(seats):
            first = is_first and seat in moment.seen(seat).to_move
            yield from _drawn(moment, seat, say, is_first=first)


def boards(key: str, seats: int, say: Say, seed: int = 1, most: int = MOMENTS) -> Iterator[Hand]:
    """Boards of a whole game of random moves, and every fourth of them with what is rare.

    In turn: a clock and a queue, two remarks, a vote, and all of these with news of somebody.
    """
    game, face = GAMES[key], FACES[key]
    people = tuple(Player(name, 100 + seat) for seat, name in enumerate(CREW[:seats]))
    spoken = tuple(replace(player, remark="moment") for player in people[:2]) + people[2:]
    rare: dict[str, Any] = {
        "timing": Timing(deadline=1.8e9),
        "queue": (Person(900, "Dirk"), Person(901, "Esi")),
        "players": spoken,
        "votes": (EndVote(0, 1.8e9, (0,), ()),),
    }
    played = list(moments(game, game.options(), seats, seed))[:-1]
    for number, moment in enumerate(played[:: max(1, len(played) // most)]):
        plain = replace(moment.table, players=people)
        turn, is_turn = divmod(number, 4)
        some = list(rare)[(0, 2, 3, 0)[turn % 4] : (2, 3, 4, 4)[turn % 4]]
        also = [replace(plain, **{name: rare[name] for name in some})] if not is_turn else []
        for table in (plain, *also):
            notes = (say("news-away", names="Esi"),) if len(some) == len(rare) else ()
            seen, names = replace(moment, table=table).seen(None), names_of(table, say=say)
            layout = board.page(say, seen, names, face, notes=notes if also else ())
            yield Hand(seats, False, components_of(say, layout, key), is_public=True)


def _alone(seats: int) -> tuple[Player, ...]:
    names = ("Pip", "Wren", "Tolly", "Sable", "Quill", "Marlow")
    others = [Player(name, None, Level.MATE) for name in names[: seats - 1]]
    return (Player(CREW[0], 100), *others)


def _moments(key: str, seats: int, seed: int) -> Iterator[Moment]:
    game, luck, player = GAMES[key], Random(seed), chooser(key, Level.MATE)
    people = tuple(Player(name, 100 + seat) for seat, name in enumerate(CREW[:seats]))
    table = replace(table_for(game, game.options(), seats, seed), players=people)
    position = dealt(game, table)
    yield Moment(game, table, position, position.latest)
    while movers := game.to_move(position.state):
        seat = movers[0]
        legal = game.legal_moves(position.state, seat)
        known = known_to(position.story, seat)
        move = player.choose(game.view(position.state, seat), known, legal, luck, QUICK)
        position = advanced(game, position, seat, move)
        if game.to_move(position.state):
            yield Moment(game, table, position, position.latest)


def _drawn(moment: Moment, seat: int, say: Say, *, is_first: bool) -> Iterator[Hand]:
    """The hand of this seat, and the pages behind its buttons while it may move."""
    seen = moment.seen(seat)
    assert seen.table.status is Status.RUNNING
    face, key = FACES[moment.game.key], moment.game.key
    note = newcomer_words(say, seen) if is_first else ""
    layout = hand_layout(face, say, seen, HAND, note)
    pages = [
        item.leads_to.route for item in layout.walk_children() if isinstance(item, TableButton)
    ]
    yield Hand(len(seen.table.players), is_first, components_of(say, layout, key))
    for route in dict.fromkeys(pages) if seat in seen.to_move else ():
        if isinstance(route, ShowPage) and route.name and not is_first:
            yield Hand(
                len(seen.table.players),
                False,
                components_of(say, hand_layout(face, say, seen, route), key),
            )


def components_of(say: Say, layout: Any, key: str) -> list[dict[str, Any]]:
    """A layout as SimCord's page draws it, with the pictures of this game."""
    render(say, layout, pictures=PICTURES, game=key)
    found: list[dict[str, Any]] = pictured(layout.to_components())
    return found


def pictured(value: Any) -> Any:
    """The components with the files of their pictures."""
    if isinstance(value, list):
        return [pictured(each) for each in value]
    if not isinstance(value, dict):
        return value
    found = {key: pictured(each) for key, each in value.items()}
    return found | EMOJIS.get(str(found.get("id")), {})


def estimated_height(hand: Hand) -> int:
    """About the height of this hand on the phone, in pixels, without a browser."""
    pixels = 70
    for part in walk(hand.components):
        if part["type"] == 10:
            for line in CUSTOM.sub("xx", part["content"]).splitlines():
                is_small, letters = line.startswith("-#"), len(line.replace("*", "").lstrip("-# "))
                pixels += -(-letters // (38 if is_small else 32)) * (18 if is_small else 23)
        elif part["type"] == 1:
            pixels += 38 * _lines(part["components"])
    return pixels


def _lines(controls: Sequence[dict[str, Any]]) -> int:
    """The lines into which a phone breaks a row of buttons."""
    lines, filled = 1, 0
    for control in controls:
        wide = 32 + 8 * len(control.get("label") or "") + 22 * bool(control.get("emoji"))
        if filled and filled + wide > 268:
            lines, filled = lines + 1, 0
        filled += wide
    return lines


@cache
def phone() -> Browser:
    """A phone that shows one message at a time; there is one, until Chromium is ended."""

    def answered(route: Route) -> None:
        name = route.request.url.removeprefix(ADDRESS).split("?")[0]
        if name == "":
            route.fulfill(body=SHELL, content_type="text/html")
            return
        found = SANDBOX / name if (SANDBOX / name).is_file() else STATIC / name
        if not found.is_file():
            route.fulfill(status=404)
            return
        kind = TYPES.get(name.rpartition(".")[2], "application/octet-stream")
        route.fulfill(body=found.read_bytes(), content_type=kind)

    screen = {"width": WIDTH, "height": 3000}
    page: Browser = new_tab(viewport=screen, is_mobile=True, device_scale_factor=2)
    page.route(f"{ADDRESS}**", answered)
    page.goto(ADDRESS)
    page.wait_for_function("window.ready")
    page.evaluate("cards => { window.cards = cards; }", _addresses())
    return page


def heights(page: Browser, shown: Sequence[Hand]) -> list[int]:
    """The height of each hand on the phone, in pixels."""
    for part in (part for hand in shown for part in walk(hand.components)):
        if part["type"] == 10:
            part["markdown_tokens"] = _tokens(part["content"])
    given = [(hand.components, not hand.is_public) for hand in shown]
    found: list[float] = page.evaluate("all => shown(all)", given)
    return [round(tall) for tall in found]


@cache
def _tokens(content: str) -> Any:
    """A text as SimCord's page reads it."""
    return markdown_tokens(content, context={"emojis": EMOJIS})


def _addresses() -> dict[str, str]:
    """The pictures of the cards by name, each as an address that holds all of it."""
    return {
        name: f"data:image/png;base64,{base64.b64encode(image).decode()}"
        for name, image in card_pictures.read().items()
    }
