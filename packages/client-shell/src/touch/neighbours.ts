/** Arrow keys between things that lie anywhere: the nearest one in a direction. */

export type Direction = 'up' | 'down' | 'left' | 'right'

export interface Place {
  readonly x: number
  readonly y: number
}

const AXES: Readonly<Record<Direction, readonly [along: 'x' | 'y', sign: 1 | -1]>> = {
  up: ['y', -1],
  down: ['y', 1],
  left: ['x', -1],
  right: ['x', 1],
}

/** The item nearest in the direction; what lies aside counts double, so that a straight neighbour comes first. */
export function neighbour<T>(
  items: readonly T[],
  placeOf: (item: T) => Place | undefined,
  from: Place,
  direction: Direction,
): T | undefined {
  const [along, sign] = AXES[direction]
  const across = along === 'x' ? 'y' : 'x'
  let best: T | undefined
  let least = Number.POSITIVE_INFINITY
  for (const item of items) {
    const place = placeOf(item)
    if (!place) continue
    const ahead = sign * (place[along] - from[along])
    const aside = Math.abs(place[across] - from[across])
    // Half the plane lies ahead; the quarter straight ahead is what a reader expects.
    if (ahead <= 0 || aside > 2.5 * ahead) continue
    const far = ahead + 2 * aside
    if (far < least) {
      least = far
      best = item
    }
  }
  return best
}

export const directionOf = (key: string): Direction | undefined =>
  (({ ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right' }) as const)[
    key as 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight'
  ]
