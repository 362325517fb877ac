"""Compare the speed of the working tree with that of a commit, in one run: medians of rounds in turn.

    python benchmarks/compare_commits.py [COMMIT] [--config NAME]... [--rounds N] [--seconds S]

COMMIT is HEAD~1 if left out. A ratio of 1.03 says that the working tree plays 3 % more hands a second.
"""

import argparse
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from in_turn import Worker, WorkerError, hands, in_turn, ratios

ROOT = Path(__file__).resolve().parent.parent
CONFIGS = ("classic", "seven_zero", "el_cero", "party")
BESIDE = ("reports", "configs")
"""Folders of the package that stand beside `sim`."""


@contextmanager
def tree_of(commit: str, folder: Path) -> Iterator[Path]:
    """Check a commit out into a folder as long as it is needed."""
    git = ["git", "-C", str(ROOT), "worktree"]
    subprocess.run([*git, "add", "--quiet", "--detach", str(folder), commit], check=True)
    try:
        yield folder
    finally:
        subprocess.run([*git, "remove", "--force", str(folder)], check=True)


def as_package(tree: Path, folder: Path) -> Path:
    """Make the package of a source tree importable from a folder, by links; return the folder."""
    package = folder / "unosim"
    package.mkdir(parents=True)
    for entry in (tree / "sim").iterdir():
        (package / entry.name).symlink_to(entry)
    for name in BESIDE:
        (package / name).symlink_to(tree / name)
    return folder


def resolved(commit: str) -> str | None:
    """Return the short hash of a commit, None if there is none of that name."""
    command = ["git", "-C", str(ROOT), "rev-parse", "--quiet", "--verify", "--short", f"{commit}^{{commit}}"]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    return result.stdout.strip() or None


def compare(workers: list[Worker], configs: list[str], seconds: float, rounds: int) -> int:
    """Print a line for each config; return how many could be compared."""
    print(f"{'config':16} {'before':>12} {'now':>12}   now / before, lowest and highest round")
    compared = 0
    for config in configs:
        try:
            before, now = in_turn(workers, config, (), seconds, rounds)
        except WorkerError as error:
            print(f"{config:16} not compared: {str(error).splitlines()[0]}")
            continue
        compared += 1
        ratio = ratios(now, before)
        print(
            f"{config:16} {hands(before):>12,.0f} {hands(now):>12,.0f}"
            f"   {median(ratio):.3f}  [{ratio[0]:.3f} to {ratio[-1]:.3f}]",
            flush=True,
        )
    return compared


def main() -> int:
    parser = argparse.ArgumentParser(description="Compare the speed with that of a commit.")
    parser.add_argument("commit", nargs="?", default="HEAD~1")
    parser.add_argument("--config", action="append", help="what to play; may be given many times")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--seconds", type=float, default=0.5, help="length of a round")
    options = parser.parse_args()
    found = resolved(options.commit)
    if found is None:
        print(f"there is no commit '{options.commit}' to compare with", file=sys.stderr)
        return 2
    with TemporaryDirectory() as folder, tree_of(found, Path(folder) / "tree") as tree:
        print(
            f"hands/s on one core: {found} before, the working tree now (compiling takes a while)", flush=True
        )
        packages = [
            as_package(source, Path(folder) / name) for name, source in (("then", tree), ("now", ROOT))
        ]
        workers = [Worker(package=package) for package in packages]
        try:
            compared = compare(workers, options.config or list(CONFIGS), options.seconds, options.rounds)
        finally:
            for worker in workers:
                worker.end()
    return 0 if compared else 2


if __name__ == "__main__":
    sys.exit(main())
