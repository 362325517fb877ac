"""Playing a run on a cluster of Dask: chunks as tasks, given back in the order of games."""

import logging
import pickle
import re
import time
from typing import TYPE_CHECKING, Any

from ..config import Config
from ..config.players import is_own
from .background import finish_within, in_background
from .cluster_tasks import ClusterTasks
from .engines import EngineOf, Plan
from .errors import EngineError
from .on_worker import question
from .own_cluster import OwnCluster
from .player import kernel_hash, usable_threads
from .progress import Progress
from .stop import Stop

if TYPE_CHECKING:
    from distributed import Client

CONNECTING = 10.0
"""Seconds within which a scheduler has to answer."""

GATHERING = 15.0
"""Seconds within which all workers of this machine's own should be there; later ones help as they come."""

CLOSING, CLOSING_AT_ONCE = 10.0, 0.1
"""Seconds that closing may take, and when it was interrupted: workers of its own end with this process."""

INSTALL = "--engine dask needs the package distributed, which is not installed: pip install 'unosim[cluster]'"

NO_CERTIFICATE = (
    "TLS needs a certificate; name its files by DASK_DISTRIBUTED__COMM__TLS__CA_FILE, "
    "..._TLS__CLIENT__CERT and ..._TLS__CLIENT__KEY"
)

UNGUARDED = "warning: {} is not guarded by TLS: whoever reaches that port can run code on the whole cluster"


def cluster_of(scheduler: str | None, processes: int | None) -> EngineOf:
    """Return the engine of the cluster at an address, or of one that this machine starts if None.

    Args:
        scheduler: as ``tls://host:8786`` or ``tcp://host:8786``.
        processes: workers of a cluster of its own; as many as cores may be used if None.

    Raises:
        EngineError: Dask is not installed.
    """
    try:
        import distributed  # noqa: F401, PLC0415  (an extra)
    except ImportError as error:
        raise EngineError(INSTALL) from error
    return lambda config: Cluster(config, scheduler, processes)


def is_guarded(scheduler: str) -> bool:
    """Tell whether an address has TLS, or is this machine's own."""
    protocol, _, place = scheduler.rpartition("://")
    host = place.rpartition(":")[0].strip("[]")
    return (
        protocol == "tls"
        or host in ("localhost", "::1")
        or re.fullmatch(r"127(\.[0-9]{1,3}){3}", host) is not None
    )


class Cluster:
    """The workers behind a scheduler."""

    name = "dask"

    def __init__(self, config: Config, scheduler: str | None, processes: int | None) -> None:
        if any(is_own(name) for name in config.strategies):
            raise EngineError(
                "--engine dask: strategies of your own are played on threads of this machine only"
            )
        self.config = pickle.dumps(config)
        self.max_turns = config.rules.max_turns
        self.kernel = kernel_hash()
        self.seats: dict[str, int] = {}
        """Threads of each worker that may play, by address."""
        self.refused: dict[str, str] = {}
        """Why others may not, by address."""
        self.progress: Progress | None = None
        self._scheduler = scheduler
        self._processes = processes
        self._client: Client | None = None
        self._own: OwnCluster | None = None
        self._stop = Stop()

    @property
    def client(self) -> "Client":
        """The connection to the scheduler."""
        assert self._client is not None
        return self._client

    @property
    def address(self) -> str:
        """The scheduler, for messages."""
        return self._scheduler or "the cluster of this machine"

    @property
    def threads(self) -> int:
        """Threads of the workers that may play."""
        return sum(self.seats.values())

    def get_ready(self, progress: Progress, stop: Stop) -> float:
        """Connect, wait for workers and ask each by which kernel it plays."""
        began = time.perf_counter()
        self.progress, self._stop = progress, stop
        # what Dask says of lost connections is said here, once
        logging.getLogger("distributed").setLevel(logging.CRITICAL)
        if self._scheduler is not None and not is_guarded(self._scheduler):
            progress.note(UNGUARDED.format(self._scheduler))
        self._client = in_background(self._connect, stop)
        told = False
        while not self.look_around():
            if self.refused:
                raise EngineError(f"{self.address}: no worker there can play this run")
            if self._own is not None and self._own.failed:
                raise EngineError("--engine dask: no worker begins on this machine")
            if not told and self._own is None:
                progress.note(f"{self.address}: waiting for workers ...")
                told = True
            time.sleep(0.2)
        while self._own is not None and self.threads < self._own.processes:
            if time.perf_counter() - began > GATHERING:
                break
            time.sleep(0.05)
            self.look_around()
        return time.perf_counter() - began

    def _connect(self) -> "Client":
        from distributed import Client, Security  # noqa: PLC0415

        address = self._scheduler
        if address is None:
            self._own = OwnCluster(self._processes or usable_threads())
            address = self._own.address
        try:
            if address.startswith("tls://") and not Security().get_connection_args("client").get(
                "ssl_context"
            ):
                raise EngineError(f"--scheduler {address}: {NO_CERTIFICATE}")
            return Client(address, timeout=CONNECTING, set_as_default=False)
        except (OSError, ValueError, TypeError, RuntimeError) as error:
            reason = str(error).splitlines()[0] if str(error) else type(error).__name__
            raise EngineError(
                f"--scheduler {self._scheduler}: no scheduler answers there ({reason})"
            ) from error

    def look_around(self) -> bool:
        """Learn which workers there are; ask those never seen. Tell whether any may play.

        Raises:
            EngineError: the scheduler is lost.
            KeyboardInterrupt: somebody asked to stop.
        """
        there = self.call(self.client.nthreads)
        new = [address for address in there if address not in self.seats and address not in self.refused]
        if new:
            self._ask(new)
        self.seats = {address: there[address] for address in there if address not in self.refused}
        return bool(self.seats)

    def ask_again(self) -> bool:
        """Ask all workers once more by which kernel they play; tell whether one was refused that was not."""
        before = set(self.refused)
        self._ask(list(self.call(self.client.nthreads)))
        self.seats = {address: count for address, count in self.seats.items() if address not in self.refused}
        return bool(set(self.refused) - before)

    def _ask(self, addresses: list[str]) -> None:
        def ask() -> dict[str, Any]:
            return dict(self.client.run(question(), workers=addresses, on_error="return"))

        for address, answer in self.call(ask).items():
            if isinstance(answer, OSError):
                continue  # it left meanwhile
            name, kernel = (address, f"none ({answer})") if isinstance(answer, BaseException) else answer
            if kernel == self.kernel:
                self.refused.pop(address, None)
                continue
            if address not in self.refused and self.progress is not None:
                where = "" if name == address else f" at {address}"
                told = (
                    f"worker {name}{where} is refused: its kernel is {kernel}, that of this run {self.kernel}"
                )
                self.progress.note(told)
            self.refused[address] = kernel

    def call(self, ask: "Any") -> Any:
        """Ask the scheduler something without keeping Ctrl-C waiting.

        Raises:
            EngineError: it is lost.
            KeyboardInterrupt: somebody asked to stop.
        """
        try:
            return in_background(ask, self._stop, self.check, every=0.005)
        except OSError as error:
            raise self.lost() from error

    def check(self) -> None:
        """Raise EngineError if the scheduler is lost."""
        if self.client.status != "running":
            raise self.lost()

    def lost(self) -> EngineError:
        """Return the fault that the scheduler is lost."""
        return EngineError(f"{self.address}: the scheduler is lost")

    def begin(self, plan: Plan, stop: Stop) -> ClusterTasks:
        """Begin to play."""
        return ClusterTasks(self, plan, stop)

    def close(self) -> None:
        """Leave the cluster, and end it if it is this machine's own."""

        def leave() -> None:
            if self._client is not None:
                self._client.close()
            if self._own is not None:
                self._own.close()

        if self._own is not None:
            self._own.end_workers()
        finish_within(leave, CLOSING_AT_ONCE if self._stop.asked else CLOSING)
