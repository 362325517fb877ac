"""The deal and the opening card (B3, C1, C5, C6 and the keys ``start`` and ``opening``)."""

from .cards import DRAW_TWO, REVERSE, SKIP, WILD, WILD_DRAW_FOUR, symbol
from .drawing import check_mercy, draw_cards
from .events import BY_OPENING, DEAL, FLIP, FORFEIT, HAND, LOST_TO_OPENING, NAME, OPEN, REDRAW, ROTATE
from .table import Table


def open_hand(table: Table, hand_number: int, starter: int | None, dealer: int | None) -> None:
    """Deal, turn up the opening card, apply it and say who is on move."""
    if starter is None:
        starter = designated_starter(table, hand_number)
    _, starter, dealer_named, _ = table.log.take("start.first_player", HAND, starter, dealer, hand_number)
    players = table.position.players
    if not 0 <= starter < players or (dealer is None and dealer_named != (starter - 1) % players):
        raise table.foul("start.first_player", "the dealer sits before the starter")
    table.counts.starter = starter
    _deal(table)
    _turn_up(table)
    _apply_opening_card(table, starter, dealer_named)


def designated_starter(table: Table, hand_number: int) -> int | None:
    """Who starts a hand by the rules alone; None if chance or the hand before says it. Matches rotate the
    deal.
    """
    start = table.rules.start
    players = table.position.players
    if start.first_player == "left_of_dealer":
        return hand_number % players
    if start.first_player == "seat":
        return int(start.seat + hand_number) % players
    return 0 if start.first_player != "random" and hand_number == 0 else None


def _deal(table: Table) -> None:
    position = table.position
    for seat in range(position.players):
        for _ in range(table.rules.deal):
            card = table.log.take("B3", DEAL, seat, None)[2]
            if card not in position.draw_pile:
                raise table.foul("card conservation", "a card of the draw pile was due")
            position.take(seat, card)


def _treatment(table: Table, card: int) -> str:
    """The word of ``opening`` that governs a turned-up card."""
    opening = table.rules.opening
    if symbol(card) == WILD_DRAW_FOUR:
        rule = opening.wild_draw_four
        return str(opening.wild if rule == "as_wild" else rule)
    names = {SKIP: opening.skip, REVERSE: opening.reverse, DRAW_TWO: opening.draw_two, WILD: opening.wild}
    return str(names.get(symbol(card), "ignore"))


def _turn_up(table: Table) -> None:
    position = table.position
    while table.log.next_kind() == REDRAW:
        card = table.log.take("opening", REDRAW, -1, None)[2]
        if card not in position.draw_pile or _treatment(table, card) != "redraw":
            raise table.foul("opening", "only a card of the draw pile that may not open is put back")
    card = table.log.take("B3", OPEN, -1, None)[2]
    if card not in position.draw_pile or _treatment(table, card) == "redraw":
        raise table.foul("opening", "a card of the draw pile that may open was due")
    position.open(card)


def _apply_opening_card(table: Table, starter: int, dealer: int) -> None:
    position = table.position
    card = position.top
    treatment = _treatment(table, card)
    table.on_move = starter
    if card in (WILD, WILD_DRAW_FOUR):
        namer = {"starter_names": starter, "dealer_names": dealer, "random": -1}[table.rules.opening.wild]
        position.colour = take_colour(table, "opening.wild", namer)
    if symbol(card) == REVERSE and treatment != "ignore":
        _open_with_reverse(table, treatment, starter, dealer)
    elif symbol(card) == SKIP and treatment == "apply":
        _forfeit_start(table, "opening.skip", starter)
    elif symbol(card) == DRAW_TWO and treatment != "ignore":
        draw_cards(table, "C5", starter, 2, BY_OPENING)
        if treatment == "draw_and_skip":
            _forfeit_start(table, "C5", starter)
        elif starter not in position.in_play:
            table.on_move = position.seat_after(starter)
    elif card == WILD_DRAW_FOUR and treatment == "apply":
        draw_cards(table, "opening.wild_draw_four", starter, 4, BY_OPENING)
        _forfeit_start(table, "opening.wild_draw_four", starter)
    elif symbol(card) == 0 and table.rules.opening.zero == "rotate":
        table.log.take("opening.zero", ROTATE, -1, 1, 1)
        position.rotate(1)
        table.counts.rotations_plain += 1
        check_mercy(table, position.seats_after(dealer))


def take_colour(table: Table, clause: str, seat: int) -> int:
    """The colour a wild is given."""
    colour = table.log.take(clause, NAME, seat, None)[2]
    if colour not in (0, 1, 2, 3):
        raise table.foul(clause, "one of four colours was due")
    return colour


def _forfeit_start(table: Table, clause: str, starter: int) -> None:
    table.log.take(clause, FORFEIT, starter, LOST_TO_OPENING)
    table.counts.forfeits += 1
    table.on_move = table.position.seat_after(starter)


def _open_with_reverse(table: Table, treatment: str, starter: int, dealer: int) -> None:
    """The direction flips; with two players C6 makes the opening R a Skip."""
    position = table.position
    position.direction = -1
    table.log.take("C6", FLIP, -1, -1)
    table.counts.direction_changes += 1
    if treatment == "dealer_first":
        table.on_move = dealer
    elif treatment == "right_of_dealer_first":
        table.on_move = (dealer - 1) % position.players
    elif position.two_play() and table.rules.reverse.two_players == "skip":
        _forfeit_start(table, "C6", starter)
