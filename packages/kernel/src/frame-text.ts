/** Frames as plain data with names instead of numbers, for views and positions; and back. */
import { call, type FrameShape, frameAt, frameDepth, isSameFrame } from './frames.ts'
import { FRAMES_MAX } from './layout.ts'
import type { Table } from './table.ts'

/** A decision that is being made: `{ kind: 'step', unit: 'us-scouts-a', left: 2, … }`. */
export interface Doing<Kind extends string = string> {
  readonly kind: Kind
  readonly [arg: string]: string | number
}

/** The doings that were shown of a table as it stood then: what is still being done is taken over. */
interface ShownDoings<Kind extends string> {
  readonly table: Table
  readonly view: { readonly doing: readonly Doing<Kind>[] }
}

/** All frames from the bottom up. `shapes` are all that a game has, in any order. */
export function doings<Kind extends string>(
  t: Table,
  shapes: readonly Shape<Kind>[],
  before?: ShownDoings<Kind>,
): Doing<Kind>[] {
  const all: Doing<Kind>[] = []
  for (let depth = 0; depth < frameDepth(t); depth++)
    all.push(
      before !== undefined && isSameFrame(t, before.table, depth)
        ? before.view.doing[depth]
        : doingAt(t, depth, shapes),
    )
  return all
}

type Shape<Kind extends string> = FrameShape & { readonly name: Kind }

function doingAt<Kind extends string>(t: Table, depth: number, shapes: readonly Shape<Kind>[]): Doing<Kind> {
  const numbers = frameAt(t, depth)
  const shape = shapes.find(one => one.kind === numbers[0])
  if (shape === undefined) throw new Error(`no frame is of kind ${numbers[0]}`)
  const { name: kind, args } = shape
  const doing: Record<string, string | number> & { kind: Kind } = { kind }
  const before: number[] = []
  for (const [name, arg] of args) {
    const value = numbers[before.length + 1]
    doing[name] = arg.print(value, before)
    before.push(value)
  }
  return doing
}

/** `step us-scouts-a 2 scout 0 0` for a frame; its words stand in the shape's order, whatever that of the keys: a view may come from afar. */
export function doingText(shapes: readonly FrameShape[], doing: Doing): string {
  const { kind } = doing
  const args = shapes.find(({ name }) => name === kind)?.args ?? []
  return [kind, ...args.map(([name]) => doing[name])].join(' ')
}

/** Puts a frame, given as the words of `doingText`, on the stack. Says what is wrong with it, if anything is. */
export function callDoing(
  t: Table,
  shapes: readonly FrameShape[],
  given: readonly string[],
): string | undefined {
  const shape = shapes.find(one => one.name === given[0])
  if (shape === undefined) return `'${given[0] ?? ''}' is no decision of this game`
  const { args } = shape
  if (given.length !== args.length + 1)
    return `'${shape.name}' takes ${args.length} words: ${args.map(([name]) => name).join(' ')}`
  const values: number[] = []
  for (const [i, [, arg]] of args.entries()) {
    const value = arg.parse(given[i + 1], values)
    if (value === undefined) return `'${given[i + 1]}' is no ${arg.name}`
    values.push(value)
  }
  if (frameDepth(t) === FRAMES_MAX) return `A position has at most ${FRAMES_MAX} decisions`
  call(t, shape.kind, ...values)
  return undefined
}
