/** The campaign: any run of consecutive scenarios, scored by victories and men lost. */
import * as s from './state/state.ts'
import { FOG, REMOVED, type SideName } from './vocabulary.ts'

/** Cards removed from the game by casualties: all that were removed but Fog of War. */
export const casualtiesOf = (t: s.NormandyTable, side: number): number =>
  s.cardCount(t, side, REMOVED) - s.kindCount(t, side, REMOVED, FOG)

/** One battle's entry in the campaign's book. */
export interface Battle {
  /** The scenario's number. */
  readonly scenario: number
  readonly winner: SideName
  readonly casualties: Readonly<Record<SideName, number>>
}

const CASUALTIES_PER_POINT = 10
const DEGREES = ['undecided', 'marginal', 'clear', 'decisive'] as const

interface CampaignScore {
  readonly victories: Readonly<Record<SideName, number>>
  readonly casualties: Readonly<Record<SideName, number>>
  readonly score: Readonly<Record<SideName, number>>
  readonly winner: SideName | undefined
  readonly degree: (typeof DEGREES)[number]
}

/** Victories minus one for each full ten casualties suffered; the margin says how great the victory is. */
export function scoreCampaign(battles: readonly Battle[]): CampaignScore {
  for (const [i, battle] of battles.entries())
    if (i > 0 && battle.scenario !== battles[i - 1].scenario + 1)
      throw new RangeError(
        `A campaign is a run of consecutive scenarios: ${battle.scenario} does not follow ${battles[i - 1].scenario}.`,
      )
  const sum = (count: (battle: Battle) => number) => battles.reduce((n, battle) => n + count(battle), 0)
  const bySide = (count: (side: SideName) => number) => ({ us: count('us'), german: count('german') })
  const victories = bySide(side => sum(battle => (battle.winner === side ? 1 : 0)))
  const casualties = bySide(side => sum(battle => battle.casualties[side]))
  const score = bySide(side => victories[side] - Math.floor(casualties[side] / CASUALTIES_PER_POINT))
  const margin = score.us - score.german
  return {
    victories,
    casualties,
    score,
    winner: margin === 0 ? undefined : margin > 0 ? 'us' : 'german',
    degree: degreeOf(Math.abs(margin)),
  }
}

/** Margin 0 undecided, 1 to 3, 4 to 5, over 5. */
const degreeOf = (margin: number): (typeof DEGREES)[number] =>
  margin === 0 ? 'undecided' : margin <= 3 ? 'marginal' : margin <= 5 ? 'clear' : 'decisive'
