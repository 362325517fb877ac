"""Keys that cannot stand together are refused with the reason, at the key that is to blame."""

import pytest

CONTRADICTIONS = [
    (
        "strategies: [random, random, random]",
        "1:13: strategies: a list names one a seat; this one has 3 for 4 players",
    ),
    (
        "players: 2\nhabits: [{}, {}, {}]",
        "2:9: habits: a list names one a seat; this one has 3 for 2 players",
    ),
    (
        "rules: {start: {first_player: {seat: 4}}}",
        "1:38: rules.start.first_player: no seat 4 with 4 players; seats count from 0",
    ),
    (
        "rules: {start: {first_player: previous_loser}}",
        "1:31: rules.start.first_player: previous_loser has no previous hand to look at without a match",
    ),
    # 10 x 11 + 1 = 111 > 108
    (
        "players: 10\nrules: {deal: 11}",
        "2:15: rules.deal: 10 players with 11 cards each and an opening card need 111 cards, "
        "the deck has 108",
    ),
    # 4 x 20 + 1 = 81 > 80
    (
        "rules: {deal: 20, deck: numbers_only}",
        "1:15: rules.deal: 4 players with 20 cards each and an opening card need 81 cards, the deck has 80",
    ),
    ("rules: {deck: custom}", "1:15: rules.deck: custom needs cards with their counts"),
    (
        "rules: {deck: {mode: custom, cards: {5: 0}}}",
        "1:22: rules.deck: custom needs cards with their counts",
    ),
    (
        "rules: {deck: {mode: custom, cards: {1: 8, 5: 9}}}",
        "1:47: rules.deck.cards: 9 cards of kind 5 a colour are too many; at most 8",
    ),
    (
        "rules: {decks: 2, deck: {mode: custom, cards: {5: 8, wild: 17}}}",
        "1:51: rules.deck.cards: 16 cards of kind 5 a colour are too many; at most 8",
        "1:60: rules.deck.cards: 34 cards of kind wild in all are too many; at most 32",
    ),
    # wilds are put back: 4 coloured cards stay, 2 x 2 are dealt
    (
        "players: 2\nrules: {deal: 2, opening: {wild: redraw}, deck: {mode: custom, cards: {5: 1, wild: 9}}}",
        "2:34: rules.opening: with wild put back, only 4 cards may open the discard pile, "
        "and all of them could be among the 4 dealt",
    ),
    # as_wild follows opening.wild, so both kinds are put back: 12 of 16 cards stay, 2 x 6 are dealt
    (
        "players: 2\nrules: {deal: 6, opening: {wild: redraw, wild_draw_four: as_wild}, "
        "deck: {mode: custom, cards: {5: 3, wild: 2, wild_draw_four: 2}}}",
        "2:34: rules.opening: with wild, wild_draw_four put back, only 12 cards may open the discard "
        "pile, and all of them could be among the 12 dealt",
    ),
    (
        "rules: {opening: {wild: redraw, wild_draw_four: apply}}",
        "1:49: rules.opening.wild_draw_four: apply names the colour as rules.opening.wild says, "
        "and redraw lets nobody name it",
    ),
    (
        "rules: {match: {hands: 3}, scoring: {hand: none}}",
        "1:17: rules.match: without points for a hand (rules.scoring) a match never ends",
    ),
]


@pytest.mark.parametrize("case", CONTRADICTIONS, ids=lambda case: case[0])
def test_contradictions_are_refused_with_the_reason(faults, case: tuple[str, ...]) -> None:
    text, *messages = case
    assert faults(text) == [f"game.yaml:{message}" for message in messages]


@pytest.mark.rule("Z6")
@pytest.mark.parametrize("zero", ["plain", "trade"])
def test_rotation_combos_need_a_rotating_zero(faults, load_text, zero: str) -> None:
    assert faults(f"rules: {{rotation_combos: true, zero: {zero}}}") == [
        "game.yaml:1:26: rules.rotation_combos: a combo moves the hands of a 0 further, "
        "which needs zero: rotate"
    ]
    assert load_text("rules: {rotation_combos: true, zero: rotate}").rules.rotation_combos


def test_too_many_cards_altogether(faults) -> None:
    cards = ", ".join(f"{kind}: 8" for kind in [*range(10), "skip", "reverse", "draw_two"])
    # 4 colours x 13 kinds x 8 = 416, and two kinds of 32 and 33
    text = f"rules: {{deck: {{mode: custom, cards: {{{cards}, wild: 32, wild_draw_four: 32}}}}}}"
    found = faults(text.replace("wild_draw_four: 32", "wild_draw_four: 33"))
    assert any("rules.deck.cards.wild_draw_four: must be at most 32, not 33" in fault for fault in found)


@pytest.mark.parametrize(
    "text",
    [
        "players: 10\nrules: {deal: 10}",  # 101 of 108
        "players: 2\nrules: {deal: 2, deck: {mode: custom, cards: {5: 1, wild: 1}}}",  # 5 needed, 5 there
        "players: 2\nrules: {deal: 2, opening: {wild: redraw}, deck: {mode: custom, cards: {5: 2, wild: 9}}}",
        "rules: {start: {first_player: {seat: 3}}}",
        "rules: {opening: {wild: redraw, wild_draw_four: as_wild}}",
    ],
)
def test_what_just_fits_is_taken(load_text, text: str) -> None:
    load_text(text)


def test_contradictions_stand_beside_other_faults_but_not_upon_them(faults) -> None:
    assert faults(
        "players: 11\nstrategies: [random]\nrules:\n  opening: {wild: redraw, wild_draw_four: apply}\n"
    ) == [
        "game.yaml:1:10: players: must be at most 10, not 11",
        "game.yaml:4:43: rules.opening.wild_draw_four: apply names the colour as rules.opening.wild says, "
        "and redraw lets nobody name it",
    ]
