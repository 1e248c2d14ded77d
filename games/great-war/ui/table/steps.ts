/** The steps of a turn in the bar above the table, and what wins. */
import type { TurnStep } from '@bivouac/client-shell'
import type { GreatWarView } from '../../src/view/view.ts'
import type { GreatWarSeen } from './seen.ts'
import { type GreatWarWords, tableWords } from './words.ts'

const STEPS = ['command', 'order', 'move', 'battle', 'end'] as const
type Step = (typeof STEPS)[number]

/** G-4 Which step a decision belongs to; what can happen in several goes by what lies below it. */
const STEP_OF: Readonly<Record<string, Step>> = {
  'play-card': 'command',
  'with-card': 'command',
  commanding: 'command',
  order: 'order',
  move: 'move',
  advancing: 'move',
  shell: 'battle',
  'shell-dice': 'battle',
  barrage: 'battle',
  battle: 'battle',
  race: 'end',
  keep: 'end',
  'end-turn': 'end',
}

/** The lowest decision that is under way says how far the turn has come. */
const stepNow = (view: GreatWarView): Step | undefined =>
  view.doing.map(doing => STEP_OF[doing.kind]).find(step => step !== undefined)

export function steps({ view, outcome }: GreatWarSeen, words: GreatWarWords): readonly TurnStep[] {
  const { say } = tableWords(words)
  const now = outcome ? undefined : stepNow(view)
  return STEPS.map(step => ({ label: say(`step.${step}`), isNow: step === now }))
}

export const goal = ({ view }: GreatWarSeen, words: GreatWarWords): string =>
  tableWords(words).sayCounted('goal', view.medalsToWin)
