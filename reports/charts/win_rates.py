"""How often each strategy of a duel wins, and how far the best is from luck."""

from matplotlib.axes import Axes
from matplotlib.figure import Figure

from ..duel import Duel, Skill
from ..texts import Words, rate_places
from .about import about_duel
from .theme import BLUE, INK, ORANGE, PALE, SKY, blank, notice_of, read_numbers, themed

LONGEST_NAME = 22


@themed
def win_rates(duel: Duel, words: Words) -> Figure:
    """Draw the win rate of each strategy with its interval, and how much of winning is skill."""
    about = about_duel(duel, words)
    if not duel.document.better:
        return notice_of(about, words.say("duel.heading.nobody"), words.say("duel.nobody"))
    skill, rows = duel.document.skill, len(duel.document.strategies)
    height = 1.15 + 0.3 * rows + (1.05 if skill is not None else 0.0)
    figure = blank(height, duel_heading(duel, words), about)
    if skill is None:
        _draw_rates(figure.add_subplot(), duel, words)
        return figure
    upper, lower = figure.subplots(2, 1, height_ratios=(0.5 + 0.3 * rows, 0.55))
    _draw_rates(upper, duel, words)
    _draw_skill(lower, skill, words)
    return figure


def duel_heading(duel: Duel, words: Words) -> str:
    """Return who wins most often, and whether it is known to be better than the next."""
    first = duel.document.better[0]
    rates = {each.name: each for each in duel.document.strategies}
    best, next_best = rates[first.name], rates[first.than]
    sure = first.confidence is not None and first.confidence >= 0.95
    return words.say(
        "duel.heading.better" if sure else "duel.heading.undecided",
        name=words.name(best.name, LONGEST_NAME),
        rate=words.rate(best.rate, best.ci95),
        than=words.name(next_best.name, LONGEST_NAME),
        other=words.rate(next_best.rate, next_best.ci95),
    )


def _draw_rates(axes: Axes, duel: Duel, words: Words) -> None:
    fair, ranked = duel.document.fair_share, duel.ranked
    label = words.say("duel.fair", share=words.numbers.percent(fair, 1))
    axes.axvline(100 * fair, color=BLUE, ls="--", lw=1.6, label=label)
    for place, each in enumerate(ranked):
        if each.rate is None or each.ci95 is None:
            continue
        low, high = each.ci95
        ends = [[100 * (each.rate - low)], [100 * (high - each.rate)]]
        above, below = low > fair, high < fair
        color, marker = (ORANGE, "s") if above else (BLUE, "o") if below else (INK, "x")
        axes.errorbar(
            100 * each.rate, place, xerr=ends, fmt=marker, color=color, ms=6.5, mew=1.6, capsize=4, lw=1.6
        )
        told = words.say(
            "value_and_interval",
            value=words.rate(each.rate, each.ci95),
            interval=words.rate_interval(each.ci95),
        )
        axes.text(1.02, place, told, transform=axes.get_yaxis_transform(), va="center", size=8.5)
    axes.set_yticks(range(len(ranked)), [words.name(each.name, LONGEST_NAME) for each in ranked])
    axes.set_ylim(len(ranked) - 0.4, -0.6)
    axes.tick_params(axis="y", length=0)
    axes.grid(axis="y", visible=False)
    axes.set_xlabel(words.say("axis.duel_rate"))
    axes.locator_params(axis="x", nbins=7)
    axes.margins(x=0.08)
    axes.legend(loc="lower right", bbox_to_anchor=(1.0, 1.0), borderpad=0)
    read_numbers(axes, words, y=False)


def _draw_skill(axes: Axes, skill: Skill, words: Words) -> None:
    """Draw the way from luck to always winning, and how much of it the strategy goes."""
    low, high = (100 * end for end in skill.ci95)
    fair = 100 * skill.fair_share
    axes.barh(0, 100 - fair, left=fair, height=0.55, color=PALE)
    axes.barh(0, 100 * skill.rate - fair, left=fair, height=0.55, color=SKY, ec=BLUE, hatch="///", lw=0.8)
    ends = [[100 * skill.rate - low], [high - 100 * skill.rate]]
    axes.errorbar(100 * skill.rate, 0, xerr=ends, fmt="D", color=INK, mfc="white", ms=6, capsize=4)
    axes.axvline(fair, color=BLUE, ls="--", lw=1.6)
    axes.set_xlim(0, 100)
    axes.set_ylim(-0.6, 0.6)
    axes.set_yticks([])
    axes.spines["left"].set_visible(False)
    axes.set_title(
        words.say(
            "duel.skill.title",
            name=words.name(skill.strategy, LONGEST_NAME),
            among=words.name(skill.among, LONGEST_NAME),
            share=words.numbers.percent(skill.share, max(rate_places(skill.share_ci95), 0)),
        ),
        size=9.5,
    )
    axes.set_xlabel(words.say("axis.duel_skill"))
    read_numbers(axes, words, y=False)
