"""``extends``: presets and relative files, layers that merge, faults named where they stand."""

import os
from pathlib import Path

import pytest
from unosim.config import ConfigError, load


def test_a_preset_is_extended_and_options_beside_stay(load_text) -> None:
    config = load_text("extends: seven_zero\nplayers: 6\nrules: {seven: {optional: true}}")
    assert (config.players, config.rules.zero) == (6, "rotate")
    assert (config.rules.seven.mode, config.rules.seven.optional) == ("swap", True)


def test_a_path_is_relative_to_the_file_that_names_it(write) -> None:
    Path("sub").mkdir()
    write("extends: classic\nrules: {deal: 5}", "sub/base.yaml")
    write("extends: base.yaml\nplayers: 3", "sub/middle.yaml")
    config = load(write("extends: sub/middle.yaml\nrules: {zero: rotate}", "top.yaml"))
    assert (config.players, config.rules.deal, config.rules.zero) == (3, 5, "rotate")
    assert config.name == "top"


def test_a_name_is_not_inherited(write) -> None:
    write("name: The base", "base.yaml")
    assert load(write("extends: base.yaml", "mine.yaml")).name == "mine"
    assert load("base.yaml").name == "The base"


@pytest.mark.parametrize(
    ("below", "above", "mode", "mandatory"),
    [
        ("{mode: escalate, mandatory: true}", "same", "same", True),
        ("same", "{mandatory: true}", "same", True),
        ("{mode: same, mandatory: true}", "none", "none", True),
        ("same", "{mode: cross, mandatory: false}", "cross", False),
    ],
)
def test_a_short_form_sets_what_it_says_and_no_more(write, below, above, mode, mandatory) -> None:
    write(f"rules: {{stacking: {below}}}", "base.yaml")
    stacking = load(write(f"extends: base.yaml\nrules: {{stacking: {above}}}")).rules.stacking
    assert (stacking.mode, stacking.mandatory) == (mode, mandatory)


def test_options_leave_a_rule_switched_on(write) -> None:
    write("rules: {straights: true, rainbow: {zero_cards: 4}}", "base.yaml")
    rules = load(write("extends: base.yaml\nrules: {straights: {colors: any}, rainbow: true}")).rules
    assert (rules.straights.enabled, rules.straights.colors) == (True, "any")
    assert (rules.rainbow.enabled, rules.rainbow.zero_cards) == (True, 4)


def test_a_word_replaces_a_word_with_its_number(write) -> None:
    write("rules: {draw: {amount: {up_to: 3}}, match: {hands: 4}, mercy: {limit: 25}}", "base.yaml")
    rules = load(
        write("extends: base.yaml\nrules: {draw: {amount: one}, match: first_wins, mercy: none}")
    ).rules
    assert (rules.draw.amount, rules.draw.up_to) == ("one", 0)
    assert (rules.match.mode, rules.match.hands) == ("first_wins", 0)
    assert rules.mercy.limit == 0


def test_habits_for_all_are_laid_over_habits_one_a_seat(write) -> None:
    write("players: 2\nhabits: [{forget: 0.3}, {catch: 1}]", "base.yaml")
    habits = load(write("extends: base.yaml\nhabits: {challenge: 0.5}")).habits
    assert [(h.forget, h.catch, h.challenge) for h in habits] == [(0.3, 0.5, 0.5), (0.1, 1.0, 0.5)]


def test_a_list_replaces_what_was_there(write) -> None:
    write("players: 2\nhabits: {forget: 0.3}\nstrategies: random", "base.yaml")
    config = load(write("extends: base.yaml\nhabits: [{}, {catch: 1}]\nstrategies: [random, save_wild]"))
    assert [(h.forget, h.catch) for h in config.habits] == [(0.1, 0.5), (0.1, 1.0)]
    assert config.strategies == ("random", "save_wild")


def test_a_fault_is_named_in_the_file_where_it_stands(write, faults) -> None:
    write("players: 4\nrules:\n  dael: 7\n", "base.yaml")
    assert faults("extends: base.yaml\nplayers: x\n") == [
        "game.yaml:2:10: players: must be a whole number in plain digits, not 'x'",
        "base.yaml:3:3: unknown key 'rules.dael'; did you mean 'deal'?",
    ]


def test_a_contradiction_is_named_at_the_key_laid_on_top(write, faults) -> None:
    write("players: 10\n", "base.yaml")
    (fault,) = faults("extends: base.yaml\nrules:\n  deal: 11\n")
    assert fault.startswith("game.yaml:3:9: rules.deal: 10 players with 11 cards each")
    (fault,) = faults("extends: base.yaml\nrules:\n  deal: 10\n", "rules.deck=numbers_only")
    assert fault.startswith("--set rules.deck=numbers_only: rules.deal: 10 players with 10 cards each")


def test_circles_are_refused(write, faults) -> None:
    write("players: 3\nextends: game.yaml", "other.yaml")
    assert faults("extends: other.yaml") == [
        "other.yaml:2:10: extends: goes round in a circle: game.yaml -> other.yaml -> game.yaml"
    ]
    assert faults("extends: ./game.yaml") == [
        "game.yaml:1:10: extends: goes round in a circle: game.yaml -> game.yaml"
    ]


def test_a_circle_through_a_link_is_refused(write, faults) -> None:
    os.symlink("game.yaml", "alias.yaml")
    (fault,) = faults("extends: alias.yaml")
    assert "goes round in a circle" in fault


def test_endless_chains_are_refused(write, faults) -> None:
    for number in range(40):
        write(f"extends: f{number + 1}.yaml", f"f{number}.yaml")
    assert faults("extends: f0.yaml") == ["f30.yaml:1:10: extends: a chain of more than 32 files"]


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("extends: clasic", "1:10: extends: 'clasic': no such file, and no preset; did you mean 'classic'?"),
        ("extends: sub/none.yaml", "1:10: extends: 'sub/none.yaml': no such file"),
        (
            "extends: [classic]",
            "1:10: extends: must be the name of a preset or the path of a file, not a list",
        ),
        ("extends: 5", "1:10: extends: must be the name of a preset or the path of a file, not 5"),
        ("extends: .", "1:10: extends: '.': is a folder, not a config file"),
        ('extends: "a\\0b"', "1:10: extends: 'a\\x00b': cannot be the name of a file"),
        ("extends: /dev/null", "1:10: extends: '/dev/null': is not a regular file"),
    ],
)
def test_what_cannot_be_extended(faults, text: str, fault: str) -> None:
    assert faults(text) == [f"game.yaml:{fault}"]


def test_a_fault_beside_a_missing_extends_is_reported_too(faults) -> None:
    assert len(faults("extends: nothing.yaml\nplayers: 1\nfoo: 2\n")) == 3


def test_a_preset_wins_over_a_file_of_its_name(write) -> None:
    write("players: 2", "classic")
    assert load("classic").players == 4
    assert load("./classic").players == 2
    assert load(Path("classic")).players == 2


def test_an_unknown_preset_is_told_what_is_near(write) -> None:
    with pytest.raises(
        ConfigError, match=r"^seven-zero: no such file, and no preset; did you mean 'seven_zero'\?"
    ):
        load("seven-zero")
