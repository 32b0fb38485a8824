"""Compose a prediction in private: each button leads to the next page, one confirms it.

It begins with a quick guess from the reader's cards, and has one row for each colour.
"""

from __future__ import annotations

from typing import Final

from cogs.faces.seven_seals.drafts import NOTHING, At, named_page, proposed, read_page, tag_of
from cogs.faces.seven_seals.words import (
    COLOURED,
    EMOJI,
    SABOTEUR,
    counted,
    letter_of,
    name_of,
    named,
    plain_lines,
    seals_words,
    side_by_side,
)
from cogs.ui.custom_ids import MakeMove, ShowPage
from cogs.ui.face import WHY
from cogs.ui.names import Names
from cogs.ui.page import Accent, Button, Page, Say, Style
from engine.games.seven_seals import scoring
from engine.games.seven_seals.cards import HIGHEST, Colour
from engine.games.seven_seals.events import Predicted, SaboteurTaken
from engine.games.seven_seals.moves import Predict, Reason, TakeSaboteur
from engine.games.seven_seals.predictions import (
    Addition,
    add,
    additions,
    removals,
    remove,
    why_none,
)
from engine.games.seven_seals.state import Kind, Phase
from engine.games.seven_seals.view import View
from engine.tables.view import TableView

SHOWN: Final = (Predicted, SaboteurTaken)
"""Kinds of events that the composer shows among what lies on the table."""

STEPPER = 3
"""Buttons in the row of a colour: minus, the number of its seals, plus."""


def compose(say: Say, seen: TableView, names: Names, name: str) -> Page:
    """The page of this name; the fresh composer if the name is invalid (by now)."""
    view: View = seen.view
    at, draft, colour = read_page(seen, name)
    if at is At.TAKE and colour is not None and (ways := _additions(view, draft, colour)):
        return _take_page(say, view, names, draft, ways)
    if at is At.GIVE and colour is not None and (ways := _removals(draft, colour)):
        question = say("seven-seals-give-title", colour=named(say, ways[0].colour))
        buttons = tuple(
            Button(
                say("seven-seals-give-button", name=names.bare[way.source or 0]),
                ShowPage(named_page(At.DRAFT, remove(draft, way), tag_of("-", way))),
            )
            for way in ways
        )
        large = f"### {_drafted(say, draft)}"
        return Page(Accent.NICK, (large,), buttons, extra=(_back(say, draft),), question=question)
    if at is At.SABOTEUR and view.seals.saboteur is None:
        return _saboteur_page(say, seen, names, draft)
    asks = at is At.ZERO and draft == Predict()
    return _draft_page(say, seen, names, draft, asks=asks)


def saboteur_points(view: View) -> int:
    """This seat's starting penalty as the saboteur."""
    times = 0 if view.seat is None else view.sheet.saboteur_times[view.seat]
    return scoring.saboteur_start(view.options, times + 1)


def _additions(view: View, draft: Predict, colour: Colour) -> list[Addition]:
    if view.seat is None:
        return []
    return [way for way in additions(view.seals, view.seat, draft) if way.colour is colour]


def _removals(draft: Predict, colour: Colour) -> list[Addition]:
    return [way for way in removals(draft) if way.colour is colour]


def _draft_page(
    say: Say, seen: TableView, names: Names, draft: Predict, *, asks: bool = False
) -> Page:
    """The composer: the cards and the seals, the draft with its sum, a row for each colour.

    Its buttons are the same in every draft, each in its place, so that no button moves under a
    thumb on its way to another; buttons that don't apply are disabled.

    asks: True if the page asks again before nothing is predicted.
    """
    view: View = seen.view
    rows = [
        (_minus(say, draft, c), _count(say, draft, c), _plus(say, view, draft, c)) for c in Colour
    ]
    return Page(
        Accent.HAND,
        (_draft_words(say, seen, names, draft, asks=asks),),
        tuple(button for row in rows for button in row),
        extra=_zero(say, seen, draft) if asks else _finish(say, seen, draft),
        across=STEPPER,
        question=say("seven-seals-zero-title" if asks else "seven-seals-compose-title"),
        shows=SHOWN,
        lies=(_prices(say, view) + open_seals(say, view, names, draft), _cards(say, view)),
    )


def _prices(say: Say, view: View) -> str:
    """The worth of a seal, in the first round."""
    if view.sheet.round > 1:
        return ""
    ids = ("seven-seals-compose-fits", "seven-seals-compose-costs")
    return "".join(f"-# {say(each)}\n" for each in ids)


def _cards(say: Say, view: View) -> str:
    """The reader's cards: right above the draft, so that a phone shows them with its buttons."""
    caption = say("seven-seals-compose-hand", highest=HIGHEST[view.seats])
    return "\n".join([*plain_lines(say, view.hand), f"-# {caption}"])


def open_seals(say: Say, view: View, names: Names, draft: Predict = NOTHING) -> str:
    """The predictions so far, a line each, and the rest of the middle."""
    done = [seat for seat, chosen in enumerate(view.seals.predictions) if chosen is not None]
    lines = [
        say(
            "seven-seals-compose-seat",
            name=names[seat],
            you=names.you(seat),
            tricks="saboteur" if seat == view.seals.saboteur else sum(view.seals.held[seat]),
            seals=seals_words(say, view.seals.held[seat]),
        )
        for seat in done
    ]
    return "\n".join(f"-# {line}" for line in (*lines, _middle(say, view, draft)))


def _draft_words(
    say: Say, seen: TableView, names: Names, draft: Predict, *, asks: bool = False
) -> str:
    """The next thing to do, the draft large, its takings, the sum of all, the saboteur."""
    view: View = seen.view
    tricks = sum(draft.seals)
    small = [say("seven-seals-zero-why") if asks else _help(say, seen, draft)]
    takings = [
        say("seven-seals-taking", colour=named(say, colour), name=names[seat])
        for colour, seat in draft.taken
    ]
    large = f"### {_drafted(say, draft)}"
    after = [_sum(say, view, tricks), *_gone(say, view, draft)]
    if view.seals.saboteur is None and not asks:
        after.append(say("seven-seals-compose-saboteur"))
    return "\n".join(
        [*(f"-# {line}" for line in small), large, *takings, *(f"-# {line}" for line in after)]
    )


def _drafted(say: Say, draft: Predict) -> str:
    seals = seals_words(say, draft.seals)
    return say("seven-seals-draft", seals=seals, tricks=sum(draft.seals))


def _help(say: Say, seen: TableView, draft: Predict) -> str:
    """The next thing to do: a first guess is named as such."""
    is_proposal = draft != NOTHING and draft == proposed(seen)
    return say("seven-seals-compose-help", way="proposal" if is_proposal else "own")


def _middle(say: Say, view: View, draft: Predict) -> str:
    """The rest of the middle after the draft is taken out of it."""
    left = list(view.seals.middle)
    for colour in Colour:
        left[colour] -= draft.seals[colour]
    for taking in draft.taken:  # its seal is another player's
        left[taking.colour] += 1
    there = (counted(say, kind, left[kind]) for kind in COLOURED if left[kind])
    middle = side_by_side(say, there) or say("seven-seals-none")
    return say("seven-seals-compose-middle", middle=middle)


def white_matters(view: View) -> bool:
    """True if somebody holds a white seal, or the next prediction can give one."""
    held = any(each[Kind.WHITE] for each in view.seals.held)
    is_gone = not all(view.seals.middle[colour] for colour in Colour)
    return held or (view.phase is Phase.PREDICT and is_gone)


def _gone(say: Say, view: View, draft: Predict) -> list[str]:
    """The colours gone from the middle, and whether they can still be had."""
    gone: dict[str, list[str]] = {"player": [], "white": [], "gone": []}
    for colour in Colour:
        if (way := _way(view, draft, colour)) in gone:
            gone[way].append(named(say, colour))
    return [
        say("seven-seals-compose-gone", way=way, colours=", ".join(colours))
        for way, colours in gone.items()
        if colours
    ]


def _sum(say: Say, view: View, tricks: int) -> str:
    together, there = view.seals.predicted + tricks, view.tricks_in_round
    way = "over" if together > there else "under" if together < there else "even"
    return say(
        "seven-seals-sum",
        together=together,
        tricks=there,
        way=way,
        apart=abs(there - together),
    )


def _way(view: View, draft: Predict, colour: Colour) -> str:
    """The source of one more of this colour: the middle or a player; else the obstacle."""
    if ways := _additions(view, draft, colour):
        return "middle" if ways[0].source is None else "player"
    reason = why_none(view.seals, view.seat or 0, draft, colour)
    return "white" if reason is Reason.NO_WHITE_SEAL else "gone"


def _plus(say: Say, view: View, draft: Predict, colour: Colour) -> Button:
    """One more of a colour: from the middle at once; else a page asks who would lose it."""
    way = _way(view, draft, colour)
    ways = _additions(view, draft, colour)
    label = _seal_label(say, "seven-seals-add-button", colour, way)
    if not ways:
        return _idle(label, f"+{colour.letter}")
    if way == "player":
        name = named_page(At.TAKE, draft, f"+{colour.letter}")
        return Button(label, ShowPage(name))
    name = named_page(At.DRAFT, add(draft, ways[0]), tag_of("+", ways[0]))
    return Button(label, ShowPage(name))


def _minus(say: Say, draft: Predict, colour: Colour) -> Button:
    """One less of a colour; if several players gave it, the next page asks whose."""
    label = _seal_label(say, "seven-seals-remove-button", colour, "")
    ways = _removals(draft, colour)
    if not ways:
        return _idle(label, f"-{colour.letter}")
    if len(ways) > 1:
        name = named_page(At.GIVE, draft, f"-{colour.letter}")
    else:
        name = named_page(At.DRAFT, remove(draft, ways[0]), tag_of("-", ways[0]))
    return Button(label, ShowPage(name))


def _count(say: Say, draft: Predict, colour: Colour) -> Button:
    """The number of a colour's seals, between its minus and its plus."""
    count = say("seven-seals-count", count=draft.seals[colour], colour=name_of(say, colour))
    return _idle(count, f"={colour.letter}", EMOJI[Kind(colour)])


def _seal_label(say: Say, message: str, colour: Colour, way: str) -> str:
    return say(message, letter=letter_of(say, colour), colour=name_of(say, colour), way=way)


def _idle(label: str, tag: str, emoji: str | None = None) -> Button:
    """A button that doesn't apply now: it keeps its place, and no two have the same name."""
    return Button(label, ShowPage(f"{WHY}.{tag}"), emoji=emoji, disabled=True)


def _saboteur(say: Say, view: View, draft: Predict) -> Button:
    label = say("seven-seals-saboteur-button")
    if view.seals.saboteur is not None:
        return _idle(label, At.SABOTEUR, SABOTEUR)
    return Button(label, ShowPage(named_page(At.SABOTEUR, draft)), emoji=SABOTEUR)


def _finish(say: Say, seen: TableView, draft: Predict) -> tuple[Button, Button]:
    """The confirm button, which for a draft without tricks asks once more, and the saboteur."""
    tricks = sum(draft.seals)
    label = say("seven-seals-confirm-button", tricks=tricks)
    if tricks:  # the draft above it is in large type
        sure = MakeMove(seen.moves.index(draft), sure=True)
        confirm = Button(label, sure, Style.MAIN)
    else:
        confirm = Button(label, ShowPage(named_page(At.ZERO, draft)))
    return confirm, _saboteur(say, seen.view, draft)


def _zero(say: Say, seen: TableView, draft: Predict) -> tuple[Button, Button]:
    """The confirm button stays, disabled, so that a double press on it confirms nothing."""
    pressed = _idle(say("seven-seals-confirm-button", tricks=0), At.ZERO)
    sure = MakeMove(seen.moves.index(draft), sure=True)
    return pressed, Button(say("seven-seals-zero-button"), sure, Style.COST)


def _take_page(say: Say, view: View, names: Names, draft: Predict, ways: list[Addition]) -> Page:
    """The choice of the player who loses a seal, with the losses and the compensation."""
    colour = ways[0].colour
    question = say("seven-seals-take-title", colour=named(say, colour))
    blocks = (
        say("seven-seals-take-why", colour=name_of(say, colour)),
        "\n".join(_loss(say, view, names, draft, way) for way in ways),
    )
    buttons = tuple(
        Button(
            say("seven-seals-take-button", name=names.bare[way.source or 0]),
            ShowPage(named_page(At.DRAFT, add(draft, way), tag_of("+", way))),
            Style.COST,
        )
        for way in ways
    )
    return Page(
        Accent.NICK,
        blocks,
        buttons,
        extra=(_back(say, draft),),
        question=question,
        shows=SHOWN,
        lies=(f"### {_drafted(say, draft)}",),
    )


def _loss(say: Say, view: View, names: Names, draft: Predict, way: Addition) -> str:
    """Somebody's seals after this taking, with those of the draft."""
    seat = way.source or 0
    before = list(view.seals.held[seat])
    for taking in draft.taken:
        if taking.seat == seat:
            before[taking.colour] -= 1
            before[Kind.WHITE] += 1
    after = list(before)
    after[way.colour] -= 1
    after[Kind.WHITE] += 1
    then = seals_words(say, before)
    now = seals_words(say, after)
    return say("seven-seals-take-seat", name=names.marked(seat), before=then, after=now)


def _saboteur_page(say: Say, seen: TableView, names: Names, draft: Predict) -> Page:
    """An explanation of the saboteur, and the button that takes it."""
    start = saboteur_points(seen.view)
    blocks = (
        say("seven-seals-saboteur-why", start=start),
        f"-# {say('seven-seals-saboteur-hint')}",
    )
    label = say("seven-seals-saboteur-take-button")
    sure = MakeMove(seen.moves.index(TakeSaboteur()), sure=True)
    take = Button(label, sure, Style.COST, SABOTEUR)
    question = say("seven-seals-saboteur-title")
    return Page(
        Accent.NICK,
        blocks,
        (take,),
        extra=(_back(say, draft),),
        question=question,
        shows=SHOWN,
        lies=(open_seals(say, seen.view, names, draft),),
    )


def _back(say: Say, draft: Predict) -> Button:
    return Button(say("seven-seals-back-button"), ShowPage(named_page(At.DRAFT, draft)))
