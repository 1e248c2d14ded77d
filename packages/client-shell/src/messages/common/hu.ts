/** Words that the table and the pages share, in Hungarian. */
import type { Messages } from '@bivouac/face-kit'
import type { COMMON as ENGLISH } from './en.ts'

export const COMMON: Messages<typeof ENGLISH, 'hu'> = {
  'frame.home': 'Bivouac, a kezdőlapra',
  'frame.navigation': 'Oldalak',
  'lost.home': 'A kezdőlapra',
  'nav.rules': 'Szabályok',
  'primer.title': 'Így kell játszani',
  'games.title': 'Játszmáim',
  'games.export': 'Mentés fájlba',
  'games.saved': 'Elmentve: {file}',
  'settings.language': 'Nyelv',
  'settings.theme': 'Téma',
  'settings.theme.system': 'Rendszer szerint',
  'settings.theme.light': 'Nappali fény',
  'settings.theme.dark': 'Lámpafény',
  'turn.won-by': 'Győzelem: {side}',
  'trouble.drop': 'Rendben',
  'trouble.again': 'Újrapróbálás',

  'level.recruit': 'Újonc',
  'level.regular': 'Katona',
  'level.veteran': 'Veterán',
  'level.expert': 'Szakértő',
  'level.master': 'Mester',

  'problem.stale': 'A játszma időközben továbbhaladt. Nézd meg újra, és válassz még egyszer.',
  'problem.illegal': 'A szabályok ezt most nem engedik. Ami választható, az meg van jelölve.',
  'problem.not-your-seat':
    'Ennél a képernyőnél senki sem játszik azzal az oldallal. Nyisd meg újra a játszmát a listádból.',
  'problem.not-your-turn': 'Most nem te vagy soron. Várd meg a másik felet.',
  'problem.over': 'A játszma véget ért.',
  'problem.nothing-to-undo': 'Ezt nem lehet visszavonni: a kockák, a kártyák vagy az ellenfél már döntött.',
  'problem.no-such-moment':
    'A játszmának nincs ilyen pillanata: talán visszavontak valamit. Térj vissza a jelenbe, és onnan nézz vissza.',
  'problem.no-such-game': 'Ez a játszma már nincs itt. Talán egy másik ablakban eltávolították.',
  'problem.unknown-game':
    'Ez olyan játékhoz tartozik, amely itt nem érhető el. Ha újabb Bivouacból való, töltsd újra az oldalt.',
  'problem.unknown-scenario':
    'Ez olyan küldetéshez tartozik, amely itt ismeretlen. Ha újabb Bivouacból való, töltsd újra az oldalt.',
  'problem.unknown-level': 'Ilyen szintű bot itt nincs. Válassz másikat.',
  'problem.other-scenario': 'A küldetés megváltozott, mióta ezt játszották, ezért nem folytatható.',
  'problem.newer-version':
    'Ez a Bivouac egy újabb verziójából való, mint ez az oldal. Töltsd újra az oldalt, és próbáld meg még egyszer.',
  'problem.still-played':
    'A játszma még tart. Egészben csak a vége után lehet kimenteni: addig rejtett lapokat árulna el.',
  'problem.new-rules':
    'A játszma kezdete óta javítottunk a szabályokon. Ami eddig történt, érvényes; innentől a javított szabályok szerint folyik a játék.',
  'problem.damaged-game': 'A játszma mentése sérült, ezért nem folytatható.',
  'problem.bad-record':
    'Ez nem játszmafájl, vagy a mentése óta megváltozott. Az eredeti, változatlan fájlt válaszd.',
  'problem.bad-study': 'Ez a tanulmány nem olvasható: sérült, vagy valami más.',
  'problem.bad-position': 'Az állást nem lehet felállítani: sérült, vagy más verzióból való.',
  'problem.bad-link': 'A hivatkozás sérült. Talán másoláskor levágódott a vége: kérd el újra.',
  'problem.newer-link':
    'A hivatkozás a Bivouac egy másik verziójából való. Töltsd újra az oldalt, és próbáld meg még egyszer.',
  'problem.too-large': 'A fájl túl nagy egy játszmához. Magát a játszmafájlt válaszd.',
  'problem.empty-campaign':
    'Egy hadjárathoz legalább egy csata kell. Válaszd ki, hol kezdődjön és hol érjen véget.',
  'problem.storage-full':
    'A böngésző tárhelye megtelt: a játszma folytatódik, de nem mentjük el. Mentsd fájlba, vagy távolíts el régi játszmákat.',
  'problem.storage-failed':
    'A böngésző ezt nem tudta elmenteni: a tárhelye le van tiltva vagy sérült. Mentsd fájlba a játszmát, vagy engedélyezd az oldalnak a tárolást.',
  'problem.storage-missing':
    'Ez a böngésző semmit sem őriz meg ehhez az oldalhoz, talán mert az ablak privát: ha bezárod, a játszmáid elvesznek. Mentsd fájlba, amit meg akarsz tartani.',
  'problem.no-host': 'A játék nem válaszol. Töltsd újra az oldalt; a játszmáid megmaradnak.',
  'problem.host-failed':
    'Hiba történt a játékban. Próbáld újra; ha nem segít, töltsd újra az oldalt. A játszmáid megmaradnak.',
  'problem.unknown-request':
    'Az oldal és a játék verziója eltér. Töltsd újra az oldalt; a játszmáid megmaradnak.',
  'problem.bot-failed': 'A bot leállt. Töltsd újra az oldalt; a játszma innen folytatódik.',
  'problem.offline': 'Az oldal egy részét nem sikerült betölteni. Ellenőrizd a kapcsolatot, és próbáld újra.',
  'problem.no-server':
    'Itt nincs szerver az online játékhoz, vagy nem elérhető. Minden más működik nélküle is.',
  'problem.no-line':
    'Megszakadt a kapcsolat a szerverrel. Próbáld újra, ha helyreállt; semmi sem veszett el.',
  'problem.too-fast': 'Ez egyszerre túl sok volt. Várj egy kicsit, és próbáld újra.',
  'problem.not-now': 'Ezt már nem vagy még nem lehet. Nézd meg újra, hogyan áll a játszma.',
  'problem.paused': 'A játszma szünetel. Előbb folytasd.',
  'problem.your-own': 'Ez a saját játszmád: veled szemben másnak kell leülnie.',
  'problem.bad-message':
    'A szerver ezt nem fogadja el: túl hosszú, vagy nem megjeleníthető karakter van benne.',
  'problem.not-online': 'Ez a szerveren játszott játszmákban nem létezik.',
  'problem.banned': 'Ki vagy tiltva erről a szerverről. Bővebbet az üzemeltető tud mondani.',
  'problem.draining': 'A szerver újraindul. Semmi sem vész el, mindjárt visszajön.',
  'problem.server-failed': 'Hiba történt a szerveren. Próbáld újra; a játszmáid megvannak.',
  'problem.server-unsaved':
    'A szerver ezt most nem tudja elmenteni, ezért nem történt meg. Próbáld újra egy kicsit később.',
  'problem.server-full':
    'A szerver lemeze megtelt, ezért ez nem történt meg; amit eddig játszottatok, el van mentve. Próbáld újra később, vagy szólj a szerver üzemeltetőjének.',
  'problem.too-many-bots':
    'Már öt játszmád van botok ellen ezen a szerveren. Fejezz be egyet, vagy játssz bot ellen a szerver nélkül.',
  'problem.too-many-games': 'Rövid idő alatt sok játszmát kínáltál fel. Várj egy percet, aztán próbáld újra.',
  'problem.unforeseen': 'Hiba történt: {text}',
}
