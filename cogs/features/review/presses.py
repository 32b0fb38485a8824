"""A person's own choices in a finished game, judged by what they knew then: pages and presses."""

import asyncio
import logging
from bisect import bisect
from collections.abc import Mapping, Sequence
from contextlib import suppress
from math import fsum
from typing import Final

import discord
from discord import ui

from cogs.context.refusals import DROPPED, incident
from cogs.faces import FACES
from cogs.faces.common import has_public_end
from cogs.routing.request import Handling, Handlings, Request
from cogs.routing.watching import of_replay
from cogs.surfaces.render import render
from cogs.surfaces.token import TokenSurface, surface_of
from cogs.ui.answer import SHOWN, Answer, in_words
from cogs.ui.face import Face
from cogs.ui.layout import TableButton, button, container, large_print, rows_of
from cogs.ui.names import capitalized, names_of
from cogs.ui.page import NO_TABLE, RULE, Accent, Say, Style, leaves
from cogs.ui.routes import APART, Bookmark, Moment, PuzzleAt, Verb
from engine.core import RoundEnded, Seat
from engine.events.puzzles import is_good
from engine.events.reviews import MOST_SECONDS, Work, result_of, verdict
from engine.players import ROUNDED, tempting, yardstick
from engine.players.base import Reason
from engine.players.judging import LEAST_CHANCE, Judgement, Progress, Review
from engine.results.past import history_of
from engine.tables.model.kind import kind_of
from engine.tables.replay import Replay
from engine.tables.view import TableView


def progress_page(
    say: Say, replay: Replay, work: Work, before: int = 0, broken: str = ""
) -> ui.LayoutView:
    """The captain's progress, without figures that may still change, and a button that updates it.

    before: reviews that come first. broken: the incident's id of the error that ended it.
    """
    minutes = round(MOST_SECONDS / 60)
    words = say("review-progress", minutes=minutes, **progress_of(work.progress))
    if before:
        words = say("review-waits", before=before, minutes=minutes * before)
    elif broken or work.task is None or work.task.done():
        words = say("incident", id=broken) if broken else say("review-failed")
        return _unfinished(say, replay.table.id, words)
    told = f"{words}\n{say('review-later', listed=history_of(replay.table))}"
    return _unfinished(say, replay.table.id, told, ways=_puzzles(say, work))


def _puzzles(say: Say, work: Work) -> list[TableButton]:
    """A way to wait, if there is one."""
    label = say("review-puzzle-button")
    return [button(NO_TABLE, 0, PuzzleAt(page=APART), label, emoji="🧩")][: work.puzzles]


def _unfinished(
    say: Say, table: int, words: str, way: str = "again", ways: Sequence[TableButton] = ()
) -> ui.LayoutView:
    """These words for a review that isn't whole, these ways, and the way that goes on with it."""
    again = button(table, 0, Moment(again=True), say("review-again-button", way=way), emoji="🔍")
    blocks = (f"### {say('review-heading')}", words)
    return container(Accent.SCORING, blocks, rows_of([*ways, again]))


def progress_of(progress: Progress) -> Mapping[str, object]:
    """The values of a message about how far a review is."""
    look = "second" if progress.again else "first"
    return {"look": look, "done": progress.done, "total": progress.total}


def moment_lines(
    say: Say, replay: Replay, face: Face, seat: Seat, moments: Sequence[Judgement]
) -> list[str]:
    """A line for each of these moments, with the better move, and what the one played cost."""
    names, lines = names_of(replay.table, seat, say).plain, list[str]()
    for place, m in enumerate(moments, 1):
        better = face.move_sentence(say, replay.seen(m.number, seat), names, m.best)
        by = {"place": place, "move": m.number + 1, "better": better, **cost_of(face.key, m)}
        lines.append(say("review-moment", **by, span=chance_of(face.key)))
    return lines


def review_page(say: Say, replay: Replay, face: Face, review: Review) -> ui.LayoutView:
    """The moments that cost the most, and luck; with room, the course and the best choice."""
    table, moments, listed = replay.table.id, review.moments, review.listed
    names = names_of(replay.table, None if has_public_end(replay.table) else review.seat, say)
    lines, more = moment_lines(say, replay, face, review.seat, listed), list[str]()
    rows = [
        button(table, 0, Moment(m.number), say("review-moment-button", place=place), Style.MAIN)
        for place, m in enumerate(listed, 1)
    ]
    last = [button(table, 0, Verb.REPLAY, say("replay-button"), emoji="📖")]
    if review.cut is not None:
        told = say("review-cut", moments=len(moments), **progress_of(review.cut))
        return _unfinished(say, table, "\n".join((told, *lines)), "rest", [*rows, *last])
    if moments:
        lines.append(f"-# {say('review-puzzles')}")
    elif all(cost_of(face.key, c)["of"] not in ("chance", "result") for c in review.choices):
        end = verdict(replay.outcome, replay.game.traits, review)
        lines.insert(0, say("review-nothing", end=end, hint=kind_of(replay.table).hints is None))
    if well := review.well_done:
        last.insert(0, button(table, 0, Moment(well.number), say("review-well-button"), emoji="⭐"))
        seen = replay.seen(well.number, review.seat)
        best = face.move_sentence(say, seen, names.plain, well.best)
        more.append(say("review-best", move=well.number + 1, best=best))
    by = {"game": say(f"game-{face.key}"), "choices": len(review.choices), "won": "open"}
    if replay.outcome is not None:
        by["won"] = review.seat in replay.outcome.winners
        more[:0] = face.highlights(say, replay, names)[:1]
    lines += [f"-# {line}" for line in overall(say, review)]
    (told, *why), low = course(say, review, replay)
    if low:
        label = say("review-low-button", move=low)
        rows.append(button(table, 0, Bookmark(low, review.seat), label))
    went = list[str]()
    for line in (told, *why, *more):
        went += [line] * (len(leaves("\n".join((*went, line, *lines)))) == 1)
    blocks = (
        f"### {say('review-heading')}\n-# {say('review-choices', **by)}",
        capitalized(say, "\n".join(went)),
        RULE,
        "\n".join(lines),
    )
    return container(Accent.SCORING, blocks, [*rows_of(rows), *rows_of(last)])


def overall(say: Say, review: Review) -> tuple[str, ...]:
    """The result compared with mates' average, if there was time for that."""
    if review.worth is None:
        return ()
    both = (review.result, review.worth)
    told = [_tenths(say, each) if round(each, 1) % 1 else round(each) for each in both]
    result, mates = (say(f"points-{review.game}", points=each) for each in told)
    return (say("review-luck", points=result, worth=mates),)


def moment_page(
    say: Say, replay: Replay, face: Face, review: Review, number: int | None
) -> ui.LayoutView:
    """One choice: the table and the own cards, in short, and both moves; or else all moments."""
    shown = (*review.listed, *filter(None, [review.well_done]))
    choice = next((each for each in shown if each.number == number), None)
    if choice is None:
        return review_page(say, replay, face, review)
    seen, table = replay.seen(choice.number, review.seat), replay.table.id
    names = names_of(replay.table, review.seat, say).plain
    page = face.page(say, seen, names, "")
    is_well = choice not in review.listed
    told = compared(say, face, seen, choice, choice.number + 1, is_well=is_well)
    ways = [
        button(table, 0, Moment(), say("review-back-button")),
        button(table, 0, Bookmark(choice.number, review.seat), say("replay-button"), emoji="📖"),
    ]
    for later in () if is_well else review.listed[review.listed.index(choice) + 1 :][:1]:
        label = say("review-next-button")
        ways.insert(0, button(table, 0, Moment(later.number), label, Style.MAIN))
    seats = [replay.seen(choice.number, seat) for seat in range(len(names))]
    hand = face.hands(say, seats, names).splitlines()[review.seat]
    asked = (f"**{page.question}**",) if page.question else ()
    stood = (*large_print(page.lies), *asked, hand)
    blocks = (f"-# {say('review-stood')}", *stood, RULE, "\n".join(told))
    return container(Accent.SCORING, blocks, rows_of(ways))


def compared(
    say: Say, face: Face, seen: TableView, choice: Judgement, number: int, *, is_well: bool = False
) -> tuple[str, ...]:
    """Both moves, the better one first, the reason, and the loss; or a note on a good move.

    number: of the move; 0: it isn't said. The loss is one of the chance to win, or else of points.
    """
    names = names_of(seen.table, seen.seat, say).plain

    def move(index: int) -> str:
        return face.move_sentence(say, seen, names, index)

    def because(index: int, why: str, figure: int) -> str:
        return f" {face.because(say, seen, names, index, Reason(why, figure))}" if why else ""

    why = because(choice.best, choice.why, choice.figure)
    if choice.alike is not None:
        why += f" {say('hint-alike')} {move(choice.alike)}"
    if is_well:
        return (
            f"{say('review-well-done', number=number)} {move(choice.played)}{why}",
            f"{say('review-mate')} {move(choice.mate)}",
        )
    is_lacking = choice.harm == choice.why  # the reason for the better move
    harm = "" if is_lacking else because(choice.played, choice.harm, choice.harmed)
    cost, points = cost_of(face.key, choice), choice.loss.points
    if not harm and cost["of"] != "close":
        lacks = lacking(say, seen, choice) if is_lacking else ""
        harm = f" {lacks or say('review-not-so')}"
    told = (
        f"{say('review-captain')} {move(choice.best)}{why}",
        f"{say('review-played', number=number)} {move(choice.played)}{harm}",
    )
    if (is_sure := cost["of"] == "chance") or cost["of"] == "likely":
        return (*told, say("review-cost", **{**cost, "sure": is_sure, "of": chance_of(face.key)}))
    least = int(points) if points >= 2 else _tenths(say, int(10 * points) / 10)
    is_told = cost["of"] == "result" and points >= 0.1
    return (*told, say(f"review-points-{face.key}", points=least)) if is_told else told


def lacking(say: Say, seen: TableView, choice: Judgement) -> str:
    """The lack, in the move played, of what speaks for the better one; "" without words."""
    key, way = seen.table.game, type(seen.moves[choice.played]).__name__
    if choice.played in tempting(key, seen.view, seen.moves):
        way = "Gain"
    by = {"why": choice.why, "best": choice.figure, "count": choice.harmed, "way": way}
    return say(f"lacks-{key}", **by)


def chance_of(game: str) -> str:
    """The value of a message's $of: the chance to win is of the "round" or of the "game"."""
    return "round" if yardstick(game).of_round else "game"


def _tenths(say: Say, number: float) -> str:
    """A number to a tenth, with the point or comma of the language."""
    whole, _, tenths = f"{number:.1f}".partition(".")
    return say("number-tenths", whole=whole, tenths=tenths)


def cost_of(game: str, choice: Judgement) -> Mapping[str, object]:
    """The values of each message about a choice's cost. $of: "close" if the choice was as good.

    Sure losses are "chance" and "result"; "likely" and "unsure" are the probable ones.
    """
    loss = choice.loss
    is_likely = loss.chance >= LEAST_CHANCE and (loss.sure <= 0 or loss.chance > loss.chance_error)
    sure = "result" if loss.sure > 0 or loss.points >= 0.1 else "unsure"
    of = "chance" if loss.lowers_chance else "likely" if is_likely else sure
    if is_good(game, choice) and (of not in ("chance", "likely") or loss.chance < NEAR):
        of = "close"
    return {"of": of, "percent": percent(loss.sure_chance if of == "chance" else loss.chance)}


def percent(chance: float) -> int:
    """A chance in percent, rounded down but to at least 1, and at most 99: nothing is certain."""
    return max(1, min(99, int(100 * chance + ROUNDED)))


def course(say: Say, review: Review, replay: Replay) -> tuple[list[str], int]:
    """The chance to win at first, the lowest one, and how it rose again, in words; why it fell.

    And the number of the move after which it was lowest; 0: it was at first. A moment that follows
    can't have cost a chance that wasn't there. A chance to win a round is of the round with the
    costliest choice.
    """
    if not (choices := review.choices):
        return [""], 0
    of, steps = chance_of(review.game), enumerate(replay.steps)
    ends = [n for n, step in steps for event in step.events if isinstance(event, RoundEnded)]
    at = bisect(ends, max(review.listed or choices, key=lambda choice: choice.loss.value).number)
    choices = tuple(c for c in choices if of == "game" or bisect(ends, c.number) == at)
    low = min(choices, key=lambda choice: choice.chance)
    told = say("review-course", first=round(100 * choices[0].before), of=of, round=at + 1)
    if low is choices[0]:
        return [told], 0
    until, least = choices.index(low) + 1, {c.number: LEAST_CHANCE for c in review.listed}
    later = [(c.before, c.number) for c in choices[until:]]
    risen = [(to, at + 1) for to, at in later if to - low.chance >= least.get(at, RISE)]
    back, again = max(risen, default=(0.0, 0))
    is_won = of == "game" and replay.outcome and review.seat in replay.outcome.winners
    values = {"low": round(100 * low.chance), "move": low.number + 1, "moves": len(replay.rows)}
    rose = again or ("won" if is_won else 0)
    lines = [f"{told} {say('review-course-low', **values, again=rose, back=round(100 * back))}"]
    costly = [c for c in choices[:until] if cost_of(review.game, c)["of"] != "close"]
    own, fall = fsum(max(0, c.loss.chance) for c in costly), choices[0].before - low.chance
    if not again and not is_won and fall >= max(RISE, 2 * own):
        lines.append(say("review-course-luck", own=round(100 * own)))
    return lines, low.number + 1


log = logging.getLogger(__name__)

NEAR: Final = 0.05
"""The loss of a chance from which on a choice isn't called as good."""
RISE: Final = 0.1
"""The least rise after the lowest chance that counts where no moment follows."""
EVERY: Final = 2.0
"""Seconds between two changes of the progress line."""
EVERY_WAITING: Final = 10.0
"""The same while other reviews come first."""
_KEPT_UP: set[asyncio.Task[None]] = set()
"""The tasks of progress lines: asyncio keeps no references to tasks."""


async def review(request: Request, route: Moment | None = None) -> Answer:
    """The review of this person's own seat, or one of its choices; begun if there is none yet."""

    async def shown(told: Replay) -> Answer:
        say, services = request.say, request.services
        seat = told.table.seat_of(request.user)
        if seat is None or result_of(told, seat) is None:
            return in_words(say("review-not-yours" if seat is None else "review-not-finished"))
        found = await services.reviews.found(told, seat)
        if found is None or (found.cut and route is not None and route.again):
            work = services.reviews.begun(told, seat, request.user)
            work.puzzles = len((await services.puzzles.today(request.user)).waiting)
            if work.table != told.table.id:
                words = say("review-other", minutes=services.reviews.minutes_left(work))
                layout = _unfinished(say, work.table, words, "there", _puzzles(say, work))
                return Answer(layout, separate=route is None)
            layout = progress_page(say, told, work, services.reviews.before(work))
            sent = render(say, layout, pictures=services.pictures, game=told.game.key)
            await (at := surface_of(request.interaction)).show(sent, separate=route is None)
            _KEPT_UP.add(task := asyncio.create_task(_update(request, told, seat, work, at)))
            task.add_done_callback(_KEPT_UP.discard)
            return SHOWN
        number, key = route.number if route else None, told.game.key
        layout = moment_page(say, told, FACES[key], found, number)
        return Answer(layout, game=key, separate=route is None)

    return await of_replay(request, request.table_id, shown)


async def _update(request: Request, told: Replay, seat: Seat, work: Work, at: TokenSurface) -> None:
    """Change the line while the work goes on, then show the review in its place."""
    services, say = request.services, request.say

    async def change(layout: ui.LayoutView) -> bool:
        sent = render(say, layout, pictures=services.pictures, game=told.game.key)
        return at.shown is not None and await at.change(at.shown, sent)

    try:
        while True:
            is_over = await work.within(EVERY_WAITING if services.reviews.before(work) else EVERY)
            broken = "" if work.error is None else incident(work.error)
            layout = progress_page(say, told, work, services.reviews.before(work), broken)
            if is_over and not broken and (found := await services.reviews.found(told, seat)):
                layout = review_page(say, told, FACES[told.game.key], found)
            if not await change(layout) or is_over:
                return
    except (discord.DiscordException, *DROPPED) as error:
        log.info("the progress of a review was not shown: %s", error)
    except Exception as error:
        with suppress(discord.DiscordException, *DROPPED):
            await change(progress_page(say, told, work, broken=incident(error)))


HANDLERS: Final[Handlings] = {
    Verb.REVIEW: Handling(review, looks_back=True),
    Moment: Handling(review, looks_back=True),
}
