"""Messages of a face with their values, and the table that they are about."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any, TypeAlias

from cogs.faces import FACES
from cogs.table.pages import board
from cogs.table.pages.end import end_card
from cogs.table.pages.hand import hand_layout
from cogs.ui.face import rounds_ended
from cogs.ui.names import Names, names_of
from engine.core import Event, RoundEnded, Seat
from engine.games import GAMES
from engine.tables.model.table import ChatPlace, Status
from tests.cogs.faces.moments import SAY, Moment, moments

Values: TypeAlias = Mapping[str, Any]


@dataclass(eq=False)
class Heard:
    """English that remembers every message with its values."""

    said: list[tuple[str, Values]] = field(default_factory=list)
    in_words: bool = False

    def __call__(self, message_id: str, /, **values: object) -> str:
        return self.in_form(message_id, "", **values)

    def in_form(self, message_id: str, form: str, /, **values: object) -> str:
        self.said.append((message_id, values))
        return SAY.in_form(message_id, form, **values)


@dataclass(frozen=True)
class Scene:
    """A table with all its secrets, and a reader (None: everybody)."""

    moment: Moment
    reader: Seat | None
    state: Any
    names: Names

    @property
    def story(self) -> Sequence[Event]:
        """Everything that has happened."""
        return tuple(self.moment.position.story)

    def round(self, number: int = -1) -> list[Any]:
        """The events of this round, by default of the last one that has ended."""
        ended = rounds_ended(self.story)
        return list(ended[number if number > 0 else max(ended)])

    def at(self, name: str) -> Any:
        """The seat, or the side, of this name."""
        names, bare = self.names, name.replace("**", "")
        if bare == SAY("you"):
            return self.reader
        for seat in range(len(names)):
            if bare in (names.escaped[seat], names.marked(seat), names.bare[seat]):
                return seat
        return next(s for s in range(names.sides) if names.bare[s] in bare or names[s] in bare)


Claim: TypeAlias = Callable[[Scene, Any], object]


def told(kind: type[Event], who: str = "seat", **fields: str | Callable[[Any], object]) -> Claim:
    """True if there is such an event of the named seat with these values."""

    def same(event: Event, seat: Seat | None, reader: Seat | None, said: Values) -> bool:
        at = getattr(event, who, None)
        return (
            ("name" not in said or seat == at)
            and ("you" not in said or (said["you"] == "yes") == (at == reader))
            and all(
                said[key] == (of(event) if callable(of) else getattr(event, of))
                for key, of in fields.items()
            )
        )

    def holds(scene: Scene, said: Values) -> bool:
        seat = scene.at(said["name"]) if "name" in said else None
        events = (event for event in reversed(scene.story) if isinstance(event, kind))
        return any(same(event, seat, scene.reader, said) for event in events)

    return holds


def most(kind: type[Event], where: Callable[[Any], bool] = lambda _: True) -> Claim:
    """True if all who did this most often are named, and how often."""

    def holds(scene: Scene, said: Values) -> object:
        deeds: list[Any] = [event for event in scene.story if isinstance(event, kind)]
        counts = Counter(event.seat for event in deeds if where(event))
        count = max(counts.values())
        best, names = [s for s in sorted(counts) if counts[s] == count], scene.names.addressed(SAY)
        expected = {"count": count, "each": len(best) > 1, "name": names.listed(SAY, best)}
        return expected.items() <= dict(said).items()

    return holds


def scenes(key: str, seed: int, some: int) -> Iterator[tuple[Scene, list[tuple[str, Values]]]]:
    """Some positions of a random game with any house rules, and all that is said about them."""
    game, luck, face = GAMES[key], Random(seed), FACES[key]
    options = game.options(**{rule.name: luck.choice(rule.values) for rule in game.house_rules})
    every = list(moments(game, options, luck.choice([*game.seats_for(options)]), seed))
    for moment in [*luck.sample(every[:-1], min(some, len(every) - 1)), every[-1]]:
        movers = moment.seen(None).to_move[:1]
        for reader in (None, *{luck.randrange(len(moment.names)), *movers}):
            heard, seen = Heard(), moment.seen(reader)
            names = names_of(moment.table, reader, SAY)
            if moment.table.status is Status.FINISHED:
                alone = replace(moment.table, place=ChatPlace(2))  # no public end says what decided
                end_card(heard, replace(moment.replay, table=alone), reader)
                face.scoring(heard, seen, list(rounds_ended(seen.from_own).values())[-1], names)
                board.standing_line(face, heard, seen, names)
            elif reader is None:
                board.page(heard, seen, names, face)
            else:
                hand_layout(face, heard, seen)
            yield Scene(moment, reader, moment.position.state, names), heard.said


def rounds_of(scene: Scene) -> list[RoundEnded]:
    """The ends of the rounds so far."""
    return [event for event in scene.story if isinstance(event, RoundEnded)]
