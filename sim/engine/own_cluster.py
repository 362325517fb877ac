"""A cluster on this machine, for as long as a run takes: the scheduler in this process, workers in their own."""

import subprocess
import sys

SECONDS_ALONE = "10"
"""Workers whose scheduler is gone end after so many seconds, whatever became of the run."""


class OwnCluster:
    """A scheduler that listens to this machine alone, and workers of one thread each.

    Workers are a session of their own: Ctrl-C, which a terminal sends to all processes in front of it, then
    reaches the run alone, which ends them.
    """

    def __init__(self, processes: int) -> None:
        """Start it.

        Args:
            processes: how many workers.
        """
        from distributed import LocalCluster  # noqa: PLC0415  (an extra)

        self.processes = processes
        self._scheduler = LocalCluster(
            n_workers=0, processes=False, protocol="tcp://", host="127.0.0.1", dashboard_address="127.0.0.1:0"
        )
        options = ["--nworkers", str(processes), "--nthreads", "1", "--death-timeout", SECONDS_ALONE]
        here_alone = ["--host", "127.0.0.1", "--no-dashboard"]
        self._workers = subprocess.Popen(
            [sys.executable, "-m", "distributed.cli.dask_worker", self.address, *options, *here_alone],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )

    @property
    def address(self) -> str:
        """Where the scheduler listens."""
        return str(self._scheduler.scheduler_address)

    @property
    def failed(self) -> bool:
        """Whether the process that keeps the workers has ended by itself."""
        return self._workers.poll() is not None

    def end_workers(self) -> None:
        """Ask the workers to end, and wait for nothing."""
        self._workers.terminate()

    def close(self) -> None:
        """End it."""
        self.end_workers()
        self._workers.wait()
        self._scheduler.close()
