/** How long a bot takes to decide, over whole games of all scenarios. */
import { type Bot, type BotMaker, playGame, type Sight } from '@bivouac/ai'
import { type GameModule, unwrap } from '@bivouac/kernel'
import { percentile } from './statistics.ts'

export interface DecisionTimes {
  readonly decisions: number
  readonly p50Ms: number
  readonly p99Ms: number
  readonly maxMs: number
}

export interface DecisionOptions {
  /** No new game is begun when the bot has thought so long, and the last one is played out by the quick bot. */
  readonly seconds: number
  /** What the bot thinks before that, to warm up. Not counted. */
  readonly warmUpSeconds: number
  /** The bot is asked at every so manieth decision; the quick one plays the others. */
  readonly every: number
  /** More decisions than this prove nothing more. */
  readonly most: number
}

/** Times every decision with more than one command to choose from. Both seats are played alike. */
export async function decisionTimes(
  module: GameModule,
  measured: BotMaker,
  quick: BotMaker,
  { seconds, warmUpSeconds, every, most }: DecisionOptions,
): Promise<DecisionTimes> {
  const times: number[] = []
  let thoughtMs = 0
  let met = 0
  const isWarm = (): boolean => thoughtMs >= warmUpSeconds * 1000
  // However little time there is, one decision is measured.
  const isOver = (): boolean =>
    times.length >= most || (times.length > 0 && thoughtMs >= (warmUpSeconds + seconds) * 1000)

  const timed = (): Bot => {
    const slow = measured()
    const fast = quick()
    return {
      name: slow.name,
      async choose(sight: Sight) {
        if (sight.legal.length === 1) return sight.legal[0]
        if (met++ % every !== 0 || isOver()) return fast.choose(sight)
        const counts = isWarm()
        const began = performance.now()
        const command = await slow.choose(sight)
        const ms = performance.now() - began
        thoughtMs += ms
        if (counts) times.push(ms)
        return command
      },
      stop() {
        slow.stop?.()
        fast.stop?.()
      },
    }
  }
  for (let game = 0; !isOver(); game++) {
    const { data, id } = module.scenarios[game % module.scenarios.length]
    const bots = [timed(), timed()] as const
    await playGame(module, unwrap(module.board(data)), `bench/${id}/${game}`, bots, {
      clock: () => performance.now(),
    }).finally(() => {
      for (const bot of bots) bot.stop?.()
    })
    // The next game is asked at other points.
    met++
  }
  return {
    decisions: times.length,
    p50Ms: percentile(times, 0.5),
    p99Ms: percentile(times, 0.99),
    maxMs: percentile(times, 1),
  }
}
