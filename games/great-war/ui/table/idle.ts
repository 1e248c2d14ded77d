/** Whether a window for an answer is open in which nothing can be answered. */
import { verbOf } from '@bivouac/kernel'
import * as c from '../../src/commands.ts'
import type { GreatWarSeen } from './seen.ts'

const NOTHING_DONE: readonly number[] = [c.PASS, c.STANDING]

/** G-13.4 The window is there whatever one holds; with no card that fits, passing is all that is left. */
export const idle = ({ decision, legal }: Pick<GreatWarSeen, 'decision' | 'legal'>): number | undefined =>
  decision.kind === 'answer' && legal.every(command => NOTHING_DONE.includes(verbOf(command)))
    ? legal.find(command => verbOf(command) === c.PASS)
    : undefined
