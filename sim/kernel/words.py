"""The words of a config as the numbers that compiled code compares; each class names its key."""

from enum import IntEnum


class FirstPlayer(IntEnum):
    """``start.first_player``."""

    left_of_dealer = 0
    seat = 1
    random = 2
    previous_winner = 3
    previous_loser = 4


class OpeningSkip(IntEnum):
    """``opening.skip``."""

    apply = 0
    ignore = 1
    redraw = 2


class OpeningZero(IntEnum):
    """``opening.zero``."""

    ignore = 0
    rotate = 1


class OpeningDrawTwo(IntEnum):
    """``opening.draw_two``."""

    draw_and_skip = 0
    draw_and_play = 1
    ignore = 2
    redraw = 3


class OpeningReverse(IntEnum):
    """``opening.reverse``."""

    dealer_first = 0
    starter_first = 1
    right_of_dealer_first = 2
    ignore = 3
    redraw = 4


class OpeningWild(IntEnum):
    """``opening.wild``."""

    starter_names = 0
    dealer_names = 1
    random = 2
    redraw = 3


class OpeningWildDrawFour(IntEnum):
    """``opening.wild_draw_four``."""

    redraw = 0
    as_wild = 1
    apply = 2


class DrawAmount(IntEnum):
    """``draw.amount``."""

    one = 0
    until_playable = 1
    up_to = 2


class DrawnCard(IntEnum):
    """``draw.drawn_card``."""

    may_play = 0
    must_play = 1
    keep = 2
    rlcard = 3


class WildDrawFourLegal(IntEnum):
    """``wild_draw_four.legal``."""

    no_color = 0
    no_match = 1
    no_other_playable = 2
    always = 3


class EnforcedBy(IntEnum):
    """``wild_draw_four.enforced_by``."""

    challenge = 0
    table = 1
    nobody = 2


class Zero(IntEnum):
    """``zero``."""

    plain = 0
    rotate = 1
    trade = 2


class Seven(IntEnum):
    """``seven.mode``."""

    plain = 0
    swap = 1
    swap_next = 2


class OnReceive(IntEnum):
    """``uno.on_receive``."""

    none = 0
    must_call = 1


class Window(IntEnum):
    """``uno.window``."""

    next_plays = 0
    next_begins = 1
    automatic = 2
    none = 3


class Sets(IntEnum):
    """``sets``."""

    none = 0
    identical = 1
    same_number = 2


class Stacking(IntEnum):
    """``stacking.mode``."""

    none = 0
    draw_two = 1
    same = 2
    escalate = 3
    cross = 4


class Deflect(IntEnum):
    """``deflect.mode``."""

    none = 0
    reverse = 1
    skip = 2
    both = 3


class JumpIn(IntEnum):
    """``jump_in.mode``."""

    none = 0
    identical = 1


class Race(IntEnum):
    """``jump_in.race``."""

    nearest = 0
    random = 1


class Finish(IntEnum):
    """``finish``."""

    any = 0
    no_action = 1
    no_wild = 2
    number_only = 3


class End(IntEnum):
    """``end``."""

    first_out = 0
    last_standing = 1


class BothPilesEmpty(IntEnum):
    """``both_piles_empty``."""

    fewest_points_wins = 3
    fewest_cards_wins = 4
    void = 5
    pass_ = 6


class Reshuffle(IntEnum):
    """``reshuffle``."""

    keep_top = 0
    rlcard = 1


class MatchMode(IntEnum):
    """``match.mode``."""

    none = 0
    first_wins = 1
    first_loses = 2
    lowest_wins = 3
    hands = 4


class HandScoring(IntEnum):
    """``scoring.hand``."""

    winner = 0
    holders = 1
    one_per_win = 2
    none = 3


class Strategy(IntEnum):
    """``strategies``."""

    random = 0
    random_action = 1
    high_points = 2
    save_wild = 3
    rotation_aware = 4
    most_color = 5
    punisher = 6
    own = 7


class Habit(IntEnum):
    """``habits``: the number of each habit."""

    forget = 0
    catch = 1
    bluff = 2
    challenge = 3
    stack = 4
    jump_in = 5
    draw_anyway = 6


class Ending(IntEnum):
    """How a hand ended."""

    won = 0
    stalemate = 1
    unfinished = 2
    fewest_points = 3
    fewest_cards = 4
    void = 5
    running = 6
