/** What a command is an example of, for puzzles: told by the command alone. */
import type { GameMotifs } from '@bivouac/puzzles'
import * as c from './commands.ts'
import type { NormandyBoard } from './scenario/scenario.ts'
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
  // Whoever can suppress could attack with the same card.
  suppress: 'suppress-first',
}

function motifOf(command: number): Motif {
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
    case 'play':
      return BY_ACTION[ACTIONS[c.actionIn(command)]]
  }
}

export const normandyMotifs: GameMotifs<NormandyBoard> = {
  names: NAMES,
  of: (_, __, command) => motifOf(command),
}
