/** What an analysis says, in figures that are ready to be shown: the split with its errors, and a grade for each decision. Pure. */
import { type Account, accountOf, CERTAIN, type Step, type Summary, summaryOf } from '@bivouac/analysis'
import type { Outcome, Seat } from '@bivouac/kernel'
import type { Analysis, Chance } from '@bivouac/protocol'

/** A bar of so many standard errors to either side holds the truth 19 times in 20. */
export const SURE = 1.96

export interface Reading {
  /** Whose chance all of it tells. */
  readonly near: Seat
  readonly account: Account
  readonly summary: Summary
  /** How far each part may be off, as bars are drawn. */
  readonly off: {
    readonly start: Chance
    readonly decisions: readonly [Chance, Chance]
    readonly luck: Chance
    readonly withoutLuck: Chance
  }
  /** The step of each command by its number. */
  stepAt(number: number): Step | undefined
}

export function readingOf(
  { findings }: Pick<Analysis, 'findings'>,
  { winner }: Pick<Outcome, 'winner'>,
  near: Seat,
): Reading {
  const first = accountOf(findings, winner === 0 ? CERTAIN : 0)
  const account = near === 0 ? first : forSecond(first)
  const start = account.steps.find(step => step.decision)?.decision?.bestError ?? 0
  const errorsOf = (seat: Seat): readonly Chance[] =>
    account.steps.flatMap(step => (step.seat === seat && step.decision ? [step.decision.error] : []))
  const [one, other] = [0, 1].map(seat => together(errorsOf(seat)))
  const all = together([start, one, other])
  const steps = new Map(account.steps.map(step => [step.number, step]))
  return {
    near,
    account,
    summary: summaryOf(first, findings),
    off: {
      start: SURE * start,
      decisions: [SURE * one, SURE * other],
      luck: SURE * all,
      withoutLuck: SURE * all,
    },
    stepAt: number => steps.get(number),
  }
}

/** Errors that know nothing of one another. */
const together = (errors: readonly Chance[]): Chance =>
  Math.sqrt(errors.reduce((sum, error) => sum + error * error, 0))

export const GRADES = ['find', 'best', 'sound', 'mistake', 'grave'] as const
export type Grade = (typeof GRADES)[number]

/** A mistake that changes the game. */
const GRAVE: Chance = 1500
/** Better than what the search had picked, beyond its noise. */
const FIND: Chance = 200

/** What a decision may be called: a mistake only if the loss is larger than the search's own noise. */
export function gradeOf({ lost, error, isMistake }: NonNullable<Step['decision']>): Grade {
  if (isMistake) return lost >= GRAVE ? 'grave' : 'mistake'
  if (-lost >= FIND && -lost > 3 * error) return 'find'
  return lost <= 0 ? 'best' : 'sound'
}

/** How much a step changed, and whether more of it was the decision or what came after. */
export function causeOf({ before, decided, after }: Step): { by: 'decision' | 'luck'; change: Chance } {
  const isDecision = Math.abs(decided - before) >= Math.abs(after - decided)
  return { by: isDecision ? 'decision' : 'luck', change: after - before }
}

export const decisionsOf = ({ account }: Reading, seat: Seat): readonly Step[] =>
  account.steps.filter(step => step.seat === seat && step.decision)

/** The same account as the second side's chance. */
function forSecond({ steps, start, decisions, luck, result }: Account): Account {
  const other = (chance: Chance): Chance => CERTAIN - chance
  return {
    steps: steps.map(step => ({
      ...step,
      before: other(step.before),
      decided: other(step.decided),
      after: other(step.after),
    })),
    start: other(start),
    decisions: [-decisions[0], -decisions[1]],
    luck: -luck,
    result: other(result),
  }
}

/** What the decisions alone would have come to, within what can come. */
export const withoutLuck = ({ account: { start, decisions } }: Reading): Chance =>
  Math.min(CERTAIN, Math.max(0, start + decisions[0] + decisions[1]))

/** One game in so many; undefined where most bring as much, 0 where none of them all did. */
export function oneIn({ rarity }: Summary): number | undefined {
  if (2 * rarity.atLeastSo > 10_000) return undefined
  return rarity.atLeastSo === 0 ? 0 : Math.round(10_000 / rarity.atLeastSo)
}
