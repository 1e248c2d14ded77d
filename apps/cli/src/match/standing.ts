/** How a match stands: takes finished pairs in any order and counts them in theirs, so that the end is always the same. */
import { addTimes, countPairs, dense, newTimes, type Times, type Verdict, verdictOf } from '@bivouac/lab'
import { BOTS, type BotKey, botOn, type PairResult, pointOf, pointsOf } from './pair.ts'
import { llrOf, type MatchPlan, scenarioOf, seedOf } from './plan.ts'

/** A game lost by breaking the rules of being a bot. */
export interface Forfeit {
  readonly pair: number
  readonly scenario: string
  readonly seed: string
  readonly bot: BotKey
  readonly side: string
  readonly text: string
}

export class Standing {
  readonly plan: MatchPlan
  readonly sides: readonly string[]
  /** The most pairs there will be. */
  readonly most: number
  readonly counts = countPairs([])
  /** The same for each scenario. */
  readonly byScenario: number[][]
  /** What each pair brought bot a, in order. */
  readonly points: number[] = []
  /** The points that bot a has won on each side. */
  readonly wonOn = [0, 0]
  readonly ends: Record<string, number> = {}
  readonly forfeits: Forfeit[] = []
  readonly times: Readonly<Record<BotKey, Times>> = { a: newTimes(), b: newTimes() }
  llr: number | undefined
  decided: Verdict | undefined
  readonly #early = new Map<number, PairResult>()

  constructor(plan: MatchPlan, sides: readonly string[], most: number) {
    this.plan = plan
    this.sides = sides
    this.most = most
    this.byScenario = plan.scenarios.map(() => countPairs([]))
    this.llr = llrOf(plan.goal, this.counts)
  }

  get pairs(): number {
    return this.points.length
  }

  get over(): boolean {
    return this.decided !== undefined || this.pairs >= this.most
  }

  /** A pair waits until all before it are there: which worker was quicker must not change a verdict. */
  take(pair: number, result: PairResult): void {
    this.#early.set(pair, result)
    for (;;) {
      const next = this.#early.get(this.pairs)
      if (next === undefined || this.over) return
      this.#early.delete(this.pairs)
      this.#count(this.pairs, next)
    }
  }

  #count(pair: number, result: PairResult): void {
    const { plan } = this
    const scenario = scenarioOf(plan, pair)
    const points = pointsOf(result)
    this.points.push(points)
    this.counts[2 * points]++
    this.byScenario[scenario][2 * points]++
    for (const [i, game] of result.games.entries()) {
      const { reason, fault } = game
      this.wonOn[i] += pointOf(game)
      this.ends[reason] = (this.ends[reason] ?? 0) + 1
      if (fault) {
        const side = this.sides[botOn(0, i) === fault.bot ? 0 : 1]
        this.forfeits.push({
          pair,
          scenario: plan.scenarios[scenario].id,
          seed: seedOf(plan, pair),
          ...fault,
          side,
        })
      }
    }
    for (const key of BOTS) addTimes(this.times[key], dense(result.times[key]))
    this.llr = llrOf(plan.goal, this.counts)
    this.decided = this.llr === undefined ? undefined : verdictOf(this.llr)
  }
}
