"""Where a button leads, and how that is written in its custom id and read back."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final, TypeAlias

LIMIT: Final = 100
"""Discord's longest custom id."""
LONGEST_ARGUMENT: Final = 64
NO_TABLE: Final = 0
"""The table of buttons that belong to no table."""

ON: Final = "+"
OFF: Final = "-"
"""The first sign of a call button's argument: it turns the calls on or off."""

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
    """The actions at a table besides moves and pages of the hand."""

    HAND = "hand"
    HINT = "hint"  # argument: the page on which it was asked for
    FORCED = "forced"
    UNDO = "undo"  # one's last move
    MORE = "more"  # argument: BELOW, as a message of its own
    LOOK = "look"  # a public page; argument: its name
    RULES = "rules"
    HELP = "help"  # of no table; argument: the topic
    JOIN = "join"
    LEAVE = "leave"
    BACK = "back"  # to a seat that a computer player holds
    COMPUTERS = "add"  # the choice of a computer player
    ADD_COMPUTER = "level"  # argument: its level
    REMOVE_COMPUTER = "remove"
    HOUSE_RULES = "house"
    SET_RULE = "rule"  # argument: "name=value"
    SET_CLOCK = "clock"  # argument: "=seconds"
    SET_RATED = "rated"  # argument: "=0" or "=1"
    CUT = "cut"  # the deck; argument: "=word", without which a modal opens
    START = "start"
    THREAD = "thread"  # open a table in a thread; argument: the text of `write_opening`
    ASK_END = "ending"
    END = "end"
    SEATS = "seats"  # to remove people, pass on the host or fill a free seat; for the host
    ASK_KICK = "kickask"  # argument: the person's id
    KICK = "kick"  # argument: the person's id
    ASK_HOST = "hostask"  # argument: the person's id
    HOST = "host"  # argument: the person's id
    SEAT = "seat"  # argument: "=" and the id of the person who gets a free seat
    FOLLOW = "follow"
    SUCCEED = "succeed"  # a host who has been silent
    NUDGE = "nudge"  # a player who is to move
    TURN_TIME = "time"  # another clock while the game runs; argument: its seconds, "" to be asked
    AGREE = "yes"  # to a clock; argument: its seconds
    DISAGREE = "no"  # argument: as above
    STAND_IN = "standin"  # for an absent player; argument: the seat
    TABLES = "tables"  # one's tables in this server
    CALL_ME = "callme"  # when a table opens, or not; of no table; argument: "+game" or "-game"
    CHALLENGE = "dare"  # of no table; argument: "person=game", "person=game=thread"
    DECLINE = "decline"  # the seat that is kept for this person
    REMATCH = "rematch"
    NEW_TABLE = "anew"
    LOG = "log"  # argument: the number of its page, from 0
    REPLAY = "replay"  # argument: the text of `Position.written`
    CAPTAIN = "captain"  # a captain's choice at a step of a replay; argument: as above
    REVIEW = "review"  # of one's own finished game; argument: the number of a move, "": all
    LEAD = "lead"  # a replay for everybody in the channel; argument: as above
    PREFER = "prefer"  # of no table; one's own preference; argument: "name=value"
    SERVER = "server"  # of no table; a setting of the server; argument: as above
    MY_DATA = "mydata"  # of no table
    FORGET_ME = "forgetme"  # of no table; argument: how sure the person is
    SHARE = "share"  # the end of a game, with everybody in the channel
    VERIFY = "verify"  # the shuffle of a finished table
    EXPORT = "export"
    HISTORY = "history"  # of no table; argument: person, game, page
    RETELL = "retell"  # of no table; argument: the id of the game to replay
    POST = "post"  # one's own profile, for everybody
    RANKING = "ranks"  # a leaderboard; argument: the text of `Leaf.written`
    POST_RANKING = "postrank"  # to everybody; argument: as above
    LEARN = "learn"  # of no table; argument: the game
    SOLO = "solo"  # another own table; of no table; argument: "game=level=seats"
    DAILY = "daily"  # today's deal; of no table
    SHARE_DAY = "shareday"  # one's result of a deal; argument: the number of its day
    OTHERS = "others"  # how they played a deal; argument: as above
    RATING = "rating"  # one's own ratings and their history


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
    """A verb with its argument."""

    verb: Verb
    argument: str = ""


Play: TypeAlias = MakeMove | ShowPage
"""The meaning of a typed play: a move, or the page that asks for the rest of it."""
Route: TypeAlias = MakeMove | ShowPage | Run

_VERBS: Final = {verb.value: verb for verb in Verb}


@dataclass(frozen=True, slots=True)
class CustomId:
    """The request of a press. It comes from outside: everything is checked again on arrival.

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
            return replace(self, route=Run(self.route.verb, argument))
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
        case Run(verb, argument):
            return f"{verb}:{argument}"


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
    return None if known is None else Run(known, argument[:LONGEST_ARGUMENT])


def read(match: re.Match[str]) -> CustomId:
    """The custom id that matched BUTTON, SELECT or MODAL."""
    route = read_route(f"{match['verb']}:{match['argument']}")
    return CustomId(int(match["table"]), int(match["version"]), route)


def _number(text: str, *, otherwise: int) -> int:
    return int(text) if text.isdecimal() and len(text) < LONGEST_ARGUMENT else otherwise


HAND: Final = ShowPage()
