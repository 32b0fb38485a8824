"""Somebody's evenings: their list, and the games of one."""

from dataclasses import replace
from typing import Final

from cogs.features.history.presses import PAGE, guild_here, may_look, name_of, place_told, refused
from cogs.routing.request import Handling, Handlings, Request
from cogs.routing.watching import MARKDOWN
from cogs.table.pages.evening import game_lines, standings
from cogs.ui.answer import Answer, in_words, page_answer
from cogs.ui.names import clock_time
from cogs.ui.page import RULE, Accent, Button, Page, Say, turns
from cogs.ui.routes import EveningLeaf, HistoryLeaf, ReplayOf
from engine.events.evening import Evening
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
    spans = found[leaf.number * PAGE :][:PAGE]
    if leaf.table:
        spans = [each for each in found if each[-1].table == leaf.table]
    read = await known.read(spans)
    seen = [each for each in read if await may_look(request, each.games)]
    shown = [await known.shown(each, None, (request.user, leaf.user)) for each in seen]
    if not spans or (leaf.table and not shown):
        return in_words(say("history-not-yours"))
    if leaf.table:
        return page_answer(say, _evening_page(say, leaf, shown[0]))
    name, pages = await name_of(request, leaf.user, None), -(-len(found) // PAGE)
    title = say("history-evenings-title", name=name, leaf=leaf.number + 1, leaves=pages)
    entries, ways = list[str](), list[Button]()
    for number, evening in enumerate(shown, leaf.number * PAGE + 1):
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


def _evening_page(say: Say, leaf: EveningLeaf, evening: Evening) -> Page:
    """The score of an evening, and some of its games in order, each with its replay."""
    pages = -(-len(evening.games) // PAGE)
    score = say("history-evening-score", **standings(say, evening, evening.score))
    blocks, ways = [f"### {_date(evening, 'D')}\n{score}"], list[Button]()
    first = leaf.number * PAGE
    told = zip(evening.games, game_lines(say, evening), strict=True)
    for played, line in [*told][first : first + PAGE]:
        ended = clock_time(played.results[0].ended)
        blocks += [RULE, f"{line} · {ended}\n-# {_result(say, played)}"]
        ways.append(Button(MARKDOWN.sub("", line), ReplayOf(played.table.id)))
    turned = turns(say, [replace(leaf, number=each) for each in range(pages)], leaf.number)
    extra = (*turned, Button(say("sure-back-button"), EveningLeaf(leaf.user)))
    return Page(Accent.BOARD, tuple(blocks), tuple(ways), say("history-pick"), extra)


def _date(evening: Evening, style: str) -> str:
    """The day on which an evening began, in one of Discord's styles."""
    return f"<t:{int(evening.games[0].results[0].started)}:{style}>"


def _result(say: Say, played: PastGame) -> str:
    """The places, names and points of a game, best first; hidden people have no name."""
    told, players = list[str](), played.table.players
    for seat in sorted(range(len(players)), key=lambda seat: played.results[seat].place):
        is_hidden = played.results[seat].user is not None and players[seat].name == FORMER
        told.append(place_told(say, played, seat, hidden=is_hidden, unit=not told))
    return ", ".join(told)


HANDLERS: Final[Handlings] = {EveningLeaf: Handling(evenings)}
