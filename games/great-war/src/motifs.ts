/** What a command is an example of, for puzzles: told by the command, the decision it is given in, and the board. */
import { firstOf, frameKind, secondOf } from '@bivouac/kernel'
import type { GameMotifs } from '@bivouac/puzzles'
import { STEPS } from './geometry.ts'
import { type VerbWord, wordOf } from './notation.ts'
import type { GreatWarBoard } from './scenario/board.ts'
import * as f from './state/frames.ts'
import * as s from './state/state.ts'
import { TRENCH } from './terrain.ts'
import { HEXES } from './vocabulary.ts'

const NAMES = [
  'which-command-card',
  'whom-to-order',
  'into-the-trench',
  'where-to-move',
  'hold-the-ground',
  'close-combat',
  'which-target',
  'cross-fire',
  'cease-fire',
  'cut-the-wire',
  'artillery',
  'combat-card',
  'answer-the-enemy',
  'take-the-ground',
  'stay-put',
  'fall-back',
  'stand-fast',
  'end-of-turn',
] as const
type Motif = (typeof NAMES)[number]

/** Those that are the same wherever they are given. */
const BY_WORD: Readonly<Partial<Record<VerbWord, Motif>>> = {
  play: 'which-command-card',
  combat: 'combat-card',
  order: 'whom-to-order',
  'order artillery': 'whom-to-order',
  exit: 'where-to-move',
  advance: 'where-to-move',
  raid: 'where-to-move',
  join: 'cross-fire',
  'remove-wire': 'cut-the-wire',
  shell: 'artillery',
  dice: 'artillery',
  'take-ground': 'take-the-ground',
  stay: 'stay-put',
  ignore: 'stand-fast',
  keep: 'end-of-turn',
  'take-medal': 'end-of-turn',
  draw: 'end-of-turn',
  'take-card': 'end-of-turn',
  'take-hq': 'end-of-turn',
  discard: 'end-of-turn',
  'give-back': 'end-of-turn',
  hold: 'end-of-turn',
}

/** `done` and `pass` say no more than that enough has been done of what is being decided. */
const ENOUGH: Readonly<Record<number, Motif>> = {
  [f.ORDER]: 'whom-to-order',
  [f.MOVE]: 'hold-the-ground',
  [f.SHELL]: 'artillery',
  [f.BATTLE]: 'cease-fire',
  [f.CROSS_FIRE]: 'cross-fire',
}

function motifOf(t: s.GreatWarTable, command: number): Motif | undefined {
  const kind = frameKind(t)
  if (kind === f.ANSWER) return 'answer-the-enemy'
  const [from, at] = [firstOf(command), secondOf(command)]
  const word = wordOf(command)
  switch (word) {
    case 'move':
      return s.terrainOf(t, at) === TRENCH ? 'into-the-trench' : 'where-to-move'
    case 'battle':
      if (!s.hasUnit(t, at)) return 'cut-the-wire'
      return STEPS[from * HEXES + at] === 1 ? 'close-combat' : 'which-target'
    case 'to':
      return kind === f.RETREAT ? 'fall-back' : 'where-to-move'
    case 'done':
    case 'pass':
      return ENOUGH[kind]
    case 'at':
    case 'section':
    case 'spend':
      return kind === f.CHOOSE ? 'combat-card' : undefined
    default:
      return BY_WORD[word]
  }
}

export const greatWarMotifs: GameMotifs<GreatWarBoard> = {
  names: NAMES,
  of: (t, _, command) => motifOf(t, command),
}
