"""The state of a hand: one record, so that compiled code holds one bare pointer."""

from functools import cache
from typing import Any, Final

import numpy as np

from .tally import SEAT_TALLY_SIZE, TALLY_SIZE

MAX_SEATS: Final = 10
SEATS_AROUND: Final = 16
"""Room for the neighbours of each seat: a power of two, so that they change places all at once."""

MAX_CARDS: Final = 480
"""The largest deck the piles hold."""

SHIFTS: Final = 4
"""Kinds of effective rotation: plain, plus2, plus3, minus1."""

FEW_COPIES: Final = 2
MANY_COPIES: Final = 8
"""A hand is a mask for each copy of a face; the classic deck needs two, the largest eight."""

State = Any
Rules = Any
Totals = Any
Log = Any
Script = Any
Moves = Any
House = Any
"""Records as compiled functions receive them; ``Log``, ``Script``, ``Moves`` and ``House`` may be None, and
compile away then; ``House`` is the rules record once more."""


@cache
def state_dtype(copies: int) -> np.dtype[Any]:
    """Return the record of a hand for decks with up to ``copies`` copies of a face (2 or 8).

    ``next_deal`` and ``next_decision`` are the next numbers of the two streams; ``on_top`` is the face in force,
    ``colour in force << 4 | symbol``; ``hand_size`` counts each hand; ``out_seats`` marks seats that play no more
    (a bit a seat); a pending pile owes ``pending`` cards, counts ``pile_cards`` draw cards, the last of symbol
    ``pile_last`` laid by ``pile_laid_by``; ``top_gone`` tells that the top card went into the draw pile
    (``reshuffle: rlcard``), ``last_card`` that the player has none left. ``times`` counts the equal cards of a
    move, ``shift`` is the rotation its 0 asks for, ``completed`` tells that a rainbow took the rotation from it,
    ``gifts`` are the cards a completed rainbow gives (-1: none); ``run_number`` and ``run_colors`` (a bit a colour)
    are the run on the discard pile; ``seats_holding[n]`` marks the seats in play that hold n cards, ``fewest`` is
    the smallest such n, ``leader`` the bit of the last leader (0: none yet); ``seats_ahead`` and
    ``seats_behind`` name for each seat the next one in play, in the direction of play and against it; a strategy of
    the user's own named ``named_color`` in turn ``named_at``, and broke the rules where ``broken`` (its seat plus
    one) and its companions tell; ``next_round`` are the turns and forfeits after which the next round begins,
    ``next_check`` those after which it must be seen whether that is so, the hand has lasted too long, or is over.
    """
    card = "u1" if copies <= FEW_COPIES else "u2"
    return np.dtype(
        [
            ("deal_stream", "u8"),
            ("decision_stream", "u8"),
            ("next_deal", "u8"),
            ("next_decision", "u8"),
            ("players", "i8"),
            ("starter", "u1"),
            ("dealer", "u1"),
            ("seat", "u1"),
            ("direction", "i8"),
            ("on_top", "u1"),
            ("top", "u2"),
            ("pile_size", "u2"),
            ("discards", "u2"),
            ("pending", "i8"),
            ("ending", "i8"),
            ("winner", "i8"),
            ("passes", "i4"),
            ("guilty", "i4"),
            ("bluff_asked", "i4"),
            ("just_drawn", "i4"),
            ("times", "i8"),
            ("shift", "i8"),
            ("completed", "i8"),
            ("gifts", "i8"),
            ("run_number", "i8"),
            ("run_colors", "i8"),
            ("planned_target", "i8"),
            ("planned_at", "i8"),
            ("named_color", "i8"),
            ("named_at", "i8"),
            ("broken", "i8"),
            ("broken_game", "i8"),
            ("broken_hand", "i8"),
            ("broken_turn", "i8"),
            ("laid_cards", "i8"),
            ("out_seats", "i8"),
            ("next_starter", "i8"),
            ("in_play", "i8"),
            ("reverse_skips", "i8"),
            ("first_out", "i8"),
            ("first_out_turn", "i8"),
            ("places", "i8"),
            ("pile_last", "i8"),
            ("pile_cards", "i8"),
            ("pile_laid_by", "i8"),
            ("challengeable", "i8"),
            ("top_gone", "i8"),
            ("last_card", "i8"),
            ("open_calls", "i8"),
            ("fewest", "u2"),
            ("leader", "i8"),
            ("followed", "i8"),
            ("round_number", "i8"),
            ("next_round", "i8"),
            ("next_check", "i8"),
            ("seats_ahead", "u1", SEATS_AROUND),
            ("seats_behind", "u1", SEATS_AROUND),
            ("hand_size", "u2", MAX_SEATS),
            ("seats_holding", "u2", MAX_CARDS + 1),
            ("scored", "i8", MAX_SEATS),
            ("missed", "i8", (MAX_SEATS, 2)),
            ("tally", "i4", TALLY_SIZE),
            ("seat_sums_before", "i8", (SEAT_TALLY_SIZE, MAX_SEATS)),
            ("match_tally", "i8", TALLY_SIZE),
            ("match_points", "i8", MAX_SEATS),
            ("match_hands_won", "i8", MAX_SEATS),
            ("hand", "u8", (MAX_SEATS, copies)),
            ("spare", "u8", (MAX_SEATS, copies)),
            ("spare_size", "i8", MAX_SEATS),
            ("received_at", "i8", MAX_SEATS),
            ("rotation_change", "i8", (SHIFTS, MAX_SEATS)),
            ("laid", card, MAX_CARDS),
            ("pile", card, MAX_CARDS),
            ("under", card, MAX_CARDS),
        ],
        align=True,
    )


def new_state(copies: int) -> np.ndarray[Any, Any]:
    """Return an empty state, shape (1,), whose record has its fields as attributes also without the compiler."""
    return np.zeros(1, state_dtype(copies)).view(np.recarray)
