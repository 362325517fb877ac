"""``unosim rules`` and the lines it prints."""

import pytest
from click.testing import CliRunner
from unosim.cli.rules import rules
from unosim.rulesheet import Section
from unosim.rulesheet.printing import Line, lines


def test_sentences_are_items_under_headings() -> None:
    sheet = [
        Section("First", ("A first sentence that is too long.", "8-9-0 stays.")),
        Section("Second", ("B.",)),
    ]
    assert list(lines(sheet, 24)) == [
        Line("First", heading=True),
        Line("  - A first sentence"),
        Line("    that is too long."),
        Line("  - 8-9-0 stays."),
        Line(""),
        Line("Second", heading=True),
        Line("  - B."),
    ]


@pytest.mark.parametrize(("columns", "widest"), [(1, 20), (60, 60), (300, 80)])
def test_lines_fit_the_terminal_and_are_never_wide(columns: int, widest: int) -> None:
    sheet = [Section("T", ("word " * 40 + "end.",))]
    assert max(len(line.text) for line in lines(sheet, columns)) <= widest


def test_numbers_are_not_torn_apart() -> None:
    sheet = [Section("T", ("Se juegan 10\u00a0000\u00a0000 manos.",))]
    assert any("10\u00a0000\u00a0000" in line.text for line in lines(sheet, 20))


def test_the_base_game_is_told_without_an_argument() -> None:
    told = CliRunner().invoke(rules, [])
    assert told.exit_code == 0
    assert told.stderr == ""
    assert told.output == CliRunner().invoke(rules, ["classic"]).output
    assert told.output.splitlines()[:2] == ["Players and deck", "  - These are the rules of “classic”."]
    assert max(map(len, told.output.splitlines())) <= 80


def test_headings_are_bold_in_a_terminal_and_plain_in_a_pipe() -> None:
    shown = CliRunner().invoke(rules, ["cerav", "--lang", "es"], color=True).output
    piped = CliRunner().invoke(rules, ["cerav", "--lang", "es"]).output
    assert "\x1b[1mEl comodín +4\x1b[0m\n" in shown
    assert "\x1b" not in piped
    assert "\nEl comodín +4\n" in piped


def test_keys_are_set() -> None:
    told = CliRunner().invoke(rules, ["classic", "--set", "rules.uno.penalty=4", "--set", "players=2"]).output
    assert "draw 4 cards" in " ".join(told.split())
    assert "Two play: A and B" in told


def test_a_wrong_config_ends_with_2_and_nothing_on_stdout() -> None:
    told = CliRunner().invoke(rules, ["classic", "--set", "rules.zeor=rotate"])
    assert told.exit_code == 2
    assert told.stdout == ""
    assert told.stderr == "--set rules.zeor=rotate: unknown key 'rules.zeor'; did you mean 'zero'?\n"


def test_an_unknown_language_is_refused() -> None:
    assert CliRunner().invoke(rules, ["classic", "--lang", "fr"]).exit_code == 2
