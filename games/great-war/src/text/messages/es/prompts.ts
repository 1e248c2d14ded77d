/** Spanish: what a seat is asked. */
import type { Messages } from '@bivouac/face-kit'
import type { PROMPTS as ENGLISH } from '../en/prompts.ts'

export const PROMPTS: Messages<typeof ENGLISH, 'es'> = {
  'prompt.over': 'La partida ha terminado.',
  'prompt.waiting': 'El otro bando está eligiendo.',
  'prompt.play-card': 'Es tu turno. Juega una carta de mando.',
  'prompt.with-card': 'Has jugado «{card}». ¿Juegas con ella una carta de combate?',
  'prompt.order.first': '{card}: {does}. ¿A quién das una orden?',
  'prompt.order.besides': '{card}: {does}. Todas tienen ya su orden. ¿Dispara también la artillería?',
  'prompt.order.one': '{card}: una orden dada hasta ahora. ¿A quién la siguiente?',
  'prompt.order.other': '{card}: {count} órdenes dadas hasta ahora. ¿A quién la siguiente?',
  'prompt.move': 'Mueve tus unidades con orden, una por una.',
  'prompt.advancing.one': '¡Fuera de la trinchera!: {unit.the} puede avanzar un hexágono más.',
  'prompt.advancing.other': '¡Fuera de la trinchera!: {unit.the} puede avanzar hasta {count} hexágonos más.',
  'prompt.shell': 'Artillería de reserva: ¿qué hexágono es su objetivo?',
  'prompt.shell.again': 'La artillería dispara otra vez con los mismos dados: ¿qué hexágono es su objetivo?',
  'prompt.shell-dice.one': 'Fuego sobre {hex}: un dado de puntería, por una ficha HQ.',
  'prompt.shell-dice.other':
    'Fuego sobre {hex}: ¿cuántos dados de puntería, de 1 a {count}, a una ficha HQ cada uno?',
  'prompt.battle': 'Combate con tus unidades con orden, una por una.',
  'prompt.battle.prepared': 'Combate: tu carta de combate está lista para el próximo ataque.',
  'prompt.battle.fury': 'Furia de combate: ataca otra vez con un dado más, o déjalo.',
  'prompt.cross-fire': 'Fuego cruzado contra {hex}: ¿dispara también otra ametralladora?',
  'prompt.retreat.one': '{unit.the} en {hex} se retira por una bandera. ¿Adónde?',
  'prompt.retreat.other': '{unit.the} en {hex} se retira por {count} banderas, una por una. ¿Adónde?',
  'prompt.take-ground': '{unit.the} ha ganado el cuerpo a cuerpo: ¿gana terreno en {hex}?',
  'prompt.answer.after-command': 'El enemigo juega: {cards}. ¿Respondes?',
  'prompt.answer.before-close':
    '{attacker.the} en {from} ataca cuerpo a cuerpo. Objetivo: {unit} en {hex}. ¿Respondes?',
  'prompt.answer.after-roll':
    'El fuego desde {from} impacta. Objetivo: {unit} en {hex}. ¿Respondes antes de contar las bajas?',
  'prompt.answer.after-ranged': '{unit.the} en {hex} ha resistido el fuego desde {from}. ¿Respondes?',
  'prompt.answer.after-close':
    '{unit.the} en {hex} ha resistido el cuerpo a cuerpo desde {from}. ¿Respondes?',
  'prompt.answer.before-artillery': 'La artillería enemiga apunta a {from}. ¿Respondes?',
  'prompt.answer.after-move': '{unit.the} se ha movido de {from} a {hex}. ¿Respondes?',
  'prompt.choose.infantry-assault': 'Asalto de infantería: ¿la infantería de qué sección?',
  'prompt.choose.replacements':
    'Reemplazos: figuras para infantería: {infantry}; para cualquier unidad: {anybody}. ¿Quién recibe la siguiente?',
  'prompt.choose.espionage': 'Has visto estas cartas de combate enemigas. ¿Cuál devuelves?',
  'prompt.choose.physician': 'Médico: ¿gastas una ficha HQ por otra figura? Unidad: {unit.the} en {hex}.',
  'prompt.choose.short-supply': 'Suministros escasos: {unit.the} en {hex} debe volver atrás. ¿Adónde?',
  'prompt.choose.trench-raid':
    'Incursión en trinchera: {unit.the} en {hex} puede volver a su hexágono de partida.',
  'prompt.race': 'Reconocimiento: toma una medalla permanente, o roba dos cartas de mando y quédate con una.',
  'prompt.keep': 'Reconocimiento: ¿con qué carta de mando te quedas?',
  'prompt.end-turn': 'Fin de tu turno: roba una carta de combate o toma fichas HQ.',
  'prompt.end-turn.trade':
    'Roba una carta de combate o toma fichas HQ. Antes puedes descartar una carta de combate por una ficha HQ.',
  'prompt.end-turn.full': 'Ya tienes el máximo de cartas de combate: toma fichas HQ.',
  'prompt.end-turn.full.trade':
    'Ya tienes el máximo de cartas de combate: toma fichas HQ o descarta primero una carta de combate por una ficha HQ.',
  'prompt.end-turn.drawn':
    'Todavía puedes descartar una carta de combate a cambio de una ficha HQ, o terminar el turno.',
  'prompt.standing': 'En el próximo turno enemigo, ¿por cuál de tus unidades quieres que se te pregunte?',
}
