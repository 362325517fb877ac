"""One sentence for each rule set: how much longer, how much fairer, and how sure that is."""

from typing import Any

import pytest
from unosim.results.comparison_sentences import sentences


def row(
    verdict: str | None, ends: tuple[float, float], p_holm: float, baseline: float = 0.0
) -> dict[str, Any]:
    difference = sum(ends) / 2
    return {
        "verdict": verdict,
        "baseline": baseline,
        "value": baseline + difference,
        "difference": difference,
        "ci95": list(ends),
        "se": (ends[1] - ends[0]) / 4,
        "p_holm": p_holm,
    }


def told(turns: dict[str, Any], unfairness: dict[str, Any]) -> str:
    edge = row("less", (-0.010, -0.008), 0.0, baseline=0.010)
    measures = {"turns": turns, "unfairness": unfairness, "starter_edge": edge}
    against = {"name": "b", "baseline": "a", "measures": measures}
    (sentence,) = sentences({"comparisons": [against], "stopped": "games", "rule_sets": []})
    assert sentence.endswith("the starter's edge falls from 1.00 to 0.10 points.")
    return sentence.removesuffix(": the starter's edge falls from 1.00 to 0.10 points.")


MORE, SAME = row("more", (1.4, 1.6), 0.0), row("same", (-0.2, 0.0), 1.0)
FAIRER, AS_FAIR = row("less", (-0.010, -0.008), 0.0), row("same", (-0.001, 0.001), 1.0)


@pytest.mark.parametrize(
    ("turns", "unfairness", "expected"),
    [
        (MORE, FAIRER, "b: longer than a (+1.50 turns, 1.40 to 1.60) and fairer"),
        (MORE, AS_FAIR, "b: longer than a (+1.50 turns, 1.40 to 1.60) but as fair"),
        (SAME, FAIRER, "b: as long as a (-0.10 turns, -0.20 to 0.00) but fairer"),
        (SAME, AS_FAIR, "b: as long as a (-0.10 turns, -0.20 to 0.00) and as fair"),
    ],
)
def test_length_and_fairness_are_joined(
    turns: dict[str, Any], unfairness: dict[str, Any], expected: str
) -> None:
    assert told(turns, unfairness) == expected


def test_a_sure_difference_may_be_a_small_one() -> None:
    sentence = told(row("undecided", (0.2, 0.6), 0.001), row("undecided", (-0.003, -0.001), 0.004))
    assert sentence == (
        "b: longer than a (+0.4 turns, 0.2 to 0.6), though perhaps by little; "
        "fairer, though perhaps by little"
    )


def test_what_differs_by_its_own_interval_alone_is_undecided() -> None:
    sentence = told(row("undecided", (0.2, 0.6), 0.06), row("undecided", (-0.003, -0.001), 0.3))
    assert sentence == (
        "b: whether it is longer than a is undecided (+0.4 turns, 0.2 to 0.6); whether it is fairer is undecided"
    )
