/** The bots themselves: each sits in one seat of one game, remembers what it planned, and answers questions. */
import {
  type Bot,
  type BotMaker,
  botDice,
  type Chosen,
  LEVELS,
  type Level,
  levelsOf,
  reasonsGiven,
} from '@bivouac/ai'
import type { Board } from '@bivouac/kernel'
import type { HintLine } from '@bivouac/protocol'
import { newBoards } from '../boards.ts'
import { orRefuse, refuse } from '../host-error.ts'
import { type Hire, masterBot } from './master-bot.ts'
import type { Question, ThinkGame, Thinking } from './thinking.ts'

/** A search's tree takes room: no more bots than this are remembered, the one asked last longest. */
const REMEMBERED = 4
const LINES_MOST = 5

interface Seated {
  readonly bot: Bot
  readonly board: Board
}

/** Thinks in the thread it is called in. `hire` lets the level Master think in several. */
export function botsAtWork(
  games: readonly ThinkGame[],
  { clock, hire }: { clock(): number; hire?: Hire | undefined },
): Thinking {
  const boards = newBoards()
  const levels = new Map<string, Readonly<Record<Level, BotMaker>>>()
  const seated = new Map<string, Seated>()

  function sitDown(question: Question): Seated {
    const game =
      games.find(one => one.module.id === question.module) ??
      refuse('unknown-game', `There is no game '${question.module}' here.`)
    const level = LEVELS.find(one => one === question.level)
    if (level === undefined) return refuse('unknown-level', `There is no bot '${question.level}'.`)
    const board = orRefuse(boards(game.module, question))
    if (level === 'master' && hire !== undefined) return { board, bot: masterBot(game, question, hire) }
    const makers = levels.get(question.module) ?? makersFor(game)
    levels.set(question.module, makers)
    return { board, bot: makers[level]() }
  }

  function botFor(key: string, question: Question): Seated {
    const known = seated.get(key) ?? sitDown(question)
    seated.delete(key)
    seated.set(key, known)
    for (const [old] of seated) if (seated.size > REMEMBERED) dismiss(old)
    return known
  }

  function dismiss(key: string): void {
    seated.get(key)?.bot.stop?.()
    seated.delete(key)
  }

  async function ask(key: string, question: Question): Promise<{ command: number; bot: Bot }> {
    const { bot, board } = botFor(key, question)
    const { seat, view, legal, seed, ms } = question
    try {
      const choice: Chosen = bot.choose({ board, seat, view, legal, dice: botDice(seed, seat), clock, ms })
      return { command: await choice, bot }
    } catch (error) {
      // One that has failed is no good any more: whoever asks again gets a new one.
      dismiss(key)
      throw error
    }
  }

  return {
    choose: async question =>
      (await ask(`${question.game} ${question.seat} ${question.level}`, question)).command,
    async hint(question) {
      const { command, bot } = await ask(`${question.game} ${question.seat} hint`, question)
      // Where there is no choice a bot does not think: what it says would be about the choice before.
      const lines = question.legal.length > 1 ? (reasonsGiven(bot)?.lines ?? []) : []
      if (lines.length === 0) return [{ command, chance: 0.5, visits: 0 }]
      return lines
        .slice(0, LINES_MOST)
        .map(({ command, chance, visits }): HintLine => ({ command, chance, visits }))
    },
    forget(game) {
      for (const key of [...seated.keys()]) if (key.startsWith(`${game} `)) dismiss(key)
    },
  }
}

const makersFor = ({ module, mind, planner }: ThinkGame): Readonly<Record<Level, BotMaker>> =>
  levelsOf(module, mind, planner)
