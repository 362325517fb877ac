"""What Python calls: many games, one game with its log, and a position played on."""

from typing import Any, Final

import numpy as np

from .deal import deal_hand
from .ending import close_hand
from .hand import play_hand
from .jit import compiled, entry, inlined, int64
from .match import begin_match, go_on_with_match
from .rounds import turn_follows
from .state import House, Log, Moves, Rules, State, Totals
from .tally import FORFEITS, ROW_TALLY, TALLY_SIZE, TURNS
from .turn import play_turn
from .words import Ending

Array = np.ndarray[Any, Any]

NO_HANDS: Final = int64(0)


@entry
def play_common_games(
    states: Array,
    rules: Array,
    totals: Array,
    turns: Array,
    steps: Array,
    rows: Array,
    seed: int,
    first_game: int,
    games: int,
) -> int:
    """Play games of a config without combinations and without house rules that change a turn's course.

    Args:
        states: record array (1,) to play in, of ``state.new_state``.
        rules: record array (1,) of ``rules.pack_rules``.
        totals: record array (1,) of dtype ``counters.TOTALS``.
        turns: int64 (max_turns + 1,), histogram of turns.
        steps: int64 (2 * max_turns + 1,), histogram of turns + forfeits.
        rows: int32 (n, ROW_SIZE), filled a row a hand, as far as they reach; matches have several hands.
        seed: seed of the run, 0 to 2**63 - 1.
        first_game: number of the first game.
        games: how many games.

    Returns:
        The number of hands played; fewer than there are if a strategy of the user's own broke the rules, as
        ``state.broken`` tells.
    """
    return play_games(states[0], rules[0], totals[0], None, None, turns, steps, rows, seed, first_game, games)


@entry
def play_games_with_combinations(
    states: Array,
    rules: Array,
    totals: Array,
    moves: Array,
    turns: Array,
    steps: Array,
    rows: Array,
    seed: int,
    first_game: int,
    games: int,
) -> int:
    """Play games with combinations, but without house rules that change a turn's course.

    ``moves`` is a record array (1,) of ``combos.moves.new_moves``.

    The other arguments and the result are those of ``play_common_games``.
    """
    return play_games(
        states[0], rules[0], totals[0], moves[0], None, turns, steps, rows, seed, first_game, games
    )


@entry
def play_games_by_house_rules(
    states: Array,
    rules: Array,
    totals: Array,
    turns: Array,
    steps: Array,
    rows: Array,
    seed: int,
    first_game: int,
    games: int,
) -> int:
    """Play games without combinations, but with house rules that change a turn's course, and matches.

    The arguments and the result are those of ``play_common_games``.
    """
    r = rules[0]
    return play_games(states[0], r, totals[0], None, r, turns, steps, rows, seed, first_game, games)


@entry
def play_games_by_all_rules(
    states: Array,
    rules: Array,
    totals: Array,
    moves: Array,
    turns: Array,
    steps: Array,
    rows: Array,
    seed: int,
    first_game: int,
    games: int,
) -> int:
    """Play games under any rules; ``moves`` is a record array (1,) of ``combos.moves.new_moves``.

    The other arguments and the result are those of ``play_common_games``. There are four entries, because the
    compiler would see all four kernels in one.
    """
    r = rules[0]
    return play_games(states[0], r, totals[0], moves[0], r, turns, steps, rows, seed, first_game, games)


@inlined
def play_games(
    g: State,
    r: Rules,
    c: Totals,
    m: Moves,
    house: House,
    turns: Array,
    steps: Array,
    rows: Array,
    seed: int,
    first_game: int,
    games: int,
) -> int:
    """Play games ``first_game`` to ``first_game + games - 1``, count them and write their rows."""
    hands = NO_HANDS
    for game in range(first_game, first_game + games):
        hand = NO_HANDS
        if house is not None:
            begin_match(g)
        going_on = True
        while going_on:
            play_hand(g, r, c, m, house, None, None, seed, game, hand)
            if g.broken:
                note_where_broken(g, game, hand)
                return hands
            turns[g.tally[TURNS]] += 1
            steps[min(g.tally[TURNS] + g.tally[FORFEITS], steps.shape[0] - 1)] += 1
            if hands < rows.shape[0]:
                write_row(g, rows[hands], game, hand)
            hands += 1
            hand += 1
            going_on = goes_on(g, r, c, house, hand)
    return hands


@compiled
def note_where_broken(g: State, game: int, hand: int) -> None:
    """Note in which hand a strategy of the user's own broke the rules; it is not counted."""
    g.broken_game = game
    g.broken_hand = hand


@inlined
def goes_on(g: State, r: Rules, c: Totals, house: House, hands: int) -> bool:
    """After a hand: tell whether the game goes on with another one; a single hand is a game by itself."""
    if house is not None:
        return go_on_with_match(g, r, c, hands)
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
def trace_common_game(states: Array, rules: Array, totals: Array, logs: Array, seed: int, game: int) -> None:
    """Play one game and write its log: the very game that ``play_common_games`` plays."""
    trace_game(states[0], rules[0], totals[0], None, None, logs[0], seed, game)


@entry
def trace_game_by_all_rules(
    states: Array, rules: Array, totals: Array, moves: Array, logs: Array, seed: int, game: int
) -> None:
    """Play one game and write its log: the very game that ``play_games_by_all_rules`` plays."""
    r = rules[0]
    trace_game(states[0], r, totals[0], moves[0], r, logs[0], seed, game)


@inlined
def trace_game(g: State, r: Rules, c: Totals, m: Moves, house: House, log: Log, seed: int, game: int) -> None:
    """Play one game with its log."""
    hand = NO_HANDS
    if house is not None:
        begin_match(g)
    going_on = True
    while going_on:
        play_hand(g, r, c, m, house, log, None, seed, game, hand)
        if g.broken:
            note_where_broken(g, game, hand)
            return
        hand += 1
        going_on = goes_on(g, r, c, house, hand)


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
        deal_hand(g, r, c, r, logs[0], scripts[0], NO_HANDS, True)
    was_running = g.ending == Ending.running
    for _ in range(turns):
        if g.ending == Ending.running:
            play_turn(g, r, c, moves[0], r, logs[0], scripts[0])
            turn_follows(g, r, c)
    if was_running and g.ending != Ending.running:
        close_hand(g, r, logs[0])
