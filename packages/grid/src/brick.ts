/** Square tiles laid in staggered rows or columns, in half-tile coordinates: a tile covers 2 by 2. */

export interface Place {
  readonly x: number
  readonly y: number
}

/** Two tiles are adjacent if they share an edge or part of one; a corner is not enough. */
export function touching(a: Place, b: Place): boolean {
  const dx = Math.abs(a.x - b.x)
  const dy = Math.abs(a.y - b.y)
  return (dx === 2 && dy < 2) || (dy === 2 && dx < 2)
}

/** Whether two tiles lie on one another, wholly or in part. */
export const overlapping = (a: Place, b: Place): boolean => Math.abs(a.x - b.x) < 2 && Math.abs(a.y - b.y) < 2
