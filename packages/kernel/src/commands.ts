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

export const commands = (capacity = 1024): Commands => {
  return { codes: new Int32Array(capacity), count: 0 }
}

/** A typed array drops what does not fit without a word. */
const tooMany = ({ codes }: Commands): Error => new Error(`more than ${codes.length} commands in one list`)

export const add = (out: Commands, c: number): void => {
  if (out.count >= out.codes.length) throw tooMany(out)
  out.codes[out.count++] = c
}

/** Adds a command for each number of a list from place `from` on and before `to`, as the command's second number. */
export const addForEach = (out: Commands, c: number, seconds: Int16Array, from: number, to: number): void => {
  const { codes } = out
  let { count } = out
  if (count + to - from > codes.length) throw tooMany(out)
  for (let i = from; i < to; i++) codes[count++] = c | (seconds[i] << 16)
  out.count = count
}

export const has = (list: Commands, c: number): boolean => {
  for (let i = 0; i < list.count; i++) if (list.codes[i] === c) return true
  return false
}

export function listed({ codes, count }: Commands): number[] {
  const all: number[] = []
  for (let i = 0; i < count; i++) all.push(codes[i])
  return all
}
