/** Hungarian: the table in letters, the drawn map, and what the scenario asks. */
import type { Messages } from '@bivouac/face-kit'
import type { TABLE as ENGLISH } from '../en/table.ts'

export const TABLE: Messages<typeof ENGLISH, 'hu'> = {
  // What the scenario asks
  'briefing.points.one':
    '{side.the} 1 ponttal győznek (a térképen összesen: {onMap}); Lövészek szerzik meg Elfoglalással.',
  'briefing.points.other':
    '{side.the} {count} ponttal győznek (a térképen összesen: {onMap}); Lövészek szerzik meg Elfoglalással.',
  'briefing.pin': '{side.the} győznek, ha az ellenfélnek ({enemy}) nincs több Lövésze a pályán.',
  'briefing.radio':
    'Rádió, {tile} lapka: ha az amerikaiak irányítják, ott minden további Elfoglalás eggyel növeli a lapka értékét.',
  'briefing.initiative': '{side.the} birtokolják a kezdeményezés jelzőt, amely egyenlőség esetén dönt.',

  // The drawn table
  'table.head': '{name} · {round}. kör · kezdeményezés: {initiative} · soron: {active}',
  'table.head.bidding': '{name} · {round}. kör · kezdeményezés a felfedésig: {initiative}',
  'table.head.over': '{name} · {round}. kör · a játék véget ért',
  'table.legend.counters':
    '(amerikai) [német]  RA Lövészek, A raj  S Felderítők  G Géppuskások  Sn Mesterlövészek  Mo Aknavető  ! elfojtva',
  'table.legend.tiles':
    '▽ fedezék  ▲ domb  ★ pont  (s) [s] felderítve  (C) [C] irányítva  » itt lépnek be  × aknavető célja',
  'table.radio': 'rádió',
  'table.enter.all': 'mind',
  'table.side.you': '{shape} {side} (te)',
  'table.side': '{shape} {side}',
  'table.goal.points': 'pont: {points} / {need}',
  'table.goal.pin': 'lekötés; pont: {points}',
  'table.piles':
    'kéz {hand} · pakli {deck} · kijátszva {play} · dobópakli {discard} · tartalék {supply} · eltávolítva {removed}',
  'table.known': '{side}, kéz és pakli együtt: {cards}',
  'table.hand': 'A kezed:',
  'table.hand.empty': 'Nincs kártya a kezedben.',
  'table.hand.bid': 'kezdeményezésre kiválasztva',
  'table.hand.fog': 'nem játszható ki',
  'table.nothing': 'semmi',
  'table.count.one': '{card}',
  'table.count.other': '{card} ×{count}',
  'table.pile': '{side}, {pile} ({count}): {cards}',
  'table.pile.own': 'Te, {pile} ({count}): {cards}',

  // The drawn map
  'map.goal.points.one': '{side}: {count} pont',
  'map.goal.points.other': '{side}: {count} pont',
  'map.goal.pin': '{side}: az ellenfél lekötése',
  'map.all': 'MIND',
  'map.scouted': 'felderítve',
  'map.controlled': 'irányítva',
  'map.objective': 'pont',
  'map.spawn': 'lerakás jelző',
  'map.cover': 'fedezék',
  'map.riflemen': 'Lövészek',
  'map.scouts': 'Felderítők',
  'map.machine-gunners': 'Géppuskások',
  'map.sniper': 'Mesterlövészek (Sn)',
  'map.mortar': 'Aknavető (Mo)',
}
