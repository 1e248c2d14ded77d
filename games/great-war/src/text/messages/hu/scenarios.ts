/** Hungarian: what the scenario files say of themselves. */
import type { Messages } from '@bivouac/face-kit'
import type { SCENARIOS as ENGLISH } from '../en/scenarios.ts'

const SHELLING =
  'Az első forduló előtt a támadó ágyúi lövik a megjelölt sorokat: dobj d6-tal, számolj ennyi mezőt a bal szélétől, tégy oda aknakrátert, és folytasd a sorban onnan.'

export const SCENARIOS: Messages<typeof ENGLISH, 'hu'> = {
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
