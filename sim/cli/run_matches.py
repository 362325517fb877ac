"""What came out of a run of matches: sentences and tables of its part ``matches``."""

from collections.abc import Iterator
from typing import Any

from rich.table import Table

from ..config import Config
from ..results.wording import fixed, number, percent, places
from .run_tables import intervals_shown, lengths_table, rate_cells, spread_row, table_of


def match_sentences(summary: dict[str, Any]) -> Iterator[str]:
    """Yield how long a match takes, how often it is not won by who won most hands, and what was not decided."""
    yield match_length(summary["matches"])
    yield from most_hands(summary["matches"])
    unfinished = summary["matches"]["unfinished"]
    if unfinished:
        yield f"{unfinished:,} matches were undecided after as many hands as a match may have: nobody won them."


def match_length(matches: dict[str, Any]) -> str:
    """Say how many hands and turns a match takes."""
    hands, turns, minutes = matches["hands"], matches["turns"], matches["minutes"]
    mean = f"{number(hands['mean'], hands['se'])} hands"
    if hands["ci95"]:
        low, high = (fixed(end, places(hands["se"])) for end in hands["ci95"])
        mean += f" (95 %: {low} to {high})"
    took = f"{number(turns['mean'], turns['se'])} turns"
    estimate = f"about {number(minutes['mean'], max(minutes['se'] or 0, 1))} minutes (an estimate)"
    return (
        f"A match takes {mean} and {took}, {estimate}; half of all matches last "
        f"{hands['p25']} to {hands['p75']} hands."
    )


def most_hands(matches: dict[str, Any]) -> Iterator[str]:
    """Say how often the only winner of most hands does not win the match."""
    told = matches["most_hands"]
    if told["rate"] is None or told["ci95"] is None:
        return
    low, high = told["ci95"]
    error = (high - low) / 4
    ends = " to ".join(fixed(100 * end, places(100 * error)) for end in (low, high))
    yield (
        f"Who alone wins most hands does not win the match in {percent(told['rate'], error)} of matches "
        f"(95 %: {ends})."
    )


def match_tables(config: Config, summary: dict[str, Any]) -> Iterator[Table]:
    """Yield how long a match takes, and who wins or loses with which final score."""
    matches = summary["matches"]
    yield match_lengths(matches)
    yield match_seats(config, matches)


def match_lengths(matches: dict[str, Any]) -> Table:
    """Return how long a match takes."""
    table = lengths_table("a match", "90 % of matches")
    table.add_row(*spread_row("hands", matches["hands"], 0))
    for name, label in (("turns", "turns"), ("minutes", "minutes (est.)")):
        mean = matches[name]
        shown = intervals_shown(mean["ci95"], mean["se"])
        table.add_row(label, number(mean["mean"], mean["se"]), shown, "", "", "")
    return table


def match_seats(config: Config, matches: dict[str, Any]) -> Table:
    """Return who wins matches and, where the mode names a loser, who loses them; all intervals hold at once."""
    losing = config.rules.match.mode == "first_loses"
    more = ("lost", "95 %, all seats") if losing else ()
    table = table_of("seat", "matches won", "rate", "95 %, all seats", *more, "final score")
    decided = matches["number"] - matches["unfinished"]
    for seat in matches["seats"]:
        cells = [f"{seat['wins']:,}", *rate_cells(seat, decided)]
        if losing:
            cells += rate_cells({"rate": seat["loss_rate"], "ci95": seat["loss_ci95"]}, decided)
        points = seat["points"]
        table.add_row(str(seat["seat"]), *cells, number(points["mean"], points["se"]))
    return table
