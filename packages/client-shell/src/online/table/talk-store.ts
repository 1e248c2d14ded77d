/** What a reader wants to hear of others: talk can be muted at one table, or switched off at all. */
import { keptStore } from '../../store/kept-store.ts'
import { newStore, type Store } from '../../store/store.ts'

interface TalkWishes {
  /** At no table is there any talk. */
  readonly isOff: boolean
  /** Tables at which the other is not heard. */
  readonly muted: readonly string[]
}

/** So many tables are remembered: older ones are over by then. */
const MUTED_MOST = 50

function read(stored: unknown): TalkWishes {
  const { isOff, muted } = Object(stored) as Partial<Record<keyof TalkWishes, unknown>>
  return {
    isOff: isOff === true,
    muted: Array.isArray(muted) ? muted.filter(one => typeof one === 'string').slice(-MUTED_MOST) : [],
  }
}

let wishes: Store<TalkWishes> | undefined

export function talkWishes(): Store<TalkWishes> {
  wishes ??= keptStore(window, 'bivouac.talk', read)
  return wishes
}

export function setMuted(game: string, on: boolean): void {
  const now = talkWishes().get()
  const others = now.muted.filter(one => one !== game)
  talkWishes().set({ ...now, muted: on ? [...others, game].slice(-MUTED_MOST) : others })
}

/** The newest line that was read, by game. */
export const lastRead = newStore<ReadonlyMap<string, number>>(new Map())

export function markRead(game: string, number: number): void {
  if ((lastRead.get().get(game) ?? -1) < number) lastRead.set(new Map(lastRead.get()).set(game, number))
}
