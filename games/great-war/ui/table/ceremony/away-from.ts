/** On a phone the slip that tells what happened lies on the board: in the half where it hides nothing that it tells of. */
import { boardSize, placeOf, type Turn } from '../../../src/art/places.ts'
import { hexNamed } from '../../../src/geometry.ts'
import type { Scene } from './scenes.ts'

export function awayFrom(scenes: readonly Scene[], turned: Turn): 'top' | 'bottom' {
  // Some dice are thrown at no hex: they say who is ordered.
  const targets = scenes.flatMap(targetOf).map(hexNamed)
  const heights = targets.filter(hex => hex >= 0).map(hex => placeOf(hex, turned)[1])
  return heights.length > 0 && Math.max(...heights) < boardSize(turned)[1] / 2 ? 'bottom' : 'top'
}

/** The hex that dice or shells were meant for; each shell is a roll of its own. */
function targetOf(scene: Scene): readonly string[] {
  if (scene.kind === 'barrage') return [scene.fact.hex]
  return scene.kind === 'roll' ? [scene.roll.at] : []
}
