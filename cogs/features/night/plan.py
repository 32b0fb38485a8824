"""The page on which an organiser plans a club night."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from functools import partial
from typing import Final
from zlib import crc32

import discord
from discord import ui

from cogs.features.night.page import MINUTE, STEP, choices_words, switch, when_words
from cogs.table.pages.lobby import typed_form
from cogs.ui.custom_ids import CustomId
from cogs.ui.layout import choice, paged
from cogs.ui.page import HAND, NO_TABLE, RULE, Accent, Button, Page, Say, Style
from cogs.ui.routes import PlanClub
from engine.core import choices_by_default
from engine.events.night import WAIT, Plan
from engine.events.nights import repeated
from engine.events.standing import needed
from engine.games import FIRST_GAME, GAMES
from engine.tables.model.quiet import local_time
from engine.tables.transitions.lobby import write_options

TURN_TIMES: Final = (30, 60, 120, 180, 300)
"""Seconds for a turn that an organiser can choose from."""
ROUNDS_OFFERED: Final = range(1, 9)
DAYS: Final = 14
"""The next days on which a night may start."""
EVENING: Final = 20
"""The hour of the proposed starts on coming days, until another one is chosen."""
HOURS_PROPOSED: Final = range(1, 4)
LONGEST_ZONE: Final = 36
USUAL: Final = PlanClub(FIRST_GAME, rounds=4, seats=4, clock=60)
SELECTS: Final = {
    "": ("game", "rounds", "start"),
    "more": ("seats", "clock"),
    "when": ("day", "hour"),
}
"""The settings on each page of the plan."""


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
    """The plan with the same day and hour by other clocks; before: by whose they were chosen."""
    if not wanted.start:
        return wanted
    at = local_time(wanted.start * MINUTE, before)
    return replace(wanted, start=_minutes(at.replace(tzinfo=local_time(0, zone).tzinfo)))


def plan_page(
    say: Say, wanted: PlanClub, now: float, zone: str | None, note: str = ""
) -> ui.LayoutView:
    """The plan of a night that isn't announced yet, and some of its settings.

    zone: the organiser's time zone, by which it is repeated; None: it isn't known. note: above it.
    """
    plan, waits = planned(wanted, now), 0 < wanted.start * MINUTE <= now
    timed = wanted.start > 0 and not waits
    started = "waits" if waits else "no" if timed else "yes"
    when = when_words(say, plan, plan.start + WAIT * waits, started)
    told, of = list[str](), {"rounds": plan.rounds, "needed": needed(plan.rounds)}
    if not wanted.at:
        told.append(say("club-weekly", at="none") if plan.weekly else say("club-latecomers", **of))
    if wanted.at == "more" and plan.rated:
        told.append(say("club-rated"))
    if not note and (wanted.at == "when" or (not wanted.at and timed)):
        told.append(say("club-zone", zone=zone or "", zoned=zone is not None))
    blocks = (
        *((note, RULE) if note else ()),
        f"### {say('club-title', game=say(f'game-{plan.game}'))}",
        f"{choices_words(say, plan)}\n{when}",
        *(f"-# {each}" for each in told),
    )
    start = f"{local_time(plan.start, zone):%H:%M}" if timed else say("club-gathered")
    rows = list[ui.ActionRow[ui.LayoutView]]()
    for name in SELECTS[wanted.at]:
        label = say("club-group", group=name)
        values = _values(say, name, wanted) or _starts(say, name, wanted, now, zone)
        chosen = next((text for text, to in values.items() if to == wanted), start)
        asked = say("labelled", label=label, text=chosen)
        options = [Button(text, to) for text, to in values.items()]
        by_text = crc32(asked.encode()) % 10**6  # with the same id, Discord hides a new text
        rows += choice(NO_TABLE, by_text, asked, options)
    page = Page(Accent.HAND, blocks, extra=_presses(say, wanted, now, zone))
    return paged(page, say, NO_TABLE, 0, HAND, above=rows)


def _presses(say: Say, wanted: PlanClub, now: float, zone: str | None) -> tuple[Button, ...]:
    """The buttons below the selects of a page; every week, a night has a time of its own."""
    to = partial(replace, wanted)
    of_zone = Button(say("club-zone-button"), to(at="zone"), emoji="🕒")
    back = Button(say("sure-back-button"), to(at=""))
    if wanted.at == "more":
        return switch(say, "rated-title", to(rated=not wanted.rated), on=wanted.rated), back
    if wanted.at == "when":
        return of_zone, back
    start, evening = wanted.start * (wanted.start % STEP == 0), _evening(now, zone)
    start = 0 if wanted.weekly and start == evening else start or evening
    weekly = to(weekly=not wanted.weekly, start=start)
    label, sign = ("club-change-button", "✏️") if wanted.night else ("club-announce-button", "📣")
    return (
        Button(say(label), to(at="announce"), Style.MAIN, sign),
        switch(say, "club-weekly-button", weekly, on=wanted.weekly),
        Button(say("club-settings-button"), to(at="more"), emoji="⚙️"),
        *((of_zone,) if wanted.start else ()),
    )


def _values(say: Say, name: str, wanted: PlanClub) -> Mapping[str, PlanClub]:
    """The values of a setting, each with the plan that has it; none for one of the start."""
    of = partial(replace, wanted)
    games = {say(f"game-{key}"): of(game=key, seats=usual_seats(key)) for key in GAMES}
    values = {
        "game": games | {say(f"game-{wanted.game}"): wanted},
        "rounds": {say("club-rounds", rounds=n): of(rounds=n) for n in ROUNDS_OFFERED},
        "seats": {say("club-seats", seats=n): of(seats=n) for n in seats_of(wanted.game)},
        "clock": {say("clock-time", clock=n): of(clock=n) for n in TURN_TIMES},
    }
    return values.get(name, {})


def _starts(
    say: Say, name: str, wanted: PlanClub, now: float, zone: str | None
) -> Mapping[str, PlanClub]:
    """The proposed starts; the days for the chosen one, or its day's hours, by these clocks."""
    of, today = partial(replace, wanted), local_time(now, zone)
    soon = -(-(int(now) // MINUTE + 1) // STEP) * STEP
    at = local_time((wanted.start or soon) * MINUTE, zone)
    if name == "hour":
        step = _minutes(at) + STEP
        found = {say("club-step"): of(start=step)}
        for each in (at.replace(hour=hour, minute=0) for hour in range(24)):
            if _minutes(each) > now // MINUTE and _minutes(each) != step:  # each value once
                found[f"{each:%H:%M}"] = of(start=_minutes(each))
        return found
    hour = (at if wanted.start else at.replace(hour=EVENING, minute=0)).timetz()
    days = [datetime.combine(today + timedelta(days=number), hour) for number in range(DAYS)]
    times, found = {wanted.start, *map(_minutes, days)}, dict[str, PlanClub]()
    if name == "start":
        times |= {_full_hour(now, zone, each) for each in HOURS_PROPOSED}
        found |= {} if wanted.weekly else {say("club-gathered"): of(start=0)}
    for start in sorted(each for each in times if each > now // MINUTE):
        day = local_time(start * MINUTE, zone)
        label = "club-at" if name == "start" else "club-day"
        date = {"weekday": day.weekday(), "month": day.month, "day": day.day}
        found[say(label, **date, time=f"{day:%H:%M}")] = of(start=start)
    other = {say("club-other"): of(at="when")}
    return found | other if name == "start" else found


def _full_hour(now: float, zone: str | None, hours: int) -> int:
    """A full hour by this zone's clocks, in minutes since the epoch; hours: 1 is the next one."""
    return _minutes(local_time(now, zone).replace(minute=0) + timedelta(hours=hours))


def _evening(now: float, zone: str | None) -> int:
    """The start that a weekly night is proposed to have: the next evening."""
    return _full_hour(now, zone, (EVENING - local_time(now, zone).hour) % 24 or 24)


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


def usual_seats(game: str) -> int:
    """The seats at a table unless the organiser chooses: four, if the game has them."""
    return min(seats_of(game), key=lambda seats: abs(seats - USUAL.seats))


def zone_form(say: Say, wanted: PlanClub) -> discord.ui.Modal:
    """The modal for the organiser's time zone."""
    asked = CustomId(NO_TABLE, 0, replace(wanted, at="zone"))
    title = say("quiet-zone")
    return typed_form(asked, title, title, say("quiet-zone-meaning"), LONGEST_ZONE)
