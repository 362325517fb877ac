"""``unosim sweep``: every combination of the values of some keys, and what each key does."""

from typing import TYPE_CHECKING, Any

import click

from .allowing import allows_code
from .leaving import end_at_once, refusing

if TYPE_CHECKING:
    from ..engine.sweep import Sitting, Sweep

GAMES = "100k"

VARY_HELP = "A key and its values, as in rules.zero=plain,rotate. May be given many times."


@click.command()
@click.argument("config", required=False)
@allows_code
@click.option("--vary", multiple=True, metavar="KEY=V1,V2", help=VARY_HELP)
@click.option("--games", metavar="N", help=f"Games of each combination; {GAMES} if left out.")
@click.option("--seed", metavar="S", help="The seed of all combinations; the config's own if left out.")
@click.option("--set", "sets", multiple=True, metavar="KEY=VALUE", help="Set a key in all combinations.")
@click.option("--out", metavar="DIR", help="The folder; runs/sweep-NAME-N if left out.")
@click.option("--threads", metavar="T", help="Threads that play; all cores if left out. Changes no result.")
@click.option("--no-report", is_flag=True, help="Make no charts and no PDF.")
@click.option("--json", "as_json", is_flag=True, help="Print sweep.json, nothing else.")
@click.option("--quiet", is_flag=True, help="Show no progress.")
@click.option("--resume", metavar="DIR", help="Go on with a sweep that was interrupted or killed.")
def sweep(
    *, resume: str | None, as_json: bool, quiet: bool, no_report: bool, threads: str | None, **given: Any
) -> None:
    """Play every combination of some keys of CONFIG and tell which of them matters.

    All combinations meet the same deals where they are for as many players. Those that cannot be played are
    listed before anything is.
    """
    with refusing():
        begun = _begin(**given) if resume is None else _go_on(resume, given)
        from ..engine.sweep import play

        document = play(begun, _sitting(threads, quiet=quiet))
        if document is not None:
            _tell(document, as_json=as_json)
            if not no_report:
                from ..reports import write_report

                write_report(begun.folder)
    if not (as_json and quiet):
        if document is None:
            click.echo(f"interrupted; go on: unosim sweep --resume {begun.folder}", err=as_json)
        click.echo(f"sweep folder: {begun.folder}", err=as_json)
    if document is None:
        end_at_once()


def _begin(
    *,
    config: str | None,
    vary: tuple[str, ...],
    games: str | None,
    seed: str | None,
    sets: tuple[str, ...],
    out: str | None,
) -> "Sweep":
    from pathlib import Path

    from ..config import load
    from ..engine.sweep import begin, plan_sweep
    from ..engine.sweep_plan import refusals
    from ..results.folder import check_free
    from .run_options import MOST_SEED, OptionError, games_of, whole_number

    if config is None:
        raise OptionError("CONFIG is missing: name a preset (see unosim presets) or a YAML file")
    if out == "":
        raise OptionError("--out: must be the name of a folder")
    folder = None if out is None else Path(out)
    check_free(folder)
    base, plan = plan_sweep(
        vary,
        lambda own: load(config, [*sets, *own]),
        games_of(games or GAMES),
        None if seed is None else whole_number("--seed", seed, 0, MOST_SEED),
    )
    for line in refusals(plan):
        click.echo(line, err=True)
    return begin(base, vary, plan, folder)


def _go_on(folder: str, given: dict[str, Any]) -> "Sweep":
    from pathlib import Path

    from ..engine.sweep import go_on
    from .run_options import OptionError

    names = [name if name == "config" else f"--{name.removesuffix('s') if name == 'sets' else name}"
             for name, value in given.items() if value]  # fmt: skip
    if names:
        raise OptionError(f"--resume goes on with what its folder holds; leave out {', '.join(names)}")
    return go_on(Path(folder))


def _sitting(threads: str | None, *, quiet: bool) -> "Sitting":
    from ..engine.player import kernel_player, usable_threads
    from ..engine.progress import progress_on_stderr
    from ..engine.stop import Stop
    from ..engine.sweep import Sitting
    from .run_options import MOST_THREADS, whole_number

    count = usable_threads() if threads is None else whole_number("--threads", threads, 1, MOST_THREADS)
    return Sitting(kernel_player, count, progress_on_stderr(quiet=quiet), Stop())


def _tell(document: dict[str, Any], *, as_json: bool) -> None:
    if as_json:
        from ..results.json_text import json_text

        click.echo(json_text(document), nl=False)
        return
    from .sweep_tables import print_sweep

    print_sweep(document)
