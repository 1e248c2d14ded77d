/** Spanish: what a game in the terminal says besides the game's own sentences. */
import type { Messages } from '@bivouac/face-kit'
import type { MESSAGES as ENGLISH } from './en.ts'

export const MESSAGES: Messages<typeof ENGLISH, 'es'> = {
  'welcome.two': 'Dos personas ante una pantalla: {first} y {second}.',
  'welcome.bot': 'Tu bando: {side} · contra el bot «{bot}»',
  'welcome.on.one': 'La partida sigue donde se dejó, tras una decisión.',
  'welcome.on.other': 'La partida sigue donde se dejó, tras {count} decisiones.',
  'welcome.rules':
    'Empezó con la versión {begun} de las reglas y sigue con la versión {rules}: mira CHANGELOG.md.',
  'welcome.seed':
    'Todo el azar sale de una semilla secreta, que se muestra al final; su sha256 es\n  {commitment}',
  'welcome.secret':
    'Todo el azar sale de un secreto, que se muestra al final; queda fijado por el sha256\n  {commitment}',
  'welcome.saved': 'Se guarda tras cada decisión en {file}',
  'welcome.how': 'Elige por número. «help» explica cómo se juega; «?», qué más puedes escribir.',
  narrow: 'Tu ventana tiene {columns} columnas: ensánchala a {widest} o la mesa se descolocará.',
  pass: 'Le toca a este bando: {side}. Pasad la pantalla.',
  'pass.ready': 'Pulsa Intro cuando la otra persona ya no mire.',
  left: 'La partida está guardada en {file}. Para seguir:\n  {resume}',
  'end.seed': 'La semilla era {seed}. «npx bivouac verify {file}» demuestra que todo el azar salió de ella.',
  'end.secret':
    'El secreto era {secret}. «npx bivouac verify {file}» demuestra que todo el azar salió de él.',
  'end.replay': '«npx bivouac replay {file}» muestra la partida de nuevo.',
  'undo.done': 'Deshecho.',
  'problem.nothing-to-undo':
    'Desde entonces ha habido dados, cartas ocultas o una jugada del otro bando: no se puede deshacer.',
  'log.more.one': '(Una línea más: escribe «log».)',
  'log.more.other': '({count} líneas más: escribe «log».)',
  'bot.thinking': 'El bot «{bot}» está pensando…',
  'resign.sure': '¿Te rindes? Escribe «{yes}», o pulsa solo Intro para seguir:',
  yes: 'sí',
  'choice.known.one': 'Escribe 1, una opción en palabras como «{example}», o: {words}.',
  'choice.known.other':
    'Escribe un número del 1 al {count}, una opción en palabras como «{example}», o: {words}.',
  'choice.none': 'No existe la opción {typed}.',
  'problem.bad-command': '«{typed}» no es ni una opción ni una orden de aquí.',
  'choice.allowed': '«{typed}» está permitido ahora.',
  'why.what': '¿Por qué qué? Escribe «why» y una opción.',
  'save.in': 'La partida está guardada en {file}.',
  'save.copy': 'Hay una copia en {copy}; la partida sigue en {file}.',
  'save.exists': '«{file}» ya existe: elige otro nombre o continúa esa partida con --load.',
  'odds.none': 'Nada de lo que puedes elegir ahora necesita una tirada.',
  hint: 'El bot «{bot}» elegiría [{place}] {choice}.',
  'hint.lines': 'Calcula que, de cada 100 partidas, ganas unas:',
  'words.title': 'QUÉ PUEDES ESCRIBIR',
  'words.number': 'el número de una opción, o la opción en notación corta',
  'words.help': 'cómo se juega',
  'words.board': 'mostrar la mesa otra vez',
  'words.goals': 'lo que pide el escenario a cada bando',
  'words.cards': 'las pilas visibles de los dos bandos, carta por carta',
  'words.log': 'todo lo que ha pasado',
  'words.odds': 'las probabilidades de cada tirada que podrías elegir',
  'words.why': 'por qué algo no está permitido: con su número o en palabras, como «why stop»',
  'words.hint': 'lo que haría un bot en tu lugar',
  'words.undo': 'deshacer tu última decisión, si desde entonces no ha habido dados ni cartas ocultas',
  'words.save': 'la partida se guarda tras cada decisión; con FILE, también como copia',
  'words.resign': 'rendirse',
  'words.quit': 'salir; la partida se puede retomar más tarde',
  'words.kept': 'La partida está guardada en {file}.',
  'words.secret':
    'Ese archivo contiene la semilla secreta de los dados, para poder retomar la partida: mirarlo es hacer trampa.',

  // What is wrong with the options
  'bad.seed': 'Una partida guardada tiene sus propios dados: quita --seed.',
  'bad.house': 'Una partida guardada tiene sus propios valores de la casa: quita --house.',
  'bad.side': 'Contra un amigo los dos bandos juegan en esta pantalla: quita --side.',
  'bad.side.unknown': 'No existe el bando «{side}». Los bandos son: {sides}.',

  // The help of the verb
  'verb.about': 'jugar en el terminal; sin opciones, una primera partida contra un bot',
  'verb.scenario':
    'identificador, número, comienzo del identificador o un archivo de escenario (si no, el primero)',
  'verb.side': 'el bando que juegas (si no, el primero)',
  'verb.against': 'un bot, o «{friend}» para dos personas ante una pantalla (si no, «{opponent}»)',
  'verb.load': 'continuar una partida guardada',
  'verb.save': 'dónde guardar la partida (si no, un archivo nuevo en «{folder}»)',
  'verb.language': '{list}; si no, el idioma de tu terminal',
  'verb.more':
    'El escenario se busca en todos los juegos, mientras solo lo tenga uno. La partida se guarda tras cada decisión. El archivo contiene la semilla secreta de los dados: no lo mires antes del final.',
  'verb.game': 'el juego (si no, el que tiene el escenario, o el primero)',
  'verb.seed': 'de dónde sale todo el azar (si no, una semilla nueva, que se muestra al final)',
  'verb.house': 'valores de la casa en lugar de los nuestros, en los juegos que los tienen',
  'verb.help': 'mostrar esta ayuda',
  'verb.title.usage': 'Uso:',
  'verb.title.options': 'Opciones:',
  'verb.title.examples': 'Ejemplos:',
}
