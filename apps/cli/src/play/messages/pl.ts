/** Polish: what a game in the terminal says besides the game's own sentences. */
import type { Messages } from '@bivouac/face-kit'
import type { MESSAGES as ENGLISH } from './en.ts'

export const MESSAGES: Messages<typeof ENGLISH, 'pl'> = {
  'welcome.two': 'Dwie osoby przy jednym ekranie: {first} i {second}.',
  'welcome.bot': 'Twoja strona: {side} · przeciw botowi „{bot}”',
  'welcome.on.one': 'Gra toczy się dalej od miejsca, w którym ją przerwano, po jednej decyzji.',
  'welcome.on.few': 'Gra toczy się dalej od miejsca, w którym ją przerwano, po {count} decyzjach.',
  'welcome.on.many': 'Gra toczy się dalej od miejsca, w którym ją przerwano, po {count} decyzjach.',
  'welcome.on.other': 'Gra toczy się dalej od miejsca, w którym ją przerwano, po {count} decyzji.',
  'welcome.rules':
    'Zaczęto ją według wersji {begun} zasad, a toczy się według wersji {rules}: zobacz CHANGELOG.md.',
  'welcome.seed':
    'Cała losowość pochodzi z tajnego ziarna, pokazywanego na końcu; jego sha256 to\n  {commitment}',
  'welcome.secret':
    'Cała losowość pochodzi z sekretu, pokazywanego na końcu; ustala go sha256\n  {commitment}',
  'welcome.saved': 'Zapis po każdej decyzji w {file}',
  'welcome.how': 'Wybieraj numerem. „help” mówi, jak grać, „?” – co jeszcze można wpisać.',
  narrow: 'Twoje okno ma {columns} kolumn: poszerz je do {widest}, bo inaczej wiersze stołu się połamią.',
  pass: 'Teraz ta strona: {side}. Przekażcie ekran.',
  'pass.ready': 'Naciśnij Enter, gdy druga osoba już nie patrzy.',
  left: 'Gra jest zapisana w {file}. Dalszy ciąg:\n  {resume}',
  'end.seed': 'Ziarno to {seed}. „npx bivouac verify {file}” dowodzi, że cała losowość pochodziła z niego.',
  'end.secret':
    'Sekret to {secret}. „npx bivouac verify {file}” dowodzi, że cała losowość pochodziła z niego.',
  'end.replay': '„npx bivouac replay {file}” pokazuje grę od nowa.',
  'undo.done': 'Cofnięto.',
  'problem.nothing-to-undo':
    'Od tamtej pory były kości, ukryte karty albo ruch drugiej strony: tego nie można cofnąć.',
  'log.more.one': '(Jeszcze jeden wiersz: wpisz „log”.)',
  'log.more.few': '(Jeszcze {count} wiersze: wpisz „log”.)',
  'log.more.many': '(Jeszcze {count} wierszy: wpisz „log”.)',
  'log.more.other': '(Jeszcze {count} wiersza: wpisz „log”.)',
  'bot.thinking': 'Bot „{bot}” myśli…',
  'resign.sure': 'Poddać grę? Wpisz „{yes}”; sam Enter gra dalej:',
  yes: 'tak',
  'choice.known.one': 'Wpisz 1, wybór słowami, na przykład „{example}”, albo: {words}.',
  'choice.known.few': 'Wpisz liczbę od 1 do {count}, wybór słowami, na przykład „{example}”, albo: {words}.',
  'choice.known.many': 'Wpisz liczbę od 1 do {count}, wybór słowami, na przykład „{example}”, albo: {words}.',
  'choice.known.other':
    'Wpisz liczbę od 1 do {count}, wybór słowami, na przykład „{example}”, albo: {words}.',
  'choice.none': 'Nie ma wyboru {typed}.',
  'problem.bad-command': '„{typed}” to ani wybór, ani polecenie.',
  'choice.allowed': '„{typed}” jest teraz dozwolone.',
  'why.what': 'Dlaczego co? Wpisz „why” i wybór.',
  'save.in': 'Gra jest zapisana w {file}.',
  'save.copy': 'Kopia jest w {copy}; sama gra zostaje w {file}.',
  'save.exists': '„{file}” już istnieje: wybierz inną nazwę albo kontynuuj tamtą grę przez --load.',
  'odds.none': 'Nic z tego, co możesz teraz wybrać, nie wymaga rzutu.',
  hint: 'Bot „{bot}” wybrałby [{place}] {choice}.',
  'hint.lines': 'Sądzi, że na 100 gier wygrywasz mniej więcej:',
  'words.title': 'CO MOŻESZ WPISAĆ',
  'words.number': 'numer wyboru albo wybór w krótkim zapisie',
  'words.help': 'jak grać',
  'words.board': 'pokaż stół jeszcze raz',
  'words.goals': 'czego scenariusz wymaga od każdej strony',
  'words.cards': 'jawne stosy obu stron, karta po karcie',
  'words.log': 'wszystko, co się wydarzyło',
  'words.odds': 'szanse każdego rzutu, który możesz wybrać',
  'words.why': 'dlaczego coś jest niedozwolone: numerem albo słowami, jak „why stop”',
  'words.hint': 'co zrobiłby bot na twoim miejscu',
  'words.undo': 'cofnij ostatnią decyzję, jeśli od tamtej pory nie było kości ani ukrytych kart',
  'words.save': 'gra zapisuje się po każdej decyzji; z FILE także jako kopia',
  'words.resign': 'poddaj grę',
  'words.quit': 'wyjdź; grę można wznowić później',
  'words.kept': 'Gra jest zapisana w {file}.',
  'words.secret':
    'Ten plik zawiera tajne ziarno kości, żeby grę można było wznowić: zaglądanie do niego to oszustwo.',

  // What is wrong with the options
  'bad.seed': 'Zapisana gra ma własne kości: pomiń --seed.',
  'bad.house': 'Zapisana gra ma własne wartości domowe: pomiń --house.',
  'bad.side': 'Z przyjacielem obie strony siedzą przy tym ekranie: pomiń --side.',
  'bad.side.unknown': 'Nie ma strony „{side}”. Strony to: {sides}.',

  // The help of the verb
  'verb.about': 'gra w terminalu; bez opcji pierwsza gra przeciw botowi',
  'verb.scenario': 'identyfikator, numer, początek identyfikatora albo plik scenariusza (inaczej pierwszy)',
  'verb.side': 'twoja strona (inaczej pierwsza)',
  'verb.against': 'bot albo „{friend}” dla dwóch osób przy jednym ekranie (inaczej „{opponent}”)',
  'verb.load': 'dalszy ciąg zapisanej gry',
  'verb.save': 'gdzie zapisać grę (inaczej nowy plik w „{folder}”)',
  'verb.language': '{list}; inaczej język twojego terminala',
  'verb.more':
    'Scenariusz jest szukany we wszystkich grach, o ile ma go tylko jedna. Gra zapisuje się po każdej decyzji. Plik zawiera tajne ziarno kości: nie zaglądaj do niego przed końcem.',
  'verb.game': 'gra (inaczej ta, która ma scenariusz, albo pierwsza)',
  'verb.seed': 'skąd pochodzi cała losowość (inaczej nowe ziarno, pokazane na końcu)',
  'verb.house': 'wartości domowe zamiast naszych, w grach, które je mają',
  'verb.help': 'pokaż tę pomoc',
  'verb.title.usage': 'Użycie:',
  'verb.title.options': 'Opcje:',
  'verb.title.examples': 'Przykłady:',
}
