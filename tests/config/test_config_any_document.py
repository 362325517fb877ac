"""Thousands of documents: each is a config or is refused with file, line and column, quickly, never a traceback."""

import re
import time
from pathlib import Path
from random import Random

import pytest
from any_document import any_document
from unosim.config import Config, ConfigError, load, printable

DOCUMENTS = 500
LONGEST = 0.1
"""Seconds of the processor that a document may take."""

PLACED = re.compile(r"(.*any\.yaml|preset \w+):[1-9]\d*:[1-9]\d*: .+")


def loaded(file: Path) -> tuple[bool, float]:
    """Load a file; return whether it is a config, and the seconds of the processor it took."""
    began = time.thread_time()
    try:
        config = load(file)
    except ConfigError as error:
        took, faults = time.thread_time() - began, [str(fault) for fault in error.faults]
        assert faults
        for fault in faults:
            assert PLACED.fullmatch(fault), fault
            assert printable(fault) == fault
        return False, took
    took = time.thread_time() - began
    assert isinstance(config, Config)
    return True, took


def load_documents(number: int, file: Path) -> list[bool]:
    """Load the documents of a number; return which of them are configs."""
    chance, taken = Random(number), []
    for count in range(DOCUMENTS):
        data = any_document(chance)
        file.write_bytes(data)
        try:
            sound, took = loaded(file)
            if took > LONGEST:  # perhaps something else was going on
                took = min(loaded(file)[1] for _ in range(3))
            assert took <= LONGEST, f"{took:.2f} s"
        except Exception as fault:
            raise AssertionError(
                f"document {count} of {number}, {data!r}: {type(fault).__name__}: {fault}"
            ) from fault
        taken.append(sound)
    return taken


def test_500_documents_are_taken_or_refused_with_places(tmp_path: Path) -> None:
    taken = load_documents(0, tmp_path / "any.yaml")
    assert 0.05 < sum(taken) / len(taken) < 0.95


@pytest.mark.heavy
@pytest.mark.parametrize("number", range(1, 21))
def test_10000_documents(number: int, tmp_path: Path) -> None:
    load_documents(number, tmp_path / "any.yaml")


@pytest.mark.parametrize(
    "text",
    [
        "# " + "x" * 200_000,
        "name: " + "x" * 200_000,
        "name: '" + "x" * 200_000,
        "a: " * 50_000,
        "[" * 50_000,
        "{" * 50_000,
        "- " * 50_000,
        "? " * 50_000,
        "\n" * 200_000,
        "&a " * 50_000,
        "\\" * 100_000,
        "x" * 999_999,
        "key: 1\n" * 4_000,
        "rules: {" + ", ".join(f"k{number}: {number}" for number in range(4_000)) + "}",
        "strategies: [" + "random, " * 4_000 + "]",
    ],
    ids=lambda text: f"{text[:12]!r} {len(text)}",
)
def test_large_documents_are_refused_in_time(text: str, tmp_path: Path) -> None:
    file = tmp_path / "any.yaml"
    file.write_text(text, "utf-8")
    sound, took = loaded(file)
    assert not sound
    assert min(took, loaded(file)[1]) < 20 * LONGEST
