"""When the sentences of 7 Seas are true."""

from typing import Any

from cogs.faces.seven_seas.gains import chest_of
from cogs.faces.seven_seas.words import PIRATES, called, short
from cogs.ui.names import listed
from engine.games.seven_seas import events as of
from engine.games.seven_seas.captures import takes
from engine.games.seven_seas.cards import KRAKEN, Suit
from engine.games.seven_seas.moves import Keep
from engine.games.seven_seas.state import cards_in
from tests.claims import table
from tests.claims.kit import Claim, Scene, Values, most, told
from tests.cogs.faces.moments import SAY


def scored(events: list[Any], category: str) -> Any:
    """The scoring of this category."""
    every = [event for event in events if isinstance(event, of.CategoryScored)]
    return next(event for event in every if event.category.value == category)


def award(scene: Scene, said: Values) -> object:
    """The highest figure of the last round, the next one, and whether several had it."""
    found = scored(scene.round(), said["category"])
    figures, is_tied = sorted(found.figures)[::-1], len(found.winners) > 1
    is_next = is_tied or said["next"] == figures[1]
    return is_next and said["own"] == figures[0] and said["tied"] in (is_tied, "short")


def nearest(scene: Scene, said: Values) -> object:
    """The figure of somebody who won nothing, and the best one; "none" says only that."""
    if said["category"] == "none":
        return True
    figures = scored(scene.round(), said["category"]).figures
    return said["own"] in figures and said["best"] == max(figures) > said["own"]


def won(scene: Scene, said: Values) -> object:
    """Everybody with the highest figure of that round is named."""
    figures = scored(scene.round(said["round"]), said["category"]).figures
    best = [side for side, figure in enumerate(figures) if figure == max(figures)]
    is_told = (said["figure"], said["tied"]) == (max(figures), len(best) > 1)
    return is_told and said["name"] == scene.names.addressed(SAY).listed_sides(SAY, best)


def decided(scene: Scene, said: Values) -> object:
    """No category of that round brought the winner more over the second."""
    called = {scene.names.of_side(SAY, side): side for side in range(len(scene.state.chests))}
    first, second = called[said["first"]], called[said["second"]]
    every = [e for e in scene.round(said["round"]) if isinstance(e, of.CategoryScored)]
    gains = {
        e.category.value: e.points * ((first in e.winners) - (second in e.winners)) for e in every
    }
    is_most = gains[said["category"]] == max(gains.values()) > 0
    return is_most and table.decided(scene, said)


def only_lays(scene: Scene, said: Values) -> object:
    """No card of the hand takes anything."""
    hand, display = scene.state.hands[scene.reader or 0], scene.state.display
    is_start = (said["way"] == "start") == (not display)
    return is_start and not any(any(takes(card, display)) for card in hand)


def kept(scene: Scene, said: Values) -> object:
    """Each card's change of the booty is within its bounds; green ones cost nothing."""
    seen = scene.moment.seen(scene.reader)
    side, chest = seen.view.side, chest_of(seen)
    inside = scene.state.chests[side]

    def counts(cards: tuple[Any, ...], suit: Suit) -> int:
        values = [chest.values[card] for card in cards if card.suit is suit]
        has_kraken = suit is Suit.CURSES and KRAKEN in cards
        return chest.values[KRAKEN] if has_kraken else max(values, default=0)

    for move in (each for each in seen.moves if isinstance(each, Keep)):
        suit, (least, most_) = move.card.suit, chest.changed_by(move.card)
        change = counts((*inside, move.card), suit) - counts(inside, suit)
        is_green = chest.gains_by(move.card)
        if not least <= change <= most_ or (is_green and change < 0):
            return False
    return said["cards"] == len(cards_in(scene.state, scene.state.opened))


def in_chest(scene: Scene, said: Values) -> object:
    """The cards in this side's chest."""
    return bool(said["cards"] == len(scene.state.chests[scene.names.side(scene.at(said["name"]))]))


def reaches(scene: Scene, said: Values) -> object:
    """The ships that won are on the island, and no other has gone as far."""
    ships, target = scene.state.ships, scene.state.options.target
    best = [side for side, space in enumerate(ships) if space == max(ships) >= target]
    return said["name"] == listed(SAY, [scene.names.of_side(SAY, side) for side in best])


CLAIMS: dict[str, Claim] = {
    "seven-seas-gift": lambda at, s: s["card"] in [called(SAY, card) for card in PIRATES],
    "seven-seas-first-hand": lambda at, s: s["target"] == at.state.options.target,
    "seven-seas-finale": reaches,
    "seven-seas-told-dealt": told(of.RoundDealt, "starter", round="round"),
    "seven-seas-told-laid": told(of.Laid, card=lambda e: short(SAY, e.card)),
    "seven-seas-told-captured": told(of.Captured, card=lambda e: short(SAY, e.card)),
    "seven-seas-told-cleared": told(of.Cleared),
    "seven-seas-told-second": told(of.SecondCycle, cards="hand"),
    "seven-seas-told-last": told(of.LastClears),
    "seven-seas-told-nicked": told(of.Nicked),
    "seven-seas-told-kept": told(of.CardKept),
    "seven-seas-told-declined": told(of.NickDeclined),
    "seven-seas-award": award,
    "seven-seas-round-nearest": nearest,
    "seven-seas-own-won": won,
    "seven-seas-decided": decided,
    "seven-seas-most-cleared": most(of.Cleared),
    "seven-seas-most-nicked": most(of.Nicked),
    "seven-seas-own-catch": told(
        of.Captured, count=lambda e: len(e.taken), card=lambda e: short(SAY, e.card)
    ),
    "seven-seas-lay-any": only_lays,
    "seven-seas-opened-title": kept,
    "seven-seas-aside": lambda at, said: said["cards"] == sum(map(len, at.state.aside)),
    "seven-seas-chest": in_chest,
    "seven-seas-source-chest": in_chest,
    "seven-seas-display": lambda at, said: said["cards"] == len(at.state.display),
    "seven-seas-harbour": lambda at, said: said["cards"] == len(at.state.harbour),
    "seven-seas-source-harbour": lambda at, said: said["cards"] == len(at.state.harbour),
    "seven-seas-hand": lambda at, said: said["cards"] == len(at.state.hands[at.at(said["name"])]),
    "seven-seas-compass": lambda at, said: at.at(said["name"]) == at.state.starter,
    "seven-seas-searching": lambda at, said: at.at(said["name"]) == at.state.turn,
    "seven-seas-title": lambda at, said: said["round"] == at.state.round,
    "seven-seas-values": lambda at, s: s["booty"] == at.state.options.built_in,
    "seven-seas-turn": lambda at, said: said["phase"] == at.state.phase,
}
PARTS = (
    r"seven-seas-(brings.*|by|called|card|chests|gain-.*|hold|lay-others|short|side|told-points|ways|word"
    r"|round-for|opened-text|values-of|counts|booty-.*|category|ships?|nothing|row|reckoning|plus"
    r"|hand-and-opened|choose.*|does.*|nick-offer|refusal.*|not-in-.*|unclear.*|move-.*)"
)
