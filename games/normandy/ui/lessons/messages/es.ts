/** The lessons of Normandy in Spanish. */
import type { Messages } from '@bivouac/face-kit'
import type { MESSAGES as ENGLISH } from './en.ts'

export const MESSAGES: Messages<typeof ENGLISH, 'es'> = {
  'bid.title': 'La puja',
  'bid.idea': 'Una carta decide quién juega primero, y después está gastada.',
  'bid.high': 'Puja con tu número más alto: el Líder de escuadra.',
  'bid.high.why':
    'En cada ronda los dos bandos ponen una carta en secreto. Empieza el número más alto, el de arriba a la izquierda. Tus Fusileros están en la granja y los alemanes, cerca: quien juegue primero decide lo que pasa allí.',
  'bid.high.needed':
    'Un 5 puede perder, y te quedarías sin el Fusilero esta ronda. Lo necesitas para tomar la granja.',
  'bid.high.low':
    'Ese número puede perder, y jugar en segundo lugar podría costarte la granja. Tu 7 es la puja más segura.',
  'bid.high.after': 'El 7 supera al 6: empiezas tú. Las dos cartas se han gastado.',
  'bid.take': 'Toma la granja: Fusilero, Controlar.',
  'bid.take.why':
    'Controlar da la vuelta a tu ojo y muestra la bandera: los 2 puntos de la loseta son tuyos. Solo se puede si no hay allí ningún enemigo. Por eso importaba jugar primero.',
  'bid.take.later': 'Eso puede esperar. Toma antes la granja: para eso has pujado tan alto.',
  'bid.take.after': 'Dos de los cinco puntos que necesitas. Siguen siendo tuyos aunque tus hombres se vayan.',
  'bid.end': 'Termina tu turno.',
  'bid.end.why':
    'Puedes jugar tantas cartas como quieras. Al final, lo que tengas en la mano y lo que hayas jugado va a los descartes; no se guarda nada. Luego juega el otro bando, y los dos robáis cuatro cartas nuevas.',
  'bid.end.more': 'Podrías, pero déjalo por ahora. Termina tu turno y mira la siguiente puja.',
  'bid.end.after': 'Una ronda nueva: cuatro cartas nuevas y otra puja.',
  'bid.wait': 'La granja es tuya: esta vez puja con Niebla de guerra.',
  'bid.wait.why':
    'Nadie puede tomar la granja mientras estés en ella, así que jugar en segundo lugar apenas importa. La carta con la que pujas ya no hace nada más. La Niebla de guerra no sirve para otra cosa: así te quedan tres buenas cartas para tu turno.',
  'bid.wait.waste':
    'Ganarías la puja, pero la carta se gastaría sin haber hecho nada. Nadie te obliga a jugar primero.',
  'bid.done':
    'Empate: conservas la iniciativa. Puja alto cuando importe empezar; si no, puja con lo que menos falta te haga.',

  'men.title': 'Las cartas son hombres',
  'men.idea': 'Una carta es una orden para su contador y también una de sus vidas.',
  'men.order': 'Juega Fusilero A: Mover, a la granja más cercana.',
  'men.order.why':
    'Cada carta pertenece al contador con el mismo nombre y letra, y muestra lo que puede hacer. Eliges una acción, y la carta queda usada este turno. La insignia de la granja muestra sus 2 puntos.',
  'men.order.scouts':
    'Esa carta es de tus Exploradores B. Para mover a los Fusileros A necesitas una carta de Fusilero A.',
  'men.order.field': 'Puedes ir allí, pero ese campo vale 1 punto y la granja, 2.',
  'men.order.after':
    'Los Fusileros A están en la granja. Ya has jugado la única carta suya que tenías en la mano.',
  'men.again': 'Líder de escuadra A, Inspirar: recupera al Fusilero.',
  'men.again.why':
    'Las cartas de mando no tienen contador. Inspirar devuelve a tu mano una carta de la escuadra del líder que hayas jugado este turno: el mismo hombre actúa dos veces.',
  'men.again.bolster':
    'Reforzar trae hombres para rondas posteriores. Al Fusilero lo necesitas ahora: usa Inspirar.',
  'men.again.after': 'Lo tienes otra vez en la mano.',
  'men.take': 'Ahora toma la granja: Controlar.',
  'men.take.why':
    'Solo los Fusileros pueden controlar una loseta. Con la bandera, los 2 puntos son tuyos. Un bando sin Fusileros en el mapa queda inmovilizado, y en algunas batallas eso le cuesta la partida.',
  'men.take.shot': 'Podría hacerlo, pero la granja seguiría sin dueño. Tómala mientras estás en ella.',
  'men.hit': 'Termina tu turno y mira lo que cuesta el fuego enemigo.',
  'men.hit.why':
    'Un impacto elimina para siempre una carta de esa unidad: de tu mano; si no, de los descartes; si no, del mazo. Solo el impacto que sigue a la última carta retira el contador. Con una carta nueva puede volver por tu flecha («todos»: cualquier unidad).',
  'men.hit.after':
    'Impacto: has perdido para siempre a un Fusilero A. El contador sigue ahí, porque aún queda una carta suya. En la nueva ronda, los dos habéis pujado con Niebla de guerra: empate, empiezas tú.',
  'men.more': 'Líder de escuadra B, Reforzar: trae dos Fusileros B.',
  'men.more.why':
    'En tu reserva están los hombres que aún no están en tu mazo. Reforzar pasa cartas de ella a tus descartes, y las robarás cuando se vuelva a barajar. Cada una es una orden más y una vida más.',
  'men.more.now': 'Podrías, pero tu mazo es pequeño. Refuerza pronto: lo que llega tarde casi nunca se roba.',
  'men.more.scout':
    'Los Exploradores también sirven, pero solo los Fusileros toman losetas, y sin ellos quedas inmovilizado.',
  'men.done':
    'Las cartas son órdenes y vidas a la vez. Gástalas, dóblalas con un líder y trae otras nuevas a tiempo.',

  'ground.title': 'Explorar, mover, controlar',
  'ground.idea': 'Tres pasos y la loseta es tuya.',
  'ground.scout': 'Juega Explorador A: Explorar, a la granja más cercana.',
  'ground.scout.why':
    'Los Fusileros solo entran en losetas con un marcador tuyo. Los Exploradores van a cualquier sitio y dejan un ojo en cada loseta nueva: abren el camino.',
  'ground.scout.closed':
    'Los Fusileros aún no pueden llegar a la granja: no hay en ella ningún marcador tuyo. Manda antes a los Exploradores.',
  'ground.scout.rest': 'Los Exploradores pueden hacerlo, pero nadie más puede abrir el camino a la granja.',
  'ground.scout.poor': 'Puedes ir ahí, pero la granja vale 2 puntos. Abre antes el camino hacia ella.',
  'ground.stop': 'Párate aquí, aunque los Exploradores podrían seguir.',
  'ground.stop.why':
    'Cada marcador nuevo pasa una Niebla de guerra de tu reserva a tus descartes, y la Niebla solo ocupa sitio en la mano. Explora lo que necesites y nada más.',
  'ground.stop.known': 'Ahí ya está tu marcador: no hay nada que explorar. Quédate en la granja.',
  'ground.stop.fog': 'Una loseta más es una Niebla de guerra más en tus descartes, y ahora no te hace falta.',
  'ground.stop.after': 'El ojo está en la granja, y una Niebla de guerra ha ido a tus descartes.',
  'ground.move': 'Ahora juega Fusilero A: Mover, a la granja.',
  'ground.move.why':
    'Mover lleva el contador una loseta más allá, y solo a una con tu marcador. Con el ojo basta.',
  'ground.move.shot':
    'A esta distancia y contra esa cobertura, disparar es malgastar la carta. Muévete antes.',
  'ground.move.field': 'Ahí también está tu marcador, pero solo vale 1 punto. La granja vale 2.',
  'ground.control': 'Juega el segundo Fusilero A: Controlar.',
  'ground.control.why':
    'Controlar convierte el ojo en bandera. Los puntos son tuyos mientras siga ahí, incluso sin tus hombres. En esta batalla ganas en el acto con 5 puntos.',
  'ground.control.on':
    'Si haces eso ahora, la granja seguirá sin dueño. Da la vuelta al marcador mientras no haya enemigos cerca.',
  'ground.done':
    'Los Exploradores abren el camino; los Fusileros avanzan y toman la loseta. Así se gana terreno, paso a paso.',

  'attack.title': 'Las cuentas de un ataque',
  'attack.idea': 'Base, cobertura y distancia: lo que tiene que sacar un dado.',
  'attack.easier': 'Ataca con Fusilero A y elige el blanco más fácil.',
  'attack.easier.why':
    'El dado tiene que alcanzar defensa base + cobertura (el escudo de abajo a la derecha) + distancia. Los Exploradores en campo abierto, a una loseta: 5 + 0 + 1 = 6. Con un dado de diez caras sirven del 6 al 9 y el 0, que siempre acierta: 50 %.',
  'attack.easier.first': 'Eso puede esperar. Mira antes lo que vale un disparo desde aquí.',
  'attack.easier.hedges':
    'Fusileros tras los setos: 4 + 2 + 1 = 7, solo un 40 %. Los Exploradores en campo abierto son más fáciles.',
  'attack.easier.far':
    'Cada loseta de distancia lo hace un punto más difícil. Los Exploradores están a tu lado.',
  'attack.easier.after': 'Un 4, y hacía falta un 6: fallo. Solo te ha costado la carta.',
  'attack.near': 'Acércate: muévete a la loseta de los Exploradores.',
  'attack.near.why':
    'En la misma loseta la distancia cuenta 0: la suma baja a 5 y tu probabilidad sube al 60 %. Los enemigos no cierran el paso. Recuerda que ahí también te aciertan mejor a ti.',
  'attack.near.again': 'Puedes, otra vez con un 50 %. Un paso más cerca es un 60 %, y te quedan dos cartas.',
  'attack.near.away': 'Así te alejas de ellos, y cada loseta hace tu disparo más difícil.',
  'attack.near.after': 'La misma loseta y sin cobertura: 5 + 0 + 0 = 5.',
  'attack.fire': 'Dispara otra vez a los Exploradores.',
  'attack.fire.why':
    'Un impacto le cuesta al enemigo para siempre una carta de esa unidad: de la mano; si no, de los descartes; si no, del mazo. El impacto que sigue a la última retira el contador.',
  'attack.fire.wait': 'Más cerca no se puede: no pasarás del 60 %. Dispara.',
  'attack.fire.hedges':
    'Desde aquí hace falta al menos un 6 o un 7. Los Exploradores están en tu loseta: basta con un 5.',
  'attack.done':
    'Un 0 siempre acierta: ningún disparo es inútil. Lee antes la suma: menos cobertura, menos losetas, más probabilidad.',

  'suppress.title': 'Suprimir y atrincherarse',
  'suppress.idea': 'Que el enemigo no levante cabeza, y tu mazo siga ligero.',
  'suppress.pin': 'Que el Ametrallador suprima a los Fusileros del río.',
  'suppress.pin.why':
    'Suprimir tira cuatro dados y no le cuesta la vida a nadie: el contador pasa a su cara pálida. La siguiente carta que se juegue por él solo lo deja preparado otra vez.',
  'suppress.pin.attack':
    'Atacar tira dos dados y le costaría un hombre. Pero aún podría actuar en su turno: suprímelo y perderá esa carta.',
  'suppress.pin.scouts':
    'Tus Exploradores están lejos y aquí pueden hacer poco. El Ametrallador está en el sitio justo.',
  'suppress.pin.far': 'Más lejos, así que más difícil. Los que te amenazan son los Fusileros del río.',
  'suppress.pin.after':
    'Bastó un dado: suprimidos. Tendrán que gastar una carta antes de volver a moverse o disparar.',
  'suppress.hunker': 'Que se atrinchere el Explorador B: pulsa la propia carta y luego «Atrincherarse».',
  'suppress.hunker.why':
    'Cualquier carta salvo la Niebla de guerra puede atrincherarse: va a tu reserva. Tu mazo se aligera y los hombres que necesitas llegan antes. Con Reforzar puede volver.',
  'suppress.hunker.scout':
    'Cada marcador nuevo te trae Niebla de guerra, y esos Exploradores están lejos del combate. Mejor guarda la carta.',
  'suppress.hunker.after': 'El Explorador está en tu reserva. Robarás antes a los hombres que hacen falta.',
  'suppress.end': 'Termina tu turno y observa a los alemanes.',
  'suppress.end.why':
    'Juegue lo que juegue por la unidad suprimida, solo quedará preparada. Después puede hacerte lo mismo a ti.',
  'suppress.end.after':
    'Sus Fusileros han gastado la carta en recuperarse, pero sus Ametralladores han suprimido a los tuyos. En la nueva ronda, los dos habéis pujado con Niebla de guerra: empate, empiezas tú.',
  'suppress.ready': 'Vuelve a preparar a tus Fusileros.',
  'suppress.ready.why':
    'Con una unidad suprimida, una carta solo puede hacer dos cosas: prepararla o atrincherarse. En ambos casos se gasta, así que piensa si necesitas la unidad este turno.',
  'suppress.ready.keep':
    'No mandes fuera a los Fusileros: solo ellos toman losetas, y sin ellos quedas inmovilizado.',
  'suppress.ready.scouts':
    'Los Exploradores pueden actuar, pero tus Fusileros siguen cuerpo a tierra, justo delante del enemigo.',
  'suppress.done':
    'Suprimir roba una carta y una acción sin matar a nadie. Y quien no hace falta, se atrinchera.',

  'deck.title': 'Mazo, refuerzos y niebla',
  'deck.idea': 'Lo que vas a robar depende de ti.',
  'deck.draw': 'Sargento, Comandar: roba dos cartas.',
  'deck.draw.why':
    'Comandar roba cartas que puedes jugar al momento. Hazlo antes que nada: así sabes lo que tienes antes de decidir.',
  'deck.draw.one': 'Dos cartas son mejor que una, y cuestan lo mismo.',
  'deck.draw.bolster': 'Reforzar es para más adelante. Ahora tu mano es floja: roba primero.',
  'deck.draw.scout': 'Mira antes lo que te llega: roba y decide después qué hace el Explorador.',
  'deck.draw.after': 'Un líder y un segundo Explorador: hay más donde elegir.',
  'deck.recon': 'Disipa la niebla: Reconocimiento con un Explorador.',
  'deck.recon.why':
    'Reconocimiento elimina para siempre una Niebla de guerra de tu mano y te da otra carta. No hay otra forma de librarse de ella.',
  'deck.recon.fog': 'Se puede, pero la Niebla de guerra se quedará contigo y volverá una y otra vez.',
  'deck.recon.after': 'La Niebla se ha ido para siempre y tienes una carta nueva.',
  'deck.bolster': 'Líder de escuadra A, Reforzar: trae dos Fusileros A.',
  'deck.bolster.why':
    'Reforzar pasa cartas de la reserva a tus descartes. Cuando el mazo se acaba, los descartes se barajan y salen. Un líder solo trae hombres de su escuadra.',
  'deck.bolster.idle': 'Podrías, pero dos Fusileros nuevos valen más: usa Reforzar.',
  'deck.bolster.scouts': 'Más Exploradores, más ojos. Pero las losetas las toman los Fusileros.',
  'deck.conceal': 'Mándale niebla al enemigo: Ocultar con el otro Explorador.',
  'deck.conceal.why':
    'Ocultar pasa una Niebla de guerra de la reserva del enemigo a sus descartes. Tarde o temprano la robará en lugar de un hombre.',
  'deck.conceal.far': 'Podrías, pero ahora ganarías poco. Una Niebla le estorbará una y otra vez.',
  'deck.conceal.after': 'Una carta más en sus descartes que no hace nada.',
  'deck.end': 'Termina tu turno: tu mazo está vacío y se barajarán los descartes.',
  'deck.end.why':
    'La mano y las cartas jugadas van a los descartes. Quien debe robar de un mazo vacío baraja los descartes y forma otro: tus nuevos Fusileros están en él.',
  'deck.done': 'Roba con Comandar, disipa con Reconocimiento, crece con Reforzar. Tu mazo es tu pelotón.',

  'guns.title': 'Mortero y francotiradores',
  'guns.idea': 'Fuego desde lejos, y un hombre que va a cualquier parte.',
  'guns.aim': 'Apunta el mortero a la hilera de casas con los dos alemanes.',
  'guns.aim.why':
    'El mortero necesita dos cartas: Apuntar pone el marcador en una loseta a tres o más de distancia, Bombardear dispara a ella. Se dispara a todos los contadores que haya allí, también a los tuyos.',
  'guns.aim.first': 'Primero hay que apuntar el mortero: sin marcador no puede disparar.',
  'guns.aim.woods':
    'Tres alemanes, pero con cobertura 3: cada dado tendría que sacar al menos un 7 o un 8. En las casas basta con un 5.',
  'guns.aim.empty': 'Ahí no hay nadie. Dos contadores enemigos en una loseta bien valen un proyectil.',
  'guns.aim.after': 'El marcador está puesto. Seguirá ahí mientras los sirvientes no se muevan.',
  'guns.blast': 'Ahora Bombardear: elige a quién disparas primero.',
  'guns.blast.why':
    'Por cada contador se tira un dado contra defensa base + cobertura; la distancia no cuenta. Una colina (3/1) da cobertura 3, pero solo 1 contra los proyectiles y contra quien dispara desde una colina.',
  'guns.blast.move': 'Si los sirvientes se mueven, el marcador desaparece y hay que apuntar otra vez.',
  'guns.blast.sniper': 'Ya le tocará. El mortero está apuntado: que dispare.',
  'guns.blast.after': 'Impacto en los Fusileros; los Ametralladores se libran.',
  'guns.stalk': 'Infiltra al Francotirador una loseta más cerca.',
  'guns.stalk.why':
    'Infiltrar entra en cualquier loseta, con marcador o sin él, y no deja ninguno: así no trae Niebla. Una loseta más cerca es un punto menos que sacar.',
  'guns.stalk.far':
    'Puedes, pero desde aquí es un punto más difícil. Tienes dos cartas: acércate con la primera.',
  'guns.stalk.away': 'Así no te acercas a ellos.',
  'guns.stalk.after': 'Justo a su lado: hay que sacar 4 + 1 + 1 = 6, con tres dados.',
  'guns.shot': 'Dispara otra vez a los Fusileros.',
  'guns.shot.why':
    'Tres dados, y basta con un acierto: 88 %. Insiste con la misma unidad: cuando no le queden cartas en mano, descartes ni mazo, el siguiente impacto retira su contador.',
  'guns.shot.close': 'Ya estás cerca, y es tu última carta: dispara con ella.',
  'guns.shot.gunners':
    'La misma probabilidad, pero los Fusileros ya han perdido un hombre. Insiste hasta que caiga el contador.',
  'guns.shot.woods': 'Están más lejos y con mejor cobertura.',
  'guns.done':
    'Era su última carta: otro impacto retiraría el contador. Primero apuntar, luego bombardear; primero acercarse, luego disparar. Pero el terreno solo lo toman los Fusileros.',

  'alone.title': 'Una pequeña batalla por tu cuenta',
  'alone.idea': 'La Raye, con la batalla a medias. Esta vez decides tú; el enemigo es un Recluta.',
}
