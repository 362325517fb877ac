"""The referee: an independent, plain-Python reading of the rules that judges the event log of a hand."""

from .counts import Counts
from .judge import judge_hand, judge_match
from .log_reader import Foul

__all__ = ["Counts", "Foul", "judge_hand", "judge_match"]
