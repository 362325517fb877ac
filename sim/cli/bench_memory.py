"""How much memory a run takes at most."""

import subprocess
import sys
from tempfile import TemporaryDirectory

_RUN = """
import sys
from pathlib import Path
from unosim.cli import main
config, games, out = sys.argv[1:]
try:
    main(["run", config, "--games", games, "--out", out, "--no-report", "--quiet"])
except SystemExit as end:
    if end.code:
        raise
try:
    status = Path("/proc/self/status").read_text()
    print(next(int(line.split()[1]) * 1024 for line in status.splitlines() if line.startswith("VmHWM")))
except (OSError, StopIteration):
    import resource
    print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * (1 if sys.platform == "darwin" else 1024))
"""
# ru_maxrss alone would do, but under Linux it also holds what the process that started this one had


def peak_memory(config: str, games: int) -> int | None:
    """Play a run with all its rows in a process of its own; return the most bytes it held, None if not known."""
    with TemporaryDirectory() as folder:
        command = [sys.executable, "-c", _RUN, config, str(games), f"{folder}/run"]
        result = subprocess.run(command, capture_output=True, text=True, check=False)
    words = result.stdout.split()
    return int(words[-1]) if result.returncode == 0 and words else None
