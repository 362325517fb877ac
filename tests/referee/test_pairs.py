"""Any two keys with other values than their defaults are played, or refused with a sentence that says why."""

from itertools import combinations

import pytest
from unosim.config import Config, ConfigError, load
from unosim.config.contradictions import CONTRADICTIONS
from unosim.kernel.table import Table

from .events import UNFINISHED
from .judge import judge_match
from .judged import hands_of
from .other_values import Change, Settings, all_changes

CHANGES = all_changes()
BASE: Settings = {"players": 4, "strategies": "high_points"}

NEVER_ENDING = 10_000
"""The default of ``max_turns``, which no pair reaches."""

PARTS = 8
"""Pairs are walked in so many tests, which may run side by side."""


def settings_of(one: Change, other: Change) -> Settings:
    """The settings of a pair; what one needs gives way to what the other says."""
    return {**BASE, **one.settings(), **other.settings(), one.key: one.value, other.key: other.value}


def model_of(settings: Settings) -> Config:
    """The config of some settings, as after loading but not checked for contradictions."""
    tree: Settings = {}
    for path, value in settings.items():
        *above, last = path.split(".")
        place = tree
        for name in above:
            place = place.setdefault(name, {})
        place[last] = value
    return Config.model_validate(tree)


def reasons(config: Config) -> list[str]:
    """Why a config is refused."""
    return [reason for contradictions in CONTRADICTIONS for _, reason in contradictions(config)]


def pairs() -> list[tuple[Change, Change]]:
    return [(one, other) for one, other in combinations(CHANGES, 2) if one.key != other.key]


@pytest.mark.compiled
@pytest.mark.parametrize("part", range(PARTS))
def test_every_pair_is_played_or_refused_with_a_reason(part: int) -> None:
    for number, (one, other) in enumerate(pairs()):
        if number % PARTS != part:
            continue
        config = model_of(settings_of(one, other))
        if reasons(config):
            continue
        try:
            hands = judge_match(config, hands_of(Table(config).trace(7, number).tolist()))
        except Exception as fault:
            raise AssertionError(f"{one} with {other}, game {number}: {fault}") from fault
        endless = config.rules.max_turns == NEVER_ENDING and any(hand.ending == UNFINISHED for hand in hands)
        assert not endless, f"{one} with {other}, game {number}"


def test_a_change_alone_is_never_refused() -> None:
    refused = {str(change): reasons(model_of({**BASE, **change.settings()})) for change in CHANGES}
    assert [change for change, why in refused.items() if why] == []


def test_which_pairs_are_refused() -> None:
    """Only those whose keys contradict each other, and each says why in a sentence that names a key."""
    refused = {(one.key, other.key): reasons(model_of(settings_of(one, other))) for one, other in pairs()}
    why = {pair: found for pair, found in refused.items() if found}
    for found in why.values():
        assert all(reason.startswith("rules.") and " " in reason for reason in found)
    assert len(why) < 30


def test_they_are_refused_when_loaded() -> None:
    with pytest.raises(ConfigError, match=r"rules\.rotation_combos: a combo moves the hands of a 0 further"):
        load("classic", ["rules.rotation_combos=true", "rules.zero=trade"])
