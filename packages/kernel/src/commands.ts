/** Commands as integers, and the reused buffer that `legal` writes them into. */

/** A command's code: a verb and two small numbers. */
export const code = (verb: number, a = 0, b = 0): number => verb | (a << 8) | (b << 16)
export const verbOf = (c: number): number => c & 0xff
export const firstOf = (c: number): number => (c >> 8) & 0xff
export const secondOf = (c: number): number => (c >> 16) & 0xff

export interface Commands {
  readonly codes: Int32Array
  count: number
}

export function commands(capacity = 1024): Commands {
  return { codes: new Int32Array(capacity), count: 0 }
}

export function add(out: Commands, c: number): void {
  // A typed array drops what does not fit without a word.
  if (out.count >= out.codes.length) throw new Error(`more than ${out.codes.length} commands in one list`)
  out.codes[out.count++] = c
}

export function has(list: Commands, c: number): boolean {
  for (let i = 0; i < list.count; i++) if (list.codes[i] === c) return true
  return false
}

export const listed = (list: Commands): number[] => [...list.codes.subarray(0, list.count)]
