"""Options of a rule that is off are allowed and said to have no effect."""

import pytest
from unosim.config import load_with_notes, preset_names, resolved_yaml


@pytest.fixture
def notes(write):
    return lambda text, *sets: [str(note) for note in load_with_notes(write(text), sets).notes]


@pytest.mark.parametrize(
    ("text", "note"),
    [
        (
            "rules: {stacking: {mandatory: true}}",
            "1:20: rules.stacking.mandatory has no effect: rules.stacking is none",
        ),
        (
            "rules: {straights: {enabled: false, colors: any}}",
            "1:37: rules.straights.colors has no effect: rules.straights is false",
        ),
        (
            "rules: {straights: {colors: same}}",
            "1:21: rules.straights.colors has no effect: rules.straights is false",
        ),
        (
            "rules: {rainbow: {zero_cards: 5}}",
            "1:19: rules.rainbow.zero_cards has no effect: rules.rainbow is false",
        ),
        ("rules: {deck: {cards: {1: 2}}}", "1:16: rules.deck.cards has no effect: rules.deck is classic"),
        ("rules: {match: {target: 200}}", "1:17: rules.match.target has no effect: rules.match is none"),
        (
            "rules: {wild_draw_four: {enforced_by: table, guilty_draws: 2}}",
            "1:46: rules.wild_draw_four.guilty_draws has no effect: "
            "rules.wild_draw_four.enforced_by is table",
        ),
        (
            "rules: {uno: {on_receive: must_call}}",
            "1:15: rules.uno.on_receive has no effect: rules.zero is plain and rules.seven is plain",
        ),
        (
            "habits: {draw_anyway: 0.2}",
            "1:10: habits.draw_anyway has no effect: rules.draw.voluntary is false",
        ),
        (
            "rules: {draw: {voluntary: true}}",
            "1:16: rules.draw.voluntary has no effect: habits.draw_anyway is 0",
        ),
        (
            "players: 2\nhabits: [{}, {jump_in: 0}]",
            "2:15: habits.1.jump_in has no effect: rules.jump_in is none",
        ),
    ],
)
def test_options_of_rules_that_are_off(notes, text: str, note: str) -> None:
    assert notes(text) == [f"game.yaml:{note}"]


def test_a_set_is_named(notes) -> None:
    assert notes("players: 4", "rules.seven.optional=true") == [
        "--set rules.seven.optional=true: rules.seven.optional has no effect: rules.seven is plain"
    ]


@pytest.mark.parametrize(
    "text",
    [
        "extends: seven_zero\nrules: {seven: {optional: true}, uno: {on_receive: must_call}}",
        "rules: {draw: {voluntary: true}}\nhabits: {draw_anyway: 0.1}",
        "habits: {bluff: 0.1, challenge: 0.5, catch: 1}",
    ],
)
def test_options_in_force_need_no_note(notes, text: str) -> None:
    assert notes(text) == []


def test_a_config_written_out_in_full_needs_no_notes(notes) -> None:
    for name in set(preset_names()) - {"mattel"}:
        assert notes(resolved_yaml(load_with_notes(name).config)) == []
