"""How far a cluster scales: runs measured at 1, 2 and 3 workers here, and simulated ones beyond.

scale.py [CONFIG [GAMES]] prints what a task costs and the speeds. Needs the package distributed.
"""

import pickle
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import psutil
from cluster_simulation import Costs, simulate
from distributed import Client
from unosim.config import Config, load
from unosim.engine import cluster_tasks
from unosim.engine.chunks import Chunks
from unosim.engine.cluster import cluster_of
from unosim.engine.on_worker import pack, play_chunk
from unosim.engine.player import kernel_player
from unosim.engine.run import play_new

BEYOND = (10, 30, 100, 300, 1000, 3000, 10_000)
SHORT = 0.02
"""Seconds of a chunk where the cost of tasks is measured, so that there are many."""


class Measured(NamedTuple):
    """A run on a cluster of this machine.

    Attributes:
        seconds: from the first task to the last result.
        chunks: seconds that each chunk took on its worker.
        scheduler, client: seconds of processor time of the two.
    """

    seconds: float
    chunks: list[float]
    scheduler: float
    client: float


def measure(config: Config, workers: int, chunk_seconds: float) -> Measured:
    """Play a config on a scheduler and workers, each a process of its own."""
    chunks: list[float] = []
    learn = Chunks.measured

    def learn_and_note(self: Chunks, games: int, seconds: float) -> None:
        chunks.append(seconds)
        learn(self, games, seconds)

    with tempfile.TemporaryDirectory() as place:
        address = Path(place) / "scheduler.json"
        started = [start("scheduler", "--port", "0", "--scheduler-file", str(address))]
        while not (address.exists() and address.stat().st_size):
            time.sleep(0.05)
        there = (
            "--scheduler-file",
            str(address),
            "--nthreads",
            "1",
            "--no-nanny",
            "--local-directory",
            place,
        )
        started += [start("worker", *there) for _ in range(workers)]
        try:
            with Client(scheduler_file=str(address), set_as_default=False) as client:
                client.wait_for_workers(workers)
                engine_of, where = cluster_of(client.scheduler.address, None), Path(place) / "run"
            warm = config.model_copy(update={"run": config.run.model_copy(update={"games": 1000 * workers})})
            play_new(warm, out=where, engine_of=engine_of)
            scheduler, client_itself = psutil.Process(started[0].pid), psutil.Process()
            before = used(scheduler), used(client_itself)
            Chunks.measured, cluster_tasks.SECONDS = learn_and_note, chunk_seconds  # type: ignore[method-assign]
            seconds = play_new(config, out=where, force=True, engine_of=engine_of).manifest.seconds
            spent = used(scheduler) - before[0], used(client_itself) - before[1]
        finally:
            Chunks.measured, cluster_tasks.SECONDS = learn, 1.0  # type: ignore[method-assign]
            for process in reversed(started):
                process.kill()
                process.wait()
    return Measured(seconds, chunks, *spent)


def start(what: str, *options: str) -> "subprocess.Popen[bytes]":
    command = [sys.executable, "-m", f"distributed.cli.dask_{what}", *options]
    silent = subprocess.DEVNULL
    return subprocess.Popen([*command, "--host", "127.0.0.1", "--no-dashboard"], stdout=silent, stderr=silent)


def used(process: psutil.Process) -> float:
    times = process.cpu_times()
    return float(times.user + times.system)


def print_sizes(config: Config) -> None:
    """Print how many bytes travel for a task."""
    batch = kernel_player(config)(0, 20_000, True)
    task = len(pickle.dumps((play_chunk, pickle.dumps(config))))
    print(f"a task: {task:,} bytes there, {len(pack(batch.counters)):,} bytes of counters back,")
    print(f"and {batch.rows.nbytes / len(batch.rows):.0f} bytes for each row that is kept")


def print_simulated(costs: Costs, chunk_seconds: float, workers: Sequence[int]) -> None:
    for count in workers:
        seconds = simulate(costs, count, [chunk_seconds] * (30 * count))
        share = 30 * chunk_seconds / seconds
        print(f"{count:>7,} workers: {count * share:>8,.1f} times one alone, {100 * share:5.1f} %")


def main() -> None:
    name, games = (*sys.argv[1:], *("el_cero", "2000000")[len(sys.argv) - 1 :])
    config = load(name, [f"run.games={games}", "run.rows=none"])
    print_sizes(config)
    short = measure(load(name, [f"run.games={int(games) // 2}", "run.rows=none"]), 2, SHORT)
    tasks = len(short.chunks)
    costs = Costs(short.client / tasks, short.scheduler / tasks, 0.01)
    print(f"{tasks} tasks: {1000 * costs.scheduler:.2f} ms of the scheduler and "
          f"{1000 * costs.client:.2f} ms of the run itself each")  # fmt: skip
    for workers in (1, 2, 3):
        run = measure(config, workers, 1.0)
        foreseen = simulate(costs, workers, run.chunks)
        print(f"{workers} workers: {int(games) / run.seconds:,.0f} games a second; {len(run.chunks)} tasks in "
              f"{run.seconds:.1f} s, simulated {foreseen:.1f} s")  # fmt: skip
    for seconds in (1.0, 2.0, 10.0):
        print(f"simulated, tasks of {seconds:g} s:")
        print_simulated(costs, seconds, BEYOND)


if __name__ == "__main__":
    main()
