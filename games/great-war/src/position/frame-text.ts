/** Frames as plain data with names instead of numbers, for views and positions; and back. */
import { call, frameAt, frameDepth } from '@bivouac/kernel'
import { TITLES } from '../cards/cards.ts'
import { FRAME_SHAPES } from '../state/frames.ts'
import type { GreatWarTable } from '../state/state.ts'
import { DECK_NAMES } from '../vocabulary.ts'

/** A decision that is being made: `{ kind: 'retreat', unit: 'german-3', flags: 2, … }`. */
export interface Doing {
  readonly kind: string
  readonly [arg: string]: string | number
}

/** All frames from the bottom up. The title of a card's own choice has its name, which depends on the deck. */
export function doings(t: GreatWarTable): Doing[] {
  return [...Array(frameDepth(t)).keys()].map(depth => {
    const [kind, ...args] = frameAt(t, depth)
    const shape = FRAME_SHAPES[kind]
    const named = shape.args.map(([name, arg], i) => [name, arg.print(args[i])])
    const doing = { kind: shape.name, ...Object.fromEntries(named) }
    return shape.name === 'choose' ? { ...doing, title: TITLES[args[0]][args[1]] } : doing
  })
}

/** `retreat german-3 2 1 1` for a frame; the order of the words is the shape's. */
export const doingText = (doing: Doing): string => Object.values(doing).join(' ')

/** Puts a frame, given as the words of `doingText`, on the stack. Says what is wrong with it, if anything is. */
export function callDoing(t: GreatWarTable, given: readonly string[]): string | undefined {
  const kind = FRAME_SHAPES.findIndex(shape => shape.name === given[0])
  if (kind < 1) return `'${given[0] ?? ''}' is no decision of this game`
  const shape = FRAME_SHAPES[kind]
  if (given.length !== shape.args.length + 1)
    return `'${shape.name}' takes ${shape.args.length} words: ${shape.args.map(([name]) => name).join(' ')}`
  const args: number[] = []
  for (const [i, [name, arg]] of shape.args.entries()) {
    const text = given[i + 1]
    const value = name === 'title' ? titleIn(given[1], text) : arg.parse(text)
    if (Number.isNaN(value)) return `'${text}' is no ${arg.name}`
    args.push(value)
  }
  call(t, kind, ...args)
  return undefined
}

const titleIn = (deck: string, title: string): number => {
  const at = TITLES[DECK_NAMES.indexOf(deck as 'command')]?.indexOf(title) ?? -1
  return at < 0 ? Number.NaN : at
}
