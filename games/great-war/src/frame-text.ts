/** Frames as plain data with names instead of numbers, for views and positions; and back. */
import { call, frameAt, frameDepth } from '@bivouac/kernel'
import { TITLES } from './cards.ts'
import { type ArgKind, FRAME_SHAPES, POINTS } from './frames.ts'
import { HEX_NAMES } from './geometry.ts'
import type { GreatWarTable } from './state.ts'
import { unitBits, unitNames } from './turn-notes.ts'
import { DECK_NAMES, SIDES, UNIT_NAMES } from './words.ts'

/** A decision that is being made: `{ kind: 'retreat', unit: 'german-3', flags: 2, … }`. */
export interface Doing {
  readonly kind: string
  readonly [arg: string]: string | number
}

const LISTS: Readonly<Partial<Record<ArgKind, readonly string[]>>> = {
  unit: UNIT_NAMES,
  hex: HEX_NAMES,
  side: SIDES,
  point: POINTS,
  deck: DECK_NAMES,
}

function argToText(kind: ArgKind, value: number): string | number {
  const list = LISTS[kind]
  if (list) return value < 0 ? 'none' : list[value]
  if (kind === 'units') return unitNames(value).join('+') || 'none'
  return value
}

/** The number an argument's text stands for; undefined if it stands for none. */
function argFromText(kind: ArgKind, text: string): number | undefined {
  const list = LISTS[kind]
  if (list) {
    const i = list.indexOf(text)
    return i >= 0 ? i : text === 'none' ? -1 : undefined
  }
  if (kind === 'units') return unitBits(text === 'none' ? [] : text.split('+'))
  return /^-?\d{1,10}$/.test(text) ? Number(text) : undefined
}

/** All frames from the bottom up. The title of a card's own choice is told by name. */
export function doings(t: GreatWarTable): Doing[] {
  return [...Array(frameDepth(t)).keys()].map(depth => {
    const [kind, ...args] = frameAt(t, depth)
    const shape = FRAME_SHAPES[kind]
    const told = shape.args.map(([name, argKind], i) => [name, argToText(argKind, args[i])])
    const doing = { kind: shape.name, ...Object.fromEntries(told) }
    return shape.name === 'choose' ? { ...doing, title: TITLES[args[0]][args[1]] } : doing
  })
}

/** `retreat german-3 2 1 1` for a frame; the order of the words is the shape's. */
export const doingText = (doing: Doing): string => Object.values(doing).join(' ')

/** Puts a frame, given as the words of `doingText`, on the stack. Says what is wrong with it, if anything is. */
export function callDoing(t: GreatWarTable, words: readonly string[]): string | undefined {
  const kind = FRAME_SHAPES.findIndex(shape => shape.name === words[0])
  if (kind < 1) return `'${words[0] ?? ''}' is no decision of this game`
  const shape = FRAME_SHAPES[kind]
  if (words.length !== shape.args.length + 1)
    return `'${shape.name}' takes ${shape.args.length} words: ${shape.args.map(([name]) => name).join(' ')}`
  const args: number[] = []
  for (const [i, [name, argKind]] of shape.args.entries()) {
    const text = words[i + 1]
    const titles = TITLES[DECK_NAMES.indexOf(words[1] as 'command')]
    const value =
      shape.name === 'choose' && name === 'title' ? titles?.indexOf(text) : argFromText(argKind, text)
    if (value === undefined || (name === 'title' && value < 0)) return `'${text}' is no ${argKind}`
    args.push(value)
  }
  call(t, kind, ...args)
  return undefined
}
