/** Sentences that several of the commands say. */
import type { Difference } from '@bivouac/server/admin'

/** Where a game differs, on one line. */
export function differenceLine({ game, entry, line, text }: Difference): string {
  const at = entry === undefined ? '' : entry === 0 ? ', at the setup' : `, at entry ${entry}`
  const what = line === undefined || entry === 0 ? '' : ` ('${line.split(' = ')[0].replaceAll('\n', ' / ')}')`
  return `${game}${at}${what}: ${text}`
}
