"""The results of a club night: its places, somebody's own round, and the deal of the night."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final, TypeAlias

from cogs.ui.names import apart, clock_time, countdown, escaped
from cogs.ui.page import RULE, Accent, Button, Page, Say, turns
from cogs.ui.routes import ClubAct, OfClub, ReplayOf
from engine.events import standing as counted
from engine.events.field import points_at
from engine.events.night import Night, Phase, Round, SeatResult
from engine.games import GAMES
from engine.tables.model.table import FORMER, Table

FIRST_PLACES: Final = 8
"""The most places that the announcement shows; if there are more, it shows the PODIUM."""
PODIUM: Final = 3
ON_LEAF: Final = 4
LEADERS: Final = 4
"""The most people whom the headline names."""
People: TypeAlias = Sequence[tuple[int | None, str]]


@dataclass(frozen=True, slots=True)
class Shown:
    """A night as everybody may see it.

    at: the time, in seconds since the epoch. standings: after the rounds that have ended. named:
    the people whom a list may name. following: the start of the next one, if it is repeated.
    tables: those of the deal of the night, once it is over. done: the number of those of the round
    that is played that are done; None: nobody has counted them.
    """

    night: Night
    at: float
    standings: Sequence[counted.Standing] = ()
    named: Collection[int | None] = ()
    following: float | None = None
    tables: Sequence[Table] = ()
    done: int | None = None


def names_of(say: Say, people: People, named: Collection[int | None]) -> list[str]:
    """The names of these people as markdown may show them; a word for those without one."""
    return [escaped(name) for name in plain_names(say, people, named)]


def plain_names(say: Say, people: People, named: Collection[int | None]) -> Sequence[str]:
    """The same as a button shows them."""
    shown = (name if user in named and name != FORMER else "" for user, name in people)
    return apart([name or say("history-somebody") for name in shown])


def now_words(say: Say, shown: Shown, *, redrawn: bool) -> str:
    """The round that is played now, or that comes next, and its time.

    redrawn: the message is kept up to date, so it may have a time that passes.
    """
    night = shown.night
    values = {"round": len(night.rounds), "rounds": night.plan.rounds}
    if (playing := night.round) is not None:
        values["tables"], is_last = len(playing.tables), len(night.rounds) == night.plan.rounds
        if shown.done is not None:
            return say("club-table-done", **values, done=shown.done, last=is_last)
        return say("club-round", **values, until=clock_time(playing.until))
    values["round"] += 1
    if night.paused:
        return say("club-paused", **values)
    due = night.next_at or shown.at
    if due <= shown.at:
        return say("club-next", **values, when="now", at="")
    if redrawn:
        return say("club-next", **values, when="countdown", at=countdown(due))
    return say("club-next", **values, when="clock", at=clock_time(due))


def headline(say: Say, shown: Shown) -> str:
    """The winners of a night that is over; before that the leaders, and their share."""
    night, best = shown.night, [e for e in shown.standings if e.place == 1 and e.ranked]
    early = len(night.ended) < night.plan.rounds
    if night.is_over and (not best or early):
        return say("club-over", early=early)
    names = names_of(say, [(each.user, each.name) for each in best], shown.named)
    told = " · ".join(names[:LEADERS]) + " …" * (len(names) > LEADERS)
    if night.is_over:
        return say("club-won", count=len(names), names=told)
    values = {"round": len(night.ended), "rounds": night.plan.rounds}
    share = tenths_of(best[0].tenths if best else 0)
    return say("club-leads", count=len(names), names=told, **values, **share)


def places(say: Say, shown: Shown, some: range, reader: int | None = None) -> str:
    """Some places of a night, by position, and always the reader's, in bold."""
    night, people = shown.night, [(each.user, each.name) for each in shown.standings]
    names, lines = names_of(say, people, {*shown.named, reader}), list[str]()
    for at, (each, name) in enumerate(zip(shown.standings, names, strict=True)):
        played = {"played": counted.made(night, each.user), "round": len(night.ended)}
        score = {"name": name, "place": each.place, **tenths_of(each.tenths)}
        line = say("club-line", ranked=each.ranked, **played, **score)
        if at in some or each.user == reader:
            lines.append(f"**{line}**" if each.user == reader else line)
    return "\n".join(lines)


def _ends(say: Say, shown: Shown) -> list[tuple[SeatResult, str]]:
    """The best and the last with the deal of the night, and their names; one if they are equal."""
    results = deal.results if (deal := counted.deal_of_the_night(shown.night)) else ()
    ends = [*results[:1], *(r for r in results[-1:] if r.measure < results[0].measure)]
    called = {guest.user: guest.name for guest in shown.night.people}
    people = [(each.user, called.get(each.user, FORMER)) for each in ends]
    return [*zip(ends, plain_names(say, people, shown.named), strict=True)]


def deal_words(say: Say, shown: Shown) -> str:
    """The story of the deal of the night; "" if there is none."""
    plan, deal, ends = shown.night.plan, counted.deal_of_the_night(shown.night), _ends(say, shown)
    if deal is None:
        return ""
    values = {"what": _what(shown.night), "round": deal.round, "count": len(ends)}
    roles = (("best", "most", "above"), ("last", "least", "below"))
    for keys, (end, name) in zip(roles, ends, strict=False):
        over = _margin(say, shown.night, points_at(plan, end.measure))
        values |= zip(keys, (escaped(name), _amount(say, shown.night, end), over), strict=True)
    return say("club-deal", mean=_margin(say, shown.night, deal.mean), **values)


def deal_ways(say: Say, shown: Shown) -> list[Button]:
    """The replays of the deal of the night: at the table of the best, and at that of the last."""
    tables = {at.table: each.id for each in shown.tables if (at := each.settings.night)}
    return [
        Button(say("club-deal-button", name=name), ReplayOf(tables[end.table]), emoji="🃏")
        for end, name in _ends(say, shown)
        if end.table in tables
    ]


def table_end(say: Say, shown: Shown, played: Round, users: Collection[int]) -> list[str]:
    """The scores of the people of a table in a round that is over, and the next step."""
    night, scores = shown.night, counted.scores_of(shown.night.plan, played)
    among = [each for each in shown.standings if each.user in users and each.user in scores]
    names = names_of(say, [(each.user, each.name) for each in among], users)
    count = sum(each.ranked for each in shown.standings)
    lines = [say("club-table-title", round=played.number, rounds=night.plan.rounds)]
    for each, name in zip(among, names, strict=True):
        share = tenths_of(round(1000 * scores[each.user][0]))
        placed = {"place": each.place, "among": count, "ranked": each.ranked}
        lines.append(say("club-table-line", name=name, **placed, **share))
    comes = [] if night.is_over else [now_words(say, shown, redrawn=False)]
    return ["\n".join(lines), headline(say, shown), *comes]


def _what(night: Night) -> str:
    """The numbers by which tables of a night are compared: "points", or the "places" of a game."""
    return "points" if GAMES[night.plan.game].traits.night else "places"


def _amount(say: Say, night: Night, result: SeatResult) -> str:
    """The points of a seat in the unit of the game; its place where places are compared."""
    if _what(night) == "places":
        return str(result.points)
    return say(f"points-{night.plan.game}", points=result.points)


def _margin(say: Say, night: Night, points: Fraction) -> str:
    """Points over the others at the table, signed; places, which are stored below zero."""
    size = say("number-tenths", **tenths_of(round(10 * abs(points))))
    sign = "+" if points > 0 else "−" if points < 0 else "±"
    return size if _what(night) == "places" else f"{sign}{size}"


def tenths_of(number: int) -> dict[str, int]:
    """The values of a number in tenths, for a message that shows it with one decimal."""
    whole, tenths = divmod(number, 10)
    return {"whole": whole, "tenths": tenths}


def places_page(
    say: Say,
    shown: Shown,
    leaf: int,
    reader: int,
    played: Round | None,
    tables: Sequence[Table],
) -> Page:
    """The reader's own result of a round, and all places of a night, leaf by leaf.

    played: the round; None: none is over. tables: its tables, which everybody may look at.
    """
    night = shown.night
    now = [now_words(say, shown, redrawn=False)] if night.phase is Phase.RUNNING else []
    if played is None:
        return Page(Accent.SCORING, (say("club-no-places"), *now))
    leaves = range(max(1, -(-len(shown.standings) // ON_LEAF)))
    leaf = min(leaf, leaves[-1])
    others = [
        Button(
            say("club-round-button", round=each.number),
            OfClub(ClubAct.ROUND, night.id, each.number),
        )
        for each in night.ended
        if each is not played
    ]
    replays = [
        Button(say("club-thread-name", round=at.round, table=at.table), ReplayOf(table.id))
        for table in tables
        if (at := table.settings.night) is not None
    ]
    own = [] if leaf else [*_own(say, shown, played, reader, tables), *now, RULE]
    some = range(leaf * ON_LEAF, (leaf + 1) * ON_LEAF)
    blocks = (*own, places(say, shown, some, reader), f"-# {say('club-legend')}")
    ways = [OfClub(ClubAct.PLACES, night.id, each) for each in leaves]
    more = Button(say("board-more-button"), OfClub(ClubAct.MORE, night.id))
    extra = (*turns(say, ways, leaf), more)
    return Page(Accent.SCORING, blocks, (*others, *replays), say("club-hands"), extra)


def _own(say: Say, shown: Shown, played: Round, reader: int, tables: Sequence[Table]) -> list[str]:
    """The reader's result of this round, at their table and in the field, and their place."""
    night, number = shown.night, len(shown.night.ended)
    standing = next((each for each in shown.standings if each.user == reader), None)
    if standing is None:
        return [say("club-own-none")]
    own = next((each for each in played.results if each.user == reader), None)
    missed = [say("club-own-missed", round=played.number)]
    told = missed if own is None else _round(say, night, played, reader, own, tables)
    count = sum(each.ranked for each in shown.standings)
    values = {"place": standing.place, "among": count, "ranked": standing.ranked}
    values |= {"over": night.is_over, "round": number, "rounds": night.plan.rounds}
    values |= {"played": counted.made(night, reader), "needed": counted.needed(number)}
    told.append(say("club-own-place", **values, **tenths_of(standing.tenths)))
    return ["\n".join(told)]


def _round(
    say: Say,
    night: Night,
    played: Round,
    reader: int,
    own: SeatResult,
    tables: Sequence[Table],
) -> list[str]:
    """Somebody's result of a round, their table, and what others did with the same cards."""
    plan, table = night.plan, [each for each in played.results if each.table == own.table]
    share, beaten = counted.scores_of(plan, played)[reader][0], counted.share_of(played, own)
    field = counted.field_of(played, own) or [own.measure]
    numbers = {"own": (own.measure,), "best": (max(field),), "mean": field}
    why = "left" if not own.own else "own" if share == beaten else "alone"
    real = say("number-tenths", **tenths_of(round(1000 * beaten)))
    score = tenths_of(round(1000 * share))
    told = [say("club-own-title", why=why, round=played.number, real=real, **score)]
    board = next((each for each in tables if each.seat_of(reader) is not None), None)
    if board is not None:
        told.append(table_words(say, night, table, board, reader))
    values = {key: _margin(say, night, points_at(plan, *n)) for key, n in numbers.items()}
    values["unit"] = say(f"game-{plan.game}-unit")
    return [*told, say("club-own-field", what=_what(night), **values)]


def table_words(
    say: Say, night: Night, results: Sequence[SeatResult], board: Table, reader: int
) -> str:
    """The results at a table, the best first, with the names of its board; the reader's in bold."""
    found = sorted(results, key=lambda each: (-each.measure, each.seat))
    people = [(each.user, board.players[each.seat].name) for each in found]
    names = names_of(say, people, {each.user for each in found})
    told = [f"{name} {_amount(say, night, r)}" for name, r in zip(names, found, strict=True)]
    for number, each in enumerate(found):
        told[number] = f"**{told[number]}**" if each.user == reader else told[number]
    return say("club-own-table", results=" · ".join(told))
