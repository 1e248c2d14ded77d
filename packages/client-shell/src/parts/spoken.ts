/** What is said aloud of some facts: dice and losses at once, the rest politely. */
import type { GameUi, Seen, SoundName, Words } from '../game-ui.ts'

/** A game marks by their sounds what must not be missed: a roll, the silence after a loss, the end. */
const URGENT: readonly SoundName[] = ['dice', 'hush', 'bell']

export interface Spoken {
  readonly polite: string
  readonly assertive: string
}

export function spokenOf(
  ui: Pick<GameUi, 'soundsOf'>,
  words: Words,
  { board, facts }: Pick<Seen, 'board' | 'facts'>,
): Spoken {
  const sentences = facts.flatMap(fact => {
    const text = words.face.sentence(board, fact)
    const isUrgent = ui.soundsOf(fact).some(sound => URGENT.includes(sound))
    return text ? [{ text, isUrgent }] : []
  })
  const all = (urgent: boolean): string =>
    sentences
      .filter(one => one.isUrgent === urgent)
      .map(one => one.text)
      .join(' ')
  return { polite: all(false), assertive: all(true) }
}
