"""The numbers of a club night in words: leads over a table, the percent of a deal, its rounds."""

import re
from collections.abc import Sequence
from fractions import Fraction
from itertools import product

from cogs.faces import FACES
from cogs.ui.face import rounds_ended
from cogs.ui.names import names_of as names_at
from cogs.ui.page import Say
from engine.events import standing as counted
from engine.events.field import points_at
from engine.events.night import Plan
from engine.games import GAMES
from engine.tables.model.result import finer_of
from engine.tables.replay import Replay


def what_counts(plan: Plan) -> str:
    """The numbers by which tables of a night are compared: "points", or the "places" of a game."""
    return "points" if GAMES[plan.game].traits.night else "places"


def amount(say: Say, plan: Plan, points: int) -> str:
    """Points in the unit of the game, or the place, where places are compared."""
    unit = "club-place" if what_counts(plan) == "places" else f"points-{plan.game}"
    return say(unit, points=points)


def lead(say: Say, plan: Plan, measure: int, *, long: bool = False) -> str:
    """A lead over a table, or a place; long: it says over whom."""
    tenths, is_place = round(10 * points_at(plan, measure)), what_counts(plan) == "places"
    way = "place" if is_place else "ahead" if tenths > 0 else "behind" if tenths else "level"
    return say("club-lead", way=way, long=long, **tenths_of(abs(tenths)))


def tenths_of(number: int) -> dict[str, int]:
    """The values of a number in tenths, for a message that shows it with one decimal."""
    whole, tenths = divmod(number, 10)
    return {"whole": whole, "tenths": tenths}


def percent(say: Say, share: Fraction) -> str:
    """A share of the field as a night shows it."""
    return say("club-percent", **tenths_of(counted.in_tenths(share)))


def compared(say: Say, score: counted.Scored) -> dict[str, str | int]:
    """The values of a message that compares somebody's result with those of the same cards."""
    own, field = score.own, score.field
    told: dict[str, str | int] = {"why": score.why.value, "share": percent(say, score.share)}
    if own is not None:
        told |= {"real": percent(say, counted.share_of(own, field)), "among": len(field)}
        told |= {"beaten": sum(e < own.measure for e in field), "level": field.count(own.measure)}
    return told


def tie_words(say: Say, game: str, own: int, other: int, name: str) -> str:
    """The figure that decides between two measures with the same lead, the reader's and another."""
    digits = enumerate(zip(*map(finer_of, sorted((own, other), reverse=True)), strict=True))
    by, (more, less) = next((by, pair) for by, pair in digits if pair[0] != pair[1])
    as_read = abs if by or GAMES[game].traits.fewer_wins else int  # cards left may be below 0
    told = say("club-tied", ahead=own > other, name=name)
    return f"{told} {say(f'duel-finer-{game}', by=by, own=as_read(more), other=as_read(less))}"


def why_words(
    say: Say, games: Sequence[Replay], at: int, users: Sequence[int | None], reader: int | None
) -> list[str]:
    """These people's lines of the scoring of each round of a deal, as the reader has it."""
    lines = list[str]()
    for user, told in product(users, games):
        face, seat, of = FACES[told.table.game], told.table.seat_of(user), told.table.settings.night
        if seat is None or of is None or of.round != at:
            continue
        own = seat if user == reader else (seat + 1) % len(told.table.players)  # "you"
        names, seen = names_at(told.table, own, say), told.seen(len(told.steps) - 1, own)
        for number, events in rounds_ended(told.story).items():
            called = names.then(events)
            first, *others = face.round_line(say, seen, events, called).split("\n")
            line = rf"-# {re.escape(called[seat])}\s?:"
            theirs = [each[3:] for each in others if re.match(line, each)]
            shown = [first] * bool(first) if user == reader else theirs
            lines += [f"-# {say('end-round-button', round=number)} · {each}" for each in shown]
    return lines
