/** Hungarian: why something may not be done, and what to do instead. */
import type { Messages } from '@bivouac/face-kit'
import type { REFUSED as ENGLISH } from '../en/refusals.ts'

export const REFUSED: Messages<typeof ENGLISH, 'hu'> = {
  'refusal.ok': 'Ez megengedett.',
  'refusal.game-over': 'A játék véget ért: már semmit sem lehet kijátszani.',
  'refusal.not-your-decision': 'Most nem te választasz: várd meg, amíg a másik fél dönt.',
  'refusal.bid-first': 'Előbb válassz egy kártyát a kezedből a kezdeményezéshez; a fordulód csak utána jön.',
  'refusal.card-first':
    'Előbb válassz egy kártyát és annak egyik akcióját, és csak utána a lapkát vagy a harci jelzőt.',
  'refusal.other-decision':
    'Egy akció még folyamatban van: előbb fejezd be a felkínált lehetőségek egyikével.',
  'refusal.not-in-hand': 'Nincs a kezedben ilyen kártya: {card}. Olyat játssz ki, ami nálad van.',
  'refusal.bid-not-in-hand':
    'Nincs a kezedben ilyen kártya: {card}. A kezdeményezéshez olyat válassz, ami nálad van.',
  'refusal.bid-made': 'Már kiválasztottad a kártyádat a kezdeményezéshez: ezen nem lehet változtatni.',
  'refusal.fog-cannot-be-played':
    'A Harci köd nem játszható ki. Használd a kezdeményezéshez, vagy szabadulj meg tőle egy Felderítő Tisztázás akciójával.',
  'refusal.fog-cannot-hunker':
    'A Harci köd nem vonulhat fedezékbe. Csak egy Felderítő Tisztázás akciója távolítja el a játékból.',
  'refusal.not-on-card': 'Ezen a kártyán nincs ilyen akció: {card}. Olyat válassz, ami rajta van.',
  'refusal.suppressed':
    '{unit}: elfojtva. {card} csak újra készenlétbe hozhatja őket, vagy fedezékbe vonulhat.',
  'refusal.not-suppressed':
    'Nincs mit készenlétbe hoznia ennek a kártyának: {card}. Használd valamelyik akciójára.',
  'refusal.no-spawn':
    '{unit} nincsenek a pályán, és nincs lerakás jelzőjük: inkább vonuljon a kártya fedezékbe.',
  'refusal.no-tile-to-go':
    '{unit} sehová sem mehetnek: egyik szomszédos lapkán sincs irányítás jelződ. Előbb küldj Felderítőket.',
  'refusal.nobody-to-guide':
    'Senkit sem lehet vezetni: egyetlen készenlétben lévő harci jelződ sem áll olyan lapka mellett, ahol irányítás jelződ van.',
  'refusal.no-fog-in-hand': 'A Tisztázás egy Harci ködöt távolít el a kezedből, de nincs nálad egy sem.',
  'refusal.no-target-marker': 'Az aknavetőnek nincs célja: előbb játszd ki a Célzás akcióját.',
  'refusal.no-tile-far-enough':
    'Nincs másik lapka legalább három lapkányira az aknavetőtől: előbb mozgasd az aknavetőt.',
  'refusal.enemy-on-tile': 'Ellenséges harci jelző áll itt: {tile}. Űzd el, mielőtt átveszed az irányítást.',
  'refusal.no-own-marker': 'Nincs itt irányítás jelződ: {tile}. Előbb Felderítőknek kell odamenniük.',
  'refusal.already-controlled': 'Már te irányítod: {tile}. Menj tovább egy másik lapkára.',
  'refusal.no-enemy-counter': 'Nincs a pályán ellenséges harci jelző, amelyre lőhetnél.',
  'refusal.nothing-in-supply': 'A tartalékodban nincs olyan kártya, amelyet elvehetne: {card}.',
  'refusal.nothing-in-play':
    'Még nem játszottál ki olyan kártyát, amelyet visszaadhatna: {card}. Előbb játssz ki egy másikat.',
  'refusal.nothing-to-draw': 'A paklid és a dobópaklid is üres: nincs mit húzni.',
  'refusal.too-many-cards': '{card}: legfeljebb két kártyát húz. Kérj egyet vagy kettőt.',
  'refusal.not-adjacent':
    '{unit} nem szomszédosak ezzel a lapkával: {tile}. Olyat válassz, amelynek közös oldala van az övékkel.',
  'refusal.tile-not-scouted':
    'Nincs itt irányítás jelződ: {tile}. Előbb Felderítőknek kell odamenniük, utána mehetnek mások.',
  'refusal.at-least-one':
    'Legalább egyszer meg kell tenned: előbb válassz egy lapkát vagy kártyát, utána abbahagyhatod.',
  'refusal.too-near': '{tile} túl közel van: az aknavetőnek legalább három lapka távolság kell.',
  'refusal.target-already-there': 'Az aknavető már ide céloz: {tile}. Válassz másik lapkát.',
  'refusal.own-counter': '{unit} a te oldaladon állnak: válassz ellenséges harci jelzőt.',
  'refusal.counter-off-board': '{unit} nincsenek a pályán: olyan harci jelzőt válassz, amely ott van.',
  'refusal.not-on-target-tile':
    '{unit} nincsenek a célba vett lapkán, vagy már érte őket támadás: válassz a felkínáltak közül.',
  'refusal.not-own-counter': '{unit}: nem a te egységed, nem vezetheted. Válassz saját harci jelzőt.',
  'refusal.guided-off-board': '{unit} nincsenek a pályán: olyan harci jelzőt válassz, amely ott van.',
  'refusal.guided-suppressed':
    '{unit}: elfojtva, ezért nem vezethetők. Válassz készenlétben lévő harci jelzőt.',
  'refusal.not-in-supply': 'Nincs a tartalékodban: {card}. Válassz a felkínáltak közül.',
  'refusal.not-in-play': 'Nincs a játékteredben: {card}. Válassz a felkínáltak közül.',
  'refusal.other-squad':
    '{card} nem ennek a rajparancsnoknak a rajába tartozik: válassz a felkínáltak közül.',
  'refusal.fog-not-taken': 'A Harci köd így soha nem vehető el: válassz másik kártyát.',
  'refusal.card-being-played': '{card}: éppen ezt a kártyát játszod ki. Válassz másikat.',
}
