"""Games as the kernel plays them: what is told agrees with what was logged, and with the run."""

from collections import Counter

import numpy as np
import pytest
from rich.console import Console
from unosim.config import Config, load
from unosim.engine.player import kernel_player
from unosim.kernel.events import Event
from unosim.kernel.tally import ROW_NAMES
from unosim.trace.document import document
from unosim.trace.play import play_with_log
from unosim.trace.printing import lines
from unosim.trace.reader import Happening, groups, read
from unosim.trace.story import tell
from unosim.trace.table import Table
from unosim.trace.wording import SEATS, Words, spaced

LIVELY = (
    "habits.forget=0.4",
    "habits.challenge=0.5",
    "habits.bluff=0.5",
    "habits.draw_anyway=0.2",
    "rules.deal=4",
)


@pytest.fixture(
    params=["classic", "seven_zero", "cerav", "draw_to_match", "mattel", "numbers_only", "el_cero"]
)
def config(request: pytest.FixtureRequest) -> Config:
    return load(request.param, LIVELY)


def lines_of(config: Config, game: int, events: list[Happening]) -> list[str]:
    console = Console(width=10_000, no_color=True)
    return [line.plain for line in lines(tell(config, game, events), console, 10_000)]


@pytest.mark.parametrize("game", [0, 1, 2])
def test_every_card_laid_is_named_in_the_line_of_its_seat(config: Config, game: int) -> None:
    events = play_with_log(config, game)
    told = iter(lines_of(config, game, events))
    words = Words("en")
    for group in groups(events):
        if group[0].kind == Event.move:
            begin = f"  {SEATS[group[0].seat]}  "
            cards = spaced(words.cards(event.a for event in group[1:])).plain
            assert any(line.startswith(begin) and cards in line for line in told)


@pytest.mark.parametrize("game", [0, 1, 2])
def test_turns_draws_and_lost_turns_are_as_many_as_in_the_log(config: Config, game: int) -> None:
    events = play_with_log(config, game)
    told = lines_of(config, game, events)
    count = Counter(event.kind for event in events)
    assert sum(line.startswith("Turn ") for line in told) == count[Event.turn]
    assert sum(line.count("loses the turn") for line in told) == count[Event.forfeit]
    said = [event for event in events if event.kind == Event.uno and event.b == 0]
    assert sum(line.count("says UNO") for line in told) == len(said)
    assert sum(line.count("forgets to say UNO") for line in told) == count[Event.uno] - len(said)
    assert sum("the direction turns" in line for line in told) == count[Event.flip]


def test_the_game_told_is_the_game_of_the_run(config: Config) -> None:
    row = dict(zip(ROW_NAMES, kernel_player(config)(5, 1, True).rows[0].tolist(), strict=True))
    events = play_with_log(config, 5)
    end = events[-1]
    assert (end.seat, end.a, end.b) == (row["winner"], row["ending"], row["points"])
    assert sum(event.kind == Event.turn for event in events) == row["turns"]
    assert sum(event.kind == Event.draw for event in events) == row["cards_drawn"]


def test_hands_are_followed_to_the_last_card(config: Config) -> None:
    for game in range(5):
        events = play_with_log(config, game)
        table = Table.empty(config.players).after(events)
        dealt = Counter(event.kind for event in events)
        assert sum(table.sizes()) == dealt[Event.deal] + dealt[Event.draw] - dealt[Event.card]
        cards = [card for hand in table.hands for card in hand]
        assert len(set(cards)) == len(cards)
        if events[-1].a == 0:
            assert table.hands[events[-1].seat] == ()


def test_other_seeds_and_games_are_other_games() -> None:
    config = load("classic")
    games = [
        play_with_log(config, 0),
        play_with_log(config, 1),
        play_with_log(load("classic", ["run.seed=2"]), 0),
    ]
    assert games[0] == play_with_log(config, 0)
    assert len({tuple(game) for game in games}) == 3


def test_the_document_names_each_event(config: Config) -> None:
    events = play_with_log(config, 1)
    named = document(config, 1, events)
    assert [named[key] for key in ("name", "players", "seed", "game")] == [config.name, 4, 1, 1]
    assert [event["event"] for event in named["events"]] == [
        "pass" if event.kind == Event.passed else event.kind.name for event in events
    ]
    deal = named["events"][1]
    assert (deal["seat"], deal["card"]["code"]) == (0, events[1].a)
    assert deal["card"]["color"] in ("red", "yellow", "green", "blue", None)
    assert named["events"][-1] == {
        "event": "end", "winner": events[-1].seat, "ending": "won", "points": events[-1].b
    }  # fmt: skip


def test_a_log_may_be_read_from_an_array() -> None:
    assert read(np.array([[6, 0, 0, 1], [14, 0, 0, 0]], np.int32)) == [
        Happening(Event.turn, 0, 0, 1),
        Happening(Event.passed, 0, 0, 0),
    ]
    with pytest.raises(ValueError, match="99"):
        read([(99, 0, 0, 0)])
