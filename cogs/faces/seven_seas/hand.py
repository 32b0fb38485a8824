"""The private pages of 7 Seas: the hand, a choice of captures, the nick.

A green button brings cards into the own chest without a loss of booty, or in a nick a gain; a grey
one lays, or costs booty. Only a hint's mark shows what a computer would do.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from cogs.faces.common import without_deal
from cogs.faces.seven_seas.board import chart, chests, large, searching
from cogs.faces.seven_seas.gains import Chest, change, chest_of, gains_of, joined
from cogs.faces.seven_seas.words import (
    PIRATES,
    all_called,
    called,
    label,
    named,
    source_label,
    spread,
    summed,
)
from cogs.ui.forms import any_of
from cogs.ui.layout import ROW
from cogs.ui.names import Names
from cogs.ui.page import Accent, Button, MakeMove, Page, Say, ShowPage, Style
from engine.games.seven_seas.captures import CaptureRule, Choice
from engine.games.seven_seas.cards import BY_NOTATION, Card
from engine.games.seven_seas.events import RoundDealt
from engine.games.seven_seas.moves import HARBOUR, DeclineNick, Keep, OpenSource, PlayCard
from engine.games.seven_seas.state import Phase
from engine.games.seven_seas.view import View, what_now
from engine.tables.model.kind import kind_of
from engine.tables.view import TableView

AS_BUTTONS: Final = 8
"""The most captures, or cards to nick, shown as buttons; more become a select."""
MOST_ROWS, FEW_ROWS, FIRST_ROWS = 9, 6, 4
"""Rows of a phone for all outcomes; few beside a chart, fewer beside words for newcomers."""
MOST_TOLD: Final = 4 * MOST_ROWS
"""The most captures that are tried for these rows, the best ones; equal ones share a line."""
LETTERS: Final = 34
"""Letters in a row of a phone."""
ACROSS_WIDE: Final = 3
"""Cards in a row with a pirate among them: a phone would wrap the fourth."""


def page(say: Say, seen: TableView, names: Names, name: str) -> Page:
    """The page of this name, or the hand (in a nick: the nick)."""
    view: View = seen.view
    mine = seen.seat in seen.to_move
    if mine and view.phase is Phase.NICK:
        return _sources(say, seen, names)
    if mine and view.phase is Phase.KEEP:
        return _opened(say, seen, names)
    card = BY_NOTATION.get(name)
    if mine and card is not None and card in view.hand:
        return _captures(say, seen, card)
    return _hand(say, seen, names, mine=mine)


def _hand(say: Say, seen: TableView, names: Names, *, mine: bool) -> Page:
    """Everything that can be taken, and by which cards; out of turn, only the cards."""
    view: View = seen.view
    lies = large(say, view) + searching(say, view, names)
    if _has_chart(seen):
        lies = f"{chart(say, view, names)}\n{lies}"
    if seen.own_events and (any(view.chest_sizes) or view.aside):  # newcomers read of more
        lies += f"\n-# {chests(say, view, names)}"
    if not view.hand:
        return Page(Accent.HAND, (say("seven-seas-hand-empty"),), lies=(lies,))
    if not mine:
        cards = all_called(say, view.hand) if say.in_words else spread(say, view.hand)
        held, display = say("seven-seas-hold", cards=cards), len(view.display)
        shown = f"-# {say('seven-seas-display', cards=display)}\n{lies}" if display else lies
        return Page(Accent.HAND, (held if say.in_words else f"### {held}",), lies=(shown,))
    wide = any(card in PIRATES for card in view.hand)
    lines, left = _lines(say, seen)
    buttons, chest = [], chest_of(seen)
    for card in view.hand:  # styled by everything that the card can take
        choices = what_now(view, card)
        style = Style.GAIN if any(chest.gains_from(each) for each in choices) else Style.PLAIN
        route: MakeMove | ShowPage = ShowPage(card.notation)
        if len(choices) == 1 and card not in left:
            route = MakeMove(seen.moves.index(PlayCard(card, choices[0].take)))
        buttons.append(Button(label(say, card), route, style))
    across, shows = ACROSS_WIDE if wide else ROW, without_deal(seen, RoundDealt)
    blocks = ("\n".join(lines),)
    return Page(Accent.HAND, blocks, tuple(buttons), across=across, shows=shows, lies=(lies,))


def _has_chart(seen: TableView) -> bool:
    """True if the ships, which no board shows, have left the harbour."""
    return kind_of(seen.table).alone and any(seen.view.ships)


def _lines(say: Say, seen: TableView) -> tuple[list[str], list[Card]]:
    """One line for each outcome; in a lesson, only for the card that its step plays.

    The second: the cards of which not all outcomes have lines.
    """
    view, chest = seen.view, chest_of(seen)
    takers = [card for card in view.hand if what_now(view, card)[-1].take]
    if not takers:
        way = "lay" if view.display else "start"
        return [say("seven-seas-lay-any", way=way, count=len(view.hand))], []
    index = seen.lesson.index if seen.lesson is not None else None
    taught = None if index is None else seen.moves[index].card
    takers = [taught] if taught in takers else takers
    most = FEW_ROWS if _has_chart(seen) else MOST_ROWS if seen.own_events else FIRST_ROWS
    lines, left = outcomes(say, view, chest, takers, most)
    if say.in_words and taught is None and len(takers) < len(view.hand):
        lines.append(say("seven-seas-lay-others", count=len(view.hand) - len(takers)))
    if view.round == 1 and chest.came and seen.own_events:  # a first hand has no room for it
        lines.append(f"-# {say('seven-seas-values', booty=view.options.built_in)}")
    return lines, left


def outcomes(
    say: Say, view: View, chest: Chest, takers: Sequence[Card], most: int
) -> tuple[list[str], list[Card]]:
    """A line for each capture by these cards, with its gain; equal outcomes share one.

    If that takes more rows of a phone, only the best captures have lines, and the last line names
    the cards that capture more. Those cards: their pages show it.
    """
    every = [choice for card in takers for choice in what_now(view, card) if choice.take]
    worth = [(not each.nick, chest.worth(each.card, *each.take)) for each in every]
    best = sorted(range(len(every)), key=worth.__getitem__)  # there may be thousands
    gains = {n: joined(gains_of(say, chest, every[n])) for n in best[:MOST_TOLD]}
    letters = LETTERS * (1 + say.in_words)
    for count in range(len(gains), 0, -1):
        told = {every[n]: gains[n] for n in sorted(best[:count])}
        more = {every[n].card for n in best[count:]}
        left = [card for card in takers if card in more]
        lines = _shared(say, told)
        if left:
            cards = any_of(say, [named(say, card) for card in left])
            lines.append(say("seven-seas-ways", cards=cards))
        if sum(-(-len(line) // letters) for line in lines) <= most:
            break
    return lines, left


def _with_gain(say: Say, what: str, gain: str) -> str:
    """A line for a capture with this gain."""
    return say("seven-seas-brings", what=what, gain=gain) if gain else what


def _shared(say: Say, gains: Mapping[Choice, str]) -> list[str]:
    """Each capture by its cards, with its gain."""
    by: dict[tuple[str, str], list[str]] = {}
    for choice, gain in gains.items():
        taken = summed(say, choice.take)
        if choice.rule is CaptureRule.TAKE_ALL:
            taken = say("seven-seas-everything")
        by.setdefault((taken, gain), []).append(named(say, choice.card))
    alike: dict[tuple[tuple[str, ...], str], list[str]] = {}
    for (taken, gain), cards in by.items():
        alike.setdefault((tuple(cards), gain), []).append(taken)
    return [
        _with_gain(
            say, say("seven-seas-by", what=any_of(say, what), cards=any_of(say, takers)), gain
        )
        for (takers, gain), what in alike.items()
    ]


def _captures(say: Say, seen: TableView, card: Card) -> Page:
    """The choice between several captures of one card."""
    view: View = seen.view
    choices = what_now(view, card)
    question, chest = say("seven-seas-choose", card=named(say, card)), chest_of(seen)
    rules = [choice.rule for choice in choices if choice.rule is not None]
    way = rules[0].value if rules else "sum"
    way = "kraken" if CaptureRule.TAKE_ALL in rules else way
    why = say("seven-seas-choose-why", why=way, card=called(say, card)) if choices[1:] else ""
    buttons = tuple(_capture(say, seen, choice) for choice in choices)
    brings = [
        _with_gain(say, summed(say, choice.take), gain)
        for choice in choices
        if choice.take and (gain := joined(gains_of(say, chest, choice)))
    ]
    if view.round == 1 and not chest.came and len(brings) < ROW:  # else the hand has it
        brings.append(f"-# {say('seven-seas-values', booty=view.options.built_in)}")
    blocks, lies = (why, "\n".join(brings)), (large(say, view),)
    back = (Button(say("seven-seas-back"), ShowPage()),)
    select = say("seven-seas-choose-placeholder") if len(choices) > AS_BUTTONS else ""
    return Page(Accent.HAND, blocks, buttons, select, back, question=question, lies=lies)


def _capture(say: Say, seen: TableView, choice: Choice) -> Button:
    index = seen.moves.index(PlayCard(choice.card, choice.take))
    note = say("seven-seas-clears-plain") if choice.clears else ""
    style = Style.GAIN if chest_of(seen).gains_from(choice) else Style.PLAIN
    if not choice.take:
        return Button(say("seven-seas-lay-button"), MakeMove(index), Style.PLAIN)
    if choice.rule is CaptureRule.TAKE_ALL:
        all_of_it = MakeMove(index, sure=True)  # the page shows the price above the button
        return Button(say("seven-seas-take-all-button"), all_of_it, style, "🐙")
    return Button(summed(say, choice.take), MakeMove(index), style, note=note)


def _sources(say: Say, seen: TableView, names: Names) -> Page:
    """The choice of a source to nick from, or none."""
    buttons = tuple(
        Button(source_label(say, seen.view, names, move.source), MakeMove(index), Style.GAIN)
        for index, move in enumerate(seen.moves)
        if isinstance(move, OpenSource)
    )
    question = f"🪝 {say('seven-seas-nick-title')}"
    no = Button(say("seven-seas-nick-decline"), MakeMove(seen.moves.index(DeclineNick())))
    return Page(Accent.NICK, (say("seven-seas-nick-text"),), buttons, "", (no,), question=question)


def _opened(say: Say, seen: TableView, names: Names) -> Page:
    """The opened source: each card with its effect, the best first, the kraken last."""
    view, chest = seen.view, chest_of(seen)
    cards = [move.card for move in seen.moves if isinstance(move, Keep)]
    cards.sort(key=lambda card: (chest.worth(card), card))
    buttons = tuple(
        Button(
            label(say, card),
            MakeMove(seen.moves.index(Keep(card))),
            Style.GAIN if chest.gains_by(card) else Style.PLAIN,
            note=change(say, chest, card),
        )
        for card in cards
    )
    sign, of = "⚓", {"place": "harbour", "whose": "", "cards": len(cards)}
    if view.opened not in (None, HARBOUR):
        sign, of = "🧰", of | {"place": "chest", "whose": names.of_side(say, view.opened)}
    title = f"{sign} {say('seven-seas-opened-title', **of)}"
    select = say("seven-seas-keep-placeholder") if len(cards) > AS_BUTTONS else ""
    lines = _changes(say, chest, cards)[: ROW if select else None]
    blocks = ("\n".join((*lines, f"-# {say('seven-seas-opened-text', cards=len(cards))}")),)
    return Page(Accent.NICK, blocks, buttons, select, across=ACROSS_WIDE, question=title)


def _changes(say: Say, chest: Chest, cards: Sequence[Card]) -> list[str]:
    """One line for each effect that some of the cards would have."""
    alike: dict[str, list[Card]] = {}
    for card in cards:
        alike.setdefault(change(say, chest, card), []).append(card)
    lines = []
    for words, group in alike.items():
        what = all_called(say, tuple(group))
        lines.append(say("seven-seas-brings", what=what[0].upper() + what[1:], gain=words))
    return lines
