"""Spanish texts: how a hand begins and how a turn is played."""

from typing import Final

TEXTS: Final[dict[str, str]] = {
    # Cards, players, numbers
    "kind.skip": "Prohibido",
    "kind.reverse": "Reverso",
    "kind.draw_two": "+2",
    "kind.wild": "comodín",
    "kind.wild_draw_four": "comodín +4",
    "one_of_a_kind": "un {kind}",
    "row": "del {first} al {last}",
    "joint.and": "{items} y {last}",
    "joint.and.before_i": "{items} e {last}",
    "joint.or": "{items} o {last}",
    "joint.nor": "{items} ni {last}",
    "cards.one": "{n} carta",
    "cards.many": "{n} cartas",
    "hands.one": "{n} mano",
    "hands.many": "{n} manos",
    "points.one": "{n} punto",
    "points.many": "{n} puntos",
    "seconds.one": "{n} segundo",
    "seconds.many": "{n} segundos",
    "of_seats.one": "Jugador {seats}: {text}",
    "of_seats.many": "Jugadores {seats}: {text}",
    # Players and deck
    "title.players": "Jugadores y baraja",
    "name": "Estas son las reglas de «{name}».",
    "aim": "El objetivo de cada mano es quedarse sin cartas el primero.",
    "players.two": "Juegan dos: {first} y {last} (asientos 0 y {seat} en la configuración).",
    "players.many": (
        "Se sientan en círculo {n} jugadores: de {first} a {last}, en el sentido de las agujas del reloj "
        "(asientos del 0 al {seat} en la configuración)."
    ),
    "deck.size.one": "La baraja tiene {cards}.",
    "deck.size.many": "Se barajan juntas {n} barajas, {cards} en total.",
    "deck.colored": "De cada color (rojo, amarillo, verde y azul) hay: {parts}.",
    "each_deck.colored": "Cada baraja tiene de cada color (rojo, amarillo, verde y azul): {parts}.",
    "deck.wild": "Sin color hay: {parts}.",
    "each_deck.wild": "Cada baraja tiene sin color: {parts}.",
    "deck.part.one": "{kinds} ({cards})",
    "deck.part.many": "{kinds} ({cards} de cada uno)",
    "deck.missing": "No hay {kinds}.",
    # Deal and opening card
    "title.deal": "Reparto y carta inicial",
    "deal": "Se baraja y cada jugador recibe {cards}; el resto se deja boca abajo como mazo.",
    "deal.open": "Se da la vuelta a la primera carta del mazo para empezar el montón de descartes.",
    "deal.direction": "Se juega en el sentido de las agujas del reloj.",
    "start.left_of_dealer": "Reparte {dealer}, y le toca empezar a {starter}, que está a su izquierda.",
    "start.left_of_dealer.match": (
        "En la primera mano reparte {dealer}, y le toca empezar a {starter}, que está a su izquierda; en "
        "cada mano reparte el jugador siguiente."
    ),
    "start.seat": "Le toca empezar a {starter}; reparte {dealer}, que se sienta justo antes.",
    "start.seat.match": (
        "En la primera mano le toca empezar a {starter} y reparte {dealer}, que se sienta justo antes; en "
        "cada mano reparte el jugador siguiente."
    ),
    "start.random": (
        "En cada mano la suerte decide a quién le toca empezar; reparte el jugador que se sienta justo antes."
    ),
    "start.previous_winner": (
        "La primera mano le toca empezarla a {starter}; las demás, a quien ganó la anterior. Tras una mano "
        "sin ganador, empieza el jugador siguiente al que la había empezado."
    ),
    "start.previous_loser": (
        "La primera mano le toca empezarla a {starter}; las demás, a quien perdió la anterior, es decir, a "
        "quien le quedaron más puntos en cartas. Si en eso hay empate, empieza el jugador siguiente al que "
        "la había empezado."
    ),
    "start.dealer": "Reparte el jugador que se sienta justo antes del que empieza.",
    "opening.number": "Si la carta inicial es un número, no pasa nada.",
    "opening.number.still": (
        "Si la carta inicial es un número, no pasa nada: ni siquiera {kinds} mueve entonces las cartas de "
        "los jugadores."
    ),
    "opening.zero": (
        "Si la carta inicial es un 0, las cartas de cada jugador rotan al siguiente antes del primer turno; "
        "con cualquier otro número no pasa nada."
    ),
    "opening.ignore": "Si es {kinds}, no tiene efecto.",
    "opening.redraw": "Si es {kinds}, se devuelve al mazo, se baraja el mazo y se da la vuelta a otra carta.",
    "opening.skip.apply": "Si es un Prohibido, quien iba a empezar pierde su turno.",
    "opening.draw_two.draw_and_skip": "Si es un +2, quien iba a empezar roba 2 cartas y pierde su turno.",
    "opening.draw_two.draw_and_play": "Si es un +2, quien empieza roba 2 cartas y después juega.",
    "opening.reverse.dealer_first": (
        "Si es un Reverso, se invierte el sentido y juega primero quien ha repartido."
    ),
    "opening.reverse.starter_first": (
        "Si es un Reverso, se invierte el sentido, pero empieza quien iba a empezar."
    ),
    "opening.reverse.as_skip": (
        "Si es un Reverso, al ser solo dos funciona como un Prohibido: quien iba a empezar pierde su turno."
    ),
    "opening.reverse.right_of_dealer_first": (
        "Si es un Reverso, se invierte el sentido y juega primero quien está a la derecha del que ha "
        "repartido."
    ),
    "opening.wild": "Si es un comodín, {named} y se empieza como siempre.",
    "opening.wild_draw_four.as_wild": "Si es un comodín +4, {named} y nadie roba.",
    "opening.wild_draw_four.apply": (
        "Si es un comodín +4, {named}; quien tiene el primer turno roba 4 cartas y lo pierde."
    ),
    "named.starter_names": "quien empieza elige el color",
    "named.dealer_names": "quien ha repartido elige el color",
    "named.random": "la suerte decide el color",
    # A turn
    "title.turn": "El turno",
    "turn.match": (
        "En tu turno, echas en el montón de descartes una carta que coincida con la de arriba en color, o en "
        "número o símbolo."
    ),
    "turn.wild": "Un comodín se puede echar sobre cualquier carta, aunque puedas echar otra.",
    "turn.after_wild": "Sobre un comodín solo se puede echar una carta del color elegido, u otro comodín.",
    "turn.six_is_nine": "Un 6 y un 9 coinciden entre sí, sean del color que sean.",
    "turn.six_is_nine.combinations": "En las combinaciones, el 6 sigue siendo un 6 y el 9, un 9.",
    "draw.one": "Si no puedes echar nada, robas 1 carta.",
    "draw.until_playable": "Si no puedes echar nada, robas hasta que salga una carta que se pueda echar.",
    "draw.up_to": (
        "Si no puedes echar nada, robas hasta que salga una carta que se pueda echar, pero como mucho "
        "{cards}."
    ),
    "drawn.may_play": (
        "Si la carta robada se puede echar, puedes echarla en ese mismo turno; si no, el turno pasa al "
        "siguiente."
    ),
    "drawn.must_play": (
        "Si la carta robada se puede echar, tienes que echarla en ese mismo turno; si no, el turno pasa al "
        "siguiente."
    ),
    "drawn.keep": "Lo que robas se queda en tu mano, y el turno pasa al siguiente.",
    "drawn.rlcard": (
        "Si la carta robada es del color en juego, se echa en ese mismo turno; cualquier otra, aunque "
        "coincida en número o símbolo, se queda en tu mano, y el turno pasa al siguiente."
    ),
    "drawn.rlcard.wilds": (
        "Si la carta robada es del color en juego, se echa en ese mismo turno, y lo mismo si es un comodín, "
        "cuyo color decide la suerte; cualquier otra, aunque coincida en número o símbolo, se queda en tu "
        "mano, y el turno pasa al siguiente."
    ),
    "draw.must_play": "Quien puede echar una carta tiene que echarla: no se roba por gusto.",
    "draw.voluntary": (
        "También puedes robar aunque puedas echar una carta; en ese caso solo se puede echar la carta robada."
    ),
    "draw.voluntary.keep": "También puedes robar aunque puedas echar una carta.",
    "draw.exact": (
        "Quien tiene que robar por la carta de otro jugador roba exactamente las que le tocan, se puedan "
        "echar o no."
    ),
    # Action cards
    "title.action_cards": "Las cartas especiales",
    "action.skip": "Prohibido (salta turno): el siguiente jugador pierde su turno.",
    "action.skip.two": "Prohibido (salta turno): el otro jugador pierde su turno y vuelves a jugar tú.",
    "action.reverse": "Reverso (cambio de sentido): se invierte el sentido de la partida.",
    "reverse.two.skip": (
        "Al ser solo dos, el Reverso funciona como un Prohibido: quien lo echa vuelve a jugar."
    ),
    "reverse.two.none": "Al ser solo dos, el Reverso no hace más que pasar el turno al otro jugador.",
    "reverse.few.skip": "Cuando solo juegan dos, el Reverso funciona como un Prohibido.",
    "reverse.few.none": "Cuando solo juegan dos, el Reverso no hace más que pasar el turno.",
    "action.draw_two": "+2 (roba dos): el siguiente jugador roba 2 cartas y pierde su turno.",
    "action.wild": "Comodín: eliges el color con el que se sigue jugando.",
    "action.spent": (
        "Una vez que se ha robado por {kinds}, esa carta ya no obliga a nadie: al siguiente le basta con "
        "echar una que coincida."
    ),
}
