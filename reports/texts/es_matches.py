"""The Spanish texts on matches."""

from typing import Final

SPANISH_OF_MATCHES: Final[dict[str, str]] = {
    "matches.one": "{n} partida",
    "matches.many": "{n} partidas",
    "matches.page": "Partidas",
    "matches.none": "Ninguna partida se jugó hasta el final, así que nada puede decirse de las partidas.",
    "matches.heading": (
        "Una partida dura {hands} manos; quien más manos gana no la gana en el {share} de las partidas"
    ),
    "matches.heading.plain": "Una partida dura {hands} manos",
    "matches.hands": "Cuántas manos dura una partida",
    "matches.median": "mediana: {n} manos",
    "matches.by_seat": "Quién gana las partidas",
    "matches.by_seat.losses": "Quién gana y quién pierde las partidas",
    "matches.wins": "partidas ganadas, 95 % para todos a la vez",
    "matches.losses": "partidas perdidas, igual",
    "matches.scores": "Puntos finales, con intervalos del 95 % para todos los asientos a la vez",
    "matches.alt": (
        "Tres gráficos de partidas: cuántas manos duran, cuántas gana cada asiento y con cuántos puntos acaba."
    ),
    "axis.hands_in_a_match": "manos de una partida",
    "axis.share_of_matches": "partidas (%)",
    "axis.share_of_matches_decided": "partidas decididas (%)",
    "axis.final_score": "puntos al final de una partida",
    "axis.win_rate.matches": "partidas ganadas (%)",
    "matches.mode.first_wins": (
        "Se jugaron {matches}: manos hasta que alguien tiene {target} puntos, y gana la suma más alta."
    ),
    "matches.mode.first_loses": (
        "Se jugaron {matches}: manos hasta que alguien tiene {target} puntos; pierde la suma más alta y gana la "
        "más baja."
    ),
    "matches.mode.lowest_wins": (
        "Se jugaron {matches}: manos hasta que alguien tiene {target} puntos, y gana la suma más baja."
    ),
    "matches.mode.hands": "Se jugaron {matches} de {hands} manos cada una; un empate añade otra mano.",
    "matches.length": (
        "Una partida dura {hands} manos (95 %: {interval}) y {turns} turnos, según estimación {minutes} minutos; nueve "
        "de cada diez duran de {low} a {high} manos."
    ),
    "matches.most_hands": (
        "Cuando un solo asiento gana más manos que los demás, otro gana la partida en el {share} de los casos "
        "(95 %: {interval})."
    ),
    "matches.unfinished": ("{matches} seguían sin decidirse tras mil manos; se cuentan, y nadie las ganó."),
    "matches.table": "Partidas por asiento",
    "matches.column.wins": "partidas ganadas",
    "matches.column.rate": "ganadas (%)",
    "matches.column.losses": "perdidas (%)",
    "matches.column.score": "puntos finales",
    "matches.note": (
        "Las partidas son independientes entre sí; las manos de una misma partida, no. Por eso los errores de todas "
        "las cifras por mano de este informe se agrupan por partida, y los asientos se juzgan por las partidas que "
        "ganan. Las tasas son de las partidas decididas."
    ),
    "fairness.none.matches": "No se ganó ninguna partida, así que nada puede decirse de los asientos.",
    "fairness.by_matches": (
        "El veredicto es sobre las partidas, que son independientes entre sí; la tabla es de las manos que las forman."
    ),
}
