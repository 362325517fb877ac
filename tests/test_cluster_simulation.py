"""The miniature cluster of benchmarks/, where its answer is known by hand."""

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "benchmarks"))

from cluster_simulation import Costs, simulate

FREE = Costs(0.0, 0.0, 0.0)


@pytest.mark.parametrize(("workers", "tasks", "seconds"), [(1, 10, 10), (2, 10, 5), (3, 10, 4), (3, 2, 1)])
def test_where_nothing_but_playing_costs(workers: int, tasks: int, seconds: float) -> None:
    assert simulate(FREE, workers, [1.0] * tasks) == pytest.approx(seconds)


def test_the_scheduler_hands_out_one_task_at_a_time() -> None:
    seconds = simulate(Costs(0.0, 0.01, 0.0), 1000, [1.0] * 5000)
    assert seconds == pytest.approx(5000 * 0.01 + 1, abs=0.5)


def test_the_run_submits_and_merges_one_task_at_a_time() -> None:
    assert simulate(Costs(0.02, 0.0, 0.0), 1000, [0.0] * 500) == pytest.approx(500 * 0.02)
