import ast
import re
import string
from pathlib import Path

import pytest
import unosim.reports
from unosim.reports.errors import ReportError
from unosim.reports.summary import Mean
from unosim.reports.texts import TEXTS, words_of

ENGLISH, SPANISH = TEXTS["en"], TEXTS["es"]

SOURCES = Path(unosim.reports.__file__).parent


def places_in(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name}


def test_each_language_has_every_text():
    assert ENGLISH.keys() == SPANISH.keys()
    assert all(text.strip() for texts in TEXTS.values() for text in texts.values())


@pytest.mark.parametrize("key", ENGLISH)
def test_translations_fill_in_the_same_values(key: str):
    assert places_in(ENGLISH[key]) == places_in(SPANISH[key])


def test_no_text_is_left_untranslated():
    same = {key for key in ENGLISH if ENGLISH[key] == SPANISH[key]}
    proper = {
        key
        for key in same
        if not re.sub(r"\{\w+\}|unosim|min", "", ENGLISH[key]).strip(" /:;,.%()<×\u00b7\u2013+0")
    }
    assert same == proper


def keys_named_in_sources() -> list[tuple[str, re.Pattern[str]]]:
    """Return the keys that the sources ask for, those with filled-in parts as patterns."""
    found = []
    for path in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.args:
                name, first = node.func.attr, node.args[0]
                ending = r"\.(one|many)" if name == "count" else ""
                if name in ("say", "count", "has"):
                    options = [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]
                    found += [(path.name, re.compile(pattern_of(option) + ending)) for option in options]
    return found


def pattern_of(node: ast.expr) -> str:
    if isinstance(node, ast.Constant):
        return re.escape(str(node.value))
    if isinstance(node, ast.JoinedStr):
        return "".join(
            re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in node.values
        )
    return ".+"


def test_every_text_the_sources_ask_for_exists():
    asked = [(path, key) for path, key in keys_named_in_sources() if key.pattern != ".+"]
    assert len(asked) > 100
    assert [(path, key.pattern) for path, key in asked if not any(map(key.fullmatch, ENGLISH))] == []


def test_means_are_written_with_the_digits_their_error_supports():
    words = words_of("en")
    assert words.measured(46.2518, 0.2) == "46.3"
    assert words.measured(46.2518, 20.0) == "50"
    assert words.measured(None, None) == "\u2013"
    assert words_of("es").interval((45.71, 46.83), 0.2) == "de 45,7 a 46,8"


def test_half_an_interval_follows_a_mean():
    assert words_of("en").plus_minus(Mean(mean=3.4, se=0.5, ci95=(2.4, 4.4))) == "3.4\u00a0±\u00a01.0"


def test_names_are_data_and_no_templates():
    assert words_of("en").say("document.running", name="{n}{0.__class__}") == "{n}{0.__class__} \u00b7 unosim"


def test_an_unknown_language_is_refused():
    with pytest.raises(ReportError, match="no texts in language 'fr'; there are en, es"):
        words_of("fr")
