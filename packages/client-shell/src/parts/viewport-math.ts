/** Pan and zoom as figures: the content is drawn at `scale` and moved by `x`, `y`, in px of the box. */

export interface Look {
  readonly scale: number
  readonly x: number
  readonly y: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

export const FIT: Look = { scale: 1, x: 0, y: 0 }
export const MOST = 5

/** Whether all of the board is in sight. */
export const isWhole = ({ scale }: Look): boolean => scale <= 1.001

/** Never smaller than the box, and never moved so far that the board is gone. */
export function bounded({ scale, x, y }: Look, box: Size): Look {
  const s = Math.min(MOST, Math.max(1, scale))
  const within = (at: number, length: number): number => Math.min(0, Math.max(length - length * s, at))
  return { scale: s, x: within(x, box.width), y: within(y, box.height) }
}

/** As large as it can be with all of this part of the content in sight, which is measured at scale 1. */
export function lookAt(part: { x: number; y: number; width: number; height: number }, box: Size): Look {
  const scale = Math.min(MOST, box.width / part.width, box.height / part.height)
  const middle = { x: part.x + part.width / 2, y: part.y + part.height / 2 }
  return bounded({ scale, x: box.width / 2 - middle.x * scale, y: box.height / 2 - middle.y * scale }, box)
}

/** Zooms by a factor about a point of the box, which stays where it is. */
export function zoomed(look: Look, factor: number, at: { x: number; y: number }, box: Size): Look {
  const scale = Math.min(MOST, Math.max(1, look.scale * factor))
  const k = scale / look.scale
  return bounded({ scale, x: at.x - (at.x - look.x) * k, y: at.y - (at.y - look.y) * k }, box)
}

export const panned = (look: Look, dx: number, dy: number, box: Size): Look =>
  bounded({ ...look, x: look.x + dx, y: look.y + dy }, box)
