"""Sweeps: planned before anything is played, kept cell by cell, the same bytes however they are played."""

import json
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from pretend import digests, pretend_player
from unosim.config import Config, load
from unosim.engine import chunks
from unosim.engine import sweep as sweeps
from unosim.engine.player import Batch, Player
from unosim.engine.progress import Silent
from unosim.engine.stop import Stop
from unosim.engine.sweep import Sitting, begin, go_on, plan_sweep, play
from unosim.engine.sweep_plan import read_factors, refusals
from unosim.results.errors import FolderError
from unosim.stats.errors import WishError

VARY = ("rules.zero=plain,rotate", "players=2,3")
GAMES = 2000


def load_with(sets: Sequence[str]) -> Config:
    return load("classic", ["rules.max_turns=200", *sets])


def longer_player(config: Config) -> Player:
    """Made-up hands: a rotating 0 adds turns that are counted as if the hand were a later one."""
    play_made_up = pretend_player(config)
    shift = 10**6 * (config.rules.zero == "rotate")
    return lambda first, games, with_rows: play_made_up(first + shift, games, with_rows)


def sitting(player_of: Any = longer_player, threads: int = 1, stop: Stop | None = None) -> Sitting:
    return Sitting(player_of, threads, Silent(), stop or Stop())


def swept(folder: Path, how: Sitting | None = None) -> dict[str, Any] | None:
    base, plan = plan_sweep(VARY, load_with, GAMES, 7)
    return play(begin(base, VARY, plan, folder), how or sitting())


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, Any]]:
    folder = tmp_path_factory.mktemp("whole") / "sweep"
    document = swept(folder)
    assert document is not None
    return folder, document


def test_every_combination_is_played_on_the_same_games(whole: tuple[Path, dict[str, Any]]) -> None:
    folder, document = whole
    assert [cell["levels"] for cell in document["cells"]] == [
        {"rules.zero": zero, "players": players} for zero in ("plain", "rotate") for players in ("2", "3")
    ]
    assert {cell["hands"] for cell in document["cells"]} == {GAMES}
    assert (document["games"], document["seed"]) == (GAMES, 7)
    assert json.loads((folder / "sweep.json").read_text("utf-8")) == document
    # the length of made-up hands does not depend on the number of players: equal cells, no main effect at all
    length = document["measures"]["turns"]
    players = next(term for term in length["terms"] if term["keys"] == ["players"])
    assert [row["effect"]["value"] for row in players["effects"]] == pytest.approx([0.0, 0.0], abs=1e-12)
    plain, rotate = (document["cells"][place]["turns"]["value"] for place in (0, 2))
    zero = next(term for term in length["terms"] if term["keys"] == ["rules.zero"])
    assert zero["effects"][1]["effect"]["value"] == pytest.approx((rotate - plain) / 2)
    assert zero["effects"][0]["mean"]["value"] == pytest.approx(plain)


def test_what_leads_has_a_p_of_its_own(whole: tuple[Path, dict[str, Any]]) -> None:
    for measure in whole[1]["measures"].values():
        noted = {tuple(term["keys"]) for term in measure["terms"] if (term["p_holm"] or 1.0) < 0.05}
        assert "square" not in str(measure)
        assert ((measure["leading"],) in noted) == (measure["leads_surely"] is not None)


def test_cells_have_the_error_of_their_hands(whole: tuple[Path, dict[str, Any]]) -> None:
    # turns are 10 to 59, all as likely: sd 14.4 over 2,000 hands; two hundred blocks' worth of luck in it
    for cell in whole[1]["cells"]:
        assert cell["turns"]["se"] == pytest.approx(14.43 / GAMES**0.5, rel=0.25)


@pytest.mark.parametrize(("threads", "most"), [(4, 25_000), (3, 7)])
def test_threads_and_chunks_change_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, whole: tuple[Path, Any], threads: int, most: int
) -> None:
    monkeypatch.setattr(chunks, "MOST", most)
    swept(tmp_path, sitting(threads=threads))
    assert digests(tmp_path) == digests(whole[0])


def test_an_interrupted_sweep_goes_on_with_the_cells_that_are_missing(
    tmp_path: Path, whole: tuple[Path, Any]
) -> None:
    stop, lock, played = Stop(), threading.Lock(), []

    def stopping(config: Config) -> Player:
        own = longer_player(config)

        def player(first: int, games: int, with_rows: bool) -> Batch:
            with lock:
                played.append(games)
                if sum(played) > 1.5 * GAMES:
                    stop.ask()
            return own(first, games, with_rows)

        return player

    assert swept(tmp_path, sitting(stopping, stop=stop)) is None
    assert [path.name for path in (tmp_path / "cells").iterdir()] == ["0000.json"]
    assert not (tmp_path / "sweep.json").exists()

    begun = []

    def counting(config: Config) -> Player:
        begun.append(config)
        return longer_player(config)

    assert play(go_on(tmp_path), sitting(counting)) == whole[1]
    assert len({config.model_dump_json() for config in begun}) == 3
    assert digests(tmp_path) == digests(whole[0])


def test_a_whole_sweep_is_not_played_again(tmp_path: Path, whole: tuple[Path, Any]) -> None:
    def nobody(config: Config) -> Player:
        raise AssertionError("nothing is left to play")

    swept(tmp_path)
    assert play(go_on(tmp_path), sitting(nobody)) == whole[1]


def test_only_the_same_games_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    swept(tmp_path)
    text = (tmp_path / "config.yaml").read_text("utf-8")
    (tmp_path / "config.yaml").write_text(text.replace("deal: 7", "deal: 5"), "utf-8")
    with pytest.raises(FolderError, match="its config is not what it was begun with"):
        go_on(tmp_path)
    (tmp_path / "config.yaml").write_text(text, "utf-8")
    monkeypatch.setattr(sweeps, "kernel_hash", lambda *_: "another")
    with pytest.raises(FolderError, match=r"by another kernel: .* then, another now"):
        go_on(tmp_path)
    monkeypatch.undo()
    for content in ("{}", "[]", "{", '{"levels": [1, 1]}'):
        (tmp_path / "cells" / "0000.json").write_text(content, "utf-8")
        with pytest.raises(FolderError, match="is not as a sweep leaves it"):
            play(go_on(tmp_path), sitting())
    (tmp_path / "manifest.json").write_text("{}", "utf-8")
    with pytest.raises(FolderError, match="holds no sweep"):
        go_on(tmp_path)


def test_combinations_that_cannot_be_played_are_told_with_their_reasons() -> None:
    _, plan = plan_sweep(("rules.deal=7,20", "players=2,6"), load_with, GAMES, None)
    assert [cell.levels for cell in plan.cells] == [(0, 0), (0, 1), (1, 0)]
    (line,) = refusals(plan)
    assert line.startswith("refused: rules.deal=20, players=6: ")
    assert "deck" in line


def test_where_nothing_can_be_played_all_reasons_are_told() -> None:
    with pytest.raises(WishError, match=r"(?s)refused: rules\.deal=19, players=9.*fewer than two"):
        plan_sweep(("rules.deal=19,20", "players=9,10"), load_with, GAMES, None)


def test_a_value_that_never_can_be_played_stops_before_all_others_are() -> None:
    # twenty cards each: for five players the deck is enough, for six it is not
    message = r"(?s)\A--vary rules\.jump_in=off: [^\n]*must be one of[^\n]*\nnothing is played[^\n]*\Z"
    with pytest.raises(WishError, match=message):
        plan_sweep(("rules.jump_in=off,identical", "rules.deal=7,20", "players=5,6"), load_with, GAMES, None)
    _, plan = plan_sweep(("rules.deal=7,20", "players=5,6"), load_with, GAMES, None)
    assert len(plan.cells) == 3


@pytest.mark.parametrize(
    ("vary", "message"),
    [
        ((), "--vary is missing"),
        (("players",), "must be KEY=V1,V2"),
        (("players=",), "must be KEY=V1,V2"),
        (("=2,3",), "must be KEY=V1,V2"),
        (("players=2",), "two values at least"),
        (("players=2,2",), "all different"),
        (("players=2,,3",), "must be KEY=V1,V2"),
        (("players=2,3", "players=4,5"), "given twice"),
        (("run.seed=1,2",), "all combinations play the same games"),
        (tuple(f"rules.k{key}=" + ",".join(map(str, range(8))) for key in range(4)), "4,096 combinations"),
        (("\x1b[31m=1",), r"\\x1b"),
    ],
)
def test_a_wish_that_is_no_factor_is_refused(vary: tuple[str, ...], message: str) -> None:
    with pytest.raises(WishError, match=message):
        read_factors(vary)


def test_commas_in_brackets_do_not_part_values() -> None:
    (factor,) = read_factors(["rules.start.first_player={seat: 1}, random,[a,b]"])
    assert factor.levels == ("{seat: 1}", "random", "[a,b]")


def test_a_cell_needs_games_enough_for_its_blocks() -> None:
    with pytest.raises(WishError, match="1,000 games at least"):
        plan_sweep(VARY, load_with, 999, None)
