"""Reading the folder of a duel: how often each strategy wins, against whom, and how much is skill."""

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

from pydantic import Field

from ..config import Config
from ..results.duel_folder import DUEL, KIND
from ..results.own_files import CONFIG
from .comparison import read_config
from .errors import ReportError
from .reading import read_document, read_kind
from .summary import Count, Interval, Mean, Part, Real


class Elo(Part):
    """A rating, 400 points of which make the odds ten to one."""

    value: Real
    se: Real
    ci95: Interval


class Rating(Part):
    """The effect of a strategy on the odds of winning, over the mean of all."""

    elo: Elo


class Strategy(Part):
    """A strategy; ``rate`` is how many of its hands it won."""

    name: str
    wins: Count | None = None
    hands: Count | None = None
    rate: Real | None = None
    se: Real | None = None
    ci95: Interval | None = None
    points: Mean | None = None
    rating: Rating | None = None


class Better(Part):
    """A strategy and the next below it."""

    name: str
    than: str
    confidence: Real | None = None


class Pair(Part):
    """Of the hands that one of two strategies won, where both sat, how many were won by ``name``."""

    name: str
    against: str
    wins: Count
    hands: Count
    rate: Real
    ci95: Interval


class Skill(Part):
    """How often a strategy wins among others; ``share`` is how far that is from luck to always winning."""

    strategy: str
    among: str
    deals: Count
    fair_share: Real
    rate: Real
    se: Real
    ci95: Interval
    share: Real
    share_ci95: Interval


class DuelDocument(Part):
    """``duel.json``, schema 1."""

    name: str
    seed: Count
    stopped: str
    players: Annotated[int, Field(ge=2, le=10)]
    deals: Count
    games: Count
    fair_share: Real
    seatings: tuple[tuple[str, ...], ...]
    strategies: Annotated[tuple[Strategy, ...], Field(min_length=2)]
    better: tuple[Better, ...]
    pairs: tuple[Pair, ...]
    skill: Skill | None = None


@dataclass(frozen=True)
class Duel:
    """A duel, read from its folder.

    Attributes:
        document: what came out.
        config: what was played, with the strategies of the first seating.
        manifest: versions, kernel hash and the like as plain data.
    """

    document: DuelDocument
    config: Config
    manifest: dict[str, Any]

    @property
    def ranked(self) -> list[Strategy]:
        """The strategies, the one that wins most often first."""
        return sorted(self.document.strategies, key=lambda each: -(each.rate or 0.0))


def read_duel(folder: Path) -> Duel:
    """Read the folder of a duel.

    Raises:
        ReportError: it is none, or a file is missing, cut short or of a newer schema.
    """
    kind, manifest = read_kind(folder)
    if kind != KIND:
        raise ReportError(f"{folder}: holds no duel, but an {kind}")
    document = read_document(DuelDocument, folder / DUEL)
    names = [each.name for each in document.strategies]
    if any({each.name, each.against} - set(names) for each in document.pairs):
        raise ReportError(f"{folder / DUEL}: not as a duel leaves it: a pair is of no strategy played")
    return Duel(document, read_config(folder / CONFIG), manifest)
