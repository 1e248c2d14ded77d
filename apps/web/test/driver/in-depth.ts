/**
 * What repeats itself: the same path once more in another window, with another hand, in another game. A run of the tests takes some of the
 * cases, so that each game, each window and each hand comes up; `BIVOUAC_SCREENS=all npx vitest run apps/web/test` takes all of them.
 */
const isDeep = process.env.BIVOUAC_SCREENS === 'all'

export const inDepth = <const Always, const Deep>(
  always: readonly Always[],
  inADeepRun: readonly Deep[],
): readonly (Always | Deep)[] => (isDeep ? [...always, ...inADeepRun] : always)

/** Both games and both kinds of windows; in a deep run both games in both. */
export const TABLES = inDepth(
  [
    { game: 'normandy', size: 'desktop' },
    { game: 'greatWar', size: 'phone' },
  ],
  [
    { game: 'normandy', size: 'phone' },
    { game: 'greatWar', size: 'desktop' },
  ],
)
