/** What the coach says in Spanish. */
import type { Messages } from '@bivouac/face-kit'
import type { MESSAGES as ENGLISH } from './en.ts'

export const MESSAGES: Messages<typeof ENGLISH, 'es'> = {
  'aim-points.title': 'Cómo se gana',
  'aim-points':
    'La insignia de una loseta dice cuántos puntos vale. Son tuyos mientras esté allí tu bandera, y quien reúne bastantes gana en el acto. Las losetas señaladas aún no son tuyas: ve primero a por las más cercanas.',
  'aim-pin.title': 'Cómo se gana',
  'aim-pin':
    'Ganas si inmovilizas al enemigo: no debe quedarle en el mapa ni un solo contador de Fusileros. Dispárales siempre que la probabilidad sea buena y, mientras tanto, no le dejes alcanzar sus puntos.',
  'bid.title': 'Quién juega primero',
  bid: 'Cada bando pone una carta en secreto; el número más alto, arriba a la izquierda, empieza esta ronda. Las dos cartas se gastan, así que puja con la que menos falta te haga. La Niebla de guerra sirve si no te importa jugar en segundo lugar.',
  'hand.title': 'Tus cartas son tus órdenes',
  hand: 'Cada carta pertenece al contador con el mismo nombre y letra. Elige una de sus acciones, y la carta queda usada. Puedes jugarlas todas; lo jugado vuelve cuando se baraja el mazo.',
  'fog.title': 'Niebla de guerra',
  fog: 'Esta carta solo ocupa sitio en tu mano. Deshazte de ella pujando o, para siempre, con el Reconocimiento de un Explorador. Cuantas más losetas explores, más Niebla robarás.',
  'scout.title': 'Los Exploradores van delante',
  scout:
    'Los Exploradores entran en cualquier loseta y dejan en ella tu ojo; casi todos los demás solo pueden ir donde haya uno. Cada marcador nuevo añade una Niebla de guerra a tus descartes. Abre un camino hacia los puntos, no el mapa entero.',
  'control.title': 'Tomar una loseta',
  control:
    'Controlar da la vuelta a tu ojo y muestra la bandera: la loseta y sus puntos son tuyos, aunque tus hombres sigan adelante. No se puede mientras haya allí un enemigo. Donde una insignia muestra puntos, suele ser lo mejor que puede hacer un Fusilero.',
  'move.title': 'Los Fusileros toman terreno',
  move: 'Solo los Fusileros controlan losetas, así que todo depende de ellos. Avanzan una loseta por carta, y solo donde esté tu marcador. Sin Fusileros en el mapa, tu bando queda inmovilizado.',
  'step.title': 'Loseta a loseta',
  step: 'Pulsa la loseta siguiente; puedes entrar en las marcadas. El escudo de abajo a la derecha es la cobertura: 2 o 3 protege bien del fuego, 0 es campo abierto. Si tienes varios pasos, puedes pararte antes.',
  'attack.title': '¿A quién merece la pena disparar?',
  attack:
    'La etiqueta de cada enemigo muestra tu probabilidad. Pulsa uno y verás lo que debe alcanzar un dado de diez caras: base + cobertura + distancia. Un 0 siempre acierta; pero por debajo del 30 % suele ser mejor dar un paso adelante.',
  'range.title': 'Cuanto más cerca, mejor',
  range:
    'Cada loseta de distancia hace el tiro un punto más difícil, y también cada punto de cobertura del enemigo. En la misma loseta la distancia no cuesta nada. Acércate primero y dispara con la carta siguiente. Su fuego contra ti sigue la misma regla.',
  'suppressed.title': 'Tu unidad está suprimida',
  suppressed:
    'El contador está por su cara pálida. La próxima carta que juegues para él solo lo deja preparado otra vez, elijas la acción que elijas. Si ahora no lo necesitas, deja la carta en la mano o atrinchérala.',
  'machine-gunners.title': 'Ametralladores',
  'machine-gunners':
    'Suprimir tira cuatro dados, pero no le cuesta hombres al enemigo: su unidad gasta una carta en recuperarse. Úsalo contra la que va a disparar o a tomar una loseta. Si está cerca y a descubierto, puede ser mejor Atacar con dos dados.',
  'bolster.title': 'Más hombres para luego',
  bolster:
    'Reforzar pasa cartas de tu reserva a tus descartes; las robarás cuando vuelvas a barajar. Hazlo pronto y piensa primero en los Fusileros: cada carta de una unidad es una acción y también una vida.',
  'command.title': 'Comandar: robar cartas',
  command:
    'Comandar roba cartas que puedes jugar enseguida. Hazlo antes que lo demás, para saber con qué cuentas. Con una mano floja, roba dos; si te basta con lo que tienes, mejor refuerza.',
  'inspire.title': 'Líderes de escuadra',
  inspire:
    'Inspirar devuelve a tu mano una carta de su escuadra que hayas jugado este turno: el mismo hombre actúa dos veces. Juega primero a tu mejor hombre y después a su líder. Si nada lo merece, refuerza.',
  'guide.title': 'Guía de pelotón',
  guide:
    'Guiar mueve una loseta a cualquiera de tus contadores preparados, sin gastar su carta. Va bien para llevar Fusileros a una loseta que controlarán con su próxima carta.',
  'recon.title': 'El Reconocimiento disipa la Niebla',
  recon:
    'El Reconocimiento elimina del juego una Niebla de guerra de tu mano y te hace robar otra carta. Cuesta la acción del Explorador y devuelve una carta. Casi siempre compensa: un mazo sin Niebla es un mazo fuerte.',
  'conceal.title': 'Niebla para el enemigo',
  conceal:
    'Ocultar pone una Niebla de guerra en los descartes del enemigo. Le hará daño más tarde y ahora no hace nada: úsalo cuando tus Exploradores no tengan adónde ir.',
  'sniper.title': 'Francotiradores',
  sniper:
    'Un Francotirador va a cualquier parte sin marcador, ataca con tres dados y es difícil de alcanzar. Acércate una vez y dispara turno tras turno. No puede controlar losetas.',
  'mortar.title': 'El mortero',
  mortar:
    'Primero Apuntar: pon el marcador en una loseta a tres o más de distancia. Después Bombardear ataca a todos los que estén allí, también a los tuyos; la distancia no cuenta. Si los sirvientes se mueven, el marcador se retira.',
  'enter.title': 'Hombres que no están en el mapa',
  enter:
    'Esta unidad no tiene contador en el mapa. Juega su carta para cualquier acción: primero entra, preparada, en la loseta con tu flecha, y desde allí actúa.',
  'hunker.title': 'Atrincherarse',
  hunker:
    'Pulsa la propia carta y luego «Atrincherarse»: vuelve a la reserva y tu mazo queda más ligero hasta que Reforzar la traiga. Va bien para hombres lejos del combate; conserva a tus Fusileros.',
  'end-turn.title': 'No se guarda nada',
  'end-turn':
    'Al acabar tu turno, tu mano y todo lo jugado van a tus descartes; luego juega el otro bando y los dos robáis cuatro cartas nuevas. Si el mazo se acaba, se barajan los descartes.',
  'casualty.title': 'Has perdido a un hombre',
  casualty:
    'Un impacto saca del juego una carta de esa unidad: de la mano si hay alguna, si no de los descartes, si no del mazo. Cuando no queda ninguna, el siguiente impacto retira el contador. Reforzar trae a otros de la reserva, y la unidad puede volver a entrar.',
  'hit.title': '¡Impacto!',
  hit: 'El enemigo ha perdido para siempre una carta de esa unidad: una acción menos y una vida menos. Si no le queda ninguna en mano, descartes y mazo, la próxima baja retira el contador. A menudo conviene insistir.',
  'enemy-fire.title': 'Bajo el fuego',
  'enemy-fire':
    'El fuego enemigo se calcula como el tuyo: base + cobertura + distancia, y acierta todo dado que lo alcance. No tienes que hacer nada. Quien esté a descubierto o cerca de él volverá a recibir impactos: ponlo a cubierto o haz callar antes al enemigo.',
}
