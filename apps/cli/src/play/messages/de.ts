/** German: what a game in the terminal says besides the game's own sentences. */
import type { Messages } from '@bivouac/face-kit'
import type { MESSAGES as ENGLISH } from './en.ts'

export const MESSAGES: Messages<typeof ENGLISH, 'de'> = {
  'welcome.two': 'Zwei Spieler an einem Bildschirm: {first} und {second}.',
  'welcome.bot': 'Deine Seite: {side} · gegen den Bot „{bot}“',
  'welcome.on.one': 'Die Partie geht weiter, wo du aufgehört hast, nach einer Entscheidung.',
  'welcome.on.other': 'Die Partie geht weiter, wo du aufgehört hast, nach {count} Entscheidungen.',
  'welcome.rules':
    'Begonnen wurde sie unter Version {begun} der Regeln, weiter geht es unter Version {rules}: siehe CHANGELOG.md.',
  'welcome.seed':
    'Aller Zufall kommt aus einem geheimen Startwert, der am Ende gezeigt wird; sein sha256 ist\n  {commitment}',
  'welcome.secret':
    'Aller Zufall kommt aus einem Geheimnis, das am Ende gezeigt wird; festgelegt ist es durch den sha256\n  {commitment}',
  'welcome.saved': 'Nach jeder Entscheidung gespeichert in {file}',
  'welcome.how': 'Wähle mit der Nummer. „help“ erklärt das Spiel, „?“ zeigt, was du sonst eingeben kannst.',
  narrow: 'Dein Fenster hat {columns} Spalten: Mach es {widest} breit, sonst bricht der Tisch um.',
  pass: 'Jetzt ist diese Seite dran: {side}. Gebt den Bildschirm weiter.',
  'pass.ready': 'Drück die Eingabetaste, wenn der andere wegsieht.',
  left: 'Die Partie ist in {file} gespeichert. Weiter geht es mit:\n  {resume}',
  'end.seed': 'Der Startwert war {seed}. „npx bivouac verify {file}“ beweist, dass aller Zufall aus ihm kam.',
  'end.secret':
    'Das Geheimnis war {secret}. „npx bivouac verify {file}“ beweist, dass aller Zufall daraus kam.',
  'end.replay': '„npx bivouac replay {file}“ zeigt die Partie noch einmal.',
  'undo.done': 'Zurückgenommen.',
  'problem.nothing-to-undo':
    'Zu spät zum Zurücknehmen: Würfel, verdeckte Karten oder die andere Seite haben schon entschieden.',
  'log.more.one': '(Noch eine Zeile: Gib „log“ ein.)',
  'log.more.other': '(Noch {count} Zeilen: Gib „log“ ein.)',
  'bot.thinking': 'Der Bot „{bot}“ überlegt …',
  'resign.sure': 'Die Partie aufgeben? Gib „{yes}“ ein; mit der Eingabetaste allein geht es weiter:',
  yes: 'ja',
  'choice.known.one': 'Gib 1 ein, eine Wahl in Worten wie „{example}“ oder: {words}.',
  'choice.known.other':
    'Gib eine Zahl von 1 bis {count} ein, eine Wahl in Worten wie „{example}“ oder: {words}.',
  'choice.none': 'Eine Wahl {typed} gibt es nicht.',
  'problem.bad-command': '„{typed}“ ist weder eine Wahl noch ein Befehl, den es hier gibt.',
  'choice.allowed': '„{typed}“ ist jetzt erlaubt.',
  'why.what': 'Warum was? Gib „why“ und eine Wahl ein.',
  'save.in': 'Die Partie ist in {file} gespeichert.',
  'save.copy': 'Eine Kopie liegt in {copy}; die Partie selbst bleibt in {file}.',
  'save.exists': '„{file}“ gibt es schon: Nimm einen anderen Namen, oder setze jene Partie mit --load fort.',
  'odds.none': 'Nichts von dem, was du jetzt wählen kannst, braucht einen Wurf.',
  hint: 'Der Bot „{bot}“ würde [{place}] wählen: {choice}.',
  'hint.lines': 'Von 100 Partien gewinnst du nach seiner Einschätzung etwa:',
  'words.title': 'WAS DU EINGEBEN KANNST',
  'words.number': 'die Nummer einer Wahl oder die Wahl in Kurzschrift',
  'words.help': 'wie man spielt',
  'words.board': 'den Tisch noch einmal zeigen',
  'words.goals': 'was das Szenario von jeder Seite verlangt',
  'words.cards': 'die offenen Stapel beider Seiten, Karte für Karte',
  'words.log': 'alles, was geschehen ist',
  'words.odds': 'die Chancen jedes Wurfs, den du wählen könntest',
  'words.why': 'warum etwas nicht erlaubt ist: mit Nummer oder in Worten, etwa „why stop“',
  'words.hint': 'was ein Bot an deiner Stelle täte',
  'words.undo': 'die letzte Wahl zurücknehmen, wenn seither weder Würfel noch verdeckte Karten dran waren',
  'words.save': 'gespeichert wird nach jeder Wahl; mit FILE auch als Kopie',
  'words.resign': 'die Partie aufgeben',
  'words.quit': 'aufhören; die Partie kann später weitergehen',
  'words.kept': 'Die Partie ist in {file} gespeichert.',
  'words.secret':
    'Diese Datei enthält den geheimen Startwert der Würfel, damit die Partie weitergehen kann: Hineinsehen ist geschummelt.',

  // What is wrong with the options
  'bad.seed': 'Eine gespeicherte Partie hat ihre eigenen Würfel: Lass --seed weg.',
  'bad.house': 'Eine gespeicherte Partie hat ihre eigenen Hauswerte: Lass --house weg.',
  'bad.side': 'Gegen einen Freund sitzen beide Seiten an diesem Bildschirm: Lass --side weg.',
  'bad.side.unknown': 'Eine Seite „{side}“ gibt es nicht. Die Seiten: {sides}.',

  // The help of the verb
  'verb.about': 'im Terminal spielen; ohne Optionen eine erste Partie gegen einen Bot',
  'verb.scenario': 'Kennung, Nummer, Anfang der Kennung oder eine Szenariodatei (sonst: das erste)',
  'verb.side': 'die Seite, die du spielst (sonst: die erste)',
  'verb.against': 'ein Bot, oder „{friend}“ für zwei an einem Bildschirm (sonst: „{opponent}“)',
  'verb.load': 'eine gespeicherte Partie fortsetzen',
  'verb.save': 'wo die Partie gespeichert wird (sonst: eine neue Datei in „{folder}“)',
  'verb.language': '{list}; sonst die Sprache deines Terminals',
  'verb.more':
    'Ein Szenario wird in allen Spielen gesucht, solange nur eines es hat. Nach jeder Wahl wird gespeichert. Die Datei enthält den geheimen Startwert der Würfel: Sieh vor dem Ende nicht hinein.',
  'verb.game': 'das Spiel (sonst: das mit diesem Szenario, oder das erste)',
  'verb.seed': 'woher aller Zufall kommt (sonst: ein neuer Startwert, am Ende gezeigt)',
  'verb.house': 'Hauswerte statt unserer, bei Spielen, die welche haben',
  'verb.help': 'diese Hilfe zeigen',
  'verb.title.usage': 'Aufruf:',
  'verb.title.options': 'Optionen:',
  'verb.title.examples': 'Beispiele:',
}
