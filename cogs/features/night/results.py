"""The results of a club night: its places, somebody's own round, and the deal of the night."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import partial
from math import floor
from typing import Final, TypeAlias

from cogs.ui.layout import TableButton, button
from cogs.ui.names import BOT, apart, clock_time, countdown, escaped
from cogs.ui.names import names_of as names_at
from cogs.ui.page import RULE, Accent, Button, Page, Say, Style, turns
from cogs.ui.routes import ClubAct, OfClub, ReplayOf, Verb
from engine.events import standing as counted
from engine.events.field import FIELD, points_at
from engine.events.night import Night, Phase, Plan, Round, SeatResult
from engine.events.standing import Why
from engine.games import GAMES
from engine.tables.model.table import FORMER, Table

FIRST_PLACES: Final = 8
"""The most places that the announcement shows; if there are more, it shows the PODIUM."""
PODIUM: Final = 3
ON_LEAF: Final = 7
"""The most places on a leaf of somebody's result, as they fit a phone, and in a line of a deal."""
FIRST_TABLES: Final = 6
RULED: Final = "\\*"
"""The sign behind a score that rests on a rule in some deal."""
LEADERS: Final = 4
"""The most people whom the headline names."""
People: TypeAlias = Sequence[tuple[int | None, str]]
Standings: TypeAlias = Sequence[counted.Standing]


@dataclass(frozen=True, slots=True)
class Shown:
    """A night as everybody may see it.

    at: the time, in seconds since the epoch. standings: after the rounds that have ended. named:
    the people whom a list may name. following: the start of the next one, if it is repeated.
    tables: those of the deal of the night, once it is over. playing: those of the round that is
    played, for its reader; none: they aren't known.
    """

    night: Night
    at: float
    standings: Standings = ()
    named: Collection[int | None] = ()
    following: float | None = None
    tables: Sequence[Table] = ()
    playing: Sequence[Table] = ()


def names_of(say: Say, people: People, named: Collection[int | None]) -> list[str]:
    """The names of these people as markdown may show them; a word for those without one."""
    return [escaped(name) for name in plain_names(say, people, named)]


def plain_names(say: Say, people: People, named: Collection[int | None]) -> Sequence[str]:
    """The same as a button shows them."""
    shown = (name if user in named and name != FORMER else "" for user, name in people)
    return apart([name or say("history-somebody") for name in shown])


def now_words(say: Say, shown: Shown) -> str:
    """The round that is played now, or that comes next, and its time by the clock."""
    night = shown.night
    values = {"round": len(night.rounds), "rounds": night.plan.rounds}
    if (playing := night.round) is not None:
        is_last = len(night.rounds) == night.plan.rounds
        until = {"until": clock_time(playing.until), "left": countdown(playing.until)}
        if shown.playing:
            times = {"at": clock_time(shown.at), "still": sum(t.is_open for t in shown.playing)}
            return say("club-table-done", **values, **times, **until, last=is_last)
        return say("club-round", tables=len(playing.tables), **values, **until)
    values["round"] += 1
    if night.paused:
        return say("club-paused", **values)
    return say("club-next", **values, at=clock_time(night.next_at or shown.at))


def seated_words(say: Say, shown: Shown) -> list[str]:
    """The people at the first tables of the round that is played; computers are marked."""
    lines = list[str]()
    for number, table in enumerate(shown.playing[:FIRST_TABLES], 1):
        people = sorted((p for p in table.players if p.user is not None), key=lambda p: p.left)
        names = names_of(say, [(each.user, each.name) for each in people], shown.named)
        told = [n + BOT * (p.left or p.is_away) for n, p in zip(names, people, strict=True)]
        computers = [BOT[1:]] * (len(table.players) - len(people))
        lines.append(say("club-seated", table=number, names=" · ".join([*told, *computers])))
    return lines


def headline(say: Say, shown: Shown) -> str:
    """The winners of a night that is over; before that the leaders, and their share."""
    night, best = shown.night, [e for e in shown.standings if e.place == 1 and e.ranked]
    early = len(night.ended) < night.plan.rounds
    game = say(f"game-{night.plan.game}")
    if night.is_over and (not best or early):
        return say("club-over", early=early, game=game)
    names = names_of(say, [(each.user, each.name) for each in best], shown.named)
    told = _some(names, LEADERS)
    share = tenths_of(best[0].tenths if best else 0)
    if night.is_over:
        return say("club-won", count=len(names), names=told, game=game, **share)
    values = {"round": len(night.ended), "rounds": night.plan.rounds}
    return say("club-leads", count=len(names), names=told, **values, **share)


def _some(told: list[str], most: int, own: int = 0) -> str:
    """The first of these, and the reader's own; "…" stands for others, never for only one."""
    shown = [each for number, each in enumerate(told) if number < most or number == own]
    return " · ".join(told if len(told) - len(shown) < 2 else [*shown, "…"])


def _names(say: Say, shown: Shown, reader: int | None = None) -> Mapping[int, str]:
    """The names of all people with a place in a night, by id."""
    people = [(each.user, each.name) for each in shown.standings]
    names = names_of(say, people, {*shown.named, reader})
    return {each.user: name for each, name in zip(shown.standings, names, strict=True)}


def announced_places(say: Say, shown: Shown, reader: int | None = None) -> str:
    """The places that the announcement shows, the reader's always, and the number of others."""
    count = len(shown.standings)
    first = count if count <= FIRST_PLACES else PODIUM
    some = [e for n, e in enumerate(shown.standings) if n < first or e.user == reader]
    others = [f"-# {say('club-others', count=count - len(some))}"] if len(some) < count else []
    return "\n".join([*places(say, shown, some, reader), *others])


def places(say: Say, shown: Shown, some: Standings, reader: int | None = None) -> list[str]:
    """Some places of a night, the reader's in bold, and what their figures mean.

    RULED stands behind those that rest on a rule, too, and not only on play.
    """
    night, lines, signs = shown.night, list[str](), list[str]()
    names = _names(say, shown, reader)
    for each in some:
        played = {"played": counted.made(night, each.user), "round": len(night.ended)}
        score = {"name": names[each.user], "place": each.place, **tenths_of(each.tenths)}
        line = say("club-line", ranked=each.ranked, **played, **score)
        why = {counted.why(night.plan, played, each.user) for played in night.ended}
        if each.ranked and why != {Why.OWN}:
            line, signs = f"{line} {RULED}", [say("club-ruled", sign=RULED)]
        lines.append(f"**{line}**" if each.user == reader else line)
    return [*lines, *(f"-# {note}" for note in (say("club-legend"), *signs))]


def _notes(say: Say, night: Night, played: Round, names: Mapping[int, str]) -> list[str]:
    """The rules by which a round counts for these people, by id; or nothing."""
    told = list[str]()
    for why in (each for each in Why if each is not Why.OWN):
        found = [n for user, n in names.items() if counted.why(night.plan, played, user) is why]
        told += [f"-# {say('club-note', why=why.value, names=', '.join(found))}"] if found else []
    return told


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
    (best, name), (last, other) = ends[0], ends[-1]
    values = {"what": what_counts(plan), "round": deal.round, "count": len(ends), "field": FIELD}
    values |= {"best": escaped(name), "most": _amount(say, plan, best.points)}
    values |= {"last": escaped(other), "least": _amount(say, plan, last.points)}
    average = "none" if deal.average is None else _amount(say, plan, deal.average)
    return say("club-deal", average=average, **values)


def deal_ways(say: Say, shown: Shown) -> list[Button]:
    """The replays of the deal of the night: at the table of the best, and at that of the last.

    Each begins where the two first differ, and leads to the other.
    """
    tables = {at.table: each.id for each in shown.tables if (at := each.settings.night)}
    ends = [(tables[end.table], end, n) for end, n in _ends(say, shown) if end.table in tables]
    others = [table for table, _, _ in ends[::-1]] if len(ends) > 1 else [0]
    return [
        Button(say("club-deal-button", name=name), ReplayOf(table, other, end.seat), emoji="🃏")
        for (table, end, name), other in zip(ends, others, strict=False)
    ]


def back_way(say: Say, tables: Sequence[Table], user: int | None) -> list[TableButton]:
    """The press that gives somebody the seat again that they left at one of these tables."""
    return [
        button(table.id, 0, Verb.HAND, say("club-back-button"), Style.MAIN, "🪑")
        for table in tables
        if table.is_open and user is not None
        if any(player.left and player.user == user for player in table.players)
    ]


def left_words(say: Say, night: Night, user: int, played: Round | None = None) -> list[str]:
    """The score of a round, by default the last one, for somebody who left it; else nothing."""
    played = played or next(reversed(night.ended), None)
    if played is None or counted.why(night.plan, played, user) is not Why.LEFT:
        return []
    values = {"round": played.number, "share": _percent(say, counted.LEFT)}
    return [say("club-own-title", why=Why.LEFT.value, **values)]


def table_end(say: Say, shown: Shown, played: Round, users: Collection[int]) -> list[str]:
    """The scores of the people of a table in a round that is over, and the next step."""
    night, scores = shown.night, counted.scores_of(shown.night.plan, played)
    among = [each for each in shown.standings if each.user in users and each.user in scores]
    names = _names(say, replace(shown, standings=among, named=users))
    count = sum(each.ranked for each in shown.standings)
    lines = [say("club-table-title", round=played.number, rounds=night.plan.rounds)]
    for each in among:
        share = {"name": names[each.user], "share": _percent(say, scores[each.user][0])}
        placed = {"place": each.place, "among": count, "ranked": each.ranked}
        lines.append(say("club-table-line", **placed, **share))
    comes = [] if night.is_over else [now_words(say, shown)]
    lines += _notes(say, night, played, names)
    return ["\n".join(lines), headline(say, shown), *comes]


def what_counts(plan: Plan) -> str:
    """The numbers by which tables of a night are compared: "points", or the "places" of a game."""
    return "points" if GAMES[plan.game].traits.night else "places"


def _amount(say: Say, plan: Plan, points: int) -> str:
    """Points in the unit of the game; places, where they are compared, as they are."""
    return (
        str(points) if what_counts(plan) == "places" else say(f"points-{plan.game}", points=points)
    )


def _margin(say: Say, night: Night, points: Fraction) -> str:
    """Points over the others at the table, in words; places, which are stored below zero."""
    number = tenths_of(round(10 * abs(points)))
    size = say("number-tenths", **number) if number["tenths"] else str(number["whole"])
    way = "level" if size == "0" else "better" if points > 0 else "worse"
    return size if what_counts(night.plan) == "places" else say("club-margin", size=size, way=way)


def tenths_of(number: int) -> dict[str, int]:
    """The values of a number in tenths, for a message that shows it with one decimal."""
    whole, tenths = divmod(number, 10)
    return {"whole": whole, "tenths": tenths}


def places_page(say: Say, shown: Shown, leaf: int, reader: int) -> Page:
    """The leaders of a night or its winners, and all places, leaf by leaf."""
    night, count = shown.night, len(shown.standings)
    now = [now_words(say, shown)] if night.phase is Phase.RUNNING else []
    if not night.ended:
        return Page(Accent.SCORING, (say("club-no-places"), *now))
    leaves = range(max(1, -(-count // ON_LEAF)))
    leaf = min(leaf, leaves[-1])
    first = [] if leaf else [headline(say, shown), *_own_place(say, shown, reader)]
    some = shown.standings[leaf * ON_LEAF :][:ON_LEAF]
    blocks = (*first, "\n".join(places(say, shown, some, reader)), *now)
    ways = [OfClub(ClubAct.PLACES, night.id, each) for each in leaves]
    how = Button(say("club-how-button"), OfClub(ClubAct.ROUND, night.id))
    return Page(Accent.SCORING, blocks, extra=(*turns(say, ways, leaf), how))


def _own_place(say: Say, shown: Shown, reader: int) -> list[str]:
    """The reader's place; if they have none, the deals that it takes; nothing for others."""
    night, deals = shown.night, counted.deals_of(shown.night)
    values = {"among": sum(each.ranked for each in shown.standings), "round": len(night.ended)}
    values |= {"played": counted.made(night, reader), "needed": counted.needed(deals)}
    return [
        say("club-own-place", ranked=e.ranked, place=e.place, rounds=deals, **values, **share)
        for e in shown.standings
        for share in (tenths_of(e.tenths),)
        if e.user == reader
    ]


def round_page(say: Say, shown: Shown, reader: int, played: Round, tables: Sequence[Table]) -> Page:
    """How a round was counted, for the reader first, then for all; with all hands.

    tables: those of the round, which everybody may look at.
    """
    night, names = shown.night, _names(say, shown, reader)
    scores = counted.scores_of(night.plan, played)
    own = next((each for each in played.results if each.user == reader), None)
    told = [say("club-own-missed", round=played.number, counts=reader in names)]
    if own is not None:
        told = _round(say, night, played, reader, own, tables)
    order = sorted(scores, key=lambda user: -scores[user][0])
    every = {user: f"{names[user]} {_percent(say, scores[user][0])}" for user in order}
    if own is not None:
        every[reader] = f"**{every[reader]}**"
    text = _some([*every.values()], ON_LEAF, 0 if own is None else order.index(reader))
    label = f"**{say('club-round-button', round=played.number)}**"
    notes = _notes(say, night, played, {u: name for u, name in names.items() if u != reader})
    all_ = "\n".join([say("labelled", label=label, text=text), *notes])
    blocks = ("\n".join(told), RULE, all_)
    of = partial(OfClub, night=night.id)
    others = [
        Button(say("club-round-button", round=each.number), of(ClubAct.ROUND, leaf=each.number))
        for each in night.ended
        if each is not played
    ]
    replays = [
        Button(say("club-thread-name", round=at.round, table=at.table), ReplayOf(table.id))
        for table in tables
        if (at := table.settings.night) is not None
    ]
    back = Button(say("sure-back-button"), of(ClubAct.PLACES))
    more = Button(say("board-more-button"), of(ClubAct.MORE))
    return Page(Accent.SCORING, blocks, (*others, *replays), say("club-hands"), (back, more))


def _percent(say: Say, share: Fraction) -> str:
    return say("club-share", percent=floor(100 * share + Fraction(1, 2)))


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
    share, real = counted.scores_of(plan, played)[reader][0], counted.share_of(played, own)
    field = counted.field_of(played, own) or [own.measure]
    numbers = {"own": (own.measure,), "best": (max(field),), "mean": field}
    why = counted.why(plan, played, reader).value
    score, what = {"share": _percent(say, share), "real": _percent(say, real)}, what_counts(plan)
    told = [say("club-own-title", why=why, round=played.number, what=what, **score)]
    board = next((each for each in tables if each.seat_of(reader) is not None), None)
    if board is not None:
        told.append(table_words(say, night, table, board, reader))
    values = {key: _margin(say, night, points_at(plan, *n)) for key, n in numbers.items()}
    values["unit"] = say(f"game-{plan.game}-unit")
    told.append(say("club-own-field", what=what, **values))
    points = points_at(plan, own.measure)
    alike = [each for each in field if points_at(plan, each) == points and each != own.measure]
    return [*told, *finer_words(say, plan)] if alike else told


def finer_words(say: Say, plan: Plan) -> list[str]:
    """The order of equal points in small print; nothing where places are compared."""
    return [f"-# {say(f'daily-finer-{plan.game}')}"] if what_counts(plan) == "points" else []


def table_words(
    say: Say, night: Night, results: Sequence[SeatResult], board: Table, reader: int
) -> str:
    """The results at a table, the best first, with the names of its board; the reader's in bold."""
    names, told = names_at(board, say=say).plain, list[str]()
    for each in sorted(results, key=lambda each: (-each.measure, each.seat)):
        amount = _amount(say, night.plan, each.points)
        by_computer = board.players[each.seat].level is not None or not each.own
        line = say("labelled", label=names[each.seat] + BOT * by_computer, text=amount)
        told.append(f"**{line}**" if each.user == reader else line)
    return say("club-own-table", results=" · ".join(told))
