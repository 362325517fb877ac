"""The whole config: a frozen model with every short form resolved."""

from typing import Annotated, Any

from pydantic import AfterValidator, Field, model_validator

from .names import checked_name
from .players import Habits, Strategy
from .rules import Rules
from .run_keys import Pace, Run
from .section import Section

DEFAULT_PLAYERS = 4


class Config(Section):
    """Everything a run is made of: players, strategies, habits, rules, size and pace."""

    name: Annotated[str, AfterValidator(checked_name)] = Field(
        "unnamed", description="What reports and folders call it; the file's name if left out."
    )
    players: Annotated[int, Field(ge=2, le=10)] = Field(DEFAULT_PLAYERS, description="Players at the table.")
    strategies: tuple[Strategy, ...] = Field(
        description="How cards are chosen: one name for all seats, or a list with one a seat."
    )
    habits: tuple[Habits, ...] = Field(
        description="What people do or forget: one mapping for all seats, or a list with one a seat."
    )
    rules: Rules = Field(Rules(), description="The rules that are played.")
    run: Run = Field(Run(), description="How much is played.")
    pace: Pace = Field(Pace(), description="Seconds at a real table.")

    @model_validator(mode="before")
    @classmethod
    def _one_a_seat(cls, data: Any) -> Any:
        if not isinstance(data, dict):
            return data
        players = data.get("players", DEFAULT_PLAYERS)
        seats = players if type(players) is int and 2 <= players <= 10 else 1
        strategies = data.get("strategies", "high_points")
        habits = data.get("habits", {})
        return data | {
            "strategies": strategies if isinstance(strategies, tuple) else (strategies,) * seats,
            "habits": habits if isinstance(habits, tuple) else (habits,) * seats,
        }
