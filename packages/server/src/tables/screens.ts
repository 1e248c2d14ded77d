/** The screens that are connected: each has a line of its own among the host's watchers. */
import type { Line, Rights } from '@bivouac/host/core'
import type { Update } from '@bivouac/protocol'
import type { OnlineNews, WireUpdate } from '@bivouac/protocol/online'
import type { ServerLine } from '../wire/line.ts'
import { smallUpdates } from '../wire/small-updates.ts'
import { leaveTable } from './playing.ts'
import type { Screen, Shared } from './shared.ts'
import { sentClocks } from './summary.ts'

/** Whose eyes a screen looks through is settled when it sits down (`playing.ts`): the host need not ask again. */
const SETTLED: Rights = { mayPlay: () => true, mayLook: () => true, mayHold: () => false, mayMend: false }

/** The update and the clocks of the table as they stand; the same for all who are shown the same. */
let last: { update: Update; sent: WireUpdate } | undefined
function withClocks(shared: Shared, update: Update): WireUpdate {
  if (last?.update === update) return last.sent
  const clocks = shared.tables.get(update.game)?.affairs.clocks
  if (clocks === undefined) return update as WireUpdate
  const sent = { ...update, clocks: sentClocks(shared, clocks) } as WireUpdate
  last = { update, sent }
  return sent
}

export function newScreen(shared: Shared, { guest, tell, tellText, cut }: ServerLine): Screen {
  const small = smallUpdates()
  const line: Line = {
    rights: SETTLED,
    post(message) {
      if (!('news' in message) || message.news === 'games') return
      if (message.news !== 'update') return tell(message as OnlineNews)
      tellText(small.news(withClocks(shared, message.update)))
      // A busy machine may have taken its time since it was kept: what is asked is asked from now on.
      const table = shared.tables.get(message.update.game)
      if (table !== undefined) table.askedAt = shared.core.clock()
    },
  }
  const screen: Screen = { guest, tell, tellText, cut, line, small, games: new Set() }
  shared.screenOf.set(line, screen)
  const all = shared.screens.get(guest.id) ?? new Set()
  shared.screens.set(guest.id, all.add(screen))
  return screen
}

/** The line is gone: its player has left every table he sat at with it. */
export async function closeScreen(shared: Shared, screen: Screen): Promise<void> {
  const { screens, screenOf } = shared
  const all = screens.get(screen.guest.id)
  all?.delete(screen)
  if (all?.size === 0) screens.delete(screen.guest.id)
  await Promise.all([...screen.games].map(game => leaveTable(shared, game, screen)))
  screenOf.delete(screen.line)
}
