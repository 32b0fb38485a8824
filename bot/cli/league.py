"""`simulate --league`: a table of how players fare among strangers, ready for results.md.

Each player sits alone among copies of one opponent. All play the same deals from every seat, and
the moves of the opponents have the same luck as long as they have the same choices. So the luck of
the cards cancels out of the difference between two players.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from statistics import fmean

from bot.cli.matches import Match, check, half_width, played
from bot.errors import BadArguments
from engine.players import strangers


@dataclass(slots=True)
class League:
    """The results of a league at tables of one size.

    wins: by player, then by opponent: the share of the win in each deal, from 0 to 1.
    """

    seats: int
    wins: dict[str, dict[str, list[float]]] = field(default_factory=dict)

    def of(self, player: str) -> list[float]:
        """The player's share in each deal, averaged over the opponents."""
        return [fmean(deal) for deal in zip(*self.wins[player].values(), strict=True)]


def opponents(game: str, asked: Sequence[str]) -> tuple[str, ...]:
    """The names of the opponents; BadArguments if the game has no strangers."""
    halves = strangers(game)
    members = {"training": tuple(halves.training), "held-out": tuple(halves.held_out)}
    found = tuple(name for one in asked for name in members.get(one, (one,)))
    if not found:
        raise BadArguments(f"{game} has no strangers")
    return found


def sizes(given: Sequence[str]) -> tuple[int, ...]:
    """These numbers of players; BadArguments if one is no number."""
    try:
        return tuple(map(int, given))
    except ValueError:
        raise BadArguments(f"--league takes numbers of players, not {','.join(given)}") from None


def league(match: Match, seats: int, against: Sequence[str], deals: int, jobs: int) -> League:
    """Play each of the match's players against each opponent."""
    found = League(seats)
    for player in match.players:
        row = found.wins.setdefault(player, {})
        for opponent in against:
            table = replace(match, players=(player, *[opponent] * (seats - 1)))
            check(table)
            row[opponent] = [deal[0].win for deal in played(table, deals, jobs)]
    return found


def lines(found: League) -> Iterator[str]:
    """The league as a Markdown table: a row for each player, then the last player's lead."""
    players = list(found.wins)
    names = list(found.wins[players[0]])
    yield f"| {found.seats} players | all | " + " | ".join(names) + " |"
    yield "|---" * (len(names) + 2) + "|"
    for player in players:
        row = found.wins[player]
        cells = [percent(found.of(player)), *(percent(row[name]) for name in names)]
        yield f"| {player} | " + " | ".join(cells) + " |"
    for other in players[:-1]:
        lead = League(found.seats, {"": _leads(found.wins[players[-1]], found.wins[other])})
        cells = [percent(lead.of("")), *(percent(lead.wins[""][name]) for name in names)]
        yield f"| {players[-1]} − {other} | " + " | ".join(cells) + " |"


def _leads(
    ones: Mapping[str, Sequence[float]], others: Mapping[str, Sequence[float]]
) -> dict[str, list[float]]:
    """How much more of the win the first player got in each deal, by opponent."""
    pairs = {name: zip(ones[name], others[name], strict=True) for name in ones}
    return {name: [one - other for one, other in each] for name, each in pairs.items()}


def percent(shares: Sequence[float]) -> str:
    """The mean in percent, and half the width of its 95 % interval."""
    return f"{100 * fmean(shares):.0f} ± {100 * half_width(shares):.0f}"
