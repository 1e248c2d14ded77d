/** Hungarian: what the scenario files say of themselves. */
import type { Messages } from '@bivouac/face-kit'
import type { SCENARIOS as ENGLISH } from '../en/scenarios.ts'

const SHELLING =
  'Az első forduló előtt a támadó ágyúi lövik a megjelölt sorokat: dobj d6-tal, számolj ennyi mezőt a bal szélétől, tégy oda aknakrátert, és folytasd a sorban onnan.'

export const SCENARIOS: Messages<typeof ENGLISH, 'hu'> = {
  'scenario.opening-1': 'Nyitó ütközet 1',
  'scenario.opening-2': 'Nyitó ütközet 2',
  'scenario.loos-2nd-division': 'Loos (a 2. hadosztály elterelő támadása)',
  'scenario.loos-hohenzollern': 'Loos (Hohenzollern-erőd)',
  'scenario.loos-counter-attack': 'Loos (német ellentámadás)',
  'scenario.loos-october': 'Loos (1915. október 13.)',
  'scenario.somme-hamel': 'Somme (Beaumont Hamel)',
  'scenario.somme-la-boisselle': 'Somme (La Boisselle, Lochnagar-kráter)',
  'scenario.somme-schwaben': 'Somme (Thiepval, Schwaben-erőd)',
  'scenario.somme-fricourt': 'Somme (Fricourt)',
  'scenario.somme-mametz': 'Somme (Mametz)',
  'scenario.vimy-thelus': 'Vimy-gerinc (Thélus és a 135-ös domb)',
  'scenario.vimy-pimple': 'Vimy-gerinc (The Pimple)',
  'scenario.vimy-145': 'Vimy-gerinc (145-ös domb)',
  'scenario.somme-montauban-30th': 'Somme (Montauban, 30. hadosztály)',
  'scenario.somme-montauban-18th': 'Somme (Montauban, 18. hadosztály)',

  'place.quiet': 'A nyugati front egy csendes szakasza',
  'place.cuinchy': 'Cuinchy, a La Bassée-csatornától délre',
  'place.hohenzollern-fosse': 'Hohenzollern-erőd és Fosse 8, Auchy közelében',
  'place.fosse-dump': 'Fosse 8 és a meddőhányó, Auchy közelében',
  'place.hohenzollern': 'Hohenzollern-erőd, Auchy közelében',
  'place.hamel': 'Hawthorn-gerinc és Beaumont Hamel',
  'place.la-boisselle': 'La Boisselle, az Albert és Bapaume közötti úton',
  'place.thiepval': 'A thiepvali erdő és a Schwaben-erőd',
  'place.fricourt': 'Fricourt és a Tambour',
  'place.mametz': 'Mametz és Danzig Alley',
  'place.thelus': 'Thélus és a 135-ös domb',
  'place.pimple': 'The Pimple, Givenchy-en-Gohelle felett',
  'place.hill-145': '145-ös domb, a Vimy-gerinc csúcsa',
  'place.montauban': 'Montauban, Glatz-erőd és a téglagyár',
  'place.carnoy': 'Carnoy, Casino Point és Pommiers-erőd',

  'objective.german-front': 'Első német lövészárok',
  'objective.german-second': 'Második német lövészárok',
  'objective.german-third': 'Harmadik német lövészárok',
  'objective.british-front': 'Első brit lövészárok',
  'objective.race': 'Versenyfutás az idővel',
  'objective.breakthrough': 'Áttörés',
  'objective.brickstacks': 'Téglarakások',
  'objective.brickworks': 'Téglagyár',
  'objective.hawthorn-crater': 'Hawthorn-kráter',
  'objective.lochnagar-crater': 'Lochnagar-kráter',
  'objective.schwaben-redoubt': 'Schwaben-erőd',
  'objective.crucifix-trench': 'Crucifix-árok',
  'objective.la-boisselle': 'La Boisselle',
  'objective.fricourt': 'Fricourt',
  'objective.mametz': 'Mametz',
  'objective.montauban': 'Montauban',
  'objective.thelus': 'Thélus',
  'objective.hill-135': '135-ös domb',
  'objective.hill-145': '145-ös domb',
  'objective.the-pimple': 'The Pimple',

  'goal.german-front': 'Brit egység bárhol az első német lövészárokban egy brit forduló kezdetén.',
  'goal.german-front.canadian':
    'Kanadai egység bárhol az első német lövészárokban egy brit forduló kezdetén.',
  'goal.british-front': 'Német egység bárhol az első brit lövészárokban egy német forduló kezdetén.',
  'goal.second': 'Ugyanez a második lövészárokra, de csak addig számít, amíg az első is megvan.',
  'goal.third': 'Ugyanez a harmadik lövészárokra, de csak addig számít, amíg az első és a második is megvan.',
  'goal.second.front': 'Ugyanez a második lövészárokra, de csak addig számít, amíg az elülső is megvan.',
  'goal.second.glatz':
    'Ugyanez a második lövészárokra (Glatz-erőd és Dublin-árok), de csak addig számít, amíg az első is megvan.',
  'goal.second.pommiers':
    'Ugyanez a második lövészárokra (Pommiers-erőd és a tőle keletre húzódó vonal), de csak addig számít, amíg az első is megvan.',
  'goal.intermediate': 'Ugyanez a közbülső vonalra, de csak addig számít, amíg az első lövészárok is megvan.',
  'goal.race':
    'A felderítést kijátszó védő két kártya megnézése helyett elvehet egy végleges győzelmi jelzőt; a győzelmet jelentőt soha.',
  'goal.breakthrough':
    'Minden egység, amely az ellenség bázisvonaláról egy mezős mozgással elhagyja a táblát, végleges győzelmi jelzőt ér.',
  'goal.brickstacks':
    'Egy győzelmi jelző a három belső téglarakás mindegyikéért, amelyet egy brit forduló kezdetén megszállva tartanak.',
  'goal.brickworks': 'Egy győzelmi jelző a téglagyárért, ha egy brit forduló kezdetén megszállva tartják.',
  'goal.hawthorn-crater':
    'Minden forduló kezdetén azé a félé, amelyiknek több egysége áll a kráteren és a körülötte lévő hat dombon.',
  'goal.lochnagar-crater':
    'Egy forduló kezdetén a briteké, amíg több egységük van a németeknél a kráteren és a körülötte lévő mezőkön.',
  'goal.schwaben-redoubt': 'Egy forduló kezdetén a briteké, amíg több egységük van a németeknél az erődben.',
  'goal.crucifix-trench': 'Brit egység az erdőtől északra fekvő Crucifix-árokban egy brit forduló kezdetén.',
  'goal.la-boisselle':
    'Egy győzelmi jelző La Boisselle minden mezőjéért, amelyet egy brit forduló kezdetén megszállva tartanak.',
  'goal.fricourt':
    'Egy győzelmi jelző Fricourt minden mezőjéért, amelyet egy brit forduló kezdetén megszállva tartanak.',
  'goal.mametz':
    'Két győzelmi jelző Mametz minden mezőjéért, amelyet egy brit forduló kezdetén megszállva tartanak.',
  'goal.montauban':
    'Egy győzelmi jelző Montauban minden mezőjéért, amelyet egy brit forduló kezdetén megszállva tartanak.',
  'goal.thelus':
    'Egy győzelmi jelző Thélus minden mezőjéért, amelyet egy brit forduló kezdetén megszállva tartanak.',
  'goal.hill-135': 'Kanadai egység bárhol a 135-ös dombon egy brit forduló kezdetén.',
  'goal.hill-145': 'Egy forduló kezdetén a kanadaiaké, amíg több egységük van a németeknél a csúcson.',
  'goal.the-pimple': 'Egy forduló kezdetén a kanadaiaké, amíg több egységük van a németeknél a dombtetőn.',

  'special.shelling': SHELLING,
  'special.shelling-trenches': `${SHELLING} Itt az üres lövészárokmező is krátert kap.`,
  'special.observation':
    'Az a fél, amelyiknek több egysége áll a meddőhányón vagy mellette, ingyen kapja az első célzáskockát; a kockák legnagyobb száma nem változik.',
  'special.sunken-lane':
    'A mélyút úgy véd, mint az aknakráter, nem lassítja a mozgást, nem zárja el a rálátást, és az ágyúzás nem hagy rajta krátert. (A számok tőlünk valók.)',
  'special.cellars-thiepval': 'Thiepval pincéi: az ott álló egységre két katona és két zászló nem hat.',
  'special.cellars-fricourt': 'Fricourt mély pincéi: az ott álló egységre két katona és két zászló nem hat.',
  'special.houses-mametz':
    'Mametz házai meg vannak erősítve: az ott álló egységre két katona és két zászló nem hat.',
  'special.snow':
    'Hófúvás: az első két német fordulóban német gyalogos, géppuskás és aknavetős nem tüzel 2 mezőnél messzebb; a közelharcot és a tartalék tüzérséget ez nem érinti.',
}
