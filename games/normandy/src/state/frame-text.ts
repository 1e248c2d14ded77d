/** Frames as plain data with names instead of numbers, for views and positions; and back. */
import { call, FRAMES_MAX, frameAt, frameDepth } from '@bivouac/kernel'
import { ANY_SQUAD, cardName, cardNamed } from '../cards/cards.ts'
import { ACTIONS, type ActionName, UNITS, unitName, ZONES, type ZoneName } from '../vocabulary.ts'
import { FRAME_SHAPES, type FrameShape } from './frames.ts'
import type { NormandyTable } from './state.ts'

/** A decision that is being made: `{ kind: 'step', unit: 'us-scouts-a', left: 2, … }`. */
export interface Doing {
  readonly kind: string
  readonly [arg: string]: string | number
}

type ArgKind = FrameShape['args'][number][1]
const SQUAD_WORDS = ['a', 'b', 'c', 'any']
const UNIT_WORDS = [...Array(UNITS).keys()].map(unitName)

function argToText(kind: ArgKind, value: number): string | number {
  switch (kind) {
    case 'unit':
      return unitName(value)
    case 'units':
      return UNIT_WORDS.filter((_, unit) => (value >> unit) & 1).join(',')
    case 'action':
      return ACTIONS[value]
    case 'zone':
      return ZONES[value]
    case 'squad':
      return SQUAD_WORDS[value]
    case 'card':
      return cardName(value)
    case 'number':
      return value
  }
}

/** The number an argument's text stands for; -1 if it stands for none. */
function argFromText(kind: ArgKind, text: string): number {
  switch (kind) {
    case 'unit':
      return UNIT_WORDS.indexOf(text)
    case 'units': {
      const units = text.split(',').map(name => UNIT_WORDS.indexOf(name))
      return units.includes(-1) ? -1 : units.reduce((bits, unit) => bits | (1 << unit), 0)
    }
    case 'action':
      return ACTIONS.indexOf(text as ActionName)
    case 'zone':
      return ZONES.indexOf(text as ZoneName)
    case 'squad': {
      const squad = SQUAD_WORDS.indexOf(text)
      return squad > ANY_SQUAD ? -1 : squad
    }
    case 'card':
      return cardNamed(text)
    case 'number':
      return /^\d{1,2}$/.test(text) ? Number(text) : -1
  }
}

/** All frames from the bottom up. */
export function doings(t: NormandyTable): Doing[] {
  return [...Array(frameDepth(t)).keys()].map(depth => {
    const [kind, ...args] = frameAt(t, depth)
    const shape = FRAME_SHAPES[kind]
    return {
      kind: shape.name,
      ...Object.fromEntries(shape.args.map(([name, argKind], i) => [name, argToText(argKind, args[i])])),
    }
  })
}

/** `step us-scouts-a 2 scout 0 0` for a frame; the order of the words is the shape's. */
export const doingText = (doing: Doing): string => Object.values(doing).join(' ')

/** Puts a frame, given as the words of `doingText`, on the stack. Says what is wrong with it, if anything is. */
export function callDoing(t: NormandyTable, words: readonly string[]): string | undefined {
  const kind = FRAME_SHAPES.findIndex(shape => shape.name === words[0])
  if (kind < 1) return `'${words[0]}' is no decision of this game`
  const shape = FRAME_SHAPES[kind]
  if (words.length !== shape.args.length + 1)
    return `'${shape.name}' takes ${shape.args.length} words: ${shape.args.map(([name]) => name).join(' ')}`
  const args = shape.args.map(([, argKind], i) => argFromText(argKind, words[i + 1]))
  const bad = args.indexOf(-1)
  if (bad >= 0) return `'${words[bad + 1]}' is no ${shape.args[bad][1]}`
  if (frameDepth(t) === FRAMES_MAX) return `More than ${FRAMES_MAX} decisions are told`
  call(t, kind, ...args)
  return undefined
}
