/**
 * Versions of the rules. A game is played under one version from its beginning to its end, unless it goes on under a newer one
 * half-way. Records are replayed under the version they were played under, so a game keeps the branches of old versions for as
 * long as records of them are about (see a game's `rules/versions.ts`).
 */
import type { Board, GameModule } from './game-module.ts'
import type { Match } from './match.ts'
import type { Fact } from './recorder.ts'
import { fail, ok, type Result } from './result.ts'

const others = new WeakMap<Board, Map<number, Board>>()

/** The same scenario's board under another version of the rules: always the same object for the same version. */
export function boardUnder<B extends Board>(
  { rulesVersion }: Pick<GameModule<B>, 'rulesVersion'>,
  board: B,
  version: number,
): Result<B> {
  if (version === board.rules) return ok(board)
  if (version > rulesVersion)
    return fail(
      'newer-rules',
      `The game was played under rules version ${version}, which is newer than this program's version ${rulesVersion}. Update the program to open it.`,
    )
  if (!Number.isInteger(version) || version < 1)
    return fail('unknown-rules', `There is no rules version ${version}.`)
  const known = others.get(board) ?? new Map<number, Board>()
  others.set(board, known)
  const other = known.get(version) ?? { ...board, rules: version }
  known.set(version, other)
  return ok(other as B)
}

/** The same game, which goes on from where it stands under another version of the rules. Nothing before can be undone. */
export const goOnUnder = <B extends Board, V, E extends Fact>(
  { table, log, story, ...match }: Match<B, V, E>,
  board: B,
): Match<B, V, E> => ({
  ...match,
  table: { board, cells: table.cells, chance: table.chance, recorder: table.recorder },
  log: [...log],
  story: [...story],
  undoable: [],
})
