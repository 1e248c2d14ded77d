/** A verdict in sentences: the same in the browser and of `bivouac verify`. */
import type { Sayer } from '@bivouac/face-kit'
import type { Verdict } from '@bivouac/protocol'
import { MESSAGES } from './messages/en.ts'

export { MESSAGES as CHECK_WORDS }

export type CheckKey = keyof typeof MESSAGES
type CheckWords = Pick<Sayer<CheckKey>, 'say' | 'sayCounted'>

/** That it is in order, and what it holds. `winner` is what the winner is called; else as the file has it. */
export function orderText(
  { say, sayCounted }: CheckWords,
  verdict: Verdict,
  file: string,
  winner?: string,
): string {
  const { from, commands, takenBack, rules, outcome } = verdict
  const what = [
    sayCounted('order.commands', commands),
    ...(takenBack === 0 ? [] : [sayCounted('order.back', takenBack)]),
    ...(from === undefined ? [] : [say('order.begun')]),
  ]
  const by =
    outcome && (winner === undefined ? say('order.won.by-reason', outcome) : say('order.won', { winner }))
  return say('order', {
    file,
    what: what.join(' '),
    rules: rules.map(String).reduce((before, after) => say('order.then', { before, after })),
    end: by ?? say('order.running'),
  })
}

/** What is proved of its dice. */
export function diceText({ say }: CheckWords, { seed, secret, entropy, commitment }: Verdict): string {
  if (secret === 'proved') return say(entropy === 0 ? 'dice.secret' : 'dice.secret.added')
  if (seed === 'not told') return say(commitment === 'none' ? 'dice.no-seed' : 'dice.not-opened')
  return say(commitment === 'kept' ? 'dice.seed' : 'dice.seed.unsworn')
}
