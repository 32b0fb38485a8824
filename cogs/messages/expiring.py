"""The message that tells the people of an idle table a day before that it will be closed."""

from __future__ import annotations

from typing import Final

from cogs.context.preferences import Mentions
from cogs.messages.channel_messages import ChannelMessages
from cogs.ui.moments import countdown
from cogs.ui.names import host_name

KIND: Final = "expiring"


async def tell(messages: ChannelMessages) -> None:
    """Post the message once, take it away if something has happened, and keep its time right."""
    table, row = messages.seen.table, messages.rows.get(KIND)
    if table.timing.expires is None or not table.timing.forewarned:
        await messages.remove(KIND)
        return
    kinds = (Mentions.ALWAYS, Mentions.REMINDERS)
    wanting = await messages.wanting([table.host], *kinds)
    host = f"<@{table.host}>" if wanting else host_name(table)
    said = messages.say("table-expires", host=host, when=countdown(table.timing.expires))
    if row is not None:  # an edit notifies nobody; after an outage the time is another
        await messages.surface.change(row.message, messages.drawn(text=said))
        return
    pinged = await messages.pinged([table.host], *kinds)
    await messages.post(KIND, messages.drawn(text=said, pinged=pinged))
