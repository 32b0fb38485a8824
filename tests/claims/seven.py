"""When the sentences of 7 are true."""

from itertools import pairwise

from cogs.faces.seven.words import card
from engine.games.seven import events as of
from engine.games.seven.state import rounds_of as rounds_of_seven
from tests.claims import table
from tests.claims.kit import Claim, Scene, Values, most, told


def draws(scene: Scene, said: Values) -> object:
    """True if the sentence knows whether anything is left to draw."""
    return bool(said.get("draws", True)) == bool(scene.state.draw_pile or scene.state.aside)


def own_round(scene: Scene, said: Values) -> object:
    """The reader's end of the last round."""
    seat, cards = scene.reader or 0, said["cards"]
    return (of.CameLast(seat, cards) if cards else of.WentOut(seat, said["place"])) in scene.round()


def best(scene: Scene, said: Values) -> object:
    """The seat's best round of this kind."""
    seat = scene.at(said["name"])
    kind, key = (of.CameLast, "cards") if "cards" in said else (of.WentOut, "place")
    every = [getattr(e, key) for e in scene.story if isinstance(e, kind) and e.seat == seat]
    is_there = kind(seat, said[key]) in scene.round(said["round"])
    return is_there and said[key] == min(every)


def tallest(scene: Scene, said: Values) -> object:
    """Nobody else ended as tall a pile."""
    made = [event for event in scene.story if isinstance(event, of.SevenMade)]
    tall = {event.seat for event in made if event.cards >= said["cards"]}
    return tall == {scene.at(said["name"])} and said["cards"] in {event.cards for event in made}


def finale(scene: Scene, said: Values) -> object:
    """The first laid this card as the last one of the game; the second holds this many."""
    *_, shed = (event for event in scene.round() if isinstance(event, of.Placed))
    left = of.CameLast(scene.at(said["second"]), said["cards"])
    is_it = (scene.at(said["first"]), said["number"]) == (shed.seat, card(shed.number))
    return is_it and left in scene.round()


def decided(scene: Scene, said: Values) -> object:
    """The rival held this many cards when the winner laid the last one of a hand.

    That wasn't the last move of the game, whose line says the same.
    """
    first, second = scene.at(said["first"]), scene.at(said["second"])
    held = [
        len(before.state.hands[second])
        for before, step in pairwise(scene.moment.replay.steps[:-1])
        for event in step.events
        if before.state.round == said["round"]
        if isinstance(event, of.WentOut) and event.seat == first
    ]
    return held == [said["cards"]] and table.decided(scene, said)


CLAIMS: dict[str, Claim] = {
    "seven-first-hand": lambda at, s: s["rounds"] == (rounds_of_seven(len(at.state.chips)) or 0),
    "seven-told-dealt": told(of.RoundDealt, "starter", round="round"),
    "seven-told-placed": told(of.Placed, number=lambda e: card(e.number), sum="sum"),
    "seven-finale": finale,
    "seven-decided": decided,
    "seven-told-penalty": told(of.PenaltyDrew, count="count"),
    "seven-told-drew": told(of.DrewCard, number=lambda e: card(e.number)),
    "seven-told-out": told(of.WentOut, place="place"),
    "seven-told-last": told(of.CameLast, cards="cards"),
    "seven-told-renewed": told(of.DrawPileRenewed, cards="cards"),
    "seven-told-blocked": told(of.Blocked, "starter"),
    "seven-told-no-draw": told(of.Drew),
    "seven-most-sevens": most(of.SevenMade),
    "seven-most-first": most(of.WentOut, lambda event: event.place == 1),
    "seven-most-drawn": most(of.PenaltyDrew, lambda event: event.count > 0),
    "seven-tall-pile": tallest,
    "seven-own-place": best,
    "seven-own-last": best,
    "seven-round-own": own_round,
    "seven-hint": draws,
    "seven-hint-start": draws,
    "seven-hint-last": lambda at, s: draws(at, s) and len(at.state.hands[at.reader or 0]) == 1,
    "seven-hand-out": lambda at, said: at.state.out[said["place"] - 1] == at.reader,
    "seven-out": lambda at, said: at.state.out[said["place"] - 1] == at.at(said["name"]),
    "seven-pile": lambda at, said: said["cards"] == len(at.state.pile),
    "seven-fields": lambda at, said: (said["newest"], said["other"]) == at.state.fields,
    "seven-small-pile": lambda at, said: said["sum"] == sum(at.state.fields),
    "seven-seat": lambda at, said: said["chips"] == at.state.chips[at.at(said["name"])],
    "seven-size": lambda at, said: said["cards"] == len(at.state.hands[at.at(said["name"])]),
    "seven-stock": lambda at, said: said["draw"] == len(at.state.draw_pile),
    "seven-title": lambda at, said: said["round"] == at.state.round,
    "seven-title-of": lambda at, said: said["round"] == at.state.round,
}
PARTS = (
    r"seven-(offer|sizes|sum|scored|standing|scoring-title|several|cannot|not-in-hand|numbers.*"
    r"|refusal.*|move)"
)
