/** Waits for a bot: shows at a terminal that it thinks, and goes on at once when the player has pressed Ctrl-C. */
import type { Chosen } from '@bivouac/ai'
import type { Lines } from './lines.ts'

/** Shorter waits are not worth a word. */
const PATIENCE_MS = 400
const CLEAR_LINE = '\r\x1b[K'

/** The bot's choice, and what is shown until it comes; undefined if the player does not want to wait for it. */
export async function thought(
  shownText: string,
  choice: Chosen,
  lines: Lines,
  output: NodeJS.WriteStream = process.stdout,
): Promise<number | undefined> {
  if (typeof choice === 'number') return choice
  let shown = false
  const timer = setTimeout(() => {
    shown = output.isTTY === true
    if (shown) output.write(shownText)
  }, PATIENCE_MS)
  try {
    return await Promise.race([choice, lines.interruption])
  } finally {
    clearTimeout(timer)
    if (shown) output.write(CLEAR_LINE)
  }
}
