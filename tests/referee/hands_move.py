"""Hands that move: rotations (Z1-Z9, S3, R3), swaps by a 7 and traded 0s."""

from .cards import SKIP, symbol
from .drawing import check_mercy
from .events import KEEP, ROTATE, STRAIGHT, SWAP
from .table import Play, Table


def shift_laid(play: Play) -> int | None:
    """The shift a move lays, None if no 0 acts: it opens a straight or completes a rainbow (S3, R3)."""
    tail = play.tail()
    if tail:
        if symbol(tail[0]) == SKIP:
            return 1 + len(tail)
        return -1 if len(tail) == 1 else 0
    if symbol(play.top) != 0 or (play.completes and play.kind != STRAIGHT):
        return None
    return play.power(0)


def move_hands(table: Table, play: Play) -> dict[int, int]:
    """Move the hands as the move demands; how many cards each seat received at last."""
    rules = table.rules
    received: dict[int, int] = {}
    shift = shift_laid(play)
    if shift is not None and rules.zero == "rotate":
        received = _rotate(table, play.seat, shift)
    elif shift is not None and rules.zero == "trade":
        for _ in range(shift):
            received.update(_swap(table, "zero", play.seat, by_zero=1))
    elif rules.seven.mode != "plain" and play.power(7):
        # of several 7s laid as a rainbow the last alone swaps; as a plain set each does
        for _ in range(1 if play.completes else play.power(7)):
            if rules.seven.optional and table.log.next_kind() == KEEP:
                table.log.take("seven", KEEP, play.seat)
            else:
                received.update(_swap(table, "seven", play.seat, by_zero=0))
    if received:
        check_mercy(table, table.position.seats_after(play.seat))
    return received


def _rotate(table: Table, seat: int, shift: int) -> dict[int, int]:
    position, counts = table.position, table.counts
    step = shift * position.direction % len(position.in_play)
    table.log.take("Z1-Z5", ROTATE, seat, shift, step)
    if step == 0:
        counts.rotations_null += 1
    elif shift == 1:
        counts.rotations_plain += 1
    elif shift == 2:
        counts.rotations_plus2 += 1
    elif shift == -1:
        counts.rotations_minus1 += 1
    else:
        counts.rotations_plus3 += 1
    return position.rotate(shift)


def _swap(table: Table, clause: str, seat: int, *, by_zero: int) -> dict[int, int]:
    position = table.position
    fixed = not by_zero and table.rules.seven.mode == "swap_next"
    other = position.seat_after(seat) if fixed else None
    other = table.log.take(clause, SWAP, seat, other, by_zero)[2]
    if other == seat or other not in position.in_play:
        raise table.foul(clause, "nobody swaps with themselves or with a seat out of play")
    table.counts.swaps += 1
    return position.swap(seat, other)
