/**
 * When a bot is heard. What it is asked whatever it holds it answers after a fixed time, no sooner and no later: else its
 * pause would tell whether it holds something to think about.
 */
import type { Decision } from '@bivouac/kernel'
import type { Chosen } from './bot.ts'
import type { Level } from './levels.ts'

/** Milliseconds: what the level needs in most cases, as people wait for it again and again. */
const ANSWER_MS: Readonly<Record<Level, number>> = {
  recruit: 200,
  regular: 200,
  veteran: 250,
  expert: 500,
  master: 1000,
}
/** The thought itself ends earlier, for a thread may be slow to hear and to be heard. */
const THOUGHT = 0.75

/** Lets a bot `choose`, within so many milliseconds if any are given, and gives its choice when it may be heard. */
export async function paced(
  { regardless }: Decision,
  level: string,
  wait: (ms: number) => Promise<void>,
  choose: (ms: number | undefined) => Chosen,
): Promise<number> {
  if (regardless !== true) return choose(undefined)
  // Of a bot that is none of ours nothing is known.
  const ms = ANSWER_MS[level as Level] ?? ANSWER_MS.master
  const [command] = await Promise.all([choose(THOUGHT * ms), wait(ms)])
  return command
}
