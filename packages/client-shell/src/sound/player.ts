/** Plays sounds by name. There is no audio at all, and no script for it, until somebody has switched it on and a first sound is due. */
import type { SoundName } from '../game-ui.ts'

export function playSounds(names: readonly SoundName[], volume: number): void {
  if (names.length === 0 || volume === 0 || typeof AudioContext === 'undefined') return
  void import('./studio.ts').then(
    ({ play }) => play(names, volume),
    // A sound that cannot be fetched is not heard: none is ever needed.
    () => {},
  )
}

/** One sound, to hear how loud it is. */
export const playSound = (name: SoundName, volume: number): void => playSounds([name], volume)
