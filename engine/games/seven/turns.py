"""One step of the game 7: a placed card and everything that follows without a choice."""

from dataclasses import replace

from engine.core import Event, IllegalMove, Seat, Step, checked_seat, put
from engine.games.seven import events, moves
from engine.games.seven.rounds import end_round
from engine.games.seven.state import Phase, State
from engine.shuffle import derived, shuffled


class Course:
    """A step in progress: the state so far, and its events, in order."""

    __slots__ = ("events", "state")

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[Event] = []

    @property
    def hand(self) -> tuple[int, ...]:
        """The hand of the seat to move."""
        return self.state.hands[self.state.turn]

    @property
    def playing(self) -> int:
        """The number of seats that hold cards."""
        return len(self.state.hands) - len(self.state.out)

    def place(self, move: moves.PlaceCard) -> None:
        """Take the card from the hand and lay it on the pile."""
        state, at = self.state, self.hand.index(move.number)
        newest, other = moves.fields_after(state.fields, move)
        hands = put(state.hands, state.turn, self.hand[:at] + self.hand[at + 1 :])
        pile = (*state.pile, move)
        self.state = replace(state, hands=hands, pile=pile, newest=newest, other=other)
        self.events.append(events.Placed(state.turn, move.number, move.side, newest, other))

    def put_aside(self) -> None:
        """Put the pile aside; the next card starts a new one."""
        aside = tuple(sorted((*self.state.aside, *(card.number for card in self.state.pile))))
        self.state = replace(self.state, aside=aside, pile=(), newest=0, other=0)

    def draw(self, told: type[events.Drew] | type[events.PenaltyDrew]) -> bool:
        """Draw a card for a sum below 7, or a penalty card; True if there was one."""
        if not self.state.draw_pile and self.state.aside:
            self.renew()
        if not self.state.draw_pile:  # HOUSE: nothing left anywhere, no card is drawn
            self.events.append(told(self.state.turn, 0))
            return False
        *rest, card = self.state.draw_pile
        hands = put(self.state.hands, self.state.turn, tuple(sorted((*self.hand, card))))
        self.state = replace(self.state, draw_pile=tuple(rest), hands=hands)
        self.events += (told(self.state.turn, 1), events.DrewCard(self.state.turn, card))
        return True

    def renew(self) -> None:
        """Shuffle what was put aside into a new draw pile."""
        state = self.state
        drawn = shuffled(state.aside, derived(state.seed, "renewal", state.round, state.renewals))
        self.state = replace(state, draw_pile=drawn, aside=(), renewals=state.renewals + 1)
        self.events.append(events.DrawPileRenewed(len(drawn)))

    def go_out(self) -> None:
        """The seat to move is out of cards and takes the best open place."""
        self.state = replace(self.state, out=(*self.state.out, self.state.turn))
        self.events.append(events.WentOut(self.state.turn, len(self.state.out)))

    def pass_on(self) -> None:
        """The turn goes clockwise to the next seat that holds cards."""
        turn, seats = self.state.turn + 1, len(self.state.hands)
        while turn % seats in self.state.out:
            turn += 1
        self.state = replace(self.state, phase=Phase.PLACE, turn=turn % seats)


def to_move(state: State) -> tuple[Seat, ...]:
    """The seat in turn; () when it is over."""
    return () if state.phase is Phase.OVER else (state.turn,)


def legal_moves(state: State, seat: Seat) -> tuple[moves.Move, ...]:
    """All placings of the seat in turn, by number, then side; () for the others."""
    checked_seat(seat, len(state.hands))
    return moves.legal(state.hands[seat], state.fields) if seat in to_move(state) else ()


def apply(state: State, seat: Seat, move: moves.Move) -> Step[State]:
    """Place the card, then continue until somebody has a choice; the last hand ends the round."""
    reason = _why_not(state, seat, move)
    if reason is not None:
        raise IllegalMove(reason)
    course = Course(state)
    course.place(move)
    if sum(course.state.fields) == moves.SEVEN:
        _make_a_seven(course)
    else:
        _end_a_turn(course)
    if course.playing > 1:
        return Step(course.state, tuple(course.events))
    last = course.state.turn  # the only seat that still holds cards
    course.events.append(events.CameLast(last, len(course.hand)))
    state, more = end_round(replace(course.state, out=(*course.state.out, last)))
    return Step(state, (*course.events, *more))


def _why_not(state: State, seat: Seat, move: moves.Move) -> moves.Reason | None:
    """The reason against this seat's move now; ValueError for anything but a seat and a move."""
    if (
        not isinstance(move, moves.PlaceCard)
        or type(move.number) is not int
        or type(move.side) is not moves.Side
    ):
        raise ValueError(f"no move of 7: {move!r}")
    checked_seat(seat, len(state.hands))
    if seat not in to_move(state):
        return moves.Reason.GAME_OVER if state.phase is Phase.OVER else moves.Reason.NOT_YOUR_TURN
    if move.number not in state.hands[seat]:
        return moves.Reason.NOT_IN_HAND
    return moves.why_not(state.fields, move)


def _make_a_seven(course: Course) -> None:
    """Start a new pile without a draw: the same seat does, or the next one if it is out."""
    course.events.append(events.SevenMade(course.state.turn, len(course.state.pile)))
    course.put_aside()
    if course.hand:
        course.state = replace(course.state, phase=Phase.AGAIN)
    else:
        course.go_out()
        course.pass_on()


def _end_a_turn(course: Course) -> None:
    """Draw if the rules say so; a seat that then holds nothing is out; the turn passes."""
    # strict_finish: a last card that started a new pile without being a 7 costs a card
    must_not = course.state.options.strict_finish and not course.hand
    if course.state.phase is not Phase.AGAIN or must_not:
        course.draw(events.Drew)
    if not course.hand:
        course.go_out()
    course.pass_on()
    if course.playing > 1:
        _pass_who_cannot_place(course)


def _pass_who_cannot_place(course: Course) -> None:
    """Penalty cards until somebody can place.

    HOUSE: once everybody in turn was blocked with nothing to draw, the pile is shuffled into a
    draw pile and the next seat starts a new one.
    """
    idle = 0
    while not moves.legal(course.hand, course.state.fields):
        idle = 0 if course.draw(events.PenaltyDrew) else idle + 1
        course.pass_on()
        if idle == course.playing:
            course.events.append(events.Blocked(course.state.turn, len(course.state.pile)))
            course.put_aside()
            course.renew()
