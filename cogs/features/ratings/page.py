"""Leaderboards, ratings in a profile, and the post that closes a month."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from discord import ui

from cogs.ui.layout import button, container, cut, rows_of
from cogs.ui.names import escaped, short_name
from cogs.ui.page import NO_TABLE, RULE, Accent, Button, Page, Say, Style
from cogs.ui.routes import ClubAct, OfClub, PostRanking, RankingLeaf
from cogs.ui.spoken import audible
from engine.games import GAMES
from engine.results.ratings import (
    OPPONENTS,
    SURE,
    Candidate,
    Period,
    Ranked,
    Rating,
    SeasonPlace,
    Want,
    pool_of,
    wants,
)

RANKED_WIDTH: Final = 16
"""The most characters of a name that fit a phone's line."""
PLACES: Final = 10
"""Places on one page, which is about one screen of a phone."""
TOLD: Final = 3
"""The places of each pool in the post about a month."""

POOLS: Final = tuple(
    dict.fromkeys(pool_of(key, seats) for key, game in GAMES.items() for seats in game.seats)
)


def pool_words(say: Say, pool: str) -> str:
    """A pool by name: the game, and its number of players."""
    key, _, players = pool.partition("/")
    name = say(f"game-{key}") if key in GAMES else key
    return say("pool", game=name, players="two" if players == "2" else "more")


def _values(rating: Rating) -> dict[str, str | int]:
    """The values for messages about a rating."""
    points, deviation = str(rating.points), str(rating.deviation)
    return {"points": points, "deviation": deviation, "games": rating.games}


def _whole(rating: Rating) -> dict[str, str | int]:
    """The values for messages that also say whether the rating is provisional."""
    return {**_values(rating), "provisional": rating.is_provisional, "needed": SURE}


@dataclass(frozen=True, slots=True)
class RankingPage:
    """The content of a leaderboard's page.

    names: of the people on this page, by id. own: a line about the reader, "" in a public page.
    others: the people without a place, below the line; only on the last page.
    """

    leaf: RankingLeaf
    ranking: tuple[Ranked, ...]
    names: Mapping[int, str]
    own: str = ""
    others: Sequence[Candidate] = ()

    @property
    def leaves(self) -> int:
        """The number of the ranking's pages."""
        return max(1, -(-len(self.ranking) // PLACES))


def on_leaf(ranking: Sequence[Ranked], number: int) -> Sequence[Ranked]:
    """The places on one page of a ranking."""
    return ranking[number * PLACES : (number + 1) * PLACES]


def ranking_blocks(say: Say, shown: RankingPage) -> tuple[str, ...]:
    """The content of a leaderboard's page, for everybody."""
    leaf = shown.leaf
    leaves = {"leaf": leaf.number + 1, "leaves": shown.leaves}
    pool, period = pool_words(say, leaf.pool), leaf.period.value
    title = say("leaderboard-title", pool=pool, period=period, **leaves)
    lines = [
        say("leaderboard-line", place=p.place, name=shown.names[p.user], **_values(p.rating))
        for p in on_leaf(shown.ranking, leaf.number)
    ]
    others = [
        say("leaderboard-provisional-line", name=shown.names[each.user], **_values(each.rating))
        for each in shown.others
    ]
    how = say("leaderboard-how", games=SURE, opponents=OPPONENTS)
    listing = "\n".join(lines) or say("leaderboard-empty")
    below = (RULE, "\n".join((say("leaderboard-provisional"), *others))) if others else ()
    return (f"### {title}", listing, *below, RULE, shown.own, f"-# {how}")


def leaderboard_page(
    say: Say, shown: RankingPage, pools: Mapping[str, int], *, nights: bool = False
) -> Page:
    """A page of a leaderboard for one reader. pools: those with games here, with counts.

    nights: club nights have a league of their own.
    """
    leaf = shown.leaf
    labels = {
        pool: say("leaderboard-option", pool=pool_words(say, pool), games=games)
        for pool, games in pools.items()
        if pool != leaf.pool
    }
    others = tuple(Button(label, RankingLeaf(p, leaf.period)) for p, label in labels.items())
    periods = [
        Button(say("leaderboard-period-button", period=each.value), RankingLeaf(leaf.pool, each))
        for each in Period
        if each is not leaf.period
    ]
    ways = {"leaderboard-back-button": leaf.number - 1, "leaderboard-on-button": leaf.number + 1}
    turns = [
        Button(say(label), replace(leaf, number=to))
        for label, to in ways.items()
        if 0 <= to < shown.leaves
    ]
    extra = [*periods, *turns]
    if nights:
        extra.append(Button(say("club-league-button"), OfClub(ClubAct.LEAGUE), emoji="🏆"))
    if shown.ranking:
        route = PostRanking(leaf.pool, leaf.period, leaf.number)
        extra.append(Button(say("leaderboard-post-button"), route, Style.MAIN, "📌"))
    choose = say("leaderboard-pick")
    return Page(Accent.SCORING, ranking_blocks(say, shown), others, choose, tuple(extra))


def list_name(say: Say, name: str | None) -> str:
    """A name as a line of a leaderboard may show it."""
    return audible(escaped(cut(short_name(name or ""), RANKED_WIDTH)), say, "history-signs")


def own_line(
    say: Say, own: Candidate | None, ranking: Sequence[Ranked], now: float, *, unlisted: bool
) -> str:
    """The reader's rating, and the missing conditions for a place; "" without a rating."""
    if own is None:
        return ""
    place = next((placed.place for placed in ranking if placed.user == own.user), 0)
    sentence = say("leaderboard-own", place=place, **_whole(own.rating))
    if unlisted:
        return f"{sentence} {say('leaderboard-own-unlisted')}"
    missing = {Want.GAMES: SURE - own.rating.games, Want.OPPONENTS: OPPONENTS - own.opponents}
    lacking = [
        say("leaderboard-want", want=want.value, missing=missing.get(want, 0))
        for want in wants(own, now)
    ]
    if not lacking:
        return sentence
    return " ".join((sentence, say("leaderboard-unranked"), *lacking))


def month_words(say: Say, month: str) -> str:
    """A month by name: "November 2026"."""
    year, number = month.split("-")
    return say("month", number=int(number), year=year)


def season_page(
    say: Say,
    month: str,
    games: Mapping[str, int],
    places: Sequence[SeasonPlace],
    names: Mapping[int, str],
) -> ui.LayoutView:
    """The post that closes a month: the first places of each pool with rated games."""
    blocks = [f"## {say('season-title', month=month_words(say, month))}"]
    for pool, count in games.items():
        lines = [say("season-pool", pool=pool_words(say, pool), games=count)]
        lines += [
            say("season-place", place=p.place, name=names[p.user], points=str(p.points))
            for p in first_places(places)
            if p.pool == pool
        ]
        blocks.append("\n".join(lines))
    if not places:
        blocks.append(say("season-nobody", games=SURE, opponents=OPPONENTS))
    pool = next(iter(games), POOLS[0])
    row = rows_of([button(NO_TABLE, 0, RankingLeaf(pool), say("season-button"), Style.PLAIN, "🏆")])
    return container(Accent.SCORING, (*blocks, f"-# {say('season-note')}"), row)


def first_places(places: Sequence[SeasonPlace]) -> Sequence[SeasonPlace]:
    """The places that the post about a month shows."""
    return [place for place in places if place.place <= TOLD]


def profile_lines(
    say: Say, ratings: Mapping[str, Rating], places: Sequence[SeasonPlace]
) -> list[str]:
    """A profile's lines about somebody's ratings, and their places in closed months."""
    lines = [
        say("rating-in-profile", pool=pool_words(say, pool), **_whole(rating))
        for pool, rating in ratings.items()
    ]
    for each in first_places(places):
        pool, month = pool_words(say, each.pool), month_words(say, each.month)
        lines.append(say("season-mark", place=each.place, pool=pool, month=month))
    return lines
