/** What only a screen has to say, in Hungarian. */
import type { Messages } from '@bivouac/face-kit'
import type { MESSAGES as ENGLISH } from './en.ts'

export const MESSAGES: Messages<typeof ENGLISH, 'hu'> = {
  // Things in words, for somebody who does not see them
  'spoken.tile': '{tile} lapka: {things}.',
  'spoken.points.one': '1 pont',
  'spoken.points.other': '{count} pont',
  'spoken.own.controlled': 'te irányítod',
  'spoken.own.scouted': 'te derítetted fel',
  'spoken.side.controlled': 'irányítva ({side})',
  'spoken.side.scouted': 'felderítve ({side})',
  'spoken.spawn': 'lerakás jelző ({side}: {who})',
  'spoken.target': 'aknavető célja ({side})',
  'spoken.unit.ready': '{unit} készenlétben',
  'spoken.unit.suppressed': '{unit} elfojtva',
  'spoken.counter.ready': '{unit}, {tile}, alapvédelem {defence}, készenlétben.',
  'spoken.counter.suppressed': '{unit}, {tile}, alapvédelem {defence}, elfojtva.',
  'spoken.counter.off': '{unit}, nincsenek a pályán.',
  'spoken.card': '{card}, kezdeményezés {number}: {actions}.',

  // The steps of a round, and what must be done to win
  'step.round': '{round}. kör',
  'step.draw': 'Húzás',
  'step.initiative': 'Kezdeményezés',
  'step.turn.us': 'Amerikai forduló',
  'step.turn.german': 'Német forduló',
  'goal.points.one': 'szerezz 1 pontot',
  'goal.points.other': 'szerezz {count} pontot',
  'goal.pin': 'kösd le az ellenfelet',

  // Buttons, by what they do
  'deed.bid': 'Licit: {card} ({number})',
  'deed.play': '{card}: {action}',
  'deed.command.one': '1 kártya húzása',
  'deed.command.other': '{count} kártya húzása',
  'deed.blast': 'Tűz: {tile}',
  'deed.roll.one': 'Dobás 1 kockával: {unit}',
  'deed.roll.other': 'Dobás {count} kockával: {unit}',
  'deed.hunker-down': 'Fedezékbe vonulás',
  'deed.ready': 'Újra készenlétbe',
  'deed.end-turn': 'Forduló vége',
  'deed.to': 'Lépés ide: {tile}',
  'deed.aim': 'Célzás ide: {tile}',
  'deed.take': 'Elvétel: {card}',
  'deed.guide': 'Vezetés: {unit}',

  // The hand
  'hand.label': 'A kezed',
  'hand.fog': 'Nem játszható ki. Csak Tisztázás távolítja el.',
  'hand.acting': 'játékban',
  'tray.supply': 'A tartalékodból a dobópaklidba',
  'tray.play': 'A játékteredről vissza a kezedbe',
  'tray.left.one': 'még 1',
  'tray.left.other': 'még legfeljebb {count}',
  'sheet.close': 'Bezárás',
  'sheet.initiative': 'Kezdeményezés {number}',

  // Why a row of a card is off, in a few words
  'reason.suppressed': 'elfojtva',
  'reason.no-spawn': 'nem léphet be',
  'reason.no-tile-to-go': 'nincs hová',
  'reason.nobody-to-guide': 'nincs kit',
  'reason.no-fog-in-hand': 'nincs köd',
  'reason.no-target-marker': 'nincs cél',
  'reason.no-tile-far-enough': 'túl közel',
  'reason.enemy-on-tile': 'ellenség áll itt',
  'reason.no-own-marker': 'nincs jelződ',
  'reason.already-controlled': 'már a tiéd',
  'reason.no-enemy-counter': 'nincs ellenség',
  'reason.nothing-in-supply': 'nincs miből',
  'reason.nothing-in-play': 'nincs kijátszva',
  'reason.nothing-to-draw': 'nincs kártya',

  // What an action does, in one sentence
  'does.move': 'Lépj lapkáról lapkára, legfeljebb {value} alkalommal, csak oda, ahol irányítás jelződ van.',
  'does.guide':
    'Bármelyik készenlétben lévő harci jelződ lép, mint Mozgással, legfeljebb {value} alkalommal.',
  'does.scout':
    'Lépj lapkáról lapkára, legfeljebb {value} alkalommal; minden új lapkára a jelződ kerül, te pedig Harci ködöt kapsz.',
  'does.stalk': 'Lépj lapkáról lapkára, legfeljebb {value} alkalommal, bárhová, jelző nélkül.',
  'does.bolster': 'Tegyél kártyát a tartalékodból a dobópaklidba, legfeljebb ennyit: {value}.',
  'does.command': 'Húzz kártyát, legfeljebb ennyit: {value}; még ebben a fordulóban kijátszhatod.',
  'does.conceal': 'Egy Harci köd kártya az ellenfél dobópaklijába kerül.',
  'does.control': 'Fordítsd meg itt a jelződet: a lapka és a pontjai a tieid.',
  'does.inspire': 'Vegyél vissza a kezedbe kijátszott kártyát, legfeljebb ennyit: {value}.',
  'does.recon': 'Távolíts el egy Harci ködöt a kezedből, majd húzz egy kártyát.',
  'does.target': 'Célozz az aknavetővel egy legalább három lapkányira lévő lapkára.',
  'does.attack': 'Kocka: {value}. Találat esetén egy ellenséges harci jelző egy kártyát veszít.',
  'does.suppress': 'Kocka: {value}. A találat elfojt egy ellenséges harci jelzőt.',
  'does.blast': 'Kocka: {value} a célba vett lapka minden harci jelzőjére, a tieidre is.',
  'does.hunker-down': 'A kártya a tartalékodba kerül: karcsúbb pakli.',

  // The arithmetic of a roll
  'slip.title': '{action} · {unit}',
  'slip.base': 'Alap',
  'slip.cover': 'Fedezék',
  'slip.range': 'Távolság',
  'slip.defence': 'Védelem',
  'slip.chance.one': '1 kocka; {total} vagy több talál, és mindig a 0',
  'slip.chance.other': '{count} kocka; egyiken legalább {total} kell, vagy 0',
  'slip.only-0.one': '1 kocka; csak a 0 talál',
  'slip.only-0.other': '{count} kocka; egyiken 0 kell',
  'slip.faces': 'Ezek találnak: {faces}',
  'slip.rolled': 'A dobás: {faces}',
  'slip.hit': 'Találat',
  'slip.miss': 'Mellé',
  'slip.if-hit': 'Találat esetén:',
  'slip.cost.one':
    'egy kártya elvész, a kézből, ha ott nincs, a dobópakliból, végül a pakliból. Ott ez az utolsó.',
  'slip.cost.other':
    '{count} közül egy kártya elvész, a kézből, ha ott nincs, a dobópakliból, végül a pakliból.',
  'slip.cost.none':
    'nincs több kártya a kézben, a dobópakliban és a pakliban, így a harci jelző lekerül a pályáról.',
  'slip.suppress': 'a harci jelző az elfojtott oldalára fordul.',
  'slip.suppress.again': 'más nem történik: a harci jelző már el van fojtva.',
  'slip.own-men': 'A saját embereid állnak ott!',
  'slip.clause': '{clause} szabály',

  // Plates, panels, piles
  'plate.pin': 'cél: lekötés',
  'plate.hand': 'kéz',
  'plate.deck': 'pakli',
  'plate.discard': 'dobópakli',
  'plate.supply': 'tartalék',
  'plate.bid': 'már licitált',
  'known.title': 'Kéz és pakli együtt',
  'own.supply': 'A tartalékod · {count}',
  'own.objectives': 'Célpontok',
  'own.played': 'Ebben a fordulóban kijátszva',
  'own.played.none': 'még semmi',
  'owner.you': 'a tiéd',
  'owner.nobody': 'szabad',
  'pile.title': '{pile} · {count}',
  'pile.secret': 'Csak a számuk ismert.',
  'chip.count': '×{count}',

  // Moments
  'moment.beats': '{high} nagyobb, mint {low}',
  'moment.lost': 'Végleg elveszett, {pile.from}.',
  'moment.tie': 'Mindkettő {number}: a jelző marad',

  // Short titles for small cards
  'short.rifleman': 'Lövész',
  'short.scout': 'Felderítő',
  'short.sniper': 'Mesterl.',
  'short.mortar': 'Aknavető',
  'short.machine-gunner': 'Géppusk.',
  'short.platoon-sergeant': 'Őrmester',
  'short.platoon-guide': 'Szakaszv.',
  'short.squad-leader': 'Rajpar.',
  'short.fog-of-war': 'Köd',
}
