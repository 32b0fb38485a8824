"""The messages of a club night: its announcement, its plan, its standings."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Final

from discord import ui

from cogs.table.pages.menus import SEAL
from cogs.table.pages.refusal_words import permission_names
from cogs.ui.custom_ids import Route
from cogs.ui.layout import TableButton, button, container, rows_of
from cogs.ui.names import apart, clock_time, countdown, escaped
from cogs.ui.page import NO_TABLE, RULE, Accent, Button, Page, Say, Style, turns
from cogs.ui.routes import ClubAct, OfClub, PlanClub, ReplayOf
from engine.core import choices_by_default
from engine.events.field import points_at
from engine.events.night import LEAST_PEOPLE, Guest, Night, Phase, Plan, longest, seals
from engine.events.standing import Standing, deal_of_the_night
from engine.games import GAMES
from engine.tables.model.table import FORMER

NAMED_IN_LINE: Final = 8
"""The most people whom a line of the announcement names."""
FIRST_PLACES: Final = 8
"""The places in the announcement; the page with all of them has as many on a leaf as fit it."""
ON_LEAF: Final = 7
TURN_TIMES: Final = (60, 300)
"""Seconds for a turn that an organiser can choose from."""
ROUNDS_OFFERED: Final = range(1, 9)
MINUTE: Final = 60
STEPS: Final = (15, 60, 1440, -15, -60, -1440)
"""Minutes by which an organiser moves the start."""
USUAL_SEATS: Final = 4
PAUSED: Final = (("club-pause-button", "⏸️"), ("club-resume-button", "▶️"))
"""The button of a night that isn't paused, and of one that is."""
DEAL_NAMED: Final = 3
"""The most people who are named with the deal of the night."""


@dataclass(frozen=True, slots=True)
class Shown:
    """A night as everybody may see it.

    at: the time, in seconds since the epoch. standings: after the rounds that have ended. named:
    the people whom a list may name.
    """

    night: Night
    at: float
    standings: Sequence[Standing] = ()
    named: Collection[int | None] = ()


def announcement(
    say: Say, shown: Shown, reader: int | None = None, lacks: Sequence[str] = ()
) -> ui.LayoutView:
    """The one message about a night in its channel, as it is now.

    reader: the only one; None: everybody. lacks: the bot's missing permissions, for which it waits.
    """
    night = shown.night
    title, facts = say("club-title", game=say(f"game-{night.plan.game}")), _choices(say, night.plan)
    when = say("club-when", at=f"<t:{int(night.plan.start)}:f>", now=False)
    blocks = [f"### {title}", f"{facts}\n{when}"]
    match night.phase:
        case Phase.ANNOUNCED | Phase.OPEN:
            blocks.append(_people(say, shown))
            blocks.append(_how(say, night.plan.clock))
        case Phase.CANCELLED:
            blocks.append(say("club-cancelled"))
        case Phase.RUNNING:
            blocks.append(_now(say, night, shown.at))
            if lacks:
                blocks.append(say("club-waits", names=permission_names(say, lacks)))
        case Phase.OVER:
            blocks = [f"## {_winners(say, shown)}", facts]
            if deal := deal_words(say, shown):
                blocks.append(deal)
    if shown.standings:
        blocks += [RULE, places(say, shown, range(FIRST_PLACES), reader)]
    return container(Accent.SCORING, blocks, rows_of(_presses(say, night)))


def _choices(say: Say, plan: Plan | PlanClub) -> str:
    """The choices of an organiser in a line."""
    values = {"rounds": plan.rounds, "seats": plan.seats, "clock": plan.clock}
    return say("club-facts", **values, rated=plan.rated)


def _how(say: Say, clock: int) -> str:
    """How a night is compared, and how long a round may take."""
    minutes = int(longest(clock)) // MINUTE
    return f"-# {say('club-how')} {say('club-length', minutes=minutes)}"


def _people(say: Say, shown: Shown) -> str:
    """The people who are coming; during check-in those who are here, and for whom it waits."""
    night = shown.night
    coming = [guest for guest in night.people if guest.coming]
    here = [guest for guest in coming if guest.here]
    if night.phase is Phase.ANNOUNCED:
        return _listed(say, "club-coming", shown, coming)
    late = night.next_at is not None and night.next_at > night.plan.start
    starts = countdown(night.next_at or night.plan.start)
    opened = say("club-open", late=late and len(here) < LEAST_PEOPLE, at=starts)
    lines = [opened, _listed(say, "club-here", shown, here)]
    missing = [guest for guest in coming if not guest.here]
    return "\n".join([*lines, *([_listed(say, "club-missing", shown, missing)] if missing else [])])


def _listed(say: Say, message: str, shown: Shown, guests: Sequence[Guest]) -> str:
    """A message that names some of these people, and counts all."""
    names = names_of(say, [(guest.user, guest.name) for guest in guests], shown.named)[
        :NAMED_IN_LINE
    ]
    others = len(guests) - len(names)
    return say(message, count=len(guests), names=", ".join(names), others=others)


def names_of(
    say: Say, people: Sequence[tuple[int | None, str]], named: Collection[int | None]
) -> list[str]:
    """The names of these people as markdown may show them; a word for those without one."""
    shown = (name if user in named and name != FORMER else "" for user, name in people)
    return [escaped(name) for name in apart([name or say("history-somebody") for name in shown])]


def _now(say: Say, night: Night, now: float) -> str:
    """The state of a running night; now: in seconds since the epoch."""
    values = {"round": len(night.rounds), "rounds": night.plan.rounds}
    if (playing := night.round) is not None:
        until = clock_time(playing.until)
        return say("club-round", **values, tables=len(playing.tables), until=until)
    values["round"] += 1
    if night.paused:
        return say("club-paused", **values)
    soon = night.next_at is None or night.next_at <= now
    return say("club-next", **values, soon=soon, at=countdown(night.next_at or 0.0))


def _winners(say: Say, shown: Shown) -> str:
    """The winners of the night."""
    best = [each for each in shown.standings if each.place == 1 and each.ranked]
    early = len(shown.night.ended) < shown.night.plan.rounds
    if not best or early:
        return say("club-over", early=early)
    names = names_of(say, [(each.user, each.name) for each in best], shown.named)
    return say("club-won", count=len(names), names=" · ".join(names))


def places(say: Say, shown: Shown, some: range, reader: int | None = None) -> str:
    """Some places of a night, by position, with the people who have none yet at the end.

    reader: the person in bold.
    """
    standings = shown.standings
    people = [(each.user, each.name) for each in standings]
    names = names_of(say, people, {*shown.named, reader})
    lines = [say("club-after", rounds=len(shown.night.ended))]
    for each, name in [*zip(standings, names, strict=True)][some.start : some.stop]:
        rank = f"{each.place}\\." if each.ranked else "–"
        line = f"{rank} {name} {say('club-percent', **tenths_of(each.tenths))}"
        line += f" · {_points(say, each.margin, places=False)}" if reader else ""
        lines.append(f"**{line}**" if each.user == reader else line)
    if (others := len(standings) - some.stop) > 0:
        lines.append(f"-# {say('club-others', count=others)}")
    return "\n".join(lines)


def deal_words(say: Say, shown: Shown) -> str:
    """The deal of the night: the results of its people and of the field; "" if there is none."""
    plan, deal = shown.night.plan, deal_of_the_night(shown.night)
    if deal is None or len(deal.results) < LEAST_PEOPLE:
        return ""
    best, last = deal.results[: DEAL_NAMED - 1], deal.results[DEAL_NAMED - 1 :][-1:]
    called = {guest.user: guest.name for guest in shown.night.people}
    people = [(result.user, called.get(result.user, FORMER)) for result in (*best, *last)]
    names, are_places = names_of(say, people, shown.named), not GAMES[plan.game].traits.night
    told = [
        f"{name} {_points(say, points_at(plan, result.measure), places=are_places)}"
        for name, result in zip(names, (*best, *last), strict=True)
    ]
    what = "places" if are_places else "points"
    mean = _points(say, deal.mean, places=are_places)
    return say("club-deal", what=what, round=deal.round, results=" · ".join(told), mean=mean)


def _points(say: Say, points: Fraction, *, places: bool) -> str:
    """Points over the mean of the others, with their sign; places, which are stored below zero."""
    size = say("number-tenths", **tenths_of(round(10 * abs(points))))
    return size if places else f"{'+' if points > 0 else '−' if points < 0 else '±'}{size}"


def tenths_of(number: int) -> dict[str, int]:
    """The values of a number in tenths, for a message that shows it with one decimal."""
    whole, tenths = divmod(number, 10)
    return {"whole": whole, "tenths": tenths}


def places_page(say: Say, shown: Shown, leaf: int, reader: int, tables: Sequence[int]) -> Page:
    """All places of a night, leaf by leaf, and how they are counted.

    tables: those of the round that ended last, which everybody may look at.
    """
    night, count = shown.night, len(shown.standings)
    ways = [OfClub(ClubAct.PLACES, night.id, each) for each in range(max(1, -(-count // ON_LEAF)))]
    leaf = min(leaf, len(ways) - 1)
    some = range(leaf * ON_LEAF, (leaf + 1) * ON_LEAF)
    told = places(say, shown, some, reader) if count else say("club-no-places")
    number = len(night.ended)
    replays = tuple(
        Button(say("club-thread-name", round=number, table=at), ReplayOf(table))
        for at, table in enumerate(tables, start=1)
    )
    blocks = (told, RULE, f"-# {say('club-legend')}")
    return Page(Accent.SCORING, blocks, replays, say("club-hands"), turns(say, ways, leaf))


def _presses(say: Say, night: Night) -> list[TableButton]:
    """The presses of the announcement."""
    coming = (ClubAct.COMING, "club-coming-button", "🙋")
    here = (ClubAct.HERE, "club-here-button", "🙋")
    absent = (ClubAct.ABSENT, "club-absent-button", None)
    table = (ClubAct.TABLE, "club-table-button", "🃏")
    all_ = (ClubAct.PLACES, "club-places-button", "📊")
    more = (ClubAct.MORE, "board-more-button", None)
    shown: Sequence[tuple[ClubAct, str, str | None]] = {
        Phase.ANNOUNCED: (coming, absent, more),
        Phase.OPEN: (here, absent, more),
        Phase.RUNNING: (table, *((all_,) if night.ended else ()), more),
        Phase.OVER: (all_, more),
        Phase.CANCELLED: (more,),
    }[night.phase]
    styles = (Style.PLAIN if night.is_over else Style.MAIN, Style.PLAIN, Style.PLAIN)
    return [
        press(say, night, act, label, style, emoji)
        for style, (act, label, emoji) in zip(styles, shown, strict=False)
    ]


def press(
    say: Say,
    night: Night,
    act: ClubAct,
    label: str,
    style: Style = Style.PLAIN,
    emoji: str | None = None,
) -> TableButton:
    """A button of a night."""
    return button(NO_TABLE, 0, OfClub(act, night.id), say(label), style, emoji)


def more_page(say: Say, night: Night, reader: int, *, organises: bool) -> Page:
    """Everything else that this person can do with a night."""
    guest = night.guest(reader)
    plays, runs = guest is not None and guest.plays, night.phase is Phase.RUNNING
    waits = runs and night.round is None
    presses: Sequence[tuple[bool, ClubAct, str, str | None]] = (
        (runs and not plays and night.admits(reader), ClubAct.HERE, "club-here-button", "🙋"),
        (runs and plays, ClubAct.LEAVE, "club-leave-button", "🚪"),
        (True, ClubAct.SEALS, "club-seals-button", "🔏"),
        (True, ClubAct.NIGHTS, "club-history-button", "🌙"),
        (True, ClubAct.LEAGUE, "club-league-button", "🏆"),
        (organises and night.phase is Phase.ANNOUNCED, ClubAct.BEGIN, "club-open-button", "⏩"),
        (organises and night.phase is Phase.OPEN, ClubAct.BEGIN, "club-begin-button", "⏩"),
        (organises and waits, ClubAct.BEGIN, "club-go-on-button", "⏩"),
        (organises and runs, ClubAct.PAUSE, *PAUSED[night.paused]),
        (organises and not night.is_over, ClubAct.CANCEL, "club-cancel-button", "🛑"),
    )
    ways = [
        Button(say(label), OfClub(act, night.id), emoji=emoji)
        for fits, act, label, emoji in presses
        if fits
    ]
    if organises and night.phase is not Phase.CANCELLED:
        to = OfClub(ClubAct.WEEKLY, night.id)
        ways.append(_switch(say, "club-weekly-button", to, on=night.plan.weekly))
    title = say("club-title", game=say(f"game-{night.plan.game}"))
    return Page(Accent.HAND, (f"### {title}", say("club-counting")), tuple(ways), across=3)


def sure_page(say: Say, night: Night, act: ClubAct) -> Page:
    """The question before somebody leaves or calls off a night."""
    label = say("club-leave-button" if act is ClubAct.LEAVE else "club-cancel-button")
    ways = (
        Button(label, OfClub(act, night.id, sure=True), Style.COST),
        Button(say("sure-back-button"), OfClub(ClubAct.MORE, night.id)),
    )
    return Page(Accent.TROUBLE, (say("club-sure", act=act.value),), ways)


def plan_page(say: Say, plan: PlanClub, now: int, *, event: bool) -> Page:
    """The plan of a night that isn't announced yet, and the open one of its settings.

    now: in minutes since the epoch. event: Discord's event comes with it.
    """
    game = say(f"game-{plan.game}")
    when = say("club-when", at=f"<t:{plan.start * MINUTE}:f>", now=not plan.start)
    blocks = (
        f"### {say('club-title', game=game)}",
        f"{_choices(say, plan)}\n{when}",
        _how(say, plan.clock),
        *([f"-# {say('club-event')}"] if event and plan.start > now + 1 else []),
    )
    names = ("game", "rounds", "seats", "clock", "start")
    ways = [Button(say("club-group", group=name), replace(plan, at=name)) for name in names]
    asked = say("lobby-rules-placeholder")
    extra = [
        Button(say("club-announce-button"), replace(plan, at="announce"), Style.MAIN, "📣"),
        _switch(say, "club-weekly-button", replace(plan, weekly=not plan.weekly), on=plan.weekly),
        _switch(say, "rated-title", replace(plan, rated=not plan.rated), on=plan.rated),
    ]
    if plan.at in names:
        ways, asked = _values(say, plan, now), say("club-group", group=plan.at)
        extra.append(Button(say("sure-back-button"), replace(plan, at="")))
    return Page(Accent.HAND, blocks, tuple(ways), asked, tuple(extra))


def _switch(say: Say, label: str, to: Route, *, on: bool) -> Button:
    """A button that switches something on or off, and shows its state."""
    shown = say("setting-switch", label=say(label), on=on)
    return Button(shown, to, emoji="✅" if on else "⬜")


def _values(say: Say, plan: PlanClub, now: int) -> list[Button]:
    """The values of the open setting, each as the plan with it; now: in minutes."""
    chosen = replace(plan, at="")
    match plan.at:
        case "game":
            games = {key: replace(chosen, game=key, seats=usual_seats(key)) for key in GAMES}
            found = {say(f"game-{key}"): to for key, to in games.items()}
        case "rounds":
            found = {
                say("club-rounds", rounds=n): replace(chosen, rounds=n) for n in ROUNDS_OFFERED
            }
        case "seats":
            seats = seats_of(plan.game)
            found = {say("club-seats", seats=n): replace(chosen, seats=n) for n in seats}
        case "clock":
            found = {say("clock-time", clock=n): replace(chosen, clock=n) for n in TURN_TIMES}
        case _:
            first = plan.start or -(-now // STEPS[0]) * STEPS[0]
            moved = {
                step: replace(plan, start=first + step) for step in STEPS if first + step > now
            }
            found = {say("club-now"): replace(plan, start=0)}
            found |= {say("club-step", **_step(step)): to for step, to in moved.items()}
    return [Button(label, to) for label, to in found.items()]


def _step(minutes: int) -> dict[str, str | int]:
    """The values for a message about moving the start, in the largest unit."""
    units = zip(("days", "hours", "minutes"), (STEPS[2], STEPS[1], 1), strict=True)
    unit, length = next(each for each in units if abs(minutes) >= each[1])
    way = "later" if minutes > 0 else "earlier"
    return {"way": way, "unit": unit, "count": abs(minutes) // length}


def seats_of(game: str) -> Sequence[int]:
    """The numbers of seats that a table of a night may have, by the game's usual house rules."""
    rules = GAMES[game]
    return tuple(rules.seats_for(rules.options(**choices_by_default(rules))))


def usual_seats(game: str) -> int:
    """The seats at a table unless the organiser chooses: four, if the game has them."""
    seats = seats_of(game)
    return USUAL_SEATS if USUAL_SEATS in seats else seats[0]


def seals_page(say: Say, night: Night) -> Page:
    """The seal of each round, which its cards are checked against once it is over."""
    told = [say("club-seal", round=n, seal=seal[:SEAL]) for n, seal in enumerate(seals(night), 1)]
    return Page(Accent.HAND, (say("club-seals"), "\n".join(told)))
