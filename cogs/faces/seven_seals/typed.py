"""The Seven Seals by typing: the suggestions and the parsed moves of `/play` in each phase."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from cogs.faces.seven_seals.drafts import At, draft_of, named_page
from cogs.faces.seven_seals.hand import offered_as, takes_trick
from cogs.faces.seven_seals.predict import saboteur_points
from cogs.faces.seven_seals.words import COLOURED, EMOJI, any_of, card_name, name_of, named
from cogs.ui.face import Offer, Unclear, chosen, normalised
from cogs.ui.names import Names
from cogs.ui.page import MakeMove, Play, Say, ShowPage
from engine.core import Seat
from engine.games.seven_seals import moves
from engine.games.seven_seals.moves import Predict, Return, TakeSaboteur
from engine.games.seven_seals.state import (
    NONE_PREDICTED,
    RANKS,
    Card,
    Colour,
    Counts,
    Kind,
    Phase,
    changed,
)
from engine.games.seven_seals.view import View, why_not
from engine.tables.view import TableView

DIGITS: Final = 4
"""The most digits of a number; Python refuses to parse thousands of them."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """A typed prediction: the seals asked for by colour, and a last number without its colour."""

    seals: Counts
    dangling: int | None = None


def word_list(say: Say, message: str) -> list[str]:
    """The words of a message that lists what players may type."""
    return say(message).casefold().split()


def words_of(say: Say, typed: str) -> list[str]:
    """The numbers and words of a typed text without empty words: "2red" are two."""
    words = re.findall(r"\d+|[^\W\d_]+", typed.casefold())
    return [word for word in words if word not in word_list(say, "seven-seals-typed-filler")]


def kind_typed(say: Say, word: str, kinds: Sequence[Kind]) -> Kind | None:
    """The typed kind: by its name, or the beginning of one name only, such as "g" for green."""
    begun = [kind for kind in kinds if name_of(say, kind).casefold().startswith(word)]
    return begun[0] if len(begun) == 1 else None


def card_typed(say: Say, typed: str) -> tuple[Kind, int] | None:
    """The colour and number of a typed card, in either order; such a card may not exist."""
    words = words_of(say, typed)
    numbers = [int(word) for word in words if _is_number(word)]
    kinds = [kind_typed(say, word, COLOURED) for word in words if not _is_number(word)]
    if len(numbers) != 1 or len(kinds) != 1 or kinds[0] is None:
        return None
    return kinds[0], numbers[0]


def prediction_typed(say: Say, typed: str) -> Wanted | None:
    """The seals of a typed prediction: "2 red 1 blue", "r2 b1", "red blue"; None: it is none."""
    words = words_of(say, typed)
    if not words:
        return None
    counts, number = [0] * len(COLOURED), None
    numbers_follow = not _is_number(words[0])
    for word in reversed(words) if numbers_follow else words:
        if _is_number(word) and number is None:
            number = int(word)
            continue
        kind = kind_typed(say, word, COLOURED)
        if kind is None:
            return None
        counts[kind] += 1 if number is None else number
        number = None
    return Wanted(tuple(counts), number)


def _is_number(word: str) -> bool:
    return word.isdecimal() and len(word) <= DIGITS


def parted(say: Say, typed: str) -> tuple[str, str]:
    """A typed prediction and, after a word like "from", the players whose seals are taken."""
    words = "|".join(map(re.escape, word_list(say, "seven-seals-typed-take")))
    before, *behind = re.split(rf"\b(?:{words})\b", typed, maxsplit=1, flags=re.IGNORECASE)
    return before, "".join(behind)


OFFERS = 25
"""Discord's limit."""
SABOTEUR, NONE = "seven-seals-typed-saboteur", "seven-seals-typed-none"
OFFERED_WAYS = 6
"""The most offered ways to take the same seals from others; `take:` offers all."""


def plays(say: Say, seen: TableView, names: Names, typed: str) -> Sequence[Offer]:
    """The legal plays for the typed text, the best first."""
    view: View = seen.view
    if not seen.moves:
        return ()
    if view.phase is Phase.PREDICT:
        return _predictions_offered(say, seen, names, typed)[:OFFERS]
    if view.phase is Phase.RETURN:
        return _begun(say, [_return_offer(say, kind) for kind in view.returnable], typed)
    cards = [move.card for move in seen.moves if isinstance(move, moves.Play)]
    cards.sort(key=lambda card: not takes_trick(view, card))
    return _begun(say, [_card_offer(say, view, card) for card in cards], typed)


def takes(say: Say, seen: TableView, names: Names, card: str, typed: str) -> Sequence[Offer]:
    """The players whose seals a typed prediction can take; () where there is no choice."""
    text, tail = parted(say, card)
    wanted = prediction_typed(say, text)
    fitting = _by_seals(seen).get(wanted.seals, []) if wanted is not None and not tail else []
    if len(fitting) < 2:
        return ()
    return chosen([Offer(_from(say, names, m), _takings(say, m)) for m in fitting], typed)


def find(say: Say, seen: TableView, names: Names, card: str, take: str) -> Play:
    """The move meant, or the page that asks; raises Unclear."""
    view: View = seen.view
    if view.phase is Phase.PREDICT:
        return _find_prediction(say, seen, names, card, take)
    if view.phase is Phase.RETURN:
        return _find_return(say, seen, card)
    return _find_card(say, seen, names, card)


def refusal(say: Say, seen: TableView, names: Names, reason: Enum) -> str:
    """Why the rules forbid a move, and an alternative."""
    view: View = seen.view
    colour = "" if view.led is None else name_of(say, view.led)
    return say(f"seven-seals-refusal-{reason.value}", colour=colour)


def _card_offer(say: Say, view: View, card: Card) -> Offer:
    colour, way = named(say, card.colour), offered_as(view, card)
    shown = say("seven-seals-offer-card", colour=colour, rank=card.rank, way=way)
    return Offer(shown, card_name(say, card))


def _return_offer(say: Say, kind: Kind) -> Offer:
    label = say("seven-seals-return-button", kind=name_of(say, kind))
    return Offer(f"{EMOJI[kind]} {label}", name_of(say, kind))


def _begun(say: Say, offers: Sequence[Offer], typed: str) -> list[Offer]:
    """The offers that match every typed word: numbers in full, other words by their beginning."""
    wanted = words_of(say, typed)

    def fits(offer: Offer) -> bool:
        there = words_of(say, f"{offer.shown} {offer.sent}")
        return all(
            word in there if word.isdecimal() else any(w.startswith(word) for w in there)
            for word in wanted
        )

    exact = [offer for offer in offers if normalised(typed) == normalised(offer.sent)]
    return exact or [offer for offer in offers if fits(offer)][:OFFERS]


def _find_card(say: Say, seen: TableView, names: Names, typed: str) -> MakeMove:
    view: View = seen.view
    found = card_typed(say, typed)
    if found is None:
        raise Unclear(say("seven-seals-unclear", phase="play"))
    kind, rank = found
    card = Card(kind * RANKS + rank - 1) if 1 <= rank <= RANKS else None
    if card is None or card not in view.hand:
        words = say("seven-seals-card", colour=name_of(say, kind), rank=rank)
        raise Unclear(say("seven-seals-not-in-hand", card=words))
    reason = why_not(view, card)
    if reason is not None:
        raise Unclear(refusal(say, seen, names, reason))
    return MakeMove(seen.moves.index(moves.Play(card)))


def _find_return(say: Say, seen: TableView, typed: str) -> MakeMove:
    view: View = seen.view
    for word in words_of(say, typed):
        kind = kind_typed(say, word, view.returnable)
        if kind is not None:
            return MakeMove(seen.moves.index(Return(kind)))
    kinds = any_of(say, [name_of(say, kind) for kind in view.returnable])
    raise Unclear(say("seven-seals-unclear-return", kinds=kinds))


def _predictions_offered(say: Say, seen: TableView, names: Names, typed: str) -> list[Offer]:
    """First the typed prediction, then longer ones; the saboteur and none by their names."""
    words = words_of(say, typed)
    text, tail = parted(say, typed)
    wanted = prediction_typed(say, text) if words else Wanted(NONE_PREDICTED)
    bare = [
        offer for message, offer in _bare(say, seen) if not words or _begins(say, message, words)
    ]
    if wanted is None:
        return bare
    by_seals = _by_seals(seen)
    ways = [move for c in _grown(wanted) for move in by_seals.get(c, ())[:OFFERED_WAYS]]
    meant = _meant(say, names, by_seals.get(wanted.seals, []), tail) if tail.strip() else []
    return bare + [
        Offer(_shown(say, seen.view, names, move), _sent(say, move)) for move in meant or ways
    ]


def _find_prediction(say: Say, seen: TableView, names: Names, card: str, take: str) -> Play:
    """The prediction meant, or the page that asks for the players who lose seals."""
    words = words_of(say, card)
    for message, bare in ((NONE, Predict()), (SABOTEUR, TakeSaboteur())):
        if _begins(say, message, words):
            if bare not in seen.moves:
                raise Unclear(say("seven-seals-refusal-saboteur-taken"))
            return MakeMove(seen.moves.index(bare))
    text, tail = parted(say, card)
    wanted = prediction_typed(say, text)
    if wanted is None or wanted.dangling is not None:
        raise Unclear(say("seven-seals-unclear", phase="predict"))
    fitting = _by_seals(seen).get(wanted.seals, [])
    if not fitting:
        raise Unclear(_why_none(say, seen.view, wanted.seals))
    return _decided(say, seen, names, fitting, take or tail)


def _decided(say: Say, seen: TableView, names: Names, ways: list[Predict], take: str) -> Play:
    """The way meant, or the page that asks whose seal is the first without a player."""
    if take.strip():
        if not ways[0].taken:
            raise Unclear(say("seven-seals-refusal-middle-first"))
        ways = _meant(say, names, ways, take)
        if not ways:
            raise Unclear(say("seven-seals-unclear-take"))
    if len(ways) == 1:
        return MakeMove(seen.moves.index(ways[0]))
    own = tuple(seal for seal in draft_of(ways[0]) if seal.source is None)
    return ShowPage(named_page(At.TAKE, own, ways[0].taken[0].colour.letter))


def _meant(say: Say, names: Names, ways: list[Predict], take: str) -> list[Predict]:
    """The ways that a typed taking describes: in full, or by the names of the losing players."""
    text = normalised(take)
    exact = [
        m for m in ways if text in (normalised(_from(say, names, m)), normalised(_takings(say, m)))
    ]
    seats = _seats_typed(names, text)
    return exact or [move for move in ways if {taking.seat for taking in move.taken} == seats]


def _seats_typed(names: Names, text: str) -> set[Seat]:
    """The seats whose names occur in the text; long names are matched first."""
    seats = set()
    for seat in sorted(range(len(names)), key=lambda s: -len(names.bare[s])):
        name = normalised(names.bare[seat])
        if name and name in text:
            seats.add(seat)
            text = text.replace(name, "\n")
    return seats


def _by_seals(seen: TableView) -> dict[Counts, list[Predict]]:
    """The legal predictions by their seals: several ways where others lose seals."""
    found: dict[Counts, list[Predict]] = {}
    for move in seen.moves:
        if isinstance(move, Predict):
            found.setdefault(move.seals, []).append(move)
    return found


def _grown(wanted: Wanted) -> list[Counts]:
    """The next possible extensions of a typed prediction; a number alone waits for its colour."""
    seals, number = wanted.seals, wanted.dangling
    by = 1 if number is None else number
    more = [changed(seals, colour, by) for colour in Colour]
    typed = [seals] if number is None else []
    return [counts for counts in dict.fromkeys([*typed, *more]) if any(counts)]


def _bare(say: Say, seen: TableView) -> list[tuple[str, Offer]]:
    """The predictions without seals."""
    found = [(NONE, Offer(say("seven-seals-offer-none"), word_list(say, NONE)[0]))]
    if seen.view.seals.saboteur is None:
        shown = say("seven-seals-offer-saboteur", start=saboteur_points(seen.view))
        found.append((SABOTEUR, Offer(shown, word_list(say, SABOTEUR)[0])))
    return found


def _begins(say: Say, message: str, words: Sequence[str]) -> bool:
    """True if the typed text is a single word that begins one of these."""
    return len(words) == 1 and any(w.startswith(words[0]) for w in word_list(say, message))


def _why_none(say: Say, view: View, seals: Counts) -> str:
    """Why nobody can predict that: too many of a colour, or too few white seals."""
    for colour in Colour:
        there = view.seals.middle[colour] + sum(
            held[colour] for seat, held in enumerate(view.seals.held) if seat != view.seat
        )
        if seals[colour] > there:
            return say("seven-seals-too-many", colour=named(say, colour), count=there)
    return say("seven-seals-too-few-white", white=view.seals.middle[Kind.WHITE])


def _shown(say: Say, view: View, names: Names, move: Predict) -> str:
    tricks, there = sum(move.seals), view.tricks_in_round
    sums = {"tricks": tricks, "together": view.seals.predicted + tricks, "there": there}
    seals, taken = _counts(say, move), _from(say, names, move) or "none"
    return say("seven-seals-offer-predict", seals=seals, taken=taken, **sums)


def _counts(say: Say, move: Predict) -> str:
    """The seals of a prediction: "2 red, 1 blue"."""
    return ", ".join(
        say("seven-seals-offer-count", count=count, kind=name_of(say, colour))
        for colour, count in zip(Colour, move.seals, strict=True)
        if count
    )


def _sent(say: Say, move: Predict) -> str:
    counts = [_counts(say, move)]
    if move.taken:
        counts += [word_list(say, "seven-seals-typed-take")[0], _takings(say, move)]
    return " ".join(counts)


def _takings(say: Say, move: Predict) -> str:
    """The seals taken and their owners, as sent: "green:1 blue:0"."""
    return " ".join(f"{name_of(say, c)}:{seat}" for c, seat in move.taken)


def _from(say: Say, names: Names, move: Predict) -> str:
    """The seals taken and their owners, as shown: "green from Ben, blue from Anna"."""
    return ", ".join(
        say("seven-seals-offer-taking", kind=name_of(say, colour), name=names.bare[seat])
        for colour, seat in move.taken
    )
