/** After a game against a bot: an easier one for who has lost, a harder one for who has won twice. */
import type { Level } from '@bivouac/ai'
import type { GamePlan, GameSummary } from '@bivouac/protocol'
import { LEVELS } from '../parts/levels.ts'
import { seatAgainstBot } from './eyes.ts'

export interface Rung {
  readonly way: 'easier' | 'harder'
  readonly level: Level
}

/** Against whom a person played, and whether he won; undefined for games of another kind, and for running ones. */
function resultOf({ plan, outcome }: Pick<GameSummary, 'plan' | 'outcome'>) {
  const own = seatAgainstBot(plan.seats)
  const bot = own === undefined ? undefined : plan.seats[1 - own]
  if (own === undefined || bot?.who !== 'bot' || outcome === undefined) return undefined
  return { module: plan.module, level: bot.level, isWon: outcome.winner === own }
}

/** `games` are all that are kept, the newest first, this one among them. */
export function nextRung(
  game: Pick<GameSummary, 'plan' | 'outcome'>,
  games: readonly Pick<GameSummary, 'plan' | 'outcome'>[],
): Rung | undefined {
  const last = resultOf(game)
  if (last === undefined) return undefined
  const at = (LEVELS as readonly string[]).indexOf(last.level)
  if (at < 0) return undefined
  if (!last.isWon) return at > 0 ? { way: 'easier', level: LEVELS[at - 1] } : undefined
  const alike = games
    .map(resultOf)
    .filter(one => one?.module === last.module && one.level === last.level)
    .slice(0, 2)
  const hasWonTwice = alike.length === 2 && alike.every(one => one?.isWon)
  return hasWonTwice && at + 1 < LEVELS.length ? { way: 'harder', level: LEVELS[at + 1] } : undefined
}

/** The same seats with a bot of another level. */
export const seatsWith = ({ seats }: GamePlan, level: Level): GamePlan['seats'] => {
  const [one, other] = seats.map(sitter => (sitter.who === 'bot' ? ({ who: 'bot', level } as const) : sitter))
  return [one, other]
}
