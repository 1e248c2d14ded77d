/** The few figures and moments that an account comes down to. */
import { below, type Seat, seedCells } from '@bivouac/kernel'
import type { Chance, Finding } from '@bivouac/protocol'
import type { Account, Step } from './account.ts'

interface SideSummary {
  readonly decisions: number
  readonly mistakes: number
  /** The chance lost by all decisions together, and by one on average. */
  readonly lost: Chance
  readonly lostEach: Chance
  /** The numbers of the decisions that gained and lost most against what the search had picked. */
  readonly best?: number
  readonly worst?: number
}

interface Rarity {
  readonly throws: number
  /** Of 10,000 games with the same throws and draws made again, so many bring luck at least as far from none as this one had. */
  readonly atLeastSo: number
  /** What luck is like in these games: its standard deviation. */
  readonly usual: Chance
  /** What the throws and draws alone brought the first side at first sight, each held against its other ways. */
  readonly thrown: Chance
}

export interface Summary {
  readonly bySide: readonly [SideSummary, SideSummary]
  /** The numbers of the three commands around which the curve moved most, in order. */
  readonly turningPoints: readonly number[]
  /** What the result would have been without luck: start and decisions alone. */
  readonly withoutLuck: Chance
  readonly rarity: Rarity
}

export const summaryOf = (account: Account, findings: readonly Finding[]): Summary => ({
  bySide: [sideOf(account, 0), sideOf(account, 1)],
  turningPoints: account.steps
    .toSorted((a, b) => swing(b) - swing(a) || a.number - b.number)
    .slice(0, TURNING_POINTS)
    .filter(step => swing(step) > 0)
    .map(({ number }) => number)
    .sort((a, b) => a - b),
  withoutLuck: account.start + account.decisions[0] + account.decisions[1],
  rarity: rarityOf(findings, account.luck),
})

const TURNING_POINTS = 3
const swing = ({ before, after }: Step): Chance => Math.abs(after - before)

function sideOf({ steps }: Account, seat: Seat): SideSummary {
  const own = steps.flatMap(({ seat: by, number, decision }) =>
    by === seat && decision ? [{ number, ...decision }] : [],
  )
  const lost = own.reduce((sum, decision) => sum + decision.lost, 0)
  const byLoss = own.toSorted((a, b) => a.lost - b.lost || a.number - b.number)
  const [best, worst] = [byLoss[0], byLoss.at(-1)]
  return {
    decisions: own.length,
    mistakes: own.filter(decision => decision.isMistake).length,
    lost,
    lostEach: own.length === 0 ? 0 : Math.round(lost / own.length),
    ...(best && best.lost < 0 ? { best: best.number } : {}),
    ...(worst && worst.lost > 0 ? { worst: worst.number } : {}),
  }
}

const GAMES = 10_000

/** How often the throws and draws of this game, made again, bring as much luck as it had. */
function rarityOf(findings: readonly Finding[], luck: Chance): Rarity {
  const throws = thrownIn(findings)
  const sums = luckMadeAgain(findings)
  const squares = sums.reduce((all, sum) => all + sum * sum, 0)
  return {
    throws: throws.length,
    atLeastSo: sums.reduce((count, sum) => count + (Math.abs(sum) >= Math.abs(luck) ? 1 : 0), 0),
    usual: Math.round(Math.sqrt(squares / GAMES)),
    thrown: Math.round(throws.reduce((sum, { got, others }) => sum + got - meanOf(others), 0)),
  }
}

/** The luck of 10,000 games that are put together from the throws and draws of this one, each made again. */
export function luckMadeAgain(findings: readonly Finding[]): Float64Array {
  const dice = new Int32Array(4)
  seedCells(dice, 'made again', 0)
  const throws = thrownIn(findings).map(({ others }) => ({ others, mean: meanOf(others) }))
  return Float64Array.from({ length: GAMES }, () => {
    let sum = 0
    for (const { others, mean } of throws) sum += others[below(dice, others.length, 0)] - mean
    return sum
  })
}

const thrownIn = (findings: readonly Finding[]) =>
  findings.flatMap(({ remade }) => (remade && varies(remade.others) ? [remade] : []))

const meanOf = (others: readonly Chance[]): number =>
  others.reduce((sum, chance) => sum + chance, 0) / others.length

/** A card that is merely laid open could not have been another. */
const varies = (others: readonly Chance[]): boolean => others.some(chance => chance !== others[0])
