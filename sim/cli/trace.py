"""``unosim trace``: one hand of a run, move by move."""

from typing import TYPE_CHECKING

import click

from .allowing import allows_code
from .compiling import told_of_compiling

if TYPE_CHECKING:
    from pathlib import Path

    from ..config import Config


@click.command()
@click.argument("config", metavar="CONFIG|DIR")
@allows_code
@click.option("--game", default="0", show_default=True, metavar="K", help="Which game; the first is 0.")
@click.option("--seed", metavar="S", help="The seed of the run; the config's own if left out.")
@click.option("--set", "sets", multiple=True, metavar="KEY=VALUE", help="Set a key, as in rules.zero=rotate.")
@click.option("--lang", "language", type=click.Choice(["en", "es"]), default="en", show_default=True,
              help="Language of the story.")  # fmt: skip
@click.option("--json", "as_json", is_flag=True, help="Print the events as one document.")
def trace(
    *, config: str, game: str, seed: str | None, sets: tuple[str, ...], language: str, as_json: bool
) -> None:
    """Tell one game move by move: of CONFIG, a preset or a YAML file, or of a run folder DIR.

    It is the very game that a run with that seed plays.
    """
    from ..config import ConfigError
    from ..config.trust import StrategyError
    from ..results.errors import FolderError
    from .run_options import OptionError

    try:
        loaded, number = _which_game(config, game, seed, sets)
        with told_of_compiling():
            from ..trace.play import play_with_log

            events = play_with_log(loaded, number)
    except (ConfigError, StrategyError, FolderError, OptionError, OverflowError) as error:
        click.echo(str(error), err=True)
        raise SystemExit(2) from None
    if as_json:
        from ..results.json_text import json_text
        from ..trace.document import document

        click.echo(json_text(document(loaded, number, events)), nl=False)
        return
    from ..trace.printing import print_story
    from ..trace.story import tell

    print_story(tell(loaded, number, events, language))


def _which_game(source: str, game: str, seed: str | None, sets: tuple[str, ...]) -> "tuple[Config, int]":
    """Return the config with its seed, and the number of the game."""
    from pathlib import Path

    from ..config import load, preset_names
    from .run_options import MOST_GAMES, MOST_SEED, OptionError, whole_number

    folder = Path(source)
    if source in preset_names() or "\0" in source or not folder.is_dir():
        keys = list(sets)
        if seed is not None:
            keys.append(f"run.seed={whole_number('--seed', seed, 0, MOST_SEED)}")
        return load(source, keys), whole_number("--game", game, 0, MOST_GAMES - 1)
    if sets or seed is not None:
        raise OptionError("a run folder has its own config and seed; leave out --set and --seed")
    return _game_of_run(folder, game)


def _game_of_run(folder: "Path", game: str) -> "tuple[Config, int]":
    from ..engine.player import kernel_hash
    from ..trace.run_folder import read_run
    from .run_options import whole_number

    run = read_run(folder)
    number = whole_number("--game", game, 0, run.games - 1)
    if run.kernel_hash != (now := kernel_hash(run.config)):
        click.echo(
            f"warning: {folder}: played by kernel {run.kernel_hash}, this is {now}: "
            "the game told here may not be the one in that run",
            err=True,
        )
    return run.config, number
