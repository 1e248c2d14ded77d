/** What follows every change of a game: it is kept, then told, then the bots go on. */

import { stepBots } from './bots.ts'
import { type Core, keep, loadRoom, tell, trouble } from './core.ts'
import { refuse } from './host-error.ts'
import { type Room, seqOf } from './room.ts'
import { mayLook, tellUpdate } from './telling.ts'

/** Whether the change stands; if another window was first, the game is now as it was made there. */
export async function settle(core: Core, room: Room): Promise<boolean> {
  const kept = await keep(core, room)
  if (kept === 'gone') {
    leave(core, room)
    return refuse('no-such-game', 'This game has been removed in another window.')
  }
  if (kept === 'taken') {
    await reload(core, room)
    return false
  }
  tellUpdate(core, room)
  if (room.match.module.toChoose(room.match.table) === 0) tell(core, { news: 'games' })
  stepBots(core, room)
  return true
}

/** Takes the game as the store has it, and shows it to whoever looks. */
export async function reload(core: Core, old: Room): Promise<void> {
  core.rooms.delete(old.id)
  const room = await loadRoom(core, old.id)
  const { watcher } = old
  old.watcher = undefined
  stepBots(core, old)
  if (watcher === undefined) return
  // What both have in common was shown already; where they part, the table simply stands as it stands.
  const common = old.lines.findIndex((line, i) => line.text !== room.lines[i]?.text)
  const known = Math.min(watcher.sent, common < 0 ? old.lines.length : common)
  room.watcher = {
    ...watcher,
    sent: known < watcher.sent ? seqOf(room) : known,
    shown: Math.min(watcher.shown, known),
  }
  if (!mayLook(room, watcher.seat)) room.watcher = undefined
  tellUpdate(core, room)
  stepBots(core, room)
}

/** Nobody plays it here any more. */
export function leave(core: Core, room: Room): void {
  room.watcher = undefined
  room.version++
  stepBots(core, room)
  core.thinking.forget(room.id)
  core.rooms.delete(room.id)
}

/** Another window has changed the game. */
export async function follow(core: Core, room: Room): Promise<void> {
  const stored = await core.store.load(room.id)
  if (!stored.ok) {
    if (stored.problem.code !== 'no-such-game') return
    leave(core, room)
    trouble(core, { code: 'no-such-game', text: 'This game has been removed in another window.' }, room.id)
  } else if (stored.value.head.revision !== room.kept?.revision) await reload(core, room)
}
