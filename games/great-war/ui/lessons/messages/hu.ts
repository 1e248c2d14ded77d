/** The lessons of The Great War in Hungarian. */
import type { Messages } from '@bivouac/face-kit'
import type { MESSAGES as ENGLISH } from './en.ts'

export const MESSAGES: Messages<typeof ENGLISH, 'hu'> = {
  'command.title': 'Parancskártyák és körzetek',
  'command.idea': 'A kártya megmondja, hány egység cselekedhet, és hol.',
  'command.card':
    'A te egységeid kerekek és narancssárgák. A legtöbb középen áll: játszd ki a Támadás középen kártyát.',
  'command.card.why':
    'Minden fordulóban kijátszol egy parancskártyát. Megnevez egy körzetet (balszárny, közép vagy jobbszárny, a te oldaladról nézve), és azt, hogy ott hány egység kap parancsot. A körzeteket két szaggatott vonal jelzi a pályán.',
  'command.card.right':
    'A Felderítés a jobbszárnyon egyetlen egységnek ad parancsot a jobbszárnyon. Te középen vagy erős.',
  'command.card.left': 'A balszárnyon csak egy egység áll, a második parancs elveszne.',
  'command.card.after': 'Három parancs középre.',
  'command.order': 'Adj parancsot mindhárom középső egységnek.',
  'command.order.why':
    'Válaszd ki azokat, akiknek cselekedniük kell: kis jel mutatja a parancsukat. Ebben a fordulóban csak ők mozognak és harcolnak; a fel nem használt parancs elvész.',
  'command.order.few': 'Van még parancsod, és nincs kinek tartogatni.',
  'command.order.after': 'Most mindhárman mozoghatnak és harcolhatnak.',
  'command.move': 'Vidd előre a kijelölt egységet: egy mezőt, ahogy látod, vagy kettőt.',
  'command.move.why':
    'A gyalogság egy mezőt megy és még harcolhat, vagy kettőt, de akkor nem: ezek áthúzva látszanak. Senki sem léphet olyan mezőre, ahol más egység áll. Egyenként mozgatod őket, és senkinek sem muszáj mozognia.',
  'command.move.nobody': 'Abbahagyhatnád, de az ellenség túl messze van. Vigyél előre valakit.',
  'command.move.back': 'Így alig jut közelebb az ellenséghez.',
  'command.move.others': 'A többiek jó helyen vannak az árokban. A kijelölt egységet mozgasd.',
  'command.finish': 'A többiek a lövészárokban maradnak. Fejezd be a mozgást.',
  'command.finish.why':
    'Előbb minden mozgás, aztán minden harc: ez a forduló rendje. A lövészárokban nehéz eltalálni az embereidet, ne hozd ki őket idő előtt.',
  'command.finish.more': 'Megtehetik, de odakint nincs fedezékük. Egyelőre elég egy egység elöl.',
  'command.done':
    'Egy kártya, egy körzet, ennyi parancs. Előbb azt nézd, hol akarsz cselekedni, aztán keresd hozzá a kártyát.',

  'battle.title': 'Mozgás, aztán harc',
  'battle.idea': 'Egy mező és harc, vagy két mező és nincs harc.',
  'battle.order': 'Játszd ki a Puhatolódzás középen kártyát, és adj parancsot mindkét egységnek.',
  'battle.order.why':
    'A Puhatolódzás két parancsot ad. Van egy gyalogos egységed és egy kézigránátos egységed: az egységen lévő kis jel mutatja a kézigránátost.',
  'battle.order.few': 'Mindkettőre szükség van: az egyik tüzel, a másik megrohamozza az árkot.',
  'battle.near': 'Vidd előre a gyalogságot egy mezővel, a kijelölt mezőre.',
  'battle.near.why':
    'Minél közelebb, annál több kocka: a gyalogság két mezőre kettővel dob, háromra vagy négyre eggyel. Egy mező után még harcolhat, kettő után már nem.',
  'battle.near.two': 'Két mező: akkor ebben a fordulóban nem harcolhat. Elég egy.',
  'battle.near.bomber': 'Mindjárt. Előbb a gyalogság, amely távolról tüzel.',
  'battle.near.stay': 'Az árokból három mező a távolság: csak egy kocka. Menj eggyel közelebb.',
  'battle.near.after': 'Két mező az ellenségig: két kocka.',
  'battle.bomber': 'Vidd a kézigránátosokat az árokhoz, a kijelölt mezőre.',
  'battle.bomber.why':
    'Az ellenség mellett közelharc van: három kocka, kézigránátossal négy, és a halálfej is talál. Figyelj a másik egységed rálátására: bármely egység elzárja.',
  'battle.bomber.sight': 'Ott a gyalogságod tűzvonalában állna. Válaszd a mellette lévő mezőt.',
  'battle.bomber.two': 'Két mező: akkor nem harcolhatnának, és egyedül állnának az árkukban.',
  'battle.bomber.stay': 'Két mezőről két kockájuk van, az ellenség mellett négy.',
  'battle.bomber.after': 'Négy kocka közelharcban.',
  'battle.fire': 'Előbb a gyalogság tüzeljen az árokra.',
  'battle.fire.why':
    'A robbanás és a katona talál. De távolról a lövészárok két katonát hatástalanít, és az egység két zászlót figyelmen kívül hagyhat. A HQ oldal jelzőt hoz neked, akár talált a dobás, akár nem.',
  'battle.fire.first': 'Azt hagyd a végére: előbb a gyalogság gyengítse őket.',
  'battle.fire.done': 'Senkinek sem muszáj harcolnia, de ők ketten ezért jöttek.',
  'battle.fire.after': 'A katona nem számít: lövészárokban vannak. De a HQ oldal hozott egy jelzőt.',
  'battle.close': 'Most rohamozd meg az árkot a kézigránátosokkal.',
  'battle.close.why':
    'A kis sisakok az egység figurái: ott kettő maradt. Közelharcban a lövészárok csak egy katona és egy zászló ellen véd, és a halálfej is talál.',
  'battle.close.done': 'Ott állsz mellettük négy kockával. Használd ki.',
  'battle.close.after':
    'Egy halálfej és egy robbanás: elesik az utolsó két figura. A megsemmisített egység egy győzelmi jelző.',
  'battle.ground': 'Nyerj teret: lépj be az árokba.',
  'battle.ground.why':
    'Ha közelharcban megsemmisíted vagy elűzöd az ellenséget, a gyalogságod beléphet a mezőjére. Most téged véd az árok.',
  'battle.ground.stay': 'Idekint semmi sem véd. Az árok üres: lépj be.',
  'battle.done': 'Menj közel, tüzelj előbb, aztán rohamozz a kézigránátosokkal, és nyerj teret.',

  'cover.title': 'Fedezék és kereszttűz',
  'cover.idea': 'Mit véd ki a lövészárok, és hogyan ér fel vele két géppuska.',
  'cover.trench': 'Tüzelj a gyalogsággal az árokban lévő egységre.',
  'cover.trench.why':
    'A gyalogság két mezőre két kockával dob. Minden távoli dobásból a lövészárok két katonát hatástalanít, és az egység két zászlót figyelmen kívül hagyhat; az aknakráterben egyet-egyet.',
  'cover.trench.first': 'Még ne. Előbb nézd meg, mit ér a lövészárok.',
  'cover.trench.done': 'A gyalogságod nem mozgott, tehát tüzelhet. Hadd tegye.',
  'cover.trench.after': 'Két katona, és mindkettő hatástalan: semmi.',
  'cover.open': 'A másik egység nyílt terepen áll. Lőj rá az egyik géppuskával.',
  'cover.open.why':
    'A géppuska két vagy három mezőre három kockával dob. Nyílt terepen semmi sem hatástalan: minden katona és minden robbanás talál. Ez az oldalak fele.',
  'cover.open.again': 'Láttad, mit tesz az árok. A nyílt terepen álló egységnek nincs fedezéke.',
  'cover.open.far': 'Öt mezőre egyetlen kocka, ráadásul árok ellen.',
  'cover.open.done': 'Egy egység nyílt terepen, két géppuska előtt: ne hagyd elmenni.',
  'cover.open.after': 'Még nincs dobás: egy másik géppuska is csatlakozhat.',
  'cover.cross': 'Tüzeljen a másik géppuska is: kereszttűz.',
  'cover.cross.why':
    'A parancsot kapott géppuskák, ha ugyanarra a célpontra lőhetnek, egyetlen támadásban is megtehetik: hat kocka egy dobásban, és a fedezék csak egyszer számít.',
  'cover.cross.alone': 'Egyedül három kocka, együtt hat. A kereszttűz nem kerül semmibe.',
  'cover.done':
    'Négy találat egy dobásból. Arra lőj, akinek nincs fedezéke, és tüzeljenek együtt a géppuskák.',

  'flags.title': 'Zászló, visszavonulás, térnyerés',
  'flags.idea': 'Űzz el egy egységet, és lépj a helyére.',
  'flags.drive': 'Támadd meg a gyalogsággal a nyílt terepen álló egységet.',
  'flags.drive.why':
    'Minden zászló egy mezővel űzi hátra a célpontot a saját bázisvonala felé; a gazdája választja meg, hová. Nyílt terepen egy zászlót sem lehet figyelmen kívül hagyni.',
  'flags.drive.bomber':
    'A kézigránátosoknak más dolguk van: az előttük lévő árok. Egy egység fordulónként csak egyszer harcol.',
  'flags.drive.done': 'Mindkét egységed az ellenség mellett áll. Ne hagyd veszni.',
  'flags.drive.after': 'Egy figura elesett, és két zászló: két mező hátra.',
  'flags.ground': 'A mező üres. Nyerj teret.',
  'flags.ground.why':
    'Csak a gyalogság nyer teret, és csak közelharc után. Nem kerül semmibe, és nem kötelező.',
  'flags.ground.stay': 'Itt sincs fedezéked. Ott mindkét egységed az árokban lévő ellenség mellett állna.',
  'flags.blocked': 'Most a kézigránátosok: támadd azt az árkot, ahonnan nincs visszaút.',
  'flags.blocked.why':
    'Közelharcban az árokban lévő egység egy zászlót figyelmen kívül hagyhat. Minden továbbiért egy mezőt hátra kell mennie. Ahol nem tud, mert egységek állnak mögötte, egy figurát veszít helyette.',
  'flags.blocked.done': 'Két saját egységük áll közvetlenül mögöttük. Most fáj a zászló.',
  'flags.done':
    'Egy halálfej és egy zászló visszaút nélkül: oda két figura. Hagyd szabadon a mezőket a saját embereid mögött.',

  'cards.title': 'Harci kártyák és válaszok',
  'cards.idea': 'A HQ jelzőket jókor költsd el, akár az ellenfél fordulójában.',
  'cards.grenade': 'Játszd ki a Kézigránátot, mielőtt dobsz.',
  'cards.grenade.why':
    'A harci kártya HQ jelzőbe kerül (az érméjén látod, mennyibe), és megmondja, mikor játszható ki. Kézigránát: a közelharcod előtt, két kockával több. Egy ilyen kártya a te fordulódban, egy az övében.',
  'cards.grenade.plain': 'Három kocka kevés egy lövészárok ellen. A kártyával öt.',
  'cards.grenade.done': 'Ott állsz előttük, kezedben a gránát.',
  'cards.grenade.after': 'Két jelzőt elköltöttél: három helyett öt kocka.',
  'cards.attack': 'Most támadd meg az árkot.',
  'cards.attack.why':
    'Mielőtt dobsz, az ellenfelet megkérdezzük, válaszol-e, akkor is, ha nincs hozzá kártyája. A kérdés tehát nem árul el semmit.',
  'cards.attack.after': 'Három figura elesik, egy marad. A HQ oldal visszaad egy jelzőt.',
  'cards.tokens': 'A forduló vége: vegyél el két HQ jelzőt.',
  'cards.tokens.why':
    'A végén egy harci kártyát vagy két jelzőt veszel el. Egyetlen jelződ épp a nálad lévő kártyára elég, utána semmid sem marad.',
  'cards.tokens.card': 'Egyetlen jelződ épp a nálad lévő kártyára elég. Most jelző kell, nem újabb kártya.',
  'cards.tokens.standing': 'Ez állandó utasítás arra, amikor nem akarod, hogy kérdezzenek. Most akarod.',
  'cards.tokens.after': 'A németek megtámadnak, és egyszer találnak. Most válaszolhatsz.',
  'cards.answer': 'Válaszolj a Puskatus és bajonett kártyával.',
  'cards.answer.why':
    'Közelharc után az az egység, amelyik még a helyén áll, ezzel a kártyával visszaüthet, egy kockával többel. Kártya nélkül senki sem üt vissza.',
  'cards.answer.pass': 'Annyiban hagyhatod. De egyetlen figurája maradt, és nálad a kártya.',
  'cards.done':
    'Az ellenfél fordulójában semmisíted meg az egységét: győzelmi jelző neked. Tarts jelzőt a válaszra.',

  'artillery.title': 'Tartalék tüzérség',
  'artillery.idea': 'A lövedékek szóródnak: oda célozz, ahol az ellenség a legsűrűbb.',
  'artillery.order': 'Játszd ki a Puhatolódzás középen kártyát, és adj parancsot a tüzérségnek.',
  'artillery.order.why':
    'A körzetkártya egyik parancsa a hátul álló ágyúknak is mehet. Nem kell rálátás, és a kártya körzeteinek bármely mezőjét elérik, de HQ jelzővel fizetsz értük.',
  'artillery.order.unit': 'Azt is lehet. De ott három német áll szorosan egymás mellett: az ágyúknak való.',
  'artillery.order.after': 'Az ágyúk minden más harc előtt tüzelnek.',
  'artillery.aim': 'Célozz a középső német egységre.',
  'artillery.aim.why':
    'A lövedékek a célpont köré hullanak: minden kocka a hat szomszédos mező egyikét mutatja. Csak két egyforma találja el magát a célpontot is, és ott a halálfej is talál. Oda célozz, ahol sok ellenség van körben, és senki a tieid közül.',
  'artillery.aim.edge': 'Az is jó célpont, de csak egy német áll mellette, a középső mellett kettő.',
  'artillery.aim.own': 'Azok a te embereid! A lövedék nem válogat.',
  'artillery.aim.empty':
    'Azon a mezőn senki sem áll, két egyforma kárba veszne. Olyan ellenséges egységre célozz, amely mellett mások is állnak.',
  'artillery.dice': 'Költsd el mind a négy jelzőt: négy kocka.',
  'artillery.dice.why':
    'Kockánként egy jelző, itt legfeljebb négy. Több kockával könnyebb két egyformát dobni. Három egyforma letarolja a célpontot: ott minden kocka talál.',
  'artillery.dice.few':
    'Minél kevesebb a kocka, annál ritkább a két egyforma; anélkül pedig maga a célpont sértetlen marad.',
  'artillery.done':
    'Két ötös: lövedék egy szomszédos mezőre és a célpontra is, ahol a halálfej is talál. Fizess sok kockáért, vagy egyért se.',

  'medals.title': 'Győzelmi jelzők, terep, HQ',
  'medals.idea': 'Mivel győzöl, és mit vegyél el a forduló végén.',
  'medals.enter': 'Játszd ki a Puhatolódzás középen kártyát, és menj az első német árokba.',
  'medals.enter.why':
    'Hat győzelmi jelzővel győzöl. Minden megsemmisített ellenséges egység egyet ér. Itt akkor is van egy, ha a fordulód kezdetén egységed áll az első német árokban.',
  'medals.enter.card': 'Ez is jó lenne, de egyetlen egységre kár érte. Tartogasd mindhárom körzetre.',
  'medals.enter.field': 'Ez a mező nem az első német árok része, nem hoz győzelmi jelzőt.',
  'medals.enter.stay': 'Ha maradsz, semmit sem nyersz. Az árok üres: menj be.',
  'medals.enter.after': 'Bent vagy. Most a következő fordulódig ki kell tartania.',
  'medals.tokens': 'A forduló vége: vegyél el két HQ jelzőt.',
  'medals.tokens.why':
    'Minden fordulóban egy harci kártyát vagy két jelzőt veszel el. A harci kártyákért és a tüzérség tüzéért jelzővel fizetsz: tarts mindig néhányat.',
  'medals.tokens.card': 'Kártyád már van, de nincs jelződ, hogy kijátszd.',
  'medals.tokens.discard': 'Egy kártyát egy jelzőért: rossz csere, amíg kettőt ingyen kapsz.',
  'medals.done': 'A te fordulód, és tiéd az árok: győzelmi jelző. Ha kivernek, azonnal elveszted.',

  'alone.title': 'Egy kis csata egyedül',
  'alone.idea': 'Tíz egység, és te döntesz: még két győzelmi jelző kell. Az ellenfél egy Újonc.',
}
