"""The rules as one read-only record, packed once from a config with its masks and tables."""

from collections.abc import Iterable
from typing import Any, Final

import numpy as np

from ..config import KINDS, Config
from ..config.players import is_own
from .cards import (
    ANY_WILD,
    DRAW_TWO,
    EACH_COLOR,
    LANE,
    REVERSE,
    SKIP,
    SYMBOLS,
    WILD,
    WILD_DRAW_FOUR,
    WILD_DRAW_FOURS,
    WILDS,
    U,
)
from .state import FEW_COPIES, MANY_COPIES, MAX_CARDS, MAX_SEATS
from .words import (
    BothPilesEmpty,
    DrawAmount,
    DrawnCard,
    End,
    EnforcedBy,
    Finish,
    FirstPlayer,
    Habit,
    HandScoring,
    JumpIn,
    MatchMode,
    OnReceive,
    OpeningDrawTwo,
    OpeningReverse,
    OpeningSkip,
    OpeningWild,
    OpeningWildDrawFour,
    OpeningZero,
    Race,
    Reshuffle,
    Sets,
    Seven,
    Stacking,
    Strategy,
    WildDrawFourLegal,
    Window,
    Zero,
)

VALUE_BITS: Final = 8
NO_LIMIT: Final = 1 << 30
RULES: Final = np.dtype(
    [
        ("players", "i8"),
        ("own_strategy", "i8", MAX_SEATS),
        ("copies", "i8"),
        ("deck_size", "i8"),
        ("deck", "u2", MAX_CARDS),
        ("deal", "i8"),
        ("first_player", "i8"),
        ("first_seat", "i8"),
        ("opening_skip", "i8"),
        ("opening_draw_two", "i8"),
        ("opening_reverse", "i8"),
        ("opening_wild", "i8"),
        ("opening_wild_draw_four", "i8"),
        ("opening_redraws", "i8", 16),
        ("draw_limit", "i8"),
        ("drawn_card", "i8"),
        ("voluntary", "i8"),
        ("enforced_by", "i8"),
        ("guilty_draws", "i8"),
        ("innocent_total", "i8"),
        ("winner_plays", "i8"),
        ("drawn_penalty", "i8"),
        ("reverse_skips", "i8"),
        ("zero", "i8"),
        ("seven", "i8"),
        ("seven_optional", "i8"),
        ("moves_hands", "u8"),
        ("opening_zero", "i8"),
        ("rotation_combos", "i8"),
        ("straights", "i8"),
        ("mixed_colors", "i8"),
        ("table_card", "i8"),
        ("rainbow", "i8"),
        ("table_run", "i8"),
        ("rainbow_cards", "i8", 10),
        ("sets", "i8"),
        ("stacking", "i8"),
        ("stacks_on_two", "u8"),
        ("stacks_on_four", "u8"),
        ("stacking_mandatory", "i8"),
        ("deflects", "u8"),
        ("deflect_same_color", "i8"),
        ("jump_in", "i8"),
        ("jump_in_wilds", "i8"),
        ("jump_in_race", "i8"),
        ("finish", "i8"),
        ("last_card", "u8"),
        ("mercy_limit", "i8"),
        ("end", "i8"),
        ("both_piles_empty", "i8"),
        ("reshuffle", "i8"),
        ("match", "i8"),
        ("match_hands", "i8"),
        ("match_target", "i8"),
        ("last_draw_counts", "i8"),
        ("uno_due_at", "i8"),
        ("uno_on_receive", "i8"),
        ("uno_window", "i8"),
        ("uno_penalty", "i8"),
        ("scoring", "i8"),
        ("max_turns", "i8"),
        ("asks_before_moves", "i8"),
        ("watches_plays", "i8"),
        ("matches", "u8", 64),
        ("blocks_draw_four", "u8", 64),
        ("value", "i8", 16),
        ("value_bits", "u8", VALUE_BITS),
        ("values_rise", "i8"),
        ("worth_as", "u8", 16),
        ("tier_count", "i8"),
        ("tiers", "u8", 16),
        ("strategy", "i8", MAX_SEATS),
        ("habits", "u8", (MAX_SEATS, len(Habit))),
    ],
    align=True,
)
"""``matches[face]`` are the cards that may lie on a face in force, Wild Draw Four apart; that one is legal while no
card of ``blocks_draw_four[face]`` is held. ``value_bits[k]`` holds the cards whose points have bit k; ``tiers`` the
cards of equal points, dearest first; where points rise with the symbol's number, as they mostly do
(``values_rise``), ``worth_as`` finds them at once. ``moves_hands`` marks the symbols by which hands move. A habit
is its probability times 2**53. ``asks_before_moves`` and ``watches_plays`` keep rare rules off the hot path:
something may be asked before moves are offered, or a play may owe an UNO call or move hands. ``draw_limit`` is
the most cards drawn for lack of a play."""


def pack_rules(config: Config) -> np.ndarray[Any, Any]:
    """Return the rules record of a config, shape (1,)."""
    packed = np.zeros(1, RULES).view(np.recarray)
    r = packed[0]
    _pack_deck(r, config)
    _pack_opening(r, config)
    _pack_play(r, config)
    _pack_uno_and_scoring(r, config)
    _pack_tables(r, config)
    _pack_players(r, config)
    return packed


def copies_needed(config: Config) -> int:
    """Return how many copy masks a hand needs: 2 for most decks, else 8."""
    return FEW_COPIES if max(_counts(config)[1]) <= FEW_COPIES else MANY_COPIES


def _counts(config: Config) -> tuple[list[int], list[int]]:
    """Return by symbol the cards (per colour; wilds in all) and the copies of one lane."""
    counts = config.rules.deck_counts()
    cards = [counts[kind] for kind in KINDS]
    lanes = [count if symbol < WILD else -(-count // 4) for symbol, count in enumerate(cards)]
    return cards, lanes


def _pack_deck(r: Any, config: Config) -> None:
    deck = []
    for symbol, count in enumerate(_counts(config)[0]):
        if symbol < WILD:
            deck += [copy << 6 | color << 4 | symbol for color in range(4) for copy in range(count)]
        else:
            deck += [(k // 4) << 6 | (k % 4) << 4 | symbol for k in range(count)]
    r.players = config.players
    r.copies = copies_needed(config)
    r.deck_size = len(deck)
    r.deck[: len(deck)] = sorted(deck)
    r.deal = config.rules.deal


def _pack_opening(r: Any, config: Config) -> None:
    rules, opening = config.rules, config.rules.opening
    r.first_player = FirstPlayer[rules.start.first_player]
    r.first_seat = rules.start.seat
    r.opening_skip = OpeningSkip[opening.skip]
    r.opening_draw_two = OpeningDrawTwo[opening.draw_two]
    r.opening_reverse = OpeningReverse[opening.reverse]
    r.opening_wild = OpeningWild[opening.wild]
    r.opening_wild_draw_four = OpeningWildDrawFour[opening.wild_draw_four]
    wild_draw_four = opening.wild if opening.wild_draw_four == "as_wild" else opening.wild_draw_four
    words = (opening.skip, opening.reverse, opening.draw_two, opening.wild, wild_draw_four)
    r.opening_redraws[10:15] = [word == "redraw" for word in words]


def _pack_play(r: Any, config: Config) -> None:
    rules = config.rules
    amounts = {DrawAmount.one: 1, DrawAmount.until_playable: MAX_CARDS, DrawAmount.up_to: rules.draw.up_to}
    r.draw_limit = amounts[DrawAmount[rules.draw.amount]]
    r.drawn_card = DrawnCard[rules.draw.drawn_card]
    r.voluntary = rules.draw.voluntary
    r.enforced_by = EnforcedBy[rules.wild_draw_four.enforced_by]
    r.guilty_draws = rules.wild_draw_four.guilty_draws
    r.innocent_total = rules.wild_draw_four.innocent_total
    r.winner_plays = rules.wild_draw_four.winner_plays
    r.drawn_penalty = rules.wild_draw_four.drawn_penalty
    r.reverse_skips = rules.reverse.two_players == "skip"
    r.zero = Zero[rules.zero]
    r.seven = Seven[rules.seven.mode]
    r.seven_optional = rules.seven.optional
    moves_hands = U(0)
    if r.zero != Zero.plain:
        moves_hands |= EACH_COLOR
    if r.seven != Seven.plain:
        moves_hands |= EACH_COLOR << U(7)
    r.moves_hands = moves_hands
    _pack_combinations(r, config)
    _pack_house_rules(r, config)
    r.last_draw_counts = rules.last_draw_card == "counts"
    r.max_turns = rules.max_turns
    r.asks_before_moves = r.enforced_by == EnforcedBy.challenge or r.voluntary


def _pack_combinations(r: Any, config: Config) -> None:
    rules = config.rules
    r.opening_zero = OpeningZero[rules.opening.zero]
    r.rotation_combos = rules.rotation_combos
    r.straights = rules.straights.enabled
    r.mixed_colors = rules.straights.colors == "any"
    r.table_card = rules.straights.table_card
    r.rainbow = rules.rainbow.enabled
    r.table_run = rules.rainbow.table_run
    r.rainbow_cards[0] = rules.rainbow.zero_cards
    for number in range(1, 10):
        r.rainbow_cards[number] = rules.rainbow.cards or number
    r.sets = Sets[rules.sets]


def _pack_house_rules(r: Any, config: Config) -> None:
    rules = config.rules
    r.stacking = Stacking[rules.stacking.mode]
    twos, fours = EACH_COLOR << U(DRAW_TWO), WILD_DRAW_FOURS
    r.stacks_on_two = {
        Stacking.none: U(0),
        Stacking.draw_two: twos,
        Stacking.same: twos,
        Stacking.escalate: twos | fours,
        Stacking.cross: twos | fours,
    }[Stacking(r.stacking)]
    r.stacks_on_four = {Stacking.same: fours, Stacking.escalate: fours, Stacking.cross: twos | fours}.get(
        Stacking(r.stacking), U(0)
    )
    r.stacking_mandatory = rules.stacking.mandatory
    deflects = {"none": (), "reverse": (REVERSE,), "skip": (SKIP,), "both": (SKIP, REVERSE)}
    r.deflects = _cards_of(deflects[rules.deflect.mode])
    r.deflect_same_color = rules.deflect.same_color
    r.jump_in = JumpIn[rules.jump_in.mode]
    r.jump_in_wilds = rules.jump_in.wilds
    r.jump_in_race = Race[rules.jump_in.race]
    finishes = {
        "any": range(SYMBOLS),
        "no_action": (*range(10), WILD, WILD_DRAW_FOUR),
        "no_wild": range(WILD),
        "number_only": range(10),
    }
    r.finish = Finish[rules.finish]
    r.last_card = _cards_of(finishes[rules.finish])
    r.mercy_limit = rules.mercy.limit or NO_LIMIT
    r.end = End[rules.end]
    r.both_piles_empty = BothPilesEmpty[rules.both_piles_empty.replace("pass", "pass_")]
    r.reshuffle = Reshuffle[rules.reshuffle]
    r.match = MatchMode[rules.match.mode]
    r.match_hands = rules.match.hands
    r.match_target = rules.match.target


def _cards_of(symbols: Iterable[int]) -> Any:
    mask = U(0)
    for symbol in symbols:
        mask |= EACH_COLOR << U(symbol)
    return mask


def has_combinations(config: Config) -> bool:
    """Tell whether a config needs the kernel with moves of several cards, also where one card completes them.

    Some strategies look through that list of moves, whether or not there are any.
    """
    rules = config.rules
    return (
        rules.rotation_combos
        or rules.straights.enabled
        or rules.rainbow.enabled
        or rules.sets != "none"
        or not {"most_color", "punisher"}.isdisjoint(config.strategies)
        or any(is_own(name) for name in config.strategies)
    )


def has_house_rules(config: Config) -> bool:
    """Tell whether a config needs a kernel with house rules.

    That is so where by its house rules the turn of a single card can take another course than in most games,
    and for matches.
    """
    rules = config.rules
    return (
        rules.stacking.mode != "none"
        or rules.deflect.mode != "none"
        or rules.jump_in.mode != "none"
        or rules.mercy.limit != 0
        or rules.end != "first_out"
        or rules.finish != "any"
        or rules.sets != "none"
        or rules.both_piles_empty != "pass"
        or rules.reshuffle != "keep_top"
        or rules.draw.drawn_card == "rlcard"
        or rules.match.mode != "none"
    )


def _pack_uno_and_scoring(r: Any, config: Config) -> None:
    uno, scoring = config.rules.uno, config.rules.scoring
    r.uno_due_at = uno.due_at
    r.uno_on_receive = OnReceive[uno.on_receive]
    r.uno_window = Window[uno.window]
    r.uno_penalty = uno.penalty
    if r.uno_window == Window.none:
        r.uno_due_at = -1
        r.uno_on_receive = OnReceive.none
    r.scoring = HandScoring[scoring.hand]
    for symbol, kind in enumerate(KINDS):
        r.value[symbol] = scoring.values[kind]


def _pack_tables(r: Any, config: Config) -> None:
    legal = WildDrawFourLegal[config.rules.wild_draw_four.legal]
    if r.enforced_by == EnforcedBy.nobody:
        legal = WildDrawFourLegal.always
    for face in range(64):
        color, symbol = face >> 4, face & 15
        in_color = LANE << U(16 * color)
        matches = in_color | WILDS
        if symbol < WILD:
            matches |= EACH_COLOR << U(symbol)
        if config.rules.six_is_nine and symbol in (6, 9):
            matches |= EACH_COLOR << U(15 - symbol)
        r.matches[face] = matches
        r.blocks_draw_four[face] = {
            WildDrawFourLegal.no_color: in_color,
            WildDrawFourLegal.no_match: matches & ~ANY_WILD,
            WildDrawFourLegal.no_other_playable: matches,
            WildDrawFourLegal.always: U(0),
        }[legal]
    values = [int(value) for value in r.value[: WILD_DRAW_FOUR + 1]]
    for place in range(VALUE_BITS):
        r.value_bits[place] = _cards_where(values, lambda value, place=place: bool(value >> place & 1))
    for tier, points in enumerate(sorted(set(values), reverse=True)):
        r.tiers[tier] = _cards_where(values, lambda value, points=points: value == points)
    r.tier_count = len(set(values))
    r.values_rise = values == sorted(values)
    for symbol, points in enumerate(values):
        r.worth_as[symbol] = _cards_where(values, lambda value, points=points: value == points)


def _cards_where(values: list[int], holds: Any) -> Any:
    mask = U(0)
    for symbol, value in enumerate(values):
        if holds(value):
            mask |= EACH_COLOR << U(symbol)
    return mask


def _pack_players(r: Any, config: Config) -> None:
    for seat in range(config.players):
        name = config.strategies[seat]
        r.strategy[seat] = Strategy.own if is_own(name) else Strategy[name]
        for habit in Habit:
            r.habits[seat, habit] = U(round(getattr(config.habits[seat], habit.name) * 2**53))
    forgets = any(habits.forget > 0 for habits in config.habits)
    r.watches_plays = (forgets and r.uno_window != Window.none) or r.moves_hands != 0
