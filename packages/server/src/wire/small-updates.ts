/** Turns the updates of one screen into small ones: what changed since the last, and now and then a check of the whole. */
import { changeTo, type Known, knownOf, type OnlineNews, type WireUpdate } from '@bivouac/protocol/online'

/** After so many changes comes a check. */
const CHECK_EVERY = 40

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
  const remember = (update: WireUpdate, changes: number): void =>
    void sent.set(update.game, { entry: update.entry, known: knownOf(update), changes })
  return {
    begin: update => remember(update, 0),
    forget: game => void sent.delete(game),
    news(update) {
      const before = sent.get(update.game)
      remember(update, (before?.changes ?? 0) + 1)
      if (before === undefined) return { news: 'update', update }
      const withHash = (before.changes + 1) % CHECK_EVERY === 0
      return { news: 'change', ...changeTo(update, before.entry, before.known, withHash) }
    },
  }
}
