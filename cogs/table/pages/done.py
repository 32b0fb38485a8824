"""The end of a table of a club night, while other tables play its deal."""

from discord import ui

from cogs.context.services import Services
from cogs.table.pages.end import next_ways
from cogs.ui.layout import container, rows_of
from cogs.ui.names import clock_time
from cogs.ui.page import Accent, Say
from engine.tables.model.table import Table


def done_card(say: Say, services: Services, table: Table) -> ui.LayoutView:
    """The number of tables of this night that still play, and the way to the reader's result."""
    at = table.settings.night
    nights = (each.settings.night for each in services.tables.open_tables() if each.id != table.id)
    still = sum(bool(at and other and at.night == other.night) for other in nights)
    told = say("club-table-over", still=still, at=clock_time(services.clock.now()))
    return container(Accent.SCORING, (told,), rows_of(next_ways(say, table)))
