/** What is told aloud of some facts: dice and losses at once, the rest politely. */
import type { GameUi, Seen, SoundName, Words } from '../game-ui.ts'

/** A game marks by their sounds what must not be missed: a roll, the silence after a loss, the end. */
const URGENT: readonly SoundName[] = ['dice', 'hush', 'bell']

export interface Told {
  readonly polite: string
  readonly assertive: string
}

export function toldOf(
  ui: Pick<GameUi, 'soundsOf'>,
  words: Words,
  { board, facts }: Pick<Seen, 'board' | 'facts'>,
): Told {
  const told = facts.flatMap(fact => {
    const text = words.face.sentence(board, fact)
    const isUrgent = ui.soundsOf(fact).some(sound => URGENT.includes(sound))
    return text ? [{ text, isUrgent }] : []
  })
  const all = (urgent: boolean): string =>
    told
      .filter(one => one.isUrgent === urgent)
      .map(one => one.text)
      .join(' ')
  return { polite: all(false), assertive: all(true) }
}
