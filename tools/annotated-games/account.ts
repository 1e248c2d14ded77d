/** An account of a game in sections: what the accounts of both games are made of, and what they share. */
import type { Fact, Seat } from '@bivouac/kernel'
import type { Course, Step } from './play.ts'

/** What one side did in a section, in sentences. */
export interface Passage {
  readonly seat: Seat
  /** What it thought of its chances when it began. */
  readonly expects: number | undefined
  readonly text: string
}

/** One round or turn. */
export interface Section<E extends Fact = Fact> {
  readonly number: number
  /** What both sides hold and bid, where there is such a thing. */
  readonly opening: string | undefined
  readonly passages: readonly Passage[]
  /** Its decisions, for those that are worth a closer look. */
  readonly steps: readonly Step<E>[]
  readonly score: readonly number[]
}

/** A command and those of its facts that belong to one section. */
export interface Happening<E extends Fact> {
  readonly step: Step<E>
  readonly facts: readonly E[]
  /** Whether the command was given in this section; else it only led to it. */
  readonly given: boolean
}

/** The facts of the game cut at those that begin a section; what came before the first goes to the first. */
export function cut<E extends Fact>(course: Course<E>, begins: E['type']): (readonly Happening<E>[])[] {
  const parts: Happening<E>[][] = [[]]
  for (const step of [{ ...NO_STEP, facts: course.opening } as Step<E>, ...course.steps]) {
    let facts: E[] = []
    let given = true
    for (const fact of step.facts) {
      if (fact.type === begins) {
        parts.at(-1)?.push({ step, facts, given })
        facts = []
        given = false
        parts.push([])
      }
      facts.push(fact)
    }
    parts.at(-1)?.push({ step, facts, given })
  }
  const [before, first, ...rest] = parts
  return [[...before, ...first], ...rest]
}

const NO_STEP: Omit<Step, 'facts'> = {
  seat: -1,
  kind: '',
  command: '',
  odds: undefined,
  lines: [],
  expects: undefined,
  score: [0, 0],
}

/** The decisions made in a section. */
export const stepsIn = <E extends Fact>(part: readonly Happening<E>[]): Step<E>[] =>
  part.filter(({ step, given }) => given && step.command !== '').map(({ step }) => step)

/** `rifleman-b.3` as 'Rifleman B', `recon-in-force` as 'Recon in Force'. */
export const title = (name: string): string =>
  name
    .replace(/\.\d+$/, '')
    .split('-')
    .map((word, i) => (i > 0 && SMALL.includes(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ')
    .replace(/\bHq\b/, 'HQ')

const SMALL = ['of', 'in', 'and', 'at', 'the', 'on', 'from', 'over']

export const percent = (chance: number): string => `${Math.round(100 * chance)} %`

/** 'Rifleman B ×2, Scout A'. */
export function counted(names: readonly string[]): string {
  return [...new Set(names)]
    .map(name => {
      const count = names.filter(other => other === name).length
      return count === 1 ? name : `${name} ×${count}`
    })
    .join(', ')
}

export interface Remark {
  readonly text: string
  /** The command whose lines are to be shown beside it; without one the decision is shown on which most hung. */
  readonly shows?: string
  /** Which of the decisions with that command, if there are several. */
  readonly nth?: number
}

/** By round or turn. */
export type Remarks = Readonly<Record<number, readonly Remark[]>>
