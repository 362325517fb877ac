"""``unosim run``: play a config, tell what came out, keep it in a folder."""

from typing import TYPE_CHECKING, Any

import click

from .allowing import allows_code
from .leaving import end_at_once, refusing

if TYPE_CHECKING:
    from ..engine.run import Outcome
    from .run_options import Options

SET_HELP = "Set a key of the config, as in rules.zero=rotate. May be given many times."

ENGINES = ("threads", "dask")

ENGINE_HELP = "Where to play: on threads here, or on a cluster of Dask, by itself one of this machine's own."

UNTIL_HELP = (
    "Stop by itself: at a half-width, as in turns.mean=0.05 or seats.rate=0.001, "
    "or once the seats are judged: fairness. May be given many times."
)


@click.command()
@click.argument("config", required=False)
@allows_code
@click.option("--games", metavar="N", help="How many games: 5000, 10k, 10M, 1B.")
@click.option("--seed", metavar="S", help="The same seed gives the same games.")
@click.option("--out", metavar="DIR", help="The run folder; runs/NAME-N if left out.")
@click.option("--force", is_flag=True, help="Replace an earlier run in DIR.")
@click.option("--threads", metavar="T", help="Threads that play; all cores if left out. Changes no result.")
@click.option("--engine", type=click.Choice(ENGINES), default=ENGINES[0], show_default=True, help=ENGINE_HELP)
@click.option(
    "--scheduler", metavar="ADDRESS", help="With --engine dask: tls://host:8786 or tcp://host:8786."
)
@click.option("--set", "sets", multiple=True, metavar="KEY=VALUE", help=SET_HELP)
@click.option("--until", multiple=True, metavar="GOAL", help=UNTIL_HELP)
@click.option("--max-games", metavar="N", help="With --until: how many games at most; 10M if left out.")
@click.option("--no-report", is_flag=True, help="Make no charts and no PDF.")
@click.option("--json", "as_json", is_flag=True, help="Print summary.json and the speed, nothing else.")
@click.option("--quiet", is_flag=True, help="Show no progress.")
@click.option("--resume", metavar="DIR", help="Go on with a run that was interrupted or killed.")
def run(**given: Any) -> None:
    """Play CONFIG, a preset or a YAML file, and tell what came out.

    Results go to stdout, progress to stderr. Ctrl-C stops, keeps what was played, and ends with 130.
    """
    with refusing():
        _run(given)


def _run(given: dict[str, Any]) -> None:
    from .run_options import Options

    options = Options(**given)
    outcome = _play(options) if options.resume is None else _go_on(options)
    _tell(outcome, options)
    _keep(outcome, options)


def _play(options: "Options") -> "Outcome":
    from ..config import load
    from ..engine.progress import progress_on_stderr
    from ..engine.run import play_new

    options.check_new()
    threads, sets = options.thread_count, options.all_sets
    return play_new(
        load(options.config or "", sets),
        out=options.folder,
        force=options.force,
        threads=threads,
        progress=progress_on_stderr(quiet=options.quiet),
        engine_of=options.engine_of,
        until=options.until,
    )


def _go_on(options: "Options") -> "Outcome":
    from pathlib import Path

    from ..engine.progress import progress_on_stderr
    from ..engine.run import resume

    options.check_resumed()
    return resume(
        Path(options.resume or ""),
        threads=options.thread_count,
        progress=progress_on_stderr(quiet=options.quiet),
        engine_of=options.engine_of,
    )


def _tell(outcome: "Outcome", options: "Options") -> None:
    if options.as_json:
        from ..results.json_text import json_text

        click.echo(json_text({**outcome.summary, "throughput": outcome.manifest.throughput()}), nl=False)
        return
    from .run_tables import print_results

    print_results(outcome.config, outcome.summary)


def _notes(outcome: "Outcome") -> list[str]:
    """Return what is to be said of strategies of the user's own."""
    from ..config.players import is_own

    if not any(is_own(name) for name in outcome.config.strategies):
        return []
    from ..strategies.own import notes_on_own

    return notes_on_own()


def _keep(outcome: "Outcome", options: "Options") -> None:
    """Make the report, say where everything is, and end with 130 if the run was interrupted."""
    played, asked = outcome.summary["games"], outcome.config.run.games
    lines = _notes(outcome)
    if not (options.no_report or outcome.interrupted) and outcome.summary["hands"]:
        from ..reports import write_report

        write_report(outcome.folder)
    if outcome.manifest.one_row_in > 1:
        lines.append(
            f"rows: one game in {outcome.manifest.one_row_in:,}, chosen by the seed; counts are of all games"
        )
    if outcome.interrupted:
        lines.append(
            f"interrupted after {played:,} of {asked:,} games; go on: unosim run --resume {outcome.folder}"
        )
    lines.append(f"run folder: {outcome.folder}")
    if not (options.as_json and options.quiet):
        for line in lines:
            click.echo(line, err=options.as_json)
    if outcome.interrupted:
        end_at_once()
