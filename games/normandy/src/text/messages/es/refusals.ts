/** Spanish: why something may not be done, and what to do instead. */
import type { Messages } from '@bivouac/face-kit'
import type { REFUSED as ENGLISH } from '../en/refusals.ts'

export const REFUSED: Messages<typeof ENGLISH, 'es'> = {
  'refusal.ok': 'Está permitido.',
  'refusal.game-over': 'La partida ha terminado: ya no se puede jugar nada.',
  'refusal.not-your-decision': 'Ahora no te toca elegir: espera a que lo haga el otro bando.',
  'refusal.bid-first': 'Elige primero una carta de tu mano para la iniciativa; tu turno viene después.',
  'refusal.card-first':
    'Elige primero una carta y una de sus acciones, y luego la loseta o el contador al que se aplica.',
  'refusal.other-decision': 'Hay una acción en curso: termínala antes con una de las opciones ofrecidas.',
  'refusal.not-in-hand': 'No tienes esta carta en la mano: {card}. Juega una de las que tienes.',
  'refusal.bid-not-in-hand':
    'No tienes esta carta en la mano: {card}. Elige para la iniciativa una de las que tienes.',
  'refusal.bid-made': 'Ya has elegido tu carta para la iniciativa: no se puede cambiar.',
  'refusal.fog-cannot-be-played':
    'La Niebla de guerra no se puede jugar. Úsala para la iniciativa o deshazte de ella con el Reconocimiento de un Explorador.',
  'refusal.fog-cannot-hunker':
    'La Niebla de guerra no puede atrincherarse. Solo el Reconocimiento de un Explorador la saca del juego.',
  'refusal.not-on-card': '{card} no tiene esa acción: elige una de las impresas en la carta.',
  'refusal.suppressed':
    'Los {unit} están suprimidos: {card} solo puede volver a prepararlos o atrincherarse.',
  'refusal.not-suppressed': '{card} no tiene nada que preparar: úsala para una acción.',
  'refusal.no-spawn':
    'Los {unit} están fuera del tablero y no tienen marcador de inicio: atrinchera la carta en su lugar.',
  'refusal.no-tile-to-go':
    'Los {unit} no pueden ir a ningún sitio: ninguna loseta contigua tiene tu marcador de control. Envía antes a los Exploradores.',
  'refusal.nobody-to-guide':
    'No se puede guiar a nadie: ningún contador tuyo preparado está junto a una loseta con tu marcador de control.',
  'refusal.no-fog-in-hand': 'Reconocimiento elimina una Niebla de guerra de tu mano, y no tienes ninguna.',
  'refusal.no-target-marker': 'El mortero no apunta a ninguna loseta: juega antes su acción Apuntar.',
  'refusal.no-tile-far-enough': 'Ninguna otra loseta está a tres o más del mortero: mueve antes el mortero.',
  'refusal.enemy-on-tile': 'Hay un contador enemigo en {tile}: expúlsalo antes de tomar el control.',
  'refusal.no-own-marker':
    'No tienes marcador de control en {tile}: antes deben pasar por allí los Exploradores.',
  'refusal.already-controlled': 'Ya controlas {tile}: avanza hacia otra loseta.',
  'refusal.no-enemy-counter': 'No hay ningún contador de combate enemigo en el tablero al que disparar.',
  'refusal.nothing-in-supply': 'Tu reserva no tiene ninguna carta que {card} pueda tomar.',
  'refusal.nothing-in-play':
    'Aún no has jugado ninguna carta que {card} pueda devolverte: juega antes otra carta.',
  'refusal.nothing-to-draw': 'Tu mazo y tu pila de descartes están vacíos: no hay nada que robar.',
  'refusal.too-many-cards': '{card} roba dos cartas como mucho: pide una o dos.',
  'refusal.not-adjacent':
    'Los {unit} no están junto a {tile}: elige una loseta que comparta un lado con la suya.',
  'refusal.tile-not-scouted':
    'Tu marcador de control no está en {tile}: los Exploradores deben llegar antes que los demás.',
  'refusal.at-least-one':
    'Hay que hacerlo al menos una vez: elige antes una loseta o una carta; después puedes parar.',
  'refusal.too-near': '{tile} está demasiado cerca: el mortero necesita tres losetas de distancia o más.',
  'refusal.target-already-there': 'El mortero ya apunta a {tile}: elige otra loseta.',
  'refusal.own-counter': 'Los {unit} son de tu bando: elige un contador enemigo.',
  'refusal.counter-off-board': 'Los {unit} no están en el tablero: elige un contador que lo esté.',
  'refusal.not-on-target-tile':
    'Los {unit} no están en la loseta apuntada o ya han sido atacados: elige uno de los ofrecidos.',
  'refusal.not-own-counter': 'Los {unit} no son tuyos y no puedes guiarlos: elige un contador propio.',
  'refusal.guided-off-board': 'Los {unit} no están en el tablero: elige un contador que lo esté.',
  'refusal.guided-suppressed':
    'Los {unit} están suprimidos y no se los puede guiar: elige un contador preparado.',
  'refusal.not-in-supply': 'Esta carta no está en tu reserva: {card}. Elige una de las ofrecidas.',
  'refusal.not-in-play': 'Esta carta no está en tu área de juego: {card}. Elige una de las ofrecidas.',
  'refusal.other-squad': '{card} no es de la escuadra de este líder: elige una de las ofrecidas.',
  'refusal.fog-not-taken': 'La Niebla de guerra nunca se toma así: elige otra carta.',
  'refusal.card-being-played': '{card} es la misma carta que estás jugando: elige otra.',
}
