"""The document of a comparison: what is written as ``comparison.json``.

Shares, edges and deviations are fractions of one. What cannot be given is null, never a NaN.
"""

from collections.abc import Mapping, Sequence
from math import isfinite, nan
from typing import Any

from ..differences import Difference
from ..means import LEVEL
from ..multiple import holm
from ..seats import plays_differ
from .columns import HANDS, WON
from .dominance import dominance, kolmogorov_smirnov
from .margins import MEASURES, Margin, verdict
from .means import COLUMNS, mean_difference, relative_change
from .observed import Observed
from .starter_edge import edge_difference
from .stopping import in_sequence
from .unfairness import unfairness_difference

SCHEMA = 1
IN_SEQUENCE = ("turns", "minutes")
"""The measures whose intervals are of a sequence where a comparison stops by itself."""


def comparison_document(
    observed: Observed,
    labels: Sequence[str],
    unpaired: Sequence[str | None],
    margins: Mapping[str, Margin],
    *,
    until: bool = False,
) -> dict[str, Any]:
    """Return the comparison of all rule sets with the first.

    Args:
        observed: what was counted.
        labels: what the rule sets are called.
        unpaired: for each rule set why it is not paired with the baseline, None where it is.
        margins: by measure, from which difference on a difference matters.
        until: whether it stops on the verdict about lengths; their intervals are then of a sequence.
    """
    comparisons = [
        _comparison(observed, place, margins, until=until)
        for place in range(1, len(labels))
        if _any_hands(observed, place)
    ]
    _adjust(comparisons)
    _guard(comparisons, until=until)
    for place, comparison in enumerate(comparisons, start=1):
        names = {"name": labels[place], "baseline": labels[0]}
        comparisons[place - 1] = {**names, "unpaired_because": unpaired[place], **comparison}
    return {
        "schema": SCHEMA,
        "baseline": labels[0],
        "margins": {
            name: {"amount": each.amount, "relative": each.relative} for name, each in margins.items()
        },
        "rule_sets": [_rule_set(observed, place, label) for place, label in enumerate(labels)],
        "comparisons": comparisons,
    }


def _any_hands(observed: Observed, place: int) -> bool:
    return min(observed.games(0), observed.games(place)) > 1


def _rule_set(observed: Observed, place: int, label: str) -> dict[str, Any]:
    config = observed.configs[place]
    return {
        "name": label,
        "config": config.name,
        "players": config.players,
        "seed": config.run.seed,
        "games": observed.games(place),
        "hands": observed.total(place, HANDS),
        "unfinished": observed.unfinished[place],
        "seats_play_alike": not plays_differ(config),
    }


def _comparison(
    observed: Observed, place: int, margins: Mapping[str, Margin], *, until: bool
) -> dict[str, Any]:
    measures: dict[str, Any] = {}
    for measure in MEASURES:
        difference = _difference(observed, place, measure)
        if until and measure in IN_SEQUENCE:
            difference = in_sequence(difference, observed.games(place), len(observed.configs) - 1)
        margin = margins[measure].of(difference.base)
        measures[measure] = {
            **_as_dict(difference),
            "relative": _relative(observed, place, measure),
            "margin": margin if isfinite(margin) else None,
            "verdict": verdict(difference.low, difference.high, margin),
        }
        if measure not in COLUMNS and any(plays_differ(observed.configs[which]) for which in (0, place)):
            measures[measure]["verdict"] = None
    distance, p = kolmogorov_smirnov(observed.turns[place], observed.turns[0])
    alone = all(observed.total(which, HANDS) == observed.games(which) for which in (0, place))
    return {
        "paired": observed.paired(place),
        "measures": measures,
        **dominance(observed, place).as_dict(),
        "kolmogorov_smirnov": {"distance": distance, "p": p if alone else None},
    }


def _difference(observed: Observed, place: int, measure: str) -> Difference:
    if measure in COLUMNS:
        return mean_difference(observed, place, measure)
    if not all(observed.total(which, WON) for which in (0, place)):
        return Difference(nan, nan, nan, None, nan, nan, None, None)
    return (edge_difference if measure == "starter_edge" else unfairness_difference)(observed, place)


def _as_dict(difference: Difference) -> dict[str, Any]:
    numbers = {
        "baseline": difference.base,
        "value": difference.other,
        "difference": difference.value,
        "se": difference.se,
        "p": difference.p,
        "variance_ratio": difference.variance_ratio,
    }
    known = {name: value if value is None or isfinite(value) else None for name, value in numbers.items()}
    ends = [difference.low, difference.high]
    return {**known, "ci95": ends if all(map(isfinite, ends)) else None}


def _relative(observed: Observed, place: int, measure: str) -> dict[str, Any] | None:
    change = relative_change(observed, place, measure) if measure in COLUMNS else None
    return change and {"change": change[0], "ci95": [change[1], change[2]]}


def _adjust(comparisons: list[dict[str, Any]]) -> None:
    """Put Holm's p over all rows of all rule sets beside each p."""
    rows = [row for comparison in comparisons for row in _rows(comparison)]
    for row, p in zip(rows, holm([row["p"] for row in rows]), strict=True):
        row["p_holm"] = p


def _guard(comparisons: list[dict[str, Any]], *, until: bool) -> None:
    """Leave undecided what differs by its own interval, but not among all rows together.

    Otherwise a table of many rows would say ``more`` or ``less`` of equal rule sets far too often. The intervals
    of a comparison that stops by itself hold together as they are.
    """
    for comparison in comparisons:
        for measure, row in comparison["measures"].items():
            together = until and measure in IN_SEQUENCE
            differs = row["p_holm"] is None or row["p_holm"] < 1 - LEVEL
            if row["verdict"] in ("more", "less") and not (together or differs):
                row["verdict"] = "undecided"


def _rows(comparison: dict[str, Any]) -> list[dict[str, Any]]:
    others = [comparison["cliffs_delta"], comparison["kolmogorov_smirnov"]]
    return [*comparison["measures"].values(), *others]
