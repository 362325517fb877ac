"""A game that is a match: several rows a game, the same bytes however it came about, figures that follow the rows."""

import json
from pathlib import Path

import numpy as np
import polars as pl
import pytest
from pretend import digests
from unosim.config import Config, load
from unosim.engine import chunks, player
from unosim.engine.run import play_new, resume
from unosim.engine.stop import Stop
from unosim.kernel.tally import ROW_NAMES
from unosim.results import sampling
from unosim.results.rows import scan_rows

SETS = ("rules.deal=2", "rules.match.target=60", "players=3")


@pytest.fixture(autouse=True)
def small_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sampling, "ROWS_PER_PART", 2000)  # 100 matches a file


def config_of(games: int, *sets: str) -> Config:
    return load("classic_500", [f"run.games={games}", *SETS, *sets])


def rows_of(folder: Path) -> pl.DataFrame:
    return scan_rows(folder / "games").collect()


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A run of 350 matches."""
    place = tmp_path_factory.mktemp("matches") / "run"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sampling, "ROWS_PER_PART", 2000)
        play_new(config_of(350), out=place, threads=2)
    return place


def test_every_hand_has_a_row_with_game_and_hand(folder: Path) -> None:
    rows = rows_of(folder)
    assert rows["game"].unique().to_list() == list(range(350))
    assert rows["game"].is_sorted()
    hands = rows.group_by("game", maintain_order=True).agg("hand")["hand"].to_list()
    assert all(numbers == list(range(len(numbers))) for numbers in hands)
    assert max(map(len, hands)) > 2


def test_files_hold_fixed_ranges_of_matches(folder: Path) -> None:
    names = sorted(path.stem for path in (folder / "games").iterdir())
    assert names == [
        "000000000000-000000000099",
        "000000000100-000000000199",
        "000000000200-000000000299",
        "000000000300-000000000349",
    ]


def test_games_are_matches_and_hands_are_hands(folder: Path) -> None:
    summary = json.loads((folder / "summary.json").read_text("utf-8"))
    manifest = json.loads((folder / "manifest.json").read_text("utf-8"))
    hands = rows_of(folder).height
    assert (summary["games"], summary["hands"]) == (350, hands)
    assert (manifest["games_played"], manifest["hands_played"]) == (350, hands)
    assert summary["matches"]["number"] == 350
    assert summary["matches"]["hands"]["mean"] == pytest.approx(hands / 350)


def test_the_summary_follows_from_the_rows(folder: Path) -> None:
    summary, rows = json.loads((folder / "summary.json").read_text("utf-8")), rows_of(folder)
    by_match = rows.group_by("game", maintain_order=True).agg(pl.len(), pl.col("turns").sum())
    hands, turns = by_match["len"].to_numpy().astype(float), by_match["turns"].to_numpy().astype(float)
    mean = turns.sum() / hands.sum()
    residuals = turns - mean * hands
    assert summary["turns"]["mean"] == pytest.approx(mean)
    assert summary["turns"]["se"] == pytest.approx((350 / 349 * (residuals**2).sum()) ** 0.5 / hands.sum())
    assert summary["matches"]["turns"]["se"] == pytest.approx(turns.std(ddof=1) / 350**0.5)


def test_winners_and_final_scores_follow_from_the_rows(folder: Path) -> None:
    """Points are the winner's alone, so that the scores of a match can be added up from its rows."""
    summary, rows = json.loads((folder / "summary.json").read_text("utf-8")), rows_of(folder)
    scores, won = np.zeros((350, 3), int), np.zeros((350, 3), int)
    for game, winner, points in rows.select("game", "winner", "points").iter_rows():
        scores[game, winner] += points
        won[game, winner] += 1
    assert (scores.max(axis=1) >= 60).all()
    winners = scores.argmax(axis=1)
    told = summary["matches"]
    assert [seat["wins"] for seat in told["seats"]] == np.bincount(winners, minlength=3).tolist()
    assert [seat["points"]["mean"] for seat in told["seats"]] == pytest.approx(scores.mean(axis=0))
    alone = (won == won.max(axis=1, keepdims=True)).sum(axis=1) == 1
    lost = alone & (won.argmax(axis=1) != winners)
    assert (told["most_hands"]["matches"], told["most_hands"]["lost"]) == (alone.sum(), lost.sum())


@pytest.mark.parametrize(("threads", "first", "most"), [(1, 1, 1), (3, 7, 60)])
def test_threads_and_chunks_change_no_byte(
    tmp_path: Path, folder: Path, monkeypatch: pytest.MonkeyPatch, threads: int, first: int, most: int
) -> None:
    monkeypatch.setattr(chunks, "FIRST", first)
    monkeypatch.setattr(chunks, "MOST", most)
    play_new(config_of(350), out=tmp_path / "run", threads=threads)
    assert digests(tmp_path / "run") == digests(folder)


def test_interrupted_and_gone_on_with_it_is_the_same(
    tmp_path: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chunks, "MOST", 30)
    asked: list[Stop] = []
    monkeypatch.setattr("unosim.engine.run.Stop", lambda: asked.append(Stop()) or asked[-1])

    def stopping_player(config: Config) -> player.Player:
        plain = player.kernel_player(config)

        def play(first: int, games: int, with_rows: bool) -> player.Batch:
            if first >= 130:
                asked[-1].ask()
            return plain(first, games, with_rows)

        return play

    outcome = play_new(config_of(350), out=tmp_path / "run", threads=1, player_of=stopping_player)
    assert outcome.interrupted
    games = outcome.summary["games"]
    assert 130 <= games < 350
    assert rows_of(tmp_path / "run")["game"].n_unique() == games
    resume(tmp_path / "run")
    assert digests(tmp_path / "run") == digests(folder)


def test_a_sample_keeps_whole_matches(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    monkeypatch.setitem(sampling.MOST_ROWS, "all", 700)  # of 20 hands a match: 35 matches, one in ten
    outcome = play_new(config_of(350), out=tmp_path / "run", threads=2)
    assert outcome.manifest.one_row_in == 10
    kept = rows_of(tmp_path / "run")
    games = kept["game"].unique().sort().to_list()
    assert [game // 10 for game in games] == list(range(35))
    everything = rows_of(folder)
    assert kept.equals(everything.filter(pl.col("game").is_in(games)))


@pytest.mark.parametrize("mode", ["first_loses", "lowest_wins"])
@pytest.mark.parametrize("start", ["previous_winner", "previous_loser"])
def test_who_starts_after_the_first_hand(mode: str, start: str) -> None:
    config = config_of(
        40, f"rules.match.mode={mode}", f"rules.start.first_player={start}", "rules.scoring.hand=holders"
    )
    batch = player.kernel_player(config)(0, 40, True)
    rows = dict(zip(ROW_NAMES, batch.rows.T, strict=True))
    following = np.flatnonzero(rows["hand"][1:] > 0) + 1
    before = following - 1
    assert (rows["starter"][rows["hand"] == 0] == 0).all()
    same = rows["starter"][following] == rows["winner"][before]
    if start == "previous_winner":
        assert same.all()
    else:  # the winner holds nothing, so that the loser is another; on a tie the next seat starts
        assert not same[rows["starter"][following] != (rows["starter"][before] + 1) % 3].any()


def test_rows_fit_however_many_hands_a_match_has() -> None:
    config = load("classic", ["run.games=30", "rules.match={hands: 45}"])
    batch = player.kernel_player(config)(0, 30, True)
    assert len(batch.rows) == int(batch.counters.totals["hands"][0]) >= 30 * 45
    assert int(batch.counters.totals["matches"][0]) == 30
    again = player.kernel_player(config)(10, 20, True).rows
    assert np.array_equal(again, batch.rows[batch.rows[:, 0] >= 10])
