"""A run that stops by itself stops at the same game, whatever plays it and whatever interrupts it."""

import json
from pathlib import Path

import pytest
from pretend import digests, pretend_player
from unosim.config import Config, load
from unosim.engine import chunks, keeper, run
from unosim.engine.player import Batch, Player
from unosim.engine.run import play_new, resume
from unosim.engine.stop import Stop
from unosim.results import sampling
from unosim.stats.stopping.looks import is_look

UNTIL = ("turns.mean=0.25", "seats.rate=0.01")


@pytest.fixture(autouse=True)
def small_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sampling, "ROWS_PER_PART", 1000)


def config_of(most: int = 60_000) -> Config:
    return load("classic", [f"run.games={most}", "rules.max_turns=200"])


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> tuple[int, dict[str, str]]:
    """The run that nothing interrupts: its games and its bytes."""
    folder = tmp_path_factory.mktemp("whole") / "run"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sampling, "ROWS_PER_PART", 1000)
        outcome = play_new(config_of(), out=folder, player_of=pretend_player, threads=1, until=UNTIL)
    assert outcome.summary["stopped"] == "until"
    assert not outcome.interrupted
    return outcome.summary["games"], digests(folder)


def test_it_stops_at_the_first_look_where_all_is_reached(
    tmp_path: Path, whole: tuple[int, dict[str, str]]
) -> None:
    games, _ = whole
    assert is_look(games)
    # turns are 10 to 59, all as likely: sd 14.4, so 1.96 * 14.4 / 0.25 squared is 12,800 hands or so
    assert 12_000 < games < 14_000
    summary = play_new(config_of(games), out=tmp_path, player_of=pretend_player).summary
    assert (summary["turns"]["ci95"][1] - summary["turns"]["ci95"][0]) / 2 <= 0.25
    fewer = play_new(
        config_of(games * 20 // 21 - 1), out=tmp_path / "fewer", player_of=pretend_player
    ).summary
    widths = [(seat["ci95"][1] - seat["ci95"][0]) / 2 for seat in fewer["seats"]]
    assert (fewer["turns"]["ci95"][1] - fewer["turns"]["ci95"][0]) / 2 > 0.25 or max(widths) > 0.01


@pytest.mark.parametrize(("threads", "most"), [(1, 25_000), (4, 25_000), (2, 7), (3, 333)])
def test_threads_and_chunks_change_nothing(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    whole: tuple[int, dict[str, str]],
    threads: int,
    most: int,
) -> None:
    monkeypatch.setattr(chunks, "MOST", most)
    play_new(config_of(), out=tmp_path, player_of=pretend_player, threads=threads, until=UNTIL)
    assert digests(tmp_path) == whole[1]


def test_what_is_not_reached_ends_at_the_most_games(tmp_path: Path) -> None:
    outcome = play_new(config_of(3000), out=tmp_path, player_of=pretend_player, until=["turns.mean=0.001"])
    assert (outcome.summary["games"], outcome.summary["stopped"]) == (3000, "games")
    assert outcome.summary["until"][0]["reached"] > 0.001


@pytest.mark.parametrize("after", [500, 1000, 6000, 12_000])
def test_a_stopped_run_goes_on_to_the_same_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, whole: tuple[int, dict[str, str]], after: int
) -> None:
    stop = Stop()
    monkeypatch.setattr(run, "Stop", lambda: stop)
    monkeypatch.setattr(chunks, "MOST", 200)

    def stopping(config: Config) -> Player:
        play = pretend_player(config)

        def player(first: int, games: int, with_rows: bool) -> Batch:
            if first >= after:
                stop.ask()
            return play(first, games, with_rows)

        return player

    outcome = play_new(config_of(), out=tmp_path, player_of=stopping, threads=2, until=UNTIL)
    assert outcome.interrupted
    monkeypatch.setattr(run, "Stop", Stop)
    resumed = resume(tmp_path, player_of=pretend_player)
    assert resumed.summary["stopped"] == "until"
    assert digests(tmp_path) == whole[1]


def test_a_run_killed_after_its_last_look_plays_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, whole: tuple[int, dict[str, str]]
) -> None:
    monkeypatch.setattr(keeper, "SECONDS_BETWEEN_SAVES", 0.0)
    play_new(config_of(), out=tmp_path, player_of=pretend_player, until=UNTIL)
    manifest = json.loads((tmp_path / "manifest.json").read_text("utf-8"))
    (tmp_path / "manifest.json").write_text(json.dumps({**manifest, "stopped": None}), "utf-8")
    assert resume(tmp_path, player_of=pretend_player).summary["games"] == whole[0]
    assert digests(tmp_path) == whole[1]


def test_the_manifest_tells_what_the_run_stops_on(tmp_path: Path) -> None:
    play_new(config_of(2000), out=tmp_path, player_of=pretend_player, until=["turns.mean=5"])
    manifest = json.loads((tmp_path / "manifest.json").read_text("utf-8"))
    assert manifest["until"] == ["turns.mean=5"]
    assert (manifest["stopped"], manifest["games_played"], manifest["games"]) == ("until", 1000, 2000)
    again = resume(tmp_path, player_of=pretend_player)
    assert again.summary["games"] == 1000
