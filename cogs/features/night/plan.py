"""The page on which an organiser plans a club night."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from functools import partial
from typing import Final
from zlib import crc32

from discord import ui

from cogs.features.night.page import MINUTE, STEP, choices_words, switch, when_words
from cogs.ui.layout import choice, paged
from cogs.ui.page import HAND, NO_TABLE, RULE, Accent, Button, Page, Say, Style
from cogs.ui.routes import PlanClub
from engine.core import choices_by_default
from engine.events.night import WAIT, Plan
from engine.events.nights import lasts, repeated
from engine.events.standing import needed
from engine.games import FIRST_GAME, GAMES
from engine.tables.model.quiet import local_time, zone_shown
from engine.tables.transitions.lobby import write_options

TURN_TIMES: Final = (30, 60, 120, 180, 300)
"""Seconds for a turn that an organiser can choose from."""
ROUNDS_OFFERED: Final = range(1, 9)
DAYS: Final = 14
"""The next days on which a night may start."""
EVENING: Final = 20
"""The hour of the starts on coming days, until another one is chosen."""
LONGEST_ZONE: Final = 36
USUAL: Final = PlanClub(FIRST_GAME, rounds=4, seats=4, clock=60)
SELECTS: Final = {"": ("game", "rounds", "start", "hour"), "more": ("seats", "clock")}
"""The settings on each page of the plan; those without a value to choose aren't shown."""


def planned(wanted: PlanClub, now: float, former: float = 0.0) -> Plan:
    """This plan with usual house rules. now, and former: starts of a new and of a changed night."""
    rules = GAMES[wanted.game]
    options = write_options(rules, choices_by_default(rules))
    start = float(wanted.start * MINUTE) or now
    start = former if 0 < wanted.start == former // MINUTE else start
    chosen = (wanted.rounds, wanted.seats, wanted.clock, start, wanted.weekly, wanted.rated)
    return Plan(wanted.game, options, *chosen)


def coming(wanted: PlanClub, now: float, zone: str | None) -> PlanClub:
    """The plan; if it is of another night whose start is over, it has one in a coming week."""
    if not wanted.start or wanted.start * MINUTE > now or wanted.night:
        return wanted
    quarter = round(wanted.start / STEP) * STEP * MINUTE
    return replace(wanted, start=int(repeated(quarter, zone, max(quarter, now))) // MINUTE)


def zoned(wanted: PlanClub, before: str | None, zone: str | None) -> PlanClub:
    """The plan with the same day and hour by other clocks; before: the clocks until now."""
    at = local_time(wanted.start * MINUTE, before)
    if not wanted.start or (before is None and (at.hour, at.minute) != (EVENING, 0)):
        return wanted  # it was shown as UTC; only the offered evening is meant by its hour
    return replace(wanted, start=_minutes(at.replace(tzinfo=local_time(0, zone).tzinfo)))


def plan_page(
    say: Say, wanted: PlanClub, now: float, zone: str | None, note: str = ""
) -> ui.LayoutView:
    """The plan of a night that isn't announced or changed yet, and some of its settings.

    zone: the organiser's time zone, by which it is repeated; None: it isn't known. note: above it.
    """
    plan, waits = planned(wanted, now), 0 < wanted.start * MINUTE <= now
    timed = wanted.start > 0 and not waits
    started = "waits" if waits else "no" if timed else "yes"
    when = when_words(say, plan, plan.start + WAIT * waits, started)
    is_main, game = not (wanted.at or note), say(f"game-{plan.game}")
    of = {"rounds": plan.rounds, "needed": needed(plan.rounds)}
    how = say("club-every-week") if plan.weekly else say("club-latecomers", **of)
    told = [say("club-changing") if wanted.night else how] if is_main else []
    told += [say("club-rated")] * (wanted.at == "more")
    if is_main and timed:
        told.append(say("club-zone", zone=zone_shown(zone or ""), zoned=zone is not None))
    blocks = (
        *((note, RULE) if note else ()),
        f"### {say('club-change-title' if wanted.night else 'club-title', game=game)}",
        f"{choices_words(say, plan, 'club-facts' if note else 'club-choices')}\n{when}",
        *(f"-# {each}" for each in told),
    )
    shape = "%H:%M" if zone else "%H:%M UTC"
    found = _values(say, wanted) | _starts(say, wanted, now, zone, shape)
    start = f"{local_time(plan.start, zone):{shape}}" if timed else say("club-gathered")
    rows = list[ui.ActionRow[ui.LayoutView]]()
    for name in SELECTS[wanted.at]:
        label = say("club-group", group="day" if timed and name == "start" else name)
        chosen = next((text for text, to in found[name].items() if to == wanted), start)
        asked = say("labelled", label=label, text=chosen)
        options = list[Button]()
        for text, to in found[name].items():
            length = say("club-deal-length", minutes=lasts(planned(to, now)) // to.rounds)
            note = f"{say(f'game-{to.game}-brief')} · {length}" * (name == "game")
            options.append(Button(text, to, note=note))
        by_text = crc32(asked.encode()) % 10**6  # with the same id, Discord hides a new text
        rows += choice(NO_TABLE, by_text, asked, options)
    page = Page(Accent.HAND, blocks, extra=_presses(say, wanted, now, zone))
    return paged(page, say, NO_TABLE, 0, HAND, above=rows)


def _presses(say: Say, wanted: PlanClub, now: float, zone: str | None) -> tuple[Button, ...]:
    """The buttons below the selects of a page; every week, a night has a time of its own."""
    to = partial(replace, wanted)
    if wanted.at == "more":
        rated = switch(say, "rated-title", to(rated=not wanted.rated), on=wanted.rated)
        return rated, Button(say("sure-back-button"), to(at=""))
    today = local_time(now, zone)
    evening = _minutes(today.replace(hour=EVENING, minute=0) + timedelta(today.hour >= EVENING))
    start = wanted.start * (wanted.start % STEP == 0) or evening
    weekly = to(weekly=not wanted.weekly, start=start, at="" if wanted.weekly or zone else "zone")
    label, sign = ("club-save-button", "✏️") if wanted.night else ("club-announce-button", "📣")
    zoned = (Button(say("club-zone-button"), to(at="zone"), emoji="🕒"),) if wanted.start else ()
    return (
        Button(say(label), to(at="announce"), Style.MAIN, sign),
        switch(say, "club-weekly-button", weekly, on=wanted.weekly),
        Button(say("club-settings-button"), to(at="more"), emoji="⚙️"),
        *zoned,
    )


def _values(say: Say, wanted: PlanClub) -> dict[str, Mapping[str, PlanClub]]:
    """The values of each setting but the start, each with the plan that has it."""
    of = partial(replace, wanted)
    usual = {key: min(seats_of(key), key=lambda n: abs(n - USUAL.seats)) for key in GAMES}
    games = {say(f"game-{key}"): of(game=key, seats=seats) for key, seats in usual.items()}
    return {
        "game": games | {say(f"game-{wanted.game}"): wanted},
        "rounds": {say("club-rounds", rounds=n): of(rounds=n) for n in ROUNDS_OFFERED},
        "seats": {say("club-seats", seats=n): of(seats=n) for n in seats_of(wanted.game)},
        "clock": {say("clock-time", clock=n): of(clock=n) for n in TURN_TIMES},
    }


def _starts(
    say: Say, wanted: PlanClub, now: float, zone: str | None, shape: str
) -> dict[str, Mapping[str, PlanClub]]:
    """The days, and the hours of the chosen one, by these clocks; shape: how a time is written.

    Today it is at the next full hour, if its hour is over.
    """
    of, today, timed = partial(replace, wanted), local_time(now, zone), wanted.start * MINUTE > now
    at = local_time(wanted.start * MINUTE, zone) if timed else today.replace(hour=EVENING, minute=0)
    next_hour = local_time(_minutes(today.replace(minute=0)) * MINUTE + 3600.0, zone)
    days = {} if wanted.weekly else {say("club-gathered"): of(start=0)}
    for number in range(DAYS):
        day = datetime.combine(today + timedelta(days=number), at.timetz())
        day = day if _minutes(day) > now // MINUTE else next_hour
        date = {"weekday": day.weekday(), "month": day.month, "day": day.day}
        label = say("club-day" if timed else "club-at", **date, time=f"{day:{shape}}")
        days[label] = of(start=_minutes(day))
    step = _minutes(at) + STEP
    hours = {say("club-step"): of(start=step)}
    for each in (at.replace(hour=hour, minute=0) for hour in range(24)):
        if _minutes(each) > now // MINUTE and _minutes(each) != step:  # each value once
            hours[f"{each:{shape}}"] = of(start=_minutes(each))
    return {"start": days, "hour": hours if timed else {}}


def is_offered(wanted: PlanClub) -> bool:
    """True if an organiser can choose this game and these numbers."""
    known = wanted.rounds in ROUNDS_OFFERED and wanted.clock in TURN_TIMES
    return known and wanted.game in GAMES and wanted.seats in seats_of(wanted.game)


def _minutes(at: datetime) -> int:
    """The minutes since the epoch at this time."""
    return int(at.timestamp()) // MINUTE


def seats_of(game: str) -> Sequence[int]:
    """The numbers of seats that a table of a night may have, by the game's usual house rules."""
    rules = GAMES[game]
    return tuple(rules.seats_for(rules.options(**choices_by_default(rules))))
