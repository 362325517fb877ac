from itertools import islice
from pathlib import Path

import pytest
from unosim.results.names import LONGEST, free_folders, path_name


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("classic", "classic"),
        ("El Cero (2024)", "El-Cero-2024"),
        ("../../etc/passwd", "etc-passwd"),
        ("a/b\\c:d", "a-b-c-d"),
        ("..", "run"),
        ("", "run"),
        ("🂠🎴", "run"),
        ("Fiesta 🎉 de Ñandú", "Fiesta-de-Ñandú"),
        ("-rf", "rf"),
        (".hidden", "hidden"),
        ("[bold]x[/bold]", "bold-x-bold"),
        ("seven_zero", "seven_zero"),
    ],
)
def test_a_name_becomes_one_step_of_a_path(name: str, expected: str) -> None:
    assert path_name(name) == expected


@pytest.mark.parametrize("letter", ["x", "ñ", "牌"])
def test_a_long_name_is_cut_between_letters(letter: str) -> None:
    short = path_name(letter * 500)
    assert LONGEST - 2 <= len(short.encode()) <= LONGEST
    assert set(short) == {letter}


def test_numbers_go_on_after_the_highest_taken(tmp_path: Path) -> None:
    for taken in ("classic-1", "classic-3", "classic-x", "classic_500-9", "other-7"):
        (tmp_path / taken).mkdir()
    assert [folder.name for folder in islice(free_folders(tmp_path, "classic"), 2)] == [
        "classic-4",
        "classic-5",
    ]


def test_the_first_run_has_number_one(tmp_path: Path) -> None:
    assert next(free_folders(tmp_path / "runs", "classic")) == tmp_path / "runs" / "classic-1"
