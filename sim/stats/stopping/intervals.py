"""The figures of a summary that have an interval, by name."""

from collections.abc import Iterator
from typing import Any

Pairs = list[list[float] | None]


def intervals_of(summary: dict[str, Any]) -> dict[str, Pairs]:
    """Return the intervals by name: ``turns.mean``, ``turns.median``, ``events.cards_drawn.mean`` and so on.

    A name stands for several intervals where a figure is kept by seat, as ``seats.rate``.
    """
    found: dict[str, Pairs] = dict(_means(summary, ""))
    rotations, starter = summary["rotations"], summary["starter"]
    found["rotations.effective_mean"] = [rotations["effective_ci95"]]
    found["rotations.share_of_hands_with_one"] = [rotations["share_ci95"]]
    found["rotations.share_of_hands_with_effective_one"] = [rotations["effective_share_ci95"]]
    found["seats.rate"] = [seat["ci95"] for seat in summary["seats"]]
    found["starter.rate"] = [starter["ci95"]]
    found["starter.edge"] = [starter["edge_ci95"]]
    if "matches" in summary:
        found["matches.seats.rate"] = [seat["ci95"] for seat in summary["matches"]["seats"]]
        found["matches.most_hands.lost"] = [summary["matches"]["most_hands"]["ci95"]]
    for name in ("turns", "rounds", "minutes"):
        quantiles = summary[name]["quantiles_ci95"] or {}
        for quantile in ("p5", "p25", "median", "p75", "p95", "p99"):
            found[f"{name}.{quantile}"] = [quantiles.get(quantile)]
    return found


def _means(part: dict[str, Any], path: str) -> Iterator[tuple[str, Pairs]]:
    if "mean" in part and "ci95" in part:
        yield f"{path}mean", [part["ci95"]]
    for name, value in part.items():
        if isinstance(value, dict):
            yield from _means(value, f"{path}{name}.")
