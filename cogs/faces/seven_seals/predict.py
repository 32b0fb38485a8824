"""Compose a prediction in private: most buttons lead to the next page, and one confirms.

It begins with a quick guess from the reader's cards, and has one button for each colour.
"""

from typing import Final

from cogs.faces.seven_seals.drafts import At, Draft, named_page, prediction_of, proposed, read_page
from cogs.faces.seven_seals.words import (
    EMOJI,
    SABOTEUR_SIGN,
    few,
    hand_line,
    mark,
    name_of,
    named,
    seals_words,
    side_by_side,
)
from cogs.ui.face import WHY
from cogs.ui.names import Names
from cogs.ui.page import Accent, Button, MakeMove, Page, Say, ShowPage, Style
from engine.core import Seat, own_seat, put
from engine.games.seven_seals import rounds
from engine.games.seven_seals.events import (
    CardPlayed,
    Predicted,
    RoundDealt,
    SaboteurTaken,
    SealTaken,
)
from engine.games.seven_seals.moves import Predict, TakeSaboteur
from engine.games.seven_seals.predictions import Addition, additions
from engine.games.seven_seals.state import HIGHEST, NO_SEALS, Colour, Kind, Phase
from engine.games.seven_seals.view import View
from engine.tables.view import TableView

ACROSS: Final = 3
"""Buttons in a row of seals: phones would wrap a fourth."""

COMPOSED: Final = (CardPlayed, Predicted, SaboteurTaken, SealTaken)
"""Kinds of events that the composer already shows on the table or by a result."""

BEHIND: Final = (*COMPOSED, RoundDealt)
"""Kinds of events that are left out where seals are taken from others, or the saboteur asked."""


def compose(say: Say, seen: TableView, names: Names, name: str) -> Page:
    """The page of this name; the fresh composer if the name is invalid (by now)."""
    view: View = seen.view
    at, draft, colour = read_page(seen, name)
    if at is At.TAKE and colour is not None and (ways := _additions(view, draft, colour)):
        return _take_page(say, view, names, draft, ways)
    if at is At.SABOTEUR and view.seals.saboteur is None:
        return _saboteur_page(say, seen, names, draft)
    return _draft_page(say, seen, names, draft)


def _additions(view: View, draft: Draft, colour: Colour) -> tuple[Addition, ...]:
    if view.seat is None:
        return ()
    return additions(view.seals, view.seat, prediction_of(draft), colour)


def _draft_page(say: Say, seen: TableView, names: Names, draft: Draft) -> Page:
    """The composer: the cards and the open seals, the draft, a button for each colour.

    Its buttons are the same in every draft, each in its place, so that no button moves under a
    thumb on its way to another; buttons that don't apply are disabled.
    """
    view: View = seen.view
    adding = (_adding(say, view, draft, colour) for colour in Colour)
    label, before = say("seven-seals-less-button"), ShowPage(named_page(At.DRAFT, draft[:-1]))
    less = Button(label, before) if draft else _idle(label, "-")
    buttons = [*adding, less, _confirm(say, seen, draft)]
    is_free = seen.lesson is None or seen.lesson.is_free  # else the saboteur is not explained yet
    if is_free:
        buttons.append(_saboteur(say, view, draft))
    prices = say("seven-seals-compose-costs", highest=HIGHEST[view.seats])
    first = f"-# {prices}" if view.sheet.round == 1 else ""
    lies = (hand_line(say, view.hand), first, open_seals(say, view, names, draft))
    return Page(
        Accent.HAND,
        (_draft_words(say, seen, names, draft),),
        tuple(buttons),
        across=ACROSS,
        question=say("seven-seals-compose-title"),
        shows=BEHIND if prediction_of(draft).taken else COMPOSED,
        lies=("\n".join(filter(None, lies)),),
    )


def open_seals(say: Say, view: View, names: Names, draft: Draft = ()) -> str:
    """The predictions so far with what the draft takes, and the rest of the middle; "" at first."""
    done = [seat for seat, chosen in enumerate(view.seals.predictions) if chosen is not None]
    if not done:
        return ""
    seats = [
        say(
            "seven-seals-compose-seat",
            **names.told(seat),
            tricks="saboteur" if seat == view.seals.saboteur else sum(view.seals.held[seat]),
            seals=side_by_side(say, few(say, view.seals.held[seat])),
            **_taken(say, draft, seat),
        )
        for seat in done
    ]
    middle = _middle(say, view, draft)
    if say.in_words:
        return f"-# {' '.join(seats)}\n-# {middle}"
    return f"-# {' · '.join((middle, *seats))}"


def _taken(say: Say, draft: Draft, seat: Seat) -> dict[str, str]:
    """The seals that the draft takes from this player, and the white ones that replace them."""
    seals = [seal.colour for seal in draft if seal.source == seat]
    taken = few(say, [seals.count(colour) for colour in Colour])
    white = seals_words(say, put(NO_SEALS, Kind.WHITE, len(seals)), is_short=True)
    return {"taken": side_by_side(say, taken) or "none", "white": white}


def _draft_words(say: Say, seen: TableView, names: Names, draft: Draft) -> str:
    """The sum of all predictions, the number of seals taken, and the colours that are gone."""
    view: View = seen.view
    drafted = _sum(say, view, draft, is_guess=bool(draft) and draft == proposed(seen))
    taken = len(prediction_of(draft).taken)
    takings = [say("seven-seals-compose-takings", count=taken)] if taken else []
    small = " ".join((*takings, *_gone(say, view, draft)))
    return f"{drafted}\n-# {small}" if small else drafted


def _middle(say: Say, view: View, draft: Draft) -> str:
    """The rest of the middle after the draft is taken out of it."""
    left = list(view.seals.middle)
    for seal in draft:
        left[seal.colour] -= seal.source is None
    middle = side_by_side(say, few(say, left[: Kind.WHITE])) or "none"
    return say("seven-seals-compose-middle", middle=middle)


def white_matters(view: View) -> bool:
    """True if somebody holds a white seal, or the next prediction can give one."""
    held = any(each[Kind.WHITE] for each in view.seals.held)
    is_gone = not all(view.seals.middle[colour] for colour in Colour)
    return held or (view.phase is Phase.PREDICT and is_gone)


def _gone(say: Say, view: View, draft: Draft) -> list[str]:
    """The colours that can't be had any more, and why."""
    gone: dict[str, list[str]] = {"white": [], "gone": []}
    for colour in Colour:
        if (way := _way(view, draft, colour)) in gone:
            gone[way].append(mark(say, colour))
    return [
        say("seven-seals-compose-gone", way=way, colours=side_by_side(say, colours))
        for way, colours in gone.items()
        if colours
    ]


def _sum(say: Say, view: View, draft: Draft, *, is_guess: bool = False) -> str:
    """The reader's prediction and that of all; a first guess is named as such."""
    own, there = len(draft), view.tricks_in_round
    seals, together = seals_words(say, prediction_of(draft).seals), view.seals.predicted + own
    way = "over" if together > there else "under" if together < there else "even"
    sums = {"own": own, "together": together, "tricks": there, "apart": abs(there - together)}
    return say("seven-seals-sum", guess=is_guess, seals=seals, way=way, **sums)


def _way(view: View, draft: Draft, colour: Colour) -> str:
    """The source of one more of this colour: the middle or a player; else the obstacle."""
    if ways := _additions(view, draft, colour):
        return "middle" if ways[0].source is None else "player"
    return "gone" if len(prediction_of(draft).taken) < view.seals.middle[Kind.WHITE] else "white"


def _adding(say: Say, view: View, draft: Draft, colour: Colour) -> Button:
    """One more of a colour, labelled with its count; for others' seals a page asks whose."""
    ways, way = _additions(view, draft, colour), _way(view, draft, colour)
    seals = {"sign": EMOJI[Kind(colour)], "colour": name_of(say, colour)}
    count = sum(seal.colour is colour for seal in draft)
    label = say("seven-seals-add-button", **seals, count=count, way=way)
    if not ways:
        return _idle(label, f"+{colour.letter}")
    if way == "player":
        return Button(label, ShowPage(named_page(At.TAKE, draft, colour.letter)))
    return Button(label, ShowPage(named_page(At.DRAFT, (*draft, *ways))))


def _idle(label: str, tag: str, emoji: str | None = None) -> Button:
    """A button that doesn't apply now: it keeps its place, and no two have the same name."""
    return Button(label, ShowPage(f"{WHY}.{tag}"), emoji=emoji, disabled=True)


def _saboteur(say: Say, view: View, draft: Draft) -> Button:
    label = say("seven-seals-saboteur-button")
    if view.seals.saboteur is not None:
        return _idle(label, At.SABOTEUR, SABOTEUR_SIGN)
    return Button(label, ShowPage(named_page(At.SABOTEUR, draft)), emoji=SABOTEUR_SIGN)


def _confirm(say: Say, seen: TableView, draft: Draft) -> Button:
    """The confirm button, highlighted unless the draft has no trick, which is asked about first."""
    label = say("seven-seals-confirm-button", tricks=len(draft))
    if not draft:
        return Button(label, MakeMove(seen.moves.index(Predict())))
    return Button(label, MakeMove(seen.moves.index(prediction_of(draft)), sure=True), Style.MAIN)


def _take_page(
    say: Say, view: View, names: Names, draft: Draft, ways: tuple[Addition, ...]
) -> Page:
    """The choice of the player who loses a seal, with the losses and the compensation."""
    colour, buttons, losses = ways[0].colour, list[Button](), list[str]()
    for way in ways:
        label = say("seven-seals-take-button", name=names.bare[way.source or 0])
        buttons.append(Button(label, ShowPage(named_page(At.DRAFT, (*draft, way)))))
        losses.append(_loss(say, view, names, draft, way))
    return Page(
        Accent.NICK,
        (say("seven-seals-take-why", colour=name_of(say, colour)), "\n".join(losses)),
        tuple(buttons),
        extra=(_back(say, draft),),
        question=say("seven-seals-take-title", colour=named(say, colour)),
        shows=BEHIND,
        lies=(_sum(say, view, draft),),
    )


def _loss(say: Say, view: View, names: Names, draft: Draft, way: Addition) -> str:
    """Somebody's seals after this taking, with those of the draft."""
    held = list(view.seals.held[way.source or 0])
    for seal in (*draft, way):
        if seal.source == way.source:
            before = seals_words(say, held, is_short=not say.in_words)
            held[seal.colour] -= 1
            held[Kind.WHITE] += 1
    after = seals_words(say, held, is_short=not say.in_words)
    name = names.marked(way.source or 0)
    return say("seven-seals-take-seat", name=name, before=before, after=after)


def _saboteur_page(say: Say, seen: TableView, names: Names, draft: Draft) -> Page:
    """An explanation of the saboteur, and the button that takes it."""
    view: View = seen.view
    times = view.sheet.saboteur_times[own_seat(view)] + 1
    why = say("seven-seals-saboteur-why", start=rounds.saboteur_start(view.options, times))
    label = say("seven-seals-saboteur-take-button")
    taken = MakeMove(seen.moves.index(TakeSaboteur()), sure=True)
    return Page(
        Accent.NICK,
        (why, f"-# {say('seven-seals-saboteur-hint')}"),
        (Button(label, taken, Style.MAIN, SABOTEUR_SIGN),),
        extra=(_back(say, draft),),
        question=say("seven-seals-saboteur-title"),
        shows=BEHIND,
        lies=(f"{hand_line(say, view.hand)}\n{open_seals(say, view, names, draft)}".strip(),),
    )


def _back(say: Say, draft: Draft) -> Button:
    return Button(say("seven-seals-back-button"), ShowPage(named_page(At.DRAFT, draft)))
