"""The pages of the deal of the day: how it went, the lines to share, and how others played it."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final

from cogs.ui.layout import JOINER
from cogs.ui.page import BELOW, RULE, Accent, Button, Page, Run, Say, Style, Verb
from cogs.ui.spoken import shown_name
from engine.events.daily import Comparison, DailyDeal, longest_streak, marks_of
from engine.events.deals import Placed

FULL, HALF, EMPTY = "🟩", "🟨", "⬜"
SQUARES: Final = 4


@dataclass(frozen=True, slots=True)
class Streak:
    """The days that somebody has played in a row; forgiven: yesterday was missed."""

    days: int
    forgiven: bool = False


def title(say: Say, deal: DailyDeal) -> str:
    """The name of a deal: its game and the number of its day."""
    return say("daily-title", game=say(f"game-{deal.game}"), day=deal.day)


def result_page(
    say: Say,
    deal: DailyDeal,
    comparison: Comparison,
    streak: Streak,
    before: Sequence[str],
    *,
    over: bool,
) -> Page:
    """How somebody's score stands now, below these blocks. over: no score is added any more."""
    lines = [
        say("daily-score", points=_amount(say, deal, comparison.points)),
        say(
            "daily-par",
            par=_amount(say, deal, comparison.par),
            how=_how(comparison),
            by=abs(comparison.points - comparison.par),
        ),
        _share(say, comparison, over=over),
    ]
    kept = []
    if streak.days > 1:
        kept.append(say("daily-streak", days=streak.days))
    if streak.forgiven:
        kept.append(say("daily-forgiven"))
    if not over:
        kept.append(next_line(say, deal))
    top = (*before, RULE) if len(before) > 1 else before
    blocks = [*top, f"## {title(say, deal)}", "\n".join(lines), RULE, "\n".join(kept)]
    if not kept:
        blocks = blocks[:-2]
    buttons = (
        Button(say("daily-share-button"), Run(Verb.SHARE, f"day.{deal.day}"), Style.MAIN, "📣"),
        Button(say("daily-others-button"), Run(Verb.OTHERS, str(deal.day)), emoji="👀"),
        Button(say("daily-replay-button"), Run(Verb.REPLAY, BELOW), emoji="🔁"),
    )
    further = (play_button(say),) if over else ()
    return Page(Accent.SCORING, tuple(filter(None, blocks)), (*buttons, *further))


def uncounted_page(say: Say, deal: DailyDeal, *, late: bool, over: bool) -> Page:
    """A deal that has no score. late: it was finished after its day, else given up within it."""
    told = say("daily-late" if late else "daily-given-up")
    after = () if over else (next_line(say, deal),)
    buttons = (Button(say("daily-replay-button"), Run(Verb.REPLAY, BELOW), emoji="🔁"),)
    further = (play_button(say),) if over else ()
    blocks = (f"## {title(say, deal)}", told, *after)
    return Page(Accent.SCORING, blocks, (*further, *buttons))


def next_line(say: Say, deal: DailyDeal) -> str:
    """The game of the day after a deal, and when it opens."""
    following = say(f"game-{DailyDeal(deal.day + 1).game}")
    return say("daily-next", game=following, at=str(int(deal.ends)))


def play_button(say: Say) -> Button:
    """A button that deals today's cards to the person who presses it."""
    return Button(say("daily-play-button"), Run(Verb.DAILY), Style.GAIN, "🃏")


def morning_page(
    say: Say, yesterday: DailyDeal, best: Sequence[Placed], played: int, called: Sequence[int]
) -> Page:
    """The morning post of a server: how many played yesterday, the best of them, and what is next.

    best: those who may be named, the best first. called: the people to mention, who asked for it.
    """
    today = DailyDeal(yesterday.day + 1)
    heading = f"## ☀️ {title(say, today)}"
    lines = [_placed(say, yesterday, best, other, shown_name(say, other.name)) for other in best]
    told = say("daily-morning", deal=title(say, yesterday), played=played)
    blocks = [heading, say("daily-morning-today"), RULE, "\n".join((told, *lines))]
    if called:
        mentions = " ".join(f"<@{user}>" for user in called)
        blocks.append(f"-# {say('daily-morning-called', mentions=mentions)}")
    return Page(Accent.BOARD, tuple(blocks), (play_button(say),))


def _placed(say: Say, deal: DailyDeal, others: Sequence[Placed], other: Placed, name: str) -> str:
    """The line of somebody among others who finished the same deal."""
    place = 1 + sum(each.points > other.points for each in others)
    return say("daily-other", place=place, name=name, points=_amount(say, deal, other.points))


def share_line(say: Say, deal: DailyDeal, comparison: Comparison, streak: Streak) -> str:
    """The share line of a result: no card, and nothing that helps anybody with the same deal."""
    difference = deal.amount(comparison.points - comparison.par)
    share = comparison.share
    parts = [
        say(
            "daily-share-par",
            squares="" if say.in_words else _squares(comparison),
            difference=f"{difference:+d}" if difference else "±0",
            fewer="yes" if deal.amount(1) < 0 else "no",
        ).strip()
    ]
    if share is not None:
        parts.append(say("daily-share-beaten", percent=round(share * 100)))
    if streak.days > 1:
        parts.append(say("daily-share-streak", days=streak.days))
    return say("labelled", label=title(say, deal), text=", ".join(parts))


def shared_page(say: Say, name: str, line: str) -> Page:
    """The message for everybody."""
    heading = f"**{say('daily-shared-by', name=name)}**"
    return Page(Accent.SCORING, (heading, line), (play_button(say),))


def others_page(
    say: Say,
    deal: DailyDeal,
    comparison: Comparison | None,
    others: Sequence[Placed],
    best: Sequence[Placed],
    captains: Sequence[Placed],
    reader: int,
) -> Page:
    """Those of this server who finished the deal, the best anywhere, and a captain, to be watched.

    others: the best first. best: at most one person, who is not among them. captains: at most one.
    """
    lines = [
        _placed(
            *(say, deal, others, other),
            say("daily-you") if other.user == reader else shown_name(say, other.name),
        )
        for other in others
    ]
    for each in best:
        name = say("daily-you") if each.user == reader else shown_name(say, each.name)
        lines.append(say("daily-best", name=name, points=_amount(say, deal, each.points)))
    for each in captains:
        points = _amount(say, deal, each.points)
        lines.append(say("daily-other-captain", name=each.name, points=points))
    if comparison is not None:
        lines.append(say("daily-other-par", points=_amount(say, deal, comparison.par)))
    buttons = tuple(
        Button(
            say("daily-watch-option", name=shown_name(say, other.name)),
            Run(Verb.REPLAY, f"of.{other.table}"),
        )
        for other in (*others, *best, *captains)
        if other.user != reader
    )
    told = "\n".join(lines) if buttons else say("daily-others-none")
    blocks = (f"### {say('daily-others-title', deal=title(say, deal))}", told)
    return Page(
        Accent.BOARD, blocks, buttons, choose=say("daily-watch-placeholder") if buttons else ""
    )


def daily_lines(say: Say, played: Collection[int]) -> tuple[str, ...]:
    """The lines of a profile about daily deals; () if somebody has finished none."""
    if not played:
        return ()
    longest = longest_streak(played)
    mark = max(marks_of(played), default=0)
    return (say("profile-daily", count=len(played), longest=longest, mark=mark),)


def _amount(say: Say, deal: DailyDeal, points: int) -> str:
    """A score in the game's own unit."""
    return say(f"game-{deal.game}-gained", count=deal.amount(points))


def _how(comparison: Comparison) -> str:
    if comparison.points == comparison.par:
        return "level"
    return "better" if comparison.points > comparison.par else "worse"


def _share(say: Say, comparison: Comparison, *, over: bool) -> str:
    share = comparison.share
    if share is None:
        return say("daily-alone", over="yes" if over else "no")
    return say("daily-beaten", percent=round(share * 100), others=comparison.played - 1)


def _squares(comparison: Comparison) -> str:
    full, half = comparison.squares
    return JOINER.join(FULL * full + HALF * half + EMPTY * (SQUARES - full - half))
