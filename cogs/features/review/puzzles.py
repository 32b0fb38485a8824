"""Puzzles: a choice of a finished game as it stood, the answer, and the one after it."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise, takewhile
from typing import Final

from cogs.faces import FACES
from cogs.features.review.presses import chance_of, compared, cost_of
from cogs.routing.request import Handling, Handlings, Request, alone
from cogs.routing.watching import MARKDOWN
from cogs.table.pages.hand import hand_blocks
from cogs.table.pages.lesson import is_new
from cogs.table.pages.news import lines
from cogs.table.pages.own_games import next_line, next_sea
from cogs.ui.answer import Answer, page_answer
from cogs.ui.face import Face
from cogs.ui.layout import large_print
from cogs.ui.names import names_of
from cogs.ui.page import RULE, Accent, Button, MakeMove, Page, Say, ShowPage, Style, leaves, turns
from cogs.ui.routes import APART, Learn, PuzzleAt, Quick, Verb
from engine.events.puzzles import Puzzle, Today, is_good, seen_in
from engine.games import FIRST_GAME, GAMES
from engine.players.judging import Judgement
from engine.tables.view import TableView


async def puzzle(request: Request, route: PuzzleAt) -> Answer:
    """A page of one of today's puzzles, or of the next one; or its answer."""
    say, user, kept = request.say, request.user, request.services.puzzles
    known = {game for game in GAMES if not await is_new(request.services, user, game)}
    today = await kept.today(user, known or {FIRST_GAME}, route.origin)
    origin = route.origin or next(iter(today.waiting), "")
    if (asked := today.waiting.get(origin)) is None:
        note = say("puzzle-late" if origin in today.answered else "puzzle-gone")
        rest = page_answer(say, await _rest(request, [note] if origin else []))
        return replace(rest, separate=route.page == APART)
    seen, face = seen_in(asked, alone(request.interaction)), FACES[asked.game]
    choice = next((each for each in asked.choices if each.played == route.move), None)
    if choice is None:
        is_untried = await is_new(request.services, user, face.key)
        at = replace(route, origin=origin)
        page = question_page(say, face, seen, asked, at, is_untried=is_untried)
    else:
        told = [say("puzzle-late")]
        if await kept.solve(user, origin, asked, choice):
            told = answer_blocks(say, face, seen, choice, asked.choices)
        page = await _rest(request, told)
    return replace(page_answer(say, page), game=face.key, separate=route.page == APART)


def question_page(
    say: Say, face: Face, seen: TableView, asked: Puzzle, at: PuzzleAt, *, is_untried: bool = False
) -> Page:
    """The hand as it was, with its choices as buttons; of many predictions, a select of some.

    It has the cards that a player would know to be out. Further pages have the log of the round.
    is_untried: the reader has never finished such a game, and reads what it is about.
    """
    names = names_of(seen.table, seen.seat, say)
    mine = [getattr(event, "seat", None) == seen.seat for event in seen.this_round]
    runs = [at for at, (before, own) in enumerate(pairwise([False, *mine])) if own and not before]
    since, own = seen.this_round[runs[-1] if runs else 0 :], mine[runs[-1] if runs else 0 :]
    seen = replace(seen, from_own=since, own_events=len([*takewhile(bool, own)]))
    told = leaves("\n".join(lines(say, seen.this_round, names, face)))
    log = [PuzzleAt(at.origin, "log", leaf) for leaf in range(len(told))]
    title = say("puzzle-question")
    if at in log:
        hand = Button(say("board-hand-button"), PuzzleAt(at.origin))
        extra = (*turns(say, log, log.index(at)), hand)
        return Page(Accent.HAND, (f"-# {title}", told[log.index(at)]), extra=extra)
    page = face.page(say, seen, names, at.page)
    if len(asked.choices) < len(seen.moves):
        moves = {c.played: face.move_sentence(say, seen, names, c.played) for c in asked.choices}
        offered = (Button(MARKDOWN.sub("", moves[each]), MakeMove(each)) for each in moves)
        choose = say("puzzle-choose")
        page = replace(page, blocks=(), buttons=tuple(offered), choose=choose, extra=())
    buttons, extra = (
        tuple(_led(at.origin, each) for each in some) for some in (page.buttons, page.extra)
    )
    first = say("puzzle-of", game=say(f"game-{face.key}"), own=at.origin[0].isdigit())
    if is_untried:
        first += f"\n-# {say(f'game-{face.key}-brief')}."
        extra = (*extra, Button(say("puzzle-learn-button"), Learn(face.key), emoji="🎓"))
    if not is_untried and (unseen := face.unseen(say, seen)):
        page = replace(page, lies=(*page.lies, f"-# {say('puzzle-unseen', cards=unseen)}"))
    _, story, *rest = hand_blocks(face, say, seen, names, page)
    fits = len(leaves("\n".join((first * is_untried, story, *rest)))) == 1
    blocks = (f"### {title}", f"-# {first}", story * fits, *rest)
    extra = (*extra, *(Button(say("log-button"), last) for last in log[-1:]))
    return replace(page, blocks=blocks, buttons=buttons, extra=extra)


def _led(origin: str, button: Button) -> Button:
    """The button of a hand, which leads to this puzzle's answer or page instead."""
    match button.route:
        case MakeMove(index):
            return replace(button, route=PuzzleAt(origin, move=index))
        case ShowPage(name):
            return replace(button, route=PuzzleAt(origin, name))
    return button


def answer_blocks(
    say: Say, face: Face, seen: TableView, choice: Judgement, among: Sequence[Judgement]
) -> list[str]:
    """The Captain's move and reason; the answer's harm or the chances of both; the cards.

    among: all choices, whose reason stands where nothing tells the answer from the move.
    """
    names, end = names_of(seen.table, seen.seat, say), "missed"
    if is_good(face.key, choice):
        is_less = cost_of(face.key, choice)["of"] != "close"
        end = "best" if choice.played == choice.best else "near" if is_less else "alike"
    reasoned = choice if choice.why else next((c for c in among if c.why), choice)
    given = replace(choice, why=reasoned.why, figure=reasoned.figure)
    told = compared(say, face, seen, replace(given, harm="") if end == "alike" else given, 0)
    told = told[: {"best": 1, "missed": 3}.get(end, 2)]
    if end == "near":
        chances = {"own": round(100 * choice.chance), "best": round(100 * choice.before)}
        told = (*told[:2], say("puzzle-figures", **chances, of=chance_of(face.key)))
    lies = large_print(face.page(say, seen, names, "").lies)
    hand = face.hands(say, [seen] * len(seen.table.players), names).splitlines()[seen.seat or 0]
    blocks = [f"### {say('puzzle-end', end=end)}", "\n".join(told), *lies]
    return [*blocks, *[hand] * (len(leaves("\n".join(blocks))) == 1)]


async def _rest(request: Request, told: Sequence[str]) -> Page:
    """As `rest_page`: the way on is today's deal, or the next sea once that is over."""
    say, user, services = request.say, request.user, request.services
    deal: Button | None = Button(say("daily-play-button", done=False), Verb.DAILY, emoji="🃏")
    if await services.deals.has_ended(user):
        deal = await next_sea(services, say, user)
    following = "" if told else await next_line(services, say, user)
    return rest_page(say, await services.puzzles.today(user), told, following, deal)


def rest_page(
    say: Say, today: Today, told: Sequence[str], following: str, way: Button | None = None
) -> Page:
    """These blocks, and what comes next: another puzzle, or when there are more, and a way on."""
    solved = [*today.answered.values()]
    row, more = len([*takewhile(bool, reversed(solved))]), today.following > 0
    is_done = bool(told) and more and not today.waiting  # an answer is long
    counts: dict[str, object] = {"solved": sum(solved), "tried": len(solved), "row": row}
    counts |= {"streak": row > 1, "at": str(int(today.until)), "done": is_done, "own": today.own}
    count = f"-# {say('puzzle-count', **counts)}" if solved else ""
    if today.waiting:
        way = Button(say("puzzle-next-button"), PuzzleAt(), emoji="🧩")
    later = "" if today.waiting or is_done else say("puzzle-later", more=more)
    ways = [*filter(None, [way]), Button(say("alone-button"), Quick(""))]
    above, later = (*told, RULE) if told else (), f"{later}\n{following}".strip()
    buttons = (replace(ways[0], style=Style.MAIN), *ways[1:])
    return Page(Accent.SCORING, (*above, later, count), buttons)


HANDLERS: Final[Handlings] = {PuzzleAt: Handling(puzzle)}
