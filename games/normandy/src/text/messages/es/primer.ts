/** Spanish: how to play, for somebody who never has. */
import type { Primer } from '@bivouac/face-kit'

export const PRIMER: Primer = {
  title: 'Cómo se juega',
  sections: [
    {
      title: 'Objetivo',
      parts: [
        'Dos pelotones luchan en un mapa de losetas. El escenario dice qué necesitas: tantos puntos, o inmovilizar al enemigo (que no le queden Fusileros en el tablero). Los puntos marcados en una loseta son del bando que la CONTROLA.',
      ],
    },
    {
      title: 'Ronda',
      parts: [
        {
          steps: [
            'Ambos roban cuatro cartas.',
            'Ambos eligen en secreto una carta: empieza el número más alto. Las dos se descartan.',
            'Un bando juega cuantas quiera de sus otras cartas; después, el otro.',
          ],
        },
        'Al final de tu turno, tu mano y lo que has jugado van a tu pila de descartes. Cuando el mazo se acaba, la pila de descartes se baraja y forma uno nuevo.',
      ],
    },
    {
      title: 'Cartas',
      parts: [
        'Una carta de combate mueve el contador de su mismo nombre o dispara con él. La que se usa para una acción vuelve a salir. Atrincherarse devuelve la carta a la reserva: así el mazo es más ligero. Niebla de guerra no se puede jugar y estorba en la mano; úsala para la iniciativa o elimínala con Reconocimiento.',
      ],
    },
    {
      title: 'Acciones',
      parts: [
        {
          terms: [
            ['Explorar X', 'hasta X losetas, a cualquiera; en cada nueva, tu marcador y una Niebla'],
            ['Mover X', 'hasta X losetas, solo donde está tu marcador: antes van los Exploradores'],
            ['Controlar', 'gira aquí tu marcador y controla la loseta; no si hay un enemigo en ella'],
            ['Atacar X', 'tira X dados contra un enemigo; un impacto le quita una carta para siempre'],
            ['Suprimir X', 'igual, pero solo suprime: su siguiente carta se gasta en recuperarse'],
            ['Infiltrar X', 'los Francotiradores avanzan hasta X losetas, a cualquiera, sin marcador'],
            ['Apuntar', 'apunta el mortero a tres losetas o más de distancia'],
            ['Bombardear X', 'tira X dados contra todos los de la loseta apuntada, también los tuyos'],
            ['Reconocimiento', 'elimina una Niebla de guerra de tu mano y roba una carta'],
            ['Ocultar', 'el enemigo recibe una Niebla de guerra'],
            ['Reforzar X', 'pasa X cartas de tu reserva a tus descartes: más hombres para después'],
            ['Comandar X', 'roba X cartas'],
            ['Inspirar X', 'recupera X cartas jugadas'],
            ['Guiar X', 'mueve uno de tus contadores X losetas, como con Mover'],
          ],
        },
      ],
    },
    {
      title: 'Dados',
      parts: [
        'Diez caras, de 0 a 9. Necesitas: defensa base del objetivo + cobertura de su loseta + distancia en losetas. Cada dado que lo alcanza impacta, y un 0 impacta siempre. Una colina da cobertura 3, pero solo 1 contra quien está en una colina y los proyectiles. Una unidad alcanzada sin cartas en mano, descartes ni mazo pierde su contador. Vuelve por su entrada si aún juegas una carta de esa unidad.',
      ],
    },
    {
      title: 'Un plan',
      parts: [
        'Explora hacia los puntos, acerca Fusileros con Mover y luego Controla. Refuerza pronto los Fusileros. Los Ametralladores suprimen, los Fusileros cercanos rematan.',
      ],
    },
    {
      title: 'Notación',
      isForTerminal: true,
      parts: [
        'Todo se puede también teclear: bid scout-a · scout-a scout · to 13B · rifleman-a attack · at german-scouts-a · take rifleman-b · rifleman-b hunker-down · stop · end-turn',
      ],
    },
  ],
}
