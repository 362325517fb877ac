"""A process that plays made-up games slowly, to be stopped: slow_run.py FOLDER GAMES [WISH ...].

It goes on with the run in the folder, if there is one. Wishes: ``usual-saves`` saves as seldom as a real run,
``powerless`` gives up the privileges of root, for whom permissions do not count.
"""

import ctypes
import os
import sys
from pathlib import Path

from pretend import pretend_player
from unosim.config import Config, load
from unosim.engine import keeper
from unosim.engine.player import Player
from unosim.engine.run import play_new, resume
from unosim.results import sampling
from unosim.results.errors import FolderError

LINUX_CAPABILITY_VERSION_3 = 0x20080522

sampling.ROWS_PER_PART = 1000


def slow_player(config: Config) -> Player:
    return pretend_player(config, seconds_per_game=1e-3 if "usual-saves" in sys.argv else 1e-4)


def give_up_privileges() -> None:
    """Give up all capabilities, among them that of root to write where it may not."""
    if os.geteuid() != 0:
        return
    header = (ctypes.c_uint32 * 2)(LINUX_CAPABILITY_VERSION_3, 0)
    none = (ctypes.c_uint32 * 6)()
    if ctypes.CDLL(None, use_errno=True).capset(header, none) != 0:
        raise OSError(ctypes.get_errno(), "capset")


def main() -> None:
    folder, games, wishes = Path(sys.argv[1]), sys.argv[2], sys.argv[3:]
    if "usual-saves" not in wishes:
        keeper.SECONDS_BETWEEN_SAVES = 0.1
    if "powerless" in wishes:
        give_up_privileges()
    config = load("classic", [f"run.games={games}", "rules.max_turns=200"])
    try:
        if (folder / "manifest.json").exists():
            outcome = resume(folder, threads=2, player_of=slow_player)
        else:
            outcome = play_new(config, out=folder, threads=2, player_of=slow_player)
    except KeyboardInterrupt:
        sys.exit(131)
    except FolderError as error:
        print(error, file=sys.stderr)
        sys.exit(2)
    print(outcome.summary["games"])
    sys.exit(130 if outcome.interrupted else 0)


main()
