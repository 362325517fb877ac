"""What came out of a comparison: one sentence for each rule set."""

from collections.abc import Iterator
from typing import Any

from .wording import fixed, places

LENGTH = {"more": "longer than", "less": "shorter than", "same": "as long as"}
FAIRNESS = {"more": "less fair", "less": "fairer", "same": "as fair"}

ALPHA = 0.05


def sentences(document: dict[str, Any]) -> Iterator[str]:
    """Yield a sentence for each rule set, then what to keep in mind."""
    for comparison in document["comparisons"]:
        yield f"{comparison['name']}: {length(comparison)}{_joined(comparison)}{fairness(comparison)}."
    if document["stopped"] == "until":
        games = document["rule_sets"][0]["games"]
        yield f"Stopped by itself after {games:,} games, as soon as it was known which hands are longer."
    for rule_set in document["rule_sets"]:
        if rule_set["unfinished"]:
            stopped = f"{rule_set['unfinished']:,} of {rule_set['hands']:,} hands"
            yield (
                f"{rule_set['name']}: {stopped} were stopped by rules.max_turns; its means are restricted to "
                "that many turns."
            )


def length(comparison: dict[str, Any]) -> str:
    """Say whether hands are longer or shorter than those of the baseline, and by how much."""
    turns, base = comparison["measures"]["turns"], comparison["baseline"]
    by = f"({signed(turns['difference'], turns['se'])} turns, {_ends(turns, 1.0)})"
    if turns["verdict"] in LENGTH:
        return f"{LENGTH[turns['verdict']]} {base} {by}"
    if _differs(turns):
        return (
            f"{'longer' if turns['difference'] > 0 else 'shorter'} than {base} {by}, though perhaps by little"
        )
    return f"whether it is longer than {base} is undecided {by}"


def fairness(comparison: dict[str, Any]) -> str:
    """Say whether the seats are further from equal shares, and what becomes of the starter's edge."""
    edge, unfairness = comparison["measures"]["starter_edge"], comparison["measures"]["unfairness"]
    if edge["ci95"] is None:
        return "nobody won a hand"
    error = 100 * edge["se"] if edge["se"] else None
    before, after = (fixed(100 * edge[side], places(error)) for side in ("baseline", "value"))
    if before == after:
        moves = f"the starter's edge stays at {after} points"
    else:
        verb = "rises" if edge["value"] > edge["baseline"] else "falls"
        moves = f"the starter's edge {verb} from {before} to {after} points"
    if unfairness["verdict"] is None:
        return f"{moves} (seats play differently)"
    word = FAIRNESS.get(unfairness["verdict"])
    if word is None and _differs(unfairness):
        word = f"{FAIRNESS['more' if unfairness['difference'] > 0 else 'less']}, though perhaps by little"
    return f"{word}: {moves}" if word else f"whether it is fairer is undecided: {moves}"


def signed(value: float, error: float | None, factor: float = 1.0) -> str:
    """Return a difference with its sign and the digits its standard error supports."""
    shown = fixed(factor * value, places(factor * error if error else None))
    return shown if shown.startswith("-") else f"+{shown}"


def _ends(row: dict[str, Any], factor: float) -> str:
    error = factor * row["se"] if row["se"] else None
    return " to ".join(fixed(factor * end, places(error)) for end in row["ci95"])


def _differs(row: dict[str, Any]) -> bool:
    """Return whether a difference is beyond chance, among all rows together, however small it may be."""
    low, high = row["ci95"]
    return bool(low > 0 or high < 0) and (row["p_holm"] is None or row["p_holm"] < ALPHA)


def _joined(comparison: dict[str, Any]) -> str:
    verdicts = [comparison["measures"][measure]["verdict"] for measure in ("turns", "unfairness")]
    if "undecided" in verdicts:
        return "; "
    return " but " if verdicts.count("same") == 1 and None not in verdicts else " and "
