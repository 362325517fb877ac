"""What the hand-written logs of the tests share."""

from typing import Any

from .counts import Counts
from .judge import judge_hand
from .settings import EL_CERO, config
from .written import log

STOPPED = "END - unfinished 0"


def el_cero(players: int, deal: int, changes: dict[str, Any] | None = None, *, turns: int = 1) -> Any:
    """A config of El Cero that stops after so many turns."""
    rules = {**EL_CERO, "deal": deal, "max_turns": turns, **(changes or {})}
    return config(players, rules, forget=0.5, catch=0.5)


def house(players: int, deal: int, changes: dict[str, Any], *, turns: int = 1, **habits: float) -> Any:
    """A config without UNO calls, with these rules, that stops after so many turns."""
    return config(players, {"deal": deal, "max_turns": turns, "uno.window": "none", **changes}, **habits)


def dealt(top: str, *hands: str) -> str:
    """Seat 0 starts; one hand a seat."""
    lines = [f"HAND 0 {len(hands) - 1}"]
    lines += [f"DEAL {seat} {hand}" for seat, hand in enumerate(hands)]
    return "\n".join([*lines, f"OPEN {top}", "TURN 0", ""])


def judged(cfg: Any, *parts: str) -> Counts:
    """The counts of a log given in parts."""
    return judge_hand(cfg, log("\n".join(parts)))


def called(seat: int, duty: str) -> str:
    """A duty arises and the call is said."""
    return f"HABIT {seat} forget no\nUNO {seat} {duty} said"


def passes(seat: int, *drawn: str) -> str:
    """A turn without a legal move: these cards are drawn and none can be laid."""
    return f"MOVES {seat} 0 hand\nDRAW {seat} lack {' '.join(drawn)}\nMOVES {seat} 0 drawn\nPASS {seat}"
