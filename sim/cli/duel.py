"""``unosim duel``: strategies against each other."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import click

from .allowing import allows_code
from .leaving import end_at_once, refusing

if TYPE_CHECKING:
    from pathlib import Path

    from ..config import Config

DEALS = "100k"

GAMES_HELP = f"How many deals; each is played once for every seating. {DEALS} if left out."


@click.command()
@click.argument("strategies", metavar="STRATEGY STRATEGY ...", nargs=-1)
@allows_code
@click.option("--config", default="classic", show_default=True, help="The rules: a preset or a YAML file.")
@click.option("--players", metavar="N", help="How many sit at the table; as the config says if left out.")
@click.option("--games", metavar="N", help=GAMES_HELP)
@click.option("--seed", metavar="S", help="The same seed gives the same games.")
@click.option("--set", "sets", multiple=True, metavar="KEY=VALUE", help="Set a key, as in rules.zero=rotate.")
@click.option("--threads", metavar="T", help="Threads that play; all cores if left out. Changes no result.")
@click.option("--out", metavar="DIR", help="The folder; runs/duel-NAME-N if left out.")
@click.option("--no-report", is_flag=True, help="Make no charts and no PDF.")
@click.option("--json", "as_json", is_flag=True, help="Print duel.json, nothing else.")
@click.option("--quiet", is_flag=True, help="Show no progress.")
def duel(*, as_json: bool, quiet: bool, no_report: bool, **given: Any) -> None:
    """Let strategies play against each other, their seats changed on the same deals.

    Tells how often each wins, who is better with which confidence, and how much of winning is skill.
    """
    with refusing():
        document, folder = _duel(quiet=quiet, **given)
    if as_json:
        from ..results.json_text import json_text

        click.echo(json_text(document), nl=False)
    else:
        from .duel_tables import print_duel

        print_duel(document)
    interrupted = document["stopped"] == "interrupted"
    if not (no_report or interrupted):
        with refusing():
            from ..reports import write_report

            write_report(folder)
    if not (as_json and quiet):
        if interrupted:
            click.echo(f"interrupted after {document['deals']:,} deals", err=as_json)
        click.echo(f"duel folder: {folder}", err=as_json)
    if interrupted:
        end_at_once()


def _duel(
    *,
    strategies: tuple[str, ...],
    config: str,
    players: str | None,
    games: str | None,
    seed: str | None,
    sets: tuple[str, ...],
    threads: str | None,
    out: str | None,
    quiet: bool,
) -> tuple[dict[str, Any], "Path"]:
    from pathlib import Path

    from ..config import STRATEGIES, load, printable, resolved_yaml
    from ..config.players import is_own
    from ..engine.duel import Sitting, run_duel
    from ..engine.player import kernel_hash, kernel_player, usable_threads
    from ..engine.progress import progress_on_stderr
    from ..engine.stop import Stop
    from ..results.duel_folder import write_duel
    from ..results.folder import check_free
    from .run_options import MOST_SEED, MOST_THREADS, OptionError, games_of, whole_number

    unknown = [printable(name[:40]) for name in strategies if name not in STRATEGIES and not is_own(name)]
    if unknown:
        raise OptionError(f"'{unknown[0]}' is no strategy; there are {', '.join(STRATEGIES)}")
    if out == "":
        raise OptionError("--out: must be the name of a folder")
    place = None if out is None else Path(out)
    check_free(place)
    keys = list(sets)
    if players is not None:
        keys.append(f"players={whole_number('--players', players, 2, 10)}")
    if seed is not None:
        keys.append(f"run.seed={whole_number('--seed', seed, 0, MOST_SEED)}")
    count = usable_threads() if threads is None else whole_number("--threads", threads, 1, MOST_THREADS)

    def load_seated(seated: Sequence[str]) -> "Config":
        return load(config, [*keys, f"strategies=[{', '.join(seated)}]"])

    document = run_duel(
        strategies,
        load_seated,
        players=load(config, [*keys, "strategies=random"]).players,
        deals=games_of(games or DEALS),
        sitting=Sitting(kernel_player, count, progress_on_stderr(quiet=quiet), Stop()),
    )
    keys.append(f"run.games={document['deals']}")
    played = load_seated(document["seatings"][0])
    kernel = kernel_hash(*map(load_seated, document["seatings"]))
    made = {"kernel_hash": kernel, "strategies": list(strategies)}
    return document, write_duel(place, played.name, resolved_yaml(played), document, made)
