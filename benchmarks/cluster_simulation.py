"""A cluster in miniature: one run, one scheduler and many workers, each doing one thing at a time."""

import heapq
import random
from collections.abc import Sequence
from typing import NamedTuple

from unosim.engine.cluster_tasks import AHEAD, AHEAD_PER_THREAD

SPREAD = 0.1
"""Standard deviation of the speed of workers, as a share."""


class Costs(NamedTuple):
    """What a task costs, in seconds.

    Attributes:
        client: of the run itself, which submits it and merges what comes back.
        scheduler: of the scheduler.
        round_trip: from the run over the scheduler to a worker and back, for each time results are fetched.
    """

    client: float
    scheduler: float
    round_trip: float


def simulate(costs: Costs, workers: int, tasks: Sequence[float]) -> float:
    """Return the seconds that a run takes.

    As in ``sim/engine/cluster_tasks.py``: so many tasks are submitted ahead; whenever the first of them is
    played, all that are played before the next gap are fetched at once and merged in order.

    Args:
        costs: what a task costs.
        workers: how many there are, of one thread each.
        tasks: seconds that each task takes on a worker of usual speed.
    """
    chance = random.Random(1)
    free = [(0.0, number) for number in range(workers)]
    slowness = [max(0.5, chance.gauss(1, SPREAD)) if workers > 3 else 1.0 for _ in range(workers)]
    now = scheduler = 0.0
    done: list[float] = []
    merged = 0
    while merged < len(tasks):
        while len(done) < min(len(tasks), merged + AHEAD_PER_THREAD * workers + AHEAD):
            now += costs.client / 2
            scheduler = max(scheduler, now) + costs.scheduler
            ready, number = heapq.heappop(free)
            end = max(ready, scheduler) + tasks[len(done)] * slowness[number]
            heapq.heappush(free, (end, number))
            done.append(end)
        now = max(now, done[merged]) + costs.round_trip
        first = merged
        while merged < len(done) and done[merged] <= now:
            merged += 1
        now += (merged - first) * costs.client / 2
    return now
