"""Values that a config may say but that are not played yet are refused by name, never ignored."""

import pytest
from unosim.config import Config
from unosim.config.playable import NOT_YET_PLAYABLE, value_at


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("rules: {stacking: same}", "1:19: rules.stacking: 'same' is not yet playable"),
        ("rules: {stacking: {mode: cross}}", "1:26: rules.stacking.mode: 'cross' is not yet playable"),
        ("rules: {draw: {amount: {up_to: 3}}}", "1:24: rules.draw.amount: 'up_to' is not yet playable"),
        ("rules: {mercy: {limit: 25}}", "1:24: rules.mercy.limit: 25 is not yet playable"),
        ("rules: {decks: 2}", "1:16: rules.decks: 2 is not yet playable"),
        ("rules: {six_is_nine: true}", "1:22: rules.six_is_nine: true is not yet playable"),
        ("strategies: punisher", "1:13: strategies: 'punisher' is not yet playable"),
        (
            "players: 2\nstrategies: [random, most_color]",
            "2:22: strategies: 'most_color' is not yet playable",
        ),
    ],
)
def test_refused_by_name_and_place(faults, text: str, fault: str) -> None:
    assert faults(text) == [f"game.yaml:{fault}"]


def test_all_of_them_at_once_and_those_of_a_set_too(faults) -> None:
    found = faults("rules:\n  jump_in: identical\n  finish: no_wild\n", "rules.end=last_standing")
    assert found == [
        "--set rules.end=last_standing: rules.end: 'last_standing' is not yet playable",
        "game.yaml:2:12: rules.jump_in: 'identical' is not yet playable",
        "game.yaml:3:11: rules.finish: 'no_wild' is not yet playable",
    ]


@pytest.mark.parametrize("path", NOT_YET_PLAYABLE)
def test_defaults_are_playable(path: str) -> None:
    value = value_at(Config.model_validate({}), path)
    assert all(
        each not in NOT_YET_PLAYABLE[path] for each in (value if isinstance(value, tuple) else [value])
    )


@pytest.mark.parametrize(
    "text",
    [
        "deck: {mode: custom, cards: {1: 8}}",
        "start: {first_player: random}",
        "start: {first_player: previous_winner}, match: first_wins",
        "start: {first_player: previous_loser}, match: {mode: first_loses, target: 200}",
        "match: lowest_wins",
        "match: {hands: 3}",
        "opening: {skip: redraw, draw_two: ignore, reverse: right_of_dealer_first, wild: random}",
        "opening: {wild_draw_four: apply}",
        "draw: {amount: until_playable, drawn_card: keep, voluntary: true}",
        "wild_draw_four: {legal: always, enforced_by: nobody, winner_plays: false, drawn_penalty: false}",
        "reverse: {two_players: none}",
        "zero: rotate",
        "zero: rotate, rotation_combos: true, straights: {colors: any}, rainbow: true, sets: same_number",
        "opening: {zero: rotate}",
        "zero: trade",
        "seven: {mode: swap_next, optional: true}",
        "last_draw_card: ignored",
        "uno: {due_at: 2, on_receive: must_call, window: automatic, penalty: 4}",
        "scoring: {hand: one_per_win, values: {wild: 20}}",
        "max_turns: 500",
        "stacking: {mode: none, mandatory: true}",
    ],
)
def test_what_is_built_is_taken(load_text, text: str) -> None:
    load_text(f"rules: {{{text}}}")
