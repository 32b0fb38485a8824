"""Somebody's evenings: their list, and the games of one."""

from dataclasses import replace
from typing import Final

from cogs.context.permissions import may_see
from cogs.features.history.presses import GAMES, guild_here, name_of, place_told, refused
from cogs.routing.request import Handling, Handlings, Request
from cogs.routing.watching import MARKDOWN
from cogs.table.pages.evening import game_lines, standings
from cogs.ui.answer import Answer, in_words, page_answer
from cogs.ui.names import clock_time
from cogs.ui.page import RULE, Accent, Button, Page, Say, turns
from cogs.ui.routes import EveningLeaf, HistoryLeaf, ReplayOf
from engine.events.evening import Evening, Played
from engine.results.past import PastGame
from engine.tables.model.table import FORMER


async def evenings(request: Request, leaf: EveningLeaf) -> Answer:
    """A page of somebody's evenings here, or the games of one; in chats only the reader's own."""
    say, guild, known = request.say, guild_here(request), request.services.evenings
    if guild is None and leaf.user != request.user:
        return in_words(say("history-not-yours"))
    if (unseen := await refused(request, leaf.user, None)) is not None:
        return unseen
    found = await known.of(guild, leaf.user)
    spans = found[leaf.number * GAMES :][:GAMES]
    if leaf.table:
        spans = [each for each in found if each[-1].table == leaf.table]
    read = await known.read(spans)
    seen = [each for each in read if await _may_see(request, each)]
    shown = [await known.shown(each, None, (request.user, leaf.user)) for each in seen]
    if not spans or (leaf.table and not shown):
        return in_words(say("history-not-yours"))
    if leaf.table:
        return page_answer(say, _evening_page(say, leaf, shown[0]))
    name, pages = await name_of(request, leaf.user, None), -(-len(found) // GAMES)
    title = say("history-evenings-title", name=name, leaf=leaf.number + 1, leaves=pages)
    entries, ways = list[str](), list[Button]()
    for number, evening in enumerate(shown, leaf.number * GAMES + 1):
        score, games = evening.score, len(evening.games)
        own = next((each.place for each in score if each.user == leaf.user), len(score))
        values = {"won": own == 1, "place": own, "seats": len(score)}
        told = say("history-evening-score", **standings(say, evening, score))
        entry = say("history-evening", game=_date(evening, "d"), games=games, **values)
        entries += [RULE, f"{number}\\. {entry}\n-# {told}"]
        to = EveningLeaf(leaf.user, table=evening.games[-1].table.id)
        ways.append(Button(f"{number}. {MARKDOWN.sub('', told)}", to))
    hidden = sum(len(each.games) for each in read if each not in seen)
    withheld = [f"-# {say('history-unseen', count=hidden)}"] if hidden else []
    turned = turns(say, [replace(leaf, number=each) for each in range(pages)], leaf.number)
    extra = (*turned, Button(say("history-games-button"), HistoryLeaf(leaf.user)))
    blocks, asked = (f"### {title}", *entries[1:], *withheld), say("history-evenings-pick")
    return page_answer(say, Page(Accent.BOARD, blocks, tuple(ways), asked, extra))


async def _may_see(request: Request, evening: Evening) -> bool:
    """True if the reader played that evening, or can read its channel."""
    if any(result.user == request.user for game in evening.games for result in game.results):
        return True
    return bool(evening.games) and await may_see(request.interaction, evening.games[-1].table)


def _evening_page(say: Say, leaf: EveningLeaf, evening: Evening) -> Page:
    """The score of an evening, and some of its games in order, each with its replay."""
    pages = -(-len(evening.games) // GAMES)
    score = say("history-evening-score", **standings(say, evening, evening.score))
    blocks, ways = [f"### {_date(evening, 'D')}\n{score}"], list[Button]()
    first = leaf.number * GAMES
    told = zip(evening.games, game_lines(say, evening), strict=True)
    for played, line in [*told][first : first + GAMES]:
        ended = clock_time(played.results[0].ended)
        blocks += [RULE, f"{line} · {ended}\n-# {_result(say, played)}"]
        ways.append(Button(MARKDOWN.sub("", line), ReplayOf(played.table.id)))
    turned = turns(say, [replace(leaf, number=each) for each in range(pages)], leaf.number)
    extra = (*turned, Button(say("sure-back-button"), EveningLeaf(leaf.user)))
    return Page(Accent.BOARD, tuple(blocks), tuple(ways), say("history-pick"), extra)


def _date(evening: Evening, style: str) -> str:
    """The day on which an evening began, in one of Discord's styles."""
    return f"<t:{int(evening.games[0].results[0].started)}:{style}>"


def _result(say: Say, played: Played) -> str:
    """The places, names and points of a game, best first; hidden people have no name."""
    game = PastGame(tuple(player.name for player in played.table.players), played.results)
    told = list[str]()
    for seat in sorted(range(len(game.names)), key=lambda seat: played.results[seat].place):
        is_hidden = played.results[seat].user is not None and game.names[seat] == FORMER
        told.append(place_told(say, game, seat, hidden=is_hidden, unit=not told))
    return ", ".join(told)


HANDLERS: Final[Handlings] = {EveningLeaf: Handling(evenings)}
