/** Hungarian: what the gallery says of cards, ground and markers. */
import type { Messages } from '@bivouac/face-kit'
import type { MESSAGES as ENGLISH } from './en.ts'

export const MESSAGES: Messages<typeof ENGLISH, 'hu'> = {
  whose: 'Melyik fél darabjai látszanak',
  actions: 'Akciók',
  'actions.note': 'X a kártyán az akció mellett álló szám.',
  'does.move': 'Az egység legfeljebb X lapkányit mozog, csak olyan lapkára, ahol a te jelződ van.',
  'does.guide':
    'Bármelyik nem elfojtott harci jelződ legfeljebb X lapkányit mozog, csak olyan lapkára, ahol a te jelződ van.',
  'does.scout':
    'Az egység legfeljebb X lapkányit mozog, bárhová. Minden lapka, ahol nincs jelződ, kap egyet, és mindegyikért egy Harci köd kerül a dobópaklidba.',
  'does.stalk': 'A Mesterlövészek legfeljebb X lapkányit mozognak, bárhová, jelző nélkül.',
  'does.bolster':
    'Tegyél legfeljebb X kártyát a tartalékodból a dobópaklidba, csak a megnevezett rajból. Harci ködöt soha.',
  'does.command': 'Húzz legfeljebb X kártyát. Ebben a fordulóban ki is játszhatod őket.',
  'does.conceal': 'Egy Harci köd az ellenfél tartalékából a dobópaklijába kerül.',
  'does.control':
    'Fordítsd az egység alatti jelződet irányított oldalára; az ellenfélé visszafordul. Nem lehet, ha ellenséges harci jelző áll ott.',
  'does.inspire': 'Vegyél vissza a kezedbe legfeljebb X kártyát a rajból a játékteredről.',
  'does.recon': 'Távolíts el a játékból egy Harci ködöt a kezedből, majd húzz egy kártyát.',
  'does.target': 'Tedd a célzás jelződet egy lapkára, amely legalább három lapkányira van az aknavetődtől.',
  'does.attack':
    'Dobj X kockával bármelyik ellenséges harci jelzőre. A találat végleg egy kártyájába kerül; ha nincs több, a jelző lekerül.',
  'does.suppress':
    'Dobj X kockával bármelyik ellenséges harci jelzőre. A találat az elfojtott oldalára fordítja.',
  'does.blast':
    'Dobj X kockával a célzás jelződ lapkáján álló minden harci jelzőre, a sajátjaidra is. A távolság nem véd.',
  'does.hunker-down':
    'Akció helyett a Harci ködön kívül bármelyik kártya visszatehető a tartalékodba: karcsúbb pakli.',
  cards: 'Kártyák',
  'cards.note': 'A két félnek ugyanolyan kártyái vannak, csak a katonák mások.',
  'cards.initiative': 'Kezdeményezés: {initiative}',
  'cards.copies.one': 'Felenként {count} kártya',
  'cards.copies.other': 'Felenként {count} kártya',
  tiles: 'Lapkák',
  'tiles.note':
    'A fedezék a lapkán álló minden harci jelző védelméhez hozzáadódik. A folyók senkit nem akadályoznak.',
  'tiles.hill': 'Fedezék 3, de csak 1 Robbanás ellen és a dombon állók ellen',
  'tiles.cover': 'Fedezék {cover}',
  counters: 'Harci jelzők',
  'counters.ready': '{unit}, készenlétben',
  'counters.suppressed': '{unit}, elfojtva',
  'counters.defence': 'Alapvédelem {defence}',
  'counters.suppressed.about': 'A következő kártyájuk csak újra készenlétbe helyezi őket.',
  markers: 'Jelzők',
  'marker.scouted': 'Felderítve',
  'marker.scouted.about': 'Ide mozoghatnak az egységeid.',
  'marker.controlled': 'Irányítva',
  'marker.controlled.about': 'A lapka és a pontjai a tieid.',
  'marker.objective': 'Célpont',
  'marker.objective.about': 'Annak a félnek ad pontot, amelyik a lapkát irányítja.',
  'marker.spawn': 'Lerakás jelző',
  'marker.spawn.about': 'A pályán kívüli egység itt lép be, amikor kijátszod egy kártyáját.',
  'marker.target': 'Célzás jelző',
  'marker.target.about': 'Ide hullanak az aknavető gránátjai. Ha az aknavető mozog, a jelző lekerül.',
  'marker.initiative': 'Kezdeményezés jelző',
  'marker.initiative.about': 'Akinél van, az játszik először, és egyenlő licitnél nála marad.',
  'marker.radio': 'Rádió',
  'marker.radio.about':
    'Csak a „Létfontosságú információ” küldetésben: a lapkát irányító amerikai Lövészek növelhetik az értékét.',
  'example.distance': 'Milyen messze van a Lövészektől: a hat szomszédnak egy egész vagy fél oldala közös.',
  'example.sum': 'Alapvédelem 4, fedezék 1, távolság 2: egy kockának legalább 7-et vagy 0-t kell mutatnia.',
  'example.hill-below': 'Lentről támadva a domb fedezéke 3.',
  'example.hill-level': 'Dombról, itt ugyanarról, csak 1.',
}
