/** The few figures and moments that an account comes down to. */
import { below, type Seat, seedCells } from '@bivouac/kernel'
import type { Account, Step } from './account.ts'
import type { Chance, Finding } from './finding.ts'

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

/** Makes all throws and draws of this game again, many times, and asks how often they bring as much. */
function rarityOf(findings: readonly Finding[], luck: Chance): Rarity {
  const dice = new Int32Array(4)
  seedCells(dice, 'made again', 0)
  const throws = findings.flatMap(({ remade }) => (remade && varies(remade.others) ? [remade] : []))
  const means = throws.map(({ others }) => others.reduce((sum, chance) => sum + chance, 0) / others.length)
  let atLeastSo = 0
  let squares = 0
  for (let game = 0; game < GAMES; game++) {
    let sum = 0
    for (const [i, { others }] of throws.entries()) sum += others[below(dice, others.length, 0)] - means[i]
    squares += sum * sum
    if (Math.abs(sum) >= Math.abs(luck)) atLeastSo++
  }
  return {
    throws: throws.length,
    atLeastSo,
    usual: Math.round(Math.sqrt(squares / GAMES)),
    thrown: Math.round(throws.reduce((sum, { got }, i) => sum + got - means[i], 0)),
  }
}

/** A card that is merely laid open could not have been another. */
const varies = (others: readonly Chance[]): boolean => others.some(chance => chance !== others[0])
