"""The English texts on matches."""

from typing import Final

ENGLISH_OF_MATCHES: Final[dict[str, str]] = {
    "matches.one": "{n} match",
    "matches.many": "{n} matches",
    "matches.page": "Matches",
    "matches.none": "No match was played to its end, so that nothing can be said about matches.",
    "matches.heading": "A match takes {hands} hands; who wins most hands fails to win it in {share} of matches",
    "matches.heading.plain": "A match takes {hands} hands",
    "matches.hands": "How many hands a match takes",
    "matches.median": "median: {n} hands",
    "matches.by_seat": "Who wins matches",
    "matches.by_seat.losses": "Who wins and who loses matches",
    "matches.wins": "matches won, 95 % for all seats at once",
    "matches.losses": "matches lost, likewise",
    "matches.scores": "Final scores, with 95 % intervals for all seats at once",
    "matches.alt": (
        "Three charts of matches: how many hands they take, how often each seat wins them, and its final score."
    ),
    "axis.hands_in_a_match": "hands in a match",
    "axis.share_of_matches": "matches (%)",
    "axis.share_of_matches_decided": "decided matches (%)",
    "axis.final_score": "points at the end of a match",
    "axis.win_rate.matches": "matches won (%)",
    "matches.mode.first_wins": (
        "{matches} were played: hands until somebody has {target} points, and the highest total wins."
    ),
    "matches.mode.first_loses": (
        "{matches} were played: hands until somebody has {target} points; the highest total loses and the lowest wins."
    ),
    "matches.mode.lowest_wins": (
        "{matches} were played: hands until somebody has {target} points, and the lowest total wins."
    ),
    "matches.mode.hands": "{matches} of {hands} hands each were played; a tie adds a hand.",
    "matches.length": (
        "A match takes {hands} hands (95 %: {interval}) and {turns} turns, by estimate {minutes} minutes; nine in ten "
        "take {low} to {high} hands."
    ),
    "matches.most_hands": (
        "Where one seat alone wins most hands, another wins the match in {share} of cases (95 %: {interval})."
    ),
    "matches.unfinished": (
        "{matches} were still undecided after a thousand hands; they are counted, and nobody won them."
    ),
    "matches.table": "Matches by seat",
    "matches.column.wins": "matches won",
    "matches.column.rate": "won (%)",
    "matches.column.losses": "lost (%)",
    "matches.column.score": "final score",
    "matches.note": (
        "Matches are independent of each other, the hands of one match are not. All errors of figures per hand in this "
        "report are therefore clustered by match, and the seats are judged by the matches they win. Rates are of the "
        "matches that were decided."
    ),
    "fairness.none.matches": "No match of this run was won, so that nothing can be said about the seats.",
    "fairness.by_matches": (
        "The verdict is on matches, which are independent of each other; the table is of the hands in them."
    ),
}
