"""Spanish texts: the Wild Draw Four, stacking and deflecting."""

from typing import Final

TEXTS: Final[dict[str, str]] = {
    # The Wild Draw Four
    "title.wild_draw_four": "El comodín +4",
    "title.challenge": "El comodín +4 y el desafío",
    "w4.effect": "Comodín +4: eliges el color, y el siguiente jugador roba 4 cartas y pierde su turno.",
    "w4.legal.no_color": (
        "Solo se puede echar si no tienes ninguna carta del color en juego (después de un comodín, el color "
        "elegido); los demás comodines de tu mano no cuentan."
    ),
    "w4.legal.no_match": (
        "Solo se puede echar si no tienes ninguna otra carta que coincida con la de arriba en color, número "
        "o símbolo; los demás comodines de tu mano no cuentan."
    ),
    "w4.legal.no_other_playable": (
        "Solo se puede echar si no tienes ninguna otra carta que se pueda echar, ni siquiera un comodín; los "
        "demás comodines +4 no cuentan."
    ),
    "w4.legal.always": "Se puede echar siempre, tengas lo que tengas en la mano.",
    "w4.combinations": "Tampoco cuentan las cartas que solo se podrían echar en una combinación.",
    "w4.challenge": (
        "Al echarlo nadie mira tus cartas. Pero el jugador que tendría que robar, y nadie más, puede "
        "desafiarte; entonces le enseñas tus cartas."
    ),
    "w4.guilty.plays": (
        "Si ibas de farol, robas tú {cards}; la carta y el color se quedan como están, y quien te ha "
        "desafiado juega su turno normal."
    ),
    "w4.guilty.loses": (
        "Si ibas de farol, robas tú {cards}; la carta y el color se quedan como están, y quien te ha "
        "desafiado pierde su turno de todos modos."
    ),
    "w4.innocent": "Si no, quien te ha desafiado roba {cards} en total y pierde su turno.",
    "w4.in_vain": (
        "El jugador que tendría que robar puede desafiarte, pero siempre en vano: roba {cards} en total y "
        "pierde su turno."
    ),
    "w4.table": "De eso se encarga toda la mesa: no se puede echar de otro modo, y no hay desafío.",
    "w4.no_challenge": "No hay desafío.",
    "w4.nobody": "Se puede echar siempre: nadie mira tus cartas, y no hay desafío.",
    "w4.drawn.counts": "Todo esto vale también para el que acabas de robar.",
    "w4.drawn.free": (
        "Si se echa recién robado, no hace robar a nadie: el siguiente jugador juega como siempre."
    ),
    # Stacking and deflecting
    "title.stacking": "Acumular",
    "title.deflecting": "Desviar",
    "title.stacking_and_deflecting": "Acumular y desviar",
    "stack.draw_two": (
        "Quien tendría que robar por un +2 puede echar encima otro +2; sobre un comodín +4 no se acumula."
    ),
    "stack.same": (
        "Quien tendría que robar puede echar otro +2 encima de un +2, y otro comodín +4 encima de un comodín "
        "+4."
    ),
    "stack.escalate": (
        "Quien tendría que robar puede echar otro +2 o un comodín +4 encima de un +2, pero encima de un "
        "comodín +4 solo otro comodín +4."
    ),
    "stack.cross": (
        "Quien tendría que robar puede echar un +2 o un comodín +4, cualquiera de los dos encima de "
        "cualquiera."
    ),
    "stack.one_kind": "Quien tendría que robar por un {kind} puede echar encima otro {kind}.",
    "stack.grow": (
        "Las cartas por robar se acumulan y pasan todas al siguiente. Cada jugador responde con una sola "
        "carta, sea del color que sea."
    ),
    "stack.bound": "Un comodín +4 solo se puede echar como respuesta si su propia regla lo permite.",
    "stack.must": "Quien puede acumular está obligado a hacerlo.",
    "stack.may": "Nadie está obligado a acumular: también puedes robar.",
    "deflect.reverse": (
        "Quien tendría que robar puede echar un Reverso: se invierte el sentido y las cartas por robar "
        "vuelven al jugador anterior."
    ),
    "deflect.reverse.two": (
        "Quien tendría que robar puede echar un Reverso: las cartas por robar vuelven al otro jugador."
    ),
    "deflect.skip": (
        "Quien tendría que robar puede echar un Prohibido: las cartas por robar pasan al jugador siguiente."
    ),
    "deflect.same_color": "La carta con que se desvían tiene que ser del color en juego.",
    "deflect.any_color": "La carta con que se desvían puede ser de cualquier color.",
    "pile.draw": "Quien no responde roba todas las cartas pendientes y pierde su turno.",
    "pile.only": "Mientras haya cartas por robar, no se puede echar ninguna otra.",
    "pile.only.several": (
        "Mientras haya cartas por robar, no se puede echar ninguna otra, tampoco en una combinación."
    ),
    "pile.challenge": (
        "Antes de responder puedes desafiar a quien acaba de echar un comodín +4. Si iba de farol, roba él "
        "todas las cartas pendientes, contando {guilty} por ese comodín; si no, las robas tú todas, contando "
        "{innocent} por ese comodín."
    ),
    "pile.challenge.in_vain": (
        "Antes de responder puedes desafiar a quien acaba de echar un comodín +4, pero siempre en vano: "
        "robas tú todas las cartas pendientes, contando {innocent} por ese comodín."
    ),
    "pile.last": "Si {kinds} era la última carta de un jugador, ya no se puede responder a ella.",
}
