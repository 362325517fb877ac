from pathlib import Path

import numpy as np
import pytest
from unosim.kernel.tally import ROW_NAMES, ROW_SIZE
from unosim.results.layout import by_columns
from unosim.results.part_writer import PartWriter
from unosim.results.rows import TYPES, parquet_bytes, scan_rows, table, whole_game_numbers
from unosim.results.sampling import Sampling, sampling

BEYOND = 5_000_000_000
"""A game number that 32 bits do not hold."""


def rows_of(first: int, games: int) -> np.ndarray:
    rows = np.zeros((games, ROW_SIZE), np.int32)
    rows[:, 0] = np.arange(first, first + games).astype(np.uint32).view(np.int32)
    return rows


def test_extreme_counts_come_back_as_they_were(tmp_path: Path) -> None:
    rows = rows_of(0, 1)
    extremes = {
        "winner": -1,
        "turns": 65_535,
        "forfeits": 200_000,
        "cards_drawn": 65_535 * 480,
        "points": 2**31 - 1,
        "displacement": -70_000,
        "rotator_change": -70_000,
    }
    for name, value in extremes.items():
        rows[0, ROW_NAMES.index(name)] = value
    (tmp_path / "rows.parquet").write_bytes(parquet_bytes(table([rows], [np.array([10**12 - 1])])))
    row = scan_rows(tmp_path).collect().row(0, named=True)
    assert {name: row[name] for name in extremes} == extremes
    assert row["game"] == 10**12 - 1


def test_columns_are_named_and_typed() -> None:
    frame = table([rows_of(0, 3)], [np.arange(3)])
    assert frame.columns == list(ROW_NAMES)
    assert dict(frame.schema) == TYPES


def test_the_same_rows_in_other_pieces_are_the_same_bytes() -> None:
    rows, numbers = rows_of(0, 100), np.arange(100)
    whole = parquet_bytes(table([rows], [numbers]))
    assert (
        parquet_bytes(table([rows[:1], rows[1:70], rows[70:]], [numbers[:1], numbers[1:70], numbers[70:]]))
        == whole
    )


def test_game_numbers_beyond_32_bits_are_made_whole() -> None:
    first = BEYOND - 3
    assert whole_game_numbers(rows_of(first, 6), first).tolist() == list(range(first, first + 6))
    around = 2**32 - 2
    assert whole_game_numbers(rows_of(around, 4), around).tolist() == list(range(around, around + 4))


def test_hands_of_one_match_share_their_game(tmp_path: Path) -> None:
    rows = np.repeat(rows_of(0, 2), [3, 1], axis=0)
    rows[:, 1] = [0, 1, 2, 0]
    PartWriter(tmp_path, Sampling(1, 1), games=2).add(0, 2, rows)
    frame = scan_rows(tmp_path / "games").collect()
    assert frame["game"].to_list() == [0, 0, 0, 1]
    assert frame["hand"].to_list() == [0, 1, 2, 0]


def test_without_files_the_table_is_empty_and_typed(tmp_path: Path) -> None:
    assert dict(scan_rows(tmp_path / "games").collect().schema) == TYPES


@pytest.mark.parametrize(
    ("wish", "games", "block"),
    [
        ("all", 10_000_000, 1),
        ("all", 10_000_001, 2),
        ("all", 10**9, 100),
        ("sample", 1000, 1),
        ("sample", 10**7, 10),
        ("none", 10**9, 0),
    ],
)
def test_how_many_games_get_a_row(wish: str, games: int, block: int) -> None:
    assert sampling(wish, games, seed=1).block == block


def test_a_sample_has_no_favourite_place_and_follows_the_seed() -> None:
    games = np.arange(BEYOND, BEYOND + 10 * 20_000)
    kept = games[Sampling(10, 1).keeps(games)]
    places = np.bincount(kept % 10, minlength=10)
    assert len(kept) == 20_000
    assert (abs(places - 2000) < 5 * 2000**0.5).all()
    assert (kept != games[Sampling(10, 2).keeps(games)]).any()


@pytest.mark.parametrize("hands", [0, 1, 511, 512, 1300])
def test_rows_laid_out_by_columns_are_the_same_rows(hands: int) -> None:
    rows = np.arange(hands * ROW_SIZE, dtype=np.int32).reshape(hands, ROW_SIZE)
    turned = by_columns(rows)
    assert (turned == rows).all()
    assert turned[:, 3].flags.c_contiguous
