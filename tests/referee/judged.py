"""Hands that the kernel plays and the referee judges, and the kernel's counts held against the referee's."""

from collections import Counter
from typing import Any

from unosim.config import Config
from unosim.kernel.counters import PER_HAND, ROUNDS, STRAIGHT, Counters
from unosim.kernel.state import MAX_SEATS, SHIFTS
from unosim.kernel.table import Table
from unosim.kernel.tally import ROW_NAMES, TALLY_NAMES

from .counts import Counts
from .events import HAND
from .judge import judge_match
from .recount import Recount
from .recount_matches import MatchRecount
from .recount_moving import Counted, MovingHand

Row = list[int]

BY_SEAT = ("starts", "wins", "points", "points_squares")
DONE_BY_SEAT = ("seat_sums", "seat_sums_followed", "seat_squares_followed")
BY_MOVING = ("zeros_laid", "displacement", "rotator_change", "uno_by_rotation", "straights_with_table")
BY_ROUND = ("round_hands", "round_rotations", "rotations", "effective_rotations")


def play_and_judge(config: Config, seed: int, first: int, games: int) -> list[list[int]]:
    """Play games one by one with their logs, let the referee judge each, and play them again as a run does.

    A game is a hand or, by ``match``, several.

    Returns:
        The rows of the hands.

    Raises:
        Foul: the kernel broke a rule.
        AssertionError: the kernel counted something else than the referee.
    """
    traced, table = Counters(config.rules.max_turns), Table(config)
    rows, run = play_run(config, seed, first, games)
    recount, matches, moving = Recount(config.players), MatchRecount(), Counter[tuple[str, int]]()
    left = iter(rows)
    for game in range(first, first + games):
        logs = hands_of(table.trace(seed, game, traced).tolist())
        judged, told = judge_match(config, logs), []
        for number, (log, counts) in enumerate(zip(logs, judged, strict=True)):
            row = dict(zip(ROW_NAMES, next(left), strict=True))
            compare_hand(counts, row, number)
            recount.add_hand(game, log, counts)
            moved = MovingHand(config).follow(log)
            for name in BY_MOVING:
                assert row[name] == moved[name, 0], name
            moving.update(moved)
            told.append({name: row[name] for name in TALLY_NAMES})
        compare_last_hand(table.states[0], judged[-1], told[-1])
        if config.rules.match.mode != "none":
            matches.add_match(config, judged, told)
    assert next(left, None) is None
    compare_totals(run, traced, recount)
    compare_moving(run.as_dict(), moving)
    matches.compare(run.as_dict())
    return rows


def hands_of(events: list[Row]) -> list[list[Row]]:
    """The logs of the hands of a match."""
    starts = [place for place, row in enumerate(events) if row[0] == HAND]
    return [events[start:end] for start, end in zip(starts, [*starts[1:], len(events)], strict=True)]


def play_run(config: Config, seed: int, first: int, games: int) -> tuple[list[list[int]], Counters]:
    """Play games as a run does; return the rows of their hands, and their counters."""
    counters = Counters(config.rules.max_turns)
    rows = Table(config).play_with_rows(counters, seed, first, games)
    return rows.tolist(), counters


def compare_hand(counts: Counts, row: dict[str, int], number: int) -> None:
    """A hand is counted as the referee counts it; ``number``: its place in the match."""
    differ = {name: (row[name], count) for name, count in counts.as_dict().items() if row[name] != count}
    assert not differ, f"counts of kernel and referee: {differ}"
    assert (row["hand"], row["starter"], row["winner"]) == (number, counts.starter, counts.winner)
    assert row["ending"] == counts.ending


def compare_last_hand(state: Any, counts: Counts, told: dict[str, int]) -> None:
    """The hand traced last is the one of the run."""
    assert state.tally.tolist() == list(told.values())
    assert (state.winner, state.ending, state.starter) == (counts.winner, counts.ending, counts.starter)
    assert state.scored[: len(counts.credited)].tolist() == counts.credited


def compare_totals(run: Counters, traced: Counters, recount: Recount) -> None:
    """A run counts what its hands with logs count, and what is counted again from the logs."""
    assert run.totals.tobytes() == traced.totals.tobytes()
    counted = run.as_dict()
    for name in BY_SEAT:
        assert counted[name] == recount.of(name, MAX_SEATS), name
    for name in DONE_BY_SEAT:
        for what, by_seat in counted[name].items():
            assert by_seat == recount.of(f"{name} {what}", MAX_SEATS), (name, what)
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
    for name in ("rotation_change", "rotation_change_squares", "rotation_change_products"):
        for kind in range(SHIFTS):
            recounted = [moving[f"{name} {kind}", place] for place in range(MAX_SEATS)]
            assert counted[name][kind] == recounted, (name, kind)
    for name in ("rotations_with_leader", "leader_kept"):
        assert counted[name] == moving[name, 0], name
