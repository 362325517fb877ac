"""The integer counters of many hands. Merging is adding: any order, any chunking, the same numbers."""

from typing import Any, Final

import numpy as np

from .state import MAX_SEATS, SHIFTS
from .tally import SEAT_TALLY_NAMES, SEAT_TALLY_SIZE, TALLY_NAMES, TALLY_SIZE

ROUNDS: Final = 64
"""Rounds followed one by one; later ones share the last place."""

FOLLOWED_FIRST: Final = 4096
FOLLOWED_EVERY: Final = 16
"""Rounds, and the spread of what seats do, are followed in the first games and in every sixteenth after: in all, it
would cost a tenth of the speed."""

PER_HAND: Final = 64
"""Bins of a histogram of small per-hand counts; larger counts share the last bin."""

STRAIGHT: Final = 16
"""Bins of a histogram of straights by length, the table's card counted (at most 11)."""

MATCH_HANDS: Final = 256
"""Bins of a histogram of matches by hands; longer ones share the last bin."""

TOTALS: Final = np.dtype(
    [
        ("hands", "i8"),
        ("finished", "i8"),
        ("unfinished", "i8"),
        ("stalemates", "i8"),
        ("void", "i8"),
        ("starts", "i8", MAX_SEATS),
        ("wins", "i8", MAX_SEATS),
        ("starter_wins", "i8"),
        ("places", "i8", (MAX_SEATS, MAX_SEATS)),
        ("points", "i8", MAX_SEATS),
        ("points_squares", "i8", MAX_SEATS),
        ("sums", "i8", TALLY_SIZE),
        ("squares", "i8", TALLY_SIZE),
        ("rotations", "i8", PER_HAND),
        ("effective_rotations", "i8", PER_HAND),
        ("rotation_change", "i8", (SHIFTS, MAX_SEATS)),
        ("rotation_change_squares", "i8", (SHIFTS, MAX_SEATS)),
        ("rotation_change_products", "i8", (SHIFTS, MAX_SEATS)),
        ("rotations_with_leader", "i8"),
        ("leader_kept", "i8"),
        ("received_wins", "i8", PER_HAND),
        ("straight_lengths", "i8", STRAIGHT),
        ("round_hands", "i8", ROUNDS),
        ("round_sizes", "i8", (ROUNDS, MAX_SEATS)),
        ("round_squares", "i8", (ROUNDS, MAX_SEATS)),
        ("round_rotations", "i8", ROUNDS),
        ("matches", "i8"),
        ("matches_unfinished", "i8"),
        ("match_wins", "i8", MAX_SEATS),
        ("match_losses", "i8", MAX_SEATS),
        ("match_hands", "i8", MATCH_HANDS),
        ("match_points", "i8", MAX_SEATS),
        ("match_points_squares", "i8", MAX_SEATS),
        ("matches_with_most_hands", "i8"),
        ("most_hands_lost", "i8"),
        ("hands_squares", "i8"),
        ("match_squares", "i8", TALLY_SIZE),
        ("match_products", "i8", TALLY_SIZE),
        ("seat_win_squares", "i8", MAX_SEATS),
        ("seat_win_products", "i8", MAX_SEATS),
        ("seat_sums", "i8", (SEAT_TALLY_SIZE, MAX_SEATS)),
        ("seat_sums_followed", "i8", (SEAT_TALLY_SIZE, MAX_SEATS)),
        ("seat_squares_followed", "i8", (SEAT_TALLY_SIZE, MAX_SEATS)),
    ],
    align=True,
)
"""All counts of fixed size. Fields by seat hold ten places, of which a table uses the first ``players``.

``places[seat, k]`` counts hands in which a seat came in at place k + 1, where others play on (``end: last_standing``);
whoever leaves by ``mercy`` has no place.
``round_hands[k]`` counts followed hands that reached the start of round ``k`` (k x players turns and forfeits),
``round_sizes[k, seat]`` and ``round_squares[k, seat]`` sum the hand sizes met there and their squares,
``round_rotations[k]`` the rotations laid in that round; the last place takes all later rounds and holds no sizes.
``rotation_change[kind, k]`` sums how many cards the hand of the k-th seat after the player (0: the player) grew by
effective rotations of a kind, ``rotation_change_squares`` the squares of these sums by hand and
``rotation_change_products`` their products with the rotations of that kind in the hand; ``leader_kept`` counts, of
``rotations_with_leader``, those after which the leader still led; ``received_wins[k]`` counts wins with a hand received
k turns before, by rotation, swap or trade.
Matches: ``match_hands`` is a histogram of hands a match; ``match_points`` are final scores; of
``matches_with_most_hands`` (one seat alone won most hands) ``most_hands_lost`` were won by another seat; over matches,
``match_squares`` sums the squares of what ``sums`` counts, ``match_products`` its products with the hands of the match,
``hands_squares`` the squares of the hands, ``seat_win_squares`` and ``seat_win_products`` the same of hands won.
``sums`` and ``squares`` run over ``TALLY_NAMES``, ``seat_sums`` over ``SEAT_TALLY_NAMES``, all hands included,
unfinished ones too; ``seat_sums_followed`` and ``seat_squares_followed`` count the ``round_hands[0]`` followed hands.
"""


BY_TALLY: Final = ("sums", "squares", "match_squares", "match_products")
"""Fields that run over ``TALLY_NAMES``."""

BY_SEAT_TALLY: Final = ("seat_sums", "seat_sums_followed", "seat_squares_followed")
"""Fields that run over ``SEAT_TALLY_NAMES``, in each over the seats."""


class Counters:
    """Integer counts of some hands, as the kernel fills them.

    Attributes:
        totals: structured array of shape (1,), dtype ``TOTALS``.
        turns: int64 (max_turns + 1,), hands by number of turns; unfinished hands stand at ``max_turns``.
        steps: int64 (2 * max_turns + 1,), hands by turns + forfeits; longer ones share the last place.
    """

    def __init__(self, max_turns: int) -> None:
        self.totals = np.zeros(1, TOTALS).view(np.recarray)
        self.turns = np.zeros(max_turns + 1, np.int64)
        self.steps = np.zeros(2 * max_turns + 1, np.int64)

    def add(self, other: "Counters") -> None:
        """Add the counts of other hands to these."""
        self.totals.view(np.int64)[:] += other.totals.view(np.int64)
        self.turns += other.turns
        self.steps += other.steps

    def as_dict(self) -> dict[str, Any]:
        """Return all counts as plain lists and integers, histograms without their trailing zeros."""
        counts: dict[str, Any] = {name: self.totals[name][0].tolist() for name in TOTALS.names or ()}
        for name in BY_TALLY:
            counts[name] = dict(zip(TALLY_NAMES, counts[name], strict=True))
        for name in BY_SEAT_TALLY:
            counts[name] = dict(zip(SEAT_TALLY_NAMES, counts[name], strict=True))
        counts["turns"] = np.trim_zeros(self.turns, "b").tolist()
        counts["steps"] = np.trim_zeros(self.steps, "b").tolist()
        return counts

    @classmethod
    def from_dict(cls, counts: dict[str, Any], max_turns: int) -> "Counters":
        """Rebuild counters from ``as_dict``."""
        counters = cls(max_turns)
        for name in TOTALS.names or ():
            by_name = name in BY_TALLY + BY_SEAT_TALLY
            counters.totals[name][0] = list(counts[name].values()) if by_name else counts[name]
        for name in ("turns", "steps"):
            values = counts[name]
            getattr(counters, name)[: len(values)] = values
        return counters
