/** A campaign as a book of battles: which game is which battle, and who is ahead. */
import type { Campaign, Fallen, GameSummary } from '@bivouac/protocol'
import type { CampaignBattle, CampaignScore, GameCover } from '../../game-ui.ts'

/** One battle of a campaign, fought or yet to come. */
export interface BattleEntry {
  readonly scenario: string
  readonly game: GameSummary | undefined
}

/** A battle that was fought out counts before one that still runs, and the one touched last before older ones. */
export function battlesOf(campaign: Campaign, games: readonly GameSummary[]): readonly BattleEntry[] {
  return campaign.scenarios.map((scenario, battle) => {
    const [game] = games
      .filter(({ plan }) => plan.campaign?.campaign === campaign.id && plan.campaign.battle === battle)
      .sort(
        (a, b) => Number(b.outcome !== undefined) - Number(a.outcome !== undefined) || b.touched - a.touched,
      )
    return { scenario, game }
  })
}

/** The battle to be fought now: the first without a result; undefined when all have one. */
export function nextBattle(entries: readonly BattleEntry[]): number | undefined {
  const at = entries.findIndex(({ game }) => game?.outcome === undefined)
  return at < 0 ? undefined : at
}

export const casualtiesIn = (
  game: GameSummary,
  cover: Pick<GameCover, 'sideIds'>,
): readonly [number, number] => {
  const bySeat = (seat: number): number =>
    game.tally[`casualties.${cover.sideIds[seat]}`] ?? game.fallen.filter(man => man.seat === seat).length
  return [bySeat(0), bySeat(1)]
}

/** Only battles that follow each other from the first one count: a campaign is fought in order. */
export function foughtBattles(
  entries: readonly BattleEntry[],
  cover: Pick<GameCover, 'sideIds'>,
): readonly CampaignBattle[] {
  const end = nextBattle(entries) ?? entries.length
  return entries
    .slice(0, end)
    .flatMap(({ scenario, game }) =>
      game?.outcome ? [{ scenario, winner: game.outcome.winner, casualties: casualtiesIn(game, cover) }] : [],
    )
}

/** For a game without a rule of its own: who has won more battles is ahead. */
export function scoreByVictories(battles: readonly CampaignBattle[]): CampaignScore {
  const won = (seat: number): number => battles.filter(({ winner }) => winner === seat).length
  const score = [won(0), won(1)] as const
  return { score, winner: score[0] === score[1] ? undefined : score[0] > score[1] ? 0 : 1 }
}

interface FallenIn extends Fallen {
  readonly scenario: string
}

export const rollOfTheFallen = (entries: readonly BattleEntry[]): readonly FallenIn[] =>
  entries.flatMap(({ scenario, game }) => (game?.fallen ?? []).map(man => ({ ...man, scenario })))
