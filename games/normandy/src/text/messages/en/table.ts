/** The table in letters, the drawn map, and what the scenario asks. */

export const TABLE = {
  // What the scenario asks
  'briefing.points.one':
    '{side.the} win with one of the {onMap} points on the map; Riflemen Control tiles for them.',
  'briefing.points.other':
    '{side.the} win with {count} of the {onMap} points on the map; Riflemen Control tiles for them.',
  'briefing.pin': '{side.the} win when no {enemy} Riflemen are left on the board.',
  'briefing.radio':
    'Radio on {tile}: once the Americans control it, each further Control there adds a point to it.',
  'briefing.initiative': '{side.the} have the initiative marker, which decides ties.',

  // The drawn table
  'table.head': '{name} · round {round} · initiative: {initiative} · turn: {active}',
  'table.head.bidding': '{name} · round {round} · initiative: {initiative} until the bids are shown',
  'table.head.over': '{name} · round {round} · the game is over',
  'table.legend.counters':
    '(US) [German]  RA Riflemen squad A  S Scouts  G Machine Gunners  Sn Snipers  Mo Mortar  ! suppressed',
  'table.legend.tiles':
    '▽ cover  ▲ hill  ★ points  (s) [s] scouted  (C) [C] controlled  » units enter here  × mortar target',
  'table.radio': 'radio',
  'table.enter.all': 'all',
  'table.side.you': '{shape} {side} (you)',
  'table.side': '{shape} {side}',
  'table.goal.points': '{points} of {need} points',
  'table.goal.pin': 'must pin; {points} points',
  'table.piles':
    'hand {hand} · deck {deck} · played {play} · discard {discard} · supply {supply} · removed {removed}',
  'table.known': '{side} hand and deck together: {cards}',
  'table.hand': 'Your hand:',
  'table.hand.empty': 'Your hand is empty.',
  'table.hand.bid': 'your bid',
  'table.hand.fog': 'cannot be played',
  'table.nothing': 'nothing',
  'table.count.one': '{card}',
  'table.count.other': '{card} ×{count}',
  'table.pile': '{side} {pile} ({count}): {cards}',
  'table.pile.own': 'Your {pile} ({count}): {cards}',

  // The drawn map
  'map.goal.points.one': '{side.the} need {count} point',
  'map.goal.points.other': '{side.the} need {count} points',
  'map.goal.pin': '{side.the} must pin the enemy',
  'map.all': 'ALL',
  'map.scouted': 'scouted',
  'map.controlled': 'controlled',
  'map.objective': 'points',
  'map.spawn': 'enter here',
  'map.cover': 'cover',
  'map.riflemen': 'Riflemen',
  'map.scouts': 'Scouts',
  'map.machine-gunners': 'Machine Gunners',
  'map.sniper': 'Snipers (Sn)',
  'map.mortar': 'Mortar (Mo)',
} as const
