/** A table at which nothing has been played yet. The server commits to its dice here, before it knows who will sit there. */
import { randomBytes } from 'node:crypto'
import { commitmentOf, drawSecret } from '@bivouac/fair'
import { findGame, orRefuse } from '@bivouac/host/core'
import type { OnlinePlan } from '@bivouac/protocol/online'
import { newAffairs } from './affairs.ts'
import type { OnlineTable } from './online-table.ts'
import type { Shared } from './shared.ts'

type People = Pick<OnlineTable, 'owner' | 'ownerName' | 'players' | 'names' | 'bots'>

export function freshTable(
  { core }: Shared,
  plan: OnlinePlan,
  people: People,
): { readonly table: OnlineTable; readonly secret: string } {
  const { module } = findGame(core, plan.module)
  const { fingerprint, rules } = orRefuse(core.boards(module, { scenario: plan.scenario }))
  const secret = drawSecret()
  const now = core.clock()
  const table: OnlineTable = {
    ...people,
    id: core.newId(),
    plan,
    invite: randomBytes(16).toString('base64url'),
    begun: now,
    touched: now,
    status: 'waiting',
    stands: { seq: 0 },
    affairs: newAffairs(plan.clock, now),
    rematch: undefined,
    commitment: commitmentOf({ game: module.id, scenario: plan.scenario, fingerprint, rules }, secret),
    entries: 0,
    due: undefined,
    askedAt: now,
    goesOnAlone: false,
    awaySince: [now, now],
    upTo: { lines: 0, n: 0 },
    shownHere: [true, true],
    untold: 0,
  }
  return { table, secret }
}
