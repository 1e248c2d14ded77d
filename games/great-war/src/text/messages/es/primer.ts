/** Spanish: how to play, for somebody who never has. */
import type { Primer } from '@bivouac/face-kit'

export const PRIMER: Primer = {
  title: 'Cómo se juega',
  sections: [
    {
      title: 'Objetivo',
      parts: [
        'Dos bandos, dos líneas de trincheras y, entre ellas, la tierra de nadie. Gana en el acto el primero que reúna las medallas que pide el escenario. Cada unidad enemiga destruida es una medalla; algunos terrenos también dan medallas, según el escenario.',
      ],
    },
    {
      title: 'Turno',
      parts: [
        {
          steps: [
            'Juega una carta de MANDO: dice a cuántas unidades puedes dar órdenes y en qué sección (izquierda, centro, derecha, visto desde tu lado). Con ella puedes jugar una carta de COMBATE pagando fichas HQ.',
            'Da las órdenes, una por una. Una orden de una carta de sección puede ir a la artillería de reserva.',
            'Mueve las unidades con orden, una por una.',
            'Combate con ellas, una por una. Nunca es obligatorio.',
            'Roba una carta de mando; después roba una carta de combate o toma 2 fichas HQ.',
          ],
        },
      ],
    },
    {
      title: 'Unidades',
      parts: [
        {
          terms: [
            ['Infantería', 'se mueve 1 hexágono y combate, o 2 y no combate'],
            ['Ametralladora', 'se mueve 1 hexágono o combate'],
            ['Mortero', 'se mueve 1 hexágono o combate; no necesita ver el objetivo'],
          ],
        },
        'Cada una tiene cuatro figuras. Con la última desaparece; las bajas nunca quitan dados.',
      ],
    },
    {
      title: 'Disparo',
      parts: [
        {
          table: [
            ['Dados por distancia', '2', '3', '4', '5', '6'],
            ['Infantería', '2', '1', '1', '–', '–'],
            ['Ametralladora', '3', '3', '1', '1', '–'],
            ['Mortero', '2', '2', '2', '1', '1'],
          ],
        },
        'Con un enemigo al lado, una unidad no puede disparar: combate cuerpo a cuerpo con 3 dados (4 con granadero). Dos ametralladoras pueden disparar juntas al mismo objetivo.',
      ],
    },
    {
      title: 'Dados',
      parts: [
        {
          terms: [
            ['soldado', 'impacta, si el terreno no protege'],
            ['explosión', 'impacta'],
            ['calavera', 'impacta solo cuerpo a cuerpo'],
            ['bandera', 'el objetivo se retira 1 hexágono; sin salida, cuesta una figura'],
            ['HQ', 'una ficha para quien tira'],
          ],
        },
      ],
    },
    {
      title: 'Terreno',
      parts: [
        'Soldados/banderas ignorados: trinchera 2/2 bajo fuego y 1/1 cuerpo a cuerpo; edificio, escombros, cráter 1/1; bosque, colina 1/0. Bosque, edificio, escombros, cráter de mina y alambrada detienen a quien entra. Desde la alambrada se combate con un dado menos; una unidad en ella puede quitarla en vez de combatir. Si el cuerpo a cuerpo vacía el hexágono, la infantería puede ganar terreno.',
      ],
    },
    {
      title: 'Cañones',
      parts: [
        'La artillería de reserva nunca se mueve y alcanza todas las secciones de tu carta. Cada ficha HQ compra un dado de puntería: cae en un vecino del objetivo, y los números repetidos caen también en el objetivo. Tres iguales lo arrasan. También alcanza a los tuyos.',
      ],
    },
    {
      title: 'Responder',
      parts: [
        'En el turno enemigo se te pregunta siempre que una carta pueda responder, tengas lo que tengas. Con la opción de pasar en las demás ocasiones la partida va más rápida.',
      ],
    },
    {
      title: 'Notación',
      isForTerminal: true,
      parts: [
        'Toda opción se puede escribir: play attack-left · combat lice · order 8,3 · shell 5,5 · move 8,3 to 7,3 · battle 7,3 at 5,3 · to 9,3 · take-ground · take-hq · pass · done',
      ],
    },
  ],
}
