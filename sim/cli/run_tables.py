"""Results of a run as tables within 80 columns, plain in a pipe."""

from collections.abc import Iterator
from textwrap import fill
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from ..config import Config
from ..config.players import shown_strategy
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
    played = f"{summary['hands']:,} hands"
    if "matches" in summary:
        one = summary["games"] == 1
        played = f"{summary['games']:,} {'match' if one else 'matches'} of {played} in all"
    heading = f"{config.name}: {played}, {config.players} players, seed {config.run.seed}"
    console.print()
    console.print(Text(heading, style="bold"))
    for table in tables(config, summary):
        console.print()
        console.print(table)
    if summary["fairness"]["chi2"] is not None:
        console.print()
        if summary["starter"]["edge_ci95"]:
            console.print(Text(fill(edge(summary["starter"]), console.width)))
        console.print(Text(fill(fairness(summary["fairness"]), console.width)))


def tables(config: Config, summary: dict[str, Any]) -> Iterator[Table]:
    """Yield the tables of a run, those of its matches first."""
    if "matches" in summary:
        from .run_matches import match_tables

        yield from match_tables(config, summary)
    yield from (lengths(summary), seats(config, summary), events(summary))


def lengths(summary: dict[str, Any]) -> Table:
    """Return how long hands are."""
    table = lengths_table("a hand", "90 % of hands")
    for name, label, places_shown in (
        ("turns", "turns", 0),
        ("rounds", "rounds", 1),
        ("minutes", "minutes (est.)", 1),
    ):
        table.add_row(*spread_row(label, summary[name], places_shown))
    return table


def lengths_table(unit: str, inner: str) -> Table:
    """Return an empty table of lengths."""
    return table_of(unit, "mean", "95 % interval", "median", inner, "longest")


def spread_row(label: str, spread: dict[str, Any], places_shown: int) -> tuple[str, ...]:
    """Return the cells of a length: its mean with interval, and where most of it lies."""
    inner = " to ".join(fixed(spread[end], places_shown) for end in ("p5", "p95"))
    mean, interval = number(spread["mean"], spread["se"]), intervals_shown(spread["ci95"], spread["se"])
    return (
        label,
        mean,
        interval,
        fixed(spread["median"], places_shown),
        inner,
        fixed(spread["max"], places_shown),
    )


def seats(config: Config, summary: dict[str, Any]) -> Table:
    """Return who wins how often; the intervals of all seats hold at once."""
    won = "hands won" if "matches" in summary else "wins"
    table = table_of("seat", won, "rate", "95 %, all seats", "points a hand", "strategy")
    finished = summary["finished"]
    for seat in summary["seats"]:
        points = number(seat["points_mean"], seat["points_se"])
        strategy = shown_strategy(config.strategies[seat["seat"]])
        table.add_row(str(seat["seat"]), f"{seat['wins']:,}", *rate_cells(seat, finished), points, strategy)
    starter = summary["starter"]
    table.add_row("starter", f"{starter['wins']:,}", *rate_cells(starter, finished), "", "")
    return table


def events(summary: dict[str, Any]) -> Table:
    """Return what happens in a hand, on average, where it happens at all."""
    table = table_of("a hand has on average", "", "", "")
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
    of = " of winning a match" if tests.get("unit") == "matches" else ""
    return (
        f"Equal chances{of}: largest deviation {deviation} percentage points ({low} to {high}), total variation "
        f"{variation}, chi2 {tests['chi2']:.1f}, G {tests['g']:.1f}, df {tests['df']}, {p}"
    )


def _event_cells(summary: dict[str, Any]) -> Iterator[tuple[str, str]]:
    rows = {f"rotations, {kind}": mean for kind, mean in summary["rotations"]["by_shift"].items()}
    for name, mean in {**summary["events"], "points of the winner": summary["points"], **rows}.items():
        if mean.get("mean"):
            yield name.replace("_", " "), number(mean["mean"], mean["se"])


def rate_cells(row: dict[str, Any], finished: int) -> tuple[str, str]:
    """Return the cells of a rate and of its interval."""
    if row["rate"] is None:
        return "-", "-"
    if row["ci95"] is None:
        return percent(row["rate"], None), "-"
    error = share_error(row["rate"], finished)
    low, high = (fixed(100 * end, places(100 * error)) for end in row["ci95"])
    return percent(row["rate"], error), f"{low} to {high}"


def intervals_shown(ends: list[float] | None, error: float | None) -> str:
    """Return an interval with the digits of its mean."""
    return " to ".join(fixed(end, places(error)) for end in ends) if ends else "-"


def table_of(first: str, *others: str) -> Table:
    """Return an empty table with these columns."""
    table = Table(box=None, pad_edge=False, show_edge=False, header_style="dim")
    table.add_column(first)
    for head in others:
        table.add_column(head, justify="left" if head == "strategy" else "right")
    return table
