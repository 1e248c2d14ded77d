/** Spanish: how to play, for somebody who never has. */

export const PRIMER = `CÓMO SE JUEGA

Objetivo  Dos bandos, dos líneas de trincheras y, entre ellas, la tierra de nadie. Gana en el acto
          el primero que reúna las medallas indicadas sobre el mapa. Cada unidad enemiga destruida
          es una medalla; el terreno marcado con ★ también da algunas, según la lista bajo el mapa.

Turno     1. Juega una carta de MANDO: dice a cuántas unidades puedes dar órdenes y en qué sección
             (izquierda, centro, derecha, tal como se sienta tu bando). Con ella puedes jugar una
             carta de COMBATE pagando fichas HQ.
          2. Da las órdenes, una por una. Una orden de una carta de sección puede ir a la artillería
             de reserva.
          3. Mueve las unidades con orden, una por una.
          4. Combate con ellas, una por una. Nunca es obligatorio.
          5. Roba una carta de mando; después roba una carta de combate o toma 2 fichas HQ.

Unidades  Infantería      mueve 1 hexágono y combate, o 2 y no combate
          Ametralladora   mueve 1 hexágono o combate
          Mortero         mueve 1 hexágono o combate; no necesita ver el objetivo
          Cada una tiene cuatro figuras. Con la última desaparece; las bajas nunca quitan dados.

Disparo   Dados por distancia  2  3  4  5  6
          Infantería           2  1  1  -  -
          Ametralladora        3  3  1  1  -
          Mortero              2  2  2  1  1
          Con un enemigo al lado, una unidad no puede disparar: combate cuerpo a cuerpo con 3 dados
          (4 con granadero). Dos ametralladoras pueden disparar juntas al mismo objetivo.

Dados     soldado   impacta, si el terreno no protege   explosión  impacta
          calavera  impacta solo cuerpo a cuerpo        bandera    el objetivo se retira 1 hexágono;
          HQ        una ficha para quien tira                      sin salida, cuesta una figura

Terreno   Soldados/banderas ignorados: trinchera 2/2 bajo fuego y 1/1 cuerpo a cuerpo; edificio,
          escombros, cráter 1/1; bosque, colina 1/0. Bosque, edificio, escombros, cráter de mina y
          alambrada detienen a quien entra. Desde la alambrada se combate con un dado menos; una
          unidad en ella puede quitarla en vez de combatir. Si el cuerpo a cuerpo vacía el hexágono,
          la infantería puede ganar terreno.

Cañones   La artillería de reserva nunca mueve y alcanza todas las secciones de tu carta. Cada ficha
          HQ compra un dado de puntería: cae en un vecino del objetivo, y los números repetidos caen
          también en el objetivo. Tres iguales lo arrasan. También alcanza a los tuyos.

Responder En el turno enemigo se te pregunta siempre que una carta pueda responder, tengas lo que
          tengas. Con la opción de pasar en las demás ocasiones la partida va más rápida.

Notación  Toda opción se puede escribir: play attack-left · combat lice · order 8,3 · shell 5,5
          move 8,3 to 7,3 · battle 7,3 at 5,3 · to 9,3 · take-ground · take-hq · pass · done
`
