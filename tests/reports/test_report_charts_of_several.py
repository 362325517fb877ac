"""What is plotted of comparisons, sweeps and duels is what was counted."""

import itertools
import json
from pathlib import Path

import numpy as np
import pytest
from unosim.reports.charts import comparison_charts, duel_charts, sweep_charts
from unosim.reports.charts.forest import MARKS, PANELS
from unosim.reports.charts.heat_map import cell_means, shown_factors
from unosim.reports.charts.interactions import pair_means
from unosim.reports.charts.lengths import common_edges, shares_between
from unosim.reports.charts.seats import seats_off
from unosim.reports.charts.win_matrix import pair_rates
from unosim.reports.comparison import read_comparison
from unosim.reports.duel import read_duel
from unosim.reports.sweep import read_sweep
from unosim.reports.texts import words_of

WORDS = words_of("en")


def test_the_forest_plot_shows_the_differences_of_the_document(compared: Path) -> None:
    axes = comparison_charts(read_comparison(compared), WORDS)["forest"].axes
    document = json.loads((compared / "comparison.json").read_text("utf-8"))
    assert len(axes) == len(PANELS) == 5
    for panel, measure in zip(axes, PANELS, strict=True):
        factor = 100 if measure in ("starter_edge", "unfairness") else 1
        expected = [factor * row["measures"][measure]["difference"] for row in document["comparisons"]]
        points = [bar.lines[0] for bar in panel.containers]
        assert [point.get_xdata()[0] for point in points] == pytest.approx(expected)
        verdicts = [row["measures"][measure]["verdict"] for row in document["comparisons"]]
        assert [point.get_marker() for point in points] == [MARKS[verdict][1] for verdict in verdicts]
        names = [label.get_text() for label in panel.get_yticklabels()]
        assert names == ["seven_zero", "draw_to_match", "el_cero"]


def test_verdicts_are_told_by_marker_as_well_as_by_colour() -> None:
    assert len({marker for _, marker in MARKS.values()}) == len({color for color, _ in MARKS.values()}) == 4


def test_the_distributions_are_the_counts(compared: Path) -> None:
    comparison = read_comparison(compared)
    upper, lower = comparison_charts(comparison, WORDS)["lengths"].axes
    edges = common_edges(comparison.runs)
    assert len(set(np.diff(edges))) == 1
    for run, line, label in zip(comparison.runs, upper.get_lines(), comparison.labels, strict=True):
        turns = run.counts.array("turns")
        expected = [turns[low:high].sum() for low, high in itertools.pairwise(edges)]
        assert (4 * line.get_ydata()).tolist() == pytest.approx(expected)  # of 400 hands
        assert line.get_label() == label
        assert shares_between(run, edges).sum() <= 1
    medians = [line.get_xdata()[0] for line in lower.get_lines()]
    assert medians == [run.summary.turns.median for run in comparison.runs]


def test_seats_stand_side_by_side_on_one_axis(compared: Path) -> None:
    comparison = read_comparison(compared)
    panels = comparison_charts(comparison, WORDS)["seats"].axes
    assert len({panel.get_xlim() for panel in panels}) == 1
    for panel, run in zip(panels, comparison.runs, strict=True):
        points = [bar.lines[0].get_xdata()[0] for bar in panel.containers]
        assert points == pytest.approx([100 * (wins / 400 - 0.25) for wins in run.counts.wins[:4]])
        values, ends = seats_off(run)
        assert (ends[:, 0] < values).all()
        assert (values < ends[:, 1]).all()


def test_main_effects_add_up_to_0_around_the_mean(swept: Path) -> None:
    sweep = read_sweep(swept)
    panels = sweep_charts(sweep, WORDS)["effects_turns"].axes
    assert [panel.get_title(loc="left").split(":")[0] for panel in panels] == ["rules.draw.amount", "players"]
    for panel in panels:
        points = [bar.lines[0].get_xdata()[0] for bar in panel.containers]
        assert sum(points) == pytest.approx(0, abs=1e-9)
    cells = [cell.turns.value for cell in sweep.document.cells]
    first = [bar.lines[0].get_xdata()[0] for bar in panels[0].containers]
    assert first[0] == pytest.approx(np.mean(cells[:3]) - np.mean(cells))


def test_two_keys_together_come_to_the_means_of_their_combinations(swept: Path) -> None:
    sweep = read_sweep(swept)
    measure = sweep.document.measures["turns"]
    across, lines, means, summed, ends = pair_means(measure, measure.pairs[0])
    assert (across, lines) == (["one", "until_playable"], ["2", "3", "4"])
    cells = [cell.turns.value for cell in sweep.document.cells]
    assert means.ravel().tolist() == pytest.approx(cells)
    assert (means - summed).sum() == pytest.approx(0, abs=1e-9)
    assert (ends[0] <= means).all()
    assert (means <= ends[1]).all()
    axes = sweep_charts(sweep, WORDS)["interactions_turns"].axes[0]
    drawn = [bar.lines[0].get_ydata().tolist() for bar in axes.containers]
    assert drawn == [pytest.approx(column) for column in means.T.tolist()]


def test_the_heat_map_shows_every_combination(swept: Path) -> None:
    sweep = read_sweep(swept)
    rows, columns = shown_factors(sweep, "turns")
    assert (rows.key, columns.key) == ("rules.draw.amount", "players")
    values, halves = cell_means(sweep, "turns", rows, columns)
    cells = sweep.document.cells
    assert values.ravel().tolist() == [cell.turns.value for cell in cells]
    widths = [(cell.turns.ci95[1] - cell.turns.ci95[0]) / 2 for cell in cells if cell.turns.ci95]
    assert halves.ravel().tolist() == pytest.approx(widths)
    axes = sweep_charts(sweep, WORDS)["heat_map_turns"].axes[0]
    assert axes.collections[0].get_array().tolist() == values.tolist()
    assert len(axes.texts) == 6


def test_the_matrix_of_a_duel_is_the_counts_of_its_pairs(dueled: Path) -> None:
    duel = read_duel(dueled)
    rates = pair_rates(duel)
    wins = {(pair.name, pair.against): pair.wins for pair in duel.document.pairs}
    for pair in duel.document.pairs:
        assert wins[pair.name, pair.against] + wins[pair.against, pair.name] == pair.hands
        assert pair.rate == pair.wins / pair.hands
    assert np.isnan(np.diag(rates)).all()
    assert np.nan_to_num(rates + rates.T, nan=100).tolist() == np.full((3, 3), pytest.approx(100)).tolist()
    axes = duel_charts(duel, WORDS)["win_matrix"].axes[0]
    assert len(axes.texts) == 9


def test_win_rates_are_those_of_the_document_the_best_on_top(dueled: Path) -> None:
    duel = read_duel(dueled)
    upper, lower = duel_charts(duel, WORDS)["win_rates"].axes
    points = [bar.lines[0].get_xdata()[0] for bar in upper.containers]
    assert points == sorted((100 * (each.rate or 0) for each in duel.document.strategies), reverse=True)
    assert duel.document.skill is not None
    assert lower.patches[1].get_width() == pytest.approx(100 * duel.document.skill.rate - 25)
