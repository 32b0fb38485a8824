"""People's own data: told to them, and forgotten once they have said so twice."""

from __future__ import annotations

from cogs.context.services import People
from cogs.presses.request import Request
from cogs.ui.answer import Answer, Attached
from cogs.ui.layout import words
from cogs.ui.page import Accent, Say
from cogs.ui.pages.privacy_page import ASK, FILE, SURE, data_page, second_question


async def my_data(people: People, say: Say, user: int) -> Answer:
    """Everything about the person who asks, as a file that only they get."""
    content = await people.told(user)
    layout = data_page(say, is_cut=content.endswith(b'"cut": true\n}\n'))
    return Answer(layout, attached=Attached(FILE, content))


async def forget_me(request: Request) -> Answer:
    """Forget the person who asks, once the question has been answered twice."""
    say, user = request.say, request.interaction.user
    if request.argument == ASK:
        return Answer(second_question(say))
    if request.argument != SURE:
        return Answer(words(Accent.HAND, say("forget-not")))
    failed = await request.services.people.forget(user.id)
    if failed is None:
        return Answer(words(Accent.TROUBLE, say("forgotten-later")))
    days = request.services.people.promise.backup_days
    return Answer(words(Accent.HAND, say("forgotten", failed=failed, days=days)))
