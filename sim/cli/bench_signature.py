"""The signature of all that is played, held against the one that is stored beside this file."""

import json
from pathlib import Path
from typing import Any

from ..engine.signature import GAMES, SMALL, Signature, signature
from ..results.json_text import json_text

FILE = Path(__file__).resolve().parent / "signature.json"
"""The stored signatures; written anew by ``unosim bench --write-signature`` when rules are changed on purpose."""


def stored(size: str) -> Signature:
    """Return a stored signature.

    Args:
        size: ``whole``, or ``small`` for the one that is short enough to be played without the compiler.
    """
    return Signature(**json.loads(FILE.read_text("utf-8"))[size])


def write(whole: Signature) -> None:
    """Store a signature, and the small one of the same rules.

    Raises:
        OSError: the file cannot be written.
    """
    FILE.write_text(json_text({"whole": whole._asdict(), "small": signature(SMALL)._asdict()}), "utf-8")


def changed(played: Signature, before: Signature) -> list[str]:
    """Return the configs that are counted otherwise than before, or were added or left out."""
    names = dict.fromkeys([*played.configs, *before.configs])
    return [name for name in names if played.configs.get(name) != before.configs.get(name)]


def play() -> Signature:
    """Play the whole signature on one thread."""
    return signature(GAMES)


def figures(played: Signature, differing: list[str]) -> dict[str, Any]:
    """Return what is printed as JSON."""
    return {"signature": played.whole, "as_stored": not differing, "differing": differing}


def sentence(played: Signature, differing: list[str]) -> str:
    """Say whether the signature is the stored one."""
    if not differing:
        return f"signature {played.whole}: as stored"
    return (
        f"signature {played.whole}: not the stored {stored('whole').whole}; differing: {', '.join(differing)}\n"
        "If rules were changed on purpose, unosim bench --write-signature stores the new one."
    )
