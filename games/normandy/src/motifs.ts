/** What a command is an example of, for puzzles: told by the command itself and by what else could be done. */
import { type Commands, commands } from '@bivouac/kernel'
import type { GameMotifs } from '@bivouac/puzzles'
import * as c from './commands.ts'
import { legal } from './decisions/decisions.ts'
import type { NormandyBoard } from './scenario/scenario.ts'
import type { NormandyTable } from './state/state.ts'
import { ACTIONS, type ActionName } from './vocabulary.ts'

const NAMES = [
  'which-card-to-bid',
  'open-fire',
  'which-target',
  'suppress-first',
  'hold-the-ground',
  'hunker-down',
  'clear-the-fog',
  'blind-the-enemy',
  'scout-ahead',
  'which-way',
  'lead-the-platoon',
  'call-for-men',
  'call-in-fire',
  'make-ready',
  'stop-in-time',
] as const
type Motif = (typeof NAMES)[number]

const BY_ACTION: Readonly<Record<ActionName, Motif>> = {
  move: 'which-way',
  guide: 'which-way',
  scout: 'scout-ahead',
  stalk: 'scout-ahead',
  bolster: 'call-for-men',
  command: 'lead-the-platoon',
  inspire: 'lead-the-platoon',
  conceal: 'blind-the-enemy',
  recon: 'clear-the-fog',
  control: 'hold-the-ground',
  target: 'call-in-fire',
  blast: 'call-in-fire',
  attack: 'open-fire',
  suppress: 'open-fire',
}

const list: Commands = commands()

/** Suppressing comes first only where the same side could have fired to kill. */
function couldAttack(t: NormandyTable, seat: number): boolean {
  list.count = 0
  legal(t, seat, list)
  for (let i = 0; i < list.count; i++)
    if (c.wordOf(list.codes[i]) === 'play' && ACTIONS[c.actionIn(list.codes[i])] === 'attack') return true
  return false
}

function motifOf(t: NormandyTable, seat: number, command: number): Motif {
  switch (c.wordOf(command)) {
    case 'bid':
      return 'which-card-to-bid'
    case 'hunker-down':
      return 'hunker-down'
    case 'at':
      return 'which-target'
    case 'to':
    case 'guide':
      return 'which-way'
    case 'take':
      return 'call-for-men'
    case 'stop':
    case 'end-turn':
      return 'stop-in-time'
    case 'ready':
      return 'make-ready'
    case 'play': {
      const action = ACTIONS[c.actionIn(command)]
      return action === 'suppress' && couldAttack(t, seat) ? 'suppress-first' : BY_ACTION[action]
    }
  }
}

export const normandyMotifs: GameMotifs<NormandyBoard> = { names: NAMES, of: motifOf }
