"""Hands that the kernel plays and the referee judges, and the kernel's counts held against the referee's."""

from collections import Counter
from typing import Any

import numpy as np
from unosim.config import Config
from unosim.kernel.counters import PER_HAND, ROUNDS, SHIFTS, STRAIGHT, Counters
from unosim.kernel.state import MAX_SEATS
from unosim.kernel.table import Table
from unosim.kernel.tally import ROW_NAMES, ROW_SIZE, ROW_TALLY, TALLY_NAMES

from .counts import Counts
from .judge import judge_hand
from .recount import Recount
from .recount_moving import Counted, MovingHand

BY_SEAT = (
    *("starts", "wins", "points", "points_squares", "seat_draw_turns", "seat_cards_drawn"),
    *("seat_forced_cards", "seat_uno_missed", "seat_uno_caught"),
)
BY_MOVING = ("zeros_laid", "displacement", "rotator_change", "uno_by_rotation", "straights_with_table")
BY_ROUND = ("round_hands", "round_rotations", "rotations", "effective_rotations")


def play_and_judge(config: Config, seed: int, first: int, games: int) -> list[list[int]]:
    """Play games one by one with their logs, let the referee judge each, and play them again as a run does.

    Returns:
        The rows of the games.

    Raises:
        Foul: the kernel broke a rule.
        AssertionError: the kernel counted something else than the referee.
    """
    traced, table = Counters(config.rules.max_turns), Table(config)
    rows = play_run(config, seed, first, games)
    recount, moving = Recount(config.players), Counter[tuple[str, int]]()
    for number, row in enumerate(rows[0]):
        events = table.trace(seed, first + number, traced)
        counts = judge_hand(config, events)
        compare_hand(table.states[0], counts, row)
        recount.add_hand(first + number, events.tolist(), counts)
        moved = MovingHand(config).follow(events.tolist())
        for name in BY_MOVING:
            assert row[ROW_NAMES.index(name)] == moved[name, 0], name
        moving.update(moved)
    compare_totals(rows[1], traced, recount)
    compare_moving(rows[1].as_dict(), moving)
    return rows[0]


def play_run(config: Config, seed: int, first: int, games: int) -> tuple[list[list[int]], Counters]:
    """Play games as a run does; return their rows and counters."""
    counters, rows = Counters(config.rules.max_turns), np.zeros((games, ROW_SIZE), np.int32)
    Table(config).play(counters, rows, seed, first, games)
    return rows.tolist(), counters


def compare_hand(state: Any, counts: Counts, row: list[int]) -> None:
    """The traced hand is counted as the referee counts it, and it is the hand of the run."""
    kernel = {name: int(state.tally[place]) for place, name in enumerate(TALLY_NAMES)}
    differ = {
        name: (kernel[name], count) for name, count in counts.as_dict().items() if kernel[name] != count
    }
    assert not differ, f"counts of kernel and referee: {differ}"
    assert (state.winner, state.ending, state.starter) == (counts.winner, counts.ending, counts.starter)
    assert state.scored[: len(counts.credited)].tolist() == counts.credited
    told = dict(zip(ROW_NAMES, row, strict=True))
    assert (told["hand"], told["starter"], told["winner"]) == (0, counts.starter, counts.winner)
    assert told["ending"] == counts.ending
    assert row[ROW_TALLY:] == list(kernel.values())


def compare_totals(run: Counters, traced: Counters, recount: Recount) -> None:
    """A run counts what its hands with logs count, and what is counted again from the logs."""
    assert run.totals.tobytes() == traced.totals.tobytes()
    counted = run.as_dict()
    for name in BY_SEAT:
        assert counted[name] == recount.of(name, MAX_SEATS), name
    for name in BY_ROUND:
        assert counted[name] == recount.of(name, ROUNDS), name
    for seat in range(recount.players):
        for name in ("round_sizes", "round_squares"):
            assert [place[seat] for place in counted[name]] == recount.of(f"{name} of {seat}", ROUNDS), name
    assert counted["starter_wins"] == recount.counted["starter_wins", 0]


def compare_moving(counted: dict[str, Any], moving: Counted) -> None:
    """What moving hands do, and straights, are counted over a run as in the logs."""
    for name, size in (("received_wins", PER_HAND), ("straight_lengths", STRAIGHT)):
        assert counted[name] == [moving[name, place] for place in range(size)], name
    for kind in range(SHIFTS):
        name = f"rotation_change {kind}"
        assert counted["rotation_change"][kind] == [moving[name, place] for place in range(MAX_SEATS)], name
    for name in ("rotations_with_leader", "leader_kept"):
        assert counted[name] == moving[name, 0], name
