"""Leaderboards, and ratings in a profile."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from cogs.ui.layout import cut
from cogs.ui.names import escaped, short_name
from cogs.ui.page import RULE, Accent, Button, Page, Say, Style, turns
from cogs.ui.routes import ClubAct, OfClub, PostRanking, RankingLeaf
from cogs.ui.spoken import audible
from engine.games import GAMES
from engine.results.ratings import (
    OPPONENTS,
    SURE,
    Candidate,
    Ranked,
    Rating,
    Want,
    pool_of,
    wants,
)

RANKED_WIDTH: Final = 16
"""The most characters of a name that fit a phone's line."""
PLACES: Final = 10
"""Places on one page, which is about one screen of a phone."""

POOLS: Final = tuple(
    dict.fromkeys(pool_of(key, seats) for key, game in GAMES.items() for seats in game.seats)
)


def pool_words(say: Say, pool: str) -> str:
    """A pool by name: the game, and its number of players."""
    key, _, players = pool.partition("/")
    name = say(f"game-{key}") if key in GAMES else key
    return say("pool", game=name, players="two" if players == "2" else "more")


def values_of(rating: Rating) -> dict[str, str | int]:
    """The values for messages about a rating; not all of them say whether it is provisional."""
    points, deviation = str(rating.points), str(rating.deviation)
    sure = {"provisional": rating.is_provisional, "needed": SURE}
    return {"points": points, "deviation": deviation, "games": rating.games, **sure}


@dataclass(frozen=True, slots=True)
class RankingPage:
    """The content of a leaderboard's page.

    leaves: the number of the ranking's pages. names: of the people on this page, by id. own: a line
    about the reader, "" in a public page. others: the people without a place, below the line; only
    on the last page.
    """

    leaf: RankingLeaf
    leaves: int
    places: Sequence[Ranked]
    names: Mapping[int, str]
    own: str
    others: Sequence[Candidate]


def ranking_blocks(say: Say, shown: RankingPage) -> tuple[str, ...]:
    """The content of a leaderboard's page, for everybody."""
    leaf = shown.leaf
    leaves = {"leaf": leaf.number + 1, "leaves": shown.leaves}
    title = say("leaderboard-title", pool=pool_words(say, leaf.pool), **leaves)
    lines = [
        say("leaderboard-line", place=p.place, name=shown.names[p.user], **values_of(p.rating))
        for p in shown.places
    ]
    others = [
        say("leaderboard-provisional-line", name=shown.names[each.user], **values_of(each.rating))
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
    others = tuple(
        Button(say("leaderboard-option", pool=pool_words(say, p), games=games), RankingLeaf(p))
        for p, games in pools.items()
        if p != leaf.pool
    )
    ways = [replace(leaf, number=each) for each in range(shown.leaves)]
    extra, first = [*turns(say, ways, leaf.number)], list[str]()
    if nights:
        first.append(say("club-league-leads"))
        extra.append(Button(say("club-league-button"), OfClub(ClubAct.LEAGUE), emoji="🏆"))
    if shown.places:
        route = PostRanking(leaf.pool, leaf.number)
        extra.append(Button(say("leaderboard-post-button"), route, Style.MAIN, "📌"))
    choose = say("leaderboard-pick")
    blocks = (*first, *ranking_blocks(say, shown))
    return Page(Accent.SCORING, blocks, others, choose, tuple(extra))


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
    sentence = say("leaderboard-own", place=place, **values_of(own.rating))
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
