/** Spanish: what a seat is asked, the choices it has, and their odds. */
import type { Messages } from '@bivouac/face-kit'
import type { CHOICES as ENGLISH } from '../en/choices.ts'

export const CHOICES: Messages<typeof ENGLISH, 'es'> = {
  // What a seat is asked
  'prompt.bid':
    'Elige en secreto una carta para la iniciativa: empieza el número más alto. La carta se descarta después.',
  'prompt.turn.spent': 'No te queda nada que jugar: termina tu turno.',
  'prompt.turn':
    'Es tu turno. Juega una carta para hacer una de sus acciones, atrinchérala o termina tu turno.',
  'prompt.step.one': '{action}: los {unit}, en {tile}, pueden avanzar una loseta.',
  'prompt.step.other':
    '{action}: los {unit}, en {tile}, pueden avanzar hasta {count} losetas, de una en una.',
  'prompt.choose-target.one': '{action}: los {unit}, en {tile}, tiran un dado. ¿Contra quién?',
  'prompt.choose-target.other': '{action}: los {unit}, en {tile}, tiran {count} dados. ¿Contra quién?',
  'prompt.choose-blasted':
    'Los proyectiles caen en {tile}: todos los contadores de combate que hay allí son atacados, uno tras otro. Elige uno.',
  'prompt.take-cards.supply.one': 'Pasa una carta de tu reserva a tu pila de descartes.',
  'prompt.take-cards.supply.other': 'Pasa hasta {count} cartas de tu reserva a tu pila de descartes.',
  'prompt.take-cards.play.one': 'Devuelve a tu mano una carta que hayas jugado.',
  'prompt.take-cards.play.other': 'Devuelve a tu mano hasta {count} cartas que hayas jugado.',
  'prompt.choose-guided': 'Guiar: ¿cuál de tus contadores se mueve?',
  'prompt.aim':
    'Apuntar: ¿dónde pones el marcador de puntería? Debe estar a tres losetas o más de distancia.',
  'prompt.waiting': 'El otro bando está eligiendo.',
  'prompt.over': 'La partida ha terminado.',

  // Choices
  'label.bid': '{card}: iniciativa {number}',
  'label.play': '{card}: {action}',
  'label.play.entering': '{card}: {action}, entrando por {tile}',
  'label.command.one': '{card}: Comandar, robar una carta',
  'label.command.other': '{card}: Comandar, robar {count} cartas',
  'label.hunker-down': '{card}: Atrincherarse',
  'label.hunker-down.hopeless': '{card}: Atrincherarse (ATENCIÓN: ya no podrías ganar por puntos)',
  'label.ready': '{card}: volver a preparar a {unit.within}',
  'label.end-turn': 'Terminar el turno',
  'label.end-turn.one': 'Terminar el turno y descartar la carta que queda en la mano',
  'label.end-turn.other': 'Terminar el turno y descartar las {count} cartas que quedan en la mano',
  'label.to': '{tile}: {terrain}, {cover}',
  'label.to.objective.one': '{tile}: {terrain}, {cover}, {count} punto',
  'label.to.objective.other': '{tile}: {terrain}, {cover}, {count} puntos',
  'label.to.unscouted': '{tile}: {terrain}, {cover} (sin explorar)',
  'label.to.unscouted.objective.one': '{tile}: {terrain}, {cover}, {count} punto (sin explorar)',
  'label.to.unscouted.objective.other': '{tile}: {terrain}, {cover}, {count} puntos (sin explorar)',
  'label.stop.moving': 'Detenerse aquí',
  'label.stop.taking': 'No tomar más cartas',
  'label.at': '{unit}, en {tile}',
  'label.at.suppressed': '{unit}, en {tile} (suprimidos)',
  'label.take': '{card}',
  'label.guide': '{unit}, en {tile}',
  'odds.shot.one': '{base} base + {cover} cobertura + {range} distancia = {total} con un dado: {chance}',
  'odds.shot.other':
    '{base} base + {cover} cobertura + {range} distancia = {total} con {count} dados: {chance}',
  'odds.blast.one': '{base} base + {cover} cobertura = {total} con un dado: {chance}',
  'odds.blast.other': '{base} base + {cover} cobertura = {total} con {count} dados: {chance}',
}
