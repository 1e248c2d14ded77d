/**
 * The decision stack. A frame is plain data, a kind and up to five numbers, so a game can be saved at any moment.
 * Three verbs move it: `call` puts a frame on top, `goto` replaces the top one, `end` takes it away.
 */

import type { Decision } from './game-module.ts'
import { DEPTH, FRAME_CELLS, FRAMES, FRAMES_MAX } from './layout.ts'
import type { Table } from './table.ts'

/** What a number of a frame stands for, and its text in views and positions. */
export interface ArgKind<N extends number = number> {
  readonly name: string
  /** `before` are the numbers that stand before it in the frame: a title has its name in the deck that it is of. */
  print(value: N, before: readonly number[]): string | number
  /** The number that a text stands for; undefined if it stands for none. */
  parse(text: string, before: readonly number[]): number | undefined
}

/** A thing of a list. */
export const oneOf = <N extends number>(name: string, things: readonly string[]): ArgKind<N> => ({
  name,
  print: value => things[value],
  parse: text => (things.includes(text) ? things.indexOf(text) : undefined),
})

/** A thing of a list, or none, which is -1. */
export const oneOrNone = <N extends number>(name: string, things: readonly string[]): ArgKind<N> => ({
  name,
  print: value => things[value] ?? 'none',
  parse: text => (text === 'none' || things.includes(text) ? things.indexOf(text) : undefined),
})

/** A number that stands for itself. */
export const plainNumber = (name: string, written: RegExp): ArgKind => ({
  name,
  print: value => value,
  parse: text => (written.test(text) ? Number(text) : undefined),
})

/** What is asked by a kind of frame, by who is to choose, as bits: made once, as it is asked for again and again. */
export const decisionsOf = ({ name: kind, clause, regardless }: FrameShape): readonly Decision[] =>
  [[], [0], [1], [0, 1]].map(seats =>
    Object.freeze({ seats, kind, clause, ...(regardless === true ? { regardless } : {}) }),
  )

type NamedArg = readonly [name: string, kind: ArgKind]
type NumberOf<A extends NamedArg> = A[1] extends ArgKind<infer N> ? N : never

/** A kind of frame: what positions, views and prompts need to know of it. */
export interface FrameShape {
  /** Its number in the state, above 0. */
  readonly kind: number
  readonly name: string
  /** The clause that asks. */
  readonly clause: string
  /** Asked for what everybody knows, whatever the hand holds. */
  readonly regardless?: true | undefined
  readonly args: readonly NamedArg[]
}

type Put<A extends readonly NamedArg[]> = (t: Table, ...values: { [I in keyof A]: NumberOf<A[I]> }) => void

/** A kind of frame whose numbers are read and written by name: `step.unit(t)`, `step.set.left(t, 2)`. */
type Frame<A extends readonly NamedArg[], N extends string> = FrameShape & {
  readonly name: N
} & {
  readonly [Arg in A[number] as Arg[0]]: (t: Table) => NumberOf<Arg>
} & {
  readonly set: { readonly [Arg in A[number] as Arg[0]]: (t: Table, value: NumberOf<Arg>) => void }
  readonly call: Put<A>
  readonly goto: Put<A>
}

const top = (t: Table): number => FRAMES + (t.cells[DEPTH] - 1) * FRAME_CELLS

const write = (
  t: Table,
  at: number,
  kind: number,
  a: number,
  b: number,
  c: number,
  d: number,
  e: number,
): void => {
  const w = t.cells
  w[at] = kind
  w[at + 1] = a
  w[at + 2] = b
  w[at + 3] = c
  w[at + 4] = d
  w[at + 5] = e
}

export const call = (t: Table, kind: number, a = 0, b = 0, c = 0, d = 0, e = 0): void => {
  const depth = t.cells[DEPTH]
  if (depth >= FRAMES_MAX) throw new Error('the decision stack is full')
  t.cells[DEPTH] = depth + 1
  write(t, FRAMES + depth * FRAME_CELLS, kind, a, b, c, d, e)
}

export const goto = (t: Table, kind: number, a = 0, b = 0, c = 0, d = 0, e = 0): void => {
  if (t.cells[DEPTH] === 0) throw new Error('the decision stack is empty')
  write(t, top(t), kind, a, b, c, d, e)
}

/** Takes the top frame away and clears it, so that equal states stay equal to the last cell. */
export const end = (t: Table): void => {
  if (t.cells[DEPTH] === 0) throw new Error('the decision stack is empty')
  write(t, top(t), 0, 0, 0, 0, 0, 0)
  t.cells[DEPTH]--
}

/** Names the numbers of a kind of frame. They are read from the top of the stack: ask only while it lies there. */
export function frame<const A extends readonly NamedArg[], const N extends string>(
  shape: Omit<FrameShape, 'args' | 'name'> & { readonly name: N; readonly args: A },
): Frame<A, N> {
  const { kind, args } = shape
  if (args.length >= FRAME_CELLS)
    throw new Error(`the frame '${shape.name}' has more than ${FRAME_CELLS - 1} numbers`)
  const read: Record<string, (t: Table) => number> = {}
  const set: Record<string, (t: Table, value: number) => void> = {}
  for (const [i, [name]] of args.entries()) {
    if (name in shape || name === 'set' || name === 'call' || name === 'goto')
      throw new Error(`a number of the frame '${shape.name}' cannot be called '${name}'`)
    const at = i + 1
    read[name] = t => t.cells[top(t) + at]
    set[name] = (t, value) => {
      t.cells[top(t) + at] = value
    }
  }
  // The compiler cannot follow names that come from a list; `Frame` says what they are.
  return {
    ...shape,
    ...read,
    set,
    call: (t: Table, a = 0, b = 0, c = 0, d = 0, e = 0) => call(t, kind, a, b, c, d, e),
    goto: (t: Table, a = 0, b = 0, c = 0, d = 0, e = 0) => goto(t, kind, a, b, c, d, e),
  } as unknown as Frame<A, N>
}

/** The kind of the top frame; 0 when the stack is empty. */
export const frameKind = (t: Table): number => (t.cells[DEPTH] === 0 ? 0 : t.cells[top(t)])

/** The kind of the frame that the top one interrupts; 0 when there is none. */
export const frameKindBelow = (t: Table): number =>
  t.cells[DEPTH] < 2 ? 0 : t.cells[FRAMES + (t.cells[DEPTH] - 2) * FRAME_CELLS]

/** Argument `i` (0 to 4) of the top frame. */
export const frameArg = (t: Table, i: number): number => t.cells[top(t) + 1 + i]

export const setFrameArg = (t: Table, i: number, value: number): void => {
  t.cells[top(t) + 1 + i] = value
}

export const frameDepth = (t: Table): number => t.cells[DEPTH]

/** Whether the same frame lies at `depth` on both stacks. */
export function isSameFrame(t: Table, other: Table, depth: number): boolean {
  if (depth >= t.cells[DEPTH] || depth >= other.cells[DEPTH]) return false
  const at = FRAMES + depth * FRAME_CELLS
  for (let i = at; i < at + FRAME_CELLS; i++) if (t.cells[i] !== other.cells[i]) return false
  return true
}

/** The frame at `depth` (0 is the bottom), as plain numbers: kind and five arguments. */
export const frameAt = (t: Table, depth: number): number[] => {
  const at = FRAMES + depth * FRAME_CELLS
  const numbers: number[] = []
  for (let i = at; i < at + FRAME_CELLS; i++) numbers.push(t.cells[i])
  return numbers
}
