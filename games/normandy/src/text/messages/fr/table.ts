/** French: the table in letters, the drawn map, and what the scenario asks. */
import type { Messages } from '@bivouac/face-kit'
import type { TABLE as ENGLISH } from '../en/table.ts'

export const TABLE: Messages<typeof ENGLISH, 'fr'> = {
  // What the scenario asks
  'briefing.points.one':
    '{side.the} gagnent avec {count} des {onMap} points de la carte ; ce sont les Fusiliers qui contrôlent les tuiles.',
  'briefing.points.other':
    '{side.the} gagnent avec {count} des {onMap} points de la carte ; ce sont les Fusiliers qui contrôlent les tuiles.',
  'briefing.pin': '{side.the} gagnent quand il ne reste plus de Fusiliers ({enemy}) sur le plateau.',
  'briefing.radio':
    'Radio en {tile} : une fois contrôlée par les Américains, chaque Contrôler de plus y ajoute un point.',
  'briefing.initiative': '{side.the} ont le marqueur d’initiative, qui départage les égalités.',

  // The drawn table
  'table.head': '{name} · manche {round} · initiative : {initiative} · tour : {active}',
  'table.head.bidding': '{name} · manche {round} · initiative : {initiative} jusqu’à la révélation des mises',
  'table.head.over': '{name} · manche {round} · la partie est terminée',
  'table.legend.counters':
    '(US) [allemands]  RA Fusiliers escouade A  S Éclaireurs  G Mitrailleurs  Sn Tireurs  Mo Mortier  ! neutralisé',
  'table.legend.tiles':
    '▽ couvert  ▲ colline  ★ points  (s) reconnue  (C) contrôlée  » entrée des unités  × visée du mortier',
  'table.radio': 'radio',
  'table.enter.all': 'toutes',
  'table.side.you': '{shape} {side} (vous)',
  'table.side': '{shape} {side}',
  'table.goal.points': '{points} points sur {need}',
  'table.goal.pin': 'doit clouer l’ennemi ; {points} points',
  'table.piles':
    'main {hand} · pioche {deck} · jouées {play} · défausse {discard} · réserve {supply} · retirées {removed}',
  'table.known': '{side}, main et pioche ensemble : {cards}',
  'table.hand': 'Votre main :',
  'table.hand.empty': 'Votre main est vide.',
  'table.hand.bid': 'votre mise',
  'table.hand.fog': 'ne se joue pas',
  'table.nothing': 'rien',
  'table.count.one': '{card}',
  'table.count.other': '{card} ×{count}',
  'table.pile': '{side}, {pile} ({count}) : {cards}',
  'table.pile.own': 'Vous, {pile} ({count}) : {cards}',

  // The drawn map
  'map.goal.points.one': '{side} : {count} point',
  'map.goal.points.other': '{side} : {count} points',
  'map.goal.pin': '{side} : clouer l’ennemi',
  'map.all': 'TOUS',
  'map.scouted': 'reconnue',
  'map.controlled': 'contrôlée',
  'map.objective': 'points',
  'map.spawn': 'entrée',
  'map.cover': 'couvert',
  'map.riflemen': 'Fusiliers',
  'map.scouts': 'Éclaireurs',
  'map.machine-gunners': 'Mitrailleurs',
  'map.sniper': 'Tireurs d’élite (Sn)',
  'map.mortar': 'Mortier (Mo)',
}
