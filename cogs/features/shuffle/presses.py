"""The shuffle of a finished table, checked."""

from contextlib import suppress
from typing import Final

from discord import app_commands, ui

from cogs.context.services import Interaction, is_at, place_of
from cogs.routing.bot import Commands
from cogs.routing.finished import not_kept, refuse_unless_seen
from cogs.routing.request import Handling, Handlings, Request
from cogs.table.pages.shuffle import seal
from cogs.ui.answer import Answer, Attached, in_words
from cogs.ui.layout import container
from cogs.ui.page import RULE, Accent, Say, Verb
from engine.tables.model.refusals import Refused, Unreadable
from engine.tables.model.table import OwnPlace, Status, Table
from engine.tables.replay import Replay
from engine.tables.service import Tables
from engine.tables.transitions.shuffle import NO_CUT, fits, tag_lines, tags_of


async def verify(request: Request) -> Answer:
    """The result of checking the shuffle of a finished table that the person may see."""
    try:
        table = (await request.tables.view(request.table_id, None)).table
    except Unreadable:
        return in_words(request.say("replay-unreadable"))
    except Refused as refused:
        return await not_kept(request, refused)
    await refuse_unless_seen(request, table)
    if request.services.deals.is_today(table):  # the proof holds the seed
        return in_words(request.say("daily-export-later"))
    return await shuffle_of(request.say, request.tables, table)


async def shuffle_of(say: Say, tables: Tables, table: Table) -> Answer:
    """The shuffle of a table, checked; refused while it is open, or if it was never dealt."""
    try:
        told = await tables.replay(table.id)
    except Unreadable:
        told = None
    tags = tags_of(table)
    attached = Attached(file_name(table), tag_lines(tags).encode()) if tags else None
    return Answer(verified(say, table, told), separate=True, attached=attached)


def verified(say: Say, table: Table, replay: Replay | None) -> ui.LayoutView:
    """The checks of a finished table's shuffle, and their result.

    replay: None if its moves cannot be folded.
    """
    title = say("verify-title", game=say(f"game-{table.game}"), number=str(table.id))
    played = _played(say, table, replay)
    tags = tags_of(table)
    right = not tags or fits(tags)
    accent = Accent.BOARD if played and right else Accent.TROUBLE
    game = played or say("verify-not-played")
    if not tags:
        return container(accent, (f"### {title}", say("verify-no-secret"), game))
    checked = "\n".join([*(_fits(say, table) if right else [say("verify-wrong")]), game])
    layout = container(accent, (f"### {title}", checked, RULE, say("verify-alone")))
    layout.add_item(ui.File(f"attachment://{file_name(table)}"))
    return layout


def file_name(table: Table) -> str:
    """The name of the file with the numbers of a table's shuffle."""
    return f"shuffle-{table.id}.txt"


def _fits(say: Say, table: Table) -> list[str]:
    words = table.shuffle.cuts.split() if table.shuffle else []
    cuts = sum(word != NO_CUT for word in words)
    lobby = "no" if isinstance(table.place, OwnPlace) else "yes"
    return [say("verify-seal", seal=seal(table), lobby=lobby), say("verify-seed", cuts=cuts)]


def _played(say: Say, table: Table, replay: Replay | None) -> str:
    """A message that the moves lead from the deal to the table's end; "" if they don't."""
    if replay is None or (replay.outcome is None) == (table.status is Status.FINISHED):
        return ""
    return say("verify-played", moves=len(replay.steps) - 1, status=table.status.value)


class ShuffleCommands(Commands):
    """The check of a shuffle."""

    @app_commands.command()
    @app_commands.guild_only()
    async def verify(
        self, interaction: Interaction, table: app_commands.Range[int, 1, 2**31] | None = None
    ) -> None:
        """Check the shuffle of a finished game."""

        async def work() -> Answer:
            say = self._router.say(interaction)
            meant = await self._meant(interaction, table)
            if meant is None:
                return in_words(say("verify-none"))
            return await shuffle_of(say, self._router.services.tables, meant)

        await self._router.answer(interaction, work)

    async def _meant(self, interaction: Interaction, number: int | None) -> Table | None:
        """The table of this number, if it was here or the person played there; else the latest."""
        tables, here = self._router.services.tables, place_of(interaction)
        with suppress(Refused, Unreadable):
            if number is None:
                return None if here is None else await tables.latest_over(here)
            found = await tables.found(number)
            has_cards = found.is_open or found.started is not None
            sat = found.seat_of(interaction.user.id) is not None
            if has_cards and (sat or is_at(interaction, found.place)):
                return found
        return None


HANDLERS: Final[Handlings] = {
    Verb.VERIFY: Handling(verify, looks_back=True),
}
