/** Spanish: the table in letters, the drawn map, and what the scenario asks. */
import type { Messages } from '@bivouac/face-kit'
import type { TABLE as ENGLISH } from '../en/table.ts'

export const TABLE: Messages<typeof ENGLISH, 'es'> = {
  // What the scenario asks
  'briefing.points.one':
    '{side.the} ganan con 1 punto (en el mapa: {onMap}); los Fusileros lo consiguen con Controlar.',
  'briefing.points.other':
    '{side.the} ganan con {count} de los {onMap} puntos del mapa; los Fusileros los consiguen con Controlar.',
  'briefing.pin': '{side.the} ganan cuando el enemigo ({enemy}) no tiene Fusileros en el tablero.',
  'briefing.radio':
    'Radio en {tile}: cuando la controlan los estadounidenses, cada nuevo Controlar allí le suma un punto.',
  'briefing.initiative': '{side.the} tienen el marcador de iniciativa, que decide los empates.',

  // The drawn table
  'table.head': '{name} · ronda {round} · iniciativa: {initiative} · turno: {active}',
  'table.head.bidding': '{name} · ronda {round} · iniciativa: {initiative}, hasta revelar las cartas',
  'table.head.over': '{name} · ronda {round} · la partida ha terminado',
  'table.legend.counters':
    '(EE. UU.) [alemanes]  RA Fusileros, escuadra A  S Exploradores  G Ametralladores  Sn Francotiradores  Mo Mortero  ! suprimido',
  'table.legend.tiles':
    '▽ cobertura  ▲ colina  ★ puntos  (s) [s] explorado  (C) [C] controlado  » inicio  × puntería del mortero',
  'table.radio': 'radio',
  'table.enter.all': 'todos',
  'table.side.you': '{shape} {side} (tú)',
  'table.side': '{shape} {side}',
  'table.goal.points': '{points} de {need} puntos',
  'table.goal.pin': 'inmovilizar; puntos: {points}',
  'table.piles':
    'mano {hand} · mazo {deck} · jugadas {play} · descartes {discard} · reserva {supply} · eliminadas {removed}',
  'table.known': '{side}, mano y mazo juntos: {cards}',
  'table.hand': 'Tu mano:',
  'table.hand.empty': 'Tu mano está vacía.',
  'table.hand.bid': 'elegida para la iniciativa',
  'table.hand.fog': 'no se puede jugar',
  'table.nothing': 'nada',
  'table.count.one': '{card}',
  'table.count.other': '{card} ×{count}',
  'table.pile': '{side}, {pile} ({count}): {cards}',
  'table.pile.own': 'Tú, {pile} ({count}): {cards}',

  // The drawn map
  'map.goal.points.one': '{side}: {count} punto',
  'map.goal.points.other': '{side}: {count} puntos',
  'map.goal.pin': '{side}: inmovilizar al enemigo',
  'map.all': 'TODOS',
  'map.scouted': 'explorado',
  'map.controlled': 'controlado',
  'map.objective': 'puntos',
  'map.spawn': 'marcador de inicio',
  'map.cover': 'cobertura',
  'map.riflemen': 'Fusileros',
  'map.scouts': 'Exploradores',
  'map.machine-gunners': 'Ametralladores',
  'map.sniper': 'Francotiradores (Sn)',
  'map.mortar': 'Mortero (Mo)',
}
