"""A page before its layout: blocks of text, and buttons with the routes that custom ids write."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from enum import Enum, IntEnum, StrEnum
from typing import Final, Protocol, TypeAlias

from engine.core import Event

LIMIT: Final = 100
"""Discord's longest custom id."""
LONGEST_ARGUMENT: Final = 64
NO_TABLE: Final = 0
"""The table of buttons that belong to no table."""

_FORM = r":(?P<table>\d{1,12}):(?P<version>\d{1,6}):(?P<verb>[a-z]{1,8}):(?P<argument>.{0,64})"
BUTTON: Final = re.compile("7s" + _FORM)
SELECT: Final = re.compile("7S" + _FORM)
MODAL: Final = re.compile("7m" + _FORM)

_MOVE: Final = "move"
_PAGE: Final = "page"
_OPTION: Final = "pick"
_LEAF: Final = "~"
_SURE: Final = "!"


BELOW: Final = "below"


class Verb(StrEnum):
    """The actions besides moves and pages of the hand.

    The argument of some begins with a kind, as in `Run(Verb.SET, "rule.target")`: each kind has a
    handler of its own.
    """

    HAND = "hand"
    HINT = "hint"  # argument: the page on which it was asked for
    UNDO = "undo"  # one's last move
    MORE = "more"  # argument: BELOW, as a message of its own; "page.": a public page by its name
    RULES = "rules"
    HELP = "help"  # of no table; argument: the topic
    JOIN = "join"  # "let.": somebody who was kicked may come again
    LEAVE = "leave"  # "kept.": the seat that is kept for this person
    COMPUTERS = "add"  # the choice of a computer player; "level.": one of this level; "remove."
    HOUSE_RULES = "house"
    SET = (
        "set"  # "rule.", "clock.", "rated.", "prefer.", "server.", "calls.", "remind."; name=value
    )
    CUT = "cut"  # the deck; argument: "=word", without which a modal opens
    START = "start"
    OPEN = "open"  # "again.": a rematch; "new."; "thread.": a written opening; "dare.": a challenge
    END = "end"  # argument: the table's status at the time of the question
    SEATS = "seats"  # to remove people, pass on the host or fill a free seat
    KICK = "kick"  # argument: the person's id; "computer.": one by its name
    HOST = "host"  # argument: the person's id; "succeed.": a host who has been silent
    SEAT = "seat"  # argument: "=" and the id of the person who gets a free seat
    FOLLOW = "follow"
    NUDGE = "nudge"  # a player who is to move
    VOTE = "vote"  # "time.": another clock, "" to be asked; "yes.", "no.": to it; "seat."
    TABLES = "tables"  # one's tables in this server
    LOG = "log"  # argument: the number of its page, from 0
    REPLAY = "replay"  # a written bookmark; "of.": another table; "captain.": an opinion; "more."
    REVIEW = "review"  # of one's own finished game; argument: the number of a move, "": all
    DATA = "data"  # of no table; "file."; "forget.", where "no" declines
    SHARE = "share"  # with everybody: "end.", "replay.", "profile.", "ranking.", "day."
    VERIFY = "verify"  # the shuffle of a finished table
    EXPORT = "export"
    HISTORY = "history"  # of no table; argument: person, game, page
    RANKING = "ranks"  # a leaderboard; argument: the text of its leaf; "own.": one's own ratings
    SOLO = "solo"  # "game=level=seats"; "on.": the last one; "learn.": a game; "cards.": a seat
    DAILY = "daily"  # today's deal; of no table
    OTHERS = "others"  # how they played a deal; argument: the number of its day


@dataclass(frozen=True, slots=True)
class MakeMove:
    """The legal move of this index at the version of the custom id; -1: none.

    sure: True if the page has already asked, so that players who confirm their moves aren't asked
    again.
    """

    index: int
    sure: bool = False


@dataclass(frozen=True, slots=True)
class ShowPage:
    """A page of the hand by the face's own name for it, at most 60 characters; "": the hand.

    leaf: the part of a page that is too long for one message, from 0.
    """

    name: str = ""
    leaf: int = 0


@dataclass(frozen=True, slots=True)
class Run:
    """A verb with its argument. sure: True if the page has already asked."""

    verb: Verb
    argument: str = ""
    sure: bool = False


Play: TypeAlias = MakeMove | ShowPage
"""The meaning of a typed play: a move, or the page that asks for the rest of it."""
Route: TypeAlias = MakeMove | ShowPage | Run

_VERBS: Final = {verb.value: verb for verb in Verb}


@dataclass(frozen=True, slots=True)
class CustomId:
    """The request of a press. It comes from outside, so everything in it is checked again.

    version: the number of moves that had been applied when the button was drawn. route: None in a
    select whose options carry the routes, and where the text names no route that this version
    knows.
    """

    table_id: int
    version: int
    route: Route | None

    def button(self) -> str:
        """The custom id of a button."""
        return self._written("7s")

    def select(self) -> str:
        """The custom id of a select, which the chosen option completes."""
        return self._written("7S")

    def modal(self) -> str:
        """The custom id of a modal, which the typed text completes."""
        return self._written("7m")

    def completed(self, chosen: str) -> CustomId:
        """The custom id of a select or a modal, completed with the chosen route."""
        if isinstance(self.route, Run):
            argument = f"{self.route.argument}={chosen}"[:LONGEST_ARGUMENT]
            return replace(self, route=replace(self.route, argument=argument))
        return replace(self, route=read_route(chosen))

    def _written(self, prefix: str) -> str:
        route = f"{_OPTION}:" if self.route is None else write_route(self.route)
        text = f"{prefix}:{self.table_id}:{self.version}:{route}"
        if len(text) > LIMIT:
            raise ValueError(f"custom id too long: {text}")
        return text


def write_route(route: Route) -> str:
    """The route as "verb:argument"."""
    match route:
        case MakeMove(index, sure):
            return f"{_MOVE}:{index}{_SURE if sure else ''}"
        case ShowPage(name, leaf):
            return f"{_PAGE}:{name}{_LEAF}{leaf}" if leaf else f"{_PAGE}:{name}"
        case Run(verb, argument, sure):
            return f"{verb}:{_SURE if sure else ''}{argument}"


def read_route(text: str) -> Route | None:
    """The route that `write_route` wrote; None for any other text."""
    verb, _, argument = text.partition(":")
    if verb == _MOVE:
        index = _number(argument.removesuffix(_SURE), otherwise=-1)
        return MakeMove(index, sure=argument.endswith(_SURE))
    if verb == _PAGE:
        name, _, leaf = argument[:LONGEST_ARGUMENT].partition(_LEAF)
        return ShowPage(name, _number(leaf, otherwise=0))
    known = _VERBS.get(verb)
    if known is None:
        return None
    return Run(known, argument.removeprefix(_SURE)[:LONGEST_ARGUMENT], argument.startswith(_SURE))


def read(match: re.Match[str]) -> CustomId:
    """The custom id that matched BUTTON, SELECT or MODAL."""
    route = read_route(f"{match['verb']}:{match['argument']}")
    return CustomId(int(match["table"]), int(match["version"]), route)


def _number(text: str, *, otherwise: int) -> int:
    return int(text) if text.isdecimal() and len(text) < LONGEST_ARGUMENT else otherwise


HAND: Final = ShowPage()


RULE: Final = "---"
"""A block of a page that is a dividing line."""
CONTROLS: Final = "***"
"""The block of a page that its buttons replace; without it they are at the end."""


class Say(Protocol):
    """Messages of one language, as shown or as screen-reader text: say("id", name=value) -> str."""

    @property
    def in_words(self) -> bool:
        """True for screen-reader text: cards, ships and places by name, and no sign at all."""

    def __call__(self, message_id: str, /, **values: object) -> str:
        """The message in words."""

    def in_form(self, message_id: str, form: str, /, **values: object) -> str:
        """The message in this form, an attribute of it, if the language has that."""

    def __hash__(self) -> int:
        """Hash of the language, so that texts can be cached with it."""


class Accent(IntEnum):
    """The kind of a message, as the colour of its edge."""

    BOARD = 0x1B6B8F
    HAND = 0x3B82F6
    SCORING = 0xD4A017
    NICK = 0x7C3AED
    TROUBLE = 0xC0392B


class Style(Enum):
    """The effect of a button, as its colour, which never carries it alone."""

    GAIN = "success"
    PLAIN = "secondary"
    COST = "danger"
    MAIN = "primary"


@dataclass(frozen=True, slots=True)
class Button:
    """A button of a page.

    note: a second line, shown if the buttons are the options of a select. disabled: True if it
    keeps its place without leading anywhere; no option of a select can.
    """

    label: str
    route: Route
    style: Style = Style.PLAIN
    emoji: str | None = None
    note: str = ""
    disabled: bool = False


@dataclass(frozen=True, slots=True)
class Page:
    """A page for one reader: hand, choice or nick.

    blocks: texts in Discord's markdown from top to bottom, or RULE. choose: the placeholder of a
    select that offers the buttons; "": they are buttons, at most four in a row. Those that don't
    fit are on further leaves. extra: further buttons, below the others ("Back", "No, thanks").
    across: the number of buttons in a row; a phone has room for four short labels. question: the
    choice that must be made first; "": none. shows: kinds of events that the blocks show, so that
    the hand doesn't repeat them. lies: the cards on the table, which a hand shows large between the
    events and the options; () in a hand of several blocks: the first of them.
    """

    accent: Accent
    blocks: tuple[str, ...]
    buttons: tuple[Button, ...] = ()
    choose: str = ""
    extra: tuple[Button, ...] = ()
    across: int = 4
    question: str = ""
    shows: tuple[type[Event], ...] = ()
    lies: tuple[str, ...] = ()
