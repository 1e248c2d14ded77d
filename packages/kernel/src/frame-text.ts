/** Frames as plain data with names instead of numbers, for views and positions; and back. */
import { call, type FrameShape, frameAt, frameDepth } from './frames.ts'
import { FRAMES_MAX } from './layout.ts'
import type { Table } from './table.ts'

/** A decision that is being made: `{ kind: 'step', unit: 'us-scouts-a', left: 2, … }`. */
export interface Doing {
  readonly kind: string
  readonly [arg: string]: string | number
}

/** All frames from the bottom up. `shapes` are all that a game has, in any order. */
export function doings(t: Table, shapes: readonly FrameShape[]): Doing[] {
  return [...Array(frameDepth(t)).keys()].map(depth => {
    const [kind, ...values] = frameAt(t, depth)
    const shape = shapes.find(one => one.kind === kind)
    if (shape === undefined) throw new Error(`no frame is of kind ${kind}`)
    return {
      kind: shape.name,
      ...Object.fromEntries(shape.args.map(([name, arg], i) => [name, arg.print(values[i])])),
    }
  })
}

/** `step us-scouts-a 2 scout 0 0` for a frame; its words stand in the shape's order. */
export const doingText = (doing: Doing): string => Object.values(doing).join(' ')

/** Puts a frame, given as the words of `doingText`, on the stack. Says what is wrong with it, if anything is. */
export function callDoing(
  t: Table,
  shapes: readonly FrameShape[],
  given: readonly string[],
): string | undefined {
  const shape = shapes.find(one => one.name === given[0])
  if (shape === undefined) return `'${given[0]}' is no decision of this game`
  const { args } = shape
  if (given.length !== args.length + 1)
    return `'${shape.name}' takes ${args.length} words: ${args.map(([name]) => name).join(' ')}`
  const values = args.map(([, arg], i) => arg.parse(given[i + 1]))
  const bad = values.indexOf(-1)
  if (bad >= 0) return `'${given[bad + 1]}' is no ${args[bad][1].name}`
  if (frameDepth(t) === FRAMES_MAX) return `A position has at most ${FRAMES_MAX} decisions`
  call(t, shape.kind, ...values)
  return undefined
}
