"""``unosim compare``: rule sets against a baseline, on the same deals."""

from typing import TYPE_CHECKING, Any

import click

from .allowing import allows_code
from .leaving import end_at_once, refusing

if TYPE_CHECKING:
    from ..engine.comparison import ComparisonOutcome

MARGIN_HELP = (
    "From which difference on it matters, as in turns=0.5, turns=2% or starter_edge=0.001. "
    "May be given many times."
)

UNTIL_HELP = "Stop by itself as soon as it is known which rule sets have longer hands."


@click.command()
@click.argument("sources", metavar="A B [C ...]", nargs=-1)
@allows_code
@click.option("--games", metavar="N", help="Games of each; as the baseline says if left out.")
@click.option("--seed", metavar="S", help="The seed of all; the baseline's own if left out.")
@click.option("--out", metavar="DIR", help="The folder; runs/compare-A-B-N if left out.")
@click.option("--unpaired", is_flag=True, help="Give each rule set deals of its own.")
@click.option("--set", "sets", multiple=True, metavar="KEY=VALUE", help="Set a key in all, as in players=2.")
@click.option("--margin", "margins", multiple=True, metavar="KEY=VALUE", help=MARGIN_HELP)
@click.option("--until", metavar="difference", help=UNTIL_HELP)
@click.option("--max-games", metavar="N", help="With --until: how many games at most; 10M if left out.")
@click.option("--threads", metavar="T", help="Threads that play; all cores if left out. Changes no result.")
@click.option("--no-report", is_flag=True, help="Make no charts and no PDF.")
@click.option("--json", "as_json", is_flag=True, help="Print comparison.json and the time, nothing else.")
@click.option("--quiet", is_flag=True, help="Show no progress.")
def compare(*, as_json: bool, quiet: bool, no_report: bool, **given: Any) -> None:
    """Compare presets, configs or run folders; A is the baseline.

    Rule sets for as many players meet the same deals, so that small differences show with few games.
    """
    with refusing():
        outcome = _compare(quiet=quiet, **given)
    _tell(outcome, as_json=as_json)
    if not (no_report or outcome.interrupted):
        with refusing():
            from ..reports import write_report

            write_report(outcome.folder)
    _say_where(outcome, as_json=as_json, quiet=quiet)
    if outcome.interrupted:
        end_at_once()


def _compare(
    *,
    sources: tuple[str, ...],
    games: str | None,
    seed: str | None,
    out: str | None,
    unpaired: bool,
    sets: tuple[str, ...],
    margins: tuple[str, ...],
    until: str | None,
    max_games: str | None,
    threads: str | None,
    quiet: bool,
) -> "ComparisonOutcome":
    from pathlib import Path

    from ..engine.comparison import run_comparison
    from ..engine.progress import progress_on_stderr
    from ..stats.comparison.margins import read_margins
    from .run_options import MOST_SEED, MOST_THREADS, OptionError, games_of, whole_number

    if out == "":
        raise OptionError("--out: must be the name of a folder")
    if until is not None:
        games = _most_games(until, games, max_games)
    elif max_games is not None:
        raise OptionError("--max-games goes with --until; without it, give --games")
    return run_comparison(
        sources,
        margins=read_margins(margins),
        games=None if games is None else games_of(games),
        seed=None if seed is None else whole_number("--seed", seed, 0, MOST_SEED),
        unpaired=unpaired,
        sets=sets,
        out=None if out is None else Path(out),
        threads=None if threads is None else whole_number("--threads", threads, 1, MOST_THREADS),
        progress=progress_on_stderr(quiet=quiet),
        until=until is not None,
    )


def _most_games(until: str, games: str | None, max_games: str | None) -> str:
    from ..api import UNTIL_AT_MOST
    from ..config import printable
    from ..stats.comparison.stopping import GOAL
    from .run_options import OptionError, games_of

    if until != GOAL:
        raise OptionError(f"--until {printable(until[:40])}: a comparison stops on '{GOAL}' alone")
    if games is not None:
        raise OptionError("--until stops by itself; give --max-games in place of --games")
    return str(UNTIL_AT_MOST if max_games is None else games_of(max_games, "--max-games"))


def _tell(outcome: "ComparisonOutcome", *, as_json: bool) -> None:
    if as_json:
        from ..results.json_text import json_text

        click.echo(json_text({**outcome.document, "throughput": outcome.timing}), nl=False)
    else:
        from .compare_tables import print_comparison

        print_comparison(outcome.document)


def _say_where(outcome: "ComparisonOutcome", *, as_json: bool, quiet: bool) -> None:
    if not (as_json and quiet):
        if outcome.interrupted:
            click.echo("interrupted: what was played until then is compared", err=as_json)
        click.echo(f"comparison folder: {outcome.folder}", err=as_json)
