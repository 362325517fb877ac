"""All legal moves of a position, found from the rules by looking at every card and every combination."""

from dataclasses import dataclass
from typing import Any

from .cards import (
    DRAW_TWO,
    REVERSE,
    SKIP,
    WILD,
    WILD_DRAW_FOUR,
    colour,
    is_number,
    is_wild,
    symbol,
)
from .combination import Combination, MoveKey
from .combinations import find_combinations
from .matching import matches_table
from .position import Position


@dataclass
class LegalMoves:
    """Distinct faces that may be laid alone, and distinct combinations by the faces laid and the face on
    top.
    """

    singles: set[int]
    combinations: dict[MoveKey, Combination]

    def count(self) -> int:
        return len(self.singles) + len(self.combinations)


def wild_draw_four_is_honest(rules: Any, position: Position, hand: list[int]) -> bool:
    """Whether a W4 may be laid from this hand (B7, C8, ``wild_draw_four.legal``); other W4s never count."""
    test = rules.wild_draw_four.legal
    if test == "always":
        return True
    others = [card for card in hand if card != WILD_DRAW_FOUR]
    if test == "no_other_playable":
        return not any(matches_table(rules, position, card) for card in others)
    coloured = [card for card in others if card != WILD]
    if test == "no_match":
        return not any(matches_table(rules, position, card) for card in coloured)
    return not any(colour(card) == position.colour for card in coloured)


def may_be_last(rules: Any, card: int) -> bool:
    """Whether a card of this face may be the last one laid (``finish``)."""
    if rules.finish == "no_action":
        return is_number(card) or is_wild(card)
    if rules.finish == "no_wild":
        return not is_wild(card)
    return rules.finish != "number_only" or is_number(card)


def _may_lay(rules: Any, position: Position, hand: list[int], card: int, bluffing: bool) -> bool:
    if len(hand) == 1 and not may_be_last(rules, card):
        return False
    if card == WILD_DRAW_FOUR:
        return (
            bluffing
            or rules.wild_draw_four.enforced_by == "nobody"
            or wild_draw_four_is_honest(rules, position, hand)
        )
    return matches_table(rules, position, card)


def legal_moves(rules: Any, position: Position, seat: int, *, bluffing: bool) -> LegalMoves:
    """Every move from the hand; ``bluffing``: an illegal W4 has joined them."""
    hand = position.faces(seat)
    singles = {card for card in set(hand) if _may_lay(rules, position, hand, card, bluffing)}
    combinations = find_combinations(rules, position, hand)
    if rules.finish != "any":
        combinations = {
            key: move
            for key, move in combinations.items()
            if len(key[0]) < len(hand) or may_be_last(rules, move.top)
        }
    return LegalMoves(singles, combinations)


def drawn_may_be_laid(rules: Any, position: Position, seat: int, card: int, *, bluffing: bool) -> bool:
    """Whether the card just drawn could be laid now (B5, C3; ``rlcard`` has its own rule)."""
    if rules.draw.drawn_card == "rlcard":
        return is_wild(card) or colour(card) == position.colour
    return _may_lay(rules, position, position.faces(seat), card, bluffing)


@dataclass
class Answers:
    """Faces with which a pending pile may be answered."""

    stacked: set[int]
    deflecting: set[int]

    def count(self) -> int:
        return len(self.stacked | self.deflecting)


def stacks_on(rules: Any, last: int, card: int) -> bool:
    """Whether a draw card may be stacked on the last draw card of a pile, both given by symbol
    (``stacking``).
    """
    mode = rules.stacking.mode
    if card not in (DRAW_TWO, WILD_DRAW_FOUR) or mode == "none":
        return False
    if mode == "draw_two":
        return last == card == DRAW_TWO
    return mode == "cross" or card == last or (mode == "escalate" and last == DRAW_TWO)


def pile_answers(rules: Any, position: Position, seat: int, last: int, *, bluffing: bool) -> Answers:
    """Every answer to a pending pile whose last draw card has the symbol ``last``."""
    hand = position.faces(seat)
    stacked, deflecting = set(), set()
    for card in set(hand):
        if len(hand) == 1 and not may_be_last(rules, card):
            continue
        if stacks_on(rules, last, symbol(card)) and (
            card != WILD_DRAW_FOUR or _may_lay(rules, position, hand, card, bluffing)
        ):
            stacked.add(card)
        if _deflects(rules, position, card):
            deflecting.add(card)
    return Answers(stacked, deflecting)


def _deflects(rules: Any, position: Position, card: int) -> bool:
    symbols = {"none": (), "reverse": (REVERSE,), "skip": (SKIP,), "both": (SKIP, REVERSE)}[
        rules.deflect.mode
    ]
    return symbol(card) in symbols and (not rules.deflect.same_color or colour(card) == position.colour)


def may_jump_in(rules: Any, position: Position, seat: int) -> bool:
    """Whether a seat holds a card identical to the top one that it may lay out of turn (``jump_in``)."""
    hand = position.faces(seat)
    top = position.top
    if top not in hand or (is_wild(top) and not rules.jump_in.wilds):
        return False
    if len(hand) == 1 and not may_be_last(rules, top):
        return False
    return top != WILD_DRAW_FOUR or _may_lay(rules, position, hand, top, bluffing=False)
