"""The end of a round of The Seven Seals: its worth, all worlds of the seat, and all its plans.

A world weighs as much as it explains the cards that the others have played in this round. Each of
them may be a mate or anybody, so only players who play like mates show what they hold.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import combinations, islice
from math import exp, prod, sqrt
from typing import Final

from engine.core import Event, Seat, own_seat, since_last
from engine.dealing import Holder
from engine.games.seven_seals import GAME
from engine.games.seven_seals.events import BlackSealTaken, CardPlayed, RoundDealt, SealReturned
from engine.games.seven_seals.moves import Move, Play, Return
from engine.games.seven_seals.sampling import evidence
from engine.games.seven_seals.state import ALL_SEALS, RANKS, Card, Kind, Phase
from engine.games.seven_seals.view import View
from engine.players.base import Value
from engine.players.endings import Followed, value
from engine.players.seven_seals.policy import choose_card, choose_seal
from engine.players.seven_seals.simulator import BLACK, WHITE, Round, cards_in, masks_of

MOST_CARDS: Final = 5
"""Cards in the own hand up to which all plans are searched; hand-set."""

MOST_WORLDS: Final = 300
"""The most worlds that are listed; hand-set."""

LIKELIEST: Final = 100
"""Worlds that are searched, so that a choice takes at most about 0.3 s; hand-set."""

ERRORS: Final = (0.02, 1.0)
"""How often a mate, and anybody, makes any other move; both are as likely. Hand-set."""

SWING: Final = 6.0
"""How fast a lead loses value with each remaining round, in squared points; hand-set."""

DECIDED: Final = 1.0
"""The same for the end of the game, where the least lead wins; hand-set."""


def worth(view: View, table: Round, seat: Seat) -> Value:
    """The value of the end of a round to a seat; its utility is in penalty points at even scores.

    It is the seat's share of the win, by the totals after the round: each point that a seat is
    behind divides its share by the same number, and by less if many rounds are left.
    """
    points, sheet, seats = table.penalties(), view.sheet, table.seats
    totals = list(map(sum, zip(sheet.totals, points, strict=True)))
    spread = sqrt(DECIDED + SWING * (view.rounds - sheet.round))
    shares = [exp((totals[seat] - total) / spread) for total in totals]
    utility = spread * seats**2 / (seats - 1) / sum(shares)
    ahead = (sum(points) - points[seat]) / (seats - 1) - points[seat]
    return Value(utility, (points[seat] == min(points)) / points.count(min(points)), ahead)


def equivalent_cards(table: Round) -> list[list[int]]:
    """The playable cards in groups of one colour.

    Two cards are in one group if no rank between them is in another hand or wins the trick.
    """
    own = table.hands[table.turn]
    groups: list[list[int]] = []
    for colour in table.playable():
        between = table.left[colour] ^ own[colour]
        if table.best // RANKS == colour:
            between |= 1 << table.best % RANKS
        last = -1
        for card in cards_in(own[colour], colour):
            rank = card % RANKS
            if last < 0 or between >> last & ((1 << (rank - last)) - 1):
                groups.append([])
            groups[-1].append(card)
            last = rank
    return groups


@dataclass(frozen=True, slots=True)
class Ending:
    """The end of a round as one seat plays it; all others, and its returns of seals, are mate's.

    worth: of the round when it is over.
    """

    seat: Seat
    worth: Callable[[Round], Value]

    def choices(self, table: Round) -> list[int]:
        """The cards, only one of equivalent ones."""
        return [group[0] for group in equivalent_cards(table)]

    def after(self, table: Round, choice: int | Kind) -> list[Followed[Round]]:
        """The one way on: mates never draw lots."""
        table, seen = table.copy(), list[int]()
        if isinstance(choice, Kind):
            table.held[self.seat][choice] -= 1
        else:
            table.play(choice)
        while table.tricks and table.turn != self.seat:
            seen.append(choose_card(table))
            table.play(seen[-1])
        if table.tricks:
            return [(1.0, tuple(seen), table)]
        return [(1.0, (), self.worth(table))]


@lru_cache(maxsize=2)
def plans(view: View, history: tuple[Event, ...]) -> Mapping[Move, Value] | None:
    """The value of each move by the best plan that begins with it; None: the end is too far."""
    story, seat = since_last(history, RoundDealt), own_seat(view)
    if view.phase is Phase.PREDICT or len(view.hand) > MOST_CARDS or not story:
        return None
    worlds = list(islice(all_worlds(view, history), MOST_WORLDS + 1))
    if len(worlds) > MOST_WORLDS:
        return None
    weighted = zip(likelihoods(seat, story, worlds), worlds, strict=True)
    kept = sorted(weighted, key=lambda each: -each[0])[:LIKELIEST]
    total = sum(weight for weight, _ in kept)
    shares = [(weight / total, world) for weight, world in kept]
    ending = Ending(seat, lambda table: worth(view, table, seat))
    if view.phase is Phase.RETURN:
        return {Return(kind): value(ending, shares, kind) for kind in view.returnable}
    found = [(group, value(ending, shares, group[0])) for group in equivalent_cards(worlds[0])]
    return {Play(Card(card)): each for group, each in found for card in group}


def all_worlds(view: View, history: Sequence[Event]) -> Iterator[Round]:
    """All worlds that the seat can't tell from the truth."""
    (hidden, holders, _), some = evidence(view, history), GAME.sample_state(view, 0, history)
    for dealt in _deals(hidden, holders):
        dealt[view.seat] = view.hand
        hands = tuple(dealt.get(seat, ()) for seat in range(view.seats))
        yield Round(replace(some, hands=hands), choose_seal)


def _deals(
    hidden: Sequence[Card], holders: Sequence[Holder]
) -> Iterator[dict[Seat | None, tuple[Card, ...]]]:
    """All ways to deal these cards to the holders."""
    if not holders:
        yield {}
        return
    first, *others = holders
    for cards in combinations((c for c in hidden if c.colour not in first.gaps), first.size):
        for dealt in _deals([card for card in hidden if card not in cards], others):
            yield {first.seat: cards, **dealt}


def likelihoods(
    seat: Seat, story: Sequence[Event], worlds: Sequence[Round], errors: Sequence[float] = ERRORS
) -> list[float]:
    """How well each world explains the cards that the others have played; story: of the round."""
    table, later = _begun(story, worlds[0])
    rows = [[[1.0] * len(errors) for _ in table.held] for _ in worlds]
    for event in story:
        if not isinstance(event, CardPlayed):
            continue
        by = event.seat
        for world, row in zip(worlds, rows, strict=True) if by != seat else ():
            table.hands[by] = [*map(int.__or__, world.hands[by], later[by])]
            among = sum(table.hands[by][colour].bit_count() for colour in table.playable())
            fits = among == 1 or choose_card(table) == event.card
            for at, error in enumerate(errors):
                row[by][at] *= error / among + (1 - error) * fits
        later[by][event.card.colour] ^= 1 << event.card % RANKS
        table.play(int(event.card))
    return [prod(map(sum, row)) for row in rows]


def _begun(story: Sequence[Event], world: Round) -> tuple[Round, list[list[int]]]:
    """The round before its first card, and all cards of each seat that have been played since."""
    played = [event for event in story if isinstance(event, CardPlayed)]
    chosen = iter([int(e.kind) for e in story if isinstance(e, SealReturned) and e.chosen])
    later = [masks_of(int(e.card) for e in played if e.seat == by) for by in range(world.seats)]
    table = world.copy()
    table.choose_seal = lambda *_: next(chosen, WHITE)
    table.hands = [[*map(int.__or__, *both)] for both in zip(world.hands, later, strict=True)]
    table.left = [sum(column) for column in zip(*table.hands, strict=True)]
    table.turn, table.led, table.best, table.laid = played[0].seat, -1, -1, 0
    table.tricks = sum(mask.bit_count() for mask in table.hands[0])
    for event in story:
        if isinstance(event, SealReturned):
            table.held[event.seat][event.kind] += 1
        elif isinstance(event, BlackSealTaken):
            table.held[event.seat][BLACK] -= 1
    table.black = ALL_SEALS[BLACK]
    return table, later
