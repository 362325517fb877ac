"""Wrong configs: every fault named at once, in plain words, at its line and column."""

import os
from pathlib import Path

import pytest
from unosim.config import ConfigError, load, resolved_yaml

INTEGERS = ["1_000", "1:30", "0x10", "010", "+4", "4 players", "four"]


def test_all_faults_at_once_in_the_order_of_the_file(faults) -> None:
    text = """\
name: 12
palyers: 3
players: 11
strategies: [high_point, random]
habits: {forget: 1.5}
stacking: same
rules:
  staking: same
  draw: {voluntary: on, amount: [1]}
  zero: rotat
  deal:
  jump_in: &x identical
  deck: {mode: custom, cards: {0: 1_000, purple: 2}}
run: {games: 1e3, sed: 4}
pace: 10
"""
    assert faults(text) == [
        "game.yaml:1:7: name: must be text, not 12; put it in quotes",
        "game.yaml:2:1: unknown key 'palyers'; did you mean 'players'?",
        "game.yaml:3:10: players: must be at most 10, not 11",
        "game.yaml:4:14: strategies.0: must be one of random, random_action, high_points, most_color, "
        "save_wild, punisher, rotation_aware, or your own as 'mine.py:play'; not 'high_point'; "
        "did you mean 'high_points'?",
        "game.yaml:5:18: habits.forget: must be at most 1, not 1.5",
        "game.yaml:6:1: unknown key 'stacking'; did you mean 'rules.stacking'?",
        "game.yaml:8:3: unknown key 'rules.staking'; did you mean 'stacking'?",
        "game.yaml:9:21: rules.draw.voluntary: must be true or false, not 'on'; did you mean true?",
        "game.yaml:9:33: rules.draw.amount: must be one of one, until_playable, {up_to: k}; not a list",
        "game.yaml:10:9: rules.zero: must be one of plain, rotate, trade; not 'rotat'; "
        "did you mean 'rotate'?",
        "game.yaml:11:8: 'deal' has no value; give it one or leave it out",
        "game.yaml:12:12: anchors are not read (&x)",
        "game.yaml:13:35: rules.deck.cards.0: must be a whole number in plain digits, not '1_000'",
        "game.yaml:13:42: unknown key 'rules.deck.cards.purple'; known here: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, "
        "skip, reverse, draw_two, wild, wild_draw_four",
        "game.yaml:14:14: run.games: must be a whole number in plain digits, not 1e3",
        "game.yaml:14:19: unknown key 'run.sed'; did you mean 'seed'?",
        "game.yaml:15:7: pace: must be a mapping of seconds_per_turn, seconds_per_deal, not 10",
    ]


@pytest.mark.parametrize("text", INTEGERS)
def test_integers_are_plain_digits(faults, text: str) -> None:
    assert faults(f"players: {text}") == [
        f"game.yaml:1:10: players: must be a whole number in plain digits, not '{text}'"
    ]


@pytest.mark.parametrize("text", ["4.0", "1e1", "true"])
def test_neither_a_fraction_nor_a_boolean_is_an_integer(faults, text: str) -> None:
    assert faults(f"players: {text}") == [
        f"game.yaml:1:10: players: must be a whole number in plain digits, not {text}"
    ]


@pytest.mark.parametrize(
    ("text", "meant"), [("on", "; did you mean true?"), ("no", "; did you mean false?"), ("maybe", "")]
)
def test_on_and_off_are_words(faults, text: str, meant: str) -> None:
    assert faults(f"rules: {{six_is_nine: {text}}}") == [
        f"game.yaml:1:22: rules.six_is_nine: must be true or false, not '{text}'{meant}"
    ]


@pytest.mark.parametrize(
    ("content", "fault"),
    [
        (b"", "1:1: nothing stands in this file; a config begins like 'players: 4'"),
        (b"# players: 4\n", "1:1: nothing stands in this file; a config begins like 'players: 4'"),
        (b"- players\n", "1:1: a config is a mapping, like 'players: 4', not a list"),
        (b"players", "1:1: a config is a mapping, like 'players: 4', not 'players'"),
        (b"players: 4\nname: \xff\xfe", "2:7: not UTF-8 text (byte 0xFF)"),
        (b"\x7fELF\x02\x01\x01\x00", "1:1: the character U+007F may not stand in YAML"),
        (b"\x89PNG\r\n\x1a\n\x00", "1:1: not UTF-8 text (byte 0x89)"),
        (b"[" * 2000 + b"]" * 2000, "1:33: nested more than 32 levels deep"),
    ],
)
def test_files_that_are_no_configs(faults, content: bytes, fault: str) -> None:
    assert faults(content) == [f"game.yaml:{fault}"]


def test_a_file_of_more_than_a_megabyte_is_not_read(faults, load_text) -> None:
    assert faults(b"# " + b"x" * 5_000_000) == ["game.yaml: too large for a config: more than 1 MB"]
    start = b"players: 3\n# "
    assert load_text(start + b"x" * (1_000_000 - len(start))).players == 3


def test_a_byte_order_mark_and_carriage_returns_are_no_fault(load_text) -> None:
    assert load_text(b"\xef\xbb\xbfplayers: 3\r\nrules: {zero: rotate}\r\n").rules.zero == "rotate"


@pytest.mark.parametrize(
    ("path", "message"),
    [
        ("missing.yaml", "missing.yaml: no such file, and no preset"),
        ("clasic.yaml", "clasic.yaml: no such file, and no preset; did you mean 'classic'?"),
        ("no/where.yaml", "no/where.yaml: no such file"),
        (".", ".: is a folder, not a config file"),
        ("/dev/zero", "/dev/zero: is not a regular file"),
        ("a\0b", "a\\x00b: cannot be the name of a file"),
        ("x" * 300, f"{'x' * 300}: cannot be read: File name too long"),
        ("", ".: is a folder, not a config file"),
    ],
)
def test_paths_that_lead_to_no_config(write, path: str, message: str) -> None:
    with pytest.raises(ConfigError) as error:
        load(path)
    assert str(error.value) == message


def test_a_pipe_is_not_waited_for(write) -> None:
    os.mkfifo("pipe.yaml")
    with pytest.raises(ConfigError, match="is not a regular file"):
        load("pipe.yaml")


@pytest.mark.skipif(os.geteuid() == 0, reason="the superuser may read everything")
def test_a_file_one_may_not_read(write) -> None:
    Path(write("players: 4")).chmod(0)
    with pytest.raises(ConfigError, match="cannot be read: Permission denied"):
        load("game.yaml")


def test_data_of_the_user_is_shown_escaped_and_short(faults) -> None:
    (fault,) = faults('"\\e[31mred": 1')
    assert fault.startswith("game.yaml:1:1: unknown key '\\x1b[31mred'; known here: ")
    (fault,) = faults(f"rules: {{zero: {'x' * 500}}}")
    assert fault == f"game.yaml:1:15: rules.zero: must be one of plain, rotate, trade; not '{'x' * 60}...'"


def test_a_file_name_that_is_no_name_asks_for_one(write) -> None:
    file = write("players: 4", "a\tb.yaml")
    with pytest.raises(ConfigError) as error:
        load(file)
    assert str(error.value) == (
        "a\\tb.yaml:1:1: name: taken from the file's name, it must not contain control characters "
        "(character 2 is U+0009); give the config a name"
    )
    assert load(write("name: fine", "a\tb.yaml")).name == "fine"


def test_thousands_of_faults_are_counted(faults) -> None:
    found = faults("".join(f"key{number}: 1\n" for number in range(1000)))
    assert len(found) == 101
    assert found[-1] == "... and 900 more faults"


def test_json_is_yaml_too(load_text) -> None:
    config = load_text('{"name": "\\ud83d\\ude00", "players": 3, "habits": {"forget": 1e-1}}')
    assert (config.name, config.players, config.habits[0].forget) == ("😀", 3, 0.1)
    assert "name: 😀\n" in resolved_yaml(config)
