"""Own tables: one person against computers, in one message, in any server or in none."""

from dataclasses import replace
from functools import partial
from itertools import product
from typing import Final

from discord import app_commands

from cogs.context.options import GAME_CHOICES, LEVEL_CHOICES
from cogs.context.permissions import anywhere
from cogs.context.services import Interaction
from cogs.features.solo.voyage import sail, sail_buttons, voyage_lines
from cogs.routing.bot import Commands
from cogs.routing.request import Handling, Handlings, Request, alone
from cogs.routing.watching import of_replay
from cogs.table.pages.end import like_of
from cogs.table.pages.hand import hand_answer
from cogs.table.pages.lesson import first_words, is_new, primer, proposed_level
from cogs.table.pages.lobby import level_lines, newcomers
from cogs.table.pages.menus import another_page
from cogs.table.pages.own_games import next_line, own_games
from cogs.ui.answer import Answer, in_words, page_answer
from cogs.ui.layout import button, choice, container, rows_of
from cogs.ui.page import NO_TABLE, RULE, Accent, Button, Page, Style
from cogs.ui.routes import Learn, PlayLike, PuzzleAt, Quick, Sail, SameCards, Verb
from engine.core import Seat, choices_by_default
from engine.events import voyages
from engine.games import FIRST_GAME, GAMES
from engine.players.base import Level
from engine.tables.model.kind import DAY, OWN, VOYAGE, Ending, kind_of
from engine.tables.model.refusals import Refusal, Refused
from engine.tables.model.table import Table, owner_of
from engine.tables.replay import Replay
from engine.tables.view import TableView


async def practise(
    request: Request, game: str | None = None, level: str | None = None, seats: int | None = None
) -> Answer:
    """Open an own table; without options, show all ways to play alone.

    game: None: the first one. level: the computers'; None: Deckhand. seats: including the person's;
    None: as many as the game is good with.
    """
    if game is None and level is None and seats is None:
        return await ways_alone(request)
    return await again(request, PlayLike(game or FIRST_GAME, Level(level or Level.DECKHAND), seats))


async def ways_alone(request: Request) -> Answer:
    """The games to go on with, and a line for each button: today's, the voyage's, a quick game's.

    Only the first thing that waits has a coloured button.
    """
    say, user = request.say, request.user
    own = await own_games(request.services, say, user, but=VOYAGE)
    found = await voyages.ahead(request.services.deals, user)
    told = await voyage_lines(request, found, brief=bool(own.told))
    done = await request.services.deals.has_ended(user)
    puzzles, like = len((await request.services.puzzles.today(user)).waiting), await _like(request)
    daily = Button(say("daily-play-button", done=done), Verb.DAILY, emoji="🃏")
    waiting, over = [] if done else [daily], [daily] if done else []
    if puzzles:
        waiting.append(Button(say("puzzle-button", count=puzzles), PuzzleAt(), emoji="🧩"))
    new = found.is_open or await is_new(request.services, user, *GAMES)  # the first sea teaches
    named = {"game": say(f"game-{like.game}"), "level": say(f"level-{like.level}")}
    sails = sail_buttons(say, found, Style.PLAIN)
    first = [*sails, *waiting] if new else [*waiting, *sails]
    play = [] if own.told else [Button(say("solo-play-button", **named), like, emoji="▶️")]
    presses = [replace(each, style=Style.PLAIN) for each in (*first, *play, *over)]
    if not own.told:
        presses[0] = replace(presses[0], style=Style.GAIN)
    buttons = [button(NO_TABLE, 0, b.route, b.label, b.style, b.emoji) for b in presses]
    games = [Button(say(f"game-{k}"), Quick(k), note=say(f"game-{k}-brief")) for k in GAMES]
    rows = [*rows_of([*own.buttons, *buttons]), *choice(NO_TABLE, 0, say("solo-quick"), games)]
    title, line = f"### {say('alone-button')}", RULE if own.told else ""
    deal = say("solo-deal", game=say(f"game-{request.services.deals.today.game}"), done=done)
    lines = [deal, say("solo-puzzles", count=puzzles)]
    lines = [*told, *lines] if new else [*lines, *told]
    lines += [say("solo-like", seats=like.seats, **named)] if play else []
    if found.at.is_over or not waiting[1:]:
        lines.append(await next_line(request.services, say, user, sea=False))
    # beside several games, a phone has room for the voyage only
    below = "\n".join(filter(None, told if own.buttons[1:] else lines))
    return Answer(container(Accent.HAND, (title, own.told, line, below), rows), separate=True)


async def _like(request: Request, game: str | None = None) -> PlayLike:
    """A game like the person's last own one, of this game if given; without one, a good first."""
    past = await request.services.records.past_games(None, request.user, game, 0, 20)
    for table in (each.table for each in past[1]):
        if kind_of(table) is OWN:
            return like_of(table)
    key, level = game or FIRST_GAME, await proposed_level(request.services, request.user)
    return PlayLike(key, level, GAMES[key].traits.alone)


async def quick(request: Request, route: Quick) -> Answer:
    """A start at once, or a select of how many play, and at what level; no game: all ways."""
    say, game = request.say, route.game
    if not game:
        return replace(await ways_alone(request), separate=False)
    if game not in GAMES:
        raise Refused(Refusal.BAD_CHOICE)
    numbers = [seats for seats in GAMES[game].seats_for(GAMES[game].options()) if seats > 1]
    ways = tuple(
        Button(
            say("solo-quick-option", seats=seats, level=say(f"level-{level}")),
            PlayLike(game, level, seats),
        )
        for level, seats in product(Level, numbers)
    )
    like = await _like(request, game)
    label = say("solo-start-button", seats=like.seats, level=say(f"level-{like.level}"))
    press = Button(label, like, Style.GAIN, "▶️")
    about, presses = await primer(request.services, say, request.user, game, press)
    about = f"{about} {say(f'game-{game}-lasts')}".strip()
    blocks = f"### {say(f'game-{game}')}", about, "\n".join(level_lines(say))
    extra = (*presses, Button(say("sure-back-button"), Quick("")))
    return page_answer(say, Page(Accent.HAND, blocks, ways, say("solo-quick-choose"), extra))


async def go_on(request: Request) -> Answer:
    """Continue this own table; without one, as `practise`."""
    if not request.table_id:
        return await practise(request)
    running = await request.tables.own.running(request.user)
    table = next((each for each in running if each.id == request.table_id), None)
    if table is None:
        raise Refused(Refusal.TABLE_OVER, await request.tables.found(request.table_id))
    return await _answer(request, await request.services.deals.shown(table))


async def learn(request: Request, route: Learn) -> Answer:
    """Begin the lesson of a game, at an own table that follows a script.

    It replaces only the end of another lesson, and its question; any other message stays.
    """
    game, lesson = route.game, request.services.lessons.get(route.game)
    if lesson is None:
        raise Refused(Refusal.BAD_CHOICE)
    answer = await _question(request, route)
    if answer is None:
        own, choices = request.tables.own, choices_by_default(GAMES[game])
        script = lesson.computers, lesson.settings, lesson.seed
        new = own.prepared(alone(request.interaction), game, choices, *script)
        answer = await _answer(request, await own.open(replace(new, options=lesson.options)))
    is_own = request.table_id and request.tables.table(request.table_id) is None
    return answer if is_own or route.sure else replace(answer, separate=True)


async def _question(request: Request, route: PlayLike | Learn | SameCards) -> Answer | None:
    """The question before an own game that another one is like, or would end for; else None."""
    own, user = request.tables.own, request.user
    running, yielding = await own.running(user), await own.yielding(user)
    ending = Ending.LESSON if isinstance(route, Learn) else Ending.GAME
    game = "" if isinstance(route, SameCards) else route.game
    is_like = any(each.game == game and kind_of(each).ending is ending for each in running)
    if route.sure or not (is_like or yielding):
        return None
    numbers = [running.index(each) + 1 for each in yielding]
    games = await own_games(request.services, request.say, user)
    sure = replace(route, sure=True)
    return Answer(another_page(request.say, games, numbers, request.table_id, sure), separate=True)


async def same_cards(request: Request, route: SameCards) -> Answer:
    """The cards of a finished game, alone against computers."""

    async def dealt(told: Replay) -> Answer:
        former, seat = told.table, route.seat
        is_open = told.outcome is None or kind_of(former) is DAY
        if is_open or seat >= len(former.players):
            raise Refused(Refusal.NO_TABLE)
        if question := await _question(request, route):
            return question
        seen = await request.tables.own.open(again_with(request, former, seat))
        return replace(await _answer(request, seen), separate=not route.sure)

    return await of_replay(request, request.table_id, dealt, route.ticket)


def again_with(request: Request, former: Table, seat: Seat) -> Table:
    """A new table with the cards of a former one for the person who asks, which isn't stored yet.

    A computer of the level Mate plays for each other person.
    """
    others = former.players[:seat] + former.players[seat + 1 :]
    levels = [player.level or Level.MATE for player in others]
    you = alone(request.interaction)
    return request.tables.own.dealt_again(former, you, seat, newcomers(request.say, levels, you))


async def again(request: Request, like: PlayLike) -> Answer:
    """Another table like this, which is over."""
    say, game, level, seats = request.say, like.game, like.level, like.seats
    if game not in GAMES:
        raise Refused(Refusal.BAD_CHOICE)
    rules = GAMES[game]
    choices = choices_by_default(rules)
    fitting = [number for number in rules.seats_for(rules.options(**choices)) if number > 1]
    if seats and seats not in fitting:
        told = say("solo-seats", game=say(f"game-{game}"), least=min(fitting), most=max(fitting))
        return in_words(told)
    if question := await _question(request, like):
        return question
    you, own = alone(request.interaction), request.tables.own
    computers = newcomers(say, [level] * ((seats or rules.traits.alone) - 1), you)
    return await _answer(request, await own.open(own.prepared(you, game, choices, computers)))


async def _answer(request: Request, seen: TableView) -> Answer:
    """The hand at this table, even if the press was about another one."""
    note = await first_words(request.services, request.say, seen, owner_of(seen.table))
    return replace(hand_answer(request.say, seen, note=note), table=seen.table)


class SoloCommands(Commands):
    """Games that one person plays alone; all answers are for that person only."""

    @app_commands.command()
    @anywhere
    @app_commands.choices(game=GAME_CHOICES, level=LEVEL_CHOICES)
    async def solo(
        self,
        interaction: Interaction,
        game: str | None = None,
        level: str | None = None,
        seats: app_commands.Range[int, 2, 7] | None = None,
    ) -> None:
        """Play alone against the computer."""
        work = partial(practise, game=game, level=level, seats=seats)
        await self._router.answer(interaction, work)

    @app_commands.command()
    @anywhere
    @app_commands.choices(game=GAME_CHOICES)
    async def learn(self, interaction: Interaction, game: str = FIRST_GAME) -> None:
        """Learn a game with a coach."""
        await self._router.answer(interaction, partial(learn, route=Learn(game)))


HANDLERS: Final[Handlings] = {
    PlayLike: Handling(again),
    SameCards: Handling(same_cards, looks_back=True),
    Learn: Handling(learn),
    Quick: Handling(quick),
    Sail: Handling(sail),
    Verb.CONTINUE: Handling(go_on),
}
