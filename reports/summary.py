"""The parts of ``summary.json`` that reports show. Values nobody could count or work out are None."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

Real = Annotated[float, Field(allow_inf_nan=False)]
Interval = tuple[Real, Real]
Count = Annotated[int, Field(ge=0)]


class Part(BaseModel):
    """A part of the document; keys that reports do not show are passed over."""

    model_config = ConfigDict(extra="ignore", frozen=True, strict=True)


class Mean(Part):
    """A mean per hand with its standard error and 95 % interval."""

    mean: Real | None = None
    se: Real | None = None
    ci95: Interval | None = None


class Spread(Mean):
    """A mean per hand and the quantiles of its distribution over hands."""

    sd: Real | None = None
    min: Real | None = None
    p5: Real | None = None
    p25: Real | None = None
    median: Real | None = None
    p75: Real | None = None
    p95: Real | None = None
    p99: Real | None = None
    max: Real | None = None
    restricted_to_turns: Count | None = None


class Rotations(Mean):
    """Hand rotations laid in a hand, null shifts included; the ``effective`` ones leave them out.

    ``per_zero`` is rotations for each 0 laid; ``change_se`` the errors of what a rotation of a kind changes each hand
    by; ``rotator_change`` by how many cards those who laid them changed in a hand, all together;
    ``uno_by_rotation`` the UNO duties of who received a single card.
    """

    effective_mean: Real | None = None
    effective_se: Real | None = None
    effective_ci95: Interval | None = None
    by_shift: dict[str, Mean]
    change_se: dict[str, tuple[Real, ...] | None] = {}
    per_zero: Real | None = None
    rotator_change: Mean
    uno_by_rotation: Mean


class Place(Part):
    """In how many hands a seat came in at one place, and their share of those in which somebody did."""

    hands: Count
    rate: Real | None = None
    ci95: Interval | None = None


class Seat(Part):
    """What one seat won and did; ``rate`` is its share of the finished hands, points are per finished hand.

    ``events`` are means per hand of draws and missed calls; ``places`` go from the first out to the last left.
    """

    seat: Count
    wins: Count
    rate: Real | None = None
    ci95: Interval | None = None
    points_mean: Real | None = None
    points_se: Real | None = None
    events: dict[str, Mean] = {}
    places: tuple[Place, ...] = ()


class Starter(Part):
    """What the seats that started won; ``edge`` is their rate less an equal share."""

    wins: Count
    rate: Real | None = None
    ci95: Interval | None = None
    edge: Real | None = None
    edge_ci95: Interval | None = None


class Fairness(Part):
    """The test of equal chances by seat, on the hands or, where there are any, the matches that somebody won.

    There is no verdict where seats play differently.

    Deviations and margin are shares of 1. ``games_needed`` is None where no number of games will tell.
    """

    chi2: Real | None = None
    g: Real | None = None
    df: Count | None = None
    p: Real | None = None
    max_deviation: Real | None = None
    total_variation: Real | None = None
    margin: Real | None = None
    verdict: Literal["fair", "unfair", "undecided"] | None = None
    games_needed: Real | None = None


class MatchSeat(Part):
    """What one seat won in matches; rates are of the decided ones, ``points`` is its final score.

    ``losses`` are told where the mode names a loser.
    """

    seat: Count
    wins: Count
    rate: Real | None = None
    ci95: Interval | None = None
    points: Mean
    losses: Count | None = None
    loss_rate: Real | None = None
    loss_ci95: Interval | None = None


class MostHands(Part):
    """Of the ``matches`` in which one seat alone won most hands, the rate of those that another seat won."""

    matches: Count
    lost: Count
    rate: Real | None = None
    ci95: Interval | None = None


class Matches(Part):
    """Matches: their hands, turns and minutes, and what each seat made of them."""

    number: Count
    unfinished: Count
    hands: Spread
    turns: Mean
    minutes: Mean
    seats: tuple[MatchSeat, ...]
    most_hands: MostHands


class Summary(Part):
    """``summary.json``, schema 1."""

    schema_number: int = Field(alias="schema")
    name: str
    games: Count
    hands: Annotated[int, Field(ge=1)]
    seed: Count
    players: Annotated[int, Field(ge=2, le=10)]
    finished: Count
    unfinished: Count
    stalemates: Count
    void: Count = 0
    stopped: str
    turns: Spread
    rounds: Spread
    minutes: Spread
    rotations: Rotations
    points: Mean
    events: dict[str, Mean]
    seats: tuple[Seat, ...]
    starter: Starter
    fairness: Fairness
    matches: Matches | None = None
