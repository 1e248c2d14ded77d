/** Choices that lie on no thing of the table are buttons of the frame: `button:end-turn`, `button:pass`. */
import type { Choice, Thing } from './touch.ts'

export const isButton = (thing: Thing): boolean => thing.startsWith('button:')

/** The choices that are a button and nothing else. */
export const buttonChoices = (choices: readonly Choice[]): readonly Choice[] =>
  choices.filter(({ path }) => path.length === 1 && isButton(path[0]))

/** The choices that are offered as buttons now: those, and after something was picked the ones that end its path. */
export const buttonsNow = (
  choices: readonly Choice[],
  picked: readonly Thing[],
): readonly { readonly command: number; readonly thing: Thing }[] =>
  [
    ...(picked.length === 0 ? [] : choices.filter(({ path }) => endsWithButton(path, picked))),
    ...buttonChoices(choices),
  ].map(({ command, path }) => ({ command, thing: path[path.length - 1] }))

const endsWithButton = (path: readonly Thing[], picked: readonly Thing[]): boolean =>
  path.length === picked.length + 1 &&
  isButton(path[picked.length]) &&
  picked.every((thing, i) => path[i] === thing)

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
