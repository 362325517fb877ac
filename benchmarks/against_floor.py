"""How near the kernel comes to a bare loop that plays the classic hand and nothing else.

    python benchmarks/against_floor.py [MODULE] [--rounds N] [--seconds S]

MODULE is the path of a Python file with such a loop: record types GAME and RULES, and a compiled
``batch(games, rules, players, seed, first, count, winners, turns, drawn, reshuffles, points)``. Without it
the kernel's own figures are printed. Both play at random, a drawn card always being played, on one core, in
turn.
"""

import argparse
import sys
from pathlib import Path
from statistics import median

from in_turn import HERE, Worker, hands, in_turn, ratios

SETS = (
    "strategies=random",
    "habits.forget=0",
    "rules.draw.drawn_card=must_play",
    "rules.wild_draw_four.enforced_by=table",
)


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure the kernel beside a bare loop.")
    parser.add_argument("module", nargs="?", type=Path, help="a file with a bare loop to measure in turn")
    parser.add_argument("--players", type=int, action="append", help="may be given many times")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--seconds", type=float, default=0.5, help="length of a round")
    options = parser.parse_args()
    if options.module is not None and not options.module.is_file():
        print(f"{options.module}: no such file", file=sys.stderr)
        return 2
    workers = [Worker()]
    if options.module is not None:
        workers.append(Worker(str(HERE / "floor_worker.py"), str(options.module.resolve())))
    try:
        for players in options.players or (2, 4, 10):
            sets = [*SETS, f"players={players}"]
            speeds = in_turn(workers, "classic", sets, options.seconds, options.rounds)
            line = f"{players:>2} players: {hands(speeds[0]):>12,.0f} hands/s"
            line += f", {median(speed.turns for speed in speeds[0]):>13,.0f} turns/s"
            if len(speeds) > 1:
                ratio = ratios(speeds[0], speeds[1])
                line += f"; bare loop {hands(speeds[1]):>12,.0f} hands/s"
                line += f", ratio {median(ratio):.3f} [{ratio[0]:.3f} to {ratio[-1]:.3f}]"
            print(line, flush=True)
    finally:
        for worker in workers:
            worker.end()
    return 0


if __name__ == "__main__":
    sys.exit(main())
