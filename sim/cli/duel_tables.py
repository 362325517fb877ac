"""A duel in sentences and a table within 80 columns, plain in a pipe."""

from collections.abc import Iterator
from textwrap import fill
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from ..results.comparison_sentences import signed
from ..results.wording import fixed, number, percent, places

WIDTH = 80


def print_duel(document: dict[str, Any]) -> None:
    """Print who is better and how much is skill, then a table of all strategies, to stdout."""
    console = Console(highlight=False)
    console.width = min(console.width, WIDTH)
    for sentence in sentences(document):
        console.print(Text(fill(sentence, console.width)))
    console.print()
    console.print(Text(fill(heading(document), console.width), style="bold"))
    console.print(strategies(document))
    if document["seats"] is not None:
        console.print(Text(fill(seats(document), console.width)))


def sentences(document: dict[str, Any]) -> Iterator[str]:
    """Yield who is better than whom, and how much of winning is skill."""
    rates = {each["name"]: each for each in document["strategies"]}
    for row in document["better"]:
        first, second = (rates[row[side]] for side in ("name", "than"))
        told = f"{row['name']} wins {_rate(first)} of its hands, {row['than']} {_rate(second)}"
        yield f"{told}: better with confidence {_confidence(row['confidence'])}."
    if not document["better"]:
        yield "Nobody won a hand."
    if document["skill"] is not None:
        yield skill(document["skill"])


def skill(told: dict[str, Any]) -> str:
    """Say how much of winning is skill."""
    decimals = places(100 * told["se"] if told["se"] else None)
    low, high = (fixed(100 * end, decimals) for end in told["ci95"])
    share, ends = 100 * told["share"], [100 * end for end in told["share_ci95"]]
    digits = places((ends[1] - ends[0]) / 4)
    wins = f"{fixed(100 * told['rate'], decimals)} % ({low} to {high})"
    way = f"{fixed(share, digits)} % ({fixed(ends[0], digits)} to {fixed(ends[1], digits)})"
    return (
        f"Luck or skill: among players at random {told['strategy']} wins {wins} on {told['deals']:,} further "
        f"deals, where luck alone gives {100 * told['fair_share']:.4g} %: {way} of the way from luck to always "
        "winning."
    )


def heading(document: dict[str, Any]) -> str:
    """Return what was played."""
    return (
        f"{document['name']}, {document['players']} players: {document['deals']:,} deals, each in "
        f"{len(document['seatings'])} seatings; equal players win {100 * document['fair_share']:.4g} %"
    )


def strategies(document: dict[str, Any]) -> Table:
    """Return the table of all strategies, the best first."""
    table = Table(box=None, pad_edge=False, show_edge=False, header_style="dim")
    table.add_column("strategy")
    for head in ("wins", "95 %", "points a hand", "95 %", "rating"):
        table.add_column(head, justify="right", no_wrap=True)
    for row in sorted(document["strategies"], key=lambda each: -(each["rate"] or 0.0)):
        points, rating = row["points"], row["rating"]
        table.add_row(
            row["name"],
            percent(row["rate"], row["se"]),
            _ends(row["ci95"], row["se"], 100.0),
            number(points and points["mean"], points and points["se"]),
            _ends(points and points["ci95"], points and points["se"], 1.0),
            "-" if rating is None else _with_error(rating["elo"]["value"], rating["elo"]["se"]),
        )
    return table


def seats(document: dict[str, Any]) -> str:
    """Return what each seat adds to the odds of winning."""
    told = [f"seat {row['seat']} {_with_error(row['log_odds'], row['se'])}" for row in document["seats"]]
    return (
        "Rating: log odds of winning times 173.7, so that 400 points are odds of ten to one; +- is one "
        f"standard error. Log odds by seat, strategies being equal: {', '.join(told)}."
    )


def _with_error(value: float, error: float) -> str:
    return f"{signed(value, error or None)} +-{fixed(error, places(error or None))}"


def _rate(row: dict[str, Any]) -> str:
    ends = _ends(row["ci95"], row["se"], 100.0)
    return f"{percent(row['rate'], row['se'])} ({ends})"


def _ends(ends: list[float] | None, error: float | None, factor: float) -> str:
    if ends is None:
        return "-"
    decimals = places(factor * error if error else None)
    return " to ".join(fixed(factor * end, decimals) for end in ends)


def _confidence(chance: float | None) -> str:
    if chance is None:
        return "unknown"
    return "above 99.99 %" if chance > 0.9999 else f"{100 * chance:.4g} %"
