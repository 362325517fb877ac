import numpy as np
import pytest
from scipy.stats import chisquare, power_divergence
from unosim.stats.fairness import deviation_interval, games_needed, seat_test, verdict


@pytest.mark.parametrize(
    "wins", [[30, 20], [260, 250, 243, 246], [0, 5, 7], [10**11 + 7, 10**11, 10**11 - 9]]
)
def test_chi_square_and_g_agree_with_scipy(wins: list[int]) -> None:
    test = seat_test(wins)
    pearson, likelihood = chisquare(wins), power_divergence(wins, lambda_="log-likelihood")
    assert test.chi2 == pytest.approx(pearson.statistic, rel=1e-9, abs=1e-12)
    assert test.p == pytest.approx(pearson.pvalue, rel=1e-9)
    assert test.df == len(wins) - 1
    if sum(wins) < 10**6:
        assert test.g == pytest.approx(likelihood.statistic, rel=1e-9)


def test_the_effect_is_the_distance_from_equal_shares() -> None:
    # shares 0.30, 0.25, 0.25, 0.20: distances 0.05, 0, 0, 0.05
    test = seat_test([30, 25, 25, 20])
    assert test.max_deviation == pytest.approx(0.05)
    assert test.total_variation == pytest.approx(0.05)


def test_nobody_won_is_no_test() -> None:
    assert seat_test([0, 0, 0]) is None
    assert verdict([0, 0, 0]) == "undecided"
    assert games_needed([0, 0, 0], 100) is None


def test_equal_wins_of_many_hands_are_fair() -> None:
    # half-width about 2.5 sqrt(0.1875 / 4e6) = 0.05 points
    assert verdict([1_000_000] * 4) == "fair"
    assert games_needed([1_000_000] * 4, 4_000_000) == 0


def test_equal_wins_of_few_hands_decide_nothing() -> None:
    # half-width about 2.5 sqrt(0.1875 / 400) = 5 points
    assert verdict([100] * 4) == "undecided"


def test_one_seat_clearly_ahead_is_unfair() -> None:
    # 26 % against 25 %, half-width 0.11 points, margin 0.25
    assert verdict([260_000, 246_000, 247_000, 247_000]) == "unfair"


def test_a_small_certain_deviation_within_the_margin_is_fair() -> None:
    # 25.1 % is no equal share, beyond any doubt, and still within 0.25 points
    wins = [25_100_000, 24_900_000, 25_000_000, 25_000_000]
    assert seat_test(wins).p < 1e-6
    assert verdict(wins) == "fair"


@pytest.mark.parametrize("shares", [[0.25, 0.25, 0.25, 0.25], [0.256, 0.248, 0.248, 0.248], [0.52, 0.48]])
def test_as_many_more_games_as_promised_decide(shares: list[float]) -> None:
    games = 1000
    wins = [round(games * share) for share in shares]
    further = games_needed(wins, games)
    assert further > 0
    enough = [round(1.05 * (games + further) * win / games) for win in wins]
    fewer = [round(0.9 * (games + further) * win / games) for win in wins]
    assert verdict(enough) != "undecided"
    assert verdict(fewer) == "undecided"


def test_games_without_a_winner_need_more_games() -> None:
    wins = [250, 250, 250, 250]
    assert games_needed(wins, 2000) == pytest.approx(2 * games_needed(wins, 1000), abs=2)


def test_exactly_on_the_margin_no_number_of_games_tells() -> None:
    # two seats: 50.25 % is exactly a quarter of a point above a half
    assert verdict([5025, 4975]) == "undecided"
    assert games_needed([5025, 4975], 10_000) is None


@pytest.mark.parametrize("seats", [2, 4])
def test_false_alarms_are_rare(seats: int) -> None:
    chance = np.random.default_rng(seats)
    shares = np.full(seats, 1 / seats)
    alarms = sum(
        verdict(chance.multinomial(200_000, shares).tolist(), margin=0.0) == "unfair" for _ in range(2000)
    )
    assert alarms <= 0.06 * 2000


def test_the_largest_deviation_lies_where_the_seats_intervals_allow() -> None:
    # an equal share is a quarter: at least 0.02 by the first seat's lower end, at most 0.05 by the last one's
    assert deviation_interval([(0.27, 0.29), (0.24, 0.26), (0.245, 0.255), (0.20, 0.24)]) == pytest.approx(
        (0.02, 0.05)
    )
    assert deviation_interval([(0.24, 0.26)] * 4) == pytest.approx((0.0, 0.01))
    assert deviation_interval([None, None]) is None
