"""The face of 7: a pile of two fields, and a hand whose every card shows its sum."""

from collections.abc import Mapping
from typing import Final

from cogs.faces.seven.end import finale, held, highlights
from cogs.faces.seven.hand import board, hand
from cogs.faces.seven.log import OF_SEVERAL, PLAYED, event_line, is_loud, round_line, scoring
from cogs.faces.seven.words import DRAWN, PICTURES, card, placed
from cogs.ui.face import Face, Standing
from cogs.ui.names import Names
from cogs.ui.page import Say
from engine.core import places
from engine.games.seven.events import CameLast, Placed, WentOut
from engine.games.seven.options import Options
from engine.games.seven.state import Phase
from engine.games.seven.view import View
from engine.players.base import Reason
from engine.tables.view import TableView


def move_sentence(say: Say, seen: TableView, names: Names, index: int) -> str:
    """The placing of this index as a verb."""
    view: View = seen.view
    placing = next(each for each in view.placings if each.move == seen.moves[index])
    return say("seven-move", **placed(placing))


def because(say: Say, seen: TableView, names: Names, index: int, reason: Reason) -> str:
    """A computer's reason for this placing."""
    view: View = seen.view
    number, kept = seen.moves[index].number, list(view.hand)
    kept.remove(number)
    return say(
        f"why-seven-{reason.name}",
        count=reason.figure,
        kept=card(reason.figure),
        highest=card(max(kept, default=0)),
        higher=sum(each > number for each in kept),
        draws=view.phase is Phase.PLACE and view.draw_pile + view.aside > 0,
    )


def unseen(say: Say, seen: TableView) -> str:
    """The number of unseen cards of each number."""
    from engine.players.seven.mate import unseen as counted  # at the first puzzle

    left = enumerate(counted(seen.view, seen.this_round))
    return (", " if say.in_words else " · ").join(f"{card(n)}×{many}" for n, many in left if many)


def standing(seen: TableView) -> Standing:
    """Everybody's chips."""
    view: View = seen.view
    return Standing(view.chips, places(view.chips))


def rules(say: Say, options: Options) -> Mapping[str, object]:
    """The values of the rules."""
    return {"strict": options.strict_finish, "deck": " · ".join(map(str, options.deck))}


def stage(seen: TableView) -> str:
    """A newcomer starts a pile, or covers a number of one; out of turn, others start it."""
    return "start" if seen.seat in seen.to_move and not seen.view.pile else "cover"


FACE: Final = Face(
    key="seven",
    pictures=PICTURES,
    drawn=DRAWN,
    played=PLAYED,
    board=board,
    is_loud=is_loud,
    shared=OF_SEVERAL,
    page=hand,
    event_line=event_line,
    scoring=scoring,
    highlights=highlights,
    finale=finale,
    ending=lambda *told: tuple(filter(None, [finale(*told, won=False)])),
    in_finale=(Placed, WentOut, CameLast),
    held=held,
    refusal=lambda _, view: {"sum": view.sum},
    move_sentence=move_sentence,
    because=because,
    standing=standing,
    rules=rules,
    round_line=round_line,
    unseen=unseen,
    stage=stage,
)
