/** Requests about oneself: saying hello, one's name, a sign of life. */
import { refuse } from '@bivouac/host/core'
import { PROTOCOL } from '@bivouac/protocol/online'
import type { Guest } from '../people/guests.ts'
import type { Handlers } from './handlers.ts'
import type { OnlineTable, SeatNumber } from './online-table.ts'
import { type Shared, tellGames } from './shared.ts'

const nameAt = (
  { players, names }: OnlineTable,
  seat: SeatNumber,
  { id, name }: Guest,
): string | undefined => (players[seat] === id ? name : names[seat])

export function meRequests(shared: Shared): Pick<Handlers, 'hello' | 'rename' | 'ping'> {
  const { core, guests, build, bus } = shared
  const several = bus.isShared ? { several: true as const } : {}
  return {
    async hello({ protocol }, { guest }) {
      if (protocol !== PROTOCOL)
        refuse(
          'other-protocol',
          `This server speaks protocol ${PROTOCOL}, you speak ${protocol}: ${protocol < PROTOCOL ? 'reload the page' : 'the server is older than you are'}.`,
        )
      const rules = Object.fromEntries(core.games.map(({ module }) => [module.id, module.rulesVersion]))
      return { protocol: PROTOCOL, build, rules, time: core.clock(), me: guest, ...several }
    },
    async rename({ name }, screen) {
      const guest =
        (await guests.rename(screen.guest, name)) ??
        refuse('storage-failed', 'Your name cannot be saved just now: try again in a moment.')
      for (const one of shared.screens.get(guest.id) ?? []) one.guest = guest
      for (const table of shared.tables.values())
        table.names = [nameAt(table, 0, guest), nameAt(table, 1, guest)]
      tellGames(shared, guest.id)
      return guest
    },
    ping: async () => ({ time: core.clock() }),
  }
}
