"""Which texts may be the name of a config."""

import unicodedata
from typing import Final

LONGEST_NAME: Final = 200
_REFUSED: Final = {"Cc", "Cs", "Co", "Zl", "Zp"}
_JOINERS: Final = {"\u200c", "\u200d"}


def checked_name(name: str) -> str:
    """Return ``name`` if it may name a config, and raise ValueError with the reason if not.

    Format characters (such as those that turn the direction of writing) are refused with the control
    characters; the joiners and tags that emoji and several scripts are built from are not.
    """
    if not name.strip():
        raise ValueError("must not be blank")
    if len(name) > LONGEST_NAME:
        raise ValueError(f"must have at most {LONGEST_NAME} characters, not {len(name)}")
    for position, character in enumerate(name, start=1):
        if _refused(character):
            raise ValueError(
                f"must not contain control characters (character {position} is U+{ord(character):04X})"
            )
    return name


def _refused(character: str) -> bool:
    category = unicodedata.category(character)
    if category == "Cf":
        return character not in _JOINERS and not "\U000e0020" <= character <= "\U000e007f"
    return category in _REFUSED
