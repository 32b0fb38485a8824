"""Names and times at a table as Discord may show them; names are short and without markup."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any, Final
from unicodedata import category, east_asian_width, normalize

from cogs.ui.layout import cut
from cogs.ui.page import Say
from engine.core import By, Event, Seat, SeatEvent
from engine.games import GAMES
from engine.tables.model.table import BLANK, FORMER, Person, Table
from engine.tables.transitions.lobby import read_options
from engine.tables.transitions.rematch import starts_itself

LONGEST_NAME: Final = 20
"""The most characters of a name that fit a phone's line."""
LETTERS_AT_TABLE: Final = 60
SHORTEST_NAME: Final = 10
"""The letters that all names at a table may have together, and each of them in any case."""
MOST_IN_QUEUE: Final = 5
"""The most names of people who wait, in the line about them."""
INVISIBLE: Final = ("Cc", "Cf", "Cs", "Zl", "Zp")
"""Unicode's categories of controls, formats (right to left and the like) and line ends."""
JOINERS: Final = "\u200c\u200d"
"""The two format characters that are part of words and emoji."""
MARKS_AND_SPACES: Final = "MZ"
"""Unicode's categories of characters that show nothing by themselves."""
SIGNS_AND_SPACES: Final = "SMZ"
"""Unicode's categories of characters outside words, e.g. emoji."""
CACHED_NAMES: Final = 4096
"""The most cached names: boards show them again and again."""
BOT: Final = "\u00a0🤖"
"""The mark behind the name of somebody for whom a computer plays; names at a table lose it."""
LOOK_ALIKES: Final = str.maketrans(
    "АВЕЅІЈКМНОРСТУХѴԌԚԜаеѕіјорсухѵԁԛԝһӏΑΒΕΖΗΙΚΜΝΟΡΤΥΧαινορυıɑɡ01I|",
    "ABESIJKMHOPCTYXVGQWaesijopcyxvdqwhlABEZHlKMNOPTYXaivopuiagOlll",
    "\u200c\u200d\u034f\ufe0e\ufe0f",
)
"""Cyrillic, Greek and other letters by the Latin ones that they look like; signs of no width."""
YOU: Final = ("yes", "computer", "clock", "no")
"""The value of $you for the reader's own seat, for each `By`."""
MARKUP: Final = re.compile(
    r"[\\*_~|`\[\]<>@:#.]"  # styles, mentions, headings, links, some of them without a scheme
    r"|^[-+]|[-+](?=\s|$)|(?<=\d)\)(?=\s|$)"  # lists, even once a sign before it is left out
)
"""Signs in a name that Discord could take for markup."""


@dataclass(frozen=True, slots=True)
class Names:
    """The names at the table, by seat: bare for labels, escaped for markdown; coloured marks.

    Escaped ones have BOT behind them where a computer plays for somebody, at a night for any.

    reader: the seat called "you"; None in public messages. sides: the number of sides, to which the
    seats belong in turn; 0: everybody plays alone. former: the earlier players, by seat. by: the
    movers of that time, by seat, that weren't the seat's own player. together: seats whose equal
    moves share a sentence; each has the names of all.
    """

    bare: tuple[str, ...]
    escaped: tuple[str, ...] = field(default=())
    reader: Seat | None = None
    sides: int = 0
    former: tuple[str, ...] = ()
    by: tuple[tuple[Seat, By], ...] = ()
    together: tuple[Seat, ...] = ()

    MARKS = ("🔴", "🔵", "🟢", "🟡", "🟣", "🟠", "⚪")

    def __getitem__(self, seat: Seat) -> str:
        """The name as markdown may show it."""
        return self.escaped[seat]

    def __len__(self) -> int:
        return len(self.bare)

    def mark_of(self, seat: Seat) -> str:
        """BOT if a computer plays for the person on this seat, else ""."""
        return BOT if self.escaped[seat].endswith(BOT) else ""

    @property
    def plain(self) -> Names:
        """The same, without a mark for computers."""
        return replace(self, escaped=tuple(map(escaped, self.bare)))

    def then(self, events: Sequence[Event]) -> Names:
        """The names of the makers of the last of these moves on each seat."""
        by = {event.seat: event.by for event in events if isinstance(event, SeatEvent)}
        by = {seat: who for seat, who in by.items() if who is not By.SELF}
        if not by and not self.by and not any(name.endswith(BOT) for name in self.escaped):
            return self
        bare, shown = list(self.bare), list(map(escaped, self.bare))
        for seat, who in by.items():
            if who is By.FORMER:
                bare[seat] = (self.former or bare)[seat]
                shown[seat] = escaped(bare[seat])
            else:
                shown[seat] += BOT
        return replace(self, bare=tuple(bare), escaped=tuple(shown), by=tuple(by.items()))

    def several(self, say: Say, seats: Sequence[Seat]) -> Names:
        """The names for a sentence about what all these seats did; none is the reader's."""
        told = {seat: self.listed(say, seats) for seat in seats}
        shown = tuple(told.get(seat, name) for seat, name in enumerate(self.escaped))
        return replace(self, escaped=shown, together=tuple(seats))

    def within(self, width: int) -> tuple[str, ...]:
        """The bare names in this many characters; those that are alike then get a number."""
        return _distinct(tuple(cut(name, width) for name in self.bare), width)

    def you(self, seat: Seat) -> str:
        """The value of a message's $you: "yes" if this seat's own player reads it, else "no".

        "computer" or "clock" if one moved for the reader, "several" if several players moved;
        messages may treat them as "no".
        """
        if seat in self.together:
            return "several"
        if seat != self.reader:
            return "no"
        return YOU[dict(self.by).get(seat, By.SELF)]

    def told(self, seat: Seat) -> Mapping[str, str]:
        """The values of a message's $name and $you about this seat."""
        return {"name": self.escaped[seat], "you": self.you(seat)}

    def addressed(self, say: Say) -> Names:
        """The names in a list to which no verb belongs, with "you" for the reader's own deeds."""
        if self.reader is None or self.you(self.reader) != YOU[By.SELF]:
            return self
        shown = list(self.escaped)
        shown[self.reader] = say("you")
        return replace(self, escaped=tuple(shown))

    def side(self, seat: Seat) -> int:
        """The seat's side; in a game without teams the seat itself."""
        return seat % (self.sides or len(self))

    @property
    def has_teams(self) -> bool:
        """True if partners play for the same side."""
        return 0 < self.sides < len(self)

    def is_of(self, side: int) -> bool:
        """True if the reader plays for this side."""
        return self.reader is not None and self.side(self.reader) == side

    def of_side(self, say: Say, side: int) -> str:
        """The names of the players on this side."""
        return self.listed(say, range(side, len(self), self.sides or len(self)))

    def marked(self, seat: Seat) -> str:
        """The coloured mark of the seat's side, and the seat's name."""
        return f"{self.MARKS[self.side(seat)]} {self.escaped[seat]}"

    def listed(self, say: Say, seats: Sequence[Seat]) -> str:
        """The names of several seats in one phrase: "Anna, Ben and Chloé"."""
        return listed(say, [self.escaped[seat] for seat in seats])

    def listed_sides(self, say: Say, seats: Sequence[Seat]) -> str:
        """The names of several seats, partners together: "Anna + Chloé and Ben + Dirk"."""
        sides = sorted({self.side(seat) for seat in seats})
        if len(sides) == 1:
            return self.of_side(say, sides[0])
        called = [" + ".join(self.escaped[side :: self.sides or len(self)]) for side in sides]
        return listed(say, called)


def names_of(table: Table, reader: Seat | None = None, say: Say | None = None) -> Names:
    """The names at a table, shortened and without markup.

    say: for the word that stands for a former player; without it the number of the seat does.
    """
    word = say("former-player") if say else FORMER
    names = tuple([p.name or word for p in table.players])
    former = tuple([p.mate or word for p in table.players])
    at_night = table.settings.night is not None  # where people take an unmarked one for a member
    gone = [p.left and (p.name != FORMER or table.is_open) for p in table.players]
    by_computer = [p.is_away or (at_night and p.level is not None) for p in table.players]
    away = tuple(map(max, gone, by_computer))
    return _names(names, away, reader, table.game, table.options, former)


@lru_cache(CACHED_NAMES)
def _names(
    names: tuple[str, ...],
    away: tuple[bool, ...],
    reader: Seat | None,
    game: str,
    options: str,
    former: tuple[str, ...],
) -> Names:
    """The cached names of a table, whose people seldom change."""
    try:
        sides = GAMES[game].sides(read_options(GAMES[game], options), len(names))
    except (KeyError, ValueError):  # of another version of the rules: only its end is shown
        sides = len(names)
    bare = apart(names, LETTERS_AT_TABLE)
    shown = (escaped(name) + BOT * gone for name, gone in zip(bare, away, strict=True))
    before = tuple(was or name for was, name in zip(former, bare, strict=True))
    return Names(bare, tuple(shown), reader, sides, before)


def apart(names: Sequence[str], letters: int = 0) -> tuple[str, ...]:
    """These people's names, shortened, with a number behind look-alikes and ones of emoji alone.

    letters: the most of all together, beyond which each is shorter; 0: any number.
    """
    found, width = list[str](), LONGEST_NAME
    if 0 < letters < sum(min(_width(name), LONGEST_NAME) for name in names):
        width = max(SHORTEST_NAME, letters // len(names))
    for number, name in enumerate(names, start=1):
        no = f"№ {number}"
        short = short_name(name.replace(BOT[-1], ""), no, width)
        is_word = any(c not in JOINERS and category(c)[0] not in SIGNS_AND_SPACES for c in short)
        found.append(short if is_word else _numbered(short, no, width))
    return _distinct(tuple(found), width)


def _width(name: str) -> int:
    """The letters of a name, of which wide ones count twice."""
    return sum(1 + (east_asian_width(letter) in "WF") for letter in name)


@lru_cache(CACHED_NAMES)
def _distinct(names: tuple[str, ...], width: int = LONGEST_NAME) -> tuple[str, ...]:
    """The names, with the number of the seat behind each that looks like another one's."""
    found, alike = list(names), [-1]
    while alike:
        looks = [normalize("NFKC", name).translate(LOOK_ALIKES) for name in found]
        alike = [s for s, n in enumerate(found) if n == names[s] and looks.count(looks[s]) > 1]
        for seat in alike:
            found[seat] = _numbered(names[seat], f"№ {seat + 1}", width)
    return tuple(found)


def _numbered(name: str, number: str, width: int = LONGEST_NAME) -> str:
    return f"{name[: width - len(number) - 1].rstrip()} {number}"


def listed(say: Say, names: Sequence[str]) -> str:
    """Several names, or other things, in one phrase: "Anna, Ben and Chloé"."""
    if len(names) < 2:
        return "".join(names)
    return say("names-and", most=", ".join(names[:-1]), last=names[-1])


def capitalized(say: Say, told: str) -> str:
    """The words, with a capital where a sentence begins with the word for a former player."""
    word = say("former-player")
    begins = rf"(^\W*|[.!?] ){re.escape(word)}"
    return re.sub(begins, lambda found: f"{found[1]}{word[0].upper()}{word[1:]}", told, flags=re.M)


def host_name(say: Say, table: Table | None) -> str:
    """The host's name: a mention would be a chip even for people who want none.

    A word replaces the name of a forgotten host or of an unknown table's.
    """
    if table is None or table.host is None:
        return say("host-unknown")
    seat = table.seat_of(table.host)
    return f"<@{table.host}>" if seat is None else f"**{names_of(table).plain[seat]}**"


def people_names(say: Say, people: Sequence[Person]) -> str:
    """The names of people without a seat; a mention if one shows as nothing."""
    names = [(person, short_name(person.name, "")) for person in people]
    return listed(say, [f"**{escaped(n)}**" if n else f"<@{g.user}>" for g, n in names])


def queue_line(say: Say, table: Table) -> str:
    """A line of the people who wait for the next game; "" if there are none."""
    shown = table.queue[:MOST_IN_QUEUE]
    if not shown:
        return ""
    names, others = people_names(say, shown), len(table.queue) - len(shown)
    if others:
        names = ", ".join(people_names(say, [person]) for person in shown)
    return say("lobby-queue", names=names, others=others)


def starts_with(say: Say, table: Table) -> dict[str, Any]:
    """The start of a lobby, as values of a message: its host's press, or its guests' answers.

    count: the number of answers; 0: the press.
    """
    count = len(table.guests) if starts_itself(table) else 0
    return {"host": host_name(say, table), "guest": people_names(say, table.guests), "count": count}


@lru_cache(CACHED_NAMES)
def short_name(name: str, nameless: str = "?", width: int = LONGEST_NAME) -> str:
    """The name in one line of at most this many letters, without invisible ones that reorder lines.

    nameless: the replacement for a name that shows as nothing.
    """
    line = " ".join("".join(" " if c in BLANK else c for c in _visible(name)).split())
    if all(c in JOINERS or category(c)[0] in MARKS_AND_SPACES for c in line):
        return nameless
    measured = len if width == LONGEST_NAME else _width
    if measured(line) <= width:
        return line
    while measured(line) >= width:
        line = line[:-1]
    return f"{line}…"


@lru_cache(CACHED_NAMES)
def escaped(name: str) -> str:
    """The name as markdown that shows it unchanged: no style, mention, link or list."""
    return MARKUP.sub(r"\\\g<0>", _visible(name))


def _visible(name: str) -> str:
    """The name without control characters, which end lines or reorder text."""
    return "".join(c for c in name if c in JOINERS or category(c) not in INVISIBLE)


def countdown(deadline: float) -> str:
    """Discord's countdown to a time, "in 40 seconds", for a message that is changed by then."""
    return f"<t:{int(deadline)}:R>"


def clock_time(at: float) -> str:
    """A time of this day by each reader's own clock: "21:05", which stays true."""
    return f"<t:{int(at)}:t>"


def ends_words(say: Say, table: Table) -> str:
    """The end of the present turn, and the rests of its clock; "" without an end."""
    if table.timing.deadline is None:
        return ""
    ends = say("turn-ends", deadline=countdown(table.timing.deadline))
    if not table.timing.rests:
        return ends
    begin, end = map(clock_time, table.timing.rests[-1])  # the first may be over
    rests = say("turn-rests", begin=begin, end=end, count=len(table.timing.rests))
    return f"{ends} {rests}"
