/** What the coach says in Spanish. */
import type { Messages } from '@bivouac/face-kit'
import type { MESSAGES as ENGLISH } from './en.ts'

export const MESSAGES: Messages<typeof ENGLISH, 'es'> = {
  'medals.title': 'Cómo se gana',
  medals:
    'Quien reúne primero las medallas necesarias gana en el acto. Cada unidad enemiga destruida da una; lo demás está en la lista «Qué da medallas». Una unidad tiene cuatro figuras: remata a las que tengan pocas.',
  'command-cards.title': 'Una carta, una sección',
  'command-cards':
    'Una carta de mando dice cuántas de tus unidades pueden actuar y en qué sección: izquierda, centro o derecha, visto desde tu lado. Mira primero dónde puedes golpear o estás en peligro, y luego qué carta llega hasta allí.',
  'order.title': '¿Quién actúa?',
  order:
    'Pulsa las unidades que deban actuar, tantas como permita la carta; solo ellas pueden moverse y combatir este turno. Elige las que tengan un enemigo a su alcance o las que te hagan falta más cerca del frente.',
  'move.title': 'Primero mover, luego combatir',
  move: 'La infantería avanza un hexágono y aún puede combatir, o dos y ya no: esos llevan un aspa. Las ametralladoras y los morteros que se mueven no combaten. Nadie está obligado a moverse: con un objetivo al alcance, a menudo es mejor quedarse quieto.',
  'battle.title': 'Las caras de los dados',
  battle:
    'Soldados y explosiones impactan. Una bandera hace retirarse un hexágono al objetivo y HQ te da una ficha. Las calaveras impactan cuerpo a cuerpo; a distancia, solo las del granadero a dos hexágonos. El terreno del objetivo puede anular soldados y banderas. Pulsa unidad y objetivo: verás la probabilidad antes de tirar.',
  'close-combat.title': 'Cuerpo a cuerpo',
  'close-combat':
    'Contra un enemigo adyacente se combate cuerpo a cuerpo: tres dados, y las calaveras también impactan. La infantería que lo expulsa puede ganar terreno en su hexágono. Es lo más seguro para limpiar una trinchera, pero él puede devolver el golpe en su turno.',
  'range.title': 'Fuego a distancia',
  range:
    'La distancia decide los dados: la infantería tiene dos a dos hexágonos y uno a tres o cuatro. La línea de visión debe estar libre: la tapan unidades, bosques, casas y colinas. Quien tiene un enemigo al lado solo puede combatir contra él.',
  'retreat.title': 'Banderas: retirada',
  retreat:
    'Cada bandera manda a esta unidad un hexágono atrás, hacia tu borde; tú eliges cuál. A cubierto puede ignorar algunas, si aparece el botón. Si no puede ir a ninguno, pierde una figura: deja libres los hexágonos detrás de tus unidades.',
  'take-ground.title': 'Ganar terreno',
  'take-ground':
    'El enemigo ha dejado su hexágono y tu infantería puede entrar. Hazlo por una medalla o por una cobertura mejor; quédate si fueras a quedarte solo ante sus armas.',
  'cover.title': 'Trincheras y cráteres',
  cover:
    'Una unidad en trinchera ignora dos soldados de cada tirada y puede ignorar dos banderas; cuerpo a cuerpo, uno y una. En un cráter de obús, siempre uno y una. En campo abierto no ayuda nada: acaba tus movimientos a cubierto siempre que puedas.',
  'stops.title': 'Terreno que detiene',
  stops:
    'Quien entra en bosque, edificio o escombros tiene que pararse. Todos dan algo de cobertura y tapan la visión. Desde bosque o edificio combates con un dado menos en el turno en que entras.',
  'wire.title': 'Alambrada',
  wire: 'La alambrada detiene a quien entra, no cubre y cuesta un dado. Una unidad en ella que aún pueda combatir puede quitarla en vez de combatir; obuses y morteros lo hacen con una explosión. Mejor rodéala o manda una unidad por delante a quitarla.',
  'bomber.title': 'Infantería con granadero',
  bomber:
    'Esta unidad lleva a un hombre con granadas: cuatro dados cuerpo a cuerpo, y a dos hexágonos impactan también las calaveras. Llévala hasta la trinchera enemiga. El granadero solo cae con el último de sus compañeros.',
  'machine-gun.title': 'Ametralladoras',
  'machine-gun':
    'Tres dados a dos y tres hexágonos, uno a cuatro y cinco. No puede moverse y combatir en el mismo turno: ponla donde el enemigo tenga que cruzar campo abierto y déjala allí. Dos con el mismo objetivo pueden disparar juntas.',
  'mortar.title': 'Morteros',
  mortar:
    'Dos dados hasta cuatro hexágonos, uno hasta seis, y no necesita línea de visión. No puede moverse y combatir en el mismo turno. Déjalo detrás de tus líneas; con una explosión también quita alambradas.',
  'combat-cards.title': 'Cartas de combate y fichas HQ',
  'combat-cards':
    'Una carta de combate se paga con fichas HQ; puedes jugar una en tu turno y otra en el del enemigo. Las que encajan con tu carta de mando están resaltadas. No es obligatorio: una carta guardada para el momento oportuno vale más.',
  'artillery.title': 'La artillería de reserva',
  artillery:
    'También tus cañones pueden recibir una orden; con la mayoría de las cartas, en vez de una unidad. Están fuera del tablero, alcanzan cualquier hexágono de las secciones de la carta y disparan después de tus movimientos, antes de que combatan tus unidades; cada dado cuesta una ficha HQ. Van bien contra enemigos muy juntos.',
  'shell.title': '¿Dónde caen los obuses?',
  shell:
    'La mayoría de los dados caen alrededor del objetivo, no encima. Apunta en medio de varios enemigos y lejos de los tuyos: los obuses también los alcanzan.',
  'shell-dice.title': '¿Cuántos dados?',
  'shell-dice':
    'Cada dado cuesta una ficha y cae en uno de los seis hexágonos que rodean el objetivo. Los números repetidos caen también en el objetivo, donde hasta las calaveras impactan; con tres iguales, ahí impactan todos los dados. Con cuatro dados una pareja es probable; con dos, es cuestión de suerte.',
  'end-turn.title': 'Suministros para el próximo turno',
  'end-turn':
    'Roba una carta de combate o toma 2 fichas HQ. Las fichas pagan cartas y obuses: con menos de tres, toma fichas; con muchas, una carta. Si este turno no has jugado ninguna carta de combate, también puedes cambiar una por una ficha.',
  'keep.title': 'Reconocimiento: una de dos',
  keep: 'Ves dos cartas de mando y te quedas con una. Elige lo que te falte: sin carta para una sección, tus unidades de allí no pueden hacer nada.',
  'answer.title': 'Puedes responder',
  answer:
    'En el turno enemigo puedes jugar una carta de combate en ciertos momentos; las que encajan están resaltadas. Compara lo que cuesta con lo que salva: una unidad que sobrevive es una medalla menos para él. Si no vale las fichas, no respondas.',
  'standing.title': 'Menos preguntas',
  standing:
    'Si no piensas responder en todo este turno, elige «No responder más este turno». Al final de tu propio turno también puedes dejar una orden permanente que diga cuándo preguntarte.',
  'tactic-cards.title': 'Cartas de táctica',
  'tactic-cards':
    'Las cartas sin sección son de táctica: cada una hace lo que dice, a menudo con más dados o para muchas unidades. Guárdalas para un turno en que consigan algo.',
  'losses.title': 'Bajas',
  losses:
    'Una unidad combate con todos sus dados hasta la última figura. Pero con la última, el enemigo gana una medalla: retira las débiles o ponlas a cubierto, y manda delante a las frescas.',
}
