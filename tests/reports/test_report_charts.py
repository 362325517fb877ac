"""What is plotted is what was counted."""

from pathlib import Path

import numpy as np
import pytest
from made_up import MadeUp
from matplotlib.axes import Axes
from matplotlib.collections import FillBetweenPolyCollection
from matplotlib.container import BarContainer
from matplotlib.figure import Figure
from matplotlib.lines import Line2D
from unosim.reports.charts import run_charts
from unosim.reports.charts.fairness import fair_band, fairness
from unosim.reports.charts.game_length import game_length, length_bars
from unosim.reports.charts.hand_sizes import hand_sizes
from unosim.reports.charts.points import points
from unosim.reports.charts.rotation_effects import rotation_effects
from unosim.reports.charts.rotations import rotations
from unosim.reports.charts.seat_events import seat_events
from unosim.reports.charts.survival import survival
from unosim.reports.folder import Run, read_run
from unosim.reports.texts import words_of

WORDS = words_of("en")


def heights(bars: BarContainer) -> list[float]:
    return [bar.get_height() for bar in bars]


def line(axes: Axes, label: str) -> Line2D:
    return next(found for found in axes.get_lines() if found.get_label() == label)


def texts(figure: Figure) -> str:
    return " ".join(text.get_text() for text in figure.findobj(lambda artist: hasattr(artist, "get_text")))


def made(tmp_path: Path, **like: object) -> Run:
    return read_run(MadeUp(**like).write(tmp_path / "made"))


def test_every_hand_stands_in_a_bar_of_game_length(run: Run):
    axes = game_length(run, WORDS).axes[0]
    shares = sum(sum(heights(bars)) for bars in axes.containers)
    assert shares == pytest.approx(100)


def test_bars_of_game_length_are_the_counts():
    turns = np.array([0, 0, 3, 1, 0, 4, 2])
    edges, shares, beyond = length_bars(turns, unfinished=2)
    assert edges.tolist() == [2, 3, 4, 5, 6]
    assert shares.tolist() == [0.3, 0.1, 0.0, 0.4]
    assert beyond == 0.0


def test_wide_ranges_of_turns_share_bars_and_the_longest_stand_apart():
    turns = np.ones(1000, np.int64)
    edges, shares, beyond = length_bars(turns, unfinished=0)
    wide = edges[1] - edges[0]
    assert wide == 14  # 995 numbers of turns in at most 75 bars
    assert shares[0] == pytest.approx(0.014)
    assert shares.sum() + beyond == pytest.approx(1.0)


def test_median_and_middle_are_those_of_the_summary(run: Run):
    axes = game_length(run, WORDS).axes[0]
    median = line(axes, f"median: {run.summary.turns.median:g} turns")
    assert median.get_xdata()[0] == run.summary.turns.median
    band = next(patch for patch in axes.patches if patch.get_label().startswith("middle 90"))
    assert band.get_x() + 0.5 == run.summary.turns.p5
    assert band.get_x() + band.get_width() - 0.5 == run.summary.turns.p95


def test_minutes_follow_from_turns_at_the_pace(run: Run):
    axes = game_length(run, WORDS).axes[0]
    minutes = axes.child_axes[0]
    assert minutes.get_xlabel() == "minutes, an estimate: 10 s a turn, 60 s a deal"
    assert minutes._functions[0](30.0) == pytest.approx(6.0)  # (30 x 10 + 60) / 60


def test_hands_stopped_by_the_limit_stand_apart_and_are_censored(tmp_path: Path):
    run = made(tmp_path, hands=1000, capped=0.1, max_turns=60)
    share = run.counts.unfinished / 10
    bars = {bars.get_label(): sum(heights(bars)) for bars in game_length(run, WORDS).axes[0].containers}
    assert bars[f"stopped at 60 turns: {WORDS.numbers.significant(share)}%"] == pytest.approx(share)
    axes = survival(run, WORDS).axes[0]
    censored = next(found for found in axes.get_lines() if str(found.get_label()).startswith("censored"))
    assert (censored.get_xdata()[0], censored.get_ydata()[0]) == (60, pytest.approx(share))


def test_the_survival_curve_is_the_share_of_longer_hands(run: Run):
    curve = line(survival(run, WORDS).axes[0], "hands still being played")
    turns = run.counts.array("turns")
    assert curve.get_ydata()[0] == 100
    assert curve.get_ydata()[40] == pytest.approx(100 * turns[41:].sum() / turns.sum())


def test_rotations_in_a_hand_are_the_histogram(run: Run):
    bars = rotations(run, WORDS).axes[0].containers[0]
    effective = run.counts.array("effective_rotations")
    assert heights(bars)[:3] == pytest.approx((100 * effective[:3] / 5000).tolist())
    assert sum(heights(bars)) == pytest.approx(100)


def test_rotations_by_kind_are_the_sums(run: Run):
    axes = rotations(run, WORDS).axes[1]
    bars = next(found for found in axes.containers if isinstance(found, BarContainer))
    shown = [bar.get_width() for bar in bars]
    kinds = ("plain", "plus2", "plus3", "minus1", "null")
    assert shown == pytest.approx([run.counts.sums[f"rotations_{kind}"] / 50 for kind in kinds])


def test_rotations_by_round_are_per_hand_that_got_there(run: Run):
    shown = line(rotations(run, WORDS).axes[2], "rotations laid in the round")
    for place, number in enumerate(shown.get_xdata()[:10]):
        expected = 100 * run.counts.round_rotations[number] / run.counts.round_hands[number]
        assert shown.get_ydata()[place] == pytest.approx(expected)


def test_a_config_without_rotations_says_so(tmp_path: Path):
    figure = rotations(made(tmp_path, hands=100, rotations=False), WORDS)
    assert figure.axes == []
    assert "its rules move no hands when a 0 is played" in texts(figure).replace("\n", " ")


def test_rotations_that_never_came_are_told_from_rules_without_them(tmp_path: Path):
    figure = rotations(made(tmp_path, hands=1, seed=5, max_turns=3), WORDS)
    assert "in 1 hand it never came to that" in texts(figure).replace("\n", " ")


def test_combos_are_named_with_what_they_do_at_the_table(tmp_path: Path):
    axes = rotations(made(tmp_path, hands=1000, players=2), WORDS).axes[1]
    labels = [label.get_text() for label in axes.get_yticklabels()]
    assert labels == [
        "0\nhands swap",
        "0 + Skip + Skip\nhands swap",
        "0 + Reverse\nhands swap",
        "without effect\nno hand moves",
    ]


def test_changes_of_hands_are_the_counts_per_rotation(run: Run):
    axes = rotation_effects(run, WORDS).axes
    for place, kind in enumerate(("plain", "plus2", "plus3", "minus1")):
        grown, laid = run.counts.rotation_change[place][:4], run.counts.sums[f"rotations_{kind}"]
        bars = next(found for found in axes[place].containers if isinstance(found, BarContainer))
        assert heights(bars) == pytest.approx([cards / laid for cards in grown])
        reach = bars.errorbar[2][0].get_segments()[1]
        assert (reach[1, 1] - reach[0, 1]) / 2 == pytest.approx(
            1.95996 * run.summary.rotations.change_se[kind][1], rel=1e-4
        )
    assert axes[0].get_title(loc="left").startswith("0: one seat on, ")


def test_wins_with_a_hand_received_are_shares_of_all_wins(run: Run):
    curve = rotation_effects(run, WORDS).axes[4].get_lines()[0]
    assert curve.get_xdata()[-1] == 40
    assert curve.get_ydata()[10] == pytest.approx(100 * sum(run.counts.received_wins[:11]) / run.won)


@pytest.mark.parametrize(
    ("players", "idle"),
    [(2, "0 + Skip and 0 + Reverse + Reverse"), (3, "0 + Skip + Skip and 0 + Reverse + Reverse")],
)
def test_what_does_nothing_at_a_small_table_is_said(tmp_path: Path, players: int, idle: str):
    run = made(tmp_path, hands=2000, players=players)
    figure = rotation_effects(run, WORDS)
    assert f"Without effect at this table: {idle}" in [axes.get_xlabel() for axes in figure.axes][2].split(
        "\n"
    )


def test_without_a_rotation_there_are_no_changes(tmp_path: Path):
    figure = rotation_effects(made(tmp_path, hands=1, seed=5, max_turns=3), WORDS)
    assert "No rotation moved any hand" in texts(figure).replace("\n", " ")
    assert "rotation_effects" not in run_charts(
        read_run(MadeUp(rotations=False).write(tmp_path / "no")), WORDS
    )


def test_win_rates_and_intervals_are_those_of_the_summary(run: Run):
    axes = fairness(run, WORDS).axes[0]
    rates, _, bars = axes.containers[0]
    assert rates.get_xdata().tolist() == pytest.approx([100 * seat.rate for seat in run.summary.seats])
    ends = [segment[:, 0].tolist() for segment in bars[0].get_segments()]
    assert ends == pytest.approx(np.array([seat.ci95 for seat in run.summary.seats]) * 100)


def test_equal_share_and_margin_are_drawn(run: Run):
    axes = fairness(run, WORDS).axes[0]
    assert line(axes, "equal share: 25.00%").get_xdata()[0] == pytest.approx(25)
    margin = axes.patches[0]
    assert (margin.get_x(), margin.get_width()) == (pytest.approx(24.75), pytest.approx(0.5))


def test_hands_without_a_winner_lower_the_equal_share(run: Run):
    counts = run.counts.model_copy(update={"finished": 2 * run.won})
    stalled = Run(run.summary, counts, run.config, run.manifest)
    assert fair_band(stalled) == pytest.approx((0.125, 0.12375, 0.12625))


def test_seats_that_play_differently_have_no_margin(tmp_path: Path):
    run = made(tmp_path, hands=500, players=2, strategies=("random", "save_wild"))
    axes = fairness(run, WORDS).axes[0]
    assert list(axes.patches) == []
    assert [label.get_text() for label in axes.get_yticklabels()] == [
        "seat 0, starts, random",
        "seat 1, save_wild",
    ]


def test_points_by_seat_are_those_of_the_summary(run: Run):
    axes = points(run, WORDS).axes[0]
    shown = axes.containers[0][0].get_xdata().tolist()
    assert shown == pytest.approx([seat.points_mean for seat in run.summary.seats])


def test_cards_held_are_means_over_the_hands_that_got_there(run: Run):
    upper, lower = hand_sizes(run, WORDS).axes
    shown = line(upper, "seat 2").get_ydata()
    assert shown[5] == pytest.approx(run.counts.round_sizes[5][2] / run.counts.round_hands[5])
    reached = heights(lower.containers[0])
    assert reached[0] == 100
    assert reached[9] == pytest.approx(100 * run.counts.round_hands[9] / run.counts.round_hands[0])


def test_what_happens_to_seats_is_per_hand(run: Run):
    left, right = seat_events(run, WORDS).axes
    for axes, place, name in ((left, 1, "cards_drawn"), (right, 0, "uno_missed")):
        means, _, bars = axes.containers[place]
        seats = [seat.events[name] for seat in run.summary.seats]
        assert means.get_xdata().tolist() == pytest.approx([mean.mean for mean in seats])
        reach = bars[0].get_segments()[2][1, 0] - seats[2].mean
        assert reach == pytest.approx(2.4977 * seats[2].se, rel=1e-4)  # the normal quantile of 1 - 0.05 / 8


def test_ten_seats_differ_in_more_than_colour(tmp_path: Path):
    axes = hand_sizes(made(tmp_path, hands=500, players=10), WORDS).axes[0]
    lines = [found for found in axes.get_lines() if str(found.get_label()).startswith("seat")]
    assert len({(found.get_color()) for found in lines}) == 10
    assert len({(found.get_marker()) for found in lines}) == 10
    assert any(isinstance(band, FillBetweenPolyCollection) for band in axes.collections)


def test_axes_are_written_in_the_readers_numbers(run: Run):
    figure = survival(run, words_of("es"))
    figure.canvas.draw()
    ticks = [label.get_text() for label in figure.axes[0].child_axes[0].get_xticklabels()]
    assert "2,5" in ticks
    assert not any("." in tick for tick in ticks)
