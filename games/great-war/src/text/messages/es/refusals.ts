/** Spanish: why something is not allowed, and what to do instead. */
import type { Messages } from '@bivouac/face-kit'
import type { REFUSED as ENGLISH } from '../en/refusals.ts'

export const REFUSED: Messages<typeof ENGLISH, 'es'> = {
  'refusal.ok': 'Eso está permitido.',
  'refusal.game-over': 'La partida ha terminado: ya no se puede jugar nada.',
  'refusal.not-your-decision': 'Ahora no te toca elegir: espera a que lo haga el otro bando.',
  'refusal.card-first':
    'Juega primero una carta de mando: dice cuántas de tus unidades pueden actuar, y dónde.',
  'refusal.other-decision': 'Ahora no se pregunta eso: elige antes una de las respuestas ofrecidas.',
  'refusal.not-in-hand': 'No tienes esa carta de mando: juega una de tu mano.',
  'refusal.combat-not-in-hand': 'No tienes esa carta de combate: elige una de tu mano.',
  'refusal.too-few-hq': 'La carta «{card}» cuesta más fichas HQ de las que tienes ({cost}): ahorra antes.',
  'refusal.combat-limit': 'Ya has jugado una carta de combate este turno: solo se permite una.',
  'refusal.wrong-moment': 'No es el momento: la propia carta dice cuándo se juega.',
  'refusal.bad-aim': 'La carta no puede apuntar a eso: elige algo que la carta permita.',
  'refusal.no-effect': 'La carta «{card}» no haría nada aquí: elige otro objetivo o guárdala.',
  'refusal.no-own-unit-there': 'Ahí no hay ninguna unidad tuya: elige primero una de las tuyas.',
  'refusal.not-on-card': 'La carta no vale para esa unidad: da la orden a una para la que valga.',
  'refusal.already-ordered': 'Esa unidad ya tiene su orden: elige otra.',
  'refusal.no-orders-left': 'A la carta no le quedan órdenes para ella: elige otra o continúa.',
  'refusal.artillery-not-on-card': 'Esta carta no puede dar órdenes a la artillería: úsala con unidades.',
  'refusal.artillery-already-ordered': 'La artillería ya tiene su orden: con una basta.',
  'refusal.artillery-cannot-pay':
    'No puedes pagar ni un dado de puntería: la artillería necesita fichas HQ y cañones.',
  'refusal.order-costs-hq': 'Cada orden cuesta una ficha HQ y no te queda ninguna: continúa.',
  'refusal.not-ordered': 'Esa unidad no tiene orden este turno: solo actúan las unidades con orden.',
  'refusal.already-moved': 'Esa unidad ya se ha movido este turno: elige otra.',
  'refusal.may-not-move': 'Esa unidad no puede moverse ahora: lo impide una carta o el terreno.',
  'refusal.out-of-reach':
    '{to} está demasiado lejos o el camino está bloqueado: elige un hexágono más cercano.',
  'refusal.hex-occupied': '{to} está ocupado: solo cabe una unidad por hexágono.',
  'refusal.no-friend-beside':
    '{to} no tiene ninguna unidad amiga al lado: Carrera y relevo debe acabar junto a una.',
  'refusal.cannot-leave':
    'No puede salir del tablero: solo donde lo permite el escenario, desde la línea de base enemiga.',
  'refusal.may-not-battle':
    'Esa unidad no puede combatir este turno: se ha movido demasiado o lo impide una carta.',
  'refusal.already-battled': 'Esa unidad ya ha combatido este turno: solo se permite una vez.',
  'refusal.no-enemy-there': 'Ahí no hay objetivo: elige un hexágono con un enemigo.',
  'refusal.enemy-adjacent': 'Tiene un enemigo al lado: solo puede combatir cuerpo a cuerpo.',
  'refusal.out-of-range':
    'Está fuera de alcance: la infantería dispara de 2 a 4 hexágonos, las ametralladoras de 2 a 5, los morteros de 2 a 6.',
  'refusal.not-in-sight': 'El objetivo no está a la vista: algo tapa la línea de visión.',
  'refusal.no-dice': 'No quedaría ningún dado: sal antes de la alambrada o de la cobertura.',
  'refusal.ranged-only': 'Esta carta solo permite disparar, no el cuerpo a cuerpo.',
  'refusal.must-fire':
    'Quien tiene un objetivo debe disparar antes: solo entonces pueden acabar los combates.',
  'refusal.snowed-in': 'La nieve oculta lo que está más lejos: dispara a un objetivo más cercano.',
  'refusal.close-only': 'Aquí solo se permite el cuerpo a cuerpo: ataca a un enemigo adyacente.',
  'refusal.cannot-join': 'Solo puede sumarse otra ametralladora con orden que pueda disparar al objetivo.',
  'refusal.no-wire': 'En ese hexágono no hay alambrada.',
  'refusal.other-section': 'Ese hexágono no está en ninguna sección de tu carta: apunta a uno que lo esté.',
  'refusal.too-many-dice':
    'No puedes tirar tantos dados de puntería: cada uno necesita una ficha HQ y un cañón.',
  'refusal.not-a-way-back':
    'Por ahí no puede retirarse: elige un hexágono adyacente libre, hacia tu línea de base.',
  'refusal.cannot-ignore': 'Aquí no se puede ignorar ninguna bandera: la unidad debe retirarse.',
  'refusal.hand-full': 'Ya tienes el máximo de cartas de combate: toma fichas HQ.',
  'refusal.nothing-to-draw': 'No quedan cartas de combate por robar: toma fichas HQ.',
  'refusal.discard-used':
    'Solo puedes cambiar una carta de combate por una ficha HQ, y solo si no has jugado ninguna este turno.',
  'refusal.not-drawn': 'Esa carta no está entre las que miras: elige una de ellas.',
  'refusal.winning-medal': 'La carrera contra el tiempo nunca da la medalla decisiva: roba cartas.',
  'refusal.same-standing-order': 'Ya tienes una orden permanente: anúlala antes o déjala.',
  'refusal.card-prepared': 'Tu carta de combate espera su ataque: ataca primero.',
  'refusal.not-a-choice': 'Eso no está entre las opciones: elige una de las ofrecidas.',
}
