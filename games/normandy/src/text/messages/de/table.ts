/** German: the table in letters, the drawn map, and what the scenario asks. */
import type { Messages } from '@bivouac/face-kit'
import type { TABLE as ENGLISH } from '../en/table.ts'

export const TABLE: Messages<typeof ENGLISH, 'de'> = {
  // What the scenario asks
  'briefing.points.one':
    '{side.the} gewinnen mit 1 Zielpunkt (auf der Karte: {onMap}); Schützen holen ihn mit „Kontrollieren“.',
  'briefing.points.other':
    '{side.the} gewinnen mit {count} der {onMap} Zielpunkte; Schützen holen sie mit „Kontrollieren“.',
  'briefing.pin': '{side.the} gewinnen, wenn der Gegner ({enemy}) keine Schützen mehr auf dem Spielplan hat.',
  'briefing.radio':
    'Funkgerät auf {tile}: Kontrollieren es die Amerikaner, bringt jedes weitere Kontrollieren +1 Punkt.',
  'briefing.initiative': '{side.the} haben den Initiativemarker, der bei Gleichstand entscheidet.',

  // The drawn table
  'table.head': '{name} · Runde {round} · Initiative: {initiative} · am Zug: {active}',
  'table.head.bidding': '{name} · Runde {round} · Initiative: {initiative}, bis aufgedeckt wird',
  'table.head.over': '{name} · Runde {round} · die Partie ist zu Ende',
  'table.legend.counters':
    '(US) [deutsch]  RA Schützen Trupp A  S Späher  G MG-Schützen  Sn Scharfschützen  Mo Mörser  ! unterdrückt',
  'table.legend.tiles':
    '▽ Deckung  ▲ Hügel  ★ Punkte  (s) ausgekundschaftet  (C) kontrolliert  » Spawn  × Anvisierungsmarker',
  'table.radio': 'Funk',
  'table.enter.all': 'alle',
  'table.side.you': '{shape} {side} (du)',
  'table.side': '{shape} {side}',
  'table.goal.points': '{points} von {need} Punkten',
  'table.goal.pin': 'Festsetzen; Punkte: {points}',
  'table.piles':
    'Hand {hand} · Deck {deck} · gespielt {play} · Ablage {discard} · Nachschub {supply} · entfernt {removed}',
  'table.known': '{side}, Hand und Deck zusammen: {cards}',
  'table.hand': 'Deine Hand:',
  'table.hand.empty': 'Deine Hand ist leer.',
  'table.hand.bid': 'für die Initiative gewählt',
  'table.hand.fog': 'nicht spielbar',
  'table.nothing': 'nichts',
  'table.count.one': '{card}',
  'table.count.other': '{card} ×{count}',
  'table.pile': '{side}, {pile} ({count}): {cards}',
  'table.pile.own': 'Du, {pile} ({count}): {cards}',

  // The drawn map
  'map.goal.points.one': '{side}: {count} Punkt',
  'map.goal.points.other': '{side}: {count} Punkte',
  'map.goal.pin': '{side}: Gegner festsetzen',
  'map.all': 'ALLE',
  'map.scouted': 'ausgekundschaftet',
  'map.controlled': 'kontrolliert',
  'map.objective': 'Zielpunkte',
  'map.spawn': 'Spawnmarker',
  'map.cover': 'Deckung',
  'map.riflemen': 'Schützen',
  'map.scouts': 'Späher',
  'map.machine-gunners': 'MG-Schützen',
  'map.sniper': 'Scharfschützen (Sn)',
  'map.mortar': 'Mörser (Mo)',
}
