import {
  addEntropy,
  chanceFrom,
  type Dice,
  findGame,
  goOn,
  keep,
  newDice,
  newRoom,
  newStory,
  orRefuse,
  refuse,
  settleAndGoOn,
} from '@bivouac/host/core'
import { type Board, type GameModule, openKeyedMatch } from '@bivouac/kernel'
import type { GamePlan } from '@bivouac/protocol'
import { newAffairs } from './affairs.ts'
import { freshTable } from './fresh-table.ts'
import { beforeKeeping } from './keeping.ts'
import { addEntry, insertTable, updateTable } from './keeping-tables.ts'
import { refuseUnkept } from './not-kept.ts'
import { type OnlineTable, readTable, type SeatNumber, sittersAt } from './online-table.ts'
import type { Shared } from './shared.ts'

const CANNOT_BEGIN = 'The game cannot be begun just now. Nothing is lost: try again in a moment.'

const planOf = (table: OnlineTable): GamePlan => ({
  module: table.plan.module,
  scenario: table.plan.scenario,
  seats: sittersAt(table),
})

/** The dice of a game: the server's secret, and the bytes that players have opened by now. */
async function diceOf({ db }: Shared, table: OnlineTable, module: GameModule, board: Board): Promise<Dice> {
  const { secret } =
    (await db.one<{ secret: string }>('select secret from secret where game = ?', table.id)) ??
    refuse('no-such-game', CANNOT_BEGIN)
  // A game that waited while the rules were corrected gets a new commitment: nobody has sat down to the old one.
  const dice = newDice(module, board, secret)
  for (const seat of [0, 1] as const) {
    const { hash, bytes } = table.affairs.entropy[seat]
    if (hash !== undefined && bytes !== undefined)
      dice.entropy.push({ side: module.sides[seat], hash, bytes, from: 0 })
  }
  return dice
}

/** Deals the cards and keeps the game; to be called when nothing else is being done about it. */
export async function begin(shared: Shared, table: OnlineTable): Promise<void> {
  const { core, tables } = shared
  const now = core.clock()
  tables.set(table.id, table)
  const { id, begun, plan } = table
  table.affairs = { ...newAffairs(plan.clock, now), entropy: table.affairs.entropy }
  const game = findGame(core, plan.module)
  const { module } = game
  const board = orRefuse(core.boards(module, { scenario: plan.scenario }))
  const dice = await diceOf(shared, table, module, board)
  table.commitment = dice.commitment
  const match = openKeyedMatch(module, board, chanceFrom(dice, module))
  const room = newRoom(
    {
      id,
      game,
      begun,
      touched: now,
      plan: planOf(table),
      dice,
      seed: undefined,
      chance: undefined,
      kept: undefined,
    },
    newStory(match, dice),
  )
  beforeKeeping(shared, room)
  const kept = await keep(core, room)
  if (!kept.ok) {
    tables.delete(id)
    // Somebody else has begun it in the meantime: that is as good.
    if (kept.problem.code === 'taken') return
    refuse(kept.problem.code, kept.problem.text)
  }
  core.rooms.set(id, room)
  goOn(core, id)
}

/** A player's bytes come after the game has begun: they are part of all chance from here on. */
export async function mixIn(shared: Shared, table: OnlineTable, seat: SeatNumber): Promise<void> {
  const { core } = shared
  const room = core.rooms.get(table.id)
  const { hash, bytes } = table.affairs.entropy[seat]
  if (room === undefined || hash === undefined || bytes === undefined) return
  addEntropy(room, seat, hash, bytes, core.clock())
  await settleAndGoOn(core, room)
}

/** Another game of the same two with sides changed; whoever accepts twice gets the same one. */
export async function beginRematch(shared: Shared, old: OnlineTable, id: string): Promise<void> {
  const { core, db } = shared
  const now = core.clock()
  const { table, secret } = freshTable(shared, old.plan, {
    owner: old.owner,
    ownerName: old.ownerName,
    players: [old.players[1], old.players[0]],
    names: [old.names[1], old.names[0]],
    bots: [undefined, undefined],
  })
  old.rematch = table.id
  const kept = await db.write([
    addEntry(old, { kind: 'rematch', text: table.id, at: now, id }),
    updateTable(old),
    ...insertTable(table, secret, undefined),
  ])
  if (!kept.ok) {
    shared.tables.delete(old.id)
    core.rooms.delete(old.id)
    refuseUnkept(kept, CANNOT_BEGIN)
  }
  shared.bus.tell({ hint: 'table', game: old.id })
  await begin(shared, (await readTable(db, 'id', table.id, now)) ?? table)
}
