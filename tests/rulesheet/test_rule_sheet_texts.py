"""The texts: the same in both languages, all of them spoken, all of them sentences."""

import string
from collections.abc import Iterator

import pytest
from unosim.config import KINDS, Config
from unosim.rulesheet import LANGUAGES, rule_sheet, texts
from unosim.rulesheet.texts import TEXTS
from unosim.rulesheet.words import Words
from walk import BASES, CUSTOM, FIELDS, config, raw, values

ENGLISH, SPANISH = TEXTS["en"], TEXTS["es"]


def deck(*kinds: str) -> dict[str, object]:
    return CUSTOM | {"rules.deck.cards": dict.fromkeys(kinds, 3)}


RARE: list[dict[str, object]] = [
    {"players": 2, "rules.reverse.two_players": "none"},
    {"players": 2, "rules.zero": "trade"},
    {"players": 2, "rules.opening.reverse": "starter_first"},
    {"rules.wild_draw_four.legal": "always", "rules.wild_draw_four.enforced_by": "table"},
    {"rules.wild_draw_four.legal": "always", "rules.match.mode": "none", "run.games": 1},
    {"rules.wild_draw_four.legal": "no_match"},
    {"rules.match.mode": "none", "rules.opening.zero": "rotate"},
    {"rules.match.mode": "hands", "rules.match.hands": 1, "rules.scoring.hand": "holders"},
    {"rules.draw.drawn_card": "rlcard", "rules.reshuffle": "rlcard", **deck("1", "2", "skip")},
    {"rules.draw.drawn_card": "keep", "rules.finish": "no_action", **deck("1", "2", "skip")},
    {"rules.rotation_combos": False, "rules.sets": "none", "rules.seven.mode": "plain"},
    {"rules.deflect.mode": "none", "rules.zero": "plain", **deck("7", "draw_two", "reverse")},
    {"rules.stacking.mode": "none", **deck("0", "skip", "wild_draw_four")},
    {"rules.sets": "none", "rules.straights.enabled": False, "rules.rainbow.enabled": False,
     "rules.rotation_combos": False, "rules.straights.table_card": False},
    {"rules.straights.table_card": False, **deck("0", "reverse")},
    {"strategies": ("random", "random", "high_points", "high_points")},
    {"strategies": ("random", "random_action", "high_points", "most_color")},
    {"strategies": ("random",) * 7 + ("punisher",) * 2 + ("save_wild",), "players": 10},
    {"habits": {"bluff": 0.5}, "players": 10, "pace.seconds_per_turn": 1.0, "run.games": 1},
]  # fmt: skip


def all_configs() -> Iterator[Config]:
    for base in BASES.values():
        for path in FIELDS:
            games = (config({path: value}, base) for value in values(path))
            yield from (game for game in games if game.rules.deck_size())
    for changes in RARE:
        yield config(changes)
        yield config(changes, {})
    own = ("mine.py:play",) * 4
    yield config({}).model_copy(update={"strategies": own})


def places_in(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name}


def test_each_language_has_every_text() -> None:
    assert ENGLISH.keys() == SPANISH.keys()
    assert all(text.strip() for table in TEXTS.values() for text in table.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_stands_in_two_files(language: str) -> None:
    files = [name for name in vars(texts) if name.startswith(f"{language}_")]
    assert len(files) > 1
    assert sum(len(getattr(texts, name).TEXTS) for name in files) == len(TEXTS[language])


@pytest.mark.parametrize("key", ENGLISH)
def test_translations_fill_in_the_same_values(key: str) -> None:
    assert places_in(ENGLISH[key]) == places_in(SPANISH[key])


def test_no_text_is_left_untranslated() -> None:
    same = {key for key in ENGLISH if ENGLISH[key] == SPANISH[key]}
    assert same == {"value.one", "deck.part.one"}


def test_every_text_is_spoken_by_some_config(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: set[str] = set()
    say = Words.say

    def listening(words: Words, key: str, **data: object) -> str:
        asked.add(key)
        return say(words, key, **data)

    monkeypatch.setattr(Words, "say", listening)
    for game in all_configs():
        rule_sheet(game, "en")
    assert ENGLISH.keys() - asked == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_said_are_sentences(language: str) -> None:
    sheets = [rule_sheet(game, language) for game in all_configs()]
    said = {sentence for sheet in sheets for section in sheet for sentence in section.sentences}
    odd = [
        sentence
        for sentence in said
        if not (sentence[0].isupper() or sentence[0] in "0123456789+“«")
        or sentence[-1] not in ".:"
        or any(flaw in sentence for flaw in ("{", "}", "  ", "..", " .", " ,", "()", "None"))
    ]
    assert odd == []


@pytest.mark.parametrize("kind", KINDS)
def test_a_deck_of_a_single_kind_has_a_sheet(kind: str) -> None:
    for language in LANGUAGES:
        assert rule_sheet(config(deck(kind)), language)
        assert rule_sheet(config(deck(kind), {}), language)


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="no rule sheet in language 'fr'; there are en, es"):
        rule_sheet(config({}), "fr")


def test_a_name_is_data_and_no_template() -> None:
    sheet = rule_sheet(config({"name": "{n}{0.__class__}%s"}), "es")
    assert sheet[0].sentences[0] == "Estas son las reglas de «{n}{0.__class__}%s»."


def test_raw_leaves_its_base_alone() -> None:
    base: dict[str, object] = {"rules": {"zero": "plain"}}
    assert raw({"rules.zero": "rotate"}, base) == {"rules": {"zero": "rotate"}}
    assert base == {"rules": {"zero": "plain"}}
