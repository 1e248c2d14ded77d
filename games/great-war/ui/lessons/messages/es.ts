/** The lessons of The Great War in Spanish. */
import type { Messages } from '@bivouac/face-kit'
import type { MESSAGES as ENGLISH } from './en.ts'

export const MESSAGES: Messages<typeof ENGLISH, 'es'> = {
  'command.title': 'Cartas de mando y secciones',
  'command.idea': 'Una carta dice cuántas unidades pueden actuar, y dónde.',
  'command.card':
    'Tus unidades son redondas y naranjas. Casi todas están en el centro: juega Ataque por el centro.',
  'command.card.why':
    'Cada turno juegas una carta de mando. Nombra una sección, izquierda, centro o derecha visto desde tu lado, y cuántas unidades reciben órdenes en ella. Dos líneas discontinuas marcan las secciones en el tablero.',
  'command.card.right':
    'Reconocimiento por la derecha da una orden en tu flanco derecho. Tu fuerza está en el centro.',
  'command.card.left': 'A la izquierda solo hay una unidad: la segunda orden se perdería.',
  'command.card.after': 'Tres órdenes para el centro.',
  'command.order': 'Da órdenes a las tres unidades del centro.',
  'command.order.why':
    'Pulsa las unidades que deban actuar: una pequeña señal indica su orden. Solo ellas se mueven y combaten este turno, y las órdenes que no uses se pierden.',
  'command.order.few': 'Aún te quedan órdenes, y no hay para quién guardarlas.',
  'command.order.after': 'Las tres pueden moverse y combatir.',
  'command.move': 'Avanza la unidad marcada: un hexágono, como se muestra, o dos.',
  'command.move.why':
    'La infantería avanza un hexágono y aún puede combatir, o dos y ya no: esos están tachados. Nadie entra en un hexágono con otra unidad. Mueves tus unidades una tras otra, y ninguna está obligada.',
  'command.move.nobody':
    'Podrías dejarlo así, pero el enemigo está demasiado lejos. Lleva a alguien adelante.',
  'command.move.back': 'Así apenas se acerca al enemigo.',
  'command.move.others': 'Las otras están bien en su trinchera. Mueve la unidad marcada.',
  'command.finish': 'Los demás se quedan en la trinchera. Termina los movimientos.',
  'command.finish.why':
    'Primero todos los movimientos, luego todos los combates: así va un turno. En la trinchera es difícil acertar a tus hombres; no los saques antes de tiempo.',
  'command.finish.more':
    'Pueden, pero ahí fuera no tienen cobertura. Por ahora basta con una unidad delante.',
  'command.done':
    'Una carta, una sección, tantas órdenes. Mira primero dónde quieres actuar, y luego busca la carta.',

  'battle.title': 'Mover y luego combatir',
  'battle.idea': 'Un hexágono y un combate, o dos y ninguno.',
  'battle.order': 'Juega Sondeo por el centro y da órdenes a las dos unidades.',
  'battle.order.why':
    'Sondeo da dos órdenes. Tienes una unidad de infantería y otra con granadero, un hombre con granadas de mano: lo muestra la pequeña señal de la unidad.',
  'battle.order.few': 'Hacen falta las dos: una dispara, la otra asalta la trinchera.',
  'battle.near': 'Avanza la infantería un hexágono, al que está marcado.',
  'battle.near.why':
    'Cuanto más cerca, más dados: la infantería tira dos a dos hexágonos y uno a tres o cuatro. Tras avanzar uno aún puede combatir; tras dos, ya no.',
  'battle.near.two': 'Dos hexágonos: entonces no puede combatir este turno. Basta con uno.',
  'battle.near.bomber': 'Enseguida. Primero la infantería, que dispara desde lejos.',
  'battle.near.stay': 'Desde la trinchera hay tres hexágonos: un solo dado. Acércate uno.',
  'battle.near.after': 'Dos hexágonos hasta el enemigo: dos dados.',
  'battle.bomber': 'Lleva al granadero hasta la trinchera, al hexágono marcado.',
  'battle.bomber.why':
    'Junto al enemigo se combate cuerpo a cuerpo: tres dados, cuatro con granadero, y las calaveras también impactan. Cuida la línea de visión de tu otra unidad: cualquier unidad la tapa.',
  'battle.bomber.sight': 'Ahí se pondría en la línea de tiro de tu infantería. Elige el hexágono de al lado.',
  'battle.bomber.two': 'Dos hexágonos: el granadero no podría combatir y se quedaría solo en su trinchera.',
  'battle.bomber.stay': 'A dos hexágonos tiene dos dados; junto al enemigo, cuatro.',
  'battle.bomber.after': 'Cuatro dados cuerpo a cuerpo.',
  'battle.fire': 'Que la infantería dispare primero a la trinchera.',
  'battle.fire.why':
    'Explosiones y soldados impactan. Pero a distancia una trinchera anula dos soldados, y su unidad puede ignorar dos banderas. La cara HQ te da una ficha, aciertes o no.',
  'battle.fire.first': 'Déjalo para el final: primero que la infantería los desgaste.',
  'battle.fire.done': 'Nadie está obligado a combatir, pero estas dos han venido a eso.',
  'battle.fire.after': 'El soldado no cuenta: están en una trinchera. Pero la cara HQ te ha dado una ficha.',
  'battle.close': 'Ahora asalta la trinchera con el granadero.',
  'battle.close.why':
    'Los pequeños cascos son las figuras de una unidad: ahí quedan dos. Cuerpo a cuerpo, una trinchera solo sirve contra un soldado y una bandera, y las calaveras impactan.',
  'battle.close.done': 'Estás a su lado con cuatro dados. Úsalos.',
  'battle.close.after':
    'Una calavera y una explosión: caen las dos últimas figuras. Una unidad destruida es una medalla.',
  'battle.ground': 'Gana terreno: entra en la trinchera.',
  'battle.ground.why':
    'Cuando el enemigo es destruido o expulsado cuerpo a cuerpo, tu infantería puede entrar en su hexágono. Ahora la trinchera te protege a ti.',
  'battle.ground.stay': 'Aquí fuera nada te protege. La trinchera está libre: entra.',
  'battle.done': 'Acércate, dispara primero, asalta luego con el granadero y gana terreno.',

  'cover.title': 'Cobertura y fuego cruzado',
  'cover.idea': 'Lo que una trinchera aguanta, y cómo dos ametralladoras lo compensan.',
  'cover.trench': 'Dispara con la infantería a la unidad de la trinchera.',
  'cover.trench.why':
    'La infantería tira dos dados a dos hexágonos. De cada tirada a distancia, una trinchera anula dos soldados y su unidad puede ignorar dos banderas; en un cráter de obús, uno y una.',
  'cover.trench.first': 'Todavía no. Mira antes lo que vale una trinchera.',
  'cover.trench.done': 'Tu infantería no se ha movido, así que puede disparar. Que lo haga.',
  'cover.trench.after': 'Dos soldados, anulados los dos: nada.',
  'cover.open': 'La otra está en campo abierto. Dispárale con una ametralladora.',
  'cover.open.why':
    'Una ametralladora tira tres dados a dos o tres hexágonos. En campo abierto no se anula nada: cada soldado y cada explosión impacta. Son la mitad de las caras.',
  'cover.open.again': 'Ya has visto lo que hace la trinchera. La unidad en campo abierto no tiene cobertura.',
  'cover.open.far': 'A cinco hexágonos es un solo dado, y contra una trinchera.',
  'cover.open.done': 'Una unidad en campo abierto ante dos ametralladoras: no la dejes escapar.',
  'cover.open.after': 'Aún no se tira: puede sumarse otra ametralladora.',
  'cover.cross': 'Que dispare también la otra: fuego cruzado.',
  'cover.cross.why':
    'Las ametralladoras con órdenes que pueden disparar al mismo objetivo pueden hacerlo en un solo ataque: seis dados en una tirada, y la cobertura cuenta una sola vez.',
  'cover.cross.alone': 'Sola, tres dados; juntas, seis. El fuego cruzado no cuesta nada.',
  'cover.done':
    'Cuatro impactos en una tirada. Dispara a lo que no tiene cobertura y junta tus ametralladoras.',

  'flags.title': 'Banderas, retirada, ganar terreno',
  'flags.idea': 'Expulsa a una unidad y ocupa su lugar.',
  'flags.drive': 'Ataca con la infantería a la unidad en campo abierto.',
  'flags.drive.why':
    'Cada bandera hace retroceder al objetivo un hexágono hacia su borde; su dueño elige cuál. En campo abierto no se puede ignorar ninguna.',
  'flags.drive.bomber':
    'El granadero tiene otra tarea: la trinchera que tiene delante. Una unidad combate una sola vez por turno.',
  'flags.drive.done': 'Las dos unidades están junto al enemigo. No lo desaproveches.',
  'flags.drive.after': 'Una figura menos y dos banderas: dos hexágonos atrás.',
  'flags.ground': 'El hexágono está vacío. Gana terreno.',
  'flags.ground.why':
    'Solo la infantería gana terreno, y solo tras combatir cuerpo a cuerpo. Es gratis y nadie está obligado.',
  'flags.ground.stay':
    'Aquí tampoco tienes cobertura. Allí tus dos unidades estarían junto al enemigo de la trinchera.',
  'flags.blocked': 'Ahora el granadero: ataca la trinchera que no tiene salida.',
  'flags.blocked.why':
    'Cuerpo a cuerpo, una unidad en trinchera puede ignorar una bandera. Por cada bandera más debe retirarse un hexágono. Si no puede, porque hay unidades detrás, pierde una figura.',
  'flags.blocked.done': 'Justo detrás tienen dos unidades suyas. Ahora una bandera hace daño.',
  'flags.done':
    'Una calavera y una bandera sin salida: dos figuras menos. Deja libres los hexágonos detrás de tus hombres.',

  'cards.title': 'Cartas de combate y respuestas',
  'cards.idea': 'Gasta fichas HQ en el momento justo, incluso en el turno enemigo.',
  'cards.grenade': 'Juega Granada de mano antes de tirar.',
  'cards.grenade.why':
    'Una carta de combate cuesta fichas HQ, las que indica su moneda, y dice cuándo se puede jugar. Granada de mano: antes de tu combate cuerpo a cuerpo, dos dados más. Una carta así en tu turno y otra en el suyo.',
  'cards.grenade.plain': 'Tres dados contra una trinchera son pocos. Con la carta son cinco.',
  'cards.grenade.done': 'Estás justo delante de ellos y tienes una granada.',
  'cards.grenade.after': 'Dos fichas gastadas: cinco dados en vez de tres.',
  'cards.attack': 'Ahora ataca la trinchera.',
  'cards.attack.why':
    'Antes de que tires, se le pregunta al enemigo si responde, aunque no tenga carta para ello. Así la pregunta no te revela nada.',
  'cards.attack.after': 'Caen tres figuras y queda una. Y la cara HQ te devuelve una ficha.',
  'cards.tokens': 'Fin del turno: toma dos fichas HQ.',
  'cards.tokens.why':
    'Al final tomas una carta de combate o dos fichas. Tu única ficha paga justo la carta que tienes; después no te queda nada.',
  'cards.tokens.card':
    'Tu única ficha paga justo la carta que tienes. Ahora necesitas fichas, no otra carta.',
  'cards.tokens.standing':
    'Eso es una orden permanente, para cuando no quieres que te pregunten. Ahora sí quieres.',
  'cards.tokens.after': 'Los alemanes te atacan y aciertan una vez. Ahora puedes responder.',
  'cards.answer': 'Responde con Culata y bayoneta.',
  'cards.answer.why':
    'Tras un combate cuerpo a cuerpo, la unidad que sigue en su sitio puede devolver el golpe con esta carta, con un dado más. Sin carta, nadie lo devuelve.',
  'cards.answer.pass': 'Puedes dejarlo pasar. Pero le queda una figura y tú tienes la carta.',
  'cards.done':
    'Destruyes la unidad en el turno del enemigo: una medalla para ti. Guarda fichas para responder.',

  'artillery.title': 'Artillería de reserva',
  'artillery.idea': 'Los obuses se dispersan: apunta al grueso del enemigo.',
  'artillery.order': 'Juega Sondeo por el centro y da una orden a la artillería.',
  'artillery.order.why':
    'Una orden de una carta de sección puede ir a los cañones de la retaguardia. No necesitan ver y llegan a cualquier hexágono de las secciones de la carta, pero se pagan con fichas HQ.',
  'artillery.order.unit':
    'También se puede. Pero ahí hay tres alemanes muy juntos: trabajo para los cañones.',
  'artillery.order.after': 'Los cañones disparan antes que nadie.',
  'artillery.aim': 'Apunta a la unidad alemana del medio.',
  'artillery.aim.why':
    'Los obuses caen alrededor del objetivo: cada dado indica uno de los seis hexágonos vecinos. Solo los dobles alcanzan también el objetivo, y ahí impactan también las calaveras. Apunta donde haya muchos enemigos alrededor y ninguno tuyo.',
  'artillery.aim.edge':
    'También es un buen objetivo, pero solo tiene un alemán al lado; el del medio tiene dos.',
  'artillery.aim.own': '¡Son tus propios hombres! Los obuses no distinguen amigos de enemigos.',
  'artillery.aim.empty':
    'En ese hexágono no hay nadie: unos dobles se perderían. Apunta a una unidad enemiga que tenga otras al lado.',
  'artillery.dice': 'Gasta las cuatro fichas: cuatro dados.',
  'artillery.dice.why':
    'Una ficha por dado, aquí cuatro como mucho. Cuantos más dados, más fácil sacar dobles. Tres iguales devastan el objetivo: ahí impactan todos los dados.',
  'artillery.dice.few': 'Cuantos menos dados, más raros los dobles; y sin ellos el objetivo queda intacto.',
  'artillery.done':
    'Dos cincos: obuses al lado y también en el objetivo, donde hasta la calavera impacta. Paga muchos dados o ninguno.',

  'medals.title': 'Medallas, terreno y HQ',
  'medals.idea': 'Con qué se gana, y qué tomar al final del turno.',
  'medals.enter': 'Juega Sondeo por el centro y entra en la primera trinchera alemana.',
  'medals.enter.why':
    'Se gana con seis medallas. Cada unidad enemiga destruida es una. En esta batalla tienes otra mientras, al empezar tu turno, haya una unidad tuya en la primera trinchera alemana.',
  'medals.enter.card':
    'También serviría, pero para una sola unidad es un derroche. Guárdala para las tres secciones.',
  'medals.enter.field': 'Ese hexágono no es de la primera trinchera alemana y no da medalla.',
  'medals.enter.stay': 'Si te quedas donde estás, no ganas nada. La trinchera está vacía: entra.',
  'medals.enter.after': 'Estás dentro. Ahora la unidad debe aguantar hasta tu próximo turno.',
  'medals.tokens': 'Fin del turno: toma dos fichas HQ.',
  'medals.tokens.why':
    'Cada turno tomas una carta de combate o dos fichas. Las cartas de combate y el fuego de artillería se pagan con fichas: guarda siempre alguna.',
  'medals.tokens.card': 'Ya tienes una carta y ninguna ficha para jugarla.',
  'medals.tokens.discard': 'Una carta por una ficha es mal negocio cuando puedes tomar dos gratis.',
  'medals.done': 'Tu turno, y la trinchera es tuya: una medalla. Si te echan, la pierdes en el acto.',

  'alone.title': 'Una pequeña batalla por tu cuenta',
  'alone.idea': 'Diez unidades y decides tú: dos medallas más y ganas. El enemigo es un Recluta.',
}
