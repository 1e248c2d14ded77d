/** Spanish: what the gallery says of cards, ground and markers. */
import type { Messages } from '@bivouac/face-kit'
import type { MESSAGES as ENGLISH } from './en.ts'

export const MESSAGES: Messages<typeof ENGLISH, 'es'> = {
  whose: 'De qué bando son las piezas',
  actions: 'Acciones',
  'actions.note': 'X es el número que acompaña a la acción en la carta.',
  'does.move': 'La unidad avanza hasta X losetas, solo a losetas con tu marcador.',
  'does.guide':
    'Uno cualquiera de tus contadores que no esté suprimido avanza hasta X losetas, solo a losetas con tu marcador.',
  'does.scout':
    'La unidad avanza hasta X losetas, a donde quiera. Cada loseta sin marcador tuyo recibe uno, y por cada uno llega una Niebla de guerra a tu pila de descartes.',
  'does.stalk': 'Los Francotiradores avanzan hasta X losetas, a donde quieran, sin dejar marcador.',
  'does.bolster':
    'Toma hasta X cartas de tu reserva y ponlas en tu pila de descartes, solo de la escuadra indicada. Nunca Niebla de guerra.',
  'does.command': 'Roba hasta X cartas. Puedes jugarlas en este turno.',
  'does.conceal': 'Una Niebla de guerra pasa de la reserva del enemigo a su pila de descartes.',
  'does.control':
    'Gira tu marcador bajo la unidad a su cara controlada; el del enemigo vuelve a explorado. No se puede si hay un contador enemigo en la loseta.',
  'does.inspire': 'Devuelve a tu mano hasta X cartas de la escuadra de tu área de juego.',
  'does.recon': 'Elimina de la partida una Niebla de guerra de tu mano y roba una carta.',
  'does.target': 'Pon tu marcador de puntería en una loseta a tres o más losetas de tu mortero.',
  'does.attack':
    'Tira X dados contra cualquier contador enemigo. Un impacto le cuesta una carta para siempre; si no le queda ninguna, se retira el contador.',
  'does.suppress': 'Tira X dados contra cualquier contador enemigo. Un impacto lo gira a su cara suprimida.',
  'does.blast':
    'Tira X dados contra cada contador de la loseta de tu marcador de puntería, también los tuyos. La distancia no protege.',
  'does.hunker-down':
    'En vez de una acción, cualquier carta salvo Niebla de guerra puede volver a tu reserva: un mazo más ligero.',
  cards: 'Cartas',
  'cards.note': 'Los dos bandos tienen las mismas cartas; solo cambian los hombres.',
  'cards.initiative': 'Iniciativa {initiative}',
  'cards.copies.one': '{count} carta por bando',
  'cards.copies.other': '{count} cartas por bando',
  tiles: 'Losetas',
  'tiles.note':
    'La cobertura se suma a la defensa de todos los contadores de la loseta. Los ríos no estorban a nadie.',
  'tiles.hill': 'Cobertura 3, pero 1 contra proyectiles y contra quien esté en una colina',
  'tiles.cover': 'Cobertura {cover}',
  counters: 'Contadores de combate',
  'counters.ready': '{unit}: preparados',
  'counters.suppressed': '{unit}: suprimidos',
  'counters.defence': 'Defensa base {defence}',
  'counters.suppressed.about': 'La siguiente carta que juegues para ellos solo los deja preparados otra vez.',
  markers: 'Marcadores',
  'marker.scouted': 'Explorado',
  'marker.scouted.about': 'Tus unidades pueden moverse aquí.',
  'marker.controlled': 'Controlado',
  'marker.controlled.about': 'La loseta y sus puntos son tuyos.',
  'marker.objective': 'Objetivo',
  'marker.objective.about': 'Da sus puntos al bando que controla la loseta.',
  'marker.spawn': 'Marcador de inicio',
  'marker.spawn.about':
    'Por aquí entran las unidades que no están en el tablero cuando juegas una carta suya.',
  'marker.target': 'Marcador de puntería',
  'marker.target.about': 'Donde caerán los proyectiles del mortero. Se retira si el mortero se mueve.',
  'marker.initiative': 'Marcador de iniciativa',
  'marker.initiative.about': 'Quien lo tiene juega primero y lo conserva si las pujas empatan.',
  'marker.radio': 'Radio',
  'marker.radio.about':
    'Solo en «Información crucial»: los Fusileros estadounidenses que controlan su loseta pueden aumentar su valor.',
  'example.distance':
    'A qué distancia está cada loseta de los Fusileros: las seis vecinas comparten un lado o medio lado.',
  'example.sum': 'Defensa base 4, cobertura 1, distancia 2: un dado debe sacar 7 o más, o 0.',
  'example.hill-below': 'Desde abajo, la colina da cobertura 3.',
  'example.hill-level': 'Desde una colina, aquí la misma, solo da 1.',
}
