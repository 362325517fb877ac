"""What all tests share: bounds checks in compiled code, and ``pytest --rules``."""

import os
from collections import defaultdict
from pathlib import Path

import pytest
from clauses import read_clauses

os.environ.setdefault("NUMBA_BOUNDSCHECK", "1")

COMPILED = "compiled: plays too many hands to be run without the compiler"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--rules",
        action="store_true",
        help="run nothing; list the tests of each clause of docs/rules.md, and fail if one has none",
    )


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", COMPILED)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Under ``--rules`` pass over files that name no clause, which saves most of the time."""
    if config.getoption("--rules") and collection_path.suffix == ".py":
        return "mark.rule(" not in collection_path.read_text(encoding="utf-8") or None
    return None


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session: pytest.Session) -> bool | None:
    """Under ``--rules`` list the tests of each clause instead of running them."""
    if not session.config.getoption("--rules"):
        return None
    tests = tests_by_clause(session.items)
    clauses = read_clauses()
    for clause in clauses:
        for number, test in enumerate(tests.get(clause.name, ["no test"] if clause.built else [])):
            print(f"{'' if number else clause.name:32}{test}")
    missing = [clause.name for clause in clauses if clause.built and clause.name not in tests]
    unknown = sorted(set(tests) - {clause.name for clause in clauses})
    if missing:
        print(f"clauses without a test: {', '.join(missing)}")
    if unknown:
        print(f"clauses of tests that docs/rules.md does not have: {', '.join(unknown)}")
    if missing or unknown:
        raise session.Failed
    return True


def tests_by_clause(items: list[pytest.Item]) -> dict[str, list[str]]:
    """The tests of each clause, each once however many parameters it has."""
    tests: dict[str, list[str]] = defaultdict(list)
    for item in items:
        test = item.nodeid.partition("[")[0]
        for mark in item.iter_markers("rule"):
            for clause in mark.args:
                if test not in tests[clause]:
                    tests[clause].append(test)
    return tests
