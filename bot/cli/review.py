"""`review`: prints the moves of a saved game that cost one seat the most."""

from argparse import Namespace
from collections.abc import Iterator

from bot.arguments import print_file
from bot.cli.replay import read_file, write_new
from bot.host.errors import HostError
from bot.texts.i18n import Catalogue
from cogs.faces import FACES
from cogs.features.review.presses import chance_of, described, noted, overall
from cogs.ui.names import names_of
from cogs.ui.page import Say
from engine import codec
from engine.core import Seat
from engine.events.reviews import choice_tasks, deal_task
from engine.players import has_review
from engine.players.judging import VERSION, Review, finished, judgements, worth
from engine.tables.record import write_record
from engine.tables.replay import Replay


def main(arguments: Namespace) -> int:
    """Print the review or its JSON, or write the game with it as notes; raises HostError."""
    replay, seat = read_file(arguments.file), arguments.seat
    if seat >= len(replay.table.players):
        raise HostError(f"the game has no seat {seat}; the first one is 0")
    review = review_of(replay, seat)
    if arguments.export is not None:
        face = FACES[review.game]
        text = write_record(noted(Catalogue().say(), replay, face, review))
        write_new(arguments.export, text)
    elif arguments.json:
        print_file(f"{codec.write(review)}\n")
    else:
        print("\n".join(lines(Catalogue().say(), replay, review)))
    return 0


def review_of(replay: Replay, seat: Seat) -> Review:
    """The review of this seat; HostError if the game was closed or can't be reviewed."""
    game, outcome = replay.game, replay.outcome
    if outcome is None or not has_review(game.key):
        raise HostError("only finished games whose captain can judge moves have a review")
    choices = finished(judgements(choice_tasks(replay, seat)))
    mates = worth(deal_task(replay, seat))
    return Review(VERSION, game.key, seat, choices, outcome.points[seat], mates)


def lines(say: Say, replay: Replay, review: Review) -> Iterator[str]:
    """The sentences of the review."""
    face, moments = FACES[review.game], review.moments
    name = names_of(replay.table, say=say).bare[review.seat]
    yield say("review-title", name=name, choices=len(review.choices))
    for moment in moments:
        yield ""
        yield from described(say, replay, face, review, moment)
    if not moments:
        yield say("review-nothing")
    yield ""
    yield from overall(say, review)
    if found := review.well_done:
        yield from described(say, replay, face, review, found)
    bar = " ".join(f"{round(100 * choice.chance)}" for choice in review.choices)
    yield say("review-bar", chances=bar, of=chance_of(review.game))
