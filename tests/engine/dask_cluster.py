"""A scheduler of Dask and its workers, each a process of its own on the loopback."""

import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Self

import unosim

PACKAGE = Path(unosim.__file__).parent
PATIENCE = 60.0


class DaskCluster:
    """Processes that end with the block in which they were started."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._processes: list[subprocess.Popen[bytes]] = []
        self.workers: dict[str, subprocess.Popen[bytes]] = {}
        self.scheduler = self._start(
            "scheduler", "--port", "0", "--scheduler-file", str(folder / "scheduler.json")
        )
        self.address = self._address()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *fault: object) -> None:
        for process in reversed(self._processes):
            process.kill()
            process.wait()

    def add(self, name: str, package: Path | None = None) -> None:
        """Start a worker of one thread, which plays whatever unosim is in the folder ``package``."""
        options = (
            "--nthreads",
            "1",
            "--no-nanny",
            "--name",
            name,
            "--local-directory",
            str(self._folder / name),
        )
        self.workers[name] = self._start("worker", self.address, *options, package=package)

    def _start(self, what: str, *options: str, package: Path | None = None) -> subprocess.Popen[bytes]:
        environment = dict(os.environ)
        if package is not None:
            environment["PYTHONPATH"] = str(package)
        command = [sys.executable, "-m", f"distributed.cli.dask_{what}", *options]
        with (self._folder / f"{what}.log").open("ab") as log:
            process = subprocess.Popen(
                [*command, "--host", "127.0.0.1", "--no-dashboard"],
                stdin=subprocess.DEVNULL, stdout=log, stderr=log, env=environment, cwd=self._folder,
            )  # fmt: skip
        self._processes.append(process)
        return process

    def _address(self) -> str:
        path = self._folder / "scheduler.json"
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            assert self.scheduler.poll() is None, (self._folder / "scheduler.log").read_text("utf-8")
            if path.exists() and path.stat().st_size:
                return str(json.loads(path.read_text("utf-8"))["address"])
            time.sleep(0.02)
        raise AssertionError("the scheduler does not begin")

    def wait_for(self, count: int) -> None:
        """Wait until so many workers are there."""
        from distributed import Client  # noqa: PLC0415

        with Client(self.address, set_as_default=False) as client:
            client.wait_for_workers(count, timeout=PATIENCE)


def another_package(folder: Path) -> Path:
    """Copy unosim into a folder, with a remark added to a file of its kernel, and return the folder."""
    for source in ("", "reports", "configs"):
        shutil.copytree(
            PACKAGE / source, folder / "unosim" / source,
            ignore=shutil.ignore_patterns("__pycache__", *(() if source else ("reports", "configs"))),
        )  # fmt: skip
    deal = folder / "unosim" / "kernel" / "deal.py"
    deal.write_text(deal.read_text("utf-8") + "# another\n", "utf-8")
    return folder
