"""Win rates and ratings against numpy and statsmodels, on duels made up with known strengths."""

from typing import Any

import numpy as np
import pytest
import statsmodels.api as sm
from numpy.typing import NDArray
from observing import rows_of
from statsmodels.discrete.conditional_models import ConditionalLogit
from unosim.stats.duel.document import best_of, duel_document
from unosim.stats.duel.observed import Duel, points_a_hand, win_rate, wins_by_deal
from unosim.stats.duel.ratings import ELO, ratings
from unosim.stats.duel.seatings import duel_seatings, one_among_others, seats_of
from unosim.stats.duel.skill import skill
from unosim.stats.moments import Moments

Winners = list[NDArray[np.int64]]


def play_pretend(
    strengths: list[float], seats: list[float], deals: int, seed: int, shared: float = 0.7
) -> tuple[Winners, list[Any]]:
    """Winners of each seating, int64 (deals,): hands of one deal share some of their luck."""
    chance = np.random.default_rng(seed)
    players = len(seats)
    seatings = duel_seatings(len(strengths), players)
    luck = chance.gumbel(size=(deals, players))
    winners = []
    for seating in seatings:
        own = np.where(chance.random((deals, 1)) < shared, luck, chance.gumbel(size=(deals, players)))
        winners.append((own + [strengths[place] for place in seating] + np.array(seats)).argmax(axis=1))
    return winners, seatings


def duel_of(winners: Winners, seatings: list[Any], players: int, points: int = 10) -> Duel:
    deals = len(winners[0])
    rows = [rows_of(np.full(deals, 40), winner) for winner in winners]
    blocks = np.array_split(np.arange(deals), 50)
    won = [
        [[int((winner[block] == seat).sum()) for seat in range(players)] for winner in winners]
        for block in blocks
    ]
    return Duel(
        players=players,
        strategies=1 + max(max(seating) for seating in seatings),
        seatings=tuple(seatings),
        moments=Moments.of(wins_by_deal(rows, players)),
        points=points * np.array(won),
        hands=np.array([[len(block)] * len(winners) for block in blocks]),
    )


@pytest.mark.parametrize(("strategies", "players"), [(2, 2), (2, 4), (3, 2), (3, 4), (4, 3), (7, 10)])
def test_every_strategy_has_every_seat_as_often(strategies: int, players: int) -> None:
    seatings = duel_seatings(strategies, players)
    assert len(seatings) == len(set(seatings)) == strategies * (strategies - 1)
    sits = [[seat for _, seat in seats_of(strategy, seatings)] for strategy in range(strategies)]
    counts = {tuple(np.bincount(own, minlength=players)) for own in sits}
    assert counts == {(strategies - 1,) * players}


def test_two_players_meet_in_every_order() -> None:
    assert sorted(duel_seatings(3, 2)) == [(0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1)]
    assert one_among_others(3) == [(0, 1, 1), (1, 0, 1), (1, 1, 0)]


def test_a_win_rate_is_the_mean_of_swapped_pairs() -> None:
    winners, seatings = play_pretend([0.3, 0.0], [0.2, 0.0], 2000, seed=1)
    found = win_rate(duel_of(winners, seatings, 2), 0)
    pairs = np.mean(
        [(winner == seating.index(0)) for winner, seating in zip(winners, seatings, strict=True)], axis=0
    )
    assert found is not None
    assert found.rate == pytest.approx(pairs.mean(), rel=1e-12)
    assert found.se == pytest.approx(pairs.std(ddof=1) / 2000**0.5, rel=1e-9)
    # a deal that helps seat 0 helps both strategies in turn: the pairs vary less than two hands would
    assert found.se < 0.8 * (0.25 / 4000) ** 0.5
    assert found.hands == 4000


def test_at_a_larger_table_the_rate_is_of_the_hands_of_each_seat() -> None:
    winners, seatings = play_pretend([0.5, 0.0], [0.0] * 4, 3000, seed=2)
    duel = duel_of(winners, seatings, 4)
    # two of four seats are its own: its hands are two for each hand played
    found = [win_rate(duel, strategy) for strategy in (0, 1)]
    wins = [
        np.isin(winner, [seat for seat in range(4) if seating[seat] == 0])
        for winner, seating in zip(winners, seatings, strict=True)
    ]
    assert found[0].rate == pytest.approx(np.mean(wins) / 2, rel=1e-12)
    assert found[0].rate + found[1].rate == pytest.approx(0.5, rel=1e-12)
    assert found[0].se == pytest.approx(np.mean(wins, axis=0).std(ddof=1) / 2 / 3000**0.5, rel=1e-9)


def test_points_are_a_hand_of_one_seat() -> None:
    winners, seatings = play_pretend([0.4, 0.0], [0.0, 0.0], 2000, seed=3)
    duel = duel_of(winners, seatings, 2, points=10)
    rate, points = win_rate(duel, 0), points_a_hand(duel, 0)
    assert points.value == pytest.approx(10 * rate.rate)
    assert points.se == pytest.approx(10 * rate.se, rel=0.3)


def test_ratings_are_the_conditional_logit() -> None:
    winners, seatings = play_pretend([0.4, 0.0, -0.2], [0.2, 0.0, 0.1, -0.1], 150, seed=4)
    fitted = ratings(duel_of(winners, seatings, 4))
    assert fitted is not None
    of_strategy, of_seat = (np.vstack([np.eye(count - 1), -np.ones(count - 1)]) for count in (3, 4))
    rows, outcomes, groups = [], [], []
    for number, (seating, winner) in enumerate(zip(seatings, winners, strict=True)):
        coded = np.hstack([of_strategy[list(seating)], of_seat])
        for hand, won in enumerate(winner):
            rows.append(coded)
            outcomes.append(np.arange(4) == won)
            groups.append(np.full(4, 1000 * number + hand))
    model = ConditionalLogit(
        np.concatenate(outcomes).astype(int), np.vstack(rows), groups=np.concatenate(groups)
    )
    found = np.concatenate([fitted.strategies[:2], fitted.seats[:3]])
    # the likelihood of statsmodels is flat there, and falls in every direction
    assert model.score(found) == pytest.approx(np.zeros(5), abs=1e-8)
    assert found == pytest.approx(model.fit(disp=False).params, abs=1e-3)
    assert fitted.strategies.sum() == pytest.approx(0.0, abs=1e-12)
    assert fitted.seats.sum() == pytest.approx(0.0, abs=1e-12)


def test_errors_of_ratings_are_those_of_swapped_pairs() -> None:
    deals = 1500
    winners, seatings = play_pretend([0.3, 0.0], [0.2, 0.0], deals, seed=5)
    fitted = ratings(duel_of(winners, seatings, 2))
    assert fitted is not None
    # seat 0 wins with log odds 2 s + 2 t, s its strategy's effect and t the seat's; the others have -s and -t
    signs = [1 if seating[0] == 0 else -1 for seating in seatings]
    regressors = np.array([[2 * sign, 2] for sign in signs for _ in range(deals)])
    outcomes = np.concatenate([winner == 0 for winner in winners]).astype(int)
    groups = np.tile(np.arange(deals), 2)
    fit = sm.Logit(outcomes, regressors).fit(
        disp=False, tol=1e-12, cov_type="cluster", cov_kwds={"groups": groups, "use_correction": False}
    )
    assert (fitted.strategies[0], fitted.seats[0]) == pytest.approx(fit.params, rel=1e-7)
    scale = deals / (deals - 1)
    assert fitted.covariance[0, 0] == pytest.approx(fit.cov_params()[0, 0] * scale, rel=1e-6)
    assert fitted.covariance[2, 2] == pytest.approx(fit.cov_params()[1, 1] * scale, rel=1e-6)
    value, se = fitted.difference(0, 1)
    assert value == pytest.approx(2 * fitted.strategies[0])
    assert se == pytest.approx(2 * fitted.covariance[0, 0] ** 0.5)


def test_four_hundred_points_are_odds_of_ten_to_one() -> None:
    assert pytest.approx(400 / np.log(10)) == ELO


def test_who_never_wins_has_no_rating() -> None:
    seatings = duel_seatings(2, 2)
    winners = [np.full(500, seating.index(0)) for seating in seatings]
    duel = duel_of(winners, seatings, 2)
    assert ratings(duel) is None
    document = duel_document(duel, ["a", "b"])
    assert [row["rate"] for row in document["strategies"]] == [1.0, 0.0]
    assert document["strategies"][0]["rating"] is None
    assert document["better"][0]["confidence"] is None


def test_nobody_wins_at_all() -> None:
    seatings = duel_seatings(2, 2)
    document = duel_document(duel_of([np.full(100, -1)] * 2, seatings, 2), ["a", "b"])
    assert document["better"] == []
    assert best_of(document) is None
    assert [row["rate"] for row in document["strategies"]] == [None, None]


def test_the_document_ranks_by_rating_with_one_sided_confidence() -> None:
    winners, seatings = play_pretend([0.0, 0.25, 0.2], [0.0, 0.0], 2000, seed=6)
    document = duel_document(duel_of(winners, seatings, 2), ["weak", "strong", "middle"])
    assert best_of(document) == "strong"
    first, second = document["better"]
    assert (first["name"], first["than"], second["than"]) == ("strong", "middle", "weak")
    assert 0.5 < first["confidence"] < second["confidence"]
    assert sum(row["rating"]["log_odds"] for row in document["strategies"]) == pytest.approx(0.0, abs=1e-12)


def test_skill_is_the_way_from_the_fair_share_to_always_winning() -> None:
    seatings = one_among_others(4)
    # it wins 40 % at every seat: 15 of the 75 points above its fair share
    winners = [np.where(np.arange(1000) % 10 < 4, own, (own + 1) % 4) for own in range(4)]
    found = skill(duel_of(winners, seatings, 4), "good", 0, "random")
    assert found["rate"] == pytest.approx(0.4)
    assert found["over_fair_share"] == pytest.approx(0.15)
    assert found["share"] == pytest.approx(0.2)
    assert found["share_ci95"] == pytest.approx([(end - 0.25) / 0.75 for end in found["ci95"]])


def missed(replications: int, seed: int) -> tuple[int, int, int]:
    """How often intervals leave out the truth, and how often equals are better with confidence 95 %."""
    rates, effects, better = 0, 0, 0
    for number in range(replications):
        winners, seatings = play_pretend([0.0, 0.0], [0.3, 0.0], 400, seed=seed * 10**6 + number)
        duel = duel_of(winners, seatings, 2)
        rate, fitted = win_rate(duel, 0), ratings(duel)
        assert rate is not None
        assert fitted is not None
        rates += not rate.low <= 0.5 <= rate.high
        effects += abs(fitted.strategies[0]) > 1.96 * fitted.covariance[0, 0] ** 0.5
        difference, se = fitted.difference(0, 1)
        better += difference / se > 1.645
    return rates, effects, better


def test_intervals_of_duels_hold() -> None:
    for count in missed(200, seed=7):
        assert count <= 0.10 * 200


@pytest.mark.heavy
def test_intervals_of_duels_hold_in_the_long_run() -> None:
    for count in missed(10_000, seed=8):
        assert 0.04 * 10_000 <= count <= 0.06 * 10_000
