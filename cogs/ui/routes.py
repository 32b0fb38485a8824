"""Where the buttons of all subjects lead; `MakeMove` and `ShowPage`, of hands, are with the pages.

sure: True if the page has already asked. seconds: of a clock, 0 for none.
"""

from enum import StrEnum
from typing import Final

from cogs.ui.custom_ids import Route, To
from cogs.ui.face import Chapter
from engine.core import Seat
from engine.players.base import Level
from engine.tables.model.table import Status


class Verb(Route, StrEnum):
    """The routes without values."""

    HAND = "hand"
    UNDO = "undo"  # one's last move
    MORE = "more"
    RULES = "rules"
    JOIN = "join"
    LEAVE = "leave"
    DECLINE = "decline"  # the seat that is kept for this person
    DEAL_IN = "dealin"  # the next game, for somebody without a seat in this one
    DEAL_OUT = "dealout"
    COMPUTERS = "add"  # the choice of a computer player
    REMOVE_COMPUTER = "remove"  # the last one
    HOUSE_RULES = "house"  # with the chosen one's values
    CUT = "cut"  # the deck; without a typed word, a modal opens
    START = "start"
    NEW_TABLE = "new"
    REMATCH = "again"
    SEATS = "seats"  # to remove people, pass on the host or fill a free seat
    SEAT = "seat"  # give a free seat to the chosen person
    REMARK = "remark"  # the chosen one, across the table
    NUDGE = "nudge"  # a player who is to move
    TURN_TIME = "time"  # the choice of another clock
    TABLES = "tables"  # one's tables in this server
    REPLAY = "replay"  # from the deal
    REVIEW = "review"  # of one's own finished game
    MY_DATA = "mydata"
    SHARE = "share"  # the end of a game, with everybody
    VERIFY = "verify"  # the shuffle of a finished table
    EXPORT = "export"
    CONTINUE = "continue"  # this own table; without one: all ways to play alone
    DAILY = "daily"  # today's deal
    BEGIN_DAILY = "deal"  # the same, without the page about it
    DUEL_AGAIN = "redeal"  # the page about a rematch of a duel
    DEAL_AGAIN = "dealnew"  # such a rematch, with other cards
    DUEL = "duel"  # ask a friend to play the cards of one's own finished game
    DUEL_FOR = "duelfor"  # the chosen person, or anybody
    SCORING = "scoring"  # of one's daily deal
    WEEK = "week"  # of those who play alone in this server
    SETTINGS = "settings"  # of the server


Part = StrEnum("Part", "CARD SCORING MORE")
"""The pages of the end of a table."""


class ShowEnd(To, verb="over"):
    part: Part
    round: int = 0  # whose scoring is shown; 0: the last


class NextGame(To, verb="next"):
    game: str = ""  # "": not chosen yet


class CallNight(To, verb="night"):
    """The end of an evening."""

    sure: bool = False


class OpenThread(To, verb="thread"):
    game: str
    clock: int | None  # in seconds, 0 for none; None takes the server's default
    rated: bool


class Challenge(To, verb="dare"):
    user: int
    game: str = ""  # "": the chosen one
    thread: bool = False


class AddComputer(To, verb="level"):
    level: Level
    rival: str = ""  # the rival's name; "": none


class SetRule(To, verb="rule"):
    name: str


class End(To, verb="end"):
    asked: Status | None = None  # the table's at the time of the question; None: it wasn't asked


class Kick(To, verb="kick"):
    user: int
    sure: bool = False


class Swap(To, verb="swap"):
    seat: Seat
    other: Seat


class LetIn(To, verb="let"):
    user: int


class HandOver(To, verb="host"):
    user: int
    sure: bool = False


class AnswerVote(To, verb="vote"):
    """An answer to the vote on the end of the table."""

    wants: bool


class StandIn(To, verb="standin"):
    seat: Seat


class Hint(To, verb="hint"):
    page: str = ""  # of the hand, on which it was asked for


class Log(To, verb="log"):
    leaf: int | None = None  # from 0; None: the last


class ReadRules(To, verb="chapter"):
    game: str  # where there is no table
    chapter: Chapter
    leaf: int = 0


class Way(StrEnum):
    """The button that leads to a page of a replay: no two of a message lead to the same."""

    STEP = ""
    BACK = "back"
    ON = "on"
    EYES = "eyes"


class Bookmark(To, verb="step"):
    """A place in a replay."""

    step: int  # the number of moves made
    eyes: Seat | None = None  # the seat through which it looks; None: every hand is open
    ticket: str = ""  # as in `ticket_of`, for a reader who sees the game by it
    way: Way = Way.STEP
    other: int = 0  # a table with the same cards, which differs in the moves of this seat
    seat: Seat = 0


class Beside(Bookmark, verb="beside"):
    """The other actions with a game, from this place in its replay."""


class ReplayOf(To, verb="of"):
    table: int
    other: int = 0  # it begins where it differs from that one, as in `Bookmark`
    seat: Seat = 0


class SameCards(To, verb="cards"):
    seat: Seat
    ticket: str = ""
    sure: bool = False


class Moment(To, verb="moment"):
    number: int | None = None  # of the move; None: all moments, in place of one
    again: bool = False  # go on with a review whose time was up


APART: Final = "apart"
"""A puzzle's page in a message of its own."""


class PuzzleAt(To, verb="puzzle"):
    origin: str = ""  # "": the next one
    page: str = ""  # of its hand, or APART
    leaf: int = 0  # of its log
    move: int | None = None  # the answer: the index of a legal move


class HistoryLeaf(To, verb="history"):
    user: int
    game: str = ""  # only this one
    number: int = 0


class EveningLeaf(To, verb="evenings"):
    user: int
    number: int = 0
    table: int = 0  # the last one of the evening; 0: all evenings


class ProfileLeaf(To, verb="totals"):
    user: int
    number: int


class RankingLeaf(To, verb="ranks"):
    pool: str
    number: int = 0


class PostRanking(RankingLeaf, verb="pin"):
    """The same page, shown to the channel."""


class ClubAct(StrEnum):
    """The things that a press does at a club night."""

    COMING = "coming"
    ABSENT = "absent"
    HERE = "here"
    CUT = "cut"  # the decks; without a typed word, a modal opens
    TABLE = "table"  # one's own
    PLACES = "places"  # one's own, and one's deals
    ALL = "all"  # places
    ROUND = "round"  # one's own result of it; the leaf is its number
    SEALS = "seals"
    NOW = "now"  # the night as it is now
    MORE = "more"
    LEAVE = "leave"
    BEGIN = "begin"  # the next step, at once
    PAUSE = "pause"  # or go on
    WEEKLY = "weekly"  # or not
    CANCEL = "cancel"
    CHANGE = "change"  # its plan
    NEXT = "next"  # the plan of another one
    NIGHTS = "nights"  # one's own
    LEAGUE = "league"


class OfClub(To, verb="club"):
    act: ClubAct
    night: int = 0
    leaf: int = 0
    sure: bool = False


class PlanClub(To, verb="plan"):
    """The plan of a club night so far."""

    game: str
    rounds: int
    seats: int
    clock: int  # in seconds
    start: int = 0  # in minutes since the epoch; 0: now
    weekly: bool = False
    rated: bool = False
    at: str = ""  # the open setting; "announce": the night is announced, or changed
    night: int = 0  # the one that is changed; 0: a new one


class PlayLike(To, verb="like"):
    game: str
    level: Level
    seats: int | None = None  # None: as many as the game is good with
    sure: bool = False


class Quick(To, verb="quick"):
    """The choice of a level and a number of players."""

    game: str


class Sail(To, verb="sail"):
    """The next match of one's voyage; afresh: of a new one."""

    afresh: bool = False
    sure: bool = False


class TakeDuel(To, verb="take"):
    """user: the only person who may take it. at: of its post. message: that, once it is read."""

    ticket: str
    user: int | None = None
    at: int = 0
    message: int = 0


class Learn(To, verb="learn"):
    game: str
    sure: bool = False


class Others(To, verb="others"):
    day: int


class Remind(To, verb="remind"):
    on: bool


class CallMe(To, verb="call"):
    game: str
    on: bool


class Help(To, verb="help"):
    topic: str
    leaf: int = 0


class Privacy(To, verb="privacy"):
    leaf: int


class Forget(To, verb="forget"):
    sure: bool = False


class Prefer(To, verb="prefer"):
    name: str
    value: str = ""  # "": the chosen one


class SetServer(Prefer, verb="server"):
    """The same for a server."""


class PresetRule(To, verb="preset"):
    game: str = ""  # "": the chosen one
    name: str = ""  # as above
