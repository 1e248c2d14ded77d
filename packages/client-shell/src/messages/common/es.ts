/** Words that the table and the pages share, in Spanish. */
import type { Messages } from '@bivouac/face-kit'
import type { COMMON as ENGLISH } from './en.ts'

export const COMMON: Messages<typeof ENGLISH, 'es'> = {
  'frame.home': 'Bivouac, a la página de inicio',
  'frame.navigation': 'Páginas',
  'lost.home': 'A la página de inicio',
  'nav.rules': 'Reglas',
  'primer.title': 'Cómo se juega',
  'games.title': 'Mis partidas',
  'games.export': 'Guardar como archivo',
  'games.saved': 'Guardado: {file}',
  'settings.language': 'Idioma',
  'settings.theme': 'Tema',
  'settings.theme.system': 'Según el sistema',
  'settings.theme.light': 'Luz del día',
  'settings.theme.dark': 'Luz de lámpara',
  'turn.won-by': 'Victoria: {side}',
  'trouble.drop': 'De acuerdo',
  'trouble.again': 'Intentar de nuevo',

  'level.recruit': 'Recluta',
  'level.regular': 'Soldado',
  'level.veteran': 'Veterano',
  'level.expert': 'Experto',
  'level.master': 'Maestro',

  'problem.stale': 'Mientras tanto, la partida ha avanzado. Mira otra vez y vuelve a elegir.',
  'problem.illegal': 'Las reglas no lo permiten ahora. Lo que puedes elegir está marcado.',
  'problem.not-your-seat':
    'Nadie juega ese bando en esta pantalla. Abre otra vez la partida desde tu lista de partidas.',
  'problem.not-your-turn': 'No te toca elegir. Espera al otro bando.',
  'problem.over': 'La partida ha terminado.',
  'problem.nothing-to-undo': 'Eso no se puede deshacer: ya han respondido los dados, las cartas o el rival.',
  'problem.no-such-moment':
    'La partida no tiene ese momento: quizá se deshizo algo. Vuelve al presente y repasa la partida desde ahí.',
  'problem.no-such-game': 'Esta partida ya no está aquí. Quizá se eliminó en otra ventana.',
  'problem.unknown-game':
    'Es de un juego que no está disponible aquí. Si viene de una versión más nueva de Bivouac, recarga la página.',
  'problem.unknown-scenario':
    'Es de un escenario que aquí no se conoce. Si viene de una versión más nueva de Bivouac, recarga la página.',
  'problem.unknown-level': 'Aquí no hay ningún bot de ese nivel. Elige otro.',
  'problem.other-scenario': 'El escenario ha cambiado desde que se jugó esto, así que no puede seguir.',
  'problem.newer-version':
    'Esto viene de una versión de Bivouac más nueva que esta página. Recarga la página e inténtalo de nuevo.',
  'problem.still-played':
    'La partida aún se está jugando. Solo se puede sacar entera cuando termine: antes revelaría cartas ocultas.',
  'problem.new-rules':
    'Desde que empezó esta partida se han corregido algunas reglas. Lo jugado vale; a partir de aquí se juega con las reglas corregidas.',
  'problem.damaged-game': 'Lo que se guardó de esta partida está dañado, así que no puede seguir.',
  'problem.bad-record':
    'Esto no es un archivo de partida, o se ha modificado después de guardarlo. Elige el archivo tal como se guardó.',
  'problem.bad-study': 'Este estudio no se puede leer: está dañado o es otra cosa.',
  'problem.bad-position': 'No se puede montar la posición: está dañada o es de otra versión.',
  'problem.bad-link': 'El enlace está dañado. Quizá se cortó al copiarlo: pídelo otra vez.',
  'problem.newer-link':
    'El enlace viene de otra versión de Bivouac. Recarga esta página e inténtalo de nuevo.',
  'problem.too-large': 'El archivo es demasiado grande para una partida. Elige el propio archivo de partida.',
  'problem.empty-campaign': 'Una campaña necesita al menos una batalla. Elige dónde empieza y dónde termina.',
  'problem.storage-full':
    'El almacenamiento del navegador está lleno: la partida sigue, pero no se guarda. Guárdala como archivo o elimina partidas antiguas.',
  'problem.storage-failed':
    'El navegador no ha podido guardarlo: su almacenamiento está bloqueado o dañado. Guarda la partida como archivo o permite que esta página guarde datos.',
  'problem.storage-missing':
    'Este navegador no guarda nada de esta página, quizá porque la ventana es privada: al cerrarla se pierden tus partidas. Guarda como archivo lo que quieras conservar.',
  'problem.no-host': 'El juego no responde. Recarga la página; tus partidas se conservan.',
  'problem.host-failed':
    'Algo ha fallado en el juego. Inténtalo de nuevo; si no funciona, recarga la página. Tus partidas se conservan.',
  'problem.unknown-request':
    'La página y el juego son de versiones distintas. Recarga la página; tus partidas se conservan.',
  'problem.bot-failed': 'El bot ha fallado. Recarga la página; la partida sigue desde aquí.',
  'problem.offline':
    'No se ha podido cargar una parte de la página. Comprueba la conexión e inténtalo de nuevo.',
  'problem.no-server':
    'Aquí no hay servidor para jugar en línea, o no se puede alcanzar. Todo lo demás funciona sin él.',
  'problem.no-line':
    'Se ha cortado la conexión con el servidor. Inténtalo de nuevo cuando vuelva; no se ha perdido nada.',
  'problem.too-fast': 'Demasiado de golpe. Espera un momento e inténtalo otra vez.',
  'problem.not-now': 'Eso ya no se puede hacer, o todavía no. Mira otra vez cómo está la partida.',
  'problem.paused': 'La partida está en pausa. Reanúdala primero.',
  'problem.your-own': 'Esta partida es tuya: frente a ti tiene que sentarse otra persona.',
  'problem.bad-message':
    'El servidor no lo acepta: es demasiado largo o contiene caracteres que no se pueden mostrar.',
  'problem.not-online': 'Eso no existe en las partidas de un servidor.',
  'problem.banned': 'Tienes vetado el acceso a este servidor. Quien lo administra puede decirte más.',
  'problem.draining': 'El servidor se está reiniciando. No se pierde nada; vuelve enseguida.',
  'problem.server-failed':
    'El servidor ha tenido un problema. Inténtalo otra vez; tus partidas están guardadas.',
  'problem.server-unsaved':
    'El servidor no puede guardar esto ahora mismo, así que no ha ocurrido. Inténtalo otra vez dentro de un momento.',
  'problem.server-full':
    'El disco del servidor está lleno, así que esto no ha ocurrido; lo jugado hasta ahora está guardado. Inténtalo más tarde o avisa a quien administra el servidor.',
  'problem.too-many-bots':
    'Ya tienes cinco partidas contra bots en este servidor. Termina una de ellas o juega contra un bot sin el servidor.',
  'problem.too-many-games':
    'Has ofrecido muchas partidas en poco tiempo. Espera un minuto y vuelve a intentarlo.',
  'problem.unforeseen': 'Algo ha salido mal: {text}',
}
