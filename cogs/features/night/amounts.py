"""The numbers of a club night in words: leads over a table, and the percent of a deal."""

from fractions import Fraction

from cogs.ui.page import Say
from engine.events import standing as counted
from engine.events.field import points_at
from engine.events.night import Plan
from engine.games import GAMES


def what_counts(plan: Plan) -> str:
    """The numbers by which tables of a night are compared: "points", or the "places" of a game."""
    return "points" if GAMES[plan.game].traits.night else "places"


def amount(say: Say, plan: Plan, points: int) -> str:
    """Points in the unit of the game, or the place, where places are compared."""
    unit = "club-place" if what_counts(plan) == "places" else f"points-{plan.game}"
    return say(unit, points=points)


def lead(say: Say, plan: Plan, measure: int) -> str:
    """A lead over a table, or a place."""
    tenths, is_place = round(10 * points_at(plan, measure)), what_counts(plan) == "places"
    way = "place" if is_place else "ahead" if tenths > 0 else "behind" if tenths else "level"
    return say("club-lead", way=way, **tenths_of(abs(tenths)))


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
