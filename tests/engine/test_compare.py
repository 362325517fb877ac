"""Rule sets compared: the same bytes however they are played, the same figures from folders as from play."""

import json
import threading
from pathlib import Path
from typing import Any

import pytest
from pretend import digests, pretend_player
from unosim.config import Config, load
from unosim.engine import chunks, compare, comparison
from unosim.engine.comparison import ComparisonOutcome, run_comparison
from unosim.engine.player import Batch, Player
from unosim.engine.rule_sets import read_rule_sets, why_unpaired
from unosim.engine.run import play_new
from unosim.engine.stop import Stop
from unosim.results import sampling
from unosim.results.errors import FolderError
from unosim.stats.comparison.margins import DEFAULTS, Margin
from unosim.stats.errors import WishError
from unosim.stats.stopping.looks import is_look

GAMES = 3000


def other_player(config: Config) -> Player:
    """A player of made-up hands; another name has other hands on the same deals."""
    play = pretend_player(config)
    if config.name == "classic":
        return play

    def others(first: int, games: int, with_rows: bool) -> Batch:
        batch = play(first + 10**6, games, with_rows)
        batch.rows[:, 0] -= 10**6
        return batch

    return others


def config_of(name: str = "classic", *sets: str, games: int = GAMES) -> Config:
    return load(name, ["rules.max_turns=200", f"run.games={games}", *sets])


def compared(out: Path, *sources: Any, **wishes: Any) -> ComparisonOutcome:
    return run_comparison(sources, margins=dict(DEFAULTS), out=out, player_of=other_player, **wishes)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, Any]]:
    folder = tmp_path_factory.mktemp("whole") / "comparison"
    outcome = compared(folder, config_of(), config_of("seven_zero"), config_of("cerav"), threads=1)
    return folder, outcome.document


def test_a_folder_holds_all_of_it(whole: tuple[Path, dict[str, Any]]) -> None:
    folder, document = whole
    names = sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file())
    parts = ("config.yaml", "counters.json", "summary.json")
    expected = [
        f"rule_sets/{place}-{name}/{part}"
        for place, name in enumerate(("classic", "seven_zero", "cerav"))
        for part in parts
    ]
    assert names == ["comparison.json", "manifest.json", *expected]
    assert json.loads((folder / "comparison.json").read_text("utf-8")) == document
    counts = json.loads((folder / "rule_sets/1-seven_zero/counters.json").read_text("utf-8"))
    assert counts["games"] == counts["hands"] == GAMES
    manifest = json.loads((folder / "manifest.json").read_text("utf-8"))
    assert manifest["kind"] == "unosim comparison"


@pytest.mark.parametrize(("threads", "most"), [(1, 25_000), (4, 25_000), (3, 77)])
def test_threads_and_chunks_change_nothing(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    whole: tuple[Path, dict[str, Any]],
    threads: int,
    most: int,
) -> None:
    monkeypatch.setattr(chunks, "MOST", most)
    sources = config_of(), config_of("seven_zero"), config_of("cerav")
    compared(tmp_path, *sources, threads=threads)
    assert digests(tmp_path) == digests(whole[0])


def runs_of(tmp_path: Path, *names: str, sets: tuple[str, ...] = (), games: int = GAMES) -> list[Path]:
    folders = []
    for name in names:
        folders.append(tmp_path / name)
        play_new(config_of(name, *sets, games=games), out=folders[-1], player_of=other_player)
    return folders


def test_run_folders_are_paired_row_by_row(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, whole: tuple[Path, dict[str, Any]]
) -> None:
    monkeypatch.setattr(sampling, "ROWS_PER_PART", 700)
    folders = runs_of(tmp_path, "classic", "seven_zero", "cerav")
    assert compared(tmp_path / "c", *folders).document == whole[1]
    mixed = compared(tmp_path / "m", folders[0], config_of("seven_zero"), folders[2])
    assert mixed.document == whole[1]
    counters = (tmp_path / "m" / "rule_sets" / "2-cerav" / "counters.json").read_bytes()
    assert counters == (folders[2] / "counters.json").read_bytes()


def test_runs_without_rows_are_compared_by_their_counters(
    tmp_path: Path, whole: tuple[Path, dict[str, Any]]
) -> None:
    folders = runs_of(tmp_path, "classic", "seven_zero", sets=("run.rows=none",))
    document = compared(tmp_path / "c", *folders).document
    found, expected = document["comparisons"][0], whole[1]["comparisons"][0]
    assert found["unpaired_because"] == "a run without a row for every game"
    assert not found["paired"]
    for measure in ("turns", "cards_drawn", "starter_edge", "unfairness"):
        for key in ("baseline", "value", "difference"):
            assert found["measures"][measure][key] == expected["measures"][measure][key]
    assert found["kolmogorov_smirnov"]["distance"] == expected["kolmogorov_smirnov"]["distance"]
    # made-up hands of different names have nothing in common, so that pairing gains nothing here
    assert found["measures"]["turns"]["se"] == pytest.approx(expected["measures"]["turns"]["se"], rel=0.05)
    assert found["cliffs_delta"]["se"] == pytest.approx(expected["cliffs_delta"]["se"], rel=0.05)


@pytest.mark.parametrize(
    ("sources", "wishes", "reason"),
    [
        ((config_of(), config_of("cerav")), {}, None),
        ((config_of(), config_of("cerav", "players=2")), {}, "different numbers of players"),
        ((config_of(), config_of("cerav")), {"unpaired": True}, "asked for"),
    ],
)
def test_who_cannot_be_paired_gets_other_deals(
    sources: tuple[Config, ...], wishes: dict[str, bool], reason: str | None
) -> None:
    unpaired = wishes.get("unpaired", False)
    sets = read_rule_sets(sources, games=None, seed=7, unpaired=unpaired)
    assert why_unpaired(*sets, unpaired=unpaired) == reason
    assert [each.config.run.seed for each in sets] == ([7, 7] if reason is None else [7, 8])


def test_the_baseline_sets_games_and_seed(tmp_path: Path) -> None:
    base, other = config_of("classic", "run.seed=5"), config_of("cerav", "run.seed=6", games=7)
    sets = read_rule_sets([base, other], games=None, seed=None, unpaired=False)
    assert [(each.config.run.games, each.config.run.seed) for each in sets] == [(GAMES, 5)] * 2
    folder = runs_of(tmp_path, "cerav", sets=("run.seed=9",), games=500)[0]
    sets = read_rule_sets([base, folder], games=None, seed=None, unpaired=False)
    assert [(each.config.run.games, each.config.run.seed) for each in sets] == [(500, 9)] * 2


def test_rule_sets_of_one_name_are_told_apart() -> None:
    sets = read_rule_sets([config_of(), config_of(), config_of("cerav")], games=5, seed=1, unpaired=False)
    assert [each.label for each in sets] == ["classic (1)", "classic (2)", "cerav"]


def test_what_cannot_be_compared_is_refused(tmp_path: Path) -> None:
    folder = runs_of(tmp_path, "classic")[0]
    with pytest.raises(WishError, match="two rule sets at least"):
        compared(tmp_path / "c", config_of())
    with pytest.raises(WishError, match="holds 3,000 games; leave out --games"):
        compared(tmp_path / "c", folder, config_of("cerav"), games=10)
    with pytest.raises(WishError, match="was played with seed 1; leave out --seed"):
        compared(tmp_path / "c", folder, config_of("cerav"), seed=10)
    with pytest.raises(WishError, match="games: must be from 2"):
        compared(tmp_path / "c", config_of(), config_of("cerav"), games=1)
    (tmp_path / "empty").mkdir()
    with pytest.raises(FolderError, match="holds no run"):
        compared(tmp_path / "c", config_of(), tmp_path / "empty")
    next((folder / "games").iterdir()).unlink()
    with pytest.raises(FolderError, match=r"rows of games .* are missing"):
        compared(tmp_path / "c", folder, config_of("cerav"))
    assert not (tmp_path / "c").exists()


def test_an_interrupted_comparison_is_of_what_was_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stop = Stop()
    monkeypatch.setattr(comparison, "Stop", lambda: stop)
    monkeypatch.setattr(chunks, "MOST", 100)
    monkeypatch.setattr(compare, "FIRST_GAMES", 50)
    lock = threading.Lock()

    def stopping(config: Config) -> Player:
        play = other_player(config)

        def player(first: int, games: int, with_rows: bool) -> Batch:
            with lock:
                if first > 1000:
                    stop.ask()
            return play(first, games, with_rows)

        return player

    sources = [config_of(), config_of("cerav")]
    outcome = run_comparison(sources, margins=dict(DEFAULTS), out=tmp_path, player_of=stopping)
    assert outcome.interrupted
    games = outcome.document["rule_sets"][0]["games"]
    assert 1000 < games < GAMES
    monkeypatch.setattr(comparison, "Stop", Stop)
    again = compared(tmp_path / "again", *sources, games=games)
    expected = {**again.document, "stopped": "interrupted"}
    found = outcome.document
    for key in ("measures", "kolmogorov_smirnov"):
        assert found["comparisons"][0][key] == expected["comparisons"][0][key]


def test_a_comparison_stops_at_the_first_look_that_decides(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sources = config_of(games=20_000), config_of("cerav", games=20_000)
    margins = {**DEFAULTS, "turns": Margin(1.0)}
    found = [
        run_comparison(
            sources,
            margins=margins,
            out=tmp_path / str(threads),
            player_of=other_player,
            until=True,
            threads=threads,
        )
        for threads in (1, 4)
    ]
    assert digests(tmp_path / "1") == digests(tmp_path / "4")
    document = found[0].document
    assert document["stopped"] == "until"
    assert not found[0].interrupted
    games = document["rule_sets"][0]["games"]
    assert is_look(games)
    assert games < 20_000
    row = document["comparisons"][0]["measures"]["turns"]
    assert row["verdict"] == "same"
    plain = run_comparison(
        [config_of(games=games), config_of("cerav")],
        margins=margins,
        out=tmp_path / "plain",
        player_of=other_player,
    ).document["comparisons"][0]["measures"]["turns"]
    assert row["difference"] == plain["difference"]
    assert row["ci95"][0] < plain["ci95"][0] < plain["ci95"][1] < row["ci95"][1]
    assert row["p"] >= plain["p"]


def test_a_run_folder_cannot_play_until_anything(tmp_path: Path) -> None:
    folder = runs_of(tmp_path, "classic")[0]
    with pytest.raises(WishError, match="has the games it has"):
        compared(tmp_path / "c", folder, config_of("cerav"), until=True)
