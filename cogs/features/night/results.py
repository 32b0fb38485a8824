"""The results of a club night: its places, somebody's own round, and the deal of the night."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import partial
from math import ceil
from typing import Final, TypeAlias

from cogs.features.night import amounts
from cogs.features.night.amounts import amount, compared, lead, percent, tenths_of, what_counts
from cogs.table.pages.refusal_words import permission_names
from cogs.ui.names import BOT, apart, clock_time, countdown, escaped, listed
from cogs.ui.names import names_of as names_at
from cogs.ui.page import RULE, Accent, Button, Page, Say, turns
from cogs.ui.routes import ClubAct, OfClub, ReplayOf
from engine.events import standing as counted
from engine.events.night import Night, Phase, Plan, Round, SeatResult
from engine.events.nights import lasts
from engine.events.standing import Why
from engine.tables.model.result import points_of
from engine.tables.model.table import FORMER, AtNight, Table
from engine.tables.replay import Replay

FIRST_PLACES: Final = 8
"""The most places that fit a phone; of more, a message has the PODIUM, and the reader's."""
LETTERS_EACH: Final = 13
"""The letters of names on average, beyond which each has no more."""
PODIUM: Final = 3
LEADERS: Final = 4
"""The most people whom the headline, and a note, names."""
PRAISED: Final = 900  # tenths of a percent, if nobody shares it
ALIKE: Final = 2
"""The most people with the reader's cards whom a page names, and deals that it tells in full."""
People: TypeAlias = Sequence[tuple[int | None, str]]
Standings: TypeAlias = Sequence[counted.Standing]


@dataclass(frozen=True, slots=True)
class Shown:
    """A night as everybody may see it.

    at: the time, in seconds since the epoch. standings: after the rounds that have ended. named:
    the people whom a list may name. following: the start of the next one, if it is repeated.
    playing: the tables of the round that is played, for its reader; none: they aren't known.
    games: those of the deal of the night, once it is over; in a reader's own night, theirs.
    waits: why tables of the round have no rooms yet, and the permissions that they need.
    """

    night: Night
    at: float
    standings: Standings = ()
    named: Collection[int | None] = ()
    following: float | None = None
    playing: Sequence[Table] = ()
    games: Sequence[Replay] = ()
    waits: Sequence[str] = ()


def names_of(say: Say, people: People, named: Collection[int | None]) -> list[str]:
    """The names of these people as markdown may show them; a word for those without one."""
    return [escaped(name) for name in plain_names(say, people, named)]


def plain_names(say: Say, people: People, named: Collection[int | None]) -> Sequence[str]:
    """The same as a button shows them."""
    shown = (name if user in named and name != FORMER else "" for user, name in people)
    return apart([name or say("history-somebody") for name in shown], LETTERS_EACH * len(people))


def now_words(say: Say, shown: Shown, *, pause: str = "night", brief: bool = False) -> str:
    """The round that is played now, or that comes next; brief: without the advice for a break.

    pause: the organiser's way to one: by "more" below, or "night"; "none": it isn't told.
    """
    night = shown.night
    values = {"round": len(night.rounds), "rounds": night.plan.rounds}
    if shown.waits:
        why, *lacks = shown.waits
        return say("club-waits", why=why, names=permission_names(say, lacks), **values)
    is_last, after = values["round"] == values["rounds"], {**values, "round": values["round"] + 1}
    paused = [say("club-paused", now=night.round is None, **after)] * (night.paused and not is_last)
    if (playing := night.round) is not None:
        until = {"until": clock_time(playing.until), "left": countdown(playing.until)}
        if shown.playing:
            times = {"at": clock_time(shown.at), "still": sum(t.is_open for t in shown.playing)}
            last = "pause" if paused else is_last
            told = say("club-table-done", **values, **times, **until, last=last)
            return "\n".join([told, *paused])
        values |= {"minutes": lasts(night.plan) // night.plan.rounds, "tables": len(playing.tables)}
        return "\n".join([say("club-round", **values, **until), *paused])
    told = say("club-next", **after, at=clock_time(night.next_at or shown.at))
    if paused or brief:
        return paused[0] if paused else told
    return f"{told}\n-# {say('club-break', clock=night.plan.clock, way=pause)}"


def headline(say: Say, shown: Shown, *, praised: bool = False) -> str:
    """The winners of a night that is over; before that the leaders, and their share."""
    night, best = shown.night, [e for e in shown.standings if e.place == 1 and e.ranked]
    early = len(night.ended) < night.plan.rounds and ("rooms" if night.players else True)
    game = say(f"game-{night.plan.game}")
    if night.is_over and (not best or early):
        return say("club-over", early=early, game=game)
    names = names_of(say, [(each.user, each.name) for each in best], shown.named)
    told = _some(names, LEADERS)
    score = best[0].tenths if best else 0
    share, is_rare = tenths_of(score), praised and score >= PRAISED and len(best) == 1
    if night.is_over:
        won = say("club-won", count=len(names), names=told, game=game, **share)
        return won + f"\n-# {say(f'game-{night.plan.game}-praise')}" * is_rare
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
    """The places that the announcement shows, the reader's always; the others' number; a legend."""
    count = len(shown.standings)
    most = count if count <= FIRST_PLACES else PODIUM
    some = [e for n, e in enumerate(shown.standings) if n < most or e.user == reader]
    lines = places(say, shown, some, reader, brief=shown.night.round is not None)
    others = [say("club-others", count=count - len(some))] if len(some) < count else []
    if shown.night.round is not None:  # its tables need the room
        return f"-# {' · '.join([*lines, *others])}"
    small = (*lines[PODIUM:], *others, say("club-legend"))
    return "\n".join([*lines[:PODIUM], *(f"-# {each}" for each in small)])


def places(
    say: Say, shown: Shown, some: Standings, reader: int | None = None, *, brief: bool = False
) -> list[str]:
    """Some places of a night, the reader's in bold; equal scores say why, unless it is brief."""
    night, lines, names = shown.night, list[str](), _names(say, shown, reader)
    above = dict(zip(shown.standings[1:], shown.standings, strict=False))
    for each in some:
        other = above.get(each, each)
        by, less = ("", 0) if brief else counted.decided(night, other, each)
        values = {"name": names[each.user], "place": each.place, "above": names[other.user]}
        values |= {"played": counted.made(night, each.user), "round": len(night.ended)}
        values |= {"by": by or "score", "less": say("number-tenths", **tenths_of(less))}
        line = say("club-line", ranked=each.ranked, **values, **tenths_of(each.tenths))
        lines.append(f"**{line}**" if each.user == reader else line)
    return lines


def _notes(say: Say, scores: Mapping[int, counted.Scored], names: Mapping[int, str]) -> list[str]:
    """The rules by which a deal counts for these people, by id; or nothing."""
    told = list[str]()
    for why in (each for each in Why if each is not Why.OWN):
        found = _some([name for user, name in names.items() if scores[user].why is why], LEADERS)
        told += [f"-# {say('club-note', why=why.value, names=found)}"] if found else []
    return told


def deal_told(say: Say, shown: Shown, reader: int | None = None) -> tuple[str, Sequence[Button]]:
    """The story of the deal of the night, and its replays: of the best result, and of the last.

    Only the best is named. Each replay begins where the two first differ, and leads to the other.
    "": there is no such deal. reader: the deal in which somebody did better with their cards.
    """
    night, deal = shown.night, counted.deal_of_the_night(shown.night, reader)
    if deal is None or (reader is not None and len(deal.results) < 2):
        return "", ()
    plan, played, best = night.plan, night.rounds[deal.round - 1], deal.results[0].user
    called, got = night.guest(best or 0), [amount(say, plan, e.points) for e in deal.results]
    (name,) = plain_names(say, [(best, called.name if called else FORMER)], shown.named)
    of = [percent(say, counted.share_of(e, counted.field_of(played, e))) for e in deal.results]
    if what_counts(plan) == "points":
        ends = enumerate(deal.results)
        of = [f"{lead(say, plan, e.measure, long=not n)}, {of[n]}" for n, e in ends]
    values = {"best": escaped(name), "most": got[0], "share": of[0], "least": got[-1]}
    values |= {"lower": of[-1], "round": str(deal.round)}
    told = say("club-outdone" if reader else "club-deal", **values, count=len(of))
    users = [user for user in (reader, best) if reader and user in shown.named]
    told = "\n".join([told, *amounts.why_words(say, shown.games, deal.round, users, reader)])
    ats = [AtNight(night.id, deal.round, each.table) for each in deal.results]
    ids = [g.table.id for at in ats for g in shown.games if g.table.settings.night == at]
    labels = say("club-deal-button", name=name), say("replay-other-button")
    ways = zip(labels, ids, ids[::-1] if len(ids) > 1 else [0], strict=False)
    found = [Button(label, ReplayOf(t, o, deal.seat), emoji="🃏") for label, t, o in ways]
    return told, found if len(ids) == len(ats) else ()


def own_words(say: Say, shown: Shown, played: Round, score: counted.Scored, **how: bool) -> str:
    """Somebody's own deal: their percent, and how many of those with their cards they beat.

    counts: a deal that they missed counts, too. brief: they aren't named, but for the first deal.
    """
    people, called = counted.alike(played, score.own), _names(say, shown)
    names = [called.get(u, say("history-somebody")) for e in people[:ALIKE] if (u := e.user)]
    who = "none" if not people else "named" if len(people) <= ALIKE else "many"
    short = how.get("brief") and played is not shown.night.ended[0]
    values = {"counts": True, "who": "short" if short else who, **how}
    values |= {"people": len(people), "computers": len(score.field) - len(people)}
    values |= {"names": ", ".join(names), "round": played.number, **compared(say, score)}
    return say("club-own-deal", **values)


def compared_words(say: Say, shown: Shown, played: Round, score: counted.Scored) -> list[str]:
    """The results that the percent of a deal compares, and what orders equal ones."""
    own, plan, called = score.own, shown.night.plan, _names(say, shown)
    if own is None or score.why is Why.LEFT:
        return []
    told = [(say("daily-you"), own.measure)]
    told += [
        (called.get(user, say("history-somebody")) + BOT * (not each.own), each.measure)
        for each in counted.alike(played, own)[:ALIKE]
        if (user := each.user) is not None
    ]
    every = sorted([*score.field, own.measure])
    told += [(say("club-middle", count=len(every)), every[(len(every) - 1) // 2])]
    of = [say("labelled", label=name, text=lead(say, plan, got)) for name, got in told]
    values = {"what": what_counts(plan), "results": " · ".join([f"**{of[0]}**", *of[1:]])}
    same = [e for e in score.field if e != own.measure and points_of(e) == points_of(own.measure)]
    people = [e for e in counted.alike(played, own) if e.measure in same]
    others = [(e.measure, name) for e in people for u, name in called.items() if e.user == u]
    finer = [amounts.tie_words(say, plan.game, own.measure, *each) for each in others[:1]]
    finer = finer or [say(f"daily-finer-{plan.game}")] * bool(same)
    return [f"-# {line}" for line in (say("club-compared", **values), *finer)]


def table_end(say: Say, shown: Shown, played: Round, users: Collection[int]) -> list[str]:
    """The scores of the people of a table in a round that is over, and the next step."""
    night = shown.night
    scores = {user: counted.score_of(night.plan, played, user) for user in users}
    among = [e for e in shown.standings if e.user in scores and scores[e.user].own is not None]
    names = _names(say, replace(shown, standings=among, named=users))
    lines = [say("club-table-title", round=played.number, rounds=night.plan.rounds)]
    for each in sorted(among, key=lambda each: -scores[each.user].share):
        score = {**compared(say, scores[each.user]), "place": each.place, "ranked": each.ranked}
        lines.append(say("club-table-line", name=names[each.user], **score))
    told, leads = "\n".join([*lines, *_notes(say, scores, names)]), headline(say, shown)
    if night.is_over:
        return [told, leads]
    if len(shown.standings) <= FIRST_PLACES:
        leads += f"\n-# {' · '.join(places(say, shown, shown.standings, brief=True))}"
    return [told, leads, now_words(say, shown)]


def _replays(say: Say, tables: Iterable[Table]) -> list[Button]:
    """The ways to the replays of these tables."""
    label, ats = "club-thread-name", [(t.id, at) for t in tables if (at := t.settings.night)]
    return [Button(say(label, round=at.round, table=at.table), ReplayOf(t)) for t, at in ats]


def own_page(say: Say, shown: Shown, own: counted.Standing) -> Page:
    """Somebody's own night: their place and score, and a line for each deal."""
    night, ranked, scores = shown.night, own.ranked, counted.scores_by(shown.night, own.user)
    deals, made = counted.deals_of(night), [e for e in scores if e.own and e.own.own]
    tenths = own.tenths if ranked or not made else counted.mean_of(made)
    values = {"among": own.among, "played": len(made), "place": own.place}
    values |= {"needed": counted.needed(deals), "rounds": deals}
    placed = say("club-own-place", ranked=ranked, over=night.is_over, **values, **tenths_of(tenths))
    fits = len(shown.standings) <= FIRST_PLACES
    brief = len(scores) > ALIKE or not fits
    words = partial(own_words, say, shown, counts=ranked, brief=True)
    told = [*map(words, night.ended, scores)]
    games = [each for each in shown.games if each.table.seat_of(own.user) is not None]
    outdone, to = ("", ()) if brief else deal_told(say, shown, own.user)
    if not (brief or outdone):
        told += amounts.why_words(say, games, len(night.ended), [own.user], own.user)
    told += [outdone, _kind_words(say, shown, own)]
    lists = [Button(say("club-all-button"), OfClub(ClubAct.ALL, night.id))]
    ways, text = [*to[:1], *lists * (not (fits and night.is_over))], "\n".join(filter(None, told))
    return _of_places(say, replace(shown, games=games), f"### {placed}", text, ways=ways)


def _kind_words(say: Say, shown: Shown, own: counted.Standing) -> str:
    """The next place in reach, or who may reach theirs, or their best deal; "" without any."""
    night, is_first, mine = shown.night, own.place == 1, counted.scores_by(shown.night, own.user)
    left, found = counted.deals_of(night) - len(night.ended), shown.standings[:: 2 * is_first - 1]
    rivals = [e for e in found if e.ranked and own.ranked and (is_first or e.place < own.place)]
    for each in rivals:
        both = zip(mine, counted.scores_by(night, each.user), strict=True)
        gap = abs(sum((ours.share - theirs.share for ours, theirs in both), Fraction()))
        if 0 < gap <= (Fraction(left, 2) or Fraction(1, 5)):  # of a deal
            level = [e.user for e in shown.standings if e.ranked and e.place == each.place]
            called = listed(say, [_names(say, shown)[user] for user in level])
            values = {"name": called, "place": each.place, "own": own.place}
            return say("club-reach", gap=ceil(100 * gap), deals=left, **values)
    made = zip(night.ended, mine, strict=True)
    bests = [(e.share, round(10 * e.margin), d.number) for d, e in made if e.own and e.own.own]
    for share, tenths, number in sorted(bests)[-1:]:
        way = "over" if tenths > 0 else "short" if tenths and 2 * share < 1 else "share"
        values = {"round": number, "way": way, "share": percent(say, share)}
        return say("club-best", **values, **tenths_of(abs(tenths)))
    return ""


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
    now = [now_words(say, shown, brief=True)] if night.phase is Phase.RUNNING else []
    if not night.ended:
        return Page(Accent.SCORING, (say("club-no-places"), *now))
    extra = [*ways, Button(say("club-how-button"), OfClub(ClubAct.ROUND, night.id))]
    league = Button(say("club-league-button"), OfClub(ClubAct.LEAGUE, night.id), emoji="🏆")
    extra += [league] * has_league(shown)
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
    told, own = [own_words(say, shown, played, score, counts=counts)], score.own
    if own is not None:
        board = next((t for t in tables if t.seat_of(reader) is not None), None)
        there = [each for each in played.results if each.table == own.table]
        told += [f"-# {table_words(say, night.plan, there, board, reader)}"] if board else []
        told += compared_words(say, shown, played, score)
    order = sorted((u for u, each in scores.items() if each.own), key=lambda u: -scores[u].share)
    every = {user: f"{names[user]}\xa0{percent(say, scores[user].share)}" for user in order}
    if own is not None:
        every[reader] = f"**{every[reader]}**"
    most = FIRST_PLACES if len(order) <= FIRST_PLACES else PODIUM
    text = _some([*every.values()], most, 0 if own is None else order.index(reader))
    label = f"-# **{say('club-round-button', round=played.number)}**"
    notes = _notes(say, scores, {u: name for u, name in names.items() if u != reader})
    blocks = ("\n".join(told), RULE, "\n".join([say("labelled", label=label, text=text), *notes]))
    of = partial(OfClub, night=night.id)
    rest = [each.number for each in night.ended if each is not played]
    others = [Button(say("club-round-button", round=n), of(ClubAct.ROUND, leaf=n)) for n in rest]
    back = Button(say("sure-back-button"), of(ClubAct.PLACES))
    more = Button(say("board-more-button"), of(ClubAct.MORE))
    ways = (*others, *_replays(say, tables))
    return Page(Accent.SCORING, blocks, ways, say("club-hands"), (back, more))


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
