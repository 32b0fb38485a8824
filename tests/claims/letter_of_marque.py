"""When the sentences of Letter of Marque are true."""

from typing import Any

from cogs.faces.letter_of_marque.words import flagged, treasure_words
from cogs.ui.names import listed
from engine.games.letter_of_marque import events as of
from engine.games.letter_of_marque.state import ARMED, DEFENCELESS
from tests.claims.kit import Claim, Scene, Values, told
from tests.claims.table import ranks
from tests.cogs.faces.moments import SAY

KINDS: dict[str, type[Any]] = {
    "placed": of.ShipPlaced,
    "port": of.EnteredPort,
    "attack": of.Attacked,
    "armed": of.ShownArmed,
    "defenceless": of.ShownDefenceless,
}


def named(scene: Scene, ships: str) -> list[Any]:
    """The ships at sea of these names."""
    return [ship for ship in scene.state.sea if mark(scene, ship) in ships.split(", ")]


def mark(scene: Scene, ship: Any) -> str:
    """The ship's name behind its owner's mark."""
    return flagged(SAY, scene.names, ship.owner, ship.number)


def types(scene: Scene, ship: Any) -> tuple[int, int]:
    """How many armed ships, and ships, of its owner nobody has seen; (1, 1) for a shown one."""
    fleet = scene.state.fleets[ship.owner]
    armed, bare = ARMED - fleet.armed_seen, DEFENCELESS - fleet.defenceless_seen
    return (1, 1) if ship.shown else (armed, armed + bare)


def risk(scene: Scene, said: Values) -> object:
    """The chance of each ship, and what it carries."""
    found = named(scene, said["ships"])
    carried = {str(ship.treasure) for ship in found}
    armed = {types(scene, ship)[0] / types(scene, ship)[1] for ship in found}
    odds = {"none": {0.0}, "armed": {1.0}}.get(said["odds"], armed - {0.0, 1.0})
    right = percent(scene, said) and odds == armed
    return bool(found) and right and (len(carried) > 1 or {said["stake"]} == carried)


def percent(scene: Scene, said: Values) -> object:
    """The chance of each ship in percent."""
    every = [types(scene, ship) for ship in named(scene, said["ships"])]
    return {round(100 * armed / hidden) for armed, hidden in every} == {said["percent"]}


def event(scene: Scene, said: Values) -> object:
    """There was such an event of this seat, with this ship, treasure and owner."""
    every = [e for e in scene.story if isinstance(e, KINDS[said["what"]])]
    owners = [(e, getattr(e, "owner", e.seat)) for e in every]
    return any(
        said["ship"] == flagged(SAY, scene.names, owner, e.ship)
        and said["owner"] == scene.names[owner]
        and said["treasure"] == treasure_words(SAY, e.treasure)
        and scene.at(said["name"]) == e.seat
        for e, owner in owners
    )


def treasure(kind: Any, *, owner: bool = False) -> Claim:
    """There was such an event of this seat with this treasure, and from this owner."""

    def holds(scene: Scene, said: Values) -> object:
        every = [e for e in scene.story if isinstance(e, kind) and e.seat == scene.at(said["name"])]
        fit = [e for e in every if said["treasure"] == treasure_words(SAY, e.treasure)]
        return any(not owner or e.owner == scene.at(said["owner"]) for e in fit)

    return holds


def turned_up(scene: Scene, said: Values) -> object:
    """The player in turn has turned up this treasure."""
    is_it = scene.at(said["name"]) == scene.state.turn
    return is_it and said["treasure"] == treasure_words(SAY, scene.state.turned_up)


def repelled(scene: Scene, seat: int) -> int:
    """The attacks that this player's ships repelled."""
    return sum(isinstance(e, of.ShownArmed) and e.owner == seat for e in scene.story)


def decided(scene: Scene, said: Values) -> object:
    """The winner's biggest prize, or all the cannons without which nobody or another had won."""
    points, winner = [rank[0] for rank in ranks(scene)], scene.at(said["name"])
    cannons = repelled(scene, winner)
    others = max(own for seat, own in enumerate(points) if seat != winner)
    if said["way"] == "prize":
        prizes = [e for e in scene.story if isinstance(e, of.ShownDefenceless) if e.seat == winner]
        worth, owner = max(e.treasure for e in prizes), scene.at(said["owner"])
        others = max(own + worth * (s == owner) for s, own in enumerate(points) if s != winner)
        is_told = said["treasure"] == treasure_words(SAY, worth) and worth >= cannons
        is_from = any((e.owner, e.treasure) == (owner, worth) for e in prizes)
        return is_told and is_from and points[winner] - worth <= others
    return said["cannons"] == cannons and points[winner] - cannons <= others < points[winner]


def led(scene: Scene, said: Values) -> object:
    """This player led alone at this distance from the end, and the winner from the next move on."""

    def ahead(state: Any) -> list[int]:
        now = [f.points + t.points for f, t in zip(state.fleets, state.totals, strict=True)]
        return [seat for seat, points in enumerate(now) if points == max(now)]

    first, *later = (ahead(step.state) for step in scene.moment.steps[-1 - said["moves"] : -1])
    won = max(range(len(scene.names)), key=ranks(scene).__getitem__)
    return scene.at(said["name"]) in first and all(won in each for each in later)


def first(scene: Scene, said: Values) -> object:
    """The first treasure of this player in some game of the series."""
    seat = scene.reader if said["you"] == "yes" else scene.at(said["name"])
    every = [e.treasures for e in scene.story if isinstance(e, of.FirstTreasuresShown)]
    every += [scene.state.first_treasures] * bool(scene.state.first_treasures)
    return any(said["treasure"] == treasure_words(SAY, each[seat or 0]) for each in every)


def kind(scene: Scene, said: Values) -> object:
    """The ships of this type in the reader's supply, and whether anybody can attack."""
    own = scene.state.fleets[scene.reader or 0]
    threat = any(f.cannons for seat, f in enumerate(scene.state.fleets) if seat != scene.reader)
    left = own.armed if said["kind"] == "armed" else own.defenceless
    is_bare = threat and own.armed_seen == ARMED
    return said["left"] == left and said["threat"] == ("bare" if is_bare else threat)


def cannons(scene: Scene, said: Values) -> object:
    """The cannons of this player."""
    fleet = scene.state.fleets[scene.at(said["name"])]
    return bool(said.get("count", said.get("cannons")) == fleet.cannons)


def danger(scene: Scene, said: Values) -> object:
    """The cannons of the player in turn, and all ships of the reader."""
    ships = [mark(scene, ship) for ship in scene.state.sea if ship.owner == scene.reader]
    return cannons(scene, said) and said["ships"] == listed(SAY, ships)


def fleets(**fields: str) -> Claim:
    """Somebody's fleet has these values."""
    return lambda scene, said: any(
        all(said[key] == getattr(each, name) for key, name in fields.items())
        for each in scene.state.fleets
    )


CLAIMS: dict[str, Claim] = {
    "letter-of-marque-gift": lambda at, s: (
        [ship.armed and len({*types(at, ship)}) == 1 for ship in named(at, s["ship"])] == [True]
    ),
    "letter-of-marque-first-hand": lambda at, s: (s["rounds"] > 1) == at.state.options.series,
    "letter-of-marque-told-began": told(of.GameBegan, "starter", round="round", rounds="rounds"),
    "letter-of-marque-told-ready": told(of.ShipReady),
    "letter-of-marque-told-passed": told(of.Passed),
    "letter-of-marque-told-idle": told(of.Passed),
    "letter-of-marque-told-sail": treasure(of.TreasureShown),
    "letter-of-marque-told-ship": event,
    "letter-of-marque-led": led,
    "letter-of-marque-line-attack": risk,
    "letter-of-marque-chance": percent,
    "letter-of-marque-cannons-of": cannons,
    "letter-of-marque-danger": danger,
    "letter-of-marque-cannons-others": fleets(count="cannons"),
    "letter-of-marque-cannons-each": fleets(count="cannons"),
    "letter-of-marque-fleet": fleets(points="points"),
    "letter-of-marque-stock": fleets(cannons="cannons", seen="armed_seen"),
    "letter-of-marque-hand-stock": fleets(armed="armed", defenceless="defenceless"),
    "letter-of-marque-type": kind,
    "letter-of-marque-turned-up": turned_up,
    "letter-of-marque-turned-up-now": turned_up,
    "letter-of-marque-first-treasure": first,
    "letter-of-marque-chosen-next": lambda at, s: s["count"] == at.state.choices.count(None),
    "letter-of-marque-decided": decided,
    "letter-of-marque-bluff": treasure(of.EnteredPort),
    "letter-of-marque-home": treasure(of.EnteredPort),
    "letter-of-marque-prize": treasure(of.ShownDefenceless, owner=True),
    "letter-of-marque-traps": lambda at, s: s["count"] == repelled(at, at.at(s["name"])),
}
PARTS = (
    r"letter-of-marque-(treasure|row|ship|stake|line-attacks|line-port|cannons|title-of|total"
    r"|told-first|which|attack-note|naming|port-gain|risk|scored.*|scoring-.*|series-.*|refusal.*|move.*|offer.*"
    r"|open-.*|why-not)"
)
