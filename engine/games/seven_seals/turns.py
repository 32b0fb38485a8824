"""The course of a round, move by move: predictions, cards, the seal for each trick."""

from dataclasses import replace

from engine.core import Event, IllegalMove, Seat, Step, checked_seat, put
from engine.games.seven_seals import events, moves, predictions, rounds, tricks
from engine.games.seven_seals.state import Card, Kind, Phase, Seals, State, Trick, changed
from engine.games.seven_seals.view import returnable

NOT_NOW = {Phase.PREDICT: moves.Reason.PREDICT_FIRST, Phase.RETURN: moves.Reason.RETURN_FIRST}
"""Why no card can be played in a phase."""


def to_move(state: State) -> tuple[Seat, ...]:
    """The seat in turn; () when it is over."""
    return () if state.phase is Phase.OVER else (state.turn,)


def legal_moves(state: State, seat: Seat) -> tuple[moves.Move, ...]:
    """All moves of the seat, sorted: predictions (thousands), then the saboteur; or cards."""
    checked_seat(seat, state.seats)
    if seat not in to_move(state):
        return ()
    if state.phase is Phase.PLAY:
        return tuple(map(moves.Play, tricks.playable(state.hands[seat], state.trick)))
    if state.phase is Phase.RETURN:
        return tuple(map(moves.Return, returnable(state)))
    possible = predictions.predictions(state.seals, seat)
    return (*possible, moves.TakeSaboteur()) if state.seals.saboteur is None else possible


def apply(state: State, seat: Seat, move: moves.Move) -> Step[State]:
    """The next state and what happened; raises IllegalMove with a `Reason`."""
    checked_seat(seat, state.seats)
    if seat not in to_move(state):
        over = state.phase is Phase.OVER
        raise IllegalMove(moves.Reason.GAME_OVER if over else moves.Reason.NOT_YOUR_TURN)
    match move:
        case moves.Play(card) if state.phase is Phase.PLAY:
            return _play(state, seat, card)
        case moves.Return(kind) if state.phase is Phase.RETURN:
            return _give_back(state, seat, kind)
        case moves.Predict() if state.phase is Phase.PREDICT:
            seals, told = predictions.predict(state.seals, seat, move)
            return _after_prediction(replace(state, seals=seals), seat, told)
        case moves.TakeSaboteur() if state.phase is Phase.PREDICT:
            return _take_saboteur(state, seat)
    late = (
        moves.Reason.NOTHING_TO_RETURN
        if isinstance(move, moves.Return)
        else moves.Reason.PREDICTIONS_OVER
    )
    raise IllegalMove(NOT_NOW.get(state.phase, late))


def _take_saboteur(state: State, seat: Seat) -> Step[State]:
    seals, sheet = state.seals, state.sheet
    if seals.saboteur is not None:
        raise IllegalMove(moves.Reason.SABOTEUR_TAKEN)
    chosen = put(seals.predictions, seat, moves.Predict().seals)
    seals = replace(seals, predictions=chosen, saboteur=seat)
    sheet = replace(sheet, saboteur_times=changed(sheet.saboteur_times, seat, 1))
    start = rounds.saboteur_start(state.options, sheet.saboteur_times[seat])
    after = replace(state, sheet=sheet, seals=seals)
    return _after_prediction(after, seat, (events.SaboteurTaken(seat, start),))


def _play(state: State, seat: Seat, card: Card) -> Step[State]:
    """Play a card; the last one of a trick decides it."""
    hand, trick = state.hands[seat], state.trick
    if type(card) is not Card or card not in hand:
        raise IllegalMove(moves.Reason.NOT_IN_HAND)
    led = trick[0].colour if trick else card.colour
    if card not in tricks.playable(hand, trick):
        raise moves.MustFollow(led)
    at = hand.index(card)
    hands = put(state.hands, seat, hand[:at] + hand[at + 1 :])
    played = events.CardPlayed(seat, card, led)
    if len(trick) + 1 == len(hands):
        return _won(state, hands, (*trick, card), played)
    turn = (seat + 1) % len(hands)
    return Step(replace(state, turn=turn, hands=hands, trick=(*trick, card)), (played,))


def _give_back(state: State, seat: Seat, kind: Kind) -> Step[State]:
    """Return the chosen seal; the next trick, or the scoring."""
    last, held = state.last_trick, state.seals.held[seat]
    if type(kind) is not Kind:
        raise IllegalMove(moves.Reason.SEAL_NOT_HELD)
    if last is None or kind not in tricks.fitting(held, last.led, last.winning_card):
        raise IllegalMove(
            moves.Reason.SEAL_DOES_NOT_FIT if held[kind] else moves.Reason.SEAL_NOT_HELD
        )
    after = replace(state, seals=_moved(state.seals, seat, kind, -1), phase=Phase.PLAY)
    return _next_trick(after, (events.SealReturned(seat, kind, chosen=True),))


def _after_prediction(state: State, seat: Seat, told: tuple[Event, ...]) -> Step[State]:
    turn, phase, seals = (seat + 1) % state.seats, Phase.PREDICT, state.seals
    if None not in seals.predictions:  # then the turn is back at the leader
        phase = Phase.PLAY
        told = (*told, events.PredictionsComplete(seals.predicted, state.options.hand, turn))
    return Step(replace(state, phase=phase, turn=turn), told)


def _won(
    state: State,
    hands: tuple[tuple[Card, ...], ...],
    cards: tuple[Card, ...],
    played: events.CardPlayed,
) -> Step[State]:
    """The trick is complete: its winner returns a seal, or chooses which, or takes a black one."""
    at = tricks.winning(cards)
    winner = (state.leader + at) % len(hands)
    trick = Trick(state.leader, cards, winner)
    phase, seals, told = _settled(state.seals, trick)
    after = replace(
        state,
        seals=seals,
        phase=phase,
        turn=winner,
        leader=winner,
        hands=hands,
        trick=(),
        last_trick=trick,
        tricks=changed(state.tricks, winner, 1),
        pile=state.pile + cards,
    )
    return _next_trick(after, (played, events.TrickWon(winner, cards[at], played.led), *told))


def _settled(seals: Seals, trick: Trick) -> tuple[Phase, Seals, tuple[Event, ...]]:
    winner = trick.winner
    if winner == seals.saboteur:  # neither returns nor takes seals
        return Phase.PLAY, seals, ()
    kinds = tricks.fitting(seals.held[winner], trick.led, trick.winning_card)
    if len(kinds) > 1:
        return Phase.RETURN, seals, ()
    if kinds:
        after = _moved(seals, winner, kinds[0], -1)
        return Phase.PLAY, after, (events.SealReturned(winner, kinds[0], chosen=False),)
    left = seals.middle[Kind.BLACK]  # a trick that fits no seal costs one, while there are any
    if not left:
        return Phase.PLAY, seals, (events.NoBlackSealLeft(winner),)
    return (
        Phase.PLAY,
        _moved(seals, winner, Kind.BLACK, 1),
        (events.BlackSealTaken(winner, left - 1),),
    )


def _moved(seals: Seals, seat: Seat, kind: Kind, by: int) -> Seals:
    """Move `by` seals of a kind from the middle to the seat; back if negative."""
    held = put(seals.held, seat, changed(seals.held[seat], kind, by))
    return Seals(changed(seals.middle, kind, -by), held, seals.predictions, seals.saboteur)


def _next_trick(state: State, told: tuple[Event, ...]) -> Step[State]:
    """The winner leads next; after the fifteenth trick the round is scored."""
    if state.phase is Phase.RETURN or state.hands[state.turn]:
        return Step(state, told)
    scored = rounds.end_round(state)
    return Step(scored.state, (*told, *scored.events))
