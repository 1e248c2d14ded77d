/** The grounds of tables that are painted when the app is built: they are the largest thing on a table, and so are seen before the app is there. */
import { greatWar } from '@bivouac/great-war'
import {
  groundSheet,
  isSideways,
  landOf,
  PAINTED_SCENARIO,
  PAINTED_TURNS,
  paintedGround,
  type Turn,
} from '@bivouac/great-war/art'
import { unwrap } from '@bivouac/kernel'

/** The media query of those for whom it is, and the file. */
export type Ground = readonly [media: string, file: string]

/** As its table turns the board: see `ui/table/turn.ts` there. */
const PORTRAIT = '(max-width: 759.98px) and (orientation: portrait)'

export const GREAT_WAR_GROUNDS: readonly Ground[] = PAINTED_TURNS.map(turned => [
  isSideways(turned) ? PORTRAIT : `not all and ${PORTRAIT}`,
  `./${paintedGround(turned)}`,
])

function paint(turned: Turn): string {
  const scenario = greatWar.scenarios.find(({ id }) => id === PAINTED_SCENARIO)
  return [...groundSheet(landOf(unwrap(greatWar.board(scenario?.data))), turned)].join('')
}

export const GROUND_FILES = Object.fromEntries(
  PAINTED_TURNS.map(turned => [paintedGround(turned), { type: 'image/svg+xml', make: () => paint(turned) }]),
)
