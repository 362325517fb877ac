"""A story on the screen: 80 columns, colours in a terminal alone."""

import io

import pytest
from referee.written import log
from rich.console import Console
from unosim.config import Config
from unosim.trace.printing import lines, print_story
from unosim.trace.reader import read
from unosim.trace.story import tell

MANY = " ".join(f"{color}{number}" for color in "RYGB" for number in range(10))
TEXT = f"HAND 0 1\nDEAL 0 {MANY}\nDEAL 1 W W4\nOPEN R9'\nTURN 0\nMOVE 0 single R5\nEND - void 0"


def story(name: str = "party"):
    return tell(Config.model_validate({"players": 2, "name": name}), 0, read(log(TEXT)))


def shown(console: Console, width: int = 80) -> str:
    for line in lines(story(), console, width):
        console.print(line, width=width, no_wrap=True)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("width", [80, 40])
def test_no_line_is_wider_than_the_screen(width: int) -> None:
    texts = shown(Console(file=io.StringIO(), width=200), width).splitlines()
    assert max(map(len, texts)) <= width
    assert [text for text in texts if text != text.rstrip()] == []


def test_long_hands_go_on_under_themselves() -> None:
    texts = shown(Console(file=io.StringIO(), width=80)).splitlines()
    assert texts[2].startswith("  A  40 cards: red 0 1 2")
    assert texts[3].startswith("     ")


def test_no_card_is_torn_apart() -> None:
    console = Console(file=io.StringIO(), width=200)
    for width in range(30, 60):
        for line in lines(story(), console, width):
            assert not line.plain.endswith(("Wild Draw", "lays red", "on red"))


def test_turns_are_set_apart() -> None:
    texts = shown(Console(file=io.StringIO(), width=80)).splitlines()
    assert texts[texts.index("Turn 1: A on red 9") - 1] == ""


def test_cards_are_coloured_in_a_terminal() -> None:
    coloured = shown(Console(file=io.StringIO(), force_terminal=True, color_system="standard"))
    assert "\x1b[1;31mred 9" in coloured
    assert "\x1b[1;35mWild" in coloured


def test_no_color_is_honoured(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("FORCE_COLOR", "1")
    print_story(story())
    assert "\x1b[1;31m" not in capsys.readouterr().out


def test_a_pipe_gets_plain_text(capsys: pytest.CaptureFixture[str]) -> None:
    print_story(story())
    assert "\x1b" not in capsys.readouterr().out


def test_a_name_is_no_markup(capsys: pytest.CaptureFixture[str]) -> None:
    print_story(story("[red]{n}[/red] :smile:"))
    assert capsys.readouterr().out.startswith("[red]{n}[/red] :smile:, game 0")
