/** How a game comes onto the engine's table: from a scenario's setup, a position, or what one seat knows. */
import { isDeepStrictEqual } from 'node:util'
import {
  type Board,
  fail,
  type GameModule,
  generatorOf,
  matchAt,
  newTable,
  ok,
  openMatch,
  type Result,
  SPECTATOR,
  seeded,
  seedTable,
} from '@bivouac/kernel'
import * as v from 'valibot'
import { didYouMean } from '../nearest.ts'
import { type ChanceAsked, short } from './requests.ts'
import { openScripted } from './script.ts'
import type { EngineGame, Playing } from './session.ts'

export function playFromSetup(
  game: EngineGame,
  scenario: string | number | object,
  seed: string,
  chance: ChanceAsked | undefined,
): Result<Playing> {
  const board = boardFor(game.module, scenario)
  if (!board.ok) return board
  const match =
    chance === undefined
      ? ok(openMatch(game.module, board.value, seed))
      : openScripted(game.module, board.value, seed, chance)
  return match.ok ? ok(sitDown(game, match.value, seed, true)) : match
}

/** A position may hold its generator: with no seed asked for, its chance goes on from there. */
export function playFromPosition(
  game: EngineGame,
  text: string,
  seed: string | undefined,
  freshSeed: () => string,
): Result<Playing> {
  const { module } = game
  const table = module.parsePosition(text, seeded, id => boardFor(module, id))
  if (!table.ok) return table
  const sown = seed ?? freshSeed()
  const standsStill = generatorOf(table.value).every(word => word === 0)
  if (seed !== undefined || standsStill) seedTable(table.value, sown)
  return ok(sitDown(game, matchAt(module, table.value), sown, false))
}

/** One of the games that the seat of a view may be in: all that it knows is so, and the rest is drawn from the seed. */
export function playFromView(
  game: EngineGame,
  scenario: string | number | object,
  view: object,
  seed: string,
): Result<Playing> {
  const { module } = game
  const board = boardFor(module, scenario)
  if (!board.ok) return board
  const shape = v.safeParse(game.viewSchema, view, { abortEarly: true })
  if (!shape.success) {
    const where = ['view', v.getDotPath(shape.issues[0])].filter(Boolean).join('.')
    return fail('bad-view', `This is no view of ${module.name}: '${short(where)}' is not as it should be.`, {
      where: short(where),
    })
  }
  const table = newTable(module.layout, board.value, seeded)
  seedTable(table, seed)
  try {
    module.imagine(board.value, view).imagine(seeded, table)
    const seen = [0, 1, SPECTATOR].map(seat => JSON.parse(JSON.stringify(module.view(table, seat))))
    if (module.broken(table).length === 0 && seen.some(one => isDeepStrictEqual(one, view)))
      return ok(sitDown(game, matchAt(module, table), seed, false))
  } catch {
    // The shape is right, but its parts may contradict each other; wherever that has led to, the answer is the same.
  }
  return fail(
    'bad-view',
    `This is no view of ${module.name} in this scenario. Send it as 'choose' or 'view' gave it.`,
    { where: 'view' },
  )
}

function boardFor(module: GameModule, scenario: string | number | object): Result<Board> {
  if (typeof scenario === 'object') return module.board(scenario)
  const name = String(scenario)
  const entry = module.scenarios.find(s => s.id === name || String(s.number) === name)
  if (entry) return module.board(entry.data)
  const ids = module.scenarios.map(s => s.id)
  return fail('unknown-scenario', `There is no scenario '${short(name)}'.${didYouMean(name, ids)}`, {
    where: 'scenario',
  })
}

const sitDown = (game: EngineGame, match: Playing['match'], seed: string, fromSetup: boolean): Playing => ({
  game,
  match,
  facts: [match.opening],
  seed,
  bots: new Map(),
  fromSetup,
})
