/** Spanish: how to play, for somebody who never has. */
import type { Messages } from '@bivouac/face-kit'
import type { PRIMER as ENGLISH } from '../en/primer.ts'

export const PRIMER: Messages<typeof ENGLISH, 'es'> = {
  primer: 'Cómo se juega',
  'primer.goal': 'Objetivo',
  'primer.goal.text':
    'Dos bandos, dos líneas de trincheras y, entre ellas, la tierra de nadie. Gana en el acto el primero que reúna las medallas que pide el escenario. Cada unidad enemiga destruida es una medalla; algunos terrenos también dan medallas, según el escenario.',
  'primer.turn': 'Turno',
  'primer.turn.card':
    'Juega una carta de MANDO: dice a cuántas unidades puedes dar órdenes y en qué sección (izquierda, centro, derecha, visto desde tu lado). Con ella puedes jugar una carta de COMBATE pagando fichas HQ.',
  'primer.turn.order':
    'Da las órdenes, una por una. Una orden de una carta de sección puede ir a la artillería de reserva.',
  'primer.turn.move': 'Mueve las unidades con orden, una por una.',
  'primer.turn.battle': 'Combate con ellas, una por una. Nunca es obligatorio.',
  'primer.turn.draw': 'Roba una carta de mando; después roba una carta de combate o toma 2 fichas HQ.',
  'primer.units': 'Unidades',
  'primer.units.infantry': 'Infantería',
  'primer.units.infantry.is': 'se mueve 1 hexágono y combate, o 2 y no combate',
  'primer.units.machine-gun': 'Ametralladora',
  'primer.units.machine-gun.is': 'se mueve 1 hexágono o combate',
  'primer.units.mortar': 'Mortero',
  'primer.units.mortar.is': 'se mueve 1 hexágono o combate; no necesita ver el objetivo',
  'primer.units.text':
    'Cada una tiene cuatro figuras. Con la última desaparece; las bajas nunca quitan dados.',
  'primer.fire': 'Disparo',
  'primer.fire.distance': 'Dados por distancia',
  'primer.fire.text':
    'Con un enemigo al lado, una unidad no puede disparar: combate cuerpo a cuerpo con 3 dados (4 con granadero). Dos ametralladoras pueden disparar juntas al mismo objetivo.',
  'primer.dice': 'Dados',
  'primer.dice.soldier': 'soldado',
  'primer.dice.soldier.is': 'impacta, si el terreno no protege',
  'primer.dice.burst': 'explosión',
  'primer.dice.burst.is': 'impacta',
  'primer.dice.skull': 'calavera',
  'primer.dice.skull.is':
    'impacta cuerpo a cuerpo, a 2 hexágonos con granadero y en el objetivo de los obuses',
  'primer.dice.flag': 'bandera',
  'primer.dice.flag.is': 'el objetivo se retira 1 hexágono; sin salida, cuesta una figura',
  'primer.dice.hq': 'HQ',
  'primer.dice.hq.is': 'una ficha para quien tira',
  'primer.ground': 'Terreno',
  'primer.ground.text':
    'Soldados/banderas ignorados: trinchera 2/2 bajo fuego y 1/1 cuerpo a cuerpo; edificio, escombros, cráter 1/1; bosque, colina 1/0. Bosque, edificio, escombros, cráter de mina y alambrada detienen a quien entra. Desde la alambrada se combate con un dado menos; una unidad en ella puede quitarla en vez de combatir. Si el cuerpo a cuerpo vacía el hexágono, la infantería puede ganar terreno.',
  'primer.guns': 'Cañones',
  'primer.guns.text':
    'La artillería de reserva nunca se mueve y alcanza todas las secciones de tu carta. Cada ficha HQ compra un dado de puntería: cae en un vecino del objetivo, y los números repetidos caen también en el objetivo. Tres iguales lo arrasan. También alcanza a los tuyos.',
  'primer.answers': 'Responder',
  'primer.answers.text':
    'En el turno enemigo se te pregunta siempre que una carta pueda responder, tengas lo que tengas. Con la opción de pasar en las demás ocasiones la partida va más rápida.',
  'primer.notation': 'Notación',
  'primer.notation.text':
    'Toda opción se puede escribir: play attack-left · combat lice · order 8,3 · shell 5,5 · move 8,3 to 7,3 · battle 7,3 at 5,3 · to 9,3 · take-ground · take-hq · pass · done',
}
