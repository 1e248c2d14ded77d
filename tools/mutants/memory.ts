/** What the last runs found: who survived, and which test found whom, so that it is asked first the next time. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { NO_END, type Tried } from './hunt.ts'
import type { Mutant } from './instrument.ts'
import { ROOT } from './loading.ts'

const MEMORY = join(ROOT, 'node_modules/.cache/mutants-memory.json')

interface Memory {
  readonly survivors: readonly Mutant[]
  /** The test, by the name of the mutant. */
  readonly killers: Readonly<Record<string, string>>
}

const nameOf = ({ file, code, change, nth }: Mutant): string => [file, code, change, nth].join('\n')

export const recall = (): Memory =>
  existsSync(MEMORY) ? (JSON.parse(readFileSync(MEMORY, 'utf8')) as Memory) : { survivors: [], killers: {} }

export const foundBefore = ({ killers }: Memory, mutant: Mutant): string | undefined =>
  killers[nameOf(mutant)]

/** Only who finds it is remembered of one that was found, never that it was: every run asks anew. */
export function remember(before: Memory, tried: readonly Tried[]): void {
  const killers: Record<string, string> = { ...before.killers }
  for (const { mutant, killer } of tried)
    if (killer !== undefined && killer !== NO_END) killers[nameOf(mutant)] = killer
  const survivors = tried.filter(({ killer }) => killer === undefined).map(({ mutant }) => mutant)
  mkdirSync(dirname(MEMORY), { recursive: true })
  writeFileSync(MEMORY, JSON.stringify({ survivors, killers } satisfies Memory))
}
