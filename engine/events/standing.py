"""The standings of a club night, from the results of its rounds, and the league of a server."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from math import floor
from typing import Final

from engine.core import Seat, places
from engine.events.field import points_at
from engine.events.night import Night, Plan, Round, SeatResult
from engine.games import GAMES

LEFT: Final = Fraction(2, 5)
"""The share of a deal for somebody who left it, and of each missed round but the first."""
MISSED: Final = Fraction(1, 2)
"""The share of the first missed round."""
LEFT_ALONE: Final = Fraction(3, 5)
"""The least share of a deal for those whose table somebody left."""

NIGHTS: Final = 8
"""The latest nights of a server that its league counts."""
COUNTED: Final = 5
"""The results of a person that it counts, the best ones."""


@dataclass(frozen=True, slots=True)
class Standing:
    """Somebody's score of a night so far, or its result once it is over.

    number: in the night's standings, from 0. user, name: 0 and "" once they were forgotten. place:
    ties share it. among: the number of people with one. tenths: of a percent. ranked: they get a
    place if they play all rounds to come; others come last. ended: when the last round was over, in
    seconds since the epoch.
    """

    night: int
    number: int
    guild: int
    user: int
    name: str
    game: str
    place: int
    among: int
    tenths: int
    ranked: bool
    ended: float


class Why(StrEnum):
    """The reason for somebody's share of a round: their play, or a rule."""

    OWN = "own"
    ALONE = "alone"  # somebody left their table
    LEFT = "left"  # a computer made most of their moves
    MISSED = "missed"


@dataclass(frozen=True, slots=True)
class Scored:
    """Somebody's score of a deal.

    share: the one that counts, and why. margin: their points over the mean of the field. own: the
    result of their seat, None if they missed the deal. field: the measures of the others with the
    same cards.
    """

    share: Fraction
    margin: Fraction = Fraction()
    why: Why = Why.MISSED
    own: SeatResult | None = None
    field: Sequence[int] = ()


@dataclass(frozen=True, slots=True)
class NightDeal:
    """A seat of a round, and what people and the field did with its cards.

    results: the best and the last of its people, or the best alone.
    """

    round: int
    seat: Seat
    results: tuple[SeatResult, ...]


def made(night: Night, user: int) -> int:
    """The deals so far that somebody has played themselves."""
    return sum(r.user == user and r.own for each in night.ended for r in each.results)


def needed(deals: int) -> int:
    """The number of these deals that give a place to those who play them: two thirds."""
    return -(-2 * deals // 3)


def deals_of(night: Night) -> int:
    """The deals of a night by which it is counted: once it is over, those that were played."""
    return len(night.ended) if night.is_over else night.plan.rounds


def too_late(night: Night, user: int, missed: int = 0) -> bool:
    """True if somebody gets no place any more, if they miss this number of further deals.

    A deal that is played without them is missed.
    """
    deals = deals_of(night)
    missed += night.round is not None and user not in night.round.people
    return made(night, user) + deals - len(night.ended) - missed < needed(deals)


def standings(night: Night) -> tuple[Standing, ...]:
    """The people who have a result, the best first; those who missed too much come last.

    Equal scores are ordered by the mean margin, and then by the deals that both have held.
    """
    found = dict[int, tuple[bool, int, Fraction]]()
    for user in {r.user: None for each in night.ended for r in each.results}:
        if user is not None:
            scores = scores_by(night, user)
            found[user] = not too_late(night, user), mean_of(scores), margin_of(scores)
    keys = {user: (*found[user], _in_common(night, user, found)) for user in found}
    order = sorted(keys, key=lambda user: (*(-part for part in keys[user]), user))
    placed = enumerate(zip(order, places([keys[user] for user in order]), strict=True))
    return tuple(
        Standing(
            *(night.id, number, night.guild, user, guest.name, night.plan.game, place),
            among=sum(ranked for ranked, *_ in keys.values()),
            tenths=keys[user][1],
            ranked=keys[user][0],
            ended=night.ended[-1].ended or 0.0,
        )
        for number, (user, place) in placed
        if (guest := night.guest(user)) is not None
    )


def mean_of(scores: Sequence[Scored]) -> int:
    """The mean of these scores in tenths of a percent."""
    return in_tenths(sum((each.share for each in scores), Fraction()) / len(scores))


def margin_of(scores: Sequence[Scored]) -> Fraction:
    """The mean margin of these scores, which orders equal ones of a night."""
    return sum((each.margin for each in scores), Fraction()) / len(scores)


def decided(night: Night, one: Standing, other: Standing) -> tuple[str, int]:
    """The order of two people with equal scores is by the "margin", or by the "cards" of both.

    And by how many tenths of a point, at least 1. "": their scores differ, or they share a place.
    """
    if (one.tenths, one.ranked) != (other.tenths, other.ranked) or one.place == other.place:
        return "", 0
    more = margin_of(scores_by(night, one.user)) - margin_of(scores_by(night, other.user))
    return ("margin", max(1, round(10 * more))) if more else ("cards", 0)


def in_tenths(share: Fraction) -> int:
    """A share in tenths of a percent."""
    return floor(1000 * share + Fraction(1, 2))


def scores_by(night: Night, user: int) -> Sequence[Scored]:
    """Somebody's score of each deal that has ended; of those missed, the first counts more."""
    found, missed = list[Scored](), MISSED
    for played in night.ended:
        if (score := score_of(night.plan, played, user)).own is None:
            score, missed = Scored(missed), LEFT
        found.append(score)
    return found


def score_of(plan: Plan, played: Round, user: int) -> Scored:
    """Somebody's score of a deal: the share of the field that they beat, ties half.

    Somebody who left it gets less, and the others at their table no less than a bit more than half.
    """
    own = next((each for each in played.results if each.user == user), None)
    if own is None:
        return Scored(MISSED)
    field = field_of(played, own)
    if not own.own:
        return Scored(LEFT, Fraction(), Why.LEFT, own, field)
    share = share_of(own, field)
    least = LEFT_ALONE * any(r.table == own.table and not r.own for r in played.results)
    margin = points_at(plan, own.measure) - points_at(plan, *field)
    why = Why.OWN if share >= least else Why.ALONE
    return Scored(max(share, least), margin, why, own, field)


def share_of(result: SeatResult, field: Sequence[int]) -> Fraction:
    """The share of the field that a seat beat, ties half; a half without a field."""
    beaten = sum(2 * (each < result.measure) + (each == result.measure) for each in field)
    return Fraction(beaten, 2 * len(field)) if field else Fraction(1, 2)


def deal_of_the_night(night: Night, reader: int | None = None) -> NightDeal | None:
    """The seat of a deal where the best stands out most among people with the same cards.

    The best has more points than the last, and no fewer than the computers' mean. Without such a
    deal, it is the best result, alone. Tables that somebody left don't count. None: there is none.
    reader: their result stands for the last.
    """
    found = list[tuple[bool, Fraction, Fraction, int, NightDeal]]()
    traits = GAMES[night.plan.game].traits
    more = -1 if traits.fewer_wins or not traits.night else 1  # a place: the first is best
    for played in night.ended:
        left = {result.table for result in played.results if not result.own}
        for seat in range(night.plan.seats):
            own = [r for r in played.results if r.seat == seat and r.user and r.table not in left]
            own.sort(key=lambda r: (-r.measure, r.table))
            own = [r for n, r in enumerate(own) if not n or reader in (None, r.user)]
            if not own:
                continue
            shown, (best, *_, last) = [table[seat] for table in played.points], [*own, own[-1]]
            mean = floor(Fraction(sum(shown), len(shown)) + Fraction(1, 2)) if shown else None
            over = 0 if mean is None else more * (best.points - mean)
            high, low = (share_of(each, field_of(played, each)) for each in (best, last))
            stands_out = high > low and more * (best.points - last.points) > 0 and over >= 0
            deal = NightDeal(played.number, seat, (best, last) if stands_out else (best,))
            found.append((stands_out, (high - low) * stands_out, high, over, deal))
    return max(found, key=lambda each: each[:4])[4] if found else None


def field_of(played: Round, result: SeatResult) -> list[int]:
    """The measures of the same seat at the other tables, and at those of computers."""
    others = (r for r in played.results if r.seat == result.seat and r.table != result.table)
    return [*(r.measure for r in others), *(table[result.seat] for table in played.field)]


def alike(played: Round, own: SeatResult | None) -> list[SeatResult]:
    """The results of other people with the same cards, the best first."""
    found = [r for r in played.results if own and r.seat == own.seat and r.table != own.table]
    return sorted((r for r in found if r.user is not None), key=lambda r: -r.measure)


def _in_common(night: Night, user: int, keys: Mapping[int, object]) -> int:
    """The deals won less those lost, among those with the same cards and the same key."""
    return sum(
        (own.measure > other.measure) - (own.measure < other.measure)
        for played in night.ended
        for own in played.results
        if own.user == user and own.own
        for other in played.results
        if other.seat == own.seat and other.own and other.user is not None
        if keys[other.user] == keys[user]
    )


@dataclass(frozen=True, slots=True)
class InLeague:
    """A person in the league. name: at their latest night. tenths: of a percent, of all nights.

    place: ties share it; equal sums are ordered by the places at the nights that count.
    """

    user: int
    name: str
    nights: int
    tenths: int
    place: int


def league(results: Sequence[Standing]) -> Sequence[InLeague]:
    """The people with ranked results, the best first. results: the latest night's first."""
    names, found = dict[int, str](), dict[int, list[tuple[int, int]]]()
    for each in results:
        if each.user and each.ranked:
            names.setdefault(each.user, each.name)
            found.setdefault(each.user, []).append((each.tenths, -each.place))
    best = {user: sorted(nights, reverse=True)[:COUNTED] for user, nights in found.items()}
    keys = {
        user: (sum(tenths for tenths, _ in nights), sorted((p for _, p in nights), reverse=True))
        for user, nights in best.items()
    }
    order = sorted(sorted(keys), key=lambda user: keys[user], reverse=True)
    placed = zip(order, places([keys[user] for user in order]), strict=True)
    return [InLeague(u, names[u], len(best[u]), keys[u][0], place) for u, place in placed]
