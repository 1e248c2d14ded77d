/** A table with two players, for tests of what is kept of it. */
import type { OnlineTable } from '../src/tables/online-table.ts'

export const aTable = (id: string, at = 0): OnlineTable =>
  ({
    id,
    status: 'playing',
    plan: {},
    owner: 'us',
    players: ['us', 'german'],
    bots: [undefined, undefined],
    invite: `code-${id}`,
    begun: at,
    touched: at,
    affairs: { asked: 3 },
    commitment: '',
    entries: 0,
  }) as unknown as OnlineTable
