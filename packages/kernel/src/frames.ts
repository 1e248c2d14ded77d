/**
 * The decision stack. A frame is plain data, a kind and five numbers, so a game can be saved at any moment.
 * Three verbs move it: `call` puts a frame on top, `goto` replaces the top one, `end` takes it away.
 */
import * as layout from './layout.ts'
import type { Table } from './table.ts'

// Numbers of another module are looked up each time; as constants of this one they are not.
const { DEPTH, FRAME_WORDS, FRAMES, FRAMES_MAX } = layout

const top = (t: Table): number => FRAMES + (t.words[DEPTH] - 1) * FRAME_WORDS

function write(
  t: Table,
  at: number,
  kind: number,
  a: number,
  b: number,
  c: number,
  d: number,
  e: number,
): void {
  const w = t.words
  w[at] = kind
  w[at + 1] = a
  w[at + 2] = b
  w[at + 3] = c
  w[at + 4] = d
  w[at + 5] = e
}

export function call(t: Table, kind: number, a = 0, b = 0, c = 0, d = 0, e = 0): void {
  const depth = t.words[DEPTH]
  if (depth >= FRAMES_MAX) throw new Error('the decision stack is full')
  t.words[DEPTH] = depth + 1
  write(t, FRAMES + depth * FRAME_WORDS, kind, a, b, c, d, e)
}

export function goto(t: Table, kind: number, a = 0, b = 0, c = 0, d = 0, e = 0): void {
  if (t.words[DEPTH] === 0) throw new Error('the decision stack is empty')
  write(t, top(t), kind, a, b, c, d, e)
}

/** Takes the top frame away and clears it, so that equal states stay equal to the last word. */
export function end(t: Table): void {
  if (t.words[DEPTH] === 0) throw new Error('the decision stack is empty')
  write(t, top(t), 0, 0, 0, 0, 0, 0)
  t.words[DEPTH]--
}

/** The kind of the top frame; 0 when the stack is empty. */
export const frameKind = (t: Table): number => (t.words[DEPTH] === 0 ? 0 : t.words[top(t)])

/** Argument `i` (0 to 4) of the top frame. */
export const frameArg = (t: Table, i: number): number => t.words[top(t) + 1 + i]

export function setFrameArg(t: Table, i: number, value: number): void {
  t.words[top(t) + 1 + i] = value
}

export const frameDepth = (t: Table): number => t.words[DEPTH]

/** The frame at `depth` (0 is the bottom), as plain numbers: kind and five arguments. */
export function frameAt(t: Table, depth: number): number[] {
  const at = FRAMES + depth * FRAME_WORDS
  return [...t.words.subarray(at, at + FRAME_WORDS)]
}
