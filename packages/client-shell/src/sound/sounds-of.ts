/** Which sounds some facts make. */
import type { GameUi, Seen, SoundName } from '../game-ui.ts'

/** More than these of one moment are noise. */
const MOST = 6

/** The sounds of some facts, each only once in a row. */
export function soundsOf(ui: Pick<GameUi, 'soundsOf'>, facts: Seen['facts']): readonly SoundName[] {
  const all = facts.flatMap(fact => ui.soundsOf(fact))
  return all.filter((sound, i) => sound !== all[i - 1]).slice(0, MOST)
}
