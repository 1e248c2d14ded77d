/** What the coach says in Hungarian. */
import type { Messages } from '@bivouac/face-kit'
import type { MESSAGES as ENGLISH } from './en.ts'

export const MESSAGES: Messages<typeof ENGLISH, 'hu'> = {
  'aim-points.title': 'Így győzhetsz',
  'aim-points':
    'A lapka jelvénye mutatja, hány pontot ér. A tiéd, amíg a zászlód ott van, és akinek elég pontja van, azonnal nyer. A megjelölt lapkák még nem a tieid: először a legközelebbieket vedd célba.',
  'aim-pin.title': 'Így győzhetsz',
  'aim-pin':
    'Akkor nyersz, ha lekötöd az ellenfelet: a Lövészeinek egyetlen jelzője sem maradhat a pályán. Lőj rájuk, valahányszor jó az esélyed, és közben ne engedd, hogy összegyűjtse a pontjait.',
  'bid.title': 'Ki kezdi a kört?',
  bid: 'Mindkét fél titokban letesz egy kártyát; a nagyobb szám (bal felül) kezdi a kört. Utána mindkettőt eldobjátok, ezért azzal licitálj, amelyik a legkevésbé hiányzik. A Harci köd is jó, ha nem baj, hogy te jössz másodiknak.',
  'hand.title': 'A kártyáid a parancsaid',
  hand: 'A kártya az azonos nevű és betűjelű jelzőhöz tartozik. Válaszd ki egyik akcióját, és ezzel a kártyát felhasználtad. Akár mindet kijátszhatod; amit kijátszottál, keveréskor visszatér.',
  'fog.title': 'Harci köd',
  fog: 'Ez a kártya csak a helyet foglalja a kezedben. Licitálj vele, vagy szabadulj meg tőle végleg egy Felderítő Tisztázásával. Minél több lapkát derítesz fel, annál több ködöt húzol.',
  'scout.title': 'Elöl a Felderítők',
  scout:
    'A Felderítők bármely lapkára rálépnek, és otthagyják a szem jelződet; a legtöbben csak oda mehetnek, ahol van ilyen. Minden új jelző egy Harci ködöt tesz a dobópaklidba. Nyiss hát utat a pontokhoz, de ne derítsd fel az egész pályát.',
  'control.title': 'Lapka elfoglalása',
  control:
    'Az Elfoglalás a szem jelződet a zászlós oldalára fordítja: a lapka és a pontjai a tieid, akkor is, ha az embereid továbbmennek. Nem lehet, amíg ellenség áll ott. Ahol a jelvény pontot mutat, többnyire ez a legjobb, amit egy Lövész tehet.',
  'move.title': 'A Lövészek foglalnak',
  move: 'Lapkát csak Lövész foglalhat el, minden rajtuk múlik. Kártyánként egy lapkát mennek, és csak oda, ahol a jelződ fekszik. Ha egyetlen Lövészed sincs a pályán, le vagy kötve.',
  'step.title': 'Lapkáról lapkára',
  step: 'Válaszd ki a következő lapkát; a megjelöltekre lehet lépni. A jobb alsó pajzs a fedezék: a 2 vagy a 3 jól véd a tűz ellen, a 0 nyílt terep. Ha több lépésed van, hamarabb is megállhatsz.',
  'attack.title': 'Kire érdemes lőni?',
  attack:
    'Az ellenség címkéje az esélyedet mutatja. Válassz egyet, és látod, mit kell elérnie a tízoldalú kockának: alapvédelem + fedezék + távolság. A 0 mindig talál, de 30% alatt többnyire jobb egy lépés előre.',
  'range.title': 'Közelről jobb',
  range:
    'Minden lapkányi távolság eggyel nehezíti a lövést, és a célpont fedezékének minden pontja is. Azonos lapkán a távolság nem számít. Menj előbb közel, és a következő kártyával lőj. Az ő tüzére ugyanez áll.',
  'suppressed.title': 'Az egységed el van fojtva',
  suppressed:
    'A jelző a halvány oldalán fekszik. A következő kártya, amelyet érte kijátszol, csak újra készenlétbe hozza, bármelyik akciót választod. Ha most nem kell az egység, hagyd a kártyát a kezedben, vagy küldd fedezékbe.',
  'machine-gunners.title': 'Géppuskások',
  'machine-gunners':
    'Az Elfojtás négy kockával dob, de embert nem vesz el: az ellenséges egység egy kártyát költ arra, hogy talpra álljon. Olyan ellen jó, amelyik lőni vagy foglalni készül. Ha közel van és fedezék nélkül, a kétkockás Támadás jobb lehet.',
  'bolster.title': 'Emberek későbbre',
  bolster:
    'Az Erősítés kártyákat tesz a tartalékodból a dobópaklidba; a következő keverés után húzod fel őket. Tedd korán, és először Lövészekre gondolj: egy egység minden kártyája egy akció, és egyben egy élet.',
  'command.title': 'Parancs: kártyahúzás',
  command:
    'A Paranccsal kártyákat húzol, amelyeket azonnal kijátszhatsz. Használd a többi előtt, hogy lásd, mid van. Gyenge kézzel húzz kettőt; ha elégedett vagy, inkább erősíts.',
  'inspire.title': 'Rajparancsnokok',
  inspire:
    'A Lelkesítés visszaveszi a kezedbe a raj egy e fordulóban kijátszott kártyáját: ugyanaz az ember kétszer cselekszik. Előbb a legjobb emberedet játszd ki, aztán a parancsnokát. Ha nincs mire, erősíts.',
  'guide.title': 'Szakaszvezető',
  guide:
    'A Vezetés bármelyik készenlétben lévő jelződet egy lapkával mozdítja, a saját kártyája nélkül. Jól jön, ha Lövészeket viszel oda, ahol a következő kártyájukkal foglalnak.',
  'recon.title': 'A Tisztázás eloszlatja a ködöt',
  recon:
    'A Tisztázás egy Harci ködöt a kezedből kivesz a játékból, és húzol helyette egy kártyát. A Felderítő akciójába kerül, de kártyát ad vissza. Többnyire megéri: a köd nélküli pakli erős pakli.',
  'conceal.title': 'Álcázás: köd az ellenfélnek',
  conceal:
    'Az Álcázás egy Harci ködöt tesz az ellenfél dobópaklijába. Később fáj neki, most nem tesz semmit, ezért akkor használd, ha a Felderítőidnek nincs hová menniük.',
  'sniper.title': 'Mesterlövészek',
  sniper:
    'A Mesterlövész jelző nélkül bárhová elmegy, három kockával támad, és nehéz eltalálni. Lopakodj egyszer közel, aztán lőj minden fordulóban. Lapkát nem foglalhat el.',
  'mortar.title': 'Az aknavető',
  mortar:
    'Előbb Célzás: tedd a jelzőt legalább három lapkával odébb. Aztán a Robbanás mindenkit támad ott, a saját embereidet is; a távolság nem számít. Ha az aknavetősök elmozdulnak, a jelző lekerül.',
  'enter.title': 'Akik még nincsenek a pályán',
  enter:
    'Ennek az egységnek nincs jelzője a pályán. Játszd ki a kártyáját bármelyik akcióra: előbb belép készenlétben a nyiladdal jelölt lapkára, és onnan cselekszik.',
  'hunker.title': 'Fedezékbe vonulás',
  hunker:
    'Nyomd meg magát a kártyát, majd a „Fedezékbe vonulás” gombot: visszakerül a tartalékba, és karcsúbb lesz a paklid, amíg az Erősítés elő nem hozza. Jó azoknak, akik messze vannak a harctól; a Lövészeket tartsd meg.',
  'end-turn.title': 'Semmi sem marad meg',
  'end-turn':
    'A fordulód végén a kezed és minden kijátszott kártyád a dobópakliba kerül; aztán a másik fél jön, és mindketten négy új kártyát húztok. Ha elfogy a pakli, a dobópaklit keverik meg.',
  'casualty.title': 'Elvesztettél egy embert',
  casualty:
    'A találat az egység egy kártyáját végleg kiveszi a játékból: a kezedből, ha van ott, ha nincs, a dobópakliból, végül a pakliból. Ha már egy sincs, a következő találat leveszi a jelzőt. Az Erősítés másokat hoz a tartalékból, és az egység újra beléphet.',
  'hit.title': 'Találat!',
  hit: 'Az ellenfél végleg elvesztette az egység egy kártyáját: eggyel kevesebb akció, eggyel kevesebb élet. Ha kézben, dobópakliban és pakliban sem marad, a következő találat a jelzőt veszi le. Gyakran érdemes ugyanarra lőni tovább.',
  'enemy-fire.title': 'Tűz alatt',
  'enemy-fire':
    'Az ellenség tüzét ugyanúgy kell számolni, mint a tiédet: alap + fedezék + távolság, és minden kocka talál, amely eléri. Nincs teendőd. Aki fedezék nélkül vagy közel áll, azt újra eltalálják: vidd fedezékbe, vagy előzd meg az ellenséget.',
}
