"""The results of a club night: its places, somebody's own round, and the deal of the night."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Final, TypeAlias

from cogs.ui.names import apart, clock_time, countdown, escaped
from cogs.ui.page import Accent, Button, Page, Say, turns
from cogs.ui.routes import ClubAct, OfClub, ReplayOf
from engine.events import standing as counted
from engine.events.field import points_at
from engine.events.night import Night, Phase, Plan, Round, SeatResult
from engine.events.standing import Why
from engine.games import GAMES
from engine.tables.model.table import FORMER, Table

FIRST_PLACES: Final = 8
"""The most places that the announcement shows; if there are more, it shows the PODIUM."""
PODIUM: Final = 3
ON_LEAF: Final = 4
ON_ONE_LEAF: Final = 6
"""The most places that somebody's result shows; if there are more, it shows ON_LEAF a leaf."""
LEADERS: Final = 4
"""The most people whom the headline names."""
People: TypeAlias = Sequence[tuple[int | None, str]]
Standings: TypeAlias = Sequence[counted.Standing]


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
    standings: Standings = ()
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


def seated_words(say: Say, shown: Shown) -> list[str]:
    """The people at the first tables of the round that is played."""
    tables = () if shown.night.round is None else shown.night.round.tables[:FIRST_PLACES]
    called = {guest.user: guest.name for guest in shown.night.people}
    lines = list[str]()
    for number, table in enumerate(tables, 1):
        people = [(user, called.get(user, FORMER)) for user in table if user is not None]
        computers = ["🤖"] * table.count(None)
        names = " · ".join([*names_of(say, people, shown.named), *computers])
        lines.append(say("club-seated", table=number, names=names))
    return lines


def headline(say: Say, shown: Shown) -> str:
    """The winners of a night that is over; before that the leaders, and their share."""
    night, best = shown.night, [e for e in shown.standings if e.place == 1 and e.ranked]
    early = len(night.ended) < night.plan.rounds
    game = say(f"game-{night.plan.game}")
    if night.is_over and (not best or early):
        return say("club-over", early=early, game=game)
    names = names_of(say, [(each.user, each.name) for each in best], shown.named)
    told = " · ".join(names[:LEADERS]) + " …" * (len(names) > LEADERS)
    if night.is_over:
        return say("club-won", count=len(names), names=told, game=game)
    values = {"round": len(night.ended), "rounds": night.plan.rounds}
    share = tenths_of(best[0].tenths if best else 0)
    return say("club-leads", count=len(names), names=told, **values, **share)


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
    """Some places of a night, the reader's in bold, and notes about what they rest on."""
    night, names, lines = shown.night, _names(say, shown, reader), list[str]()
    for each in some:
        played = {"played": counted.made(night, each.user), "round": len(night.ended)}
        score = {"name": names[each.user], "place": each.place, **tenths_of(each.tenths)}
        line = say("club-line", ranked=each.ranked, **played, **score)
        lines.append(f"**{line}**" if each.user == reader else line)
    return [*lines, *_notes(say, shown, some, names)]


def _notes(say: Say, shown: Shown, some: Standings, names: Mapping[int, str]) -> list[str]:
    """The rules by which deals count for these people, and what orders equal percents; or nothing.

    Only what somebody's place rests on.
    """
    night, placed, told = shown.night, [each for each in some if each.ranked], list[str]()
    for why in (each for each in Why if each is not Why.OWN):
        deals = list[str]()
        for played in night.ended:
            found = [e.user for e in placed if counted.why(night.plan, played, e.user) is why]
            if found:
                deal = say("club-round-button", round=played.number)
                deals.append(f"{deal} ({', '.join(names[user] for user in found)})")
        if deals:
            told.append(say("club-note", why=why.value, deals=" · ".join(deals)))
    ordered = {(each.tenths, each.place) for each in placed}
    if len({tenths for tenths, _ in ordered}) < len(ordered):
        told.append(say("club-note", why="tied", deals=""))
    return [f"-# {note}" for note in told]


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
    values = {"what": what_counts(plan), "round": deal.round, "count": len(ends)}
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
    names = _names(say, replace(shown, standings=among, named=users))
    count = sum(each.ranked for each in shown.standings)
    lines = [say("club-table-title", round=played.number, rounds=night.plan.rounds)]
    for each in among:
        share = tenths_of(round(1000 * scores[each.user][0]))
        placed = {"place": each.place, "among": count, "ranked": each.ranked}
        lines.append(say("club-table-line", name=names[each.user], **placed, **share))
    comes = [] if night.is_over else [now_words(say, shown, redrawn=False)]
    lines += _notes(say, shown, among, names)
    return ["\n".join(lines), headline(say, shown), *comes]


def what_counts(plan: Plan) -> str:
    """The numbers by which tables of a night are compared: "points", or the "places" of a game."""
    return "points" if GAMES[plan.game].traits.night else "places"


def _amount(say: Say, night: Night, result: SeatResult) -> str:
    """The points of a seat in the unit of the game; its place where places are compared."""
    if what_counts(night.plan) == "places":
        return str(result.points)
    return say(f"points-{night.plan.game}", points=result.points)


def _margin(say: Say, night: Night, points: Fraction) -> str:
    """Points over the others at the table, signed; places, which are stored below zero."""
    number = tenths_of(round(10 * abs(points)))
    size = say("number-tenths", **number)
    sign = "+" if points > 0 else "−" if points < 0 else "±"
    if what_counts(night.plan) == "places":
        return size if number["tenths"] else str(number["whole"])
    return f"{sign}{size}"


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
    count = len(shown.standings)
    size = ON_LEAF if count > ON_ONE_LEAF else ON_ONE_LEAF
    leaves = range(max(1, -(-count // size)))
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
    own = [] if leaf else [*_own(say, shown, played, reader, tables), *now]
    found = places(say, shown, shown.standings[leaf * size :][:size], reader)
    found += [f"-# {say('club-legend')}"] if len(night.ended) > 1 else []
    blocks = (*own, "\n".join(found))
    ways = [OfClub(ClubAct.PLACES, night.id, each) for each in leaves]
    more = Button(say("club-how-button"), OfClub(ClubAct.MORE, night.id))
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
    deals = counted.deals_of(night)
    values |= {"over": night.is_over, "round": number, "rounds": deals}
    values |= {"played": counted.made(night, reader), "needed": counted.needed(deals)}
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
    why = counted.why(plan, played, reader).value
    real = say("number-tenths", **tenths_of(round(1000 * beaten)))
    score, what = tenths_of(round(1000 * share)), {"what": what_counts(plan)}
    told = [say("club-own-title", why=why, round=played.number, real=real, **score, **what)]
    board = next((each for each in tables if each.seat_of(reader) is not None), None)
    if board is not None:
        told.append(table_words(say, night, table, board, reader))
    values = {key: _margin(say, night, points_at(plan, *n)) for key, n in numbers.items()}
    values["unit"] = say(f"game-{plan.game}-unit")
    told.append(say("club-own-field", **what, **values))
    points = points_at(plan, own.measure)
    alike = [each for each in field if points_at(plan, each) == points and each != own.measure]
    finer = finer_words(say, plan) if alike else ""
    return [*told, f"-# {finer}"] if finer else told


def finer_words(say: Say, plan: Plan) -> str:
    """The order of equal points; "" where places are compared."""
    return say(f"daily-finer-{plan.game}") if what_counts(plan) == "points" else ""


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
