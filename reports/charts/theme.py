"""The one look of all charts: type, colours with a second cue, headings, axes in the reader's numbers."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from io import BytesIO
from typing import Any, Final, TypeVar

import matplotlib as mpl
import numpy as np
from matplotlib.axes import Axes
from matplotlib.axes._secondary_axes import SecondaryAxis
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.collections import QuadMesh
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter, MaxNLocator
from matplotlib.transforms import offset_copy
from numpy.typing import NDArray

from ..folder import Run
from ..texts import Words
from .lines import broken

Source = TypeVar("Source")
"""What a chart is drawn of: a run, a comparison, a sweep or a duel."""

WIDTH: Final = 6.3
"""Width of a chart in inches (160 mm): printed at half of it, 80 mm, the smallest type is 4.5 points."""

INK: Final = "#1f2933"
SOFT: Final = "#5b6770"
PALE: Final = "#e4e7eb"
BLUE: Final = "#0072b2"
ORANGE: Final = "#d55e00"
SKY: Final = "#9ad0f0"

SERIES: Final = (
    ("#0072b2", "o", "-"),
    ("#d55e00", "s", "--"),
    ("#009e73", "^", "-."),
    ("#1f2933", "D", ":"),
    ("#cc79a7", "v", "-"),
    ("#e69f00", "P", "--"),
    ("#56b4e9", "X", "-."),
    ("#8c564b", "<", ":"),
    ("#7f7f7f", ">", "-"),
    ("#5e3c99", "*", "--"),
)
"""Colour (after Okabe and Ito), marker and line of each seat: three cues, told apart in grey print too."""

STYLE: Final[Any] = {
    "font.family": ["DejaVu Sans"],
    "font.size": 10.0,
    "text.color": INK,
    "text.parse_math": False,
    "text.usetex": False,
    "axes.unicode_minus": True,
    "axes.formatter.use_mathtext": False,
    "axes.edgecolor": SOFT,
    "axes.labelcolor": INK,
    "axes.labelsize": 10.0,
    "axes.titlesize": 10.0,
    "axes.titleweight": "bold",
    "axes.titlelocation": "left",
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.grid": True,
    "axes.axisbelow": True,
    "grid.color": PALE,
    "grid.linewidth": 0.8,
    "xtick.color": SOFT,
    "ytick.color": SOFT,
    "xtick.labelcolor": INK,
    "ytick.labelcolor": INK,
    "xtick.labelsize": 9.0,
    "ytick.labelsize": 9.0,
    "legend.fontsize": 9.0,
    "legend.frameon": True,
    "legend.fancybox": False,
    "legend.framealpha": 0.85,
    "legend.edgecolor": "none",
    "hatch.linewidth": 0.6,
    "lines.linewidth": 1.6,
    "lines.markersize": 5.0,
    "figure.facecolor": "white",
    "savefig.facecolor": "white",
    "svg.fonttype": "none",
    "svg.hashsalt": "unosim",
    "path.simplify": False,
}

HEADING_SIZE: Final = 11.5
BELOW_HEADING_SIZE: Final = 9.0
MARGIN: Final = 0.06
"""Inches left free at the sides of a chart."""


@contextmanager
def theme() -> Iterator[None]:
    """Draw within the theme, whatever the user's own settings of matplotlib are."""
    with mpl.rc_context():
        mpl.rcdefaults()
        mpl.rcParams.update(STYLE)
        yield


def themed(draw: Callable[[Source, Words], Figure]) -> Callable[[Source, Words], Figure]:
    """Make a chart's function draw within the theme and lay its chart out, once for all formats."""

    def inside(source: Source, words: Words) -> Figure:
        with theme():
            figure = draw(source, words)
            figure.draw_without_rendering()
            figure.set_layout_engine("none")
            return figure

    inside.__doc__ = draw.__doc__
    inside.__name__ = draw.__name__
    return inside


def blank(height: float, heading: str, below: str) -> Figure:
    """Return an empty chart with its heading, a line about the run below it and room for axes.

    Args:
        height: inches under the heading; a heading of several lines makes the chart taller.
        heading: what the chart shows, broken into lines to fit.
        below: which run it is of.
    """
    lines = broken(heading, HEADING_SIZE, WIDTH - 2 * MARGIN, bold=True)
    head = (len(lines) * HEADING_SIZE * 1.3 + BELOW_HEADING_SIZE * 1.9) / 72
    total = height + head
    figure = Figure(figsize=(WIDTH, total), layout="constrained")
    FigureCanvasAgg(figure)
    engine: Any = figure.get_layout_engine()
    engine.set(rect=(0.0, 0.0, 1.0, height / total), w_pad=MARGIN, h_pad=MARGIN)
    left, top = MARGIN / WIDTH, 1 - MARGIN / total
    figure.text(left, top, "\n".join(lines), size=HEADING_SIZE, weight="bold", va="top", linespacing=1.25)
    lower = top - len(lines) * HEADING_SIZE * 1.3 / 72 / total
    figure.text(left, lower, below, size=BELOW_HEADING_SIZE, color=SOFT, va="top")
    return figure


def about(run: Run, words: Words) -> str:
    """Return the line that says which run a chart is of, cut to one line."""
    players = words.say("run.players", n=words.whole(run.players))
    rest = words.say(
        "run.rest", players=players, hands=words.count("hands", run.summary.hands), seed=run.summary.seed
    )
    room = 62 - len(rest)
    return f"{words.name(run.summary.name, room)} \u00b7 {rest}"


def notice(run: Run, words: Words, heading: str, sentence: str) -> Figure:
    """Return a chart that says in a sentence why there is nothing to draw."""
    return notice_of(about(run, words), heading, sentence)


def notice_of(below: str, heading: str, sentence: str) -> Figure:
    """Return a chart of anything that says in a sentence why there is nothing to draw.

    Args:
        below: what it is of.
        heading: what would be shown.
        sentence: why it is not.
    """
    figure = blank(1.0, heading, below)
    lines = broken(sentence, 10.0, WIDTH - 0.6)
    figure.text(0.5, 0.3, "\n".join(lines), ha="center", va="center", linespacing=1.4, color=INK)
    return figure


def read_numbers(axes: Axes | SecondaryAxis, words: Words, *, x: bool = True, y: bool = True) -> None:
    """Write the ticks of the named axes in the reader's numbers."""
    for axis, wanted in ((axes.xaxis, x), (axes.yaxis, y)):
        if wanted:
            axis.set_major_formatter(FuncFormatter(lambda value, _: words.short(value)))


def whole_ticks(axes: Axes, *, most: int = 9) -> None:
    """Let the horizontal axis have ticks at whole numbers only, and span ten of them at least."""
    low, high = axes.get_xlim()
    if high - low < 10:
        axes.set_xlim((low + high) / 2 - 5, (low + high) / 2 + 5)
    axes.xaxis.set_major_locator(MaxNLocator(nbins=most, integer=True))


def legend_below(axes: Axes, columns: int = 1) -> None:
    """Put the legend under the label of the horizontal axis, whatever the height of the axes."""
    figure: Any = axes.figure
    below = offset_copy(axes.transAxes, fig=figure, y=-0.42, units="inches")
    axes.legend(
        loc="upper center", bbox_to_anchor=(0.5, 0.0), bbox_transform=below, borderpad=0, ncols=columns
    )


def draw_cells(axes: Axes, values: NDArray[np.float64], label: str, words: Words, **colors: Any) -> QuadMesh:
    """Draw a table of values as coloured cells, the first row on top, and the bar of their colours.

    Args:
        axes: where to draw.
        values: the values (rows, columns); nan leaves a cell empty.
        label: what stands at the bar.
        words: the language.
        colors: ``cmap``, ``vmin`` and ``vmax``, as matplotlib takes them.
    """
    cells = axes.pcolormesh(values, edgecolors="white", linewidth=2, **colors)
    axes.set_xticks(np.arange(values.shape[1]) + 0.5)
    axes.set_yticks(np.arange(values.shape[0]) + 0.5)
    axes.invert_yaxis()
    axes.tick_params(length=0)
    axes.grid(visible=False)
    for spine in axes.spines.values():
        spine.set_visible(False)
    figure: Any = axes.figure
    bar = figure.colorbar(cells, ax=axes, pad=0.02, aspect=12)
    bar.solids.set_rasterized(False)  # a drawing, no picture
    bar.solids.set_edgecolor("face")
    bar.set_label(label, size=9)
    bar.outline.set_visible(False)
    read_numbers(bar.ax, words, x=False)
    return cells


def ink_on(cells: QuadMesh, value: float) -> str:
    """Return the colour of type that is read best on the cell of a value."""
    red, green, blue = np.asarray(cells.to_rgba(np.array([value]))).ravel()[:3]
    return "white" if 0.299 * red + 0.587 * green + 0.114 * blue < 0.52 else INK


def as_bytes(figure: Figure, kind: str, dpi: int = 150) -> bytes:
    """Return a chart as the bytes of a file, the same for the same chart.

    Args:
        figure: the chart.
        kind: "png" or "svg".
        dpi: dots per inch of a PNG.
    """
    metadata = {"Software": "unosim"} if kind == "png" else {"Date": None, "Creator": "unosim"}
    buffer = BytesIO()
    with theme():
        figure.savefig(buffer, format=kind, dpi=dpi, metadata=metadata)
    return buffer.getvalue()
