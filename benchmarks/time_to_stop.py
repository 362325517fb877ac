"""Measure how long a run takes to stop after Ctrl-C, with all that was played written and summed up.

    python benchmarks/time_to_stop.py [--times 5]

Half a second is promised, at any size. The exit code is 1 where one stop took longer.
"""

import argparse
import random
import signal
import subprocess
import sys
import tempfile
import time

START = "import sys; from unosim.cli import main; sys.exit(main())"
LIMIT = 0.5
RUNS = {
    "a billion hands": ("run", "classic"),
    "a billion hands without rows": ("run", "classic", "--set", "run.rows=none"),
    "a billion hands of El Cero": ("run", "el_cero"),
    "a billion matches": ("run", "classic_500"),
    "a comparison of two": ("compare", "classic", "el_cero"),
    "three workers of its own": ("run", "el_cero", "--engine", "dask", "--threads", "3"),
}


def main() -> int:
    """Stop each run some times at random moments, and print the middle and the longest time it took."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--times", type=int, default=5, help="how often each run is stopped (5)")
    times = parser.parse_args().times
    too_long = False
    for name, arguments in RUNS.items():
        ready_after = seconds_to_play_little(arguments)
        moments = [ready_after + random.Random(seed).uniform(1, 4) for seed in range(times)]
        took = sorted(seconds_to_stop(arguments, moment) for moment in moments)
        too_long |= took[-1] > LIMIT
        print(f"{name:32} {took[len(took) // 2]:.2f} s, at most {took[-1]:.2f} s", flush=True)
    return int(too_long)


def seconds_to_play_little(arguments: tuple[str, ...]) -> float:
    """Play a few games, so that the kernel is compiled, and return how long a second time takes.

    Raises:
        RuntimeError: The games could not be played.
    """
    for _ in range(2):
        began = time.perf_counter()
        with tempfile.TemporaryDirectory() as place:
            process = start(arguments, "10", place)
            _, said = process.communicate()
            if process.returncode != 0:
                raise RuntimeError(f"exit code {process.returncode}: {said}")
    return time.perf_counter() - began


def seconds_to_stop(arguments: tuple[str, ...], moment: float) -> float:
    """Start a run, send it SIGINT after so many seconds, and return how long it then takes to end.

    Raises:
        RuntimeError: The run did not end as a stopped one, with exit code 130.
    """
    with tempfile.TemporaryDirectory() as place:
        process = start(arguments, "1B", place)
        time.sleep(moment)
        began = time.perf_counter()
        process.send_signal(signal.SIGINT)
        _, said = process.communicate()
        took = time.perf_counter() - began
    if process.returncode != 130:
        raise RuntimeError(f"exit code {process.returncode}: {said}")
    return took


def start(arguments: tuple[str, ...], games: str, place: str) -> "subprocess.Popen[str]":
    """Start a run of so many games into a folder."""
    command = [sys.executable, "-c", START, *arguments, "--games", games, "--out", f"{place}/run"]
    return subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)


if __name__ == "__main__":
    sys.exit(main())
