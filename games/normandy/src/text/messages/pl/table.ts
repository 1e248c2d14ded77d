/** Polish: the table in letters, the drawn map, and what the scenario asks. */
import type { Messages } from '@bivouac/face-kit'
import type { TABLE as ENGLISH } from '../en/table.ts'

export const TABLE: Messages<typeof ENGLISH, 'pl'> = {
  // What the scenario asks
  'briefing.points.one':
    '{side.the} wygrywają, mając 1 punkt (na mapie: {onMap}); Strzelcy zdobywają go Kontrolą obszarów.',
  'briefing.points.few':
    '{side.the} wygrywają, mając {count} punkty (na mapie: {onMap}); Strzelcy zdobywają je Kontrolą obszarów.',
  'briefing.points.many':
    '{side.the} wygrywają, mając {count} punktów (na mapie: {onMap}); Strzelcy zdobywają je Kontrolą obszarów.',
  'briefing.points.other':
    '{side.the} wygrywają, mając {count} punktu (na mapie: {onMap}); Strzelcy zdobywają je Kontrolą obszarów.',
  'briefing.pin': '{side.the} wygrywają, gdy przeciwnik ({enemy}) nie ma już na planszy Strzelców.',
  'briefing.radio':
    'Radiostacja na {tile}: gdy kontrolują ją Amerykanie, każda kolejna Kontrola dodaje tam 1 punkt.',
  'briefing.initiative': '{side.the} mają znacznik inicjatywy, który rozstrzyga remisy.',

  // The drawn table
  'table.head': '{name} · runda {round} · inicjatywa: {initiative} · tura: {active}',
  'table.head.bidding': '{name} · runda {round} · inicjatywa do odkrycia kart: {initiative}',
  'table.head.over': '{name} · runda {round} · koniec gry',
  'table.legend.counters':
    '(USA) [Niemcy]  RA Strzelcy, drużyna A  S Zwiadowcy  G Kaemiści  Sn Snajperzy  Mo Moździerz  ! przygwożdżeni',
  'table.legend.tiles':
    '▽ zasłona  ▲ wzgórze  ★ punkty  (s) [s] rozpoznany  (C) [C] kontrolowany  » wejście  × cel moździerza',
  'table.radio': 'radio',
  'table.enter.all': 'wsz.',
  'table.side.you': '{shape} {side} (ty)',
  'table.side': '{shape} {side}',
  'table.goal.points': 'punkty: {points} z {need}',
  'table.goal.pin': 'zatrzymać; punkty: {points}',
  'table.piles':
    'ręka {hand} · talia {deck} · zagrane {play} · odrzucone {discard} · rezerwa {supply} · usunięte {removed}',
  'table.known': '{side}, ręka i talia razem: {cards}',
  'table.hand': 'Twoja ręka:',
  'table.hand.empty': 'Nie masz kart na ręce.',
  'table.hand.bid': 'wybrana do inicjatywy',
  'table.hand.fog': 'nie można zagrać',
  'table.nothing': 'nic',
  'table.count.one': '{card}',
  'table.count.few': '{card} ×{count}',
  'table.count.many': '{card} ×{count}',
  'table.count.other': '{card} ×{count}',
  'table.pile': '{side}, {pile} ({count}): {cards}',
  'table.pile.own': 'Ty, {pile} ({count}): {cards}',

  // The drawn map
  'map.goal.points.one': '{side}: {count} punkt',
  'map.goal.points.few': '{side}: {count} punkty',
  'map.goal.points.many': '{side}: {count} punktów',
  'map.goal.points.other': '{side}: {count} punktu',
  'map.goal.pin': '{side}: zatrzymać przeciwnika',
  'map.all': 'WSZYSCY',
  'map.scouted': 'rozpoznany',
  'map.controlled': 'kontrolowany',
  'map.objective': 'punkty',
  'map.spawn': 'punkt zborny',
  'map.cover': 'zasłona',
  'map.riflemen': 'Strzelcy',
  'map.scouts': 'Zwiadowcy',
  'map.machine-gunners': 'Kaemiści',
  'map.sniper': 'Snajperzy (Sn)',
  'map.mortar': 'Moździerz (Mo)',
}
