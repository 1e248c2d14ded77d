/** Faults planted in the source of the real games and the kernel: the fuzzer finds each in as many actions as it plays by default. */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const DEFAULT_ACTIONS = 20_000
const PROGRAM = join(import.meta.dirname, 'planted/fuzz-spoilt-source.ts')

interface Fault {
  readonly name: string
  readonly game: string
  readonly file: string
  readonly from: string
  readonly to: string
  readonly check: string
  readonly what: RegExp
}

const FAULTS: readonly Fault[] = [
  {
    name: 'explain forgets that a counter is suppressed',
    game: 'normandy',
    file: 'games/normandy/src/view/explain.ts',
    from: 'table: tableFrom(board, view) }',
    to: 'table: tableFrom(board, { ...view, units: view.units.map(u => ({ ...u, suppressed: false })) }) }',
    check: 'explain',
    what: /is not legal, but nothing says why|is legal but refused/,
  },
  {
    name: 'a spectator is shown the cards that a spy has seen',
    game: 'great-war',
    file: 'games/great-war/src/view/view.ts',
    from: '...(seat === SPECTATOR ? {} : { spied',
    to: '...(seat === SPECTATOR - 1 ? {} : { spied',
    check: 'secrecy',
    what: /^a spectator is shown '.*' after '.* give-back .*' without having heard of it/,
  },
  {
    name: 'undo goes back past a die',
    game: 'normandy',
    file: 'packages/kernel/src/match.ts',
    from: 'draws(table) !== drawsBefore || revealedTo',
    to: 'revealedTo',
    check: 'undo',
    what: /can be undone although chance was drawn/,
  },
  {
    name: 'undo goes back past an answer',
    game: 'normandy',
    file: 'packages/kernel/src/match.ts',
    from: 'if (final || (last && last.seat !== seat)) ',
    to: 'if (final) ',
    check: 'undo',
    what: /can be undone although it was answered/,
  },
]

test.each(FAULTS)('$name: found', { timeout: 600_000 }, async ({ game, file, from, to, check, what }) => {
  const args = [PROGRAM, game, file, from, to, String(DEFAULT_ACTIONS)]
  const { stdout } = await promisify(execFile)(process.execPath, args)
  const found = JSON.parse(stdout) as { check: string; what: string }[]
  const right = found.find(violation => violation.check === check && what.test(violation.what))
  expect(right, `what was found: ${stdout}`).toBeDefined()
})
