/** What the coach says in Hungarian. */
import type { Messages } from '@bivouac/face-kit'
import type { MESSAGES as ENGLISH } from './en.ts'

export const MESSAGES: Messages<typeof ENGLISH, 'hu'> = {
  'medals.title': 'Így győzhetsz',
  medals:
    'Aki először gyűjt össze elég győzelmi jelzőt, azonnal nyer. Minden megsemmisített ellenséges egység egyet ér; a többi a „Mi ér győzelmi jelzőt” listában áll. Egy egységben négy figura van: azt támadd, amelyikben már kevés maradt.',
  'command-cards.title': 'Egy kártya, egy körzet',
  'command-cards':
    'A parancskártya megmondja, hány egységed cselekedhet és melyik körzetben: balszárny, közép vagy jobbszárny, a te oldaladról nézve. Előbb azt nézd, hol tudsz ütni vagy hol fenyegetnek, aztán keresd hozzá a kártyát.',
  'order.title': 'Ki cselekedjen?',
  order:
    'Válaszd ki azokat az egységeket, amelyeknek cselekedniük kell, amennyit a kártya enged; ebben a fordulóban csak ők mozoghatnak és harcolhatnak. Olyat válassz, amelynek célpontja van, vagy amelyre előrébb lesz szükséged.',
  'move.title': 'Előbb mozgás, aztán harc',
  move: 'A gyalogos egy mezőt megy és még harcolhat, vagy kettőt, de akkor nem: ezek áthúzva látszanak. A géppuskás és az aknavetős, ha mozog, nem harcol. Senkinek sem muszáj mozognia: ha van célpont, sokszor jobb helyben maradni.',
  'battle.title': 'A kockák oldalai',
  battle:
    'A katona és a robbanás talál. A zászló egy mezőt hátrakerget, a HQ jelzőt hoz neked. A halálfej közelharcban talál, távolról csak a kézigránátosé, két mezőről. A célpont terepe hatástalaníthat katonát és zászlót. Válaszd ki az egységet, aztán a célpontot: dobás előtt látod az esélyeket.',
  'close-combat.title': 'Közelharc',
  'close-combat':
    'Szomszédos ellenség ellen közelharc van: három kocka, és a halálfej is talál. Ha a gyalogságod kiűzi onnan, teret nyerhet a mezőjén. Így a legbiztosabb megtisztítani egy lövészárkot, de a fordulójában visszaüthet.',
  'range.title': 'Tűz távolról',
  range:
    'A távolság szabja meg a kockákat: a gyalogosnak kettő van két mezőre, egy háromra vagy négyre. Szabad rálátás kell: egység, erdő, épület és domb elzárja. Akinek ellenség áll mellette, csak azzal harcolhat.',
  'retreat.title': 'Zászló: hátra!',
  retreat:
    'Minden zászló egy mezővel hátrébb küldi az egységet, a bázisvonalad felé; te választod, hová. Fedezékben néhányat figyelmen kívül hagyhat, ha ott a gomb. Ha nincs hová mennie, egy figurát veszít, ezért hagyd szabadon a mezőket az egységeid mögött.',
  'take-ground.title': 'Térnyerés',
  'take-ground':
    'Az ellenség elhagyta a mezőjét, a gyalogságod beléphet. Tedd meg egy győzelmi jelzőért vagy jobb fedezékért; maradj, ha különben egyedül állnál a fegyverei előtt.',
  'cover.title': 'Lövészárok és kráter',
  cover:
    'A lövészárokban álló egység minden dobásból két katonát figyelmen kívül hagy, és két zászlót figyelmen kívül hagyhat, közelharcban egyet-egyet. Aknakráterben mindig egyet-egyet. Nyílt terepen semmi sem véd: ha lehet, fedezékben fejezd be a mozgást.',
  'stops.title': 'Terep, ami megállít',
  stops:
    'Aki erdőbe, épületbe vagy épületromra lép, annak meg kell állnia. Mind ad némi fedezéket, és elzárja a rálátást. Erdőből és épületből abban a fordulóban, amikor belépsz, egy kockával kevesebbel harcolsz.',
  'wire.title': 'Szögesdrót',
  wire: 'A szögesdrót megállít, nem ad fedezéket, és egy kockába kerül. Az az egység, amelyik rajta áll és még harcolhatna, ehelyett eltávolíthatja; a lövedékek és az aknavetők robbanással teszik ezt. Kerüld meg, vagy küldj előre egy egységet.',
  'bomber.title': 'Gyalogság kézigránátossal',
  bomber:
    'Ennek az egységnek kézigránátosa van: közelharcban négy kocka, és két mezőről a halálfej is talál. Vidd az ellenség lövészárkáig. A kézigránátos csak az utolsó bajtársával együtt esik el.',
  'machine-gun.title': 'Géppuskások',
  'machine-gun':
    'Három kocka két és három mezőre, egy négyre és ötre. Egy fordulóban nem mozoghat és harcolhat is: tedd oda, ahol az ellenségnek nyílt terepen kell átkelnie, és hagyd ott. Két osztag ugyanarra a célpontra együtt is tüzelhet.',
  'mortar.title': 'Aknavetők',
  mortar:
    'Két kocka négy mezőig, egy hatig, és nem kell hozzá rálátás. Egy fordulóban nem mozoghat és harcolhat is. Hagyd a vonalaid mögött; robbanással a szögesdrótot is eltávolítja.',
  'combat-cards.title': 'Harci kártyák és HQ jelzők',
  'combat-cards':
    'A harci kártyát HQ jelzőkkel fizeted; egyet a te fordulódban, egyet az ellenfélében játszhatsz ki. Ami a parancskártyádhoz illik, azt kiemelve látod. Nem muszáj: a jó pillanatra tartogatott kártya többet ér.',
  'artillery.title': 'A tartalék tüzérség',
  artillery:
    'Az ágyúid is kaphatnak parancsot, a legtöbb kártyánál egy egység helyett. A táblán kívül állnak, a kártya körzeteiben minden mezőt elérnek, és a mozgásaid után, az egységeid harca előtt tüzelnek; minden kocka egy HQ jelzőbe kerül. Jó az egymás mellett álló ellenség ellen.',
  'shell.title': 'Hová essenek a lövedékek?',
  shell:
    'A legtöbb kocka a célpont köré esik, nem rá. Célozz hát több ellenség közé, és maradj távol a saját embereidtől: a lövedék őket is eltalálja.',
  'shell-dice.title': 'Hány kocka?',
  'shell-dice':
    'Minden kocka egy jelzőbe kerül, és a célpontot körülvevő hat mező egyikére esik. Az egyforma számok a célpontra is esnek, ahol a halálfej is talál; három egyformánál ott minden kocka talál. Négy kockával valószínű egy pár, kettővel szerencse kérdése.',
  'end-turn.title': 'Készlet a következő fordulóra',
  'end-turn':
    'Húzz egy harci kártyát, vagy végy el 2 HQ jelzőt. Jelzőkkel fizeted a harci kártyákat és a lövedékeket: ha háromnál kevesebb van, végy jelzőt, ha sok, kártyát. Ha most nem játszottál ki harci kártyát, egyet jelzőre is válthatsz.',
  'keep.title': 'Felderítés: kettőből egy',
  keep: 'Két parancskártyát látsz, és egyet megtartasz. Azt válaszd, ami hiányzik: ha egy körzethez nincs kártyád, ott az egységeid tétlenek.',
  'answer.title': 'Válaszolhatsz',
  answer:
    'Az ellenfél fordulójában bizonyos pillanatokban harci kártyát játszhatsz ki; ami illik, azt kiemelve látod. Nézd meg, mibe kerül és mit ment meg: a megmaradt egység eggyel kevesebb győzelmi jelző az ellenfélnek. Ha nem éri meg a jelzőket, ne válaszolj.',
  'standing.title': 'Ritkább kérdések',
  standing:
    'Ha ebben a fordulóban egyáltalán nem akarsz válaszolni, mondd meg előre az egész fordulóra. A saját fordulód végén állandó utasítást is adhatsz arról, mikor kérdezzünk.',
  'tactic-cards.title': 'Taktikai kártyák',
  'tactic-cards':
    'A körzet nélküli kártyák taktikaiak: mindegyik azt teszi, ami rajta áll, sokszor több kockával vagy sok egységgel. Tartogasd őket olyan fordulóra, amikor érnek is valamit.',
  'losses.title': 'Veszteségek',
  losses:
    'Az egység az utolsó figuráig minden kockájával harcol. Az utolsóval viszont győzelmi jelzőt kap az ellenfél: a gyengéket vond hátra vagy fedezékbe, és a frisseket küldd előre.',
}
