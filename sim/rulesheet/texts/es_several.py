"""Spanish texts: hands that move, and several cards in one turn."""

from typing import Final

TEXTS: Final[dict[str, str]] = {
    # Zeros and sevens
    "title.zeros": "El Cero",
    "title.sevens": "El Siete",
    "title.zeros_and_sevens": "El Cero y el Siete",
    "zero.rotate": (
        "Rotación: cuando se echa un 0, sea del color que sea, las cartas de cada jugador rotan al "
        "siguiente, en el sentido de la partida."
    ),
    "zero.rotate.two": (
        "Rotación: cuando se echa un 0, sea del color que sea, los dos jugadores intercambian sus cartas."
    ),
    "zero.trade": "Quien echa un 0 cambia sus cartas con el jugador que elija.",
    "zero.trade.two": "Quien echa un 0 cambia sus cartas con el otro jugador.",
    "seven.swap": "Quien echa un 7 cambia sus cartas con el jugador que elija.",
    "seven.swap.two": "Quien echa un 7 cambia sus cartas con el otro jugador.",
    "seven.swap_next": "Quien echa un 7 cambia sus cartas con el jugador siguiente.",
    "seven.optional": "Al cambio del 7 se puede renunciar.",
    "seven.must": "Al cambio del 7 no se puede renunciar.",
    "hands.last": (
        "Si {kinds} es la última carta de un jugador, no se mueven las cartas de nadie: ese jugador ya ha "
        "acabado."
    ),
    # Several cards in one turn
    "title.several": "Varias cartas en un turno",
    "several.first": (
        "La primera carta de una combinación tiene que coincidir con la de arriba, como cualquier otra."
    ),
    "several.first.straight": (
        "La primera carta de una combinación tiene que coincidir con la de arriba, como cualquier otra; una "
        "escalera también puede seguir desde el número que está arriba."
    ),
    "several.fewer": (
        "Nadie está obligado a echar una combinación: siempre se pueden echar menos cartas, o una sola."
    ),
    "several.equal": "De varias cartas del mismo número o símbolo, quien las echa elige cuál queda arriba.",
    "several.top": (
        "La última carta echada queda arriba y solo ella tiene efecto; las que quedan debajo no lo tienen."
    ),
    "several.top.others": (
        "La última carta echada queda arriba y solo ella tiene efecto; las que quedan debajo no lo tienen, "
        "salvo que más abajo se diga otra cosa."
    ),
    "several.drawn": "La carta recién robada se echa sola, nunca en una combinación.",
    # Rotation combos
    "title.rotation_combos": "Combos de rotación",
    "combo.skip_and_reverse": (
        "Un 0 se puede echar junto con uno o dos Prohibidos de su color, o con uno o dos Reversos de su "
        "color, pero sin mezclarlos."
    ),
    "combo.skip": "Un 0 se puede echar junto con uno o dos Prohibidos de su color.",
    "combo.reverse": "Un 0 se puede echar junto con uno o dos Reversos de su color.",
    "combo.table": "Con {n} jugadores pasa lo siguiente:",
    "combo.zero": "0 solo: {effect}.",
    "combo.line.skip": "0 + Prohibido: {effect}; le toca al siguiente.",
    "combo.line.skips": "0 + Prohibido + Prohibido: {effect}; le toca al siguiente.",
    "combo.line.reverse": (
        "0 + Reverso: {effect}; se invierte el sentido de la partida, así que le toca al anterior."
    ),
    "combo.line.reverse.two": "0 + Reverso: {effect}; le toca al otro jugador, nunca otra vez a ti.",
    "combo.line.reverses": (
        "0 + Reverso + Reverso: las cartas irían y vendrían, así que no se mueven; el sentido no cambia y le "
        "toca al siguiente."
    ),
    "effect.none": "no se mueve ninguna carta, ya que al avanzar {n} puestos todas volverían a su dueño",
    "effect.swap": "los dos jugadores intercambian sus cartas",
    "effect.next": "las cartas de cada jugador pasan al siguiente",
    "effect.before": "las cartas de cada jugador pasan al anterior",
    "effect.on": "las cartas de cada jugador avanzan {n} puestos",
    "effect.round": "las cartas de cada jugador avanzan {n} puestos, es decir, pasan al anterior",
    "combo.no_turn_lost": "En un combo de rotación, nadie pierde el turno por {kinds}.",
    "combo.players_left": "Los puestos de los jugadores que ya no están en la mano no cuentan.",
    "combo.lost": "No puede hacerse un combo de rotación con un 0 que {which}.",
    "lost.straight": "inicia una escalera",
    "lost.rainbow": "completa un arcoíris",
    "lost.set": "se echa junto con otros 0",
    "combo.last": (
        "Si las últimas cartas de un jugador son un combo de rotación, no hay rotación: ese jugador ya ha "
        "acabado."
    ),
    # Straights
    "title.straights": "Escaleras",
    "straight.same": (
        "Una escalera son tres o más números consecutivos del mismo color, en orden ascendente, que se echan "
        "en un solo turno; por ejemplo, 3-4-5."
    ),
    "straight.any": (
        "Una escalera son tres o más números consecutivos, sean del color que sean, en orden ascendente, que "
        "se echan en un solo turno; por ejemplo, 3-4-5."
    ),
    "straight.table.same": (
        "El número que está arriba en el montón de descartes cuenta como el primero: si sigues desde él en "
        "su mismo color, bastan dos cartas de tu mano."
    ),
    "straight.table.any": (
        "El número que está arriba en el montón de descartes cuenta como el primero: si sigues desde él, sea "
        "en el color que sea, bastan dos cartas de tu mano."
    ),
    "straight.no_table": (
        "El número que está arriba en el montón de descartes no cuenta: todas las cartas de la escalera "
        "salen de tu mano."
    ),
    "straight.zero": (
        "El 0 solo puede iniciar una escalera (0-1-2) o finalizarla después del 9, como si fuera un 10 "
        "(8-9-0). Nunca hace de 0 y de 10 al mismo tiempo: 9-0-1 no es una escalera."
    ),
    "straight.table.zero": (
        "Sobre un 0 que está arriba se puede echar 1-2, aunque ese 0 finalizara una escalera: es una "
        "escalera nueva (0-1-2)."
    ),
    "straight.zero.moves": (
        "El 0 que finaliza una escalera mantiene su función de mover las cartas; el que la inicia no la "
        "tiene."
    ),
    "straight.combo": (
        "Al 0 que finaliza una escalera también se le puede añadir un combo de rotación, como {examples}."
    ),
    "straight.seven": "El 7 solo hace cambiar las cartas si es la última carta de la escalera.",
    # Rainbows
    "title.rainbows": "Arcoíris",
    "rainbow": "Un arcoíris es el mismo número en los cuatro colores.",
    "rainbow.table": (
        "Cuentan las cartas de ese número que están seguidas en lo alto del montón de descartes, también la "
        "carta inicial: quien echa los colores que faltan, con una carta o con varias en un turno, completa "
        "el arcoíris."
    ),
    "rainbow.hand": "Las cuatro cartas salen de la mano de un solo jugador, en un solo turno.",
    "rainbow.run": (
        "Repetir un color no lo estropea; cualquier otra carta lo interrumpe. Un arcoíris ya completado no "
        "cuenta para el siguiente."
    ),
    "rainbow.face": (
        "Quien completa un arcoíris del 1 al 9 reparte tantas cartas del mazo como indica el número."
    ),
    "rainbow.fixed": "Quien completa un arcoíris del 1 al 9 reparte {cards} del mazo.",
    "rainbow.zero": "En un arcoíris de 0 se reparten {cards}.",
    "rainbow.share": (
        "Quien lo ha completado las distribuye entre los demás jugadores como quiera; nadie pierde el turno "
        "por recibirlas."
    ),
    "rainbow.share.two": "Son para el otro jugador, que no pierde el turno por recibirlas.",
    "rainbow.zero.rests": (
        "El último 0 de un arcoíris, o los últimos si se echan en el mismo turno, pierde la función de mover "
        "las cartas; los anteriores la tuvieron al echarse."
    ),
    "rainbow.seven": "De varios 7 que se echan como arcoíris, solo el último hace cambiar las cartas.",
    # Several equal cards
    "title.sets": "Varias cartas iguales",
    "sets.identical": (
        "En un turno se pueden echar dos o más cartas idénticas, iguales en color y en número o símbolo; "
        "comodines no."
    ),
    "sets.same_number": (
        "En un turno se pueden echar dos o más cartas del mismo número o símbolo, sean del color que sean; "
        "comodines no."
    ),
    "sets.skip": "Cada Prohibido hace perder el turno a un jugador más.",
    "sets.skip.two": "Dos Prohibidos hacen perder el turno al otro jugador y después a ti.",
    "sets.reverse": "Cada Reverso invierte el sentido una vez.",
    "sets.reverse.two": "Dos Reversos funcionan como dos Prohibidos.",
    "sets.draw_two": "Cada +2 suma 2 cartas por robar.",
    "sets.zero.rotate": "Cada 0 hace avanzar las cartas un puesto más.",
    "sets.zero.trade": "Cada 0 hace cambiar las cartas una vez.",
    "sets.seven": "Cada 7 hace cambiar las cartas una vez.",
    "sets.rainbow": "Los números iguales que completan un arcoíris cuentan como arcoíris.",
}
