/** The problems of keeping things, worded alike by all stores. */
import { fail, type Result } from '@bivouac/kernel'

export const taken = (): Result<never> =>
  fail('taken', 'The game has been changed in another window at the same time.')

export const noSuchGame = (): Result<never> => fail('no-such-game', 'This game is not kept here any more.')

export const damagedGame = (): Result<never> =>
  fail('damaged-game', 'The saved game is damaged: what is kept of it cannot be read.')

/** What a browser's storage has thrown. */
export function storageProblem(error: unknown): Result<never> {
  if (error instanceof Error && error.name === 'QuotaExceededError')
    return fail(
      'storage-full',
      "The browser's storage is full: the game goes on, but is not saved. Remove old games or make room.",
    )
  const why = error instanceof Error ? error.message : String(error)
  return fail('storage-failed', `The game cannot be saved: ${why}`)
}
