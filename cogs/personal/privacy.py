"""People's own data: exported as a file, and deleted after a confirmation."""

from typing import Final

from discord import ui

from cogs.context.services import Promise
from cogs.routing.request import Handling, Handlings, Request
from cogs.ui.answer import Answer, Attached, page_answer
from cogs.ui.layout import button, container, rows_of, words
from cogs.ui.page import NO_TABLE, Accent, Button, Page, Say, Style, leaves, turns
from cogs.ui.routes import Forget, Privacy, Verb


async def my_data(request: Request) -> Answer:
    """All data about the person who asks, as a file that only they get."""
    content = await request.services.people.exported(request.user)
    note = f"\n{request.say('mydata-cut')}" if content.endswith(b'"cut": true\n}\n') else ""
    layout = container(Accent.HAND, (request.say("mydata-text") + note,))
    layout.add_item(ui.File(f"attachment://{FILE}"))
    return Answer(layout, separate=True, attached=Attached(FILE, content))


async def forget_me(request: Request, route: Forget) -> Answer:
    """Forget the person who asks, after a question that says what is deleted and what stays.

    Each deletion rewrites the database and its backups, so a person may ask only every few minutes.
    """
    say, people = request.say, request.services.people
    days = people.promise.backup_days
    if not people.may_forget(request.user):
        return Answer(words(Accent.TROUBLE, say("forget-wait")))
    if not route.sure:
        asked, kept = say("forget-explained"), say("forget-messages", days=days)
        buttons = (
            button(NO_TABLE, 0, Forget(sure=True), say("forget-button"), Style.COST),
            button(NO_TABLE, 0, Privacy(0), say("forget-not-button")),
        )
        blocks = (f"### {say('forget-title')}", asked, kept)
        return Answer(container(Accent.TROUBLE, blocks, rows_of(buttons)))
    failed = await people.forget(request.user)
    if failed is None:
        return Answer(words(Accent.TROUBLE, say("forgotten-later")))
    return Answer(words(Accent.HAND, say("forgotten", failed=failed, days=days)))


DATA_NAMES: Final = (
    *("tables", "own", "results", "ratings", "cuts", "invitations"),
    *("settings", "days", "duels", "feats", "puzzles", "nights", "standings"),
    *("calls", "kicks", "waits"),
)
"""The store's names of data that names people."""
FILE: Final = "my-data.json"


def privacy_page(say: Say, promise: Promise, leaf: int = 0) -> Page:
    """The page on stored data; its further leaves list all of it, its purpose, and the contact."""
    kept = "\n".join(f"- {say(f'privacy-kept-{kind}')}" for kind in DATA_NAMES)
    asked = say("privacy-ask", contact=promise.contact or "none")
    days = {
        "tables": promise.table_days,
        "servers": promise.server_days,
        "backups": promise.backup_days,
    }
    why = f"**{say('privacy-why-title')}**\n{say('privacy-why')}"
    turned = [
        f"{say('privacy-short')}\n\n**{say('privacy-long-title')}**\n{say('privacy-long', **days)}",
        *leaves(f"**{say('privacy-kept')}**\n{kept}\n\n{why}\n\n{asked}"),
    ]
    shown = min(leaf, len(turned) - 1)
    buttons = (
        Button(say("mydata-button"), Verb.MY_DATA, emoji="📄"),
        Button(say("forget-button"), Forget(), emoji="🗑️"),
    )
    turning = turns(say, [Privacy(each) for each in range(len(turned))], shown)
    blocks = (f"### {say('privacy-title')}", turned[shown])
    return Page(Accent.BOARD, blocks, () if shown else buttons, extra=turning)


async def privacy(request: Request, route: Privacy | None = None) -> Answer:
    """A leaf of the page on stored data."""
    say, promise = request.say, request.services.people.promise
    return page_answer(say, privacy_page(say, promise, route.leaf if route else 0))


HANDLERS: Final[Handlings] = {
    Verb.MY_DATA: Handling(my_data),
    Privacy: Handling(privacy),
    Forget: Handling(forget_me),
}
