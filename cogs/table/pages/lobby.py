"""The lobby: the players, the house rules, and the missing conditions for a start."""

from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from discord import ui

from cogs.table.pages.evening import tonight
from cogs.table.pages.menus import (
    CLOCK,
    chosen_values,
    clock_options,
    mute_words,
    rule_lines,
    value_options,
)
from cogs.table.pages.refusal_words import has_room
from cogs.ui.custom_ids import CustomId
from cogs.ui.layout import TableButton, TableSelect, button, choice, container, rows_of, select
from cogs.ui.names import (
    Names,
    clock_time,
    countdown,
    escaped,
    host_name,
    names_of,
    people_names,
    queue_line,
    short_name,
    starts_with,
)
from cogs.ui.page import NO_TABLE, RULE, Accent, Button, Say, Style
from cogs.ui.routes import AddComputer, Learn, SetRule, Verb
from cogs.ui.spoken import audible
from engine.events.evening import Evening
from engine.games import GAMES
from engine.players import has_players, rivals
from engine.players.base import Level
from engine.tables.model.kind import kind_of
from engine.tables.model.table import Player, Status, Table
from engine.tables.transitions.lobby import no_start, read_options
from engine.tables.transitions.rematch import Newcomer, starts_itself
from engine.tables.transitions.shuffle import LONGEST_WORD

WIDTH = 16
PARTNER = 11
"""The most characters of a name, alone and beside a partner's, that fit a phone's line."""
ACROSS: Final = 2
"""Buttons in a row, which a phone does not wrap."""
RATED: Final = "rated"
MUTE: Final = "mute"
"""The rating and the lack of remarks among the names of house rules."""
RATINGS: Final = {"0": False, "1": True}
"""The values of the rating and of the lack of remarks, as they are sent."""
LEVEL_SIGNS = {Level.DECKHAND: "🧽", Level.MATE: "🧭", Level.CAPTAIN: "🎩"}


def page(say: Say, table: Table, link: str = "", evening: Evening | None = None) -> ui.LayoutView:
    """The public lobby message.

    link: installs the bot to an account, in a chat where it is no member; "" elsewhere. evening:
    the one that the table goes on with, whose score stands below the pitch of the game; in its
    place if every seat is taken, or people wait for one.
    """
    blocks = _blocks(say, table, evening)
    if link:
        blocks += (f"-# {say('lobby-install', link=link)}",)
    return container(Accent.BOARD, blocks, rows_of(_buttons(say, table), across=ACROSS))


def joined(say: Say, game: str, text: str, *, offers_lesson: bool) -> ui.LayoutView:
    """The answer to somebody who joined; newcomers are offered the lesson of the game."""
    if not offers_lesson:
        return container(Accent.HAND, (text,))
    offer = button(NO_TABLE, 0, Learn(game), say("lesson-offer-button"), Style.GAIN, "🎓")
    told = say("lesson-offer", game=say(f"game-{game}"))
    return container(Accent.HAND, (text, told), rows_of([offer]))


def seated(say: Say, table: Table) -> str:
    """The note of a seat at a next game, and what starts it."""
    return say("rematch-joined", game=say(f"game-{table.game}"), **starts_with(say, table))


def noted(say: Say, table: Table, user: int) -> str:
    """The note of a person's part in the next game of this table, for people who open no hand."""
    runs = table.status is not Status.LOBBY
    if table.seat_of(user) is not None:
        return say("lobby-started") if runs else seated(say, table)
    waits = any(person.user == user for person in table.queue)
    return say("rematch-sits-out") if waits else say("challenge-declined", runs=runs)


def _blocks(say: Say, table: Table, evening: Evening | None) -> tuple[str, ...]:
    title = say(f"game-{table.game}-lobby")
    names = names_of(table)
    seats = [_seat_line(say, table, names, seat) for seat in range(len(names))]
    kept = ""
    if table.invitation is not None:
        message = "lobby-kept" if table.rematch_of is None else "lobby-expected"
        until, guests = clock_time(table.invitation.until), people_names(say, table.guests)
        kept = say(message, guest=guests, count=len(table.guests), until=until)
    teams = "\n".join(_team_lines(say, table))
    kind = kind_of(table)
    clock = (_clock_line(say, table),) if kind.clock is None else ()
    rated = [f"**{say('rated-yes')}**"] if kind.rated else []
    rated += [f"**{say('mute-yes')}**"] if table.settings.mute else []
    lines = [*rule_lines(say, table, quiet=True), *clock, *rated]
    cuts = [
        say("labelled", label=names[seat], text=word_shown(say, player.cut))
        for seat, player in enumerate(table.players)
        if player.cut and table.shuffle
    ]
    lines += [say("lobby-cuts", cuts=" · ".join(cuts))] if cuts else []
    rules = "\n".join(f"-# {line}" for line in lines)
    pitch = say(f"game-{table.game}-pitch")
    if score := tonight(say, evening):
        is_pitched = has_room(table) and not table.queue
        pitch = f"-# {pitch}\n-# {score}" if is_pitched else f"-# {score}"
    chose = next((seat for seat, player in enumerate(table.players) if player.chose), None)
    if chose is not None:
        pitch = f"-# {say('lobby-changed', name=names.plain[chose])}\n{pitch}"
    closes = table.timing.expires is not None and table.timing.forewarned
    idle = say("lobby-expires", when=countdown(table.timing.expires or 0.0)) if closes else ""
    people = ("\n".join(seats), kept, queue_line(say, table), teams, _missing(say, table), idle)
    return (f"## {title}", pitch, RULE, *people, RULE, rules)


def _seat_line(say: Say, table: Table, names: Names, seat: int) -> str:
    player = table.players[seat]
    line = f"{seat + 1}. {names.MARKS[names.side(seat)]} {escaped(names.within(WIDTH)[seat])}"
    if player.level is not None and has_players(table.game):
        level, known = say(f"level-{player.level.value}"), rivals(table.game)
        has_habit = player.rival and player.name in known
        mark = known[player.name].sign if has_habit else LEVEL_SIGNS[player.level]
        line += say("lobby-level", mark=mark, level=level)
    if player.user is not None and player.user == table.host:
        line += f" · {say('lobby-host')}"
    return line


def _team_lines(say: Say, table: Table) -> list[str]:
    """The partners, one line for each team, short enough for a phone; [] without teams."""
    names, most = names_of(table), max(_seats(table))
    sides, free = teams(table), say("lobby-free-seat")
    lines = []
    for side in range(sides):
        seats = range(side, most, sides)
        called = [names.within(PARTNER)[s] if s < len(names) else free for s in seats]
        lines.append(f"{names.MARKS[side]} **{' + '.join(map(escaped, called))}**")
    return lines


def teams(table: Table) -> int:
    """The number of teams once all seats are taken; 0 without teams."""
    game, most = GAMES[table.game], max(_seats(table))
    sides = game.sides(read_options(game, table.options), most)
    return sides if sides < most else 0


def _missing(say: Say, table: Table) -> str:
    """The missing condition for a start; "" while the game starts with an answer."""
    expected = len(table.players) + len(table.guests)
    if starts_itself(table) and expected >= min(_seats(table)):
        return ""
    if len(table.players) < kind_of(table).least:
        return say("lobby-rated-lacks")
    seats = _seats(table)
    sitting = len(table.players)
    if sitting in seats:
        ready = say("lobby-ready", host=host_name(say, table), free=max(seats) - sitting)
        unofficial = sitting in GAMES[table.game].traits.unofficial_seats
        return f"{ready}\n-# {say('lobby-unofficial')}" if unofficial else ready
    more = min((n for n in seats if n > sitting), default=0)
    if more:
        return say("lobby-missing", missing=more - sitting)
    return say("lobby-wrong-number", seats=", ".join(map(str, seats)))


def _seats(table: Table) -> tuple[int, ...]:
    """The possible numbers of players with these house rules."""
    game = GAMES[table.game]
    return game.seats_for(read_options(game, table.options))


def _buttons(say: Say, table: Table) -> list[TableButton]:
    def button_of(
        verb: Verb, label: str, style: Style, emoji: str, *, disabled: bool = False
    ) -> TableButton:
        return button(table.id, 0, verb, say(label), style, emoji, disabled=disabled)

    full = not has_room(table)
    ready, rated = can_start(table), kind_of(table).rated
    is_due = ready and not starts_itself(table)
    join = Style.PLAIN if full or is_due else Style.MAIN
    start = Style.GAIN if is_due else Style.PLAIN
    return [
        button_of(Verb.JOIN, "lobby-join-button", join, "🪑", disabled=full and not table.guests),
        button_of(Verb.LEAVE, "lobby-leave-button", Style.PLAIN, "👋"),
        button_of(Verb.COMPUTERS, "lobby-add-button", Style.PLAIN, "🤖", disabled=full or rated),
        button(table.id, 0, Verb.START, _start(say, table), start, "▶️", disabled=not ready),
        button_of(Verb.HOUSE_RULES, "lobby-house-button", Style.PLAIN, "📜"),
        button(table.id, 0, Verb.MORE, say("board-more-button")),
    ]


def _start(say: Say, table: Table) -> str:
    """The label of the start, which says whom it would leave out."""
    if not table.guests or not can_start(table):
        return say("lobby-start-button")
    name, count = short_name(table.guests[0].name), len(table.guests)
    return say("lobby-start-without-button", name=name, count=count)


def can_start(table: Table) -> bool:
    """True if the host can have the cards dealt."""
    return no_start(table, GAMES[table.game]) is None


def level_lines(say: Say) -> list[str]:
    """The character of each level, a line each."""
    return [
        say(
            "labelled",
            label=f"{LEVEL_SIGNS[level]} **{say(f'level-{level.value}')}**",
            text=say(f"level-{level.value}-character"),
        )
        for level in Level
    ]


def levels(
    say: Say, table: Table, text: str = "", *, proposed: Level | None = None
) -> ui.LayoutView:
    """The choice of a computer player, and the result of the last choice.

    proposed: the level whose button is highlighted while players are needed. A game without its own
    computer players has no levels.
    """
    title, buttons = say("lobby-levels-title"), list[TableButton]()
    others = list[Button]()
    if not has_room(table):
        title = say("lobby-full-title")
        lines = [say("lobby-full")]
    elif has_players(table.game):
        lines = level_lines(say)
        lines += [say("lobby-first-opponent")] if proposed is Level.DECKHAND else []
        shining = None if can_start(table) else proposed
        buttons = [
            button(
                *(table.id, 0, AddComputer(level)),
                say(f"level-{level.value}"),
                Style.MAIN if level is shining else Style.PLAIN,
                LEVEL_SIGNS[level],
            )
            for level in Level
        ]
        taken = {player.name for player in table.players}
        others = [
            Button(
                say("rival-is", sign="", rival=name).removeprefix("-#").strip(),
                AddComputer(Level.MATE, name),
                emoji=rival.sign,
            )
            for name, rival in rivals(table.game).items()
            if name not in taken
        ]
    else:
        lines = [say("lobby-any-move")]
        label = say("lobby-add-button")
        buttons = [button(table.id, 0, AddComputer(Level.MATE), label, Style.MAIN, "🤖")]
    if any(player.user is None for player in table.players):
        label = say("lobby-remove-button")
        buttons.append(button(table.id, 0, Verb.REMOVE_COMPUTER, label, Style.PLAIN, "👋"))
    if can_start(table):
        buttons.append(button(table.id, 0, Verb.START, _start(say, table), Style.GAIN, "▶️"))
    rows = [*rows_of(buttons), *choice(table.id, 0, say("lobby-rival"), others)]
    return container(Accent.HAND, (text, f"### {title}", "\n".join(lines)), rows)


def mate(say: Say) -> Newcomer:
    """Names the computers that take missing seats."""
    return partial(newcomer, say, Level.MATE)


def newcomer(say: Say, level: Level, players: Sequence[Player]) -> Player:
    """A computer player beside these, with a name that is still free."""
    taken = {player.name for player in players}
    names = [name.strip() for name in say(f"level-{level.value}-names").split(",")]
    free = [name for name in names if name not in taken]
    return Player(free[0] if free else f"{names[0]} {len(taken)}", None, level)


def newcomers(say: Say, levels: Sequence[Level], first: Player) -> tuple[Player, ...]:
    """Computer players of these levels, each with a name of its own; first: sits before them."""
    players: tuple[Player, ...] = (first,)
    for level in levels:
        players += (newcomer(say, level, players),)
    return players[1:]


def _clock_line(say: Say, table: Table) -> str:
    clock = say("clock-time", clock=table.settings.clock or 0)
    return say("labelled", label=f"**{say('clock-title')}**", text=clock)


def house_rules(
    say: Say, table: Table, user: int, at: str = "", *, mute: bool = False
) -> ui.LayoutView:
    """The house rules; for the host with selects of them, and of the open one's values.

    at: the open rule's name, CLOCK, RATED or MUTE; "": none. mute: the server has switched remarks
    off, so that the host has no choice.
    """
    lines, kind = rule_lines(say, table), kind_of(table)
    if kind.rating is None:
        lines += [_clock_line(say, table), f"**{say('rated-yes' if kind.rated else 'rated-no')}**"]
    lines += [f"**{mute_words(say, on=mute or table.settings.mute)}**"]
    heading, chosen = f"### {say('lobby-rules-title')}", "\n".join(lines)
    if table.host != user:
        note = say("lobby-rules-of-host", host=host_name(say, table))
        return container(Accent.HAND, (heading, chosen, f"-# {note}"))
    titles = {rule.name: f"rule-{table.game}-{rule.name}" for rule in GAMES[table.game].house_rules}
    if kind.rating is None:
        titles |= {CLOCK: "clock-title", RATED: "rated-title"}
    titles |= {} if mute else {MUTE: "mute-title"}
    options = {name: say(title) for name, title in titles.items()}
    asked = say("lobby-rules-placeholder")
    rows: list[ui.ActionRow[Any]] = [
        ui.ActionRow(select(table.id, Verb.HOUSE_RULES, asked, options, at))
    ]
    meaning = ""
    if at in titles:
        rows.append(ui.ActionRow(_values(say, table, at, options[at])))
        meant = f"{at}-meaning" if at in (CLOCK, RATED, MUTE) else f"rule-{table.game}-{at}-meaning"
        meaning = say("labelled", label=f"**{options[at]}**", text=say(meant))
    return container(Accent.HAND, (heading, chosen, meaning), rows)


def _values(say: Say, table: Table, at: str, title: str) -> TableSelect:
    """The possible values of the house rule of this name, the clock or the rating."""
    if at == CLOCK:
        options, now = clock_options(say, table), table.settings.clock or 0
    elif at == RATED:
        options = {key: say("rated-yes" if on else "rated-no") for key, on in RATINGS.items()}
        now = int(kind_of(table).rated)
    elif at == MUTE:
        options = {key: mute_words(say, on=on) for key, on in RATINGS.items()}
        now = int(table.settings.mute)
    else:
        rule = next(rule for rule in GAMES[table.game].house_rules if rule.name == at)
        options, now = value_options(say, table.game, rule), chosen_values(table)[at]
    return select(table.id, SetRule(at), title, options, str(now))


def word_shown(say: Say, word: str) -> str:
    """A cutting word as markdown that shows it unchanged; not empty as screen-reader text."""
    return audible(escaped(short_name(word)), say, "cut-signs")


LONGEST_TYPED: Final = 2 * LONGEST_WORD
"""The most characters that can be typed for a word; some may be removed."""


def cut_form(say: Say, asked: CustomId) -> ui.Modal:
    """The modal for the word, which completes `asked`."""
    label, meaning = say("cut-label"), say("cut-meaning")
    return typed_form(asked, say("cut-title"), label, meaning, LONGEST_TYPED)


def typed_form(asked: CustomId, title: str, label: str, meaning: str, most: int) -> ui.Modal:
    """A modal for one text, which completes `asked`; it also works after a restart."""
    form = ui.Modal(title=title, custom_id=asked.written("m"))
    typed: ui.TextInput[ui.Modal] = ui.TextInput(max_length=most)
    form.add_item(ui.Label(text=label, description=meaning, component=typed))
    form.stop()  # so that discord.py does not keep it, either
    return form
