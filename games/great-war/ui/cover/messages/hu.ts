/** Hungarian: what the home page says of the game. */
import type { Messages } from '@bivouac/face-kit'
import type { MESSAGES as ENGLISH } from './en.ts'

export const MESSAGES: Messages<typeof ENGLISH, 'hu'> = {
  pitch:
    'Lövészárok-háború hatszögletű mezőkön: játssz ki egy kártyát, adj parancsot a front egy szakaszán, és indulj rohamra az ágyúk tüze alatt.',
  'campaign.all': 'Mind a tizenhat csata',
  'campaign.loos': 'Loos, 1915',
  'campaign.somme': 'A Somme, 1916',
  'campaign.vimy': 'A Vimy-gerinc, 1917',
  victory: '{medals} győzelmi jelző: {sources}.',
  'source.units': 'megsemmisített egységek',
  'source.german-front': 'az első német lövészárok',
  'source.german-second': 'a második lövészárok',
  'source.german-third': 'a harmadik lövészárok',
  'source.british-front': 'az első brit lövészárok',
  'source.race': 'Felderítéssel nyert idő',
  'source.breakthrough': 'áttört egységek',
  'source.brickstacks': 'a téglarakások',
  'source.brickworks': 'a téglagyár',
  'source.hawthorn-crater': 'a Hawthorn-kráter',
  'source.lochnagar-crater': 'a Lochnagar-kráter',
  'source.schwaben-redoubt': 'a Schwaben-erőd',
  'source.crucifix-trench': 'a Crucifix-árok',
  'source.thelus': 'Thélus',
  'source.hill-135': 'a 135-ös domb',
  'source.hill-145': 'a 145-ös domb',
  'source.the-pimple': 'a The Pimple magaslat',
  'special.opening-action-1':
    'Ezzel érdemes kezdeni: két lövészárokvonal, köztük egy füves sáv, se drót, se győzelmi jelzőt érő terep. Az győz, aki hat egységet megsemmisít.',
  'special.opening-action-2':
    'Ugyanaz a hely, dróttal és kráterekkel. A britek meg akarják vetni a lábukat az első német lövészárokban; a németek győzelmi jelzőre válthatják Felderítés kártyáikat, és kivárhatnak.',
  'special.loos-2nd-division':
    'Tizenöt brit egység kilenc ellen a téglarakások között, amelyek közül három egy-egy győzelmi jelzőt ér. Régi bombakráterek lassítják az utat.',
  'special.loos-hohenzollern-redoubt':
    'Három német lövészárok egymás mögött: mindegyik csak addig számít, amíg az előtte lévők is megvannak. A meddőhányóról mindent látni: ha ott több egységed van, az első célzáskockád ingyen jár.',
  'special.loos-german-counter-attack':
    'Most a németek támadnak: tizennégy egység kézigránátosokkal kilenc brit ellen. A tüzérséget megint a meddőhányóról irányítják.',
  'special.loos-13-october':
    'Vissza az erődhöz, ahol most már felkészült a védelem: három géppuskás osztag, három kézigránátos egység és az erősebb tüzérség.',
  'special.somme-beaumont-hamel':
    'Friss bombakráter a gerincen, mindkét fél oda igyekszik. A senkiföldje közepén egy mélyút ad fedezéket a briteknek.',
  'special.somme-la-boisselle':
    'A falu kiugrik a német vonalból, és minden mezője egy győzelmi jelzőt ér. Jobbra a hatalmas Lochnagar-kráter: több egységgel tartsd, mint az ellenség.',
  'special.somme-schwaben-redoubt':
    'Az első lövészárok mögött egy két győzelmi jelzőt érő erőd, oldalában gyalogság Thiepval pincéiben. Az áttört egységek is számítanak.',
  'special.somme-fricourt':
    'A falu túl erős a rohamhoz: a pincéi duplán védenek. Kerüld meg mindkét oldalról, a Crucifix-árokig és le a tábláról, a túlsó szélén.',
  'special.somme-mametz':
    'Csak hét német egység tartja a szakaszt, de Mametz házai meg vannak erősítve, és mindegyik két győzelmi jelzőt ér. Harci kártyából és HQ jelzőből mindkét félnek kevés van.',
  'special.vimy-thelus':
    'Négy sor mély ágyúzás, amely a lövészárkokat is feltépi. Mögöttük két vonal, egy falu és egy domb vár; a németeknek csak négy parancskártyájuk van.',
  'special.vimy-the-pimple':
    'Hóvihar: az első két fordulójukban a németek nem látnak két mezőnél messzebbre. A magaslat két győzelmi jelzőt ér.',
  'special.vimy-hill-145':
    'A gerinc legmagasabb pontja két győzelmi jelzőt ér, és tizenkét német egység védi, köztük három géppuskás osztag. A győzelemhez hét jelző kell.',
  'special.somme-montauban-30th':
    'Az ágyúk letarolták a német vonalakat: négy szétlőtt sor, gyér helyőrség kevés tüzérséggel és négy parancskártyával. De hét győzelmi jelző kell, és a városka messze hátul van.',
  'special.somme-montauban-18th':
    'Három aknavetős osztag és két kézigránátos egység vezeti a támadást a négy sor mélyen szétlőtt fronton át. Hét győzelmi jelző kell, és a tábla elhagyása is számít.',
}
