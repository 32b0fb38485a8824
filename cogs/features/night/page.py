"""The messages of a club night: its announcement, its plan, and what can be done with it."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import accumulate
from typing import Final, TypeAlias

from discord import ui

from cogs.features.night import results
from cogs.features.night.amounts import what_counts
from cogs.features.night.results import Shown, names_of
from cogs.table.pages.menus import OwnGames, seal, ways_to_play
from cogs.ui.custom_ids import Route
from cogs.ui.layout import TableButton, button, container, rows_of
from cogs.ui.names import BOT, clock_time, countdown
from cogs.ui.page import NO_TABLE, RULE, Accent, Button, Page, Say, Style
from cogs.ui.routes import ClubAct, Learn, OfClub, PlanClub, Verb
from engine.events.field import FIELD
from engine.events.movement import sections
from engine.events.night import CHECK_IN, GATHERING, LEAST_PEOPLE, WAIT, Guest, Night, Phase, Plan
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
Act: TypeAlias = ClubAct | type[Learn]
"""An act at a night, or the lesson of its game."""


def announcement(
    say: Say, shown: Shown, reader: int | None = None, note: str = "", link: str = ""
) -> ui.LayoutView:
    """A night as it is now.

    reader: the only one; None: everybody. note: above it, the answer to its only reader's press.
    link: to the message that has its end; "": this one has it.
    """
    night, plan, host = shown.night, shown.night.plan, shown.night.organiser
    after = [say("club-after", at=f"<t:{int(shown.following)}:F>")] if shown.following else []
    title = f"### {say('club-title', game=say(f'game-{plan.game}'))}"
    if is_new := not (reader and night.guest(reader)):
        title += f"\n-# {say(f'game-{plan.game}-brief')}."
    choices, presses = choices_words(say, plan), _presses(say, shown, reader)
    if link:
        closed = [f"### {results.headline(say, shown)}", say("club-closed", link=link)]
        return container(Accent.SCORING, closed, rows_of(presses))
    match night.phase:
        case Phase.ANNOUNCED | Phase.OPEN:
            by = [] if host in (None, reader) else [say("club-host", host=f"<@{host}>")]
            blocks = [title, "\n".join([choices, *by]), "\n".join(people_words(say, shown, reader))]
            how = say("club-how", deal=GAMES[plan.game].traits.night, field=FIELD)
            blocks += [f"-# {how}"] * is_new
        case Phase.CANCELLED:
            blocks = [title, *off_words(say, shown)]
        case Phase.RUNNING:
            blocks = [title, results.now_words(say, shown, pause="none" if reader else "more")]
            sits = len(shown.playing) > 0 and reader != host
            blocks += ["\n".join(seated_words(say, shown))] * sits
            blocks += no_seat_words(say, shown, reader)
            blocks += [RULE, results.headline(say, shown)] if shown.standings else [choices]
        case Phase.OVER:
            blocks = [f"## {results.headline(say, shown, praised=True)}"]
    if shown.standings and not (note and night.phase is Phase.RUNNING):
        blocks.append(results.announced_places(say, shown, reader))
    if night.phase is Phase.OVER:
        told, ways = results.deal_told(say, shown)
        blocks += [told, *after]
        presses[1:1] = pressed(ways)
    presses += ways_to_play(say, OwnGames()) if night.phase is Phase.CANCELLED else []
    return container(Accent.SCORING, [*([note, RULE] if note else []), *blocks], rows_of(presses))


def off_words(say: Say, shown: Shown) -> list[str]:
    """The person who called a night off, or why it was, and the next night of its series."""
    night, game = shown.night, say(f"game-{shown.night.plan.game}")
    by = [guest for guest in night.people if guest.ends]
    values = {"at": f"<t:{int(night.plan.start)}:f>", "begun": "yes" if night.rounds else "no"}
    after = [say("club-after", at=f"<t:{int(shown.following)}:F>")] if shown.following else []
    return [_listed(say, "club-cancelled", shown, by, game=game, **values), *after]


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


def own_table(shown: Shown, user: int | None) -> Table | None:
    """The open table at which somebody sits, or sat, in this round."""
    return next((t for t in shown.playing if t.is_open and t.seat_of(user) is not None), None)


def back_way(say: Say, table: Table | None, user: int | None) -> list[TableButton]:
    """The press that gives somebody the seat again that they left at this table, if they did."""
    if table is None or not any(player.left and player.user == user for player in table.players):
        return []
    return [button(table.id, 0, Verb.HAND, say("club-back-button"), Style.MAIN, "🪑")]


def choices_words(say: Say, plan: Plan, message: str = "club-facts") -> str:
    """The choices of an organiser, with the time that the night is expected to take."""
    values = {"rounds": plan.rounds, "seats": plan.seats, "clock": plan.clock}
    return say(message, **values, minutes=lasts(plan), rated=plan.rated)


def people_words(say: Say, shown: Shown, reader: int | None) -> list[str]:
    """The start, the next step, and who come, or in check-in are here, are expected, or can't."""
    night, is_open = shown.night, shown.night.phase is Phase.OPEN
    at = (is_open and night.next_at) or night.plan.start
    start = when_words(say, night.plan, at, "waits" if night.waits else night.phase)
    coming = [guest for guest in night.people if guest.coming]
    here = [guest for guest in coming if guest.here]
    if is_open:
        guest, when = reader and night.guest(reader), "none" if reader or night.waits else "start"
        step = say("club-here-done") if guest and guest.plays else say("club-open", when=when)
        found = sections(range(len(night.players)), night.plan.seats)
        mates = [computers for _, each in found for computers in each]
        tables = {"tables": len(mates) * (len(here) >= LEAST_PEOPLE), "computers": sum(mates)}
        lines = [start, step, _listed(say, "club-here", shown, here, **tables)]
    else:
        step = say("club-asked", opens=clock_time(night.plan.start - CHECK_IN))
        lines = [start, step, _listed(say, "club-coming", shown, coming)]
    if missing := [guest for guest in coming if is_open and not guest.here]:
        lines.append(_listed(say, "club-missing", shown, missing))
    if absent := [guest for guest in night.people if not guest.coming]:
        lines.append(_listed(say, "club-absent", shown, absent))
    return lines


def when_words(say: Say, plan: Plan, at: float, now: str = "no") -> str:
    """The start of a night; now: "waits": or it is called off; "open": soon; "yes": for two."""
    shown = f"<t:{int(at)}:F>" + f" ({countdown(at)})" * (now == Phase.OPEN)
    shown = clock_time(at) if now == "waits" else shown
    minutes, late = int(GATHERING) // MINUTE, int(WAIT) // MINUTE
    return say("club-when", at=shown, now=now, minutes=minutes, late=late, weekly=plan.weekly)


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


def _listed(say: Say, what: str, shown: Shown, guests: Sequence[Guest], **more: str | int) -> str:
    """A message that names some of these people, and counts all."""
    people = [(guest.user, guest.name) for guest in guests]
    names = names_of(say, people, shown.named)
    fits = sum(letters <= NAMED_LETTERS for letters in accumulate(map(len, names)))
    names, others = names[:fits], len(guests) - fits
    return say(what, count=len(guests), names=", ".join(names), others=others, **more)


def ways_of(say: Say, shown: Shown, reader: int | None, *, organises: bool) -> Mapping[Act, Button]:
    """Everything that this person, or everybody, can do with a night now: no page offers more."""
    night, plan, phase = shown.night, shown.night.plan, shown.night.phase
    who = reader or 0  # 0: a newcomer
    guest, plays = night.guest(who), who in night.players
    is_open, runs, ends = phase is Phase.OPEN, phase is Phase.RUNNING, night.is_over
    early, comes = not runs and not ends, guest is not None and guest.coming
    sits = reader is None or plays or (night.round is not None and who in night.round.people)
    late = runs and night.comes_in(who, shown.at)
    leaves = own_table(shown, reader) is not None or len(night.rounds) < plan.rounds
    here = "club-back-button" if guest is not None and guest.gone else "club-here-button"
    begin = "club-begin-button" if is_open else "club-go-on-button" if runs else "club-open-button"
    pause, symbol = ("club-resume-button", "▶️") if night.paused else ("club-pause-button", "⏸️")
    presses: Sequence[tuple[object, ClubAct, str, str | None]] = (
        (early and not is_open and not comes, ClubAct.COMING, "club-coming-button", "🙋"),
        ((is_open or late) and not plays, ClubAct.HERE, here, "🙋"),
        (is_open and plays, ClubAct.CUT, "lobby-cut-button", "✂️"),
        (early, ClubAct.ABSENT, "club-absent-button", None),
        (night.round and sits, ClubAct.TABLE, "club-table-button", "🃏"),
        (night.ended, ClubAct.PLACES, "club-places-button", "📊"),
        (results.has_league(shown), ClubAct.LEAGUE, "club-league-button", "🏆"),
        (reader is not None and not ends, ClubAct.NOW, "hand-again-button", None),
        (True, ClubAct.MORE, "board-more-button", None),
        (runs and plays and leaves, ClubAct.LEAVE, "club-leave-button", "🚪"),
        (True, ClubAct.SEALS, "club-seals-button", "🔏"),
        (organises and not ends and night.round is None, ClubAct.BEGIN, begin, "⏩"),
        (organises and runs and len(night.rounds) < plan.rounds, ClubAct.PAUSE, pause, symbol),
        (organises and early, ClubAct.CHANGE, "club-change-button", "✏️"),
        (organises and not ends, ClubAct.CANCEL, "club-cancel-button", "🛑"),
        (ends and not plan.weekly, ClubAct.NEXT, "club-next-button", "🔁"),
    )
    ways: dict[Act, Button] = {
        act: Button(say(label), OfClub(act, night.id), emoji=emoji)
        for fits, act, label, emoji in presses
        if fits
    }
    if early:
        ways[Learn] = Button(say("lesson-offer-button"), Learn(plan.game), emoji="🎓")
    was_chosen = plan.start % (STEP * MINUTE) == 0  # else it began when two were here
    if organises and (plan.weekly or (was_chosen and not ends)):
        to = OfClub(ClubAct.WEEKLY, night.id)
        ways[ClubAct.WEEKLY] = switch(say, "club-weekly-button", to, on=plan.weekly)
    return ways


def _presses(say: Say, shown: Shown, reader: int | None) -> list[TableButton]:
    """The presses of the announcement; the first of them is the one that is expected, if one is."""
    night, played, is_own = shown.night, shown.night.round, reader is not None
    ways = ways_of(say, shown, reader, organises=is_own and reader == night.organiser)
    tables = (ClubAct.TABLE, ClubAct.PLACES) if played else (ClubAct.PLACES, ClubAct.TABLE)
    seat = (ClubAct.HERE, *tables) if is_own else (*tables, ClubAct.HERE)
    steps = {Phase.OPEN: ClubAct.BEGIN, Phase.OVER: ClubAct.NEXT}
    step = steps.get(night.phase, ClubAct.PAUSE)
    last: tuple[Act, ...] = (ClubAct.ABSENT, Learn, ClubAct.LEAGUE, ClubAct.NOW, ClubAct.MORE)
    waits = ClubAct.ABSENT in ways and ways.keys().isdisjoint((ClubAct.COMING, ClubAct.HERE))
    waits |= not is_own and night.phase is Phase.RUNNING and ClubAct.HERE in ways
    waits |= played is not None and reader in {*night.players} - played.people
    back = back_way(say, own_table(shown, reader), reader)
    begins = ClubAct.BEGIN in ways and expected(night) == []
    order = (ClubAct.BEGIN if begins else ClubAct.COMING, *seat, step, *last)
    found = map(ways.get, dict.fromkeys(order))
    return back + pressed(found, Style.PLAIN if (waits and not begins) or back else Style.MAIN)


def expected(night: Night) -> Sequence[Guest] | None:
    """The people without whom enough others would begin; None: too few are here, or not now."""
    if night.phase is not Phase.OPEN or len(night.players) < LEAST_PEOPLE:
        return None
    return [guest for guest in night.people if guest.coming and not guest.here]


def pressed(ways: Iterable[Button | None], first: Style = Style.PLAIN) -> list[TableButton]:
    """Those of these presses that do something now; first: the style of the first one."""
    return [
        button(NO_TABLE, 0, way.route, way.label, Style.PLAIN if number else first, way.emoji)
        for number, way in enumerate(filter(None, ways))
    ]


def to_night(say: Say, night: Night) -> TableButton:
    """The way to the night as it is now."""
    return button(NO_TABLE, 0, OfClub(ClubAct.NOW, night.id), say("club-now-button"), emoji="🌙")


def more_page(
    say: Say, shown: Shown, reader: int, *, organises: bool, act: ClubAct = ClubAct.MORE
) -> Page:
    """Everything else that this person can do with a night.

    act: WEEKLY: they have just switched that; SEALS: they read what proves its cards.
    """
    night, plan, told = shown.night, shown.night.plan, list[str]()
    if act is ClubAct.SEALS:
        told.append(say("club-seals"))
        told += [say("club-seal", round=n, seal=seal(s)) for n, s in enumerate(seals(night), 1)]
    elif deals := 0 if night.phase is Phase.CANCELLED else deals_of(night):
        counted = {"what": what_counts(plan), "rounds": deals, "needed": needed(deals)}
        told.append(say("club-counting", **counted))
    if organises and (shown.following or act is ClubAct.WEEKLY):
        at = f"<t:{int(shown.following)}:F>" if shown.following else "off"
        told.append(f"-# {say('club-weekly', at=at)}")
    elif not (night.is_over or reader in night.players):
        told.append(f"-# {say('club-watch')}")
    steps = (ClubAct.BEGIN, ClubAct.PAUSE, ClubAct.CHANGE, ClubAct.CANCEL, ClubAct.NEXT)
    order = (ClubAct.LEAVE, ClubAct.SEALS, ClubAct.CUT, *steps, ClubAct.WEEKLY)
    ways = ways_of(say, shown, reader, organises=organises)
    to = OfClub(ClubAct.MORE if act is ClubAct.SEALS else ClubAct.NOW, night.id)
    title, back = say("club-title", game=say(f"game-{plan.game}")), say("sure-back-button")
    presses = [ways[act] for act in order if act in ways]
    blocks = (f"### {title}", "\n".join(told))
    return Page(Accent.HAND, blocks, (*presses, Button(back, to)), across=3)


def again(plan: Plan, changed: int = 0) -> PlanClub:
    """The same choices for a night, which is changed, or another one; `coming` moves its start."""
    given = (plan.game, plan.rounds, plan.seats, plan.clock, int(plan.start) // MINUTE)
    return PlanClub(*given, plan.weekly, plan.rated, night=changed)


def sure_page(
    say: Say, shown: Shown, to: OfClub, way: str, back: Route, late: Sequence[Guest] | None, by: int
) -> Page:
    """The question before somebody leaves, calls off a night, or begins it without those late.

    way: its label. back: where they came from. late: None: they leave their seat. by: the reader.
    """
    night, sure = shown.night, Button(way, replace(to, sure=True), Style.COST)
    rounds, begun, weekly = night.plan.rounds, len(night.rounds), night.plan.weekly
    tables = "open" if night.round else "over" if begun else "none"
    values = dict[str, str | int](tables=tables, weekly=weekly, last=begun == rounds)
    values |= {"late": too_late(night, by, 1), "needed": needed(rounds), "rounds": rounds}
    act = "seat" if late is None else to.act.value
    asked = _listed(say, "club-sure", shown, late or (), act=act, **values)
    return Page(Accent.TROUBLE, (asked,), (sure, Button(say("sure-back-button"), back)))


def switch(say: Say, label: str, to: Route, *, on: bool) -> Button:
    """A button that switches something on or off, and shows its state."""
    shown = say("setting-switch", label=say(label), on=on)
    return Button(shown, to, emoji="✅" if on else "⬜")
