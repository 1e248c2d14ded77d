/** Gathered samples as bytes and back, for keeping them on disk between self-play and training. */
import { fail, fingerprint, ok, type Result } from '@bivouac/kernel'
import type { Gathering } from './samples.ts'

/** 'BVSP', and the number of this layout. */
const MAGIC = 0x50535642
const FORMAT = 1
const HEAD_NUMBERS = 6

export interface Batch {
  /** How many games the rows are from. */
  readonly games: number
  readonly samples: Gathering
}

const nameNumber = (names: readonly string[]): number => Number.parseInt(fingerprint(names), 16) | 0

const sizeOf = (inputs: number, rows: number): number => HEAD_NUMBERS * 4 + rows * (4 + 2 * inputs + 1)

export function packBatch({ games, samples }: Batch, names: readonly string[]): Uint8Array {
  const { inputs, rows } = samples
  const bytes = new Uint8Array(sizeOf(inputs, rows))
  new Int32Array(bytes.buffer, 0, HEAD_NUMBERS).set([MAGIC, FORMAT, nameNumber(names), inputs, rows, games])
  const parts = partsOf(bytes, inputs, rows)
  parts.game.set(samples.game.subarray(0, rows))
  parts.features.set(samples.features.subarray(0, rows * inputs))
  parts.won.set(samples.won.subarray(0, rows))
  return bytes
}

export function unpackBatch(given: Uint8Array, names: readonly string[]): Result<Batch> {
  // Numbers of several bytes must begin where they may; what comes from disk may begin anywhere. (The method `slice`
  // would not do: Node's own buffers do not copy with it.)
  const bytes = new Uint8Array(given)
  if (bytes.length < HEAD_NUMBERS * 4) return broken()
  const head = new Int32Array(bytes.buffer, 0, HEAD_NUMBERS)
  if (head[0] !== MAGIC || head[1] !== FORMAT) return broken()
  const inputs = names.length
  if (head[2] !== nameNumber(names) || head[3] !== inputs)
    return fail('other-features', 'These samples are of other features.')
  const rows = head[4]
  if (rows < 0 || bytes.length !== sizeOf(inputs, rows)) return broken()
  return ok({ games: head[5], samples: { inputs, rows, ...partsOf(bytes, inputs, rows) } })
}

function partsOf(bytes: Uint8Array<ArrayBuffer>, inputs: number, rows: number) {
  const { buffer } = bytes
  const atFeatures = HEAD_NUMBERS * 4 + 4 * rows
  const atWon = atFeatures + 2 * rows * inputs
  return {
    game: new Int32Array(buffer, HEAD_NUMBERS * 4, rows),
    features: new Int16Array(buffer, atFeatures, rows * inputs),
    won: new Uint8Array(buffer, atWon, rows),
  }
}

const broken = (): Result<never> => fail('bad-samples', 'This is no file of samples, or a broken one.')
