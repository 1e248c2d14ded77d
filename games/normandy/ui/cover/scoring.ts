/** A campaign's score by the game's own rule, for a page that knows seats and scenarios by their ids. */
import type { CampaignBattle, CampaignScore } from '@bivouac/client-shell'
import { scoreCampaign } from '../../src/campaign.ts'
import { scenarios } from '../../src/scenario/scenarios.ts'
import { SIDES } from '../../src/vocabulary.ts'

const numberOf = (id: string): number => scenarios.find(one => one.id === id)?.number ?? 0

export function scoring(battles: readonly CampaignBattle[]): CampaignScore {
  const { score, winner, degree } = scoreCampaign(
    battles.map(({ scenario, winner, casualties: [us, german] }) => ({
      scenario: numberOf(scenario),
      winner: SIDES[winner],
      casualties: { us, german },
    })),
  )
  return {
    score: [score.us, score.german],
    winner: winner === undefined ? undefined : SIDES.indexOf(winner),
    degree,
  }
}
