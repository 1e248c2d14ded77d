/** The grounds of tables that are painted when the app is built: they are the largest thing on a table, and so are seen before the app is there. */
import { greatWar } from '@bivouac/great-war'
import * as greatWarArt from '@bivouac/great-war/art'
import { unwrap } from '@bivouac/kernel'
import { normandy } from '@bivouac/normandy'
import * as normandyArt from '@bivouac/normandy/art'

/** The media query of those for whom it is, and the file. */
export type Ground = readonly [media: string, file: string]

/** As its table turns the board: see `ui/table/turn.ts` there. */
const PORTRAIT = '(max-width: 759.98px) and (orientation: portrait)'

export const GREAT_WAR_GROUNDS: readonly Ground[] = greatWarArt.PAINTED_TURNS.map(turned => [
  greatWarArt.isSideways(turned) ? PORTRAIT : `not all and ${PORTRAIT}`,
  `./${greatWarArt.paintedGround(turned)}`,
])

export const NORMANDY_GROUNDS: readonly Ground[] = [['all', `./${normandyArt.PAINTED_GROUND}`]]

const picture = (make: () => string) => ({ type: 'image/svg+xml', make })

const scenarioOf = ({ scenarios }: typeof greatWar | typeof normandy, painted: string): unknown =>
  scenarios.find(({ id }) => id === painted)?.data

const greatWarGround = (turned: greatWarArt.Turn): string => {
  const board = unwrap(greatWar.board(scenarioOf(greatWar, greatWarArt.PAINTED_SCENARIO)))
  return [...greatWarArt.groundSheet(greatWarArt.landOf(board), turned)].join('')
}

const normandyGround = (): string =>
  normandyArt.groundSheet(unwrap(normandy.board(scenarioOf(normandy, normandyArt.PAINTED_SCENARIO))))

export const GROUND_FILES = {
  ...Object.fromEntries(
    greatWarArt.PAINTED_TURNS.map(turned => [
      greatWarArt.paintedGround(turned),
      picture(() => greatWarGround(turned)),
    ]),
  ),
  [normandyArt.PAINTED_GROUND]: picture(normandyGround),
}
