"""What rotations do: to the sizes of hands, to who leads, and to who wins."""

from math import sqrt
from typing import Any, Final

from ..kernel.counters import Counters
from .clusters import Clusters, squared_residuals
from .counts import as_list, bins, by_seat, number, ratio, total
from .rates import wilson

MOVING: Final = ("plain", "plus2", "plus3", "minus1")
"""Kinds of rotation that move hands, in the order of ``counters.rotation_change``."""

WITHIN: Final = (1, 2, 3, 4, 5, 10, 20)
"""Turns within which a win with a hand received is looked for."""


def rotation_effects(counters: Counters, players: int) -> dict[str, Any]:
    """Return what effective rotations do.

    ``change``: by kind, and over all, by how many cards the hand of the k-th seat after the player (0: who
    rotates) grows in a rotation, on average; a list by k, None where that kind did not occur. An opening
    rotation moves hands of one size and counts with 0; ``change_se`` its standard errors by kind, the rotations of a
    hand (or match) taken together. ``leader_kept``: the share of rotations after which the
    only seat with the fewest cards is the one from before, of those before which there was one.
    ``received_wins``: the share of wins with a hand received, by rotation, swap or trade, at most so many turns
    earlier; ``turns`` None stands for any number.
    """
    return {
        "change": changes(counters, players),
        "change_se": change_errors(counters, players),
        "leader_kept": rate(number(counters, "leader_kept"), number(counters, "rotations_with_leader")),
        "received_wins": received_wins(counters, players),
    }


def changes(counters: Counters, players: int) -> dict[str, list[float] | None]:
    """Return the mean change of each seat's hand in a rotation, over all and by kind."""
    grown = bins(counters, "rotation_change")[:, :players]
    laid = [total(counters, f"rotations_{kind}") for kind in MOVING]
    return {
        "all": per_rotation(grown.sum(axis=0).tolist(), sum(laid)),
        **{
            kind: per_rotation(cards, count)
            for kind, cards, count in zip(MOVING, grown.tolist(), laid, strict=True)
        },
    }


def change_errors(counters: Counters, players: int) -> dict[str, list[float] | None]:
    """Return the standard errors of ``changes`` by kind, None where it did not occur or a single hand was played.

    A mean per rotation is a quotient of two sums over hands. In matches it has the design effect of the rotations
    laid.
    """
    hands, clusters = number(counters, "hands"), Clusters(counters)
    fields = ("rotation_change", "rotation_change_squares", "rotation_change_products")
    errors: dict[str, list[float] | None] = {}
    for place, kind in enumerate(MOVING):
        laid = clusters.tally(f"rotations_{kind}")
        effect = clusters.effect(laid) if hands > 1 else None
        errors[kind] = None
        if effect is not None and laid.total:
            sums = zip(*(bins(counters, field)[place, :players].tolist() for field in fields), strict=True)
            widened = effect * hands / (hands - 1)
            errors[kind] = [
                sqrt(widened * squared_residuals(grown, squares, products, laid.total, laid.squares))
                / laid.total
                for grown, squares, products in sums
            ]
    return errors


def per_rotation(cards: list[int], rotations: int) -> list[float] | None:
    """Return sums by seat as means, None where there is nothing to divide by."""
    return [grown / rotations for grown in cards] if rotations else None


def received_wins(counters: Counters, players: int) -> list[dict[str, Any]]:
    """Return the share of wins with a hand received at most so many turns earlier."""
    wins, received = sum(by_seat(counters, "wins", players)), bins(counters, "received_wins")
    within = [(turns, int(received[: turns + 1].sum())) for turns in WITHIN]
    return [{"turns": turns, **rate(count, wins)} for turns, count in [*within, (None, int(received.sum()))]]


def rate(part: int, whole: int) -> dict[str, Any]:
    """Return a share with its interval."""
    return {"rate": ratio(part, whole), "ci95": as_list(wilson(part, whole))}
