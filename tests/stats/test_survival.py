import numpy as np
import pytest
from statsmodels.duration.survfunc import SurvfuncRight
from unosim.stats.survival import survival

LIMIT = 30


def test_the_curve_agrees_with_kaplan_and_meier() -> None:
    length = 1 + np.random.default_rng(3).poisson(22, 800)
    turns = np.minimum(length, LIMIT)
    ended = length <= LIMIT
    curve = survival(np.bincount(turns, minlength=LIMIT + 1), int((~ended).sum()))
    oracle = SurvfuncRight(turns, ended.astype(int))
    assert curve.share[oracle.surv_times] == pytest.approx(oracle.surv_prob, abs=1e-9)
    assert curve.se[oracle.surv_times] == pytest.approx(oracle.surv_prob_se, abs=1e-9)
    assert curve.restricted_to == LIMIT


def test_hands_that_all_ended_leave_no_survivor() -> None:
    # one hand of 1 turn, two of 3
    curve = survival(np.array([0, 1, 0, 2]), 0)
    assert curve.share.tolist() == pytest.approx([1, 2 / 3, 2 / 3, 0])
    assert curve.restricted_to is None


def test_without_hands_nothing_is_known() -> None:
    assert np.isnan(survival(np.zeros(4, np.int64), 0).share).all()
