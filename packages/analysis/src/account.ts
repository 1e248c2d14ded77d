/**
 * The account of a whole game: start + decisions + luck = result, to the last hundredth of a point, by construction. The curve
 * goes from decision to decision, each seen with the eyes of the side that made it. At a decision it falls from the best
 * command's chance to the given one's; from there to the next decision it is moved by throws, by draws, and by what the side
 * that is to choose then knows besides: that is luck.
 */
import type { Seat } from '@bivouac/kernel'
import type { Chance, DecisionFinding, Finding } from '@bivouac/protocol'
import { CERTAIN, isMistake, lostBy } from './finding.ts'

/** All chances here are those of the first side. */
export interface Step {
  readonly number: number
  readonly seat: Seat
  readonly command: string
  /** Before the decision, after it, and after the luck that followed. */
  readonly before: Chance
  readonly decided: Chance
  readonly after: Chance
  readonly isChance: boolean
  readonly isEnding: boolean
  readonly decision?: DecisionFinding & { readonly lost: Chance; readonly isMistake: boolean }
}

export interface Account {
  readonly steps: readonly Step[]
  /** The first side's chance at the first decision. */
  readonly start: Chance
  /** What the decisions of each side changed in the first side's chance. */
  readonly decisions: readonly [Chance, Chance]
  /** What luck changed in it. */
  readonly luck: Chance
  /** 10,000 if the first side won, 0 if the second did; its chance at the end if the game is not over. */
  readonly result: Chance
}

interface Drafted extends Omit<Step, 'before' | 'decided' | 'after'> {
  before: Chance
  decided: Chance
  after: Chance
}

/** `result` is the first side's chance at the end. */
export function accountOf(findings: readonly Finding[], result: Chance): Account {
  const first = findings.find(finding => finding.decision !== undefined)
  const start = first?.decision ? forFirst(first.seat, first.decision.best) : result
  const steps: Drafted[] = []
  let now = start
  /** The step that luck goes to: the last with a throw or draw since the last decision, or else that decision. */
  let carrier: Drafted | undefined
  /** The curve has come to `chance`: whatever it was moved by since the last decision is luck. */
  const come = (chance: Chance): void => {
    if (carrier) {
      for (const step of steps.slice(steps.indexOf(carrier) + 1)) {
        step.before = chance
        step.decided = chance
        step.after = chance
      }
      carrier.after = chance
    }
    now = chance
  }
  for (const finding of findings) {
    const { number, seat, command, isChance, isEnding, decision } = finding
    if (decision) come(forFirst(seat, decision.best))
    // Who resigns, or lets the clock run out, decides the game.
    if (isEnding) come(now)
    const decided = isEnding ? result : decision ? forFirst(seat, decision.given) : now
    const step: Drafted = {
      number,
      seat,
      command,
      before: now,
      decided,
      after: decided,
      isChance,
      isEnding,
      ...(decision
        ? { decision: { ...decision, lost: lostBy(decision), isMistake: isMistake(decision) } }
        : {}),
    }
    steps.push(step)
    if (decision || isEnding || isChance || carrier === undefined) carrier = step
    now = decided
  }
  come(result)
  const changed = (by: (step: Step) => Chance): Chance => steps.reduce((sum, step) => sum + by(step), 0)
  const decidedBy = (seat: Seat): Chance =>
    changed(step => (step.seat === seat ? step.decided - step.before : 0))
  return {
    steps,
    start,
    decisions: [decidedBy(0), decidedBy(1)],
    luck: changed(step => step.after - step.decided),
    result,
  }
}

const forFirst = (seat: Seat, chance: Chance): Chance => (seat === 0 ? chance : CERTAIN - chance)
