/** Messages that no sound client sends: noise, broken JSON, requests that fit the schemas and make no sense, frames too long. */
import { type OnlineName, REQUESTS } from '@bivouac/protocol/online'
import type { Dice } from './dice.ts'

/** What is true on the server, to be used in the wrong places. */
export interface Pool {
  readonly games: readonly string[]
  readonly codes: readonly string[]
  /** Commands that were legal for somebody. */
  readonly commands: readonly number[]
}

/** As much of a Valibot schema as is needed to make up a value of it. */
interface Part {
  readonly type: string
  readonly entries?: Readonly<Record<string, Part>>
  readonly options?: readonly unknown[]
  readonly wrapped?: Part
  readonly literal?: unknown
}

const NAMES = Object.keys(REQUESTS) as OnlineName[]
const NUMBERS = [0, 1, 2, 3, 7, 40, 1000, 2 ** 31, Number.MAX_SAFE_INTEGER, -1, 0.5]
const TEXTS = [
  '',
  'normandy',
  'la-raye',
  'great-war',
  '__proto__',
  'constructor',
  '\u0000',
  '\u202e',
  "'; drop table entry; --",
  '../../etc/passwd',
  '𝕳'.repeat(40),
]

const one = <T>(dice: Dice, list: readonly T[]): T => list[dice(list.length)]
const hex = (dice: Dice, length: number): string =>
  Array.from({ length }, () => dice(16).toString(16)).join('')
const noise = (dice: Dice, length: number): string =>
  Array.from({ length }, () => String.fromCharCode(dice(0x3000))).join('')

/** A request of any name with fields that fit, or nearly do. */
export function oddRequest(dice: Dice, pool: Pool): object {
  const drawn = one(dice, NAMES)
  // A game that is over has little left to hide.
  const name = drawn === 'resign' && dice(20) > 0 ? 'open' : drawn
  const asks = madeUp(REQUESTS[name].asks as Part, name, dice, pool)
  return { ask: 1 + dice(1_000_000), name, asks }
}

function madeUp(part: Part, field: string, dice: Dice, pool: Pool): unknown {
  // Now and then anything at all.
  if (dice(40) === 0) return one(dice, [null, [], {}, true, one(dice, NUMBERS), one(dice, TEXTS)])
  if (part.entries)
    return Object.fromEntries(
      Object.entries(part.entries).flatMap(([key, inner]) =>
        inner.type.includes('optional') && dice(3) === 0 ? [] : [[key, madeUp(inner, key, dice, pool)]],
      ),
    )
  if (part.wrapped) return madeUp(part.wrapped, field, dice, pool)
  if (part.literal !== undefined) return part.literal
  if (part.options) {
    const option = one(dice, part.options)
    return typeof option === 'object' ? madeUp(option as Part, field, dice, pool) : option
  }
  return plainOf(part.type, field, dice, pool)
}

function plainOf(type: string, field: string, dice: Dice, { games, codes, commands }: Pool): unknown {
  if (type === 'boolean') return dice(2) === 0
  if (type === 'number') {
    if (field === 'protocol') return 1
    return field === 'command' && commands.length > 0 && dice(4) > 0
      ? one(dice, commands)
      : one(dice, NUMBERS)
  }
  if (field === 'game' && dice(8) > 0) return one(dice, games)
  if (field === 'code' && dice(4) > 0) return one(dice, codes)
  if (field === 'id' || field === 'entropy') return hex(dice, 32)
  if (field === 'hash') return hex(dice, 64)
  if (field === 'module') return one(dice, ['normandy', 'great-war', 'chess'])
  if (field === 'scenario') return one(dice, ['la-raye', 'somme-beaumont-hamel', 'nowhere'])
  return one(dice, TEXTS)
}

/** A frame of any kind. */
export function oddFrame(dice: Dice, pool: Pool): string | Uint8Array {
  const text = JSON.stringify(oddRequest(dice, pool))
  switch (dice(12)) {
    case 0:
      return noise(dice, dice(300))
    case 1:
      return Uint8Array.from({ length: dice(300) }, () => dice(256))
    case 2:
      return text.slice(0, dice(text.length))
    case 3:
      return text.replace(/[0-9a-z]/, () => noise(dice, 1))
    case 4:
      return `${'['.repeat(2000)}${']'.repeat(2000)}`
    case 5:
      return dice(10) === 0 ? text + ' '.repeat(20_000 + dice(200_000)) : text
    default:
      return text
  }
}
