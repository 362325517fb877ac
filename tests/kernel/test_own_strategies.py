"""Strategies of the user's own see what their seat may see, the same in whatever order games are played."""

from pathlib import Path

import numpy as np
import pytest
from unosim.config import Config, load, trust
from unosim.kernel.counters import Counters
from unosim.kernel.table import Table

CODE = """
def by_scores(view, moves):
    return (view.scores[0] + view.scores[1]) % moves.count

def first(view, moves):
    return 0

def scribbles(view, moves):
    for place in range(moves.count):
        moves.symbol[place] = 9
        moves.color[place] = 3
    return 0
"""


@pytest.fixture
def code(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(trust, "_allowed", [True])
    path = tmp_path / "own.py"
    path.write_text(CODE, "utf-8")
    return path


def match_of_three(code: Path, function: str) -> Config:
    return load("classic", [f"strategies={code}:{function}", "players=2", "rules.match={hands: 3}"])


def rows(table: Table, first: int, games: int) -> "np.ndarray[tuple[int, ...], np.dtype[np.int32]]":
    return table.play_with_rows(Counters(table.config.rules.max_turns), 5, first, games)


def test_the_first_hand_of_a_match_knows_no_scores_of_the_match_before(code: Path) -> None:
    config = match_of_three(code, "by_scores")
    apart = [rows(Table(config), game, 1) for game in range(4)]
    assert np.array_equal(rows(Table(config), 0, 4), np.concatenate(apart))


def test_a_file_that_changes_on_the_way_changes_nothing_for_the_tables_of_a_run(code: Path) -> None:
    table = Table(match_of_three(code, "first"))
    before = rows(table.another(), 0, 4)
    code.write_text(CODE.replace("return 0\n", "return moves.count - 1\n"), "utf-8")
    assert np.array_equal(rows(table.another(), 0, 4), before)
    assert not np.array_equal(rows(Table(table.config), 0, 4), before)


def test_what_a_strategy_writes_into_its_list_of_moves_is_no_card(code: Path) -> None:
    assert np.array_equal(
        rows(Table(match_of_three(code, "scribbles")), 0, 4), rows(Table(match_of_three(code, "first")), 0, 4)
    )
