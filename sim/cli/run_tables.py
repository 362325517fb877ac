"""Results of a run as tables within 80 columns, plain in a pipe."""

from collections.abc import Iterator
from textwrap import fill
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from ..config import Config
from ..results.wording import fixed, number, percent, places
from .run_sentences import sentences, share_error

WIDTH = 80
EVENT_COLUMNS = 2


def print_results(config: Config, summary: dict[str, Any]) -> None:
    """Print the sentences and tables of a run to stdout."""
    console = Console(highlight=False)
    console.width = min(console.width, WIDTH)
    for sentence in sentences(config, summary):
        console.print(Text(fill(sentence, console.width)))
    if not summary["hands"]:
        return
    heading = f"{config.name}: {summary['hands']:,} hands, {config.players} players, seed {config.run.seed}"
    console.print()
    console.print(Text(heading, style="bold"))
    for table in (lengths(summary), seats(config, summary), events(summary)):
        console.print()
        console.print(table)
    if summary["fairness"]["chi2"] is not None:
        console.print()
        console.print(Text(fill(edge(summary["starter"]), console.width)))
        console.print(Text(fill(fairness(summary["fairness"]), console.width)))


def lengths(summary: dict[str, Any]) -> Table:
    """Return how long hands are."""
    table = _table("a hand", "mean", "95 % interval", "median", "90 % of hands", "longest")
    for name, label, places_shown in (
        ("turns", "turns", 0),
        ("rounds", "rounds", 1),
        ("minutes", "minutes (est.)", 1),
    ):
        spread = summary[name]
        inner = " to ".join(fixed(spread[end], places_shown) for end in ("p5", "p95"))
        mean, interval = number(spread["mean"], spread["se"]), _interval(spread["ci95"], spread["se"])
        table.add_row(
            label,
            mean,
            interval,
            fixed(spread["median"], places_shown),
            inner,
            fixed(spread["max"], places_shown),
        )
    return table


def seats(config: Config, summary: dict[str, Any]) -> Table:
    """Return who wins how often; the intervals of all seats hold at once."""
    table = _table("seat", "wins", "rate", "95 %, all seats", "points a hand", "strategy")
    finished = summary["finished"]
    for seat in summary["seats"]:
        points = number(seat["points_mean"], seat["points_se"])
        strategy = config.strategies[seat["seat"]]
        table.add_row(str(seat["seat"]), f"{seat['wins']:,}", *_rate(seat, finished), points, strategy)
    starter = summary["starter"]
    table.add_row("starter", f"{starter['wins']:,}", *_rate(starter, finished), "", "")
    return table


def events(summary: dict[str, Any]) -> Table:
    """Return what happens in a hand, on average, where it happens at all."""
    table = _table("a hand has on average", "", "", "")
    cells = list(_event_cells(summary))
    half = -(-len(cells) // EVENT_COLUMNS)
    for left, right in zip(cells[:half], [*cells[half:], ("", "")], strict=False):
        table.add_row(*left, *right)
    return table


def edge(starter: dict[str, Any]) -> str:
    """Return what the starter's share of the hands won exceeds an equal one by."""
    low, high = starter["edge_ci95"]
    decimals = max(places(100 * (high - low) / 4), 0)
    shown, *ends = (fixed(100 * value, decimals) for value in (starter["edge"], low, high))
    sign = "" if shown.startswith("-") else "+"
    return f"The starter's edge: {sign}{shown} percentage points ({' to '.join(ends)})"


def fairness(tests: dict[str, Any]) -> str:
    """Return the tests of equal chances, the effect first and p last."""
    deviation, variation = (f"{100 * tests[key]:.2f}" for key in ("max_deviation", "total_variation"))
    low, high = (f"{100 * end:.2f}" for end in tests["max_deviation_ci95"])
    p = "no p" if tests["p"] is None else "p < 1e-6" if tests["p"] < 1e-6 else f"p = {tests['p']:.2g}"
    return (
        f"Equal chances: largest deviation {deviation} percentage points ({low} to {high}), total variation "
        f"{variation}, chi2 {tests['chi2']:.1f}, G {tests['g']:.1f}, df {tests['df']}, {p}"
    )


def _event_cells(summary: dict[str, Any]) -> Iterator[tuple[str, str]]:
    rows = {f"rotations, {kind}": mean for kind, mean in summary["rotations"]["by_shift"].items()}
    for name, mean in {**summary["events"], "points of the winner": summary["points"], **rows}.items():
        if mean.get("mean"):
            yield name.replace("_", " "), number(mean["mean"], mean["se"])


def _rate(row: dict[str, Any], finished: int) -> tuple[str, str]:
    if row["rate"] is None:
        return "-", "-"
    error = share_error(row["rate"], finished)
    low, high = (fixed(100 * end, places(100 * error)) for end in row["ci95"])
    return percent(row["rate"], error), f"{low} to {high}"


def _interval(ends: list[float] | None, error: float | None) -> str:
    return " to ".join(fixed(end, places(error)) for end in ends) if ends else "-"


def _table(first: str, *others: str) -> Table:
    table = Table(box=None, pad_edge=False, show_edge=False, header_style="dim")
    table.add_column(first)
    for head in others:
        table.add_column(head, justify="left" if head == "strategy" else "right")
    return table
