"""The beginning and the end of a round: dealing, the second cycle, the categories, the chart."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from engine import core
from engine.games.seven_seas import cards, events
from engine.games.seven_seas.options import Options, seats_for, sides
from engine.games.seven_seas.state import Phase, State
from engine.shuffle import derived, shuffled

FINER: Final = (events.Category.BOOTY, events.Category.COINS, events.Category.CARDS)
"""The figures that order equal points in a daily deal."""


class Scores(NamedTuple):
    """All lines of a scoring and, by side, the sum of their points."""

    booty: tuple[events.BootyCounted, ...]
    categories: tuple[events.CategoryScored, ...]
    points: tuple[int, ...]


def score(chests: tuple[cards.Cards, ...], booty_values: tuple[int, ...]) -> Scores:
    """The scoring of these chests, one per side."""
    booty = tuple(count_booty(side, chest, booty_values) for side, chest in enumerate(chests))
    categories = (
        _most(events.Category.CARDS, [len(chest) for chest in chests]),
        _most(
            events.Category.COINS, [sum([cards.COINS[card] for card in chest]) for chest in chests]
        ),
        _most(events.Category.LADY, [int(cards.LADY in chest) for chest in chests]),
        _most(events.Category.KING, [int(cards.KING in chest) for chest in chests]),
        _line(events.Category.BOOTY, [count.total for count in booty]),
    )
    points = [sum(c.points for c in categories if s in c.winners) for s in range(len(chests))]
    return Scores(booty, categories, tuple(points))


def count_booty(
    side: int, chest: cards.Cards, booty_values: tuple[int, ...]
) -> events.BootyCounted:
    """The best card of each suit; the kraken counts before every other curse.

    Of cards with equal values the strongest is the best.
    """
    best: list[cards.Card | None] = [None] * 4
    for card in chest:
        rival = best[cards.SUIT[card]]
        if rival is None or booty_values[card] >= booty_values[rival]:
            best[cards.SUIT[card]] = card
    if cards.KRAKEN in chest:
        best[cards.Suit.CURSES] = cards.KRAKEN
    values = tuple([0 if card is None else booty_values[card] for card in best])
    return events.BootyCounted(side, tuple(best), values, sum(values))


def _most(category: events.Category, figures: list[int]) -> events.CategoryScored:
    """The line of a category in which a zero scores nothing (HOUSE)."""
    line = _line(category, figures)
    return line if any(figures) else replace(line, winners=())


def _line(category: events.Category, figures: list[int]) -> events.CategoryScored:
    """The line in which all sides that tie for the highest figure score, even at zero or less."""
    top = max(figures)
    winners = tuple(side for side, figure in enumerate(figures) if figure == top)
    points = 2 if category is events.Category.BOOTY else 1
    return events.CategoryScored(category, tuple(figures), winners, points)


HAND_SIZES = {2: 8, 3: 11, 4: 8}
"""The size of each hand, by the number of seats."""


def deal(options: Options, seats: int, seed: int) -> core.Step[State]:
    """The first round; ValueError for a bad number of seats."""
    starter = core.first_starter(options.starter, seats, seed, seats_for(options))
    return deal_round(options, seed, 1, starter, (0,) * sides(options, seats))


def deal_round(
    options: Options, seed: int, number: int, starter: core.Seat, ships: tuple[int, ...]
) -> core.Step[State]:
    """Shuffle and deal; a third ten in the opening display means shuffling again."""
    seats = 4 if options.teams else len(ships)
    story, opening = list[core.Event](), 0 if options.ultimate_teams else 4
    while True:
        deck = shuffled(cards.DECK, derived(seed, "round", number, len(story)))
        display = tuple(sorted(deck[:opening]))
        if sum(cards.STRENGTH[card] == 10 for card in display) <= 2:
            break
        story.append(events.Redealt(number, display))
    size = HAND_SIZES[seats] if display else 10
    packs = [tuple(sorted(deck[at : at + size])) for at in range(opening, len(deck), size)]
    hands, rest = packs[:seats], packs[seats:]
    state = State(
        options=options,
        round=number,
        starter=starter,
        ships=ships,
        display=display,
        seed=seed,
        turn=starter,
        hands=tuple(hands),
        chests=((),) * len(ships),
        harbour=rest.pop() if rest else (),
        aside=() if options.short else tuple(rest),
    )
    sizes = len(state.hands[0]), len(state.harbour), sum(map(len, state.aside))
    story.append(events.RoundDealt(number, starter, display, *sizes))
    return core.Step(state, tuple(story))


def end_of_hands(state: State) -> core.Step[State]:
    """Begin the second cycle of two players, or score the round, once all hands are empty."""
    if state.aside:  # display, harbour and starting player stay as they are
        turn, hands = state.starter, state.aside
        again = replace(state, phase=Phase.PLAY, turn=turn, hands=hands, aside=())
        return core.Step(again, (events.SecondCycle(state.round, len(hands[0])),))
    story: list[core.Event] = []
    if state.options.last_clears and state.last is not None and state.display:
        story.append(events.LastClears(state.last, state.display))
        side = state.last % len(state.chests)
        chest = tuple(sorted(state.chests[side] + state.display))
        state = replace(state, display=(), chests=core.put(state.chests, side, chest))
    return _scored(state, story)


def _scored(state: State, story: list[core.Event]) -> core.Step[State]:
    """Score, move the ships, and end the game or pass the compass and deal again."""
    seats, sides = len(state.hands), len(state.chests)
    scores = score(state.chests, state.options.booty_values)
    ships = tuple(old + gain for old, gain in zip(state.ships, scores.points, strict=True))
    story += [*scores.booty, *scores.categories]
    story += [
        events.ShipMoved(side, old, new)
        for side, (old, new) in enumerate(zip(state.ships, ships, strict=True))
        if new > old
    ]
    points = tuple(scores.points[seat % sides] for seat in range(seats))
    story.append(core.RoundEnded(state.round, points))
    if max(ships) >= state.options.target:
        story.append(core.GameOver(_winners(ships, seats)))
        return core.Step(replace(state, ships=ships, phase=Phase.OVER), tuple(story))
    compass = (state.starter + 1) % seats
    story.append(events.CompassPassed(state.starter, compass))
    fresh, dealt = deal_round(state.options, state.seed, state.round + 1, compass, ships)
    return core.Step(fresh, (*story, *dealt))


def outcome(state: State) -> core.Outcome | None:
    """Spaces sailed by seat, partners share their ship's; None while the game goes on."""
    if state.phase is not Phase.OVER:
        return None
    ships, seats = state.ships, len(state.hands)
    points = tuple(ships[seat % len(ships)] for seat in range(seats))
    return core.Outcome(
        points, core.places(points), _winners(ships, seats), core.Termination.TARGET
    )


def _winners(ships: tuple[int, ...], seats: int) -> tuple[core.Seat, ...]:
    """The seats of the ships furthest ahead; ties share the win."""
    furthest = max(ships)
    return tuple(seat for seat in range(seats) if ships[seat % len(ships)] == furthest)


def finer(story: Sequence[core.Event], seat: core.Seat) -> tuple[int, ...]:
    """The booty value, the coins and the cards in the chest of the seat, over all rounds."""
    scored = [event for event in story if isinstance(event, events.CategoryScored)]
    return tuple(
        sum(line.figures[seat % len(line.figures)] for line in scored if line.category is category)
        for category in FINER
    )
