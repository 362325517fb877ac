"""The Spanish texts, with the terms of the Spanish rules."""

from typing import Final

SPANISH: Final[dict[str, str]] = {
    # Common
    "seat": "asiento {n}",
    "seat.starts": "empieza",
    "unknown": "\u2013",
    "no_interval": "no hay",
    "interval": "de {low} a {high}",
    "hands.one": "{n} mano",
    "hands.many": "{n} manos",
    "games.one": "{n} partida",
    "games.many": "{n} partidas",
    "run.players": "{n} jugadores",
    "run.rest": "{players} \u00b7 {hands} \u00b7 semilla {seed}",
    # Axes
    "axis.turns": "turnos de una mano",
    "axis.share_of_hands": "manos (%)",
    "axis.minutes": "minutos (estimación: {turn} s por turno, {deal} s por reparto)",
    "axis.still_playing": "manos aún en juego (%)",
    "axis.rotations_in_a_hand": "rotaciones en una mano",
    "axis.per_100_hands": "por cada 100 manos",
    "axis.per_100_hands_there": "por cada 100 manos\nque llegan",
    "axis.seat_after": (
        "asientos después de quien la juega, en el sentido de la partida\nbarras: medias con intervalos del 95 %"
    ),
    "axis.cards_gained": "cartas",
    "axis.received_within": "recibidas como mucho tantos turnos antes",
    "axis.share_of_wins": "victorias (%)",
    "axis.rounds": "ronda (tantos turnos, jugados o perdidos, como jugadores)",
    "axis.win_rate": "manos acabadas que gana (%)",
    "axis.points": "puntos por mano acabada",
    "axis.points.holders": "puntos en contra por mano acabada",
    "axis.got_there": "manos que\nllegan (%)",
    "axis.cards_held": "cartas, media",
    "axis.per_hand": "por mano, media",
    # Game length
    "length.heading": (
        "La mitad de las manos acaba en {median} turnos o menos; nueve de cada diez duran de {low} a {high}"
    ),
    "length.heading.plain": "Cuántos turnos dura una mano",
    "length.heading.capped": "Todas las manos se cortaron al llegar al límite de {limit} turnos",
    "length.bars.one": "manos, por turnos",
    "length.bars.many": "manos, {n} turnos por barra",
    "length.band": "90 % central: de {low} a {high} turnos",
    "length.median": "mediana: {n} turnos",
    "length.beyond": "más de {turns} turnos: {share}",
    "length.stopped": "cortadas a los {limit} turnos: {share}",
    "length.alt": "Histograma de turnos por mano con la mediana, el 90 % central y los minutos estimados.",
    # Survival
    "survival.heading": "Manos que siguen en juego al cabo de tantos turnos",
    "survival.curve": "manos aún en juego",
    "survival.band": "banda del 95 % para toda la curva",
    "survival.half": "la mitad de las manos",
    "survival.censored": "censuradas a los {limit} turnos:\n{hands} ({share})",
    "survival.alt": "Curva de la proporción de manos aún en juego según los turnos, con su banda del 95 %.",
    # Rotations
    "rotations.heading": (
        "Las cartas rotan {mean} veces por mano de media; hay rotación en el {share} de las manos"
    ),
    "rotations.heading.none": "Rotaciones de cartas",
    "rotations.none": "Aquí no hay rotaciones: con estas reglas, jugar un 0 no mueve las cartas de nadie.",
    "rotations.none_met": (
        "Con estas reglas las cartas rotan al jugar un 0, pero en {hands} no llegó a ocurrir."
    ),
    "rotations.per_hand": "Cuántas en una mano",
    "rotations.moved": "rotaciones que movieron cartas",
    "rotations.laid": "todas, también sin efecto",
    "rotations.by_kind": "Según lo jugado",
    "rotations.by_round": "En qué momento de la mano",
    "rotations.round_points": "rotaciones jugadas en la ronda",
    "rotations.round_band": "intervalo del 95 % de cada ronda",
    "rotations.alt": (
        "Tres gráficos de las rotaciones de cartas: cuántas por mano, según lo jugado y en qué ronda."
    ),
    "shift.plain": "0",
    "shift.plus2": "0 + Prohibido",
    "shift.plus3": "0 + 2 Prohibidos",
    "shift.minus1": "0 + Reverso",
    "shift.null": "sin efecto",
    "effect.none": "nada se mueve",
    "effect.swap": "se intercambian",
    "effect.+1": "un asiento adelante",
    "effect.+2": "dos asientos adelante",
    "effect.+3": "tres asientos adelante",
    "effect.-1": "un asiento atrás",
    "effect.-2": "dos asientos atrás",
    "effect.-3": "tres asientos atrás",
    # What rotations do
    "gains.heading.less": "Quien hace rotar las cartas recibe de media {n} menos de las que entrega",
    "gains.heading.more": "Quien hace rotar las cartas recibe de media {n} más de las que entrega",
    "gains.heading.none": "Qué hacen las rotaciones",
    "gains.none": "En esta simulación ninguna rotación movió cartas.",
    "gains.kind": "{play}: {effect}, jugado {count}",
    "rotation_count.one": "{n} vez",
    "rotation_count.many": "{n} veces",
    "gains.player": "quien la juega",
    "gains.idle": "Sin efecto en esta mesa: {plays}",
    "gains.and": " y ",
    "gains.wins": "Victorias con cartas recibidas de otro, con banda del 95 %",
    "gains.alt": (
        "Barras con las cartas en que cambia cada mano en una rotación, según lo jugado, y una curva de la "
        "proporción de victorias con cartas recibidas como mucho tantos turnos antes."
    ),
    "play.skip": "0 + Prohibido",
    "play.skips": "0 + 2 Prohibidos",
    "play.reverse": "0 + Reverso",
    "play.reverses": "0 + 2 Reversos",
    # Fairness
    "fairness.heading.plain": "Con qué frecuencia gana cada asiento",
    "fairness.heading.fair": (
        "Cada asiento gana lo que le toca, con un margen de {margin} puntos porcentuales"
    ),
    "fairness.heading.unfair": (
        "Los asientos no ganan por igual: alguno se aparta más de {margin} puntos porcentuales"
    ),
    "fairness.heading.undecided": (
        "Faltan manos para saber si todos los asientos están dentro de {margin} puntos porcentuales"
    ),
    "fairness.points": "victorias, intervalo del 95 % para todos a la vez",
    "fairness.outside": "intervalo entero fuera",
    "fairness.share": "a partes iguales: {share}",
    "fairness.margin": "margen: {margin} puntos a cada lado",
    "fairness.none": "Nadie ganó ninguna mano, así que nada puede decirse de los asientos.",
    "fairness.alt": "Victorias de cada asiento con su intervalo, junto a la parte igual y el margen.",
    # Places
    "places.table": (
        "Puestos: proporción de las manos, con intervalos de como mucho \u00b1{half} puntos para todos a la vez"
    ),
    "places.column": "{n}.\u00ba",
    # Points
    "points.heading": "Puntos que se anota cada asiento por mano",
    "points.heading.holders": "Puntos en contra de cada asiento por mano",
    "points.points": "media, intervalo del 95 % para todos a la vez",
    "points.share": "media de los asientos: {mean}",
    "points.none": "En estas manos nadie se anotó puntos.",
    "points.alt": "Media de puntos por mano de cada asiento, con intervalos.",
    # Course of a hand
    "sizes.heading": "Cartas de cada asiento durante la mano, con intervalos del 95 %",
    "sizes.alt": (
        "Media de cartas de cada asiento al empezar cada ronda y proporción de manos que llegan a ella."
    ),
    "seat_events.heading": (
        "Qué le pasa a cada asiento en una mano, con intervalos del 95 % para todos a la vez"
    ),
    "seat_events.draws": "Robar",
    "seat_events.calls": "Decir UNO",
    "seat_events.alt": (
        "Turnos en que roba, cartas robadas, cartas forzosas y UNO sin decir de cada asiento por mano."
    ),
    "event.draw_turns": "turnos en que roba por no poder jugar",
    "event.cards_drawn": "cartas robadas tras el reparto",
    "event.forced_cards": "de ellas, forzosas (+2, castigos\u2026)",
    "event.uno_missed": "no dice UNO",
    "event.uno_caught": "y le pillan",
    # The document: first page
    "document.title.run": "{name}: informe de una simulación",
    "document.description.run": (
        "Duración, rotaciones de cartas y equidad por asiento de manos de UNO jugadas por un programa."
    ),
    "document.region": "ES",
    "document.over_title.run": "Manos de UNO jugadas por unosim",
    "document.running": "{name} \u00b7 unosim",
    "document.page": "{n} / {m}",
    "document.footer": "Jugado por un programa. Los minutos son estimaciones.",
    "document.contents": "Lo que sigue",
    "answer": (
        "Una mano dura {turns} turnos de media, unos {minutes} minutos según la estimación, "
        "{rotations}; {fairness}."
    ),
    "answer.rotations": "con {mean} rotaciones de cartas",
    "answer.no_rotations": "sin rotaciones de cartas",
    "answer.capped": (
        "Todo lo jugado ({hands}) se cortó al llegar al límite de {limit} turnos, así que nada puede "
        "decirse de duración, ganadores ni equidad."
    ),
    "verdict.fair": "cada asiento gana lo que le toca, con un margen de {margin} puntos porcentuales",
    "verdict.unfair.more": (
        "los asientos no son iguales: el {seat} gana {points} puntos porcentuales más de lo que le "
        "toca (margen: {margin})"
    ),
    "verdict.unfair.less": (
        "los asientos no son iguales: el {seat} gana {points} puntos porcentuales menos de lo que le "
        "toca (margen: {margin})"
    ),
    "verdict.undecided": (
        "las manos jugadas no bastan para decidir si cada asiento gana lo que le toca, con un margen "
        "de {margin} puntos porcentuales"
    ),
    "verdict.none": "los asientos juegan de distinta manera, así que no hay veredicto sobre la equidad",
    "verdict.nobody": "nadie ganó, así que no hay veredicto sobre la equidad",
    "ci95": "intervalo del 95 %:\n{interval}",
    "stopped.one": "{n} mano",
    "stopped.many": "{n} manos",
    "fact.turns": "turnos por mano, media",
    "fact.median": "turnos, mediana",
    "fact.median.note": "90 % central de las manos:\nde {low} a {high}",
    "fact.minutes": "minutos (estimación)",
    "fact.minutes.note": "a {turn} s por turno\ny {deal} s por reparto",
    "fact.finished": "manos acabadas",
    "fact.finished.note": "cortadas por el límite\nde turnos: {limit}",
    "fact.rotations": "rotaciones por mano",
    "fact.rotations.note": "manos con alguna:\n{share}",
    "fact.rotations.none": "ninguna",
    "fact.rotations.none.note": "estas reglas no\nmueven las cartas",
    "fact.fairness": "equidad por asiento",
    "fact.fairness.fair": "equitativo",
    "fact.fairness.unfair": "desigual",
    "fact.fairness.undecided": "sin decidir",
    "fact.fairness.none": "sin veredicto",
    "fact.fairness.nobody": "nadie ganó",
    "fact.fairness.note": "máxima: {points} puntos\n(margen: {margin})",
    "fact.starter": "gana quien empieza",
    "fact.starter.note": "a partes iguales\nsería {share}",
    "fact.points": "puntos de quien gana",
    "fact.points.holders": "puntos en contra, en total",
    "rules.caption": "Reglas distintas de las del juego básico",
    "rules.all_usual": "Las reglas son las del juego básico: no cambia ninguna clave.",
    "rules.key": "clave",
    "rules.value": "valor",
    "rules.usual": "juego básico",
    # The page on length
    "length.page": "Duración",
    "length.page.sentence": (
        "Una mano dura {mean} turnos de media (intervalo del 95 %: {interval}), con una desviación "
        "típica de {sd} turnos entre unas manos y otras. En un turno alguien juega o roba; el turno "
        "que se pierde por un Prohibido o una carta de robar no cuenta."
    ),
    "length.page.restricted": (
        "Entre todas, {hands} llegaron al límite de {limit} turnos y ahí se cortaron, sin acabar. En "
        "las medias cuentan con ese límite, así que las medias verdaderas son mayores."
    ),
    "length.page.sentence.one": (
        "Se jugó una sola mano, que duró {mean} turnos. En un turno alguien juega o roba; el turno "
        "que se pierde por un Prohibido o una carta de robar no cuenta."
    ),
    "length.page.table": "Duración de una mano: media y cuantiles",
    "length.turns": "turnos",
    "length.rounds": "rondas",
    "length.minutes": "minutos (estimación)",
    "column.mean": "media",
    "column.min": "mín.",
    "column.p5": "5\u00a0%",
    "column.p25": "25\u00a0%",
    "column.median": "mediana",
    "column.p75": "75\u00a0%",
    "column.p95": "95\u00a0%",
    "column.p99": "99\u00a0%",
    "column.max": "máx.",
    # The page on rotations
    "rotations.page": "Rotaciones de cartas",
    "rotations.page.sentence": (
        "Las cartas de todos rotan {mean} veces por mano de media (intervalo del 95 %: {interval}), y"
        " al menos una vez en el {share} de las manos."
    ),
    "rotations.page.idle": "Rotaciones jugadas, contando las que no tienen efecto: {laid} por mano.",
    "rotations.page.table": "Qué hace rotar las cartas, con {players}",
    "rotations.page.note": (
        "Los intervalos por ronda tratan el recuento de cada ronda como de Poisson. Faltan las rondas"
        " a las que llegan pocas manos."
    ),
    "rotations.idle.2": (
        "Con dos jugadores, 0 + Prohibido no mueve nada: dos asientos más allá es donde ya estaban "
        "las cartas."
    ),
    "rotations.idle.3": (
        "Con tres jugadores, 0 + 2 Prohibidos no mueve nada: tres asientos más allá es donde ya "
        "estaban las cartas."
    ),
    "rotations.swaps": (
        "Además, dos jugadores intercambian sus cartas {mean} veces por mano (intervalo del 95 %: "
        "{interval})."
    ),
    "rotations.per_zero": "Por cada 0 jugado hay {n} rotaciones.",
    "rotations.change.more": (
        "Quien juega una que mueve cartas recibe de media {n} cartas más de las que entrega."
    ),
    "rotations.change.less": (
        "Quien juega una que mueve cartas recibe de media {n} cartas menos de las que entrega."
    ),
    "rotations.duties": "En una mano, {mean} veces alguien recibe una única carta y debe decir UNO.",
    "column.laid": "jugada",
    "column.effect": "efecto en esta mesa",
    "column.per_100": "por 100 manos",
    "column.ci95": "intervalo del 95\u00a0%",
    "column.share_of_rotations": "de las rotaciones",
    # The page on what rotations do
    "gains.page": "Qué hacen las rotaciones",
    "gains.intro": (
        "Cuánto vale en esta mesa cada jugada que hace rotar las cartas: en cuántas cartas cambia la mano de "
        "quien la juega y la de cada asiento después, de media."
    ),
    "gains.best.less": "La que más vale es {play}: quien la juega recibe {n} cartas menos de las que entrega.",
    "gains.best.more": "La que menos cuesta es {play}: quien la juega recibe {n} cartas más de las que entrega.",
    "gains.worst.less": "La que menos vale es {play}: {n} cartas menos.",
    "gains.worst.more": "La que más cuesta es {play}: {n} cartas más.",
    "gains.page.idle": "Sin efecto con {players}: {plays}. Cada uno se queda con sus cartas.",
    "gains.leader": (
        "Cuando un solo asiento tenía menos cartas que los demás, lo sigue siendo tras el {share} de las rotaciones."
    ),
    "gains.received": (
        "El {share} de las victorias se logra con cartas que fueron de otro, y el {soon} con cartas recibidas como "
        "mucho {turns} turnos antes (de cualquiera)."
    ),
    "gains.note": (
        "Lo jugado ya no está en la mano cuando las cartas se mueven. Se reciben por rotación o, si las reglas lo "
        "admiten, por intercambio entre dos."
    ),
    # The page on fairness
    "fairness.page": "Equidad por asiento",
    "fairness.page.table": "Asientos",
    "fairness.more": "Bastarían unas {games} más, si lo visto hasta ahora es lo verdadero.",
    "fairness.never": (
        "No habrá manos que basten: el asiento más alejado está casi justo en el borde del margen."
    ),
    "fairness.starter.more": (
        "Quien empieza gana el {rate} de las manos acabadas (intervalo del 95 %: {interval}), "
        "{points} puntos porcentuales más de lo que le toca."
    ),
    "fairness.starter.less": (
        "Quien empieza gana el {rate} de las manos acabadas (intervalo del 95 %: {interval}), "
        "{points} puntos porcentuales menos de lo que le toca."
    ),
    "fairness.no_starter": "Nada puede decirse de quien empieza.",
    "fairness.tests": (
        "Para igualar los asientos, el {variation} de las victorias tendría que cambiar de asiento. "
        "Prueba de igualdad: ji cuadrado {chi2}, G {g}, {df} grados de libertad, p = {p}."
    ),
    "fairness.tests.small": (
        "Para igualar los asientos, el {variation} de las victorias tendría que cambiar de asiento. "
        "Prueba de igualdad: ji cuadrado {chi2}, G {g}, {df} grados de libertad, p < {p}."
    ),
    "fairness.no_test": "No hay prueba de igualdad, porque nadie ganó.",
    "column.seat": "asiento",
    "column.strategy": "estrategia",
    "column.wins": "ganadas",
    "column.win_rate": "victorias",
    "column.ci95_all": "intervalo, todos a la vez",
    "column.points": "puntos por mano",
    # The page on the course of a hand
    "course.page": "Desarrollo de una mano",
    "course.page.sentence": (
        "Las cartas se cuentan al empezar cada ronda, en las manos que llegan a ella: las rondas "
        "tardías solo muestran manos largas. Va en cabeza el único asiento con menos cartas que los "
        "demás. Se roba cuando no se puede jugar; son forzosas las cartas de +2, +4, desafíos y UNO "
        "sin decir."
    ),
    "course.page.table": "Qué pasa en una mano: medias, con la mitad del intervalo del 95 %",
    "column.event": "suceso",
    "column.per_hand": "por mano",
    "events.lead_changes": "cambios de cabeza",
    "events.draw_turns": "turnos en que se roba",
    "events.cards_drawn": "cartas robadas tras el reparto",
    "events.forced_cards": "de ellas, forzosas",
    "events.cards_given": "de ellas, por arcoíris",
    "events.forfeits": "turnos perdidos",
    "events.direction_changes": "cambios de sentido",
    "events.reshuffles": "barajar de nuevo",
    "events.uno_missed": "UNO sin decir",
    "events.uno_caught": "de ellos, pillados",
    "events.challenges": "desafíos al +4",
    "events.challenges_won": "de ellos, ganados",
    "events.swaps": "intercambios de dos manos",
    "events.straights": "escaleras",
    "events.rainbows": "arcoíris",
    "events.chains": "cadenas de cartas de robar",
    "events.chain_cards": "cartas de robar en cadenas",
    "events.jump_ins": "cartas fuera de turno",
    # The page on method
    "method.page": "Método",
    "method.hands": "jugado",
    "method.hands.text": (
        "{hands} ({games}). Cortadas por el límite de {limit} turnos: {unfinished}. Bloqueadas, sin "
        "ganador: {stalemates}."
    ),
    "method.interrupted": "La simulación se interrumpió; cuenta lo que ya se había jugado.",
    "method.until": (
        "La simulación paró sola al alcanzar la precisión pedida; los intervalos lo tienen en cuenta."
    ),
    "method.seed": "semilla",
    "method.strategies": "estrategias",
    "method.strategies.same": "{name}, en todos los asientos",
    "method.versions": "versiones",
    "method.kernel": "huella del núcleo",
    "method.again": "para repetirlo",
    "method.again.text": (
        "unosim run config.yaml --games {games} --seed {seed}, con el config.yaml de la carpeta. Las "
        "mismas versiones dan las mismas cifras hasta el último dígito."
    ),
    "method.units": "unidades",
    "method.units.text": (
        "Los asientos se numeran como en la configuración, desde 0, en el sentido de las agujas del "
        "reloj. Las victorias son proporción de las manos acabadas; lo demás es por mano, también las"
        " cortadas, si no se dice otra cosa. No se muestra ningún dígito que el error típico no "
        "respalde."
    ),
    "method.means": "medias",
    "method.means.text": "Intervalos de Student al 95 %, a partir de sumas enteras exactas.",
    "method.quantiles": "cuantiles",
    "method.quantiles.text": "El menor número de turnos que al menos esa parte de las manos no supera.",
    "method.rates": "victorias",
    "method.rates.text": (
        "Intervalos de Wilson, ensanchados según Bonferroni para que los de todos los asientos valgan"
        " a la vez al 95 % (dos asientos son una sola proporción y no lo necesitan). Es equitativo si"
        " todos los intervalos quedan dentro del margen, y desigual si alguno queda entero fuera."
    ),
    "method.curve": "manos en juego",
    "method.curve.text": (
        "Las manos cortadas por el límite de turnos quedan censuradas ahí; un bloqueo es un final. La"
        " banda de Dvoretzky, Kiefer y Wolfowitz contiene la curva entera al 95 %."
    ),
    "method.rounds": "por rondas",
    "method.rounds.text": (
        "Una ronda son tantos turnos, jugados o perdidos, como jugadores. En simulaciones largas se "
        "sigue ronda a ronda una mano de cada varias; las cifras por ronda, y la dispersión de lo que hace "
        "cada asiento, son de esas."
    ),
    "method.minutes": "minutos",
    "method.minutes.text": "Una estimación: turnos y repartos al ritmo de la configuración. Nadie los midió.",
    "method.chance": "azar",
    "method.chance.text": (
        "Cartas y decisiones salen de series pseudoaleatorias que fijan la semilla y el número de la partida."
    ),
    "trademark": (
        "UNO es una marca registrada de su propietario. unosim es un proyecto independiente y no "
        "tiene relación con él."
    ),
}
