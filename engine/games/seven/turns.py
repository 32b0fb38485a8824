"""One step of the game 7: a placed card and everything that follows without a choice."""

from bisect import insort

from engine.core import Event, IllegalMove, Seat, Step, checked_seat
from engine.games.seven import events, moves
from engine.games.seven.rounds import end_round
from engine.games.seven.state import Phase, State
from engine.shuffle import derived, shuffled


class Course:
    """A step in progress: its changes, in lists until `freeze`, and its events, in order."""

    __slots__ = (
        *("before", "phase", "turn", "hands", "pile", "fields"),
        *("draw_pile", "aside", "renewals", "out", "events"),
    )

    def __init__(self, before: State) -> None:
        self.before = before
        self.phase = before.phase
        self.turn: Seat = before.turn
        self.hands = list(before.hands)
        self.pile = before.pile
        self.fields: moves.Fields = (before.newest, before.other)
        self.draw_pile = before.draw_pile
        self.aside = before.aside
        self.renewals = before.renewals
        self.out = before.out
        self.events: list[Event] = []

    def freeze(self) -> State:
        """The state after the step."""
        return State(
            options=self.before.options,
            seed=self.before.seed,
            round=self.before.round,
            starter=self.before.starter,
            chips=self.before.chips,
            phase=self.phase,
            turn=self.turn,
            hands=tuple(self.hands),
            pile=self.pile,
            newest=self.fields[0],
            other=self.fields[1],
            draw_pile=self.draw_pile,
            aside=self.aside,
            renewals=self.renewals,
            out=self.out,
        )

    def place(self, move: moves.PlaceCard) -> None:
        """Take the card from the hand and lay it on the pile."""
        hand = self.hands[self.turn]
        at = hand.index(move.number)
        self.hands[self.turn] = hand[:at] + hand[at + 1 :]
        self.pile = (*self.pile, move)
        self.fields = moves.fields_after(self.fields, move)
        self.events.append(events.Placed(self.turn, move.number, move.side, *self.fields))

    def put_aside(self) -> None:
        """Put the pile aside; the next card starts a new one."""
        self.aside = tuple(sorted((*self.aside, *(card.number for card in self.pile))))
        self.pile, self.fields = (), moves.EMPTY

    def draw(self, told: type[events.Drew] | type[events.PenaltyDrew]) -> bool:
        """Draw a card for a sum below 7, or a penalty card; True if there was one."""
        if not self.draw_pile and self.aside:
            self.renew()
        if not self.draw_pile:  # HOUSE: nothing left anywhere, no card is drawn
            self.events.append(told(self.turn, 0))
            return False
        card = self.draw_pile[-1]
        self.draw_pile = self.draw_pile[:-1]
        hand = list(self.hands[self.turn])
        insort(hand, card)  # sorted: order would show which card was drawn
        self.hands[self.turn] = tuple(hand)
        self.events += (told(self.turn, 1), events.DrewCard(self.turn, card))
        return True

    def renew(self) -> None:
        """Shuffle what was put aside into a new draw pile."""
        seed = derived(self.before.seed, "renewal", self.before.round, self.renewals)
        self.draw_pile = shuffled(self.aside, seed)
        self.aside = ()
        self.renewals += 1
        self.events.append(events.DrawPileRenewed(len(self.draw_pile)))

    def go_out(self) -> None:
        """The seat to move is out of cards and takes the best open place."""
        self.out = (*self.out, self.turn)
        self.events.append(events.WentOut(self.turn, len(self.out)))

    def pass_on(self) -> None:
        """The turn goes clockwise to the next seat that holds cards."""
        self.phase = Phase.PLACE
        self.turn = (self.turn + 1) % len(self.hands)
        while self.turn in self.out:
            self.turn = (self.turn + 1) % len(self.hands)

    @property
    def playing(self) -> int:
        """The number of seats that hold cards."""
        return len(self.hands) - len(self.out)


def to_move(state: State) -> tuple[Seat, ...]:
    """The seat in turn; () when it is over."""
    return () if state.phase is Phase.OVER else (state.turn,)


def legal_moves(state: State, seat: Seat) -> tuple[moves.Move, ...]:
    """All placings of the seat in turn, by number, then side; () for the others."""
    if type(seat) is not int or seat != state.turn:
        checked_seat(seat, len(state.hands))
        return ()
    if state.phase is Phase.OVER:
        return ()
    return moves.legal(state.hands[seat], state.fields)


def apply(state: State, seat: Seat, move: moves.Move) -> Step[State]:
    """Place the card, then continue until somebody has a choice."""
    reason = _why_not(state, seat, move)
    if reason is not None:
        raise IllegalMove(reason)
    course = Course(state)
    course.place(move)
    if sum(course.fields) == moves.SEVEN:
        _make_a_seven(course)
    else:
        _end_a_turn(course)
    if course.playing == 1:
        return _end_the_round(course)
    return Step(course.freeze(), tuple(course.events))


def _why_not(state: State, seat: Seat, move: moves.Move) -> moves.Reason | None:
    """The reason against this seat's move now; ValueError for anything but a seat and a move."""
    if (
        not isinstance(move, moves.PlaceCard)
        or type(move.number) is not int
        or type(move.side) is not moves.Side
    ):
        raise ValueError(f"no move of 7: {move!r}")
    if type(seat) is not int or seat != state.turn:
        checked_seat(seat, len(state.hands))
        return moves.Reason.GAME_OVER if state.phase is Phase.OVER else moves.Reason.NOT_YOUR_TURN
    if state.phase is Phase.OVER:
        return moves.Reason.GAME_OVER
    if move.number not in state.hands[seat]:
        return moves.Reason.NOT_IN_HAND
    return moves.why_not(state.fields, move)


def _make_a_seven(course: Course) -> None:
    """Start a new pile without a draw: the same seat does, or the next one if it is out."""
    course.events.append(events.SevenMade(course.turn, len(course.pile)))
    course.put_aside()
    if course.hands[course.turn]:
        course.phase = Phase.AGAIN
    else:
        course.go_out()
        course.pass_on()


def _end_a_turn(course: Course) -> None:
    """Draw if the rules say so; a seat that then holds nothing is out; the turn passes."""
    # strict_finish: a last card that started a new pile without being a 7 costs a card
    must_not = course.before.options.strict_finish and not course.hands[course.turn]
    if course.phase is not Phase.AGAIN or must_not:
        course.draw(events.Drew)
    if not course.hands[course.turn]:
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
    while not moves.legal(course.hands[course.turn], course.fields):
        idle = 0 if course.draw(events.PenaltyDrew) else idle + 1
        course.pass_on()
        if idle == course.playing:
            course.events.append(events.Blocked(course.turn, len(course.pile)))
            course.put_aside()
            course.renew()


def _end_the_round(course: Course) -> Step[State]:
    """The only seat that still holds cards is last."""
    course.events.append(events.CameLast(course.turn, len(course.hands[course.turn])))
    course.out = (*course.out, course.turn)
    state, more = end_round(course.freeze())
    return Step(state, (*course.events, *more))
