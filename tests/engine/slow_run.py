"""A process that plays made-up games slowly, to be stopped: slow_run.py FOLDER GAMES."""

import sys
from pathlib import Path

from pretend import pretend_player
from unosim.config import Config, load
from unosim.engine import keeper
from unosim.engine.player import Player
from unosim.engine.run import play_new
from unosim.results import sampling

sampling.ROWS_PER_PART = 1000
keeper.SECONDS_BETWEEN_SAVES = 0.1


def slow_player(config: Config) -> Player:
    return pretend_player(config, seconds_per_game=1e-4)


def main() -> None:
    folder, games = Path(sys.argv[1]), sys.argv[2]
    config = load("classic", [f"run.games={games}", "rules.max_turns=200"])
    try:
        outcome = play_new(config, out=folder, threads=2, player_of=slow_player)
    except KeyboardInterrupt:
        sys.exit(131)
    print(outcome.summary["games"])
    sys.exit(130 if outcome.interrupted else 0)


main()
