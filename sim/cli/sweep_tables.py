"""A sweep in sentences and tables within 80 columns, plain in a pipe."""

from collections.abc import Iterator
from textwrap import fill
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from ..results.comparison_sentences import signed
from ..results.wording import fixed, places

WIDTH = 80
MEASURES = {
    "turns": ("the length of a hand", "turns a hand", 1.0),
    "rotations": ("how often hands rotate", "rotations a hand", 1.0),
    "starter_edge": ("the starter's edge", "starter's edge, points", 100.0),
}
"""What each measure is called in a sentence and over a table, and the factor to the unit shown."""

MOST_INTERACTIONS = 6


def print_sweep(document: dict[str, Any]) -> None:
    """Print which key matters most, then main effects and interactions of each measure, to stdout."""
    console = Console(highlight=False)
    console.width = min(console.width, WIDTH)
    for sentence in sentences(document):
        console.print(Text(fill(sentence, console.width)))
    for measure, (_, label, factor) in MEASURES.items():
        terms = document["measures"][measure]["terms"]
        if not any(_varies(term) for term in terms):
            continue
        console.print()
        console.print(Text(f"{document['name']}: {label}, main effects", style="bold"))
        console.print(main_effects([term for term in terms if len(term["keys"]) == 1], factor))
        for line in interactions([term for term in terms if len(term["keys"]) == 2], factor):
            console.print(Text(fill(line, console.width, subsequent_indent="  ")))


def sentences(document: dict[str, Any]) -> Iterator[str]:
    """Yield for each measure which key matters most and how much of the differences it explains."""
    cells = len(document["cells"])
    for measure, (subject, _, _) in MEASURES.items():
        found = document["measures"][measure]
        if found["leading"] is None:
            yield f"No key changes {subject} by itself as far as {document['games']:,} games a cell tell."
            continue
        term = next(term for term in found["terms"] if term["keys"] == [found["leading"]])
        yield (
            f"{found['leading']} {'changes' if found['leads_surely'] else 'seems to change'} {subject} most: by "
            f"itself it explains {_share(term['share'])} of the differences between the {cells:,} combinations, and "
            f"{_percent(term['hand_r2'])} of those between hands."
        )
    stopped = sum(cell["unfinished"] for cell in document["cells"])
    if stopped:
        yield f"{stopped:,} hands were stopped by rules.max_turns; lengths are restricted to that many turns."
    if document["refused"]:
        refused = len(document["refused"])
        left_out = "1 combination is" if refused == 1 else f"{refused:,} combinations are"
        yield f"{left_out} left out: refused by the config."
    if not any(found["terms"] for found in document["measures"].values()):
        yield "The combinations that can be played do not tell the keys apart."


def main_effects(terms: list[dict[str, Any]], factor: float) -> Table:
    """Return a table of what each value of each key adds to the mean over all combinations."""
    table = Table(box=None, pad_edge=False, show_edge=False, header_style="dim")
    table.add_column("value", overflow="fold")
    for head in ("mean", "effect, 95 %", "share", "p (Holm)"):
        table.add_column(head, justify="right", no_wrap=True)
    for term in terms:
        share = "-" if term["share"] is None else _percent(term["share"])
        table.add_row(Text(term["keys"][0]), "", "", share, _p(term["p_holm"]))
        for row in term["effects"]:
            value = next(iter(row["levels"].values()))
            mean = fixed(factor * row["mean"]["value"], places(factor * row["mean"]["se"]))
            table.add_row(Text(f"  {value}"), mean, _interval(row["effect"], factor), "", "")
    return table


def interactions(terms: list[dict[str, Any]], factor: float) -> Iterator[str]:
    """Yield a line for each interaction of note, the largest share first."""
    noted = [term for term in terms if term["p_holm"] is not None and term["p_holm"] < 0.05]
    noted.sort(key=lambda term: -(term["share"]["value"] if term["share"] else 0.0))
    for term in noted[:MOST_INTERACTIONS]:
        largest = max(term["effects"], key=lambda row: abs(float(row["effect"]["value"])))
        levels = ", ".join(f"{key}={value}" for key, value in largest["levels"].items())
        share = "-" if term["share"] is None else _percent(term["share"])
        effect, p = _interval(largest["effect"], factor), _p(term["p_holm"])
        p = p if p.startswith("<") else f"= {p}"
        yield f"{' x '.join(term['keys'])}: share {share}; with {levels} {effect}, p {p}"
    if terms and not noted:
        yield "No two keys work differently together than each by itself, as far as these games tell."
    if len(noted) > MOST_INTERACTIONS:
        yield f"and {len(noted) - MOST_INTERACTIONS} more interactions, in sweep.json"


def _varies(term: dict[str, Any]) -> bool:
    return any(row["effect"]["se"] for row in term["effects"])


def _interval(estimate: dict[str, Any], factor: float) -> str:
    error = factor * estimate["se"] if estimate["se"] else None
    low, high = (fixed(factor * end, places(error)) for end in estimate["ci95"])
    return f"{signed(estimate['value'], estimate['se'], factor)} ({low} to {high})"


def _percent(share: dict[str, Any] | None) -> str:
    if share is None:
        return "nothing certain"
    decimals = max(places(100 * share["se"] if share["se"] else None), 0)
    return f"{fixed(100 * min(max(share['value'], 0.0), 1.0), decimals)} %"


def _share(share: dict[str, Any]) -> str:
    decimals = max(places(100 * share["se"] if share["se"] else None), 0)
    low, high = (fixed(100 * end, decimals) for end in share["ci95"])
    return f"{_percent(share)} ({low} to {high})"


def _p(p: float | None) -> str:
    return "-" if p is None else "< 1e-6" if p < 1e-6 else f"{p:.2g}"
