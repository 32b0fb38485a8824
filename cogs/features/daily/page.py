"""The pages of the daily deal: the result, the lines to share, and the others' games."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from cogs.table.pages.own_games import last_minute, people_line
from cogs.ui.face import Face
from cogs.ui.layout import JOINER
from cogs.ui.names import names_of
from cogs.ui.page import BLOCKS, RULE, Accent, Button, Page, Say, Style
from cogs.ui.routes import Others, Quick, Remind, ReplayOf, Verb
from cogs.ui.spoken import shown_name
from engine.core import Seat, places
from engine.events.daily import (
    SQUARES,
    WEEK,
    Bar,
    Comparison,
    DailyDeal,
    First,
    histogram,
    squares_of,
)
from engine.events.deals import DayResult, Week
from engine.games import GAMES
from engine.tables.model.result import begins, points_of
from engine.tables.replay import Replay

FULL, HALF, EMPTY = "🟩", "🟨", "⬜"
BAR: Final = 2
"""The characters of a bar in a drawn histogram."""


@dataclass(frozen=True, slots=True)
class Streak:
    """The days that somebody has played in a row. forgiven: yesterday was missed."""

    days: int
    forgiven: bool = False


def title(say: Say, deal: DailyDeal) -> str:
    """The name of a deal: its game and the number of its day."""
    return say("daily-title", game=say(f"game-{deal.game}"), day=deal.day)


def intro_page(
    say: Say, deal: DailyDeal, streak: Streak, new: tuple[str, tuple[Button, ...]]
) -> Page:
    """The rules of a try, before a first deal; new: about the game if it is, and the presses."""
    rounds, at = GAMES[deal.game].traits.rounds, last_minute(begins(deal.day + 1))
    told = say("daily-intro", rounds=rounds, at=at, days=streak.days)
    finer = "" if new[0] else f"-# {say(f'daily-finer-{deal.game}')}"
    return Page(Accent.HAND, (f"### {title(say, deal)}", new[0], told, finer), new[1])


@dataclass(frozen=True, slots=True)
class Around:
    """The surroundings of a result on its page.

    reminder: True if the person has a reminder, False if they may ask for one, None if this place
    has none. course: lines about the game itself. following: lines about what waits for them. done:
    today's deal is over for them. sail: the way to the next sea of their voyage.
    """

    streak: Streak
    reminder: bool | None = None
    course: Sequence[str] = ()
    following: str = ""
    done: bool = True
    sail: Button | None = None


def result_page(
    say: Say,
    deal: DailyDeal,
    comparison: Comparison,
    around: Around,
    before: Sequence[str],
    *,
    over: bool,
) -> Page:
    """Somebody's result compared with others', below these blocks. over: its day is over."""
    streak, told = around.streak, [f"### {title(say, deal)}", *crew_lines(say, deal, comparison)]
    told += around.course
    told.append(people_line(say, comparison) or say("daily-alone", over=over))
    if streak.days > 1 and (over or streak.forgiven):
        told.append(say("daily-streak", days=streak.days, forgiven=streak.forgiven))
    if not over:
        told.append(around.following)
    buttons = [
        *social(say),
        Button(say("daily-scoring-button"), Verb.SCORING),
        Button(say("review-button"), Verb.REVIEW),
        Button(say("daily-others-button"), Others(deal.day)),
    ]
    if (on := around.reminder) is not None:
        label = say("daily-unremind-button" if on else "daily-remind-button")
        buttons.append(Button(label, Remind(on=not on), emoji="🔕" if on else "🔔"))
    if over:
        buttons.append(play_button(say, done=around.done))
    elif around.sail:
        buttons.append(around.sail)
    blocks = (*filter(None, before), "\n".join(filter(None, told)))
    return Page(Accent.SCORING, blocks, tuple(buttons), across=3)


def social(say: Say) -> tuple[Button, Button]:
    """The ways from an own finished deal to others."""
    share = Button(say("daily-share-button"), Verb.SHARE, Style.MAIN)
    return share, Button(say("duel-button"), Verb.DUEL, emoji="⚔️")


def crew_lines(say: Say, deal: DailyDeal, comparison: Comparison) -> list[str]:
    """The share of the crew that was beaten, and a histogram of the crew with the own bar."""
    score, own_points = comparison.score, _amount(say, deal, comparison.points)
    result = say("daily-score", points=own_points)
    if score is None:
        return [result, say("daily-crew-plays")]
    bars = histogram(comparison)
    amounts = [deal.amount(points_of(each)) for each in comparison.crew]
    mean = round(sum(amounts) / len(amounts), 1)
    if say.in_words:
        listed = ", ".join(_bar(say, deal, bar) for bar in bars if bar.members)
        drawn = say("daily-crew-listed", bars=listed, points=own_points, mean=mean)
    else:
        most, top = max(bar.members for bar in bars), len(BLOCKS) - 1
        heights = (BLOCKS[-(-bar.members * top // most)] if bar.members else " " for bar in bars)
        blocks = "".join(height * BAR for height in heights)
        blocks += f"\n{_axis(say, deal, bars, comparison.points)}"
        low, high = _ends(say, deal, bars[0].least, bars[-1].most)
        drawn = say("daily-crew-drawn", blocks=blocks, low=low, high=high, mean=mean)
    told = [f"{result} {say('daily-crew', score=score)}", drawn]
    if (captain := comparison.captain) is not None:
        best, own = points_of(captain), comparison.points
        end = "won" if own > best else "lost" if own < best else "level"
        told.append(say("daily-captain", end=end, own=deal.amount(own), best=deal.amount(best)))
    return told


def _axis(say: Say, deal: DailyDeal, bars: Sequence[Bar], points: int) -> str:
    """The line below a histogram: both of its ends, and the own points at their bar."""
    low, high, own = (str(deal.amount(n)) for n in (bars[0].least, bars[-1].most, points))
    width, at = BAR * len(bars), BAR * next(n for n, bar in enumerate(bars) if bar.is_own)
    mark = f"▲ {say('daily-you')} {own}"
    if at + len(mark) > width:  # it stands left of its bar
        mark, at = f"{own} {say('daily-you')} ▲", max(0, at + BAR - len(mark))
    line = (low if at > len(low) else "").ljust(at) + mark
    return line + f" {high}".rjust(width - len(line)) * (len(line) + len(high) < width)


def first_lines(
    say: Say, replay: Replay, face: Face, seat: Seat, firsts: Sequence[First]
) -> Iterator[str]:
    """The crew's success with the reader's first choice and its own favourite; the Captain's.

    Nothing if the reader had no choice, or one that the crew didn't have.
    """
    number = next((n for n in range(len(replay.rows)) if replay.is_pressed(n, seat)), None)
    if number is None:
        return
    seen = replay.seen(number, seat)
    names = names_of(replay.table, seat, say).plain
    written = [replay.game.write_move(move) for move in seen.moves]
    own = replay.rows[number].move
    first = next((each for each in firsts if each.move == own and each.members), First(own, 0, 0))
    for each in dict.fromkeys((first, *firsts[:1], *(e for e in firsts if not e.members))):
        if firsts and each.move in written:
            move = face.move_sentence(say, seen, names, written.index(each.move))
            told = {"move": move, "members": each.members, "percent": each.beaten}
            by = "you" if each is first else "crew" if each.members else "captain"
            yield say("daily-first", **told, by=by)


def _bar(say: Say, deal: DailyDeal, bar: Bar) -> str:
    """A bar of a histogram in words."""
    ends = 2 if bar.least < bar.most else 1
    least, most = _ends(say, deal, bar.least, bar.most)
    return say("daily-crew-bar", members=bar.members, ends=ends, least=least, most=most)


def uncounted_page(
    say: Say, deal: DailyDeal, *, late: bool, over: bool, done: bool, following: str
) -> Page:
    """A deal without a score. late: it was finished after its day; else it was given up.

    done, following: as in `Around`.
    """
    after, further = ("", (play_button(say, done=done),)) if over else (following, ())
    blocks = (f"## {title(say, deal)}", say("daily-late" if late else "daily-given-up"), after)
    replay = Button(say("daily-replay-button"), Verb.REPLAY, emoji="🔁")
    return Page(Accent.SCORING, blocks, (*further, replay))


def play_button(say: Say, *, done: bool = False) -> Button:
    """A button that deals today's cards to the person who presses it, or shows what they did."""
    style = Style.PLAIN if done else Style.GAIN
    return Button(say("daily-play-button", done=done), Verb.DAILY, style, "🃏")


def morning_page(
    say: Say,
    yesterday: DailyDeal,
    best: Sequence[DayResult],
    played: int,
    called: str,
    weeks: Sequence[Week] = (),
    voyage: Sequence[DayResult] = (),
) -> Page:
    """The morning post of a server: yesterday's players, the best of them, and today's deal.

    best: people who may be named, best first. called: mentions of the people who asked for it.
    weeks: the same people's weeks on a Monday. voyage: the best of last week's voyage then.
    """
    heading = f"## ☀️ {title(say, DailyDeal(yesterday.day + 1))}"
    lines = [_placed(say, yesterday, best, other, shown_name(say, other.name)) for other in best]
    told = say("daily-morning", deal=title(say, yesterday), played=played)
    blocks = [heading, say("daily-morning-today"), RULE, "\n".join((told, *lines))]
    blocks += (part for week in week_blocks(say, weeks, voyage, "last") for part in (RULE, week))
    if called:
        blocks.append(f"-# {say('daily-morning-called', mentions=called)}")
    return Page(Accent.BOARD, tuple(blocks), (play_button(say),))


def week_blocks(
    say: Say, weeks: Sequence[Week], voyage: Sequence[DayResult], when: str
) -> Iterator[str]:
    """The tables of a week's daily deals and of its voyage, if anybody finished them."""
    if weeks:
        yield "\n".join((say("daily-week-title", when=when), *week_lines(say, weeks)))
    if voyage:
        yield "\n".join((say("voyage-best-title", when=when), *voyage_lines(say, voyage)))


def week_lines(say: Say, weeks: Sequence[Week]) -> Iterator[str]:
    """The table of a week: places, names and sums, the best first."""
    for place, week in zip(places([week.total for week in weeks]), weeks, strict=True):
        name, days = shown_name(say, week.name), len(week.scores)
        yield say("daily-week-line", place=place, name=name, total=week.total, days=days)


def voyage_lines(say: Say, best: Sequence[DayResult]) -> Iterator[str]:
    """The best people of a week's voyage, best first, with the seas that they crossed."""
    for place, each in zip(places([each.measure for each in best]), best, strict=True):
        name = shown_name(say, each.name)
        yield say("voyage-best-line", place=place, name=name, seas=each.points)


def own_week_line(say: Say, week: Week) -> str:
    """The reader's scores of this week, and the sum of the best."""
    days = (
        say("daily-week-day", day=1 + (day - 1) % len(WEEK), score=score)
        for day, score in sorted(week.scores.items())
    )
    between = ", " if say.in_words else " · "
    return say("daily-week-own", days=between.join(days), total=week.total)


def yesterday_line(say: Say, comparison: Comparison) -> str:
    """The final place in yesterday's deal, in one line."""
    among = comparison.among
    where = "here" if among is comparison.here else "everywhere"
    crew = {"crew": comparison.score is not None, "score": comparison.score or 0}
    place, played = among.place, among.others + 1
    return say("daily-yesterday", **crew, where=where, place=place, played=played)


def _placed(
    say: Say, deal: DailyDeal, others: Sequence[DayResult], other: DayResult, name: str
) -> str:
    """A person's line in a list of people who finished the same deal."""
    place = 1 + sum(each.measure > other.measure for each in others)
    return say("daily-other", place=place, name=name, points=_amount(say, deal, other.points))


def share_line(say: Say, deal: DailyDeal, score: int, streak: Streak) -> str:
    """The share line of a result: no card, and nothing that helps anybody with the same deal."""
    days, (full, half) = streak.days if streak.days > 1 else 0, squares_of(score)
    squares = JOINER.join(FULL * full + HALF * half + EMPTY * (SQUARES - full - half))
    return say("daily-share-line", deal=title(say, deal), squares=squares, score=score, days=days)


def others_page(
    say: Say,
    deal: DailyDeal,
    others: Sequence[DayResult],
    best: Sequence[DayResult],
    reader: int,
    firsts: Sequence[str] = (),
) -> Page:
    """Games to watch: those of this server's finishers, and the best anywhere.

    others: the best first. best: at most one person, who is not among them. firsts: lines.
    """
    names = {e.user: shown_name(say, e.name) for e in (*others, *best)} | {reader: say("daily-you")}
    lines = [_placed(say, deal, others, each, names[each.user]) for each in others]
    for each in best:
        name, points = names[each.user], _amount(say, deal, each.points)
        lines.append(say("daily-best", name=name, points=points))
    buttons = tuple(
        Button(say("daily-watch-option", name=names[each.user]), ReplayOf(each.table))
        for each in (*others, *best)
        if each.user != reader
    )
    told = "\n".join(lines) if buttons else say("daily-others-none")
    tied = len({each.points for each in (*others, *best)}) < len(others) + len(best)
    finer = say(f"daily-finer-{deal.game}") if tied else ""
    crew = f"{say('daily-crew-is')} {finer}".strip()
    heading = f"### {say('daily-others-title')}"
    blocks = (heading, told, *(["\n".join(firsts)] if firsts else []), crew)
    choose = say("daily-watch-placeholder") if buttons else ""
    on = Button(say("alone-button"), Quick(""))
    return Page(Accent.BOARD, blocks, buttons, choose, (*social(say), on))


def _ends(say: Say, deal: DailyDeal, least: int, most: int) -> tuple[str, str]:
    """Both ends of a range of scores; the larger amount has the game's unit."""
    low, high = deal.amount(least), deal.amount(most)
    if abs(low) > abs(high):
        return _amount(say, deal, least), str(high)
    return str(low), _amount(say, deal, most)


def _amount(say: Say, deal: DailyDeal, points: int) -> str:
    """A score in the game's own unit."""
    return say(f"game-{deal.game}-gained", count=deal.amount(points))
