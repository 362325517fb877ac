"""The doors of chance: a card is drawn, a habit is followed or not; choices stand in ``decide.py``.

Each first asks the script, where there is one.
"""

from .cards import ONE, ZERO, U, bit, copy_of
from .events import NOTHING, Event, note
from .jit import compiled, inlined, int64
from .script import ANSWERS, NO_SUCH_CARD
from .state import Log, Rules, Script, State
from .streams import DEAL_STEP, deal_below, mix, next_decision, scale


@inlined
def draw_from_pile(g: State, script: Script) -> int:
    """Take a card from a draw pile that is not empty; its order is decided here, when a card is drawn."""
    place = deal_below(g, g.pile_size)
    if script is not None and script.draws_used < script.draw_count:
        place = find_scripted_card(g, script)
    g.pile_size -= 1
    card = int(g.pile[place])
    g.pile[place] = g.pile[g.pile_size]
    return card


@inlined
def deal_cards(g: State, log: Log, script: Script, seat: int, count: int) -> None:
    """Deal a seat its cards: ``draw_from_pile`` again and again, with size and stream kept out of the record."""
    size = U(g.pile_size)
    stream = g.deal_stream
    for _ in range(count):
        place = scale(mix(stream), size)
        stream = stream + DEAL_STEP
        if script is not None and script.draws_used < script.draw_count:
            g.pile_size = size
            place = find_scripted_card(g, script)
        size -= ONE
        card = int64(g.pile[place])
        g.pile[place] = g.pile[size]
        g.hand[seat, copy_of(card)] |= bit(card)
        note(log, Event.deal, seat, card, NOTHING)
    g.pile_size = size
    g.deal_stream = stream
    g.next_deal = mix(stream)
    g.hand_size[seat] = count


@compiled
def find_scripted_card(g: State, script: Script) -> int:
    """Return where the next scripted card lies in the draw pile; the script fails if it is not there."""
    face = script.draws[script.draws_used]
    script.draws_used += 1
    for place in range(int64(g.pile_size)):
        card = int(g.pile[place])
        if card & 63 == face or (face >= 13 and face < 16 and card & 15 == face):
            return place
    script.failed = NO_SUCH_CARD
    return 0


@compiled
def happens(g: State, r: Rules, log: Log, script: Script, habit: int, seat: int) -> bool:
    """Tell whether a seat follows a habit this time (section 7); a habit nobody has costs no random number."""
    yes = r.habits[seat, habit] != ZERO and (next_decision(g) >> U(11)) < r.habits[seat, habit]
    if script is not None:
        used = script.answers_used[seat, habit]
        yes = used < ANSWERS and script.answers[seat, habit, used] == 1
        script.answers_used[seat, habit] = used + 1
    note(log, Event.habit, seat, habit, int(yes))
    return yes
