"""Effects of a design against least squares by statsmodels, and shares of known size."""

from itertools import product
from typing import Any

import numpy as np
import pandas as pd
import pytest
import statsmodels.formula.api as smf
from statsmodels.stats.anova import anova_lm
from statsmodels.stats.multivariate import test_mvmean as hotelling
from unosim.stats.factorial.design import Design
from unosim.stats.factorial.inference import exceeds, hotelling_p, over_blocks, share, true_square

LEVELS = (2, 3, 4)
CELLS = list(product(*map(range, LEVELS)))
FORMULA = "y ~ (C(a, Sum) + C(b, Sum) + C(c, Sum)) ** 2"


def least_squares(cells: list[tuple[int, ...]], values: Any) -> Any:
    return smf.ols(FORMULA, pd.DataFrame(cells, columns=["a", "b", "c"]).assign(y=values)).fit()


@pytest.mark.parametrize("missing", [[], [0], [5, 18]])
def test_effects_are_least_squares(missing: list[int]) -> None:
    cells = [cell for place, cell in enumerate(CELLS) if place not in missing]
    values = np.random.default_rng(1).normal(50, 5, len(cells))
    design, fit = Design.of(LEVELS, cells), least_squares(cells, values)
    grand, parameters = design.solve(values[:, None])
    assert grand[0] == pytest.approx(fit.params["Intercept"], rel=1e-9)
    for factor, name in enumerate("abc"):
        found = design.effects((factor,), parameters[(factor,)])[:, 0]
        expected = [fit.params[f"C({name}, Sum)[S.{level}]"] for level in range(LEVELS[factor] - 1)]
        assert found == pytest.approx([*expected, -sum(expected)], rel=1e-9, abs=1e-9)
    found = design.effects((1, 2), parameters[(1, 2)])[:, 0].reshape(3, 4)
    for first, second in product(range(2), range(3)):
        expected = fit.params[f"C(b, Sum)[S.{first}]:C(c, Sum)[S.{second}]"]
        assert found[first, second] == pytest.approx(expected, rel=1e-9, abs=1e-9)


@pytest.mark.parametrize("missing", [[], [0], [5, 18]])
def test_what_a_term_alone_explains_is_its_sum_of_squares_of_type_three(missing: list[int]) -> None:
    cells = [cell for place, cell in enumerate(CELLS) if place not in missing]
    values = np.random.default_rng(1).normal(50, 5, len(cells))
    design, squares = Design.of(LEVELS, cells), anova_lm(least_squares(cells, values), typ=3)["sum_sq"]
    for term in design.terms:
        name = ":".join(f"C({'abc'[factor]}, Sum)" for factor in term)
        own = design.explained(term, values[:, None])
        assert (own**2).sum() == pytest.approx(squares[name], rel=1e-9)
        if not missing:
            _, parameters = design.solve(values[:, None])
            assert own == pytest.approx(design.columns(term) @ parameters[term], rel=1e-9, abs=1e-9)


def test_without_a_cell_no_key_explains_more_than_all_there_is() -> None:
    # additive: 0, 10 and 1 of three cells; their mean is 11/3, the squares 182/3. Without the first key the two
    # others at 0 and 10 are alike: 50 of the squares are its own; without the second 0.5 are
    design = Design.of((2, 2), [(0, 0), (0, 1), (1, 0)])
    values = np.array([[0.0], [1.0], [10.0]])
    squares = [(design.explained(term, values) ** 2).sum() for term in ((0,), (1,))]
    assert squares == pytest.approx([50.0, 0.5])
    assert sum(squares) < ((values - values.mean()) ** 2).sum() == pytest.approx(182 / 3)


def test_with_all_cells_effects_are_differences_of_means() -> None:
    # two keys of two values: 10 12 / 20 26, mean 17; rows 11 and 23; the interaction 10 - (11 + 15 - 17) = 1
    design = Design.of((2, 2), [(0, 0), (0, 1), (1, 0), (1, 1)])
    grand, parameters = design.solve(np.array([[10.0], [12.0], [20.0], [26.0]]))
    assert grand[0] == pytest.approx(17.0)
    assert design.effects((0,), parameters[(0,)])[:, 0] == pytest.approx([-6.0, 6.0])
    assert design.effects((1,), parameters[(1,)])[:, 0] == pytest.approx([-2.0, 2.0])
    assert design.effects((0, 1), parameters[(0, 1)])[:, 0] == pytest.approx([1.0, -1.0, -1.0, 1.0])


def test_combinations_that_cannot_be_played_cost_the_interactions_they_hide() -> None:
    assert Design.of((2, 2), [(0, 0), (0, 1), (1, 0)]).terms == ((0,), (1,))
    three = [cell for cell in product(range(2), repeat=3) if cell[:2] != (1, 1)]
    assert Design.of((2, 2, 2), three).terms == ((0,), (1,), (2,), (0, 2), (1, 2))
    assert Design.of((2, 2), [(0, 0), (1, 1)]).terms == ()


def test_the_test_of_a_term_is_hotellings() -> None:
    chance = np.random.default_rng(2)
    values = chance.multivariate_normal([0.1, 0.2, 0.0], [[1, 0.5, 0], [0.5, 2, 0], [0, 0, 0.5]], 100)
    assert hotelling_p(values.T) == pytest.approx(hotelling(values).pvalue, rel=1e-9)
    assert hotelling_p(values.T * 1e-6) == pytest.approx(hotelling(values).pvalue, rel=1e-6)
    assert hotelling_p(np.zeros((2, 100))) is None
    assert hotelling_p(np.vstack([values.T[0], values.T[0]])) is None
    assert hotelling_p(values.T[:, :3]) is None


def test_what_only_rounding_varies_has_no_error() -> None:
    values = np.full(100, 0.1) + np.tile([1e-17, -1e-17], 50)
    assert over_blocks(values).se == 0.0


def blocks_of(effects: Any, noise: float, chance: np.random.Generator) -> Any:
    """Cells by blocks: given means and noise between blocks."""
    return np.asarray(effects)[:, None] + chance.normal(0, noise, (len(effects), 100))


def test_a_square_is_freed_of_its_noise() -> None:
    chance = np.random.default_rng(3)
    # nothing but noise of variance 1 over 100 blocks: the naive mean square is 0.01, the true one 0
    squares = [true_square(blocks_of(np.zeros(8), 1.0, chance))[0] for _ in range(500)]
    assert np.mean(squares) == pytest.approx(0.0, abs=4 * np.std(squares) / 500**0.5)
    assert np.std(squares) < 0.01
    assert true_square(blocks_of(np.full(8, 3.0), 0.1, chance))[0] == pytest.approx(9.0, abs=0.1)


def test_which_square_is_the_larger_is_told_beyond_chance_alone() -> None:
    chance = np.random.default_rng(7)
    three, two, other = (true_square(blocks_of(np.full(4, size), 1.0, chance)) for size in (3.0, 2.0, 3.0))
    assert exceeds(three, two)
    assert not exceeds(two, three)
    assert not exceeds(three, other)
    assert not exceeds(other, three)


def missed_shares(replications: int, seed: int) -> int:
    """How often the interval of a share leaves out the true one: 4 of 4 + 1, of effects 2 and 1."""
    chance = np.random.default_rng(seed)
    design = Design.of((2, 2), list(product(range(2), repeat=2)))
    missed = 0
    for _ in range(replications):
        values = blocks_of([-3.0, -1.0, 1.0, 3.0], 3.0, chance)
        _, parameters = design.solve(values)
        fitted = design.columns((0,)) @ parameters[(0,)]
        found = share(true_square(fitted), true_square(values - values.mean(axis=0)))
        assert found is not None
        missed += not found.low <= 0.8 <= found.high
    return missed


def test_shares_have_intervals_that_hold() -> None:
    assert missed_shares(300, seed=4) <= 0.09 * 300


@pytest.mark.heavy
def test_shares_have_intervals_that_hold_in_the_long_run() -> None:
    assert 0.04 * 10_000 <= missed_shares(10_000, seed=5) <= 0.065 * 10_000


def test_without_differences_there_is_no_share() -> None:
    chance = np.random.default_rng(6)
    values = blocks_of(np.zeros(4), 1.0, chance)
    centred = values - values.mean(axis=0)
    found = share(true_square(centred), true_square(centred))
    assert found is None or found.low <= 1.0 <= found.high
    assert share(true_square(np.zeros((4, 100))), true_square(np.zeros((4, 100)))) is None
