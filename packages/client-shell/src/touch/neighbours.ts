/** Arrow keys between things that lie anywhere: left and right through all of them, up and down to the nearest one. */

export interface Place {
  readonly x: number
  readonly y: number
}

/** On, or back. */
type Step = 1 | -1

interface Arrow {
  readonly along: 'row' | 'column'
  readonly step: Step
}

const ARROWS: Readonly<Record<string, Arrow>> = {
  ArrowLeft: { along: 'row', step: -1 },
  ArrowRight: { along: 'row', step: 1 },
  ArrowUp: { along: 'column', step: -1 },
  ArrowDown: { along: 'column', step: 1 },
}

export const arrowOf = (key: string): Arrow | undefined => ARROWS[key]

/** All things on the board, in the order in which they are read. */
export interface Field<T> {
  readonly all: readonly T[]
  placeOf(item: T): Place | undefined
  isWanted(item: T): boolean
}

/** The thing that the arrow leads to. */
export const neighbour = <T>(field: Field<T>, here: T, { along, step }: Arrow): T | undefined =>
  along === 'row' ? nextInOrder(field, here, step) : nearest(field, here, step)

/** It goes round, so that everything is reached: something may be the nearest to nothing. */
function nextInOrder<T>({ all, isWanted }: Field<T>, here: T, step: Step): T | undefined {
  const at = all.indexOf(here)
  const others = [...all.slice(at + 1), ...all.slice(0, Math.max(0, at))]
  return step === 1 ? others.find(isWanted) : others.findLast(isWanted)
}

/** Half the plane lies ahead; what is more aside than this is not what one expects. */
const WIDEST = 2.5
/** What lies aside counts more; on hexes the two of the next row still come before the one straight behind them. */
const ASIDE = 1.5

function nearest<T>({ all, placeOf, isWanted }: Field<T>, here: T, step: Step): T | undefined {
  const from = placeOf(here)
  if (!from) return undefined
  let best: T | undefined
  let least = Number.POSITIVE_INFINITY
  for (const item of all.filter(isWanted)) {
    const place = placeOf(item)
    if (!place) continue
    const ahead = step * (place.y - from.y)
    const aside = Math.abs(place.x - from.x)
    if (ahead <= 0 || aside > WIDEST * ahead) continue
    const far = ahead + ASIDE * aside
    if (far < least) {
      least = far
      best = item
    }
  }
  return best
}
