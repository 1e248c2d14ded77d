/**
 * When a bot is heard. What it is asked whatever it holds it answers after a fixed time, no sooner and no later: else its
 * pause would tell whether it holds something to think about.
 */
import type { Decision } from '@bivouac/kernel'
import type { Choice } from './bot.ts'

const ANSWER_MS = 800
/** A little less than that, for a thread may be slow to hear and to be heard. */
const THOUGHT_MS = 600

/** Lets a bot `choose`, within so many milliseconds if any are given, and gives its choice when it may be heard. */
export async function paced(
  { regardless }: Decision,
  wait: (ms: number) => Promise<void>,
  choose: (ms: number | undefined) => Choice,
): Promise<number> {
  if (regardless !== true) return choose(undefined)
  const [command] = await Promise.all([choose(THOUGHT_MS), wait(ANSWER_MS)])
  return command
}
