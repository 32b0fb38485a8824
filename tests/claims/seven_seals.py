"""When the sentences of The Seven Seals are true."""

from typing import Any

from cogs.faces.seven_seals.words import card_words, named, seals_words, short
from engine.games.seven_seals import events as of
from engine.games.seven_seals.state import HIGHEST, Colour, Kind
from engine.games.seven_seals.tricks import winning
from tests.claims import table
from tests.claims.kit import Claim, Scene, Values, most, told
from tests.cogs.faces.moments import SAY


def saboteur(scene: Scene, said: Values) -> object:
    """The saboteur's penalty if the round ended now."""
    seals, sheet, options = scene.state.seals, scene.state.sheet, scene.state.options
    black = sum(held[Kind.BLACK] for held in seals.held)
    rising = (sheet.saboteur_times[seals.saboteur] - 1) * options.rising_saboteur
    return bool(said["points"] == max(0, options.saboteur_start + rising - black))


def tricks(scene: Scene, said: Values) -> object:
    """The tricks that the seat has won and predicted."""
    seat, state = scene.at(said["name"]), scene.state
    predicted = sum(state.seals.predictions[seat] or ())
    return (said["won"], said["predicted"]) == (state.tricks[seat], predicted)


def best(scene: Scene, said: Values) -> object:
    """A prediction that came true in that round, or the seat's cheapest round."""
    seat = scene.at(said["name"])
    mine = [e for e in scene.round(said["round"]) if getattr(e, "seat", None) == seat]
    kinds = of.PlayerScored | of.SaboteurScored
    (scored,) = (e for e in mine if isinstance(e, kinds))
    if "way" not in said:
        every = [e.points for e in scene.story if isinstance(e, kinds) and e.seat == seat]
        return bool(scored.points == said["points"] == min(every))
    predicted = [sum(e.seals) for e in mine if isinstance(e, of.Predicted)]
    won = sum(isinstance(e, of.TrickWon) for e in mine)
    is_off = won == said["tricks"] and scored.points == said["points"] > 0
    is_true = is_off if said["way"] == "counted" else not scored.points
    return is_true and predicted == [said["tricks"]]


def is_ahead(scene: Scene, said: Values) -> object:
    """The named seat is winning the running trick."""
    state = scene.state
    return bool(scene.at(said["name"]) == (state.leader + winning(state.trick)) % state.seats)


def beats(scene: Scene, said: Values) -> object:
    """The cards of the deck that beat the reader's winning one."""
    state = scene.state
    card = state.trick[winning(state.trick)]
    ways = ("none", "red") if card.colour is Colour.RED else ("trump", "both")
    return bool(said["way"] == ways[card.rank < HIGHEST[state.seats]])


def dearest(scene: Scene, said: Values) -> object:
    """The reader's seals of this kind cost the most in the last round."""
    (own,) = (e for e in scene.round() if isinstance(e, of.PlayerScored) and e.seat == scene.reader)
    costs = {"black": 3 * own.black, "coloured": 2 * own.coloured, "white": 4 * own.white}
    most_ = max(costs.values())
    return bool(
        getattr(own, said["kind"]) == said["count"]
        and costs[said["kind"]] == most_
        and [*costs.values()].count(most_) == 1
    )


def reckoned(scene: Scene, said: Values) -> object:
    """The reader's tricks and penalty points of the last round."""
    (own,) = (e for e in scene.round() if isinstance(e, of.PlayerScored) and e.seat == scene.reader)
    is_off = own.points > 0 and own.predicted == own.won
    told = (said["predicted"], said["won"], said["points"], said["exact"])
    return told == (own.predicted, own.won, own.points, is_off)


def off_colour(scene: Scene, _: Values) -> object:
    """In the last round the reader won as many tricks as predicted, and kept a coloured seal."""
    (own,) = (e for e in scene.round() if isinstance(e, of.PlayerScored) and e.seat == scene.reader)
    return own.coloured > 0 and own.predicted == own.won


def black(scene: Scene) -> Any:
    """The black seals in the middle."""
    return scene.state.seals.middle[Kind.BLACK]


def too_many(scene: Scene, said: Values) -> object:
    """The reader has won too many tricks or has no seal left, and what the next one costs."""
    seat = scene.reader or 0
    kept = any(scene.state.seals.held[seat][: Kind.BLACK])
    way = "free" if not black(scene) else "seal" if kept else "none"
    is_over = scene.state.tricks[seat] > sum(scene.state.seals.predictions[seat] or ())
    return said["way"] == way and (is_over or not kept)


def predicted(scene: Scene, said: Values) -> object:
    """All predictions together, and the black seals that are left."""
    every = sum(sum(each) for each in scene.state.seals.predictions if each)
    return said["predicted"] == every and said["black"] in ("hidden", black(scene))


def way(event: Any, follows: str, off: str) -> str:
    """How the card follows what was led."""
    is_red = event.card.colour is Colour.RED
    return follows if event.card.colour is event.led else "trump" if is_red else off


def taken(scene: Scene, said: Values) -> object:
    """There was such a seal, taken by the named player from the other one."""
    victim = scene.at(said["victim"])
    is_right = told(of.SealTaken, seal=lambda e: named(SAY, e.colour) if e.victim == victim else "")
    return is_right(scene, said)


def lost(scene: Scene, said: Values) -> object:
    """The penalty points of the round that decided."""
    ended = scene.round(said["round"])[-1]
    points = [-ended.points[scene.at(said[side])] for side in ("first", "second")]
    return points == [said["own"], said["next"]] and table.decided(scene, said)


CLAIMS: dict[str, Claim] = {
    "seven-seals-decided": lost,
    "seven-seals-gift": lambda at, s: (
        s["card"]
        in [
            card_words(SAY, card)
            for card in at.state.hands[at.state.turn]
            if card.colour is Colour.RED and at.state.trick
        ]
    ),
    "seven-seals-first-hand": lambda at, s: s["rounds"] == {3: 6, 4: 4, 5: 5}[at.state.seats],
    "seven-seals-finale": told(
        of.PlayerScored, tricks=lambda e: e.won if (e.points, e.won) == (0, e.predicted) else None
    ),
    "seven-seals-ending": reckoned,
    "seven-seals-ending-all": lambda at, s: (
        s["points"] == at.state.sheet.totals[at.reader or 0]
        and s["points"] - s["saboteur"] == 2 * s["coloured"] + 4 * s["white"] + 3 * s["black"]
    ),
    "seven-seals-told-played": told(
        of.CardPlayed, card=lambda e: card_words(SAY, e.card), way=lambda e: way(e, "plain", "off")
    ),
    "seven-seals-told-won": told(
        of.TrickWon, card=lambda e: card_words(SAY, e.card), way=lambda e: way(e, "high", "")
    ),
    "seven-seals-told-predicted": told(
        of.Predicted, tricks=lambda e: sum(e.seals), seals=lambda e: seals_words(SAY, e.seals)
    ),
    "seven-seals-told-taken": taken,
    "seven-seals-told-saboteur": told(of.SaboteurTaken, start="start"),
    "seven-seals-told-complete": told(
        of.PredictionsComplete, predicted="predicted", tricks="tricks"
    ),
    "seven-seals-told-returned": told(of.SealReturned, seal=lambda e: short(SAY, e.kind)),
    "seven-seals-told-black": told(of.BlackSealTaken, left="left"),
    "seven-seals-told-no-black": told(of.NoBlackSealLeft),
    "seven-seals-most-robbed": most(of.SealTaken),
    "seven-seals-own-true": best,
    "seven-seals-own-round": best,
    "seven-seals-sabotage": told(of.SaboteurScored, saved=lambda e: e.start - e.points),
    "seven-seals-black-seals": lambda at, said: (
        said["count"] == sum(isinstance(e, of.BlackSealTaken) for e in at.story)
    ),
    "seven-seals-round-dearest": dearest,
    "seven-seals-round-colours": off_colour,
    "seven-seals-hand-seat": tricks,
    "seven-seals-seat": tricks,
    "seven-seals-seat-saboteur": saboteur,
    "seven-seals-hand-saboteur": saboteur,
    "seven-seals-yours-saboteur": saboteur,
    "seven-seals-seat-waits": lambda at, s: at.state.seals.predictions[at.at(s["name"])] is None,
    "seven-seals-hand-winning": is_ahead,
    "seven-seals-trick": is_ahead,
    "seven-seals-threat-card": beats,
    "seven-seals-won-too-many": too_many,
    "seven-seals-predicted": predicted,
    "seven-seals-hand-leads": lambda at, said: at.at(said["name"]) == at.state.leader,
    "seven-seals-trick-lead": lambda at, said: at.at(said["name"]) == at.state.leader,
    "seven-seals-trick-return": lambda at, said: at.at(said["name"]) == at.state.turn,
    "seven-seals-trick-last": lambda at, s: at.at(s["name"]) == at.state.last_trick.winner,
    "seven-seals-last-line": lambda at, s: at.at(s["name"]) == at.state.last_trick.winner,
}
PARTS = (
    r"seven-seals-(.*button|compose.*|counted|doing|final|kind|card|legend|line.*|middle|or|order.*"
    r"|ranks|return-.*|scor.*|sum|takers|title.*|told-dealt|hand-last|hand-played|last-card"
    r"|threat-seal|not-in-hand|too-.*|take-.*|saboteur-why|refusal.*|offer.*|move-.*|unclear.*|typed.*)"
)
