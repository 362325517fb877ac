"""The story of a game, phrase by phrase, in the order of its log."""

from collections.abc import Iterator, Sequence
from typing import Final

from ..config import Config
from ..kernel.events import Event
from . import telling_ends, telling_hands, telling_turns
from .reader import Happening, groups, pays_rainbow
from .scene import Phrase, Scene, Teller
from .scores import Scores
from .table import Table
from .wording import Words

TELLERS: Final[dict[Event, Teller]] = {
    **telling_turns.TELLERS,
    **telling_hands.TELLERS,
    **telling_ends.TELLERS,
}
"""Who tells which event; cards are told with the move that lays them, points with the end."""


def tell(config: Config, game: int, events: Sequence[Happening], language: str = "en") -> Iterator[Phrase]:
    """Tell a game.

    Args:
        config: what was played.
        game: the number of the game.
        events: its event log, of one hand or of all hands of a match.
        language: one of ``wording.LANGUAGES``.
    """
    words, turn = Words(language), 0
    table, scores = Table.empty(config.players), Scores((0,) * config.players)
    sequence = list(groups(events))
    for index, group in enumerate(sequence):
        first = group[0]
        if first.kind == Event.hand:
            table, turn = Table.empty(config.players), 0
        turn += first.kind == Event.turn
        after, scores = table.after(group), scores.after(group)
        scene = Scene(
            words=words,
            config=config,
            group=group,
            before=table,
            after=after,
            next=sequence[index + 1][0] if index + 1 < len(sequence) else None,
            turn=turn,
            pays=first.kind == Event.move and pays_rainbow(sequence, index),
            game=game,
            scores=scores,
        )
        kind = Event.end if group[-1].kind == Event.end else first.kind
        yield from TELLERS[kind](scene)
        table = after
