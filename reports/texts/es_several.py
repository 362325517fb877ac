"""The Spanish texts of comparisons, sweeps and duels."""

from typing import Final

SPANISH_OF_SEVERAL: Final[dict[str, str]] = {
    # Common
    "value_and_interval": "{value} ({interval})",
    "less_than": "< {value}",
    "cells.one": "{n} combinación",
    "cells.many": "{n} combinaciones",
    "deals.one": "{n} reparto",
    "deals.many": "{n} repartos",
    "seatings.one": "{n} colocación",
    "seatings.many": "{n} colocaciones",
    "measure.turns": "turnos",
    "measure.minutes": "minutos (estimación)",
    "measure.rotations": "rotaciones",
    "measure.cards_drawn": "cartas robadas",
    "measure.starter_edge": "ventaja de quien empieza, puntos",
    "measure.unfairness": "desigualdad, puntos",
    "measure.turns.more": "Turnos por mano",
    "measure.rotations.more": "Rotaciones de cartas por mano",
    "measure.cards_drawn.more": "Cartas robadas por mano",
    "measure.starter_edge.more": "Ventaja de quien empieza (puntos porcentuales)",
    "measure.unfairness.more": "Desigualdad: el asiento más alejado (puntos porc.)",
    # Titles of documents
    "document.title.comparison": "{name}: comparación de reglas",
    "document.title.sweep": "{name}: qué regla importa",
    "document.title.duel": "{name}: estrategias cara a cara",
    "document.description.comparison": "Diferencias de duración, rotaciones y equidad entre reglas de UNO.",
    "document.description.sweep": "Qué hace cada regla de UNO con la duración, las rotaciones y la equidad.",
    "document.description.duel": "Cuánto ganan unas estrategias de UNO contra otras.",
    "document.over_title.comparison": "Reglas de UNO comparadas por unosim",
    "document.over_title.sweep": "Reglas de UNO variadas por unosim",
    "document.over_title.duel": "Estrategias de UNO enfrentadas por unosim",
    # Rules
    "rules.page": "Las reglas, en palabras",
    "rules.differences.page": "En qué difieren las reglas",
    "rules.differences": "Solo figura lo que no coincide: a la izquierda lo que dice {baseline}, a la derecha lo otro.",
    "rules.only": "Solo {name}:",
    "rules.same": "Sus reglas son las de {baseline}.",
    # Forest plot
    "comparison.about": "{players} \u00b7 {hands} \u00b7 semilla {seed}",
    "comparison.about.baseline": "frente a {name} \u00b7 {rest}",
    "forest.heading.longer": (
        "{name} es lo que más cambia la duración: {turns} turnos más por mano que {baseline}"
    ),
    "forest.heading.shorter": (
        "{name} es lo que más cambia la duración: {turns} turnos menos por mano que {baseline}"
    ),
    "forest.heading.longer.only": "Con {name} las manos duran {turns} turnos más que con {baseline}",
    "forest.heading.shorter.only": "Con {name} las manos duran {turns} turnos menos que con {baseline}",
    "forest.heading.none": "No consta que las manos duren más o menos que con {baseline}",
    "forest.more": "más, fuera del margen",
    "forest.less": "menos, fuera del margen",
    "forest.same": "igual, dentro del margen",
    "forest.undecided": "sin decidir",
    "forest.margin": "sin importancia (margen)",
    "forest.alt": "Diferencias con la referencia en cinco medidas, con intervalos del 95 % y márgenes.",
    # Lengths
    "lengths.heading": (
        "La mitad de las manos acaba en {low} turnos o menos con {short}, y en {high} o menos con {long}"
    ),
    "lengths.heading.same": (
        "La mitad de las manos acaba en {median} turnos o menos, sean cuales sean las reglas"
    ),
    "lengths.heading.plain": "Cuántos turnos dura una mano",
    "lengths.shares.one": "Manos por turnos, hasta {last} turnos",
    "lengths.shares.many": "Manos por turnos, de {n} en {n}, hasta {last} turnos",
    "lengths.quantiles": "Mediana, mitad central y 90 % central de las manos",
    "lengths.alt": "Distribuciones superpuestas de los turnos por mano, con medianas, cuartiles y 90 % central.",
    "lengths.table": "Turnos por mano: media y cuantiles",
    "lengths.longer": (
        "Una mano con {name} dura más que otra independiente con {baseline} con probabilidad {chance} (intervalo del "
        "95 %: {interval}), y lo mismo con probabilidad {tied}."
    ),
    "lengths.change": "Su media de turnos difiere en un {change} % ({interval}).",
    # Seats
    "axis.points_off": "victorias por encima de la parte igual (puntos porcentuales)",
    "seats.heading": "¿Son iguales todos los asientos? {told}, de {n} conjuntos de reglas",
    "seats.heading.fair.one": "{n} equitativo",
    "seats.heading.fair.many": "{n} equitativos",
    "seats.heading.unfair.one": "{n} desigual",
    "seats.heading.unfair.many": "{n} desiguales",
    "seats.heading.undecided.one": "{n} sin decidir",
    "seats.heading.undecided.many": "{n} sin decidir",
    "seats.heading.none.one": "{n} sin veredicto",
    "seats.heading.none.many": "{n} sin veredicto",
    "seats.share": "parte igual",
    "seats.alt": "Cuánto gana cada asiento por encima o por debajo de la parte igual con cada regla, con intervalos.",
    "seats.table": "Equidad de cada conjunto de reglas",
    # The document of a comparison
    "comparison.and": ", ",
    "comparison.against": " frente a ",
    "comparison.answer.one": "{length}; {seats}.",
    "comparison.answer.many": "{length}. {seats}.",
    "comparison.length.more": "{name} alarga las manos respecto a {baseline} en {turns} turnos ({interval})",
    "comparison.length.less": "{name} acorta las manos respecto a {baseline} en {turns} turnos ({interval})",
    "comparison.length.same": "con {name} las manos duran lo mismo que con {baseline} ({change} turnos, {interval})",
    "comparison.length.perhaps_more": (
        "{name} alarga las manos respecto a {baseline}, aunque quizá por poco ({change} turnos, {interval})"
    ),
    "comparison.length.perhaps_less": (
        "{name} acorta las manos respecto a {baseline}, aunque quizá por poco ({change} turnos, {interval})"
    ),
    "comparison.length.undecided": (
        "está sin decidir si {name} alarga las manos respecto a {baseline} ({change} turnos, {interval})"
    ),
    "comparison.length.unknown": "nada puede decirse de la duración con {name} y con {baseline}",
    "comparison.edge": "la ventaja de quien empieza pasa de {before} a {after} puntos porcentuales",
    "comparison.edge.same": "la ventaja de quien empieza sigue en {after} puntos porcentuales",
    "comparison.edge.unknown": "nadie ganó, así que nada puede decirse de los asientos",
    "comparison.fairness.more": "los asientos se alejan de la parte igual: {edge}",
    "comparison.fairness.less": "los asientos se acercan a la parte igual: {edge}",
    "comparison.fairness.same": "los asientos están igual de lejos de la parte igual: {edge}",
    "comparison.fairness.undecided": "está sin decidir si los asientos se acercan a la parte igual: {edge}",
    "comparison.fairness.none": "{edge} (los asientos juegan de distinta manera, así que no hay veredicto)",
    "comparison.is_baseline": "referencia",
    "comparison.table": "Los conjuntos de reglas",
    "comparison.column.rule_set": "reglas",
    "comparison.column.turns": "turnos",
    "comparison.column.change": "diferencia, 95\u00a0%",
    "comparison.column.minutes": "min (est.)",
    "comparison.column.rotations": "rotaciones",
    "comparison.column.starter": "gana quien empieza",
    "comparison.column.fairness": "asientos",
    "comparison.column.measure": "por mano",
    "comparison.column.baseline": "referencia",
    "comparison.column.value": "aquí",
    "comparison.column.difference": "diferencia, 95\u00a0%",
    "comparison.column.verdict": "veredicto",
    "comparison.column.p": "p (de Holm)",
    "comparison.column.ci95": "intervalo del 95\u00a0%",
    "comparison.column.furthest": "asiento más alejado, puntos",
    "verdict.difference.more": "más",
    "verdict.difference.less": "menos",
    "verdict.difference.same": "igual",
    "verdict.difference.undecided": "sin decidir",
    "comparison.stopped": (
        "{name}: {hands} llegaron al límite de turnos y ahí se cortaron; sus medias cuentan con ese límite."
    ),
    "comparison.unpaired": "{name} no tuvo los mismos repartos que la referencia: se comparan como independientes.",
    "comparison.differences.page": "Diferencias",
    "comparison.differences.table": "{name} frente a {baseline}",
    "comparison.differences.note": (
        "Las diferencias son lo de cada conjunto de reglas menos la referencia. El veredicto compara el intervalo "
        "entero con el margen."
    ),
    "comparison.played": "{name}: {players}, {games}, {hands} ({unfinished} sin acabar), semilla {seed}.",
    "comparison.interrupted": "La comparación se interrumpió; cuenta lo que ya se había jugado.",
    "comparison.until": "Paró sola en cuanto se supo qué manos duran más; los intervalos lo tienen en cuenta.",
    "comparison.again": (
        "unosim compare con el config.yaml de cada carpeta de rule_sets, las mismas partidas y la misma semilla. Las "
        "mismas versiones dan las mismas cifras hasta el último dígito."
    ),
    "comparison.method.pairing": "repartos comunes",
    "comparison.method.pairing.text": (
        "Con la misma semilla y los mismos jugadores, todas las reglas tienen los mismos repartos; las diferencias se "
        "toman partida a partida, lo que estrecha los intervalos."
    ),
    "comparison.method.differences": "diferencias",
    "comparison.method.differences.text": (
        "De medias, con intervalos de Student al 95 % a partir de sumas enteras exactas; de proporciones, con los de "
        "Newcombe para datos pareados. No se muestra ningún dígito que el error típico no respalde."
    ),
    "comparison.method.margin": "veredictos",
    "comparison.method.margin.text": (
        "Más o menos: el intervalo entero queda fuera del margen y p es menor que 0,05; igual: dentro; si no, sin "
        "decidir. Si no se pide otra cosa, los márgenes son el 1 % de los turnos de la referencia y 0,25 puntos "
        "porcentuales."
    ),
    "comparison.method.several": "valores p",
    "comparison.method.several.text": "De Holm, ajustados por todas las medidas de todas las reglas a la vez.",
    "comparison.method.longer": "dura más",
    "comparison.method.longer.text": (
        "La probabilidad es sobre todas las parejas de manos independientes; los empates se dan aparte."
    ),
    "comparison.method.edge": "ventaja, desigualdad",
    "comparison.method.edge.text": (
        "La ventaja es la proporción de victorias de quien empieza menos la parte igual; la desigualdad, la distancia "
        "a ella del asiento más alejado."
    ),
    # Sweep
    "sweep.about": "{cells} \u00b7 {games} cada una \u00b7 semilla {seed}",
    "effects.none": "Efectos principales",
    "effects.untold": "Las combinaciones que pueden jugarse no permiten separar unas claves de otras.",
    "effects.heading.turns": (
        "La clave {key} es lo que más cambia la duración: explica el {share} de las diferencias"
    ),
    "effects.heading.rotations": (
        "La clave {key} es lo que más cambia las rotaciones: explica el {share} de las diferencias"
    ),
    "effects.heading.starter_edge": (
        "La clave {key} es lo que más cambia la ventaja de quien empieza: explica el {share} de las diferencias"
    ),
    "effects.heading.turns.seems": (
        "La clave {key} parece lo que más cambia la duración: el {share} de las diferencias"
    ),
    "effects.heading.rotations.seems": (
        "La clave {key} parece lo que más cambia las rotaciones: el {share} de las diferencias"
    ),
    "effects.heading.starter_edge.seems": (
        "La clave {key} parece lo que más cambia la ventaja de quien empieza: el {share} de las diferencias"
    ),
    "effects.heading.turns.none": "No consta que ninguna clave cambie por sí sola la duración de una mano",
    "effects.heading.rotations.none": "No consta que ninguna clave cambie por sí sola las rotaciones",
    "effects.heading.starter_edge.none": (
        "No consta que ninguna clave cambie por sí sola la ventaja de quien empieza"
    ),
    "effects.axis.turns": "turnos respecto a la media general; intervalos del 95 %",
    "effects.axis.rotations": "rotaciones respecto a la media general; intervalos del 95 %",
    "effects.axis.starter_edge": "puntos respecto a la media general; intervalos del 95 %",
    "effects.title": "{key}: {share} de las diferencias",
    "effects.told": "{effect}, media {mean}",
    "effects.alt": "Lo que cada valor de cada clave añade a la media general, con intervalos del 95 %.",
    "interactions.heading.single": "Cómo actúan juntas las claves",
    "interactions.heading.none": "No consta que dos claves hagan juntas algo distinto que por separado",
    "interactions.heading": "{first} y {second} hacen juntas algo distinto: {share} de las diferencias",
    "interactions.none": "Pueden jugarse demasiado pocas combinaciones para ver cómo actúan juntas las claves.",
    "interactions.axis.turns": "turnos por mano",
    "interactions.axis.rotations": "rotaciones por mano",
    "interactions.axis.starter_edge": "ventaja, puntos",
    "interactions.title": "Juntas: {share} de las diferencias",
    "interactions.title.none": "Juntas",
    "interactions.legend": (
        "líneas pálidas: suma de lo que hace cada clave por sí sola; barras: intervalo del 95 % hasta ella"
    ),
    "interactions.alt": "Medias de cada pareja de valores junto a la suma de lo que hace cada uno por sí solo.",
    "heat_map.heading.turns": "De {low} a {high} turnos por mano, según la combinación",
    "heat_map.heading.turns.several": (
        "De {low} a {high} turnos por mano; aquí, medias sobre las demás claves"
    ),
    "heat_map.heading.rotations": "De {low} a {high} rotaciones por mano, según la combinación",
    "heat_map.heading.rotations.several": (
        "De {low} a {high} rotaciones por mano; aquí, medias sobre las demás claves"
    ),
    "heat_map.heading.starter_edge": (
        "Ventaja de quien empieza: de {low} a {high} puntos, según la combinación"
    ),
    "heat_map.heading.starter_edge.several": (
        "Ventaja de quien empieza: de {low} a {high} puntos; aquí, medias sobre las demás claves"
    ),
    "heat_map.bar.turns": "turnos por mano",
    "heat_map.bar.rotations": "rotaciones por mano",
    "heat_map.bar.starter_edge": "ventaja, puntos",
    "heat_map.alt": "Mapa de calor de las combinaciones según las dos claves que más explican, con sus valores.",
    "sweep.times": " × ",
    "sweep.answer": "{turns}. {edge}.",
    "sweep.table": "Qué parte de las diferencias entre combinaciones explica cada clave por sí sola",
    "sweep.column.key": "clave",
    "sweep.column.values": "valores",
    "sweep.column.turns": "turnos",
    "sweep.column.rotations": "rotaciones",
    "sweep.column.starter_edge": "ventaja",
    "sweep.column.term": "clave, o dos juntas",
    "sweep.column.share": "entre combinaciones",
    "sweep.column.hand_r2": "entre manos",
    "sweep.column.p": "p (de Holm)",
    "sweep.terms.table": "{measure}: parte de las diferencias que se explica",
    "sweep.stopped": "{hands} llegaron al límite de turnos y ahí se cortaron; la duración cuenta con ese límite.",
    "sweep.refused": "No figuran, porque la configuración las rechaza: {cells}.",
    "sweep.page.turns": "Duración de una mano",
    "sweep.page.rotations": "Rotaciones de cartas",
    "sweep.page.starter_edge": "La ventaja de quien empieza",
    "sweep.cells.page": "Todas las claves y combinaciones",
    "sweep.cells.table": "Medias con intervalos del 95 %; la ventaja de quien empieza, en puntos porcentuales",
    "sweep.cells.more": "Hay {cells}; las demás están en sweep.json.",
    "sweep.refused.list": "Combinaciones que la configuración rechaza:",
    "sweep.rules": (
        "Las reglas de partida, que se varían en: {keys}. Lo que fijan esas claves figura aquí como en el archivo."
    ),
    "sweep.played": "{cells}, {games} cada una. Cortadas por el límite de turnos: {unfinished}.",
    "sweep.again": (
        "unosim sweep config.yaml {vary} --games {games} --seed {seed}, con el config.yaml de la carpeta. Las mismas "
        "versiones dan las mismas cifras hasta el último dígito."
    ),
    "sweep.method.effects": "efectos",
    "sweep.method.effects.text": (
        "Análisis de la varianza de las medias de las combinaciones; los efectos de una clave suman 0, y los "
        "intervalos salen de bloques de partidas. Con los mismos jugadores, los repartos son los mismos."
    ),
    "sweep.method.interactions": "juntas",
    "sweep.method.interactions.text": "Lo que dos valores añaden a la suma de lo que hace cada uno por sí solo.",
    "sweep.method.shares": "partes",
    "sweep.method.shares.text": (
        "De la varianza entre combinaciones, descontado lo que añade el azar; si faltan combinaciones, no tienen por "
        "qué sumar 100 %."
    ),
    "sweep.method.hand_r2": "entre manos",
    "sweep.method.hand_r2.text": "De toda la varianza entre unas manos y otras, incluido el azar.",
    "sweep.method.heat_map": "mapa de calor",
    "sweep.method.heat_map.text": (
        "Una media sobre otras claves lleva la media de los intervalos de sus combinaciones, que nunca se queda corta."
    ),
    "sweep.method.several": "valores p",
    "sweep.method.several.text": "Prueba de Hotelling de todos los efectos de un término, ajustada según Holm.",
    "sweep.method.edge": "ventaja de quien empieza",
    "sweep.method.edge.text": "Su proporción de victorias menos la parte igual, en puntos porcentuales.",
    # Duel
    "duel.about": "{players} \u00b7 {deals}, cada uno en {seatings} \u00b7 semilla {seed}",
    "duel.heading.better": "La que más gana es {name}: el {rate} de sus manos; {than}, el {other}",
    "duel.heading.undecided": "{name} ({rate}) y {than} ({other}) aún no se distinguen",
    "duel.heading.nobody": "Cuánto gana cada estrategia",
    "duel.nobody": "Nadie ganó ninguna mano.",
    "duel.fair": "jugadores iguales: {share}",
    "duel.skill.title": "Habilidad de {name} entre {among}: {share}",
    "axis.duel_rate": "manos que gana en un asiento suyo (%), intervalos del 95 %",
    "axis.duel_skill": "manos que gana (%), intervalo del 95 %: de la suerte a ganar siempre",
    "duel.alt": "Victorias de cada estrategia con su intervalo junto a la parte igual, y cuánto hay de habilidad.",
    "matrix.heading": "Cuánto gana, de las dos, la estrategia de la izquierda",
    "axis.matrix.columns": "contra",
    "axis.matrix": "de las manos que ganó una de las dos (%)",
    "matrix.page": "Cada una contra cada una",
    "matrix.sentence": (
        "De las manos que ganó una de dos estrategias, en mesas con ambas, qué parte ganó la de la izquierda. Las dos "
        "tuvieron los mismos asientos y repartos."
    ),
    "matrix.alt": "Matriz de estrategias: de las manos que ganó una de dos, la parte de la primera, con intervalos.",
    "duel.against": ", ",
    "duel.skill": (
        "Suerte o habilidad: entre jugadores de {among}, {name} gana el {rate} de las manos ({interval}), cuando la "
        "sola suerte daría el {fair}. Es un {share} del camino entre la suerte y ganar siempre (de {low} a {high})."
    ),
    "duel.table": "Las estrategias, primero la que más gana",
    "duel.column.strategy": "estrategia",
    "duel.column.wins": "manos ganadas",
    "duel.column.ci95": "intervalo del 95\u00a0%",
    "duel.column.points": "puntos por mano",
    "duel.column.rating": "puntuación",
    "duel.better": "{name} es mejor que {than} con una confianza del {confidence}.",
    "duel.better.sure": "{name} es mejor que {than} con una confianza de más del {confidence}.",
    "duel.better.unknown": "No puede decirse con qué seguridad {name} es mejor que {than}.",
    "duel.note": "Cuentan todas las manos que alguien ganó, una vez por cada asiento de la estrategia.",
    "duel.rules": "Las reglas del duelo; las estrategias que se nombran son las de la primera colocación.",
    "duel.played": "{deals}, cada uno jugado en {seatings}: {games} en total.",
    "duel.again": (
        "unosim duel {names} --config config.yaml --players {players} --games {deals} --seed {seed}, con el "
        "config.yaml de la carpeta. Las mismas versiones dan las mismas cifras hasta el último dígito."
    ),
    "duel.method.seatings": "colocaciones",
    "duel.method.seatings.text": "Cada estrategia ocupa cada asiento igual de a menudo, con los mismos repartos.",
    "duel.method.rates": "victorias",
    "duel.method.rates.text": (
        "Intervalos de Wilson al 95 % con tantas manos independientes como dan el error típico entre repartos: las "
        "manos de un reparto son una sola observación."
    ),
    "duel.method.pairs": "parejas",
    "duel.method.pairs.text": (
        "De las manos que ganó una de dos estrategias en mesas con ambas, la parte de una, con un intervalo igual."
    ),
    "duel.method.rating": "puntuación",
    "duel.method.rating.text": (
        "Logaritmo de las posibilidades de ganar según un logit condicional con un efecto por estrategia y otro por "
        "asiento, por 173,7: 400 puntos son diez contra uno; con la mitad del intervalo del 95 %."
    ),
    "duel.method.skill": "habilidad",
    "duel.method.skill.text": (
        "La mejor estrategia, en cada asiento por turno, entre jugadores al azar y con otros repartos; 0 % si no gana "
        "más de lo que le toca, 100 % si gana siempre."
    ),
}
