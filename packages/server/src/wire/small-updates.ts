/** Turns the updates of one screen into small ones: what changed since the last, and now and then a check of the whole. */
import {
  type Change,
  checkOf,
  difference,
  type Known,
  knownOf,
  type OnlineNews,
  type WireUpdate,
} from '@bivouac/protocol/online'

/** After so many changes comes a check. */
const CHECK_EVERY = 20

interface Sent {
  readonly entry: number
  readonly known: Known
  readonly changes: number
}

export interface SmallUpdates {
  /** The screen has been sent the whole. */
  begin(update: WireUpdate): void
  /** The message that brings the screen to this update. */
  news(update: WireUpdate): OnlineNews
  forget(game: string): void
}

export function smallUpdates(): SmallUpdates {
  const sent = new Map<string, Sent>()
  const remember = (update: WireUpdate, changes: number): Known => {
    const known = knownOf(update)
    sent.set(update.game, { entry: update.entry, known, changes })
    return known
  }
  return {
    begin: update => void remember(update, 0),
    forget: game => void sent.delete(game),
    news(update) {
      const before = sent.get(update.game)
      const known = remember(update, (before?.changes ?? 0) + 1)
      if (before === undefined) return { news: 'update', update }
      const { game, entry, steps, clocks } = update
      const patch = difference(before.known, known)
      const change: Change = {
        game,
        from: before.entry,
        entry,
        ...(patch === undefined ? {} : { patch }),
        steps,
        ...(clocks === undefined ? {} : { clocks }),
        ...((before.changes + 1) % CHECK_EVERY === 0 ? { hash: checkOf(known) } : {}),
      }
      return { news: 'change', change }
    },
  }
}
