"""Charts look as they did: each is compared with a small stored picture.

After a change that is meant: python tests/reports/test_report_pictures.py draws them anew; look at them.
"""

import sys
import tempfile
from io import BytesIO
from pathlib import Path

import numpy as np
import pytest
from made_up import MadeUp
from PIL import Image
from unosim.cli.report import _compared
from unosim.reports import figures
from unosim.reports.charts.theme import as_bytes

STORED = Path(__file__).parent / "pictures"
DPI = 50
MOST = 6.0
"""The largest mean distance of a shade of grey, of 255: type may be smoothed differently."""


def pictures(place: Path) -> dict[str, bytes]:
    """Return the charts of a run and of a comparison, both made up."""
    runs = [
        MadeUp(hands=5_000).write(place / "made_up"),
        MadeUp(name="other", hands=4_000, head_start=1.3, seed=2).write(place / "other"),
    ]
    charts = figures(runs[0]) | figures(_compared(tuple(runs), place / "both"))
    return {name: as_bytes(figure, "png", DPI) for name, figure in charts.items()}


def grey(picture: bytes | Path) -> np.ndarray:
    with Image.open(BytesIO(picture) if isinstance(picture, bytes) else picture) as image:
        return np.asarray(image.convert("L"), float)


@pytest.fixture(scope="module")
def drawn(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    return pictures(tmp_path_factory.mktemp("runs"))


def test_every_chart_has_its_picture(drawn: dict[str, bytes]) -> None:
    assert {path.stem for path in STORED.iterdir()} == set(drawn)


@pytest.mark.parametrize("name", sorted(path.stem for path in STORED.glob("*.png")))
def test_it_looks_as_stored(drawn: dict[str, bytes], name: str) -> None:
    now, before = grey(drawn[name]), grey(STORED / f"{name}.png")
    assert now.shape == before.shape
    assert np.abs(now - before).mean() < MOST


def test_another_picture_is_told_apart(drawn: dict[str, bytes]) -> None:
    one = grey(drawn["fairness"])
    assert np.abs(one - np.roll(one, 12, axis=1)).mean() > MOST


if __name__ == "__main__":
    STORED.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as place:
        for name, content in pictures(Path(place)).items():
            with Image.open(BytesIO(content)) as image:
                image.convert("L").quantize(32).save(STORED / f"{name}.png", optimize=True)
    sys.exit(0)
