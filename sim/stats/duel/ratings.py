"""Ratings: a conditional logit of who wins, with an effect for each strategy and one for each seat.

Of the seats at a table, one wins with odds exp(strategy + seat). Effects add up to 0. Standard errors come
from the scores of whole deals: hands of one deal, with seats changed, are one observation.
"""

from dataclasses import dataclass
from math import log, sqrt

import numpy as np
from numpy.typing import NDArray

from .observed import Duel

Array = NDArray[np.float64]

ELO = 400 / log(10)
"""Points of a rating that make the odds ten to one: 400."""

STEPS = 50
FURTHEST = 12.0
"""Log odds beyond which an effect is not finite: somebody always or never wins."""


@dataclass(frozen=True, slots=True)
class Ratings:
    """Effects on the log odds of winning.

    Attributes:
        strategies: float64 (strategies,), adding up to 0.
        seats: float64 (players,), adding up to 0.
        covariance: float64 (strategies + players,) * 2, of both, strategies first.
    """

    strategies: Array
    seats: Array
    covariance: Array

    def difference(self, first: int, second: int) -> tuple[float, float]:
        """Return by how much one strategy is rated above another, and the standard error."""
        place = self.covariance
        spread = place[first, first] + place[second, second] - 2 * place[first, second]
        return float(self.strategies[first] - self.strategies[second]), sqrt(max(float(spread), 0.0))


def ratings(duel: Duel) -> Ratings | None:
    """Fit the conditional logit by Newton's method; None where an effect is not finite."""
    model, coding = _model(duel)
    wins = duel.wins.astype(float)
    won = wins.sum(axis=1)
    effects = np.zeros(model.shape[2])
    for _ in range(STEPS):
        chances = _chances(model, effects)
        score = np.einsum("rs,rsk->k", wins - won[:, None] * chances, model)
        information = _information(model, chances, won)
        if np.linalg.cond(information) > 1e12:
            return None
        step = np.linalg.solve(information, score)
        effects = effects + step
        if np.abs(coding @ effects).max() > FURTHEST:
            return None
        if np.abs(step).max() < 1e-12:
            break
    values = coding @ effects
    spread = coding @ _sandwich(duel, model, effects, won) @ coding.T
    return Ratings(values[: duel.strategies], values[duel.strategies :], spread)


def _model(duel: Duel) -> tuple[Array, Array]:
    """Return the model (seatings, players, parameters) and the coding from parameters to all effects."""
    strategies, seats = _coding(duel.strategies), _coding(duel.players)
    coding = np.zeros((duel.strategies + duel.players, duel.strategies + duel.players - 2))
    coding[: duel.strategies, : duel.strategies - 1] = strategies
    coding[duel.strategies :, duel.strategies - 1 :] = seats
    rows = [
        [np.concatenate([strategies[strategy], seats[seat]]) for seat, strategy in enumerate(seating)]
        for seating in duel.seatings
    ]
    return np.array(rows), coding


def _coding(count: int) -> Array:
    return np.vstack([np.eye(count - 1), -np.ones((1, count - 1))])


def _chances(model: Array, effects: Array) -> Array:
    """Return the chance of each seat of each seating to win, (seatings, players)."""
    odds = np.exp(model @ effects)
    return np.asarray(odds / odds.sum(axis=1, keepdims=True))


def _information(model: Array, chances: Array, won: Array) -> Array:
    means = np.einsum("rs,rsk->rk", chances, model)
    squares = np.einsum("r,rs,rsk,rsl->kl", won, chances, model, model)
    return np.asarray(squares - np.einsum("r,rk,rl->kl", won, means, means))


def _sandwich(duel: Duel, model: Array, effects: Array, won: Array) -> Array:
    """Return the covariance of the parameters from the scores of deals."""
    chances = _chances(model, effects)
    centred = model - np.einsum("rs,rsk->rk", chances, model)[:, None, :]
    scores = centred.reshape(-1, model.shape[2])
    deals = duel.moments.games
    meat = scores.T @ duel.products @ scores * deals / (deals - 1)
    bread = np.linalg.inv(_information(model, chances, won))
    return np.asarray(bread @ meat @ bread)
