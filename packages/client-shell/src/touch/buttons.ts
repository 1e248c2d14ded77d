/** Choices that lie on no thing of the table are buttons of the frame: `button:end-turn`, `button:pass`. */
import type { Choice, Thing } from './touch.ts'

export const isButton = (thing: Thing): boolean => thing.startsWith('button:')

/** The choices that are a button and nothing else. */
export const buttonChoices = (choices: readonly Choice[]): readonly Choice[] =>
  choices.filter(({ path }) => path.length === 1 && isButton(path[0]))

/** The names games give to the buttons that end something, the most final one first. */
const ENDINGS = ['end-turn', 'end', 'done', 'pass', 'stop', 'stay', 'keep']

/** What the key E presses: the button that ends, else the only one there is. */
export function endingChoice(choices: readonly Choice[]): Choice | undefined {
  const buttons = buttonChoices(choices)
  for (const name of ENDINGS) {
    const found = buttons.find(({ path }) => path[0] === `button:${name}`)
    if (found) return found
  }
  return buttons.length === 1 ? buttons[0] : undefined
}
