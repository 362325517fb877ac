"""Judging whole hands and matches."""

from collections.abc import Sequence
from typing import Any

from .counts import Counts
from .events import UNFINISHED
from .match import Match
from .opening import open_hand
from .piles import face_pile
from .table import HandOver, Table, new_table
from .turn import play_turn
from .verdict import close_hand


def judge_hand(
    config: Any, events: Any, *, hand_number: int = 0, starter: int | None = None, dealer: int | None = None
) -> Counts:
    """Judge the event log of one hand; every event must be the one the rules demand next.

    Args:
        config: what is read are ``players``, ``habits`` (one a seat) and ``rules``.
        events: integers of shape (n, 4): kind, seat, a, b.
        hand_number: number of the hand within its match, 0 first.
        starter: the seat that must start, where the hand before decides it; else it follows from the rules.
        dealer: the seat that must deal; else the one before the starter.

    Returns:
        The referee's own counts.

    Raises:
        Foul: an event breaks the rules, is missing or is one too many.
    """
    table = new_table(config, events)
    try:
        open_hand(table, hand_number, starter, dealer)
        _play(table)
    except HandOver as over:
        close_hand(table, over)
    return table.counts


def _play(table: Table) -> None:
    while table.turns_left():
        if table.pile is not None:
            face_pile(table, table.pile)
        else:
            play_turn(table)
    raise HandOver(-1, UNFINISHED)


def judge_match(config: Any, hands: Sequence[Any]) -> list[Counts]:
    """Judge the hands of a match, one after the other, and that it ends exactly when it is decided.

    Raises:
        Foul: a hand breaks the rules, or the match stops too early or goes on too long.
    """
    match = Match(config)
    for number, events in enumerate(hands):
        match.must_go_on(number)
        starter, dealer = match.next_start(number)
        match.add(judge_hand(config, events, hand_number=number, starter=starter, dealer=dealer))
    match.must_be_over()
    return match.hands
