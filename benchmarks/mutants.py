"""Change the rule functions one by one, in a copy, and see whether a quick selection of tests notices.

    python benchmarks/mutants.py [--sample 400] [--seed 1] [--resume]

The compiler is off. The sample of a smaller number is the beginning of that of a larger one. A run that was
stopped goes on with --resume. The exit code is 1 where fewer than 90 % of the mutants are noticed.
"""

import argparse
import os
import shlex
import shutil
import subprocess
import sys
import time
from pathlib import Path
from random import Random

from cosmic_ray.work_db import WorkDB, use_db
from cosmic_ray.work_item import TestOutcome, WorkerOutcome, WorkItem, WorkResult
from mutant_places import is_of_use

ROOT = Path(__file__).resolve().parent.parent
COPY = ROOT / "build" / "mutants"
SESSION = COPY / "session.sqlite"
SETTINGS = COPY / "cosmic-ray.toml"

RULE_FILES = (
    *("deal", "effects", "empty_piles", "ending", "gifts", "jump_in", "laying", "legal", "match", "mercy"),
    *("moving", "pending", "piles", "rounds", "seats", "settle", "turn", "uno"),
    *(f"combos/{name}" for name in ("find", "laying", "moves", "rainbow", "rotation", "sets", "straights")),
)
"""Files of the kernel in which the rules stand."""

TESTS = (
    "-m pytest -x -q -p no:cacheprovider -o addopts= tests/golden tests/referee "
    "--ignore=tests/golden/test_el_cero_large_hands.py -m 'not heavy and not compiled' -k 'golden or a_few'"
)
"""Hands set up by hand, and 120 random ones judged by the referee."""

ENOUGH = 0.9
AT_ONCE = 500

PATIENCE = 4
"""Times a run of all tests may take longer with a mutant than without; then it is taken for endless."""


def main() -> int:
    """Make the mutants, run the tests against each, and tell what became of them."""
    options = _options()
    make_copy(keep_session=options.resume)
    began = time.perf_counter()
    _call(sys.executable, *shlex.split(TESTS))
    write_settings(PATIENCE * (time.perf_counter() - began))
    if not options.resume:
        _call(sys.executable, "-m", "cosmic_ray.cli", "init", str(SETTINGS), str(SESSION))
        with use_db(str(SESSION), WorkDB.Mode.open) as database:
            leave_out(database, options.sample, options.seed)
    try:
        _call(sys.executable, "-m", "cosmic_ray.cli", "exec", str(SETTINGS), str(SESSION))
    except KeyboardInterrupt:
        print("stopped; --resume goes on")
    with use_db(str(SESSION), WorkDB.Mode.open) as database:
        return tell(database)


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--sample", type=int, default=400, help="how many mutants are tried (400)")
    parser.add_argument("--seed", type=int, default=1, help="chooses the sample (1)")
    parser.add_argument("--resume", action="store_true", help="go on with the sample begun last")
    return parser.parse_args()


def make_copy(*, keep_session: bool) -> None:
    """Copy the package and its tests to where they may be changed."""
    kept = SESSION.read_bytes() if keep_session else None
    shutil.rmtree(COPY, ignore_errors=True)
    passed_over = shutil.ignore_patterns("__pycache__", ".hypothesis")
    for source, place in (("sim", "unosim"), ("reports", "unosim/reports"), ("configs", "unosim/configs")):
        shutil.copytree(ROOT / source, COPY / place, ignore=passed_over, dirs_exist_ok=True)
    shutil.copytree(ROOT / "tests", COPY / "tests", ignore=passed_over)
    shutil.copytree(ROOT / "docs", COPY / "docs", ignore=passed_over)
    shutil.copy(ROOT / "pyproject.toml", COPY)
    if kept is not None:
        SESSION.write_bytes(kept)


def write_settings(seconds: float) -> None:
    """Write what cosmic-ray has to know."""
    files = ", ".join(f'"unosim/kernel/{name}.py"' for name in RULE_FILES)
    SETTINGS.write_text(
        "[cosmic-ray]\n"
        f"module-path = [{files}]\n"
        f"timeout = {seconds:.0f}\n"
        "excluded-modules = []\n"
        f'test-command = "{sys.executable} {TESTS}"\n\n'
        '[cosmic-ray.distributor]\nname = "local"\n',
        "utf-8",
    )


def _call(*command: str) -> None:
    environment = {
        **os.environ,
        "PYTHONPATH": str(COPY),
        "NUMBA_DISABLE_JIT": "1",
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    subprocess.run(command, cwd=COPY, env=environment, check=True)


def leave_out(database: WorkDB, sample: int, seed: int) -> None:
    """Mark all mutants but a sample of those that can change a rule as left out."""
    by_place = sorted(database.work_items, key=_place)
    useful = [item for item in by_place if is_of_use(item.mutations[0], COPY)]
    Random(seed).shuffle(useful)
    chosen = {item.job_id for item in useful[:sample]}
    others = [item.job_id for item in by_place if item.job_id not in chosen]
    for first in range(0, len(others), AT_ONCE):
        database.set_multiple_results(others[first : first + AT_ONCE], WorkResult(WorkerOutcome.SKIPPED))
    print(
        f"{len(chosen)} of {len(useful)} mutants, {len(by_place) - len(useful)} others are of no use",
        flush=True,
    )


def _place(item: WorkItem) -> tuple[str, str, int]:
    mutation = item.mutations[0]
    return mutation.module_path.as_posix(), mutation.operator_name, mutation.occurrence


def tell(database: WorkDB) -> int:
    """Print the survivors and the share of mutants that were noticed; return the exit code."""
    outcomes = {
        job: result for job, result in database.results if result.worker_outcome != WorkerOutcome.SKIPPED
    }
    items = {item.job_id: item.mutations[0] for item in database.work_items}
    survivors = [job for job, result in outcomes.items() if result.test_outcome == TestOutcome.SURVIVED]
    for job in sorted(survivors, key=lambda job: (items[job].module_path, items[job].start_pos)):
        print(f"\n{items[job].module_path}:{items[job].start_pos[0]}  {items[job].operator_name}")
        changes = (outcomes[job].diff or "").splitlines()[2:]
        print("\n".join(line for line in changes if line.startswith(("+", "-"))))
    if not outcomes:
        print("no mutant was tried")
        return 1
    killed = len(outcomes) - len(survivors)
    left = len(list(database.pending_work_items))
    print(f"\n{killed} of {len(outcomes)} mutants noticed ({killed / len(outcomes):.1%}), {left} not tried")
    return int(killed < ENOUGH * len(outcomes))


if __name__ == "__main__":
    sys.exit(main())
