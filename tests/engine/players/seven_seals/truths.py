"""When a reason of The Seven Seals is true."""

from __future__ import annotations

from engine.games.seven_seals.cards import Card, Colour
from tests.engine.players.reasons_kit import Said, Truths


def higher(told: Said, *, reds: bool) -> list[Card]:
    """The cards in other hands that beat the one that is played. reds: trumps count, too."""
    card = told.move.card
    others = [each for at, hand in enumerate(told.state.hands) if at != told.seat for each in hand]
    found = [each for each in others if each.colour is card.colour and each > card]
    if reds and card.colour is not Colour.RED:
        found += [each for each in others if each.colour is Colour.RED]
    return found


def wins(told: Said) -> bool:
    """The seat wins the trick with this card."""
    return told.after.last_trick is None or bool(told.after.last_trick.winner == told.seat)


TRUTHS: Truths = {
    "only": lambda told: len(told.moves) == 1,
    "sure": lambda told: not higher(told, reds=True),
    "high": lambda told: not higher(told, reds=False),
    "wins": wins,
}
