"""The messages of a club night: its announcement, its plan, and what can be done with it."""

from collections.abc import Sequence
from itertools import accumulate
from typing import Final, TypeAlias

from discord import ui

from cogs.features.night.results import (
    Shown,
    announced_places,
    deal_ways,
    deal_words,
    has_league,
    headline,
    names_of,
    now_words,
    what_counts,
)
from cogs.table.pages.menus import SEAL, OwnGames, ways_to_play
from cogs.table.pages.refusal_words import permission_names
from cogs.ui.custom_ids import Route
from cogs.ui.layout import TableButton, button, container, rows_of
from cogs.ui.names import BOT, clock_time
from cogs.ui.page import NO_TABLE, RULE, Accent, Button, Page, Say, Style
from cogs.ui.routes import ClubAct, Learn, OfClub, PlanClub, Verb
from engine.events.night import CHECK_IN, GATHERING, Guest, Night, Phase, Plan
from engine.events.nights import lasts
from engine.events.rounds import seals
from engine.events.standing import deals_of, needed, too_late
from engine.games import GAMES
from engine.tables.model.table import Table

NAMED_LETTERS: Final = 60
"""The most letters of the names in a list of the announcement; it counts the other people."""
MINUTE: Final = 60
STEP: Final = 15
"""Minutes by which an organiser moves the start at most, once its hour is chosen."""
FIRST_TABLES: Final = 6
GATHERED_IN: Final = int(GATHERING) // MINUTE
"""Minutes from the second late check-in to the start."""
Fitting: TypeAlias = tuple[object, ClubAct | PlanClub | Learn, str, str | None]
"""True if a press fits now, what it does, its label, and its emoji."""


def announcement(
    say: Say,
    shown: Shown,
    reader: int | None = None,
    lacks: Sequence[str] = (),
    note: str = "",
    link: str = "",
) -> ui.LayoutView:
    """A night as it is now.

    reader: the only one; None: everybody. lacks: the bot's missing permissions, for which it waits.
    note: above it, the answer to its only reader's press. link: to the message that has its end;
    "": this one has it.
    """
    night = shown.night
    title = f"### {say('club-title', game=say(f'game-{night.plan.game}'))}"
    match night.phase:
        case Phase.ANNOUNCED | Phase.OPEN:
            by = [] if night.organiser is None else [say("club-host", host=f"<@{night.organiser}>")]
            at = (night.phase is Phase.OPEN and night.next_at) or night.plan.start
            when = when_words(say, night.plan, at, "waits" if night.waits else "no")
            plan = "\n".join([choices_words(say, night.plan), when, *by])
            blocks = [title, plan, people_words(say, shown, reader)]
            blocks += [] if reader and night.guest(reader) else [how_words(say, night.plan)]
        case Phase.CANCELLED:
            blocks = [title, say("club-cancelled"), *_after(say, shown)]
        case Phase.RUNNING:
            blocks = [title, now_words(say, shown)]
            blocks += ["\n".join(seated_words(say, shown))] if shown.playing else []
            blocks += no_seat_words(say, shown, reader)
            if lacks:
                blocks.append(say("club-waits", names=permission_names(say, lacks)))
            others = [choices_words(say, night.plan)]
            blocks += [RULE, headline(say, shown)] if shown.standings else others
        case Phase.OVER if link:
            blocks = [f"### {headline(say, shown)}", say("club-closed", link=link)]
        case Phase.OVER:
            blocks = [f"## {headline(say, shown)}"]
    if shown.standings and not link and not (note and night.phase is Phase.RUNNING):
        blocks.append(announced_places(say, shown, reader))
    if ends := night.phase is Phase.OVER and not link:
        host = f"<@{night.organiser}>" if night.organiser else "none"
        next_ = _after(say, shown) or [say("club-next-how", host=host)]
        blocks += [RULE, deal_words(say, shown), *next_]
    presses = _presses(say, shown, reader, ends=ends)
    if night.is_over and not link:
        same = next((each.id for each in shown.tables), NO_TABLE)
        presses += ways_to_play(say, OwnGames(), same)
    rows = rows_of(presses)
    return container(Accent.SCORING, [*([note, RULE] if note else []), *blocks], rows)


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


def back_way(say: Say, tables: Sequence[Table], user: int | None) -> list[TableButton]:
    """The press that gives somebody the seat again that they left at one of these tables."""
    return [
        button(table.id, 0, Verb.HAND, say("club-back-button"), Style.MAIN, "🪑")
        for table in tables
        if table.is_open and user is not None
        if any(player.left and player.user == user for player in table.players)
    ]


def _after(say: Say, shown: Shown) -> list[str]:
    """The words for the same night a week later, if there is one."""
    at = shown.following
    return [say("club-after", at=f"<t:{int(at)}:F>")] if at else []


def choices_words(say: Say, plan: Plan) -> str:
    """The choices of an organiser in a line, with the time that the night is expected to take."""
    values = {"rounds": plan.rounds, "seats": plan.seats, "clock": plan.clock}
    return say("club-facts", **values, minutes=lasts(plan), rated=plan.rated)


def how_words(say: Say, plan: Plan) -> str:
    """The words for a play of the game, and for what wins the night."""
    how = say("club-how", deal=GAMES[plan.game].traits.night)
    return f"-# {say(f'game-{plan.game}-brief')}.\n-# {how}"


def people_words(say: Say, shown: Shown, reader: int | None) -> str:
    """The next step, and the people who come, or in check-in are here, are expected, or can't."""
    night, is_open = shown.night, shown.night.phase is Phase.OPEN
    coming = [guest for guest in night.people if guest.coming]
    here = [guest for guest in coming if guest.here]
    if is_open:
        guest, when = reader and night.guest(reader), "none" if reader or night.waits else "start"
        step = say("club-here-done") if guest and guest.plays else say("club-open", when=when)
        lines = [step, _listed(say, "club-here", shown, here)]
    else:
        asked = say("club-asked", opens=clock_time(night.plan.start - CHECK_IN))
        lines = [asked, _listed(say, "club-coming", shown, coming)]
    if missing := [guest for guest in coming if is_open and not guest.here]:
        lines.append(_listed(say, "club-missing", shown, missing))
    if absent := [guest for guest in night.people if not guest.coming]:
        lines.append(_listed(say, "club-absent", shown, absent))
    return "\n".join(lines)


def when_words(say: Say, plan: Plan, at: float, now: str = "no") -> str:
    """The start of a night; now: "waits" while it waits, until it is called off; "yes": for two."""
    shown = clock_time(at) if now == "waits" else f"<t:{int(at)}:{'F' if plan.weekly else 'f'}>"
    return say("club-when", at=shown, now=now, minutes=GATHERED_IN, weekly=plan.weekly)


def no_seat_words(say: Say, shown: Shown, reader: int | None) -> list[str]:
    """For a reader without a seat in a running night: how they get one, and what it is worth."""
    night, guest = shown.night, None if reader is None else shown.night.guest(reader)
    if reader is None or (guest is not None and guest.plays):
        return []
    first, gone = night.comes_in(reader, shown.at), guest is not None and guest.gone
    return [say("club-no-table", can=first > 0, gone=gone, **late_values(night, reader, first))]


def late_values(night: Night, user: int, first: int) -> dict[str, int | bool | str]:
    """The values of a message about a latecomer's seat. first: the deal in which they get it."""
    at_once = first == len(night.rounds) and user not in night.rounds[-1].people
    values = {"round": first, "rounds": night.plan.rounds, "needed": needed(night.plan.rounds)}
    return {**values, "late": too_late(night, user, -at_once)}


def _listed(say: Say, message: str, shown: Shown, guests: Sequence[Guest]) -> str:
    """A message that names some of these people, and counts all."""
    people = [(guest.user, guest.name) for guest in guests]
    names = names_of(say, people, shown.named)
    fits = sum(letters <= NAMED_LETTERS for letters in accumulate(map(len, names)))
    names, others = names[:fits], len(guests) - fits
    return say(message, count=len(guests), names=", ".join(names), others=others)


def _seat(night: Night, reader: int | None, now: float) -> Sequence[Fitting]:
    """The presses by which this person, or everybody, gets a seat, and cuts the decks."""
    guest, is_open = None if reader is None else night.guest(reader), night.phase is Phase.OPEN
    plays = guest is not None and guest.plays
    late = night.phase is Phase.RUNNING and night.comes_in(reader or 0, now)  # 0: a newcomer
    here = "club-back-button" if guest is not None and guest.gone else "club-here-button"
    return (
        ((is_open or late) and not plays, ClubAct.HERE, here, "🙋"),
        (is_open and plays, ClubAct.CUT, "lobby-cut-button", "✂️"),
    )


def _presses(say: Say, shown: Shown, reader: int | None, *, ends: bool) -> list[TableButton]:
    """The presses of the announcement; the first of them is the one that is expected, if one is.

    ends: it is the end of the night, which shows the deal of the night.
    """
    night = shown.night
    guest = None if reader is None else night.guest(reader)
    phase, playing, seat = night.phase, night.round, _seat(night, reader, shown.at)
    plays, later = playing is not None, phase is Phase.RUNNING and reader is None
    sits = reader is None or (guest is not None and guest.plays)
    sits = sits or (playing is not None and reader in playing.people)
    is_open, early = phase is Phase.OPEN, phase in (Phase.ANNOUNCED, Phase.OPEN)
    waits = early and guest is not None and (guest.plays if is_open else guest.coming)
    if playing is not None and guest is not None and guest.plays:
        waits = reader not in playing.people  # for the next round
    runs_it = reader is not None and reader == night.organiser
    presses: Sequence[Fitting] = (
        (early and not is_open and not waits, ClubAct.COMING, "club-coming-button", "🙋"),
        *(() if later else seat),
        (is_open and runs_it, ClubAct.BEGIN, "club-begin-button", "⏩"),
        (early, ClubAct.ABSENT, "club-absent-button", None),
        (early and reader is not None, Learn(night.plan.game), "lesson-offer-button", "🎓"),
        (plays and sits and not night.is_over, ClubAct.TABLE, "club-table-button", "🃏"),
        (night.ended, ClubAct.PLACES, "club-places-button", "📊"),
        (not plays and sits and phase is Phase.RUNNING, ClubAct.TABLE, "club-table-button", "🃏"),
        *(seat if later else ()),
        (phase is Phase.OVER and runs_it, again(night.plan, later=True), "club-next-button", "🔁"),
        (has_league(shown), ClubAct.LEAGUE, "club-league-button", "🏆"),
        (reader is not None and not night.is_over, ClubAct.NOW, "hand-again-button", None),
        (True, ClubAct.MORE, "board-more-button", None),
    )
    ways = _fitting(say, night, presses)
    ways[1:1] = deal_ways(say, shown) if ends else []
    back = back_way(say, shown.playing, reader)
    first = Style.PLAIN if waits or back else Style.MAIN
    return back + [
        button(NO_TABLE, 0, way.route, way.label, Style.PLAIN if number else first, way.emoji)
        for number, way in enumerate(ways)
    ]


def _fitting(say: Say, night: Night, presses: Sequence[Fitting]) -> list[Button]:
    """The presses that fit now."""
    return [
        Button(say(label), OfClub(to, night.id) if isinstance(to, ClubAct) else to, emoji=emoji)
        for fits, to, label, emoji in presses
        if fits
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


def more_page(
    say: Say,
    night: Night,
    reader: int,
    weekly: str = "",
    *,
    organises: bool,
    leaves: bool = True,
) -> Page:
    """Everything else that this person can do with a night.

    leaves: they have a seat or a deal to come, which they can leave. weekly: how it is repeated.
    """
    guest, phase, plan = night.guest(reader), night.phase, night.plan
    plays, runs = guest is not None and guest.plays, phase is Phase.RUNNING
    presses: Sequence[Fitting] = (
        (runs and plays and leaves, ClubAct.LEAVE, "club-leave-button", "🚪"),
        (True, ClubAct.SEALS, "club-seals-button", "🔏"),
        (organises and phase is Phase.ANNOUNCED, ClubAct.BEGIN, "club-open-button", "⏩"),
        (organises and phase is Phase.OPEN, ClubAct.BEGIN, "club-begin-button", "⏩"),
        (organises and runs and not night.round, ClubAct.BEGIN, "club-go-on-button", "⏩"),
        (organises and runs and not night.paused, ClubAct.PAUSE, "club-pause-button", "⏸️"),
        (organises and runs and night.paused, ClubAct.PAUSE, "club-resume-button", "▶️"),
        (organises and not night.is_over, ClubAct.CANCEL, "club-cancel-button", "🛑"),
        (organises and night.is_over, again(plan, later=True), "club-next-button", "🔁"),
    )
    ways = _fitting(say, night, presses)
    told = [f"-# {weekly}"] if organises and weekly else []
    told += [] if plays or organises or night.is_over else [f"-# {say('club-watch')}"]
    was_chosen = plan.start % (STEP * MINUTE) == 0  # else it began when two were here
    if organises and (plan.weekly or (was_chosen and not night.is_over)):
        to = OfClub(ClubAct.WEEKLY, night.id)
        ways.append(switch(say, "club-weekly-button", to, on=plan.weekly))
    ways.append(Button(say("sure-back-button"), OfClub(ClubAct.NOW, night.id)))
    title = say("club-title", game=say(f"game-{plan.game}"))
    if deals := 0 if phase is Phase.CANCELLED else deals_of(night):
        told.insert(
            0, say("club-counting", what=what_counts(plan), rounds=deals, needed=needed(deals))
        )
    blocks = (f"### {title}", *told)
    return Page(Accent.HAND, blocks, tuple(ways), across=3)


def again(plan: Plan, *, later: bool = False) -> PlanClub:
    """The same choices for another night: now, or later, from the start that `coming` moves on."""
    start = int(plan.start) // MINUTE if later else 0
    return PlanClub(plan.game, plan.rounds, plan.seats, plan.clock, start, rated=plan.rated)


def sure_page(
    say: Say, night: Night, act: ClubAct, back: Route, reader: int, *, at_table: bool
) -> Page:
    """The question before somebody leaves, or calls off a night.

    back: where they came from. at_table: they have a seat in this round, which they leave.
    """
    label = say("club-leave-button" if act is ClubAct.LEAVE else "club-cancel-button")
    ways = (
        Button(label, OfClub(act, night.id, sure=True), Style.COST),
        Button(say("sure-back-button"), back),
    )
    tables = "open" if night.round else "over" if night.rounds else "none"
    rounds = night.plan.rounds
    values = {"tables": tables, "weekly": night.plan.weekly, "last": len(night.rounds) == rounds}
    values |= {"late": too_late(night, reader, 1), "needed": needed(rounds), "rounds": rounds}
    asked = say("club-sure", act="seat" if at_table else act.value, **values)
    return Page(Accent.TROUBLE, (asked,), ways)


def switch(say: Say, label: str, to: Route, *, on: bool) -> Button:
    """A button that switches something on or off, and shows its state."""
    shown = say("setting-switch", label=say(label), on=on)
    return Button(shown, to, emoji="✅" if on else "⬜")


def seals_page(say: Say, night: Night) -> Page:
    """The seal of each round, which its cards are checked against once it is over."""
    told = [say("club-seal", round=n, seal=seal[:SEAL]) for n, seal in enumerate(seals(night), 1)]
    back = Button(say("sure-back-button"), OfClub(ClubAct.MORE, night.id))
    return Page(Accent.HAND, (say("club-seals"), "\n".join(told)), extra=(back,))
