"""Plays presets and draws the README's pictures into docs/gallery."""

import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

import unosim
from click.testing import CliRunner
from PIL import Image
from unosim.cli import main

GALLERY: Final = Path(__file__).parent / "gallery"
COMPARED: Final = ("classic", "seven_zero", "stacking", "draw_to_match", "el_cero")
VARIED: Final = ("--vary", "rules.draw.amount=one,until_playable", "--vary", "players=2,3,4,6,8")
COLORS: Final = 128
"""Colours of a picture; so few make it light."""

STRATEGIES: Final = ("rotation_aware", "high_points", "save_wild", "random")


def run_of_el_cero(folder: Path) -> None:
    """Play El Cero."""
    unosim.run("el_cero", games=1_000_000, out=folder, report=True)


def comparison(folder: Path) -> None:
    """Compare presets on the same deals."""
    unosim.compare(*COMPARED, games=100_000, out=folder, report=True)


def sweep(folder: Path) -> None:
    """Vary how much is drawn, and how many play."""
    call("sweep", "classic", *VARIED, "--games", "20k", "--out", str(folder))


def duel(folder: Path) -> None:
    """Let strategies play El Cero against each other."""
    call("duel", *STRATEGIES, "--config", "el_cero", "--games", "20k", "--out", str(folder))


def call(*arguments: str) -> None:
    """Call a command, and end with what it says where it refuses."""
    result = CliRunner().invoke(main, [*arguments, "--quiet"])
    if result.exit_code:
        raise SystemExit(result.output)


PICTURES: Final[tuple[tuple[Callable[[Path], None], tuple[str, ...]], ...]] = (
    (run_of_el_cero, ("game_length", "rotations", "fairness")),
    (comparison, ("forest",)),
    (sweep, ("heat_map_turns",)),
    (duel, ("win_matrix",)),
)
"""What is played, and which of its charts stand in the gallery."""


def make_gallery() -> None:
    """Draw all pictures; the same versions draw the same."""
    GALLERY.mkdir(exist_ok=True)
    for play, charts in PICTURES:
        with tempfile.TemporaryDirectory() as place:
            folder = Path(place) / play.__name__
            play(folder)
            for chart in charts:
                with Image.open(folder / "figures" / f"{chart}.png") as picture:
                    picture.convert("RGB").quantize(COLORS).save(GALLERY / f"{chart}.png", optimize=True)
                print(GALLERY / f"{chart}.png", flush=True)


if __name__ == "__main__":
    make_gallery()
