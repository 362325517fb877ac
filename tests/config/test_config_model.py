"""The keys of rules.md sections 0, 4 and 7: defaults, bounds, and that nothing can be changed afterwards."""

import pickle

import pytest
from pydantic import ValidationError
from unosim.config import Config, Habits, load

DEFAULTS = {
    "decks": 1,
    "deal": 7,
    "start.first_player": "left_of_dealer",
    "opening.skip": "apply",
    "opening.draw_two": "draw_and_skip",
    "opening.reverse": "dealer_first",
    "opening.wild": "starter_names",
    "opening.wild_draw_four": "redraw",
    "opening.zero": "ignore",
    "deck.mode": "classic",
    "draw.amount": "one",
    "draw.drawn_card": "may_play",
    "draw.voluntary": False,
    "wild_draw_four.legal": "no_color",
    "wild_draw_four.enforced_by": "challenge",
    "wild_draw_four.guilty_draws": 4,
    "wild_draw_four.innocent_total": 6,
    "wild_draw_four.winner_plays": True,
    "wild_draw_four.drawn_penalty": True,
    "stacking.mode": "none",
    "stacking.mandatory": False,
    "deflect.mode": "none",
    "deflect.same_color": True,
    "reverse.two_players": "skip",
    "zero": "plain",
    "seven.mode": "plain",
    "seven.optional": False,
    "rotation_combos": False,
    "straights.enabled": False,
    "straights.colors": "same",
    "straights.table_card": True,
    "rainbow.enabled": False,
    "rainbow.table_run": True,
    "rainbow.cards": 0,
    "rainbow.zero_cards": 10,
    "sets": "none",
    "jump_in.mode": "none",
    "jump_in.wilds": False,
    "jump_in.race": "nearest",
    "finish": "any",
    "last_draw_card": "counts",
    "uno.due_at": 1,
    "uno.on_receive": "none",
    "uno.window": "next_plays",
    "uno.penalty": 2,
    "six_is_nine": False,
    "mercy.limit": 0,
    "end": "first_out",
    "both_piles_empty": "pass",
    "reshuffle": "keep_top",
    "scoring.hand": "winner",
    "match.mode": "none",
    "match.target": 500,
    "max_turns": 10_000,
}
OUT_OF_BOUNDS = [
    ("players=1", "players: must be at least 2, not 1"),
    ("players=11", "players: must be at most 10, not 11"),
    ("rules.deal=0", "rules.deal: must be at least 1, not 0"),
    ("rules.deal=21", "rules.deal: must be at most 20, not 21"),
    ("rules.decks=5", "rules.decks: must be at most 4, not 5"),
    ("rules.max_turns=65536", "rules.max_turns: must be at most 65535, not 65536"),
    ("rules.uno.penalty=21", "rules.uno.penalty: must be at most 20, not 21"),
    ("rules.uno.due_at=0", "rules.uno.due_at: must be at least 1, not 0"),
    ("rules.wild_draw_four.guilty_draws=-1", "rules.wild_draw_four.guilty_draws: must be at least 0, not -1"),
    ("rules.scoring.values.wild=256", "rules.scoring.values.wild: must be at most 255, not 256"),
    ("rules.mercy={limit: 1}", "rules.mercy.limit: must be none or a number from 2, not 1"),
    ("rules.mercy={limit: 201}", "rules.mercy.limit: must be at most 200, not 201"),
    ("rules.start.first_player={seat: 10}", "rules.start.first_player.seat: must be at most 9, not 10"),
    ("habits.forget=1.01", "habits.forget: must be at most 1, not 1.01"),
    ("habits.catch=-0.1", "habits.catch: must be at least 0, not -0.1"),
    ("habits.bluff=1e999", "habits.bluff: must be a finite number, not 1e999"),
    ("run.games=0", "run.games: must be at least 1, not 0"),
    ("run.games=-1", "run.games: must be at least 1, not -1"),
    ("run.games=2000B", "run.games: must be at most 1000000000000, not 2000B"),
    (
        "run.seed=9223372036854775808",
        "run.seed: must be at most 9223372036854775807, not 9223372036854775808",
    ),
    ("pace.seconds_per_turn=-1", "pace.seconds_per_turn: must be at least 0, not -1"),
]


@pytest.fixture(scope="module")
def classic() -> Config:
    return load("classic")


@pytest.mark.parametrize(("path", "value"), DEFAULTS.items())
def test_defaults_are_the_base_game(classic: Config, path: str, value: object) -> None:
    found: object = classic.rules
    for name in path.split("."):
        found = getattr(found, name)
    assert found == value


def test_every_rule_has_a_tested_default(classic: Config) -> None:
    tested = {path.split(".")[0] for path in DEFAULTS}
    assert tested == set(type(classic.rules).model_fields)


def test_habits_run_and_pace_defaults(classic: Config) -> None:
    usual = Habits(forget=0.1, catch=0.5, bluff=0.0, challenge=0.0, stack=1.0, jump_in=1.0, draw_anyway=0.0)
    assert classic.habits == (usual,) * 4
    assert (classic.pace.seconds_per_turn, classic.pace.seconds_per_deal) == (10.0, 60.0)
    assert (classic.run.games, classic.run.seed, classic.run.rows) == (1_000_000, 1, "all")


@pytest.mark.rule("B2")
def test_the_classic_deck_has_108_cards(classic: Config) -> None:
    counts = classic.rules.deck_counts()
    assert (counts["0"], counts["1"], counts["skip"], counts["wild"], counts["wild_draw_four"]) == (
        1,
        2,
        2,
        4,
        4,
    )
    assert classic.rules.deck_size() == 108


@pytest.mark.rule("B9")
def test_classic_values(classic: Config) -> None:
    values = classic.rules.scoring.values
    assert [
        values[kind] for kind in ("0", "5", "9", "skip", "reverse", "draw_two", "wild", "wild_draw_four")
    ] == [
        *(0, 5, 9),
        *(20, 20, 20),
        *(50, 50),
    ]


@pytest.mark.parametrize(("text", "message"), OUT_OF_BOUNDS)
def test_numbers_have_bounds(faults, text: str, message: str) -> None:
    assert faults("extends: classic", text) == [f"--set {text}: {message}"]


@pytest.mark.rule("B1")
@pytest.mark.parametrize("players", range(2, 11))
def test_two_to_ten_players(load_text, players: int) -> None:
    config = load_text(f"players: {players}")
    assert len(config.strategies) == len(config.habits) == config.players == players


def test_a_config_is_frozen_and_can_be_sent_elsewhere(classic: Config) -> None:
    with pytest.raises(ValidationError):
        classic.players = 5
    with pytest.raises(ValidationError):
        classic.rules.uno.penalty = 4
    assert pickle.loads(pickle.dumps(classic)) == classic


@pytest.mark.parametrize("name", ["x" * 200, "名前 ünö", "👨‍👩‍👧 🏴󠁧󠁢󠁥󠁮󠁧󠁿", "[bold]a $x^2$ #emph[b] ../c"])
def test_names_are_any_text(load_text, name: str) -> None:
    assert load_text(f"name: '{name}'").name == name


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("x" * 201, "must have at most 200 characters, not 201"),
        ("", "must not be blank"),
        ("  ", "must not be blank"),
        ("a\\eb", "must not contain control characters (character 2 is U+001B)"),
        ("a\\nb", "must not contain control characters (character 2 is U+000A)"),
        ("\\u202eabc", "must not contain control characters (character 1 is U+202E)"),
        ("a\\ud800", "must not contain control characters (character 2 is U+D800)"),
    ],
)
def test_names_without_control_characters(faults, name: str, reason: str) -> None:
    assert faults(f'name: "{name}"') == [f"game.yaml:1:7: name: {reason}"]


def test_without_a_name_the_file_gives_it(write) -> None:
    assert load(write("players: 3", "family night.yaml")).name == "family night"
    assert load("classic").name == "classic"
