"""All the referee holds while judging a hand: rules, log, position, counts and what is still open."""

from dataclasses import dataclass, field
from typing import Any

from .cards import REVERSE, SKIP, is_number, symbol
from .counts import Counts
from .deck import build_deck
from .events import HABIT, HABIT_WORDS, ROTATION_COMBO, SET, STRAIGHT, TURN
from .log_reader import Foul, LogReader
from .position import Position


class HandOver(Exception):
    """The hand has ended: with this winner (-1 none) and this ending."""

    def __init__(self, winner: int, ending: int) -> None:
        self.winner = winner
        self.ending = ending


@dataclass
class Play:
    """A move that has been laid: its faces in order and what has to be known of the moment before."""

    seat: int
    kind: int
    faces: tuple[int, ...]
    honest: bool
    """Whether a W4 laid now was legal."""
    completes: bool
    """Whether it completes a rainbow."""
    straight_length: int = 0
    """Numbers in the straight, the table card counted; 0 for any other move."""

    @property
    def top(self) -> int:
        return self.faces[-1]

    def tail(self) -> tuple[int, ...]:
        """The Skips or Reverses of a rotation combo."""
        if self.kind not in (ROTATION_COMBO, STRAIGHT):
            return ()
        return tuple(card for card in self.faces if not is_number(card))

    def power(self, wanted: int) -> int:
        """How many cards of a symbol act on the table: all of a set, else the top card alone."""
        if symbol(self.top) != wanted or (wanted in (SKIP, REVERSE) and self.tail()):
            return 0
        return len(self.faces) if self.kind == SET else 1


@dataclass
class Pile:
    """Cards owed by whoever does not answer (``stacking``, ``deflect``)."""

    size: int
    last: int
    """Symbol of the last draw card."""
    cards: int
    """Draw cards in it."""
    challengeable: Play | None = None
    """The W4 on top of it."""


@dataclass
class Window:
    """A missed UNO call that may still be caught."""

    seat: int
    duty: int
    due: int
    """The number of cards that made the call due."""


@dataclass
class Table:
    """The hand being judged."""

    rules: Any
    habits: Any
    position: Position
    log: LogReader
    counts: Counts = field(default_factory=Counts)
    windows: list[Window] = field(default_factory=list)
    pile: Pile | None = None
    on_move: int = -1
    passes: int = 0
    """Turns in a row in which nothing was laid and nothing could be drawn."""
    out: list[int] = field(default_factory=list)
    """Seats that have gone out while others play on."""
    leader: int = -1
    decided: bool = False
    """Someone has won; only the last cards are still dealt."""

    def ask(self, clause: str, seat: int, habit: int) -> bool:
        """A habit's probability is asked; the certain ones (0 and 1) must be answered so."""
        answer = self.log.take(clause, HABIT, seat, habit, None)[3]
        chance = getattr(self.habits[seat], HABIT_WORDS[habit])
        if answer not in (0, 1) or (chance == 0 and answer) or (chance == 1 and not answer):
            raise self.log.foul(
                clause, f"the habit {HABIT_WORDS[habit]} of seat {seat} is {chance}", taken=True
            )
        return bool(answer)

    def foul(self, clause: str, due: str) -> Foul:
        """A foul at the event just taken."""
        return self.log.foul(clause, due, taken=True)

    def begin_turn(self, seat: int, pending: int) -> None:
        """A seat is on move; the turn before it is complete (section 5: lead changes)."""
        self.settle_lead()
        self.log.take("section 5: turn", TURN, seat, pending, self.position.direction)
        self.counts.turns += 1

    def settle_lead(self) -> None:
        """After a complete turn: a leader other than the last one is a lead change."""
        if self.counts.turns == 0:
            return
        sizes = [(len(self.position.hands[seat]), seat) for seat in self.position.in_play]
        fewest = min(sizes)[0]
        leaders = [seat for size, seat in sizes if size == fewest]
        if len(leaders) == 1 and leaders[0] != self.leader:
            self.counts.lead_changes += self.leader >= 0
            self.leader = leaders[0]

    def turns_left(self) -> bool:
        return self.counts.turns < int(self.rules.max_turns)


def new_table(config: Any, events: Any) -> Table:
    """A table with the whole deck in the draw pile."""
    return Table(
        config.rules, config.habits, Position(config.players, build_deck(config.rules)), LogReader(events)
    )
