"""Pages that all games share: rules, more, and the question before a table is ended."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from discord import ui

from cogs.context.options import CLOCKS
from cogs.table.pages.lesson import learn_button
from cogs.ui.custom_ids import Route
from cogs.ui.face import Chapter, Face
from cogs.ui.layout import TableButton, button, container, rows_of, select
from cogs.ui.names import listed, names_of
from cogs.ui.page import NO_TABLE, RULE, Accent, Button, Page, Say, ShowPage, Style, leaves, turns
from cogs.ui.routes import ClubAct, End, Log, NextGame, OfClub, ReadRules, StandIn, Verb
from engine.core import AnyGame, HouseRule, Seat, choices_by_default
from engine.games import GAMES
from engine.tables.model.kind import DAY, kind_of
from engine.tables.model.table import Status, Table
from engine.tables.transitions.deadlines import waiting
from engine.tables.transitions.lobby import read_options
from engine.tables.transitions.remarks import OF_THE_GAME, muted, offered
from engine.tables.transitions.shuffle import commitment_of
from engine.tables.transitions.votes import next_nudge
from engine.tables.view import TableView

BACK: Final = ShowPage("back")
"""The page of the hand that its reader left for another one, with what they had chosen."""
CLOCK: Final = "clock"
"""The clock among the names of house rules."""
COMPARED: Final = ("night", "day", "duel")
"""The marks of kinds of tables whose results are compared with others of the same cards."""
OWN_VALUES: Final = "own"
"""The name of a table of values that isn't one of the built-in ones."""


def back_to_hand(say: Say, table: Table) -> tuple[Button, ...]:
    """The way back to the hand that a page replaced: at own tables, which have no board."""
    is_own = kind_of(table).alone and table.status is Status.RUNNING
    return (Button(say("sure-back-button"), BACK),) if is_own else ()


def rules_page(
    say: Say, face: Face, options: Any, at: ReadRules, table: Table | None = None
) -> Page:
    """A leaf of the rules by these options; the others are behind the three lines of the first."""
    chapter, is_short = at.chapter, at.chapter is Chapter.SHORT
    title = say("rules-title", game=say(f"game-{face.key}"), chapter=chapter.value)
    if chapter is Chapter.HOUSE:
        turned = leaves("\n".join(_house_lines(say, face.key, options, table)))
    else:
        rounds = kind_of(table).deal(GAMES[face.key].traits) if table else 0
        text = rules_text(say, face, options, chapter, rounds)
        turned = text.split("\n\n") if is_short else leaves(text)
        mark = kind_of(table).mark.split(" ")[0] if table else ""
        if chapter in (Chapter.SHORT, Chapter.SCORING) and mark in COMPARED:
            turned[is_short] += f"\n{say('rules-counts', mark=mark, deal=rounds)}"
    leaf = min(at.leaf, len(turned) - 1)
    ways = [ReadRules(at.game, chapter, each) for each in range(len(turned))]
    blocks, turning = (f"## {title}", turned[leaf]), turns(say, ways, leaf)
    back = () if table is None else back_to_hand(say, table)
    if is_short and leaf == 0:
        learn = replace(learn_button(say, face.key), style=Style.GAIN)
        return Page(Accent.BOARD, blocks, (learn, *turning, *back))
    chapters = tuple(
        Button(say("rules-chapter", chapter=each.value), ReadRules(at.game, each))
        for each in Chapter
        if each is not chapter
    )
    return Page(Accent.BOARD, blocks, chapters, say("help-choose"), (*turning, *back))


def rules_text(say: Say, face: Face, options: Any, chapter: Chapter, rounds: int = 0) -> str:
    """A chapter of the rules by these options, but for HOUSE. rounds: of a deal; 0: the game's."""
    values = {"rounds": 0, **face.rules(say, options), **({"rounds": rounds} if rounds else {})}
    if chapter is Chapter.SHORT:
        return say(f"rules-{face.key}", **values)
    text = say(f"rules-{face.key}-{chapter.value}", **values)
    return f"{text}\n-# {say('rules-unofficial')}" if chapter is Chapter.SOURCES else text


def _house_lines(say: Say, key: str, options: Any, table: Table | None) -> list[str]:
    """Each house rule, with the value in force and its meaning."""
    lines = []
    for name, value in _values(GAMES[key], options).items():
        chosen = value_words(say, key, name, value)
        line = say("labelled", label=say(f"rule-{key}-{name}"), text=chosen)
        lines.append(f"**{line}**\n-# {say(f'rule-{key}-{name}-meaning')}")
    if table is not None:
        clock = say("clock-time", clock=table.settings.clock or 0)
        line = say("labelled", label=say("clock-title"), text=clock)
        lines.append(f"**{line}**\n-# {say('clock-meaning')}")
        rated = say("rated-yes" if kind_of(table).rated else "rated-no")
        lines.append(f"**{rated}**\n-# {say('rated-meaning')}")
        lines.append(f"**{mute_words(say, on=table.settings.mute)}**\n-# {say('mute-meaning')}")
    return lines


def mute_words(say: Say, *, on: bool) -> str:
    """The house rule that nobody makes remarks, or that people may."""
    return say("mute-yes" if on else "mute-no")


def seal(digits: str) -> str:
    """The digits of a deal's seal that people note down, in groups of four; "": there is none."""
    return " ".join(digits[start : start + 4] for start in (0, 4, 8) if digits)


def more_page(
    say: Say, seen: TableView, face: Face, note: str, actions: tuple[Button, ...]
) -> Page:
    """The page behind "More": the house rules in force, and actions."""
    rules, daily = rule_lines(say, seen.table, quiet=True), ""
    if kind_of(seen.table) is DAY:
        daily = f"{say('daily-crew-is')} {say(f'daily-finer-{face.key}')}"
    shuffled = seen.table.status is Status.LOBBY and seen.table.shuffle is not None
    sealed = say("lobby-seal", seal=seal(commitment_of(seen.table))) if shuffled else ""
    told = [*filter(None, ("\n".join(rules), daily, sealed))]
    blocks = (note, *([f"### {say('more-title')}"] if told or not note else []), *told)
    return Page(Accent.HAND, blocks, extra=actions)


def more_actions(
    say: Say, seen: TableView, absent: Sequence[Seat], now: float, *, manages: bool
) -> tuple[Button, ...]:
    """The actions behind "More": read the log, nudge, leave, come back, end.

    absent: seats on which the reader may vote for a computer player. now: in seconds since the
    epoch, to show when the next nudge is possible. manages: True if the reader may remove people
    and end it, perhaps as the next host.
    """
    if seen.table.status is Status.LOBBY:
        other = Button(say("next-button"), NextGame(), emoji="🎲")
        cut = Button(say("lobby-cut-button"), Verb.CUT, emoji="✂️")
        return (
            Button(say("lobby-rules-button"), Verb.RULES, emoji="❔"),
            *([other] if seen.table.rematch_of else []),
            *([cut] if seen.table.shuffle else []),
            Button(say("seats-button"), Verb.SEATS, emoji="👥"),
        )
    if seen.table.status is not Status.RUNNING:
        return ()
    buttons = [Button(say("log-button"), Log(), emoji="📜"), learn_button(say, seen.table.game)]
    kind = kind_of(seen.table)
    if kind.alone:
        rules = Button(say("board-rules-button"), Verb.RULES)
        return (*buttons, rules, *back_to_hand(say, seen.table))
    if seen.seat is not None:
        buttons += _seat_actions(say, seen, seen.seat, absent, now)
    if manages and kind.end is None:
        buttons.append(Button(say("seats-button"), Verb.SEATS, emoji="👥"))
        buttons.append(Button(say("end-button"), End(), emoji="⚓"))
    return tuple(buttons)


def _seat_actions(
    say: Say, seen: TableView, by: Seat, absent: Sequence[Seat], now: float
) -> list[Button]:
    """The actions of somebody with a seat: nudge, vote, change the clock, leave."""
    buttons = list[Button]()
    asked = waiting(seen.table, seen.to_move)
    if by not in asked and any(next_nudge(seen.table, by, seat) <= now for seat in asked):
        buttons.append(Button(say("nudge-button"), Verb.NUDGE, emoji="🔔"))
    names = names_of(seen.table)
    for seat in absent:
        label = say("stand-in-button", name=names.bare[seat])
        buttons.append(Button(label, StandIn(seat), Style.MAIN, "🧭"))
    if seen.table.players[by].user == seen.table.host and kind_of(seen.table).clock is None:
        buttons.append(Button(say("turn-time-button"), Verb.TURN_TIME, emoji="⏳"))
    away, night = seen.table.players[by].is_away, seen.table.settings.night
    label = say("back-button" if away else "leave-button")
    leave = Verb.LEAVE if night is None else OfClub(ClubAct.LEAVE, night.night)  # it has a price
    buttons.append(Button(label, Verb.HAND if away else leave, emoji="🪑"))
    return buttons


def remark_words(say: Say, table: Table, remark: str) -> str:
    """The words of a remark: some are the game's own."""
    return say(f"remark-{table.game}-{remark}" if remark in OF_THE_GAME else f"remark-{remark}")


def remark_rows(say: Say, table: Table, user: int) -> list[ui.ActionRow[Any]]:
    """A select of the remarks that this person may make now, also at the end; []: none."""
    seat, is_on = table.seat_of(user), table.status in (Status.RUNNING, Status.FINISHED)
    if seat is None or not is_on or table.players[seat].left or table.players[seat].remark:
        return []
    game = GAMES[table.game]
    if muted(table, game):
        return []
    options = {remark: remark_words(say, table, remark) for remark in offered(table, game)}
    return [ui.ActionRow(select(table.id, Verb.REMARK, say("remark-placeholder"), options))]


def rule_lines(say: Say, table: Table, *, quiet: bool = False) -> list[str]:
    """One line for each house rule of the table, as chosen; quiet: without the defaults."""
    usual = choices_by_default(GAMES[table.game]) if quiet else {}
    values = {n: v for n, v in chosen_values(table).items() if not quiet or v != usual[n]}
    return [
        say(
            "labelled",
            label=f"**{say(f'rule-{table.game}-{name}')}**",
            text=_chosen_words(say, table, name, value),
        )
        for name, value in values.items()
    ]


def _chosen_words(say: Say, table: Table, name: str, value: Any) -> str:
    """The label of a chosen value; in a lobby with too few players, with the number it is for."""
    game, words = GAMES[table.game], value_words(say, table.game, name, value)
    if table.status is not Status.LOBBY or value == OWN_VALUES:
        return words
    usual, needs = (min(game.seats_for(game.options(**c))) for c in ({}, {name: value}))
    too_few = len(table.players) < needs > usual
    return say("rule-from", value=words, seats=str(needs)) if too_few else words


def chosen_values(table: Table) -> dict[str, Any]:
    """The table's house rules by name."""
    game = GAMES[table.game]
    return _values(game, read_options(game, table.options))


def _values(game: AnyGame, options: Any) -> dict[str, Any]:
    """By rule the name of its value, if it has one; OWN_VALUES for a host's own table of data."""
    found = dict[str, Any]()
    for rule in game.house_rules:
        name, kept = rule.name, getattr(options, rule.name)
        named = (v for v in rule.values if kept in (v, getattr(game.options(**{name: v}), name)))
        found[name] = next(named, OWN_VALUES)
    return found


def value_words(say: Say, game: str, rule: str, value: Any) -> str:
    """The label of a house rule's value."""
    if isinstance(value, bool):
        return say("rule-on" if value else "rule-off")
    if isinstance(value, int):
        return str(value) if value else say("rule-usual")
    if value == OWN_VALUES:
        return say("rule-own")
    return say(f"rule-{game}-{rule}-{value}")


def value_options(say: Say, game: str, rule: HouseRule) -> dict[str, str]:
    """The values of a house rule as the options of a select."""
    title = say(f"rule-{game}-{rule.name}")
    return {
        str(value): say("labelled", label=title, text=value_words(say, game, rule.name, value))
        for value in rule.values
    }


def clock_options(say: Say, table: Table | None = None) -> dict[str, str]:
    """The clocks that a table may have, or any (None) in the future, as the options of a select."""
    needs_clock = table is not None and kind_of(table).no_clock is not None
    title = say("clock-title")
    return {
        str(clock): say("labelled", label=title, text=say("clock-time", clock=clock))
        for clock in (clock or 0 for clock in CLOCKS)
        if clock or not needs_clock
    }


@dataclass(frozen=True, slots=True)
class OwnGames:
    """Somebody's unfinished own games, the last used first: one text, and a button for each."""

    told: str = ""
    buttons: tuple[TableButton, ...] = ()


def no_table_page(say: Say, own: OwnGames) -> ui.LayoutView:
    """A page without a table here, which offers to open one or to go on with own games."""
    blocks = (own.told, say("refusal-no-table"))
    return container(Accent.TROUBLE, blocks, rows_of(ways_to_play(say, own)))


def ways_to_play(say: Say, own: OwnGames, table_id: int = NO_TABLE) -> list[TableButton]:
    """Buttons to continue or begin a game alone, and to open a table, for this one's game."""
    opens = button(table_id, 0, Verb.NEW_TABLE, say("open-button"), emoji="🆕")
    begins = button(NO_TABLE, 0, Verb.CONTINUE, say("alone-button"), emoji="🤖")
    return [*own.buttons, opens] if own.buttons else [opens, begins]


def another_page(
    say: Say, own: OwnGames, yields: Sequence[int], table_id: int, route: Route
) -> ui.LayoutView:
    """The question before this route begins another own game; yields: those that make room."""
    numbers = listed(say, [str(number) for number in yields])
    told = say("own-second", count=len(yields), numbers=numbers)
    style = Style.COST if yields else Style.PLAIN
    starts = button(table_id, 0, route, say("own-second-button"), style, "🆕")
    return container(Accent.HAND, (own.told, RULE, told), rows_of([*own.buttons, starts]))


def end_page(say: Say, table: Table, asked: Mapping[str, Any]) -> ui.LayoutView:
    """The question before a table is ended; asked: the names of others, and their votes needed."""
    question = say("ending-lobby")
    if table.status is Status.RUNNING:
        question = say("ending-running", rated=kind_of(table).rated, **asked)
    row = rows_of([button(table.id, 0, End(table.status), say("ending-button"), Style.COST, "⚓")])
    return container(Accent.TROUBLE, (f"### {say('ending-title')}", question), row)
