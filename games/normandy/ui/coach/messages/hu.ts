/** What the coach says in Hungarian. */
import type { Messages } from '@bivouac/face-kit'
import type { EN } from './en.ts'

export const HU: Messages<typeof EN, 'hu'> = {
  'aim-points.title': 'Miről szól ez',
  'aim-points':
    'A lapka jelvénye mutatja, hány pontot ér. A tiéd, amíg a zászlód ott van, és akinek elég pontja van, azonnal nyer. A megjelölt lapkák még nem a tieid: először a legközelebbieket vedd célba.',
  'aim-pin.title': 'Miről szól ez',
  'aim-pin':
    'Akkor nyersz, ha lekötöd az ellenfelet: egyetlen lövészjelzője sem maradhat a térképen. Lőj rájuk, valahányszor jó az esélyed, és közben ne engedd, hogy összegyűjtse a pontjait.',
  'bid.title': 'Ki kezdi a kört?',
  bid: 'Mindkét fél titokban letesz egy lapot; a nagyobb szám (bal felül) kezdi a kört. Mindkét lap elhasználódik, ezért azt ajánld fel, amelyik a legkevésbé hiányzik. A Harci köd is jó, ha nem baj, hogy te jössz másodiknak.',
  'hand.title': 'A lapjaid a parancsaid',
  hand: 'Minden lap egy ember az azonos nevű és betűjelű jelzőből. Nyomd meg egy sorát: azt teszi, és ezzel a lap elkelt. Akár mindet kijátszhatod; amit kijátszottál, keveréskor visszatér.',
  'fog.title': 'Harci köd',
  fog: 'Ez a lap csak a helyet foglalja a kezedben. Ajánld fel a kezdésért, vagy szabadulj meg tőle végleg egy felderítő Tisztázásával. Minél több lapkát derítesz fel, annál több ködöt húzol.',
  'scout.title': 'Elöl a felderítők',
  scout:
    'A felderítők bármely lapkára rálépnek, és otthagyják a szem jelződet; a legtöbben csak oda mehetnek, ahol van ilyen. Minden új jelző egy Harci ködöt tesz a dobópaklidba. Nyiss hát utat a pontokhoz, de ne az egész térképet.',
  'control.title': 'Lapka elfoglalása',
  control:
    'Az Ellenőrzés a szem jelződet a zászlós oldalára fordítja: a lapka és a pontjai a tieid, akkor is, ha az embereid továbbmennek. Nem lehet, amíg ellenség áll ott. Többnyire ez a legjobb, amit egy lövész tehet.',
  'move.title': 'A lövészek foglalnak',
  move: 'Lapkát csak lövész foglalhat el, minden rajtuk múlik. Laponként egy lapkát mennek, és csak oda, ahol a jelződ fekszik. Ha egyetlen lövészed sincs a térképen, le vagy kötve.',
  'step.title': 'Lapkáról lapkára',
  step: 'Nyomd meg a következő lapkát; a megjelöltekre lehet lépni. A jobb alsó pajzs a fedezék: a 2 vagy a 3 jól véd a tűz ellen, a 0 nyílt terep. Az utolsó lépés előtt is megállhatsz.',
  'attack.title': 'Kire érdemes lőni?',
  attack:
    'Az ellenség címkéje megmondja, mit kell dobnod a tízoldalú kockával, és mennyi az esélyed. Nyomj rá, és látod az összeget: alapvédelem + fedezék + távolság. A 0 mindig talál, de 30% alatt többnyire jobb egy lépés előre.',
  'range.title': 'Közelről jobb',
  range:
    'Minden lapkányi távolság eggyel nehezíti a lövést, és a cél fedezékének minden pontja is. Azonos lapkán a távolság nem számít. Menj előbb közel, és a következő lappal lőj. Az ő tüzére ugyanez áll.',
  'suppressed.title': 'Az egységed el van fojtva',
  suppressed:
    'A jelző a halvány oldalán fekszik. A következő lap, amit érte kijátszol, csak talpra állítja, bármelyik sort választod. Ha most nem kell az egység, hagyd a lapot a kezedben, vagy küldd fedezékbe.',
  'machine-gunners.title': 'Géppuskások',
  'machine-gunners':
    'Az Elfojtás négy kockával dob, de embert nem vesz el: az ellenséges egység egy lapot költ arra, hogy talpra álljon. Olyan ellen jó, amelyik lőni vagy foglalni készül. Ha közel van és fedezék nélkül, a két kockás Támadás jobb lehet.',
  'bolster.title': 'Emberek későbbre',
  bolster:
    'Az Erősítés lapokat tesz a tartalékodból a dobópaklidba; a következő keverés után húzod fel őket. Tedd korán, és először lövészekre gondolj: egy egység minden lapja egy akció, és egyben egy élet.',
  'command.title': 'Parancs: laphúzás',
  command:
    'A Parancs lapokat húz, amelyeket azonnal kijátszhatsz. Használd a többi előtt, hogy lásd, mid van. Gyenge kézzel húzz kettőt; ha elégedett vagy, inkább erősíts.',
  'inspire.title': 'Rajparancsnokok',
  inspire:
    'A Lelkesítés visszaveszi a kezedbe a raja egy e fordulóban kijátszott lapját: ugyanaz az ember kétszer cselekszik. Előbb a legjobb embered játszd ki, aztán a parancsnokát. Ha nincs mire, erősíts.',
  'guide.title': 'Szakaszvezető',
  guide:
    'A Vezetés bármelyik készenlétben lévő jelződet egy lapkával mozdítja, a saját lapja nélkül. Jól jön, ha lövészeket viszel oda, ahol a következő lapjukkal foglalnak.',
  'recon.title': 'A Tisztázás eloszlatja a ködöt',
  recon:
    'A Tisztázás egy Harci ködöt a kezedből kivesz a játékból, és húzol helyette egy lapot. A felderítő akciójába kerül, de lapot ad vissza. Többnyire megéri: a köd nélküli pakli erős pakli.',
  'conceal.title': 'Álcázás: köd az ellenfélnek',
  conceal:
    'Az Álcázás egy Harci ködöt tesz az ellenfél dobópaklijába. Később fáj neki, most nem tesz semmit, ezért akkor használd, ha a felderítőidnek nincs hová menniük.',
  'sniper.title': 'Mesterlövészek',
  sniper:
    'A mesterlövész jelző nélkül bárhová elmegy, három kockával támad, és nehéz eltalálni. Lopakodj egyszer közel, aztán lőj minden fordulóban. Lapkát nem foglalhat el.',
  'mortar.title': 'Az aknavető',
  mortar:
    'Előbb Célzás: tedd a jelzőt legalább három lapkával odébb. Aztán a Robbanás mindenkit támad ott, a saját embereidet is; a távolság nem számít. Ha az aknavetősök elmozdulnak, a jelző lekerül.',
  'enter.title': 'Akik még nincsenek a térképen',
  enter:
    'Ennek az egységnek nincs jelzője a térképen. Játszd ki a lapját bármelyik akcióra: előbb belép készenlétben a nyiladdal jelölt lapkára, és onnan cselekszik.',
  'hunker.title': 'Fedezékbe vonulás',
  hunker:
    'Magát a lapot nyomd meg, ne egy sorát, és fedezékbe küldheted: visszakerül a tartalékba, és karcsúbb lesz a paklid, amíg az Erősítés elő nem hozza. Jó azoknak, akik messze vannak a harctól; a lövészeket tartsd meg.',
  'end-turn.title': 'Semmi sem marad meg',
  'end-turn':
    'A fordulód végén a kezed és minden kijátszott lapod a dobópakliba kerül; aztán a másik fél jön, és mindketten négy új lapot húztok. Ha elfogy a pakli, a dobópaklit keverik meg.',
  'casualty.title': 'Elvesztettél egy embert',
  casualty:
    'A találat az egység egy lapját végleg kiveszi a játékból: a kezedből, ha van ott, különben a dobópakliból, különben a pakliból. Ha már egyik sincs, a jelző lekerül. Az Erősítés másokat hoz a tartalékból, és ők újra belépnek.',
  'hit.title': 'Találat!',
  hit: 'Az ellenfél végleg elvesztette az egység egy lapját: eggyel kevesebb akció, eggyel kevesebb élet. Ha kézben, dobópakliban és pakliban sem marad, a következő találat a jelzőt veszi le. Gyakran érdemes ugyanarra lőni tovább.',
  'enemy-fire.title': 'Tűz alatt',
  'enemy-fire':
    'Az ellenség tüze úgy számol, mint a tiéd: alap + fedezék + távolság, és minden kocka talál, amely eléri. Nincs teendőd. Aki fedezék nélkül vagy közel áll, azt újra eltalálják: vidd fedezékbe, vagy előzd meg az ellenséget.',
}
