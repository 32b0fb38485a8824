"""The votes of the people at a table, and the host's choice of another clock during a game."""

from discord import ui

from cogs.table.pages.menus import CLOCK, clock_options
from cogs.ui.layout import TableButton, button, container, rows_of, select
from cogs.ui.names import Names, clock_time
from cogs.ui.page import Accent, Button, Say, Style
from cogs.ui.routes import AnswerVote, SetRule, StandIn
from engine.tables.model.kind import kind_of
from engine.tables.model.table import EndVote, StandInVote, Table, Vote
from engine.tables.view import TableView


def vote_line(say: Say, table: Table, vote: Vote, names: Names) -> str:
    """An open vote in one line: the proposal, its author, and the missing votes."""
    until = clock_time(vote.until)
    match vote:
        case EndVote():
            votes = {"yes": len(vote.yes), "no": len(vote.no), "rated": kind_of(table).rated}
            return say("vote-end", by=names[vote.by], until=until, **votes)
        case StandInVote():
            return say("vote-stand-in", name=names[vote.seat], yes=names.listed(say, vote.yes))


def vote_buttons(say: Say, seen: TableView, names: Names) -> list[TableButton]:
    """The buttons of the open votes: yes and no to the end, yes to a computer player."""
    table, buttons = seen.table, list[Button]()
    for vote in table.votes:
        match vote:
            case EndVote():
                yes = say("vote-end-button")
                buttons.append(Button(yes, AnswerVote(wants=True), Style.COST, "⚓"))
                buttons.append(Button(say("vote-on-button"), AnswerVote(wants=False)))
            case StandInVote():
                label = say("stand-in-button", name=names.bare[vote.seat])
                buttons.append(Button(label, StandIn(vote.seat), emoji="🧭"))
    return [button(table.id, seen.version, b.route, b.label, b.style, b.emoji) for b in buttons]


def turn_time_page(say: Say, table: Table) -> ui.LayoutView:
    """The clocks that the host may choose from during a game."""
    now, title = table.settings.clock or 0, say("turn-time-title")
    blocks = (f"### {title}", say("turn-time-now", clock=now), say("turn-time-sets"))
    clocks = select(table.id, SetRule(CLOCK), title, clock_options(say, table), str(now))
    return container(Accent.HAND, blocks, rows_of([clocks]))
