"""Whatever stands in a config or a ``--set``: a config, or faults with their places, never a traceback."""

import re
from pathlib import Path

import pytest
from any_document import PIECES
from hypothesis import given, settings
from hypothesis import strategies as st
from unosim.config import Config, ConfigError, load, preset_text, printable, resolved_yaml, starter_yaml

SEEDS = [starter_yaml().encode(), preset_text("cerav").encode(), resolved_yaml(load("mattel")).encode()]
PLACED = re.compile(r"any\.yaml:[1-9]\d*:[1-9]\d*: .+")


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("fuzz") / "any.yaml"


@st.composite
def mutated(draw: st.DrawFn) -> bytes:
    """A config with a few pieces cut, repeated or put in."""
    data = draw(st.sampled_from(SEEDS))
    for _ in range(draw(st.integers(1, 6))):
        start = draw(st.integers(0, len(data)))
        end = min(len(data), start + draw(st.integers(0, 40)))
        piece = draw(st.one_of(st.just(b""), st.sampled_from(PIECES), st.just(data[start:end] * 2)))
        data = data[:start] + piece + data[end:]
    return data


@settings(max_examples=400, deadline=None)
@given(
    data=st.one_of(
        mutated(), st.binary(max_size=60), st.text(max_size=60).map(lambda text: text.encode("utf-8"))
    )
)
def test_any_document_loads_or_is_refused_with_places(data: bytes, file: Path) -> None:
    file.write_bytes(data)
    try:
        assert isinstance(load(file), Config)
    except ConfigError as error:
        refused = [str(fault) for fault in error.faults]
    else:
        return
    assert refused
    for fault in refused:
        assert PLACED.search(fault) or fault.startswith("preset ")
        assert printable(fault) == fault


@settings(max_examples=200, deadline=None)
@given(
    key=st.one_of(
        st.sampled_from(
            ["rules", "rules.draw.amount", "rules.match", "habits", "habits.0", "name", "run.games", "a.b"]
        ),
        st.text(max_size=10),
    ),
    value=st.one_of(
        st.sampled_from([piece.decode("utf-8", "replace") for piece in PIECES]), st.text(max_size=20)
    ),
)
def test_any_set_is_taken_or_refused_by_name(key: str, value: str) -> None:
    try:
        assert isinstance(load("classic", [f"{key}={value}"]), Config)
    except ConfigError as error:
        refused = [str(fault) for fault in error.faults]
    else:
        return
    assert refused
    for fault in refused:
        assert fault.startswith(("--set ", "preset classic:"))
        assert printable(fault) == fault
