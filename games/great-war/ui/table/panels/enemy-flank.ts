/** The flanks that a command card of the enemy names are his: his left lies on the right of whoever looks at it. */
import { titleIn } from '../../../src/text/names.ts'
import type { SideName } from '../../../src/vocabulary.ts'

export function enemyFlank(card: string, of: SideName, seat: string): 'left' | 'right' | undefined {
  if (seat !== 'british' && seat !== 'german') return undefined
  const title = titleIn(card)
  if (of === seat) return undefined
  return title.endsWith('-left') ? 'left' : title.endsWith('-right') ? 'right' : undefined
}
