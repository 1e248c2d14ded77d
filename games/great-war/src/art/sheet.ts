/** How much of the plane a picture of the ground shows, and which grounds need not be painted in the page. */
import { boardSize, isSideways, type Turn } from './places.ts'

/** What the sheet shows around the board: its cardboard edge, and at the own edge the names of the sections. */
const EDGE = 15
const NAMES = 22

interface Sheet {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The part of the plane that is shown; picture and pieces share it. */
export function sheetOf(turned: Turn): Sheet {
  const [width, height] = boardSize(turned)
  const [left, bottom] = isSideways(turned) ? [NAMES, EDGE] : [EDGE, NAMES]
  return { x: -left, y: -EDGE, width: width + left + EDGE, height: height + EDGE + bottom }
}

export const viewBoxOf = ({ x, y, width, height }: Sheet): string => `${x} ${y} ${width} ${height}`

/** The scenario of most lessons and first games: its ground at the start is painted when the app is built. */
export const PAINTED_SCENARIO = 'opening-action-1'

/** For the side whose lessons they are, at a desk and on an upright phone. */
export const PAINTED_TURNS: readonly Turn[] = [0, 1]

/** Its file, beside the page. */
export const paintedGround = (turned: Turn): string => `great-war-ground-${turned}.svg`
