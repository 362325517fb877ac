"""YAML read as JSON-like data with the place of every key and value."""

import pytest
from unosim.config.nodes import find, plain
from unosim.config.reader import read_yaml


def faults_of(text: str) -> list[str]:
    return [str(fault) for fault in read_yaml(text, "f.yaml")[1]]


def test_every_key_and_value_knows_its_place() -> None:
    tree, faults = read_yaml("players: 4\nrules:\n  draw: {amount: one}\n", "f.yaml")
    assert faults == []
    assert tree is not None
    found = find(tree, ("rules", "draw", "amount"))
    assert str(found.key_place) == "f.yaml:3:10"
    assert str(found.node.place) == "f.yaml:3:18"
    assert found.shown == "rules.draw.amount"


def test_documents_are_data() -> None:
    tree, _ = read_yaml("a: [1, true, off, 0.5]\nb: {0: '1'}\n'null': \"true\"\nc: |\n  12\n", "f.yaml")
    assert tree is not None
    assert plain(tree) == {"a": (1, True, "off", 0.5), "b": {"0": "1"}, "null": "true", "c": "12\n"}


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (
            "a: !!python/name:os.system x",
            "f.yaml:1:4: tags are not read (tag:yaml.org,2002:python/name:os.system)",
        ),
        ("a: &x 1", "f.yaml:1:4: anchors are not read (&x)"),
        ("a: *x", "f.yaml:1:4: aliases are not read (*x); write the value out"),
        ("a: 1\nb: 2\na: 3", "f.yaml:3:1: the key 'a' stands here twice (first in line 1)"),
        ("a:\nb: 1", "f.yaml:1:3: 'a' has no value; give it one or leave it out"),
        ("a: [1, null]", "f.yaml:1:8: an item of the list has no value; give it one or leave it out"),
        ("? [x]\n: 1", "f.yaml:1:3: a key must be a word"),
        ("a: 1\n---\nb: 2", "f.yaml:2:1: a config is one YAML document; a second one begins here"),
        ("a: \x07", "f.yaml:1:4: the character U+0007 may not stand in YAML"),
    ],
)
def test_what_json_does_not_have_is_refused(text: str, fault: str) -> None:
    assert faults_of(text) == [fault]


def test_several_faults_are_reported_together() -> None:
    assert len(faults_of("a: &x 1\nb: *x\nc: !t 2\na: 3\n")) == 4


@pytest.mark.parametrize(
    "text", ["a: [1", "a: b: c", "\ta: 1", "a: 'x", 'a: "\\UFFFFFFFF"', "%YAML 3.1\n---\na: 1"]
)
def test_broken_yaml_is_one_fault_with_its_place(text: str) -> None:
    (fault,) = faults_of(text)
    assert fault.startswith("f.yaml:")
    assert "not valid YAML" in fault


def test_32_levels_are_the_deepest() -> None:
    assert faults_of("[" * 32 + "1" + "]" * 32) == []
    assert faults_of("[" * 33 + "1" + "]" * 33) == ["f.yaml:1:33: nested more than 32 levels deep"]
    assert faults_of("[" * 2000) == ["f.yaml:1:33: nested more than 32 levels deep"]
    assert faults_of("{a: " * 33 + "1" + "}" * 33) == ["f.yaml:1:129: nested more than 32 levels deep"]


def test_a_document_of_absurdly_many_values_is_refused() -> None:
    (fault,) = faults_of("[" + "1, " * 10_000 + "1]")
    assert "too much for a config" in fault


@pytest.mark.parametrize("text", ["", "# only a comment\n", "---\n", "null\n", "--- # nothing\n...\n"])
def test_nothing_is_read_as_nothing(text: str) -> None:
    assert read_yaml(text, "f.yaml") == (None, [])
