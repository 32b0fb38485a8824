"""People's own data: exported as a file, and deleted after a confirmation."""

from __future__ import annotations

from cogs.presses.request import Request
from cogs.ui.answer import Answer, Attached
from cogs.ui.layout import words
from cogs.ui.page import Accent
from cogs.ui.pages.privacy_page import ASK, FILE, SURE, data_page, question


async def my_data(request: Request) -> Answer:
    """All data about the person who asks, as a file that only they get."""
    content = await request.services.people.exported(request.user)
    layout = data_page(request.say, is_cut=content.endswith(b'"cut": true\n}\n'))
    return Answer(layout, separate=True, attached=Attached(FILE, content))


async def forget_me(request: Request) -> Answer:
    """Forget the person who asks, after a confirmation.

    Each deletion rewrites the database and its backups, so a person may ask only every few minutes.
    """
    say, people = request.say, request.services.people
    if request.argument not in (ASK, SURE):
        return Answer(words(Accent.HAND, say("forget-not")))
    if not people.may_forget(request.user):
        return Answer(words(Accent.TROUBLE, say("forget-wait")))
    if request.argument == ASK:
        return Answer(question(say, people.promise))
    failed = await people.forget(request.user)
    if failed is None:
        return Answer(words(Accent.TROUBLE, say("forgotten-later")))
    days = people.promise.backup_days
    return Answer(words(Accent.HAND, say("forgotten", failed=failed, days=days)))
