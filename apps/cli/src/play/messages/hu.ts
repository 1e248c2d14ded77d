/** Hungarian: what a game in the terminal says besides the game's own sentences. */
import type { Messages } from '@bivouac/face-kit'
import type { MESSAGES as ENGLISH } from './en.ts'

export const MESSAGES: Messages<typeof ENGLISH, 'hu'> = {
  'welcome.two': 'Ketten egy képernyőnél: {first} és {second}.',
  'welcome.bot': 'A te oldalad: {side} · ellenfél: „{bot}” bot',
  'welcome.on.one': 'A játszma onnan folytatódik, ahol abbamaradt, egy döntés után.',
  'welcome.on.other': 'A játszma onnan folytatódik, ahol abbamaradt, {count} döntés után.',
  'welcome.rules':
    'A szabályok {begun}. változatával kezdődött, és a {rules}. változattal folytatódik: lásd CHANGELOG.md.',
  'welcome.seed':
    'Minden véletlen egy titkos magból ered, amely a végén látható; az sha256 összege\n  {commitment}',
  'welcome.secret':
    'Minden véletlen egy titokból ered, amely a végén látható; ez az sha256 rögzíti:\n  {commitment}',
  'welcome.saved': 'Minden döntés után mentve ide: {file}',
  'welcome.how':
    'Szám szerint válassz! A „help” elmondja, hogyan kell játszani, a „?” pedig, mit írhatsz még be.',
  narrow: 'Az ablakod {columns} oszlop széles: növeld {widest} oszlopra, különben megtörnek a sorok.',
  pass: 'Ez a fél következik: {side}. Adjátok tovább a képernyőt!',
  'pass.ready': 'Nyomj Entert, ha a másik már nem néz ide.',
  left: 'A játszma mentve van itt: {file}. Így folytathatod:\n  {resume}',
  'end.seed':
    'A mag ez volt: {seed}. Az „npx bivouac verify {file}” bizonyítja, hogy minden véletlen ebből jött.',
  'end.secret':
    'A titok ez volt: {secret}. Az „npx bivouac verify {file}” bizonyítja, hogy minden véletlen ebből jött.',
  'end.replay': 'Az „npx bivouac replay {file}” újra megmutatja a játszmát.',
  'undo.done': 'Visszavonva.',
  'problem.nothing-to-undo':
    'Ez már nem vonható vissza: azóta kocka, rejtett kártya vagy a másik fél döntött.',
  'log.more.one': '(Még egy sor: írd be, hogy „log”.)',
  'log.more.other': '(Még {count} sor: írd be, hogy „log”.)',
  'bot.thinking': 'A(z) „{bot}” bot gondolkodik…',
  'resign.sure': 'Feladod a játszmát? Írd be, hogy „{yes}”; az Enter magában folytatja:',
  yes: 'igen',
  'choice.known.one': 'Írj 1-et, egy lehetőséget szavakkal, mint „{example}”, vagy ezek egyikét: {words}.',
  'choice.known.other':
    'Írj egy számot 1 és {count} között, egy lehetőséget szavakkal, mint „{example}”, vagy ezek egyikét: {words}.',
  'choice.none': 'Nincs ilyen lehetőség: {typed}.',
  'problem.bad-command': '„{typed}”: ez itt se nem lehetőség, se nem parancs.',
  'choice.allowed': 'Ez most megengedett: „{typed}”.',
  'why.what': 'Mit miért? Írd be: „why”, utána egy lehetőséget.',
  'save.in': 'A játszma mentve van itt: {file}.',
  'save.copy': 'Másolat készült: {copy}; maga a játszma itt marad: {file}.',
  'save.exists':
    '„{file}” már létezik: válassz más nevet, vagy folytasd azt a játszmát a --load kapcsolóval.',
  'odds.none': 'Semmihez, amit most választhatsz, nem kell dobni.',
  hint: 'A(z) „{bot}” bot választása: [{place}] {choice}.',
  'hint.lines': 'Úgy véli, 100 játszmából nagyjából ennyit nyersz meg:',
  'words.title': 'MIT ÍRHATSZ BE',
  'words.number': 'egy lehetőség számát, vagy a lehetőséget rövid írásmóddal',
  'words.help': 'hogyan kell játszani',
  'words.board': 'az asztal megmutatása újra',
  'words.goals': 'mit kér a küldetés a két féltől',
  'words.cards': 'mindkét fél nyílt paklijai, laponként',
  'words.log': 'minden, ami történt',
  'words.odds': 'minden választható dobás esélye',
  'words.why': 'miért nem szabad valami: számmal vagy szavakkal, például „why stop”',
  'words.hint': 'mit tenne egy bot a helyedben',
  'words.undo': 'az utolsó döntés visszavonása, ha azóta nem volt dobás vagy rejtett kártya',
  'words.save': 'minden döntés után mentjük; a FILE megadásával másolat is készül',
  'words.resign': 'a játszma feladása',
  'words.quit': 'kilépés; a játszma később folytatható',
  'words.kept': 'A játszma mentve van itt: {file}.',
  'words.secret':
    'Ez a fájl tartalmazza a kockák titkos magját, hogy a játszma folytatható legyen: belenézni csalás.',

  // What is wrong with the options
  'bad.seed': 'A mentett játszmának saját kockái vannak: hagyd el a --seed kapcsolót!',
  'bad.house': 'A mentett játszmának saját háziértékei vannak: hagyd el a --house kapcsolót!',
  'bad.side': 'Barát ellen mindkét fél ennél a képernyőnél ül: hagyd el a --side kapcsolót!',
  'bad.side.unknown': 'Nincs ilyen fél: „{side}”. A felek: {sides}.',

  // The help of the verb
  'verb.about': 'játék a terminálban; kapcsolók nélkül első játszma egy bot ellen',
  'verb.scenario': 'azonosító, szám, az azonosító eleje vagy egy küldetésfájl (különben az első)',
  'verb.side': 'melyik oldalon játszol (különben az elsőn)',
  'verb.against': 'egy bot, vagy „{friend}”, ha ketten ültök egy képernyőnél (különben „{opponent}”)',
  'verb.load': 'mentett játszma folytatása',
  'verb.save': 'hova mentsük a játszmát (különben új fájl itt: „{folder}”)',
  'verb.language': '{list}; különben a terminálod nyelve',
  'verb.more':
    'A küldetést minden játékban keressük, amíg csak egyben van meg. Minden döntés után mentünk. A fájl tartalmazza a kockák titkos magját: a vége előtt ne nézz bele!',
  'verb.game': 'a játék (különben amelyikben megvan a küldetés, vagy az első)',
  'verb.seed': 'ebből ered minden véletlen (különben új mag, amely a végén látható)',
  'verb.house': 'háziértékek a mieink helyett, ahol a játékban vannak ilyenek',
  'verb.help': 'ez a súgó',
  'verb.title.usage': 'Használat:',
  'verb.title.options': 'Kapcsolók:',
  'verb.title.examples': 'Példák:',
}
