"""A table at which a test plays turn by turn, and what can be seen of it."""

from typing import Any

from referee import events as kinds
from referee.cards import face, words
from unosim.config import Config
from unosim.kernel.tally import TALLY_NAMES
from unosim.kernel.words import Ending

from .notation import COLORS, SEATS, seat
from .playing import Player
from .scripting import Answers, must_have_been_obeyed, write_script
from .setup import empty_state
from .telling import told


class Table:
    """A hand at some moment.

    Attributes:
        told: what happened in the last turn, in sentences.
        asked: which habits were asked about in it: ``"B challenge"``.
        offered: how many moves were offered in it, by phase: 0 from the hand, 1 the card just drawn.
    """

    def __init__(self, config: Config) -> None:
        self.config = config
        self.states = empty_state(config)
        self.told: list[str] = []
        self.asked: list[str] = []
        self.offered: dict[int, int] = {}
        self.player = Player(config)
        self.hands_at_first: dict[str, list[str]] = {}

    @property
    def state(self) -> Any:
        return self.states[0]

    @property
    def seats(self) -> str:
        return SEATS[: self.config.players]

    def play(self, letter: str, move: str, **script: Answers) -> None:
        """Let the seat on move lay cards, joined by ``+``, the last on top; see also ``write_script``."""
        self.take_turn(letter, move=move, **script)
        laid = [sentence.split()[2:] for sentence in self.told if sentence.startswith(f"{letter} lays")]
        wanted = move.split("+")
        assert [sorted(names) for names in laid] == [sorted(wanted)], self.told
        assert laid[0][-1] == wanted[-1], self.told

    def draw(self, letter: str, draws: str = "", **script: Answers) -> None:
        """Let the seat on move draw these cards; whether it plays the last is a matter of the rules."""
        self.take_turn(letter, draws=draws, **script)
        lines = (f"{letter} draws", f"nothing left for {letter}", "reshuffle", f"{letter} passes")
        assert self.told[0].startswith(lines), self.told

    def play_out(self) -> None:
        """Let the strategies play to the end of the hand; nobody follows a habit."""
        self.run(self.config.rules.max_turns)

    def hand(self, letter: str) -> list[str]:
        """The cards of a seat, as ``notation.cards`` writes them."""
        return sorted(words(card) for card in self.held(letter))

    def held(self, letter: str) -> list[int]:
        """The physical cards of a seat."""
        masks = [int(mask) for mask in self.state.hand[seat(letter)]]
        held = [
            copy << 6 | place for copy, mask in enumerate(masks) for place in range(64) if mask >> place & 1
        ]
        assert len(held) == self.state.hand_size[seat(letter)]
        return held

    def hand_at_first(self, letter: str) -> list[str]:
        """The cards a seat held when the table was set up."""
        return self.hands_at_first[letter]

    @property
    def sizes(self) -> list[int]:
        return [len(self.held(letter)) for letter in self.seats]

    @property
    def on_move(self) -> str:
        return SEATS[int(self.state.seat)]

    @property
    def clockwise(self) -> bool:
        return bool(self.state.direction == 1)

    @property
    def top(self) -> str:
        """The top card, and of a wild the colour in force: ``R5``, ``W named red``."""
        card = words(face(int(self.state.top)))
        return card if card[0] in "RYGB" else f"{card} named {COLORS[int(self.state.on_top) >> 4]}"

    @property
    def pile(self) -> list[str]:
        """The draw pile, sorted."""
        return sorted(words(int(card)) for card in self.state.pile[: int(self.state.pile_size)])

    @property
    def discards(self) -> list[str]:
        """The discards under the top card, the lowest first."""
        return [words(int(card)) for card in self.state.under[: int(self.state.discards)]]

    @property
    def all_cards(self) -> list[int]:
        """Every physical card in hands and piles."""
        in_hands = [card for letter in self.seats for card in self.held(letter)]
        drawable = self.state.pile[: int(self.state.pile_size)].tolist()
        top = [] if self.state.top_gone else [self.state.top]
        return sorted([*in_hands, *drawable, *self.state.under[: int(self.state.discards)], *top])

    @property
    def is_over(self) -> bool:
        return bool(self.state.ending != Ending.running)

    def count(self, name: str) -> int:
        """What has been counted by this name so far; the first lead is taken off only when the hand is over."""
        times = int(self.state.tally[TALLY_NAMES.index(name)])
        if name == "lead_changes" and not self.is_over:
            times -= int(self.state.leader != 0)
        return times

    @property
    def scored(self) -> list[int]:
        """Points of each seat, once the hand is over."""
        return [int(points) for points in self.state.scored[: self.config.players]]

    def legal(self, **script: Answers) -> list[str]:
        """The moves of single cards from the hand that the seat on move is offered, tried one by one."""
        faces = {words(card) for card in self.held(self.on_move)}
        legal = sorted(name for name in faces if self.offers(name, **script))
        return legal

    def offers(self, move: str, **script: Answers) -> bool:
        """Whether the seat on move is offered a move, of one card or several joined by ``+``."""
        scripts = write_script(move=move, **script)
        self.player.play(self.states.copy(), scripts)
        return bool(scripts[0].moves_used == 1 and not scripts[0].failed)

    def take_turn(self, letter: str, **script: Answers) -> None:
        """Let the seat on move do what its strategy does."""
        assert not self.is_over, "the hand is over"
        assert self.on_move == letter, f"{self.on_move} is on move"
        self.run(1, **script)

    def run(self, turns: int, *, deals: bool = False, **script: Answers) -> None:
        before = [] if deals else self.all_cards
        scripts = write_script(**script)  # type: ignore[arg-type]
        rows = self.player.play(self.states, scripts, turns, deals=deals).tolist()
        must_have_been_obeyed(scripts[0])
        self.told = told(rows)
        self.asked = [
            f"{SEATS[number]} {kinds.HABIT_WORDS[habit]}"
            for kind, number, habit, _ in rows
            if kind == kinds.HABIT
        ]
        self.offered = {phase: number for kind, _, number, phase in rows if kind == kinds.MOVES}
        assert deals or self.all_cards == before, "cards are lost or doubled"
