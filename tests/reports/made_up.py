"""Run folders of made-up hands: plausible counts in the form of a real run folder, with a real summary."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
from unosim.config import Config, resolved_yaml
from unosim.kernel.counters import PER_HAND, ROUNDS, Counters
from unosim.kernel.state import MAX_SEATS
from unosim.kernel.tally import SEAT_TALLY_NAMES, TALLY_NAMES
from unosim.results.json_text import json_text
from unosim.results.manifest import Manifest
from unosim.stats.summary import summarise

KINDS = {"plain": 0.03, "plus2": 0.004, "plus3": 0.0004, "minus1": 0.004, "null": 0.0004}
"""Rotations of each kind in a turn."""

RARE = ("swaps", "straights", "rainbows", "cards_given", "chains", "chain_cards", "jump_ins")
Hands = np.ndarray
"""One number a hand."""


@dataclass
class MadeUp:
    """What the made-up run is like; ``write`` makes its folder."""

    name: str = "made_up"
    players: int = 4
    hands: int = 20_000
    seed: int = 1
    rotations: bool = True
    max_turns: int = 10_000
    capped: float = 0.0
    """Share of hands stopped by the limit of turns."""
    losers: tuple[int, ...] = ()
    """Seats that never win."""
    head_start: float = 1.08
    """How much more often than the others seat 0 wins."""
    strategies: tuple[str, ...] | None = None
    pace: dict[str, float] = field(default_factory=dict)
    rules: dict[str, Any] = field(default_factory=dict)

    def write(self, folder: Path) -> Path:
        """Write config, manifest, counters and summary into a new folder."""
        folder.mkdir(parents=True)
        config = self.config()
        counters = Counters.from_dict(self.counts(), self.max_turns)
        summary = summarise(config, counters, games=self.hands, stopped="games")
        for name, content in (
            ("counters", {"games": self.hands, **counters.as_dict()}),
            ("summary", summary),
        ):
            (folder / f"{name}.json").write_text(json_text(content), encoding="utf-8")
        (folder / "config.yaml").write_text(resolved_yaml(config), encoding="utf-8")
        Manifest(
            name=self.name,
            config=config.model_dump(mode="json"),
            kernel_hash="0123456789abcdef" * 4,
            seed=self.seed,
            games=self.hands,
            one_row_in=0,
            threads=2,
            games_played=self.hands,
            hands_played=self.hands,
            seconds=1.5,
            stopped="games",
        ).write(folder)
        return folder

    def config(self) -> Config:
        """Return the config; it may hold rules that nothing plays yet."""
        zero = {"zero": "rotate", "rotation_combos": True} if self.rotations else {}
        plain = {
            "name": self.name,
            "players": self.players,
            "strategies": self.strategies or ("high_points",) * self.players,
            "rules": {"max_turns": self.max_turns, **zero, **self.rules},
            "run": {"games": self.hands, "seed": self.seed},
            "pace": self.pace,
        }
        return Config.model_validate(plain)

    def counts(self) -> dict[str, Any]:
        """Return the counters as ``counters.json`` holds them."""
        chance = np.random.default_rng(self.seed)
        turns = np.minimum(10 + chance.negative_binomial(4, 0.1, self.hands), self.max_turns)
        stopped = chance.random(self.hands) < self.capped
        turns[stopped] = self.max_turns
        forfeits = chance.binomial(np.minimum(turns, 500), 0.12)
        tally = self._tally(chance, turns, forfeits)
        winners = self._winners(chance)
        scored = np.zeros((self.hands, MAX_SEATS), np.int64)
        scored[np.arange(self.hands), winners] = tally["points"] * ~stopped
        wins = np.bincount(winners[~stopped], minlength=MAX_SEATS)
        laid = sum(tally[f"rotations_{kind}"] for kind in KINDS)
        return {
            **Counters(1).as_dict(),
            "hands": self.hands,
            "finished": int((~stopped).sum()),
            "unfinished": int(stopped.sum()),
            "starts": [self.hands] + [0] * (MAX_SEATS - 1),
            "wins": wins.tolist(),
            "starter_wins": int(wins[0]),
            "points": scored.sum(0).tolist(),
            "points_squares": (scored**2).sum(0).tolist(),
            "sums": {name: int(tally[name].sum()) for name in TALLY_NAMES},
            "squares": {name: int((tally[name] ** 2).sum()) for name in TALLY_NAMES},
            "rotations": _bins(laid),
            "effective_rotations": _bins(laid - tally["rotations_null"]),
            **self._by_rotation(chance, tally, int(wins.sum())),
            **self._by_round(chance, turns + forfeits, laid),
            **self._by_seat(chance, tally),
            "turns": np.bincount(turns).tolist(),
            "steps": np.bincount(turns + forfeits).tolist(),
        }

    def _winners(self, chance: np.random.Generator) -> Hands:
        weights = np.ones(self.players)
        weights[0] = self.head_start
        weights[list(self.losers)] = 0.0
        return chance.choice(self.players, self.hands, p=weights / weights.sum())

    def _tally(self, chance: np.random.Generator, turns: Hands, forfeits: Hands) -> dict[str, Hands]:
        few = np.minimum(turns, 500)
        tally = {name: chance.binomial(few, 0.05) for name in TALLY_NAMES}
        tally.update({name: np.zeros(self.hands, np.int64) for name in RARE})
        for kind, rate in KINDS.items():
            tally[f"rotations_{kind}"] = chance.binomial(few, rate * self.rotations)
        laid = sum(tally[f"rotations_{kind}"] for kind in KINDS)
        tally.update(
            turns=turns,
            forfeits=forfeits,
            moves=turns,
            draw_turns=chance.binomial(few, 0.3),
            cards_drawn=chance.binomial(few, 0.5),
            points=chance.integers(1, 150, self.hands),
            zeros_laid=laid + chance.binomial(2, 0.2, self.hands),
            rotator_change=chance.integers(-1, 6, self.hands) * laid,
            uno_by_rotation=laid // 3,
        )
        tally["uno_missed"] = chance.binomial(tally["lead_changes"], 0.2)
        tally["uno_caught"] = chance.binomial(tally["uno_missed"], 0.5)
        return {name: values.astype(np.int64) for name, values in tally.items()}

    def _by_rotation(self, chance: np.random.Generator, tally: dict[str, Hands], wins: int) -> dict[str, Any]:
        """Who rotates gets fewer cards, which the others have more; a fifth of the wins is with a hand received."""
        change = np.zeros((len(KINDS) - 1, MAX_SEATS), np.int64)
        for place, kind in enumerate(list(KINDS)[:-1]):
            others = chance.integers(-1, 4, self.players - 1) * int(tally[f"rotations_{kind}"].sum())
            change[place, : self.players] = [-others.sum(), *others]
        moved = sum(int(tally[f"rotations_{kind}"].sum()) for kind in list(KINDS)[:-1])
        received = np.minimum(chance.geometric(0.1, wins // 5 if self.rotations else 0), PER_HAND - 1)
        return {
            "rotation_change": change.tolist(),
            **self._spread_of_changes(tally, change),
            "rotations_with_leader": moved // 2,
            "leader_kept": moved // 8,
            "received_wins": np.bincount(received, minlength=PER_HAND).tolist(),
        }

    def _spread_of_changes(self, tally: dict[str, Hands], change: Hands) -> dict[str, Any]:
        """Each rotation changes a hand by what all do on average, give or take three cards."""
        laid = [tally[f"rotations_{kind}"] for kind in list(KINDS)[:-1]]
        totals = np.maximum([times.sum() for times in laid], 1)[:, None]
        squares = np.array([(times**2).sum() for times in laid])[:, None]
        return {
            "rotation_change_squares": (change**2 * squares / totals**2 + 9 * totals).astype(int).tolist(),
            "rotation_change_products": (change * squares / totals).astype(int).tolist(),
        }

    def _by_seat(self, chance: np.random.Generator, tally: dict[str, Hands]) -> dict[str, Any]:
        """Every second hand is followed; what is counted is shared out among the seats."""
        even = np.full(self.players, 1 / self.players)
        shared = {name: chance.multinomial(tally[name], even) for name in SEAT_TALLY_NAMES}
        followed = {name: share[::2] for name, share in shared.items()}
        return {
            "seat_sums": {name: _padded(share.sum(0)) for name, share in shared.items()},
            "seat_sums_followed": {name: _padded(share.sum(0)) for name, share in followed.items()},
            "seat_squares_followed": {name: _padded((share**2).sum(0)) for name, share in followed.items()},
        }

    def _by_round(self, chance: np.random.Generator, steps: Hands, laid: Hands) -> dict[str, list[Any]]:
        """Follow every second hand round by round."""
        rounds = np.minimum(steps // self.players, ROUNDS - 1)[::2]
        reached = np.bincount(rounds, minlength=ROUNDS)[::-1].cumsum()[::-1]
        where = (chance.random(len(rounds)) * (rounds + 1)).astype(int)
        held = np.maximum(7 - 0.25 * np.arange(ROUNDS), 4)[:, None] + np.arange(MAX_SEATS) * 0.05
        held[:, self.players :] = 0
        held[-1] = 0
        return {
            "round_hands": reached.tolist(),
            "round_sizes": (held * reached[:, None]).astype(int).tolist(),
            "round_squares": ((held**2 + 4) * reached[:, None]).astype(int).tolist(),
            "round_rotations": np.bincount(where, weights=laid[::2], minlength=ROUNDS).astype(int).tolist(),
        }


def _padded(by_seat: Hands) -> list[int]:
    return np.pad(by_seat, (0, MAX_SEATS - len(by_seat))).tolist()


def _bins(values: Hands) -> list[int]:
    return np.bincount(np.minimum(values, PER_HAND - 1), minlength=PER_HAND).tolist()
