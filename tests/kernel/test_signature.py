"""The signature of all that is played is the stored one, with the compiler and without, however it is played.

These tests fail where a change of the kernel changes what is played. If it was meant,
``unosim bench --write-signature`` stores the new signature.
"""

import pytest
from unosim.cli import bench_signature
from unosim.config.presets import preset_names
from unosim.engine.signature import GAMES, HOUSE, SMALL, Signature, signature, signed_configs


@pytest.fixture(scope="module")
def small() -> Signature:
    """The small signature as one thread plays it."""
    return signature(SMALL)


def test_the_small_signature_is_the_stored_one(small: Signature) -> None:
    stored = bench_signature.stored("small")
    assert not bench_signature.changed(small, stored)
    assert small == stored


@pytest.mark.compiled
def test_the_whole_signature_is_the_stored_one() -> None:
    assert signature(GAMES, threads=2) == bench_signature.stored("whole")


@pytest.mark.compiled
@pytest.mark.parametrize(("threads", "chunk"), [(1, 1), (1, 7), (2, 3), (4, 2), (4, 1000)])
def test_threads_and_chunks_change_nothing(small: Signature, threads: int, chunk: int) -> None:
    assert signature(SMALL, threads=threads, chunk=chunk) == small


@pytest.mark.compiled
def test_other_rules_have_another_signature(small: Signature, monkeypatch: pytest.MonkeyPatch) -> None:
    name = "house_trading"
    monkeypatch.setitem(HOUSE, name, (*HOUSE[name], "rules.six_is_nine=true"))
    other = signature(SMALL)
    assert bench_signature.changed(other, small) == [name]
    assert other.whole != small.whole


def test_all_presets_are_played_and_the_kinds_of_rules_that_none_has() -> None:
    configs = signed_configs()
    assert set(preset_names()) < set(configs)
    rules = [config.rules for config in configs.values()]
    assert {rule.match.mode for rule in rules} > {"none"}
    for name in ("zero", "sets", "end", "finish", "six_is_nine", "rotation_combos"):
        assert len({getattr(rule, name) for rule in rules}) > 1, name
    for name in ("stacking", "deflect", "jump_in", "mercy", "straights", "rainbow", "seven", "uno", "draw"):
        assert len({str(getattr(rule, name)) for rule in rules}) > 1, name
    assert {len(config.strategies) for config in configs.values()} >= {2, 4, 5, 10}
