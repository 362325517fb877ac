"""``unosim duel``: strategies against each other."""

from typing import Any

import click

from .leaving import end_at_once, refusing

DEALS = "100k"

GAMES_HELP = f"How many deals; each is played once for every seating. {DEALS} if left out."


@click.command()
@click.argument("strategies", metavar="STRATEGY STRATEGY ...", nargs=-1)
@click.option("--config", default="classic", show_default=True, help="The rules: a preset or a YAML file.")
@click.option("--players", metavar="N", help="How many sit at the table; as the config says if left out.")
@click.option("--games", metavar="N", help=GAMES_HELP)
@click.option("--seed", metavar="S", help="The same seed gives the same games.")
@click.option("--set", "sets", multiple=True, metavar="KEY=VALUE", help="Set a key, as in rules.zero=rotate.")
@click.option("--threads", metavar="T", help="Threads that play; all cores if left out. Changes no result.")
@click.option("--json", "as_json", is_flag=True, help="Print the result as one document.")
@click.option("--quiet", is_flag=True, help="Show no progress.")
def duel(*, as_json: bool, **given: Any) -> None:
    """Let strategies play against each other, their seats changed on the same deals.

    Tells how often each wins, who is better with which confidence, and how much of winning is skill.
    """
    with refusing():
        document = _duel(**given)
    if as_json:
        from ..results.json_text import json_text

        click.echo(json_text(document), nl=False)
    else:
        from .duel_tables import print_duel

        print_duel(document)
    if document["stopped"] == "interrupted":
        click.echo(f"interrupted after {document['deals']:,} deals", err=as_json)
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
    quiet: bool,
) -> dict[str, Any]:
    from ..config import STRATEGIES, load, printable
    from ..engine.duel import Sitting, run_duel
    from ..engine.player import kernel_player
    from ..engine.progress import progress_on_stderr
    from ..engine.run import usable_threads
    from ..engine.stop import Stop
    from .run_options import MOST_SEED, MOST_THREADS, OptionError, games_of, whole_number

    unknown = [printable(name[:40]) for name in strategies if name not in STRATEGIES]
    if unknown:
        raise OptionError(f"'{unknown[0]}' is no strategy; there are {', '.join(STRATEGIES)}")
    keys = list(sets)
    if players is not None:
        keys.append(f"players={whole_number('--players', players, 2, 10)}")
    if seed is not None:
        keys.append(f"run.seed={whole_number('--seed', seed, 0, MOST_SEED)}")
    count = usable_threads() if threads is None else whole_number("--threads", threads, 1, MOST_THREADS)
    return run_duel(
        strategies,
        lambda seated: load(config, [*keys, f"strategies=[{', '.join(seated)}]"]),
        players=load(config, [*keys, "strategies=random"]).players,
        deals=games_of(games or DEALS),
        sitting=Sitting(kernel_player, count, progress_on_stderr(quiet=quiet), Stop()),
    )
