"""One's own voyage: its chart, its next match, its result, and sharing that."""

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from itertools import product, takewhile
from typing import Final

from cogs.faces import FACES
from cogs.routing import sharing
from cogs.routing.request import Feature, Request, alone
from cogs.surfaces.token import in_ephemeral
from cogs.table.pages.board import robber, saying, standing_line
from cogs.table.pages.hand import hand_answer
from cogs.table.pages.lesson import first_words, goal, is_new, primer
from cogs.table.pages.own_games import (
    against,
    last_minute,
    marks_line,
    next_line,
    people_line,
    rivals_told,
    sail_button,
)
from cogs.ui.answer import Answer, in_words, page_answer
from cogs.ui.layout import JOINER, paged
from cogs.ui.names import listed, names_of
from cogs.ui.page import HAND, NO_TABLE, RULE, Accent, Button, Page, Say, Style
from cogs.ui.routes import Quick, Sail, Verb
from cogs.ui.spoken import shown_name
from engine.events import voyages
from engine.events.daily import Comparison
from engine.games import GAMES
from engine.players import rivals
from engine.players.base import Rival
from engine.results.marks import DRAW, DUEL, FIRSTS, SOLO, Feat, chances
from engine.tables.model.kind import VOYAGE, kind_of
from engine.tables.model.refusals import Refusal, Refused, Unreadable
from engine.tables.model.result import begins, counts_until, points_of, week_of
from engine.tables.model.table import Table
from engine.tables.model.voyage import SEAS, AtSea, Sea, sea_of

CREW_FOR: Final = 10.0
"""Seconds that a result waits for the crew; then it is shown without it."""
MEASURED: Final = 3
"""The matches after which one knows a rival's habit."""
MOST_FARTHER: Final = 90
"""The most of 100 computers whose crossing of a sea says how hard it is."""
ANCHOR, SHIP, WATER, WRECK = "⚓", "⛵", "🌊", "💥"


def chart(say: Say, at: AtSea) -> str:
    """Seven waters: an anchor for each behind the ship, a wave for each ahead; "" in words."""
    ship, ahead = SHIP if at.masts else WRECK, WATER * (SEAS - 1 - at.crossed)
    return "" if say.in_words else JOINER.join(ANCHOR * at.crossed + ship + ahead)


async def sail(request: Request, route: Sail) -> Answer:
    """The next match of the person's voyage, or the open one.

    Before the first voyage, and before a game that is new to them, a page introduces it.
    """
    say, services, user = request.say, request.services, request.user
    you, apart = alone(request.interaction), not in_ephemeral(request.interaction)
    found = await voyages.ahead(services.deals, user, afresh=route.afresh)
    sea = sea_of(found.start)
    is_first = not found.met or found.at.is_over or await is_new(services, user, sea.game)
    if is_first and not (route.sure or found.is_open):
        won = goal(say, sea.game, VOYAGE, sea.choices, 1 + len(sea.rivals))
        press = Button(say("daily-begin-button"), replace(route, sure=True), Style.GAIN, SHIP)
        about, presses = await primer(services, say, user, sea.game, press, won)
        told = await _ahead(request, found.start, found.met, "next")
        if not found.at.is_over:
            told = told[-2 - len(against(sea)) :] if found.met else [*told, say("voyage-first")]
        title = _title(request, found.start, None) if found.at.is_over else ""
        page = Page(Accent.HAND, (title, "\n".join(filter(None, told)), about), presses)
        return replace(page_answer(say, page), separate=apart)
    guild = request.interaction.guild_id
    seen = await voyages.sail(services.deals, you, guild, afresh=route.afresh)
    if not seen.table.is_open or (at := seen.table.settings.voyage) is None:
        raise Refused(Refusal.TABLE_OVER, seen.table)  # another press has finished it
    wind = "" if seen.own_events or route.sure else say("voyage-wind", wind=sea_of(at).wind)
    note = await first_words(services, say, seen, user) or wind  # to newcomers, a page told it
    return replace(hand_answer(say, seen, note=note), table=seen.table, separate=apart)


async def voyage_lines(request: Request, found: voyages.Ahead, *, brief: bool) -> list[str]:
    """The person's voyage on the page of all ways to play alone; after its end, what comes next.

    The rest is behind More of its match. brief: without a result.
    """
    say, at, is_over, sea = request.say, found.start, found.at.is_over, sea_of(found.start)
    when = "now" if found.is_open else "again" if is_over else "next"
    of = {"game": say(f"game-{sea.game}"), "wind": sea.wind, "rivals": rivals_told(say, sea)}
    short = say("voyage-short", when=when, sea=at.crossed + 1, masts=at.masts, **of)
    kind = "new" if found.deal == found.due is not None else ""
    title = _title(request, found.at, found.deal, kind)
    if brief or not is_over:
        return [short] if is_over else [title, chart(say, at), short]
    compared = None if found.last is None else await _compared(request, found.last, 0.0)
    people = people_line(say, compared) if compared else ""
    return [short, _habits(say, found.met), f"-# {title}", people]


def _title(request: Request, at: AtSea, deal: int | None, kind: str = "") -> str:
    """A voyage's kind, and until when it must begin or end, or when the next one begins."""
    counts = deal is None or request.services.deals.counts(deal)
    default = "practice" if deal is None else "over" if at.is_over else "week"
    kind = kind or (default if counts else "late")
    until = begins(7 * (week := at.week if deal else week_of(request.services.clock.now())) + 1)
    when = last_minute(until) if kind == "new" else str(int(until))
    of = {"over": at.is_over, "seas": at.crossed, "masts": at.masts, "at": when}
    return request.say("voyage-title", kind=kind, end=last_minute(counts_until(-week)), **of)


def sail_buttons(say: Say, found: voyages.Ahead, style: Style) -> list[Button]:
    """The buttons of the next match; style: of the first one."""
    presses = [sail_button(say, found, style)]
    if found.due is not None and found.due != found.deal:
        presses.append(Button(say("voyage-week-button"), Sail(afresh=True), Style.COST, "🗓️"))
    return presses


def _told(say: Say, at: AtSea, compared: Comparison | None, title: str = "") -> list[str]:
    """The result of a voyage, what it is compared with, and, with its title, with people's."""
    told = [chart(say, at), title or say("voyage-result", seas=at.crossed, masts=at.masts)]
    if compared is not None:
        crew = sum(points_of(measure) < at.crossed for measure in compared.crew)
        told += [say("voyage-crew", crew=crew)] if crew else []
        told += [people_line(say, compared)] if title else []
    return told


async def _ahead(
    request: Request, at: AtSea, met: Mapping[str, Feat], when: str, most: int = 9
) -> list[str]:
    """The sea ahead, or that of an open match: its game, wind and (at most as many) rivals."""
    say, sea, known = request.say, sea_of(at), rivals(sea_of(at).game)
    state = f"**{say('voyage-state', sea=at.crossed + 1, masts=at.masts)}**"
    told = [chart(say, at), state, _next(say, sea, when), say("voyage-wind", wind=sea.wind)]
    return told + [await _known(request, known[n], met.get(n), when) for n in against(sea)[:most]]


def _next(say: Say, sea: Sea, when: str) -> str:
    """The game, the rivals by name or by level, as a line of each may follow, and a partner."""
    levels = {say(f"level-{level}") for level, name in sea.rivals if name in against(sea)}
    known, own = rivals(sea.game), [name for _, name in sea.rivals if name not in against(sea)]
    partner = listed(say, [f"{known[name].sign} {name}" for name in own]) or "none"
    told = {"levels": listed(say, sorted(levels)), "partner": partner}
    called = rivals_told(say, sea) if when == "then" else "none"
    return say("voyage-ahead", when=when, game=say(f"game-{sea.game}"), rivals=called, **told)


async def _known(request: Request, rival: Rival, met: Feat | None, when: str) -> str:
    """A rival's character; after a match what they did in the last one, after more the habit.

    Beside an open match also how many the person won; a phone has no room for that below an end,
    which tells nothing of a rival who had no choice.
    """
    found, of = list[bool](), {"sign": rival.sign, "rival": rival.name}
    if met is None:
        return request.say("rival-is", **of)
    told = {"games": met.games if when == "now" else 0, "won": met.won, **of}
    if met.games >= MEASURED:
        return request.say("rival-does", others=rival.others, **told)
    with suppress(Refused, Unreadable):  # it may not be stored any more
        found = chances(await request.tables.replay(met.table), rival.name)
    if when == "end" and not found:
        return ""
    return request.say("rival-did", done=sum(found), count=len(found), **told)


def _habits(say: Say, met: Mapping[str, Feat]) -> str:
    """How many habits somebody knows, whose are the next, and, of all, who isn't beaten yet."""
    signs = {name: f"{of.sign} {name}" for game in GAMES for name, of in rivals(game).items()}
    left = {name: MEASURED - (met[name].games if name in met else 0) for name in signs}
    least = min((games for games in left.values() if games > 0), default=0)
    named = [signs[n] for n in signs if (left[n] == least if least else not met[n].won)]
    told = {"known": sum(n <= 0 for n in left.values()), "all": len(signs), "left": least}
    return say("habits-known", rivals=listed(say, named[:MEASURED]) or "none", **told)


async def _more(request: Request, table: Table) -> str:
    """The sea of an open match, what is known of it, and the next sea; "": no match of a voyage."""
    if (at := table.settings.voyage) is None:
        return ""
    say, deals, sea = request.say, request.services.deals, sea_of(at)
    met, names = (await voyages.ahead(deals, request.user)).met, against(sea)
    told, unmet = await _ahead(request, at, met, "now"), [n for n in names if n not in met]
    if unmet == names and at == AtSea(at.week):  # its first hand tells the aim
        told = [say("voyage-first"), *told, say("voyage-habits")]
    told += [say("rival-unmet", rivals=listed(say, unmet))] if unmet else []
    told += [await _crossed(request, at, table.settings.day)] if at.crossed else []
    if at.crossed + 1 < SEAS:
        told.append(_next(say, sea_of(replace(at, crossed=at.crossed + 1)), "then"))
    return "\n".join(filter(None, told))


async def _crossed(request: Request, at: AtSea, deal: int | None) -> str:
    """The part of a week's crew that crossed the sea ahead; "" of a voyage for practice."""
    crew = () if deal is None else (await request.services.deals.played(deal, 0.0)).crew
    farther = sum(points_of(measure) > at.crossed for measure in crew)
    is_telling = 0 < farther <= MOST_FARTHER
    return request.say("voyage-crew-ahead", crew=farther, sea=at.crossed + 1) if is_telling else ""


async def _compared(request: Request, table: Table, seconds: float = CREW_FOR) -> Comparison | None:
    """The comparison of the result of the voyage that ended at this table.

    None if it goes on, doesn't count, or ended too late. seconds: the time to wait for the crew.
    """
    at, deal, user = table.settings.voyage, table.settings.day, request.user
    if at is None or deal is None or not at.is_over or table.host != user:
        return None
    guild = request.interaction.guild_id
    found = await request.services.deals.comparison(deal, user, guild, seconds)
    return found if found is not None and found.measure == at.measure else None


async def _end(request: Request, table: Table) -> Answer | None:
    """The end of a match of a voyage; None: it is none."""
    if kind_of(table) is not VOYAGE or (at := table.settings.voyage) is None:
        return None
    say, seen = request.say, await request.tables.view(table.id, request.user)
    deal, face, names = table.settings.day, FACES[table.game], names_of(table, seen.seat, say)
    standing, result = standing_line(face, say, seen, names), face.standing(seen)
    end = "sunk" if not at.masts else "home" if at.is_over else "lost" if at.failed else "crossed"
    landed = say("voyage-landed", end=end, sea=at.crossed + (at.failed > 0))
    compared = await _compared(request, table)
    share = [Button(say("daily-share-button"), Verb.SHARE)] if compared is not None else []
    found = await voyages.ahead(request.services.deals, request.user)
    presses = [*sail_buttons(say, found, Style.MAIN), *share]
    presses.append(Button(say("daily-scoring-button"), Verb.SCORING))
    presses.append(Button(say("review-button"), Verb.REVIEW))
    points, places, sides = result.points, result.places, names.sides or len(names)
    if not at.failed and points[0] in points[1:sides]:
        standing += f"\n{say('voyage-tie')}"
    best = min(range(1, sides), key=lambda side: places[side])  # a partner is no rival
    said = "rival-robs" if at.failed else "rival-beaten"
    heard = (robbed := robber(seen, names)) and not robbed[1]  # one line a match is enough
    says = "" if heard else saying(say, said, table, best, at.matches - 1)
    feats = await request.services.deals.records.feats_of(request.user)
    marks = marks_line(say, "mark-new", table.game, feats, table.id)
    known, ahead = rivals(table.game), [] if at.is_over else against(sea_of(found.start))
    met = {p.name for seat, p in enumerate(table.players) if seat % sides} & {*known} - {*ahead}
    new = [of for name, of in found.met.items() if name in met and of.games <= MEASURED]
    new.sort(key=lambda of: (of.games < MEASURED, of.name != table.players[best].name))
    habits = [*filter(None, [await _known(request, known[of.name], of, "end") for of in new])]
    habits = habits[: 1 if at.failed or at.is_over else 2]  # those pages have more to tell
    title = f"-# {_title(request, at, deal)}"  # it says that it's practice, or when the next begins
    if at.is_over:
        told = [*_told(say, at, compared, title), _habits(say, found.met)]
        told.append(await next_line(request.services, say, request.user, sea=False, review=True))
        if not await request.services.deals.has_ended(request.user):
            presses.append(Button(say("daily-play-button", done=False), Verb.DAILY, emoji="🃏"))
    else:
        when, most = "again" if at.failed else "next", 2 - bool(habits)  # a phone is full
        told = [*await _ahead(request, at, found.met, when, most), "" if deal else title]
    crew, decided = "", tuple[str, ...]()
    if at.failed:
        crew, replay = await _crossed(request, at, deal), await request.tables.replay(table.id)
        decided = face.highlights(say, replay, names)[: len(replay.rounds) > 1]
    match = (says, standing, *(f"-# {each}" for each in decided), crew, *habits, marks)
    above, below = ("\n".join(filter(None, part)) for part in (match, told))
    blocks = (f"## {landed}", above, RULE, below)
    page = Page(Accent.SCORING, blocks, tuple(presses))
    return Answer(paged(page, say, table.id, 0, HAND), table=table)  # a game has its own sea


async def _share(request: Request, table: Table) -> Answer | None:
    """Post the result of a week's voyage, which spoils nothing; None: the table has none."""
    at, say, interaction = table.settings.voyage, request.say, request.interaction
    if at is None or (compared := await _compared(request, table)) is None:
        return None
    if not compared.crew:
        return in_words(say("daily-crew-plays"))
    public = await request.services.public_say(interaction)
    title = public("voyage-shared-by", name=shown_name(public, interaction.user.display_name))
    press = Button(public("voyage-sail-button", way="look", sea=0), Verb.CONTINUE, emoji=SHIP)
    shown, *told = _told(public, at, compared)
    blocks = f"**{title}**", shown and f"## {shown}", "\n".join(told)
    page = Page(Accent.SCORING, blocks, (press,))
    key = (request.user, table.id, interaction.channel_id)
    layout = paged(page, public, NO_TABLE, 0, HAND)
    done = in_words(say("daily-shared"), accent=Accent.BOARD)
    return await sharing.share(request, layout, key=key) or done


async def _profile(request: Request, say: Say, user: int, _: bool) -> list[str | Button]:
    """The best voyage; to the person also games alone, marks, the habits of rivals, and ways on.

    These are of all servers, so others don't read them.
    """
    deals, best = request.services.deals, await request.services.deals.records.best_voyage(user)
    lines: list[str | Button] = [] if best is None else [say("profile-voyage", seas=best)]
    if user != request.user:
        return lines
    feats, kept = await deals.records.feats_of(user), request.services.puzzles.records
    answered = [solved for *_, solved, at in await kept.puzzles(user) if at is not None]
    row = len([*takewhile(bool, reversed(answered))])
    of = {"puzzles": len(answered), "solved": sum(answered), "row": row * (row > 1)}
    for name in (SOLO, DUEL, DRAW):
        counted = [feat for feat in feats if feat.name == name]
        of |= {f"{name}s": sum(f.games for f in counted), f"{name}won": sum(f.won for f in counted)}
    lines += [say("profile-alone", **of)] if any(of.values()) else []
    lines += filter(None, (marks_line(say, "profile-firsts", game, feats) for game in GAMES))
    met = [(rivals(feat.game).get(feat.name), feat) for feat in feats]
    sailed, earned = any(rival for rival, _ in met), {(feat.name, feat.game) for feat in feats}
    for mark, game in [each for each in product(FIRSTS, GAMES) if each not in earned][:1]:
        title = say(f"game-{game}")
        lines.append(say("profile-next", mark=mark, game=title, sailed=sailed))
        if mark in FIRSTS[:2]:  # the others are marks of voyages
            lines.append(Button(say("solo-play-button", game=title), Quick(game), emoji="🎯"))
    lines += [_habits(say, {feat.name: feat for feat in feats})] if sailed else []
    lines += [await _known(request, rival, feat, "now") for rival, feat in met if rival]
    daily, waits = say("daily-play-button", done=False), not await deals.has_ended(user)
    lines += [Button(daily, Verb.DAILY, Style.GAIN, "🃏")] if waits else []
    found, style = await voyages.ahead(deals, user), Style.PLAIN if waits else Style.GAIN
    return [*lines, *sail_buttons(say, found, style)]


FEATURE: Final = Feature(more=_more, end=_end, share=_share, profile=_profile)
