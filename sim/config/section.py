"""What all parts of a config have in common."""

from typing import Annotated, ClassVar, NamedTuple

from pydantic import BaseModel, ConfigDict, Field

Probability = Annotated[float, Field(ge=0, le=1)]


class NumberedWord(NamedTuple):
    """A word that carries a number, written as a one-key mapping: ``amount: {up_to: 3}``.

    ``field`` holds the word, ``number`` is both the word and the field of its number; that field is 0 while
    another word is in force. ``lowest`` is the least number that may be written.
    """

    field: str
    number: str
    lowest: int


class ZeroWord(NamedTuple):
    """A number whose 0 is written as a word (``mercy.limit`` 0 is ``none``), others from ``lowest`` on."""

    field: str
    word: str
    lowest: int


class Section(BaseModel):
    """A part of a config: frozen, without unknown keys, without conversions between types.

    ``bare`` is the field that a bare word or ``true``/``false`` in place of the mapping stands for.
    """

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True, allow_inf_nan=False)

    bare: ClassVar[str | None] = None
    numbered_word: ClassVar[NumberedWord | None] = None
    zero_word: ClassVar[ZeroWord | None] = None
