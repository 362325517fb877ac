"""Spanish texts: calls out of turn, the end of a hand, points and odd cases."""

from typing import Final

TEXTS: Final[dict[str, str]] = {
    # Jumping in
    "title.jump_in": "Adelantarse",
    "jump_in": (
        "Cuando alguien echa una carta, cualquier otro jugador puede adelantarse y echar en el acto, fuera "
        "de turno, una carta idéntica (mismo color y mismo número o símbolo), una sola; también puede el "
        "siguiente, y el que sufre el efecto de la carta."
    ),
    "jump_in.opening": "Sobre la carta inicial nadie puede adelantarse.",
    "jump_in.wilds": (
        "También se puede echar así un comodín sobre otro, y un comodín +4 sobre otro si su propia regla lo "
        "permite."
    ),
    "jump_in.no_wilds": "Con comodines nadie puede adelantarse.",
    "jump_in.nearest": (
        "Si quieren adelantarse varios, va primero el más próximo en el sentido de la partida."
    ),
    "jump_in.random": "Si quieren adelantarse varios, la suerte decide quién va primero.",
    "jump_in.effect": (
        "El efecto de la nueva carta sobre el jugador siguiente sustituye al de la anterior; el juego sigue "
        "desde quien se ha adelantado."
    ),
    "jump_in.stands": "Lo que la carta anterior ya ha hecho con las cartas o con el sentido se queda así.",
    "jump_in.pile": "Las cartas por robar siguen siendo las mismas.",
    # Saying UNO
    "title.uno": "Decir «Uno»",
    "uno.due.one": "Cuando lo que echas te deja con una sola carta, tienes que decir «Uno».",
    "uno.due.many": "Cuando lo que echas te deja con {n} cartas justas, tienes que decir «Uno».",
    "uno.several": "Da igual cuántas cartas eches; si con ellas acabas, no hay nada que decir.",
    "uno.next_plays": "Si no lo dices y te pillan antes de que se eche otra carta, robas {cards} de castigo.",
    "uno.next_begins": (
        "Si no lo dices y te pillan antes de que empiece el turno siguiente, robas {cards} de castigo."
    ),
    "uno.automatic": "Si no lo dices, robas automáticamente {cards} de castigo.",
    "uno.handed_on": (
        "También tienes que decirlo si las cartas que te quedan pasan a otro jugador por {kinds}; las cartas "
        "de castigo se suman entonces a las que recibes."
    ),
    "uno.on_receive.must_call": (
        "Quien recibe una única carta por {kinds} tiene que decir «Uno» al tocarla, bajo el mismo castigo."
    ),
    "uno.on_receive.none": "Quien recibe una única carta por {kinds} no tiene que decir nada.",
    # Going out
    "title.going_out": "El final de la mano",
    "end.first_out": "La mano termina cuando alguien se queda sin cartas: ese jugador la gana.",
    "end.last_standing": (
        "Quien se queda sin cartas sale, y los demás siguen jugando por los puestos hasta que solo queda "
        "uno. Gana la mano el primero que sale."
    ),
    "finish.any": "La última carta puede ser cualquiera.",
    "finish.no_action": "La última carta no puede ser {kinds}.",
    "finish.no_action.wild": "La última carta no puede ser {kinds}; un comodín sí.",
    "finish.no_wild": "La última carta no puede ser {kinds}.",
    "finish.number_only": "La última carta tiene que ser un número, no puede ser {kinds}.",
    "finish.draw": "Quien no puede echar otra cosa roba.",
    "finish.top": "En una combinación cuenta la carta que queda arriba.",
    "last.counts": (
        "Si la última carta de un jugador es {kinds}, el siguiente todavía roba por ella, antes de contar "
        "los puntos."
    ),
    "last.ignored": "Si la última carta de un jugador es {kinds}, ya nadie roba por ella.",
    "last.pile": "Las cartas que ya estaban por robar se roban también.",
    "last.no_challenge": "Un comodín +4 que es la última carta de un jugador no se puede desafiar.",
    "last.rainbow.counts": "Si las últimas cartas completan un arcoíris, todavía se reparten sus cartas.",
    "last.rainbow.ignored": "Si las últimas cartas completan un arcoíris, ya no se reparten cartas por él.",
    # Scoring
    "title.scoring": "Puntuación",
    "scoring.winner": "Quien gana la mano suma los puntos de las cartas que les quedan a los demás.",
    "scoring.holders": (
        "Al final de cada mano, cada jugador suma en su contra los puntos de las cartas que le quedan."
    ),
    "scoring.one_per_win": "Quien gana la mano suma 1 punto.",
    "scoring.none": "No se cuentan puntos.",
    "values": "Las cartas valen: {parts}.",
    "values.weighed": "Para comparar cartas, los jugadores les dan este valor: {parts}.",
    "value.faces": "los números, su valor",
    "value.some_faces": "{kinds}, su valor",
    "value.one": "{kinds}, {n}",
    "value.each": "{kinds}, {n} cada uno",
    # The match
    "title.match": "La partida",
    "match.none": "Cada mano se juega por separado.",
    "match.first_wins": "Se juegan manos hasta que alguien llega a {target}: ese jugador gana la partida.",
    "match.first_loses": "Se juegan manos hasta que alguien llega a {target}: ese jugador pierde la partida.",
    "match.lowest_wins": (
        "Se juegan manos hasta que alguien llega a {target}: entonces gana la partida quien menos puntos "
        "tiene."
    ),
    "match.several.first_wins": "Si llegan varios en la misma mano, gana quien más puntos tiene.",
    "match.several.first_loses": "Si llegan varios en la misma mano, pierde quien más puntos tiene.",
    "match.hands.highest": "La partida dura {hands}: la gana quien más puntos suma.",
    "match.hands.lowest": "La partida dura {hands}: la gana quien menos puntos suma.",
    "match.tie": "Si en el total que decide hay empate, se juega otra mano.",
    # Odd cases
    "title.odd_cases": "Casos especiales",
    "reshuffle.keep_top": (
        "Cuando se acaba el mazo, se barajan todos los descartes menos la carta de arriba y forman el nuevo, "
        "aunque alguien esté a medio robar."
    ),
    "reshuffle.rlcard": (
        "Cuando hay que robar y el mazo está vacío, se barajan todos los descartes y forman el nuevo, "
        "incluso la carta de arriba, con la que aun así hay que coincidir."
    ),
    "reshuffle.rlcard.draw_cards": (
        "Cuando hay que robar y el mazo está vacío, o tiene menos cartas de las que pide {kinds}, se barajan "
        "en él todos los descartes, incluso la carta de arriba, con la que aun así hay que coincidir."
    ),
    "reshuffle.wild": "Un comodín que vuelve al mazo pierde el color que se eligió.",
    "empty.pass": (
        "Si ya no queda ninguna carta que robar, quien tendría que robar se queda sin ella. Cuando todos han "
        "pasado así uno tras otro, la mano termina sin ganador."
    ),
    "empty.fewest_points_wins": (
        "Si ya no queda ninguna carta que robar, la mano termina en el acto y gana quien menos puntos tiene "
        "en cartas; si hay empate, nadie."
    ),
    "empty.fewest_cards_wins": (
        "Si ya no queda ninguna carta que robar, la mano termina en el acto y gana quien menos cartas tiene; "
        "si hay empate, nadie."
    ),
    "empty.void": "Si ya no queda ninguna carta que robar, la mano termina en el acto y no cuenta.",
    "mercy": (
        "Piedad: quien tiene {cards} o más después de robar, o de que se muevan las cartas, queda eliminado, "
        "y las suyas van debajo de la carta de arriba de los descartes. Si solo queda un jugador, gana él."
    ),
    "max_turns.one": "Una mano que no ha terminado tras {n} turno se corta y cuenta como inacabada.",
    "max_turns.many": "Una mano que no ha terminado tras {n} turnos se corta y cuenta como inacabada.",
}
