/** A position as a link: compressed and in letters that an address may hold, so that no server has to keep it. */
import { fail, ok, type Result, type Seat } from '@bivouac/kernel'
import { pack, unpack } from '../../store/packed.ts'

/** A place to play on from, whoever made it. */
export interface SharedPosition {
  readonly module: string
  readonly scenario: string
  /** The readable text of the position, in which nothing hidden is given away. */
  readonly position: string
  /** Who is to choose there, to be told before it is set up. */
  readonly asked?: readonly Seat[]
}

const VERSION = 1
/** Far more than any position takes; what is longer was made to fill somebody's memory. */
const BYTES_MAX = 200_000

export async function positionData(shared: SharedPosition): Promise<string> {
  const { module, scenario, position, asked } = shared
  const text = JSON.stringify({ v: VERSION, module, scenario, position, asked })
  return pack(text)
}

/** The whole address to send to somebody; `page` is the one this app runs at. */
export const positionLink = async (shared: SharedPosition, page: string): Promise<string> =>
  `${page.replace(/#.*$/s, '')}#/position/${await positionData(shared)}`

const broken = (text: string): Result<never> => fail('bad-link', text)

/** Reads what stands in the link after `#/position/`. What it says of the game is not looked into here. */
export async function readPositionLink(data: string): Promise<Result<SharedPosition>> {
  let said: unknown
  try {
    said = JSON.parse(await unpack(data, BYTES_MAX))
  } catch {
    return broken('The link is damaged: it was perhaps cut off when it was copied.')
  }
  if (typeof said !== 'object' || said === null) return broken('The link holds no position.')
  const { v, module, scenario, position, asked } = said as Readonly<Record<string, unknown>>
  if (v !== VERSION)
    return fail('newer-link', 'The link was made by another version: load the page again and try once more.')
  if (typeof module !== 'string' || typeof scenario !== 'string' || typeof position !== 'string')
    return broken('The link holds no position.')
  return ok({ module, scenario, position, ...(isSeats(asked) && { asked }) })
}

const isSeats = (value: unknown): value is readonly Seat[] =>
  Array.isArray(value) && value.every(seat => seat === 0 || seat === 1)
