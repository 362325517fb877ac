"""``--set KEY=VALUE``."""

from itertools import permutations

import pytest
from unosim.config import load


def test_values_are_read_as_in_a_file() -> None:
    sets = (
        "rules.uno.window=none",
        "rules.draw.voluntary=true",
        "habits.forget=0",
        "run.games=10k",
        "name='4'",
    )
    config = load("classic", (*sets, "strategies=[random, save_wild, random, random_action]"))
    assert config.rules.uno.window == "none"
    assert config.rules.draw.voluntary is True
    assert {habits.forget for habits in config.habits} == {0.0}
    assert (config.run.games, config.name) == (10_000, "4")
    assert config.strategies == ("random", "save_wild", "random", "random_action")


def test_short_forms_and_dotted_numbers() -> None:
    rules = load(
        "classic", ["rules.straights=true", "rules.draw.amount.up_to=3", "rules.match.hands=2"]
    ).rules
    assert rules.straights.enabled
    assert (rules.draw.amount, rules.draw.up_to) == ("up_to", 3)
    assert (rules.match.mode, rules.match.hands) == ("hands", 2)


def test_the_order_does_not_matter() -> None:
    sets = [
        "rules.stacking=same",
        "rules.stacking.mandatory=true",
        "players=3",
        "rules.seven={optional: true}",
    ]
    configs = [load("seven_zero", order) for order in permutations(sets)]
    assert all(config == configs[0] for config in configs)
    assert (configs[0].rules.stacking.mode, configs[0].rules.stacking.mandatory) == ("same", True)


@pytest.mark.parametrize(
    "sets",
    [
        ("players=3", "players=4"),
        ("rules.stacking=same", "rules.stacking.mode=cross"),
        ("rules.stacking={mode: same, mandatory: false}", "rules.stacking.mandatory=true"),
        ("rules.draw.amount=one", "rules.draw.amount.up_to=3"),
        ("rules.draw={amount: {up_to: 2}}", "rules.draw.amount.up_to=3"),
        ("strategies=random", "strategies=[random, random, random, random]"),
        ("habits={forget: 0}", "habits=[{}, {}, {}, {}]"),
        ("rules.rainbow.cards=4", "rules.rainbow.cards=face"),
    ],
)
def test_contradicting_sets_are_refused_in_any_order(faults, sets: tuple[str, str]) -> None:
    first, second = sets
    assert f"--set {second}: contradicts --set {first}" in faults("players: 4", first, second)
    assert f"--set {first}: contradicts --set {second}" in faults("players: 4", second, first)


@pytest.mark.parametrize(
    "sets",
    [
        ("players=3", "players=3"),
        ("run.games=1k", "run.games=1000"),
        ("habits={forget: 0}", "habits.forget=0"),
        ("habits=[{}, {forget: 0}, {}, {}]", "habits=[{}, {forget: 0}, {}, {}]"),
    ],
)
def test_saying_the_same_twice_is_no_contradiction(sets: tuple[str, str]) -> None:
    load("classic", sets)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("rules.draw.amount=x", "rules.draw.amount: must be one of one, until_playable, {up_to: k}; not 'x'"),
        ("rules.drwa.amount=one", "unknown key 'rules.drwa'; did you mean 'draw'?"),
        (
            "zero=rotate",
            "unknown key 'zero'; known here: extends, name, players, strategies, habits, rules, run, pace",
        ),
        ("seven=swap", "unknown key 'seven'; did you mean 'rules.seven'?"),
        ("players.x=1", "players: must be a whole number in plain digits, not a mapping"),
        ("players", "must be KEY=VALUE, with a dotted key like rules.draw.amount"),
        ("=4", "must be KEY=VALUE, with a dotted key like rules.draw.amount"),
        ("rules..deal=4", "must be KEY=VALUE, with a dotted key like rules.draw.amount"),
        ("players=", "'players' gets no value"),
        ("players=null", "'players' gets no value"),
        ("players=1_000", "players: must be a whole number in plain digits, not '1_000'"),
        ("players=!!int 4", "tags are not read (tag:yaml.org,2002:int)"),
        ("extends=cerav", "'extends' is set in a file only; name the preset or file itself instead"),
        ("run.games=1e30", "run.games: must be a whole number in plain digits, not 1e30"),
        ("a" + ".a" * 40 + "=1", "too long for a key and its value"),
    ],
)
def test_faults_name_the_set(faults, text: str, message: str) -> None:
    shown = text if len(text) <= 60 else text[:60] + "..."
    assert faults("players: 4", text) == [f"--set {shown}: {message}"]


def test_broken_yaml_in_a_value_is_one_fault(faults) -> None:
    (fault,) = faults("players: 4", "players={a: ")
    assert fault.startswith("--set players={a: : not valid YAML: ")


def test_control_characters_in_a_set_are_escaped(faults) -> None:
    (fault,) = faults("players: 4", "play\x1b[31mers=3")
    assert fault.startswith("--set play\\x1b[31mers=3: unknown key")
