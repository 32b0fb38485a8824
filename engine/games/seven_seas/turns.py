"""A turn: a card is played, and a nick may follow in two steps."""

from dataclasses import replace
from typing import NoReturn

from engine.core import Event, IllegalMove, Seat, Step, checked_seat
from engine.games.seven_seas import events, moves
from engine.games.seven_seas.captures import rule_of, takes
from engine.games.seven_seas.cards import KRAKEN, STRENGTH, Card, Cards
from engine.games.seven_seas.rounds import end_of_hands
from engine.games.seven_seas.state import Phase, State, cards_in, sources

NOT_NOW = {
    Phase.PLAY: moves.Reason.NO_NICK,
    Phase.NICK: moves.Reason.CHOOSE_SOURCE_FIRST,
    Phase.KEEP: moves.Reason.KEEP_FIRST,
    Phase.OVER: moves.Reason.GAME_OVER,
}
"""The reason against a move of another phase, by the present phase."""


def to_move(state: State) -> tuple[Seat, ...]:
    """The seat in turn; () when it is over."""
    return () if state.phase is Phase.OVER else (state.turn,)


def legal_moves(state: State, seat: Seat) -> tuple[moves.Move, ...]:
    """All moves of the seat in turn, sorted; () for the others."""
    if checked_seat(seat, len(state.hands)) != state.turn:
        return ()
    if state.phase is Phase.PLAY:
        ways = ((card, take) for card in state.hands[seat] for take in takes(card, state.display))
        return tuple(moves.PlayCard(*way) for way in ways)
    if state.phase is Phase.NICK:
        return (*map(moves.OpenSource, sources(state, seat)), moves.DeclineNick())
    if state.phase is Phase.KEEP and state.opened is not None:
        return tuple(map(moves.Keep, cards_in(state, state.opened)))
    return ()


def apply(state: State, seat: Seat, move: moves.Move) -> Step[State]:
    """The next state; IllegalMove with a `Reason`."""
    phase = state.phase
    if checked_seat(seat, len(state.hands)) != state.turn and phase is not Phase.OVER:
        raise IllegalMove(moves.Reason.NOT_YOUR_TURN)
    match move:
        case moves.PlayCard(card, take) if phase is Phase.PLAY:
            return _play_card(state, seat, card, take)
        case moves.OpenSource(source) if phase is Phase.NICK:
            return _open_source(state, seat, source)
        case moves.Keep(card) if phase is Phase.KEEP:
            return _keep(state, seat, card)
        case moves.DeclineNick() if phase is Phase.NICK:
            after = replace(state, phase=Phase.PLAY, turn=(seat + 1) % len(state.hands))
            return _next_turn(after, (events.NickDeclined(seat),))
    raise IllegalMove(NOT_NOW[phase])


def _play_card(state: State, seat: Seat, card: Card, take: Cards) -> Step[State]:
    hands, display = state.hands, state.display
    hand = hands[seat]
    if type(card) is not Card or card not in hand or take not in takes(card, display):
        _refuse_play(hand, display, card, take)
    for other in take:
        if type(other) is not Card:  # a plain number equals its card
            _refuse_play(hand, display, card, take)
    hands = (*hands[:seat], tuple([other for other in hand if other != card]), *hands[seat + 1 :])
    if take:
        return _capture(state, seat, hands, card, take)
    turn, display = (seat + 1) % len(hands), tuple(sorted((*display, card)))
    laid = replace(state, turn=turn, hands=hands, display=display)
    return _next_turn(laid, (events.Laid(seat, card),))


def _open_source(state: State, seat: Seat, source: moves.Source) -> Step[State]:
    """Look at a chest or the harbour: the look and its place are public, the cards are not."""
    if type(source) is not int or not moves.HARBOUR <= source < len(state.chests):
        raise IllegalMove(moves.Reason.NO_SUCH_SOURCE)
    if source == seat % len(state.chests):
        teams = state.options.teams
        raise IllegalMove(moves.Reason.TEAM_CHEST if teams else moves.Reason.OWN_CHEST)
    if not cards_in(state, source):
        raise IllegalMove(moves.Reason.EMPTY_SOURCE)
    opened = replace(state, phase=Phase.KEEP, opened=source)
    seen = events.CardsSeen(seat, source, cards_in(state, source))
    return Step(opened, (events.SourceOpened(seat, source), seen))


def _keep(state: State, seat: Seat, card: Card) -> Step[State]:
    """Move one card of the opened source to the own chest; the others go back."""
    source = state.opened
    if source is None or type(card) is not Card or card not in cards_in(state, source):
        raise IllegalMove(moves.Reason.NOT_IN_SOURCE)
    chests = list(state.chests)
    harbour = state.harbour
    if source == moves.HARBOUR:
        harbour = _without(harbour, card)
    else:
        chests[source] = _without(chests[source], card)
    own = seat % len(chests)
    chests[own] = tuple(sorted((*chests[own], card)))
    after = replace(
        state,
        phase=Phase.PLAY,
        turn=(seat + 1) % len(state.hands),
        chests=tuple(chests),
        harbour=harbour,
        opened=None,
    )
    return _next_turn(after, (events.Nicked(seat, source), events.CardKept(seat, source, card)))


def _capture(
    state: State, seat: Seat, hands: tuple[Cards, ...], card: Card, take: Cards
) -> Step[State]:
    chests = state.chests
    side = seat % len(chests)
    fuller = tuple(sorted((*chests[side], card, *take)))
    display = tuple([other for other in state.display if other not in take])
    chests = (*chests[:side], fuller, *chests[side + 1 :])
    turn = (seat + 1) % len(hands)
    after = replace(state, turn=turn, hands=hands, display=display, chests=chests, last=seat)
    captured = events.Captured(seat, card, take, rule_of(card, take))
    if display:
        return _next_turn(after, (captured,))
    if card is not KRAKEN and (offered := sources(after, seat)):
        told = (captured, events.Cleared(seat), events.NickOffered(seat, offered))
        return Step(replace(after, phase=Phase.NICK, turn=seat), told)
    return _next_turn(after, (captured, events.Cleared(seat)))


def _next_turn(state: State, told: tuple[Event, ...]) -> Step[State]:
    """The turn is over; forced steps follow when the hands are empty."""
    if any(state.hands):
        return Step(state, told)
    further, more = end_of_hands(state)
    return Step(further, told + more)


def _without(cards: Cards, card: Card) -> Cards:
    return tuple(other for other in cards if other != card)


def _refuse_play(hand: Cards, display: Cards, card: Card, take: Cards) -> NoReturn:
    if type(card) is not Card or card not in hand:
        raise IllegalMove(moves.Reason.NOT_IN_HAND)
    if type(take) is not tuple or any(type(o) is not Card or o not in display for o in take):
        raise IllegalMove(moves.Reason.NOT_IN_DISPLAY)
    if any(STRENGTH[other] == STRENGTH[card] for other in display):
        raise IllegalMove(moves.Reason.MUST_TAKE_SAME_STRENGTH)
    raise IllegalMove(moves.Reason.DOES_NOT_ADD_UP if take else moves.Reason.MUST_TAKE)
