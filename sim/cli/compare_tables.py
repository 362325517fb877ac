"""A comparison as tables within 80 columns, plain in a pipe."""

from textwrap import fill
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from ..results.comparison_sentences import sentences, signed
from ..results.wording import fixed, places

WIDTH = 80

ROWS = {
    "turns": ("turns", 1.0),
    "minutes": ("minutes (est.)", 1.0),
    "rotations": ("rotations", 1.0),
    "cards_drawn": ("cards drawn", 1.0),
    "starter_edge": ("starter edge, pts", 100.0),
    "unfairness": ("unfairness, pts", 100.0),
}
"""Measure, its label, and the factor to the unit shown."""


def print_comparison(document: dict[str, Any]) -> None:
    """Print the sentences and a table for each rule set to stdout."""
    console = Console(highlight=False)
    console.width = min(console.width, WIDTH)
    for sentence in sentences(document):
        console.print(Text(fill(sentence, console.width)))
    games = {rule_set["name"]: rule_set for rule_set in document["rule_sets"]}
    for comparison in document["comparisons"]:
        console.print()
        console.print(Text(fill(heading(comparison, games), console.width), style="bold"))
        console.print(measures(comparison))
        console.print(Text(fill(lengths(comparison), console.width)))


def heading(comparison: dict[str, Any], rule_sets: dict[str, dict[str, Any]]) -> str:
    """Return which rule sets are compared, on how many games, and what common deals are worth."""
    name, base = comparison["name"], comparison["baseline"]
    games = rule_sets[name]["games"]
    if comparison["paired"]:
        ratio = comparison["measures"]["turns"]["variance_ratio"]
        worth = "" if ratio is None else f" (variance of the difference in turns: {ratio:.2f} of unpaired)"
        return f"{name} against {base}, paired on {games:,} games{worth}"
    reason = comparison["unpaired_because"]
    return f"{name} ({games:,} games) against {base} ({rule_sets[base]['games']:,}), unpaired: {reason}"


def measures(comparison: dict[str, Any]) -> Table:
    """Return the table of all measures, p last."""
    table = Table(box=None, pad_edge=False, show_edge=False, header_style="dim")
    table.add_column("a hand", no_wrap=True)
    for head in ("base", "here", "difference, 95 %", "verdict", "p, Holm"):
        table.add_column(head, justify="left" if head == "verdict" else "right", no_wrap=True)
    for measure, (label, factor) in ROWS.items():
        table.add_row(label, *_cells(comparison["measures"][measure], factor))
    return table


def lengths(comparison: dict[str, Any]) -> str:
    """Return how lengths compare hand by hand."""
    longer, delta, distance = (comparison[key] for key in ("longer", "cliffs_delta", "kolmogorov_smirnov"))
    change = comparison["measures"]["turns"]["relative"]
    percent = "" if change is None else f"Turns change by {_change(change)}. "
    chance, *ends, tied = (
        fixed(100 * share, places(100 * longer["se"]))
        for share in (longer["probability"], *longer["ci95"], longer["as_long"])
    )
    value, *reach = (fixed(number, places(delta["se"])) for number in (delta["value"], *delta["ci95"]))
    apart = fixed(100 * distance["distance"], places(50 * delta["se"]))
    return (
        f"{percent}A hand is longer than an independent one of {comparison['baseline']} with chance {chance} % "
        f"({' to '.join(ends)}; as long: {tied} %). Cliff's delta {value} ({' to '.join(reach)}), "
        f"{_p(delta['p_holm'])}. Largest distance of the distributions (Kolmogorov and Smirnov): "
        f"{apart} points, {_p(distance['p_holm'])}."
    )


def _change(change: dict[str, Any]) -> str:
    low, high = change["ci95"]
    decimals = places(100 * (high - low) / 4)
    ends = " to ".join(fixed(100 * end, decimals) for end in (low, high))
    return f"{signed(change['change'], (high - low) / 4, 100.0)} % ({ends})"


def _cells(row: dict[str, Any], factor: float) -> list[str]:
    if row["ci95"] is None:
        return ["-"] * 5
    low, high = row["ci95"]
    error = factor * (row["se"] or (high - low) / 4)
    decimals = places(error or None)
    difference = signed(row["difference"], error / factor, factor)
    return [
        fixed(factor * row["baseline"], decimals),
        fixed(factor * row["value"], decimals),
        f"{difference} ({fixed(factor * low, decimals)} to {fixed(factor * high, decimals)})",
        row["verdict"] or "-",
        _p(row["p_holm"]).removeprefix("p ").removeprefix("= "),
    ]


def _p(p: float | None) -> str:
    if p is None:
        return "p -"
    return "p < 1e-6" if p < 1e-6 else f"p = {p:.2g}"
