"""Short forms, and that they come to the same as what they are short for."""

import pytest

SAME = [
    ("rules: {stacking: same}", "rules: {stacking: {mode: same}}"),
    ("rules: {seven: swap}", "rules: {seven: {mode: swap, optional: false}}"),
    ("rules: {straights: true}", "rules: {straights: {enabled: true}}"),
    ("rules: {rainbow: {enabled: true, cards: face}}", "rules: {rainbow: true}"),
    ("rules: {deck: numbers_only}", "rules: {deck: {mode: numbers_only}}"),
    ("rules: {mercy: none}", "{}"),
    ("rules: {match: {hands: 3}}", "rules: {match: {mode: {hands: 3}, target: 500}}"),
    ("run: {games: 10M}", "run: {games: 10000000}"),
    ("strategies: random", "strategies: [random, random, random, random]"),
    ("habits: {forget: 0}", "habits: [{forget: 0}, {forget: 0.0}, {forget: 0}, {forget: 0}]"),
]
REFUSED = [
    ("rules: {draw: {amount: up_to}}", "24: rules.draw.amount: 'up_to' needs a number: {up_to: k}"),
    ("rules: {draw: {amount: {up_to: 0}}}", "32: rules.draw.amount.up_to: must be at least 1, not 0"),
    (
        "rules: {draw: {amount: 3}}",
        "24: rules.draw.amount: must be one of one, until_playable, {up_to: k}; not 3",
    ),
    (
        "rules: {draw: {amount: [one]}}",
        "24: rules.draw.amount: must be one of one, until_playable, {up_to: k}; not a list",
    ),
    (
        "rules: {draw: {amount: {at_most: 3}}}",
        "24: rules.draw.amount: must be a word, or one key with its number: {up_to: k}",
    ),
    (
        "rules: {draw: {up_to: 3}}",
        "16: 'rules.draw.up_to' is no key beside 'amount'; write 'amount: {up_to: k}'",
    ),
    (
        "rules: {draw: {amount: {up_to: x}}}",
        "32: rules.draw.amount.up_to: must be a whole number in plain digits, not 'x'",
    ),
    (
        "rules: {start: {first_player: seat}}",
        "31: rules.start.first_player: 'seat' needs a number: {seat: k}",
    ),
    ("rules: {match: hands}", "16: rules.match: 'hands' needs a number: {hands: k}"),
    ("rules: {match: {hands: 0}}", "24: rules.match.hands: must be at least 1, not 0"),
    (
        "rules: {match: {mode: none, hands: 2}}",
        "29: 'rules.match.hands' is no key beside 'mode'; write 'mode: {hands: k}'",
    ),
    ("rules: {mercy: 25}", "16: rules.mercy: must be none or {limit: N}, not 25"),
    ("rules: {mercy: always}", "16: rules.mercy: must be none or {limit: N}, not 'always'"),
    ("rules: {rainbow: {cards: 0}}", "26: rules.rainbow.cards: must be face or a number from 1, not 0"),
    (
        "rules: {rainbow: {cards: faces}}",
        "26: rules.rainbow.cards: must be face or a number from 1, not 'faces'",
    ),
    ("rules: {straights: on}", "20: rules.straights: must be true or false, not 'on'; did you mean true?"),
    (
        "rules: {stacking: true}",
        "19: rules.stacking: must be one of none, draw_two, same, escalate, cross; not true",
    ),
    (
        "rules: {draw: one}",
        "15: rules.draw: must be a mapping of amount, drawn_card, voluntary, not 'one'",
    ),
]


@pytest.mark.parametrize(("short", "long"), SAME)
def test_a_short_form_is_what_it_is_short_for(load_text, short: str, long: str) -> None:
    assert load_text(short) == load_text(long)


def test_values_with_a_number_are_a_word_and_a_number(load_text) -> None:
    rules = load_text(
        "rules: {start: {first_player: {seat: 2}}, draw: {amount: {up_to: 3}}, mercy: {limit: 25}, "
        "match: {hands: 5}, rainbow: {enabled: true, cards: 4}}"
    ).rules
    assert (rules.start.first_player, rules.start.seat) == ("seat", 2)
    assert (rules.draw.amount, rules.draw.up_to) == ("up_to", 3)
    assert (rules.match.mode, rules.match.hands) == ("hands", 5)
    assert (rules.mercy.limit, rules.rainbow.cards) == (25, 4)


def test_habits_and_strategies_one_a_seat(load_text) -> None:
    config = load_text("players: 2\nstrategies: [random, save_wild]\nhabits: [{forget: 1}, {catch: 0.25}]")
    assert config.strategies == ("random", "save_wild")
    assert [(habits.forget, habits.catch) for habits in config.habits] == [(1.0, 0.5), (0.1, 0.25)]


@pytest.mark.parametrize(("text", "fault"), REFUSED)
def test_what_is_no_short_form(faults, text: str, fault: str) -> None:
    assert faults(text) == [f"game.yaml:1:{fault}"]


def test_custom_decks_count_kinds(load_text) -> None:
    rules = load_text(
        "players: 2\nrules: {deal: 3, deck: {mode: custom, cards: {0: 1, skip: 2, wild: 3}}}"
    ).rules
    assert rules.deck.cards["0"] == 1
    assert rules.deck.cards["9"] == 0
    assert rules.deck_size() == 4 + 8 + 3


def test_values_not_named_stay_classic(load_text) -> None:
    values = load_text("rules: {scoring: {values: {wild: 40}}}").rules.scoring.values
    assert (values["wild"], values["wild_draw_four"], values["7"]) == (40, 50, 7)
