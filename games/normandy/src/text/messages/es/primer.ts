/** Spanish: how to play, for somebody who never has. */
import type { Messages } from '@bivouac/face-kit'
import type { PRIMER as ENGLISH } from '../en/primer.ts'

export const PRIMER: Messages<typeof ENGLISH, 'es'> = {
  primer: 'Cómo se juega',
  'primer.goal': 'Objetivo',
  'primer.goal.text':
    'Dos pelotones luchan en un mapa de losetas. El escenario dice qué necesitas: cierto número de puntos, o inmovilizar al enemigo (que no le queden Fusileros en el tablero). Los puntos marcados en una loseta son del bando que la CONTROLA.',
  'primer.round': 'Ronda',
  'primer.round.draw': 'Ambos roban cuatro cartas.',
  'primer.round.bid': 'Ambos eligen en secreto una carta: empieza el número más alto. Las dos se descartan.',
  'primer.round.play': 'Un bando juega cuantas quiera de sus otras cartas; después, el otro.',
  'primer.round.text':
    'Al final de tu turno, tu mano y lo que has jugado van a tu pila de descartes. Cuando el mazo se acaba, la pila de descartes se baraja y forma uno nuevo.',
  'primer.cards': 'Cartas',
  'primer.cards.text':
    'Una carta de combate mueve el contador de su mismo nombre o dispara con él. La que se usa para una acción vuelve a salir. Atrincherarse devuelve la carta a la reserva: así el mazo es más ligero. Niebla de guerra no se puede jugar y estorba en la mano; úsala para la iniciativa o elimínala con Reconocimiento.',
  'primer.actions': 'Acciones',
  'primer.actions.scout': 'Explorar X',
  'primer.actions.scout.is': 'hasta X losetas, a cualquiera; en cada nueva, tu marcador y una Niebla',
  'primer.actions.move': 'Mover X',
  'primer.actions.move.is': 'hasta X losetas, solo donde está tu marcador: antes van los Exploradores',
  'primer.actions.control': 'Controlar',
  'primer.actions.control.is': 'gira aquí tu marcador y controla la loseta; no si hay un enemigo en ella',
  'primer.actions.attack': 'Atacar X',
  'primer.actions.attack.is': 'tira X dados contra un enemigo; un impacto le quita una carta para siempre',
  'primer.actions.suppress': 'Suprimir X',
  'primer.actions.suppress.is': 'igual, pero solo suprime: su siguiente carta se gasta en recuperarse',
  'primer.actions.stalk': 'Infiltrar X',
  'primer.actions.stalk.is': 'los Francotiradores avanzan hasta X losetas, a cualquiera, sin marcador',
  'primer.actions.target': 'Apuntar',
  'primer.actions.target.is': 'apunta el mortero a tres losetas o más de distancia',
  'primer.actions.blast': 'Bombardear X',
  'primer.actions.blast.is': 'tira X dados contra todos los de la loseta apuntada, también los tuyos',
  'primer.actions.recon': 'Reconocimiento',
  'primer.actions.recon.is': 'elimina una Niebla de guerra de tu mano y roba una carta',
  'primer.actions.conceal': 'Ocultar',
  'primer.actions.conceal.is': 'el enemigo recibe una Niebla de guerra',
  'primer.actions.bolster': 'Reforzar X',
  'primer.actions.bolster.is': 'pasa X cartas de tu reserva a tus descartes: más hombres para después',
  'primer.actions.command': 'Comandar X',
  'primer.actions.command.is': 'roba X cartas',
  'primer.actions.inspire': 'Inspirar X',
  'primer.actions.inspire.is': 'recupera X cartas jugadas',
  'primer.actions.guide': 'Guiar X',
  'primer.actions.guide.is': 'mueve uno de tus contadores X losetas, como con Mover',
  'primer.dice': 'Dados',
  'primer.dice.text':
    'Diez caras, de 0 a 9. Necesitas: defensa base del objetivo + cobertura de su loseta + distancia en losetas. Cada dado que lo alcanza impacta, y un 0 impacta siempre. Una colina da cobertura 3, pero solo 1 contra quien está en una colina y los proyectiles. Una unidad alcanzada sin cartas en mano, descartes ni mazo pierde su contador. Vuelve por su entrada si aún juegas una carta de esa unidad.',
  'primer.plan': 'Un plan',
  'primer.plan.text':
    'Explora hacia los puntos, acerca Fusileros con Mover y luego Controla. Refuerza pronto los Fusileros. Los Ametralladores suprimen, los Fusileros cercanos rematan.',
  'primer.notation': 'Notación',
  'primer.notation.text':
    'Todo se puede también teclear: bid scout-a · scout-a scout · to 13B · rifleman-a attack · at german-scouts-a · take rifleman-b · rifleman-b hunker-down · stop · end-turn',
}
