/** What came of it: the score, and the survivors with the reasons that are written down for them. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NO_END, type Tried } from './hunt.ts'
import type { Mutant } from './instrument.ts'

/** A survivor that has been looked at. */
interface Explained {
  readonly file: string
  readonly code: string
  readonly change: string
  /** All of this line and change, unless one is named. */
  readonly nth?: number
  /** No play can show the difference: it is not counted. Without this it counts as a survivor, with its reason. */
  readonly equivalent?: boolean
  readonly why: string
}

interface Result {
  readonly mutants: number
  readonly killed: number
  readonly equivalent: number
  /** In percent, of those that are not equivalent. */
  readonly score: number
  /** In percent, of all. */
  readonly rawScore: number
  readonly survivors: readonly (Mutant & { equivalent: boolean; why: string })[]
  /** Those killed only because a process did not answer, twice: to be looked at if the machine was busy. */
  readonly endless: readonly Mutant[]
  /** Entries of `explained.json` that explain nothing any more. */
  readonly stale: readonly Explained[]
}

const SCORE_LEAST = 97

const EXPLAINED = join(import.meta.dirname, 'explained.json')

export const readExplained = (): Explained[] => JSON.parse(readFileSync(EXPLAINED, 'utf8')) as Explained[]

export const sameMutant = (a: Mutant, b: Mutant): boolean => fits(a, b) && a.nth === b.nth

const fits = (
  explained: Pick<Explained, 'file' | 'code' | 'change' | 'nth'>,
  { file, code, change, nth }: Mutant,
): boolean =>
  explained.file === file &&
  explained.code === code &&
  explained.change === change &&
  (explained.nth === undefined || explained.nth === nth)

/** Whether it is written down that this one changes nothing. */
export const isEquivalent = (explained: readonly Explained[], mutant: Mutant): boolean =>
  explained.some(one => one.equivalent && fits(one, mutant))

/** An entry is stale if its mutant was tried and killed, or, after a whole run, if there is no such mutant. */
export function explain(
  tried: readonly Tried[],
  explained: readonly Explained[],
  extent: 'whole' | 'part',
): Result {
  const survivors = tried
    .filter(({ killer }) => killer === undefined)
    .map(({ mutant }) => {
      const entry = explained.find(one => fits(one, mutant))
      return { ...mutant, equivalent: entry?.equivalent ?? false, why: entry?.why ?? '' }
    })
  const isStale = (entry: Explained): boolean => {
    if (survivors.some(survivor => fits(entry, survivor))) return false
    return extent === 'whole' || tried.some(({ mutant }) => fits(entry, mutant))
  }
  const killed = tried.length - survivors.length
  const equivalent = survivors.filter(survivor => survivor.equivalent).length
  const percent = (of: number): number => (of === 0 ? 100 : Math.floor((killed / of) * 10_000) / 100)
  return {
    mutants: tried.length,
    killed,
    equivalent,
    score: percent(tried.length - equivalent),
    rawScore: percent(tried.length),
    survivors,
    endless: tried.filter(({ killer }) => killer === NO_END).map(({ mutant }) => mutant),
    stale: explained.filter(isStale),
  }
}

/** Prints it and gives the exit code. */
export function report(result: Result, json: boolean, seconds: number): number {
  const { mutants, killed, equivalent, score, rawScore, survivors, endless, stale } = result
  if (json) console.log(JSON.stringify(result, undefined, 1))
  else {
    for (const { file, line, change, equivalent, why } of survivors)
      if (!equivalent) console.log(`${file}:${line}: ${change}${why ? `\n    ${why}` : ''}`)
    for (const { file, line, change } of endless) console.log(`${file}:${line}: ${change}: no answer`)
    for (const { file, code, change } of stale)
      console.log(`explained.json: no such survivor any more: ${file}: ${change}\n    in ${code}`)
    console.log(
      `${killed} of ${mutants} mutants killed (${rawScore} %); without the ${equivalent} that change nothing: ` +
        `${score} %, ${survivors.length - equivalent} survivors, in ${Math.round(seconds)} s`,
    )
  }
  return score < SCORE_LEAST || stale.length > 0 ? 1 : 0
}
