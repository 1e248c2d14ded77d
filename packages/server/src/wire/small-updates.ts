/** Turns the updates of one screen into small ones: what changed since the last, and now and then a check of the whole. */
import { changeText, type Known, knownOf, type WireUpdate } from '@bivouac/protocol/online'

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
  /** The message that brings the screen to this update, as JSON text. */
  news(update: WireUpdate): string
  forget(game: string): void
}

/** The last change that was worked out: those who watch through the same eyes are sent it one after the other. */
let last:
  | { update: WireUpdate; known: Known; before: Known | undefined; withHash: boolean; news: string }
  | undefined

/** What is known with an update, and the message that leads there from what was known before. */
function step(update: WireUpdate, before: Sent | undefined, withHash: boolean): NonNullable<typeof last> {
  if (last?.update === update && last.before === before?.known && last.withHash === withHash) return last
  const known = last?.update === update ? last.known : knownOf(update)
  const news =
    before === undefined
      ? JSON.stringify({ news: 'update', update })
      : changeText(update, known, before.entry, before.known, withHash)
  last = { update, known, before: before?.known, withHash, news }
  return last
}

export function smallUpdates(): SmallUpdates {
  const sent = new Map<string, Sent>()
  return {
    begin: update => void sent.set(update.game, { entry: update.entry, known: knownOf(update), changes: 0 }),
    forget: game => void sent.delete(game),
    news(update) {
      const before = sent.get(update.game)
      const changes = (before?.changes ?? 0) + 1
      const { known, news } = step(update, before, changes % CHECK_EVERY === 0)
      sent.set(update.game, { entry: update.entry, known, changes })
      return news
    },
  }
}
