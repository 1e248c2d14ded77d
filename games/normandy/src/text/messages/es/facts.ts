/** Spanish: what happened, and how the game ended. */
import type { Messages } from '@bivouac/face-kit'
import type { FACTS as ENGLISH } from '../en/facts.ts'

export const FACTS: Messages<typeof ENGLISH, 'es'> = {
  // What happened
  'fact.roundStarted': '--- Ronda {round} ---',
  'fact.turnStarted': '{side.the} comienzan su turno.',
  'fact.cardMoved.bolstered': '{side}: {card} pasa de la reserva a la pila de descartes.',
  'fact.cardMoved.fog': '{side}: una Niebla de guerra pasa de la reserva a la pila de descartes.',
  'fact.cardMoved.inspired': '{side}: {card} vuelve a la mano.',
  'fact.cardMoved.removed': '{side}: una Niebla de guerra sale del juego para siempre.',
  'fact.deckShuffled.one': '{side}: una carta forma el nuevo mazo.',
  'fact.deckShuffled.other': '{side}: se barajan {count} cartas para formar el nuevo mazo.',
  'fact.bidsRevealed':
    'Iniciativa: estadounidenses, {us} ({usNumber}); alemanes, {german} ({germanNumber}). {initiative.the} van primero.',
  'fact.cardPlayed': '{side}, {card}: {action}.',
  'fact.cardPlayed.hunker-down': '{side}, {card}: se atrinchera y vuelve a la reserva.',
  'fact.cardPlayed.ready': '{side}, {card}: se juega para librarse de la supresión.',
  'fact.counterEntered': 'Los {unit} entran en {tile}.',
  'fact.counterMoved': 'Los {unit} van de {from} a {to}.',
  'fact.counterRemoved': 'Los {unit} ya no tienen cartas que perder: el contador abandona {tile}.',
  'fact.counterTurned.suppressed': 'Los {unit} quedan suprimidos.',
  'fact.counterTurned.ready': 'Los {unit} vuelven a estar preparados.',
  'fact.markerPlaced': '{side.the} exploran {tile}.',
  'fact.markerTurned.controlled': '{side.the} toman el control de {tile}.',
  'fact.markerTurned.scouted': '{side.the} pierden el control de {tile}.',
  'fact.objectiveRaised.one': '{tile} vale ahora un punto.',
  'fact.objectiveRaised.other': '{tile} vale ahora {count} puntos.',
  'fact.targetPlaced': '{side.the} apuntan su mortero a {tile}.',
  'fact.targetRemoved': '{side}: el mortero ya no apunta a ningún sitio.',
  'fact.diceRolled.needed': '{total}+ o un 0',
  'fact.diceRolled.only-0': 'un 0',
  'fact.diceRolled.attack.hit':
    'Los {by} disparan a {at.within}: hace falta {needed}, tirada {faces}. ¡Impacto!',
  'fact.diceRolled.attack.miss':
    'Los {by} disparan a {at.within}: hace falta {needed}, tirada {faces}. Fallo.',
  'fact.diceRolled.suppress.hit':
    'Los {by} intentan suprimir a {at.within}: hace falta {needed}, tirada {faces}. Lo consiguen.',
  'fact.diceRolled.suppress.miss':
    'Los {by} intentan suprimir a {at.within}: hace falta {needed}, tirada {faces}. En vano.',
  'fact.diceRolled.blast.hit':
    'Los {by} bombardean a {at.within}: hace falta {needed}, tirada {faces}. ¡Impacto!',
  'fact.diceRolled.blast.miss':
    'Los {by} bombardean a {at.within}: hace falta {needed}, tirada {faces}. Fallo.',
  'fact.casualty': 'Baja: {man} ({side}, {card}, {pile.from}).',
  'fact.gameEnded': 'La partida ha terminado. {side.the} han ganado.',

  // How it ended
  'ending.points': '{winner.the} ganan: tienen los puntos de objetivo que necesitaban.',
  'ending.pin': '{winner.the} ganan: el enemigo está inmovilizado, sin Fusileros en el tablero.',
  'ending.both-pinned':
    'Los dos bandos están inmovilizados. {winner.the} ganan por puntos o por tener la iniciativa.',
  'ending.beyond-hope': '{winner.the} ganan: el otro bando ya no puede alcanzar los puntos que necesita.',
  'ending.no-progress':
    'Veinte rondas sin avances ponen fin a la partida. {winner.the} ganan por puntos o por la iniciativa.',
  'ending.resigned': '{winner.the} ganan: el otro bando se ha rendido.',
  'ending.agreed': 'Los dos bandos han acordado terminar. {winner.the} ganan por puntos o por la iniciativa.',
  'ending.time': '{winner.the} ganan: al otro bando se le ha acabado el tiempo.',
}
