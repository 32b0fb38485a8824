"""The results of a club night: its places, somebody's own round, and the deal of the night."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Final, TypeAlias

from cogs.faces import FACES
from cogs.features.night.amounts import amount, compared, lead, percent, tenths_of, what_counts
from cogs.ui.face import rounds_ended
from cogs.ui.names import BOT, apart, clock_time, countdown, escaped
from cogs.ui.names import names_of as names_at
from cogs.ui.page import RULE, Accent, Button, Page, Say, turns
from cogs.ui.routes import ClubAct, OfClub, ReplayOf
from engine.events import standing as counted
from engine.events.field import FIELD
from engine.events.night import Night, Phase, Plan, Round, SeatResult
from engine.events.nights import lasts
from engine.events.standing import Why
from engine.tables.model.table import FORMER, Table
from engine.tables.replay import Replay

FIRST_PLACES: Final = 8
"""The most places that fit a phone; of more, a message has the PODIUM, and the reader's."""
LETTERS_EACH: Final = 13
"""The letters of names on average, beyond which each has no more."""
PODIUM: Final = 3
LEADERS: Final = 4
"""The most people whom the headline, and a note, names."""
ALIKE: Final = 2
"""The most people with the reader's cards whom a page names, and deals that it tells in full."""
People: TypeAlias = Sequence[tuple[int | None, str]]
Standings: TypeAlias = Sequence[counted.Standing]


@dataclass(frozen=True, slots=True)
class Shown:
    """A night as everybody may see it.

    at: the time, in seconds since the epoch. standings: after the rounds that have ended. named:
    the people whom a list may name. following: the start of the next one, if it is repeated.
    tables: those of the deal of the night, once it is over. playing: those of the round that is
    played, for its reader; none: they aren't known. games: the reader's that are over, replayed.
    """

    night: Night
    at: float
    standings: Standings = ()
    named: Collection[int | None] = ()
    following: float | None = None
    tables: Sequence[Table] = ()
    playing: Sequence[Table] = ()
    games: Sequence[Replay] = ()


def names_of(say: Say, people: People, named: Collection[int | None]) -> list[str]:
    """The names of these people as markdown may show them; a word for those without one."""
    return [escaped(name) for name in plain_names(say, people, named)]


def plain_names(say: Say, people: People, named: Collection[int | None]) -> Sequence[str]:
    """The same as a button shows them."""
    shown = (name if user in named and name != FORMER else "" for user, name in people)
    return apart([name or say("history-somebody") for name in shown], LETTERS_EACH * len(people))


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
        values["minutes"] = lasts(night.plan) // night.plan.rounds
        return say("club-round", tables=len(playing.tables), **values, **until)
    values["round"] += 1
    if night.paused:
        return say("club-paused", **values)
    return say("club-next", **values, at=clock_time(night.next_at or shown.at))


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
    """The places that the announcement shows, the reader's always, and the number of others.

    Until the night is over, the last line says what a percent is.
    """
    night, count = shown.night, len(shown.standings)
    most = count if count <= FIRST_PLACES else PODIUM
    some = [e for n, e in enumerate(shown.standings) if n < most or e.user == reader]
    lines = places(say, shown, some, reader)
    small = [" · ".join(lines[PODIUM:])] if lines[PODIUM:] else []
    small += [say("club-others", count=count - len(some))] if len(some) < count else []
    told = [*lines[:PODIUM], *(f"-# {each}" for each in small)]
    return "\n".join(told if night.is_over else [*told, *_legend(say, night.plan)])


def _legend(say: Say, plan: Plan) -> list[str]:
    """The meaning of a percent."""
    return [f"-# {say('club-legend', what=what_counts(plan))}"]


def places(say: Say, shown: Shown, some: Standings, reader: int | None = None) -> list[str]:
    """Some places of a night, the reader's in bold; equal scores say why one is better."""
    night, lines, names = shown.night, list[str](), _names(say, shown, reader)
    above = dict(zip(shown.standings[1:], shown.standings, strict=False))
    for each in some:
        played = {"played": counted.made(night, each.user), "round": len(night.ended)}
        score = {"name": names[each.user], "place": each.place, **tenths_of(each.tenths)}
        by = counted.decided(night, above[each], each) if each in above else ""
        line = say("club-line", ranked=each.ranked, by=by or "score", **played, **score)
        lines.append(f"**{line}**" if each.user == reader else line)
    return lines


def _notes(say: Say, scores: Mapping[int, counted.Scored], names: Mapping[int, str]) -> list[str]:
    """The rules by which a deal counts for these people, by id; or nothing."""
    told = list[str]()
    for why in (each for each in Why if each is not Why.OWN):
        found = _some([name for user, name in names.items() if scores[user].why is why], LEADERS)
        told += [f"-# {say('club-note', why=why.value, names=found)}"] if found else []
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
    values = {"round": deal.round, "count": len(ends), "field": FIELD}
    names = {"best": escaped(name), "most": amount(say, plan, best.points)}
    names |= {"last": escaped(other), "least": amount(say, plan, last.points)}
    average = "none" if deal.average is None else amount(say, plan, deal.average)
    return say("club-deal", average=average, **names, **values)


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


def left_words(say: Say, night: Night, user: int, played: Round | None = None) -> list[str]:
    """The score of a round, by default the last one, for somebody who left it; else nothing."""
    played = played or next(reversed(night.ended), None)
    if played is None:
        return []
    score = counted.score_of(night.plan, played, user)
    return [own_words(say, Shown(night, 0.0), played, score)] if score.why is Why.LEFT else []


def own_words(say: Say, shown: Shown, played: Round, score: counted.Scored, **how: bool) -> str:
    """Somebody's own deal in a line: their points and their percent, and what it rests on.

    counts: a deal that they missed counts, too. brief: people with these cards are only counted,
    without the middle of the others. of_table: it says what the lead is over.
    """
    how = {"counts": True, "brief": False, "of_table": True, **how}
    people, called = counted.alike(played, score.own), _names(say, shown)
    users = (each.user for each in people[:ALIKE] if each.user is not None)
    names = ", ".join(called.get(user, say("history-somebody")) for user in users)
    who = "none" if not people else "named" if len(people) <= ALIKE else "many"
    with_them = {"people": len(people), "computers": len(score.field) - len(people)}
    values = {**how, **compared(say, shown.night.plan, score, of_table=how["of_table"])}
    return say("club-own-deal", **values, **with_them, who=who, names=names, round=played.number)


def table_end(say: Say, shown: Shown, played: Round, users: Collection[int]) -> list[str]:
    """The scores of the people of a table in a round that is over, and the next step."""
    night = shown.night
    scores = {user: counted.score_of(night.plan, played, user) for user in users}
    among = [e for e in shown.standings if e.user in scores and scores[e.user].own is not None]
    names = _names(say, replace(shown, standings=among, named=users))
    count = sum(each.ranked for each in shown.standings)
    title = {"round": played.number, "rounds": night.plan.rounds, "what": what_counts(night.plan)}
    lines = [say("club-table-title", **title)]
    above = dict(zip(shown.standings[1:], shown.standings, strict=False))
    for each in among:
        score, by = scores[each.user], counted.decided(night, above.get(each, each), each)
        placed = {"place": each.place, "places": count, "ranked": each.ranked, "by": by or "score"}
        placed |= {"name": names[each.user], **compared(say, night.plan, score, of_table=False)}
        lines.append(say("club-table-line", **placed))
    told = ["\n".join([*lines, *_notes(say, scores, names)]), headline(say, shown)]
    return told if night.is_over else [*told, now_words(say, shown)]


def _alike(say: Say, shown: Shown, played: Round, reader: int) -> list[str]:
    """The results of the first people who held the same cards, and the order of equal ones."""
    names, plan, told, is_tied = _names(say, shown, reader), shown.night.plan, list[str](), False
    own = next((each for each in played.results if each.user == reader), None)
    for each in counted.alike(played, own)[:ALIKE]:
        if (user := each.user) is not None and user in names and own is not None:
            result = lead(say, plan, each.measure, own=each.points)
            looks_alike = result == lead(say, plan, own.measure, own=own.points)
            is_tied |= looks_alike and each.measure != own.measure
            name = names[user] + BOT * (not each.own)
            told.append(say("club-alike", name=name, result=result, round=played.number))
    return [" ".join(told), *([f"-# {say(f'daily-finer-{plan.game}')}"] * is_tied)] if told else []


def why_words(say: Say, told: Replay, reader: int) -> list[str]:
    """The reader's line of the scoring of each round of a game."""
    face, seat, lines = FACES[told.table.game], told.table.seat_of(reader), list[str]()
    names, seen = names_at(told.table, seat, say), told.seen(len(told.steps) - 1, seat)
    for number, events in rounds_ended(told.story).items():
        text = face.round_line(say, seen, events, names.then(events)).split("\n")[0]
        lines += [f"-# {say('end-round-button', round=number)} · {text}"] if text else []
    return lines


def _replays(say: Say, tables: Iterable[Table]) -> list[Button]:
    """The ways to the replays of these tables."""
    found = ((table.id, table.settings.night) for table in tables)
    label = "club-thread-name"
    return [Button(say(label, round=a.round, table=a.table), ReplayOf(t)) for t, a in found if a]


def own_page(say: Say, shown: Shown, own: counted.Standing) -> Page:
    """Somebody's own night: their place and score, and a line for each deal."""
    night, ranked = shown.night, own.ranked
    scores = counted.scores_by(night, own.user)
    deals, made = counted.deals_of(night), [e for e in scores if e.own and e.own.own]
    tenths = own.tenths if ranked or not made else counted.mean_of(made)
    values = {"among": sum(each.ranked for each in shown.standings), "played": len(made)}
    values |= {"needed": counted.needed(deals), "rounds": deals, "place": own.place}
    placed = say("club-own-place", ranked=ranked, over=night.is_over, **values, **tenths_of(tenths))
    told, brief = list[str](), len(scores) > ALIKE or len(shown.standings) > FIRST_PLACES
    if not brief:
        told.append(f"-# {' · '.join(places(say, shown, shown.standings, own.user))}")
    for played, score in zip(night.ended, scores, strict=True):
        first = played is night.ended[0]
        told.append(
            own_words(say, shown, played, score, counts=ranked, brief=brief, of_table=first)
        )
    if not brief:  # a page of many deals is full
        games = shown.games if len(scores) == 1 else ()  # two games' lines don't fit a phone
        told += [line for each in games for line in why_words(say, each, own.user)]
        told += _alike(say, shown, night.ended[-1], own.user) or _legend(say, night.plan)
    if len(made) == ALIKE and made[-1].share > made[-2].share:
        low, high = (percent(say, each.share) for each in made)
        told.append(say("club-rose", low=low, high=high))
    lists = Button(say("club-all-button"), OfClub(ClubAct.ALL, night.id))
    ways = [lists] if len(shown.standings) > FIRST_PLACES else []
    return _of_places(say, shown, f"### {placed}", "\n".join(told), ways=ways)


def places_page(say: Say, shown: Shown, leaf: int, reader: int) -> Page:
    """The leaders of a night or its winners, and all places, leaf by leaf."""
    night, count = shown.night, len(shown.standings)
    own = any(each.user == reader for each in shown.standings)
    ways = [
        OfClub(ClubAct.ALL, night.id, each) for each in range(max(1, -(-count // FIRST_PLACES)))
    ]
    leaf = min(leaf, len(ways) - 1)
    some = shown.standings[leaf * FIRST_PLACES :][:FIRST_PLACES]
    told = "\n".join(places(say, shown, some, reader))
    back = Button(say("sure-back-button"), OfClub(ClubAct.PLACES, night.id))
    turned = [*turns(say, ways, leaf), *([back] if own and not leaf else [])]
    return _of_places(say, shown, headline(say, shown), told, ways=turned)


def _of_places(say: Say, shown: Shown, *blocks: str, ways: Sequence[Button]) -> Page:
    """A page about the places of a night, with these ways and those to more."""
    night = shown.night
    now = [now_words(say, shown)] if night.phase is Phase.RUNNING else []
    if not night.ended:
        return Page(Accent.SCORING, (say("club-no-places"), *now))
    extra = [*ways, Button(say("club-how-button"), OfClub(ClubAct.ROUND, night.id))]
    if has_league(shown):
        extra.append(
            Button(say("club-league-button"), OfClub(ClubAct.LEAGUE, night.id), emoji="🏆")
        )
    games, choose = _replays(say, (each.table for each in shown.games)), say("club-games")
    return Page(Accent.SCORING, (*blocks, *now), (*games,), choose * bool(games), tuple(extra))


def has_league(shown: Shown) -> bool:
    """True if the league has this night."""
    return shown.night.is_over and any(each.ranked for each in shown.standings)


def round_page(say: Say, shown: Shown, reader: int, played: Round, tables: Sequence[Table]) -> Page:
    """How a round was counted, for the reader first, then for all; with all hands.

    tables: those of the round, which everybody may look at.
    """
    night, names = shown.night, _names(say, shown, reader)
    scores = {user: counted.score_of(night.plan, played, user) for user in names}
    score = counted.scores_by(night, reader)[night.ended.index(played)]
    counts = any(each.user == reader and each.ranked for each in shown.standings)
    how = {"counts": counts, "brief": len(shown.standings) > FIRST_PLACES - 1}
    told, own = [own_words(say, shown, played, score, **how)], score.own
    if own is not None:
        board = next((t for t in tables if t.seat_of(reader) is not None), None)
        there = [each for each in played.results if each.table == own.table]
        told += [table_words(say, night.plan, there, board, reader)] if board else []
        told += [*_alike(say, shown, played, reader), *_legend(say, night.plan)][:2]  # its room
    seated = [user for user, each in scores.items() if each.own is not None]
    order = sorted(seated, key=lambda user: -scores[user].share)
    every = {user: f"{names[user]} {percent(say, scores[user].share)}" for user in order}
    if own is not None:
        every[reader] = f"**{every[reader]}**"
    most = FIRST_PLACES if len(order) <= FIRST_PLACES else PODIUM
    text = _some([*every.values()], most, 0 if own is None else order.index(reader))
    label = f"**{say('club-round-button', round=played.number)}**"
    notes = _notes(say, scores, {u: name for u, name in names.items() if u != reader})
    blocks = ("\n".join(told), RULE, "\n".join([say("labelled", label=label, text=text), *notes]))
    of = partial(OfClub, night=night.id)
    others = [
        Button(say("club-round-button", round=each.number), of(ClubAct.ROUND, leaf=each.number))
        for each in night.ended
        if each is not played
    ]
    back = Button(say("sure-back-button"), of(ClubAct.PLACES))
    more = Button(say("board-more-button"), of(ClubAct.MORE))
    return Page(
        Accent.SCORING, blocks, (*others, *_replays(say, tables)), say("club-hands"), (back, more)
    )


def table_words(
    say: Say, plan: Plan, results: Sequence[SeatResult], board: Table, reader: int | None
) -> str:
    """The results at a table, the best first, with the names of its board; the reader's in bold."""
    names, told = names_at(board, say=say).plain, list[str]()
    for each in sorted(results, key=lambda each: (-each.measure, each.seat)):
        got = amount(say, plan, each.points)
        by_computer = board.players[each.seat].level is not None or not each.own
        line = say("labelled", label=names[each.seat] + BOT * by_computer, text=got)
        told.append(f"**{line}**" if each.user == reader else line)
    return say("club-own-table", results=" · ".join(told))
