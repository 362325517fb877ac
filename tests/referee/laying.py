"""Laying a move and everything that follows from it, in the order of section 3."""

from .cards import WILD_DRAW_FOUR, face, is_number, is_wild
from .combination import move_key
from .combinations import continues_table
from .effects import effect_on_next, flip_direction, grow_pile
from .events import (
    CARD,
    DRAWN,
    JUMP,
    JUMP_IN,
    JUMPED,
    MOVE,
    MOVES,
    SINGLE,
    STRAIGHT,
)
from .going_out import give_rainbow_cards, go_out
from .hands_move import move_hands
from .jump_in import find_jumper
from .legal import LegalMoves, wild_draw_four_is_honest
from .matching import matches_table
from .opening import take_colour
from .same_number import completes_rainbow
from .table import Play, Table
from .uno_calls import pay_penalty, player_calls, receivers_call


def lay_from_hand(table: Table, seat: int, legal: LegalMoves) -> None:
    """One of the legal moves is laid from the hand."""
    _, _, kind, count = table.log.take("a legal move must be laid", MOVE, seat, None, None)
    cards = _take_cards(table, seat, count)
    faces = tuple(face(card) for card in cards)
    if count == 1:
        if kind != SINGLE or faces[0] not in legal.singles:
            raise table.foul("B4", "a card that may be laid was due")
    else:
        _check_combination(table, kind, faces, legal)
    settle(table, lay(table, seat, kind, cards))


def _check_combination(table: Table, kind: int, faces: tuple[int, ...], legal: LegalMoves) -> None:
    combination = legal.combinations.get(move_key(faces)) if faces else None
    if combination is None or combination.kind != kind:
        raise table.foul("section 3: moves", "a legal combination of that kind was due")
    if combination.ordered:
        if combination.faces != faces:
            raise table.foul("S1", "a straight lies in ascending order, a rotation combo with its 0 first")
    elif not matches_table(table.rules, table.position, faces[0]):
        raise table.foul("B4", "the first card of a combination must match the table")


def lay_drawn_card(table: Table, seat: int, card: int) -> None:
    """The card just drawn, alone, is laid."""
    table.log.take("B5", MOVE, seat, DRAWN, 1)
    if _take_cards(table, seat, 1) != [card]:
        raise table.foul("B5", "only the card just drawn may be laid")
    settle(table, lay(table, seat, DRAWN, [card]))


def lay_single(table: Table, seat: int, kind: int, allowed: set[int]) -> None:
    """One card of the allowed faces is laid: an answer to a pile or a jump-in."""
    table.log.take("a legal move must be laid", MOVE, seat, kind, 1)
    cards = _take_cards(table, seat, 1)
    if face(cards[0]) not in allowed:
        raise table.foul("legal moves", "a card that may be laid was due")
    settle(table, lay(table, seat, kind, cards))


def _take_cards(table: Table, seat: int, count: int) -> list[int]:
    cards: list[int] = []
    for _ in range(count):
        card = table.log.take("MOVE", CARD, seat, None)[2]
        if card not in table.position.hands[seat] or card in cards:
            raise table.foul("card conservation", f"a card in the hand of seat {seat} was due")
        cards.append(card)
    return cards


def lay(table: Table, seat: int, kind: int, cards: list[int]) -> Play:
    """The cards go on the discard pile; a wild on top is given its colour."""
    rules, position = table.rules, table.position
    faces = tuple(face(card) for card in cards)
    hand = position.faces(seat)
    honest = faces[-1] != WILD_DRAW_FOUR or wild_draw_four_is_honest(rules, position, hand)
    play = Play(seat, kind, faces, honest, completes_rainbow(rules, position, faces))
    if kind == STRAIGHT:
        numbers = sum(is_number(card) for card in faces)
        play.straight_length = numbers + continues_table(rules, position, faces[0])
    for card in cards:
        position.lay(seat, card)
    if is_wild(faces[-1]):
        by_chance = kind == DRAWN and rules.draw.drawn_card == "rlcard"
        position.colour = take_colour(table, "B6", -1 if by_chance else seat)
    if play.completes and kind != STRAIGHT:
        position.run = set()
    _count(table, play)
    return play


def _count(table: Table, play: Play) -> None:
    counts = table.counts
    counts.moves += 1
    counts.rainbows += play.completes
    if play.straight_length:
        counts.straights += 1
        counts.longest_straight = max(counts.longest_straight, play.straight_length)
    table.windows.clear()
    table.passes = 0
    grow_pile(table, play)


def settle(table: Table, play: Play) -> None:
    """Going out; UNO; hands; penalty; receivers; gifts; flips; jump-ins; the effect on the next player."""
    seat = play.seat
    last_card = not table.position.hands[seat]
    if last_card:
        go_out(table, play)
    else:
        caught = player_calls(table, seat)
        received = move_hands(table, play)
        if caught:
            pay_penalty(table, "Z8", seat)
        receivers_call(table, seat, received)
    if play.completes and not (last_card and table.rules.last_draw_card == "ignored"):
        give_rainbow_cards(table, play)
    flip_direction(table, play)
    jumper = find_jumper(table, play)
    if jumper is None:
        effect_on_next(table, play, last_card=last_card)
    else:
        _jump(table, jumper)


def _jump(table: Table, seat: int) -> None:
    """A jump-in replaces the effect on the next player; a pile keeps its size."""
    table.log.take("jump_in", JUMP, seat)
    table.counts.jump_ins += 1
    table.begin_turn(seat, table.pile.size if table.pile else 0)
    table.log.take("legal moves", MOVES, seat, 1, JUMP_IN)
    lay_single(table, seat, JUMPED, {table.position.top})
