"""Duels: all seatings of the same deals, whatever plays them."""

from collections.abc import Sequence
from typing import Any

import pytest
from pretend import pretend_player
from unosim.config import Config, load
from unosim.engine import chunks
from unosim.engine.duel import Sitting, run_duel
from unosim.engine.player import Batch, Player
from unosim.engine.progress import Silent
from unosim.engine.stop import Stop
from unosim.stats.errors import WishError


def load_seated(seated: Sequence[str]) -> Config:
    return load("classic", ["players=2", "rules.max_turns=200", f"strategies=[{', '.join(seated)}]"])


def winning_player(config: Config) -> Player:
    """Hands that high_points wins in three deals of four, whichever its seat."""
    play = pretend_player(config)

    def player(first: int, games: int, with_rows: bool) -> Batch:
        batch = play(first, games, with_rows)
        strong = config.strategies.index("high_points") if "high_points" in config.strategies else 0
        wins = [(strong if (first + game) % 4 else 1 - strong) for game in range(games)]
        if len(batch.rows):
            batch.rows[:, 3] = wins
        return batch

    return player


def dueled(*names: str, deals: int = 2000, player_of: Any = winning_player, **wishes: Any) -> dict[str, Any]:
    sitting = Sitting(player_of, wishes.get("threads", 1), Silent(), wishes.get("stop") or Stop())
    return run_duel(names, load_seated, players=2, deals=deals, sitting=sitting)


def test_the_better_one_wins_at_both_seats() -> None:
    document = dueled("high_points", "random")
    assert document["seatings"] == [["high_points", "random"], ["random", "high_points"]]
    rates = {row["name"]: row["rate"] for row in document["strategies"]}
    assert rates == pytest.approx({"high_points": 0.75, "random": 0.25})
    assert document["better"][0]["name"] == "high_points"
    assert document["better"][0]["confidence"] > 0.9999
    assert (document["deals"], document["games"]) == (2000, 4000)


def test_skill_is_told_on_further_deals() -> None:
    firsts = []

    def watched(config: Config) -> Player:
        play = winning_player(config)

        def player(first: int, games: int, with_rows: bool) -> Batch:
            firsts.append(first)
            return play(first, games, with_rows)

        return player

    document = dueled("high_points", "save_wild", player_of=watched)
    assert document["skill"]["strategy"] == "high_points"
    assert document["skill"]["among"] == "random"
    assert document["skill"]["share"] == pytest.approx(0.5)
    assert document["skill"]["deals"] == 2000
    assert max(firsts) >= 3900


@pytest.mark.parametrize(("threads", "most"), [(4, 25_000), (3, 7)])
def test_threads_and_chunks_change_nothing(monkeypatch: pytest.MonkeyPatch, threads: int, most: int) -> None:
    expected = dueled("high_points", "random")
    monkeypatch.setattr(chunks, "MOST", most)
    assert dueled("high_points", "random", threads=threads) == expected


def test_an_interrupted_duel_tells_of_what_was_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chunks, "MOST", 10)
    stop = Stop()

    def stopping(config: Config) -> Player:
        play = winning_player(config)

        def player(first: int, games: int, with_rows: bool) -> Batch:
            if first > 500:
                stop.ask()
            return play(first, games, with_rows)

        return player

    document = dueled("high_points", "random", player_of=stopping, stop=stop)
    assert document["stopped"] == "interrupted"
    assert 500 < document["deals"] < 2000
    assert document["skill"] is None
    assert document["strategies"][0]["points"]["se"] is not None


@pytest.mark.parametrize(
    ("names", "deals", "message"),
    [
        (("random",), 100, "two strategies at least"),
        (("random", "random"), 100, "all different"),
        (("random", "high_points"), 1, "--games: must be from 2"),
    ],
)
def test_what_is_no_duel_is_refused(names: tuple[str, ...], deals: int, message: str) -> None:
    with pytest.raises(WishError, match=message):
        dueled(*names, deals=deals)
