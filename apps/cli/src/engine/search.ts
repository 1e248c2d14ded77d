/** What a bot would do at the engine's table, seeing one seat's view only. */
import { type Bot, reasonsGiven } from '@bivouac/ai'
import { fail, ok, seedCells } from '@bivouac/kernel'
import { findBot } from '../find.ts'
import type { Ask } from './requests.ts'
import { type Answer, findSeat, legalFor, named, type Playing, type SeatedBot, toChoose } from './session.ts'

export async function searchFor(now: Playing, ask: Ask<'search'>): Promise<Answer> {
  const { module } = now.game
  const seat = findSeat(module, ask.seat)
  if (!seat.ok) return seat
  if (toChoose(now).length === 0) return fail('over', 'The game is over.')
  const legal = legalFor(now, seat.value)
  if (legal.length === 0)
    return fail('not-your-turn', `It is not for ${module.sides[seat.value]} to choose now.`)
  const key = `${ask.seat}/${ask.bot}`
  const { bot, dice } = botFor(now, key, ask.bot)
  const { table } = now.match
  let view: unknown
  try {
    const command = await bot.choose({
      board: table.board,
      seat: seat.value,
      get view() {
        view ??= module.view(table, seat.value)
        return view
      },
      legal,
      dice,
      clock: () => performance.now(),
    })
    // Where there is no choice a bot does not think: what it says would be about the choice before.
    return ok({ command: named(now, command), ...(legal.length > 1 ? reasonsOf(now, bot) : {}) })
  } catch (error) {
    // One that has failed is no good any more: whoever asks again gets a new one.
    bot.stop?.()
    now.bots.delete(key)
    throw error
  }
}

function botFor(now: Playing, key: string, typed: string): SeatedBot {
  const known = now.bots.get(key)
  if (known) return known
  const dice = new Int32Array(4)
  seedCells(dice, `${now.seed}/${key}`, 0)
  const seated = { bot: findBot(now.game, typed)(), dice }
  now.bots.set(key, seated)
  return seated
}

const LINES_MOST = 5

/** Why, if the bot can say: its best lines, each with the chance to win and how it would go on. */
function reasonsOf(now: Playing, bot: Bot): { reasons?: unknown } {
  const thought = reasonsGiven(bot)
  if (thought === undefined) return {}
  const { lines, ...rest } = thought
  return {
    reasons: {
      ...rest,
      lines: lines.slice(0, LINES_MOST).map(line => ({
        command: named(now, line.command),
        visits: line.visits,
        chance: line.chance,
        next: line.next.map(command => named(now, command)),
      })),
    },
  }
}
