"""What Python calls: many games, one game with its log, and a position played on."""

from typing import Any

import numpy as np

from .deal import deal_hand
from .ending import close_hand
from .hand import play_hand
from .jit import compiled, entry, inlined
from .match import MOST_HANDS, add_hand_to_match, begin_match, count_match, match_is_over
from .state import Rules, State, Totals
from .tally import FORFEITS, ROW_TALLY, TALLY_SIZE, TURNS
from .turn import play_turn
from .words import Ending, MatchMode

Array = np.ndarray[Any, Any]


@entry
def play_games(
    states: Array,
    rules: Array,
    totals: Array,
    moves: Array | None,
    turns: Array,
    steps: Array,
    rows: Array,
    seed: int,
    first_game: int,
    games: int,
) -> int:
    """Play games ``first_game`` to ``first_game + games - 1`` and add them to the counters.

    Args:
        states: record array (1,) to play in, of ``state.new_state``.
        rules: record array (1,) of ``rules.pack_rules``.
        totals: record array (1,) of dtype ``counters.TOTALS``.
        moves: record array (1,) of ``combos.moves.new_moves``, or None for a config that does not need all rules.
        turns: int64 (max_turns + 1,), histogram of turns.
        steps: int64 (2 * max_turns + 1,), histogram of turns + forfeits.
        rows: int32 (n, ROW_SIZE), filled a row a hand, as far as they reach; matches have several hands.
        seed: seed of the run, 0 to 2**63 - 1.
        first_game: number of the first game.
        games: how many games.

    Returns:
        The number of hands played.
    """
    g = states[0]
    r = rules[0]
    c = totals[0]
    hands = 0
    for game in range(first_game, first_game + games):
        hand = 0
        begin_match(g)
        going_on = True
        while going_on:
            if moves is None:
                play_hand(g, r, c, None, None, None, seed, game, hand)
            else:
                play_hand(g, r, c, moves[0], None, None, seed, game, hand)
            turns[g.tally[TURNS]] += 1
            steps[min(g.tally[TURNS] + g.tally[FORFEITS], steps.shape[0] - 1)] += 1
            if hands < rows.shape[0]:
                write_row(g, rows[hands], game, hand)
            hands += 1
            hand += 1
            going_on = go_on_with_match(g, r, c, hand)
    return hands


@inlined
def go_on_with_match(g: State, r: Rules, c: Totals, hands: int) -> bool:
    """After a hand: tell whether the game goes on with another one; a single hand is a game by itself."""
    if r.match == MatchMode.none:
        return False
    add_hand_to_match(g, r)
    decided = match_is_over(g, r, hands)
    if not decided and hands < MOST_HANDS:
        return True
    count_match(g, r, c, hands, decided)
    return False


@compiled
def write_row(g: State, row: Any, game: int, hand: int) -> None:
    """Write a hand that is over into a row, its columns being ``tally.ROW_NAMES``."""
    row[0] = game
    row[1] = hand
    row[2] = g.starter
    row[3] = g.winner
    row[4] = g.ending
    for count in range(TALLY_SIZE):
        row[ROW_TALLY + count] = g.tally[count]


@entry
def trace_game(
    states: Array, rules: Array, totals: Array, moves: Array | None, logs: Array, seed: int, game: int
) -> None:
    """Play one game and write its log: the very game that ``play_games`` plays."""
    g = states[0]
    hand = 0
    begin_match(g)
    going_on = True
    while going_on:
        if moves is None:
            play_hand(g, rules[0], totals[0], None, logs[0], None, seed, game, hand)
        else:
            play_hand(g, rules[0], totals[0], moves[0], logs[0], None, seed, game, hand)
        hand += 1
        going_on = go_on_with_match(g, rules[0], totals[0], hand)


@entry
def play_position(
    states: Array,
    rules: Array,
    totals: Array,
    moves: Array,
    logs: Array,
    scripts: Array,
    deals: bool,
    turns: int,
) -> None:
    """Play a position for some turns, or to the end of the hand, which is then scored.

    The position was set up by hand; or it is dealt first (``deals``), as the script says.
    """
    g = states[0]
    r = rules[0]
    c = totals[0]
    if deals:
        deal_hand(g, r, c, logs[0], scripts[0], 0, True)
    was_running = g.ending == Ending.running
    for _ in range(turns):
        if g.ending == Ending.running:
            play_turn(g, r, c, moves[0], logs[0], scripts[0])
    if was_running and g.ending != Ending.running:
        close_hand(g, r, logs[0])
