"""What one sentence is made from, and what comes out of it."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final, NamedTuple

from rich.text import Text

from ..config import Config
from ..kernel.events import Event
from .reader import Group, Happening
from .scores import Scores
from .table import Table
from .wording import Words

_WITH_CARD: Final = (Event.deal, Event.draw, Event.card)


@dataclass(frozen=True)
class Scene:
    """Some events that make one sentence, and all that its wording depends on.

    Attributes:
        words: the language.
        config: the rules of the hand.
        group: the events.
        before, after: the table before and after them.
        next: the event that comes next, None after the last.
        turn: the number of the turn, from 1; 0 before the first.
        pays: whether a move completes a rainbow that gives cards.
        game: the number of the game.
        scores: the scores of the match after the events.
    """

    words: Words
    config: Config
    group: Group
    before: Table
    after: Table
    next: Happening | None
    turn: int
    pays: bool
    game: int
    scores: Scores

    @property
    def event(self) -> Happening:
        """The first of the events."""
        return self.group[0]

    @property
    def cards(self) -> list[int]:
        """The cards of the events that have one, in their order."""
        return [event.a for event in self.group if event.kind in _WITH_CARD]


class Phrase(NamedTuple):
    """A piece of the story.

    Attributes:
        text: what is said.
        seat: of whom it is said, None of nobody; it then stands at the beginning of the line.
        alone: whether it stands in a line of its own; others go on in the line of the same seat.
        heading: whether something new begins.
    """

    text: Text
    seat: int | None = None
    alone: bool = False
    heading: bool = False


Teller = Callable[[Scene], Iterator[Phrase]]
"""Puts events of one kind into words."""
