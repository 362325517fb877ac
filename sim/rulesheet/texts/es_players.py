"""Spanish texts: the simulated players, and what is simulated."""

from typing import Final

TEXTS: Final[dict[str, str]] = {
    # How the simulated players behave
    "title.behaviour": "Cómo se comportan los jugadores simulados",
    "strategy.all": "Todos los jugadores siguen la estrategia «{name}»: {how}.",
    "strategy.one": "El jugador {seats} sigue la estrategia «{name}»: {how}.",
    "strategy.many": "Los jugadores {seats} siguen la estrategia «{name}»: {how}.",
    "how.random": (
        "cualquier jugada permitida, al azar, donde cada carta que se puede echar es igual de probable y una "
        "combinación cuenta una vez"
    ),
    "how.random_action": (
        "cualquier jugada permitida, al azar, donde las cartas iguales cuentan una sola vez y un comodín "
        "cuenta una vez por cada color"
    ),
    "how.high_points": "la jugada de más puntos",
    "how.most_color": (
        "una carta del color que más abunda en la mano y, dentro de él, la jugada de más puntos; los "
        "comodines, al final"
    ),
    "how.save_wild": "la jugada de más puntos, pero un comodín solo si no hay otra jugada",
    "how.punisher": (
        "la jugada de más puntos, pero los Prohibidos, los +2 y los comodines +4 se guardan hasta que el "
        "siguiente jugador tiene 2 cartas o menos, o no hay otra jugada"
    ),
    "how.rotation_aware": (
        "la jugada que más vale, contando los puntos de las cartas echadas, 10 más por cada carta que pasa a "
        "otro al moverse las cartas y 10 menos por cada una que se recibe; se evita la que dejaría así al "
        "siguiente jugador con una única carta"
    ),
    "how.own": "una estrategia escrita por el usuario",
    "behaviour.drawn": "La carta recién robada que se puede echar se echa siempre.",
    "behaviour.ties": "Cuando varias jugadas o colores son igual de buenos, decide la suerte.",
    "behaviour.color.weighed": "a un comodín se le da el color que más abunda en la mano después de echarlo.",
    "behaviour.color.by_chance": "a un comodín se le da un color al azar.",
    "behaviour.swap.weighed": "las cartas se cambian con el jugador que menos tiene.",
    "behaviour.swap.by_chance": "las cartas se cambian con un jugador elegido al azar.",
    "behaviour.optional": (
        "El cambio al que se puede renunciar se hace si el otro jugador tiene menos cartas."
    ),
    "behaviour.gift.weighed": (
        "las cartas de un arcoíris se dan una a una al jugador que menos tiene en ese momento."
    ),
    "behaviour.gift.by_chance": "las cartas de un arcoíris se dan una a una a jugadores elegidos al azar.",
    "habit.forget.never": "nunca se olvida decir «Uno».",
    "habit.forget.sometimes": "se olvida decir «Uno» el {percent} de las veces.",
    "habit.forget.always": "siempre se olvida decir «Uno».",
    "habit.catch.never": "si se olvida, nunca lo nota nadie.",
    "habit.catch.sometimes": (
        "si se olvida, alguien lo nota el {percent} de las veces, en cada ocasión que hay."
    ),
    "habit.catch.always": "si se olvida, siempre lo nota alguien.",
    "habit.bluff.never": "nunca se echa de farol un comodín +4.",
    "habit.bluff.sometimes": (
        "con un comodín +4 en la mano que no se puede echar, en el {percent} de los turnos se piensa en "
        "echarlo de farol."
    ),
    "habit.bluff.always": (
        "con un comodín +4 en la mano que no se puede echar, siempre se piensa en echarlo de farol."
    ),
    "habit.challenge.never": "nunca se desafía a quien echa un comodín +4.",
    "habit.challenge.sometimes": "se desafía a quien echa un comodín +4 el {percent} de las veces.",
    "habit.challenge.always": "siempre se desafía a quien echa un comodín +4.",
    "habit.stack.never": "a {kinds} nunca se responde si no es obligatorio.",
    "habit.stack.sometimes": "a {kinds} se responde, cuando se puede, el {percent} de las veces.",
    "habit.stack.always": "a {kinds} se responde siempre que se puede.",
    "habit.jump_in.never": "nunca se aprovecha una ocasión de adelantarse.",
    "habit.jump_in.sometimes": "una ocasión de adelantarse se aprovecha el {percent} de las veces.",
    "habit.jump_in.always": "siempre se aprovecha una ocasión de adelantarse.",
    "habit.draw_anyway.never": "no roba nadie que pueda echar una carta.",
    "habit.draw_anyway.sometimes": (
        "aunque se pueda echar una carta, se roba por gusto el {percent} de las veces."
    ),
    "habit.draw_anyway.always": "aunque se pueda echar una carta, siempre se roba por gusto.",
    # What is simulated
    "title.simulation": "Qué se simula",
    "run.hands.one": "Se juega {n} mano.",
    "run.hands.many": "Se juegan {n} manos.",
    "run.matches.one": "Se juega {n} partida.",
    "run.matches.many": "Se juegan {n} partidas.",
    "run.seed": "El azar parte de la semilla {seed}: la misma semilla da las mismas manos.",
    "run.rows.all": "Cada mano tiene su propia fila en las tablas de resultados.",
    "run.rows.sample": "Solo una muestra de las manos tiene filas en las tablas de resultados.",
    "run.rows.none": "Ninguna mano tiene fila en las tablas de resultados.",
    "run.pace": (
        "Para estimar los minutos, se supone que un turno dura {turn} y que barajar y repartir lleva {deal}."
    ),
    # What is left out
    "title.not_played": "Lo que no se juega",
    "not_played": "No se juega con estas reglas de casa: {rules}.",
    "off.stacking": "acumular +2 y comodines +4",
    "off.deflect": "desviar sus cartas con un Reverso o un Prohibido",
    "off.zero": "mover las cartas con el 0",
    "off.seven": "cambiar las cartas con el 7",
    "off.rotation_combos": "combos de rotación",
    "off.straights": "escaleras",
    "off.rainbow": "arcoíris",
    "off.sets": "echar varias cartas iguales a la vez",
    "off.jump_in": "adelantarse fuera de turno",
    "off.uno": "decir «Uno»",
    "off.six_is_nine": "el 6 como 9",
    "off.mercy": "eliminar a quien reúne demasiadas cartas",
}
