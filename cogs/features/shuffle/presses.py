"""The shuffle of a table: the deck cut in the lobby, and the check when it is over."""

from typing import Final

from discord import ui

from cogs.routing.request import Handling, Handlings, Request
from cogs.routing.watching import of_replay
from cogs.table.pages.lobby import cut_form, word_shown
from cogs.table.pages.menus import seal
from cogs.ui.answer import Answer, Attached, Kind, in_words
from cogs.ui.custom_ids import CustomId
from cogs.ui.layout import container, words
from cogs.ui.names import host_name
from cogs.ui.page import RULE, Accent, Say
from cogs.ui.routes import Verb
from engine.tables.model.kind import kind_of
from engine.tables.model.table import Status, Table
from engine.tables.replay import Replay
from engine.tables.transitions import lobby
from engine.tables.transitions.shuffle import NO_CUT, commitment_of, fits, tag_lines, tags_of


async def cut(request: Request) -> Answer:
    """Cut the deck with the typed word; without one, ask for it."""
    say, now = request.say, request.open_table()
    if not request.values:
        lobby.refuse_to_cut(now, request.user)
        typed = words(Accent.HAND, say("cut-typed"))
        return Answer(typed, separate=True, form=cut_form(say, CustomId(now.id, 0, Verb.CUT)))
    table = await request.tables.change(now.id, lobby.cut, request.user, request.value)
    shown = next(word_shown(say, p.cut) for p in table.players if p.user == request.user and p.cut)
    hosts = table.host == request.user
    text = say("lobby-cut", word=shown, host=host_name(say, table), hosts=hosts)
    return Answer(words(Accent.HAND, text), separate=True, kind=Kind.SEATED)


async def verify(request: Request) -> Answer:
    """The result of checking the shuffle of a finished table that the person may see."""

    def checked(told: Replay) -> Answer:
        say, table, tags, moves = request.say, told.table, tags_of(told.table), len(told.steps) - 1
        if request.services.deals.counts(table.day):  # the proof holds the seed
            return in_words(say("daily-export-later"))
        number, deal = (at.table, at.round) if (at := table.settings.night) else (table.id, 0)
        title = say("verify-title", game=say(f"game-{table.game}"), number=str(number), deal=deal)
        played = (told.outcome is not None) == (table.status is Status.FINISHED)
        right = not tags or fits(tags)
        accent = Accent.BOARD if played and right else Accent.TROUBLE
        game = say("verify-played", moves=moves) if played else say("verify-not-played")
        if not tags:
            layout = container(accent, (f"### {title}", say("verify-no-secret"), game))
            return Answer(layout, separate=True)
        found = "\n".join(_found(say, table)) if right else say("verify-wrong")
        blocks = (f"### {title}", f"{found}\n{game}", RULE, say("verify-alone"))
        layout, name = container(accent, blocks), f"shuffle-{table.id}.txt"
        layout.add_item(ui.File(f"attachment://{name}"))
        attached = Attached(name, tag_lines(tags).encode())
        return Answer(layout, separate=True, attached=attached)

    return await of_replay(request, request.table_id, checked)


def _found(say: Say, table: Table) -> tuple[str, str]:
    """The seal and the seed of a shuffle that is right."""
    words = table.shuffle.cuts.split() if table.shuffle else []
    cuts, lobby = sum(word != NO_CUT for word in words), "no" if kind_of(table).alone else "yes"
    sealed = say("verify-seal", seal=seal(commitment_of(table)), lobby=lobby)
    return sealed, say("verify-seed", cuts=cuts)


HANDLERS: Final[Handlings] = {
    Verb.CUT: Handling(cut, posts=True, on_board=True),
    Verb.VERIFY: Handling(verify, looks_back=True),
}
